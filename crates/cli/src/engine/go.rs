//! The words of `go`, and how much time they leave for a move.

use super::options::Options;
use parlour_bots::Limits;
use parlour_core::Seat;
use std::time::Duration;

/// Kept back for the way from here to whoever asked.
const MARGIN: u64 = 10;
/// A game is expected to last so many moves more.
const MOVES_LEFT: u64 = 25;

/// What `go` asks for; times are milliseconds.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Go {
    movetime: Option<u64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    /// Until somebody says `stop`.
    pub infinite: bool,
    time: [Option<u64>; 8],
    inc: [u64; 8],
    byoyomi: u64,
}

impl Go {
    /// Reads everything after `go`.
    pub fn read(text: &str) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let seat_of = |suffix: &str| {
                let seat = match word.strip_suffix(suffix)? {
                    "b" => 1,
                    "w" => 2,
                    p => p.strip_prefix('p')?.parse().ok()?,
                };
                (1..=8).contains(&seat).then(|| seat - 1)
            };
            let (time, inc) = (seat_of("time"), seat_of("inc"));
            if !matches!(word, "movetime" | "nodes" | "depth" | "byoyomi")
                && time.is_none()
                && inc.is_none()
            {
                return Err(format!("go knows no {word:?}"));
            }
            let number = words
                .next()
                .ok_or_else(|| format!("go: {word} needs a number"))?;
            // A clock may have run out already.
            let number = match number.strip_prefix('-') {
                Some(less) if less.parse::<u64>().is_ok() => 0,
                _ => number
                    .parse()
                    .map_err(|_| format!("go: {word} needs a number, not {number:?}"))?,
            };
            match word {
                "movetime" => go.movetime = Some(number),
                "nodes" => go.nodes = Some(number.max(1)),
                "depth" => go.depth = Some(number.clamp(1, 250) as u32),
                "byoyomi" => go.byoyomi = number,
                _ => {
                    if let Some(seat) = time {
                        go.time[seat] = Some(number);
                    }
                    if let Some(seat) = inc {
                        go.inc[seat] = number;
                    }
                }
            }
        }
        Ok(go)
    }
    /// What `seat` may use for its move.
    pub fn limits(&self, seat: Seat, options: &Options) -> Limits {
        let clock = self.time[seat.index()].or((self.byoyomi > 0).then_some(0));
        let from_clock = clock.map(|left| {
            let inc = self.inc[seat.index()];
            let share = left / MOVES_LEFT + inc * 3 / 4;
            let most = left.saturating_sub(left / 10 + MARGIN);
            share.min(most) + self.byoyomi.saturating_sub(MARGIN)
        });
        let time = match self.movetime {
            Some(time) => Some(time.saturating_sub(MARGIN.min(time / 10))),
            None => from_clock,
        };
        let endless = self.infinite.then_some(u64::MAX);
        Limits {
            depth: self.depth,
            nodes: self.nodes.or(endless),
            time: time
                .filter(|_| !self.infinite)
                .map(|ms| Duration::from_millis(ms.max(1))),
            lines: Some(options.lines),
            threads: options.threads,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_word_and_refuses_others() {
        let go = Go::read("p1time 1000 p2time 2000 p1inc 10 nodes 5 depth 3 movetime 7").unwrap();
        assert_eq!(
            (go.time[0], go.time[1], go.inc[0]),
            (Some(1000), Some(2000), 10)
        );
        assert_eq!(
            (go.nodes, go.depth, go.movetime),
            (Some(5), Some(3), Some(7))
        );
        let usi = Go::read("btime -5 wtime 60000 byoyomi 500").unwrap();
        assert_eq!(
            (usi.time[0], usi.time[1], usi.byoyomi),
            (Some(0), Some(60000), 500)
        );
        assert!(Go::read("infinite").unwrap().infinite);
        for bad in [
            "ponder", "nodes", "nodes x", "p0time 3", "p9time 3", "time 3", "xtime 3",
        ] {
            assert!(Go::read(bad).is_err(), "{bad}");
        }
    }
}
