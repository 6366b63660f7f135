//! Sets of giraffe pairs: which of them have news, and from which a move may lead to these.

use super::pairs::{Pairs, Stander};

/// A set of giraffe pairs, by their numbers.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Herd([u64; 5]);

impl Herd {
    /// Is this pair in it?
    #[inline(always)]
    pub fn has(&self, giraffes: u16) -> bool {
        self.0[giraffes as usize / 64] >> (giraffes % 64) & 1 == 1
    }
    /// Puts a pair in.
    #[inline(always)]
    pub fn put(&mut self, giraffes: u16) {
        self.0[giraffes as usize / 64] |= 1 << (giraffes % 64);
    }
    /// Puts all of these in.
    #[inline(always)]
    pub fn add(&mut self, other: &Herd) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }
    /// Every pair in it.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        let words = self.0.iter().zip(0u16..);
        words.flat_map(|(word, i)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as u16;
                rest &= rest.checked_sub(1)?;
                Some(64 * i + bit)
            })
        })
    }
}

/// What leads from one giraffe pair to another.
#[derive(Default)]
pub struct Ways {
    /// By pair: those from which a step, a drop or a capture of giraffes leads here.
    before: Vec<Herd>,
    /// By square: what a pair becomes when its giraffe of Gote's there is taken, and the pair.
    taken: [Vec<(u16, u16)>; 12],
}

impl Ways {
    /// Makes them.
    pub fn new(giraffes: &Pairs) -> Ways {
        let mut ways = Ways {
            before: vec![Herd::default(); giraffes.all.len()],
            taken: Default::default(),
        };
        for (pair, g) in giraffes.all.iter().zip(0u16..) {
            for act in pair.steps.iter().chain(&pair.drops) {
                ways.before[act.after as usize].put(g);
            }
            for (taken, stander) in ways.taken.iter_mut().zip(&pair.at) {
                if let Stander::Foe(after) = stander {
                    ways.before[*after as usize].put(g);
                    taken.push((*after, g));
                }
            }
        }
        ways
    }
    /// Adds every pair from which a giraffe may lead to one of `news`; some more may be added.
    pub fn add_before(&self, news: &Herd, to: &mut Herd) {
        for g in news.iter() {
            to.add(&self.before[g as usize]);
        }
    }
    /// Adds every pair that becomes one of `news` when its giraffe on `square` is taken.
    pub fn add_taken(&self, news: &Herd, square: u8, to: &mut Herd) {
        for (after, before) in &self.taken[square as usize] {
            if news.has(*after) {
                to.put(*before);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::pairs::Species;
    use super::*;

    #[test]
    fn a_herd_is_a_set() {
        let mut herd = Herd::default();
        for g in [0, 63, 64, 200, 314] {
            assert!(!herd.has(g));
            herd.put(g);
            assert!(herd.has(g));
        }
        assert_eq!(herd.iter().collect::<Vec<_>>(), [0, 63, 64, 200, 314]);
    }

    #[test]
    fn every_pair_has_room() {
        assert!(Pairs::new(Species::Giraffe).all.len() <= 5 * 64);
    }
}
