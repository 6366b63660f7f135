//! For other programs: the site, the protocols, records, the shell.

use super::common::{Book, Printed, Rules, number};
use clap::Args as Group;
use parlour_bots::{Judge, Strength};
use std::path::PathBuf;

#[derive(Group)]
#[command(after_help = "Examples:
  parlour
  parlour serve --addr 0.0.0.0:8080 --db /var/lib/parlour/parlour.db
  parlour serve --db postgres://parlour@localhost/parlour --behind-proxy

Variables:
  PARLOUR_LOG   how much is logged, as JSON lines on the standard error: `error`, `warn`, `info` (as
                if left out), `debug`, or by part: `warn,parlour_server=debug`
  PARLOUR_DATA  the folder for the database and the tables of solved games
  PGPASSWORD    the password for PostgreSQL
  PARLOUR_SMTP, PARLOUR_MAIL_FROM, PARLOUR_SITE_URL
                in the place of --smtp, --mail-from and --site-url

Ctrl-C or SIGTERM stops it: moves in flight finish, clients connect again. GET /health and GET /metrics
are for whoever watches over it; `parlour backup` copies the database while people play.")]
pub struct Serve {
    /// Where to listen
    ///
    /// The address and port that browsers connect to. 127.0.0.1 is this machine only; 0.0.0.0 is
    /// everybody who can reach it. Port 0 takes a free one.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7878")]
    pub addr: String,
    /// The database: a file for SQLite, or a postgres:// URL
    ///
    /// The file is made when it is missing; left out, it is parlour.db in your data folder (or in the
    /// folder that PARLOUR_DATA names). All matches, guests and links are in it. One server a database.
    /// The password of a PostgreSQL user may stand in PGPASSWORD instead of the URL.
    #[arg(long, value_name = "FILE or URL")]
    pub db: Option<String>,
    /// Requests and messages a second that a guest may send in the long run
    ///
    /// Strangers share as much by their address, and all of an address have eight times as much. Six
    /// seconds' worth may come at once; whoever sends more is refused, or disconnected. 0 means no limit.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = number(0..=u32::MAX))]
    pub rate: u32,
    /// Connections there may be
    ///
    /// 0 takes as many as the system lets this program open files. Where all are in use those that have
    /// nothing to do make way.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number(0..=usize::MAX))]
    pub connections: usize,
    /// Connections and sockets that one address may have
    ///
    /// 0 is a quarter of all. Behind a proxy only sockets count.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number(0..=usize::MAX))]
    pub connections_each: usize,
    /// Bots that may think at once
    ///
    /// Others wait their turn. Never more than the machine has cores; 0 leaves one core to the games.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number(0..=1024usize))]
    pub bot_threads: usize,
    /// Reviews worked on at once
    ///
    /// They think at the lowest priority, so that play does not wait for them. 0 leaves them to `parlour
    /// worker`, here or on other machines.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(0..=64usize))]
    pub reviewers: usize,
    /// When a seat counts as abandoned in a game with a clock of minutes
    ///
    /// So many seconds after a person whose turn it is has lost the connection, the others may claim
    /// the win or have a bot sit down. With a clock of days the clock decides.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = number(0..=u32::MAX))]
    pub abandoned: u32,
    /// When a seat counts as abandoned in a game without a clock
    ///
    /// As above; 86400 seconds are a day.
    #[arg(long, value_name = "SECONDS", default_value_t = 86400, value_parser = number(0..=u32::MAX))]
    pub abandoned_slow: u32,
    /// A reverse proxy stands in front
    ///
    /// Believe its X-Forwarded-For (who calls, for the limit of requests) and X-Forwarded-Proto (https
    /// makes cookies secure). Do not set it without a proxy: anybody could pretend to be anybody.
    #[arg(long)]
    pub behind_proxy: bool,
    /// A mail server, so that players can get back in by e-mail
    ///
    /// smtp://USER:PASSWORD@HOST:587 (with STARTTLS) or smtps://USER:PASSWORD@HOST:465; without TLS only on this
    /// machine, as smtp://127.0.0.1:25. PARLOUR_SMTP may hold it instead, where no list of processes shows it. Signs such as
    /// @ in a name or a password are written as %40. Left out, the site sends no e-mail and asks for none.
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// The sender of these letters
    ///
    /// PARLOUR_MAIL_FROM may hold it instead.
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// The address under which players know the site: links in letters begin with it
    ///
    /// Such as https://games.example. PARLOUR_SITE_URL may hold it instead.
    #[arg(long, value_name = "URL")]
    pub site_url: Option<String>,
    /// How long other servers at the same PostgreSQL wait for this one before they take its matches
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = number(500..=600_000u64), hide = true)]
    pub lease: u64,
}

#[derive(Group)]
#[command(
    after_help = "The copy shows one moment, and is checked. To restore it, stop the site, move the \
database and its -wal and -shm files away, and put the copy in its place.

Examples:
  parlour backup parlour-monday.db
  parlour backup --db /var/lib/parlour/parlour.db /backup/parlour-$(date +%F).db"
)]
pub struct Backup {
    /// Where the copy goes; nothing is overwritten
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    /// The database of the site, a SQLite file
    ///
    /// Left out, it is parlour.db in your data folder. PostgreSQL has pg_dump for this.
    #[arg(long, value_name = "FILE")]
    pub db: Option<String>,
}

