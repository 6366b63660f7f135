//! A game at the terminal: what is typed, and what follows.

use super::bots::Bots;
use super::clock::{self, Clocks};
use super::saved::Saved;
use super::seating::{Seating, Sitter};
use crate::bestmove::worth_words;
use crate::fault::Fault;
use crate::notation::{Notation, join};
use crate::{opening, page, replay, show};
use clap::ValueEnum;
use parlour_bots::Strength;
use parlour_core::{Eye, Outcome, Reason, Record, Refusal, Rulebook, Seat, Seats, Status, Table};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

const HELP: &str = "\
Type a move in any notation of the game, or:
  moves            the legal moves
  hint             what a strong player would do
  undo [N]         take back your last move and what followed it, or N moves
  redo [N]         play what was taken back
  remove           take back two moves
  board            draw the board again
  show WHAT        board, setup, moves, eval or lines
  position         the position as text
  history          the moves played
  rules            the rules of the game
  notation         moves spelled out, or exact; changes from one to the other
  go               a bot plays for the side to move, now and from now on
  both             bots play for all sides, to the end
  force            people play for all sides
  strength [N]     how strong the bots are; 0 to 10, greedy or random makes them so
  verbose, quiet   say more, say less
  svg FILE         a picture of the board
  save FILE        write the game; FILE.sgf and the like write the game's own notation
  load FILE        go on with a saved game
  setup POSITION   begin at a position
  new              begin again
  resign           give up
  draw             agree on a draw
  help             this list
  quit             leave";

/// Nobody waits longer than this for bots that cannot end their game.
const LONGEST: usize = 2000;
/// In hundredths of a point: a bot that is worse off by this agrees to a draw.
const CONTENT: f32 = -10.0;

