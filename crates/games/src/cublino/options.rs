//! Names and options.

use super::game::{Cublino, Stall, Variant};
use parlour_core::{Game, RuleOption, RuleSet, Rules, Words};

const PRESETS: &[RuleSet<Cublino>] = &[RuleSet {
    name: "standard",
    title: "Standard",
    help: "The rules of the board game.",
    rules: |game| Cublino::new(game.variant),
}];

const REPETITION: RuleOption<Cublino> = RuleOption {
    key: "repetition",
    title: "Repetition",
    help: "When the same position with the same side to move comes back.",
    value: &Words {
        words: &[
            ("3", true, "the third occurrence is a draw"),
            ("off", false, "nothing happens"),
        ],
        get: |game: &Cublino| game.repetition,
        set: |game, on| game.repetition = on,
    },
};

const PUR: &[RuleOption<Cublino>] = &[
    RuleOption {
        key: "stall",
        title: "Stalling",
        help: "After 60 plies without a forward step or a removal.",
        value: &Words {
            words: &[
                ("draw", Stall::Draw, "a draw"),
                (
                    "score",
                    Stall::Score,
                    "the higher score on the goal rows wins",
                ),
                ("off", Stall::Off, "nothing happens"),
            ],
            get: |game: &Cublino| game.stall,
            set: |game, stall| game.stall = stall,
        },
    },
    REPETITION,
];

const CONTRA: &[RuleOption<Cublino>] = &[
    RuleOption {
        key: "stall",
        title: "Stalling",
        help: "After 60 plies without a forward step or a removal; there is no score to decide it.",
        value: &Words {
            words: &[
                ("draw", Stall::Draw, "a draw"),
                ("off", Stall::Off, "nothing happens"),
            ],
            get: |game: &Cublino| game.stall,
            set: |game, stall| game.stall = stall,
        },
    },
    REPETITION,
];

impl Rules for Cublino {
    fn name(&self) -> &'static str {
        match self.variant {
            Variant::Pur => "cublino-pur",
            Variant::Contra => "cublino-contra",
        }
    }
    fn aliases(&self) -> &'static [&'static str] {
        match self.variant {
            Variant::Pur => &["pur"],
            Variant::Contra => &["contra"],
        }
    }
    fn title(&self) -> &'static str {
        match self.variant {
            Variant::Pur => "Cublino Pur",
            Variant::Contra => "Cublino Contra",
        }
    }
    fn about(&self) -> &'static str {
        match self.variant {
            Variant::Pur => {
                "Tip and jump seven dice across the board and arrive with high numbers on top."
            }
            Variant::Contra => {
                "Tip dice across the board, fight with the numbers on top, and be first on the far row."
            }
        }
    }
    fn sheet(&self) -> &'static str {
        match self.variant {
            Variant::Pur => include_str!("pur.md"),
            Variant::Contra => include_str!("contra.md"),
        }
    }
    fn notation(&self) -> &'static str {
        include_str!("../../notation/cublino.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &["Cublino state and move texts"]
    }
    fn presets(&self) -> &'static [RuleSet<Cublino>] {
        PRESETS
    }
    fn options(&self) -> &'static [RuleOption<Cublino>] {
        match self.variant {
            Variant::Pur => PUR,
            Variant::Contra => CONTRA,
        }
    }
    fn facts(&self, before: &Self::Position, m: Self::Move) -> Vec<&'static str> {
        super::facts::facts(self, before, m)
    }
    fn skipped(&self, at: &Self::Position) -> Option<Self::Position> {
        let mut turned = *at;
        self.play(&mut turned, super::Move::PASS);
        Some(turned)
    }
}
