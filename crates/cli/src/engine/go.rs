//! The words of `go`, and how much time they leave for a move.

use super::options::Options;
use parlour_bots::{Clock, Limits, Lines};
use parlour_core::{Dialect, Seat};
use std::time::Duration;

/// Kept back of a `movetime` for the way from here to whoever asked.
const MARGIN: u64 = 10;

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
    movestogo: Option<u32>,
}

impl Go {
    /// Reads everything after `go`. Whom `wtime` and `btime` belong to is a matter of the dialect: in
    /// shogi Black moves first, elsewhere White.
    pub fn read(text: &str, dialect: Option<&dyn Dialect>) -> Result<Go, String> {
        let (first, second) = match dialect {
            None => ("w", "b"),
            Some(_) => ("b", "w"),
        };
        let mut go = Go::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let seat_of = |suffix: &str| {
                let seat = match word.strip_suffix(suffix)? {
                    side if side == first => 1,
                    side if side == second => 2,
                    p => p.strip_prefix('p')?.parse().ok()?,
                };
                (1..=8).contains(&seat).then(|| seat - 1)
            };
            let (time, inc) = (seat_of("time"), seat_of("inc"));
            if !matches!(
                word,
                "movetime" | "nodes" | "depth" | "byoyomi" | "movestogo"
            ) && time.is_none()
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
                "movestogo" => go.movestogo = Some(number.clamp(1, 1000) as u32),
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
    /// Is it asked for thoughts, not for a move to play?
    pub fn asks_for_thoughts(&self, options: &Options) -> bool {
        self.infinite || options.lines > 1
    }
    /// What `seat` may use for its move.
    pub fn limits(&self, seat: Seat, options: &Options) -> Limits {
        let clock = self.time[seat.index()].or((self.byoyomi > 0).then_some(0));
        let clock = clock.map(|left| Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(self.inc[seat.index()]),
            moves: self.movestogo,
            extra: Duration::from_millis(self.byoyomi),
        });
        let movetime = self.movetime.map(|time| Limits {
            time: Some(Duration::from_millis(time - MARGIN.min(time / 10))),
            ..Limits::default()
        });
        let timed = movetime
            .or_else(|| Some(Limits::default().by(&clock?)))
            .filter(|_| !self.infinite)
            .unwrap_or_default();
        let endless = self.infinite.then_some(u64::MAX);
        // Whoever counts plies or positions wants them looked at.
        let counts = self.nodes.is_some() || self.depth.is_some();
        Limits {
            depth: self.depth,
            nodes: self.nodes.or(endless),
            time: timed.time.map(|time| time.max(Duration::from_millis(1))),
            longest: timed.longest,
            lines: Some(Lines::Best(options.lines)),
            hash: options.hash,
            helpers: options.threads - 1,
            share: None,
            judge: options.judge,
            book: Some(options.book && !counts && !self.asks_for_thoughts(options)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_word_and_refuses_others() {
        let read = |text| Go::read(text, None);
        let go = read("p1time 1000 p2time 2000 p1inc 10 nodes 5 depth 3 movetime 7").unwrap();
        assert_eq!(
            (go.time[0], go.time[1], go.inc[0]),
            (Some(1000), Some(2000), 10)
        );
        assert_eq!(
            (go.nodes, go.depth, go.movetime),
            (Some(5), Some(3), Some(7))
        );
        let dialect: &dyn Dialect = &parlour_games::dobutsu::Usi;
        let usi = Go::read("btime -5 wtime 60000 byoyomi 500", Some(dialect)).unwrap();
        assert_eq!(
            (usi.time[0], usi.time[1], usi.byoyomi),
            (Some(0), Some(60000), 500)
        );
        assert!(read("infinite").unwrap().infinite);
        let ugi = read("wtime 700 btime 800 winc 5 movestogo 12").unwrap();
        assert_eq!((ugi.time[0], ugi.time[1]), (Some(700), Some(800)));
        assert_eq!((ugi.inc[0], ugi.movestogo), (5, Some(12)));
        for bad in [
            "ponder", "nodes", "nodes x", "p0time 3", "p9time 3", "time 3", "xtime 3",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
