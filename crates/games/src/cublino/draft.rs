//! Positions set up by hand: dice on cells, lying as one likes.

use super::board::Square;
use super::die::Die;
use super::game::{Cublino, Variant};
use super::position::{Position, Side};
use super::scene::piece;
use parlour_core::{Draft, Field, Palette, Refusal, TURN, Tool};

fn letter(side: Side, die: Die) -> String {
    let letter = die.letter();
    match side {
        Side::White => letter.to_ascii_uppercase().into(),
        Side::Black => letter.into(),
    }
}

fn turn(variant: Variant, side: Side) -> String {
    match side {
        Side::White => variant.letter().to_ascii_uppercase().into(),
        Side::Black => variant.letter().into(),
    }
}

pub(super) fn palette(game: &Cublino) -> Palette {
    let somewhere = Square::all().next().expect("a board has cells");
    let tool = |side: Side, die: Die| {
        Tool::new(letter(side, die), side.name(), piece(somewhere, side, die))
    };
    let dice = || (0..24).rev().filter_map(Die::new);
    let mut tools = Vec::new();
    for side in Side::BOTH {
        // As it lies at the start, then by the number on top.
        let first = |die: &Die| die.top() == 6 && die.face(side.forward()) == 4;
        let order = dice().filter(first).chain(dice().filter(|die| !first(die)));
        tools.extend(order.map(|die| tool(side, die)));
    }
    Palette {
        tools,
        spots: Square::all().map(|s| s.to_string()).collect(),
        fields: vec![Field::of(
            TURN,
            "To move",
            Side::BOTH.map(|side| (turn(game.variant, side), side.name())),
        )],
        ..Palette::default()
    }
}

pub(super) fn take_apart(game: &Cublino, at: &Position) -> Draft {
    let dice = at.dice();
    let draft = Draft {
        on: dice
            .map(|(cell, side, die)| (cell.to_string(), letter(side, die)))
            .collect(),
        ..Draft::default()
    };
    draft.with(TURN, turn(game.variant, at.mover()))
}

pub(super) fn put_together(draft: &Draft) -> Result<String, Refusal> {
    let dice = Square::all().filter_map(|cell| {
        let die = draft.at(&cell.to_string())?;
        Some(format!("{die}{cell}"))
    });
    Ok(draft.field(TURN).to_string() + &dice.collect::<String>())
}
