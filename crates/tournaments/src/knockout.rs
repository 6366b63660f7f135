//! Knockout: who loses is out.

/// The seeds, from 0, in the order of the tree for `n` entrants: the best two meet last, the best four not
/// before the last but one round, and so on. The length is a power of two; numbers from `n` on are free places.
///
/// ```
/// assert_eq!(parlour_tournaments::knockout::tree(6), [0, 7, 3, 4, 1, 6, 2, 5]);
/// ```
pub fn tree(n: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < n {
        let size = 2 * order.len();
        let both = order.iter().flat_map(|seed| [*seed, size - 1 - seed]);
        order = both.collect();
    }
    order
}

/// Games that two play until one of them is ahead: after this many draws, whoever moves second needs only a draw.
pub const DRAWS: usize = 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_as_late_as_they_can_and_free_places_fall_to_them() {
        for n in 2..100usize {
            let tree = tree(n);
            let size = tree.len();
            assert_eq!(size, n.next_power_of_two());
            let mut sorted = tree.clone();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..size));
            let mut left = tree;
            while left.len() > 1 {
                // As long as the better one wins, the two of a pair add up to the number that is left.
                let pairs = left.chunks(2);
                assert!({ pairs }.all(|pair| pair[0] + pair[1] + 1 == left.len()));
                left = left.chunks(2).map(|p| *p.iter().min().unwrap()).collect();
            }
        }
    }
}
