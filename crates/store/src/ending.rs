//! How a match ended, as it is kept.

use parlour_core::{Outcome, Reason, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How a listed match ended. Codes of games are known to the games alone, so this is text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// All seats of the winning team; empty for a draw.
    pub winners: Seats,
    /// Code of the reason; none in lists that were written before codes were kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The reason for people.
    pub text: String,
}

impl From<Outcome> for Ending {
    fn from(how: Outcome) -> Ending {
        Ending {
            winners: how.winners,
            reason: Some(how.reason.code.into()),
            text: how.reason.text.into(),
        }
    }
}

impl fmt::Display for Ending {
    /// `0,2 win (out of time)` or `draw (third repetition)`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winners.is_empty() {
            true => write!(f, "draw ({})", self.text),
            false => write!(f, "{} win ({})", self.winners, self.text),
        }
    }
}

impl Ending {
    /// As the database has it: JSON, or the phrase for people that was kept before.
    pub(crate) fn read(text: &str) -> Option<Ending> {
        if text.starts_with('{') {
            return serde_json::from_str(text).ok();
        }
        let (who, why) = text.strip_suffix(')')?.split_once(" (")?;
        let winners = match who.strip_suffix(" win") {
            Some(seats) => seats.split(',').map(seat).collect::<Option<_>>()?,
            None if who == "draw" => Seats::NONE,
            None => return None,
        };
        let text = why.into();
        Some(Ending {
            winners,
            reason: None,
            text,
        })
    }
    /// As the database has it.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("endings are plain data")
    }
}

fn seat(text: &str) -> Option<parlour_core::Seat> {
    let number = text.parse().ok().filter(|seat| *seat < 8);
    number.map(parlour_core::Seat)
}

fn reason<E: serde::de::Error>(code: &str) -> Result<Reason, E> {
    let unknown = || E::custom(format!("no ending is called {code:?}"));
    Reason::outside(code).ok_or_else(unknown)
}

/// A reason from outside the rules, as its code.
pub(crate) mod code {
    use super::*;
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(why: &Option<Reason>, out: S) -> Result<S::Ok, S::Error> {
        why.map(|why| why.code).serialize(out)
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(text: D) -> Result<Option<Reason>, D::Error> {
        let code = Option::<String>::deserialize(text)?;
        code.map(|code| reason(&code)).transpose()
    }
}

/// An ending from outside the rules: winners as one bit a seat, and the code of the reason.
pub(crate) mod outside {
    use super::*;
    use serde::{Deserializer, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Written {
        winners: u8,
        reason: String,
    }

    pub fn serialize<S: Serializer>(how: &Outcome, out: S) -> Result<S::Ok, S::Error> {
        let winners = how.winners.bits();
        let reason = how.reason.code.into();
        Written { winners, reason }.serialize(out)
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(text: D) -> Result<Outcome, D::Error> {
        let written = Written::deserialize(text)?;
        let winners = Seats::from_bits(written.winners);
        Ok(Outcome::win(winners, reason(&written.reason)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_read_as_they_were_and_are_written() {
        let how = Outcome::win(Seats::from_bits(0b101), Reason::TIME);
        let ending = Ending::from(how);
        assert_eq!(Ending::read(&ending.write()).as_ref(), Some(&ending));
        let old = Ending::read("0,2 win (out of time)").unwrap();
        let reason = None;
        assert_eq!(old, Ending { reason, ..ending });
        assert_eq!(old.to_string(), how.to_string());
        let old = Ending::read("draw (third repetition (again))").unwrap();
        assert_eq!(old.to_string(), "draw (third repetition (again))");
        for bad in ["", "{}", "0 win", "9 win (x)", "x win (y)", "win (x)"] {
            assert_eq!(Ending::read(bad), None, "{bad}");
        }
    }
}
