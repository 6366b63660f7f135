//! Table files of the solver.

use crate::Choices;
use parlour_solver::file::{Contents, TableFile, pack, seal};
use std::path::Path;
use std::sync::LazyLock;

/// A small table as it is written.
static WRITTEN: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let values: Vec<u8> = (0..600u32).map(|i| (i * i % 5) as u8).collect();
    let contents = Contents {
        game: "toy 1",
        figures: &[3, 4],
        blocks: &[(0, &values[..100]), (10, &[]), (20, &values[100..])],
    };
    pack(&contents, 1)
});

/// Any bytes are a table or are refused with a sentence; whatever a table holds, looking something up ends.
pub fn table_file(data: &[u8]) {
    let mut choices = Choices::new(data);
    let mut bytes = WRITTEN.clone();
    bytes.truncate(bytes.len() - 8);
    // The codes of single symbols fill most of the file: the rest is hit as often.
    let head = 64.min(bytes.len());
    for _ in 0..choices.below(6) {
        let n = bytes.len().max(1);
        let at = match choices.below(3) {
            0 => choices.below(head.min(n)),
            1 => n - 1 - choices.below(head.min(n)),
            _ => choices.below(n),
        };
        let new = choices.byte();
        match (choices.below(5), at < bytes.len()) {
            (0..=2, true) => bytes[at] = new,
            (3, true) => drop(bytes.remove(at)),
            (_, true) => bytes.insert(at, new),
            (_, false) => {}
        }
    }
    if choices.rarely(16) {
        bytes.truncate(choices.below(bytes.len().max(1)));
    }
    // A wrong checksum ends it at once; so it is right nearly always.
    if !choices.rarely(32) {
        seal(&mut bytes);
    }
    match TableFile::from_bytes(Path::new("memory"), bytes, "toy 1") {
        Ok(table) => {
            for number in 0..4 {
                if let Err(why) = table.block(number) {
                    super::is_sentence(&why.to_string());
                }
            }
            let key = u32::from(choices.byte());
            let found = table.find(key).map(|i| table.keys()[i as usize]);
            assert!(found.is_none_or(|found| !table.keys().is_sorted() || found <= key));
        }
        Err(why) => super::is_sentence(&why.to_string()),
    }
}
