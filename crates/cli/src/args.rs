//! What one may type after `parlour`.

use clap::{Args as Group, Parser, Subcommand};
use parlour_arena::{Contestant, Shard, Sprt};
use parlour_bots::{Limits, Strength};
use std::path::PathBuf;
use std::time::Duration;

/// Five board games that nobody else serves well: rules, notation, analysis, play.
#[derive(Parser)]
#[command(name = "parlour", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: Serve,
}

#[derive(Subcommand)]
pub enum Command {
    /// The site, where people play each other and the bots; also what `parlour` alone does
    Serve(Serve),
    /// Names, seats, rules, options and notations of the games
    Games(Games),
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
    Match(Match),
    /// Speak UGI (for Dōbutsu shōgi also USI), so that another program can play
    Engine(Engine),
    /// Answer JSON lines, one line for each line of input
    Batch(Batch),
    /// Check the record of a game, print how it ended, draw it
    Replay(Replay),
    /// Compute the value of every position of a small game, and keep the table
    Solve(Solve),
    /// Check a whole table, value by value
    Verify(Verify),
    /// Figures about a solved game
    Stats(Stats),
    /// A completion script for your shell
    Completions(Completions),
}

const EXAMPLES: &str = "\
GAME is one of the names that `parlour games` lists. POSITION is one argument in the game's own text; \
`start`, or nothing, is the start. Moves are read in every notation of the game.

Examples:
  parlour
  parlour games
  parlour play romanian-checkers
  parlour moves romanian-checkers
  parlour apply romanian-checkers start b1-b3 a4-c4
  parlour show romanian-checkers start b1-b3 --svg board.svg
  parlour perft romanian-checkers 4 --divide
  parlour bestmove romanian-checkers start b1-b3 --lines 3 --time 500ms
  parlour match cublino-contra level:4 greedy --games 4
  echo '{\"id\":1,\"do\":\"moves\",\"game\":\"romanian-checkers\"}' | parlour batch

Exit status: 0, or 2 for bad usage or bad text, or 1 for a failed run.";

#[derive(Group)]
#[command(after_help = "Examples:
  parlour
  parlour serve --addr 0.0.0.0:8080 --db /var/lib/parlour/parlour.db
  parlour serve --db postgres://parlour@localhost/parlour --behind-proxy

Logs are JSON lines on the standard error; PARLOUR_LOG chooses how much (`warn`, `info`, `debug`).
Ctrl-C or SIGTERM stops it: moves in flight finish, clients connect again.")]
pub struct Serve {
    /// Where to listen
    ///
    /// The address and port that browsers connect to. 127.0.0.1 is this machine only; 0.0.0.0 is
    /// everybody who can reach it. Port 0 takes a free one.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7878")]
    pub addr: String,
    /// The database: a file for SQLite, or a postgres:// URL
    ///
    /// The file is made when it is missing; left out, it is parlour.db in your data folder. All
    /// matches, guests and links are in it. One server a database.
    #[arg(long, value_name = "FILE or URL")]
    pub db: Option<String>,
    /// Requests a second that one address may send in the long run
    ///
    /// Six seconds' worth may come at once; whoever sends more is refused, or disconnected. 0 means
    /// no limit. Many people behind one address (a school, an office) may need more.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub rate: u32,
    /// Bots that may think at once
    ///
    /// Others wait their turn. Never more than the machine has cores; 0 leaves one core to the games.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub bot_threads: usize,
    /// When a seat counts as abandoned in a game with a clock of minutes
    ///
    /// So many seconds after a person whose turn it is has lost the connection, the others may claim
    /// the win or have a bot sit down. With a clock of days the clock decides.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub abandoned: u32,
    /// When a seat counts as abandoned in a game without a clock
    ///
    /// As above; 86400 seconds are a day.
    #[arg(long, value_name = "SECONDS", default_value_t = 86400)]
    pub abandoned_slow: u32,
    /// A reverse proxy stands in front
    ///
    /// Believe its X-Forwarded-For (who calls, for the limit of requests) and X-Forwarded-Proto (https
    /// makes cookies secure). Do not set it without a proxy: anybody could pretend to be anybody.
    #[arg(long)]
    pub behind_proxy: bool,
}

/// Which rules, and what chance decides.
#[derive(Group, Clone, Default)]
pub struct Rules {
    /// A named set of rules, one of those that `parlour games` lists
    #[arg(long, value_name = "PRESET")]
    pub rules: Option<String>,
    /// Set one option of the rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// What decides everything that chance decides: a number, or any word
    #[arg(long, value_name = "SEED", default_value = "0", hide_default_value = true, value_parser = seed)]
    pub seed: u64,
}

/// Which position: a text, and moves played from it.
#[derive(Group)]
pub struct Place {
    /// In the game's own text; `start`, or nothing, is the start
    #[arg(value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Moves played from there first, so that the past counts
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    #[command(flatten)]
    pub rules: Rules,
}

