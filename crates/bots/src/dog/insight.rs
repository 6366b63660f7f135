//! What the plays and gifts of this round tell about hands.
//!
//! Whoever plays a card passes over all others it holds: the better another card would have done, the less likely it
//! is in that hand. How likely was learned from matches of the bot with itself, by the example `dog_belief`: a choice
//! among the kinds of cards held, each as likely as e to the power of what speaks for it.

use super::belief::{Belief, Kinds};
use super::board::SEATS;
use super::count::Counter;
use super::hand::starts;
use super::look;
use parlour_core::{Eye, Rng, Views};
use parlour_games::dog::{
    Action, Board, Card, Dog, Hand, Phase, Play, Position, SeenAction, SeenGift, SeenHand, View,
};

/// Kinds of cards.
pub const KINDS: usize = 14;
/// What speaks for playing a kind: steps gained (in tens), a piece to bring out with it, and the kind itself.
pub const REASONS: usize = 2 + KINDS;
/// Situations in which a card is given: can the giver walk, can the partner?
pub const SITUATIONS: usize = 4;
/// Gains count up to here.
const MOST: f32 = 10.0;

/// What speaks for each kind that could be played; none for the others.
pub type Reasons = [Option<[f32; REASONS]>; KINDS];

/// How choices are made.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    /// How much each reason weighs when a card is played.
    pub plays: [f32; REASONS],
    /// How gladly each kind is given away.
    pub gifts: [[f32; KINDS]; SITUATIONS],
    /// How often a choice is anybody's guess.
    pub whims: f32,
}

/// Learned from 40 matches of level 10 with itself, 60 walks a decision (`dog_belief 50 60`).
pub(super) const HABITS: Habits = Habits {
    plays: [
        1.14, -0.69, -0.48, -0.08, 0.14, -0.68, 0.26, 0.51, -0.61, 0.61, 0.71, 0.74, -0.20, 0.87,
        0.55, -1.32,
    ],
    gifts: [
        [
            0.23, 0.08, -0.09, 0.22, -0.15, -0.50, -0.02, -0.05, 0.12, 0.01, -0.41, -0.15, 0.61,
            0.10,
        ],
        [
            2.07, -0.76, -0.10, -0.43, -0.66, -0.30, -1.26, -0.35, -1.18, -0.53, -1.31, -0.40,
            1.95, 1.57,
        ],
        [
            -0.79, 0.35, 0.07, 0.25, 0.64, 0.34, 0.61, 0.05, 0.32, 0.08, 0.22, 0.09, -1.22, -0.98,
        ],
        [
            0.02, 0.12, -0.17, -0.09, 0.07, -0.16, 0.17, -0.05, -0.15, -0.07, -0.05, -0.32, 0.29,
            0.39,
        ],
    ],
    whims: 0.03,
};

/// What speaks for each kind of card, whoever holds it, for the seat to move.
pub(super) fn reasons(counter: &Counter, game: &Dog, at: &Position) -> Reasons {
    let seat = at.mover();
    let sizes = look::sizes(game, at);
    let lead = |board: &Board| match counter.has_won(board, seat) {
        true => f32::INFINITY,
        false => counter.lead(&counter.standings(board, &sizes), seat),
    };
    let here = lead(at.board());
    let side = counter.side(at.board(), seat);
    let mut best = [f32::NEG_INFINITY; KINDS];
    for card in Card::plain() {
        game.boards_with(at, card, &mut |board| {
            let best = &mut best[card.index()];
            *best = best.max(lead(board));
        });
    }
    best[Card::JOKER.index()] = best.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut reasons = [None; KINDS];
    for card in Card::all() {
        let i = card.index();
        if best[i] == f32::NEG_INFINITY {
            continue;
        }
        let mut all = [0.0; REASONS];
        all[0] = ((best[i] - here) / 10.0).clamp(-MOST, MOST);
        all[1] = (starts(card) && at.board().kennel(side) > 0) as u8 as f32;
        all[2 + i] = 1.0;
        reasons[i] = Some(all);
    }
    reasons
}

/// The situation in which `seat` gives.
pub(super) fn situation(counter: &Counter, board: &Board, seat: u8, to: u8) -> usize {
    let walks = |seat: u8| board.squares(counter.side(board, seat)) != 0;
    usize::from(walks(seat)) | usize::from(walks(to)) << 1
}

/// One choice of a seat: how the kinds that it might have held compare with the one it spent.
#[derive(Clone, Debug)]
struct Choice {
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
    belief: Belief,
    choices: Vec<Choice>,
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
    fn chance(&self, seat: u8, kinds: Kinds) -> f32 {
        let own = self.choices.iter().filter(|choice| choice.seat == seat);
        own.map(|choice| choice.chance(kinds, self.whims)).product()
    }
}

