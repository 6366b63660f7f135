//! Move ordering: what a search remembers of moves, to try the promising ones first. The history and
//! counter-move heuristics; killer moves live with the ply.

/// Slots for moves; ids beyond them share.
const SLOTS: usize = 1 << 14;
const MOST: i32 = 1 << 14;

/// The tables of the history and counter-move heuristics.
pub(super) struct Order {
    /// How well a move did, for each side.
    history: [Marks; 2],
    /// What refuted a move.
    counter: Box<[Option<u16>]>,
    /// In which round a move was met last.
    met: Box<[u32]>,
    round: u32,
}

/// A mark for each slot.
pub(super) struct Marks(Box<[i16; SLOTS]>);

impl Marks {
    fn new() -> Marks {
        let marks = vec![0; SLOTS].try_into().expect("as many marks as slots");
        Marks(marks)
    }
    #[inline]
    pub fn of(&self, id: u16) -> i32 {
        self.0[slot(id)] as i32
    }
}

impl Order {
    pub fn new() -> Order {
        Order {
            history: [(); 2].map(|()| Marks::new()),
            counter: vec![None; SLOTS].into_boxed_slice(),
            met: Box::default(),
            round: 0,
        }
    }
    #[inline]
    pub fn history(&self, side: usize) -> &Marks {
        &self.history[side]
    }
    #[inline]
    pub fn counter(&self, last: Option<u16>) -> Option<u16> {
        last.and_then(|id| self.counter[slot(id)])
    }
    pub fn set_counter(&mut self, last: Option<u16>, id: u16) {
        if let Some(last) = last {
            self.counter[slot(last)] = Some(id);
        }
    }
    /// Keeps the first of the moves that share an id.
    pub fn merge<M>(&mut self, moves: &mut Vec<M>, id: impl Fn(&M) -> u16) {
        if self.met.is_empty() || self.round == u32::MAX {
            self.met = vec![0; SLOTS].into_boxed_slice();
            self.round = 0;
        }
        self.round += 1;
        let (met, round) = (&mut self.met, self.round);
        moves.retain(|m| std::mem::replace(&mut met[slot(id(m))], round) != round);
    }
    /// Moves the mark towards ±16,384, the slower the nearer it is.
    pub fn learn(&mut self, side: usize, id: u16, bonus: i32) {
        let bonus = bonus.clamp(-2000, 2000);
        let mark = &mut self.history[side].0[slot(id)];
        *mark += (bonus - *mark as i32 * bonus.abs() / MOST) as i16;
    }
}

fn slot(id: u16) -> usize {
    id as usize & (SLOTS - 1)
}

/// A move waiting to be tried.
#[derive(Copy, Clone)]
pub(super) struct Waiting<M> {
    pub m: M,
    pub id: u16,
    pub rank: i32,
}

/// Brings the best of the moves from `i` on to `i`.
#[inline]
pub(super) fn pick<M: Copy>(moves: &mut [Waiting<M>], i: usize) -> Waiting<M> {
    let (mut best, mut rank) = (i, i32::MIN);
    for (j, waiting) in moves.iter().enumerate().skip(i) {
        best = if waiting.rank > rank { j } else { best };
        rank = rank.max(waiting.rank);
    }
    moves.swap(i, best);
    moves[i]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_moves_that_share_an_id_is_kept() {
        let mut order = Order::new();
        for _ in 0..3 {
            let mut moves = vec![(1, 'a'), (16_383, 'b'), (1, 'c'), (0, 'd'), (0, 'e')];
            order.merge(&mut moves, |m| m.0);
            assert_eq!(moves, [(1, 'a'), (16_383, 'b'), (0, 'd')]);
        }
    }
}
