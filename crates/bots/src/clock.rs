//! Time management: how much of a clock a move may take.

use std::time::Duration;

/// What a clock shows to the seat that is to move.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Clock {
    /// Left for the moves to come.
    pub left: Duration,
    /// Added after every move.
    pub increment: Duration,
    /// Moves to be made before time is added again; `None` where it must last for the whole game.
    pub moves: Option<u32>,
    /// Free for every move once nothing else is left (byoyomi).
    pub extra: Duration,
}

impl Clock {
    /// A game is expected to last so many moves more.
    const MOVES: u32 = 25;
    /// Never planned with: it pays for a busy machine and the way from the thought to the clock.
    const RESERVE: Duration = Duration::from_millis(200);
    /// Of the extra time so much is not used.
    const MARGIN: Duration = Duration::from_millis(10);
    /// An unclear move takes so many shares at the most,
    const SHARES: u32 = 3;
    /// and no more than this part of what is free.
    const PART: u32 = 5;

    /// How long the next move may take: an even share of what is left beyond a reserve, and most of
    /// the increment. Whoever keeps to it never loses on time, unless a single move is delayed by
    /// the reserve.
    ///
    /// ```
    /// use parlour_bots::Clock;
    /// use std::time::Duration;
    /// let mut clock = Clock { left: Duration::from_secs(1), increment: Duration::from_millis(10), ..Clock::default() };
    /// for _ in 0..1000 {
    ///     let took = clock.share();
    ///     assert!(clock.left > took + Duration::from_millis(190));
    ///     clock.left = clock.left - took + clock.increment;
    /// }
    /// ```
    pub fn share(&self) -> Duration {
        self.main() + self.free_extra()
    }
    /// The share without the extra time.
    fn main(&self) -> Duration {
        // Whoever has less than the reserve thinks for a tenth of it at the most.
        let free = self.left.saturating_sub(Clock::RESERVE).max(self.left / 10);
        // The last move before more time comes may not take all that is left either.
        let moves = self.moves.map_or(Clock::MOVES, |n| n.saturating_add(1));
        let share = free / moves + self.increment * 3 / 4;
        share.min(free)
    }
    fn free_extra(&self) -> Duration {
        let margin = Clock::MARGIN.min(self.extra / 10);
        self.extra.saturating_sub(margin)
    }
    /// How long the next move may take where it is unclear: a few shares, and a part of what is left beyond the reserve
    /// that leaves enough for the moves to come. As safe as [`Clock::share`].
    pub fn most(&self) -> Duration {
        let share = self.main();
        let part = self.left.saturating_sub(Clock::RESERVE) / Clock::PART;
        (share * Clock::SHARES).min(part).max(share) + self.free_extra()
    }
    /// Is it of use to end a move early? Extra time is lost if it is not taken.
    pub fn saves(&self) -> bool {
        self.main() > self.extra
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn a_clock_lasts() {
        for (left, increment, moves) in [
            (1000, 10, None),
            (100, 0, None),
            (60_000, 500, Some(40)),
            (300, 1000, None),
            (0, 0, None),
        ] {
            let clock = Clock {
                left: ms(left),
                increment: ms(increment),
                moves,
                ..Clock::default()
            };
            for longest in [false, true] {
                let mut clock = clock;
                for _ in 0..5000 {
                    let took = if longest { clock.most() } else { clock.share() };
                    assert!(took <= clock.left, "{clock:?}: {took:?}");
                    let reserve = clock.left.min(Clock::RESERVE) * 9 / 10;
                    assert!(clock.left - took >= reserve, "{clock:?}: {took:?}");
                    assert!(clock.most() >= clock.share(), "{clock:?}");
                    clock.left = clock.left - took + clock.increment;
                    if clock.moves == Some(1) {
                        clock.left += ms(left);
                    }
                    clock.moves = clock.moves.map(|n| if n > 1 { n - 1 } else { 40 });
                }
            }
        }
    }

    #[test]
    fn an_unclear_move_may_take_longer() {
        let clock = |left, increment, extra| Clock {
            left: ms(left),
            increment: ms(increment),
            moves: None,
            extra: ms(extra),
        };
        assert!(clock(60_000, 500, 0).most() > clock(60_000, 500, 0).share() * 2);
        assert_eq!(clock(0, 0, 500).most(), ms(490));
        // Time that is lost if it is not taken is taken.
        assert!(clock(60_000, 0, 0).saves() && !clock(300, 0, 500).saves());
    }

    #[test]
    fn more_time_is_used() {
        let clock = |left, increment, moves, extra| Clock {
            left: ms(left),
            increment: ms(increment),
            moves,
            extra: ms(extra),
        };
        let share = |left, increment| clock(left, increment, None, 0).share();
        assert!(share(60_000, 0) > ms(2000));
        assert!(share(60_000, 1000) > share(60_000, 0));
        assert!(clock(10_000, 0, Some(2), 0).share() > share(10_000, 0));
        assert_eq!(clock(0, 0, None, 500).share(), ms(490));
    }
}
