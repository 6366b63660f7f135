//! What a search or a table says about a position.

use serde::{Deserialize, Serialize};

/// Win, draw or loss for the side that is asked about.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The other side can force a win.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// This side can force a win.
    Win,
}

impl Verdict {
    /// The same from the other side.
    pub const fn flip(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }
}

/// A proven result.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Proof {
    /// Who wins.
    pub verdict: Verdict,
    /// Plies to the end of the game with best play, where known; never for a draw.
    pub plies: Option<u32>,
}

/// What is said about one move, from the view of the side that makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth<M> {
    /// The move.
    pub m: M,
    /// Expected points of the mover's team in hundredths, −100 to 100.
    pub score: f32,
    /// Proven result; plies count this move.
    pub proof: Option<Proof>,
    /// Best play from here, this move first.
    pub line: Vec<M>,
}

/// What a search or a table says about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<M> {
    /// Best first.
    pub moves: Vec<Worth<M>>,
    /// Proven result of the position itself, for the side to move.
    pub proof: Option<Proof>,
    /// Positions looked at; the same on every run with one thread and a fixed depth.
    pub nodes: u64,
    /// Plies looked ahead in full.
    pub depth: u32,
}

impl<M: Clone> Analysis<M> {
    /// The best move.
    pub fn best(&self) -> Option<M> {
        self.moves.first().map(|w| w.m.clone())
    }
}

impl<M: Copy> Analysis<M> {
    /// The same with moves in another form, usually text.
    pub fn map<N>(self, mut write: impl FnMut(&[M]) -> Vec<N>) -> Analysis<N> {
        let mut worth = |w: Worth<M>| {
            let line = write(&w.line);
            let m = write(&[w.m]).remove(0);
            Worth {
                m,
                score: w.score,
                proof: w.proof,
                line,
            }
        };
        Analysis {
            moves: self.moves.into_iter().map(&mut worth).collect(),
            proof: self.proof,
            nodes: self.nodes,
            depth: self.depth,
        }
    }
}
