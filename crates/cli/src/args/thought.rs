//! What bots think, and bots against each other.

use super::common::{Budget, Place, Printed, Rules};
use clap::Args as Group;
use parlour_arena::{Contestant, Shard, Sprt};
use parlour_bots::{Strength, span};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Group)]
#[command(
    after_help = "Each move stands on a line with its worth and the line of play behind it. The worth is the expected \
points of the mover's side in hundredths, from -100 to +100, or what is proven: `win in 5` counts the plies to the end \
of the game, this move included. Without a limit the answer is the same on every run. Ctrl-C ends the thought and \
prints what is known. Dōbutsu shōgi is solved: all moves are listed with their exact worth; on first use the table is \
made (about a minute) and kept in PARLOUR_DATA, or in parlour/ under your data folder.

Examples:
  parlour bestmove dobutsu G/l-R/-e-/-C-/L--/Geg
  parlour bestmove romanian-checkers
  parlour bestmove cublino-contra start a1a2 --lines 5 --time 2s
  parlour bestmove dominions --nodes 200000 --json"
)]
pub struct Bestmove {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub place: Place,
    /// How many moves are valued, or `all`; left out, the best one, or where more cost nothing all (Dōbutsu
    /// shōgi) or ten (Dog)
    #[arg(long, value_name = "N", value_parser = lines)]
    pub lines: Option<usize>,
    #[command(flatten)]
    pub budget: Budget,
    /// As a bot of this level sees it: 0 to 10, `greedy` or `random`
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<Strength>,
    /// With more than one the answer may differ from run to run
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Megabytes of the transposition table; left out, as many as a thought needs, at most 64
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub hash: Option<u32>,
    /// Dōbutsu shōgi: the whole best line to the end as well
    #[arg(long)]
    pub line: bool,
    #[command(flatten)]
    pub printed: Printed,
    /// As `parlour batch` says it
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(
    after_help = "A contestant is a bot (`level:6`, `greedy`, `random`) or the command line of an engine that speaks UGI \
(`ugi:COMMAND`, or any text with a blank or a slash) or, for dobutsu, USI (`usi:COMMAND`).

Openings are drawn by the seed, in hidden games deals; each is played once for every way round the contestants can sit. \
The error bars hold in 19 of 20 cases. An engine that dies, falls silent or plays an illegal move has lost the game; the \
record says why.

Examples:
  parlour match romanian-checkers level:6 greedy --games 100
  parlour match dobutsu 8 'usi:./my-engine --fast' --time 200ms --save games
  parlour match dog 10 greedy --games 400 --nodes 300 --sprt 0,20
  parlour match cublino-pur 6 4 --seed 7 --shard 2/4 --results pur.jsonl"
)]
pub struct Match {
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Two or more, at most one for each side
    #[arg(value_name = "CONTESTANT", required = true, num_args = 2..)]
    pub contestants: Vec<Contestant>,
    /// So many games, rounded up to whole sets
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub games: u32,
    #[command(flatten)]
    pub budget: Budget,
    /// Stop as soon as the first is proven ELO1 better than the second, or not better than ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// Write the record of every game into DIR
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Keep the results in FILE, and go on where it ends
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Play only every N-th set, beginning with number I
    #[arg(
        long,
        value_name = "I/N",
        default_value = "1/1",
        hide_default_value = true
    )]
    pub shard: Shard,
    /// Games played at once; left out, one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Random plies before the contestants take over; left out, 4, or none in a game of chance
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    pub opening: Option<u32>,
    /// So many plies are a draw; left out, 400, or 3000 with more than two seats
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub plies: Option<u32>,
    /// How much longer than its time an engine may take
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = span)]
    pub patience: Duration,
    #[command(flatten)]
    pub rules: Rules,
    /// The table for programs
    #[arg(long)]
    pub json: bool,
}

/// A number of lines; 0 stands for all.
fn lines(text: &str) -> Result<usize, String> {
    match text {
        "all" => Ok(0),
        _ => match text.parse() {
            Ok(n @ 1..) => Ok(n),
            _ => Err("it is a number from 1, or all".into()),
        },
    }
}
