//! Positions set up by hand: tiles on cells, each with its owner and the colour on top.

use super::board::Board;
use super::position::Position;
use super::scene::{cell_spot, piece};
use super::tile::{Beams, Colour, Tile};
use parlour_core::{Draft, Field, Palette, Refusal, Spot, TURN, Tool};

const PASSES: &str = "passes";

fn name(tile: Tile) -> String {
    let shown = tile.colour().letter().to_ascii_lowercase();
    format!("{}{}{shown}", tile.beams().number(), tile.owner().letter())
}

pub(super) fn palette(board: &Board) -> Palette {
    let pairs = Colour::BOTH.map(|owner| [owner, owner.other()].map(|shown| (owner, shown)));
    let tools = pairs.into_iter().flatten().flat_map(|(owner, shown)| {
        let group = match owner == shown {
            true => owner.to_string(),
            false => format!("{owner}, flipped"),
        };
        (1..64).rev().filter_map(Beams::new).map(move |beams| {
            let tile = Tile::new(beams, owner, shown);
            Tool::new(name(tile), group.clone(), piece(Spot::new(), tile))
        })
    });
    Palette {
        tools: tools.collect(),
        spots: board.cells().map(|cell| cell_spot(board, cell)).collect(),
        fields: vec![
            Field::of(
                TURN,
                "To move",
                Colour::BOTH.map(|c| (c.letter(), c.to_string())),
            ),
            Field::of(
                PASSES,
                "Just passed",
                [("0", "nobody"), ("1", "one side"), ("2", "both sides")],
            ),
        ],
        ..Palette::default()
    }
}

pub(super) fn take_apart(at: &Position) -> Draft {
    let board = at.board();
    let tiles = board.cells().filter_map(|cell| {
        let tile = at.tile(cell)?;
        Some((cell_spot(board, cell), name(tile)))
    });
    let draft = Draft {
        on: tiles.collect(),
        ..Draft::default()
    };
    let draft = draft.with(TURN, at.mover().letter());
    draft.with(PASSES, at.passes().to_string())
}

pub(super) fn put_together(draft: &Draft) -> Result<String, Refusal> {
    let tiles = draft.on.iter().map(|(cell, tile)| format!("{cell}:{tile}"));
    let tiles = match draft.on.is_empty() {
        true => "-".into(),
        false => tiles.collect::<Vec<_>>().join(","),
    };
    Ok(format!(
        "{tiles} {} {}",
        draft.field(TURN),
        draft.field(PASSES)
    ))
}
