//! Where everything stands, and the check that it can stand so.

use super::board::{Square, diagonal, squares, straight};
use super::pieces::{Animal, Hand, Side};
use parlour_core::{Refusal, mix};

/// Board, hands and side to move. Holds at most two of each animal and, unless a lion has just been
/// taken, one lion a side.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    /// Squares of Sente and of Gote.
    pub(crate) sides: [u16; 2],
    /// Squares of each animal, in the order of [`Animal`].
    pub(crate) animals: [u16; 5],
    pub(crate) hands: [Hand; 2],
    pub(crate) turn: Side,
}

impl Default for Position {
    /// `S/gle/-c-/-C-/ELG/-`
    fn default() -> Position {
        Position {
            sides: [0b000_000_010_111, 0b111_010_000_000],
            animals: [
                0b010_000_000_010,
                0b100_000_000_001,
                0b001_000_000_100,
                0b000_010_010_000,
                0,
            ],
            hands: [Hand::default(); 2],
            turn: Side::Sente,
        }
    }
}

impl Position {
    /// Checks what is set up: one lion a side, at most two of every other animal (a rooster is a
    /// chick), no lion and no rooster in hand.
    pub fn new(
        board: impl IntoIterator<Item = (Square, Animal, Side)>,
        hands: impl IntoIterator<Item = (Animal, Side)>,
        turn: Side,
    ) -> Result<Position, Refusal> {
        let mut at = Position {
            sides: [0; 2],
            animals: [0; 5],
            hands: [Hand::default(); 2],
            turn,
        };
        for (square, animal, side) in board {
            at.place(square, animal, side)?;
        }
        for (animal, side) in hands {
            at.hold(animal, side)?;
        }
        match Side::BOTH.into_iter().find(|s| at.lion_bit(*s) == 0) {
            Some(side) => Err(Refusal::invalid(format!("{} has no lion", side.name()))),
            None => Ok(at),
        }
    }
    /// Puts one more piece on an empty square; changes nothing on refusal.
    pub fn place(&mut self, square: Square, animal: Animal, side: Side) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::invalid(why));
        if (self.sides[0] | self.sides[1]) & square.bit() != 0 {
            return refuse(format!("two pieces stand on {square}"));
        }
        match animal.captured() {
            None if self.lion_bit(side) != 0 => {
                return refuse(format!("{} has more than one lion", side.name()));
            }
            Some(species) if self.count(species) == 2 => {
                return refuse(format!("there are more than two {}s", species.name()));
            }
            _ => {}
        }
        self.sides[side.index()] |= square.bit();
        self.animals[animal.index()] |= square.bit();
        Ok(())
    }
    /// Puts one more piece into a hand; changes nothing on refusal.
    pub fn hold(&mut self, animal: Animal, side: Side) -> Result<(), Refusal> {
        let letter = animal.letter_of(side);
        let why = match animal {
            Animal::Lion => {
                format!("{letter} in hand: a lion is never in hand while the game goes on")
            }
            Animal::Rooster => format!("{letter} in hand: a captured rooster is a chick"),
            _ if self.count(animal) == 2 => format!("there are more than two {}s", animal.name()),
            _ => {
                self.hands[side.index()].add(animal);
                return Ok(());
            }
        };
        Err(Refusal::invalid(why))
    }
    /// How many of a species there are on the board and in both hands; a rooster is a chick.
    fn count(&self, species: Animal) -> u32 {
        let held: u8 = self.hands.iter().map(|h| h.count(species)).sum();
        let grown = match species {
            Animal::Chick => self.animals[Animal::Rooster.index()],
            _ => 0,
        };
        (self.animals[species.index()] | grown).count_ones() + u32::from(held)
    }
    /// Whose turn it is; after the end, whose turn it would be.
    pub const fn mover(&self) -> Side {
        self.turn
    }
    /// What `side` holds.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }
    /// What stands on `square`, and whose it is.
    pub fn piece(&self, square: Square) -> Option<(Animal, Side)> {
        let here = |set: u16| set & square.bit() != 0;
        let side = Side::BOTH
            .into_iter()
            .find(|s| here(self.sides[s.index()]))?;
        let animal = Animal::ALL
            .into_iter()
            .find(|a| here(self.animals[a.index()]))?;
        Some((animal, side))
    }
    /// Where the pieces of one kind and side stand: bit n for square number n.
    #[inline(always)]
    pub const fn squares(&self, animal: Animal, side: Side) -> u16 {
        self.animals[animal.index()] & self.sides[side.index()]
    }
    /// Everything on the board, in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Animal, Side)> + '_ {
        Square::all().filter_map(|s| self.piece(s).map(|(animal, side)| (s, animal, side)))
    }
    /// Where the lion of `side` stands; `None` once it is taken.
    pub fn lion(&self, side: Side) -> Option<Square> {
        squares(self.lion_bit(side)).next()
    }
    /// Are all eight pieces there?
    pub fn is_complete(&self) -> bool {
        self.missing().is_none() && Side::BOTH.iter().all(|s| self.lion_bit(*s) != 0)
    }
    /// An animal of which there are fewer than two on the board and in both hands.
    pub fn missing(&self) -> Option<Animal> {
        Animal::IN_HAND.into_iter().find(|a| self.count(*a) < 2)
    }
    /// The same position as the opponent sees it: board turned by 180°, sides exchanged.
    pub fn turned(&self) -> Position {
        let turn = |set: u16| set.reverse_bits() >> 4;
        Position {
            sides: [turn(self.sides[1]), turn(self.sides[0])],
            animals: self.animals.map(turn),
            hands: [self.hands[1], self.hands[0]],
            turn: self.turn.other(),
        }
    }
    /// The same board and hands with the other side to move.
    pub const fn passed(&self) -> Position {
        Position {
            turn: self.turn.other(),
            ..*self
        }
    }
    /// The position in a mirror: files a and c exchanged.
    pub fn mirrored(&self) -> Position {
        let mirror = |set: u16| (set & 0o1111) << 2 | set & 0o2222 | set >> 2 & 0o1111;
        Position {
            sides: self.sides.map(mirror),
            animals: self.animals.map(mirror),
            ..*self
        }
    }
    /// Equal positions have equal keys.
    pub fn key(&self) -> u64 {
        let [s, g] = self.sides.map(u64::from);
        let [lions, giraffes, elephants, chicks, roosters] = self.animals.map(u64::from);
        let hands = self.hands.map(|h| u64::from(h.bits()));
        let low = s | g << 12 | lions << 24 | giraffes << 36 | elephants << 48;
        let high = chicks | roosters << 12 | hands[0] << 24 | hands[1] << 32;
        mix(low ^ mix(high | (self.turn as u64) << 40))
    }

    pub(crate) const fn lion_bit(&self, side: Side) -> u16 {
        self.sides[side.index()] & self.animals[Animal::Lion.index()]
    }
    /// Where the pieces of `side` can step: straight and diagonal lanes, own pieces not left out.
    #[inline(always)]
    pub(crate) const fn steps(&self, side: Side) -> (u64, u64) {
        let own = self.sides[side.index()];
        let [lions, giraffes, elephants, chicks, roosters] = self.animals;
        let across = (lions | giraffes | roosters) & own;
        let forward = across | chicks & own;
        let back_diagonal = (lions | elephants) & own;
        let front_diagonal = back_diagonal | roosters & own;
        match side {
            Side::Sente => (
                straight(forward, across, across),
                diagonal(front_diagonal, back_diagonal),
            ),
            Side::Gote => (
                straight(across, forward, across),
                diagonal(back_diagonal, front_diagonal),
            ),
        }
    }
    /// Every square that a piece of `side` attacks.
    #[inline(always)]
    pub(crate) const fn attacks(&self, side: Side) -> u16 {
        let (straight, diagonal) = self.steps(side);
        let all = straight | diagonal;
        let all = all | all >> 32;
        (all | all >> 16) as u16
    }
}
