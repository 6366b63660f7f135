//! The six turns of the hexagon and their mirrors, each also with the players exchanged: every tile has its image
//! among the 63.

use super::board::{Cell, Side};
use super::game::Dominions;
use super::moves::Move;
use super::planes::HANDS;
use super::position::Position;
use super::tile::{Beams, Tile};
use parlour_core::{Actions, Planes, Seat, Symmetries, Symmetry};

/// So many turns, mirrored or not, exchanged or not: bits 0, 1 and 2 upwards.
struct Way {
    turns: usize,
    mirrored: bool,
    exchanged: bool,
}

impl Way {
    fn of(symmetry: usize) -> Way {
        Way {
            turns: symmetry >> 2,
            mirrored: symmetry & 1 == 1,
            exchanged: symmetry & 2 == 2,
        }
    }
    fn name(&self) -> String {
        let mut words = Vec::new();
        words.extend((self.turns > 0).then(|| format!("turn by {}°", 60 * self.turns)));
        words.extend(self.mirrored.then(|| "mirror".to_string()));
        words.extend(self.exchanged.then(|| "players exchanged".to_string()));
        match words.is_empty() {
            true => "identity".into(),
            false => words.join(", "),
        }
    }
    /// In coordinates whose middle is (0, 0): along the numbers, and against the letters.
    fn coordinates(&self, (mut x, mut z): (i32, i32)) -> (i32, i32) {
        if self.mirrored {
            (x, z) = (z, x);
        }
        for _ in 0..self.turns {
            (x, z) = (-z, x + z);
        }
        (x, z)
    }
    fn cell(&self, game: &Dominions, cell: Cell) -> Cell {
        let middle = i32::from(game.size) - 1;
        let (letter, number) = game.board().coordinates(cell);
        let (x, z) = self.coordinates((i32::from(number) - middle, middle - i32::from(letter)));
        let image = game.board().at((middle - z) as u8, (x + middle) as u8);
        image.expect("a symmetry stays on the board")
    }
    /// A side, by the step to the neighbour it touches.
    fn side(&self, side: Side) -> Side {
        const STEPS: [(i32, i32); 6] = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0)];
        let image = self.coordinates(STEPS[side.index()]);
        let index = STEPS.iter().position(|step| *step == image);
        Side::ALL[index.expect("neighbours stay neighbours")]
    }
    fn beams(&self, beams: Beams) -> Beams {
        let sides = Side::in_bits(beams.number());
        let number = sides.fold(0, |bits, side| bits | self.side(side).bit());
        Beams::new(number).expect("as many beams as before")
    }
}

impl Symmetries for Dominions {
    fn symmetries(&self) -> Vec<Symmetry> {
        let one = |symmetry: usize| {
            let way = Way::of(symmetry);
            let action = |action| {
                self.number(match self.numbered(action) {
                    Some(Move::Place(beams, cell)) => {
                        Move::Place(way.beams(beams), way.cell(self, cell))
                    }
                    _ => Move::Pass,
                })
            };
            let swap = way.exchanged as usize;
            Symmetry {
                name: way.name(),
                seats: [0, 1].map(|s| Seat(s ^ swap as u8)).into(),
                actions: (0..self.actions()).map(action).collect(),
                tensor: self.images(&way, swap),
            }
        };
        (0..24).map(one).collect()
    }
    fn image(&self, at: &Position, symmetry: usize) -> Position {
        let way = Way::of(symmetry);
        let colour = |c: super::Colour| if way.exchanged { c.other() } else { c };
        let tiles: Vec<(Cell, Tile)> = self
            .board()
            .cells()
            .filter_map(|cell| {
                let tile = at.tile(cell)?;
                let (owner, shown) = (colour(tile.owner()), colour(tile.colour()));
                let image = Tile::new(way.beams(tile.beams()), owner, shown);
                Some((way.cell(self, cell), image))
            })
            .collect();
        let image = Position::set_up(self.size, &tiles, colour(at.mover()), at.passes());
        image.expect("what may lie may lie turned")
    }
}

impl Dominions {
    /// Where each number of a tensor goes: board planes by cells, beams by sides as well, hands by tiles.
    fn images(&self, way: &Way, swap: usize) -> Vec<u32> {
        let cells = self.side() * self.side();
        let mut images: Vec<usize> = (0..self.planes().len() * cells).collect();
        for cell in self.board().cells() {
            let (from, to) = (self.place(cell), self.place(way.cell(self, cell)));
            for plane in 0..HANDS {
                let image = match plane.checked_sub(5) {
                    Some(side) => 5 + way.side(Side::ALL[side]).index(),
                    None => plane,
                };
                images[plane * cells + from] = image * cells + to;
            }
        }
        for who in 0..2 {
            let first = (HANDS + who * self.hand_planes()) * cells;
            for number in 1..64 {
                let beams = Beams::new(number).expect("1 to 63");
                let image = way.beams(beams).number();
                images[first + number as usize - 1] = first + image as usize - 1;
            }
        }
        let seats = self.turn_plane() + 1;
        for seat in 0..2 {
            for cell in 0..cells {
                images[(seats + seat) * cells + cell] = (seats + (seat ^ swap)) * cells + cell;
            }
        }
        images.into_iter().map(|image| image as u32).collect()
    }
}
