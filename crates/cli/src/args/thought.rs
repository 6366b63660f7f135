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
expected points of the mover's side in hundredths, from -100 to +100. A move that loses 10 of them is an inaccuracy, 20 \
a mistake, 40 a blunder. Accuracy is 100 where nothing was lost; a loss of 30 halves it for that move. In a game with \
hidden cards each move is judged by what its player knew. Without a limit the answer is the same on every run.

Examples:
  parlour review game.txt
  parlour review game.sgf --html > review.html
  parlour review game.txt --json --nodes 50000"
)]
pub struct Review {
    /// `-` reads the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub budget: Budget,
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
