//! How a network learns Romanian Checkers.

use super::features::{Shape, Sum};
use super::inputs::{INPUTS, STAGES, fact, man, stage, traits};
use super::{Gathering, Learned};
use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::net::{Lesson, Lit, Net};
use crate::{Bot, Strength};
use parlour_core::{Match, Seat, Table};
use parlour_games::romanian_checkers::RomanianCheckers;
use parlour_search::Evaluate;
use std::sync::LazyLock;

/// What networks correct.
static CLASSIC: LazyLock<Gathering> = LazyLock::new(Gathering::default);

/// How Romanian Checkers is shown to a network: the eight pictures of the square board.
pub(crate) struct Pictures;

/// One of the eight pictures of a square.
fn pictured(image: usize, square: usize) -> usize {
    let (x, y) = (square % 8, square / 8);
    let x = if image & 1 == 0 { x } else { 7 - x };
    let y = if image & 2 == 0 { y } else { 7 - y };
    if image & 4 == 0 { y * 8 + x } else { x * 8 + y }
}

impl Lesson for Pictures {
    fn inputs(&self) -> usize {
        INPUTS
    }
    fn stages(&self) -> usize {
        STAGES
    }
    fn images(&self) -> usize {
        8
    }
    fn lit(&self, table: &dyn Table, ply: usize, image: usize) -> Option<Lit> {
        let played = table.as_any().downcast_ref::<Match<RomanianCheckers>>()?;
        let at = played.line().get(ply)?;
        let (classic, game) = (&*CLASSIC, played.game());
        let own = at.mover().index() & 1;
        let mut sides = [Vec::new(), Vec::new()];
        for camp in 0..2 {
            let squares = (0..64).filter(|s| at.men(Seat(camp as u8)) >> s & 1 == 1);
            let men = squares.fold(0u64, |set, s| set | 1 << pictured(image, s));
            let facts = traits(&Shape::of(men, Sum::of(men)));
            for (side, by) in sides.iter_mut().zip([own, own ^ 1]) {
                let squares = (0..64).filter(|s| men >> s & 1 == 1);
                side.extend(squares.map(|square| man(by, camp, square) as u16));
                let facts = facts.iter().enumerate();
                side.extend(facts.map(|(i, value)| fact(by, camp, i, *value) as u16));
            }
        }
        Some(Lit {
            sides,
            stage: stage(at),
            base: classic.worth(game, at, &classic.sums(game, at)),
        })
    }
    fn bot(&self, net: Net, seed: u64) -> Box<dyn Bot> {
        let judge = Learned::new(net);
        let mind = AlphaBeta::new(judge, Strength::BEST, seed);
        Player::<RomanianCheckers, _>::boxed("romanian-checkers", mind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Game, Rng};
    use std::sync::Arc;

    /// Every picture shows a position that the hand-made judge finds worth the same, but for what it rounds.
    #[test]
    fn pictures_mean_the_same() {
        let game = RomanianCheckers::default();
        let mut played = Match::new(Arc::new(game), 0);
        let mut rng = Rng::new(8);
        while played.moves().len() < 20 {
            let m = played.game().pick(played.position(), &mut rng).unwrap();
            played.play(m).unwrap();
        }
        let mut seen = Vec::new();
        for image in 0..Pictures.images() {
            let mut squares: Vec<usize> = (0..64).map(|s| pictured(image, s)).collect();
            squares.sort_unstable();
            assert!(squares.into_iter().eq(0..64));
            let lit = Pictures.lit(&played, 20, image).unwrap();
            let counts = lit.sides.clone().map(|side| side.len());
            assert_eq!(counts[0], counts[1]);
            assert!(lit.sides.iter().flatten().all(|i| usize::from(*i) < INPUTS));
            assert!(!seen.contains(&lit.sides), "picture {image} twice");
            seen.push(lit.sides);
        }
    }
}
