//! `parlour match`.

use super::common::{Book, Budget, Rules, number};
use clap::Args as Group;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use parlour_arena::{Contestant, Draw, Order, Resign, Shard, Sprt, TimeControl, Tournament};
use parlour_bots::span;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Group)]
#[command(
    after_help = "A contestant is a bot (`level:6`, `greedy`, `random`) or the command line of an engine that speaks UGI \
(`ugi:COMMAND`, or any text with a blank or a slash) or, for dobutsu, USI (`usi:COMMAND`). With a name, options or \
limits of its own it is a list of settings:

  name=NAME             what tables and records call it
  level=LEVEL           a bot: 0 to 10, greedy or random
  cmd=COMMAND           an engine; quotes hold a command with commas together
  proto=ugi or usi      what the engine speaks; ugi if left out
  option.KEY=VALUE      sent to the engine as `setoption name KEY value VALUE`
  hash=MB, threads=N, judge=classic or learned, book=on or off
                        of a bot; sent to an engine as Hash, Threads, Judge and Book
  tc=…, time=…, nodes=…, depth=…
                        its own limits, in place of --tc, --time, --nodes and --depth

Openings are drawn by the seed (in hidden games deals), or read from --openings: each line is a position, moves from the \
start, or `POSITION moves M…`; records do as well. Each is played once for every way round the contestants can sit. The \
error bars hold in 19 of 20 cases. Worths for --resign and --draw are the expected points of a side in hundredths.

Every engine must answer `ugiok` or `usiok` and play the right game before the first game. One that dies, falls silent or \
plays an illegal move later has lost the game; the table and the record say why. The exit status is 1 when somebody lost \
every game by forfeit or on time.

Examples:
  parlour match romanian-checkers level:6 greedy --games 100
  parlour match dobutsu 8 'usi:./my-engine --fast' --time 200ms --save games --log talk.txt
  parlour match loa 10 --engine level=10,book=off --time 100ms --opening 0
  parlour match dog 10 greedy --games 400 --nodes 300 --sprt 0,20
  parlour match loa 4 --engine 'name=mine,cmd=./mine --fast,option.Hash=64,tc=10+0.1' --tc 5+0.05
  parlour match dominions 2 3 4 greedy --tournament round-robin --games 10 --resign moves=3,score=95
  parlour match cublino-pur 6 4 --seed 7 --shard 2/4 --results pur-2.jsonl
  parlour match --report pur-1.jsonl pur-2.jsonl pur-3.jsonl pur-4.jsonl"
)]
pub struct Match {
    #[arg(value_name = "GAME", required_unless_present = "report")]
    pub game: Option<String>,
    /// Two or more; more than the game has sides need --tournament
    #[arg(value_name = "CONTESTANT")]
    pub contestants: Vec<Contestant>,
    /// One more contestant, by its settings; may be repeated
    #[arg(long = "engine", value_name = "KEY=VALUE,…")]
    pub engines: Vec<Contestant>,
    /// Contestants meet in pairs: everybody everybody, or the first each of the others
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(["round-robin", "gauntlet"]).map(tournament))]
    pub tournament: Option<Tournament>,
    /// So many games for each meeting, rounded up to whole sets
    #[arg(long, value_name = "N", default_value = "100", value_parser = number(1..=10_000_000u32))]
    pub games: u32,
    /// Clocks: seconds and an increment, `10+0.1`, or for so many moves, `40/60+0.5`
    #[arg(long, value_name = "[MOVES/]TIME[+INC]")]
    pub tc: Option<TimeControl>,
    #[command(flatten)]
    pub budget: Budget,
    #[command(flatten)]
    pub book: Book,
    /// How far time may be overstepped; left out, 200ms on a clock and 1s with --time
    #[arg(long, value_name = "TIME", value_parser = span)]
    pub margin: Option<Duration>,
    /// How long an engine without a limit of time may be silent
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = span)]
    pub patience: Duration,
    /// Stop as soon as the first is proven ELO1 better than the second, or not better than ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// Random plies before the contestants take over; left out, 4, or none in a game of chance. With
    /// --openings, so many moves of each at most
    #[arg(long, value_name = "N", value_parser = number(0..=100u32))]
    pub opening: Option<u32>,
    /// Begin with the positions, moves or records in FILE
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// In which order they are played: as they stand, or shuffled by the seed
    #[arg(long, value_name = "ORDER", requires = "openings", default_value = "sequential",
        value_parser = PossibleValuesParser::new(["sequential", "random"]).map(order))]
    pub order: Order,
    /// End a game as won once all sides agree on it, for so many moves each
    #[arg(long, value_name = "moves=N,score=S")]
    pub resign: Option<Resign>,
    /// End a game as drawn once all sides agree on it, for so many moves each, but not early
    #[arg(long, value_name = "ply=N,moves=N,score=S")]
    pub draw: Option<Draw>,
    /// In a solved game: end a game as won once the table says that it is a win within N plies
    #[arg(long, value_name = "N", value_parser = number(1..=1000u32))]
    pub exact: Option<u32>,
    /// So many plies are a draw; left out, 400, or 3000 with more than two seats
    #[arg(long, value_name = "N", value_parser = number(1..=u32::MAX))]
    pub plies: Option<u32>,
    /// Write the record of every game into DIR
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Write down everything that engines and the arena say to each other, with the time and the game
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Keep the results in FILE, and go on where it ends
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Play nothing: the table of what is in these files of results, shards of one match
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["results", "save", "log", "shard"])]
    pub report: Vec<PathBuf>,
    /// Play only every N-th set, beginning with number I
    #[arg(
        long,
        value_name = "I/N",
        default_value = "1/1",
        hide_default_value = true
    )]
    pub shard: Shard,
    /// Games played at once; left out, one for each core
    #[arg(long, value_name = "N", value_parser = number(1..=256u16))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub rules: Rules,
    /// The table for programs
    #[arg(long)]
    pub json: bool,
}

fn tournament(text: String) -> Tournament {
    match text.as_str() {
        "gauntlet" => Tournament::Gauntlet,
        _ => Tournament::RoundRobin,
    }
}

fn order(text: String) -> Order {
    match text.as_str() {
        "random" => Order::Random,
        _ => Order::Sequential,
    }
}
