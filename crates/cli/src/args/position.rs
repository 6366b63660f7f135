//! Questions about a position and its rules.

use super::common::{At, Printed, Rules, number};
use clap::Args as Group;
use std::path::PathBuf;

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
  parlour rules dobutsu
  parlour rules dog --rules canadian --set players=6")]
pub struct RulesOf {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub rules: Rules,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour show dobutsu
  parlour show dominions start P63i9 P55h8 --svg board.svg
  parlour show romanian-checkers '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w' --from g6
  parlour show dobutsu start 4C7 Al7 2E4 --gif game.gif
  parlour show dobutsu start 4C7 Al7 2E4 --svg game.svg --animate
  parlour show dominions start P63i9 --board pointed
  parlour show dog --as 2")]
pub struct Show {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub at: At,
    /// Write a picture to FILE instead (`-` for the standard output)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Write a moving picture of the moves to FILE instead, as a GIF
    #[arg(long, value_name = "FILE", conflicts_with_all = ["svg", "from", "board", "json"])]
    pub gif: Option<PathBuf>,
    /// The picture given with --svg plays the moves by itself
    #[arg(long, requires = "svg", conflicts_with = "from")]
    pub animate: bool,
    /// What this seat may know, and the picture turned to it: a number from 0, a seat's name, `public`
    /// or `keeper`
    #[arg(long = "as", value_name = "SEAT")]
    pub eye: Option<String>,
    /// Set off what stands on SPOT, where it may go, and where it could go but for some obstacle
    #[arg(long, value_name = "SPOT")]
    pub from: Option<String>,
    /// Draw the board in another way that the game knows, such as `pointed` and `bytes` of dominions
    #[arg(long, value_name = "STYLE", conflicts_with_all = ["svg", "from"])]
    pub board: Option<String>,
    /// The scene as data
    #[arg(long, conflicts_with_all = ["svg", "board"])]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour moves dobutsu
  parlour moves romanian-checkers '8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w'
  parlour moves romanian-checkers --from b1
  parlour moves dobutsu --notation spelled")]
pub struct Moves {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub at: At,
    /// Where one may go from SPOT instead; repeated, SPOTs are the way so far
    #[arg(long, value_name = "SPOT")]
    pub from: Vec<String>,
    #[command(flatten)]
    pub printed: Printed,
    /// As a list
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour apply romanian-checkers start b1-b3 a4-c4
  parlour apply cublino-contra CWd3vd5 d3d4 --explain")]
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
    #[command(flatten)]
    pub printed: Printed,
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
    pub at: At,
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
    #[arg(value_name = "DEPTH", value_parser = number(0..=crate::perft::DEEPEST))]
    pub depth: u32,
    #[command(flatten)]
    pub at: At,
    /// A number for each first move as well
    #[arg(long)]
    pub divide: bool,
    /// For programs
    #[arg(long)]
    pub json: bool,
}
