//! The same board turned so that its cells stand on a point: rows of cells, tiles numbered by
//! 1 = top right, 2 = right, 4 = bottom right, 8 = bottom left, 16 = left, 32 = top left; and the board
//! as bytes, one a cell, row by row: these six bits, 64 for Black's tile, 128 for black on top.

use super::board::{Board, Cell};
use super::position::Position;
use super::tile::{Colour, Tile};
use parlour_core::Refusal;

/// Left end of a cell's three characters, and its row.
fn spot(board: &Board, cell: Cell) -> (usize, usize) {
    let (letter, number) = board.coordinates(cell);
    let size = board.size() as usize;
    let row = 2 * (size - 1) - letter as usize;
    // Room for the name of the first cell of the longest row.
    (5 + 4 * number as usize + 2 * row - 2 * (size - 1), row)
}

/// Rows from top to bottom, each between the names of its first and last cell; beams are `-`, `/`
/// and `\`.
pub(super) fn draw(at: &Position) -> String {
    let board = at.board();
    let rows = 2 * board.size() as usize - 1;
    let wide = 8 * board.size() as usize + 12;
    let mut page = vec![vec![' '; wide]; 2 * rows - 1];
    let mut put = |column: usize, line: usize, text: &str| {
        for (place, c) in page[line][column..].iter_mut().zip(text.chars()) {
            if c != ' ' {
                *place = c;
            }
        }
    };
    for cell in board.cells() {
        let (x, row) = spot(board, cell);
        let Some(tile) = at.tile(cell) else {
            put(x + 1, 2 * row, "·");
            continue;
        };
        let colour = tile.colour().letter();
        let colour = match tile.owner() == tile.colour() {
            true => colour.to_ascii_lowercase(),
            false => colour,
        };
        let number = tile.beams().pointy();
        put(x, 2 * row, &format!("{number:>2}{colour}"));
        let beam = |bit: u8, c: &'static str| if number & bit != 0 { c } else { " " };
        put(x + 3, 2 * row, beam(2, "-"));
        put(x - 1, 2 * row, beam(16, "-"));
        if row > 0 {
            put(x, 2 * row - 1, beam(32, "\\"));
            put(x + 2, 2 * row - 1, beam(1, "/"));
        }
        if row + 1 < rows {
            put(x, 2 * row + 1, beam(8, "/"));
            put(x + 2, 2 * row + 1, beam(4, "\\"));
        }
    }
    for letter in 0..rows as u8 {
        let numbers = (0..rows as u8).filter_map(|number| board.at(letter, number));
        let cells: Vec<_> = numbers.collect();
        for (cell, far) in [(cells[0], false), (cells[cells.len() - 1], true)] {
            let (x, row) = spot(board, cell);
            let name = board.name(cell);
            let x = if far { x + 5 } else { x - 2 - name.len() };
            put(x, 2 * row, &name);
        }
    }
    let mut lines: Vec<String> = page
        .iter()
        .map(|line| String::from_iter(line).trim_end().to_owned())
        .collect();
    lines.push("1 top right, 2 right, 4 bottom right, 8 bottom left, 16 left, 32 top left".into());
    lines.push("w, b: colour shown; W, B: flipped, owned by the other side".into());
    lines.join("\n")
}

/// A byte for each cell in hexadecimal digits, a line for each row, then the side to move and the
/// passes just made.
pub(super) fn bytes(at: &Position) -> String {
    let board = at.board();
    let mut lines: Vec<Vec<String>> = Vec::new();
    for cell in board.cells() {
        let (_, row) = spot(board, cell);
        lines.resize(row + 1, Vec::new());
        let byte = at.tile(cell).map_or(0, Tile::pointy_byte);
        lines[row].push(format!("{byte:02x}"));
    }
    let mut lines: Vec<_> = lines.iter().map(|row| row.join(" ")).collect();
    lines.push(format!("{} {}", at.mover().letter(), at.passes()));
    lines.join("\n")
}

/// Reads what [`bytes`] writes, blanks and line breaks wherever one likes; `None` for other texts.
/// Where the side to move is left out, the number of tiles tells it.
pub(super) fn read(size: u8, text: &str) -> Option<Result<Position, Refusal>> {
    let board = Board::of(size);
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_hex = |word: &&&str| word.bytes().all(|b| b.is_ascii_hexdigit());
    // `B` alone is the side to move.
    let hex = words.iter().take_while(is_hex).filter(|w| w.len() > 1);
    let digits: String = hex.copied().collect();
    let after = words.iter().skip_while(|w| is_hex(w) && w.len() > 1);
    let cells = board.cells().count();
    if digits.len() < 2 * cells {
        return None;
    }
    let refuse = |why: String| Some(Err(Refusal::malformed(why)));
    if digits.len() != 2 * cells {
        let n = digits.len() / 2;
        return refuse(format!("{n} bytes, but the board has {cells} cells"));
    }
    let mut tiles = Vec::new();
    for (i, cell) in board.cells().enumerate() {
        let byte = u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("hex digits");
        match Tile::from_pointy_byte(byte) {
            Some(tile) => tiles.push((cell, tile)),
            None if byte == 0 => {}
            None => return refuse(format!("{byte:02x} is no tile")),
        }
    }
    let usual = Colour::BOTH[tiles.len() % 2];
    let after: Vec<&str> = after.copied().collect();
    let (turn, passes) = match after[..] {
        [] => (usual, 0),
        ["W"] => (Colour::White, 0),
        ["B"] => (Colour::Black, 0),
        [turn @ ("W" | "B"), passes @ ("0" | "1" | "2")] => {
            let turn = Colour::BOTH[(turn == "B") as usize];
            (turn, passes.parse().expect("a digit"))
        }
        _ => {
            let after = after.join(" ");
            return refuse(format!(
                "after the bytes come W or B and the passes just made, not {after:?}"
            ));
        }
    };
    let set_up = Position::set_up(size, &tiles, turn, passes);
    Some(set_up.map_err(|why| Refusal::invalid(why.to_string())))
}
