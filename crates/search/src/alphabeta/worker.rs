//! One thread's share of a search (Lazy SMP), and what a score rests on: draws by repetition belong to
//! their path, which the literature calls graph-history interaction.

use super::Search;
use super::order::{Order, Waiting};
use super::root::Candidate;
use crate::score::MAX_PLY;
use crate::sides::Sides;
use crate::{Evaluate, Style};
use parlour_core::{Game, Memory, Past, Seat};
use std::borrow::Cow;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;

/// Positions between two looks at the clock and the stop flag.
const PATIENCE: u64 = 32;
/// Mixed into keys, so that what was found by a search that leaves nothing out stands apart.
const EXACTING: u64 = 0x9D5C_3A6E_71B2_04F7;
/// Mixed into keys where worths are those of a side with a character: it would rather not draw, wants to get on, plays on.
const CHARACTERS: [u64; 2] = [0x3B8E_62D1_0F97_C45A, 0xC7A4_19D3_85E6_2B0F];

/// A score and what it rests on.
#[derive(Copy, Clone, Debug)]
pub(super) struct Value {
    pub score: i32,
    /// The first ply of the path that the score leans on through repetition; 0 for what came before
    /// the root, stall and ply limits; [`Value::FREE`] if it would be the same on any path.
    pub leans: u16,
    /// The score follows from ends of games alone.
    pub solid: bool,
}

impl Value {
    pub const FREE: u16 = u16::MAX;

    /// An evaluator's word.
    #[inline]
    pub const fn guess(score: i32) -> Value {
        Value {
            score,
            leans: Value::FREE,
            solid: false,
        }
    }
    /// True on any path.
    #[inline]
    pub const fn sure(score: i32) -> Value {
        Value {
            score,
            leans: Value::FREE,
            solid: true,
        }
    }
    #[inline]
    pub const fn turned_round(self) -> Value {
        Value {
            score: -self.score,
            ..self
        }
    }
}

/// What one ply keeps from visit to visit.
pub(super) struct Frame<M> {
    pub moves: Vec<Waiting<M>>,
    pub line: Vec<M>,
    pub killers: [Option<u16>; 2],
    /// What is being tried there; none for a pass of the search.
    pub played: Option<u16>,
}

pub(super) struct Worker<'s, 'a, G: Game, E: Evaluate<G>> {
    pub task: &'s Search<'a, G, E>,
    pub number: u32,
    pub game: &'a G,
    pub judge: &'a E,
    pub past: Past,
    pub memory: Memory,
    pub sides: Sides,
    /// The side that thinks.
    pub own: usize,
    pub root_ply: u32,
    /// Mixed into keys: draws that wait in the past, and whose draws they are.
    pub salt: u64,
    /// What a draw by the past is worth to either side.
    pub draws: [i32; 2],
    pub selective: bool,
    /// Plies of the present iteration.
    pub depth: u32,
    pub order: Order,
    pub frames: Vec<Frame<G::Move>>,
    /// Where games append their moves before they are ranked.
    pub list: Vec<G::Move>,
    pub nodes: u64,
    told: u64,
    look: u64,
    pub stopped: bool,
    pub candidates: Vec<Candidate<G::Move>>,
    pub style: Style,
    pub reductions: Reductions,
}

