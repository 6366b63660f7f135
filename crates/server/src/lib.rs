//! The site: HTTP and WebSocket around Parlour's matches.
//!
//! The server knows no game. A match has one keeper, a task that does one thing after another: it
//! checks an act, writes what happened, and only then answers and tells everybody, each through
//! their own eye. `docs/api.md` describes what clients see.

#![forbid(unsafe_code)]

mod accounts;
mod api;
mod bots;
mod calendar;
mod clock;
mod config;
mod doors;
mod explorer;
mod hall;
mod health;
mod house;
mod keeper;
mod limits;
mod lobby;
mod mail;
mod manners;
mod metrics;
mod opening;
mod pairing;
mod presence;
mod preview;
mod problem;
mod programs;
mod push;
mod queue;
mod ratings;
mod reviews;
mod secret;
mod serve;
mod servers;
mod site;
mod tls;
mod tournaments;
mod vacations;
mod wire;

pub use accounts::Cost;
pub use clock::{Clock, Hand, Moment};
pub use config::{Config, Minds};
pub use explorer::{Openings, explore};
pub use keeper::{Rehearsal, rehearse_open, rehearse_try};
pub use mail::{MailError, Mailing};
pub use reviews::{Helper, help};
pub use serve::{ServeError, Server, back_up, move_database, serve};
pub use tls::{Secured, secure};
pub use wire::{ChallengeAnswer, Reply, Request};

use house::House;
use problem::Problem;
use site::Site;
