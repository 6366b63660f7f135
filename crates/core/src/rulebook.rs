//! Rules as an object, for programs that know no game: text in, text out.

use crate::{
    Dialect, Draft, Eye, Glyph, Match, Palette, Preset, Record, Refusal, RuleOption, RuleSet,
    Rules, Seat, Seats, Spec, Table, configure,
};
use std::{any::Any, sync::Arc};

/// The rules of one game with its options fixed.
pub trait Rulebook: Send + Sync {
    /// `cublino-pur`.
    fn name(&self) -> &'static str;
    /// Other names one may type.
    fn aliases(&self) -> &'static [&'static str];
    /// `Cublino Pur`.
    fn title(&self) -> &'static str;
    /// One sentence.
    fn about(&self) -> &'static str;
    /// The rules in words: paragraphs, headings (`# `) and items (`- `).
    fn sheet(&self) -> &'static str;
    /// How positions and moves are written, as Markdown; may be empty.
    fn notation(&self) -> &'static str;
    /// What its texts are called.
    fn notations(&self) -> &'static [&'static str];
    /// Chairs at the table.
    fn seats(&self) -> u8;
    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// Who wins together with `seat`, itself included.
    fn team(&self, seat: Seat) -> Seats;
    /// Is nothing hidden?
    fn is_open(&self) -> bool;
    /// The version of these rules; see [`Rules::version`].
    fn version(&self) -> u32;
    /// Presets, the default first.
    fn presets(&self) -> Vec<Preset>;
    /// Options.
    fn specs(&self) -> Vec<Spec>;
    /// Every option with its value.
    fn settings(&self) -> Vec<(&'static str, String)>;
    /// The nearest preset, and the options in which these rules differ from it.
    fn chosen(&self) -> (&'static str, Vec<(String, String)>);
    /// Every drawing its scenes name.
    fn glyphs(&self) -> Vec<Glyph>;
    /// A drawing in characters, from the smallest form to the largest.
    fn letters(&self, glyph: &str) -> Vec<String>;
    /// The same game under other rules.
    fn configure(
        &self,
        preset: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Arc<dyn Rulebook>, Refusal>;
    /// A new match, from the start or from a text.
    fn open(&self, position: Option<&str>, seed: u64) -> Result<Box<dyn Table>, Refusal>;
    /// A new match that agrees with what `eye` sees; what is hidden is drawn from the seed.
    fn open_seen(&self, text: &str, eye: Eye, seed: u64) -> Result<Box<dyn Table>, Refusal>;
    /// What one may put where to set a position up by hand.
    fn palette(&self) -> Palette;
    /// A position, or the start, taken apart to be changed by hand.
    fn take_apart(&self, position: Option<&str>) -> Result<Draft, Refusal>;
    /// The position that was set up by hand, as text for the keeper, or why it is none.
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal>;
    /// Openings that players have given a name, with moves that lead there; see [`Rules::openings`].
    fn openings(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// What programs of other families write.
    fn dialects(&self) -> &'static [&'static dyn Dialect];
    /// The dialect with this name.
    fn dialect(&self, name: &str) -> Option<&'static dyn Dialect> {
        let all = self.dialects().iter();
        all.copied().find(|dialect| dialect.name() == name)
    }
    /// The ways in which [`Table::draw_as`] can draw the board besides the usual one.
    fn styles(&self) -> &'static [&'static str];
    /// The drawing of a text that is less than a position, such as a board by itself.
    fn sketch(&self, text: &str) -> Option<String>;
    /// Reads a game in a notation of its own, if the text looks like one.
    fn import(&self, text: &str) -> Option<Result<Record, Refusal>>;
    /// Notations that [`Rulebook::export`] writes.
    fn exports(&self) -> &'static [&'static str];
    /// A game in a notation of its own.
    fn export(&self, record: &Record, notation: &str) -> Option<String>;
    /// Back to the typed rules.
    fn as_any(&self) -> &dyn Any;
}

/// Typed rules behind the [`Rulebook`] object.
struct Book<G>(Arc<G>);

/// Makes the object for typed rules.
pub fn rulebook<G: Rules>(game: G) -> Arc<dyn Rulebook> {
    book(Arc::new(game))
}

/// The same for rules that are shared already.
pub(crate) fn book<G: Rules>(game: Arc<G>) -> Arc<dyn Rulebook> {
    Arc::new(Book(game))
}

