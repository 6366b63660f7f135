//! What Parlour keeps: guests, accounts, matches and what happened in them. All SQL lives here.
//!
//! A match is an append-only list of [`Stamped`] events; everything else about it follows from
//! them. One task writes, and puts what waits at the same time into one transaction, so that a
//! write is on disk when [`Store::append`] returns and many writes cost one flush.
//!
//! ```no_run
//! # async fn example() -> Result<(), parlour_store::StoreError> {
//! let store = parlour_store::Store::open("parlour.db").await?;
//! let events = store.events("k3v9").await?;
//! # Ok(()) }
//! ```

#![forbid(unsafe_code)]

mod account;
mod append;
mod backup;
mod card;
mod claim;
mod connect;
mod control;
mod dares;
mod ending;
mod error;
mod event;
mod explored;
mod farewell;
mod feeds;
mod figures;
mod finish;
mod guest;
mod job;
mod lease;
mod letters;
mod mail;
mod moderation;
mod moving;
mod notices;
mod privacy;
mod programs;
mod pushes;
mod ratings;
mod reads;
mod relations;
mod reviews;
mod rows;
mod schema;
mod seeks;
mod servers;
mod sessions;
mod tournaments;
mod vacations;
mod writer;

pub use account::{Account, AccountKind, Audience, Making, Met, NewAccount, Privacy, Role};
pub use append::Append;
pub use backup::{BackupError, back_up};
pub use card::{Card, Phase, Sitter};
pub use claim::Claim;
pub use connect::Store;
pub use control::Control;
pub use dares::{Dare, DareState};
pub use ending::Ending;
pub use error::StoreError;
pub use event::{Event, Offer, Opening, Plan, Stamped};
pub use explored::{Count, Course, Step};
pub use farewell::FORMER;
pub use finish::{Fairness, Finish, Rival, Team};
pub use guest::{Guest, TokenKind};
pub use lease::{Attendance, Lease, Standing};
pub use letters::{Answer, Letter};
pub use mail::{Errand, MailKept, MailLimit, MailLink};
pub use moderation::{Deed, Measure, Report};
pub use moving::{MoveError, Moved, move_database, without_password};
pub use notices::{Notice, Notices};
pub use pushes::{Due, Push, Reminder};
pub use ratings::{Change, Counted, Leader, Standing as RatingStanding};
pub use relations::Relation;
pub use reviews::{ReviewClaim, ReviewJob, ReviewState};
pub use seeks::Seek;
pub use servers::{Counting, LEASE, Pulse};
pub use sessions::{Passkey, Session};
pub use tournaments::{Decision, TournamentCard, TournamentNews};
pub use vacations::{Leave, Vacation, days_spent};
pub use writer::Groups;
