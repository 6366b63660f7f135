//! What a board and a hand are worth, counted with bits: what `board` and `hand` say, several times faster, and what
//! was learned since.
//!
//! Squares behind a piece are a window of the ring, so whoever threatens it is found without walking through all
//! pieces.

use super::board::{
    BACK, BLOCKS, BRINGS_OUT, BySeat, DEEPER, GAP, HOME, IDLE, MATE, NEAR, OUT, REACH, SEATS,
};
use super::hand::{ENTERS, KEY, PLAIN, STARTS, starts};
use super::weights::{self as at, STAGES, Weights};
use parlour_games::dog::{Board, Card, Dog, Hand};

/// Squares that a card can reach.
const FAR: u32 = 13;

/// What a seat's finish is worth beside the ring behind each piece, by the slots that are taken.
const INSIDE: [f32; 16] = {
    let mut worth = [0.0; 16];
    let mut slots = 0u32;
    while slots < 16 {
        let mut slot = 0u32;
        while slot < 4 {
            if slots >> slot & 1 == 1 {
                let gaps = (3 - slot) - (slots >> (slot + 1)).count_ones();
                worth[slots as usize] += OUT + HOME + DEEPER * slot as f32 + GAP * gaps as f32;
            }
            slot += 1;
        }
        slots += 1;
    }
    worth
};

/// Numbers of steps of each card, bit = steps, in the order `A23456789TJQKX`; a joker has none here.
const STEPS: [u32; 14] = [
    1 << 1 | 1 << 11,
    1 << 2,
    1 << 3,
    1 << 4,
    1 << 5,
    1 << 6,
    0b1111_1110,
    1 << 8,
    1 << 9,
    1 << 10,
    0,
    1 << 12,
    1 << 13,
    0,
];

