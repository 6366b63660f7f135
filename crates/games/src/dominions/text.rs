//! Texts: cells, moves, records, positions.
//!
//! A move is `P63i9` (tile, cell) or `pass`, or either with the side to move around it:
//! `W[P63i9]`; for people its beams and the cell: `N+SW+NE e3`, `all i9`. A record is a line of the second form. A position is a comma list of
//! `cell:TILE`, owner `W` or `B`, controller `w` or `b`, with `-` for the empty board, then the side to
//! move and the number of passes just made: `i9:63Ww,h8:55Bb W 0`.

use super::board::{Board, Cell, Side};
use super::game::Dominions;
use super::moves::Move;
use super::position::Position;
use super::tile::{Beams, Colour, Tile};
use super::{drawing, pointed};
use parlour_core::record::Played;
use parlour_core::{Eye, Record, Refusal, Text};
use std::fmt;

impl Text for Dominions {
    fn write_position(&self, seen: &Position) -> String {
        seen.to_string()
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Position, Refusal> {
        if let Some(read) = pointed::read(self.size, text) {
            return read;
        }
        if text.contains('\n') {
            return drawing::read(self.size, text);
        }
        read_position(self.size, text)
    }
    fn write_move(&self, at: &Position, m: Move, _eye: Eye) -> String {
        write_move(at.board(), m)
    }
    fn say(&self, at: &Position, m: Move, _eye: Eye) -> String {
        spell_move(at.board(), m)
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        read_move(at, text)
    }
    fn draw(&self, seen: &Position) -> String {
        drawing::draw(seen)
    }
    fn styles(&self) -> &'static [&'static str] {
        &["pointed", "bytes"]
    }
    fn draw_as(&self, seen: &Position, style: &str) -> Option<String> {
        match style {
            "pointed" => Some(pointed::draw(seen)),
            "bytes" => Some(pointed::bytes(seen)),
            _ => None,
        }
    }
    fn import(&self, text: &str) -> Option<Result<Record, Refusal>> {
        import(self.board(), text)
    }
    fn exports(&self) -> &'static [&'static str] {
        &["txt"]
    }
    fn export(&self, record: &Record, notation: &str) -> Option<String> {
        (notation == "txt").then(|| export(record))?
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        let mut first = true;
        for cell in board.cells() {
            if let Some(tile) = self.tile(cell) {
                write!(
                    f,
                    "{}{}:{}{}{}",
                    if first { "" } else { "," },
                    board.name(cell),
                    tile.beams().number(),
                    tile.owner().letter(),
                    tile.colour().letter().to_ascii_lowercase()
                )?;
                first = false;
            }
        }
        let blank = if first { "- " } else { " " };
        write!(f, "{blank}{} {}", self.mover().letter(), self.passes())
    }
}

/// A number of one to three digits as people write it: no sign, no leading zero.
fn read_number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit());
    let usual = (1..=3).contains(&text.len()) && (text == "0" || !text.starts_with('0'));
    (plain && usual).then(|| text.parse().expect("three digits at most"))
}

/// Why a text names no cell.
enum NoCell {
    /// It is not a letter and a number.
    Form,
    /// The board ends before.
    Outside,
}

fn read_cell(board: &Board, text: &str) -> Result<Cell, NoCell> {
    let letter = text.bytes().next().filter(u8::is_ascii_lowercase);
    let letter = letter.ok_or(NoCell::Form)?;
    let number = read_number(&text[1..]).ok_or(NoCell::Form)?;
    let number = u8::try_from(number).ok().and_then(|n| n.checked_sub(1));
    let cell = number.and_then(|n| board.at(letter - b'a', n));
    cell.ok_or(NoCell::Outside)
}

fn read_colour(letter: char) -> Option<Colour> {
    Colour::BOTH.into_iter().find(|c| c.letter() == letter)
}

fn outside(board: &Board, cell: &str) -> String {
    format!(
        "there is no cell {cell:?} on a board with {} cells a side",
        board.size()
    )
}

