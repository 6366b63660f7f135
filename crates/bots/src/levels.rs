//! What each level means, the same in every game.

use crate::Strength;

/// How a level plays: how far it looks, how well it judges what it sees, how often it does not look.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Level {
    /// Positions looked at for a move; none means whatever the limits allow.
    pub nodes: Option<u64>,
    /// Misjudgement of each position, in the evaluator's hundredths: about two thirds of all
    /// positions are judged within this.
    pub blur: i32,
    /// How often, in a thousand moves, it plays what looks best at once: people overlook what is far
    /// away, not what is in front of them.
    pub slips: u32,
}

/// Looked at by level 10 when no limit is given.
pub const DEFAULT_NODES: u64 = 2_000_000;

impl Level {
    /// The settings of a strength that searches; levels 0 and 1 do not.
    pub fn of(strength: Strength) -> Level {
        let level = |nodes, blur, slips| Level {
            nodes: Some(nodes),
            blur,
            slips,
        };
        match strength.level() {
            0..=2 => level(150, 130, 250),
            3 => level(400, 100, 180),
            4 => level(1_000, 75, 120),
            5 => level(2_500, 55, 80),
            6 => level(6_000, 40, 50),
            7 => level(15_000, 25, 25),
            8 => level(40_000, 12, 10),
            9 => level(150_000, 5, 3),
            _ => Level {
                nodes: None,
                blur: 0,
                slips: 0,
            },
        }
    }
}
