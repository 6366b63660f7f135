//! SGF records of Lines of Action (`GM[9]`): squares with `-` or `:`, first player B.
//!
//! `SU` names the setup (`Standard`, `Scrambled-eggs`, or `Custom` with `AB`, `AW`, `PL`), `RU` the
//! preset and options, `BL` and `WL` the clocks, `C` comments; variations are kept. A move may be
//! followed by marks such as `+` and `!`.

mod reader;
mod tree;
mod writer;

pub(super) use reader::read;
pub(super) use writer::write;

use super::options::Setup;

/// Does this look like SGF of this game?
pub(super) fn looks_like(text: &str) -> bool {
    let root = tree::Tree::root(text.trim_start_matches('\u{feff}'));
    root.is_some_and(|root| root.value("GM").is_some_and(|game| game.trim() == "9"))
}

/// What `SU` calls the setups.
const SETUPS: [(Setup, &str); 2] = [
    (Setup::Standard, "Standard"),
    (Setup::ScrambledEggs, "Scrambled-eggs"),
];
