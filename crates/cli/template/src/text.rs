//! Positions as rows of letters, moves as coordinates: `x2/1o1/3` and `b2`.

use crate::game::{Board, Cell, NewGame};
use parlour_core::{Eye, Game, Refusal, Seat, Text};

impl Text for NewGame {
    fn write_position(&self, seen: &Board) -> String {
        let row = |row| {
            let cells = (0..3).filter_map(|column| Cell::new(column, row));
            let letters = cells.map(|cell| match seen.owner(cell) {
                Some(Seat(0)) => 'x',
                Some(_) => 'o',
                None => '-',
            });
            letters.collect::<String>()
        };
        [row(0), row(1), row(2)].join("/")
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Board, Refusal> {
        let rows: Vec<_> = text.trim().split('/').collect();
        if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 3) {
            return Err(Refusal::malformed(format!("{text:?} is not like x--/-o-/---")));
        }
        // Laid in turn, so that a board with too many of a kind cannot be made.
        let (mut crosses, mut noughts) = (Vec::new(), Vec::new());
        for (letter, cell) in rows.iter().flat_map(|row| row.chars()).zip(Cell::all()) {
            match letter {
                'x' => crosses.push(cell),
                'o' => noughts.push(cell),
                '-' => {}
                _ => return Err(Refusal::malformed(format!("{letter:?} is no stone"))),
            }
        }
        if crosses.len() != noughts.len() && crosses.len() != noughts.len() + 1 {
            let (x, o) = (crosses.len(), noughts.len());
            return Err(Refusal::invalid(format!("{x} crosses do not go with {o} noughts")));
        }
        let mut at = Board::default();
        for i in 0..crosses.len() {
            at.lay(crosses[i]);
            noughts.get(i).into_iter().for_each(|cell| at.lay(*cell));
        }
        if at.has_row(at.mover()) {
            return Err(Refusal::invalid("whoever is to move has three in a row already"));
        }
        Ok(at)
    }
    fn write_move(&self, _at: &Board, cell: Cell, _eye: Eye) -> String {
        format!("{}{}", (b'a' + cell.column()) as char, 3 - cell.row())
    }
    fn read_move(&self, at: &Board, text: &str) -> Result<Cell, Refusal> {
        let cell = match *text.trim().as_bytes() {
            [column, row @ b'1'..=b'3'] => Cell::new(column.wrapping_sub(b'a'), b'3' - row),
            _ => None,
        };
        let cell = cell.ok_or_else(|| Refusal::malformed(format!("{text:?} is no cell like b2")))?;
        match self.is_legal(at, cell) {
            true => Ok(cell),
            false => Err(Refusal::illegal(format!("no stone can be laid on {text}"))),
        }
    }
    fn draw(&self, seen: &Board) -> String {
        let rows = self.write_position(seen);
        let rows = rows.split('/').zip([3, 2, 1]);
        let lines = rows.map(|(row, n)| format!("{n} {row}\n")).collect::<String>();
        lines + "  abc"
    }
}
