//! The board: a1 is bit 0, h1 bit 7, h8 bit 63.

use std::fmt;

/// One of 64 squares.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// `None` outside the board; file and rank count from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        match file < 8 && rank < 8 {
            true => Some(Square(rank * 8 + file)),
            false => None,
        }
    }
    /// `a1` to `h8`.
    pub fn from_name(name: &str) -> Option<Square> {
        let &[file, rank] = name.as_bytes() else {
            return None;
        };
        Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
    }
    /// 0 for the file a.
    pub const fn file(self) -> u8 {
        self.0 % 8
    }
    /// 0 for White's first rank.
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }
    /// The set of this square alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
    /// All of them, a1 first.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

/// The squares of a set, a1 first.
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| Square(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        first
    })
}

/// Who owns a pawn; White moves first and upwards.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Side {
    /// Seat 0.
    White,
    /// Seat 1.
    Black,
}

impl Side {
    /// White, then Black.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The one who sits opposite.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
    /// The rank that its pawns run for.
    pub const fn goal(self) -> u64 {
        match self {
            Side::White => 0xFF << 56,
            Side::Black => 0xFF,
        }
    }
}

/// Where all pawns stand and whose turn it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    pawns: [u64; 2],
    mover: Side,
}

impl Position {
    /// Two rows a side.
    pub const START: Position = Position {
        pawns: [0xFFFF, 0xFFFF << 48],
        mover: Side::White,
    };

    /// `None` if two pawns share a square. Anything else is a position; whether it can come up in a game is the
    /// reader's to say.
    pub const fn new(white: u64, black: u64, mover: Side) -> Option<Position> {
        match white & black {
            0 => Some(Position {
                pawns: [white, black],
                mover,
            }),
            _ => None,
        }
    }
    /// Whose turn it is.
    pub const fn mover(&self) -> Side {
        self.mover
    }
    /// The pawns of a side.
    pub const fn pawns(&self, side: Side) -> u64 {
        self.pawns[side as usize]
    }
    /// Whose pawn stands here.
    pub fn owner(&self, square: Square) -> Option<Side> {
        let stands = |side: &Side| self.pawns(*side) & square.bit() != 0;
        Side::BOTH.into_iter().find(stands)
    }
    /// The same board with the other side to move.
    pub const fn skipped(&self) -> Position {
        Position {
            pawns: self.pawns,
            mover: self.mover.other(),
        }
    }
    /// Moves a pawn, takes what stood there, and gives the turn away.
    pub fn advance(&mut self, from: Square, to: Square) {
        let (us, them) = (self.mover as usize, self.mover.other() as usize);
        self.pawns[us] ^= from.bit() | to.bit();
        self.pawns[them] &= !to.bit();
        self.mover = self.mover.other();
    }
    /// Where the mover's pawns can go: straight on to empty squares, slantwise unless an own pawn stands there; a set
    /// of targets for each direction, with how far from its origin a target lies.
    pub fn targets(&self) -> [(u64, i8); 3] {
        const NOT_A: u64 = !0x0101_0101_0101_0101;
        const NOT_H: u64 = NOT_A.rotate_right(1);
        let (own, all) = (self.pawns(self.mover), self.pawns[0] | self.pawns[1]);
        match self.mover {
            Side::White => [
                ((own & NOT_A) << 7 & !own, 7),
                (own << 8 & !all, 8),
                ((own & NOT_H) << 9 & !own, 9),
            ],
            Side::Black => [
                ((own & NOT_A) >> 9 & !own, -9),
                (own >> 8 & !all, -8),
                ((own & NOT_H) >> 7 & !own, -7),
            ],
        }
    }
    /// Where a pawn that is `step` away from here came from; the square must be one of [`Position::targets`].
    pub const fn origin(to: Square, step: i8) -> Square {
        Square((to.0 as i8 - step) as u8)
    }
}
