//! One position, two searches that share nothing.

use parlour_core::{Game, Past, Proof, Watch};
use parlour_search::{Blank, Prover, Search, TranspositionTable};

/// What proof-number search and alpha-beta without any judge prove, each within so many positions;
/// and how many they looked at.
pub fn prove<G: Game>(game: &G, at: &G::Position, nodes: u64) -> ([Option<Proof>; 2], [u64; 2]) {
    let watch = Watch::new();
    let past = Past::new(game, at);
    let mut prover = Prover::new(game, 4, &watch);
    prover.nodes = nodes;
    let by_numbers = prover.solve(at, &past);
    let table = TranspositionTable::new(4);
    let mut search = Search::new(game, &Blank, &table, at, &past, &watch);
    search.limits.nodes = Some(nodes);
    let by_depth = search.lead();
    (
        [by_numbers.proof, by_depth.proof],
        [by_numbers.nodes, by_depth.nodes],
    )
}
