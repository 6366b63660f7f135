//! Games from elsewhere that a program has beside those of this crate.

use crate::names;
use parlour_core::Rulebook;
use std::sync::{Arc, OnceLock};
use thiserror::Error;

static GUESTS: OnceLock<Vec<Arc<dyn Rulebook>>> = OnceLock::new();

/// Why a game is not let in.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Unwelcome {
    /// It could not be typed, or not stand in an address.
    #[error("{0:?} is no name for a game: a name has lower-case letters, digits and hyphens")]
    Name(String),
    /// Another game goes by this name.
    #[error("another game is called {0:?} already")]
    Taken(String),
    /// Games from elsewhere have been let in before.
    #[error("games from elsewhere are let in once, all together")]
    Again,
}

/// From here on [`all`](crate::all), [`by_name`](crate::by_name) and all that ask them know these games as well. A program
/// says so once, before it does anything else; all of the games are let in, or none.
///
/// Whoever brings a bot along says `parlour_bots::welcome` instead, which calls this.
pub fn welcome(guests: Vec<Arc<dyn Rulebook>>) -> Result<(), Unwelcome> {
    let mut taken = names::taken();
    for guest in &guests {
        for name in [guest.name()].iter().chain(guest.aliases()) {
            if !is_name(name) {
                return Err(Unwelcome::Name(name.to_string()));
            }
            if taken.contains(name) {
                return Err(Unwelcome::Taken(name.to_string()));
            }
            taken.push(name);
        }
    }
    GUESTS.set(guests).map_err(|_| Unwelcome::Again)
}

/// Those that were let in.
pub(crate) fn guests() -> &'static [Arc<dyn Rulebook>] {
    GUESTS.get().map_or(&[], Vec::as_slice)
}

fn is_name(name: &str) -> bool {
    let letters = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.len() <= 40
        && name.bytes().all(letters)
}
