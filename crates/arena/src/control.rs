//! Time controls and the clocks of a game.

use parlour_bots::Clock;
use std::time::Duration;
use std::{fmt, str::FromStr};
use thiserror::Error;

/// Time for a game: `10+0.1` is ten seconds and a tenth for every move; `40/60+0.5` gives the minute
/// again after every 40 moves.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct TimeControl {
    moves: Option<u32>,
    base: Duration,
    increment: Duration,
}

/// Not a time control.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no time control: SECONDS+INCREMENT such as 10+0.1, or MOVES/SECONDS+INCREMENT")]
pub struct UnknownControl(String);

impl FromStr for TimeControl {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<TimeControl, UnknownControl> {
        let bad = || UnknownControl(text.into());
        let span = |text: &str| {
            let plain = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
            let seconds = text
                .parse::<f64>()
                .ok()
                .filter(|n| plain && *n <= 86_400.0)?;
            Duration::try_from_secs_f64(seconds).ok()
        };
        let (moves, rest) = match text.split_once('/') {
            None => (None, text),
            Some((moves, rest)) => {
                let moves = moves.parse().ok().filter(|n| (1..=1000).contains(n));
                (Some(moves.ok_or_else(bad)?), rest)
            }
        };
        let (base, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let base = span(base).filter(|base| !base.is_zero()).ok_or_else(bad)?;
        let increment = span(increment).ok_or_else(bad)?;
        Ok(TimeControl {
            moves,
            base,
            increment,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        let (base, increment) = (self.base.as_secs_f64(), self.increment.as_secs_f64());
        write!(f, "{base}+{increment}")
    }
}

impl TimeControl {
    /// What a full clock shows.
    pub fn clock(&self) -> Clock {
        Clock {
            left: self.base,
            increment: self.increment,
            moves: self.moves,
            extra: Duration::ZERO,
        }
    }
    /// Takes the time of a move off a clock and adds what the move earns. False when the flag fell:
    /// more than `margin` was used that was not there.
    pub fn punch(&self, clock: &mut Clock, took: Duration, margin: Duration) -> bool {
        if took.saturating_sub(clock.left) > margin {
            clock.left = Duration::ZERO;
            return false;
        }
        clock.left = clock.left.saturating_sub(took) + self.increment;
        if let Some(to_go) = &mut clock.moves {
            *to_go -= 1;
            if *to_go == 0 {
                clock.left += self.base;
                clock.moves = self.moves;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn reads_what_it_writes() {
        for text in ["10+0.1", "40/60+0.5", "1+0"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        assert_eq!("5".parse::<TimeControl>(), "5+0".parse());
        for bad in [
            "", "0", "0+1", "x", "1+", "-1", "0/5", "1e3", "5+3+1", "40/", "NaN", "inf",
        ] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_clock_runs_is_filled_and_falls() {
        let control: TimeControl = "2/1+0.1".parse().unwrap();
        let mut clock = control.clock();
        assert!(control.punch(&mut clock, ms(600), ms(0)));
        assert_eq!((clock.left, clock.moves), (ms(500), Some(1)));
        assert!(
            control.punch(&mut clock, ms(520), ms(50)),
            "within the margin"
        );
        assert_eq!((clock.left, clock.moves), (ms(1100), Some(2)));
        assert!(!control.punch(&mut clock, ms(1151), ms(50)));
        assert_eq!(clock.left, ms(0));
    }
}