/// What [`super::lesson`] measures.
#[cfg(any(test, not(target_arch = "wasm32")))]
impl Insight {
    /// How well a hand of `seat` explains its choices.
    pub fn chance_of(&self, seat: u8, hand: &Hand) -> f32 {
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

/// Nobody: the stack.
const STACK: u8 = u8::MAX;
/// Exchanges tried before the first draw, and between two of them.
const WARM: u32 = 300;
const APART: u32 = 16;

/// A chain of ways to deal the hidden cards: two cards change places if that explains the choices as well, or else as
/// often as it explains them less well (Metropolis). In the long run each way comes as often as it is likely.
pub(super) struct Draws<'i> {
    insight: &'i Insight,
    dog: &'i Dog,
    seen: View,
    /// Hidden cards, and who holds each; those of the stack come last.
    cards: Vec<(Card, u8)>,
    hidden: usize,
    chances: [f32; SEATS],
}

impl<'i> Draws<'i> {
    fn new(insight: &'i Insight, dog: &'i Dog, seen: &View, rng: &mut Rng) -> Draws<'i> {
        let at = insight.belief.sample(dog, seen, rng);
        let mut cards = Vec::with_capacity(64);
        for s in 0..dog.players() {
            let i = s as usize;
            if seen.hands[i].hidden == 0 {
                continue;
            }
            let mut hand = *at.hand(s);
            seen.hands[i].known.cards().for_each(|card| {
                hand.take(card);
            });
            if let (SeenGift::Card(card), Phase::Play) = (seen.gifts[i], seen.phase) {
                hand.take(card);
            }
            cards.extend(hand.cards().map(|card| (card, s)));
        }
        let hidden = cards.len();
        cards.extend(at.stack().from_top_down().map(|card| (card, STACK)));
        let mut draws = Draws {
            insight,
            dog,
            seen: seen.clone(),
            cards,
            hidden,
            chances: [1.0; SEATS],
        };
        for s in 0..dog.players() {
            draws.chances[s as usize] = draws.chance(s);
        }
        if !insight.choices.is_empty() {
            (0..WARM).for_each(|_| draws.exchange(rng));
        }
        draws
    }
    fn chance(&self, seat: u8) -> f32 {
        let mut kinds = self.sure(seat);
        for (card, holder) in &self.cards[..self.hidden] {
            if *holder == seat {
                kinds |= 1 << card.index();
            }
        }
        self.insight.chance(seat, kinds)
    }
    /// The kinds that are known in a hand of which others are not: a gift.
    fn sure(&self, seat: u8) -> Kinds {
        match self.seen.gifts[seat as usize] {
            SeenGift::Card(card) => 1 << card.index(),
            _ => 0,
        }
    }
    /// Tries one exchange.
    fn exchange(&mut self, rng: &mut Rng) {
        if self.hidden == 0 {
            return;
        }
        let (i, j) = (rng.below(self.hidden), rng.below(self.cards.len()));
        let ((a, holder), (b, other)) = (self.cards[i], self.cards[j]);
        let may = |seat: u8, card: Card| seat == STACK || self.insight.belief.may_hold(seat, card);
        if holder == other || a == b || !may(holder, b) || !may(other, a) {
            return;
        }
        (self.cards[i].0, self.cards[j].0) = (b, a);
        let chance = self.chance(holder);
        let (mut now, mut was) = (chance, self.chances[holder as usize]);
        let others = match other {
            STACK => 1.0,
            _ => self.chance(other),
        };
        if other != STACK {
            now *= others;
            was *= self.chances[other as usize];
        }
        if now < was && (rng.draw() >> 40) as f32 / (1 << 24) as f32 * was >= now {
            (self.cards[i].0, self.cards[j].0) = (a, b);
            return;
        }
        self.chances[holder as usize] = chance;
        if other != STACK {
            self.chances[other as usize] = others;
        }
    }
    /// The next position that agrees with what is seen, told and believed.
    pub fn next(&mut self, rng: &mut Rng) -> Position {
        if self.insight.choices.is_empty() {
            return self.insight.belief.sample(self.dog, &self.seen, rng);
        }
        (0..APART).for_each(|_| self.exchange(rng));
        let mut seen = self.seen.clone();
        for s in 0..self.dog.players() {
            let hand = &mut seen.hands[s as usize];
            if hand.hidden == 0 {
                continue;
            }
            let mut known: Hand = hand.known;
            if let SeenGift::Card(card) = seen.gifts[s as usize] {
                known.add(card);
            }
            let own = self.cards[..self.hidden]
                .iter()
                .filter(|(_, holder)| *holder == s);
            own.for_each(|(card, _)| known.add(*card));
            *hand = SeenHand { known, hidden: 0 };
        }
        self.dog.sample(&seen, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::super::weights::LEARNED;
    use super::*;
    use parlour_core::{Game, Match, Seat};
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
