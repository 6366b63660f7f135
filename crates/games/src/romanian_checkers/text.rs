//! Text: `1PPPPPP1/p6p/p6p/p6p/p6p/p6p/p6p/1PPPPPP1 w`, `g6-c2`, `g6xd6`, and the board drawn.

use super::board::{STEP, Square};
use super::game::NAMES;
use super::moves::Move;
use super::options::{NoMoves, RomanianCheckers};
use super::position::{MEN, Position};
use super::sgf;
use parlour_core::{Eye, Game, Record, Refusal, Seat, Spot, Status, Text};

impl Text for RomanianCheckers {
    fn write_position(&self, seen: &Position) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                match seen.man(square(file, rank)) {
                    None => empty += 1,
                    Some(seat) => {
                        if empty > 0 {
                            text += &empty.to_string();
                        }
                        empty = 0;
                        text.push(['P', 'p'][seat.index()]);
                    }
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(['w', 'b'][seen.mover().index()]);
        text
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Position, Refusal> {
        if text.trim().contains('\n') {
            return read_drawing(text);
        }
        let mut fields = text.split_whitespace();
        let board = fields
            .next()
            .ok_or_else(|| Refusal::malformed("the position is empty"))?;
        let men = read_board(board)?;
        let mover = match fields.next() {
            Some("w") => Seat(0),
            Some("b") => Seat(1),
            Some(side) => {
                let why = format!("the side to move is w or b, not {:?}", shown(side));
                return Err(Refusal::malformed(why));
            }
            None => {
                let why = "the side to move (w or b) is missing after the board";
                return Err(Refusal::malformed(why));
            }
        };
        if let Some(more) = fields.next() {
            let why = format!(
                "nothing follows the side to move, but there is {:?}",
                shown(more)
            );
            return Err(Refusal::malformed(why));
        }
        position(men, mover)
    }
    fn write_move(&self, at: &Position, m: Move, _eye: Eye) -> String {
        match m {
            Move::Pass => "pass".into(),
            Move::Go { from, to } => {
                let sign = if at.man(to).is_some() { 'x' } else { '-' };
                format!("{from}{sign}{to}")
            }
        }
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        let m = spelled(text)?;
        if let Status::Over(how) = self.status(at) {
            return Err(Refusal::illegal(format!("the game is over: {how}")));
        }
        if self.is_legal(at, m) {
            Ok(m)
        } else {
            Err(Refusal::illegal(self.why_not(at, m)))
        }
    }
    fn draw(&self, seen: &Position) -> String {
        board(seen, |_| (' ', ' '))
    }
    /// `*W*` stands where the move begins, `* *` where it may go, `> <` where it would go but for
    /// some man.
    fn draw_from(&self, seen: &Position, from: &str, to: &[Spot], barred: &[Spot]) -> String {
        board(seen, |at| {
            let spot = at.to_string();
            if spot == from || to.contains(&spot) {
                ('*', '*')
            } else if barred.contains(&spot) {
                ('>', '<')
            } else {
                (' ', ' ')
            }
        })
    }
    fn barred(&self, at: &Position, from: &str) -> Vec<(Spot, String)> {
        let Some(from) = Square::named(from) else {
            return Vec::new();
        };
        if at.man(from) != Some(at.mover()) || self.connection(at).is_some() {
            return Vec::new();
        }
        let directions = (-1..=1).flat_map(|across| (-1..=1).map(move |up| (across, up)));
        let barred = directions.filter_map(|(across, up): (i32, i32)| {
            let step = (across + 8 * up).unsigned_abs();
            let way = STEP.iter().position(|s| *s == step)?;
            let far = match at.counts().of(from, way) {
                0 => 8,
                n => n as i32,
            };
            let file = u8::try_from(from.file() as i32 + across * far).ok()?;
            let rank = u8::try_from(from.rank() as i32 + up * far).ok()?;
            let to = Square::new(file, rank)?;
            let m = Move::Go { from, to };
            (!self.is_legal(at, m)).then(|| (to.to_string(), self.why_not(at, m)))
        });
        let mut barred: Vec<_> = barred.collect();
        barred.sort_unstable();
        barred
    }
    fn import(&self, text: &str) -> Option<Result<Record, Refusal>> {
        sgf::looks_like(text).then(|| sgf::read(self, text))
    }
    fn exports(&self) -> &'static [&'static str] {
        &["sgf"]
    }
    fn export(&self, record: &Record, notation: &str) -> Option<String> {
        (notation == "sgf").then(|| sgf::write(self, record))
    }
}

