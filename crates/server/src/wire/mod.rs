//! The wire contract: everything that travels between the site and its clients, over HTTP and
//! WebSocket alike, is a type of this module (or one of core and store that it names).
//!
//! `openapi.json` and the page's `wire-types.ts` are made from these types. After a change write them
//! anew with `UPDATE=1 cargo test -p parlour-server --lib wire`.

mod games;
mod lists;
mod messages;
mod requests;
mod state;

#[cfg(test)]
mod openapi;
#[cfg(test)]
mod typescript;

pub use games::{Drawing, Game, Games, Glyphs, Level, MovesTold, Opened, SeatInfo, Trial};
pub use lists::{
    Card, Chair, ChairKind, Guest, Health, How, Invitation, Lobby, Matches, Me, Nothing, Outcome,
    Refused, Seated, Token, Written,
};
pub use messages::{Answered, Event, Message, Missed, Told};
pub use requests::{Claim, EntryAsked, NewMatch, OpenAsked, Rename, Request, TryAsked};
pub use state::{
    Done, EntryTold, Latest, Made, Manner, May, Now, Offered, Played, Player, Revealed, Said,
    SceneChange, Signal, State, Status, Step, Talk, Times, Why,
};
