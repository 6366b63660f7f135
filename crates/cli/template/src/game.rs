//! The rules: seats lay a stone in turn; three in a row win, a full board is a draw.

use parlour_core::{Game, Open, Outcome, Reason, Rules, Seat, Seats, Status, mix};

/// The rules as a value. Options would be its fields.
#[derive(Copy, Clone, Debug)]
pub struct NewGame;

/// One of nine cells, from the top left to the bottom right.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Cell(u8);

impl Cell {
    /// `None` outside the board; columns and rows count from 0.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        match column < 3 && row < 3 {
            true => Some(Cell(row * 3 + column)),
            false => None,
        }
    }
    /// From the left.
    pub const fn column(self) -> u8 {
        self.0 % 3
    }
    /// From the top.
    pub const fn row(self) -> u8 {
        self.0 / 3
    }
    /// All nine.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).map(Cell)
    }
}

/// Everything the rules need: one set of cells a seat. Whose turn it is follows from how many there are.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Board {
    stones: [u16; 2],
}

impl Board {
    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        let laid = |seat: usize| self.stones[seat].count_ones();
        Seat((laid(0) > laid(1)) as u8)
    }
    /// Whose stone lies here.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        let lies = |seat: &Seat| self.stones[seat.index()] >> cell.0 & 1 == 1;
        [Seat(0), Seat(1)].into_iter().find(lies)
    }
    /// Lays a stone of the seat to move.
    pub fn lay(&mut self, cell: Cell) {
        self.stones[self.mover().index()] |= 1 << cell.0;
    }
    /// The stones of a seat, one bit a cell.
    pub fn stones(&self, seat: Seat) -> u16 {
        self.stones[seat.index()]
    }
    /// Has this seat three in a row?
    pub fn has_row(&self, seat: Seat) -> bool {
        ROWS.iter().any(|row| self.stones(seat) & row == *row)
    }
}

/// Three in a row, each as a set of cells.
pub const ROWS: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const ROW: Reason = Reason::new("row", "three in a row");
const FULL: Reason = Reason::new("full", "the board is full");

impl Game for NewGame {
    type Position = Board;
    type Move = Cell;

    fn start(&self, _seed: u64) -> Board {
        Board::default()
    }
    fn status(&self, at: &Board) -> Status {
        let last = Seat(1 - at.mover().0);
        if at.has_row(last) {
            Status::Over(Outcome::win(Seats::one(last), ROW))
        } else if at.stones[0] | at.stones[1] == 0b111_111_111 {
            Status::Over(Outcome::draw(FULL))
        } else {
            Status::ToMove(at.mover())
        }
    }
    fn moves(&self, at: &Board, out: &mut Vec<Cell>) {
        if let Status::ToMove(_) = self.status(at) {
            out.extend(Cell::all().filter(|cell| at.owner(*cell).is_none()));
        }
    }
    fn play(&self, at: &mut Board, cell: Cell) {
        at.lay(cell);
    }
    fn key(&self, at: &Board) -> u64 {
        mix(u64::from(at.stones[0]) << 16 | u64::from(at.stones[1]))
    }
}

/// Nothing is hidden.
impl Open for NewGame {}

impl Rules for NewGame {
    fn name(&self) -> &'static str {
        "newgame-name"
    }
    fn title(&self) -> &'static str {
        "NEWGAME_TITLE"
    }
    fn about(&self) -> &'static str {
        "Lay stones in turn; three in a row win."
    }
    fn sheet(&self) -> &'static str {
        "# The board\n\nThree by three cells, empty at first.\n\n# A move\n\nLay a stone on an empty cell.\n\n\
         # The end\n\nThree of yours in a row, upright, level or slantwise, win. A full board is a draw."
    }
}
