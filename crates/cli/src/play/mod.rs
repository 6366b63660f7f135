//! `parlour play`: people and bots at one terminal, on the whole screen or in plain lines.

mod advice;
mod bots;
mod clock;
mod screen;
mod seating;
mod session;

pub use clock::Pace;

use crate::args::Play;
use crate::fault::Fault;
use crate::{opening, replay};
use bots::Bots;
use clock::Clocks;
use seating::Seating;
use session::{Session, Then};
use std::io::{self, BufRead, IsTerminal, Write};

/// Plays on the screen where the terminal allows it, else in lines until `quit` or the end of the input.
pub fn run(args: &Play, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
    let game = opening::rules_at(&args.game, args.position.as_deref(), &args.rules)?;
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
    let seats = table.rules().seats();
    let seating = Seating::read(args.seats.as_deref().unwrap_or("me"), seats)?;
    let ply = table.ply();
    let mut session = Session {
        table,
        seating,
        bots: Bots::new(args.budget.limits(), args.rules.seed),
        clocks: args.clock.map(|pace| Clocks::new(pace, seats, ply)),
        seed: args.rules.seed,
        waiting: false,
        quiet: args.quiet,
        curtain: io::stdin().is_terminal(),
        shown: None,
    };
    if !args.plain && screen::allowed() {
        return screen::run(session, args.budget.limits(), args.pause);
    }
    session.bots.heed_interrupts()?;
    writeln!(out, "{}. Type a move, or help.\n", game.title())?;
    session.board(out)?;
    let mut line = Vec::new();
    loop {
        session.let_bots_play(out)?;
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
