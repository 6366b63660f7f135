//! What the moves of this round tell about hands.
//!
//! Who parts with a card because nothing can be played holds no card that could have been played
//! then. A hand that was folded lies open, so folds tell nothing more.

use super::board::SEATS;
use parlour_core::{Rng, Views};
use parlour_games::dog::{
    Action, Card, Dog, Hand, Phase, Play, Position, SeenAction, SeenHand, View,
};

/// Kinds of cards, one bit each.
pub(super) type Kinds = u16;

/// What is believed of hands beside what is seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Belief {
    /// Kinds that each seat cannot hold.
    barred: [Kinds; SEATS],
}

impl Belief {
    /// From the moves of a match as a seat saw them.
    pub fn new(dog: &Dog, seen: &View, history: &[SeenAction]) -> Belief {
        let n = dog.players() as usize;
        let recent = history.len().saturating_sub(n * (seen.size as usize + 1));
        let telling = history[recent..]
            .iter()
            .any(|m| matches!(m, SeenAction::Action(Action::Discard(_))));
        if !telling || seen.phase != Phase::Play {
            return Belief::default();
        }
        // Who began is not among the moves.
        let mut firsts = 0..n as u8;
        let found =
            firsts.find_map(|first| Belief::retraced(dog, first, seen, history, &mut |_, _| {}));
        found.unwrap_or_default()
    }
    /// The same if seat `first` began the match, while `watch` sees every move with the position before it; `None`
    /// if the moves then do not lead to what is seen.
    pub fn retraced(
        dog: &Dog,
        first: u8,
        seen: &View,
        history: &[SeenAction],
        watch: &mut impl FnMut(&Position, SeenAction),
    ) -> Option<Belief> {
        let mut barred = [0; SEATS];
        let mut round = None;
        let leads = dog.retrace(first, history, seen, &mut |at, m| {
            watch(at, m);
            if round.replace(at.round()) != Some(at.round()) {
                barred = [0; SEATS];
            }
            let SeenAction::Action(action) = m else {
                return;
            };
            let kinds = &mut barred[at.mover() as usize];
            match action {
                Action::Discard(_) => {
                    let could = Card::all().filter(|card| dog.could_play(at, *card));
                    *kinds = could.fold(*kinds, |kinds, card| kinds | 1 << card.index());
                }
                // What is drawn may be anything.
                Action::Card(Play::Draw { .. }) | Action::Joker(Play::Draw { .. }) => *kinds = 0,
                _ => {}
            }
        });
        let dealt_anew = round != Some((seen.size, seen.first));
        leads.then_some(Belief {
            barred: if dealt_anew { [0; SEATS] } else { barred },
        })
    }
    /// May this card be in the hand of `seat`, as far as that is certain?
    pub fn may_hold(&self, seat: u8, card: Card) -> bool {
        self.barred[seat as usize] >> card.index() & 1 == 0
    }
    /// A position that agrees with what is seen and told: a determinization for the tree. Cards that
    /// a seat cannot hold are exchanged for others of the stack: as even as before, since any unseen
    /// card may lie there.
    pub fn sample(&self, dog: &Dog, seen: &View, rng: &mut Rng) -> Position {
        let mut at = dog.sample(seen, rng);
        let mut seen = seen.clone();
        for s in 0..dog.players() {
            let barred = self.barred[s as usize];
            let may = |card: Card| barred >> card.index() & 1 == 0;
            let hand = *at.hand(s);
            if seen.hands[s as usize].hidden == 0 || hand.kinds().all(may) {
                continue;
            }
            let mut pool: Vec<Card> = at.stack().from_top_down().filter(|c| may(*c)).collect();
            let mut known = Hand::EMPTY;
            for card in hand.cards() {
                let exchanged = !may(card) && !pool.is_empty();
                known.add(if exchanged {
                    pool.swap_remove(rng.below(pool.len()))
                } else {
                    card
                });
            }
            seen.hands[s as usize] = SeenHand { known, hidden: 0 };
            at = dog.sample(&seen, rng);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Eye, Game, Match, Seat};
    use parlour_games::dog::read_action;
    use std::sync::Arc;

    fn belief(dog: &Dog, at: &Position, history: &[SeenAction]) -> (Belief, View) {
        let seen = dog.view(at, Eye::Seat(Seat(at.mover())));
        (Belief::new(dog, &seen, history), seen)
    }

    #[test]
    fn who_discards_cannot_start() {
        // Everybody gives; the first to play has all pieces in the kennel and parts with a card.
        let dog = Dog::libdog();
        let mut shown = 0;
        for seed in 0..40 {
            let mut game = Match::new(Arc::new(dog.clone()), seed);
            while game.position().phase() == Phase::Give {
                let m = dog.any(game.position()).unwrap();
                game.play(m).unwrap();
            }
            let m = dog.any(game.position()).unwrap();
            if !matches!(m, Action::Discard(_)) {
                continue;
            }
            game.play(m).unwrap();
            let at = game.position();
            let history = game.seen_moves(Eye::Seat(Seat(at.mover())));
            let (belief, seen) = belief(&dog, at, &history);
            let starts = [Card::ACE, Card::KING, Card::JOKER];
            let kinds = starts.iter().fold(0, |kinds, c| kinds | 1 << c.index());
            assert_eq!(belief.barred, [kinds, 0, 0, 0, 0, 0]);
            let mut rng = Rng::new(seed);
            for _ in 0..50 {
                let drawn = belief.sample(&dog, &seen, &mut rng);
                assert!(starts.iter().all(|c| !drawn.hand(0).has(*c)));
                assert_eq!(drawn.cards(), Hand::deck());
                assert_eq!(dog.view(&drawn, seen.eye), seen);
            }
            shown += 1;
        }
        assert!(shown > 3, "{shown} discards");
    }

    #[test]
    fn moves_of_another_match_tell_nothing() {
        let dog = Dog::libdog();
        let discards = ["D9", "D8"].map(|text| SeenAction::Action(read_action(text).unwrap()));
        let (belief, _) = belief(&dog, &dog.start(1), &discards);
        assert_eq!(belief.barred, [0; SEATS]);
    }
}
