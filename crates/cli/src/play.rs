//! `parlour play`: people at one terminal, in plain lines.

use crate::args::Play;
use crate::fault::Fault;
use crate::replay;
use crate::{opening, show};
use parlour_core::{Eye, Outcome, Reason, Refusal, Rulebook, Seat, Seats, Status, Table};
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::Arc;

const HELP: &str = "\
Type a move in any notation of the game, or:
  moves            the legal moves
  undo [N]         take back a move, or N of them
  redo [N]         play what was taken back
  board            draw the board again
  position         the position as text
  history          the moves played
  svg FILE         a picture of the board
  save FILE        write the game; FILE.sgf and the like write the game's own notation
  load FILE        go on with a saved game
  setup POSITION   begin at a position
  new              begin again
  resign           give up
  draw             agree on a draw
  help             this list
  quit             leave";

/// Plays until `quit` or the end of the input.
pub fn run(args: &Play, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
    let game = opening::rules(&args.game, &args.rules)?;
    let table = match &args.load {
        Some(file) => {
            let (_, table) = replay::read(file)?;
            if table.rules().name() != game.name() {
                let (is, not) = (table.rules().name(), game.name());
                let file = file.display();
                return Err(Fault::Text(format!("{file} is a game of {is}, not {not}")));
            }
            table
        }
        None => opening::table(&*game, args.position.as_deref(), args.rules.seed)?,
    };
    let seed = args.rules.seed;
    let mut session = Session { table, seed };
    writeln!(out, "{}. Type a move, or help.\n", game.title())?;
    session.board(out)?;
    let mut line = Vec::new();
    loop {
        session.prompt(out)?;
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(writeln!(out)?);
        }
        let text = String::from_utf8_lossy(&line);
        match session.obey(text.trim(), out) {
            Ok(Then::Quit) => return Ok(()),
            Ok(Then::Board) => session.board(out)?,
            Ok(Then::Ask) => {}
            Err(Fault::Text(why) | Fault::Run(why)) => writeln!(out, "{why}")?,
            Err(fault) => return Err(fault),
        }
    }
}

/// What follows a line that was typed.
enum Then {
    Ask,
    Board,
    Quit,
}

struct Session {
    table: Box<dyn Table>,
    seed: u64,
}

impl Session {
    fn rules(&self) -> Arc<dyn Rulebook> {
        self.table.rules()
    }
    /// What whoever sits at the terminal may see: the hand of the seat to move, no other.
    fn eye(&self) -> Eye {
        match self.table.status() {
            Status::ToMove(seat) => Eye::Seat(seat),
            Status::Over(_) => Eye::Keeper,
        }
    }
    fn board(&self, out: &mut impl Write) -> Result<(), Fault> {
        writeln!(out, "{}", self.table.draw(self.eye()))?;
        if let Status::Over(how) = self.table.status() {
            let rules = self.rules();
            let names = how.winners.iter().map(|s| rules.seat_name(s));
            match names.collect::<Vec<_>>().join(" and ") {
                nobody if nobody.is_empty() => write!(out, "\nA draw: {}.", how.reason.text)?,
                names => write!(out, "\n{names} won: {}.", how.reason.text)?,
            }
            if let Some(scores) = self.table.scores() {
                let scores = scores.iter().map(i32::to_string).collect::<Vec<_>>();
                write!(out, " Scores {}.", scores.join(", "))?;
            }
            writeln!(out)?;
        }
        Ok(writeln!(out)?)
    }
    fn prompt(&self, out: &mut impl Write) -> Result<(), Fault> {
        match self.table.status() {
            Status::ToMove(seat) => write!(out, "{}> ", self.rules().seat_name(seat))?,
            Status::Over(_) => write!(out, "over> ")?,
        }
        Ok(out.flush()?)
    }
    fn obey(&mut self, text: &str, out: &mut impl Write) -> Result<Then, Fault> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word.to_ascii_lowercase().as_str() {
            "" => return Ok(Then::Ask),
            "help" | "?" => writeln!(out, "{HELP}")?,
            "quit" | "exit" => return Ok(Then::Quit),
            "moves" => writeln!(out, "{}", self.table.moves(self.eye()).join(" "))?,
            "board" | "show" => return Ok(Then::Board),
            "position" => writeln!(out, "{}", self.table.position(self.eye()))?,
            "history" => writeln!(out, "{}", self.table.history(self.eye()).join(" "))?,
            "undo" => return self.step(rest, "undo", |t| t.undo()),
            "redo" => return self.step(rest, "redo", |t| t.redo()),
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
                self.table = replay::read(named(rest, "load")?)?.1;
                return Ok(Then::Board);
            }
            "setup" if rest.is_empty() => {
                return Err(Fault::Text("setup needs a position".into()));
            }
            "setup" => {
                self.table = opening::table(&*self.rules(), Some(rest), self.seed)?;
                return Ok(Then::Board);
            }
            "new" => {
                self.table = opening::table(&*self.rules(), None, self.seed)?;
                return Ok(Then::Board);
            }
            "resign" => {
                return self.end(|rules, seat| {
                    let others = rules.team(seat).others(Seats::first(rules.seats()));
                    Outcome::win(others, Reason::RESIGNED)
                });
            }
            "draw" => return self.end(|_, _| Outcome::draw(Reason::AGREED)),
            _ => return self.play(text, out),
        }
        Ok(Then::Ask)
    }
    fn play(&mut self, text: &str, out: &mut impl Write) -> Result<Then, Fault> {
        self.table.play(text)?;
        let last = self.table.motion(self.table.ply() - 1, Eye::Public);
        for note in last.unwrap_or_default().notes() {
            writeln!(out, "{note}")?;
        }
        writeln!(out)?;
        Ok(Then::Board)
    }
    /// Takes `count` (one if left out) steps through the game.
    fn step(
        &mut self,
        count: &str,
        word: &str,
        step: impl Fn(&mut dyn Table) -> bool,
    ) -> Result<Then, Fault> {
        let count: u32 = match count {
            "" => 1,
            n => n
                .parse()
                .map_err(|_| Fault::Text(format!("{word} takes a number, not {n:?}")))?,
        };
        let done = (0..count).take_while(|_| step(&mut *self.table)).count();
        if done == 0 && count > 0 {
            return Err(Fault::Text(format!("there is nothing to {word}")));
        }
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
        let record = self.table.record(Eye::Keeper);
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
