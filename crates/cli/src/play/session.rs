//! A game at the terminal: the table, who sits there, and whose turn it is to look.

use super::bots::Bots;
use super::clock::{self, Clocks};
use super::saved::Saved;
use super::seating::{Seating, Sitter};
use crate::bestmove::worth_words;
use crate::fault::Fault;
use crate::notation::Notation;
use parlour_core::{Eye, Record, Refusal, Rulebook, Seat, Status, Table};
use std::io::Write;
use std::sync::Arc;

/// Nobody waits longer than this for bots that cannot end their game.
const LONGEST: usize = 2000;
/// The game and who plays it.
pub struct Session {
    pub table: Box<dyn Table>,
    pub seating: Seating,
    pub bots: Bots,
    pub seed: u64,
    /// Bots hold still, because somebody went back in the game.
    pub waiting: bool,
    /// The board is drawn only when asked for.
    pub quiet: bool,
    /// Hands are hidden when the screen goes from one person to the next.
    pub curtain: bool,
    /// Whose hand the screen has shown last.
    pub shown: Option<Seat>,
    /// Time for everybody, where it counts.
    pub clocks: Option<Clocks>,
    /// Where the game is kept while it is played.
    pub saved: Option<Saved>,
    /// How moves are written for people.
    pub notation: Notation,
    /// Why the game is not kept any more, until somebody has been told.
    pub trouble: Option<String>,
}

