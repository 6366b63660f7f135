//! Rules and matches as objects, for programs that know no game: text in, text out. The grain is a
//! whole operation, so dynamic dispatch costs nothing that matters.

use crate::record::{Ending, Played};
use crate::{
    Dialect, Entry, Eye, Glyph, Made, Match, Motion, Outcome, Preset, Record, Refusal, Rng,
    RuleOption, RuleSet, Rules, Scene, Seat, Seats, Spec, Spot, Status, configure, divide,
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

/// A match as an object, for programs that know no game.
///
/// Whatever is given out is made for an eye: a seat, the public, or the keeper of the match, from
/// whom nothing is hidden.
///
/// ```
/// use parlour_core::{Eye, Status};
///
/// let mut table = parlour_games::by_name("dog").unwrap().open(None, 7).unwrap();
/// let Status::ToMove(seat) = table.status() else { unreachable!() };
/// let give = table.moves(Eye::Seat(seat)).remove(0);
/// let made = table.play(&give).unwrap();
/// // Others see that a card was given, not which.
/// assert_eq!((made.seat, table.moved(made.ply, Eye::Public)), (seat, Some("G?".to_string())));
/// // What is refused changes nothing, and the sentence names the part.
/// let before = table.position(Eye::Keeper);
/// assert!(table.play("GG").is_err());
/// assert_eq!(table.position(Eye::Keeper), before);
/// ```
pub trait Table: Send {
    /// Its rules.
    fn rules(&self) -> Arc<dyn Rulebook>;
    /// With the past and endings from outside.
    fn status(&self) -> Status;
    /// Points as the board stands, where the game counts them.
    fn scores(&self) -> Option<Vec<i32>>;
    /// Moves played.
    fn ply(&self) -> usize;
    /// The mover's moves, sorted as text; empty for eyes that may not know them.
    fn moves(&self, eye: Eye) -> Vec<String>;
    /// [`Table::moves`], each with the same move spelled out for people.
    fn spelled_moves(&self, eye: Eye) -> Vec<(String, String)>;
    /// Every legal move with the position after it, sorted by move; for the keeper.
    fn children(&self) -> Vec<(String, String)>;
    /// A legal move drawn evenly; for the keeper.
    fn pick(&self, rng: &mut Rng) -> Option<String>;
    /// Is this a legal move? The canonical text, or why not.
    fn check(&self, text: &str) -> Result<String, Refusal>;
    /// Is this step of a longer move allowed by itself? `None` where moves have no steps.
    fn check_step(&self, step: &str) -> Option<Result<(), Refusal>>;
    /// Reads any spelling of a legal move, plays it and says what was played; changes nothing on
    /// refusal.
    fn play(&mut self, text: &str) -> Result<Made, Refusal>;
    /// Resignation, time, agreement, forfeit.
    fn end(&mut self, how: Outcome);
    /// False at the start.
    fn undo(&mut self) -> bool;
    /// False when nothing was undone.
    fn redo(&mut self) -> bool;
    /// Did chance decide something after move number `ply` (from 0)?
    fn is_chance(&self, ply: usize) -> bool;
    /// Puts what chance decided, as a record knows it, in place of the present position.
    fn settle(&mut self, position: &str) -> Result<(), Refusal>;
    /// What `eye` knows, as text.
    fn position(&self, eye: Eye) -> String;
    /// The board in characters.
    fn draw(&self, eye: Eye) -> String;
    /// The same in one of [`Rulebook::styles`]; `None` for an unknown name.
    fn draw_as(&self, eye: Eye, style: &str) -> Option<String>;
    /// The board with `from` set off, where a move from there may go and where it may not.
    fn draw_from(&self, eye: Eye, from: &str, to: &[Spot], barred: &[Spot]) -> String;
    /// Where what stands on `from` would go but for some obstacle, each spot with the reason; nothing in
    /// a hidden game.
    fn barred(&self, from: &str) -> Vec<(Spot, String)>;
    /// The moves played, as `eye` saw them.
    fn history(&self, eye: Eye) -> Vec<String>;
    /// Move number `ply` (from 0) of them.
    fn moved(&self, ply: usize, eye: Eye) -> Option<String>;
    /// Move number `ply` (from 0) spelled out for people, as `eye` saw it.
    fn said(&self, ply: usize, eye: Eye) -> Option<String>;
    /// A legal move, in any spelling, spelled out for its mover.
    fn say(&self, text: &str) -> Result<String, Refusal>;
    /// The picture for `eye`, with the last move on the layer `last`.
    fn scene(&self, eye: Eye) -> Scene;
    /// What move number `ply` (from 0) did, as `eye` saw it.
    fn motion(&self, ply: usize, eye: Eye) -> Option<Motion>;
    /// What a legal move would do, as its mover sees it.
    fn preview(&self, text: &str) -> Result<Motion, Refusal>;
    /// Entering a move; nothing to touch for eyes that are not to move.
    fn entry(&self, eye: Eye, touched: &[Spot]) -> Entry;
    /// Sequences of exactly `depth` moves; the past does not count.
    fn perft(&self, depth: u32) -> u64;
    /// The same behind each first move, sorted by move.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// The match as `eye` saw it; the keeper's replays.
    fn record(&self, eye: Eye) -> Record;
    /// The match after its first `ply` moves.
    fn until(&self, ply: usize) -> Box<dyn Table>;
    /// Back to the typed match: this is how bots get it.
    fn as_any(&self) -> &dyn Any;
}

/// Typed rules behind the [`Rulebook`] object.
struct Book<G>(Arc<G>);

/// Makes the object for typed rules.
pub fn rulebook<G: Rules>(game: G) -> Arc<dyn Rulebook> {
    Arc::new(Book(Arc::new(game)))
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

/// The mover's moves; none for eyes that may not know them.
fn known_moves<G: Rules>(played: &Match<G>, eye: Eye) -> Vec<G::Move> {
    match played.status() {
        Status::ToMove(seat) if G::OPEN || eye.sees(seat) => played.game().list(played.position()),
        _ => Vec::new(),
    }
}

impl<G: Rules> Table for Match<G> {
    fn rules(&self) -> Arc<dyn Rulebook> {
        Arc::new(Book(self.game().clone()))
    }
    fn status(&self) -> Status {
        Match::status(self)
    }
    fn scores(&self) -> Option<Vec<i32>> {
        self.game().scores(Match::position(self))
    }
    fn ply(&self) -> usize {
        Match::moves(self).len()
    }
    fn moves(&self, eye: Eye) -> Vec<String> {
        let (game, at) = (self.game(), Match::position(self));
        let all = known_moves(self, eye).into_iter();
        let mut texts: Vec<_> = all.map(|m| game.write_move(at, m, eye)).collect();
        texts.sort_unstable();
        texts
    }
    fn spelled_moves(&self, eye: Eye) -> Vec<(String, String)> {
        let (game, at) = (self.game(), Match::position(self));
        let both = |m| (game.write_move(at, m, eye), game.say(at, m, eye));
        let mut texts: Vec<_> = known_moves(self, eye).into_iter().map(both).collect();
        texts.sort_unstable();
        texts
    }
    fn children(&self) -> Vec<(String, String)> {
        if let Status::Over(_) = Match::status(self) {
            return Vec::new();
        }
        let (game, at) = (self.game(), Match::position(self));
        let child = |m| {
            let mut next = at.clone();
            game.play(&mut next, m);
            let text = game.write_position(&game.view(&next, Eye::Keeper));
            (game.write_move(at, m, Eye::Keeper), text)
        };
        let mut all: Vec<_> = game.list(at).into_iter().map(child).collect();
        all.sort_unstable();
        all
    }
    fn pick(&self, rng: &mut Rng) -> Option<String> {
        Match::status(self).mover()?;
        let at = Match::position(self);
        let m = self.game().pick(at, rng)?;
        Some(self.game().write_move(at, m, Eye::Keeper))
    }
    fn check(&self, text: &str) -> Result<String, Refusal> {
        let m = self.read_move(text)?;
        let at = Match::position(self);
        Ok(self.game().write_move(at, m, Eye::Keeper))
    }
    fn check_step(&self, step: &str) -> Option<Result<(), Refusal>> {
        self.game().check_step(Match::position(self), step)
    }
    fn play(&mut self, text: &str) -> Result<Made, Refusal> {
        self.play_text(text)
    }
    fn end(&mut self, how: Outcome) {
        Match::end(self, how)
    }
    fn undo(&mut self) -> bool {
        Match::undo(self)
    }
    fn redo(&mut self) -> bool {
        Match::redo(self)
    }
    fn is_chance(&self, ply: usize) -> bool {
        Match::is_chance(self, ply)
    }
    fn settle(&mut self, position: &str) -> Result<(), Refusal> {
        Match::settle(self, position)
    }
    fn position(&self, eye: Eye) -> String {
        let game = self.game();
        game.write_position(&game.view(Match::position(self), eye))
    }
    fn draw(&self, eye: Eye) -> String {
        let game = self.game();
        game.draw(&game.view(Match::position(self), eye))
    }
    fn draw_as(&self, eye: Eye, style: &str) -> Option<String> {
        let game = self.game();
        game.draw_as(&game.view(Match::position(self), eye), style)
    }
    fn draw_from(&self, eye: Eye, from: &str, to: &[Spot], barred: &[Spot]) -> String {
        let game = self.game();
        game.draw_from(&game.view(Match::position(self), eye), from, to, barred)
    }
    fn barred(&self, from: &str) -> Vec<(Spot, String)> {
        match G::OPEN {
            true => self.game().barred(Match::position(self), from),
            false => Vec::new(),
        }
    }
    fn history(&self, eye: Eye) -> Vec<String> {
        Match::history(self, eye)
    }
    fn moved(&self, ply: usize, eye: Eye) -> Option<String> {
        let m = Match::moves(self).get(ply)?;
        Some(self.game().write_move(&self.line()[ply], *m, eye))
    }
    fn said(&self, ply: usize, eye: Eye) -> Option<String> {
        let m = Match::moves(self).get(ply)?;
        Some(self.game().say(&self.line()[ply], *m, eye))
    }
    fn say(&self, text: &str) -> Result<String, Refusal> {
        let m = self.read_move(text)?;
        let seat = Match::status(self).mover().expect("a move was read");
        Ok(self.game().say(Match::position(self), m, Eye::Seat(seat)))
    }
    fn scene(&self, eye: Eye) -> Scene {
        let game = self.game();
        let mut scene = game.scene(&game.view(Match::position(self), eye));
        if let Some(last) = Match::moves(self).len().checked_sub(1)
            && let Some(motion) = Table::motion(self, last, eye)
        {
            scene.marks.extend(motion.trace());
        }
        scene
    }
    fn motion(&self, ply: usize, eye: Eye) -> Option<Motion> {
        let m = Match::moves(self).get(ply)?;
        Some(self.game().motion(&self.line()[ply], *m, eye))
    }
    fn preview(&self, text: &str) -> Result<Motion, Refusal> {
        let m = self.read_move(text)?;
        let seat = Match::status(self).mover().expect("a move was read");
        let at = Match::position(self);
        Ok(self.game().motion(at, m, Eye::Seat(seat)))
    }
    fn entry(&self, eye: Eye, touched: &[Spot]) -> Entry {
        match Match::status(self) {
            Status::ToMove(seat) if eye == Eye::Seat(seat) => {
                let seen = self.game().view(Match::position(self), eye);
                self.game().entry(&seen, touched)
            }
            _ => Entry::default(),
        }
    }
    fn perft(&self, depth: u32) -> u64 {
        self.game().perft(Match::position(self), depth)
    }
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let at = Match::position(self);
        let all = divide(&**self.game(), at, depth).into_iter();
        let mut all: Vec<_> = all
            .map(|(m, n)| (self.game().write_move(at, m, Eye::Keeper), n))
            .collect();
        all.sort_unstable();
        all
    }
    fn record(&self, eye: Eye) -> Record {
        let game = self.game();
        let (rules, options) = Book(game.clone()).chosen();
        let over = Match::status(self).outcome();
        let keeper = eye == Eye::Keeper;
        let text = |at| game.write_position(&game.view(at, eye));
        let first = &self.line()[0];
        let usual = *first == game.start(self.seed());
        let mut moves: Vec<_> = Match::history(self, eye)
            .into_iter()
            .map(Played::new)
            .collect();
        for (ply, played) in moves.iter_mut().enumerate() {
            if keeper && Match::is_chance(self, ply) {
                played.chance = Some(text(&self.line()[ply + 1]));
            }
        }
        Record {
            game: game.name().into(),
            rules: rules.into(),
            version: game.version(),
            options,
            start: (!usual).then(|| text(first)),
            seed: (over.is_some() && usual && !G::OPEN).then(|| self.seed()),
            result: over.map(|how| Ending::of(how, self.ended().is_some())),
            deal: (keeper && usual && !G::OPEN).then(|| text(first)),
            moves,
            ..Record::default()
        }
    }
    fn until(&self, ply: usize) -> Box<dyn Table> {
        Box::new(Match::until(self, ply))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Can what was played under this version of the rules be played again? Not if it is later than ours.
pub fn check_version(rules: &dyn Rulebook, version: u32) -> Result<(), Refusal> {
    let (name, known) = (rules.name(), rules.version());
    if version > known {
        return Err(Refusal::invalid(format!(
            "version {version} of the rules of {name} is later than version {known}, which this program knows"
        )));
    }
    Ok(())
}

/// Opens a table and plays a record through it: every move legal, every position where chance
/// decided as recorded, the result the one that the moves lead to. The sentence names the ply.
pub fn replay(rules: &dyn Rulebook, record: &Record) -> Result<Box<dyn Table>, Refusal> {
    check_version(rules, record.version)?;
    let at_ply = |ply: usize, why: Refusal| Refusal::illegal(format!("ply {ply}: {why}"));
    let mut table = rules.open(record.start.as_deref(), record.seed.unwrap_or(0))?;
    if let Some(deal) = &record.deal {
        table.settle(deal).map_err(|why| at_ply(0, why))?;
    }
    for (i, played) in record.moves.iter().enumerate() {
        table.play(&played.text).map_err(|why| at_ply(i + 1, why))?;
        for variation in &played.variations {
            let mut side = table.until(i);
            for (j, played) in variation.iter().enumerate() {
                side.play(&played.text)
                    .map_err(|why| at_ply(i + j + 1, why))?;
            }
        }
        if let Some(position) = &played.chance {
            if !table.is_chance(i) {
                let why = "the record deals where nothing is dealt";
                return Err(at_ply(i + 1, Refusal::illegal(why)));
            }
            table.settle(position).map_err(|why| at_ply(i + 1, why))?;
        }
    }
    let plies = record.moves.len();
    let Some(ending) = &record.result else {
        return Ok(table);
    };
    if let Some(how) = ending.outcome() {
        table.end(how);
    }
    match table.status() {
        Status::Over(how) if how.winners == ending.winners && how.reason.text == ending.text => {
            Ok(table)
        }
        stands => Err(at_ply(
            plies,
            Refusal::illegal(format!(
                "the record says {ending}, but the match stands at {stands}"
            )),
        )),
    }
}
