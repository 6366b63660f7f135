//! What one may type after `parlour`, a file for each family of commands.

mod bridge;
mod common;
mod contest;
mod play;
mod position;
mod program;
mod puzzles;
mod selfplay;
mod solved;
mod thought;

pub use bridge::Bridge;
pub use common::{At, Rules};
pub use contest::Match;
pub use play::Play;
pub use position::{Apply, Check, Games, Moves, Perft, RulesOf, Show, Status};
pub use program::{
    Backup, Batch, Completions, Engine, Man, MoveDatabase, NewGame, Replay, Serve, Worker,
};
pub use puzzles::{PuzzleOf, Puzzles};
pub use selfplay::Selfplay;
pub use solved::{Solve, Stats, Verify, Whole};
pub use thought::{Bestmove, Explore, Review};

use clap::{CommandFactory, Parser, Subcommand};

/// Five board games that nobody else serves well: rules, notation, analysis, play.
#[derive(Parser)]
#[command(name = "parlour", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: Serve,
}

impl Args {
    /// What was typed, or what is wrong with it.
    pub fn read() -> Result<Args, clap::Error> {
        let words: Vec<String> = std::env::args_os()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        check_flags(&words)?;
        Args::try_parse()
    }
}

/// A flag that is not there would be read as a position, which may begin with a hyphen: it is refused
/// as any other command refuses it, with what was meant perhaps.
fn check_flags(words: &[String]) -> Result<(), clap::Error> {
    let all = Args::command();
    let Some(command) = words.get(1).and_then(|name| all.find_subcommand(name)) else {
        return Ok(());
    };
    let known = |name: &str| {
        let own = command.get_arguments().filter_map(|arg| arg.get_long());
        own.chain(["help", "version"]).any(|long| long == name)
    };
    let flags = words.iter().skip(2).take_while(|word| *word != "--");
    for word in flags.filter(|word| word.starts_with("--")) {
        let name = word[2..].split(['=', ' ']).next().unwrap_or_default();
        if !known(name) {
            let flag = format!("--{name}");
            let strict = command
                .clone()
                .mut_args(|arg| arg.allow_hyphen_values(false));
            let refused = strict.try_get_matches_from([command.get_name(), &flag]);
            refused.map(|_| ())?;
        }
    }
    Ok(())
}

#[derive(Subcommand)]
pub enum Command {
    /// The site, where people play each other and the bots; also what `parlour` alone does
    Serve(Serve),
    /// Copy the database of the site while people play
    Backup(Backup),
    /// Move the database of the site from SQLite to PostgreSQL, or back
    MoveDatabase(MoveDatabase),
    /// Work off reviews that were asked for on a site
    Worker(Worker),
    /// Connects an engine to a site, as a bot's account
    Bridge(Bridge),
    /// The games there are; with GAME seats, rules, options and notations
    Games(Games),
    /// How a game is played
    Rules(RulesOf),
    /// The board as text, or as a picture
    Show(Show),
    /// Legal moves, one a line, sorted as text
    Moves(Moves),
    /// The position after some moves, one line
    Apply(Apply),
    /// Whose turn it is, or how the game ended
    Status(Status),
    /// Is a position well-formed and valid, is a move legal, and why not
    Check(Check),
    /// Count the sequences of exactly DEPTH moves
    Perft(Perft),
    /// The best moves with their worth, and what is proven
    Bestmove(Bestmove),
    /// Play in the terminal
    Play(Play),
    /// Bots and engines against each other
    Match(Box<Match>),
    /// Speak UGI (for Dōbutsu shōgi also USI), so that another program can play
    Engine(Engine),
    /// Answer JSON lines, one line for each line of input
    Batch(Batch),
    /// Check the record of a game, print how it ended, draw it
    Replay(Replay),
    /// What every move of a game was worth, and what would have been better
    Review(Review),
    /// What was played from a position, and how it ended
    Explore(Explore),
    /// Solve puzzles in the terminal
    Puzzle(PuzzleOf),
    /// Find puzzles with exactly one answer, or check those there are
    Puzzles(Puzzles),
    /// Play bots against themselves for training data
    Selfplay(Box<Selfplay>),
    /// Compute the value of every position of a small game, and keep the table
    Solve(Solve),
    /// Check a whole table, value by value
    Verify(Verify),
    /// Figures about a solved game
    Stats(Stats),
    /// Begin a game of your own: a folder that compiles, plays and passes the kit at once
    NewGame(NewGame),
    /// A completion script for your shell
    Completions(Completions),
    /// The manual pages
    Man(Man),
}

const EXAMPLES: &str = "\
GAME is one of the names that `parlour games` lists. POSITION is one argument in the game's own text; \
`start`, or nothing, is the start. Moves are read in every notation of the game.

Examples:
  parlour
  parlour games
  parlour rules romanian-checkers
  parlour play romanian-checkers
  parlour moves romanian-checkers
  parlour apply romanian-checkers start b1-b3 a4-c4
  parlour show romanian-checkers start b1-b3 --svg board.svg
  parlour perft romanian-checkers 4 --divide
  parlour bestmove romanian-checkers start b1-b3 --lines 3 --time 500ms
  parlour match cublino-contra level:4 greedy --games 4
  echo '{\"id\":1,\"do\":\"moves\",\"game\":\"romanian-checkers\"}' | parlour batch

Exit status: 0, or 2 for bad usage or bad text, or 1 for a failed run.";
