//! The rules on which tables differ, as one value.

use super::board::SEATS;
use parlour_core::{Flag, Number, Refusal, RuleOption, RuleSet, Rules, Seat, Seats, Words};

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

const PRESETS: &[RuleSet<Dog>] = &[
    RuleSet {
        name: "braendi",
        title: "Brändi Dog",
        help: "Fold when nothing can be played; the rest of a seven goes to the partner.",
        rules: |_| Dog::default(),
    },
    RuleSet {
        name: "canadian",
        title: "Canadian Dog",
        help: "As Brändi Dog, and a seven may move the partner's pieces at any time.",
        rules: |_| Dog::canadian(),
    },
    RuleSet {
        name: "libdog",
        title: "Discard instead of folding",
        help: "Lay one card down when nothing can be played; no rest of a seven; Red begins.",
        rules: |_| Dog::libdog(),
    },
];

const OPTIONS: &[RuleOption<Dog>] = &[
    RuleOption {
        key: "players",
        title: "Players",
        help: "How many play; the ring has 16 squares for each.",
        value: &Number {
            range: 2..=SEATS as u32,
            get: |dog: &Dog| dog.players.into(),
            set: |dog, n| dog.players = n as u8,
        },
    },
    RuleOption {
        key: "teams",
        title: "Teams",
        help: "Who plays together; unless set, pairs for 4 and 6 players and singles for the others.",
        value: &Words {
            words: &[
                (
                    "pairs",
                    Teams::Pairs,
                    "two and two, opposite (4 or 6 players)",
                ),
                (
                    "triples",
                    Teams::Triples,
                    "three and three, alternating (6 players)",
                ),
                (
                    "singles",
                    Teams::Singles,
                    "everybody alone, nothing is exchanged",
                ),
            ],
            get: Dog::teams,
            set: |dog, teams| dog.teams = Some(teams),
        },
    },
    RuleOption {
        key: "canadian",
        title: "Canadian rule",
        help: "Legs of a seven may move the partner's pieces.",
        value: &Flag {
            get: |dog: &Dog| dog.canadian,
            set: |dog, on| dog.canadian = on,
        },
    },
    RuleOption {
        key: "rest_of_seven",
        title: "Rest of a seven",
        help: "When a seven fills the own finish its rest may move the partner's pieces.",
        value: &Flag {
            get: |dog: &Dog| dog.rest_of_seven,
            set: |dog, on| dog.rest_of_seven = on,
        },
    },
    RuleOption {
        key: "jack_without_effect",
        title: "Jack without effect",
        help: "Who folds may not keep a jack back: without a play a jack is laid down without effect.",
        value: &Flag {
            get: |dog: &Dog| dog.jack_without_effect,
            set: |dog, on| dog.jack_without_effect = on,
        },
    },
    RuleOption {
        key: "own_swap",
        title: "Swap own pieces",
        help: "A jack may swap two own pieces.",
        value: &Flag {
            get: |dog: &Dog| dog.own_swap,
            set: |dog, on| dog.own_swap = on,
        },
    },
    RuleOption {
        key: "start_protects",
        title: "Start protects",
        help: "Every piece on its owner's start blocks, also one that came back to it.",
        value: &Flag {
            get: |dog: &Dog| dog.start_protects,
            set: |dog, on| dog.start_protects = on,
        },
    },
    RuleOption {
        key: "no_play",
        title: "Without a play",
        help: "What a player does who cannot play any card.",
        value: &Words {
            words: &[
                (
                    "fold",
                    NoPlay::Fold,
                    "lay the whole hand down and sit out the round",
                ),
                ("discard", NoPlay::Discard, "lay one card of choice down"),
            ],
            get: |dog: &Dog| dog.no_play,
            set: |dog, no_play| dog.no_play = no_play,
        },
    },
    RuleOption {
        key: "first",
        title: "First player",
        help: "Who begins the first round.",
        value: &Words {
            words: &[
                ("random", First::Random, "drawn by lot"),
                ("0", First::Seat(0), "Red"),
                ("1", First::Seat(1), "Yellow"),
                ("2", First::Seat(2), "Green"),
                ("3", First::Seat(3), "Blue"),
                ("4", First::Seat(4), "Purple"),
                ("5", First::Seat(5), "Orange"),
            ],
            get: |dog: &Dog| dog.first,
            set: |dog, first| dog.first = first,
        },
    },
    RuleOption {
        key: "draw_with_two",
        title: "Draw with a 2",
        help: "2, 3 or 5 players: a 2 may be laid down to draw a blind card from an opponent (a house rule).",
        value: &Flag {
            get: Dog::draws_with_two,
            set: |dog, on| dog.draw_with_two = Some(on),
        },
    },
    RuleOption {
        key: "begin_on_start",
        title: "Begin on the start",
        help: "2, 3 or 5 players: everybody begins with a piece on the start (a house rule).",
        value: &Flag {
            get: Dog::begins_on_start,
            set: |dog, on| dog.begin_on_start = Some(on),
        },
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
    fn sheet(&self) -> &'static str {
        include_str!("rules.md")
    }
    fn notation(&self) -> &'static str {
        include_str!("../../notation/dog.md")
    }
    fn notations(&self) -> &'static [&'static str] {
        &["actions and boards of libdog", "Parlour position"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        ["Red", "Yellow", "Green", "Blue", "Purple", "Orange"][seat.index() % SEATS]
    }
    fn presets(&self) -> &'static [RuleSet<Dog>] {
        PRESETS
    }
    fn options(&self) -> &'static [RuleOption<Dog>] {
        OPTIONS
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
    fn facts(&self, before: &Self::Position, m: Self::Move) -> Vec<&'static str> {
        super::facts::facts(self, before, m)
    }
}
