//! Names; there is nothing to choose.

use super::game::Dobutsu;
use super::pieces::Side;
use parlour_core::{RuleSet, Rules, Seat};

impl Rules for Dobutsu {
    fn name(&self) -> &'static str {
        "dobutsu"
    }
    fn aliases(&self) -> &'static [&'static str] {
        &["dobutsu-shogi", "animal-chess"]
    }
    fn title(&self) -> &'static str {
        "Dōbutsu shōgi"
    }
    fn about(&self) -> &'static str {
        "Four animals a side on twelve squares: catch the lion, or bring your own across."
    }
    fn sheet(&self) -> &'static str {
        include_str!("rules.md")
    }
    fn notation(&self) -> &'static str {
        include_str!("../../notation/dobutsu.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &[
            "bestmove (S/gle/-c-/-C-/ELG/-, 4C7)",
            "spelled-out moves (Cb3xb2)",
            "SFEN",
        ]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::BOTH[seat.index() & 1].name()
    }
    fn presets(&self) -> &'static [RuleSet<Dobutsu>] {
        &[RuleSet {
            name: "standard",
            title: "Standard",
            help: "The rules of the commercial set.",
            rules: |_| Dobutsu,
        }]
    }
    fn openings(&self) -> &'static [(&'static str, &'static [&'static str])] {
        super::openings::NAMED
    }
    fn facts(&self, before: &Self::Position, m: Self::Move) -> Vec<&'static str> {
        super::facts::facts(before, m)
    }
    fn skipped(&self, at: &Self::Position) -> Option<Self::Position> {
        Some(at.passed())
    }
}
