//! Who plays what: the one place where bots and names of games meet.

use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::dobutsu::Tabled;
use crate::dog::Hound;
use crate::judges::{Animals, Contra, Gathering, Liberties, Pur};
use crate::{Bot, Strength};
use parlour_core::Rulebook;
use parlour_games::cublino::Cublino;
use parlour_games::dobutsu::Dobutsu;
use parlour_games::dog::Dog;
use parlour_games::dominions::Dominions;
use parlour_games::romanian_checkers::RomanianCheckers;

/// The bot for this game at this strength; `None` for a game that nobody can play yet. The same seed
/// gives the same play.
pub fn bot(rules: &dyn Rulebook, strength: Strength, seed: u64) -> Option<Box<dyn Bot>> {
    macro_rules! look_ahead {
        ($game:ty, $judge:expr) => {
            Player::<$game, _>::boxed(rules.name(), AlphaBeta::new($judge, strength, seed))
        };
    }
    Some(match rules.name() {
        "romanian-checkers" => look_ahead!(RomanianCheckers, Gathering::default()),
        "cublino-pur" => look_ahead!(Cublino, Pur::default()),
        "cublino-contra" => look_ahead!(Cublino, Contra::default()),
        "dobutsu" => {
            let ahead = AlphaBeta::new(Animals, strength, seed);
            Player::<Dobutsu, _>::boxed(rules.name(), Tabled::new(ahead, strength, seed))
        }
        "dominions" => look_ahead!(Dominions, Liberties::default()),
        "dog" => Player::<Dog, _>::boxed(rules.name(), Hound::new(strength, seed)),
        _ => return None,
    })
}
