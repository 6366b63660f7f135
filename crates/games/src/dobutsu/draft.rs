//! Positions set up by hand: tiles on squares, tiles in hands.

use super::board::Square;
use super::pieces::{Animal, Side};
use super::position::Position;
use super::scene::{held, piece};
use parlour_core::{Draft, Field, Palette, Refusal, Spot, TURN, Tool};

const LETTERS: [&str; 2] = ["S", "G"];

/// Every place in a hand, and what may lie there.
fn hands() -> impl Iterator<Item = (Spot, Animal, Side)> {
    let kinds = |side| {
        Animal::IN_HAND
            .into_iter()
            .map(move |animal| (animal, side))
    };
    let kinds = Side::BOTH.into_iter().flat_map(kinds);
    kinds.flat_map(|(animal, side)| (0..2).map(move |n| (held(side, animal, n), animal, side)))
}

pub(super) fn palette() -> Palette {
    let tool = |side: Side, animal: Animal| {
        let looks = piece(Spot::new(), animal, side);
        Tool::new(animal.letter_of(side), side.name(), looks)
    };
    let tools = Side::BOTH.map(|side| Animal::ALL.map(|animal| tool(side, animal)));
    let fixed = hands().map(|(spot, animal, side)| (spot, animal.letter_of(side).into()));
    Palette {
        tools: tools.into_iter().flatten().collect(),
        spots: Square::all().map(|s| s.to_string()).collect(),
        fixed: fixed.collect(),
        fields: vec![Field::of(
            TURN,
            "To move",
            Side::BOTH.map(|side| (LETTERS[side as usize], side.name())),
        )],
    }
}

pub(super) fn take_apart(at: &Position) -> Draft {
    let mut draft = Draft::default().with(TURN, LETTERS[at.mover() as usize]);
    for (square, animal, side) in at.pieces() {
        let letter = animal.letter_of(side).to_string();
        draft.on.insert(square.to_string(), letter);
    }
    for side in Side::BOTH {
        for animal in Animal::IN_HAND {
            for n in 0..at.hand(side).count(animal) {
                let letter = animal.letter_of(side).to_string();
                draft.on.insert(held(side, animal, n), letter);
            }
        }
    }
    draft
}

pub(super) fn put_together(draft: &Draft) -> Result<String, Refusal> {
    let mut text = draft.field(TURN).to_string();
    for square in Square::all() {
        if square.column() == 0 {
            text.push('/');
        }
        text += draft.at(&square.to_string()).unwrap_or("-");
    }
    let held: String = hands()
        .filter_map(|(spot, ..)| draft.at(&spot).map(str::to_owned))
        .collect();
    text.push('/');
    text += if held.is_empty() { "-" } else { &held };
    Ok(text)
}
