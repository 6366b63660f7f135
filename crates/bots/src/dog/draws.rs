//! Hidden hands drawn as often as they explain what was played and given.

use super::belief::Kinds;
use super::board::SEATS;
use super::insight::Insight;
use parlour_core::{Rng, Views};
use parlour_games::dog::{Card, Dog, Hand, Phase, Position, SeenGift, SeenHand, View};

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
    /// The first of them agrees with what is believed for certain.
    pub fn new(insight: &'i Insight, dog: &'i Dog, seen: &View, rng: &mut Rng) -> Draws<'i> {
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
