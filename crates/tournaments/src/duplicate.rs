//! Duplicate: all tables of a round play the same deal, and each side is compared with the same side of the
//! other tables.
//!
//! Points are matchpoints: two for each table that did worse with the same cards, one for each that did the
//! same. They need no scale of how much a win is worth (a difference as in IMPs would need one, and Dog has
//! no points to subtract), and no single deal counts more than another. A quick win is better than a
//! slow one, and a late loss better than an early one, so equal results are rare. Opponents change by Berger's
//! tables, as pairs change tables in a Howell movement.

use crate::{POINT, Verdict};
use std::cmp::Ordering;

/// How a table ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Table {
    /// Who won.
    pub verdict: Verdict,
    /// In so many moves.
    pub plies: u32,
}

/// Which of two tables went better for who moved first there?
pub fn compare(one: Table, two: Table) -> Ordering {
    let worth = |table: Table| {
        let speed = i64::from(u32::MAX - table.plies);
        match table.verdict {
            Verdict::First => 1 + speed,
            Verdict::Draw => 0,
            Verdict::Second => -1 - speed,
        }
    };
    worth(one).cmp(&worth(two))
}

/// The share of all matchpoints, in thousandths of a point, of who moved first at each table; who moved second
/// has the rest. Where there is one table only, its own result decides.
pub fn shares(tables: &[Table]) -> Vec<i64> {
    let others = tables.len() as i64 - 1;
    let share = |own: &Table| {
        if others == 0 {
            return match own.verdict {
                Verdict::First => POINT,
                Verdict::Draw => POINT / 2,
                Verdict::Second => 0,
            };
        }
        let all = tables.iter().map(|other| match compare(*own, *other) {
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
        });
        // One is equal to oneself.
        (all.sum::<i64>() - 1) * POINT / (2 * others)
    };
    tables.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_luck_gives_the_same_points() {
        let table = |verdict, plies| Table { verdict, plies };
        // Whoever moves first wins everywhere: what counts is how quickly.
        let tables = [
            table(Verdict::First, 80),
            table(Verdict::First, 100),
            table(Verdict::First, 100),
            table(Verdict::Second, 90),
        ];
        assert_eq!(shares(&tables), [1000, 500, 500, 0]);
        let lost = [table(Verdict::Second, 50), table(Verdict::Second, 60)];
        assert_eq!(shares(&lost), [0, 1000], "a late loss is the better one");
        assert_eq!(shares(&[table(Verdict::Draw, 10)]), [500]);
        assert_eq!(shares(&[table(Verdict::Draw, 10); 3]), [500; 3]);
    }
}
