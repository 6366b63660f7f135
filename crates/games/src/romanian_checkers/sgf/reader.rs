//! Reading: the moves are played, so that a record that comes out is legal.

use super::super::board::Square;
use super::super::game::NAMES;
use super::super::options::RomanianCheckers;
use super::super::position::Position;
use super::super::text::{position, read_square};
use super::SETUPS;
use super::tree::{Node, Tree};
use parlour_core::record::Played;
use parlour_core::{
    Eye, Game, Match, Outcome, Reason, Record, Refusal, Rules, Seat, Seats, Status, Table, Text,
    configure,
};
use std::sync::Arc;

/// Deepest nesting of variations that a record can hold.
const DEEPEST: usize = 40;

/// The colours of SGF, by seat.
const COLOURS: [&str; 2] = ["B", "W"];

pub(in super::super) fn read(game: &RomanianCheckers, text: &str) -> Result<Record, Refusal> {
    let tree = Tree::read(text.trim_start_matches('\u{feff}'))?;
    let root = tree.nodes.first();
    let root = root.ok_or_else(|| Refusal::malformed("the SGF game has no first node"))?;
    let game = rules(game, root)?;
    let start = start(&game, &tree)?;
    let mut line = Line {
        table: Match::at(Arc::new(game), start),
        played: Vec::new(),
        resigned: None,
    };
    line.follow(&tree, 0)?;
    let Line {
        mut table,
        played,
        resigned,
    } = line;
    finish(&mut table, root.value("RE"), resigned)?;
    let mut record = Table::record(&table, Eye::Keeper);
    record.moves = played;
    let name = |key| root.value(key).unwrap_or("").replace(['\n', '\r'], " ");
    let players = ["PB", "PW"].map(name);
    if players.iter().any(|name| !name.is_empty()) {
        record.players = players.into();
    }
    Ok(record)
}

/// `RU` where it names a preset, and the setup.
fn rules(game: &RomanianCheckers, root: &Node) -> Result<RomanianCheckers, Refusal> {
    if let Some(size) = root.value("SZ")
        && size.trim() != "8"
    {
        return Err(Refusal::invalid(format!(
            "the board is 8 by 8, not SZ[{size}]"
        )));
    }
    let mut words = root.value("RU").unwrap_or("").split_whitespace();
    let preset = words.next().unwrap_or("");
    let mut game = if game.presets().iter().any(|p| p.name == preset) {
        let options = words.filter_map(|word| word.split_once('='));
        let options = options.map(|(key, value)| (key.into(), value.into()));
        configure(game, Some(preset), &options.collect::<Vec<_>>())?
    } else {
        game.clone()
    };
    if let Some(name) = setup_name(root)
        && let Some((setup, _)) = SETUPS.iter().find(|s| s.1.eq_ignore_ascii_case(name))
    {
        game.setup = *setup;
    }
    Ok(game)
}

fn setup_name(root: &Node) -> Option<&str> {
    root.value("SU")
        .map(str::trim)
        .filter(|name| !name.is_empty())
}

/// The setup, changed by `AB`, `AW`, `AE` and `PL` before the first move. Without `PL` whoever moves
/// first is to move.
fn start(game: &RomanianCheckers, tree: &Tree) -> Result<Position, Refusal> {
    let name = setup_name(&tree.nodes[0]).unwrap_or("Standard");
    let custom = name.eq_ignore_ascii_case("Custom");
    if !custom && SETUPS.iter().all(|s| !s.1.eq_ignore_ascii_case(name)) {
        return Err(Refusal::invalid(format!(
            "there is no setup SU[{name}] here"
        )));
    }
    let usual = game.start(0);
    let mut men = match custom {
        true => [0; 2],
        false => [Seat(0), Seat(1)].map(|seat| usual.men(seat)),
    };
    let mut mover = None;
    let mut part = Some(tree);
    'nodes: while let Some(tree) = part {
        for node in &tree.nodes {
            if let Some((seat, _)) = moved(node) {
                mover = mover.or(Some(seat));
                break 'nodes;
            }
            for (key, seat) in [("AE", None), ("AB", Some(0)), ("AW", Some(1))] {
                for square in points(node, key)? {
                    men = men.map(|men| men & !square.bit());
                    if let Some(seat) = seat {
                        men[seat as usize] |= square.bit();
                    }
                }
            }
            if let Some(colour) = node.value("PL") {
                mover = Some(match colour.trim().chars().next() {
                    Some('B' | 'b') => Seat(0),
                    Some('W' | 'w') => Seat(1),
                    _ => return Err(Refusal::malformed(format!("PL[{colour}] is no colour"))),
                });
            }
        }
        part = tree.children.first();
    }
    position(men, mover.unwrap_or(Seat(0)))
}

/// The squares that a property lists; `a1:c2` is a whole block.
fn points(node: &Node, key: &str) -> Result<Vec<Square>, Refusal> {
    let mut all = Vec::new();
    for text in node.all(key) {
        let square = |text: &str| {
            let letters: Vec<char> = text.trim().chars().take(3).collect();
            let pair = <[char; 2]>::try_from(letters);
            let pair =
                pair.map_err(|_| Refusal::malformed(format!("{key}[{text}] names no square")))?;
            read_square(pair)
        };
        let (from, to) = match text.split_once(':') {
            Some((from, to)) => (square(from)?, square(to)?),
            None => (square(text)?, square(text)?),
        };
        let within = |n: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&n);
        all.extend(Square::all().filter(|s| {
            within(s.file(), from.file(), to.file()) && within(s.rank(), from.rank(), to.rank())
        }));
    }
    Ok(all)
}

