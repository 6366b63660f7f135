//! The strongest bots with other numbers in their search, for whoever tunes them.

use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::{Bot, Strength};
use parlour_core::{Game, Rules, Views};
use parlour_search::{Evaluate, Style};

/// How the learned mind of a game is made in any style.
pub(crate) struct Styled {
    /// Its own style.
    pub style: fn() -> Style,
    /// With another one, and a seed.
    pub bot: fn(Style, u64) -> Box<dyn Bot>,
}

/// The strongest level of the game called `name`, behind this judge.
pub(crate) fn styled<G, E>(name: &'static str, judge: E, style: Style, seed: u64) -> Box<dyn Bot>
where
    G: Rules + Views<View = <G as Game>::Position>,
    E: Evaluate<G> + Send + 'static,
{
    let mind = AlphaBeta::new(judge, Strength::BEST, seed).styled(style);
    Player::<G, _>::boxed(name, mind)
}