/// What follows a line that was typed.
pub enum Then {
    /// The next line is asked for.
    Ask,
    /// The board is drawn, then the next line is asked for.
    Board,
    /// The end.
    Quit,
}

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
    fn keep(&mut self) {
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
    fn record(&self) -> Record {
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
            if strength.level() > 0
                && let Some(word) = self.bots.must_solve(&*self.table)
            {
                writeln!(out, "{word}")?;
            }
            out.flush()?;
            self.tick();
            let most = self.clocks.as_ref().map(|clocks| clocks.thought(seat));
            let (text, said, interrupted) =
                match self.bots.choose(&*self.table, seat, strength, most) {
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
    fn notes(&self, out: &mut impl Write) -> Result<(), Fault> {
        let last = self.table.motion(self.table.ply() - 1, Eye::Public);
        for note in last.unwrap_or_default().notes() {
            writeln!(out, "{note}")?;
        }
        Ok(())
    }
    /// Does what was typed, and keeps what came of it.
    pub fn obey(&mut self, text: &str, out: &mut impl Write) -> Result<Then, Fault> {
        let then = self.act(text, out)?;
        if let Then::Board = then
            && self.table.ply() > 0
        {
            self.keep();
        }
        Ok(then)
    }
    fn act(&mut self, text: &str, out: &mut impl Write) -> Result<Then, Fault> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word.to_ascii_lowercase().as_str() {
            "" => return Ok(Then::Ask),
            "help" | "?" => writeln!(out, "{HELP}")?,
            "quit" | "exit" => return Ok(Then::Quit),
            "moves" => self.show("moves", out)?,
            "board" => return Ok(Then::Board),
            "show" if rest.is_empty() || rest == "board" => return Ok(Then::Board),
            "show" => self.show(rest, out)?,
            "position" => self.show("setup", out)?,
            "history" => {
                let moves = self.notation.history(&*self.table, self.eye());
                writeln!(out, "{}", join(&moves))?;
            }
            "notation" => {
                self.notation = match rest {
                    "" => self.notation.other(),
                    word => Notation::from_str(word, true).map_err(|_| {
                        Fault::Text(format!(
                            "{word:?} is no notation; there are exact and spelled"
                        ))
                    })?,
                };
                match self.notation {
                    Notation::Exact => writeln!(out, "Moves are written exactly.")?,
                    Notation::Spelled => writeln!(out, "Moves are spelled out.")?,
                }
            }
            "rules" => {
                for line in page::rules(&*self.rules(), page::wide()) {
                    writeln!(out, "{line}")?;
                }
            }
            "hint" => self.hint(out)?,
            "undo" if rest.is_empty() => {
                self.go_back().map_err(Fault::Text)?;
                return Ok(Then::Board);
            }
            "redo" if rest.is_empty() => {
                self.go_forward().map_err(Fault::Text)?;
                return Ok(Then::Board);
            }
            "undo" => return self.step(rest, "undo", |t| t.undo()),
            "remove" => return self.step("2", "remove", |t| t.undo()),
            "redo" => return self.step(rest, "redo", |t| t.redo()),
            "go" => return self.go(),
            "both" => {
                let strength = self.strength();
                self.seating.fill(Sitter::Bot(strength));
                self.waiting = false;
            }
            "force" => {
                self.seating.fill(Sitter::Person);
                self.waiting = false;
            }
            "strength" | "level" => self.strengthen(rest, out)?,
            "verbose" => self.quiet = false,
            "quiet" => self.quiet = true,
            "save" => {
                let file = named(rest, "save")?;
                self.save(file)?;
                writeln!(out, "Saved to {}.", file.display())?;
            }
            "svg" => {
                let file = named(rest, "svg")?;
                std::fs::write(file, show::picture(&*self.table, self.eye()))
                    .map_err(|why| Fault::file("write", file, why))?;
                writeln!(out, "Drawn to {}.", file.display())?;
            }
            "load" => {
                let table = replay::read(named(rest, "load")?)?.1;
                let (is, not) = (table.rules().name(), self.rules().name());
                if is != not || table.rules().seats() != self.rules().seats() {
                    return Err(Fault::Text(format!("{rest} is a game of {is}, not {not}")));
                }
                return Ok(self.begin(table));
            }
            "setup" if rest.is_empty() => {
                return Err(Fault::Text("setup needs a position".into()));
            }
            "setup" => {
                let table = opening::table(&*self.rules(), Some(rest), self.seed)?;
                return Ok(self.begin(table));
            }
            "new" => {
                let table = opening::table(&*self.rules(), None, self.seed)?;
                self.begin(table);
                self.waiting = false;
                return Ok(Then::Board);
            }
            "resign" => {
                return self.end(|rules, seat| {
                    let others = rules.team(seat).others(Seats::first(rules.seats()));
                    Outcome::win(others, Reason::RESIGNED)
                });
            }
            "draw" => {
                if self.seating.strength().is_some()
                    && self.table.status().mover().is_some()
                    && self.worth()? < CONTENT
                {
                    return Err(Fault::Text("The bots play on.".into()));
                }
                return self.end(|_, _| Outcome::draw(Reason::AGREED));
            }
            _ => return self.play(text, out),
        }
        Ok(Then::Ask)
    }
    fn play(&mut self, text: &str, out: &mut impl Write) -> Result<Then, Fault> {
        self.make(text)?;
        self.waiting = false;
        self.notes(out)?;
        if self.quiet && self.table.status().mover().is_some() {
            return Ok(Then::Ask);
        }
        writeln!(out)?;
        Ok(Then::Board)
    }
    fn strength(&self) -> Strength {
        self.seating.strength().unwrap_or(Strength::BEST)
    }
    fn strengthen(&mut self, text: &str, out: &mut impl Write) -> Result<(), Fault> {
        if !text.is_empty() {
            let strength: Strength = text
                .parse()
                .map_err(|why: parlour_bots::UnknownStrength| Fault::Text(why.to_string()))?;
            if self.seating.strength().is_none() {
                return Err(Fault::Text(
                    "no bot plays: `go` gives it the side to move".into(),
                ));
            }
            self.seating.strengthen(strength);
        }
        match self.seating.strength() {
            Some(strength) => writeln!(out, "The bots play at {strength}.")?,
            None => writeln!(out, "No bot plays.")?,
        }
        Ok(())
    }
    /// A bot takes the seat to move; with two seats a person takes the other one.
    fn go(&mut self) -> Result<Then, Fault> {
        let seat = match self.table.status() {
            Status::ToMove(seat) => seat,
            Status::Over(how) => {
                return Err(Refusal::illegal(format!("the game is over: {how}")).into());
            }
        };
        let strength = self.seating.bot(seat).unwrap_or(self.strength());
        if self.rules().seats() == 2 {
            self.seating.fill(Sitter::Person);
        }
        self.seating.put(seat, Sitter::Bot(strength));
        self.waiting = false;
        Ok(Then::Ask)
    }
    fn begin(&mut self, table: Box<dyn Table>) -> Then {
        self.table = table;
        if let Some(saved) = &mut self.saved {
            saved.begin_anew();
        }
        self.bots.forget();
        self.shown = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.reset(self.table.ply());
        }
        self.hold();
        Then::Board
    }
    /// A bot that is to move waits until somebody says `go`.
    fn hold(&mut self) {
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
    fn turned(&mut self) {
        if let Some(clocks) = &mut self.clocks {
            clocks.turn_to(self.table.ply());
        }
        if self.table.ply() > 0 {
            self.keep();
        }
        self.hold();
    }
    /// Takes so many steps through the game.
    fn step(
        &mut self,
        count: &str,
        word: &str,
        step: impl Fn(&mut dyn Table) -> bool,
    ) -> Result<Then, Fault> {
        let count: u32 = count
            .parse()
            .map_err(|_| Fault::Text(format!("{word} takes a number, not {count:?}")))?;
        let done = (0..count).take_while(|_| step(&mut *self.table)).count();
        if done == 0 && count > 0 {
            return Err(Fault::Text(format!("there is nothing to {word}")));
        }
        self.turned();
        Ok(Then::Board)
    }
    fn end(&mut self, how: impl Fn(&dyn Rulebook, Seat) -> Outcome) -> Result<Then, Fault> {
        match self.table.status() {
            Status::ToMove(seat) => self.table.end(how(&*self.rules(), seat)),
            Status::Over(how) => {
                return Err(Refusal::illegal(format!("the game is over: {how}")).into());
            }
        }
        Ok(Then::Board)
    }
    /// In the notation of the file's ending where the game has it, as a record otherwise.
    fn save(&self, file: &Path) -> Result<(), Fault> {
        let record = self.record();
        let ending = file.extension().and_then(|e| e.to_str()).unwrap_or("");
        let own = self.rules().export(&record, ending);
        std::fs::write(file, own.unwrap_or_else(|| record.to_string()))
            .map_err(|why| Fault::file("write", file, why))
    }
}

fn named<'t>(rest: &'t str, word: &str) -> Result<&'t Path, Fault> {
    match rest {
        "" => Err(Fault::Text(format!("{word} needs the name of a file"))),
        file => Ok(Path::new(file)),
    }
}