/// The board in characters, with what stands beside each man.
fn board(seen: &Position, beside: impl Fn(Square) -> (char, char)) -> String {
    let mut lines = vec!["   +-------------------------------+ ".to_string()];
    for rank in (0..8).rev() {
        let men = (0..8).map(|file| {
            let here = square(file, rank);
            let man = match seen.man(here) {
                Some(Seat(0)) => 'W',
                Some(_) => 'B',
                None => ' ',
            };
            let (left, right) = beside(here);
            format!("{left}{man}{right}|")
        });
        lines.push(format!(" {} |{} ", rank + 1, men.collect::<String>()));
        if rank > 0 {
            lines.push("   |---+---+---+---+---+---+---+---| ".into());
        }
    }
    lines.push(lines[0].clone());
    lines.push("     A   B   C   D   E   F   G   H   ".into());
    lines.join("\n")
}

/// Reads a board as it is drawn, marks beside men and arrows beside ranks left aside. White is to
/// move unless a line says `Black to move`.
fn read_drawing(text: &str) -> Result<Position, Refusal> {
    let mut men = [0; 2];
    let mut ranks = 0;
    let ranked = text.lines().filter_map(|line| {
        let (rank, cells) = line.trim_start().split_once('|')?;
        Some((rank.trim().parse::<u8>().ok()?, cells))
    });
    for (number, cells) in ranked {
        let bad = |why: &str| Refusal::malformed(format!("rank {number} of the drawing {why}"));
        let rank = number.checked_sub(1).filter(|rank| *rank < 8);
        let rank = rank.ok_or_else(|| bad("is not on the board"))?;
        if ranks >> rank & 1 == 1 {
            return Err(bad("is drawn twice"));
        }
        let cells: Vec<_> = cells.split('|').collect();
        let [cells @ .., _after] = &cells[..] else {
            return Err(bad("has no squares"));
        };
        if cells.len() != 8 {
            return Err(bad(&format!("has {} squares, not 8", cells.len())));
        }
        for (file, cell) in (0..).zip(cells) {
            let man = cell.trim_matches(|c| " *><".contains(c));
            let seat = match man {
                "" => continue,
                "W" | "w" => 0,
                "B" | "b" => 1,
                _ => return Err(bad(&format!("has no man {:?}", shown(man)))),
            };
            men[seat] |= square(file, rank).bit();
        }
        ranks |= 1 << rank;
    }
    if ranks != 0xFF {
        return Err(Refusal::malformed(
            "a drawn board has the ranks 8 to 1, each as ` 8 |   | W | …`",
        ));
    }
    let black = text.lines().any(|line| {
        let line = line.trim().to_ascii_lowercase();
        line == "black to move" || line == "b"
    });
    position(men, Seat(black as u8))
}

/// Checks the number of men of each side.
pub(super) fn position(men: [u64; 2], mover: Seat) -> Result<Position, Refusal> {
    for (men, name) in men.into_iter().zip(NAMES) {
        match men.count_ones() {
            0 => return Err(Refusal::invalid(format!("{name} has no men"))),
            n if n > MEN => {
                let why = format!("{name} has {n} men, more than {MEN}");
                return Err(Refusal::invalid(why));
            }
            _ => {}
        }
    }
    Ok(Position::new(men, mover))
}

