//! Entering a move touch by touch: a piece on the board or in hand, then where it goes.

use super::game::Dobutsu;
use super::position::Position;
use super::scene::name_of;
use parlour_core::{Entry, Spot, entry::from_list};

pub(super) fn entry(game: &Dobutsu, seen: &Position, touched: &[Spot]) -> Entry {
    let mut entry = from_list(game, seen, touched);
    for choice in &mut entry.next {
        choice.name = name_of(seen, &choice.spot, touched);
    }
    entry.prompt = match (touched.len(), entry.next.is_empty()) {
        (0, false) => "choose a piece on the board or in hand".into(),
        (1, false) => "choose where it goes".into(),
        _ => String::new(),
    };
    entry
}
