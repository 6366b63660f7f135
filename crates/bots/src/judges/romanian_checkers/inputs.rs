//! What a network is shown of a position, from the view of either side: where its own men and the enemy's stand, and for each of the two
//! camps its shape ([`traits`]). The second seat sees the board turned over the diagonal, so that both begin alike.

use super::features::Shape;
use parlour_core::Seat;
use parlour_games::romanian_checkers::Position;

/// Facts about the shape of a camp.
pub(super) const TRAITS: usize = 7;
/// How many values each of them has.
const VALUES: [usize; TRAITS] = [64, 12, 32, 12, 8, 24, 16];
/// Where the inputs of each begin within a camp's.
pub(super) const BEGIN: [usize; TRAITS] = {
    let mut begin = [0; TRAITS];
    let mut i = 1;
    while i < TRAITS {
        begin[i] = begin[i - 1] + VALUES[i - 1];
        i += 1;
    }
    begin
};
/// Inputs for the shape of a camp.
pub(super) const SHAPES: usize = BEGIN[TRAITS - 1] + VALUES[TRAITS - 1];
pub(super) const INPUTS: usize = 2 * (64 + SHAPES);
pub(super) const STAGES: usize = 4;

/// The facts: the square in the middle, men, surplus, Euler number, men alone, pairs, quads; each as an input of the camp.
#[inline(always)]
pub(super) fn traits(of: &Shape) -> [u16; TRAITS] {
    let facts = [
        of.middle,
        of.men.saturating_sub(1),
        of.surplus,
        of.euler.max(1) as usize - 1,
        of.alone as usize,
        of.pairs as usize,
        (of.threes + 2 * of.fours) as usize,
    ];
    let mut lit = [0; TRAITS];
    for i in 0..TRAITS {
        lit[i] = (BEGIN[i] + facts[i].min(VALUES[i] - 1)) as u16;
    }
    lit
}

/// A square turned over the diagonal.
const TURNED: [u8; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = ((i % 8) * 8 + i / 8) as u8;
        i += 1;
    }
    table
};

/// A square as a seat sees it.
#[inline(always)]
fn seen(by: usize, square: usize) -> usize {
    match by {
        0 => square & 63,
        _ => TURNED[square & 63] as usize,
    }
}

/// The input for a man on a square.
#[inline(always)]
pub(super) fn man(by: usize, camp: usize, square: usize) -> usize {
    64 * (by ^ camp) + seen(by, square)
}

/// The input for the i-th fact about a camp.
#[inline(always)]
pub(super) fn fact(by: usize, camp: usize, i: usize, value: u16) -> usize {
    let value = value as usize;
    let value = if i == 0 { seen(by, value) } else { value };
    128 + SHAPES * (by ^ camp) + value
}

/// Few men are another game.
#[inline(always)]
pub(super) fn stage(at: &Position) -> usize {
    let men = at.men(Seat(0)).count_ones() + at.men(Seat(1)).count_ones();
    (men as usize).saturating_sub(6).min(17) * STAGES / 18
}
