//! Tiles with beams on hexagonal cells.

#[allow(dead_code)]
#[path = "../../../games/tests/dominions/twin.rs"]
mod slow;

use super::keeps;
use crate::Choices;
use parlour_core::{Game, Text};
use parlour_games::dominions::{Dominions, Move};
use slow::{Grid, Slow, SlowMove};
use std::sync::LazyLock;

/// Boards of three to five cells a side.
static GRIDS: LazyLock<Vec<(Dominions, Grid)>> = LazyLock::new(|| {
    let board = |size: u8| {
        (
            Dominions::new(size).expect("a size"),
            Grid::new(size.into()),
        )
    };
    (3..=5).map(board).collect()
});

/// A game that the bytes play on both boards: moves, what they lead to, scores.
pub fn twin_dominions(data: &[u8]) {
    let mut choices = Choices::new(data);
    let (game, grid) = choices.of(&GRIDS);
    let (mut fast, mut twin) = (game.start(0), Slow::new(grid));
    let (mut moves, mut expected): (Vec<Move>, Vec<SlowMove>) = (Vec::new(), Vec::new());
    for _ in 0..1 + choices.below(40) {
        moves.clear();
        game.moves(&fast, &mut moves);
        if moves.is_empty() {
            break;
        }
        // A pass ends much; it comes first in the list and is what spent bytes choose.
        let m = match choices.is_empty() {
            true => moves[moves.len() / 2],
            false => *choices.of(&moves),
        };
        game.play(&mut fast, m);
        twin.play(slow(m));
    }
    let text = game.write_position(&fast);
    assert_eq!(game.scores(&fast), Some(twin.scores().into()), "{text}");
    assert_eq!(text, twin.text());
    moves = game.list(&fast);
    twin.moves(&mut expected);
    let mut found: Vec<SlowMove> = moves.iter().map(|m| slow(*m)).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{text}");
    keeps(game, &fast, &moves, &mut choices);
}

fn slow(m: Move) -> SlowMove {
    match m {
        Move::Pass => None,
        Move::Place(beams, cell) => Some((beams.number(), cell.index())),
    }
}
