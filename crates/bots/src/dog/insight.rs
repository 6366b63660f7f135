//! What the plays and gifts of this round tell about hands.
//!
//! Whoever plays a card passes over all others it holds: the better another card would have done, the less likely it
//! is in that hand.

use super::belief::{Belief, Kinds};
use super::count::Counter;
use super::draws::Draws;
use super::habits::{Habits, KINDS, Reasons, reasons, situation};
use parlour_core::{Eye, Rng};
use parlour_games::dog::{Action, Card, Dog, Phase, Play, Position, SeenAction, SeenGift, View};

/// One choice of a seat: how the kinds that it might have held compare with the one it spent.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    seat: u8,
    /// Of each kind, that of the spent one being 1; 0 for what could not be played.
    odds: [f32; KINDS],
    /// Kinds that were surely held then.
    held: Kinds,
    /// A card of the partner's choice had not come yet: it is not to be counted as held.
    is_gift: bool,
}

impl Choice {
    fn new(seat: u8, weights: [f32; KINDS], spent: Card) -> Choice {
        let own = weights[spent.index()].max(1e-6);
        Choice {
            seat,
            odds: weights.map(|w| w / own),
            held: 1 << spent.index(),
            is_gift: false,
        }
    }
    /// How likely the choice was with these kinds beside those that were surely held.
    fn chance(&self, kinds: Kinds, whims: f32) -> f32 {
        let mut rest = kinds | self.held;
        let (mut sum, mut count) = (0.0, 0.0);
        while rest != 0 {
            let odds = self.odds[rest.trailing_zeros() as usize];
            sum += odds;
            count += (odds > 0.0) as u8 as f32;
            rest &= rest - 1;
        }
        (1.0 - whims) / sum + whims / count
    }
}

/// What is believed of hands beside what is seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Insight {
    pub belief: Belief,
    pub choices: Vec<Choice>,
    whims: f32,
}

impl Insight {
    /// From the moves of a match as a seat saw them.
    pub fn new(
        counter: &Counter,
        habits: &Habits,
        dog: &Dog,
        seen: &View,
        history: &[SeenAction],
    ) -> Insight {
        let n = dog.players() as usize;
        let hides = seen.hands[..n].iter().any(|hand| hand.hidden > 0);
        if seen.phase != Phase::Play || !hides {
            return Insight::default();
        }
        // Who began is not among the moves.
        let mut firsts = 0..n as u8;
        let found = firsts.find_map(|first| choices(counter, habits, dog, first, seen, history));
        let (belief, mut choices) = found.unwrap_or_default();
        choices.retain(|choice| seen.hands[choice.seat as usize].hidden > 0);
        Insight {
            belief,
            choices,
            whims: habits.whims,
        }
    }
    /// Draws of the hidden cards, one after the other.
    pub fn draws<'i>(&'i self, dog: &'i Dog, seen: &View, rng: &mut Rng) -> Draws<'i> {
        Draws::new(self, dog, seen, rng)
    }
    /// How well these kinds in the hand of `seat` explain its choices.
    pub fn chance(&self, seat: u8, kinds: Kinds) -> f32 {
        let own = self.choices.iter().filter(|choice| choice.seat == seat);
        own.map(|choice| choice.chance(kinds, self.whims)).product()
    }
}

/// What [`super::lesson`] measures.
#[cfg(any(test, not(target_arch = "wasm32")))]
impl Insight {
    /// How well a hand of `seat` explains its choices.
    pub fn chance_of(&self, seat: u8, hand: &parlour_games::dog::Hand) -> f32 {
        let kinds = hand
            .kinds()
            .fold(0, |kinds, card| kinds | 1 << card.index());
        self.chance(seat, kinds)
    }
    /// How many choices of `seat` are known.
    pub fn choices_of(&self, seat: u8) -> usize {
        self.choices
            .iter()
            .filter(|choice| choice.seat == seat)
            .count()
    }
    /// A position in agreement with what is seen, all of them alike.
    pub fn evenly(&self, dog: &Dog, seen: &View, rng: &mut Rng) -> Position {
        self.belief.sample(dog, seen, rng)
    }
}

