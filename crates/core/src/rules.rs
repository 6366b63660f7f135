//! Rules as people choose them: a game by its name, a preset, then options.

use crate::{Picture, Refusal, RuleOption, Seat};
use serde::Serialize;

/// A named set of rules.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preset {
    /// What one types: `romanian`.
    pub name: &'static str,
    /// What people call it: `Romanian`.
    pub title: &'static str,
    /// One sentence for people.
    pub help: &'static str,
}

/// A named set of the rules `G`: a row of [`Rules::presets`].
pub struct RuleSet<G> {
    /// What one types: `romanian`.
    pub name: &'static str,
    /// What people call it: `Romanian`.
    pub title: &'static str,
    /// One sentence for people.
    pub help: &'static str,
    /// The same game under these rules, whatever its options are now.
    pub rules: fn(&G) -> G,
}

impl<G: Clone + 'static> RuleSet<G> {
    /// All there is for a game without presets.
    const STANDARD: &'static [RuleSet<G>] = &[RuleSet {
        name: "standard",
        title: "Usual rules",
        help: "The usual rules.",
        rules: G::clone,
    }];

    /// The same for people and programs.
    pub fn preset(&self) -> Preset {
        Preset {
            name: self.name,
            title: self.title,
            help: self.help,
        }
    }
}

/// A game that can be chosen by name and configured: everything the outside needs to open a table.
pub trait Rules: Picture {
    /// The name one types: `cublino-pur`.
    fn name(&self) -> &'static str;
    /// The name on a page: `Cublino Pur`.
    fn title(&self) -> &'static str;
    /// One sentence about the game.
    fn about(&self) -> &'static str;
    /// The rules in words, for people who have never played: paragraphs between empty lines, headings
    /// (`# `), items (`- `). A game without any is told by [`Rules::about`] and its options.
    fn sheet(&self) -> &'static str {
        self.about()
    }

    /// How positions and moves are written, as Markdown; empty where nobody has written it down.
    fn notation(&self) -> &'static str {
        ""
    }

    /// Other names one may type, lower case, hyphens for blanks: `loa`.
    fn aliases(&self) -> &'static [&'static str] {
        &[]
    }
    /// What the texts of this game are called: notations one may read or write.
    fn notations(&self) -> &'static [&'static str] {
        &[]
    }
    /// What seat `seat` is called: `White`, `Sente`, `Red`. Unless said, White and Black, or numbers
    /// where more than two play.
    fn seat_name(&self, seat: Seat) -> &'static str {
        const NUMBERS: [&str; 8] = [
            "seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7",
        ];
        match self.seats() {
            2 => ["White", "Black"][seat.index() % 2],
            _ => NUMBERS[seat.index() % NUMBERS.len()],
        }
    }
    /// Presets, the default first. Unless said, one called `standard`; a game with options says what
    /// they are under each.
    fn presets(&self) -> &'static [RuleSet<Self>] {
        RuleSet::STANDARD
    }
    /// Options. Setting one may move the default of another.
    fn options(&self) -> &'static [RuleOption<Self>] {
        &[]
    }
    /// Do the options fit together? The sentence names those that do not.
    fn fits(&self) -> Result<(), Refusal> {
        Ok(())
    }
    /// What a legal move does, in single words that [`Rules::notation`] readers would use (`capture`, `drop`): the
    /// facts that puzzles are sorted by. Unless said, nothing.
    fn facts(&self, _before: &Self::Position, _m: Self::Move) -> Vec<&'static str> {
        Vec::new()
    }
    /// The same position with the other side to move, where the rules can write it: what a threat is.
    fn skipped(&self, _at: &Self::Position) -> Option<Self::Position> {
        None
    }
    /// Openings that players have given a name, each with moves from the start that lead to it: whoever comes to that
    /// position by other moves plays the same opening. Unless said, none.
    fn openings(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
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
    let chosen = presets.iter().find(|p| p.name == name).ok_or_else(|| {
        let known: Vec<_> = presets.iter().map(|p| p.name).collect();
        let known = known.join(", ");
        let game = game.name();
        Refusal::malformed(format!(
            "{game} has no rules called {name:?}; there are {known}"
        ))
    })?;
    let mut game = (chosen.rules)(game);
    for (key, text) in options {
        let rows = game.options();
        let option = rows.iter().find(|o| o.key == key).ok_or_else(|| {
            let known: Vec<_> = rows.iter().map(|o| o.key).collect();
            let known = match known.as_slice() {
                [] => "it has none".into(),
                known => format!("there are {}", known.join(", ")),
            };
            Refusal::malformed(format!("{} has no option {key:?}; {known}", game.name()))
        })?;
        if !option.value.set(&mut game, text) {
            let want = option.value.kind().wanted();
            return Err(Refusal::malformed(format!("{key} is {want}, not {text:?}")));
        }
    }
    game.fits()?;
    Ok(game)
}
