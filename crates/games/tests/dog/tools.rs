//! Small helpers for tests of Dog.

use parlour_core::{Eye, Game, Refusal, Text, Views};
use parlour_games::dog::{Action, Dog, Position};

/// Rules by preset and options: `"libdog players=6"`.
pub fn dog(text: &str) -> Dog {
    parlour_kit::under(&Dog::default(), text)
}

/// Reads a position with seed 0.
pub fn at(dog: &Dog, text: &str) -> Position {
    dog.read_position(text, 0)
        .unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A position in which `player` has `hand` and everybody else nothing.
pub fn alone(dog: &Dog, board: &str, player: u8, hand: &str) -> Position {
    let hands: Vec<_> = (0..dog.seats())
        .map(|s| if s == player { hand } else { "-" })
        .collect();
    at(dog, &format!("{board} {player} play {}", hands.join("|")))
}

/// The board after an action, or why not.
pub fn after(dog: &Dog, at: &Position, text: &str) -> Result<String, Refusal> {
    let action = dog.read_move(at, text)?;
    Ok(board_after(dog, at, action))
}

/// The board after a legal action.
pub fn board_after(dog: &Dog, at: &Position, action: Action) -> String {
    let mut next = at.clone();
    dog.play(&mut next, action);
    next.board().to_string()
}

/// Every action, as text, sorted.
pub fn texts(dog: &Dog, at: &Position) -> Vec<String> {
    let all = dog.list(at).into_iter();
    let mut texts: Vec<_> = all.map(|m| dog.write_move(at, m, Eye::Keeper)).collect();
    texts.sort();
    texts
}

/// The keeper's text.
pub fn text(dog: &Dog, at: &Position) -> String {
    dog.write_position(&dog.view(at, Eye::Keeper))
}
