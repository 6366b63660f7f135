//! How a die lies: one of 24 orientations.

use super::board::Dir;

/// An orientation, `a` to `x`: by the top face, then by the rank of the face towards row 7 among the
/// four side faces. With 1 on top and 2 towards row 7, the face towards column a is 3.
///
/// ```text
/// top                    1    2    3    4    5    6
/// letters               a–d  e–h  i–l  m–p  q–t  u–x
/// towards row 7, first   2    1    1    1    1    2
///                        3    3    2    2    3    3
///                        4    4    5    5    4    4
///                        5    6    6    6    6    5
/// ```
///
/// ```
/// use parlour_games::cublino::{Die, Dir};
/// let die = Die::from_letter('w').expect("a to x");
/// assert_eq!((die.top(), die.face(Dir::North), die.face(Dir::West)), (6, 4, 5));
/// assert_eq!(die.tip(Dir::North).letter(), 'l');
/// ```
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Die(u8);

/// Top, towards row 7, towards column a.
type Faces = (u8, u8, u8);

const FACES: [Faces; 24] = faces();
const TIPPED: [[u8; 24]; 4] = tipped();

impl Die {
    /// White's dice at the start: `w`, six on top, four forward.
    pub const WHITE: Die = Die(22);
    /// Black's dice at the start: `v`, six on top, four forward as Black sees it.
    pub const BLACK: Die = Die(21);

    /// From 0 to 23; `None` above.
    pub const fn new(number: u8) -> Option<Die> {
        if number < 24 { Some(Die(number)) } else { None }
    }
    /// From `a` to `x`.
    pub const fn from_letter(letter: char) -> Option<Die> {
        match letter {
            'a'..='x' => Some(Die(letter as u8 - b'a')),
            _ => None,
        }
    }
    /// Trusts `number` to be below 24.
    pub(super) const fn at(number: u8) -> Die {
        debug_assert!(number < 24);
        Die(number)
    }
    /// `a` to `x`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
    /// 0 to 23.
    pub const fn number(self) -> u8 {
        self.0
    }
    /// The number on top.
    pub const fn top(self) -> u8 {
        self.0 / 4 + 1
    }
    /// The number on the face that looks in this direction.
    pub const fn face(self, dir: Dir) -> u8 {
        let (_, north, west) = FACES[self.0 as usize];
        match dir {
            Dir::North => north,
            Dir::South => 7 - north,
            Dir::West => west,
            Dir::East => 7 - west,
        }
    }
    /// How it lies after rolling over one edge.
    #[inline]
    pub const fn tip(self, dir: Dir) -> Die {
        Die(TIPPED[dir as usize][self.0 as usize])
    }
    /// How it lies when the whole board is turned by half.
    pub const fn half_turn(self) -> Die {
        let (top, north, _) = FACES[self.0 as usize];
        Die(letter_of(top, 7 - north))
    }
    /// Half of the orientations are even; each tip goes from one half to the other.
    pub const fn is_even(self) -> bool {
        let mut i = 0;
        while i < EVEN.len() {
            if EVEN[i] - b'a' == self.0 {
                return true;
            }
            i += 1;
        }
        false
    }
}

const EVEN: &[u8] = b"adfgilmprsux";

const fn letter_of(top: u8, north: u8) -> u8 {
    let mut rank = 0;
    let mut face = 1;
    while face < north {
        if face != top && face != 7 - top {
            rank += 1;
        }
        face += 1;
    }
    4 * (top - 1) + rank
}

const fn roll((top, north, west): Faces, dir: Dir) -> Faces {
    match dir {
        Dir::North => (7 - north, top, west),
        Dir::South => (north, 7 - top, west),
        Dir::East => (west, north, 7 - top),
        Dir::West => (7 - west, north, top),
    }
}

/// Rolls the one known die about until every orientation has been seen.
const fn faces() -> [Faces; 24] {
    let mut table = [(0, 0, 0); 24];
    table[0] = (1, 2, 3);
    let mut round = 0;
    while round < 6 {
        let mut i = 0;
        while i < 24 {
            let mut d = 0;
            while d < 4 && table[i].0 != 0 {
                let rolled = roll(table[i], Dir::ALL[d]);
                table[letter_of(rolled.0, rolled.1) as usize] = rolled;
                d += 1;
            }
            i += 1;
        }
        round += 1;
    }
    table
}

const fn tipped() -> [[u8; 24]; 4] {
    let mut table = [[0; 24]; 4];
    let mut d = 0;
    while d < 4 {
        let mut i = 0;
        while i < 24 {
            let (top, north, _) = roll(FACES[i], Dir::ALL[d]);
            table[Dir::ALL[d] as usize][i] = letter_of(top, north);
            i += 1;
        }
        d += 1;
    }
    table
}
