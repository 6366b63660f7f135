//! An open toy: two walkers in a corridor collect coins. Scores, a forced pass, repetition, stalling
//! and options.

use super::{glyphs, palette};
use parlour_core::*;

#[derive(Clone, Debug)]
pub struct Coins {
    pub length: u8,
    pub repetition: Option<u8>,
    pub stall: Option<u32>,
    pub stall_counts: bool,
    pub bug: Option<Bug>,
}

/// Mistakes the kit must find.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bug {
    StaleKey,
    DeadEnd,
    ForgottenWay,
    WrongMotion,
    CountsOneMore,
    FalseProgress,
    Misspelled,
    DeafOption,
}

pub const RULES: Coins = Coins {
    length: 6,
    repetition: Some(3),
    stall: Some(8),
    stall_counts: false,
    bug: None,
};

#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct At {
    walker: [u8; 2],
    purse: [u8; 2],
    coins: u16,
    turn: u8,
    key: u64,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Step {
    Pass,
    To(u8),
}

const ALL: Reason = Reason::new("coins", "all coins taken");
const COUNTED: Reason = Reason::new("stalled-counted", "no progress, coins counted");

impl At {
    fn fresh_key(&self) -> u64 {
        let fields = [
            self.walker[0],
            self.walker[1],
            self.purse[0],
            self.purse[1],
            self.turn,
        ];
        mix(fields
            .iter()
            .fold(self.coins as u64, |k, f| k << 5 | *f as u64))
    }
    fn richer(&self, reason: Reason) -> Outcome {
        let [a, b] = self.purse;
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::win(Seats::one(Seat(0)), reason),
            std::cmp::Ordering::Less => Outcome::win(Seats::one(Seat(1)), reason),
            std::cmp::Ordering::Equal => Outcome::draw(reason),
        }
    }
}

impl Game for Coins {
    type Position = At;
    type Move = Step;

    fn start(&self, _: u64) -> At {
        let inner = ((1 << self.length) - 1) & !1 & !(1 << (self.length - 1));
        let mut at = At {
            walker: [0, self.length - 1],
            purse: [0, 0],
            coins: inner,
            turn: 0,
            key: 0,
        };
        at.key = at.fresh_key();
        at
    }
    fn status(&self, at: &At) -> Status {
        if at.coins == 0 {
            Status::Over(at.richer(ALL))
        } else {
            Status::ToMove(Seat(at.turn))
        }
    }
    fn moves(&self, at: &At, out: &mut Vec<Step>) {
        if at.coins == 0 {
            return;
        }
        let [me, foe] = [at.walker[at.turn as usize], at.walker[1 - at.turn as usize]];
        let near = [me.checked_sub(1), (me + 1 < self.length).then_some(me + 1)];
        let free = near.into_iter().flatten().filter(|&to| to != foe);
        let before = out.len();
        out.extend(free.map(Step::To));
        if out.len() == before {
            out.push(Step::Pass)
        }
    }
    fn play(&self, at: &mut At, m: Step) {
        if let Step::To(to) = m {
            at.walker[at.turn as usize] = to;
            at.purse[at.turn as usize] += (at.coins >> to & 1) as u8;
            at.coins &= !(1 << to);
        }
        at.turn = 1 - at.turn;
        if self.bug != Some(Bug::StaleKey) {
            at.key = at.fresh_key();
        }
    }
    fn key(&self, at: &At) -> u64 {
        at.key
    }
    fn count(&self, at: &At) -> u64 {
        self.list(at).len() as u64 + (self.bug == Some(Bug::CountsOneMore)) as u64
    }
    fn scores(&self, at: &At) -> Option<Vec<i32>> {
        Some(at.purse.map(i32::from).to_vec())
    }
    fn memory(&self) -> Memory {
        Memory {
            repetition: self.repetition,
            stall: self.stall,
            plies: None,
        }
    }
    fn is_progress(&self, before: &At, m: Step) -> bool {
        matches!(m, Step::To(to) if before.coins >> to & 1 == 1)
            || self.bug == Some(Bug::FalseProgress)
    }
    fn stalled(&self, at: &At) -> Outcome {
        if self.stall_counts {
            at.richer(COUNTED)
        } else {
            Outcome::draw(Past::STALLED)
        }
    }
}

impl Open for Coins {}