/// Belief and choices if seat `first` began the match; `None` if the moves then do not lead to what is seen.
fn choices(
    counter: &Counter,
    habits: &Habits,
    dog: &Dog,
    first: u8,
    seen: &View,
    history: &[SeenAction],
) -> Option<(Belief, Vec<Choice>)> {
    let n = dog.players() as usize;
    let recent = history.len().saturating_sub(n * (seen.size as usize + 1));
    let me = match seen.eye {
        Eye::Seat(seat) => Some(seat.0),
        _ => None,
    };
    let mut choices: Vec<Choice> = Vec::new();
    let mut given = None;
    let mut round = None;
    let mut ply = 0;
    let mut watch = |at: &Position, m: SeenAction| {
        ply += 1;
        if ply <= recent {
            return;
        }
        if round.replace(at.round()) != Some(at.round()) {
            choices.clear();
            given = None;
        }
        let seat = at.mover();
        let weigh = |reasons: &Reasons| {
            std::array::from_fn(|i| match &reasons[i] {
                Some(reasons) => {
                    let sum: f32 = reasons.iter().zip(&habits.plays).map(|(x, w)| x * w).sum();
                    sum.exp()
                }
                None => 0.0,
            })
        };
        match m {
            SeenAction::Action(Action::Give(card)) => given = Some(card),
            SeenAction::Gift if me.is_some_and(|me| dog.partner(seat) == Some(me)) => {
                let me = me.expect("just seen");
                // What came from the partner is known as long as it is held.
                if let SeenGift::Card(card) = seen.gifts[me as usize] {
                    let gifts = &habits.gifts[situation(counter, at.board(), seat, me)];
                    let mut choice = Choice::new(seat, gifts.map(f32::exp), card);
                    choice.is_gift = true;
                    choices.push(choice);
                }
            }
            SeenAction::Action(
                Action::Card(Play::Draw { from }) | Action::Joker(Play::Draw { from }),
            ) => {
                // Hands are no longer what they were.
                choices.retain(|choice| choice.seat != seat && choice.seat != from);
            }
            SeenAction::Action(m) if Some(seat) != me => {
                let Some(spent) = m.spends() else { return };
                let bit = 1 << spent.index();
                for choice in choices.iter_mut().filter(|choice| choice.seat == seat) {
                    let from_me = choice.is_gift && given == Some(spent);
                    choice.held |= if from_me { 0 } else { bit };
                }
                if matches!(m, Action::Card(_) | Action::Joker(_)) {
                    let weights = weigh(&reasons(counter, dog, at));
                    choices.push(Choice::new(seat, weights, spent));
                }
            }
            _ => {}
        }
    };
    let belief = Belief::retraced(dog, first, seen, history, &mut watch)?;
    if round != Some((seen.size, seen.first)) {
        choices.clear();
    }
    Some((belief, choices))
}

#[cfg(test)]
mod tests {
    use super::super::habits::HABITS;
    use super::super::weights::LEARNED;
    use super::*;
    use parlour_core::{Game, Match, Seat, Views};
    use parlour_games::dog::{Board, Hand};
    use std::sync::Arc;

    fn insight(dog: &Dog, seen: &View, history: &[SeenAction]) -> Insight {
        let counter = Counter::new(dog, &LEARNED);
        Insight::new(&counter, &HABITS, dog, seen, history)
    }

    /// Random matches of several rules: whatever is drawn looks the same to whoever looks.
    #[test]
    fn draws_agree_with_what_is_seen() {
        let (mut told, mut gifts, mut barred) = (0, 0, 0);
        for (seed, dog) in [Dog::default(), Dog::libdog(), Dog::canadian()]
            .into_iter()
            .enumerate()
        {
            let mut game = Match::new(Arc::new(dog.clone()), seed as u64);
            let mut rng = Rng::new(seed as u64);
            while game.moves().len() < 200
                && let Some(m) = dog.random_action(game.position(), &mut rng)
            {
                let at = game.position();
                let eye = Eye::Seat(Seat(at.mover()));
                let seen = dog.view(at, eye);
                let insight = insight(&dog, &seen, &game.seen_moves(eye));
                told += insight.choices.len();
                let mut draws = insight.draws(&dog, &seen, &mut rng);
                for _ in 0..4 {
                    let drawn = draws.next(&mut rng);
                    assert_eq!(dog.view(&drawn, eye), seen);
                    assert_eq!(drawn.cards(), Hand::deck());
                    for s in 0..dog.players() {
                        let held = drawn.hand(s);
                        if let (SeenGift::Card(card), Phase::Play) =
                            (seen.gifts[s as usize], seen.phase)
                        {
                            assert!(held.has(card), "what was given is held");
                            gifts += 1;
                        }
                        let others = seen.hands[s as usize].hidden > 0;
                        let may = |card: Card| insight.belief.may_hold(s, card);
                        if others && !Card::all().all(may) {
                            // The given card is seen, whatever was believed before it came.
                            let given = seen.gifts[s as usize];
                            let mut kinds = held.kinds();
                            assert!(kinds.all(|c| may(c) || given == SeenGift::Card(c)));
                            barred += 1;
                        }
                    }
                }
                game.play_unchecked(m);
            }
        }
        assert!(
            told > 500 && gifts > 500 && barred > 50,
            "{told} {gifts} {barred}"
        );
    }

