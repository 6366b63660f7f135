//! The board in characters.
//!
//! `63w` is tile 63, white; `55B` is tile 55, black, flipped from White. Beams stand between the
//! tiles; `<` and `>` are two beams of one column that meet.

use super::board::{Board, Cell, Side};
use super::position::Position;
use super::tile::{Beams, Colour, FAMILIES, Tile};
use parlour_core::Refusal;

/// Characters from one column of cells to the next.
const STEP: usize = 4;

pub(super) fn draw(at: &Position) -> String {
    let board = at.board();
    let reach = 2 * (board.size() as usize - 1);
    // A column and two lines more on each side for the coordinates.
    let (columns, lines) = (reach + 3, 2 * reach + 3);
    let mut page = vec![vec![' '; columns * STEP]; lines];
    let mut put = |column: usize, line: usize, text: &str| {
        for (i, c) in text.chars().enumerate() {
            let old = &mut page[line][column * STEP + i];
            *old = match (*old, c) {
                (old, ' ') => old,
                ('/', '\\') | ('\\', '/') if i == 0 => '<',
                ('/', '\\') | ('\\', '/') => '>',
                (_, new) => new,
            };
        }
    };
    let spot = |cell: Cell| spot(board, cell);
    for cell in board.cells() {
        let (column, line) = spot(cell);
        let Some(tile) = at.tile(cell) else {
            put(column, line, " ·");
            continue;
        };
        let colour = tile.colour().letter();
        let colour = if tile.owner() == tile.colour() {
            colour.to_ascii_lowercase()
        } else {
            colour
        };
        put(
            column,
            line,
            &format!("{:>2}{colour}", tile.beams().number()),
        );
        let beam = |side: usize, c: char| {
            if tile.beams().has(Side::ALL[side]) {
                c
            } else {
                ' '
            }
        };
        let above = [beam(1, '\\'), beam(0, '|'), beam(5, '/')];
        let below = [beam(2, '/'), beam(3, '|'), beam(4, '\\')];
        for (line, beams) in [(line - 1, above), (line + 1, below)] {
            put(column, line, &String::from_iter(beams));
        }
    }
    for i in 0..2 * board.size() - 1 {
        let first = i.saturating_sub(board.size() - 1);
        let row = board.at(i, first).map(spot).expect("the first of a row");
        put(row.0 - 1, row.1 + 1, &format!("  {}", (b'a' + i) as char));
        let row = board.at(first, i).map(spot).expect("the first of a row");
        put(row.0 + 1, row.1 + 1, &(i + 1).to_string());
    }
    let mut text: Vec<String> = page
        .iter()
        .map(|line| String::from_iter(line).trim_end().to_owned())
        .collect();
    for owner in Colour::BOTH {
        text.push(hand(at, owner));
    }
    text.push(match at.passes() {
        0 => format!("{} to move", at.mover()),
        1 => format!("{} to move after a pass", at.mover()),
        _ => "both have passed".into(),
    });
    text.push("w, b: colour shown; W, B: flipped, owned by the other side".into());
    text.push("a tile's number adds its beams: 1 N, 2 NW, 4 SW, 8 S, 16 SE, 32 NE".into());
    text.join("\n")
}

/// The column and the line of a cell.
fn spot(board: &Board, cell: Cell) -> (usize, usize) {
    let reach = 2 * (board.size() as usize - 1);
    let (letter, number) = board.coordinates(cell);
    let (letter, number) = (letter as usize, number as usize);
    (
        number + reach / 2 + 1 - letter,
        2 * reach + 1 - number - letter,
    )
}

/// Reads a board as it is drawn. White is to move unless a line says otherwise.
pub(super) fn read(size: u8, text: &str) -> Result<Position, Refusal> {
    let board = Board::of(size);
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    // The first line in which something stands is that of the uppermost cell.
    let blank = |line: &Vec<char>| line.iter().all(|c| c.is_whitespace());
    let top = lines.iter().position(|line| !blank(line)).unwrap_or(0);
    let mut tiles = Vec::new();
    for cell in board.cells() {
        let (column, line) = spot(board, cell);
        let line = lines.get(top + line - 1).map_or(&[][..], |line| line);
        let here = line.iter().skip(column * STEP).take(STEP - 1);
        let here: String = here.collect::<String>().trim().into();
        let name = board.name(cell);
        let bad = || Refusal::malformed(format!("the drawing shows no tile and no dot on {name}"));
        if here == "·" || here == "." {
            continue;
        }
        let mut letters = here.chars();
        let letter = letters.next_back().ok_or_else(bad)?;
        let shown = Colour::BOTH.into_iter();
        let mut shown = shown.filter(|c| c.letter() == letter.to_ascii_uppercase());
        let shown = shown.next().ok_or_else(bad)?;
        let owner = match letter.is_ascii_lowercase() {
            true => shown,
            false => shown.other(),
        };
        let number = letters.as_str().parse().ok().and_then(Beams::new);
        tiles.push((cell, Tile::new(number.ok_or_else(bad)?, owner, shown)));
    }
    let says = |words: &str| {
        text.lines()
            .any(|line| line.trim().eq_ignore_ascii_case(words))
    };
    let after = |colour: Colour| says(&format!("{colour} to move after a pass"));
    let turn = match says("Black to move") || after(Colour::Black) {
        true => Colour::Black,
        false => Colour::White,
    };
    let passes = match says("both have passed") {
        true => 2,
        false => (after(Colour::White) || after(Colour::Black)) as u8,
    };
    Position::set_up(size, &tiles, turn, passes).map_err(|why| Refusal::invalid(why.to_string()))
}

/// `White scores -62, in hand: 1 2 4 | 3 6`, families apart.
fn hand(at: &Position, owner: Colour) -> String {
    let held = |n: &&u8| at.hand(owner) >> **n & 1 == 1;
    let families = FAMILIES.into_iter().map(|family| {
        let numbers = family.iter().filter(held).map(u8::to_string);
        numbers.collect::<Vec<_>>().join(" ")
    });
    let families: Vec<_> = families.filter(|f| !f.is_empty()).collect();
    let score = at.score(owner);
    if families.is_empty() {
        return format!("{owner} scores {score}, no tile in hand");
    }
    format!("{owner} scores {score}, in hand: {}", families.join(" | "))
}
