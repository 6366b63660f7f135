//! The program `parlour`, for those who want it with a game of their own: [`main_with`] is all of it, from `play` and
//! `perft` to the site, with more games. `examples/outside-game` shows one. Its readers of lines are here for those who fuzz them.
//!
//! Every command is a thin file of its own: read the arguments, ask a table, print the answer.

#![forbid(unsafe_code)]

mod aim;
mod apply;
mod args;
mod backup;
mod batch;
mod bestmove;
mod bridge;
mod check;
mod completions;
mod contest;
mod engine;
mod explore;
mod fault;
mod film;
mod games;
mod interrupt;
mod man;
mod move_database;
mod moves;
mod new_game;
mod notation;
mod opening;
mod page;
mod perft;
mod play;
mod puzzle;
mod puzzles;
mod replay;
mod review;
mod rules;
mod selfplay;
mod serve;
mod show;
mod solved;
mod status;
mod worker;

pub use batch::answer_to;
pub use engine::converse;

use args::{Args, Command};
use fault::Fault;
use std::io::{self, Write};
use std::process::ExitCode;

pub use parlour_bots::Guest;

/// Does what was typed.
pub fn main() -> ExitCode {
    main_with([])
}

/// The same where these games are played as well. A program calls it once, and first of all.
pub fn main_with(guests: impl IntoIterator<Item = Guest>) -> ExitCode {
    let welcome = parlour_bots::welcome(guests).map_err(|why| Fault::Run(why.to_string()));
    match welcome.and_then(|()| run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.tell(),
    }
}

fn run() -> Result<(), Fault> {
    let args = Args::read()?;
    let command = args.command.unwrap_or(Command::Serve(args.serve));
    let mut out = io::BufWriter::new(io::stdout());
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args, &mut out),
        Command::MoveDatabase(args) => move_database::run(&args, &mut out),
        Command::Worker(args) => worker::run(&args),
        Command::Bridge(args) => bridge::run(&args),
        Command::Games(args) => games::run(&args, &mut out),
        Command::Rules(args) => rules::run(&args, &mut out),
        Command::Show(args) => show::run(&args, &mut out),
        Command::Moves(args) => moves::run(&args, &mut out),
        Command::Apply(args) => apply::run(&args, &mut out),
        Command::Status(args) => status::run(&args, &mut out),
        Command::Check(args) => check::run(&args, &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Bestmove(args) => bestmove::run(&args, &mut out),
        Command::Play(args) => play::run(&args, &mut io::stdin().lock(), &mut out),
        Command::Match(args) => contest::run(&args, &mut out),
        Command::Engine(args) => engine::run(&args, io::stdin().lock()),
        Command::Batch(args) => batch::run(&args, io::stdin(), &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Review(args) => review::run(&args, &mut out),
        Command::Explore(args) => explore::run(&args, &mut out),
        Command::Puzzle(args) => puzzle::run(&args, &mut io::stdin().lock(), &mut out),
        Command::Puzzles(args) => puzzles::run(&args, &mut out),
        Command::Selfplay(args) => selfplay::run(&args, &mut out),
        Command::Solve(args) => solved::solve(&args, &mut out),
        Command::Verify(args) => solved::verify(&args, &mut out),
        Command::Stats(args) => solved::stats(&args, &mut out),
        Command::NewGame(args) => new_game::run(&args, &mut out),
        Command::Completions(args) => completions::run(&args, &mut out),
        Command::Man(args) => man::run(&args, &mut out),
    }?;
    Ok(out.flush()?)
}
