//! Fast rules against slow ones. The slow twins are those of the tests of the games; positions are set up by the bytes, or
//! reached by a game that the bytes play.

mod cublino;
mod dobutsu;
mod dog;
mod dominions;
mod romanian_checkers;

pub use cublino::twin_cublino;
pub use dobutsu::twin_dobutsu;
pub use dog::twin_dog;
pub use dominions::twin_dominions;
pub use romanian_checkers::twin_romanian_checkers;

use crate::Choices;
use parlour_core::{Game, Rules, Status};

/// A position that is reached when the bytes choose each move.
fn reached<G: Game>(game: &G, choices: &mut Choices, plies: usize) -> G::Position {
    let mut at = game.start(choices.byte().into());
    let mut moves = Vec::new();
    for _ in 0..choices.below(plies) {
        moves.clear();
        game.moves(&at, &mut moves);
        if moves.is_empty() || game.status(&at).outcome().is_some() {
            break;
        }
        let m = *choices.of(&moves);
        game.play(&mut at, m);
    }
    at
}

/// What holds whatever the twin says: moves and status agree, counting is listing, every move that is listed is legal,
/// and a key is that of the same position read from its text.
fn keeps<G: Rules>(game: &G, at: &G::Position, moves: &[G::Move], choices: &mut Choices) {
    let text = game.write_position(&game.view(at, parlour_core::Eye::Keeper));
    let over = matches!(game.status(at), Status::Over(_));
    assert_eq!(moves.is_empty(), over, "{text}: moves and status disagree");
    assert_eq!(game.count(at), moves.len() as u64, "count of {text}");
    if !moves.is_empty() {
        let m = *choices.of(moves);
        assert!(game.is_legal(at, m), "{text}: {m:?} is listed and illegal");
        let mut next = at.clone();
        game.play(&mut next, m);
        let text = game.write_position(&game.view(&next, parlour_core::Eye::Keeper));
        if let Ok(again) = game.read_position(&text, 0) {
            assert_eq!(again, next, "{text} read again");
            assert_eq!(game.key(&again), game.key(&next), "key of {text}");
        }
    }
}
