//! The rule sets: one game, five options, four presets.

use parlour_core::{NumberOr, RuleOption, RuleSet, Rules, Words};

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

const PRESETS: &[RuleSet<RomanianCheckers>] = &[
    RuleSet {
        name: "romanian",
        title: "Romanian",
        help: "Both connected is a draw, no move is a draw, so is the third occurrence.",
        rules: |_| RomanianCheckers::default(),
    },
    RuleSet {
        name: "mso",
        title: "Mind Sports Olympiad",
        help: "Mind Sports Olympiad: both connected is a draw, a side that cannot move passes.",
        rules: |_| RomanianCheckers {
            no_moves: NoMoves::Pass,
            ..RomanianCheckers::default()
        },
    },
    RuleSet {
        name: "sackson",
        title: "As first published",
        help: "As published by Sid Sackson: a move that connects both sides wins.",
        rules: |_| RomanianCheckers {
            both_connected: BothConnected::Mover,
            ..RomanianCheckers::default()
        },
    },
    RuleSet {
        name: "openspiel",
        title: "OpenSpiel",
        help: "As in OpenSpiel: a move that connects both sides wins, no move loses, the second \
               occurrence of the board and 1000 plies are draws.",
        rules: |_| RomanianCheckers {
            both_connected: BothConnected::Mover,
            no_moves: NoMoves::Loss,
            repetition: Repetition::SecondBoard,
            max_plies: Some(1000),
            ..RomanianCheckers::default()
        },
    },
];

const OPTIONS: &[RuleOption<RomanianCheckers>] = &[
    RuleOption {
        key: "simultaneous",
        title: "When a move connects both sides",
        help: "Who wins when one move leaves both sides connected.",
        value: &Words {
            words: &[
                ("draw", BothConnected::Draw, "nobody wins"),
                ("mover", BothConnected::Mover, "the side that moved wins"),
            ],
            get: |game: &RomanianCheckers| game.both_connected,
            set: |game, value| game.both_connected = value,
        },
    },
    RuleOption {
        key: "no_moves",
        title: "When a side cannot move",
        help: "What happens when the side to move has no legal move.",
        value: &Words {
            words: &[
                ("draw", NoMoves::Draw, "nobody wins"),
                (
                    "pass",
                    NoMoves::Pass,
                    "it passes; a draw if neither side can move",
                ),
                ("loss", NoMoves::Loss, "it loses"),
            ],
            get: |game: &RomanianCheckers| game.no_moves,
            set: |game, value| game.no_moves = value,
        },
    },
    RuleOption {
        key: "repetition",
        title: "Repetition",
        help: "Which occurrence of a position is a draw.",
        value: &Words {
            words: &[
                ("off", Repetition::Off, "none"),
                (
                    "2",
                    Repetition::Second,
                    "the second of the same board with the same side to move",
                ),
                (
                    "3",
                    Repetition::Third,
                    "the third of the same board with the same side to move",
                ),
                (
                    "2-board",
                    Repetition::SecondBoard,
                    "the second of the same board, whoever moves",
                ),
            ],
            get: |game: &RomanianCheckers| game.repetition,
            set: |game, value| game.repetition = value,
        },
    },
    RuleOption {
        key: "max_plies",
        title: "Longest game",
        help: "After so many moves of both sides together the game is a draw.",
        value: &NumberOr {
            range: 1..=1_000_000,
            word: ("off", "no limit"),
            get: |game: &RomanianCheckers| game.max_plies,
            set: |game, plies| game.max_plies = plies,
        },
    },
    RuleOption {
        key: "setup",
        title: "Setup",
        help: "Where the men begin.",
        value: &Words {
            words: &[
                (
                    "standard",
                    Setup::Standard,
                    "first player on the first and last rank, second on the outer files",
                ),
                (
                    "scrambled-eggs",
                    Setup::ScrambledEggs,
                    "the two sides alternate around the edge",
                ),
            ],
            get: |game: &RomanianCheckers| game.setup,
            set: |game, setup| game.setup = setup,
        },
    },
];

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
    fn sheet(&self) -> &'static str {
        include_str!("rules.md")
    }
    fn notation(&self) -> &'static str {
        include_str!("../../notation/romanian-checkers.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &["position text", "g6-c2, g6xd6", "SGF GM[9]"]
    }
    fn presets(&self) -> &'static [RuleSet<RomanianCheckers>] {
        PRESETS
    }
    fn options(&self) -> &'static [RuleOption<RomanianCheckers>] {
        OPTIONS
    }
    fn facts(&self, before: &Self::Position, m: Self::Move) -> Vec<&'static str> {
        super::facts::facts(self, before, m)
    }
    fn skipped(&self, at: &Self::Position) -> Option<Self::Position> {
        Some(at.passed())
    }
}
