//! Iterative deepening from the root, with an aspiration window around the score of the depth before;
//! line after line where several are asked for (multi-PV).

use super::node::{Ask, Try};
use super::worker::{Value, Worker};
use super::{Deepened, Lines, Share};
use crate::Evaluate;
use crate::score::{FAR, INFINITE, MAX_PLY, MOST, WIN, decided, is_decided, points};
use parlour_core::{Analysis, Game, Past, Proof, Seat, Status, Verdict, Worth};

/// A move of the root and the last that was learned about it.
#[derive(Clone)]
pub(super) struct Candidate<M> {
    m: M,
    id: u16,
    score: i32,
    /// The score follows from ends of games alone.
    solid: bool,
    /// The distance of a decided score is the shortest.
    measured: bool,
    line: Vec<M>,
    /// Positions behind it at this depth.
    effort: u64,
}

/// Whose scores a pass over the root writes down.
#[derive(Copy, Clone, PartialEq)]
enum Note {
    Nothing,
    /// Moves that raise alpha.
    Better,
    /// Those and the first one tried.
    All,
}

impl<G: Game, E: Evaluate<G>> Worker<'_, '_, G, E> {
    /// Searches deeper and deeper until a limit or a proof.
    pub fn deepen(mut self) -> Analysis<G::Move> {
        let mut said = Analysis {
            moves: Vec::new(),
            proof: None,
            nodes: 0,
            depth: 0,
        };
        let task = self.task;
        let Status::ToMove(seat) = task.past.status(task.game, task.at) else {
            return said;
        };
        self.gather(seat);
        if self.candidates.is_empty() {
            return said;
        }
        let lines = match task.lines {
            Lines::All => self.candidates.len(),
            Lines::Best(n) => (n as usize).clamp(1, self.candidates.len()),
        };
        let deepest = task.limits.depth.unwrap_or(MAX_PLY).clamp(1, MAX_PLY);
        // Every second helper runs a ply ahead, so that threads differ.
        let first = 1 + self.number % 2;
        for depth in first..=deepest.max(first) {
            self.depth = depth;
            let before = self.nodes;
            self.candidates.iter_mut().for_each(|c| c.effort = 0);
            let solid = self.aspire(seat, depth as i32, 0);
            for k in 1..lines {
                if !self.stopped {
                    self.aspire(seat, depth as i32, k);
                }
            }
            self.candidates[..lines].sort_by_key(|c| -c.score);
            if !self.stopped {
                said.depth = depth;
                said.proof = self.position_proof(solid);
            }
            let effort = self.candidates[0].effort as f32 / (self.nodes - before).max(1) as f32;
            let done = !self.stopped && self.is_proven(lines, said.proof);
            if task.measure && self.number == 0 && !self.stopped {
                let last = (done || depth == deepest) && !E::FORESEES;
                self.measure_lines(seat, lines, if last { MAX_PLY } else { depth });
                said.proof = self.position_proof(solid);
            }
            said.moves = self.worths(lines);
            if self.number == 0 && said.depth > 0 {
                said.nodes = self.tell_nodes();
                if let Some(tell) = task.tell {
                    tell(&said);
                }
                task.watch.report(
                    said.nodes,
                    task.limits.nodes,
                    format!("depth {}", said.depth),
                );
            }
            let moves = self.candidates.len();
            let deepened = || Deepened {
                said: &said,
                moves,
                effort,
            };
            let asked = task.is_enough.filter(|_| self.number == 0);
            if self.stopped || done || asked.is_some_and(|is_enough| is_enough(&deepened())) {
                break;
            }
        }
        self.tell_nodes();
        said
    }
    /// Lists the moves of the root, promising ones first.
    fn gather(&mut self, seat: Seat) {
        let (game, at) = (self.game, self.task.at);
        let side = self.side(seat);
        let known = self
            .task
            .table
            .find(self.key(at))
            .and_then(|known| known.id);
        let mut ranked = Vec::new();
        self.judge.hints(game, at, &game.list(at), |m, hint| {
            let id = self.judge.id(m);
            let rank = self.order.history(side).of(id) + hint;
            ranked.push((if Some(id) == known { i32::MAX } else { rank }, m, id));
        });
        ranked.sort_by_key(|(rank, ..)| std::cmp::Reverse(*rank));
        let candidate = |(_, m, id)| Candidate {
            m,
            id,
            score: 0,
            solid: false,
            measured: false,
            line: vec![m],
            effort: 0,
        };
        let Share { part, of } = self.task.share;
        let mine = ranked.into_iter().skip(part.into()).step_by(of.into());
        self.candidates = mine.map(candidate).collect();
    }
    /// Line `k` at this depth, with a window around what is expected. True if its score follows from
    /// ends of games alone.
    fn aspire(&mut self, seat: Seat, depth: i32, k: usize) -> bool {
        let expected = self.candidates[k].score;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        let mut half = self.style.window;
        if depth >= 4 && !is_decided(expected) {
            (alpha, beta) = (expected - half, expected + half);
        }
        loop {
            let value = self.root(seat, depth, (alpha, beta), k, Note::All);
            if self.stopped {
                return false;
            }
            half *= 4;
            if value.score <= alpha && alpha > -INFINITE {
                alpha = if half > 1000 {
                    -INFINITE
                } else {
                    value.score - half
                };
            } else if value.score >= beta && beta < INFINITE {
                beta = if half > 1000 {
                    INFINITE
                } else {
                    value.score + half
                };
            } else {
                return value.solid;
            }
        }
    }
    /// The best of the candidates from `k` on, which it brings to `k`.
    fn root(
        &mut self,
        seat: Seat,
        depth: i32,
        (alpha, beta): (i32, i32),
        k: usize,
        note: Note,
    ) -> Value {
        let at = self.task.at;
        let sums = self.judge.sums(self.game, at);
        let mut best = Value::guess(-INFINITE);
        let mut all = Value::sure(0);
        let mut low = alpha;
        let mut first = k;
        for i in k..self.candidates.len() {
            let Candidate { m, id, .. } = self.candidates[i];
            let step = Try {
                seat,
                m,
                ply: 0,
                deep: true,
            };
            self.frames[0].played = Some(id);
            let before = self.nodes;
            let value = self.follow(at, &sums, step, |this, next, sums, mover, turned| {
                let ask = Ask::new(1, depth - 1, low, beta);
                if i == k {
                    return this.below(next, sums, mover, turned, ask);
                }
                let late = this.selective && depth >= 4 && i > k + 3;
                this.scout(next, sums, mover, turned, ask, late as i32)
            });
            self.candidates[i].effort += self.nodes - before;
            if self.stopped {
                break;
            }
            all.solid &= value.solid;
            if value.score > best.score {
                best = value;
                first = i;
                self.note_line(0, m);
                let line = self.frames[0].line.clone();
                let candidate = &mut self.candidates[i];
                let better = value.score > low;
                let wanted = match note {
                    Note::Nothing => false,
                    Note::Better => better,
                    Note::All => better || i == k,
                };
                let sure = candidate.measured && is_decided(value.score);
                if wanted && !sure {
                    candidate.score = value.score;
                    candidate.solid = value.solid && better && value.score < beta;
                    candidate.measured = false;
                    candidate.line = line;
                }
                low = low.max(value.score);
                if value.score >= beta {
                    break;
                }
            }
        }
        if best.score > alpha {
            self.candidates[k..=first].rotate_right(1);
        }
        if best.score < beta {
            best.solid = all.solid;
        }
        best
    }
    /// What is proven of the position itself; `solid` if the score of its best move and the limits of
    /// all others follow from ends of games alone.
    fn position_proof(&self, solid: bool) -> Option<Proof> {
        let best = &self.candidates[0];
        let whole = self.task.share == Share::ALL;
        match decided(best.score) {
            Some((verdict, plies)) => (whole || verdict == Verdict::Win).then_some(Proof {
                verdict,
                plies: best.measured.then_some(plies),
            }),
            None => (whole && solid).then_some(DRAWN),
        }
    }
    fn is_proven(&self, lines: usize, position: Option<Proof>) -> bool {
        if lines == 1 && self.task.share == Share::ALL {
            return position.is_some();
        }
        let mut all = self.candidates[..lines].iter();
        all.all(|c| is_decided(c.score) || c.solid)
    }
    fn worths(&self, lines: usize) -> Vec<Worth<G::Move>> {
        let worth = |c: &Candidate<G::Move>| {
            let proof = match decided(c.score) {
                Some((verdict, plies)) => Some(Proof {
                    verdict,
                    plies: c.measured.then_some(plies),
                }),
                None => c.solid.then_some(DRAWN),
            };
            Worth {
                m: c.m,
                score: if proof == Some(DRAWN) {
                    0.0
                } else {
                    points(c.score)
                },
                proof,
                line: self.lengthen(c),
            }
        };
        self.candidates[..lines].iter().map(worth).collect()
    }
    /// The line of a candidate, continued with the best moves that the table knows.
    fn lengthen(&self, c: &Candidate<G::Move>) -> Vec<G::Move> {
        let mut line = c.line.clone();
        let most = decided(c.score).map_or(line.len(), |(_, plies)| plies as usize);
        let mut at = self.task.at.clone();
        let mut past: Past = self.past.clone();
        for i in 0..most {
            let Some(m) = line.get(i).copied().or_else(|| self.known_move(&at)) else {
                break;
            };
            if i == line.len() {
                line.push(m);
            }
            let before = at.clone();
            self.game.play(&mut at, m);
            past.push(self.game, &before, m, &at);
            if past.status(self.game, &at).mover().is_none() {
                break;
            }
        }
        line
    }
    fn known_move(&self, at: &G::Position) -> Option<G::Move> {
        let id = self.task.table.find(self.key(at))?.id?;
        let all = self.game.list(at);
        all.into_iter().find(|m| self.judge.id(*m) == id)
    }
    /// Finds the shortest distance of each line that is decided within `longest` plies: is it within
    /// 1 ply, 2, 3 …, with nothing left out?
    fn measure_lines(&mut self, seat: Seat, lines: usize, longest: u32) {
        let selective = std::mem::replace(&mut self.selective, false);
        for k in 0..lines {
            let score = self.candidates[k].score;
            let Some((verdict, most)) = decided(score) else {
                continue;
            };
            if self.candidates[k].measured || most > longest {
                continue;
            }
            let within = |plies: u32| {
                let end = WIN - plies as i32;
                if verdict == Verdict::Win {
                    (end - 1, end)
                } else {
                    (-end, 1 - end)
                }
            };
            let before = self.candidates.clone();
            let mut plies = 1;
            while plies < most {
                let (alpha, beta) = within(plies);
                let value = self.root(seat, plies as i32, (alpha, beta), k, Note::Nothing);
                let settled = if verdict == Verdict::Win {
                    value.score >= beta
                } else {
                    value.score <= alpha
                };
                if self.stopped || settled {
                    break;
                }
                plies += 1;
            }
            let exact = if verdict == Verdict::Win {
                WIN - plies as i32
            } else {
                plies as i32 - WIN
            };
            if !self.stopped {
                self.root(seat, plies as i32, (exact - 1, exact + 1), k, Note::Better);
            }
            if self.stopped {
                self.candidates = before;
                break;
            }
            debug_assert_eq!(self.candidates[k].score, exact);
            self.candidates[k].measured = self.candidates[k].score == exact;
        }
        self.selective = selective;
        self.candidates[..lines].sort_by_key(|c| -c.score);
    }
}

const DRAWN: Proof = Proof {
    verdict: Verdict::Draw,
    plies: None,
};
const _: () = assert!(MOST < WIN - (MAX_PLY + FAR) as i32 - 1);
