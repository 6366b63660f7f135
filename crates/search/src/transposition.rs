//! The transposition table: what is known of positions, shared by every thread of a search.

use crate::prefetch;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// How a stored score limits the true one.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Bound {
    /// Says nothing; only the move is of use.
    Nothing,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// The true score.
    Exact,
}

/// What is known of a position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Known {
    /// Decided scores count from this position, not from a root.
    pub score: i16,
    /// Plies looked ahead.
    pub depth: u8,
    /// How the score is meant.
    pub bound: Bound,
    /// The score follows from ends of games alone.
    pub solid: bool,
    /// [`Evaluate::id`](crate::Evaluate::id) of the best move, if there was one.
    pub id: Option<u16>,
}

/// One line of memory: four entries, each its key xor its data, and its data. A half-written entry
/// of another thread does not fit its key and is not believed.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([[AtomicU64; 2]; 4]);

/// A table of fixed size. Clearing, looking up and storing need no exclusive access.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

const AGES: u8 = 32;

impl TranspositionTable {
    /// A table of about so many megabytes; 0 keeps nothing but a single bucket.
    pub fn new(megabytes: u32) -> TranspositionTable {
        let size = (megabytes as usize * (1 << 20) / size_of::<Bucket>()).max(1);
        let mut buckets = prefetch::room(size);
        buckets.resize_with(size, Bucket::default);
        TranspositionTable {
            buckets: buckets.into_boxed_slice(),
            age: AtomicU8::new(0),
        }
    }
    /// Forgets everything.
    pub fn clear(&self) {
        for entry in self.buckets.iter().flat_map(|b| &b.0) {
            entry[0].store(0, Relaxed);
            entry[1].store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }
    /// From now on older entries give way first. A search calls this when it begins.
    pub fn grow_old(&self) {
        let age = (self.age.load(Relaxed) + 1) % AGES;
        self.age.store(age, Relaxed);
    }
    /// Asks the memory for what is known, so that it is at hand when it is looked up soon.
    #[inline]
    pub fn fetch(&self, key: u64) {
        prefetch::fetch(self.bucket(key));
    }
    /// What is known.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Known> {
        self.bucket(key).0.iter().find_map(|entry| {
            let data = entry[1].load(Relaxed);
            (data != 0 && entry[0].load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }
    /// Remembers, in place of what is known of the same position or else of the entry that is the
    /// least worth keeping: old or shallow.
    #[inline]
    pub fn store(&self, key: u64, known: Known) {
        let age = self.age.load(Relaxed);
        let mut worst = (&self.bucket(key).0[0], i32::MAX);
        for entry in &self.bucket(key).0 {
            let data = entry[1].load(Relaxed);
            if data != 0 && entry[0].load(Relaxed) ^ data == key {
                let old = unpack(data);
                let known = Known {
                    id: known.id.or(old.id),
                    ..known
                };
                let shallower = known.depth as i32 + 3 < old.depth as i32;
                let keep = known.bound == Bound::Nothing
                    || known.bound != Bound::Exact && shallower && age_of(data) == age;
                if !keep || old.bound == Bound::Nothing {
                    write(entry, key, pack(known, age));
                }
                return;
            }
            let behind = (AGES + age - age_of(data)) % AGES;
            let value = match data {
                0 => i32::MIN,
                _ => (data >> 32 & 0xFF) as i32 - 8 * behind as i32,
            };
            if value < worst.1 {
                worst = (entry, value);
            }
        }
        write(worst.0, key, pack(known, age));
    }
    /// How full it is with entries of the present age, in thousandths.
    pub fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let some = self.buckets.iter().take(250);
        let entries = some.len() * 4;
        let used = some
            .flat_map(|b| &b.0)
            .map(|entry| entry[1].load(Relaxed))
            .filter(|data| *data != 0 && age_of(*data) == age);
        (used.count() * 1000 / entries) as u32
    }
    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[((key as u128 * self.buckets.len() as u128) >> 64) as usize]
    }
}

impl std::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("entries", &(self.buckets.len() * 4))
            .finish()
    }
}

fn write(entry: &[AtomicU64; 2], key: u64, data: u64) {
    entry[0].store(key ^ data, Relaxed);
    entry[1].store(data, Relaxed);
}

/// score 16 | id 16 | depth 8 | bound 2 | solid 1 | has id 1 | age 5 | always 1
fn pack(known: Known, age: u8) -> u64 {
    known.score as u16 as u64
        | (known.id.unwrap_or(0) as u64) << 16
        | (known.depth as u64) << 32
        | (known.bound as u64) << 40
        | (known.solid as u64) << 42
        | (known.id.is_some() as u64) << 43
        | (age as u64) << 44
        | 1 << 63
}

fn unpack(data: u64) -> Known {
    Known {
        score: data as u16 as i16,
        id: (data >> 43 & 1 == 1).then_some((data >> 16) as u16),
        depth: (data >> 32) as u8,
        bound: match data >> 40 & 3 {
            0 => Bound::Nothing,
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
        solid: data >> 42 & 1 == 1,
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 44) as u8 & (AGES - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u8) -> Known {
        Known {
            score: -31_000,
            depth,
            bound: Bound::Exact,
            solid: true,
            id: Some(65_535),
        }
    }

    #[test]
    fn keeps_every_field() {
        let table = TranspositionTable::new(1);
        for (key, bound) in [
            (0, Bound::Lower),
            (1, Bound::Upper),
            (u64::MAX, Bound::Exact),
        ] {
            let known = Known { bound, ..known(7) };
            table.store(key, known);
            assert_eq!(table.find(key), Some(known));
        }
        table.clear();
        assert_eq!(table.find(0), None);
    }
    #[test]
    fn old_and_shallow_entries_give_way() {
        let table = TranspositionTable::new(0);
        for key in 0..4 {
            table.store(key, known(10 + key as u8));
        }
        table.store(4, known(1));
        assert_eq!(table.find(0), None, "the shallowest of one age");
        table.grow_old();
        table.grow_old();
        table.store(5, known(2));
        assert_eq!(table.find(4), None);
        assert!(table.find(3).is_some());
    }
    #[test]
    fn a_mixed_up_entry_is_not_believed() {
        let table = TranspositionTable::new(0);
        table.store(9, known(3));
        table.buckets[0].0[0][1].fetch_xor(1 << 33, Relaxed);
        assert_eq!(table.find(9), None);
    }
}
