//! An arena: whoever is free plays somebody near in points, at once, until time is up.

use crate::POINT;
use crate::swiss::Side;

/// What a pairing must know of somebody who is free.
#[derive(Clone, Debug, Default)]
pub struct Free {
    /// In thousandths.
    pub points: i64,
    /// The place in the starting order.
    pub rank: usize,
    /// Whom they met last, by rank.
    pub last: Option<usize>,
    /// The sides played so far.
    pub sides: Vec<Side>,
}

/// Pairs those who are free, as indices of the list, the first of each pair moving first. Nobody gets whom
/// they met last, unless there is nobody else at all (`alone`).
pub fn pair(free: &[Free], alone: bool) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..free.len()).collect();
    order.sort_by_key(|i| (-free[*i].points, free[*i].rank));
    let may = |i: usize, j: usize| {
        alone || (free[i].last != Some(free[j].rank) && free[j].last != Some(free[i].rank))
    };
    let mut pairs = Vec::new();
    while !order.is_empty() {
        let i = order.remove(0);
        let Some(place) = order.iter().position(|j| may(i, *j)) else {
            continue;
        };
        let j = order.remove(place);
        // Of the last three one may always be left over; of four nobody need be.
        pairs.push(seat(free, i, j));
    }
    pairs
}

/// Who has moved first less often does so now.
fn seat(free: &[Free], i: usize, j: usize) -> (usize, usize) {
    let firsts = |i: usize| {
        let sides = free[i].sides.iter();
        let balance: i32 = { sides }
            .map(|side| if *side == Side::First { 1 } else { -1 })
            .sum();
        (balance, free[i].sides.last() == Some(&Side::First))
    };
    if firsts(i) <= firsts(j) {
        (i, j)
    } else {
        (j, i)
    }
}

/// The points of somebody's games in an arena, in the order in which they ended: 2 for a win and 1 for a draw,
/// twice that after two wins in a row until a game is not won; a draw straight after a draw gives nothing.
pub fn points(results: impl IntoIterator<Item = i64>) -> i64 {
    let (mut sum, mut wins, mut drawn) = (0, 0, false);
    for result in results {
        let fire = if wins >= 2 { 2 } else { 1 };
        match result {
            POINT => {
                sum += 2 * POINT * fire;
                wins += 1;
            }
            0 => wins = 0,
            _ => {
                sum += if drawn { 0 } else { POINT * fire };
                wins = 0;
            }
        }
        drawn = result != 0 && result != POINT;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_count_twice_until_they_end() {
        let (win, draw, loss) = (POINT, POINT / 2, 0);
        let count = |results: &[i64]| points(results.iter().copied()) / POINT;
        assert_eq!(count(&[win, win, win, win]), 2 + 2 + 4 + 4);
        assert_eq!(count(&[win, win, draw, win]), 2 + 2 + 2 + 2);
        assert_eq!(count(&[win, win, loss, win, draw, draw]), 2 + 2 + 2 + 1);
    }

    #[test]
    fn nobody_meets_the_same_twice_in_a_row_but_where_only_two_are_there() {
        let free = |points, rank, last| Free {
            points,
            rank,
            last,
            sides: Vec::new(),
        };
        let two = [free(0, 0, Some(1)), free(0, 1, Some(0))];
        assert_eq!(pair(&two, false), []);
        assert_eq!(pair(&two, true).len(), 1);
        let four = [
            free(5, 0, Some(1)),
            free(5, 1, Some(0)),
            free(1, 2, None),
            free(0, 3, None),
        ];
        assert_eq!(pair(&four, false), [(0, 2), (1, 3)]);
    }

    #[test]
    fn who_has_moved_first_less_often_does_so_now() {
        let free = |rank, sides| Free {
            rank,
            sides,
            ..Free::default()
        };
        let two = [free(0, vec![Side::First]), free(1, vec![Side::Second])];
        assert_eq!(pair(&two, false), [(1, 0)]);
    }
}
