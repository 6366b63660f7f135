//! A mind with a book.

use super::{Book, Shelf};
use crate::{BotError, Limits, Mind, Seen, Strength};
use parlour_core::{Analysis, Game, Rng, Rules, Symmetries, Views, Watch, Worth, mix};

/// Plays from its book while that lasts, and thinks for itself then. Below the highest level it never opens it.
pub(crate) struct Booked<G: Rules, M> {
    mind: M,
    shelf: Option<&'static Shelf<G>>,
    seed: u64,
}

impl<G, M> Booked<G, M>
where
    G: Rules + Symmetries + PartialEq + Views<View = <G as Game>::Position>,
{
    /// The seed draws among moves that are as good as each other: in one position always the same one.
    pub fn new(mind: M, shelf: &'static Shelf<G>, strength: Strength, seed: u64) -> Booked<G, M> {
        let shelf = (strength == Strength::BEST).then_some(shelf);
        Booked { mind, shelf, seed }
    }
    /// What the book says here, if it may be asked.
    fn known(&self, seen: &Seen<G>, limits: &Limits) -> Option<Worth<G::Move>> {
        let shelf = self.shelf.filter(|_| limits.book.unwrap_or(true))?;
        let book: &Book<G> = shelf.book();
        if !book.is_of(seen.game) {
            return None;
        }
        let good = book.good(&seen.view, seen.past)?;
        let best = good.iter().map(|(_, worth)| *worth).max()?;
        // The best one is drawn most often.
        let often = |worth: i16| (Book::<G>::MARGIN + 1 - (best - worth)) as usize;
        let all = good.iter().map(|(_, worth)| often(*worth)).sum();
        let mut lot = Rng::new(mix(self.seed ^ seen.game.key(&seen.view))).below(all);
        let drawn = good.into_iter().find(|(_, worth)| {
            let hit = lot < often(*worth);
            lot = lot.saturating_sub(often(*worth));
            hit
        });
        let (m, worth) = drawn?;
        Some(Worth {
            m,
            score: worth.into(),
            proof: None,
            line: vec![m],
        })
    }
}

impl<G, M> Mind<G> for Booked<G, M>
where
    G: Rules + Symmetries + PartialEq + Views<View = <G as Game>::Position>,
    M: Mind<G>,
{
    fn think(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<G::Move>, BotError> {
        self.mind.think(seen, limits, watch)
    }
    fn choose(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<G::Move, BotError> {
        let Some(worth) = self.known(seen, limits) else {
            return self.mind.choose(seen, limits, watch);
        };
        let m = worth.m;
        if let Some(tell) = &seen.tell {
            tell(&Analysis {
                moves: vec![worth],
                proof: None,
                nodes: 0,
                depth: 0,
            });
        }
        Ok(m)
    }
    fn has(&self, judge: crate::Judge) -> bool {
        self.mind.has(judge)
    }
}
