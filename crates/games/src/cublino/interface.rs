//! The questions of the Cublino assignment's test interface, each a function from text to answer.
//!
//! The first letter of a state says which game it is of. Unlike the assignment, a question about a
//! state that is not valid is an error, not an answer. The one question that needs a player, which
//! move to make, is answered by `parlour_bots::cublino::generate_move`.

use super::game::Cublino;
use super::position::Position;
use super::setup::Setup;
use parlour_core::{Game, Outcome, Refusal, Text};

/// Is this `[pPcC]` and any number of dice?
///
/// ```
/// use parlour_games::cublino::is_well_formed;
/// assert!(is_well_formed("PWa1va1"));
/// assert!(!is_well_formed("PWa1vh1"));
/// ```
pub fn is_well_formed(state: &str) -> bool {
    state.parse::<Setup>().is_ok()
}

/// Is this well-formed and a position that can be?
pub fn is_valid(state: &str) -> bool {
    read(state).is_ok()
}

/// Could a die go from the first cell of `step` to the second? Judged by geometry alone: nothing need
/// stand on the first.
pub fn step_valid(state: &str, step: &str) -> Result<bool, Refusal> {
    let (game, at) = read(state)?;
    let checked = game.check_step(&at, step);
    Ok(checked.expect("Cublino has steps").is_ok())
}

/// Is this a legal move, loops allowed?
pub fn move_valid(state: &str, text: &str) -> Result<bool, Refusal> {
    let (game, at) = read(state)?;
    Ok(game.read_move(&at, text).is_ok())
}

/// The state after a legal move.
///
/// ```
/// use parlour_games::cublino::apply;
/// let after = apply("CWa1va7", "a1a2").expect("a legal move");
/// assert_eq!(after, "cLa2va7");
/// ```
pub fn apply(state: &str, text: &str) -> Result<String, Refusal> {
    let (game, mut at) = read(state)?;
    let m = game.read_move(&at, text)?;
    game.play(&mut at, m);
    Ok(game.write_position(&at))
}

/// How the game ended, if it is over by the state alone.
pub fn game_over(state: &str) -> Result<Option<Outcome>, Refusal> {
    let (game, at) = read(state)?;
    Ok(game.status(&at).outcome())
}

fn read(state: &str) -> Result<(Cublino, Position), Refusal> {
    let setup: Setup = state.parse()?;
    Ok((Cublino::new(setup.variant), setup.position()?))
}
