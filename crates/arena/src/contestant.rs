//! Who plays in a match.

use crate::command;
use parlour_bots::Strength;
use std::{fmt, str::FromStr};
use thiserror::Error;

/// How an engine is spoken to.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Protocol {
    /// The Universal Game Interface.
    Ugi,
    /// The Universal Shogi Interface, for games that are written in it.
    Usi,
}

/// A bot of ours or a program of anybody's.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Contestant {
    /// A bot of this strength.
    Bot(Strength),
    /// A program that is run.
    Engine {
        /// How it is spoken to.
        protocol: Protocol,
        /// The program and its arguments.
        command: Vec<String>,
        /// As it was typed.
        text: String,
    },
}

/// Neither a bot nor a program.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error(
    "{0:?} is no contestant: a level (level:6), greedy, random, or the command line of an engine \
     (ugi:COMMAND, usi:COMMAND)"
)]
pub struct UnknownContestant(String);

impl FromStr for Contestant {
    type Err = UnknownContestant;

    /// `level:6`, `greedy`, `random`; `ugi:COMMAND`, `usi:COMMAND`. A text with a blank or a slash in
    /// it is a command that speaks UGI.
    fn from_str(text: &str) -> Result<Contestant, UnknownContestant> {
        if let Ok(strength) = text.parse() {
            return Ok(Contestant::Bot(strength));
        }
        let (protocol, line) = match (text.strip_prefix("ugi:"), text.strip_prefix("usi:")) {
            (Some(line), _) => (Protocol::Ugi, line),
            (_, Some(line)) => (Protocol::Usi, line),
            _ if text.contains(['/', ' ']) => (Protocol::Ugi, text),
            _ => return Err(UnknownContestant(text.into())),
        };
        let command = command::split(line).ok_or_else(|| UnknownContestant(text.into()))?;
        Ok(Contestant::Engine {
            protocol,
            command,
            text: text.into(),
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(strength) => strength.fmt(f),
            Contestant::Engine { text, .. } => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_bots_and_commands() {
        let bot = |text: &str| text.parse::<Contestant>();
        assert_eq!(bot("6"), Ok(Contestant::Bot(Strength::Level(6))));
        assert_eq!(bot("greedy"), Ok(Contestant::Bot(Strength::Greedy)));
        let Ok(Contestant::Engine {
            protocol, command, ..
        }) = bot("usi:./mine --fast")
        else {
            panic!("a command");
        };
        assert_eq!(protocol, Protocol::Usi);
        assert_eq!(command, ["./mine", "--fast"]);
        assert!(bot("./mine").is_ok());
        for bad in ["level:11", "mine", "ugi:", "ugi:'open", ""] {
            assert!(bot(bad).is_err(), "{bad}");
        }
    }
}
