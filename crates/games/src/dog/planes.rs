//! What a player sees as planes of one row: the ring from the own start on, then the four places of a finish. Seats are
//! counted from the player who looks.

use super::board::{PIECES, Place};
use super::card::{CARDS, Card, Hand, KINDS};
use super::options::Dog;
use super::position::{MOST, Phase};
use super::view::{SeenGift, SeenStack, View};
use parlour_core::{Planes, Seat, fill};

/// Planes of numbers about each seat.
const ABOUT: usize = 6;
/// Kinds of cards: the own hand, the pile, a known gift in the partner's hand, the own gift.
const CARD_PLANES: usize = 4 * KINDS;
/// Giving, round, stack, and the legs of a seven that is begun: a plane for each piece of both, steps made, joker.
const REST: usize = 3 + 2 * PIECES as usize + 2;

impl Dog {
    fn width(&self) -> usize {
        16 * self.players() as usize + PIECES as usize
    }
}

impl Planes for Dog {
    fn planes(&self) -> Vec<String> {
        let mut names = Vec::new();
        for seat in 0..self.players() {
            let who = match seat {
                0 => "own".into(),
                n => format!("seat +{n}"),
            };
            for what in [
                "pieces",
                "blocks its start",
                "in the kennel / 4",
                "cards / 6",
                "to move",
                "began the round",
            ] {
                names.push(format!("{who}: {what}"));
            }
        }
        for (what, most) in [
            ("own hand", 6),
            ("pile", 8),
            ("known in the partner's hand", 1),
            ("own gift", 1),
        ] {
            names.extend(Card::all().map(|card| format!("{what}: {} / {most}", card.name())));
        }
        names.extend(["giving", "round / 6", "stack / 110"].map(String::from));
        for who in ["own", "partner's"] {
            names.extend((0..PIECES).map(|rank| format!("seven: {who} piece {rank}, steps / 7")));
        }
        names.extend(["seven: steps made / 7", "seven: by a joker"].map(String::from));
        names
    }
    fn cells(&self) -> (usize, usize) {
        (1, self.width())
    }
    fn observe(&self, seen: &View, seat: Seat, begun: &[u32], out: &mut [f32]) {
        let (n, width) = (self.players(), self.width());
        let ring = 16 * n;
        for after in 0..n {
            let who = (seat.0 + after) % n;
            let first = after as usize * ABOUT;
            for place in seen.board.places(who) {
                let cell = match place {
                    Place::Ring(square) => (square + ring - 16 * seat.0) % ring,
                    Place::Finish(slot) => ring + slot,
                };
                out[first * width + cell as usize] = 1.0;
            }
            let yes = |is: bool| is as u8 as f32;
            let about = [
                yes(seen.board.is_blocking(who)),
                f32::from(seen.board.kennel(who)) / 4.0,
                f32::from(seen.hands[who as usize].size()) / 6.0,
                yes(seen.seat == who),
                yes(seen.first == who),
            ];
            for (i, number) in about.into_iter().enumerate() {
                fill(out, width, first + 1 + i, number);
            }
        }
        let cards = ABOUT * n as usize;
        let mut count = |group: usize, hand: &Hand, most: f32| {
            for card in hand.kinds() {
                let plane = cards + group * KINDS + card.index();
                fill(out, width, plane, f32::from(hand.count(card)) / most);
            }
        };
        count(0, &seen.hands[seat.index()].known, 6.0);
        count(1, &seen.pile, 8.0);
        let partner = self.partner(seat.0).map(|mate| seen.gifts[mate as usize]);
        let gifts = [partner.unwrap_or_default(), seen.gifts[seat.index()]];
        for (i, gift) in gifts.into_iter().enumerate() {
            if let SeenGift::Card(card) = gift {
                count(2 + i, &[card].into_iter().collect(), 1.0);
            }
        }
        let rest = cards + CARD_PLANES;
        let stack = match &seen.stack {
            SeenStack::Known(stack) => stack.len() as u8,
            SeenStack::Hidden(size) => *size,
        };
        fill(out, width, rest, (seen.phase == Phase::Give) as u8 as f32);
        fill(out, width, rest + 1, f32::from(seen.size) / f32::from(MOST));
        fill(out, width, rest + 2, f32::from(stack) / CARDS as f32);
        let (legs, joker) = self.begun(begun);
        let mut steps = [0u8; 2 * PIECES as usize + 1];
        for leg in legs.iter() {
            steps[(leg.mate as u8 * PIECES + leg.rank) as usize] += leg.steps;
            steps[2 * PIECES as usize] += leg.steps;
        }
        for (i, made) in steps.into_iter().enumerate() {
            fill(out, width, rest + 3 + i, f32::from(made) / 7.0);
        }
        fill(out, width, rest + REST - 1, joker as u8 as f32);
    }
}
