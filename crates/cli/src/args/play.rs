//! Playing in the terminal.

use super::common::{Budget, Rules};
use clap::Args as Group;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Group)]
#[command(
    after_help = "In a terminal the board fills the screen: arrows or the mouse enter a move, ? lists the keys. \
Elsewhere, in a small window and with --plain: type a move in any notation of the game, or `help`.

Examples:
  parlour play romanian-checkers
  parlour play cublino-pur --seats me,bot:6
  parlour play dog --seats me,bot:8,bot:8,bot:8
  parlour play dobutsu --seats me,me --clock 5+3
  parlour play dominions --set size=5
  parlour play dobutsu --load game.txt"
)]
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
    /// Minutes for each seat and seconds added for every move: `5+3`, `10`; who runs out has lost
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = crate::play::Pace::read)]
    pub clock: Option<crate::play::Pace>,
    /// Plain lines, also where the board could fill the screen
    #[arg(long)]
    pub plain: bool,
    /// On the screen, how long a bot's move is shown before the next one
    #[arg(long, value_name = "TIME", default_value = "700ms", value_parser = parlour_bots::span)]
    pub pause: Duration,
    /// In plain lines, draw the board only when asked
    #[arg(long)]
    pub quiet: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub load: Option<PathBuf>,
}