impl Session {
    /// The rules of the game on the table.
    pub fn rules(&self) -> Arc<dyn Rulebook> {
        self.table.rules()
    }
    /// What whoever sits at the terminal may see: the hand of the person to move, or of the only
    /// person there is.
    pub fn eye(&self) -> Eye {
        let only = |mut people: Vec<Seat>| (people.len() == 1).then(|| people.remove(0));
        match self.table.status() {
            Status::Over(_) => Eye::Keeper,
            Status::ToMove(seat) if self.seating.at(seat) == Sitter::Person => Eye::Seat(seat),
            Status::ToMove(_) => {
                only(self.seating.people().collect()).map_or(Eye::Public, Eye::Seat)
            }
        }
    }
    /// Draws the board and says how the game ended if it did.
    pub fn board(&mut self, out: &mut impl Write) -> Result<(), Fault> {
        if self.needs_curtain() {
            return Ok(());
        }
        writeln!(out, "{}", self.table.draw(self.eye()))?;
        self.tell_end(out)?;
        Ok(writeln!(out)?)
    }
    fn tell_end(&self, out: &mut impl Write) -> Result<(), Fault> {
        match self.ending() {
            Some(words) => Ok(writeln!(out, "\n{words}")?),
            None => Ok(()),
        }
    }
    /// How the game ended, in words.
    pub fn ending(&self) -> Option<String> {
        let how = self.table.status().outcome()?;
        let rules = self.rules();
        let names = how.winners.iter().map(|s| rules.seat_name(s));
        let mut words = match names.collect::<Vec<_>>().join(" and ") {
            nobody if nobody.is_empty() => format!("A draw: {}.", how.reason.text),
            names => format!("{names} won: {}.", how.reason.text),
        };
        if let Some(scores) = self.table.scores() {
            let seats = (0..rules.seats()).map(Seat);
            let scores = seats
                .zip(scores)
                .map(|(seat, n)| format!("{} {n}", rules.seat_name(seat)));
            words += &format!(" Scores: {}.", scores.collect::<Vec<_>>().join(", "));
        }
        Some(words)
    }
    /// Lets the clock of the seat to move run, or ends the game for a seat whose time is over. True
    /// when it did.
    pub fn tick(&mut self) -> bool {
        let (Some(clocks), Status::ToMove(seat)) = (&mut self.clocks, self.table.status()) else {
            return false;
        };
        clocks.run(seat);
        match clocks.fallen() {
            Some(seat) => {
                clocks.pause();
                let how = clock::flag(&*self.rules(), seat);
                self.table.end(how);
                self.keep();
                true
            }
            None => false,
        }
    }
    /// Stops the clocks.
    pub fn stop_clocks(&mut self) {
        if let Some(clocks) = &mut self.clocks {
            clocks.pause();
        }
    }
    /// Plays a move of the seat to move, and presses its clock.
    pub fn make(&mut self, text: &str) -> Result<(), Refusal> {
        let made = self.table.play(text)?;
        if let Some(clocks) = &mut self.clocks {
            clocks.punch(made.seat, made.ply + 1);
        }
        self.keep();
        Ok(())
    }
    /// Writes the game to where it is kept.
    pub(super) fn keep(&mut self) {
        let record = self.record();
        if let Some(saved) = &mut self.saved
            && let Err(why) = saved.write(&record)
        {
            let file = saved.path().display();
            self.trouble = Some(format!("This game is not kept: cannot write {file}: {why}"));
            self.saved = None;
        }
    }
    /// The whole game, and who plays.
    pub(super) fn record(&self) -> Record {
        let mut record = self.table.record(Eye::Keeper);
        record.players = self.seating.names();
        record
    }
    /// What to tell whoever begins a new game while another one waits.
    pub fn greeting(&self) -> Option<String> {
        let waits = self.table.ply() == 0 && self.saved.as_ref().is_some_and(Saved::is_waiting);
        let name = self.rules().name();
        waits.then(|| {
            format!("An earlier game waits: `parlour play {name} --resume` goes on with it.")
        })
    }
    /// What is left on the terminal when the game is left: the board, how it ended, where it is kept.
    pub fn farewell(&self, out: &mut impl Write) -> Result<(), Fault> {
        if !self.needs_curtain() {
            writeln!(
                out,
                "{}\n\n{}",
                self.rules().title(),
                self.table.draw(self.eye())
            )?;
        }
        self.tell_end(out)?;
        match &self.saved {
            Some(saved) if self.table.ply() > 0 => {
                let (file, name) = (saved.path().display(), self.rules().name());
                writeln!(out, "\nThis game is kept in {file};")?;
                writeln!(out, "`parlour play {name} --resume` goes on with it.")?;
            }
            _ => {}
        }
        Ok(())
    }
    /// Must another person come to the screen before it shows a hand?
    pub fn needs_curtain(&self) -> bool {
        let several = self.seating.people().count() > 1;
        match self.eye() {
            Eye::Seat(seat) if self.curtain && several && !self.rules().is_open() => {
                self.shown != Some(seat)
            }
            _ => false,
        }
    }
    /// Wipes the screen and asks for the person to move.
    pub fn draw_curtain(&mut self, out: &mut impl Write) -> Result<(), Fault> {
        if let Eye::Seat(seat) = self.eye() {
            let name = self.rules().seat_name(seat);
            write!(
                out,
                "\x1b[2J\x1b[3J\x1b[H{name}, press Enter when nobody else looks. "
            )?;
        }
        Ok(out.flush()?)
    }
    /// Shows the board to the person to move.
    pub fn lift_curtain(&mut self, out: &mut impl Write) -> Result<(), Fault> {
        if let Eye::Seat(seat) = self.eye() {
            self.shown = Some(seat);
        }
        self.board(out)
    }
    /// Asks for a line.
    pub fn prompt(&self, out: &mut impl Write) -> Result<(), Fault> {
        match self.table.status() {
            Status::ToMove(seat) => {
                if let Some(clocks) = &self.clocks {
                    write!(out, "[{}] ", clock::words(clocks.left(seat)))?;
                }
                write!(out, "{}> ", self.rules().seat_name(seat))?
            }
            Status::Over(_) => write!(out, "over> ")?,
        }
        Ok(out.flush()?)
    }
    /// Bots play until a person is to move, the game is over or somebody interrupts them.
    pub fn let_bots_play(&mut self, out: &mut impl Write) -> Result<(), Fault> {
        let begin = self.table.ply();
        while !self.waiting
            && let Status::ToMove(seat) = self.table.status()
            && let Some(strength) = self.seating.bot(seat)
        {
            if strength.level() > 1
                && let Some(word) = self.bots.must_solve(&*self.table)
            {
                writeln!(out, "{word}")?;
            }
            out.flush()?;
            self.tick();
            let clock = self.clocks.as_ref().map(|clocks| clocks.shows(seat));
            let (text, said, interrupted) =
                match self.bots.choose(&*self.table, seat, strength, clock) {
                    Ok(chosen) => chosen,
                    Err(Fault::Text(why) | Fault::Run(why)) => {
                        self.waiting = true;
                        writeln!(out, "{why}")?;
                        break;
                    }
                    Err(fault) => return Err(fault),
                };
            if self.tick() {
                self.board(out)?;
                break;
            }
            self.make(&text)?;
            let last = self.table.ply() - 1;
            let seen = self.notation.moved(&*self.table, last, self.eye());
            let name = self.rules().seat_name(seat);
            write!(out, "{name} plays {}", seen.unwrap_or(text))?;
            let said = said.filter(|_| !self.quiet && self.rules().is_open());
            if let Some(best) = said.as_ref().and_then(|said| said.moves.first()) {
                write!(out, " ({})", worth_words(best))?;
            }
            writeln!(out)?;
            self.notes(out)?;
            let alone = self.seating.people().next().is_none();
            if alone && (interrupted || self.table.ply() - begin >= LONGEST) {
                self.waiting = true;
            }
            if !self.quiet || self.table.status().mover().is_none() {
                writeln!(out)?;
                self.board(out)?;
            }
        }
        Ok(())
    }
    /// What the last move did that a board does not show.
    pub(super) fn notes(&self, out: &mut impl Write) -> Result<(), Fault> {
        let last = self.table.motion(self.table.ply() - 1, Eye::Public);
        for note in last.unwrap_or_default().notes() {
            writeln!(out, "{note}")?;
        }
        Ok(())
    }
    /// A bot that is to move waits until somebody says `go`.
    pub(super) fn hold(&mut self) {
        let bot = |seat| self.seating.bot(seat).is_some();
        self.waiting = self.table.status().mover().is_some_and(bot);
    }
    /// Takes back the last move of a person and all that followed it, so that this person is to move
    /// again; where nobody but bots plays, one move.
    pub fn go_back(&mut self) -> Result<(), String> {
        let people = self.seating.people().next().is_some();
        let of_person = |ply: &usize| {
            let mover = self.table.moved_by(*ply);
            !people || mover.is_some_and(|seat| self.seating.at(seat) == Sitter::Person)
        };
        let to = (0..self.table.ply()).rev().find(of_person);
        let to = to.ok_or("there is nothing to undo")?;
        while self.table.ply() > to && self.table.undo() {}
        self.turned();
        Ok(())
    }
    /// Plays what was taken back, until a person is to move again.
    pub fn go_forward(&mut self) -> Result<(), String> {
        if !self.table.redo() {
            return Err("there is nothing to redo".into());
        }
        let people = self.seating.people().next().is_some();
        let bot = |seat| self.seating.bot(seat).is_some();
        while people && self.table.status().mover().is_some_and(bot) && self.table.redo() {}
        self.turned();
        self.waiting &= !people;
        Ok(())
    }
    /// The game stands at another move than it did.
    pub(super) fn turned(&mut self) {
        if let Some(clocks) = &mut self.clocks {
            clocks.turn_to(self.table.ply());
        }
        if self.table.ply() > 0 {
            self.keep();
        }
        self.hold();
    }
}
