//! What each level means, the same in every game.
//!
//! Level 0 plays any legal move. From level 1 on a player looks ahead, and three things set the levels
//! apart: how many positions it looks at for a move, how well it judges what it sees, and how often it
//! does not look far enough. Whoever looks at few positions does not see what is far away, and a lapse
//! shortens the view further: so what is overlooked is distant first, and what is in front of
//! everybody's eyes last. Level 1 never looks further than in a lapse.

use crate::Strength;

/// How a level plays.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Level {
    /// Positions looked at for a move; none means whatever the limits allow.
    pub nodes: Option<u64>,
    /// Misjudgement of each position, in the evaluator's hundredths: about two thirds of all
    /// positions are judged within this.
    pub blur: i32,
    /// How often, in a thousand moves, it looks no further than a ply or two.
    pub lapses: u32,
}

/// Looked at by level 10 when no limit is given.
pub const DEFAULT_NODES: u64 = 2_000_000;

impl Level {
    /// Plies looked ahead in a lapse, at most.
    pub const LAPSE: u32 = 2;

    /// The settings of a strength that searches; level 0 does not.
    pub fn of(strength: Strength) -> Level {
        let level = |nodes, blur, lapses| Level {
            nodes: Some(nodes),
            blur,
            lapses,
        };
        match strength.level() {
            0 | 1 => level(30, 120, 1000),
            2 => level(60, 80, 250),
            3 => level(130, 65, 180),
            4 => level(300, 50, 130),
            5 => level(700, 40, 90),
            6 => level(1_500, 30, 60),
            7 => level(3_000, 22, 40),
            8 => level(6_000, 15, 20),
            9 => level(25_000, 6, 5),
            _ => Level {
                nodes: None,
                blur: 0,
                lapses: 0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_more_and_errs_less() {
        let levels: Vec<Level> = (1..=10).map(|n| Level::of(Strength::Level(n))).collect();
        for pair in levels.windows(2) {
            let [nodes, more] = [pair[0], pair[1]].map(|l| l.nodes.unwrap_or(u64::MAX));
            assert!(more >= 2 * nodes, "{pair:?}");
            assert!(pair[1].blur < pair[0].blur, "{pair:?}");
            assert!(pair[1].lapses < pair[0].lapses, "{pair:?}");
        }
    }
}
