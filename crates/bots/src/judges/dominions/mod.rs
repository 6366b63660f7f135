//! Dominions: the score, groups in danger, eyes, and who still holds the tiles that fit.
//!
//! A tile that fits fills a cell, and with it all liberties that face that cell, so liberties are
//! counted by cells. A cell that no tile in the enemy's hand fits is an *eye*: hands only shrink and
//! demands only grow, so nobody but its owner can fill it, and the group stays.

mod around;
mod foregone;
mod liberties;
mod order;
mod seasoned;
mod sight;
mod survey;

pub(crate) use liberties::Liberties;
pub(crate) use order::Tiles;
pub(crate) use seasoned::Seasoned;

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Game as _, Past, Rng, Status, Verdict, Watch};
    use parlour_games::dominions::{Dominions, Position};
    use parlour_search::{Evaluate, Search, TranspositionTable};
    use std::collections::HashMap;

    /// Calls `each` with the positions of drawn games that are not over.
    pub(super) fn positions(size: u8, games: u64, mut each: impl FnMut(&Dominions, &Position)) {
        let game = Dominions::new(size).expect("a size");
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut at = game.start(0);
            while game.status(&at).mover().is_some() {
                each(&game, &at);
                let m = game.pick(&at, &mut rng).expect("it goes on");
                game.play(&mut at, m);
            }
        }
    }

    pub(super) fn minimax(game: &Dominions, at: &Position, known: &mut HashMap<u64, i32>) -> i32 {
        if let Some(points) = known.get(&at.key()) {
            return *points;
        }
        let points = match game.status(at) {
            Status::Over(how) => how.points(at.mover().seat()),
            Status::ToMove(_) => {
                let behind = |m| {
                    let mut next = at.clone();
                    game.play(&mut next, m);
                    -minimax(game, &next, known)
                };
                game.list(at).into_iter().map(behind).max().expect("a pass")
            }
        };
        known.insert(at.key(), points);
        points
    }

    /// The last plies are searched to the end: what is proven is what plain minimax finds.
    #[test]
    fn endings_are_exact() {
        endings(&Liberties::default());
        endings(&Seasoned::default());
    }

    fn endings(judge: &impl Evaluate<Dominions>) {
        let mut seen = [0; 3];
        positions(3, 60, |game, at| {
            if at.vacant().len() > 4 || at.passes() > 0 {
                return;
            }
            let points = minimax(game, at, &mut HashMap::new());
            let (table, past, watch) = (
                TranspositionTable::new(1),
                Past::new(game, at),
                Watch::new(),
            );
            let said = Search::new(game, judge, &table, at, &past, &watch).lead();
            let verdict = [Verdict::Loss, Verdict::Draw, Verdict::Win][(points + 1) as usize];
            assert_eq!(said.proof.map(|p| p.verdict), Some(verdict), "{at:?}");
            seen[(points + 1) as usize] += 1;
        });
        assert!(seen[0] > 10 && seen[2] > 10, "{seen:?}");
    }
}