#[derive(Group)]
#[command(
    after_help = "Examples:\n  parlour games\n  parlour games cublino-contra\n  parlour games --json"
)]
pub struct Games {
    /// Only this game, with all that can be said about it
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour show dobutsu
  parlour show dominions start P63i9 P55h8 --svg board.svg
  parlour show dog --as 2")]
pub struct Show {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub place: Place,
    /// Write a picture to FILE instead (`-` for the standard output)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// What this seat may know, and the board turned to it: a number from 0, a seat's name, `public`
    /// or `keeper`
    #[arg(long = "as", value_name = "SEAT")]
    pub eye: Option<String>,
    /// The scene as data
    #[arg(long, conflicts_with = "svg")]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour moves dobutsu
  parlour moves romanian-checkers '8/8/8/3pP3/8/8/8/8 w'
  parlour moves romanian-checkers --from b1")]
pub struct Moves {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub place: Place,
    /// Where one may go from SPOT instead; repeated, SPOTs are the way so far
    #[arg(long, value_name = "SPOT")]
    pub from: Vec<String>,
    /// As a list
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour apply romanian-checkers start b1-b3 a4-c4
  parlour apply cublino-contra start a1a2 --explain")]
pub struct Apply {
    #[arg(value_name = "GAME")]
    pub game: String,
    /// In the game's own text, or `start`
    #[arg(value_name = "POSITION", allow_hyphen_values = true)]
    pub position: String,
    /// At least one
    #[arg(value_name = "MOVE", required = true)]
    pub moves: Vec<String>,
    #[command(flatten)]
    pub rules: Rules,
    /// First say in words what each move does, where a picture would not show it
    #[arg(long)]
    pub explain: bool,
    /// With the status
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour status dobutsu
  parlour status romanian-checkers '8/8/8/3PP3/8/8/8/p6p w' --json")]
pub struct Status {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub place: Place,
    /// As `parlour batch` says it
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(
    after_help = "Exit status: 0 when all is well, 2 when something is not; the sentence on stderr says what.

Examples:
  parlour check romanian-checkers start b1-b3
  parlour check cublino-pur start a1a2 --step
  parlour check dobutsu S/gle/-c-/-C-/ELG/- --json"
)]
pub struct Check {
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The position
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub text: String,
    /// A move, or a step of a longer move
    #[arg(value_name = "MOVE")]
    pub asked: Option<String>,
    /// MOVE is one step of a longer move
    #[arg(long, requires = "asked")]
    pub step: bool,
    #[command(flatten)]
    pub rules: Rules,
    /// As `parlour batch` says it
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(
    after_help = "A finished game has no moves, so a line that ends earlier does not count; repetition, stalling and \
ply limits play no part.

Examples:
  parlour perft romanian-checkers 4
  parlour perft dobutsu 6 --divide"
)]
pub struct Perft {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=crate::perft::DEEPEST as i64))]
    pub depth: u32,
    #[command(flatten)]
    pub place: Place,
    /// A number for each first move as well
    #[arg(long)]
    pub divide: bool,
    /// For programs
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
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = duration)]
    pub patience: Duration,
    #[command(flatten)]
    pub rules: Rules,
    /// The table for programs
    #[arg(long)]
    pub json: bool,
}

/// Who thinks, and for how long.
#[derive(Group, Clone, Default)]
pub struct Budget {
    /// Think so long: milliseconds, or a number with `ms`, `s` or `m`
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time: Option<Duration>,
    /// Look so many plies ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=250))]
    pub depth: Option<u32>,
    /// Look at so many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
}

impl Budget {
    /// As bots take it.
    pub fn limits(&self) -> Limits {
        Limits {
            time: self.time,
            depth: self.depth,
            nodes: self.nodes,
            ..Limits::default()
        }
    }
}

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
    /// How many moves are valued, or `all`; left out, the best one, or all where a table knows them
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
    /// Dōbutsu shōgi: the whole best line to the end as well
    #[arg(long)]
    pub line: bool,
    /// As `parlour batch` says it
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour solve dobutsu
  parlour solve dobutsu --out dobutsu.table --threads 2")]
