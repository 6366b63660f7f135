//! Who sits at the table and who looks at it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One chair at the table; 0 moves first.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// For indexing arrays that have one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of at most eight seats: a team, or the winners.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// From one bit a seat, seat 0 lowest.
    pub const fn from_bits(bits: u8) -> Seats {
        Seats(bits)
    }
    /// One bit a seat, seat 0 lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }
    /// Just this one.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
    /// Seats 0 to n − 1.
    pub const fn first(n: u8) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }
    /// Is `seat` among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Everybody in `all` who is not here.
    pub const fn others(self, all: Seats) -> Seats {
        Seats(all.0 & !self.0)
    }
    /// In rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, s| bits | 1 << s.0))
    }
}

impl fmt::Display for Seats {
    /// `0,2`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if i > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Seats {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seats".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(d)?;
        if seats.iter().any(|s| s.0 > 7) {
            return Err(serde::de::Error::custom("a seat above 7"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Eye {
    /// A player.
    Seat(Seat),
    /// Spectators: what everybody may know.
    Public,
    /// The keeper of the match, from whom nothing is hidden.
    Keeper,
}

impl Eye {
    /// May this eye know what `seat` alone may know?
    pub fn sees(self, seat: Seat) -> bool {
        self == Eye::Keeper || self == Eye::Seat(seat)
    }
    /// Every eye of a table with `seats` chairs, the keeper's last.
    pub fn all(seats: u8) -> impl Iterator<Item = Eye> {
        (0..seats)
            .map(|s| Eye::Seat(Seat(s)))
            .chain([Eye::Public, Eye::Keeper])
    }
}
