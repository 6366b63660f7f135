//! Who sits where.

use crate::fault::Fault;
use parlour_bots::Strength;
use parlour_core::Seat;
use std::fmt;

/// A person or a bot.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Sitter {
    /// Whoever sits at the terminal.
    Person,
    /// A bot of this strength.
    Bot(Strength),
}

/// As `--seats` takes it.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("me"),
            Sitter::Bot(Strength::Level(n)) => write!(f, "bot:{n}"),
            Sitter::Bot(strength) => strength.fmt(f),
        }
    }
}

/// One sitter a seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Seating(Vec<Sitter>);

impl Seating {
    /// Reads `me,bot:6,greedy`; the last word stands for the seats that are left.
    pub fn read(text: &str, seats: u8) -> Result<Seating, Fault> {
        let mut sitters = Vec::new();
        for word in text.split(',').map(str::trim) {
            sitters.push(match word {
                "me" | "human" | "person" => Sitter::Person,
                _ => Sitter::Bot(word.parse().map_err(|_| {
                    Fault::Text(format!(
                        "{word:?} sits nowhere: `me`, `bot:LEVEL`, `greedy` or `random`"
                    ))
                })?),
            });
        }
        if sitters.len() > seats as usize {
            let given = sitters.len();
            return Err(Fault::Text(format!(
                "this game has {seats} seats, not {given}"
            )));
        }
        let last = *sitters.last().expect("split gives at least one word");
        sitters.resize(seats as usize, last);
        Ok(Seating(sitters))
    }
    /// Everybody, in the order of the seats.
    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(Sitter::to_string).collect()
    }
    /// Who sits here.
    pub fn at(&self, seat: Seat) -> Sitter {
        self.0[seat.index()]
    }
    /// The bot here, if it is one.
    pub fn bot(&self, seat: Seat) -> Option<Strength> {
        match self.at(seat) {
            Sitter::Bot(strength) => Some(strength),
            Sitter::Person => None,
        }
    }
    /// Puts somebody into a seat.
    pub fn put(&mut self, seat: Seat, sitter: Sitter) {
        self.0[seat.index()] = sitter;
    }
    /// Puts somebody into every seat.
    pub fn fill(&mut self, sitter: Sitter) {
        self.0.fill(sitter);
    }
    /// Seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..self.0.len() as u8).map(Seat);
        seats.filter(|seat| self.at(*seat) == Sitter::Person)
    }
    /// The strength of the first bot.
    pub fn strength(&self) -> Option<Strength> {
        (0..self.0.len() as u8).find_map(|seat| self.bot(Seat(seat)))
    }
    /// Makes every bot this strong.
    pub fn strengthen(&mut self, strength: Strength) {
        for sitter in &mut self.0 {
            if let Sitter::Bot(_) = sitter {
                *sitter = Sitter::Bot(strength);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_fills_the_table() {
        let seating = Seating::read("me, bot:6", 4).ok().unwrap();
        assert_eq!(seating.people().collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!(seating.bot(Seat(3)), Some(Strength::Level(6)));
        assert_eq!(seating.names(), ["me", "bot:6", "bot:6", "bot:6"]);
        let again = Seating::read(&seating.names().join(","), 4).ok().unwrap();
        assert_eq!(again, seating);
        assert!(Seating::read("me,me,me", 2).is_err());
        assert!(Seating::read("me,somebody", 2).is_err());
        assert!(Seating::read("", 2).is_err());
    }
}