impl<'s, 'a, G: Game, E: Evaluate<G>> Worker<'s, 'a, G, E> {
    pub fn new(task: &'s Search<'a, G, E>, number: u32) -> Self {
        let frame = || Frame {
            moves: Vec::new(),
            line: Vec::new(),
            killers: [None; 2],
            played: None,
        };
        let sides = Sides::of(task.game);
        let Style { contempt, fade, .. } = task.style;
        let mover = task.game.status(task.at).mover();
        let own = mover.map_or(0, |seat| sides.side(seat));
        let mut draws = [contempt; 2];
        draws[own] = -contempt;
        let has_character = contempt != 0 || fade != 0 || E::FORESEES && task.plays_on;
        let whose = if has_character { CHARACTERS[own] } else { 0 };
        let mut worker = Worker {
            task,
            number,
            game: task.game,
            judge: task.judge,
            past: task.past.clone(),
            memory: task.game.memory(),
            sides,
            own,
            root_ply: task.past.plies(),
            salt: task.past.spent() ^ whose,
            draws,
            selective: task.selective,
            order: Order::new(),
            depth: 0,
            frames: (0..MAX_PLY + 2).map(|_| frame()).collect(),
            list: Vec::new(),
            nodes: 0,
            told: 0,
            look: 0,
            stopped: false,
            candidates: Vec::new(),
            style: task.style,
            reductions: Reductions::of(&task.style),
        };
        worker.look = worker.next_look();
        worker
    }
    /// The key under which a position is remembered.
    #[inline]
    pub fn key(&self, at: &G::Position) -> u64 {
        let apart = if self.selective { 0 } else { EXACTING };
        self.game.key(at) ^ self.salt ^ apart
    }
    /// Counts one position.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.look {
            self.look_up();
        }
    }
    /// Counts work that took as long as many positions.
    #[inline]
    pub fn tire(&mut self, moves: usize) {
        self.look = self.look.saturating_sub(moves as u64 / 16);
    }
    /// Looks at the limits, the flags and the clock.
    #[cold]
    fn look_up(&mut self) {
        let all = self.tell_nodes();
        let task = self.task;
        self.stopped |= task.halt.load(Relaxed)
            || task.watch.is_stopped()
            || task.limits.nodes.is_some_and(|most| all >= most)
            || self.number == 0 && task.is_late.is_some_and(|is_late| is_late());
        self.look = self.next_look();
    }
    fn next_look(&self) -> u64 {
        let all = self.task.nodes.load(Relaxed);
        let left = self
            .task
            .limits
            .nodes
            .map_or(u64::MAX, |most| most.saturating_sub(all));
        self.nodes + left.clamp(1, PATIENCE)
    }
    /// Adds this thread's count to the common one, which it returns.
    pub fn tell_nodes(&mut self) -> u64 {
        let news = self.nodes - self.told;
        self.told = self.nodes;
        self.task.nodes.fetch_add(news, Relaxed) + news
    }
    #[inline]
    pub fn side(&self, seat: Seat) -> usize {
        self.sides.side(seat)
    }
    /// The judge's word for the mover, as far as alpha and beta ask. A lead fades while nobody gets on, if the style says so.
    #[inline]
    pub fn weigh(&self, at: &G::Position, sums: &E::Sums, alpha: i32, beta: i32) -> i32 {
        let fade = self.style.fade;
        if fade == 0 {
            return (self.judge).worth_between(self.game, at, sums, alpha, beta);
        }
        let left = fade.saturating_sub_unsigned(self.past.idle()).max(0);
        self.judge.worth(self.game, at, sums) * left / fade
    }
    /// What the past says of a position just pushed that is not over by itself, for `seat`.
    #[inline]
    pub fn ended(&self, at: &G::Position, seat: Seat, ply: u32) -> Option<Value> {
        let limit = self.past.left() == 0;
        if limit || self.past.earlier().next().is_some() {
            self.ended_by_past(at, seat, ply, limit)
        } else {
            None
        }
    }
    /// A second visit on the searched path is a draw already: whoever can win need not come back, and
    /// whoever cannot gains nothing by it, unless a stall can be won. Positions that stood before the
    /// root count as in the match.
    fn ended_by_past(&self, at: &G::Position, seat: Seat, ply: u32, limit: bool) -> Option<Value> {
        let mut old = 0u32;
        let mut new = None;
        for i in self.past.earlier() {
            old += (i <= self.root_ply) as u32;
            if i >= self.root_ply {
                new = new.or(Some(i - self.root_ply));
            }
        }
        let draw = self.draws[self.side(seat)];
        let stalls = self.memory.stall.is_some();
        let spent = self.memory.repetition.is_some_and(|n| old + 1 >= n as u32);
        match self.past.ended(self.game, at) {
            Some(_) if spent => Some(Value::sure(draw)),
            Some(how) => Some(Value {
                score: match how.points(seat) {
                    0 => draw,
                    points => crate::score::ended(points, ply),
                },
                leans: match new {
                    Some(first) if old == 0 && !limit => first as u16,
                    _ => 0,
                },
                solid: true,
            }),
            None if stalls && !self.selective => None,
            None => new.map(|first| Value {
                score: draw,
                leans: if old == 0 { first as u16 } else { 0 },
                solid: !stalls,
            }),
        }
    }
}

/// Late move reductions, made once for the usual style.
pub(super) struct Reductions(Cow<'static, [[u8; 64]; 64]>);

impl Reductions {
    fn of(style: &Style) -> Reductions {
        static PLAIN: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| Style::PLAIN.reductions());
        let numbers = |style: &Style| (style.less, style.slower);
        Reductions(match numbers(style) == numbers(&Style::PLAIN) {
            true => Cow::Borrowed(&PLAIN),
            false => Cow::Owned(style.reductions()),
        })
    }
    #[inline]
    pub fn of_move(&self, depth: i32, i: usize) -> i32 {
        self.0[(depth as usize).min(63)][i.min(63)].into()
    }
}
