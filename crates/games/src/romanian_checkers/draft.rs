//! Positions set up by hand: men on squares.

use super::board::Square;
use super::game::NAMES;
use super::position::Position;
use super::scene::man;
use parlour_core::{Draft, Field, Palette, Refusal, Seat, Spot, TURN, Tool};

const MEN: [&str; 2] = ["P", "p"];
const TURNS: [&str; 2] = ["w", "b"];

pub(super) fn palette() -> Palette {
    let tool = |seat: u8| {
        let i = seat as usize;
        Tool::new(MEN[i], NAMES[i], man(Spot::new(), Seat(seat)))
    };
    Palette {
        tools: vec![tool(0), tool(1)],
        spots: Square::all().map(|s| s.to_string()).collect(),
        fields: vec![Field::of(TURN, "To move", TURNS.into_iter().zip(NAMES))],
        ..Palette::default()
    }
}

pub(super) fn take_apart(at: &Position) -> Draft {
    let men = Square::all().filter_map(|square| {
        let seat = at.man(square)?;
        Some((square.to_string(), MEN[seat.index()].to_string()))
    });
    let draft = Draft {
        on: men.collect(),
        ..Draft::default()
    };
    draft.with(TURN, TURNS[at.mover().index()])
}

pub(super) fn put_together(draft: &Draft) -> Result<String, Refusal> {
    let rank = |rank: u8| -> String {
        let squares = (0..8).map(|file| Square::new(file, rank).expect("on the board"));
        squares
            .map(|s| draft.at(&s.to_string()).unwrap_or("1"))
            .collect()
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    Ok(format!("{} {}", ranks.join("/"), draft.field(TURN)))
}
