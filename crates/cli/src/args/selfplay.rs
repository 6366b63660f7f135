//! `parlour selfplay`.

use super::common::{Rules, number};
use clap::Args as Group;
use parlour_arena::Shard;
use parlour_bots::Judge;
use std::path::PathBuf;

#[derive(Group)]
#[command(
    after_help = "The strongest bot plays both sides; for every position in which it chose a move the file has the worth that \
its search found, the move and how the game ended. The file is lines of JSON, one a game; docs/selfplay.md describes it, \
--show lists its positions.

A game is decided by seed and number: threads change nothing, shards together hold what one run holds, and a run that was \
stopped or killed goes on where its file ends. More games later are the same run. Ctrl-C keeps all games that are over.

Examples:
  parlour selfplay romanian-checkers --out games.jsonl --games 1000 --nodes 5000 --seed 7
  parlour selfplay cublino-pur --out pur-2.jsonl --games 100000 --seed 7 --shard 2/4 --threads 1
  parlour selfplay dog --out dog.jsonl --games 50 --nodes 100 --rules canadian
  parlour selfplay --show games.jsonl --json"
)]
pub struct Selfplay {
    #[arg(value_name = "GAME", required_unless_present = "show")]
    pub game: Option<String>,
    /// Where the games go; a file of the same run is continued
    #[arg(long, value_name = "FILE", required_unless_present = "show")]
    pub out: Option<PathBuf>,
    /// So many games, in all shards together
    #[arg(long, value_name = "N", default_value = "100", value_parser = number(1..=1_000_000_000u32))]
    pub games: u32,
    /// Look at so many positions for each move; in hidden games so many sampled games
    #[arg(long, value_name = "K", default_value = "2000", value_parser = number(1..=u64::MAX))]
    pub nodes: u64,
    /// Random plies before the bot takes over: so many or one more; left out, 6, or none in a game of chance
    #[arg(long, value_name = "N", value_parser = number(0..=100u32))]
    pub opening: Option<u32>,
    /// So many plies are a draw; left out, 400, or 3000 with more than two seats
    #[arg(long, value_name = "N", value_parser = number(1..=1_000_000u32))]
    pub plies: Option<u32>,
    /// Play only every N-th game, beginning with number I
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
    /// Think with the hand-made judge or with the one that learned; left out, whichever is stronger
    #[arg(long, value_name = "classic|learned")]
    pub judge: Option<Judge>,
    #[command(flatten)]
    pub rules: Rules,
    /// Play nothing: list the positions of FILE, each game checked by the rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "out", "games", "nodes", "opening", "plies", "shard", "threads", "judge", "rules", "set", "seed"])]
    pub show: Option<PathBuf>,
    /// With --show: as JSON lines
    #[arg(long, requires = "show")]
    pub json: bool,
}
