//! A knockout: who comes where in the tree.

use super::{Game, Tournament};
use crate::{Bye, ByeKind, Event, Kind, Number, Verdict, knockout};
use parlour_core::{Rng, mix};

impl Tournament {
    /// The places of the tree before a round; `None` where it is not decided who comes there, and a place
    /// that stays free is `Some(None)`.
    fn places_in(&self, round: u32) -> Vec<Option<Option<Number>>> {
        let tree = knockout::tree(self.field.len()).into_iter();
        let mut places: Vec<_> = tree.map(|i| Some(self.field.get(i).copied())).collect();
        for done in 0..round {
            let next = places
                .chunks(2)
                .map(|pair| self.winner(done, pair[0]?, pair[1]?));
            places = next.collect();
        }
        places
    }
    /// Who goes on of two in a round, once that is known.
    fn winner(&self, round: u32, a: Option<Number>, b: Option<Number>) -> Option<Option<Number>> {
        let (Some(a), Some(b)) = (a, b) else {
            return (round < self.rounds).then_some(a.or(b));
        };
        let meets = |g: &&Game| g.round == round && [(a, b), (b, a)].contains(&(g.first, g.second));
        let games: Vec<&Game> = self.games.iter().filter(meets).collect();
        for (number, game) in games.iter().enumerate() {
            match game.verdict? {
                Verdict::First => return Some(Some(game.first)),
                Verdict::Second => return Some(Some(game.second)),
                Verdict::Draw if number >= knockout::DRAWS => return Some(Some(game.second)),
                Verdict::Draw => {}
            }
        }
        // Whoever is left goes on without a game; if nobody is, the better one stands there for the tree.
        match (self.is_active(a), self.is_active(b)) {
            (true, true) => None,
            (false, true) => Some(Some(b)),
            _ => Some(Some(a)),
        }
    }
    pub(super) fn next_of_knockout(
        &self,
        now: i64,
        id: &mut dyn FnMut() -> String,
    ) -> Option<Event> {
        let planned = self.rounds_planned().unwrap_or(0);
        let current = self.rounds.saturating_sub(1);
        if self.rounds > 0 {
            // Deciding games of the round that is played.
            let places = self.places_in(current);
            let mut again = Vec::new();
            for pair in places.chunks(2) {
                let (Some(Some(a)), Some(Some(b))) = (pair[0], pair[1]) else {
                    continue;
                };
                let meets = |g: &&Game| {
                    g.round == current && [(a, b), (b, a)].contains(&(g.first, g.second))
                };
                let over = self.games.iter().filter(meets).all(|g| g.verdict.is_some());
                if over && self.winner(current, Some(a), Some(b)).is_none() {
                    let last = self.games.iter().rev().find(|g| meets(g));
                    let (first, second) = last.map_or((a, b), |g| (g.second, g.first));
                    again.push((first, second));
                }
            }
            if !again.is_empty() {
                return Some(self.paired(current, again, Vec::new(), None, id));
            }
            let next = self.places_in(self.rounds);
            if next.iter().any(Option::is_none) {
                return None;
            }
            if self.rounds >= planned {
                return Some(Event::Finished);
            }
            if now < self.next_round() {
                return None;
            }
        }
        let round = self.rounds;
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for (slot, pair) in self.places_in(round).chunks(2).enumerate() {
            let (a, b) = (pair[0].flatten(), pair[1].flatten());
            match (a, b) {
                (Some(a), Some(b)) => match (self.is_active(a), self.is_active(b)) {
                    (true, true) => {
                        let lot =
                            Rng::new(self.plan.seed ^ mix(u64::from(round) << 32 | slot as u64));
                        let turned = { lot }.below(2) == 1;
                        pairs.push(if turned { (b, a) } else { (a, b) });
                    }
                    (true, false) => byes.push((a, ByeKind::Walkover)),
                    (false, true) => byes.push((b, ByeKind::Walkover)),
                    (false, false) => {}
                },
                (Some(n), None) | (None, Some(n)) => byes.push((n, ByeKind::Odd)),
                (None, None) => {}
            }
        }
        let byes = byes.into_iter().map(|(number, why)| Bye { number, why });
        Some(self.paired(round, pairs, byes.collect(), None, id))
    }
    /// Rounds of a knockout that everybody has got through.
    pub(crate) fn survivals(&self) -> Vec<u32> {
        let mut survived = vec![0; self.entrants.len()];
        if self.plan.kind == Kind::Knockout {
            for round in 1..=self.rounds {
                for number in self.places_in(round).into_iter().flatten().flatten() {
                    survived[number.index()] = round;
                }
            }
        }
        survived
    }
}