#[derive(Group)]
#[command(
    after_help = "A worker takes reviews that somebody asked for on the site, one after the other, thinks at the lowest \
priority, and writes what it found into the database; each is printed as a line. Any number of workers may help, on any \
machine that reaches the PostgreSQL of the site; beside a SQLite file on the same machine. One that dies loses nothing: \
another takes its review up half a minute later. Ctrl-C or SIGTERM ends it and puts back what it was at.

Examples:
  parlour worker --db postgres://parlour@db.example/parlour
  parlour worker --db /var/lib/parlour/parlour.db --threads 1
  parlour worker --once"
)]
pub struct Worker {
    /// The database of the site: a SQLite file, or a postgres:// URL; left out, parlour.db in your data folder
    #[arg(long, value_name = "FILE or URL")]
    pub db: Option<String>,
    /// Reviews worked on at once; left out, as many as this machine has cores
    #[arg(long, value_name = "N", value_parser = number(1..=256usize))]
    pub threads: Option<usize>,
    /// Ends when no review waits
    #[arg(long)]
    pub once: bool,
    /// How long others wait for this one before they take up its reviews
    #[arg(long, value_name = "MS", default_value_t = 30_000, value_parser = number(500..=600_000u64), hide = true)]
    pub lease: u64,
}

#[derive(Group)]
#[command(
    after_help = "No server may run at either place. The old database stays as it is; the new one must be \
empty, and gets all or nothing. What arrived is compared with what was sent.

Examples:
  parlour move-database parlour.db postgres://parlour@localhost/parlour
  parlour move-database postgres://parlour@localhost/parlour parlour.db"
)]
pub struct MoveDatabase {
    /// The old place, a SQLite file or a postgres:// URL
    #[arg(value_name = "FROM")]
    pub from: String,
    /// The new place
    #[arg(value_name = "TO")]
    pub to: String,
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
    /// Think with the hand-made judge or with the one that learned; left out, whichever is stronger
    #[arg(long, value_name = "classic|learned")]
    pub judge: Option<Judge>,
    #[command(flatten)]
    pub book: Book,
    /// With more than one the play may differ from run to run
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(1..=64u8))]
    pub threads: u8,
    /// Megabytes of the transposition table; left out, as many as a thought needs, at most 64
    #[arg(long, value_name = "MB", value_parser = number(1..=4096u32))]
    pub hash: Option<u32>,
}

#[derive(Group)]
#[command(after_help = batch_help())]
pub struct Batch {
    /// Work on so many lines at a time; the answers keep the order of the lines
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(1..=256u16))]
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
     with \"depth\", \"nodes\", \"time_ms\", \"level\" (0 to 10, \"greedy\" or \"random\"), \"judge\" (\"classic\" or \"learned\"), \"lines\" (a number or \"all\") as needed; result and plies only where proven

Examples:
  echo '{\"id\":1,\"do\":\"apply\",\"game\":\"loa\",\"moves\":[\"b1-b3\"]}' | parlour batch
  parlour batch --threads 2 <questions.jsonl >answers.jsonl"
}

#[derive(Group)]
#[command(
    after_help = "FILE holds a record of Parlour or a game in a notation of its own (SGF and others).

Examples:
  parlour replay game.txt
  parlour replay game.sgf --svg-dir pictures
  parlour replay game.txt --gif game.gif --svg game.svg"
)]
pub struct Replay {
    /// `-` reads the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Draw every position into DIR, as 000.svg, 001.svg, …
    #[arg(long, value_name = "DIR")]
    pub svg_dir: Option<PathBuf>,
    /// Draw the whole game into FILE, a picture that plays by itself
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The same as a GIF
    #[arg(long, value_name = "FILE")]
    pub gif: Option<PathBuf>,
    /// Print the game in another notation instead: `record`, or one of the game's own such as `sgf`
    #[arg(long, value_name = "NOTATION", conflicts_with = "json")]
    pub export: Option<String>,
    #[command(flatten)]
    pub printed: Printed,
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

#[derive(Group)]
#[command(
    after_help = "The folder is a crate of its own, outside Parlour's tree: rules, notation, picture, a bot and tests in a file \
each, and a program that is all of Parlour with this game. As written it is noughts and crosses; put your own rules in.

Examples:
  parlour new-game hex
  parlour new-game four-in-a-row --into ~/games/four
  parlour new-game hex --crates ~/src/parlour"
)]
pub struct NewGame {
    /// What one will type: lower-case letters, digits and hyphens
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The folder to make, NAME if left out; nothing is overwritten
    #[arg(long, value_name = "DIR")]
    pub into: Option<PathBuf>,
    /// A checkout of Parlour whose crates are used
    ///
    /// Left out, it is the one that you stand in; where there is none, the crates are asked for by version.
    #[arg(long, value_name = "DIR")]
    pub crates: Option<PathBuf>,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour man > parlour.1
  parlour man --out man1")]
pub struct Man {
    /// Write the page of the program and one for each command into DIR
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}
