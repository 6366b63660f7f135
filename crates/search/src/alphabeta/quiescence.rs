//! Quiescence search: a position at the horizon is judged once nothing is noisy any more.

use super::node::Try;
use super::order::{Waiting, pick};
use super::worker::{Value, Worker};
use crate::Evaluate;
use crate::score::{MAX_PLY, MOST, is_decided};
use parlour_core::{Game, Seat};

/// Plies of noisy moves.
const NOISIEST: u32 = 16;

impl<G: Game, E: Evaluate<G>> Worker<'_, '_, G, E> {
    /// The value of a position at the horizon, after the moves that cannot wait.
    #[allow(clippy::too_many_arguments)]
    pub fn quiescence(
        &mut self,
        at: &G::Position,
        sums: &E::Sums,
        seat: Seat,
        ply: u32,
        mut alpha: i32,
        beta: i32,
        noisier: u32,
    ) -> Value {
        let worth = self.weigh(at, sums, alpha, beta);
        let mut best = Value::guess(worth.clamp(1 - MOST, MOST - 1));
        if best.score >= beta || noisier >= NOISIEST || ply >= MAX_PLY {
            return best;
        }
        self.list.clear();
        self.judge.noisy(self.game, at, &mut self.list);
        if self.list.is_empty() {
            return best;
        }
        alpha = alpha.max(best.score);
        let mut moves = std::mem::take(&mut self.frames[ply as usize].moves);
        moves.clear();
        for &m in &self.list {
            let rank = self.judge.hint(self.game, at, m);
            moves.push(Waiting { m, id: 0, rank });
        }
        for i in 0..moves.len() {
            let m = pick(&mut moves, i).m;
            let deep = false;
            let step = Try { seat, m, ply, deep };
            let value = self.follow(at, sums, step, |this, next, sums, mover, turned| {
                let (ply, noisier) = (ply + 1, noisier + 1);
                if turned {
                    this.quiescence(next, sums, mover, ply, -beta, -alpha, noisier)
                        .turned_round()
                } else {
                    this.quiescence(next, sums, mover, ply, alpha, beta, noisier)
                }
            });
            if self.stopped {
                break;
            }
            best.leans = best.leans.min(value.leans);
            if value.score > best.score {
                best.score = value.score;
                alpha = alpha.max(best.score);
                if best.score >= beta {
                    best.leans = value.leans;
                    break;
                }
            }
        }
        self.frames[ply as usize].moves = moves;
        best.solid = is_decided(best.score);
        best
    }
}
