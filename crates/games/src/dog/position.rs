//! A position: board, cards, whose turn; how a turn, a round and the game end.

use super::action::{Action, Play};
use super::board::{Board, Place, SEATS};
use super::card::{Card, Hand, Stack};
use super::options::{Dog, First, NoPlay};
use super::turn::Turn;
use parlour_core::Rng;

/// Cards dealt in the first round of a cycle.
pub const MOST: u8 = 6;
/// Cards dealt in the last round of a cycle.
pub const LEAST: u8 = 2;

/// What is done now.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Phase {
    /// Everybody chooses a card for the partner.
    Give,
    /// Cards are played.
    Play,
}

/// Everything the rules need.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    /// Pieces.
    pub(super) board: Board,
    /// Whose turn.
    pub(super) seat: u8,
    /// What is done now.
    pub(super) phase: Phase,
    /// Cards in hand.
    pub(super) hands: [Hand; SEATS],
    /// In phase give what each seat has chosen; in phase play what the giver still knows to be in
    /// the hand of each seat.
    pub(super) gifts: [Option<Card>; SEATS],
    /// Cards dealt to each in this round.
    pub(super) size: u8,
    /// Who began this round.
    pub(super) first: u8,
    /// Face down, to be dealt.
    pub(super) stack: Stack,
    /// Played, folded and discarded.
    pub(super) pile: Hand,
    /// What the next shuffle or blind draw will be.
    pub(super) shuffler: u64,
}

