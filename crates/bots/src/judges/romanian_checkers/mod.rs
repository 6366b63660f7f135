//! Romanian Checkers: how close to one group the men of a side are, and how free to get there.
//!
//! The features are those of strong Lines of Action programs (Winands, "Informed Search in Complex
//! Games", 2004): concentration around the centre of mass, centralisation, where the centre of mass
//! lies, quads, mobility, walls, connectedness, uniformity and the side to move; besides them the
//! number of men, men without a neighbour and the Euler number, which is cheap and close to the
//! number of groups. What follows from a side's men alone is kept along the path and counted anew when
//! they change.

mod features;
mod inputs;
mod learned;
mod lesson;
mod weights;

pub(crate) use learned::Learned;
pub(crate) use lesson::Pictures;

use crate::tune::Tunable;
use features::{CENTRE, Freedom, Shape, Sum};
use parlour_core::{Game, Seat, cpu};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers, Square};
use parlour_search::{Evaluate, MOST, Style};
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

/// What is kept of a side along the path.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Kept {
    sum: Sum,
    /// [`Tables::shape`]
    worth: i32,
}

impl Kept {
    #[inline(always)]
    fn of(tables: &Tables, men: u64, sum: Sum) -> Kept {
        let worth = tables.shape(&Shape::of(men, sum));
        Kept { sum, worth }
    }
}

/// [`Evaluate::sums`]
struct Count<'a> {
    tables: &'a Tables,
    at: &'a Position,
}

impl cpu::Work for Count<'_> {
    type Found = [Kept; 2];

    #[inline(always)]
    fn run(self) -> [Kept; 2] {
        let [one, two] = [self.at.men(Seat(0)), self.at.men(Seat(1))];
        [
            Kept::of(self.tables, one, Sum::of(one)),
            Kept::of(self.tables, two, Sum::of(two)),
        ]
    }
}

/// [`Evaluate::update`]
struct Update<'a> {
    tables: &'a Tables,
    from: usize,
    to: usize,
    /// Whose turn it is now.
    after: &'a Position,
    kept: &'a mut [Kept; 2],
    captured: bool,
}

impl cpu::Work for Update<'_> {
    type Found = ();

    #[inline(always)]
    fn run(self) {
        let foe = self.after.mover();
        let own = other(foe);
        let mut sum = self.kept[own.index() & 1].sum;
        sum.remove(self.from);
        sum.add(self.to);
        self.kept[own.index() & 1] = Kept::of(self.tables, self.after.men(own), sum);
        if self.captured {
            let mut sum = self.kept[foe.index() & 1].sum;
            sum.remove(self.to);
            self.kept[foe.index() & 1] = Kept::of(self.tables, self.after.men(foe), sum);
        }
    }
}

/// [`Evaluate::worth`]
struct Judge<'a> {
    tables: &'a Tables,
    at: &'a Position,
    kept: &'a [Kept; 2],
}

impl cpu::Work for Judge<'_> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let own = self.at.mover();
        (self.side(own) - self.side(other(own)) + self.tables.turn) >> 4
    }
}

impl Judge<'_> {
    /// A side's worth in sixteenths.
    #[inline(always)]
    fn side(&self, seat: Seat) -> i32 {
        let kept = self.kept[seat.index() & 1].worth;
        kept + self.tables.freedom(&freedom(self.at, seat))
    }
}

#[inline(always)]
fn other(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

#[inline(always)]
fn freedom(at: &Position, seat: Seat) -> Freedom {
    Freedom::of(at.men(seat), at.men(other(seat)), at.landings(seat))
}

impl Evaluate<RomanianCheckers> for Gathering {
    type Sums = [Kept; 2];
    const TABLE_DEPTH: u32 = 2;
    const FINDS: bool = true;

    fn sums(&self, _: &RomanianCheckers, at: &Position) -> [Kept; 2] {
        let tables = &*self.tables;
        cpu::run(Count { tables, at })
    }
    #[inline]
    fn update(
        &self,
        _: &RomanianCheckers,
        before: &Position,
        m: Move,
        after: &Position,
        kept: &mut [Kept; 2],
    ) {
        if let Move::Go { from, to } = m {
            let foe = after.mover();
            cpu::run(Update {
                tables: &self.tables,
                from: from.index(),
                to: to.index(),
                after,
                kept,
                captured: before.men(foe) != after.men(foe),
            });
        }
    }
    #[inline]
    fn worth(&self, _: &RomanianCheckers, at: &Position, kept: &[Kept; 2]) -> i32 {
        let tables = &*self.tables;
        cpu::run(Judge { tables, at, kept }).clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn hint(&self, _: &RomanianCheckers, at: &Position, m: Move) -> i32 {
        match m {
            Move::Go { from, to } => {
                let enemy = at.men(other(at.mover()));
                let takes = (enemy >> (to.index() & 63) & 1) as i32;
                40 * (CENTRE[to.index() & 63] - CENTRE[from.index() & 63]) + 300 * takes
            }
            Move::Pass => 0,
        }
    }
    #[inline]
    fn null_move(&self, _: &RomanianCheckers, at: &Position) -> Option<Position> {
        Some(at.passed())
    }
    fn style(&self) -> Style {
        Style {
            futility: Some(45),
            late_moves: Some(50),
            ..Style::PLAIN
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
    fn features(&self, _: &RomanianCheckers, at: &Position, out: &mut Vec<f32>) {
        let [own, foe] = [at.mover(), other(at.mover())].map(|seat| {
            let men = at.men(seat);
            weights::features(&Shape::of(men, Sum::of(men)), &freedom(at, seat))
        });
        out.extend(own.iter().zip(foe).map(|(own, foe)| (own - foe) / 16.0));
        out.push(1.0 / 16.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    /// Along random games: what is kept along the path is what is counted anew, the worth is the sum of
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
                    kept: &sums,
                });
                assert_eq!(plain, worth);
            }
        }
    }
}