/// Reads [`Position`]'s text; tiles in any order.
pub fn read_position(size: u8, text: &str) -> Result<Position, Refusal> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[tiles, turn, passes] = &fields[..] else {
        return Err(Refusal::malformed(format!(
            "a position has tiles, side to move and passes with single blanks between, not {} parts",
            fields.len()
        )));
    };
    let mut letters = turn.chars();
    let turn = match (letters.next().and_then(read_colour), letters.next()) {
        (Some(colour), None) => colour,
        _ => {
            let why = format!("the side to move is W or B, not {turn:?}");
            return Err(Refusal::malformed(why));
        }
    };
    let passes = match passes {
        "0" => 0,
        "1" => 1,
        "2" => 2,
        _ => {
            let why = format!("the passes just made are 0, 1 or 2, not {passes:?}");
            return Err(Refusal::malformed(why));
        }
    };
    let board = Board::of(size);
    let listed = (tiles != "-").then(|| tiles.split(','));
    let tiles: Result<Vec<_>, _> = listed
        .into_iter()
        .flatten()
        .map(|t| read_tile(board, t))
        .collect();
    Position::set_up(size, &tiles?, turn, passes).map_err(|why| Refusal::invalid(why.to_string()))
}

/// `e9:2Wb`
fn read_tile(board: &Board, text: &str) -> Result<(Cell, Tile), Refusal> {
    let bad = || {
        Refusal::malformed(format!(
            "{text:?} is not a cell, ':', a tile, W or B for its owner, w or b for its controller"
        ))
    };
    let (cell, tile) = text.split_once(':').ok_or_else(bad)?;
    let mut letters = tile.chars();
    let controller = letters.next_back().filter(char::is_ascii_lowercase);
    let controller = controller.and_then(|c| read_colour(c.to_ascii_uppercase()));
    let controller = controller.ok_or_else(bad)?;
    let owner = letters.next_back().and_then(read_colour).ok_or_else(bad)?;
    let number = read_number(letters.as_str()).ok_or_else(bad)?;
    let cell = read_cell(board, cell).map_err(|why| match why {
        NoCell::Form => bad(),
        NoCell::Outside => Refusal::invalid(outside(board, cell)),
    })?;
    let beams = u8::try_from(number).ok().and_then(Beams::new);
    let beams = beams.ok_or_else(|| {
        Refusal::invalid(format!(
            "{text:?}: tiles are numbered 1 to 63, not {number}"
        ))
    })?;
    Ok((cell, Tile::new(beams, owner, controller)))
}

/// `P63i9` or `pass`
pub fn write_move(board: &Board, m: Move) -> String {
    match m {
        Move::Pass => "pass".into(),
        Move::Place(beams, cell) => format!("P{}{}", beams.number(), board.name(cell)),
    }
}

/// The tile by its beams, as it lies there: `N+SW+NE e3`, with all six `all i9`; or `pass`.
pub fn spell_move(board: &Board, m: Move) -> String {
    let Move::Place(beams, cell) = m else {
        return write_move(board, m);
    };
    let sides: Vec<_> = Side::in_bits(beams.number())
        .map(|side| side.to_string())
        .collect();
    let tile = match beams.number() {
        63 => "all".to_owned(),
        _ => sides.join("+"),
    };
    format!("{tile} {}", board.name(cell))
}

/// `N+SW+NE` or `all`, the beams in any order.
fn read_beams(text: &str) -> Option<Beams> {
    if text.eq_ignore_ascii_case("all") {
        return Beams::new(63);
    }
    let mut number = 0;
    for word in text.split('+') {
        let named = |side: &Side| side.to_string().eq_ignore_ascii_case(word);
        let side = Side::ALL.into_iter().find(named)?;
        if number & side.bit() != 0 {
            return None;
        }
        number |= side.bit();
    }
    Beams::new(number)
}

/// Reads every form of a move and checks that it is legal.
pub fn read_move(at: &Position, text: &str) -> Result<Move, Refusal> {
    let inner = match read_bracket(text) {
        None => text,
        Some((colour, _)) if colour != at.mover() => {
            let why = format!("{text}: it is {}'s turn, not {colour}'s", at.mover());
            return Err(Refusal::illegal(why));
        }
        Some((_, inner)) => inner,
    };
    let m = read_bare(at.board(), inner)?;
    if at.passes() >= 2 {
        let why = format!("{text}: the game is over, both sides have passed");
        return Err(Refusal::illegal(why));
    }
    if let Move::Place(beams, cell) = m {
        let check = at.check(cell, beams);
        check.map_err(|why| Refusal::illegal(format!("{inner}: {why}")))?;
    }
    Ok(m)
}

