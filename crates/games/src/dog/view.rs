//! What one eye may know.
//!
//! Hidden are other hands, gifts until they are delivered (afterwards only giver and receiver know
//! them), the order of the stack, and the shuffler.

use super::action::Action;
use super::board::{Board, SEATS};
use super::card::{CARDS, Card, Hand, Stack};
use super::options::Dog;
use super::position::{Phase, Position};
use arrayvec::ArrayVec;
use parlour_core::{Eye, Rng, Seat, Views};

/// A hand as somebody sees it.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct SeenHand {
    /// Cards whose face is seen.
    pub known: Hand,
    /// Cards seen from behind.
    pub hidden: u8,
}

impl SeenHand {
    /// How many cards.
    pub fn size(&self) -> u8 {
        self.known.size() + self.hidden
    }
}

/// A gift as somebody sees it.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum SeenGift {
    /// None, or nothing is known.
    #[default]
    None,
    /// Chosen, face down.
    Hidden,
    /// This card.
    Card(Card),
}

/// An action as somebody sees it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum SeenAction {
    /// A card was given, face down.
    Gift,
    /// All of it.
    Action(Action),
}

/// The stack as somebody sees it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SeenStack {
    /// In its order: the keeper's.
    Known(Stack),
    /// Only how many cards.
    Hidden(u8),
}

/// All that one eye may see of a position, and nothing else.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// Pieces.
    pub board: Board,
    /// Whose turn.
    pub seat: u8,
    /// What is done now.
    pub phase: Phase,
    /// Cards in hand.
    pub hands: [SeenHand; SEATS],
    /// In phase give what each seat has chosen; in phase play which card of that seat's hand is
    /// known from a gift, to the giver and the receiver.
    pub gifts: [SeenGift; SEATS],
    /// Cards dealt to each in this round.
    pub size: u8,
    /// Who began this round.
    pub first: u8,
    /// Cards to be dealt.
    pub stack: SeenStack,
    /// Played, folded and discarded.
    pub pile: Hand,
    /// The keeper's only.
    pub shuffler: Option<u64>,
}

impl Views for Dog {
    type View = View;
    type SeenMove = SeenAction;

    fn view(&self, at: &Position, eye: Eye) -> View {
        let keeper = eye == Eye::Keeper;
        let seats = 0..self.players();
        let mut hands = [SeenHand::default(); SEATS];
        let mut gifts = [SeenGift::None; SEATS];
        for s in seats {
            let (seat, i) = (Seat(s), s as usize);
            hands[i] = if eye.sees(seat) {
                SeenHand {
                    known: at.hands[i],
                    hidden: 0,
                }
            } else {
                SeenHand {
                    known: Hand::EMPTY,
                    hidden: at.hands[i].size(),
                }
            };
            gifts[i] = match (at.gifts[i], at.phase) {
                (None, _) => SeenGift::None,
                (Some(card), _) if eye.sees(seat) => SeenGift::Card(card),
                (Some(_), Phase::Give) => SeenGift::Hidden,
                (Some(card), Phase::Play) if self.gave_to(eye, s) => SeenGift::Card(card),
                (Some(_), Phase::Play) => SeenGift::None,
            };
        }
        View {
            eye,
            board: at.board,
            seat: at.seat,
            phase: at.phase,
            hands,
            gifts,
            size: at.size,
            first: at.first,
            stack: if keeper {
                SeenStack::Known(at.stack.clone())
            } else {
                SeenStack::Hidden(at.stack.len() as u8)
            },
            pile: at.pile,
            shuffler: keeper.then_some(at.shuffler),
        }
    }

    fn see_move(&self, at: &Position, m: Action, eye: Eye) -> SeenAction {
        match m {
            Action::Give(_) if !eye.sees(Seat(at.seat)) => SeenAction::Gift,
            _ => SeenAction::Action(m),
        }
    }

    fn sample(&self, seen: &View, rng: &mut Rng) -> Position {
        let mut at = Position::without_cards(seen.board, seen.size, seen.first);
        (at.seat, at.phase, at.pile) = (seen.seat, seen.phase, seen.pile);
        let mut unseen = self.unseen(seen);
        rng.shuffle(&mut unseen);
        let mut deal = || {
            unseen
                .pop()
                .expect("a view hides no more cards than there are")
        };
        for s in 0..self.players() as usize {
            let SeenHand { known, mut hidden } = seen.hands[s];
            at.hands[s] = known;
            match (seen.gifts[s], seen.phase) {
                (SeenGift::Card(card), Phase::Play) if hidden > 0 => {
                    at.hands[s].add(card);
                    hidden -= 1;
                    at.gifts[s] = Some(card);
                }
                (SeenGift::Card(card), _) => at.gifts[s] = Some(card),
                (SeenGift::Hidden, _) => at.gifts[s] = Some(deal()),
                (SeenGift::None, _) => {}
            }
            for _ in 0..hidden {
                at.hands[s].add(deal());
            }
        }
        match &seen.stack {
            SeenStack::Known(stack) => at.stack = stack.clone(),
            SeenStack::Hidden(n) => {
                let cards: ArrayVec<Card, CARDS> = (0..*n).map(|_| deal()).collect();
                at.stack = Stack::from_top(cards.into_iter());
            }
        }
        if seen.phase == Phase::Play && seen.eye != Eye::Keeper {
            self.guess_gifts(seen, &mut at, rng);
        }
        at.shuffler = seen.shuffler.unwrap_or_else(|| rng.draw());
        at
    }
}

impl Dog {
    /// Does `eye` give its cards to `seat`?
    fn gave_to(&self, eye: Eye, seat: u8) -> bool {
        matches!(eye, Eye::Seat(giver) if self.partner(giver.0) == Some(seat))
    }
    /// Cards that lie somewhere unseen, in order.
    fn unseen(&self, seen: &View) -> ArrayVec<Card, CARDS> {
        let mut deck = Hand::deck();
        for card in seen.pile.cards() {
            deck.take(card);
        }
        for s in 0..self.players() as usize {
            for card in seen.hands[s].known.cards() {
                deck.take(card);
            }
            // A gift that is delivered lies in a hand: in the own one it has been counted.
            let counted = seen.phase == Phase::Play && seen.hands[s].hidden == 0;
            if let SeenGift::Card(card) = seen.gifts[s]
                && !counted
            {
                deck.take(card);
            }
        }
        if let SeenStack::Known(stack) = &seen.stack {
            for card in stack.from_top_down() {
                deck.take(card);
            }
        }
        deck.cards().collect()
    }
    /// What others know of gifts that this eye has not seen: a gift is still held as likely as any
    /// other card of the hand that was dealt.
    fn guess_gifts(&self, seen: &View, at: &mut Position, rng: &mut Rng) {
        for s in 0..self.players() {
            let mine = seen.eye == Eye::Seat(Seat(s)) || self.gave_to(seen.eye, s);
            if mine || self.partner(s).is_none() {
                continue;
            }
            let i = rng.below(at.hands[s as usize].size().max(seen.size) as usize);
            at.gifts[s as usize] = at.hands[s as usize].nth(i);
        }
    }
}
