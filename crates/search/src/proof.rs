//! Depth-first proof-number search (df-pn): can a side force a win?
//!
//! Every question is turned into "can this team force a win?"; not losing is the other team's "no".
//! A second visit on the searched path counts as a failure of that team: whoever can win need never
//! come back. A *yes* therefore holds on any path. A *no* may lean on the path; then it is kept
//! under a key of its own, made from everything on the path, and becomes free at the ply it leans on.

use crate::sides::Sides;
use parlour_core::{Analysis, Game, Past, Proof, Seat, Status, Verdict, Watch, Worth, mix};

/// What is to be proven, for the team of the side to move.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ProofGoal {
    /// It can force a win.
    Win,
    /// It can avoid a loss.
    NotLose,
}

/// What came out.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Answer<M> {
    /// Is the goal reached? `None` if the budget was too small, or if the rules of stalling or the
    /// greatest depth leave it open.
    pub reached: Option<bool>,
    /// A move that keeps what is reached.
    pub m: Option<M>,
    /// Positions looked at.
    pub nodes: u64,
}

/// A proof search with its memory.
pub struct Prover<'a, G: Game> {
    game: &'a G,
    watch: &'a Watch,
    /// Asked every few dozen positions: is the time up?
    pub is_late: Option<&'a dyn Fn() -> bool>,
    /// Positions that one question may look at.
    pub nodes: u64,
    slots: Vec<[Slot; 4]>,
}

const INFINITE: u32 = u32::MAX / 4;
/// Further down a line counts as a failure, and a "no" as unknown.
const DEEPEST: u32 = 800;
const FREE: u32 = u32::MAX;
/// Positions between two looks at the clock and the stop flag.
const PATIENCE: u64 = 32;

/// Proof and disproof number of a position: how much is still to do for a yes, and for a no.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
struct Numbers {
    yes: u32,
    no: u32,
    /// The first ply of the path that a "no" leans on.
    leans: u32,
}

impl Numbers {
    const NEW: Numbers = Numbers {
        yes: 1,
        no: 1,
        leans: FREE,
    };
    const YES: Numbers = Numbers {
        yes: 0,
        no: INFINITE,
        leans: FREE,
    };
    const NO: Numbers = Numbers {
        yes: INFINITE,
        no: 0,
        leans: FREE,
    };
}

/// An entry of the memory; `work` 0 is an empty one.
#[derive(Copy, Clone, Default)]
struct Slot {
    key: u64,
    yes: u32,
    no: u32,
    leans: u32,
    work: u32,
}

struct Child<M> {
    m: M,
    numbers: Numbers,
}

struct Run<'p, 'a, G: Game> {
    prover: &'p mut Prover<'a, G>,
    past: Past,
    root_ply: u32,
    sides: Sides,
    /// Who wants to win.
    side: usize,
    /// A fingerprint of the path.
    path: u64,
    frames: Vec<Vec<Child<G::Move>>>,
    list: Vec<G::Move>,
    nodes: u64,
    stopped: bool,
    /// A "no" may be wrong: a line was cut, or a stall would have been won.
    unsure: bool,
    stalls: bool,
    is_limited: bool,
}

