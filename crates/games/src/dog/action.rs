//! What a player does: give, fold, discard, or play a card.

use super::card::Card;

/// One action; as text it is in the notation that [`super::read_action`] reads.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// Hands a card to the partner.
    Give(Card),
    /// Lays a card down without effect.
    Discard(Card),
    /// Lays the whole hand down.
    Fold,
    /// Plays a card.
    Card(Play),
    /// Plays a joker as another card.
    Joker(Play),
}

impl Action {
    /// The card that leaves the hand; none when the whole hand is laid down.
    pub fn spends(self) -> Option<Card> {
        match self {
            Action::Give(card) | Action::Discard(card) => Some(card),
            Action::Card(play) => Some(play.card()),
            Action::Joker(_) => Some(Card::JOKER),
            Action::Fold => None,
        }
    }
}

/// What a card does. Ranks are those of the position before it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Play {
    /// Brings a piece out of the kennel, with an ace or a king.
    Start(Card),
    /// The ace's single step.
    One {
        /// Of the piece.
        rank: u8,
        /// Along the ring although the finish could be entered.
        avoid: bool,
    },
    /// As many steps as the card says, 11 for an ace.
    Forward {
        /// Which says how far.
        card: Card,
        /// Of the piece.
        rank: u8,
        /// Along the ring although the finish could be entered.
        avoid: bool,
    },
    /// Four steps back.
    Back {
        /// Of the piece.
        rank: u8,
    },
    /// A seven, split into legs.
    Seven(Legs),
    /// A jack.
    Swap {
        /// Of the own piece.
        rank: u8,
        /// Owner of the other piece.
        seat: u8,
        /// Of the other piece.
        other: u8,
    },
    /// A 2 that draws a blind card.
    Draw {
        /// From whom.
        from: u8,
    },
}

impl Play {
    /// The card this is a play of.
    pub fn card(&self) -> Card {
        match self {
            Play::Start(card) | Play::Forward { card, .. } => *card,
            Play::One { .. } => Card::ACE,
            Play::Back { .. } => Card::FOUR,
            Play::Seven(_) => Card::SEVEN,
            Play::Swap { .. } => Card::JACK,
            Play::Draw { .. } => Card::TWO,
        }
    }
}

/// One leg of a seven.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Leg {
    /// Of the piece, before the first leg.
    pub rank: u8,
    /// The partner's piece?
    pub mate: bool,
    /// 1 to 7.
    pub steps: u8,
    /// Written with `-`?
    pub avoid: bool,
}

impl Leg {
    /// Seven bits whose order is the ASCII order of the texts.
    #[inline]
    pub(super) const fn code(self) -> u64 {
        (self.rank as u64) << 5
            | (!self.mate as u64) << 4
            | (self.steps as u64) << 1
            | !self.avoid as u64
    }
    #[inline]
    const fn from_code(code: u64) -> Leg {
        Leg {
            rank: (code >> 5 & 3) as u8,
            mate: code >> 4 & 1 == 0,
            steps: (code >> 1 & 7) as u8,
            avoid: code & 1 == 0,
        }
    }
}

const WIDTH: u32 = 7;
const DASHES: u32 = 7 * WIDTH;
const COUNT: u32 = DASHES + 3;

/// Up to seven legs in 64 bits. The smaller of two is the one preferred as text: fewer legs, then
/// fewer `-`, then smaller in ASCII order.
///
/// From the top: number of legs, number of `-`, then seven bits for each leg, the first leg highest.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Legs(u64);

impl Legs {
    /// No legs.
    pub const NONE: Legs = Legs(0);

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 >> COUNT) as u32
    }
    /// None yet?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    const fn code(self, i: u32) -> u64 {
        self.0 >> ((6 - i) * WIDTH) & 0x7f
    }
    /// With one leg more; there is room for seven.
    #[inline]
    pub const fn then(self, leg: Leg) -> Legs {
        self.push(leg.code())
    }
    #[inline]
    pub(super) const fn push(self, code: u64) -> Legs {
        let dash = !code & 1;
        Legs((self.0 + (1 << COUNT) + (dash << DASHES)) | (code << ((6 - self.len()) * WIDTH)))
    }
    /// The code of the only leg, if it is only one.
    #[inline]
    pub(super) fn single(self) -> Option<u64> {
        (self.len() == 1).then(|| self.code(0))
    }
    /// The largest code of a leg.
    pub(super) fn largest(self) -> u64 {
        (0..self.len()).map(|i| self.code(i)).max().unwrap_or(0)
    }
    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Leg> {
        (0..self.len()).map(move |i| Leg::from_code(self.code(i)))
    }
    /// These legs, then those.
    #[inline]
    pub fn chain(self, then: Legs) -> Legs {
        if self.is_empty() {
            return then;
        }
        (0..then.len()).fold(self, |legs, i| legs.push(then.code(i)))
    }
    /// The smallest text that mixes legs which do not touch each other.
    #[inline]
    pub fn merge(self, other: Legs) -> Legs {
        if self.is_empty() {
            return other;
        }
        if other.is_empty() {
            return self;
        }
        let (mut i, mut j) = (0, 0);
        let mut legs = Legs::NONE;
        while i < self.len() || j < other.len() {
            let mine = i < self.len() && (j == other.len() || self.code(i) < other.code(j));
            if mine {
                legs = legs.push(self.code(i));
                i += 1;
            } else {
                legs = legs.push(other.code(j));
                j += 1;
            }
        }
        legs
    }
}
