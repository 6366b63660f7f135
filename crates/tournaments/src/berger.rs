//! Round robin by Berger's tables: everybody meets everybody, and nobody plays the same side more than
//! twice in a row.

/// Rounds in which `n` meet each other once.
pub fn rounds(n: usize) -> usize {
    match n {
        0 | 1 => 0,
        n => n + n % 2 - 1,
    }
}

/// The pairs of a round, from 0; with an odd number whoever is paired with `n` itself is free.
///
/// Beyond the last round the tables begin again with sides changed, so twice the rounds are a double round
/// robin. Source: FIDE Handbook C.05 Annex 1, where round 1 of four is 1–4, 2–3.
pub fn round(n: usize, round: usize) -> Vec<(usize, usize)> {
    let all = rounds(n);
    if all == 0 {
        return Vec::new();
    }
    let even = all + 1;
    let (turn, again) = (round % all, (round / all) % 2 == 1);
    // All but the last sit in a ring that turns by half its length each round; the last stays.
    let turned = |place: usize| (place + turn * (even / 2)) % all;
    let pairs = (0..even / 2).map(|board| {
        let (first, second) = match board {
            0 if turn % 2 == 0 => (turned(0), even - 1),
            0 => (even - 1, turned(0)),
            board => (turned(board), turned(all - board)),
        };
        if again {
            (second, first)
        } else {
            (first, second)
        }
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn tables_are_those_of_the_handbook() {
        // C.05 Annex 1, 5 or 6 players, numbers from 1.
        let table = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        for (turn, pairs) in table.into_iter().enumerate() {
            let pairs = pairs.map(|(a, b)| (a - 1, b - 1));
            assert_eq!(round(6, turn), pairs, "round {}", turn + 1);
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_sides_alternate() {
        for n in 2..30 {
            let mut met = BTreeSet::new();
            let mut sides = vec![Vec::new(); n];
            for turn in 0..rounds(n) {
                let mut seen = BTreeSet::new();
                for (a, b) in round(n, turn) {
                    assert!(seen.insert(a) && seen.insert(b));
                    if a < n && b < n {
                        assert!(met.insert((a.min(b), a.max(b))), "{n}: {a} and {b} again");
                        sides[a].push(true);
                        sides[b].push(false);
                    }
                }
            }
            assert_eq!(met.len(), n * (n - 1) / 2);
            for sides in sides {
                let firsts = sides.iter().filter(|first| **first).count();
                assert!(firsts.abs_diff(sides.len() - firsts) <= 1, "{n}");
                assert!(
                    sides.windows(3).all(|w| w[0] != w[1] || w[1] != w[2]),
                    "{n}"
                );
            }
        }
    }

    #[test]
    fn a_second_turn_changes_sides() {
        let changed: Vec<_> = round(8, 2).into_iter().map(|(a, b)| (b, a)).collect();
        assert_eq!(round(8, 2 + rounds(8)), changed);
    }
}
