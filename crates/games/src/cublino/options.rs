//! Names and options.

use super::game::{Cublino, Stall, Variant};
use parlour_core::{Kind, Preset, Rules, Seat, Spec};

const PRESETS: &[Preset] = &[Preset {
    name: "standard",
    help: "The rules of the board game.",
}];

const REPETITION: Spec = Spec {
    key: "repetition",
    title: "Repetition",
    help: "When the same position with the same side to move comes back.",
    kind: Kind::Word(&[
        ("3", "the third occurrence is a draw"),
        ("off", "nothing happens"),
    ]),
};

const STALL: &str = "Stalling";
const STALL_HELP: &str = "After 60 plies without a forward step or a removal.";

const PUR: &[Spec] = &[
    Spec {
        key: "stall",
        title: STALL,
        help: STALL_HELP,
        kind: Kind::Word(&[
            ("draw", "a draw"),
            ("score", "the higher score on the goal rows wins"),
            ("off", "nothing happens"),
        ]),
    },
    REPETITION,
];

const CONTRA: &[Spec] = &[
    Spec {
        key: "stall",
        title: STALL,
        help: "After 60 plies without a forward step or a removal; there is no score to decide it.",
        kind: Kind::Word(&[("draw", "a draw"), ("off", "nothing happens")]),
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
    fn notations(&self) -> &'static [&'static str] {
        &["Cublino state and move texts"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        match seat {
            Seat(0) => "White",
            _ => "Black",
        }
    }
    fn presets(&self) -> &'static [Preset] {
        PRESETS
    }
    fn specs(&self) -> &'static [Spec] {
        match self.variant {
            Variant::Pur => PUR,
            Variant::Contra => CONTRA,
        }
    }
    fn preset(&self, _: &str) -> Cublino {
        Cublino::new(self.variant)
    }
    fn set(&mut self, key: &str, value: &str) {
        match (key, value) {
            ("stall", "draw") => self.stall = Stall::Draw,
            ("stall", "score") => self.stall = Stall::Score,
            ("stall", _) => self.stall = Stall::Off,
            ("repetition", value) => self.repetition = value == "3",
            _ => {}
        }
    }
    fn setting(&self, key: &str) -> String {
        match (key, self.stall) {
            ("stall", Stall::Draw) => "draw",
            ("stall", Stall::Score) => "score",
            ("stall", Stall::Off) => "off",
            _ if self.repetition => "3",
            _ => "off",
        }
        .into()
    }
}
