//! The weakest yardstick.

use crate::{BotError, Limits, Mind, Seen};
use parlour_core::{Analysis, Rng, Rules, Watch, Worth};

/// Any legal move, drawn evenly; the same for the same seed.
pub struct Random(Rng);

impl Random {
    /// A player with its own stream.
    pub fn new(seed: u64) -> Random {
        Random(Rng::new(seed))
    }
}

impl<G: Rules> Mind<G> for Random {
    fn think(
        &mut self,
        seen: &Seen<G>,
        _: &Limits,
        _: &Watch,
    ) -> Result<Analysis<G::Move>, BotError> {
        // The mover's moves follow from its view, so any sample will do.
        let at = seen.game.sample(&seen.view, &mut self.0);
        let m = seen.game.pick(&at, &mut self.0).ok_or(BotError::Over)?;
        let worth = Worth {
            m,
            score: 0.0,
            proof: None,
            line: vec![m],
        };
        Ok(Analysis {
            moves: vec![worth],
            proof: None,
            nodes: 1,
            depth: 0,
        })
    }
}
