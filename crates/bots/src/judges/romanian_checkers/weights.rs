//! What each feature weighs, and tables made of that.

use super::features::{Freedom, Shape};

/// What is weighed, a side's own less the enemy's; the last one is the right to move.
pub(super) const NAMES: [&str; 17] = [
    "men",
    "surplus",
    "surplus below 12",
    "surplus below 6",
    "centralisation",
    "middle off centre",
    "quads of three",
    "quads of four",
    "moves inward",
    "captures",
    "hemmed in",
    "walled in",
    "connectedness",
    "alone",
    "euler",
    "area",
    "turn",
];

/// In sixteenths of a hundredth; by `cargo run --release -p parlour-bots --example tune`.
pub(super) const WEIGHTS: [i32; NAMES.len()] = [
    1028, -176, 265, -161, 565, 490, 576, 1073, 76, 318, -559, -241, -256, 186, -630, -14, 843,
];

/// A side's features, without the right to move, in the order of [`NAMES`].
pub(super) fn features(of: &Shape, can: &Freedom) -> [f32; NAMES.len() - 1] {
    let n = of.men as f32;
    [
        n,
        of.surplus as f32,
        below(12, of.surplus) as f32,
        below(6, of.surplus) as f32,
        of.central as f32 / n,
        off_centre(of.middle) as f32,
        of.threes as f32,
        of.fours as f32,
        can.inward as f32,
        can.captures as f32,
        can.hemmed as f32,
        can.walled as f32,
        of.pairs as f32 * 8.0 / n,
        of.alone as f32,
        of.euler as f32,
        of.area as f32,
    ]
}

fn below(limit: usize, surplus: usize) -> i32 {
    limit.saturating_sub(surplus) as i32
}

/// How far a square lies from the four in the middle, in king's steps.
fn off_centre(square: usize) -> i32 {
    let off = |k: usize| if k < 4 { 3 - k as i32 } else { k as i32 - 4 };
    off(square % 8).max(off(square / 8))
}

/// The weights, multiplied out where features are small numbers.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// By men and surplus.
    gathered: [[i32; 64]; 16],
    middle: [i32; 64],
    area: [i32; 128],
    threes: i32,
    fours: i32,
    inward: i32,
    captures: i32,
    hemmed: i32,
    walled: i32,
    alone: i32,
    euler: i32,
    central: i32,
    pairs: i32,
    pub turn: i32,
}

/// 65,536 divided by the number of men.
const SHARE: [i64; 16] = {
    let mut table = [0; 16];
    let mut n = 1;
    while n < 16 {
        table[n] = 65_536 / n as i64;
        n += 1;
    }
    table
};

impl Tables {
    pub fn new(weights: &[i32; NAMES.len()]) -> Tables {
        let [men, surplus, below_12, below_6, central, middle, rest @ ..] = *weights;
        let [threes, fours, inward, captures, rest @ ..] = rest;
        let [hemmed, walled, pairs, alone, euler, area, turn] = rest;
        let gathered = |n: usize, s: usize| {
            men * n as i32 + surplus * s as i32 + below_12 * below(12, s) + below_6 * below(6, s)
        };
        Tables {
            gathered: std::array::from_fn(|n| std::array::from_fn(|s| gathered(n, s))),
            middle: std::array::from_fn(|square| middle * off_centre(square)),
            area: std::array::from_fn(|squares| area * squares as i32),
            threes,
            fours,
            inward,
            captures,
            hemmed,
            walled,
            alone,
            euler,
            central,
            pairs: 8 * pairs,
            turn,
        }
    }
    /// What a side's men are worth by themselves, in sixteenths.
    #[inline(always)]
    pub fn shape(&self, of: &Shape) -> i32 {
        let shared = self.central * of.central + self.pairs * of.pairs as i32;
        let shared = (shared as i64 * SHARE[of.men & 15]) >> 16;
        self.gathered[of.men & 15][of.surplus & 63]
            + self.middle[of.middle & 63]
            + self.area[of.area & 127]
            + self.threes * of.threes as i32
            + self.fours * of.fours as i32
            + self.alone * of.alone as i32
            + self.euler * of.euler
            + shared as i32
    }
    /// What a side's freedom is worth, in sixteenths.
    #[inline(always)]
    pub fn freedom(&self, can: &Freedom) -> i32 {
        self.inward * can.inward as i32
            + self.captures * can.captures as i32
            + self.hemmed * can.hemmed as i32
            + self.walled * can.walled as i32
    }
}
