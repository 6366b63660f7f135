//! What one may type at a game, and what follows.

use super::seating::Sitter;
use super::session::Session;
use crate::fault::Fault;
use crate::notation::{Notation, join};
use crate::{opening, page, replay, show};
use clap::ValueEnum;
use parlour_bots::Strength;
use parlour_core::{Outcome, Reason, Refusal, Rulebook, Seat, Seats, Status, Table};
use std::io::Write;
use std::path::Path;

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

impl Session {
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
