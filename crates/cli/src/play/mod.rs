//! `parlour play`: people and bots at one terminal, on the whole screen or in plain lines.

mod advice;
mod bots;
mod clock;
mod commands;
mod menu;
mod saved;
mod screen;
mod seating;
mod session;

pub use clock::Pace;

use crate::args::Play;
use crate::fault::Fault;
use crate::notation::Notation;
use crate::{opening, replay};
use bots::Bots;
use clock::Clocks;
use commands::Then;
use menu::Wish;
use parlour_bots::{Limits, Strength};
use parlour_core::Table;
use saved::Saved;
use screen::Tty;
use seating::Seating;
use session::Session;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

/// Who sits where if nobody says so: whoever types it, against bots that a beginner can beat.
const SEATS: &str = "me,bot:4";
/// How long these think at most.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays on the screen where the terminal allows it, else in lines until `quit` or the end of the input.
pub fn run(args: &Play, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
    let on_screen = !args.plain && screen::allowed();
    let mut tty = None;
    let start = if args.game.is_none() && args.load.is_none() && !args.resume {
        let wish = match on_screen {
            true => screen::choose(tty.insert(Tty::take()?))?,
            false => menu::ask(input, out)?,
        };
        match wish {
            Some(wish) => Start::wished(wish, args)?,
            None => return Ok(()),
        }
    } else {
        Start::asked(args)?
    };
    let mut session = start.session(args)?;
    let mut limits = Limits {
        book: args.book.book,
        ..args.budget.limits()
    };
    if args.seats.is_none() && session.seating.strength() != Some(Strength::BEST) {
        limits.time = limits.time.or(Some(PATIENCE));
    }
    session.bots = Bots::new(limits.clone(), args.rules.seed);
    if !on_screen {
        return in_lines(session, input, out);
    }
    let tty = match tty {
        Some(tty) => tty,
        None => Tty::take()?,
    };
    let (session, end) = screen::run(tty, session, limits, args.pause);
    session.farewell(out)?;
    out.flush()?;
    end
}

/// A table, and what is known of those who sit at it.
struct Start {
    table: Box<dyn Table>,
    seats: Option<String>,
    /// Is it the game that is kept, to go on with?
    goes_on: bool,
}

impl Start {
    /// What the command line asks for.
    fn asked(args: &Play) -> Result<Start, Fault> {
        let position = args.position.as_deref();
        let named = args.game.as_deref();
        let game = named.map(|name| opening::rules_at(name, position, &args.rules));
        let game = game.transpose()?;
        let name = game.as_ref().map(|game| game.name());
        let file = match (&args.load, name) {
            (Some(file), _) => Some(file.clone()),
            (None, _) if !args.resume => None,
            (None, Some(name)) => Saved::new(name).map(|saved| saved.path().into()),
            (None, None) => saved::last(),
        };
        if let Some(file) = file.filter(|file| args.load.is_some() || file.exists()) {
            let start = Start::from_file(&file, args.resume)?;
            let is = start.table.rules().name();
            return match name.filter(|name| *name != is) {
                Some(not) => {
                    let file = file.display();
                    Err(Fault::Text(format!("{file} is a game of {is}, not {not}")))
                }
                None => Ok(start),
            };
        }
        let Some(game) = game.filter(|_| !args.resume) else {
            let of = name.map(|name| format!(" of {name}")).unwrap_or_default();
            return Err(Fault::Run(format!("no game{of} is kept to go on with")));
        };
        Ok(Start {
            table: opening::table(&*game, position, args.rules.seed)?,
            seats: None,
            goes_on: false,
        })
    }
    /// What the menu was told.
    fn wished(wish: Wish, args: &Play) -> Result<Start, Fault> {
        match wish {
            Wish::GoOn(file) => Start::from_file(&file, true),
            Wish::New {
                game,
                preset,
                seats,
            } => {
                let game =
                    parlour_games::by_name(game)?.configure(Some(preset), &args.rules.set)?;
                Ok(Start {
                    table: game.open(None, args.rules.seed)?,
                    seats: Some(seats),
                    goes_on: false,
                })
            }
        }
    }
    fn from_file(file: &Path, goes_on: bool) -> Result<Start, Fault> {
        let (record, table) = replay::read(file)?;
        let seats = record.players.join(",");
        let known = Seating::read(&seats, table.rules().seats()).is_ok();
        Ok(Start {
            table,
            seats: Some(seats).filter(|_| known),
            goes_on,
        })
    }
    fn session(self, args: &Play) -> Result<Session, Fault> {
        let rules = self.table.rules();
        let seats = args.seats.as_deref().or(self.seats.as_deref());
        let seating = Seating::read(seats.unwrap_or(SEATS), rules.seats())?;
        let ply = self.table.ply();
        // What a program types into a pipe is nobody's game.
        let mut saved = Saved::new(rules.name()).filter(|_| io::stdin().is_terminal());
        if let Some(saved) = saved.as_mut().filter(|_| self.goes_on) {
            saved.go_on();
        }
        Ok(Session {
            table: self.table,
            seating,
            bots: Bots::new(args.budget.limits(), args.rules.seed),
            clocks: args.clock.map(|pace| Clocks::new(pace, rules.seats(), ply)),
            seed: args.rules.seed,
            waiting: false,
            quiet: args.quiet,
            curtain: io::stdin().is_terminal(),
            shown: None,
            saved,
            trouble: None,
            notation: args.printed.notation.unwrap_or(Notation::Spelled),
        })
    }
}

/// Plays in plain lines.
fn in_lines(
    mut session: Session,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Fault> {
    session.bots.heed_interrupts()?;
    writeln!(out, "{}. Type a move, or help.", session.rules().title())?;
    if let Some(saved) = &session.saved {
        writeln!(out, "The game is kept in {}.", saved.path().display())?;
    }
    if let Some(words) = session.greeting() {
        writeln!(out, "{words}")?;
    }
    writeln!(out)?;
    session.board(out)?;
    let mut line = Vec::new();
    loop {
        session.let_bots_play(out)?;
        if let Some(why) = session.trouble.take() {
            writeln!(out, "{why}")?;
        }
        if session.needs_curtain() {
            session.stop_clocks();
            session.draw_curtain(out)?;
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(writeln!(out)?);
            }
            session.lift_curtain(out)?;
        }
        session.tick();
        session.prompt(out)?;
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(writeln!(out)?);
        }
        if session.tick() {
            session.board(out)?;
            continue;
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
