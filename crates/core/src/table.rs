//! A match as an object, for programs that know no game: text in, text out. The grain is a whole
//! operation, so dynamic dispatch costs nothing that matters.

use crate::record::{Ending, Played};
use crate::rulebook::book;
use crate::{
    Entry, Eye, Made, Match, Motion, Outcome, Record, Refusal, Rng, Rulebook, Rules, Scene, Seat,
    Sign, Spot, Status, divide,
};
use std::{any::Any, sync::Arc};

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
    /// Who made move number `ply` (from 0).
    fn moved_by(&self, ply: usize) -> Option<Seat>;
    /// Who made each move.
    fn movers(&self) -> Vec<Seat> {
        (0..self.ply())
            .filter_map(|ply| self.moved_by(ply))
            .collect()
    }
    /// Move number `ply` (from 0) spelled out for people, as `eye` saw it.
    fn said(&self, ply: usize, eye: Eye) -> Option<String>;
    /// The drawing that stands for move number `ply` (from 0), as `eye` saw it.
    fn sign(&self, ply: usize, eye: Eye) -> Option<Sign>;
    /// What move number `ply` (from 0) did, as the rest of a sentence, as `eye` saw it.
    fn told(&self, ply: usize, eye: Eye) -> Option<String>;
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

/// The mover's moves; none for eyes that may not know them.
fn known_moves<G: Rules>(played: &Match<G>, eye: Eye) -> Vec<G::Move> {
    match played.status() {
        Status::ToMove(seat) if G::OPEN || eye.sees(seat) => played.game().list(played.position()),
        _ => Vec::new(),
    }
}

impl<G: Rules> Table for Match<G> {
    fn rules(&self) -> Arc<dyn Rulebook> {
        book(self.game().clone())
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
    fn moved_by(&self, ply: usize) -> Option<Seat> {
        Match::moves(self).get(ply)?;
        self.game().status(&self.line()[ply]).mover()
    }
    fn said(&self, ply: usize, eye: Eye) -> Option<String> {
        let m = Match::moves(self).get(ply)?;
        Some(self.game().say(&self.line()[ply], *m, eye))
    }
    fn sign(&self, ply: usize, eye: Eye) -> Option<Sign> {
        let m = Match::moves(self).get(ply)?;
        self.game().sign(&self.line()[ply], *m, eye)
    }
    fn told(&self, ply: usize, eye: Eye) -> Option<String> {
        let m = Match::moves(self).get(ply)?;
        self.game().tell(&self.line()[ply], *m, eye)
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
        let (rules, options) = book(game.clone()).chosen();
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
            version: Some(game.version()),
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