/// `W[…]`
fn read_bracket(text: &str) -> Option<(Colour, &str)> {
    let (letter, rest) = text.split_once('[')?;
    let colour = Colour::BOTH
        .into_iter()
        .find(|c| letter.chars().eq([c.letter()]))?;
    Some((colour, rest.strip_suffix(']')?))
}

fn read_bare(board: &Board, text: &str) -> Result<Move, Refusal> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let bad = || {
        Refusal::malformed(format!(
            "{text:?} is not a move: P, a tile and a cell, such as P63i9, beams and a cell, such as N+SW e3, or pass"
        ))
    };
    if let Some((tile, cell)) = text.split_once(' ') {
        let beams = read_beams(tile).ok_or_else(bad)?;
        return Ok(Move::Place(beams, read_target(board, cell, bad)?));
    }
    let rest = text.strip_prefix('P').ok_or_else(bad)?;
    let cell = rest.find(|c: char| !c.is_ascii_digit()).ok_or_else(bad)?;
    let (number, cell) = rest.split_at(cell);
    let number = read_number(number).ok_or_else(bad)?;
    let beams = u8::try_from(number).ok().and_then(Beams::new);
    let beams = beams.ok_or_else(|| {
        Refusal::malformed(format!(
            "{text:?}: tiles are numbered 1 to 63, not {number}"
        ))
    })?;
    Ok(Move::Place(beams, read_target(board, cell, bad)?))
}

fn read_target(board: &Board, cell: &str, bad: impl FnOnce() -> Refusal) -> Result<Cell, Refusal> {
    read_cell(board, cell).map_err(|why| match why {
        NoCell::Form => bad(),
        NoCell::Outside => Refusal::malformed(outside(board, cell)),
    })
}

/// Reads `W[P63i9] B[P55h8] …`, with blanks, line breaks or semicolons between; `None` when the
/// text does not begin like that. The letters must take turns; the moves are not judged here.
pub fn import(board: &Board, text: &str) -> Option<Result<Record, Refusal>> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if !text.starts_with("W[") && !text.starts_with("B[") {
        return None;
    }
    let words = text.split(|c: char| c.is_whitespace() || c == ';');
    let mut record = Record {
        game: "dominions".into(),
        ..Record::default()
    };
    if board.size() != super::board::LARGEST {
        record.options = vec![("size".into(), board.size().to_string())];
    }
    let mut turn = Colour::White;
    for word in words.filter(|w| !w.is_empty()) {
        let ply = record.moves.len() + 1;
        let refuse = |why: String| Some(Err(Refusal::malformed(format!("ply {ply}: {why}"))));
        match read_bracket(word) {
            None => return refuse(format!("{word:?} is not W[…] or B[…]")),
            Some((colour, _)) if colour != turn => {
                return refuse(format!("{word}: it is {turn}'s turn, not {colour}'s"));
            }
            Some((_, inner)) => match read_bare(board, inner) {
                Ok(m) => record.moves.push(Played::new(write_move(board, m))),
                Err(why) => return refuse(why.to_string()),
            },
        }
        turn = turn.other();
    }
    Some(Ok(record))
}

/// Writes `W[P63i9] B[P55h8] …`. `None` for a match that began elsewhere than on the empty board:
/// the notation has no word for that.
pub fn export(record: &Record) -> Option<String> {
    if record.start.is_some() {
        return None;
    }
    let mut turn = Colour::White;
    let mut words = Vec::new();
    for played in &record.moves {
        let inner = read_bracket(&played.text).map_or(&*played.text, |(_, inner)| inner);
        words.push(format!("{}[{inner}]", turn.letter()));
        turn = turn.other();
    }
    let lines: Vec<_> = words.chunks(10).map(|line| line.join(" ")).collect();
    Some(lines.join("\n") + "\n")
}
