//! The rule sets: one game, five options, four presets.

use parlour_core::{Kind, Preset, Rules, Seat, Spec};

/// The rules as a value.
///
/// ```
/// use parlour_core::{Game, Text};
/// use parlour_games::romanian_checkers::RomanianCheckers;
///
/// let game = RomanianCheckers::default();
/// let mut at = game.start(0);
/// let m = game.read_move(&at, "b1-b3").unwrap();
/// game.play(&mut at, m);
/// assert_eq!(game.count(&at), 34);
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RomanianCheckers {
    /// `simultaneous`
    pub both_connected: BothConnected,
    /// `no_moves`
    pub no_moves: NoMoves,
    /// `repetition`
    pub repetition: Repetition,
    /// `max_plies`
    pub max_plies: Option<u32>,
    /// `setup`
    pub setup: Setup,
}

/// A move connects both sides.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum BothConnected {
    /// Nobody wins.
    Draw,
    /// Who moved wins.
    Mover,
}

/// The side to move cannot.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum NoMoves {
    /// Nobody wins.
    Draw,
    /// It passes; when neither side can move, nobody wins.
    Pass,
    /// It loses.
    Loss,
}

/// When coming back is a draw.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Repetition {
    /// Never.
    Off,
    /// Second occurrence of board and side to move.
    Second,
    /// Third occurrence of board and side to move.
    Third,
    /// Second occurrence of the board, whoever moves.
    SecondBoard,
}

/// Where the men begin.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Setup {
    /// First player on the first and last rank, second on the outer files.
    Standard,
    /// The two sides alternate around the edge.
    ScrambledEggs,
}

impl Default for RomanianCheckers {
    fn default() -> RomanianCheckers {
        RomanianCheckers {
            both_connected: BothConnected::Draw,
            no_moves: NoMoves::Draw,
            repetition: Repetition::Third,
            max_plies: None,
            setup: Setup::Standard,
        }
    }
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "romanian",
        help: "Both connected is a draw, no move is a draw, so is the third occurrence.",
    },
    Preset {
        name: "mso",
        help: "Mind Sports Olympiad: both connected is a draw, a side that cannot move passes.",
    },
    Preset {
        name: "sackson",
        help: "As published by Sid Sackson: a move that connects both sides wins.",
    },
    Preset {
        name: "openspiel",
        help: "As in OpenSpiel: a move that connects both sides wins, no move loses, the second \
               occurrence of the board and 1000 plies are draws.",
    },
];

const SPECS: &[Spec] = &[
    Spec {
        key: "simultaneous",
        title: "When a move connects both sides",
        help: "Who wins when one move leaves both sides connected.",
        kind: Kind::Word(&[
            ("draw", "nobody wins"),
            ("mover", "the side that moved wins"),
        ]),
    },
    Spec {
        key: "no_moves",
        title: "When a side cannot move",
        help: "What happens when the side to move has no legal move.",
        kind: Kind::Word(&[
            ("draw", "nobody wins"),
            ("pass", "it passes; a draw if neither side can move"),
            ("loss", "it loses"),
        ]),
    },
    Spec {
        key: "repetition",
        title: "Repetition",
        help: "Which occurrence of a position is a draw.",
        kind: Kind::Word(&[
            ("off", "none"),
            (
                "2",
                "the second of the same board with the same side to move",
            ),
            (
                "3",
                "the third of the same board with the same side to move",
            ),
            ("2-board", "the second of the same board, whoever moves"),
        ]),
    },
    Spec {
        key: "max_plies",
        title: "Longest game",
        help: "After so many moves of both sides together the game is a draw.",
        kind: Kind::Number {
            min: 1,
            max: 1_000_000,
            or: &[("off", "no limit")],
        },
    },
    Spec {
        key: "setup",
        title: "Setup",
        help: "Where the men begin.",
        kind: Kind::Word(&[
            (
                "standard",
                "first player on the first and last rank, second on the outer files",
            ),
            ("scrambled-eggs", "the two sides alternate around the edge"),
        ]),
    },
];

/// Every word of the options that are enums, beside its value.
const BOTH_CONNECTED: [(BothConnected, &str); 2] = [
    (BothConnected::Draw, "draw"),
    (BothConnected::Mover, "mover"),
];
const NO_MOVES: [(NoMoves, &str); 3] = [
    (NoMoves::Draw, "draw"),
    (NoMoves::Pass, "pass"),
    (NoMoves::Loss, "loss"),
];
const REPETITION: [(Repetition, &str); 4] = [
    (Repetition::Off, "off"),
    (Repetition::Second, "2"),
    (Repetition::Third, "3"),
    (Repetition::SecondBoard, "2-board"),
];
const SETUP: [(Setup, &str); 2] = [
    (Setup::Standard, "standard"),
    (Setup::ScrambledEggs, "scrambled-eggs"),
];

fn value<T: Copy>(words: &[(T, &str)], word: &str) -> T {
    let found = words.iter().find(|w| w.1 == word);
    found.expect("values are checked against the specs").0
}

fn word<T: PartialEq>(words: &[(T, &str)], value: T) -> String {
    let found = words.iter().find(|w| w.0 == value);
    found.expect("every value has a word").1.into()
}

impl Rules for RomanianCheckers {
    fn name(&self) -> &'static str {
        "romanian-checkers"
    }
    fn aliases(&self) -> &'static [&'static str] {
        &["lines-of-action", "loa"]
    }
    fn title(&self) -> &'static str {
        "Romanian Checkers"
    }
    fn about(&self) -> &'static str {
        "Bring all your men together; each moves as far as there are men on its line. Also known as \
         Lines of Action."
    }
    fn notations(&self) -> &'static [&'static str] {
        &["position text", "g6-c2, g6xd6", "SGF GM[9]"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        super::game::NAMES[seat.index() & 1]
    }
    fn presets(&self) -> &'static [Preset] {
        PRESETS
    }
    fn specs(&self) -> &'static [Spec] {
        SPECS
    }
    fn preset(&self, name: &str) -> RomanianCheckers {
        let base = RomanianCheckers::default();
        match name {
            "mso" => RomanianCheckers {
                no_moves: NoMoves::Pass,
                ..base
            },
            "sackson" => RomanianCheckers {
                both_connected: BothConnected::Mover,
                ..base
            },
            "openspiel" => RomanianCheckers {
                both_connected: BothConnected::Mover,
                no_moves: NoMoves::Loss,
                repetition: Repetition::SecondBoard,
                max_plies: Some(1000),
                ..base
            },
            _ => base,
        }
    }
    fn set(&mut self, key: &str, text: &str) {
        match key {
            "simultaneous" => self.both_connected = value(&BOTH_CONNECTED, text),
            "no_moves" => self.no_moves = value(&NO_MOVES, text),
            "repetition" => self.repetition = value(&REPETITION, text),
            "max_plies" => self.max_plies = text.parse().ok(),
            "setup" => self.setup = value(&SETUP, text),
            _ => unreachable!("keys are checked against the specs"),
        }
    }
    fn setting(&self, key: &str) -> String {
        match key {
            "simultaneous" => word(&BOTH_CONNECTED, self.both_connected),
            "no_moves" => word(&NO_MOVES, self.no_moves),
            "repetition" => word(&REPETITION, self.repetition),
            "max_plies" => self.max_plies.map_or("off".into(), |n| n.to_string()),
            "setup" => word(&SETUP, self.setup),
            _ => unreachable!("keys are checked against the specs"),
        }
    }
}