/// Squares of a ring, bit = square: 64 bits are enough for four players.
trait Squares: Copy + PartialEq {
    const NONE: Self;
    fn of(squares: u128) -> Self;
    fn with(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    /// Takes out the first.
    fn pop(&mut self) -> Option<u32>;
    /// Those within a card's reach behind a square, bit 0 the furthest, and whether it holds the one four squares
    /// ahead.
    fn around(self, square: u32, ring: u32) -> (u32, bool);
}

macro_rules! squares {
    ($bits:ty) => {
        impl Squares for $bits {
            const NONE: Self = 0;
            #[inline]
            fn of(squares: u128) -> Self {
                squares as Self
            }
            #[inline]
            fn with(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn pop(&mut self) -> Option<u32> {
                let first = (*self != 0).then(|| self.trailing_zeros());
                *self &= self.wrapping_sub(1);
                first
            }
            #[inline]
            fn around(self, square: u32, ring: u32) -> (u32, bool) {
                if ring == Self::BITS {
                    let here = self.rotate_right(square);
                    return ((here >> (ring - FAR)) as u32, here >> 4 & 1 == 1);
                }
                let behind = match square.checked_sub(FAR) {
                    Some(first) => self >> first,
                    None => self << (FAR - square) | self >> (ring + square - FAR),
                };
                let ahead = (square + 4) % ring;
                (behind as u32 & ((1 << FAR) - 1), self >> ahead & 1 == 1)
            }
        }
    };
}
squares!(u64);
squares!(u128);

/// Counts for one set of rules.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    seats: usize,
    ring: u32,
    protects: bool,
    /// Bit = seat, for each seat those who win with it, itself included.
    teams: [u8; SEATS],
    /// How much a step of each seat counts for a seat.
    shares: [BySeat; SEATS],
    partners: [Option<u8>; SEATS],
    /// What a piece on the ring is worth by the steps it has gone.
    gone: [f32; 97],
    /// What a finish is worth by the slots that are taken, and a kennel by its pieces.
    inside: [f32; 16],
    kennel: [f32; 5],
    idle: f32,
    start: f32,
    blocks: f32,
    risk: f32,
    cards: [f32; 14],
    key: f32,
    keys: f32,
    starts: f32,
    enters: f32,
    stages: [f32; STAGES],
}

impl Counter {
    pub fn new(game: &Dog, weights: &Weights) -> Counter {
        let seats = game.players() as usize;
        let ring = 16 * seats;
        let Weights { steps, stages } = weights;
        let gone = |gone: usize| {
            let (sixteenth, rest) = (gone * 16 / ring, (gone * 16 % ring) as f32 / ring as f32);
            let next = steps[at::GONE + (sixteenth + 1).min(16)];
            let learned = steps[at::GONE + sixteenth] * (1.0 - rest) + next * rest;
            let near = if ring - gone <= 12 {
                NEAR + steps[at::NEAR]
            } else {
                0.0
            };
            OUT + gone as f32 + near + learned
        };
        let mut counter = Counter {
            seats,
            ring: 16 * seats as u32,
            protects: game.start_protects(),
            teams: [0; SEATS],
            shares: [[0.0; SEATS]; SEATS],
            partners: [None; SEATS],
            gone: std::array::from_fn(|n| if n <= ring { gone(n) } else { 0.0 }),
            inside: std::array::from_fn(|slots| {
                let pieces = slots.count_ones() as usize;
                INSIDE[slots] + (pieces * ring) as f32 + steps[at::INSIDE + slots]
            }),
            kennel: std::array::from_fn(|n| steps[at::KENNEL + n]),
            idle: IDLE + steps[at::IDLE],
            start: OUT + steps[at::START],
            blocks: BLOCKS + steps[at::BLOCKS],
            risk: 1.0 + steps[at::RISK],
            cards: std::array::from_fn(|i| PLAIN[i] + steps[at::CARDS + i]),
            key: KEY + steps[at::KEY],
            keys: STARTS + steps[at::KEYS],
            starts: STARTS + steps[at::STARTS],
            enters: ENTERS + steps[at::ENTERS],
            stages: stages.map(|stage| 1.0 + stage),
        };
        for s in 0..seats {
            let team = game.team_of(s as u8).bits();
            let size = team.count_ones() as f32;
            counter.teams[s] = team;
            counter.partners[s] = game.partner(s as u8);
            for other in 0..seats {
                counter.shares[s][other] = match team >> other & 1 {
                    1 => 1.0,
                    _ => -size / (seats as f32 - size),
                };
            }
        }
        counter
    }
    /// What each seat's pieces are worth. `cards` is how many cards each seat holds.
    pub fn standings(&self, board: &Board, cards: &[u8; SEATS]) -> BySeat {
        match self.ring {
            ..=64 => self.count::<u64>(board, cards),
            _ => self.count::<u128>(board, cards),
        }
    }
    fn count<S: Squares>(&self, board: &Board, cards: &[u8; SEATS]) -> BySeat {
        let guards = board.guards(self.protects);
        let mut rings = [S::NONE; SEATS];
        let mut all = S::NONE;
        for (s, ring) in (0..self.seats as u8).zip(&mut rings) {
            *ring = S::of(board.squares(s));
            all = all.with(*ring);
        }
        let mut standings = [0.0; SEATS];
        for seat in 0..self.seats {
            let s = seat as u8;
            let slots = board.slots(s);
            let mut squares = rings[seat];
            let mut sum = self.inside[slots as usize] + self.kennel[board.kennel(s) as usize];
            if squares == S::NONE && slots != 0b1111 {
                sum += self.idle;
            }
            let others = all.without(squares);
            while let Some(square) = squares.pop() {
                let is_start = square == 16 * seat as u32;
                if is_start && board.is_blocking(s) {
                    let mut held = 0;
                    for foe in (0..self.seats).filter(|f| self.teams[seat] >> f & 1 == 0) {
                        held += rings[foe].around(square, self.ring).0.count_ones();
                    }
                    sum += self.start + self.blocks * held as f32;
                    continue;
                }
                let left = u32::from(board.to_start(s, square as u8));
                let gone = self.ring - left;
                sum += self.gone[gone as usize];
                if is_start && self.protects {
                    continue;
                }
                let mut near = (1u32 << FAR) - 1;
                if guards >> (square / 16) & 1 == 1 {
                    // Who stands before the guarded start cannot pass it.
                    near &= !(near >> (square % 16).min(FAR));
                }
                let (behind, ahead) = others.around(square, self.ring);
                let on_start = square % 16 == 0;
                if behind & near == 0 && !ahead && !on_start {
                    continue;
                }
                let mut risk = 0.0;
                for foe in (0..self.seats).filter(|f| *f != seat) {
                    let (behind, ahead) = rings[foe].around(square, self.ring);
                    let mut behind = behind & near;
                    let comes =
                        on_start && square == 16 * foe as u32 && board.kennel(foe as u8) > 0;
                    if behind == 0 && !ahead && !comes {
                        continue;
                    }
                    let keen = match self.teams[seat] >> foe & 1 {
                        1 => MATE,
                        _ => 0.4 + 0.15 * f32::from(cards[foe].min(5)),
                    };
                    let mut hits = 0.0;
                    while behind != 0 {
                        hits += REACH[(FAR - behind.trailing_zeros()) as usize];
                        behind &= behind - 1;
                    }
                    if ahead {
                        hits += BACK;
                    }
                    if comes {
                        hits += BRINGS_OUT;
                    }
                    risk += keen * hits;
                }
                sum -= self.risk * (OUT + gone as f32) * risk.min(0.7);
            }
            standings[seat] = sum;
        }
        standings
    }
    /// How far the team of `seat` is ahead of the others.
    #[inline]
    pub fn lead(&self, standings: &BySeat, seat: u8) -> f32 {
        let shares = &self.shares[seat as usize];
        (0..self.seats).map(|s| shares[s] * standings[s]).sum()
    }
    /// How much a lead is worth now: the nearer the end, the more.
    pub fn stage(&self, board: &Board) -> f32 {
        let mut most = 0;
        for s in 0..self.seats {
            let team = self.teams[s];
            let mates = (0..self.seats as u8).filter(|m| team >> m & 1 == 1);
            let home: u32 = mates.map(|m| board.slots(m).count_ones()).sum();
            most = most.max(home * 8 / (4 * team.count_ones()));
        }
        self.stages[most as usize]
    }
    /// Has the team of `seat` won?
    #[inline]
    pub fn has_won(&self, board: &Board, seat: u8) -> bool {
        let team = self.teams[seat as usize];
        board.is_full(seat) && (0..self.seats as u8).all(|s| team >> s & 1 == 0 || board.is_full(s))
    }
    /// Whose pieces `seat` plays: its own, or a mate's once its finish is full.
    #[inline]
    pub fn side(&self, board: &Board, seat: u8) -> u8 {
        let mut side = seat;
        while board.is_full(side) {
            match self.partners[side as usize] {
                Some(mate) if mate != seat => side = mate,
                _ => return seat,
            }
        }
        side
    }
    /// Numbers of steps that bring a piece of `seat` into its finish or on in it, bit = steps.
    fn entering(&self, board: &Board, seat: u8) -> u32 {
        let slots = u32::from(board.slots(seat));
        let mut entering = 0;
        for slot in (0..4).filter(|slot| slots >> slot & 1 == 1) {
            let room = (slots >> (slot + 1) | 1 << (3 - slot)).trailing_zeros();
            entering |= ((1 << room) - 1) << 1;
        }
        let room = (slots | 1 << 4).trailing_zeros();
        let is_guarded = board.guards(self.protects) >> seat & 1 == 1;
        let mut squares = board.squares(seat);
        while room > 0 && squares != 0 {
            let square = squares.trailing_zeros() as u8;
            squares &= squares - 1;
            let left = u32::from(board.to_start(seat, square));
            let may = match left {
                0 => !board.is_blocking(seat),
                _ => !is_guarded,
            };
            if may && left < FAR {
                entering |= ((1 << room) - 1) << (left + 1);
            }
        }
        entering
    }
    /// The worth of a hand on this board, as long as the round lasts.
    pub fn hand(&self, board: &Board, seat: u8, hand: &Hand) -> f32 {
        if hand.is_empty() {
            return 0.0;
        }
        let side = self.side(board, seat);
        let kennel = board.kennel(side);
        let walks = board.squares(side) != 0;
        let entering = match walks || board.slots(side) != 0 {
            true => self.entering(board, side),
            false => 0,
        };
        let (mut sum, mut keys, mut fits) = (0.0, 0, 0);
        for card in hand.kinds() {
            let count = hand.count(card);
            sum += f32::from(count) * self.cards[card.index()];
            keys += if starts(card) { count } else { 0 };
            fits += (STEPS[card.index()] & entering != 0) as u32;
        }
        if kennel > 0 {
            if walks {
                sum += self.starts * f32::from(keys.min(2));
            } else if keys > 0 {
                sum += self.key + self.keys * f32::from(keys.min(3));
            } else {
                sum *= 0.2;
            }
        }
        match fits {
            0 => sum,
            n => sum + self.enters + self.enters / 3.0 * (n - 1) as f32,
        }
    }
    /// What `card` would be worth to `to`, whose other cards are not seen.
    pub fn gift(&self, board: &Board, to: u8, card: Card) -> f32 {
        let side = self.side(board, to);
        let is_stuck = board.squares(side) == 0 && board.kennel(side) > 0;
        match (is_stuck, starts(card)) {
            // The partner may well hold one already.
            (true, true) => 0.75 * self.hand(board, to, &[card].into_iter().collect()),
            (true, false) => 0.5 * self.cards[card.index()],
            (false, _) => self.hand(board, to, &[card].into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{board, hand, look};
    use super::*;
    use parlour_core::{Match, Rng};
    use std::sync::Arc;

    /// Random matches of many rules: the slow way says the same.
    #[test]
    fn counts_like_the_slow_way() {
        let rules = |set: &[(&str, &str)]| {
            let set: Vec<_> = set
                .iter()
                .map(|(k, v)| (k.to_string(), v.to_string()))
                .collect();
            let made = parlour_games::by_name("dog")
                .unwrap()
                .configure(None, &set)
                .unwrap();
            made.as_any().downcast_ref::<Dog>().unwrap().clone()
        };
        let all = [
            Dog::default(),
            Dog::libdog(),
            rules(&[("start_protects", "true")]),
            rules(&[("players", "2")]),
            rules(&[("players", "3")]),
            rules(&[("players", "5")]),
            rules(&[("players", "6"), ("teams", "triples")]),
        ];
        for (seed, dog) in all.into_iter().enumerate() {
            let counter = Counter::new(&dog, &Weights::NONE);
            let mut game = Match::new(Arc::new(dog.clone()), seed as u64);
            let mut rng = Rng::new(seed as u64);
            for _ in 0..1500 {
                let at = game.position().clone();
                let sizes = look::sizes(&dog, &at);
                let slow = board::standings(&dog, at.board(), &sizes);
                let fast = counter.standings(at.board(), &sizes);
                for s in 0..dog.players() {
                    let i = s as usize;
                    assert!(
                        (slow[i] - fast[i]).abs() < 0.01,
                        "{} {s}: {slow:?} {fast:?}",
                        at.board()
                    );
                    let lead = board::lead(&dog, &slow, s);
                    assert!((lead - counter.lead(&fast, s)).abs() < 0.05);
                    let one = hand::worth(&dog, at.board(), s, at.hand(s));
                    let two = counter.hand(at.board(), s, at.hand(s));
                    assert!(
                        (one - two).abs() < 0.01,
                        "{} {s} {}: {one} {two}",
                        at.board(),
                        at.hand(s)
                    );
                    for card in Card::all() {
                        let one = hand::gift(&dog, at.board(), s, card);
                        let two = counter.gift(at.board(), s, card);
                        assert!((one - two).abs() < 0.01, "{card}: {one} {two}");
                    }
                    assert_eq!(counter.side(at.board(), s), hand::side(&dog, at.board(), s));
                }
                match dog.random_action(&at, &mut rng) {
                    Some(m) => game.play_unchecked(m),
                    None => break,
                }
            }
        }
    }
}
