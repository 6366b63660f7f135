//! Nodes and edges.

use parlour_core::{Seat, Verdict};

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A proven result for whoever moves; the plies are those of the proof, not the fewest.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Sure {
    pub verdict: Verdict,
    pub plies: u32,
}

impl Sure {
    /// The same one ply up, for the same team or the other one.
    pub fn above(self, same: bool) -> Sure {
        Sure {
            verdict: if same {
                self.verdict
            } else {
                self.verdict.flip()
            },
            plies: self.plies + 1,
        }
    }
    /// The higher the better: soon won, drawn, late lost.
    fn rank(self) -> i64 {
        match self.verdict {
            Verdict::Win => i64::from(u32::MAX - self.plies),
            Verdict::Draw => 0,
            Verdict::Loss => i64::from(self.plies) - i64::from(u32::MAX),
        }
    }
}

pub(super) struct Node<M> {
    pub mover: Seat,
    pub visits: u32,
    pub edges: Vec<Edge<M>>,
    /// Every legal move has an edge; open games only.
    pub is_full: bool,
    pub sure: Option<Sure>,
    /// A draw at least is proven.
    pub is_safe: bool,
    /// The node of the same moves in which another seat is to move.
    pub twin: u32,
}

#[derive(Copy, Clone)]
pub(super) struct Edge<M> {
    pub m: M,
    pub weight: f32,
    pub visits: u32,
    /// Walks in which the move was legal; hidden games only.
    pub seen: u32,
    pub is_here: bool,
    /// What its walks brought the mover.
    pub total: f64,
    pub sure: Option<Sure>,
    pub child: u32,
}

impl<M> Node<M> {
    pub fn new(mover: Seat) -> Node<M> {
        Node {
            mover,
            visits: 0,
            edges: Vec::new(),
            is_full: false,
            sure: None,
            is_safe: false,
            twin: NONE,
        }
    }
    /// The edge that promises most among those that may be chosen, by the formula of PUCT. In hidden
    /// games it counts only walks in which the move was legal, as information-set MCTS does.
    pub fn promising(&self, explore: f32, may: impl Fn(&Edge<M>) -> bool) -> u32 {
        let choice = || self.edges.iter().enumerate().filter(|(_, e)| may(e));
        let weight: f32 = choice().map(|(_, e)| e.weight).sum();
        let mut best = (0, f32::NEG_INFINITY);
        for (i, edge) in choice() {
            let walks = if edge.seen > 0 {
                edge.seen
            } else {
                self.visits
            };
            let prior = explore * edge.weight / weight * (walks as f32).sqrt();
            let promise = edge.worth() + prior / (1.0 + edge.visits as f32);
            if promise > best.1 {
                best = (i as u32, promise);
            }
        }
        best.0
    }
    /// For choosing the move in the end: proven wins, often visited moves that are better than a
    /// draw, proven draws, the rest, proven losses.
    pub fn standing(&self, edge: &Edge<M>) -> (i8, i64) {
        let often = edge.visits as u64 * 8 >= self.visits as u64;
        match edge.sure {
            Some(sure) => match sure.verdict {
                Verdict::Win => (3, sure.rank()),
                Verdict::Draw => (1, edge.visits as i64),
                Verdict::Loss => (-1, sure.rank()),
            },
            None if !self.is_safe || often && edge.worth() > 0.0 => (2, edge.visits as i64),
            None => (0, edge.visits as i64),
        }
    }
    /// Takes up what the edges prove; true if that proves the node.
    pub fn settle(&mut self) -> bool {
        let best = self
            .edges
            .iter()
            .filter_map(|e| e.sure)
            .max_by_key(|s| s.rank());
        self.is_safe |= best.is_some_and(|s| s.verdict == Verdict::Draw);
        let won = best.is_some_and(|s| s.verdict == Verdict::Win);
        if won || self.is_full && self.edges.iter().all(|e| e.sure.is_some()) {
            self.sure = best;
        }
        self.sure.is_some()
    }
}

impl<M> Edge<M> {
    pub fn new(m: M, weight: f32) -> Edge<M> {
        Edge {
            m,
            weight,
            visits: 0,
            seen: 0,
            is_here: true,
            total: 0.0,
            sure: None,
            child: NONE,
        }
    }
    /// What it brings the mover, −1 to 1.
    pub fn worth(&self) -> f32 {
        match self.sure {
            Some(Sure {
                verdict: Verdict::Win,
                ..
            }) => 1.0,
            Some(Sure {
                verdict: Verdict::Draw,
                ..
            }) => 0.0,
            Some(_) => -1.0,
            None if self.visits == 0 => 0.0,
            None => (self.total / self.visits as f64) as f32,
        }
    }
}

/// The part of a tree behind `root`, which comes first; twins of the root are left out.
pub(super) fn cut<M: Copy>(nodes: &[Node<M>], root: u32) -> Vec<Node<M>> {
    let mut kept: Vec<Node<M>> = Vec::new();
    let copy = |old: u32, kept: &mut Vec<Node<M>>| {
        let node = &nodes[old as usize];
        kept.push(Node {
            edges: node.edges.clone(),
            ..*node
        });
        kept.len() as u32 - 1
    };
    copy(root, &mut kept);
    kept[0].twin = NONE;
    let mut i = 0;
    while i < kept.len() {
        for e in 0..kept[i].edges.len() {
            let old = kept[i].edges[e].child;
            if old != NONE {
                kept[i].edges[e].child = copy(old, &mut kept);
            }
        }
        let twin = kept[i].twin;
        if twin != NONE {
            kept[i].twin = copy(twin, &mut kept);
        }
        i += 1;
    }
    kept
}
