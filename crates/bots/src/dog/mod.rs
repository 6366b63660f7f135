//! The player of Dog.
//!
//! It counts in steps along the ring: how far the pieces of each team have come, what threatens
//! them from behind, and what the cards in hand may still do. Level 1 and `greedy` play what looks
//! best at once.

mod board;
mod hand;
mod look;

use crate::{BotError, Limits, Mind, Seen, Strength};
use parlour_core::{Analysis, Game, Rng, Views, Watch, Worth, mix};
use parlour_games::dog::{Action, Dog};

/// Steps that make a lead of about three in four.
const SCALE: f32 = 200.0;

/// Plays Dog at any level.
pub(crate) struct Hound {
    strength: Strength,
    seed: u64,
}

impl Hound {
    /// The same seed plays the same.
    pub fn new(strength: Strength, seed: u64) -> Hound {
        Hound { strength, seed }
    }
    /// A stream that depends on nothing but the seed and the ply.
    fn rng(&self, seen: &Seen<Dog>) -> Rng {
        Rng::new(mix(self.seed ^ mix(seen.past.plies() as u64 + 1)))
    }
}

/// Every move with what it leads to at once, best first.
fn at_once(seen: &Seen<Dog>, rng: &mut Rng) -> Analysis<Action> {
    // The mover's moves follow from its view, so any sample will do.
    let at = seen.game.sample(&seen.view, rng);
    let moves = seen.game.list(&at);
    let mut worths = Vec::with_capacity(moves.len());
    look::each(seen.game, &at, &moves, &mut worths);
    let worth = |(m, worth): (Action, f32)| Worth {
        m,
        score: 100.0 * (worth / SCALE).tanh(),
        proof: None,
        line: vec![m],
    };
    let mut ranked: Vec<(Action, f32)> = moves.into_iter().zip(worths).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    Analysis {
        nodes: ranked.len() as u64,
        moves: ranked.into_iter().map(worth).collect(),
        proof: None,
        depth: 1,
    }
}

impl Mind<Dog> for Hound {
    fn think(
        &mut self,
        seen: &Seen<Dog>,
        limits: &Limits,
        _: &Watch,
    ) -> Result<Analysis<Action>, BotError> {
        let mut said = at_once(seen, &mut self.rng(seen));
        if let Some(n) = limits.lines.filter(|n| *n > 0) {
            said.moves.truncate(n);
        }
        Ok(said)
    }
    fn choose(
        &mut self,
        seen: &Seen<Dog>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Action, BotError> {
        let mut rng = self.rng(seen);
        if self.strength.level() == 0 {
            let at = seen.game.sample(&seen.view, &mut rng);
            return seen.game.pick(&at, &mut rng).ok_or(BotError::Over);
        }
        self.think(seen, limits, watch)?
            .best()
            .ok_or(BotError::Over)
    }
}
