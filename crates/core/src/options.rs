//! Rules as people choose them: a preset, then options.

use crate::{Picture, Refusal, Seat};
use serde::Serialize;

/// A named set of rules.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preset {
    /// What one types: `romanian`.
    pub name: &'static str,
    /// One sentence for people.
    pub help: &'static str,
}

/// One option. The static list of these feeds command line, JSON, web form and rules page.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
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
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// One of these words, each with what it means.
    Word(&'static [(&'static str, &'static str)]),
    /// A whole number in this range, or one of the words.
    Number {
        /// Smallest.
        min: u32,
        /// Largest.
        max: u32,
        /// Words taken instead of a number (`off`), each with what it means.
        or: &'static [(&'static str, &'static str)],
    },
}

impl Kind {
    /// Is `value` of this kind? The sentence says what would be.
    pub fn check(&self, value: &str) -> Result<(), String> {
        let words = |or: &[(&str, &str)]| or.iter().map(|w| w.0).collect::<Vec<_>>().join(", ");
        match self {
            Kind::Flag if matches!(value, "true" | "false") => Ok(()),
            Kind::Flag => Err("true or false".into()),
            Kind::Word(or) if or.iter().any(|w| w.0 == value) => Ok(()),
            Kind::Word(or) => Err(format!("one of {}", words(or))),
            Kind::Number { min, max, or } => {
                let plain = value.bytes().all(|b| b.is_ascii_digit());
                if or.iter().any(|w| w.0 == value)
                    || plain && value.parse().is_ok_and(|n: u32| (*min..=*max).contains(&n))
                {
                    Ok(())
                } else if or.is_empty() {
                    Err(format!("a number from {min} to {max}"))
                } else {
                    Err(format!("a number from {min} to {max}, or {}", words(or)))
                }
            }
        }
    }
}

/// A game that can be chosen by name and configured: everything the outside needs to open a table.
pub trait Rules: Picture {
    /// The name one types: `cublino-pur`.
    fn name(&self) -> &'static str;
    /// Other names one may type, lower case, hyphens for blanks: `loa`.
    fn aliases(&self) -> &'static [&'static str] {
        &[]
    }
    /// The name on a page: `Cublino Pur`.
    fn title(&self) -> &'static str;
    /// One sentence about the game.
    fn about(&self) -> &'static str;
    /// What the texts of this game are called: notations one may read or write.
    fn notations(&self) -> &'static [&'static str];
    /// What seat `seat` is called: `White`, `Sente`, `seat 3`.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// Presets, the default first.
    fn presets(&self) -> &'static [Preset];
    /// Options.
    fn specs(&self) -> &'static [Spec];
    /// The same variant under the preset called `name`, one of [`Rules::presets`].
    fn preset(&self, name: &str) -> Self;
    /// Sets an option; `value` has been checked against the [`Spec`].
    fn set(&mut self, key: &str, value: &str);
    /// The value of an option, as one would type it.
    fn setting(&self, key: &str) -> String;
    /// Do the options fit together? The sentence names those that do not.
    fn fits(&self) -> Result<(), Refusal> {
        Ok(())
    }
    /// The version of these rules, written into records; rises when a text would replay differently.
    fn version(&self) -> u32 {
        1
    }
}

/// Applies a preset and options, all checked.
pub fn configure<G: Rules>(
    game: &G,
    preset: Option<&str>,
    options: &[(String, String)],
) -> Result<G, Refusal> {
    let presets = game.presets();
    let name = preset.unwrap_or(presets[0].name);
    if presets.iter().all(|p| p.name != name) {
        let known = presets.iter().map(|p| p.name).collect::<Vec<_>>();
        return Err(Refusal::malformed(format!(
            "{} has no rules called {name:?}; there are {}",
            game.name(),
            known.join(", ")
        )));
    }
    let mut game = game.preset(name);
    for (key, value) in options {
        let spec = game.specs().iter().find(|s| s.key == key).ok_or_else(|| {
            let known = game.specs().iter().map(|s| s.key).collect::<Vec<_>>();
            let known = match known.as_slice() {
                [] => "it has none".into(),
                known => format!("there are {}", known.join(", ")),
            };
            Refusal::malformed(format!("{} has no option {key:?}; {known}", game.name()))
        })?;
        spec.kind
            .check(value)
            .map_err(|want| Refusal::malformed(format!("{key} is {want}, not {value:?}")))?;
        game.set(key, value);
    }
    game.fits()?;
    Ok(game)
}
