//! Names and options.

use super::board::{LARGEST, SMALLEST};
use super::game::Dominions;
use parlour_core::{Number, RuleOption, RuleSet, Rules};

const PRESETS: &[RuleSet<Dominions>] = &[RuleSet {
    name: "freeling",
    title: "The inventor’s rules",
    help: "The inventor's rules on a board with 9 cells a side.",
    rules: |_| Dominions::default(),
}];

const OPTIONS: &[RuleOption<Dominions>] = &[RuleOption {
    key: "size",
    title: "Cells a side",
    help: "How many cells each side of the board has, 9 being the inventor's and the most; all 63 tiles \
           are dealt on every board.",
    value: &Number {
        range: SMALLEST as u32..=LARGEST as u32,
        get: |game: &Dominions| game.size.into(),
        set: |game, size| game.size = size as u8,
    },
}];

impl Rules for Dominions {
    fn name(&self) -> &'static str {
        "dominions"
    }
    fn title(&self) -> &'static str {
        "Dominions"
    }
    fn about(&self) -> &'static str {
        "Place 63 different tiles, beam to beam, and flip the groups that run out of liberties."
    }
    fn sheet(&self) -> &'static str {
        include_str!("rules.md")
    }
    fn notation(&self) -> &'static str {
        include_str!("../../notation/dominions.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &["P63i9", "W[P63i9]"]
    }
    fn presets(&self) -> &'static [RuleSet<Dominions>] {
        PRESETS
    }
    fn options(&self) -> &'static [RuleOption<Dominions>] {
        OPTIONS
    }
    fn facts(&self, before: &Self::Position, m: Self::Move) -> Vec<&'static str> {
        super::facts::facts(before, m)
    }
}
