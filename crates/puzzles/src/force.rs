//! Forced wins within so many moves: every move, every answer, with a memory of what is settled.

use crate::judge::{Judge, TooMuch};
use parlour_core::{Game, Goal, ProvedBy, Seat, Status};
use rustc_hash::FxHashMap;

/// Settled questions that are remembered.
const MEMORY: usize = 2_000_000;

/// Looks for forced wins within a few moves. The past is left out: whoever can win need not repeat anything.
pub struct Force<'g, G: Game> {
    game: &'g G,
    /// The longest win that is asked for.
    most: u32,
    /// Positions that one question may look at.
    nodes: u64,
    left: u64,
    settled: FxHashMap<(u64, u32), bool>,
    /// The answer that last refuted a move, by the moves left.
    killers: Vec<Option<G::Move>>,
}

impl<'g, G: Game> Force<'g, G> {
    /// Wins in `most` moves at most, `nodes` positions for each question.
    pub fn new(game: &'g G, most: u32, nodes: u64) -> Force<'g, G> {
        Force {
            game,
            most,
            nodes,
            left: nodes,
            settled: FxHashMap::default(),
            killers: vec![None; most as usize + 2],
        }
    }
    fn mover(&self, at: &G::Position) -> Seat {
        let status = self.game.status(at);
        status.mover().expect("asked only while the game goes on")
    }
    /// Can the side to move, `me`, force a win with at most `n` moves?
    fn wins(&mut self, at: &G::Position, me: Seat, n: u32) -> Result<bool, TooMuch> {
        if n == 0 {
            return Ok(false);
        }
        let key = (self.game.key(at), n);
        if let Some(known) = self.settled.get(&key) {
            return Ok(*known);
        }
        let mut open = Vec::new();
        let mut won = false;
        for m in self.game.list(at) {
            let mut next = at.clone();
            self.left = self.left.checked_sub(1).ok_or(TooMuch)?;
            match self.game.step(&mut next, m) {
                Status::Over(how) => won |= how.winners.contains(me),
                Status::ToMove(_) => open.push(next),
            }
        }
        if !won && n > 1 {
            for next in open {
                if self.holds(&next, me, n - 1)? {
                    won = true;
                    break;
                }
            }
        }
        if self.settled.len() >= MEMORY {
            self.settled.clear();
        }
        self.settled.insert(key, won);
        Ok(won)
    }
    /// Does `me` win with at most `n` more moves whatever the side to move does?
    fn holds(&mut self, at: &G::Position, me: Seat, n: u32) -> Result<bool, TooMuch> {
        let mut all = self.game.list(at);
        if let Some(killer) = self.killers[n as usize]
            && let Some(i) = all.iter().position(|m| *m == killer)
        {
            all.swap(0, i);
        }
        for m in all {
            let mut next = at.clone();
            self.left = self.left.checked_sub(1).ok_or(TooMuch)?;
            let won = match self.game.step(&mut next, m) {
                Status::Over(how) => how.winners.contains(me),
                Status::ToMove(_) => self.wins(&next, me, n)?,
            };
            if !won {
                self.killers[n as usize] = Some(m);
                return Ok(false);
            }
        }
        Ok(true)
    }
    /// The fewest moves that win, up to the most.
    fn distance(&mut self, at: &G::Position, most: u32) -> Result<Option<u32>, TooMuch> {
        let me = self.mover(at);
        for n in 1..=most {
            if self.wins(at, me, n)? {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }
}

impl<G: Game> Judge<G> for Force<'_, G> {
    fn proof(&self) -> ProvedBy {
        ProvedBy::Exhaustive
    }
    fn goal(&mut self, at: &G::Position) -> Result<Option<(Goal, G::Move)>, TooMuch> {
        self.left = self.nodes;
        let Some(n) = self.distance(at, self.most)? else {
            return Ok(None);
        };
        let goal = Goal::WinIn(n);
        Ok(match self.keep(at, goal)?[..] {
            [only] => Some((goal, only)),
            _ => None,
        })
    }
    fn keep(&mut self, at: &G::Position, goal: Goal) -> Result<Vec<G::Move>, TooMuch> {
        self.left = self.nodes;
        let Goal::WinIn(n) = goal else {
            return Ok(Vec::new());
        };
        let me = self.mover(at);
        let mut kept = Vec::new();
        for m in self.game.list(at) {
            let mut next = at.clone();
            let won = match self.game.step(&mut next, m) {
                Status::Over(how) => how.winners.contains(me),
                Status::ToMove(_) => n > 1 && self.holds(&next, me, n - 1)?,
            };
            if won {
                kept.push(m);
            }
        }
        Ok(kept)
    }
    fn resistance(&mut self, at: &G::Position, goal: Goal) -> Result<i64, TooMuch> {
        self.left = self.nodes;
        let Goal::WinIn(most) = goal else {
            return Ok(0);
        };
        Ok(self.distance(at, most)?.unwrap_or(most + 1).into())
    }
}
