//! What a player sees as planes of 4 × 3 numbers.

use super::board::squares;
use super::game::Dobutsu;
use super::pieces::{Animal, Side};
use super::position::Position;
use parlour_core::{Planes, Seat, fill};

const CELLS: usize = 12;
/// The five animals of a side, then of the other, then three kinds in each hand.
const HANDS: usize = 10;
pub(super) const TO_MOVE: usize = 16;
pub(super) const PLANES: usize = 19;

impl Planes for Dobutsu {
    fn planes(&self) -> Vec<String> {
        let whose = ["own", "other"];
        let board = whose.iter().flat_map(|who| {
            let animals = Animal::ALL.iter();
            animals.map(move |animal| format!("{who} {}", animal.name()))
        });
        let hands = whose.iter().flat_map(|who| {
            let animals = Animal::IN_HAND.iter();
            animals.map(move |animal| format!("{who} {}s in hand / 2", animal.name()))
        });
        let turn = ["to move", "is Sente", "is Gote"].map(String::from);
        board.chain(hands).chain(turn).collect()
    }
    fn cells(&self) -> (usize, usize) {
        (4, 3)
    }
    #[inline]
    fn observe(&self, seen: &Position, seat: Seat, _: &[u32], out: &mut [f32]) {
        let own = Side::BOTH[seat.index() & 1];
        for (who, side) in [own, own.other()].into_iter().enumerate() {
            for (kind, animal) in Animal::ALL.into_iter().enumerate() {
                let plane = (5 * who + kind) * CELLS;
                for square in squares(seen.squares(animal, side)) {
                    out[plane + 11 - square.number() as usize] = 1.0;
                }
            }
            let hand = seen.hand(side);
            if hand.is_empty() {
                continue;
            }
            for (kind, animal) in Animal::IN_HAND.into_iter().enumerate() {
                let held = f32::from(hand.count(animal)) / 2.0;
                fill(out, CELLS, HANDS + 3 * who + kind, held);
            }
        }
        if seen.mover() == own {
            fill(out, CELLS, TO_MOVE, 1.0);
        }
        fill(out, CELLS, TO_MOVE + 1 + own.index(), 1.0);
    }
}
