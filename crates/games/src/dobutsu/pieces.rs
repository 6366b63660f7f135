//! The five animals and the two sides.

use parlour_core::Seat;

/// A player.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Side {
    /// Moves first, sits below, upper-case letters.
    Sente,
    /// Moves second, sits above, lower-case letters.
    Gote,
}

impl Side {
    /// Both, Sente first.
    pub const BOTH: [Side; 2] = [Side::Sente, Side::Gote];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::Sente => Side::Gote,
            Side::Gote => Side::Sente,
        }
    }
    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The chair.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
    /// `Sente`, `Gote`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Sente => "Sente",
            Side::Gote => "Gote",
        }
    }
    /// The rank where this side's chicks promote and its lion tries.
    pub(crate) const fn far_rank(self) -> u16 {
        match self {
            Side::Sente => 0o7000,
            Side::Gote => 0o0007,
        }
    }
}

/// A kind of piece. All of them step one square.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Animal {
    /// Any direction. Losing it loses the game.
    Lion,
    /// Straight: forwards, backwards, sideways.
    Giraffe,
    /// Diagonally.
    Elephant,
    /// Straight forwards. Becomes a rooster when it moves onto the last rank.
    Chick,
    /// Any direction but diagonally backwards. A chick again once captured.
    Rooster,
}

impl Animal {
    /// In the order in which hands are written, then the rooster.
    pub const ALL: [Animal; 5] = [
        Animal::Lion,
        Animal::Giraffe,
        Animal::Elephant,
        Animal::Chick,
        Animal::Rooster,
    ];
    /// Those that can be in hand, in the order in which hands are written.
    pub const IN_HAND: [Animal; 3] = [Animal::Giraffe, Animal::Elephant, Animal::Chick];

    /// `L`, `G`, `E`, `C`, `R`.
    pub const fn letter(self) -> char {
        b"LGECR"[self as usize] as char
    }
    /// The letter in the case of its owner.
    pub const fn letter_of(self, side: Side) -> char {
        match side {
            Side::Sente => self.letter(),
            Side::Gote => self.letter().to_ascii_lowercase(),
        }
    }
    /// The animal and the owner that a letter says.
    pub fn from_letter(letter: char) -> Option<(Animal, Side)> {
        let animal = Animal::ALL
            .into_iter()
            .find(|a| a.letter() == letter.to_ascii_uppercase())?;
        let side = if letter.is_ascii_uppercase() {
            Side::Sente
        } else {
            Side::Gote
        };
        Some((animal, side))
    }
    /// `lion`.
    pub const fn name(self) -> &'static str {
        ["lion", "giraffe", "elephant", "chick", "rooster"][self as usize]
    }
    /// What it is in the hand of its captor; `None` for the lion, which ends the game.
    pub const fn captured(self) -> Option<Animal> {
        match self {
            Animal::Lion => None,
            Animal::Giraffe => Some(Animal::Giraffe),
            Animal::Elephant => Some(Animal::Elephant),
            Animal::Chick | Animal::Rooster => Some(Animal::Chick),
        }
    }
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What one side holds: how many giraffes, elephants and chicks.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Hand(u8);

impl Hand {
    /// How many of `animal`; none of what cannot be held.
    pub const fn count(self, animal: Animal) -> u8 {
        match animal {
            Animal::Lion | Animal::Rooster => 0,
            _ => self.0 >> Hand::shift(animal) & 3,
        }
    }
    /// Nothing?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
    pub(crate) const fn from_bits(bits: u8) -> Hand {
        Hand(bits)
    }
    /// How many different animals.
    pub(crate) const fn kinds(self) -> u32 {
        ((self.0 | self.0 >> 1) & 0b01_01_01).count_ones()
    }
    pub(crate) fn add(&mut self, animal: Animal) {
        self.0 += 1 << Hand::shift(animal)
    }
    pub(crate) fn take(&mut self, animal: Animal) {
        self.0 -= 1 << Hand::shift(animal)
    }
    const fn shift(animal: Animal) -> u32 {
        2 * (animal as u32 - Animal::Giraffe as u32)
    }
}
