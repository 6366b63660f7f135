//! Moves: one step, or a drop from the hand.

use super::board::{BOARD, DIAGONAL, STRAIGHT, Square, spread, squares};
use super::pieces::{Animal, Hand};
use super::position::Position;

/// A move. What steps and whether it promotes follow from the position.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Move {
    /// A piece of the mover steps, taking what stands there.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A piece comes from the mover's hand.
    Drop {
        /// One of [`Animal::IN_HAND`].
        animal: Animal,
        /// An empty square.
        to: Square,
    },
}

impl Move {
    /// Where the piece stands afterwards.
    pub const fn to(self) -> Square {
        match self {
            Move::Step { to, .. } | Move::Drop { to, .. } => to,
        }
    }
}

impl Position {
    /// Calls `visit` with every legal move.
    #[inline(always)]
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_decided() {
            return;
        }
        let (straight, diagonal) = self.steps(self.turn);
        let free = spread(!self.sides[self.turn.index()]);
        for (lanes, by) in [(straight, STRAIGHT), (diagonal, DIAGONAL)] {
            let mut rest = lanes & free;
            while rest != 0 {
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                let to = bit & 15;
                let from = to.wrapping_add_signed(-by[(bit >> 4) as usize & 3]);
                if let (Some(from), Some(to)) = (Square::new(from), Square::new(to)) {
                    visit(Move::Step { from, to });
                }
            }
        }
        let hand = self.hands[self.turn.index()];
        if hand.is_empty() {
            return;
        }
        for animal in Animal::IN_HAND {
            if hand.count(animal) > 0 {
                for to in squares(self.empty()) {
                    visit(Move::Drop { animal, to });
                }
            }
        }
    }
    /// How many legal moves there are.
    #[inline(always)]
    pub fn count_moves(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let (straight, diagonal) = self.steps(self.turn);
        let free = spread(!self.sides[self.turn.index()]);
        let steps = (straight & free).count_ones() + (diagonal & free).count_ones();
        let hand = self.hands[self.turn.index()];
        let drops = if hand.is_empty() {
            0
        } else {
            hand.kinds() * self.empty().count_ones()
        };
        u64::from(steps + drops)
    }
    /// Is `m` legal here?
    pub fn is_legal(&self, m: Move) -> bool {
        let mut found = false;
        self.each_move(|listed| found |= listed == m);
        found
    }
    /// Does this legal move promote a chick?
    pub fn promotes(&self, m: Move) -> bool {
        match m {
            Move::Step { from, to } => {
                self.animals[Animal::Chick.index()] & from.bit() != 0
                    && self.turn.far_rank() & to.bit() != 0
            }
            Move::Drop { .. } => false,
        }
    }
    /// Plays `m`, which must be legal.
    #[inline(always)]
    pub fn play(&mut self, m: Move) {
        let (us, them) = (self.turn.index(), self.turn.other().index());
        match m {
            Move::Step { from, to } => {
                let (from, to) = (from.number(), to.number());
                let taken = |set: u16| (set >> to & 1) as u8;
                let [_, giraffes, elephants, chicks, roosters] = self.animals;
                let hand = taken(giraffes) | taken(elephants) << 2 | taken(chicks | roosters) << 4;
                self.hands[us] = Hand::from_bits(self.hands[us].bits() + hand);
                let gone = 1 << from | 1 << to;
                for set in &mut self.animals {
                    *set = *set & !gone | (*set >> from & 1) << to;
                }
                self.sides[us] = self.sides[us] & !gone | 1 << to;
                self.sides[them] &= !gone;
                // A chick stands on its last rank unmoved only if it was dropped there.
                let grown = (chicks >> from & 1) << to & self.turn.far_rank();
                self.animals[Animal::Chick.index()] &= !grown;
                self.animals[Animal::Rooster.index()] |= grown;
            }
            Move::Drop { animal, to } => {
                self.hands[us].take(animal);
                self.animals[animal.index()] |= to.bit();
                self.sides[us] |= to.bit();
            }
        }
        self.turn = self.turn.other();
    }
    /// The position after `m`, which must be legal.
    #[inline(always)]
    pub fn after(&self, m: Move) -> Position {
        let mut next = *self;
        next.play(m);
        next
    }
    /// Squares on which nothing stands.
    pub(crate) const fn empty(&self) -> u16 {
        BOARD & !(self.sides[0] | self.sides[1])
    }
    /// Sequences of exactly `depth` moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                self.each_move(|m| leaves += self.after(m).perft(depth - 1));
                leaves
            }
        }
    }
}
