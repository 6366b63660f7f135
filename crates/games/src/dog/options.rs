//! The rules on which tables differ, as one value.

use super::board::SEATS;
use parlour_core::{Kind, Preset, Refusal, Rules, Seat, Seats, Spec};

/// The rules of one table of Dog. `Dog::default()` is the preset `braendi` for four.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Dog {
    players: u8,
    teams: Option<Teams>,
    canadian: bool,
    rest_of_seven: bool,
    jack_without_effect: bool,
    own_swap: bool,
    start_protects: bool,
    no_play: NoPlay,
    first: First,
    draw_with_two: Option<bool>,
    begin_on_start: Option<bool>,
}

/// Who plays together.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Teams {
    /// Two and two, opposite.
    Pairs,
    /// Three and three, alternating.
    Triples,
    /// Everybody alone; nothing is exchanged.
    Singles,
}

/// What a player does who has cards but no play.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum NoPlay {
    /// Lays the whole hand down and sits out the round.
    Fold,
    /// Lays one card of choice down.
    Discard,
}

/// Who begins the first round.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum First {
    /// Drawn from the seed.
    Random,
    /// This seat.
    Seat(u8),
}

impl Default for Dog {
    fn default() -> Dog {
        Dog {
            players: 4,
            teams: None,
            canadian: false,
            rest_of_seven: true,
            jack_without_effect: true,
            own_swap: false,
            start_protects: false,
            no_play: NoPlay::Fold,
            first: First::Random,
            draw_with_two: None,
            begin_on_start: None,
        }
    }
}

impl Dog {
    /// `braendi` with the Canadian rule.
    pub fn canadian() -> Dog {
        Dog {
            canadian: true,
            ..Dog::default()
        }
    }
    /// Discard one card, no rest of a seven, seat 0 begins.
    pub fn libdog() -> Dog {
        Dog {
            rest_of_seven: false,
            jack_without_effect: false,
            no_play: NoPlay::Discard,
            first: First::Seat(0),
            ..Dog::default()
        }
    }
    /// Players at the table, 2 to 6.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }
    /// Who plays together; unless chosen, pairs for 4 and 6 players and singles for the others.
    pub fn teams(&self) -> Teams {
        self.teams.unwrap_or(match self.players {
            4 | 6 => Teams::Pairs,
            _ => Teams::Singles,
        })
    }
    /// May legs of a seven move the partner's pieces at any time?
    #[inline]
    pub fn is_canadian(&self) -> bool {
        self.canadian
    }
    /// May the rest of a seven that fills the own finish move the partner's pieces?
    #[inline]
    pub fn rest_of_seven(&self) -> bool {
        self.rest_of_seven
    }
    /// May a jack be laid down without effect when nothing else can be played?
    #[inline]
    pub fn jack_without_effect(&self) -> bool {
        self.jack_without_effect
    }
    /// May a jack swap two own pieces?
    #[inline]
    pub fn own_swap(&self) -> bool {
        self.own_swap
    }
    /// Does every piece on its owner's start block?
    #[inline]
    pub fn start_protects(&self) -> bool {
        self.start_protects
    }
    /// What is done without a play.
    #[inline]
    pub fn no_play(&self) -> NoPlay {
        self.no_play
    }
    /// Who begins the first round.
    pub fn first(&self) -> First {
        self.first
    }
    /// May a 2 be laid down to draw a blind card? Unless chosen, with 2, 3 and 5 players.
    pub fn draws_with_two(&self) -> bool {
        self.draw_with_two
            .unwrap_or(matches!(self.players, 2 | 3 | 5))
    }
    /// Does everybody begin with a piece on the start? Unless chosen, with 3 and 5 players.
    pub fn begins_on_start(&self) -> bool {
        self.begin_on_start.unwrap_or(matches!(self.players, 3 | 5))
    }

    /// The next mate round the ring, who gets the gift; none when everybody plays alone.
    #[inline]
    pub fn partner(&self, seat: u8) -> Option<u8> {
        match self.teams() {
            Teams::Pairs => Some((seat + self.players / 2) % self.players),
            Teams::Triples => Some((seat + 2) % self.players),
            Teams::Singles => None,
        }
    }
    /// Everybody who wins with `seat`, itself included.
    pub fn team_of(&self, seat: u8) -> Seats {
        let mut team = Seats::one(Seat(seat)).bits();
        let mut mate = self.partner(seat);
        while let Some(m) = mate.filter(|m| *m != seat) {
            team |= 1 << m;
            mate = self.partner(m);
        }
        Seats::from_bits(team)
    }
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "braendi",
        help: "Fold when nothing can be played; the rest of a seven goes to the partner.",
    },
    Preset {
        name: "canadian",
        help: "As braendi, and a seven may move the partner's pieces at any time.",
    },
    Preset {
        name: "libdog",
        help: "Discard one card when nothing can be played; no rest of a seven; seat 0 begins.",
    },
];

