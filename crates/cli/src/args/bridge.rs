//! An engine at a site.

use super::common::number;
use clap::Args as Group;

#[derive(Group)]
#[command(
    after_help = "The token is that of an account of kind bot; an account makes one with POST /api/bots (docs/api.md). The engine speaks \
UGI or USI (usi:COMMAND); one is started for every game, with the rules of that game, and told its clocks. \
Challenges are accepted for games that the engine plays; games of tournaments and others in which the \
account has a seat are played as they begin. A connection that breaks is made again. Ctrl-C ends it; games that are \
going on stay, and are taken up by the next run.

Examples:
  parlour bridge --site http://127.0.0.1:7878 --engine './myengine --quiet'
  parlour bridge --site https://play.example --engine usi:./shogi-engine --game dobutsu --games 2
  PARLOUR_TOKEN=… parlour bridge --site http://127.0.0.1:7878 --engine 'parlour engine dobutsu --level 3'"
)]
pub struct Bridge {
    /// The address of the site: https://HOST or http://HOST:PORT
    #[arg(long, value_name = "URL")]
    pub site: String,
    /// The command line of the engine: UGI, or usi:COMMAND; settings as in `parlour match` (cmd=…,option.X=…)
    #[arg(long, value_name = "CMD")]
    pub engine: String,
    /// The bearer token of the bot's account; left out, the variable PARLOUR_TOKEN
    #[arg(long, value_name = "TOKEN")]
    pub token: Option<String>,
    /// Only this game; may be given several times. Left out, whatever the engine plays
    #[arg(long, value_name = "GAME")]
    pub game: Vec<String>,
    /// Challenges are accepted while fewer games than this are played
    #[arg(long, value_name = "N", default_value = "4", value_parser = number(1..=64usize))]
    pub games: usize,
    /// Ends after so many games; left out, it goes on
    #[arg(long, value_name = "N", value_parser = number(1..=1_000_000u32))]
    pub until: Option<u32>,
    /// Milliseconds for a move where there is no clock
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = number(1..=600_000u64))]
    pub time: u64,
}