    /// A seat passed over an ace that would have been nine times as likely: in the long run the chain holds aces as often
    /// as weighing even draws says.
    #[test]
    fn each_hand_comes_as_often_as_it_is_likely() {
        let dog = Dog::default();
        let mut seen = dog.view(&dog.start(3), Eye::Seat(Seat(0)));
        seen.phase = Phase::Play;
        let mut odds = [0.0; KINDS];
        (odds[Card::TWO.index()], odds[Card::ACE.index()]) = (1.0, 9.0);
        let choice = Choice::new(1, odds, Card::TWO);
        assert!((choice.chance(1 << Card::ACE.index(), 0.0) - 0.1).abs() < 1e-6);
        assert!((choice.chance(1 << Card::JACK.index(), 0.0) - 1.0).abs() < 1e-6);
        let insight = Insight {
            choices: vec![choice],
            ..Insight::default()
        };
        let mut rng = Rng::new(1);
        let (mut sum, mut aces) = (0.0, 0.0);
        for _ in 0..20_000 {
            let hand = *insight.evenly(&dog, &seen, &mut rng).hand(1);
            let chance = insight.chance_of(1, &hand);
            sum += chance;
            aces += if hand.has(Card::ACE) { chance } else { 0.0 };
        }
        let mut draws = insight.draws(&dog, &seen, &mut rng);
        let mut found = 0.0;
        for _ in 0..20_000 {
            found += f32::from(u8::from(draws.next(&mut rng).hand(1).has(Card::ACE)));
        }
        let (weighed, found) = (aces / sum, found / 20_000.0);
        assert!(
            weighed < 0.1 && (weighed - found).abs() < 0.015,
            "{weighed} {found}"
        );
    }

    #[test]
    fn the_same_seed_draws_the_same() {
        let dog = Dog::default();
        let mut game = Match::new(Arc::new(dog.clone()), 5);
        let mut rng = Rng::new(5);
        while game.position().phase() == Phase::Give || insight_of(&game).choices.len() < 3 {
            let m = dog.random_action(game.position(), &mut rng).unwrap();
            game.play_unchecked(m);
        }
        let insight = insight_of(&game);
        let seen = dog.view(game.position(), Eye::Seat(Seat(game.position().mover())));
        let drawn = |seed: u64| {
            let mut rng = Rng::new(seed);
            let mut draws = insight.draws(&dog, &seen, &mut rng);
            [0; 5].map(|_| draws.next(&mut rng))
        };
        assert_eq!(drawn(1), drawn(1));
        assert_ne!(drawn(1), drawn(2));
    }

    fn insight_of(game: &Match<Dog>) -> Insight {
        let eye = Eye::Seat(Seat(game.position().mover()));
        let seen = game.game().view(game.position(), eye);
        insight(game.game(), &seen, &game.seen_moves(eye))
    }

    #[test]
    fn moves_of_another_match_tell_nothing() {
        let dog = Dog::default();
        let mut game = Match::new(Arc::new(dog.clone()), 5);
        let mut rng = Rng::new(5);
        for _ in 0..12 {
            let m = dog.random_action(game.position(), &mut rng).unwrap();
            game.play_unchecked(m);
        }
        let eye = Eye::Seat(Seat(game.position().mover()));
        let mut seen = dog.view(game.position(), eye);
        assert!(
            !insight(&dog, &seen, &game.seen_moves(eye))
                .choices
                .is_empty()
        );
        seen.board = Board::new(4);
        assert!(
            insight(&dog, &seen, &game.seen_moves(eye))
                .choices
                .is_empty()
        );
    }
}