const SPECS: &[Spec] = &[
    Spec {
        key: "players",
        title: "Players",
        help: "How many play; the ring has 16 squares for each.",
        kind: Kind::Number {
            min: 2,
            max: SEATS as u32,
            or: &[],
        },
    },
    Spec {
        key: "teams",
        title: "Teams",
        help: "Who plays together; unless set, pairs for 4 and 6 players and singles for the others.",
        kind: Kind::Word(&[
            ("pairs", "two and two, opposite (4 or 6 players)"),
            ("triples", "three and three, alternating (6 players)"),
            ("singles", "everybody alone, nothing is exchanged"),
        ]),
    },
    Spec {
        key: "canadian",
        title: "Canadian rule",
        help: "Legs of a seven may move the partner's pieces.",
        kind: Kind::Flag,
    },
    Spec {
        key: "rest_of_seven",
        title: "Rest of a seven",
        help: "When a seven fills the own finish its rest may move the partner's pieces.",
        kind: Kind::Flag,
    },
    Spec {
        key: "jack_without_effect",
        title: "Jack without effect",
        help: "Who folds may not keep a jack back: without a play a jack is laid down without effect.",
        kind: Kind::Flag,
    },
    Spec {
        key: "own_swap",
        title: "Swap own pieces",
        help: "A jack may swap two own pieces.",
        kind: Kind::Flag,
    },
    Spec {
        key: "start_protects",
        title: "Start protects",
        help: "Every piece on its owner's start blocks, also one that came back to it.",
        kind: Kind::Flag,
    },
    Spec {
        key: "no_play",
        title: "Without a play",
        help: "What a player does who cannot play any card.",
        kind: Kind::Word(&[
            ("fold", "lay the whole hand down and sit out the round"),
            ("discard", "lay one card of choice down"),
        ]),
    },
    Spec {
        key: "first",
        title: "First player",
        help: "Who begins the first round.",
        kind: Kind::Number {
            min: 0,
            max: SEATS as u32 - 1,
            or: &[("random", "drawn from the seed")],
        },
    },
    Spec {
        key: "draw_with_two",
        title: "Draw with a 2",
        help: "2, 3 or 5 players: a 2 may be laid down to draw a blind card from an opponent (a house rule).",
        kind: Kind::Flag,
    },
    Spec {
        key: "begin_on_start",
        title: "Begin on the start",
        help: "2, 3 or 5 players: everybody begins with a piece on the start (a house rule).",
        kind: Kind::Flag,
    },
];

impl Rules for Dog {
    fn name(&self) -> &'static str {
        "dog"
    }
    fn aliases(&self) -> &'static [&'static str] {
        &["braendi-dog"]
    }
    fn title(&self) -> &'static str {
        "Dog"
    }
    fn about(&self) -> &'static str {
        "Partners race their pieces home with cards, swap, split sevens and send each other back."
    }
    fn notations(&self) -> &'static [&'static str] {
        &["actions and boards of libdog", "Parlour position"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        ["Red", "Yellow", "Green", "Blue", "Purple", "Orange"][seat.index() % SEATS]
    }
    fn presets(&self) -> &'static [Preset] {
        PRESETS
    }
    fn specs(&self) -> &'static [Spec] {
        SPECS
    }
    fn preset(&self, name: &str) -> Dog {
        match name {
            "canadian" => Dog::canadian(),
            "libdog" => Dog::libdog(),
            _ => Dog::default(),
        }
    }
    fn set(&mut self, key: &str, value: &str) {
        let flag = value == "true";
        let number = value.parse::<u8>();
        match key {
            "players" => self.players = number.unwrap_or(4),
            "teams" => {
                self.teams = Some(match value {
                    "pairs" => Teams::Pairs,
                    "triples" => Teams::Triples,
                    _ => Teams::Singles,
                })
            }
            "canadian" => self.canadian = flag,
            "rest_of_seven" => self.rest_of_seven = flag,
            "jack_without_effect" => self.jack_without_effect = flag,
            "own_swap" => self.own_swap = flag,
            "start_protects" => self.start_protects = flag,
            "no_play" => {
                self.no_play = if value == "fold" {
                    NoPlay::Fold
                } else {
                    NoPlay::Discard
                }
            }
            "first" => self.first = number.map_or(First::Random, First::Seat),
            "draw_with_two" => self.draw_with_two = Some(flag),
            "begin_on_start" => self.begin_on_start = Some(flag),
            _ => {}
        }
    }
    fn setting(&self, key: &str) -> String {
        match key {
            "players" => self.players.to_string(),
            "teams" => match self.teams() {
                Teams::Pairs => "pairs".into(),
                Teams::Triples => "triples".into(),
                Teams::Singles => "singles".into(),
            },
            "canadian" => self.canadian.to_string(),
            "rest_of_seven" => self.rest_of_seven.to_string(),
            "jack_without_effect" => self.jack_without_effect.to_string(),
            "own_swap" => self.own_swap.to_string(),
            "start_protects" => self.start_protects.to_string(),
            "no_play" => match self.no_play {
                NoPlay::Fold => "fold".into(),
                NoPlay::Discard => "discard".into(),
            },
            "first" => match self.first {
                First::Random => "random".into(),
                First::Seat(seat) => seat.to_string(),
            },
            "draw_with_two" => self.draws_with_two().to_string(),
            "begin_on_start" => self.begins_on_start().to_string(),
            _ => String::new(),
        }
    }
    fn fits(&self) -> Result<(), Refusal> {
        let n = self.players;
        let bad = |why: String| Err(Refusal::invalid(why));
        match self.teams() {
            Teams::Pairs if n != 4 && n != 6 => {
                return bad(format!("teams=pairs needs 4 or 6 players, not {n}"));
            }
            Teams::Triples if n != 6 => {
                return bad(format!("teams=triples needs 6 players, not {n}"));
            }
            _ => {}
        }
        if let First::Seat(seat) = self.first
            && seat >= n
        {
            return bad(format!(
                "first={seat}, but with {n} players the last seat is {}",
                n - 1
            ));
        }
        if matches!(n, 4 | 6) {
            for (key, on) in [
                ("draw_with_two", self.draws_with_two()),
                ("begin_on_start", self.begins_on_start()),
            ] {
                if on {
                    return bad(format!("{key} is for 2, 3 or 5 players, not {n}"));
                }
            }
        }
        Ok(())
    }
}
