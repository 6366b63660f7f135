//! What is counted of one side's men.

/// Squares with both coordinates from 0 to 7 along the ranks.
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xFF;
const RANK_8: u64 = RANK_1 << 56;
const RIM: u64 = FILE_A | FILE_H | RANK_1 | RANK_8;

/// Worth of a square by itself: the centre connects, the rim does not.
pub(super) const CENTRE: [i32; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let (x, y) = (i as i32 % 8, i as i32 / 8);
        let fx = if x < 4 { x } else { 7 - x };
        let fy = if y < 4 { y } else { 7 - y };
        table[i] = [0, 6, 10, 12][fx as usize] + [0, 6, 10, 12][fy as usize];
        i += 1;
    }
    table
};

/// `BEYOND[square][r]`: the squares further than `r` king's steps from a square.
static BEYOND: [[u64; 7]; 64] = {
    let mut table = [[0; 7]; 64];
    let mut i = 0;
    while i < 64 {
        let mut j = 0;
        while j < 64 {
            let across = (i as i32 % 8 - j % 8).abs();
            let up = (i as i32 / 8 - j / 8).abs();
            let far = if across > up { across } else { up };
            let mut r = 0;
            while r < far as usize {
                table[i][r] |= 1 << j;
                r += 1;
            }
            j += 1;
        }
        i += 1;
    }
    table
};

/// The least sum of distances that so many men can have to their middle.
const LEAST: [u32; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14];

/// Sums over one side's men that a move changes by a look into a table.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Sum {
    /// Files, ranks and [`CENTRE`], 16 bits each.
    packed: u64,
}

const PACKED: [u64; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = (i as u64 % 8) | (i as u64 / 8) << 16 | (CENTRE[i] as u64) << 32;
        i += 1;
    }
    table
};

impl Sum {
    pub fn of(mut men: u64) -> Sum {
        let mut sum = Sum::default();
        while men != 0 {
            sum.add(men.trailing_zeros() as usize);
            men &= men - 1;
        }
        sum
    }
    #[inline(always)]
    pub fn add(&mut self, square: usize) {
        self.packed += PACKED[square];
    }
    #[inline(always)]
    pub fn remove(&mut self, square: usize) {
        self.packed -= PACKED[square];
    }
}

/// What follows from one side's men alone, so that it stays as it is while only the other side moves.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Shape {
    /// Men left.
    pub men: usize,
    /// King's steps of all men to their middle, beyond the least possible.
    pub surplus: usize,
    /// Sum of [`CENTRE`] over the men.
    pub central: i32,
    /// The square nearest to the centre of mass.
    pub middle: usize,
    /// Quads (2 by 2 squares) near the middle with three men.
    pub threes: u32,
    /// Quads near the middle with four men.
    pub fours: u32,
    /// Pairs of neighbours.
    pub pairs: u32,
    /// Men without a neighbour.
    pub alone: u32,
    /// Groups less holes.
    pub euler: i32,
    /// Squares of the smallest rectangle around the men.
    pub area: usize,
}

/// What one side can do against the other.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Freedom {
    /// Moves it could make that do not end on the rim.
    pub inward: u32,
    /// Moves that capture.
    pub captures: u32,
    /// Own men on the rim with two of the three squares before them held by the enemy.
    pub hemmed: u32,
    /// Own men on the rim with all three held.
    pub walled: u32,
}

#[inline(always)]
fn count(set: u64) -> u32 {
    set.count_ones()
}

impl Shape {
    #[inline(always)]
    pub fn of(men: u64, sum: Sum) -> Shape {
        let n = count(men);
        let x = sum.packed as u16 as u32;
        let y = (sum.packed >> 16) as u16 as u32;
        let middle = (nearest(y, n) * 8 + nearest(x, n)) as usize & 63;
        let beyond = &BEYOND[middle];
        let far: u32 = beyond.iter().map(|b| count(men & b)).sum();

        let east = (men & !FILE_A) >> 1;
        let (north, northeast) = (men >> 8, east >> 8);
        let (beside, above) = (men & east, men & north);
        let rising = men & northeast;
        let falling = east & north;
        let four = beside & (beside >> 8);
        // Three of four: two beside each other, and one of the two above or below them.
        let three = (beside & (north ^ northeast)) | (north & northeast & (men ^ east));
        let near = !beyond[2];
        let wide = (men << 1) & !FILE_A | east;
        let tall = men | wide;
        let neighbours = wide | tall << 8 | tall >> 8;
        let diagonal = (rising & !(east | north)) | (falling & !(men | northeast));
        Shape {
            men: n as usize & 15,
            surplus: far.saturating_sub(LEAST[n.min(12) as usize]) as usize & 63,
            central: (sum.packed >> 32) as u16 as i32,
            middle,
            threes: count(three & near),
            fours: count(four & near),
            pairs: count(beside) + count(above) + count(rising) + count(falling),
            alone: count(men & !neighbours),
            euler: n as i32 - (count(beside) + count(above) + count(diagonal)) as i32
                + count(four) as i32,
            area: area(men),
        }
    }
}

impl Freedom {
    #[inline(always)]
    pub fn of(men: u64, enemy: u64, landings: [u64; 8]) -> Freedom {
        let mut inward = 0;
        let mut captures = 0;
        for set in landings {
            inward += count(set & !RIM);
            captures += count(set & enemy);
        }
        let (hemmed, walled) = walls(men, enemy);
        Freedom {
            inward,
            captures,
            hemmed,
            walled,
        }
    }
}

/// `sum / n`, rounded to the nearest.
#[inline(always)]
fn nearest(sum: u32, n: u32) -> u32 {
    /// 65,536 divided by twice the number of men, rounded up.
    const SHARE: [u32; 16] = {
        let mut table = [0; 16];
        let mut n = 1;
        while n < 16 {
            table[n] = 65_536 / (2 * n as u32) + 1;
            n += 1;
        }
        table
    };
    ((2 * sum + n) * SHARE[n as usize & 15]) >> 16
}

/// Men on the rim that look at an enemy wall: how many have two, how many all three of the squares
/// before them held.
#[inline(always)]
fn walls(men: u64, enemy: u64) -> (u32, u32) {
    let west = (enemy & FILE_A << 1) >> 1;
    let east = (enemy & FILE_H >> 1) << 1;
    let south = (enemy & RANK_1 << 8) >> 8;
    let north = (enemy & RANK_8 >> 8) << 8;
    let sides = west | east;
    let ends = south | north;
    let (a, b, c) = (sides, sides << 8, sides >> 8);
    let upright = men & (FILE_A | FILE_H);
    let (d, e, f) = (ends, ends << 1, ends >> 1);
    let level = men & (RANK_1 | RANK_8);
    let two = upright & (a & b | b & c | a & c) | level & (d & e | e & f | d & f);
    let three = upright & a & b & c | level & d & e & f;
    (count(two & !three), count(three))
}

/// Squares of the smallest rectangle around some men.
#[inline(always)]
fn area(men: u64) -> usize {
    let mut files = men | men >> 32;
    files |= files >> 16;
    files = (files | files >> 8) & 0xFF;
    let wide = 64 - files.leading_zeros() - files.trailing_zeros();
    let tall = (63 - men.leading_zeros()) / 8 + 1 - men.trailing_zeros() / 8;
    (wide * tall) as usize & 127
}
