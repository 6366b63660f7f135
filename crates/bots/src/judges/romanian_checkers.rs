//! Romanian Checkers: how close together the men of a side stand, and how central.

use parlour_core::Seat;
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers};
use parlour_search::Evaluate;

/// Concentration around the centre of mass, and centralisation.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Gathering;

/// Worth of a square by itself: the centre connects, the rim does not.
const CENTRE: [i32; 64] = {
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

/// The least sum of distances that n men can have to their middle.
const LEAST: [i32; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14];

fn gathered(mut men: u64) -> i32 {
    let n = men.count_ones() as i32;
    let (mut x, mut y, mut central, all) = (0, 0, 0, men);
    while men != 0 {
        let i = men.trailing_zeros() as i32;
        (x, y) = (x + i % 8, y + i / 8);
        central += CENTRE[i as usize];
        men &= men - 1;
    }
    let (cx, cy) = ((2 * x + n) / (2 * n), (2 * y + n) / (2 * n));
    let (mut far, mut men) = (0, all);
    while men != 0 {
        let i = men.trailing_zeros() as i32;
        far += (i % 8 - cx).abs().max((i / 8 - cy).abs());
        men &= men - 1;
    }
    let surplus = far - LEAST[n.min(12) as usize];
    central / n - surplus * 24 - n * 6
}

impl Evaluate<RomanianCheckers> for Gathering {
    type Sums = ();

    fn sums(&self, _: &RomanianCheckers, _: &Position) {}
    #[inline]
    fn worth(&self, _: &RomanianCheckers, at: &Position, _: &()) -> i32 {
        let own = at.mover();
        let foe = Seat(1 - own.0);
        gathered(at.men(own)) - gathered(at.men(foe)) + 12
    }
    #[inline]
    fn hint(&self, _: &RomanianCheckers, at: &Position, m: Move) -> i32 {
        match m {
            Move::Go { from, to } => {
                let takes = at.man(to).is_some() as i32;
                40 * (CENTRE[to.index()] - CENTRE[from.index()]) + 300 * takes
            }
            Move::Pass => 0,
        }
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        match m {
            Move::Go { from, to } => (from.index() * 64 + to.index()) as u16,
            Move::Pass => 4096,
        }
    }
}
