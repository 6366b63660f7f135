//! The recursion below the root: principal variation search with a transposition table, null move
//! pruning, reverse futility pruning, late move reductions and late move pruning.

use super::order::{Waiting, pick};
use super::worker::{Value, Worker};
use crate::Evaluate;
use crate::score::{FAR, INFINITE, MAX_PLY, MOST, WIN, ended, is_decided};
use crate::transposition::{Bound, Known};
use parlour_core::{Game, Seat, Status, Verdict};

const BEST: i32 = i32::MAX;
const KILLER: i32 = 1 << 18;
const COUNTER: i32 = 1 << 17;
/// So many moves are tried in order even near the horizon.
const PICKY: usize = 6;
/// Moves tried before the others are listed: the best one, two killers, the counter.
const EARLY: usize = 4;
/// From this depth on so many positions follow that work put off is done once before them.
const SETTLED: i32 = 2;

/// What a node is asked.
#[derive(Copy, Clone)]
pub(super) struct Ask {
    pub ply: u32,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
}

/// A move that is tried.
#[derive(Copy, Clone)]
pub(super) struct Try<M> {
    pub seat: Seat,
    pub m: M,
    /// Of the position it is played at.
    pub ply: u32,
    /// The table will be asked about the position behind it.
    pub deep: bool,
}