impl Position {
    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }
    /// Whose turn it is.
    pub fn mover(&self) -> u8 {
        self.seat
    }
    /// What is done now.
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// The cards of a seat.
    pub fn hand(&self, seat: u8) -> &Hand {
        &self.hands[seat as usize]
    }
    /// Cards dealt to each in this round, and who began it.
    pub fn round(&self) -> (u8, u8) {
        (self.size, self.first)
    }
    /// Cards face down.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }
    /// Cards played, folded and discarded.
    pub fn pile(&self) -> &Hand {
        &self.pile
    }
    /// All cards: hands, chosen gifts, stack and pile.
    pub fn cards(&self) -> Hand {
        let mut all = self.pile;
        self.hands.iter().for_each(|hand| all.add_all(hand));
        self.stack.from_top_down().for_each(|card| all.add(card));
        if self.phase == Phase::Give {
            self.gifts.iter().flatten().for_each(|card| all.add(*card));
        }
        all
    }

    /// The first position; the seed fixes the deal and every later shuffle.
    pub(super) fn start(rules: &Dog, seed: u64) -> Position {
        let mut rng = Rng::new(seed);
        let first = match rules.first() {
            First::Random => rng.below(rules.players() as usize) as u8,
            First::Seat(seat) => seat,
        };
        Position::begin(rules, first, rng)
    }
    /// The first position when seat `first` begins.
    pub(super) fn begin(rules: &Dog, first: u8, mut rng: Rng) -> Position {
        let mut board = Board::new(rules.players());
        if rules.begins_on_start() {
            for seat in 0..rules.players() {
                board.put(seat, Place::Ring(Board::start(seat)), true);
            }
        }
        let mut at = Position::without_cards(board, MOST, first);
        at.stack.refill(&Hand::deck(), &mut rng);
        at.shuffler = rng.state();
        at.deal(rules);
        at
    }
    pub(super) fn without_cards(board: Board, size: u8, first: u8) -> Position {
        Position {
            board,
            seat: first,
            phase: Phase::Play,
            hands: [Hand::EMPTY; SEATS],
            gifts: [None; SEATS],
            size,
            first,
            stack: Stack::default(),
            pile: Hand::EMPTY,
            shuffler: 0,
        }
    }
    /// Deals `size` cards to each, as far as they go; the discards are shuffled under a stack that
    /// is too small.
    pub(super) fn deal(&mut self, rules: &Dog) {
        let players = rules.players();
        if self.stack.len() < (players * self.size) as usize {
            let mut rng = Rng::new(self.shuffler);
            self.stack.refill(&self.pile, &mut rng);
            self.pile = Hand::EMPTY;
            self.shuffler = rng.state();
        }
        for seat in 0..players as usize {
            for _ in 0..self.size {
                if let Some(card) = self.stack.draw() {
                    self.hands[seat].add(card);
                }
            }
        }
        self.gifts = [None; SEATS];
        self.phase = match rules.partner(0) {
            Some(_) => Phase::Give,
            None => Phase::Play,
        };
        self.seat = self.first;
        if self.hands[self.seat as usize].is_empty() {
            self.pass_on();
        }
    }
    /// The next seat with cards has the turn; false when nobody has any.
    fn pass_on(&mut self) -> bool {
        let n = self.board.seats();
        let next = (1..=n).map(|i| (self.seat + i) % n);
        let next = next
            .into_iter()
            .find(|s| !self.hands[*s as usize].is_empty());
        self.seat = next.unwrap_or((self.seat + 1) % n);
        next.is_some()
    }

    /// What can be done without a playable card.
    pub(super) fn without_play(&self, rules: &Dog, show: &mut impl FnMut(Action)) {
        let hand = self.hand(self.seat);
        match rules.no_play() {
            NoPlay::Discard => hand.kinds().for_each(|c| show(Action::Discard(c))),
            NoPlay::Fold if rules.jack_without_effect() && hand.has(Card::JACK) => {
                show(Action::Discard(Card::JACK))
            }
            NoPlay::Fold => show(Action::Fold),
        }
    }
    pub(super) fn turn<'t>(&'t self, rules: &'t Dog) -> Turn<'t> {
        let hands = &self.hands[..rules.players() as usize];
        Turn::new(rules, &self.board, self.seat, hands)
    }

    /// Trusts `action` to be legal.
    pub(super) fn act(&mut self, rules: &Dog, action: Action) {
        let me = self.seat as usize;
        match action {
            Action::Give(card) => {
                self.hands[me].take(card);
                self.gifts[me] = Some(card);
                self.next_giver(rules);
                return;
            }
            Action::Fold => {
                self.pile.add_all(&self.hands[me]);
                self.hands[me] = Hand::EMPTY;
                self.gifts[me] = None;
            }
            Action::Discard(card) => self.lay(card),
            Action::Card(play) => {
                let next = self.turn(rules).result(play);
                self.lay(play.card());
                self.board = next.expect("the play is legal");
                self.draw_blind(play);
            }
            Action::Joker(play) => {
                let next = self.turn(rules).result(play);
                self.lay(Card::JOKER);
                self.board = next.expect("the play is legal");
                self.draw_blind(play);
            }
        }
        let over = self.outcome(rules).is_some();
        if !self.pass_on() && !over {
            self.size = if self.size <= LEAST {
                MOST
            } else {
                self.size - 1
            };
            self.first = (self.first + 1) % rules.players();
            self.deal(rules);
        }
    }
    fn lay(&mut self, card: Card) {
        let me = self.seat as usize;
        self.hands[me].take(card);
        self.pile.add(card);
        if self.gifts[me] == Some(card) {
            self.gifts[me] = None;
        }
    }
    fn draw_blind(&mut self, play: Play) {
        let Play::Draw { from } = play else { return };
        let mut rng = Rng::new(self.shuffler);
        let victim = &mut self.hands[from as usize];
        if let Some(card) = victim.nth(rng.below(victim.size() as usize)) {
            victim.take(card);
            self.hands[self.seat as usize].add(card);
        }
        self.shuffler = rng.state();
    }
    /// Who has not chosen yet has the turn; when all have chosen the gifts are delivered.
    fn next_giver(&mut self, rules: &Dog) {
        let n = rules.players();
        let chooses = |at: &Position, s: u8| {
            !at.hands[s as usize].is_empty() && at.gifts[s as usize].is_none()
        };
        let next = (1..n)
            .map(|i| (self.seat + i) % n)
            .find(|s| chooses(self, *s));
        if let Some(next) = next {
            self.seat = next;
            return;
        }
        let given = std::mem::take(&mut self.gifts);
        for (giver, card) in (0..n).zip(given) {
            if let (Some(card), Some(holder)) = (card, rules.partner(giver)) {
                self.hands[holder as usize].add(card);
                self.gifts[holder as usize] = Some(card);
            }
        }
        self.phase = Phase::Play;
        self.seat = self.first;
        if self.hands[self.seat as usize].is_empty() {
            self.pass_on();
        }
    }
}
