//! The one-ply player.

use crate::{BotError, Limits, Mind, Seen};
use parlour_core::{
    Analysis, Game, Past, Proof, Rng, Rules, Status, Verdict, Views, Watch, Worth, mix,
};
use parlour_search::{Evaluate, WIN, points};

/// The move that looks best at once; among moves that look alike any.
pub struct Greedy<E> {
    judge: E,
    rng: Rng,
}

impl<E> Greedy<E> {
    /// The same seed plays the same.
    pub fn new(judge: E, seed: u64) -> Greedy<E> {
        let rng = Rng::new(mix(seed));
        Greedy { judge, rng }
    }
}

impl<G, E> Mind<G> for Greedy<E>
where
    G: Rules + Views<View = <G as Game>::Position>,
    E: Evaluate<G> + Send,
{
    fn think(
        &mut self,
        seen: &Seen<G>,
        _: &Limits,
        _: &Watch,
    ) -> Result<Analysis<G::Move>, BotError> {
        Ok(at_once(&self.judge, seen.game, &seen.view, seen.past))
    }
    fn choose(&mut self, seen: &Seen<G>, _: &Limits, _: &Watch) -> Result<G::Move, BotError> {
        let ranked = rank(&self.judge, seen.game, &seen.view, seen.past);
        let best = ranked.first().ok_or(BotError::Over)?.0;
        let alike = ranked.iter().take_while(|r| r.0 == best).count();
        Ok(ranked[self.rng.below(alike)].1.m)
    }
}

/// Every move with the judge's word on the position behind it, best first.
pub(crate) fn at_once<G: Game, E: Evaluate<G>>(
    judge: &E,
    game: &G,
    at: &G::Position,
    past: &Past,
) -> Analysis<G::Move> {
    let ranked = rank(judge, game, at, past);
    Analysis {
        proof: None,
        nodes: ranked.len() as u64,
        depth: (!ranked.is_empty()) as u32,
        moves: ranked.into_iter().map(|(_, worth)| worth).collect(),
    }
}

/// The same with the judge's hundredths; nothing when the game is over.
fn rank<G: Game, E: Evaluate<G>>(
    judge: &E,
    game: &G,
    at: &G::Position,
    past: &Past,
) -> Vec<(i32, Worth<G::Move>)> {
    let Status::ToMove(mover) = past.status(game, at) else {
        return Vec::new();
    };
    let mut past = past.clone();
    let worth = |m| {
        let mut next = at.clone();
        game.play(&mut next, m);
        past.push(game, at, m, &next);
        let status = past.status(game, &next);
        past.pop();
        let (score, proof) = match status {
            Status::Over(how) => {
                let verdict = match how.points(mover) {
                    1 => Verdict::Win,
                    0 => Verdict::Draw,
                    _ => Verdict::Loss,
                };
                let plies = (verdict != Verdict::Draw).then_some(1);
                let score = how.points(mover) * (WIN - 1);
                (score, Some(Proof { verdict, plies }))
            }
            Status::ToMove(seat) => {
                let score = judge.worth(game, &next, &judge.sums(game, &next));
                let ours = game.team(mover).contains(seat);
                (if ours { score } else { -score }, None)
            }
        };
        let worth = Worth {
            m,
            score: points(score),
            proof,
            line: vec![m],
        };
        (score, worth)
    };
    let mut moves: Vec<_> = game.list(at).into_iter().map(worth).collect();
    moves.sort_by_key(|(score, _)| -score);
    moves
}
