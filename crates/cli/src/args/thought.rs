//! What bots think.

use super::common::{At, Budget, Printed, number};
use clap::Args as Group;
use parlour_bots::{Lines, Strength};
use std::path::PathBuf;

#[derive(Group)]
#[command(
    after_help = "Each move stands on a line with its worth and the line of play behind it. The worth is the expected \
points of the mover's side in hundredths, from -100 to +100, or what is proven: `win in 5` counts the plies to the end \
of the game, this move included. Without a limit the answer is the same on every run. Ctrl-C ends the thought and \
prints what is known. Dōbutsu shōgi is solved: all moves are listed with their exact worth, in the layout of the \
program bestmove, in which the number behind a move counts the plies left after it: one fewer than `--json`, `batch` and \
the hints of `play` say. On first use the table is made (about a minute on one core) and kept in PARLOUR_DATA, or in \
parlour/ under your data folder.

Examples:
  parlour bestmove dobutsu G/l-R/-e-/-C-/L--/Geg
  parlour bestmove romanian-checkers
  parlour bestmove cublino-contra start a1a2 --lines 5 --time 2s
  parlour bestmove dominions --nodes 200000 --json
  parlour bestmove cublino-contra CWd6vd5 --prove"
)]
pub struct Bestmove {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub at: At,
    /// How many moves are valued, or `all`; left out, the best one, or where more cost nothing all (Dōbutsu
    /// shōgi) or ten (Dog)
    #[arg(long, value_name = "N", value_parser = lines)]
    pub lines: Option<Lines>,
    #[command(flatten)]
    pub budget: Budget,
    /// As a bot of this level sees it: 0 to 10, `greedy` or `random`
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<Strength>,
    /// With more than one the answer may differ from run to run
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(1..=64u8))]
    pub threads: u8,
    /// Megabytes of the transposition table; left out, as many as a thought needs, at most 64
    #[arg(long, value_name = "MB", value_parser = number(1..=4096u32))]
    pub hash: Option<u32>,
    /// Only who wins for certain, by proof-number search (df-pn), which shares no code with the usual one:
    /// win, draw or loss of the side to move and a move that keeps it; where nothing is hidden. Ends when
    /// the limit is reached, or with Ctrl-C
    #[arg(long, conflicts_with_all = ["level", "lines", "depth", "line"])]
    pub prove: bool,
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
    after_help = "FILE holds a record of Parlour or a game in a notation of its own (SGF and others). Scores are the \
expected points of the mover's side in hundredths, from -100 to +100. From which loss on a move is an inaccuracy, a \
mistake or a blunder depends on the game: `--json` says it under `scale`. Accuracy is 100 where nothing was lost; a loss \
between a mistake and a blunder halves it for that move. In a game with hidden cards each move is judged by what its \
player knew, with the standard error of its worth; beside that stands what it lost with all cards open. Luck is what a \
player's cards were worth beyond what one may expect of a deal, skill what the plays lost. Without a limit the answer is \
the same on every run.

Examples:
  parlour review game.txt
  parlour review game.sgf --html > review.html
  parlour review game.txt --json --nodes 50000
  parlour review dog.txt --ply 12"
)]
pub struct Review {
    /// `-` reads the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub budget: Budget,
    /// Where cards are hidden: only the decision at move N, every play with its worth, and what others may hold
    #[arg(long, value_name = "N", conflicts_with_all = ["html", "svg"])]
    pub ply: Option<usize>,
    /// Draw the worth of every position into FILE
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub printed: Printed,
    /// As a page for a browser
    #[arg(long, conflicts_with = "json")]
    pub html: bool,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(
    after_help = "Counts, for every move that was played from the position, how often and how those games ended; in \
whatever order the moves before came. Only games under the same rules that have an end count. Records are files, or \
folders of them as `parlour match --save` makes. A database is that of a site; with nothing named, that of the site on \
this machine, or, where there is none, the games of bots that the program brings along. A site counts the first 40 plies \
of each match; records are searched to their end.

Examples:
  parlour match romanian-checkers 4 6 --games 100 --save games && parlour explore loa --from games
  parlour explore loa start b1-b3
  parlour explore dobutsu start Cb3xb2 --db parlour.db
  parlour explore cublino-contra --db postgres://parlour@localhost/parlour --json"
)]
pub struct Explore {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub at: At,
    /// Records of games: files, or folders of them
    #[arg(long, alias = "records", value_name = "FILE or DIR", num_args = 1..)]
    pub from: Vec<PathBuf>,
    /// Write what all these records say of openings into a file, instead of telling about one position
    #[arg(long, value_name = "FILE", requires = "from", conflicts_with_all = ["db", "json", "notation"])]
    pub collect: Option<PathBuf>,
    /// The database of a site: a SQLite file, or a postgres:// URL
    #[arg(long, value_name = "FILE or URL")]
    pub db: Option<String>,
    #[command(flatten)]
    pub printed: Printed,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

/// A number of lines, or all.
fn lines(text: &str) -> Result<Lines, String> {
    match text {
        "all" => Ok(Lines::All),
        _ => match text.parse::<u64>() {
            Ok(n @ 1..) => Ok(Lines::Best(n.min(u16::MAX.into()) as u16)),
            _ => Err("it is a number from 1, or all".into()),
        },
    }
}
