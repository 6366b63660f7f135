//! States, moves and boards as text.

use super::board::Square;
use super::chain::Move;
use super::die::Die;
use super::game::{Cublino, Variant};
use super::moves;
use super::position::{Position, Side};
use super::setup::Setup;
use super::step::{Fault, Step, judge};
use parlour_core::{Eye, Game, Refusal, Status, Text};

impl Text for Cublino {
    fn write_position(&self, seen: &Position) -> String {
        Setup::of(self.variant, seen).to_string()
    }
    fn read_position(&self, text: &str, _: u64) -> Result<Position, Refusal> {
        if text.contains('\n') {
            return read_drawing(self.variant, text)?.position();
        }
        let setup: Setup = text.parse()?;
        if setup.variant != self.variant {
            let (letter, name) = match setup.variant {
                Variant::Pur => ("P", "Pur"),
                Variant::Contra => ("C", "Contra"),
            };
            return Err(Refusal::invalid(format!(
                "{letter} begins a position of Cublino {name}, which is another game"
            )));
        }
        setup.position()
    }
    fn write_move(&self, _: &Position, m: Move, _: Eye) -> String {
        m.to_string()
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        let cells = match text {
            pass if pass.eq_ignore_ascii_case("pass") => Vec::new(),
            text => read_cells(text)?,
        };
        if let Status::Over(how) = self.status(at) {
            return Err(Refusal::illegal(format!("the game is over: {how}")));
        }
        if cells.is_empty() {
            return match self.any(at) {
                Some(m) if !m.is_pass() => Err(Refusal::illegal(format!(
                    "{} may not pass, since {m} is possible",
                    at.mover().name()
                ))),
                _ => Ok(Move::PASS),
            };
        }
        moves::check(self.variant, at, &cells).map_err(|why| Refusal::illegal(why.to_string()))
    }
    fn draw(&self, seen: &Position) -> String {
        let mut lines = Vec::new();
        for row in (0..7).rev() {
            let cell = |column| {
                let cell = Square::new(column, row).expect("on the board");
                match seen.die(cell) {
                    None => " · ".to_string(),
                    Some((side, die)) => {
                        let letter = match side {
                            Side::White => die.letter().to_ascii_uppercase(),
                            Side::Black => die.letter(),
                        };
                        format!("{letter}{} ", die.top())
                    }
                }
            };
            let cells: String = (0..7).map(cell).collect();
            lines.push(format!("{} {}", row + 1, cells.trim_end()));
        }
        lines.push("  a  b  c  d  e  f  g".into());
        lines.push(self.caption(seen));
        lines.push(match self.status(seen) {
            Status::ToMove(_) => format!("{} to move", seen.mover().name()),
            over => over.to_string(),
        });
        lines.join("\n")
    }
    /// By geometry alone: nothing need stand on the start cell.
    fn check_step(&self, at: &Position, step: &str) -> Option<Result<(), Refusal>> {
        Some(self.step(at, step))
    }
}

impl Cublino {
    fn step(&self, at: &Position, text: &str) -> Result<(), Refusal> {
        let cells = read_cells(text)?;
        let [from, to] = cells[..] else {
            let why = format!("a step has two cells, not {}: {text:?}", cells.len());
            return Err(Refusal::malformed(why));
        };
        match judge(at.all(), at.mover(), from, to) {
            Ok(Step::Jump(_)) if self.variant == Variant::Contra => {
                Err(Fault::ContraJump(from, to))
            }
            Ok(_) => Ok(()),
            Err(why) => Err(why),
        }
        .map_err(|why| Refusal::illegal(why.to_string()))
    }
    /// The score in Pur, the dice left in Contra.
    pub(super) fn caption(&self, at: &Position) -> String {
        let [white, black] = match self.variant {
            Variant::Pur => Side::BOTH.map(|side| at.score(side)),
            Variant::Contra => Side::BOTH.map(|side| at.count(side)),
        };
        match self.variant {
            Variant::Pur => format!("Score: White {white}, Black {black}"),
            Variant::Contra => format!("Dice: White {white}, Black {black}"),
        }
    }
}

/// Reads a board as it is drawn: rows 7 to 1, for each cell the letter of a die and the number on
/// top, or a dot. White is to move unless a line says `Black to move`.
fn read_drawing(variant: Variant, text: &str) -> Result<Setup, Refusal> {
    let mut state = variant.letter().to_ascii_uppercase().to_string();
    let mut rows = 0;
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let row = words.next().filter(|w| w.len() == 1);
        let row = row.and_then(|w| w.parse::<u8>().ok());
        match row {
            Some(row @ 1..=7) => {
                let bad = |why: String| Refusal::malformed(format!("row {row} {why}"));
                let cells: Vec<_> = words.collect();
                if rows >> row & 1 == 1 {
                    return Err(bad("is drawn twice".into()));
                }
                if cells.len() != 7 {
                    return Err(bad(format!("has {} cells, not 7", cells.len())));
                }
                for (column, cell) in ('a'..='g').zip(cells) {
                    let mut letters = cell.chars();
                    let letter = letters.next().filter(|_| cell != "·" && cell != ".");
                    let Some(letter) = letter else { continue };
                    let die = Die::from_letter(letter.to_ascii_lowercase());
                    let top = die.map(|die| die.top().to_string());
                    let rest = letters.as_str();
                    if top.is_none() || !rest.is_empty() && top.as_deref() != Some(rest) {
                        return Err(bad(format!("has no die {cell:?}")));
                    }
                    state.extend([letter, column, char::from(b'0' + row)]);
                }
                rows |= 1 << row;
            }
            _ if line.trim().eq_ignore_ascii_case("Black to move") => {
                state.replace_range(..1, &variant.letter().to_string());
            }
            _ => {}
        }
    }
    match rows {
        0xFE => state.parse(),
        _ => Err(Refusal::malformed(
            "a drawn board has the rows 7 to 1, each with its seven cells",
        )),
    }
}

/// At least two cells, one after the other.
fn read_cells(text: &str) -> Result<Vec<Square>, Refusal> {
    let letters: Vec<char> = text.chars().collect();
    let cell = |pair: &[char]| {
        let found = match pair {
            &[column, row] => Square::from_chars(column, row),
            _ => None,
        };
        let part: String = pair.iter().collect();
        found.ok_or_else(|| {
            Refusal::malformed(format!(
                "{part:?} is no cell from a1 to g7; a move is two or more cells, or pass"
            ))
        })
    };
    let cells = letters.chunks(2).map(cell).collect::<Result<Vec<_>, _>>()?;
    if cells.len() < 2 {
        let why = format!("a move is two or more cells, or pass, not {text:?}");
        return Err(Refusal::malformed(why));
    }
    Ok(cells)
}
