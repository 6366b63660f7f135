//! Cards, hands and the stack. Suits do not matter, so a hand is fourteen counts.

use arrayvec::ArrayVec;
use std::fmt;

/// Kinds of cards.
pub const KINDS: usize = 14;
/// Cards in all: two packs of 52 with three jokers each.
pub const CARDS: usize = 110;
const LETTERS: &[u8; KINDS] = b"A23456789TJQKX";

/// A kind of card, in the order `A23456789TJQKX`.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Card(u8);

impl Card {
    /// Start, 1 or 11.
    pub const ACE: Card = Card(0);
    /// Two forward; with some rules a blind draw.
    pub const TWO: Card = Card(1);
    /// Four forward or back.
    pub const FOUR: Card = Card(3);
    /// Seven steps, split as one likes.
    pub const SEVEN: Card = Card(6);
    /// Swaps two pieces.
    pub const JACK: Card = Card(10);
    /// Start or 13.
    pub const KING: Card = Card(12);
    /// Any other card.
    pub const JOKER: Card = Card(13);

    /// The card with this letter.
    pub fn from_letter(letter: u8) -> Option<Card> {
        let i = LETTERS.iter().position(|l| *l == letter)?;
        Some(Card(i as u8))
    }
    /// `A`, `2` … `9`, `T`, `J`, `Q`, `K`, `X`.
    pub const fn letter(self) -> char {
        LETTERS[self.0 as usize] as char
    }
    /// Every kind, the joker last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }
    /// Every kind that a joker can stand for.
    pub fn plain() -> impl Iterator<Item = Card> {
        (0..KINDS as u8 - 1).map(Card)
    }
    /// For arrays with one entry a kind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// How many of it the whole deck holds.
    pub const fn copies(self) -> u8 {
        if self.0 == 13 { 6 } else { 8 }
    }
    /// Steps of a plain move forward: 11 for the ace; none for 7, jack and joker.
    pub const fn steps(self) -> Option<u8> {
        match self.0 {
            0 => Some(11),
            6 | 10 | 13 => None,
            11 => Some(12),
            12 => Some(13),
            i => Some(i + 1),
        }
    }
    /// For people: `ace`, `7`, `joker`.
    pub const fn name(self) -> &'static str {
        [
            "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "joker",
        ][self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Cards without an order: a hand or the pile.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Hand {
    counts: [u8; KINDS],
    size: u8,
    /// Bit = kind.
    kinds: u16,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Hand = Hand {
        counts: [0; KINDS],
        size: 0,
        kinds: 0,
    };
    /// All 110 cards.
    pub fn deck() -> Hand {
        let mut deck = Hand::EMPTY;
        for card in Card::all() {
            deck.counts[card.index()] = card.copies();
        }
        deck.size = CARDS as u8;
        deck.kinds = (1 << KINDS) - 1;
        deck
    }
    /// How many cards.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }
    /// None at all?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }
    /// How many of this kind.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }
    /// At least one of this kind?
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.counts[card.index()] > 0
    }
    /// One more.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.size += 1;
        self.kinds |= 1 << card.0;
    }
    /// One less; false when there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            self.counts[card.index()] -= 1;
            self.size -= 1;
            if !self.has(card) {
                self.kinds ^= 1 << card.0;
            }
        }
        held
    }
    /// All cards of `other` too.
    pub fn add_all(&mut self, other: &Hand) {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
        self.size += other.size;
        self.kinds |= other.kinds;
    }
    /// The kinds it holds, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.kinds;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            card
        })
    }
    /// Every card, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |c| (0..self.count(c)).map(move |_| c))
    }
    /// Card number `i` of [`Hand::cards`].
    pub fn nth(&self, i: usize) -> Option<Card> {
        self.cards().nth(i)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|c| hand.add(c));
        hand
    }
}

impl fmt::Display for Hand {
    /// `A77X`; `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.cards().try_for_each(|c| write!(f, "{c}"))
    }
}

/// Cards face down in an order; the last entry is the top.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Stack(ArrayVec<Card, CARDS>);

impl Stack {
    /// From the top card to the bottom.
    pub fn from_top(cards: impl DoubleEndedIterator<Item = Card>) -> Stack {
        Stack(cards.rev().collect())
    }
    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// None left?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// From the top card to the bottom.
    pub fn from_top_down(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().rev().copied()
    }
    /// Takes the top card.
    pub fn draw(&mut self) -> Option<Card> {
        self.0.pop()
    }
    /// Shuffles `cards` and lays them under the stack.
    pub fn refill(&mut self, cards: &Hand, rng: &mut parlour_core::Rng) {
        let mut all: ArrayVec<Card, CARDS> = cards.cards().collect();
        rng.shuffle(&mut all);
        all.extend(self.0.drain(..));
        self.0 = all;
    }
}

impl fmt::Display for Stack {
    /// Top card first; `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.from_top_down().try_for_each(|c| write!(f, "{c}"))
    }
}
