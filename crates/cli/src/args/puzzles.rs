//! `parlour puzzles` and `parlour puzzle`.

use super::common::{number, seed};
use clap::Args as Group;
use parlour_arena::Shard;
use std::path::PathBuf;

#[derive(Group)]
#[command(
    after_help = "Games are played and their endings looked through; kept is what is proved to have exactly one answer. The \
same seed finds the same puzzles, and shards together find what one run finds. Ctrl-C keeps what there is. \
--verify checks puzzles, those of this program or of a file, by other code than found them; docs/puzzles.md tells how.

Examples:
  parlour puzzles romanian-checkers --count 20 --seed 1 --out new.jsonl
  parlour puzzles cublino-pur --count 200 --seed 7 --shard 2/4 --out pur-2.jsonl
  parlour puzzles dobutsu --list
  parlour puzzles --list --json
  parlour puzzles --verify
  parlour puzzles --verify new.jsonl
  parlour puzzles --measure dobutsu
  parlour puzzles --themes"
)]
pub struct Puzzles {
    /// The game; with --list and --verify also a file of puzzles; left out, all that are kept
    #[arg(value_name = "GAME or FILE", required_unless_present_any = ["list", "verify", "measure", "themes"])]
    pub what: Option<String>,
    /// Look for so many
    #[arg(long, value_name = "N", default_value = "10", value_parser = number(1..=100_000u64))]
    pub count: u64,
    /// What decides everything that chance decides: a number, or any word
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    pub seed: u64,
    /// Look only for every N-th, beginning with number I
    #[arg(
        long,
        value_name = "I/N",
        default_value = "1/1",
        hide_default_value = true
    )]
    pub shard: Shard,
    /// Write them to FILE instead of the terminal; what it holds already is kept
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// List those there are instead: number, rating, goal and themes
    #[arg(long, conflicts_with_all = ["out", "verify", "measure", "themes"])]
    pub list: bool,
    /// With --list: as JSON lines, everything about each
    #[arg(long, requires = "list")]
    pub json: bool,
    /// Check puzzles instead
    #[arg(long, conflicts_with_all = ["out", "measure", "themes"])]
    pub verify: bool,
    /// How often levels 2 and 8 solve the hardest third, with other seeds than the ratings were made with
    #[arg(long, conflicts_with_all = ["out", "themes"])]
    pub measure: bool,
    /// What themes there are
    #[arg(long)]
    pub themes: bool,
}

#[derive(Group)]
#[command(
    after_help = "Type a move in any notation of the game, or one of: hint, answer, next, quit.

Examples:
  parlour puzzle dobutsu
  parlour puzzle cublino-contra --rating 1500
  parlour puzzle romanian-checkers --theme sacrifice"
)]
pub struct PuzzleOf {
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Begin with the one nearest to this rating
    #[arg(long, value_name = "R", value_parser = number(0..=4000u32))]
    pub rating: Option<u32>,
    /// Begin with this one
    #[arg(long, value_name = "N", conflicts_with = "rating", value_parser = number(1..=100_000u32))]
    pub number: Option<u32>,
    /// Only those with this theme
    #[arg(long, value_name = "THEME", conflicts_with = "number")]
    pub theme: Option<String>,
}