impl<'a, G: Game> Prover<'a, G> {
    /// With a memory of so many megabytes and no limit of positions.
    pub fn new(game: &'a G, megabytes: u32, watch: &'a Watch) -> Prover<'a, G> {
        let size = (megabytes as usize * (1 << 20) / size_of::<[Slot; 4]>()).max(1);
        Prover {
            game,
            watch,
            is_late: None,
            nodes: u64::MAX,
            slots: vec![Default::default(); size],
        }
    }
    /// Answers one question about a position that is not over, with what was played before it.
    pub fn prove(&mut self, at: &G::Position, past: &Past, goal: ProofGoal) -> Answer<G::Move> {
        let Status::ToMove(mover) = past.status(self.game, at) else {
            return Answer {
                reached: None,
                m: None,
                nodes: 0,
            };
        };
        self.slots.fill(Default::default());
        let sides = Sides::of(self.game);
        let mut run = Run {
            past: past.clone(),
            root_ply: past.plies(),
            sides,
            side: match goal {
                ProofGoal::Win => sides.side(mover),
                ProofGoal::NotLose => 1 - sides.side(mover),
            },
            path: 0,
            frames: Vec::new(),
            list: Vec::new(),
            nodes: 0,
            stopped: false,
            unsure: false,
            stalls: self.game.memory().stall.is_some(),
            is_limited: self.game.memory().plies.is_some(),
            prover: self,
        };
        let numbers = run.expand(at, mover, 0, INFINITE, INFINITE);
        let won = match numbers {
            _ if run.stopped => None,
            Numbers { yes: 0, .. } => Some(true),
            Numbers { no: 0, .. } if !run.unsure => Some(false),
            _ => None,
        };
        let kept = |child: &Child<G::Move>| match goal {
            ProofGoal::Win => child.numbers.yes == 0,
            ProofGoal::NotLose => child.numbers.no == 0,
        };
        let reached = won.map(|won| won == (goal == ProofGoal::Win));
        let m = run.frames[0].iter().find(|child| kept(child));
        Answer {
            reached,
            m: m.filter(|_| reached == Some(true)).map(|child| child.m),
            nodes: run.nodes,
        }
    }
    /// Win, draw or loss of a position, as far as the budget allows (twice [`Prover::nodes`] at
    /// most), with a move that keeps it. Distances are not known.
    pub fn solve(&mut self, at: &G::Position, past: &Past) -> Analysis<G::Move> {
        let win = self.prove(at, past, ProofGoal::Win);
        let (verdict, m, nodes) = match win.reached {
            Some(true) => (Some(Verdict::Win), win.m, win.nodes),
            tried => {
                let safe = self.prove(at, past, ProofGoal::NotLose);
                let verdict = match (tried, safe.reached) {
                    (_, Some(false)) => Some(Verdict::Loss),
                    (Some(false), Some(true)) => Some(Verdict::Draw),
                    _ => None,
                };
                let any = || verdict.and_then(|_| self.game.any(at));
                (verdict, safe.m.or_else(any), win.nodes + safe.nodes)
            }
        };
        let proof = verdict.map(|verdict| Proof {
            verdict,
            plies: None,
        });
        let score = match verdict {
            Some(Verdict::Win) => 100.0,
            Some(Verdict::Loss) => -100.0,
            _ => 0.0,
        };
        let worth = |m| Worth {
            m,
            score,
            proof,
            line: vec![m],
        };
        Analysis {
            moves: m.map(worth).into_iter().collect(),
            proof,
            nodes,
            depth: 0,
        }
    }
    fn bucket(&mut self, key: u64) -> &mut [Slot; 4] {
        let size = self.slots.len() as u128;
        &mut self.slots[((key as u128 * size) >> 64) as usize]
    }
    fn find(&mut self, key: u64) -> Option<Slot> {
        let mut all = self.bucket(key).iter();
        all.find(|slot| slot.work > 0 && slot.key == key).copied()
    }
    fn store(&mut self, slot: Slot) {
        let bucket = self.bucket(slot.key);
        let same = bucket.iter().position(|old| old.key == slot.key);
        let least = (0..4).min_by_key(|i| bucket[*i].work).expect("four");
        bucket[same.unwrap_or(least)] = slot;
    }
}