impl Ask {
    pub const fn new(ply: u32, depth: i32, alpha: i32, beta: i32) -> Ask {
        Ask {
            ply,
            depth,
            alpha,
            beta,
        }
    }
    fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<G: Game, E: Evaluate<G>> Worker<'_, '_, G, E> {
    /// The value of a move at `at` for who plays it: the end of the game, or what `look` finds behind
    /// it, turned round if the other team moves there.
    #[inline]
    pub fn follow(
        &mut self,
        at: &G::Position,
        sums: &E::Sums,
        Try { seat, m, ply, deep }: Try<G::Move>,
        mut look: impl FnMut(&mut Self, &G::Position, &E::Sums, Seat, bool) -> Value,
    ) -> Value {
        self.count();
        if self.stopped {
            return Value::guess(0);
        }
        self.frames[ply as usize + 1].line.clear();
        let mut next = at.clone();
        match self.game.step(&mut next, m) {
            Status::Over(how) => Value::sure(ended(how.points(seat), ply + 1)),
            Status::ToMove(mover) => {
                if deep {
                    self.task.table.fetch(self.key(&next));
                }
                self.past.push(self.game, at, m, &next);
                let value = self.ended(&next, seat, ply + 1).unwrap_or_else(|| {
                    let mut sums = sums.clone();
                    self.judge.update(self.game, at, m, &next, &mut sums);
                    let turned = self.side(mover) != self.side(seat);
                    look(self, &next, &sums, mover, turned)
                });
                self.past.pop();
                value
            }
        }
    }
    /// Asks below, from the other side if `turned`.
    #[inline]
    pub fn below(
        &mut self,
        at: &G::Position,
        sums: &E::Sums,
        mover: Seat,
        turned: bool,
        ask: Ask,
    ) -> Value {
        if turned {
            let ask = Ask {
                alpha: -ask.beta,
                beta: -ask.alpha,
                ..ask
            };
            self.node(at, sums, mover, ask).turned_round()
        } else {
            self.node(at, sums, mover, ask)
        }
    }
    /// The value of a position that is not over, for its mover, `seat`.
    pub fn node(&mut self, at: &G::Position, sums: &E::Sums, seat: Seat, mut ask: Ask) -> Value {
        let Ask { ply, beta, .. } = ask;
        if ask.depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(at, sums, seat, ply, ask.alpha, beta, 0);
        }
        let soonest = WIN - (ply as i32 + 1);
        if ask.alpha >= soonest {
            return Value::sure(soonest);
        }
        if beta <= -soonest {
            return Value::sure(-soonest);
        }

        let key = self.key(at);
        let is_kept = ask.depth >= E::TABLE_DEPTH as i32;
        let found = is_kept.then(|| self.task.table.find(key)).flatten();
        if let Some(known) = found
            && !ask.is_open()
            && let Some(value) = self.recall(known, ask)
        {
            return value;
        }
        if let Some(value) = self.foregone(at, seat, ask) {
            return value;
        }
        let best_id = found.and_then(|known| known.id);

        if self.selective
            && !ask.is_open()
            && !is_decided(beta)
            && let Some(value) = self.prune(at, sums, seat, ask)
        {
            return value;
        }
        if self.selective && best_id.is_none() {
            ask.depth -= (ask.depth >= 4) as i32;
        }

        let mut moves = std::mem::take(&mut self.frames[ply as usize].moves);
        let value = self.try_moves(at, sums, seat, ask, (key, best_id), &mut moves);
        self.frames[ply as usize].moves = moves;
        value
    }
    /// What the table says, if it settles the question on this path: a known score reaches no
    /// further than the stall and ply limits allow.
    #[inline]
    fn recall(&self, known: Known, ask: Ask) -> Option<Value> {
        let stored = known.score as i32;
        let (score, reach) = match stored {
            MOST.. => (stored - ask.ply as i32, WIN - stored),
            _ if stored <= -MOST => (stored + ask.ply as i32, WIN + stored),
            _ => (stored, known.depth as i32 + 1),
        };
        let deep = known.depth as i32 >= ask.depth;
        let settles = match known.bound {
            Bound::Nothing => false,
            Bound::Exact => deep || is_decided(score),
            Bound::Lower => score >= ask.beta && (deep || score >= MOST),
            Bound::Upper => score <= ask.alpha && (deep || score <= -MOST),
        };
        (settles && reach as u32 <= self.past.left()).then_some(Value {
            score,
            leans: Value::FREE,
            solid: known.solid,
        })
    }
    /// What the judge knows for certain. There may be a shorter way, which a search that leaves nothing out looks for.
    #[inline]
    fn foregone(&self, at: &G::Position, seat: Seat, ask: Ask) -> Option<Value> {
        let verdict = self.judge.foregone(self.game, at)?;
        let is_own = self.side(seat) == self.own;
        if self.task.plays_on && is_own == (verdict == Verdict::Loss) {
            return None;
        }
        let end = WIN - (ask.ply + FAR) as i32;
        let (score, settles) = match verdict {
            Verdict::Win => (end, end >= ask.beta),
            Verdict::Loss => (-end, -end <= ask.alpha),
            Verdict::Draw => return None,
        };
        (settles || self.selective).then_some(Value::sure(score))
    }
    /// Cuts that look at less than every move: so far ahead that no ply can change it (reverse futility
    /// pruning), or so far ahead that even giving the turn away does not (null move pruning).
    fn prune(&mut self, at: &G::Position, sums: &E::Sums, seat: Seat, ask: Ask) -> Option<Value> {
        let Ask {
            ply, depth, beta, ..
        } = ask;
        let style = self.style;
        let swing = style.futility.filter(|_| depth <= 3);
        let may_pass = depth >= 3 && self.last(ply).is_some() && self.past.left() > depth as u32;
        if swing.is_none() && !may_pass {
            return None;
        }
        let far = beta + swing.unwrap_or(0) * depth;
        let near = if may_pass { beta } else { far };
        let worth = self.weigh(at, sums, near - 1, far);
        if swing.is_some() && worth >= far {
            return Some(Value::guess(worth.min(MOST - 1)));
        }
        if !may_pass || worth < beta {
            return None;
        }
        let next = self.judge.null_move(self.game, at)?;
        let mover = self.game.status(&next).mover()?;
        if self.side(mover) == self.side(seat) {
            return None;
        }
        self.count();
        let sums = self.judge.passed(self.game, sums, &next);
        self.past.skip(self.game, &next);
        let less = style.null_plies + depth / 4;
        let ask = Ask::new(ply + 1, depth - less, beta - 1, beta);
        self.frames[ply as usize].played = None;
        let value = self.below(&next, &sums, mover, true, ask);
        self.past.pop();
        (value.score >= beta && !self.stopped).then_some(Value {
            score: beta,
            solid: false,
            ..value
        })
    }
    /// The move that led to this ply; none after a pass.
    #[inline]
    pub fn last(&self, ply: u32) -> Option<u16> {
        let before = ply.checked_sub(1)?;
        self.frames[before as usize].played
    }
    /// A move to try before the others are listed, if it can be found without and was not tried yet.
    #[inline]
    fn remembered(
        &self,
        at: &G::Position,
        id: Option<u16>,
        rank: i32,
        tried: &[Waiting<G::Move>],
    ) -> Option<Waiting<G::Move>> {
        let id = id.filter(|id| tried.iter().all(|t| t.id != *id))?;
        let m = self.judge.find(self.game, at, id)?;
        Some(Waiting { m, id, rank })
    }
    /// Lists and ranks the moves that were not tried yet, behind those that were.
    fn rank(
        &mut self,
        at: &G::Position,
        seat: Seat,
        ask: Ask,
        best: Option<u16>,
        moves: &mut Vec<Waiting<G::Move>>,
    ) {
        self.list.clear();
        self.game.ongoing_moves(at, &mut self.list);
        if E::MERGES {
            let judge = self.judge;
            self.order.merge(&mut self.list, |m| judge.id(*m));
        }
        let history = self.order.history(self.side(seat));
        let [first, second] = self.frames[ask.ply as usize].killers;
        let counter = self.order.counter(self.last(ask.ply));
        let special = |id| match Some(id) {
            _ if E::FINDS => 0,
            known if known == best => BEST,
            known if known == first => KILLER + 1,
            known if known == second => KILLER,
            known if known == counter => COUNTER,
            _ => 0,
        };
        let tried = moves.len();
        moves.reserve(self.list.len());
        let judge = self.judge;
        judge.hints(self.game, at, &self.list, |m, hint| {
            let id = judge.id(m);
            let rank = match special(id) {
                BEST => BEST,
                special => special + history.of(id) + hint,
            };
            moves.push(Waiting { m, id, rank });
        });
        for i in 0..tried {
            let same = |other: &Waiting<_>| other.id == moves[i].id;
            if let Some(twin) = moves[tried..].iter().position(same) {
                moves.remove(tried + twin);
            }
        }
        self.tire(moves.len());
    }
    fn try_moves(
        &mut self,
        at: &G::Position,
        sums: &E::Sums,
        seat: Seat,
        ask: Ask,
        (key, known): (u64, Option<u16>),
        moves: &mut Vec<Waiting<G::Move>>,
    ) -> Value {
        let Ask {
            ply, depth, beta, ..
        } = ask;
        let settled = (E::SETTLES && depth >= SETTLED).then(|| {
            let mut sums = sums.clone();
            self.judge.settle(self.game, at, &mut sums);
            sums
        });
        let sums = settled.as_ref().unwrap_or(sums);
        let mut alpha = ask.alpha;
        let mut best = Value::guess(-INFINITE);
        let mut best_id = None;
        let mut all = Value::sure(0);
        moves.clear();
        let [first, second] = self.frames[ply as usize].killers;
        let counter = self.order.counter(self.last(ply));
        let ranks: [i32; EARLY] = [BEST, KILLER + 1, KILLER, COUNTER];
        let mut early = [known, first, second, counter].into_iter().zip(ranks);
        let mut listed = false;
        let enough = self.late_move_limit(ask);
        for i in 0.. {
            let gives_up = i >= enough && best.score > -MOST;
            while i == moves.len() && !listed {
                if E::FINDS
                    && let Some((id, rank)) = early.next()
                {
                    moves.extend(self.remembered(at, id, rank, moves));
                } else if gives_up {
                    break;
                } else {
                    self.rank(at, seat, ask, known, moves);
                    listed = true;
                }
            }
            if i == moves.len() {
                all.solid &= listed;
                break;
            }
            // Near the horizon sorting the rest would cost more than it saves.
            let Waiting { m, id, rank } = match depth {
                ..=2 if i >= PICKY => moves[i],
                _ => pick(moves, i),
            };
            if gives_up && rank < COUNTER {
                all.solid = false;
                break;
            }
            let less = self.less(depth, i, rank, beta - alpha > 1);
            let deep = depth - 1 - less >= E::TABLE_DEPTH as i32;
            let step = Try { seat, m, ply, deep };
            self.frames[ply as usize].played = Some(id);
            let value = self.follow(at, sums, step, |this, next, sums, mover, turned| {
                let ask = Ask::new(ply + 1, depth - 1, alpha, beta);
                if i == 0 {
                    return this.below(next, sums, mover, turned, ask);
                }
                this.scout(next, sums, mover, turned, ask, less)
            });
            if self.stopped {
                return Value::guess(0);
            }
            all.leans = all.leans.min(value.leans);
            all.solid &= value.solid;
            if value.score > best.score {
                best = value;
                if value.score > alpha {
                    best_id = Some(id);
                    if ask.is_open() || !self.selective {
                        self.note_line(ply, m);
                    }
                    if value.score >= beta {
                        self.reward(seat, ask, rank, id, &moves[..i]);
                        break;
                    }
                    alpha = value.score;
                }
            }
        }
        let bound = if best.score >= beta {
            Bound::Lower
        } else {
            best.leans = all.leans;
            best.solid = all.solid;
            if best.score > ask.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            }
        };
        if moves.is_empty() {
            debug_assert!(false, "a game that goes on has a move");
            return Value::guess(0);
        }
        self.keep(key, ask, bound, best_id, &mut best);
        best
    }
    /// How many moves are looked at before a position is given up.
    #[inline]
    fn late_move_limit(&self, ask: Ask) -> usize {
        let enough = self.style.late_moves;
        let enough = enough.filter(|_| self.selective && !ask.is_open() && ask.depth <= 4);
        enough.map_or(usize::MAX, |moves| moves as usize * ask.depth as usize / 10)
    }
    /// How many plies less a late move is looked at.
    #[inline]
    fn less(&self, depth: i32, i: usize, rank: i32, open: bool) -> i32 {
        if !self.selective || depth < 3 || i < 2 || rank >= COUNTER {
            return 0;
        }
        let less = self.reductions.of_move(depth, i);
        let more = rank.signum() * (rank.abs() > self.style.trust) as i32;
        (less - open as i32 - more).clamp(0, depth - 2)
    }
    /// Asks whether a move beats alpha at all; then, if it does, by how much.
    pub fn scout(
        &mut self,
        at: &G::Position,
        sums: &E::Sums,
        mover: Seat,
        turned: bool,
        ask: Ask,
        less: i32,
    ) -> Value {
        let narrow = Ask {
            depth: ask.depth - less,
            beta: ask.alpha + 1,
            ..ask
        };
        let mut value = self.below(at, sums, mover, turned, narrow);
        if less > 0 && value.score > ask.alpha && !self.stopped {
            let narrow = Ask {
                beta: ask.alpha + 1,
                ..ask
            };
            value = self.below(at, sums, mover, turned, narrow);
        }
        if value.score > ask.alpha && value.score < ask.beta && !self.stopped {
            value = self.below(at, sums, mover, turned, ask);
        }
        value
    }
    /// `m` and the line behind it are the line of this ply.
    pub fn note_line(&mut self, ply: u32, m: G::Move) {
        let [this, next] = self
            .frames
            .get_disjoint_mut([ply as usize, ply as usize + 1])
            .expect("two plies");
        this.line.clear();
        this.line.push(m);
        this.line.extend_from_slice(&next.line);
    }
    /// Remembers what cut, and that the moves before it did not.
    fn reward(&mut self, seat: Seat, ask: Ask, rank: i32, id: u16, tried: &[Waiting<G::Move>]) {
        if rank != BEST && rank >= E::NOISY {
            return;
        }
        let side = self.side(seat);
        let bonus = 16 * ask.depth * ask.depth;
        self.order.learn(side, id, bonus);
        for t in tried {
            self.order.learn(side, t.id, -bonus);
        }
        self.order.set_counter(self.last(ask.ply), id);
        let killers = &mut self.frames[ask.ply as usize].killers;
        if killers[0] != Some(id) {
            *killers = [Some(id), killers[0]];
        }
    }
    /// Stores what is true on any path; of the rest only the move. A value that leans only on plies
    /// from here on down is free of the path above.
    fn keep(&mut self, key: u64, ask: Ask, bound: Bound, id: Option<u16>, value: &mut Value) {
        if value.leans > 0 && value.leans as u32 >= ask.ply {
            value.leans = Value::FREE;
        }
        let free = value.leans == Value::FREE;
        let from_here = match value.score {
            MOST.. => value.score + ask.ply as i32,
            score if score <= -MOST => score - ask.ply as i32,
            score => score,
        };
        let known = Known {
            score: from_here as i16,
            depth: if free { ask.depth as u8 } else { 0 },
            bound: if free { bound } else { Bound::Nothing },
            solid: value.solid,
            id,
        };
        if ask.depth >= E::TABLE_DEPTH as i32 {
            self.task.table.store(key, known);
        }
    }
}
