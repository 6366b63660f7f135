//! Counting lines: the first test of any rules.

use crate::Game;

/// Sequences of exactly `depth` moves from `at`; repetition and stalling do not count.
pub fn perft<G: Game>(game: &G, at: &G::Position, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth.saturating_sub(1) as usize];
    descend(game, at, depth, &mut buffers)
}

/// The count behind each first move, in the order of [`Game::moves`].
pub fn divide<G: Game>(game: &G, at: &G::Position, depth: u32) -> Vec<(G::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let behind = |m| {
        let mut next = at.clone();
        game.play(&mut next, m);
        (m, game.perft(&next, depth - 1))
    };
    game.list(at).into_iter().map(behind).collect()
}

fn descend<G: Game>(game: &G, at: &G::Position, depth: u32, buffers: &mut [Vec<G::Move>]) -> u64 {
    match (depth, buffers) {
        (0, _) => 1,
        (1, _) | (_, []) => game.count(at),
        (_, [moves, deeper @ ..]) => {
            moves.clear();
            game.moves(at, moves);
            let mut leaves = 0;
            for m in moves.iter() {
                let mut next = at.clone();
                game.play(&mut next, *m);
                leaves += descend(game, &next, depth - 1, deeper);
            }
            leaves
        }
    }
}
