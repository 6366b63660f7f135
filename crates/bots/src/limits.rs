//! How long a bot may think.

use crate::{Clock, Judge};
use parlour_search::{Lines, Share};
use std::time::Duration;

/// What ends a thought; the first limit reached counts. Without any, the strength decides.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Limits {
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Positions looked at, or games sampled.
    pub nodes: Option<u64>,
    /// Time on the wall.
    pub time: Option<Duration>,
    /// Where a clock is played with `time` is what a usual move should take, and this the longest that an unclear one may: a mind that
    /// manages its time ends earlier where the move is clear, and goes on where it is not; any other takes `time`.
    pub longest: Option<Duration>,
    /// How many moves get a worth of their own; `None` leaves it to the strength.
    pub lines: Option<Lines>,
    /// Megabytes of the transposition table; `None` makes it as large as the thought needs.
    pub hash: Option<u32>,
    /// Threads that help the first one.
    pub helpers: u8,
    /// Which moves get a worth at all, where several who think divide them; `None` is every move.
    pub share: Option<Share>,
    /// Which judge is asked; `None` leaves it to the strength.
    pub judge: Option<Judge>,
    /// May a move be played from the book? `None` leaves it to the strength; whoever asks for thoughts never gets a book's.
    pub book: Option<bool>,
}

impl Limits {
    /// The same for a move by this clock; a limit of time that was there already still holds.
    pub fn by(&self, clock: &Clock) -> Limits {
        let capped = |time: Duration| Some(self.time.map_or(time, |own| own.min(time)));
        Limits {
            time: capped(clock.share()),
            longest: capped(clock.most()).filter(|_| clock.saves()),
            ..self.clone()
        }
    }
}

/// Reads a switch: `on` or `off`, also `true` or `false`. The error is a sentence.
///
/// ```
/// assert_eq!(parlour_bots::switch("off"), Ok(false));
/// assert!(parlour_bots::switch("maybe").is_err());
/// ```
pub fn switch(text: &str) -> Result<bool, &'static str> {
    match text {
        "on" | "true" => Ok(true),
        "off" | "false" => Ok(false),
        _ => Err("a switch is on or off"),
    }
}

/// Reads a span of time: milliseconds, or a number with a unit: `500`, `500ms`, `1.5s`, `3m`; at most
/// a day. The error is a sentence.
///
/// ```
/// use parlour_bots::span;
/// use std::time::Duration;
/// assert_eq!(span("1.5s"), Ok(Duration::from_millis(1500)));
/// assert!(span("1h").is_err());
/// ```
pub fn span(text: &str) -> Result<Duration, &'static str> {
    const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
    let cut = text.find(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(cut.unwrap_or(text.len()));
    let unit = match unit {
        "" | "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err("a time is a number of milliseconds, or a number with ms, s or m"),
    };
    let number: f64 = number.parse().map_err(|_| "it begins with no number")?;
    Duration::try_from_secs_f64(number * unit)
        .ok()
        .filter(|time| *time <= LONGEST)
        .ok_or("a time is between 0 and a day")
}
