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
        // Whoever has less than the reserve thinks for a tenth of it at the most.
        let free = self.left.saturating_sub(Clock::RESERVE).max(self.left / 10);
        // The last move before more time comes may not take all that is left either.
        let moves = self.moves.map_or(Clock::MOVES, |n| n.saturating_add(1));
        let share = free / moves + self.increment * 3 / 4;
        let extra = self
            .extra
            .saturating_sub(Clock::MARGIN.min(self.extra / 10));
        share.min(free) + extra
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
            let mut clock = Clock {
                left: ms(left),
                increment: ms(increment),
                moves,
                ..Clock::default()
            };
            for _ in 0..500 {
                let took = clock.share();
                assert!(took <= clock.left, "{clock:?}: {took:?}");
                clock.left = clock.left - took + clock.increment;
                clock.moves = clock.moves.map(|n| if n > 1 { n - 1 } else { 40 });
            }
        }
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