impl Text for Coins {
    fn write_position(&self, at: &At) -> String {
        format!(
            "{},{} {},{} {} {}",
            at.walker[0], at.walker[1], at.purse[0], at.purse[1], at.coins, at.turn
        )
    }
    fn read_position(&self, text: &str, _: u64) -> Result<At, Refusal> {
        let bad = || Refusal::malformed(format!("not a position: {text}"));
        let numbers = text
            .split([' ', ','])
            .map(|t| t.parse::<u16>().map_err(|_| bad()));
        let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
        let [a, b, c, d, coins, turn] = numbers[..] else {
            return Err(bad());
        };
        if a == b || a.max(b) >= self.length as u16 || turn > 1 || c.max(d) > 16 {
            return Err(Refusal::invalid(format!("walkers stand on {a} and {b}")));
        }
        let mut at = At {
            walker: [a as u8, b as u8],
            purse: [c as u8, d as u8],
            coins,
            turn: turn as u8,
            key: 0,
        };
        at.key = at.fresh_key();
        Ok(at)
    }
    fn write_move(&self, _: &At, m: Step, _: Eye) -> String {
        match m {
            Step::Pass => "pass".into(),
            Step::To(to) => to.to_string(),
        }
    }
    fn say(&self, at: &At, m: Step, eye: Eye) -> String {
        match m {
            Step::To(to) if self.bug == Some(Bug::Misspelled) => (to + 1).to_string(),
            m => self.write_move(at, m, eye),
        }
    }
    fn read_move(&self, at: &At, text: &str) -> Result<Step, Refusal> {
        let cell = || Refusal::malformed(format!("not a cell: {text}"));
        let m = match text {
            "pass" => Step::Pass,
            _ => Step::To(text.parse().map_err(|_| cell())?),
        };
        if self.list(at).contains(&m) {
            Ok(m)
        } else {
            Err(Refusal::illegal(format!("nobody can go to {text} now")))
        }
    }
    fn draw(&self, at: &At) -> String {
        let cell = |c: u8| match at.walker.iter().position(|w| *w == c) {
            Some(seat) => ['W', 'B'][seat],
            None if at.coins >> c & 1 == 1 => 'o',
            None => '.',
        };
        (0..self.length).map(cell).collect()
    }
}

impl Picture for Coins {
    fn scene(&self, at: &At) -> Scene {
        let cell = |c: u8| Cell {
            spot: c.to_string(),
            name: format!("cell {c}"),
            shape: Shape::Square(1.0),
            at: (c as f32 + 0.5, 0.5),
            look: Look::Plain,
            tint: None,
        };
        let walker = |s: usize| Piece {
            spot: at.walker[s].to_string(),
            glyph: "walker".into(),
            colour: Some(s as u8),
            rim: None,
            turn: 0.0,
            name: format!("walker {s}"),
        };
        Scene {
            size: (self.length as f32, 1.0),
            cells: (0..self.length).map(cell).collect(),
            pieces: (0..2).map(walker).collect(),
            palette: palette(2),
            seat_turns: vec![0.0, 180.0],
            captions: vec![format!("{} : {}", at.purse[0], at.purse[1])],
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs(&["walker"])
    }
    fn paths(&self, at: &At, m: Step) -> Vec<Vec<Spot>> {
        let from = at.walker[at.turn as usize].to_string();
        match m {
            Step::To(0) if self.bug == Some(Bug::ForgottenWay) => vec![],
            Step::Pass => vec![vec!["pass".into()]],
            Step::To(to) => vec![vec![from, to.to_string()]],
        }
    }
    fn motion(&self, before: &At, m: Step, _: Eye) -> Motion {
        let Step::To(to) = m else {
            return Motion::default();
        };
        let to = if self.bug == Some(Bug::WrongMotion) {
            0
        } else {
            to
        };
        Motion::of(vec![Change::Slide {
            from: before.walker[before.turn as usize].to_string(),
            to: to.to_string(),
        }])
    }
    fn entry(&self, at: &At, touched: &[Spot]) -> Entry {
        let mut entry = parlour_core::entry::from_list(self, at, touched);
        if self.bug == Some(Bug::DeadEnd) && touched.is_empty() {
            // The foe's walker may be touched, and then nothing follows.
            entry.next.push(Choice::new(
                at.walker[1 - at.turn as usize].to_string(),
                "foe",
            ));
        }
        entry
    }
}

impl Rules for Coins {
    fn name(&self) -> &'static str {
        "coins"
    }
    fn title(&self) -> &'static str {
        "Coins"
    }
    fn about(&self) -> &'static str {
        "Two walkers collect coins in a corridor."
    }
    fn notations(&self) -> &'static [&'static str] {
        &["numbers"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        ["West", "East"][seat.index()]
    }
    fn presets(&self) -> &'static [RuleSet<Coins>] {
        &[
            RuleSet {
                name: "short",
                title: "Short",
                help: "Six cells.",
                rules: |_| RULES,
            },
            RuleSet {
                name: "endless",
                title: "Endless",
                help: "Six cells, nothing ends a stall.",
                rules: |_| Coins {
                    stall: None,
                    ..RULES
                },
            },
        ]
    }
    fn options(&self) -> &'static [RuleOption<Coins>] {
        &[
            RuleOption {
                key: "length",
                title: "Length",
                help: "Cells of the corridor.",
                value: &Number {
                    range: 4..=12,
                    get: |coins: &Coins| coins.length.into(),
                    set: |coins, n| coins.length = n as u8,
                },
            },
            RuleOption {
                key: "stall",
                title: "Stalling",
                help: "Plies without a coin that end the game.",
                value: &NumberOr {
                    range: 1..=100,
                    word: ("off", "never"),
                    get: |coins: &Coins| coins.stall,
                    set: |coins, n| coins.stall = n,
                },
            },
            RuleOption {
                key: "stall_counts",
                title: "Count coins after a stall",
                help: "The richer walker wins a stalled game.",
                value: &Flag {
                    get: |coins: &Coins| coins.stall_counts,
                    set: |coins, on| coins.stall_counts = on && coins.bug != Some(Bug::DeafOption),
                },
            },
        ]
    }
    fn fits(&self) -> Result<(), Refusal> {
        if self.stall_counts && self.stall.is_none() {
            return Err(Refusal::invalid(
                "stall_counts needs a stall limit, but stall is off",
            ));
        }
        Ok(())
    }
}