fn read_board(text: &str) -> Result<[u64; 2], Refusal> {
    let ranks = text.split('/').count();
    if ranks != 8 {
        let why = format!("the board has {ranks} ranks between slashes, not 8");
        return Err(Refusal::malformed(why));
    }
    let mut men = [0; 2];
    for (rank, row) in (0..8).rev().zip(text.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            let seat = match letter {
                '1'..='8' => {
                    file += letter as u32 - '0' as u32;
                    continue;
                }
                'P' => 0,
                'p' => 1,
                _ => {
                    let why = format!("{letter:?} in rank {} is no man and no number", rank + 1);
                    return Err(Refusal::malformed(why));
                }
            };
            if file < 8 {
                men[seat] |= square(file as u8, rank).bit();
            }
            file += 1;
        }
        if file != 8 {
            let why = format!(
                "rank {} ({:?}) has {file} squares, not 8",
                rank + 1,
                shown(row)
            );
            return Err(Refusal::malformed(why));
        }
    }
    Ok(men)
}

/// Reads the form of a move: two squares with `-`, `x`, `:`, a blank or nothing between, or `pass`.
pub(super) fn spelled(text: &str) -> Result<Move, Refusal> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let letters: Vec<char> = text.chars().take(6).collect();
    let (from, to) = match letters[..] {
        [a, b, c, d] => ([a, b], [c, d]),
        [a, b, '-' | 'x' | 'X' | ':' | ' ', c, d] => ([a, b], [c, d]),
        [_, _, sign, _, _] => {
            let why = format!("{sign:?} in {text:?} cannot stand between two squares");
            return Err(Refusal::malformed(why));
        }
        _ => {
            let why = format!("{:?} is no move such as g6-c2 or g6xd6", shown(text));
            return Err(Refusal::malformed(why));
        }
    };
    let (from, to) = (read_square(from)?, read_square(to)?);
    Ok(Move::Go { from, to })
}

/// Reads one square, either case.
pub(super) fn read_square([file, rank]: [char; 2]) -> Result<Square, Refusal> {
    let file_number = (file.to_ascii_lowercase() as u32).wrapping_sub('a' as u32);
    let rank_number = (rank as u32).wrapping_sub('1' as u32);
    let number = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    Square::new(number(file_number), number(rank_number)).ok_or_else(|| {
        let square = format!("{file}{rank}");
        Refusal::malformed(format!("{square:?} is no square of the board (a1 to h8)"))
    })
}

impl RomanianCheckers {
    /// Why a well-formed move is refused, in a game that goes on.
    fn why_not(&self, at: &Position, m: Move) -> String {
        let (own, enemy) = (NAMES[at.mover().index()], NAMES[1 - at.mover().index()]);
        let Move::Go { from, to } = m else {
            return match self.no_moves {
                NoMoves::Pass => format!("{own} has a move, so {own} may not pass"),
                _ => "there is no passing under these rules".into(),
            };
        };
        match at.man(from) {
            None => return format!("no man stands on {from}"),
            Some(seat) if seat != at.mover() => {
                return format!("the man on {from} is {enemy}'s, but {own} moves");
            }
            Some(_) if from == to => return format!("a man on {from} cannot stay on {to}"),
            Some(_) => {}
        }
        let across = to.file() as i32 - from.file() as i32;
        let up = to.rank() as i32 - from.rank() as i32;
        if across != 0 && up != 0 && across.abs() != up.abs() {
            return format!("{from} and {to} are not on one line");
        }
        let (across_1, up_1) = (across.signum(), up.signum());
        let step = (across_1 + 8 * up_1).unsigned_abs();
        let way = STEP
            .iter()
            .position(|s| *s == step)
            .expect("a line runs in one of four ways");
        let (far, asked) = (at.counts().of(from, way), across.abs().max(up.abs()) as u32);
        let far = if far == 0 { 8 } else { far };
        if far != asked {
            let men = if far == 1 { "man stands" } else { "men stand" };
            return format!(
                "{far} {men} on the line from {from} to {to}, but {to} is {asked} away"
            );
        }
        let between = (1..asked as i32).map(|k| {
            let file = from.file() as i32 + k * across_1;
            let rank = from.rank() as i32 + k * up_1;
            square(file as u8, rank as u8)
        });
        for over in between {
            if at.man(over).is_some_and(|seat| seat != at.mover()) {
                return format!("the man on {from} cannot jump {enemy}'s man on {over}");
            }
        }
        format!("{own}'s own man stands on {to}")
    }
}

fn square(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("files and ranks below 8")
}

/// The beginning of a text that may be very long.
fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
