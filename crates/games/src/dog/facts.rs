//! What an action does, in single words.

use super::action::{Action, Play};
use super::board::Place;
use super::options::Dog;
use super::position::Position;
use parlour_core::Game;

/// The card's own doing, and what becomes of the pieces.
pub(super) fn facts(game: &Dog, before: &Position, m: Action) -> Vec<&'static str> {
    let mut facts = Vec::new();
    let play = match m {
        Action::Give(_) => return vec!["gift"],
        Action::Discard(_) | Action::Fold => return facts,
        Action::Card(play) => play,
        Action::Joker(play) => {
            facts.push("joker");
            play
        }
    };
    match play {
        Play::Back { .. } => facts.push("backward"),
        Play::Seven(legs) if legs.len() > 1 => facts.push("seven"),
        Play::Swap { .. } => facts.push("swap"),
        _ => {}
    }
    let (me, mut after) = (before.mover(), before.clone());
    game.play(&mut after, m);
    let (old, new) = (before.board(), after.board());
    let mate = game.partner(me);
    if mate.is_some_and(|mate| old.places(mate) != new.places(mate)) {
        facts.push("partner");
    }
    let seats = || 0..game.players();
    if seats().any(|seat| new.kennel(seat) > old.kennel(seat)) {
        facts.push("hit");
    }
    let home = |board: &super::Board, seat| {
        let inside = |place: &Place| matches!(place, Place::Finish(_));
        board.places(seat).iter().filter(|p| inside(p)).count()
    };
    if seats().any(|seat| home(new, seat) > home(old, seat)) {
        facts.push("home");
    }
    facts
}
