//! Levels from bottom to top.

use crate::bot::Player;
use crate::{Bot, Greedy, Mind, Random, Strength};
use parlour_core::{Game, Rules, Views, mix};
use parlour_search::Evaluate;

/// The bot of an open game: level 0 draws its moves, `greedy` takes what looks best at once to the
/// `yardstick`, all levels above are the `mind`. `name` is the name of the game.
pub fn ladder<G, Y, M>(
    name: &'static str,
    yardstick: Y,
    mind: M,
    strength: Strength,
    seed: u64,
) -> Box<dyn Bot>
where
    G: Rules + Views<View = <G as Game>::Position>,
    Y: Evaluate<G> + Send + 'static,
    M: Mind<G> + 'static,
{
    match strength {
        Strength::Random | Strength::Level(0) => {
            Player::<G, _>::boxed(name, Random::new(mix(seed)))
        }
        Strength::Greedy => Player::<G, _>::boxed(name, Greedy::new(yardstick, seed)),
        Strength::Level(_) => Player::<G, _>::boxed(name, mind),
    }
}
