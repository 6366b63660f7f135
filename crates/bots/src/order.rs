//! Orders of moves that are learned from what searches chose: lit inputs of each move, a softmax over all of them.

pub use crate::names::ordering;
use parlour_core::Table;
use thiserror::Error;

/// A natural logarithm of the odds, in the integers of a hint.
pub const UNIT: f32 = 1000.0;

/// A position in which somebody chose a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// The stage of the game.
    pub stage: usize,
    /// The inputs that are lit, move by move; an input may be lit more than once.
    pub lit: Vec<u16>,
    /// Where the inputs of each move end.
    pub ends: Vec<usize>,
    /// What the hand-made order says of each.
    pub classic: Vec<i32>,
    /// Which move it was; none if it was one that is not ordered, such as a pass.
    pub chosen: Option<usize>,
}

impl Choice {
    /// The inputs of each move.
    pub fn moves(&self) -> impl Iterator<Item = &[u16]> {
        let mut begin = 0;
        self.ends.iter().map(move |end| {
            let lit = &self.lit[begin..*end];
            begin = *end;
            lit
        })
    }
}

/// How the moves of a game are shown to whoever learns their order.
pub trait Ordering: Sync {
    /// How many inputs there are.
    fn inputs(&self) -> usize;
    /// How many stages of the game have weights of their own.
    fn stages(&self) -> usize;
    /// The choice after the first `ply` moves at a table of this game; `None` at a table of another.
    fn choice(&self, table: &dyn Table, ply: usize) -> Option<Choice>;
}

/// Not the weights of an order of moves.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum BadWeights {
    /// It begins with something else.
    #[error("this is no order of moves")]
    Magic,
    /// It is of other inputs.
    #[error("the order of moves has {0} bytes of weights, not {1}")]
    Length(usize, usize),
}

const MAGIC: &[u8; 8] = b"PARLORD1";

/// `PARLORD1`, then weights of 16 bits, little-endian: stage after stage.
pub fn bytes(weights: &[i16]) -> Vec<u8> {
    let numbers = weights.iter().flat_map(|weight| weight.to_le_bytes());
    MAGIC.iter().copied().chain(numbers).collect()
}

/// Reads so many weights out of what [`bytes`] writes.
pub fn read(bytes: &[u8], count: usize) -> Result<Vec<i16>, BadWeights> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Magic)?;
    if rest.len() != 2 * count {
        return Err(BadWeights::Length(rest.len(), 2 * count));
    }
    let numbers = rest.chunks_exact(2);
    Ok(numbers.map(|b| i16::from_le_bytes([b[0], b[1]])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let weights = [1, -2, i16::MIN, i16::MAX];
        let mut file = bytes(&weights);
        assert_eq!(read(&file, 4), Ok(weights.to_vec()));
        assert_eq!(read(&file, 5), Err(BadWeights::Length(8, 10)));
        file[7] = b'2';
        assert_eq!(read(&file, 4), Err(BadWeights::Magic));
    }
}
