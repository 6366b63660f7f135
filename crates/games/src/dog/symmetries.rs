//! Everybody moves on by some seats. Actions and planes count from the player, so they stay as they are.

use super::board::{Board, Place, SEATS};
use super::options::Dog;
use super::position::Position;
use parlour_core::{Game, Seat, Symmetries, Symmetry};

impl Symmetries for Dog {
    fn symmetries(&self) -> Vec<Symmetry> {
        let n = self.players();
        let one = |by: u8| Symmetry {
            name: match by {
                0 => "identity".into(),
                _ => format!("everybody moves on by {by}"),
            },
            seats: (0..self.seats())
                .map(|seat| Seat((seat + by) % n))
                .collect(),
            ..Symmetry::identity(self)
        };
        (0..n).map(one).collect()
    }
    fn image(&self, at: &Position, symmetry: usize) -> Position {
        let (n, by) = (self.players(), symmetry as u8);
        let moved = |seat: u8| (seat + by) % n;
        let mut board = Board::new(n);
        for seat in 0..n {
            for place in at.board.places(seat) {
                let blocks = place == Place::Ring(Board::start(seat)) && at.board.is_blocking(seat);
                let image = match place {
                    Place::Ring(square) => Place::Ring((square + 16 * by) % (16 * n)),
                    slot => slot,
                };
                board.put(moved(seat), image, blocks);
            }
        }
        let mut image = Position {
            board,
            seat: moved(at.seat),
            first: moved(at.first),
            ..at.clone()
        };
        for seat in 0..SEATS.min(n as usize) {
            let to = moved(seat as u8) as usize;
            image.hands[to] = at.hands[seat];
            image.gifts[to] = at.gifts[seat];
        }
        image
    }
}