impl<G: Rules> Rulebook for Book<G> {
    fn name(&self) -> &'static str {
        self.0.name()
    }
    fn aliases(&self) -> &'static [&'static str] {
        self.0.aliases()
    }
    fn title(&self) -> &'static str {
        self.0.title()
    }
    fn about(&self) -> &'static str {
        self.0.about()
    }
    fn sheet(&self) -> &'static str {
        self.0.sheet()
    }
    fn notation(&self) -> &'static str {
        self.0.notation()
    }
    fn notations(&self) -> &'static [&'static str] {
        self.0.notations()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.0.seat_name(seat)
    }
    fn team(&self, seat: Seat) -> Seats {
        self.0.team(seat)
    }
    fn is_open(&self) -> bool {
        G::OPEN
    }
    fn version(&self) -> u32 {
        self.0.version()
    }
    fn presets(&self) -> Vec<Preset> {
        self.0.presets().iter().map(RuleSet::preset).collect()
    }
    fn specs(&self) -> Vec<Spec> {
        self.0.options().iter().map(RuleOption::spec).collect()
    }
    fn settings(&self) -> Vec<(&'static str, String)> {
        let options = self.0.options().iter();
        options.map(|o| (o.key, o.value.get(&self.0))).collect()
    }
    fn chosen(&self) -> (&'static str, Vec<(String, String)>) {
        // Setting one option may move the default of another, so the rest is compared again.
        let differing = |preset: &RuleSet<G>| {
            let mut like = (preset.rules)(&self.0);
            let mut chosen: Vec<(String, String)> = Vec::new();
            while let Some((option, text)) = self.0.options().iter().find_map(|option| {
                let text = option.value.get(&self.0);
                let differs = option.value.get(&like) != text;
                let new = chosen.iter().all(|(key, _)| key != option.key);
                (differs && new).then_some((option, text))
            }) {
                option.value.set(&mut like, &text);
                chosen.push((option.key.into(), text));
            }
            chosen
        };
        let presets = self.0.presets().iter().map(|p| (p.name, differing(p)));
        presets
            .min_by_key(|(_, options)| options.len())
            .expect("every game has a preset")
    }
    fn glyphs(&self) -> Vec<Glyph> {
        self.0.glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        self.0.letters(glyph)
    }
    fn configure(
        &self,
        preset: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Arc<dyn Rulebook>, Refusal> {
        Ok(rulebook(configure(&*self.0, preset, options)?))
    }
    fn open(&self, position: Option<&str>, seed: u64) -> Result<Box<dyn Table>, Refusal> {
        let game = self.0.clone();
        Ok(Box::new(match position {
            None => Match::new(game, seed),
            Some(text) => {
                let at = game.read_position(text, seed)?;
                Match::at(game, at)
            }
        }))
    }
    fn open_seen(&self, text: &str, eye: Eye, seed: u64) -> Result<Box<dyn Table>, Refusal> {
        let game = self.0.clone();
        let at = game.read_seen(text, eye, seed)?;
        Ok(Box::new(Match::at(game, at)))
    }
    fn palette(&self) -> Palette {
        self.0.palette()
    }
    fn take_apart(&self, position: Option<&str>) -> Result<Draft, Refusal> {
        let game = &self.0;
        Ok(game.take_apart(&match position {
            None => game.start(0),
            Some(text) => game.read_position(text, 0)?,
        }))
    }
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal> {
        let game = &self.0;
        let at = game.read_position(&game.put_together(draft)?, 0)?;
        Ok(game.write_position(&game.view(&at, Eye::Keeper)))
    }
    fn openings(&self) -> &'static [(&'static str, &'static [&'static str])] {
        self.0.openings()
    }
    fn dialects(&self) -> &'static [&'static dyn Dialect] {
        self.0.dialects()
    }
    fn styles(&self) -> &'static [&'static str] {
        self.0.styles()
    }
    fn sketch(&self, text: &str) -> Option<String> {
        self.0.sketch(text)
    }
    fn import(&self, text: &str) -> Option<Result<Record, Refusal>> {
        self.0.import(text)
    }
    fn exports(&self) -> &'static [&'static str] {
        self.0.exports()
    }
    fn export(&self, record: &Record, notation: &str) -> Option<String> {
        self.0.export(record, notation)
    }
    fn as_any(&self) -> &dyn Any {
        &*self.0
    }
}
