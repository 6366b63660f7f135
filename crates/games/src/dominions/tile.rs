//! Tiles, and which of them fit where.

use super::board::Side;
use parlour_core::Seat;
use std::fmt;

/// A player, and the colour of a tile's upper face.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Colour {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Colour {
    /// White, then Black.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The enemy.
    #[inline]
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
    /// 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
    /// Who plays it.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
    /// `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'W',
            Colour::Black => 'B',
        }
    }
}

impl fmt::Display for Colour {
    /// `White`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Colour::White => "White",
            Colour::Black => "Black",
        })
    }
}

/// The sides of a tile that carry a beam: 1 to 63, the tile's number in records.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Beams(u8);

impl Beams {
    /// `None` for the blank tile, which is not played, and for numbers above 63.
    #[inline]
    pub const fn new(number: u8) -> Option<Beams> {
        if number >= 1 && number <= 63 {
            Some(Beams(number))
        } else {
            None
        }
    }
    /// The sum of 1 = N, 2 = NW, 4 = SW, 8 = S, 16 = SE, 32 = NE.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
    /// Does this side carry one?
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 & side.bit() != 0
    }
    /// The same tile in the numbering of a pointy-topped board: 1 = top right, 2 = right,
    /// 4 = bottom right, 8 = bottom left, 16 = left, 32 = top left.
    pub const fn pointy(self) -> u8 {
        swap(self.0)
    }
    /// From the numbering of [`Beams::pointy`].
    pub const fn from_pointy(number: u8) -> Option<Beams> {
        if number > 63 {
            return None;
        }
        Beams::new(swap(number))
    }
}

/// Turns one numbering of the sides into the other: bit positions 1 ↔ 5 and 2 ↔ 4.
const fn swap(bits: u8) -> u8 {
    bits & 0b1100_1001
        | (bits & 0b10) << 4
        | (bits >> 4) & 0b10
        | (bits & 0b100) << 2
        | (bits >> 2) & 0b100
}

/// The tiles that are turns of each other, fewest beams first: 13 families, 63 tiles.
pub const FAMILIES: [&[u8]; 13] = [
    &[1, 2, 4, 8, 16, 32],
    &[3, 6, 12, 24, 48, 33],
    &[5, 10, 20, 40, 17, 34],
    &[9, 18, 36],
    &[7, 14, 28, 56, 49, 35],
    &[11, 22, 44, 25, 50, 37],
    &[13, 26, 52, 41, 19, 38],
    &[21, 42],
    &[15, 30, 60, 57, 51, 39],
    &[23, 46, 29, 58, 53, 43],
    &[27, 54, 45],
    &[31, 62, 61, 59, 55, 47],
    &[63],
];

/// A tile on the board in one byte: six bits of beams, then the owner, then the controller (a set
/// bit is Black).
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// A tile as it is placed or found.
    #[inline]
    pub const fn new(beams: Beams, owner: Colour, controller: Colour) -> Tile {
        Tile(beams.0 | (owner as u8) << 6 | (controller as u8) << 7)
    }
    /// Its beams.
    #[inline]
    pub const fn beams(self) -> Beams {
        Beams(self.0 & 63)
    }
    /// Whose set it came from.
    #[inline]
    pub const fn owner(self) -> Colour {
        if self.0 & 0x40 == 0 {
            Colour::White
        } else {
            Colour::Black
        }
    }
    /// Whose colour it shows.
    #[inline]
    pub const fn colour(self) -> Colour {
        if self.0 & 0x80 == 0 {
            Colour::White
        } else {
            Colour::Black
        }
    }
    /// With the other face up.
    #[inline]
    pub const fn flipped(self) -> Tile {
        Tile(self.0 ^ 0x80)
    }
    /// Beams, owner, controller.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0
    }
    /// What [`Tile::byte`] gave; none where the six bits of beams are empty (a vacant cell).
    #[inline]
    pub const fn from_byte(byte: u8) -> Option<Tile> {
        if byte & 63 == 0 {
            None
        } else {
            Some(Tile(byte))
        }
    }
    /// The byte with the beams in the numbering of [`Beams::pointy`].
    pub const fn pointy_byte(self) -> u8 {
        swap(self.0)
    }
    /// From what [`Tile::pointy_byte`] gives.
    pub const fn from_pointy_byte(byte: u8) -> Option<Tile> {
        Tile::from_byte(swap(byte))
    }
    /// Beams and owner: what makes it different from every other tile, below 128.
    #[inline]
    pub(super) const fn id(self) -> usize {
        (self.0 & 127) as usize
    }
}

