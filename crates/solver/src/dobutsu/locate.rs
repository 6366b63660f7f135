//! From positions to places in the space and back.

use super::pairs::{Species, Station};
use super::space::{Slab, Space};
use parlour_games::dobutsu::{Animal, Position, Side, Square};

/// Where a position with Sente to move is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Spot {
    /// Number of the slab.
    pub slab: u16,
    /// Number of the giraffe pair.
    pub giraffes: u16,
    /// States of the elephants, the lower one first.
    pub elephants: (u8, u8),
    /// How many of the six small animals Sente owns.
    pub owned: u8,
}

/// At most two numbers.
#[derive(Default)]
struct Two {
    list: [u8; 2],
    len: usize,
}

impl Two {
    fn push(&mut self, code: u8) {
        if self.len < 2 {
            self.list[self.len] = code;
        }
        self.len += 1;
    }
    fn all(&mut self, mut squares: u16, code: impl Fn(u8) -> u8) {
        while squares != 0 {
            self.push(code(squares.trailing_zeros() as u8));
            squares &= squares - 1;
        }
    }
    fn pair(&self) -> Option<(u8, u8)> {
        (self.len == 2).then_some((self.list[0], self.list[1]))
    }
}

/// A position with Sente to move in numbers; see [`Species::code`] and [`super::matrix`].
#[derive(Copy, Clone, Debug)]
pub(super) struct Codes {
    pub lions: (u8, u8),
    pub chicks: (u8, u8),
    pub giraffes: (u8, u8),
    pub elephants: (u8, u8),
    /// How many of the six small animals Sente owns.
    pub owned: u8,
}

impl Codes {
    /// Of a position with Sente to move; `None` when pieces are missing.
    pub fn new(at: &Position) -> Option<Codes> {
        let (mut chicks, mut giraffes, mut elephants) =
            (Two::default(), Two::default(), Two::default());
        let mut owned = 0;
        for side in Side::BOTH {
            let sente = side == Side::Sente;
            let of = |animal| at.squares(animal, side);
            let hand = at.hand(side);
            chicks.all(of(Animal::Chick), |q| Species::Chick.code(q, sente, false));
            chicks.all(of(Animal::Rooster), |q| Species::Chick.code(q, sente, true));
            giraffes.all(of(Animal::Giraffe), |q| {
                Species::Giraffe.code(q, sente, false)
            });
            elephants.all(of(Animal::Elephant), |q| q + if sente { 1 } else { 13 });
            for _ in 0..hand.count(Animal::Chick) {
                chicks.push(Species::Chick.hand_code(sente));
            }
            for _ in 0..hand.count(Animal::Giraffe) {
                giraffes.push(Species::Giraffe.hand_code(sente));
            }
            for _ in 0..hand.count(Animal::Elephant) {
                elephants.push(if sente { 0 } else { 25 });
            }
            if sente {
                owned = (chicks.len + giraffes.len + elephants.len) as u8;
            }
        }
        let lion = |side| {
            let lion = at.squares(Animal::Lion, side);
            (lion != 0).then_some(lion.trailing_zeros() as u8)
        };
        Some(Codes {
            lions: (lion(Side::Sente)?, lion(Side::Gote)?),
            chicks: chicks.pair()?,
            giraffes: giraffes.pair()?,
            elephants: elephants.pair()?,
            owned,
        })
    }
}

impl Space {
    /// Where this position is, seen by the side to move. `None` when pieces are missing, when the
    /// lions stand side by side, or one on its far rank.
    pub fn locate(&self, at: &Position) -> Option<Spot> {
        let turned;
        let at = match at.mover() {
            Side::Sente => at,
            Side::Gote => {
                turned = at.turned();
                &turned
            }
        };
        let codes = Codes::new(at)?;
        let chicks = self.chicks.by_codes(codes.chicks.0, codes.chicks.1);
        let giraffes = self.giraffes.by_codes(codes.giraffes.0, codes.giraffes.1);
        let (slab, mirror) = self.slab(codes.lions, chicks)?;
        let (a, b) = codes.elephants;
        let (giraffes, (a, b)) = if mirror {
            let glass = |state: u8| match state {
                0 | 25 => state,
                _ => (state - 1) / 3 * 3 + 3 - (state - 1) % 3,
            };
            let giraffes = self.giraffes.all[giraffes as usize].mirrored;
            (giraffes, (glass(a), glass(b)))
        } else {
            (giraffes, (a, b))
        };
        Some(Spot {
            slab,
            giraffes,
            elephants: (a.min(b), a.max(b)),
            owned: codes.owned,
        })
    }
    /// The position of a configuration without its elephants, Sente to move.
    pub fn bare(&self, slab: &Slab, giraffes: u16) -> Position {
        let mut board = Vec::with_capacity(6);
        let mut hands = Vec::new();
        let side = |sente| if sente { Side::Sente } else { Side::Gote };
        let square = |q| Square::new(q).expect("twelve squares");
        board.push((square(slab.lions.0), Animal::Lion, Side::Sente));
        board.push((square(slab.lions.1), Animal::Lion, Side::Gote));
        let mut put = |place, small, big| match place {
            Station::Board {
                square: q,
                sente,
                grown,
            } => board.push((square(q), if grown { big } else { small }, side(sente))),
            Station::Hand { sente } => hands.push((small, side(sente))),
        };
        for place in self.chicks.all[slab.chicks as usize].places {
            put(place, Animal::Chick, Animal::Rooster);
        }
        for place in self.giraffes.all[giraffes as usize].places {
            put(place, Animal::Giraffe, Animal::Giraffe);
        }
        Position::new(board, hands, Side::Sente).expect("every configuration is a position")
    }
}
