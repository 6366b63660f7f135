//! What an operator may choose.

use crate::{Clock, Cost, Mailing};
use parlour_bots::{Bot, Strength};
use parlour_core::Rulebook;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Finds the bot for a game at a strength; the number is its seed.
pub type Minds = fn(&dyn Rulebook, Strength, u64) -> Option<Box<dyn Bot>>;

/// How a server is to run.
#[derive(Clone)]
pub struct Config {
    /// `HOST:PORT`; port 0 takes a free one.
    pub addr: String,
    /// A file for SQLite, or a `postgres://` URL.
    pub db: String,
    /// The games of the house.
    pub games: Vec<Arc<dyn Rulebook>>,
    /// Requests a second from one address in the long run; 0 means no limit.
    pub rate: u32,
    /// Connections at most; 0 takes what the system allows.
    pub connections: usize,
    /// Connections and sockets of one address at most; 0 is a quarter of all.
    pub connections_each: usize,
    /// Is there a reverse proxy in front, whose `X-Forwarded-For` and `X-Forwarded-Proto` count?
    pub proxy: bool,
    /// Bots that may think at once; 0 leaves one core to the games.
    pub bot_threads: usize,
    /// Reviews worked on at once, beside play; 0 leaves them to `parlour worker`.
    pub reviewers: usize,
    /// Who plays for the bots of a game; `None` for a game that none of them knows.
    pub minds: Minds,
    /// Seconds after which the seat of somebody who is away on their turn may be claimed, where a
    /// clock of minutes runs.
    pub abandoned: u32,
    /// The same where there is no clock.
    pub abandoned_slow: u32,
    /// What time it is.
    pub clock: Clock,
    /// How long other servers at the same database wait for this one before they take its matches.
    pub lease: Duration,
    /// What the hash of a password costs.
    pub password: Cost,
    /// How letters leave the site; without it there is no e-mail.
    pub mail: Option<Mailing>,
    /// May reminders go anywhere, without TLS and inside this network? Only for tests.
    pub push_anywhere: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: "127.0.0.1:7878".into(),
            db: data_file().to_string_lossy().into_owned(),
            games: parlour_games::all(),
            rate: 50,
            connections: 0,
            connections_each: 0,
            proxy: false,
            bot_threads: 0,
            reviewers: 1,
            minds: parlour_bots::bot,
            abandoned: 60,
            abandoned_slow: 24 * 60 * 60,
            clock: Clock::system(),
            lease: parlour_store::LEASE,
            password: Cost::default(),
            mail: None,
            push_anywhere: false,
        }
    }
}

/// `parlour.db` in the folder for what Parlour keeps, or here where there is none.
fn data_file() -> PathBuf {
    let folder = parlour_bots::data_folder();
    folder.unwrap_or_default().join("parlour.db")
}