impl<G: Game> Run<'_, '_, G> {
    /// Stall and ply limits make the count of plies a part of the position.
    fn key(&self, at: &G::Position) -> u64 {
        let mixed = |counts: bool, n: u32| if counts { mix(n as u64 + 1) } else { 0 };
        let idle = mixed(self.stalls, self.past.idle());
        let plies = mixed(self.is_limited, self.past.plies()).rotate_left(32);
        self.prover.game.key(at) ^ idle ^ plies
    }
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.prover.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(PATIENCE) {
            let is_late = self.prover.is_late;
            self.stopped |= self.prover.watch.is_stopped() || is_late.is_some_and(|late| late());
        }
    }
    /// The numbers of the position just pushed, before it is looked into.
    fn first_look(&mut self, at: &G::Position, ply: u32) -> Numbers {
        match self.prover.game.status(at) {
            Status::Over(how) if self.wins(how) => return Numbers::YES,
            Status::Over(_) => return Numbers::NO,
            Status::ToMove(_) => {}
        }
        // Going round in circles might win by stalling.
        if self.stalls && self.wins(self.prover.game.stalled(at)) {
            self.unsure = true;
        }
        let root = self.root_ply;
        if let Some(first) = self.past.earlier().find(|i| *i >= root) {
            return Numbers {
                leans: first - root,
                ..Numbers::NO
            };
        }
        if let Some(how) = self.past.ended(self.prover.game, at) {
            self.unsure |= self.wins(how);
            return Numbers::NO;
        }
        if ply >= DEEPEST {
            self.unsure = true;
            return Numbers::NO;
        }
        self.recall(self.key(at)).unwrap_or(Numbers::NEW)
    }
    fn wins(&self, how: parlour_core::Outcome) -> bool {
        how.winners
            .iter()
            .any(|seat| self.sides.side(seat) == self.side)
    }
    /// What is known on any path, or else on this one.
    fn recall(&mut self, key: u64) -> Option<Numbers> {
        let slot = match self.prover.find(key) {
            Some(free) if free.yes == 0 || free.no == 0 => free,
            free => self.prover.find(key ^ self.path).or(free)?,
        };
        Some(Numbers {
            yes: slot.yes,
            no: slot.no,
            leans: slot.leans,
        })
    }
    /// Looks into a position until its numbers reach a limit.
    fn expand(&mut self, at: &G::Position, mover: Seat, ply: u32, yes: u32, no: u32) -> Numbers {
        let began = self.nodes;
        let key = self.key(at);
        let above = self.path;
        self.path = mix(above.rotate_left(9) ^ key);
        if self.frames.len() <= ply as usize {
            self.frames.push(Vec::new());
        }
        let mut children = std::mem::take(&mut self.frames[ply as usize]);
        children.clear();
        let attacks = self.sides.side(mover) == self.side;
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        self.prover.game.moves(at, &mut list);
        for &m in &list {
            let next = self.step(at, m);
            let numbers = self.first_look(&next, ply + 1);
            self.past.pop();
            children.push(Child { m, numbers });
            let settled = if attacks {
                numbers.yes == 0
            } else {
                numbers.no == 0 && numbers.leans == FREE
            };
            if self.stopped || settled {
                break;
            }
        }
        self.list = list;
        let result = loop {
            let (result, best, second) = sum_up(&children, attacks);
            if self.stopped || result.yes >= yes || result.no >= no {
                break result;
            }
            let child = &children[best];
            let (m, old) = (child.m, child.numbers);
            // A little beyond the second best, so that the two do not take turns too often.
            let beyond = (second + second / 4 + 1).min(INFINITE);
            let (yes, no) = if attacks {
                (yes.min(beyond), (no - result.no + old.no).min(INFINITE))
            } else {
                ((yes - result.yes + old.yes).min(INFINITE), no.min(beyond))
            };
            let next = self.step(at, m);
            let mover = self.prover.game.status(&next).mover().expect("it was open");
            let numbers = self.expand(&next, mover, ply + 1, yes, no);
            self.past.pop();
            children[best].numbers = numbers;
        };
        self.frames[ply as usize] = children;
        self.path = above;
        let result = Numbers {
            leans: if result.leans >= ply {
                FREE
            } else {
                result.leans
            },
            ..result
        };
        if !self.stopped {
            self.prover.store(Slot {
                key: if result.leans == FREE {
                    key
                } else {
                    key ^ above
                },
                yes: result.yes,
                no: result.no,
                leans: result.leans,
                work: (self.nodes - began + 1).min(u32::MAX as u64) as u32,
            });
        }
        result
    }
    fn step(&mut self, at: &G::Position, m: G::Move) -> G::Position {
        self.count();
        let mut next = at.clone();
        self.prover.game.play(&mut next, m);
        self.past.push(self.prover.game, at, m, &next);
        next
    }
}

/// The numbers of a position from those of its children, the child to look into, and what the next
/// best child would cost.
fn sum_up<M>(children: &[Child<M>], attacks: bool) -> (Numbers, usize, u32) {
    let mut leans = FREE;
    let (mut least, mut sum, mut best, mut second) = (INFINITE, 0u32, 0, INFINITE);
    let mut free_no = false;
    for (i, Child { numbers, .. }) in children.iter().enumerate() {
        let (own, other) = if attacks {
            (numbers.yes, numbers.no)
        } else {
            (numbers.no, numbers.yes)
        };
        sum = match other {
            INFINITE => INFINITE,
            _ if sum == INFINITE => INFINITE,
            _ => (sum + other).min(INFINITE - 1),
        };
        if own < least {
            (least, best, second) = (own, i, least);
        } else {
            second = second.min(own);
        }
        if numbers.no == 0 {
            if attacks {
                leans = leans.min(numbers.leans);
            } else {
                leans = if free_no {
                    leans.max(numbers.leans)
                } else {
                    numbers.leans
                };
                free_no = true;
            }
        }
    }
    let (yes, no) = if attacks { (least, sum) } else { (sum, least) };
    let leans = if no == 0 { leans } else { FREE };
    (Numbers { yes, no, leans }, best, second)
}
