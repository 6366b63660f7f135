//! Scores: an evaluator's hundredths, and distances to a proven end at both ends of the scale.

use parlour_core::Verdict;

/// A win now; a win in n plies is `WIN - n`.
pub const WIN: i32 = 31_000;
/// No game is looked at further than this many plies below the root.
pub const MAX_PLY: u32 = 250;
/// An end that is known without being looked for is said to be so far away: farther than any that is seen.
pub(crate) const FAR: u32 = MAX_PLY;
/// The largest number an evaluator may give; scores beyond it are proven.
pub const MOST: i32 = 30_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = 31_500;

/// What `score` proves: who wins, and within how many plies of the root.
pub fn decided(score: i32) -> Option<(Verdict, u32)> {
    match score {
        MOST.. => Some((Verdict::Win, (WIN - score) as u32)),
        _ if score <= -MOST => Some((Verdict::Loss, (WIN + score) as u32)),
        _ => None,
    }
}

/// Is it a proven win or loss?
#[inline]
pub(crate) fn is_decided(score: i32) -> bool {
    score >= MOST || score <= -MOST
}

/// The score of an end `ply` plies below the root: `points` is 1, 0 or −1.
#[inline]
pub(crate) fn ended(points: i32, ply: u32) -> i32 {
    points * (WIN - ply as i32)
}

/// Expected points in hundredths, −100 to 100: a logistic curve on which an advantage of 400 stands
/// for 76. A proven win is 100, a proven loss −100.
///
/// ```
/// use parlour_search::{points, WIN};
/// assert_eq!(points(0), 0.0);
/// assert_eq!(points(400).round(), 76.0);
/// assert_eq!(points(3 - WIN), -100.0);
/// ```
pub fn points(score: i32) -> f32 {
    match decided(score) {
        Some((Verdict::Win, _)) => 100.0,
        Some(_) => -100.0,
        None => 100.0 * (score as f32 / 400.0).tanh(),
    }
}
