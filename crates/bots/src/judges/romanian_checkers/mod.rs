//! Romanian Checkers: how close to one group the men of a side are, and how free to get there.
//!
//! The features are those of strong Lines of Action programs (Winands, "Informed Search in Complex
//! Games", 2004): concentration around the centre of mass, centralisation, where the centre of mass
//! lies, quads, mobility, walls, connectedness, uniformity and the side to move; besides them the
//! number of men, men without a neighbour and the Euler number, which is cheap and close to the
//! number of groups. Sums over the men are kept along the path; sets are counted whole.

mod features;
mod weights;

use crate::tune::Tunable;
use features::{CENTRE, Counted, Sum};
use parlour_core::{Game, Seat, cpu};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers, Square};
use parlour_search::{Evaluate, MOST};
use weights::{NAMES, Tables, WEIGHTS};

/// The judge of Romanian Checkers.
#[derive(Clone, Debug)]
pub(crate) struct Gathering {
    weights: [i32; NAMES.len()],
    tables: Box<Tables>,
}

impl Default for Gathering {
    fn default() -> Gathering {
        Gathering::new(WEIGHTS)
    }
}

impl Gathering {
    fn new(weights: [i32; NAMES.len()]) -> Gathering {
        Gathering {
            weights,
            tables: Box::new(Tables::new(&weights)),
        }
    }
}

/// The id of a pass; others are `from * 64 + to`.
const PASS: u16 = 4096;

/// Counts a side's men.
#[inline(always)]
fn counted(at: &Position, sums: &[Sum; 2], seat: Seat) -> Counted {
    let foe = Seat(seat.0 ^ 1);
    let sum = sums[seat.index() & 1];
    Counted::of(at.men(seat), at.men(foe), at.landings(seat), sum)
}

/// [`Evaluate::worth`]
struct Judge<'a> {
    tables: &'a Tables,
    at: &'a Position,
    sums: &'a [Sum; 2],
}

impl cpu::Work for Judge<'_> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let own = self.at.mover();
        let foe = Seat(own.0 ^ 1);
        let side = |seat| self.tables.side(&counted(self.at, self.sums, seat));
        (side(own) - side(foe) + self.tables.turn) >> 4
    }
}

impl Evaluate<RomanianCheckers> for Gathering {
    type Sums = [Sum; 2];
    const DEEP: u32 = 2;
    const FINDS: bool = true;

    fn sums(&self, _: &RomanianCheckers, at: &Position) -> [Sum; 2] {
        [Seat(0), Seat(1)].map(|seat| Sum::of(at.men(seat)))
    }
    #[inline]
    fn update(
        &self,
        _: &RomanianCheckers,
        before: &Position,
        m: Move,
        after: &Position,
        sums: &mut [Sum; 2],
    ) {
        if let Move::Go { from, to } = m {
            let own = before.mover().index() & 1;
            sums[own].remove(from.index());
            sums[own].add(to.index());
            let foe = after.mover();
            if before.men(foe) != after.men(foe) {
                sums[own ^ 1].remove(to.index());
            }
        }
    }
    #[inline]
    fn worth(&self, _: &RomanianCheckers, at: &Position, sums: &[Sum; 2]) -> i32 {
        let tables = &*self.tables;
        cpu::run(Judge { tables, at, sums }).clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn hint(&self, _: &RomanianCheckers, at: &Position, m: Move) -> i32 {
        match m {
            Move::Go { from, to } => {
                let enemy = at.men(Seat(at.mover().0 ^ 1));
                let takes = (enemy >> to.index() & 1) as i32;
                40 * (CENTRE[to.index()] - CENTRE[from.index()]) + 300 * takes
            }
            Move::Pass => 0,
        }
    }
    #[inline]
    fn pass(&self, _: &RomanianCheckers, at: &Position) -> Option<Position> {
        Some(at.passed())
    }
    fn swing(&self) -> Option<i32> {
        Some(45)
    }
    #[inline]
    fn enough(&self, depth: u32) -> usize {
        match depth {
            ..5 => 5 * depth as usize,
            _ => usize::MAX,
        }
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        match m {
            Move::Go { from, to } => (from.index() * 64 + to.index()) as u16,
            Move::Pass => PASS,
        }
    }
    #[inline]
    fn find(&self, game: &RomanianCheckers, at: &Position, id: u16) -> Option<Move> {
        if id == PASS {
            return game.is_legal(at, Move::Pass).then_some(Move::Pass);
        }
        let square = |n: u16| Square::new(n as u8 & 7, n as u8 >> 3 & 7);
        let (from, to) = (square(id >> 6)?, square(id)?);
        at.can_go(from, to).then_some(Move::Go { from, to })
    }
}

impl Tunable<RomanianCheckers> for Gathering {
    fn names(&self) -> Vec<String> {
        NAMES.map(String::from).to_vec()
    }
    fn weights(&self) -> Vec<i32> {
        self.weights.to_vec()
    }
    fn with_weights(&self, weights: &[i32]) -> Gathering {
        Gathering::new(weights.try_into().expect("as many weights"))
    }
    fn features(&self, game: &RomanianCheckers, at: &Position, out: &mut Vec<f32>) {
        let sums = self.sums(game, at);
        let foe = Seat(at.mover().0 ^ 1);
        let [own, foe] = [at.mover(), foe].map(|s| weights::features(&counted(at, &sums, s)));
        out.extend(own.iter().zip(foe).map(|(own, foe)| (own - foe) / 16.0));
        out.push(1.0 / 16.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    /// Along random games: sums kept along the path are those counted anew, the worth is the sum of
    /// weights times features, the same position seen from the other side is worth the opposite, and
    /// newer instructions change nothing.
    #[test]
    fn agrees_with_its_features() {
        let game = RomanianCheckers::default();
        let judge = Gathering::default();
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let mut at = game.start(0);
            let mut sums = judge.sums(&game, &at);
            while let Some(m) = game.pick(&at, &mut rng) {
                let before = at.clone();
                game.play(&mut at, m);
                judge.update(&game, &before, m, &at, &mut sums);
                assert_eq!(sums, judge.sums(&game, &at));
                if game.status(&at).mover().is_none() {
                    break;
                }
                let worth = judge.worth(&game, &at, &sums);
                let mut features = Vec::new();
                judge.features(&game, &at, &mut features);
                let pairs = judge.weights.iter().zip(&features);
                let sum: f32 = pairs.map(|(w, f)| *w as f32 * f).sum();
                assert!((sum - worth as f32).abs() <= 2.0, "{sum} {worth} {at:?}");
                let turn = judge.tables.turn / 8;
                let turned = judge.worth(&game, &at.passed(), &sums);
                assert!((worth + turned - turn).abs() <= 2, "{worth} {turned}");
                let plain = cpu::Work::run(Judge {
                    tables: &judge.tables,
                    at: &at,
                    sums: &sums,
                });
                assert_eq!(plain, worth);
            }
        }
    }
}
