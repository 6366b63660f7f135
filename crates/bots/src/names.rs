//! Who plays what: the one place where bots and names of games meet.

use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::dobutsu::Tabled;
use crate::dog::Hound;
use crate::greedy::Greedy;
use crate::judges::{Animals, Contra, Gathering, Liberties, Pur, Yardstick};
use crate::random::Random;
use crate::{Bot, Strength};
use parlour_core::{Rulebook, mix};
use parlour_games::cublino::Cublino;
use parlour_games::dobutsu::Dobutsu;
use parlour_games::dog::Dog;
use parlour_games::dominions::Dominions;
use parlour_games::romanian_checkers::RomanianCheckers;

/// The bot for this game at this strength; `None` for a game that nobody can play yet. The same seed
/// gives the same play.
pub fn bot(rules: &dyn Rulebook, strength: Strength, seed: u64) -> Option<Box<dyn Bot>> {
    // Level 0 draws, level 1 takes what looks best to the yardstick, the others look ahead.
    macro_rules! open {
        ($game:ty, $yardstick:expr, $mind:expr) => {
            match strength.level() {
                0 => Player::<$game, _>::boxed(rules.name(), Random::new(mix(seed))),
                1 => Player::<$game, _>::boxed(rules.name(), Greedy::new($yardstick, seed)),
                _ => Player::<$game, _>::boxed(rules.name(), $mind),
            }
        };
    }
    macro_rules! look_ahead {
        ($judge:expr) => {
            AlphaBeta::new($judge, strength, seed)
        };
    }
    Some(match rules.name() {
        "romanian-checkers" => {
            let judge = Gathering::default();
            open!(RomanianCheckers, judge.clone(), look_ahead!(judge))
        }
        "cublino-pur" => open!(Cublino, Yardstick, look_ahead!(Pur::default())),
        "cublino-contra" => open!(Cublino, Yardstick, look_ahead!(Contra::default())),
        "dobutsu" => {
            let mind = Tabled::new(look_ahead!(Animals), strength, seed);
            open!(Dobutsu, Animals, mind)
        }
        "dominions" => open!(Dominions, Yardstick, look_ahead!(Liberties::default())),
        "dog" => Player::<Dog, _>::boxed(rules.name(), Hound::new(strength, seed)),
        _ => return None,
    })
}
