//! A few blocks kept unpacked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Keeps the blocks asked for last, up to a number; the oldest generation goes first.
pub struct Cache {
    room: usize,
    kept: Mutex<Generations>,
}

#[derive(Default)]
struct Generations {
    young: HashMap<u32, Arc<[u8]>>,
    old: HashMap<u32, Arc<[u8]>>,
}

impl Cache {
    /// With room for about this many blocks.
    pub fn new(room: usize) -> Cache {
        Cache {
            room,
            kept: Mutex::default(),
        }
    }
    /// The block, from here or from `load`.
    pub fn block<E>(
        &self,
        number: u32,
        load: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<Arc<[u8]>, E> {
        if let Ok(mut kept) = self.kept.lock() {
            let Generations { young, old } = &mut *kept;
            if let Some(block) = young.get(&number) {
                return Ok(block.clone());
            }
            if let Some(block) = old.remove(&number) {
                young.insert(number, block.clone());
                return Ok(block);
            }
        }
        let block: Arc<[u8]> = load()?.into();
        if let Ok(mut kept) = self.kept.lock() {
            if kept.young.len() >= self.room / 2 {
                kept.old = std::mem::take(&mut kept.young);
            }
            kept.young.insert(number, block.clone());
        }
        Ok(block)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_is_used_and_forgets_the_rest() {
        let cache = Cache::new(4);
        let ask = |n| {
            let mut loaded = false;
            let block = cache.block(n, || {
                loaded = true;
                Ok::<_, ()>(vec![n as u8])
            });
            assert_eq!(block.unwrap()[0], n as u8);
            loaded
        };
        assert!(ask(1));
        assert!(!ask(1));
        for n in 2..50 {
            ask(n);
            assert!(!ask(1), "{n}");
        }
        assert!(ask(2), "long forgotten");
        let kept = cache.kept.lock().unwrap();
        assert!(kept.young.len() + kept.old.len() <= 4);
    }
}
