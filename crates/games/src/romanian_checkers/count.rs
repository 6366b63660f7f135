//! Counting lines and playing at random, as fast as can be.

use super::board::Square;
use super::connection::is_connected;
use super::moves::{Landings, Move};
use super::options::RomanianCheckers;
use super::position::Position;
use parlour_core::{Rng, cpu};

/// Did the last move, which came from a position where neither side was connected, connect one?
/// Without a capture it can only have connected its own side.
#[inline(always)]
fn connects(after: &Position, captured: bool) -> bool {
    is_connected(after.enemy()) || captured && is_connected(after.own())
}

/// An evenly drawn move where neither side is connected.
#[inline(always)]
pub(super) fn pick(game: &RomanianCheckers, at: &Position, rng: &mut Rng) -> Option<Move> {
    let landings = Landings::of(at);
    match landings.count() {
        0 => game.passes(at).then_some(Move::Pass),
        n => {
            let (from, to) = landings.nth(at, rng.below(n as usize) as u32);
            Some(Move::Go { from, to })
        }
    }
}

/// [`parlour_core::Game::step`] for a man that goes: does the game go on with a move?
pub(super) struct Step<'a> {
    pub(super) at: &'a mut Position,
    pub(super) from: Square,
    pub(super) to: Square,
}

impl cpu::Work for Step<'_> {
    type Found = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let captured = self.at.go(self.from, self.to);
        !connects(self.at, captured) && Landings::any(self.at)
    }
}

/// [`parlour_core::Game::ongoing_moves`]
pub(super) struct List<'a> {
    pub(super) game: &'a RomanianCheckers,
    pub(super) at: &'a Position,
    pub(super) out: &'a mut Vec<Move>,
}

impl cpu::Work for List<'_> {
    type Found = ();

    #[inline(always)]
    fn run(self) {
        let List { game, at, out } = self;
        let landings = Landings::of(at);
        // Gathered here first: a list that may grow is asked for room at every move.
        let [from, to] = [Square::at(0); 2];
        let mut found = [Move::Go { from, to }; MOST];
        let mut n = 0;
        landings.each(at, |from, to| {
            found[n % MOST] = Move::Go { from, to };
            n += 1;
        });
        out.extend_from_slice(&found[..n]);
        if n == 0 && game.passes(at) {
            out.push(Move::Pass);
        }
    }
}

/// At least as many moves as any position has: twelve men, eight directions.
pub(super) const MOST: usize = 128;

/// [`parlour_core::Game::playout`]
pub(super) struct Playout<'a> {
    pub(super) game: &'a RomanianCheckers,
    pub(super) at: &'a mut Position,
    pub(super) rng: &'a mut Rng,
    pub(super) limit: u32,
}

impl cpu::Work for Playout<'_> {
    type Found = u32;

    #[inline(always)]
    fn run(self) -> u32 {
        let Playout {
            game,
            at,
            rng,
            limit,
        } = self;
        if game.connection(at).is_some() {
            return 0;
        }
        let mut plies = 0;
        while plies < limit
            && let Some(m) = pick(game, at, rng)
        {
            plies += 1;
            match m {
                Move::Go { from, to } => {
                    let captured = at.go(from, to);
                    if connects(at, captured) {
                        break;
                    }
                }
                Move::Pass => at.pass(),
            }
        }
        plies
    }
}

/// [`parlour_core::Game::perft`]
pub(super) struct Perft<'a> {
    pub(super) game: &'a RomanianCheckers,
    pub(super) at: &'a Position,
    pub(super) depth: u32,
}

/// A position on the path, with the moves that are still to be tried and the plies to go.
struct Node {
    at: Position,
    left: Landings,
    depth: u32,
}

impl cpu::Work for Perft<'_> {
    type Found = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let Perft { game, at, depth } = self;
        if depth == 0 {
            return 1;
        }
        if game.connection(at).is_some() {
            return 0;
        }
        let mut leaves = 0;
        let mut path: Vec<Node> = Vec::new();
        let mut entered = Some((at.clone(), depth));
        loop {
            // Enter a position that is not over by connection, or else go on with the last one.
            if let Some((at, depth)) = entered.take() {
                let left = Landings::of(&at);
                if left.is_empty() {
                    if game.passes(&at) {
                        let mut turned = at;
                        turned.pass();
                        match depth {
                            1 => leaves += 1,
                            _ => entered = Some((turned, depth - 1)),
                        }
                    }
                } else if depth == 1 {
                    leaves += left.count() as u64;
                } else if depth == 2 {
                    leaves += two_plies(game, &at, &left);
                } else {
                    path.push(Node { at, left, depth });
                }
                continue;
            }
            let Some(node) = path.last_mut() else {
                return leaves;
            };
            match node.left.take(&node.at) {
                None => {
                    path.pop();
                }
                Some((from, to)) => {
                    let mut after = node.at.clone();
                    let captured = after.go(from, to);
                    if !connects(&after, captured) {
                        entered = Some((after, node.depth - 1));
                    }
                }
            }
        }
    }
}

/// Two plies from here, the second one counted without playing it.
#[inline(always)]
fn two_plies(game: &RomanianCheckers, at: &Position, landings: &Landings) -> u64 {
    let mut leaves = 0;
    landings.each(at, |from, to| {
        let mut after = at.clone();
        let captured = after.go(from, to);
        if !connects(&after, captured) {
            leaves += match Landings::of(&after).count() {
                0 => game.passes(&after) as u64,
                n => n as u64,
            };
        }
    });
    leaves
}
