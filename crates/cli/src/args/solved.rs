//! Tables of solved games.

use super::common::number;
use clap::Args as Group;
use std::path::PathBuf;

#[derive(Group)]
#[command(after_help = "Examples:
  parlour solve dobutsu
  parlour solve dobutsu --out dobutsu.table --threads 2")]
pub struct Solve {
    /// A solved game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Where to put the table; left out, the data folder
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Threads; left out, every core
    #[arg(long, value_name = "N", value_parser = number(1..=64u8))]
    pub threads: Option<u8>,
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
    /// What is looked at.
    #[command(flatten)]
    pub whole: Whole,
}

#[derive(Group)]
#[command(after_help = "Examples:
  parlour stats dobutsu
  parlour stats dobutsu --svg depths.svg")]
pub struct Stats {
    /// What is looked at.
    #[command(flatten)]
    pub whole: Whole,
    /// Write a plot of the depths to FILE as well
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

/// A look at a whole table.
#[derive(Group)]
pub struct Whole {
    /// A solved game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The table; left out, the one in the data folder
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Threads; left out, every core
    #[arg(long, value_name = "N", value_parser = number(1..=64u8))]
    pub threads: Option<u8>,
    /// Count the positions that can arise in a game, too
    #[arg(long)]
    pub reachable: bool,
}