/// Who moves in this node, and the text of the move.
fn moved(node: &Node) -> Option<(Seat, &str)> {
    let by = |seat: usize| Some((Seat(seat as u8), node.value(COLOURS[seat])?));
    by(0).or_else(|| by(1))
}

struct Line {
    table: Match<RomanianCheckers>,
    played: Vec<Played>,
    resigned: Option<Seat>,
}

impl Line {
    /// Plays the main line of `tree`, other lines as variations.
    fn follow(&mut self, tree: &Tree, depth: usize) -> Result<(), Refusal> {
        if depth > DEEPEST {
            return Err(Refusal::malformed(
                "variations in the SGF text are nested too deeply",
            ));
        }
        let mut waiting = Vec::new();
        let mut part = Some(tree);
        while let Some(tree) = part {
            for node in &tree.nodes {
                self.node(node, &mut waiting)?;
            }
            for other in tree.children.iter().skip(1) {
                let mut side = Line {
                    table: self.table.clone(),
                    played: Vec::new(),
                    resigned: None,
                };
                side.follow(other, depth + 1)?;
                if !side.played.is_empty() {
                    waiting.push(side.played);
                }
            }
            part = tree.children.first();
        }
        Ok(())
    }
    fn node(&mut self, node: &Node, waiting: &mut Vec<Vec<Played>>) -> Result<(), Refusal> {
        let ply = self.table.moves().len();
        if let Some((seat, text)) = moved(node) {
            let here = |why: String| Refusal::illegal(format!("ply {}: {why}", ply + 1));
            let word = text.trim().to_ascii_lowercase();
            if word == "resign" {
                self.resigned = Some(seat);
                return Ok(());
            }
            if let Status::ToMove(mover) = self.table.status()
                && mover != seat
            {
                let (colour, due) = (COLOURS[seat.index()], COLOURS[mover.index()]);
                return Err(here(format!(
                    "{colour}[{text}] moves, but {due} is to move"
                )));
            }
            let plain = match word.trim_end_matches(['+', '!', '?', '#', '=']).trim_end() {
                "" => "pass",
                plain => plain,
            };
            let m = self
                .table
                .read_move(plain)
                .map_err(|why| here(why.to_string()))?;
            let at = self.table.position();
            let mut played = Played::new(self.table.game().write_move(at, m, Eye::Keeper));
            self.table.play_unchecked(m);
            played.variations = std::mem::take(waiting);
            let clock = node.value(["BL", "WL"][seat.index()]);
            let clock = clock.and_then(|s| s.trim().parse::<f64>().ok());
            let clock = clock.filter(|s| (0.0..1e12).contains(s));
            played.clock = clock.map(|s| (s * 1000.0).round() as u64);
            self.played.push(played);
        } else if ply > 0
            && ["AB", "AW", "AE"]
                .iter()
                .any(|key| node.value(key).is_some())
        {
            let why = format!("men are put on the board after ply {ply}");
            return Err(Refusal::invalid(why));
        }
        if let (Some(said), Some(last)) = (node.value("C"), self.played.last_mut()) {
            last.say(said);
        }
        Ok(())
    }
}

/// What ended the game: the moves, or `resign`, or what `RE` says.
fn finish(
    table: &mut Match<RomanianCheckers>,
    result: Option<&str>,
    resigned: Option<Seat>,
) -> Result<(), Refusal> {
    let win = |seat: usize, reason| Outcome::win(Seats::one(Seat(seat as u8)), reason);
    let text = result.unwrap_or("?").trim().to_ascii_lowercase();
    let reason = match text.get(2..).and_then(|why| why.chars().next()) {
        Some('t') => Reason::TIME,
        Some('f') => Reason::FORFEITED,
        _ => Reason::RESIGNED,
    };
    let claimed = match text.as_str() {
        "" | "?" => None,
        "0" | "d" | "draw" => Some(Outcome::draw(Reason::AGREED)),
        "void" => Some(Outcome::draw(Reason::ABANDONED)),
        text if text.starts_with("b+") => Some(win(0, reason)),
        text if text.starts_with("w+") => Some(win(1, reason)),
        _ => {
            let why = format!("RE[{}] is no result", result.unwrap_or_default());
            return Err(Refusal::malformed(why));
        }
    };
    match (table.status(), claimed, resigned) {
        (Status::Over(how), Some(claimed), _) if how.winners != claimed.winners => {
            let result = result.unwrap_or_default();
            let who = match how.winners.iter().next() {
                Some(seat) => format!("{} wins", NAMES[seat.index()]),
                None => "it is a draw".into(),
            };
            Err(Refusal::invalid(format!(
                "RE[{result}] is wrong: by the moves {who}"
            )))
        }
        (Status::Over(_), ..) => Ok(()),
        (_, _, Some(seat)) => {
            table.end(win(1 - seat.index(), Reason::RESIGNED));
            Ok(())
        }
        (_, Some(claimed), None) => {
            table.end(claimed);
            Ok(())
        }
        (_, None, None) => Ok(()),
    }
}
