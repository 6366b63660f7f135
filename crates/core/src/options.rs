//! Options of rules. Each is one row: its key, its words for people, and how it is read and set.

use serde::Serialize;
use std::ops::RangeInclusive;

/// One option. The static list of these feeds command line, JSON, web form and rules page.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spec {
    /// What one types: `no_moves`.
    pub key: &'static str,
    /// A few words for a form: `When a side cannot move`.
    pub title: &'static str,
    /// One sentence for people.
    pub help: &'static str,
    /// What it may be.
    pub kind: Kind,
}

/// What an option may be.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// One of these words, each with what it means.
    Word(Vec<(&'static str, &'static str)>),
    /// A whole number in this range, or one of the words.
    Number {
        /// Smallest.
        min: u32,
        /// Largest.
        max: u32,
        /// Words taken instead of a number (`off`), each with what it means.
        or: Vec<(&'static str, &'static str)>,
    },
}

impl Kind {
    /// What is taken, as the end of a sentence: `a number from 3 to 9`.
    pub fn wanted(&self) -> String {
        let words = |or: &[(&str, &str)]| or.iter().map(|w| w.0).collect::<Vec<_>>().join(", ");
        match self {
            Kind::Flag => "true or false".into(),
            Kind::Word(or) => format!("one of {}", words(or)),
            Kind::Number { min, max, or } if or.is_empty() => {
                format!("a number from {min} to {max}")
            }
            Kind::Number { min, max, or } => {
                format!("a number from {min} to {max}, or {}", words(or))
            }
        }
    }
}

/// One option of the rules `G`: a row of [`crate::Rules::options`].
///
/// ```
/// use parlour_core::{Flag, Number, RuleOption};
///
/// struct Nim {
///     heap: u8,
///     misere: bool,
/// }
/// const OPTIONS: &[RuleOption<Nim>] = &[
///     RuleOption {
///         key: "heap",
///         title: "Heap",
///         help: "How many stones there are.",
///         value: &Number {
///             range: 1..=100,
///             get: |nim: &Nim| nim.heap.into(),
///             set: |nim, n| nim.heap = n as u8,
///         },
///     },
///     RuleOption {
///         key: "misere",
///         title: "Misère",
///         help: "Who takes the last stone loses.",
///         value: &Flag {
///             get: |nim: &Nim| nim.misere,
///             set: |nim, on| nim.misere = on,
///         },
///     },
/// ];
/// let mut nim = Nim { heap: 21, misere: false };
/// assert!(OPTIONS[0].value.set(&mut nim, "7"));
/// assert!(!OPTIONS[0].value.set(&mut nim, "0"), "out of range");
/// assert_eq!((nim.heap, OPTIONS[0].value.get(&nim)), (7, "7".to_string()));
/// ```
pub struct RuleOption<G: 'static> {
    /// What one types: `no_moves`.
    pub key: &'static str,
    /// A few words for a form: `When a side cannot move`.
    pub title: &'static str,
    /// One sentence for people.
    pub help: &'static str,
    /// What it may be, and where it is kept: [`Flag`], [`Words`], [`Number`] or [`NumberOr`].
    pub value: &'static dyn Value<G>,
}

impl<G> RuleOption<G> {
    /// The same for people and programs.
    pub fn spec(&self) -> Spec {
        Spec {
            key: self.key,
            title: self.title,
            help: self.help,
            kind: self.value.kind(),
        }
    }
}

/// How an option is read and set.
pub trait Value<G> {
    /// What it may be.
    fn kind(&self) -> Kind;
    /// The value, as one would type it.
    fn get(&self, game: &G) -> String;
    /// Sets it; false, and nothing is changed, where the text is not of its kind.
    fn set(&self, game: &mut G, text: &str) -> bool;
}

/// `true` or `false`.
pub struct Flag<G> {
    /// Where it is kept.
    pub get: fn(&G) -> bool,
    /// Puts it there.
    pub set: fn(&mut G, bool),
}

impl<G> Value<G> for Flag<G> {
    fn kind(&self) -> Kind {
        Kind::Flag
    }
    fn get(&self, game: &G) -> String {
        (self.get)(game).to_string()
    }
    fn set(&self, game: &mut G, text: &str) -> bool {
        let value = text.parse().ok();
        value.map(|on| (self.set)(game, on)).is_some()
    }
}

/// One of several words.
pub struct Words<G, T: 'static> {
    /// Each word, what it stands for, and what it means in words for people.
    pub words: &'static [(&'static str, T, &'static str)],
    /// Where it is kept.
    pub get: fn(&G) -> T,
    /// Puts it there.
    pub set: fn(&mut G, T),
}

impl<G, T: Copy + PartialEq> Value<G> for Words<G, T> {
    fn kind(&self) -> Kind {
        Kind::Word(self.words.iter().map(|w| (w.0, w.2)).collect())
    }
    fn get(&self, game: &G) -> String {
        let value = (self.get)(game);
        let found = self.words.iter().find(|w| w.1 == value);
        found.expect("every value has a word").0.into()
    }
    fn set(&self, game: &mut G, text: &str) -> bool {
        let found = self.words.iter().find(|w| w.0 == text);
        found.map(|w| (self.set)(game, w.1)).is_some()
    }
}

/// A whole number.
pub struct Number<G> {
    /// From the smallest to the largest.
    pub range: RangeInclusive<u32>,
    /// Where it is kept.
    pub get: fn(&G) -> u32,
    /// Puts it there.
    pub set: fn(&mut G, u32),
}

impl<G> Value<G> for Number<G> {
    fn kind(&self) -> Kind {
        numbers(&self.range, Vec::new())
    }
    fn get(&self, game: &G) -> String {
        (self.get)(game).to_string()
    }
    fn set(&self, game: &mut G, text: &str) -> bool {
        let value = number(&self.range, text);
        value.map(|n| (self.set)(game, n)).is_some()
    }
}

/// A whole number, or a word for having none.
pub struct NumberOr<G> {
    /// From the smallest to the largest.
    pub range: RangeInclusive<u32>,
    /// The word taken instead of a number (`off`), and what it means.
    pub word: (&'static str, &'static str),
    /// Where it is kept; none for the word.
    pub get: fn(&G) -> Option<u32>,
    /// Puts it there.
    pub set: fn(&mut G, Option<u32>),
}

impl<G> Value<G> for NumberOr<G> {
    fn kind(&self) -> Kind {
        numbers(&self.range, vec![self.word])
    }
    fn get(&self, game: &G) -> String {
        let number = (self.get)(game);
        number.map_or(self.word.0.into(), |n| n.to_string())
    }
    fn set(&self, game: &mut G, text: &str) -> bool {
        let value = number(&self.range, text);
        let known = value.is_some() || text == self.word.0;
        if known {
            (self.set)(game, value);
        }
        known
    }
}

fn numbers(range: &RangeInclusive<u32>, or: Vec<(&'static str, &'static str)>) -> Kind {
    let (min, max) = (*range.start(), *range.end());
    Kind::Number { min, max, or }
}

/// Digits only: no sign, no blank.
fn number(range: &RangeInclusive<u32>, text: &str) -> Option<u32> {
    let plain = text.bytes().all(|b| b.is_ascii_digit());
    let number = text.parse().ok().filter(|_| plain)?;
    range.contains(&number).then_some(number)
}
