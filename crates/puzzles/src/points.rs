//! The final score under best play: alpha-beta to the very end, with a memory.

use crate::judge::{Judge, TooMuch};
use parlour_core::{Game, Goal, ProvedBy, Seat, Status};
use rustc_hash::FxHashMap;

/// Larger than any score.
const INFINITE: i32 = 10_000;
/// Positions that are remembered.
const MEMORY: usize = 1_000_000;

/// What is known of a position: its worth lies between the two.
#[derive(Copy, Clone)]
struct Bounds {
    low: i32,
    high: i32,
}

/// Plays endings of a game that counts points to their end.
pub struct Points<'g, G: Game> {
    game: &'g G,
    /// Positions that one question may look at.
    nodes: u64,
    left: u64,
    known: FxHashMap<u64, Bounds>,
}

impl<'g, G: Game> Points<'g, G> {
    /// `nodes` positions for each question.
    pub fn new(game: &'g G, nodes: u64) -> Points<'g, G> {
        Points {
            game,
            nodes,
            left: nodes,
            known: FxHashMap::default(),
        }
    }
    /// The lead of `seat` as the board stands.
    fn lead(&self, at: &G::Position, seat: Seat) -> i32 {
        let scores = self.game.scores(at).unwrap_or_default();
        let all: i32 = scores.iter().sum();
        scores.get(seat.index()).map_or(0, |own| 2 * own - all)
    }
    /// The final lead of the side to move; right if it lies between the two, else a bound.
    fn worth(&mut self, at: &G::Position, mut low: i32, mut high: i32) -> Result<i32, TooMuch> {
        let Status::ToMove(me) = self.game.status(at) else {
            unreachable!("asked only while the game goes on");
        };
        let key = self.game.key(at);
        let seen = self.known.get(&key).copied();
        let mut bounds = seen.unwrap_or(Bounds {
            low: -INFINITE,
            high: INFINITE,
        });
        (low, high) = (low.max(bounds.low), high.min(bounds.high));
        if low >= high {
            return Ok(if bounds.low >= high {
                bounds.low
            } else {
                bounds.high
            });
        }
        let mut next: Vec<(i32, G::Position, bool)> = Vec::new();
        for m in self.game.list(at) {
            self.left = self.left.checked_sub(1).ok_or(TooMuch)?;
            let mut after = at.clone();
            let over = matches!(self.game.step(&mut after, m), Status::Over(_));
            next.push((self.lead(&after, me), after, over));
        }
        // What gains most at once is tried first.
        next.sort_by_key(|(lead, ..)| -lead);
        let (mut best, mut alpha) = (-INFINITE, low);
        for (lead, after, over) in next {
            let worth = match over {
                true => lead,
                false => -self.worth(&after, -high, -alpha)?,
            };
            best = best.max(worth);
            alpha = alpha.max(best);
            if alpha >= high {
                break;
            }
        }
        if best < high {
            bounds.high = bounds.high.min(best);
        }
        if best > low {
            bounds.low = bounds.low.max(best);
        }
        if self.known.len() >= MEMORY {
            self.known.clear();
        }
        self.known.insert(key, bounds);
        Ok(best)
    }
    /// The final lead of the mover after `m`, seen through a window.
    fn after(&mut self, at: &G::Position, m: G::Move, low: i32, high: i32) -> Result<i32, TooMuch> {
        let me = self.game.status(at).mover().expect("the game goes on");
        let mut next = at.clone();
        match self.game.step(&mut next, m) {
            Status::Over(_) => Ok(self.lead(&next, me)),
            Status::ToMove(_) => Ok(-self.worth(&next, -high, -low)?),
        }
    }
}

impl<G: Game> Judge<G> for Points<'_, G> {
    fn proof(&self) -> ProvedBy {
        ProvedBy::Exhaustive
    }
    fn goal(&mut self, at: &G::Position) -> Result<Option<(Goal, G::Move)>, TooMuch> {
        Ok(match self.keep(at, Goal::Most)?[..] {
            [only] => Some((Goal::Most, only)),
            _ => None,
        })
    }
    fn keep(&mut self, at: &G::Position, _: Goal) -> Result<Vec<G::Move>, TooMuch> {
        self.left = self.nodes;
        let best = self.worth(at, -INFINITE, INFINITE)?;
        let mut kept = Vec::new();
        for m in self.game.list(at) {
            if self.after(at, m, best - 1, best)? >= best {
                kept.push(m);
            }
        }
        Ok(kept)
    }
    fn resistance(&mut self, at: &G::Position, _: Goal) -> Result<i64, TooMuch> {
        self.left = self.nodes;
        Ok((-self.worth(at, -INFINITE, INFINITE)?).into())
    }
}
