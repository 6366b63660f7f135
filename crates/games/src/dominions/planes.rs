//! What a player sees as planes over letters (rows, the last letter first) and numbers (columns). The 63 tiles of a hand
//! lie in the first cells of as many planes as they need, tile 1 first.

use super::actions::KINDS;
use super::board::{Cell, Side};
use super::game::Dominions;
use super::position::Position;
use super::tile::Colour;
use parlour_core::{Planes, Seat, fill};

/// On the board; shown by each side; owned by each side; six beams.
const BEAMS: usize = 5;
pub(super) const HANDS: usize = 11;

impl Dominions {
    /// Rows and columns.
    pub(super) fn side(&self) -> usize {
        2 * self.size as usize - 1
    }
    /// Planes that a hand needs.
    pub(super) fn hand_planes(&self) -> usize {
        (KINDS as usize).div_ceil(self.side() * self.side())
    }
    /// The plane that says whose turn it is; two follow.
    pub(super) fn turn_plane(&self) -> usize {
        HANDS + 2 * self.hand_planes() + 1
    }
    /// Where a cell of the board lies in a plane.
    pub(super) fn place(&self, cell: Cell) -> usize {
        let (letter, number) = self.board().coordinates(cell);
        (self.side() - 1 - letter as usize) * self.side() + number as usize
    }
}

impl Planes for Dominions {
    fn planes(&self) -> Vec<String> {
        let mut names: Vec<String> = [
            "on the board",
            "own colour",
            "other colour",
            "own tile",
            "other's tile",
        ]
        .map(String::from)
        .into();
        names.extend(Side::ALL.iter().map(|side| format!("beam {side}")));
        for who in ["own", "other"] {
            let planes = 1..=self.hand_planes();
            names.extend(planes.map(|n| format!("{who} hand, part {n}")));
        }
        names.extend(["passes / 2", "to move", "is White", "is Black"].map(String::from));
        names
    }
    fn cells(&self) -> (usize, usize) {
        (self.side(), self.side())
    }
    fn observe(&self, seen: &Position, seat: Seat, _: &[u32], out: &mut [f32]) {
        let cells = self.side() * self.side();
        let own = Colour::BOTH[seat.index() & 1];
        for cell in self.board().cells() {
            let at = self.place(cell);
            out[at] = 1.0;
            let Some(tile) = seen.tile(cell) else {
                continue;
            };
            out[(1 + (tile.colour() != own) as usize) * cells + at] = 1.0;
            out[(3 + (tile.owner() != own) as usize) * cells + at] = 1.0;
            for side in Side::in_bits(tile.beams().number()) {
                out[(BEAMS + side.index()) * cells + at] = 1.0;
            }
        }
        for (who, owner) in [own, own.other()].into_iter().enumerate() {
            let first = (HANDS + who * self.hand_planes()) * cells;
            let mut hand = seen.hand(owner);
            while hand != 0 {
                out[first + hand.trailing_zeros() as usize - 1] = 1.0;
                hand &= hand - 1;
            }
        }
        let turn = self.turn_plane();
        fill(out, cells, turn - 1, f32::from(seen.passes()) / 2.0);
        if seen.mover() == own {
            fill(out, cells, turn, 1.0);
        }
        fill(out, cells, turn + 1 + own.index(), 1.0);
    }
}