/// What a cell asks of a tile: a digit to base three for each side, 0 = a vacant neighbour, free to
/// choose, 1 = blank, 2 = a beam.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Demand(u16);

const POWER: [u16; 6] = [1, 3, 9, 27, 81, 243];
const DEMANDS: usize = 729;

/// Room for demands: a power of two, so that a look needs no check.
const ROOM: usize = 1024;

/// For each demand, the tiles that meet it, one bit a number.
static MATCH: [u64; ROOM] = matches();
/// For each demand, the sides that must be beams and the sides that are not free.
static SIDES: [(u8, u8); ROOM] = sides();

impl Demand {
    /// All sides free.
    pub const NONE: Demand = Demand(0);

    /// With one more side decided, which was free.
    #[inline]
    pub const fn and(self, side: Side, beam: bool) -> Demand {
        Demand(self.0 + POWER[side.index()] * (1 + beam as u16))
    }
    /// The tiles that meet it, one bit a number.
    #[inline]
    pub fn tiles(self) -> u64 {
        MATCH[self.0 as usize % ROOM]
    }
    /// The sides that must carry a beam.
    #[inline]
    pub fn beams(self) -> u8 {
        SIDES[self.0 as usize % ROOM].0
    }
    /// The sides that are not free.
    #[inline]
    pub fn decided(self) -> u8 {
        SIDES[self.0 as usize % ROOM].1
    }
}

const fn sides() -> [(u8, u8); ROOM] {
    let mut table = [(0, 0); ROOM];
    let mut demand = 0;
    while demand < DEMANDS {
        let mut side = 0;
        while side < 6 {
            let digit = demand as u16 / POWER[side] % 3;
            table[demand].0 |= ((digit == 2) as u8) << side;
            table[demand].1 |= ((digit != 0) as u8) << side;
            side += 1;
        }
        demand += 1;
    }
    table
}

const fn matches() -> [u64; ROOM] {
    let sides = sides();
    let mut table = [0; ROOM];
    let mut demand = 0;
    while demand < DEMANDS {
        let (beams, decided) = sides[demand];
        let mut number = 1;
        while number < 64 {
            table[demand] |= ((number & decided == beams) as u64) << number;
            number += 1;
        }
        demand += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_all_turns_of_its_first_tile() {
        let mut seen = 0u64;
        for family in FAMILIES {
            let turn = |n: u8| (n << 1 | n >> 5) & 63;
            for pair in family.windows(2) {
                assert_eq!(turn(pair[0]), pair[1]);
            }
            assert_eq!(turn(family[family.len() - 1]), family[0]);
            for number in family {
                assert_eq!(seen >> number & 1, 0);
                seen |= 1 << number;
            }
        }
        assert_eq!(seen, !1);
    }

    #[test]
    fn the_other_numbering_turns_the_same_sides() {
        // Top right = N, right = NE, bottom right = SE, bottom left = S, left = SW, top left = NW.
        let named = [(1, 1), (2, 32), (4, 16), (8, 8), (16, 4), (32, 2)];
        for (pointy, number) in named {
            assert_eq!(Beams::from_pointy(pointy), Beams::new(number));
        }
        for number in 1..64 {
            let beams = Beams::new(number).expect("in range");
            assert_eq!(Beams::from_pointy(beams.pointy()), Some(beams));
            let tile = Tile::new(beams, Colour::Black, Colour::White);
            assert_eq!(tile.pointy_byte(), 0b0100_0000 | beams.pointy());
            assert_eq!(Tile::from_pointy_byte(tile.pointy_byte()), Some(tile));
        }
        assert_eq!(Beams::from_pointy(64), None);
        assert_eq!(Beams::from_pointy(0), None);
    }

    #[test]
    fn black_starts_with_both_high_bits() {
        let last = Beams::new(63).expect("in range");
        assert_eq!(
            Tile::new(last, Colour::Black, Colour::Black).byte(),
            0b1111_1111
        );
        assert_eq!(
            Tile::new(last, Colour::White, Colour::White).byte(),
            0b0011_1111
        );
    }
}
