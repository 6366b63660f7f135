//! Orders of moves that are learned from what searches chose: lit inputs of each move, a softmax over all of them.

pub use crate::names::ordering;
use parlour_core::Table;

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

const MAGIC: &[u8; 8] = b"PARLORD1";

/// `PARLORD1`, then weights of 16 bits, little-endian: stage after stage.
pub fn bytes(weights: &[i16]) -> Vec<u8> {
    let numbers = weights.iter().flat_map(|weight| weight.to_le_bytes());
    MAGIC.iter().copied().chain(numbers).collect()
}

/// Reads so many weights out of what [`bytes`] writes; `None` where it is something else.
pub fn read(bytes: &[u8], count: usize) -> Option<Vec<i16>> {
    let numbers = bytes.strip_prefix(MAGIC)?.chunks_exact(2);
    (bytes.len() == MAGIC.len() + 2 * count)
        .then(|| numbers.map(|b| i16::from_le_bytes([b[0], b[1]])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let weights = [1, -2, i16::MIN, i16::MAX];
        let mut file = bytes(&weights);
        assert_eq!(read(&file, 4), Some(weights.to_vec()));
        assert_eq!((read(&file, 3), read(&file, 5)), (None, None));
        assert_eq!(read(&file[..file.len() - 1], 4), None);
        file[7] = b'2';
        assert_eq!(read(&file, 4), None);
    }
}