pub struct Solve {
    /// `dobutsu`
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Where to put the table; left out, the data folder
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Make it anew if it is there already, whatever it is
    #[arg(long)]
    pub replace: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour verify dobutsu
  parlour verify dobutsu dobutsu.table --threads 2
  parlour verify dobutsu --reachable")]
pub struct Verify {
    /// `dobutsu`
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The table; left out, the one in the data folder
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Count the positions that can arise in a game, too
    #[arg(long)]
    pub reachable: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour stats dobutsu
  parlour stats dobutsu --svg depths.svg")]
pub struct Stats {
    /// `dobutsu`
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The table; left out, the one in the data folder
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Count the positions that can arise in a game, too
    #[arg(long)]
    pub reachable: bool,
    /// Write a plot of the depths to FILE as well
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Type a move in any notation of the game, or `help`.

Examples:
  parlour play romanian-checkers
  parlour play cublino-pur --seats me,bot:6
  parlour play dog --seats me,bot:8,bot:8,bot:8
  parlour play dominions --set size=5
  parlour play dobutsu --load game.txt")]
pub struct Play {
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Begin here
    #[arg(value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
    #[command(flatten)]
    pub rules: Rules,
    /// Who sits where: `me`, `bot:LEVEL`, `greedy` or `random`, one for each seat; the last stands for
    /// the seats that are left. Left out, people play all seats
    #[arg(long, value_name = "WHO,WHO,…")]
    pub seats: Option<String>,
    #[command(flatten)]
    pub budget: Budget,
    /// Draw the board only when asked
    #[arg(long)]
    pub quiet: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub load: Option<PathBuf>,
}

#[derive(Group)]
#[command(
    after_help = "The protocol is written down in docs/engine-protocol.md. Options given here are those that \
`setoption` changes.

Examples:
  parlour engine dobutsu
  printf 'ugi\\nposition startpos\\ngo nodes 10000\\n' | parlour engine romanian-checkers"
)]
pub struct Engine {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub rules: Rules,
    /// 0 to 10, `greedy` or `random`
    #[arg(long, value_name = "LEVEL", default_value = "10")]
    pub level: Strength,
    /// With more than one the play may differ from run to run
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
}

#[derive(Group)]
#[command(after_help = batch_help())]
pub struct Batch {
    /// Work on so many lines at a time; the answers keep the order of the lines
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

fn batch_help() -> &'static str {
    "Each line is an object with \"do\" and \"game\", and as needed \"id\" (any value, given back unchanged; no id, no id \
in the answer), \"position\" (left out: the start), \"moves\" (played first, so that the past counts), \"rules\", \"options\" \
and \"seed\". Unknown keys are refused. An answer that cannot be given is {\"error\":\"…\"}.

  \"do\":\"moves\"                          {\"moves\":[\"…\",…]}
  \"do\":\"children\"                       {\"children\":[{\"move\":\"…\",\"position\":\"…\"},…]}
  \"do\":\"apply\",\"moves\":[\"…\",…]          {\"position\":\"…\",\"status\":{…}}
  \"do\":\"status\"                         {\"status\":{\"over\":false,\"seat\":0}}
                                        {\"status\":{\"over\":true,\"winners\":[0],\"reason\":\"…\",\"scores\":[…]}}
  \"do\":\"check\",\"move\":\"…\" or \"step\":\"…\"   {\"well_formed\":…,\"valid\":…,\"legal\":…,\"why\":…}
  \"do\":\"perft\",\"depth\":N                {\"nodes\":…}
  \"do\":\"bestmove\"                       {\"result\":…,\"plies\":…,\"moves\":[{\"move\":…,\"score\":…,\"result\":…,\"plies\":…,\"pv\":[…]},…]}
     with \"depth\", \"nodes\", \"time_ms\", \"level\", \"lines\" (a number or \"all\") as needed; result and plies only where proven

Examples:
  echo '{\"id\":1,\"do\":\"apply\",\"game\":\"loa\",\"moves\":[\"b1-b3\"]}' | parlour batch
  parlour batch --threads 2 <questions.jsonl >answers.jsonl"
}

#[derive(Group)]
#[command(
    after_help = "FILE holds a record of Parlour or a game in a notation of its own (SGF and others).

Examples:
  parlour replay game.txt
  parlour replay game.sgf --svg-dir pictures"
)]
pub struct Replay {
    /// `-` reads the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Draw every position into DIR, as 000.svg, 001.svg, …
    #[arg(long, value_name = "DIR")]
    pub svg_dir: Option<PathBuf>,
    /// Print the game in another notation instead: `record`, or one of the game's own such as `sgf`
    #[arg(long, value_name = "NOTATION", conflicts_with = "json")]
    pub export: Option<String>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Example:\n  parlour completions bash > parlour.bash && . ./parlour.bash")]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

fn seed(text: &str) -> Result<u64, String> {
    Ok(parlour_core::seed(text))
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("it is not KEY=VALUE")?;
    Ok((key.trim().into(), value.trim().into()))
}

/// A span of time: `500`, `500ms`, `1.5s`, `3m`.
fn duration(text: &str) -> Result<Duration, String> {
    let cut = text.find(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(cut.unwrap_or(text.len()));
    let unit = match unit {
        "" | "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err("a time is a number of milliseconds, or a number with ms, s or m".into()),
    };
    let number: f64 = number.parse().map_err(|_| "it begins with no number")?;
    Duration::try_from_secs_f64(number * unit)
        .ok()
        .filter(|time| *time <= LONGEST_THOUGHT)
        .ok_or("a time is between 0 and a day".into())
}

const LONGEST_THOUGHT: Duration = Duration::from_secs(24 * 60 * 60);

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
