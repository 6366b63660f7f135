//! Time where it is needed: a thought by a clock ends early when the move is clear and goes on when it is not.

use crate::{Judge, Limits};
use parlour_core::Analysis;
use parlour_search::{Deepened, Lead};
use std::time::Duration;

/// Weighs after each depth of a search whether it is enough.
#[derive(Clone, Debug)]
pub(crate) struct Patience<M> {
    /// What a move takes that is neither clear nor unclear.
    usual: Duration,
    /// What it takes at the most.
    most: Duration,
    best: Option<M>,
    /// How often the best move changed, old changes counting less and less.
    changes: f32,
    /// The worth of the best move over the last depths.
    worth: f32,
}

impl<M: Copy + PartialEq> Patience<M> {
    /// A depth that begins after this part of the time is seldom done before its end.
    const BEGIN: f32 = 0.6;

    /// For whom time may be managed; none where no clock is played with. The judge made by hand plays as it always did
    /// where somebody asks for it.
    pub fn new(limits: &Limits) -> Option<Patience<M>> {
        let managed = limits.judge != Some(Judge::Classic);
        Some(Patience {
            usual: limits.time?,
            most: limits.longest.filter(|_| managed)?,
            best: None,
            changes: 0.0,
            worth: 0.0,
        })
    }
    /// When a thought must end, even amid a depth.
    pub fn most(&self) -> Duration {
        self.most
    }
    /// Is it enough after this depth?
    pub fn is_over(&mut self, deepened: &Deepened<M>, spent: Duration) -> bool {
        let goal = self
            .usual
            .mul_f32(self.doubt(deepened.said, deepened.effort));
        spent >= goal.min(self.most).mul_f32(Self::BEGIN)
    }
    /// How unclear the move is: 1 is usual.
    fn doubt(&mut self, said: &Analysis<M>, effort: f32) -> f32 {
        let Some(first) = said.moves.first() else {
            return 1.0;
        };
        let changed = self.best.is_some_and(|best| best != first.m);
        if self.best.is_none() {
            self.worth = first.score;
        }
        self.best = Some(first.m);
        self.changes = self.changes * 0.6 + f32::from(u8::from(changed));
        let fallen = self.worth - first.score;
        self.worth = (self.worth + first.score) / 2.0;
        let change = 0.8 + 0.5 * self.changes;
        let fall = (1.0 + fallen / 12.0).clamp(0.9, 1.8);
        let rivals = (1.5 - effort).clamp(0.6, 1.25);
        change * fall * rivals
    }
}

/// Is a tree walked long enough for a move by a clock? It is once no other move can become the most visited one in the
/// time that is left; time beyond the usual is for moves of which the most visited one is not the best so far.
pub(crate) fn is_settled(limits: &Limits, lead: &Lead, spent: Duration) -> bool {
    let (Some(usual), Some(most)) = (limits.time, limits.longest) else {
        return false;
    };
    let end = if lead.agrees { usual } else { most };
    let left = end.saturating_sub(spent).as_secs_f64();
    let walks = lead.walks as f64 * left / spent.as_secs_f64().max(1e-6);
    f64::from(lead.ahead) > walks || left == 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Worth;

    const fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    fn limits() -> Limits {
        Limits {
            time: Some(ms(100)),
            longest: Some(ms(300)),
            ..Limits::default()
        }
    }

    /// After how many milliseconds it is over, after depths with these moves and worths.
    fn over_after(depths: &[(u8, f32)], effort: f32) -> u64 {
        let mut patience = Patience::new(&limits()).unwrap();
        let ask = |(m, score): (u8, f32), patience: &mut Patience<u8>, spent| {
            let worth = Worth {
                m,
                score,
                proof: None,
                line: vec![m],
            };
            let said = Analysis {
                moves: vec![worth],
                proof: None,
                nodes: 1,
                depth: 1,
            };
            let deepened = Deepened {
                said: &said,
                moves: 9,
                effort,
            };
            patience.is_over(&deepened, ms(spent))
        };
        let (last, first) = depths.split_last().unwrap();
        for depth in first {
            ask(*depth, &mut patience, 0);
        }
        let over = |spent: &u64| ask(*last, &mut patience.clone(), *spent);
        (0..1000).find(over).unwrap()
    }

    #[test]
    fn a_clear_move_is_made_sooner_than_an_unclear_one() {
        let clear = over_after(&[(1, 5.0), (1, 5.0), (1, 5.0), (1, 6.0)], 0.95);
        let usual = over_after(&[(1, 5.0), (1, 5.0), (1, 5.0), (1, 5.0)], 0.5);
        let changed = over_after(&[(1, 5.0), (1, 5.0), (1, 5.0), (2, 5.0)], 0.5);
        let fallen = over_after(&[(1, 5.0), (1, 5.0), (1, 5.0), (1, -9.0)], 0.5);
        let both = over_after(&[(1, 5.0), (2, 5.0), (1, 5.0), (2, -9.0)], 0.2);
        assert!(
            clear < usual && usual < changed,
            "{clear} {usual} {changed}"
        );
        assert!(usual < fallen && fallen < both, "{usual} {fallen} {both}");
        assert!(both <= 181, "the longest time counts");
    }

    #[test]
    fn a_tree_is_left_when_nothing_can_change() {
        let lead = |ahead, agrees| Lead {
            walks: 100,
            ahead,
            agrees,
        };
        let settled = |ahead, agrees, spent| is_settled(&limits(), &lead(ahead, agrees), ms(spent));
        // Half of the time is over, a hundred walks are to come.
        assert!(!settled(99, true, 50) && settled(101, true, 50));
        assert!(settled(0, true, 100));
        assert!(!settled(101, false, 100) && !settled(0, false, 299) && settled(0, false, 300));
        let plain = Limits {
            longest: None,
            ..limits()
        };
        assert!(!is_settled(&plain, &lead(1000, true), ms(50)));
    }

    #[test]
    fn without_a_clock_there_is_nothing_to_manage() {
        let none = |limits| Patience::<u8>::new(&limits).is_none();
        assert!(!none(limits()));
        assert!(none(Limits {
            longest: None,
            ..limits()
        }));
        assert!(none(Limits {
            judge: Some(Judge::Classic),
            ..limits()
        }));
    }
}
