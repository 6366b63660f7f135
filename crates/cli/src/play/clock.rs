//! Clocks: time for each seat, and some more for every move.

use parlour_bots::Clock;
use parlour_core::{Outcome, Reason, Rulebook, Seat, Seats};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How much time there is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Pace {
    start: Duration,
    step: Duration,
}

impl Pace {
    /// Reads `5+3`: minutes, and seconds for every move; `10` adds nothing, `0.5+0` is half a minute.
    pub fn read(text: &str) -> Result<Pace, String> {
        let (start, step) = text.split_once('+').unwrap_or((text, "0"));
        let span = |text: &str, unit: f64| {
            let number: f64 = text.trim().parse().ok()?;
            let most = Duration::from_secs(24 * 60 * 60);
            let span = Duration::try_from_secs_f64(number * unit).ok()?;
            (span <= most).then_some(span)
        };
        match (span(start, 60.0), span(step, 1.0)) {
            (Some(start), Some(step)) if !start.is_zero() => Ok(Pace { start, step }),
            _ => Err("a clock is minutes and seconds added, such as 5+3".into()),
        }
    }
}

/// One clock a seat; at most one runs.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    left: Vec<Duration>,
    running: Option<(Seat, Instant)>,
    /// What the clocks showed after so many plies.
    shown: BTreeMap<usize, Vec<Duration>>,
}

impl Clocks {
    /// All full, none runs.
    pub fn new(pace: Pace, seats: u8, ply: usize) -> Clocks {
        let left = vec![pace.start; seats as usize];
        Clocks {
            pace,
            running: None,
            shown: BTreeMap::from([(ply, left.clone())]),
            left,
        }
    }
    /// All full again.
    pub fn reset(&mut self, ply: usize) {
        *self = Clocks::new(self.pace, self.left.len() as u8, ply);
    }
    /// What is left, the time that runs just now taken off.
    pub fn left(&self, seat: Seat) -> Duration {
        let left = self.left[seat.index()];
        match self.running {
            Some((runs, since)) if runs == seat => left.saturating_sub(since.elapsed()),
            _ => left,
        }
    }
    /// Lets this clock run, and no other.
    pub fn run(&mut self, seat: Seat) {
        if self.running.is_none_or(|(runs, _)| runs != seat) {
            self.pause();
            self.running = Some((seat, Instant::now()));
        }
    }
    /// Stops the clock that runs.
    pub fn pause(&mut self) {
        if let Some((seat, _)) = self.running {
            self.left[seat.index()] = self.left(seat);
            self.running = None;
        }
    }
    /// This seat has moved; there are now so many plies.
    pub fn punch(&mut self, seat: Seat, ply: usize) {
        self.pause();
        self.left[seat.index()] += self.pace.step;
        self.shown.insert(ply, self.left.clone());
    }
    /// Moves were taken back or played again: the clocks show what they showed then.
    pub fn turn_to(&mut self, ply: usize) {
        self.running = None;
        if let Some(left) = self.shown.get(&ply) {
            self.left.clone_from(left);
        }
    }
    /// Whose time is over.
    pub fn fallen(&self) -> Option<Seat> {
        let (seat, _) = self.running?;
        self.left(seat).is_zero().then_some(seat)
    }
    /// What a bot in this seat sees of its clock.
    pub fn shows(&self, seat: Seat) -> Clock {
        Clock {
            left: self.left(seat),
            increment: self.pace.step,
            ..Clock::default()
        }
    }
}

/// Out of time: everybody outside the team of `seat` wins.
pub fn flag(rules: &dyn Rulebook, seat: Seat) -> Outcome {
    let others = rules.team(seat).others(Seats::first(rules.seats()));
    Outcome::win(others, Reason::TIME)
}

/// `4:59`, `0:09.3`.
pub fn words(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 {
        let tenths = left.subsec_millis() / 100;
        return format!("0:{seconds:02}.{tenths}");
    }
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        h => format!("{h}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_minutes_and_seconds() {
        let pace = Pace::read("5+3").unwrap();
        assert_eq!(
            (pace.start, pace.step),
            (Duration::from_secs(300), Duration::from_secs(3))
        );
        assert_eq!(Pace::read("10").unwrap().step, Duration::ZERO);
        for bad in ["", "0", "x", "5+", "-1", "5+-1", "1e9", "5+3+1", "NaN"] {
            assert!(Pace::read(bad).is_err(), "{bad}");
        }
    }
    #[test]
    fn only_one_clock_runs_and_moves_add_time() {
        let mut clocks = Clocks::new(Pace::read("1+5").unwrap(), 2, 0);
        clocks.run(Seat(0));
        clocks.punch(Seat(0), 1);
        let first = clocks.left(Seat(0));
        assert!(first > Duration::from_secs(60) && first <= Duration::from_secs(65));
        assert_eq!(clocks.left(Seat(1)), Duration::from_secs(60));
        clocks.turn_to(0);
        assert_eq!(clocks.left(Seat(0)), Duration::from_secs(60));
        assert_eq!(clocks.fallen(), None);
    }
    #[test]
    fn a_flag_falls() {
        let mut clocks = Clocks::new(Pace::read("0.00001").unwrap(), 2, 0);
        clocks.run(Seat(1));
        while clocks.fallen().is_none() {}
        assert_eq!(clocks.fallen(), Some(Seat(1)));
        let game = parlour_games::by_name("dog").unwrap();
        let how = flag(&*game, Seat(1));
        assert_eq!(how.winners.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(how.reason, Reason::TIME);
    }
    #[test]
    fn time_in_words() {
        let words = |millis| super::words(Duration::from_millis(millis));
        assert_eq!(words(299_400), "4:59");
        assert_eq!(words(9_340), "0:09.3");
        assert_eq!(words(3_661_000), "1:01:01");
    }
}
