//! Playing in the terminal.

use super::common::{Book, Budget, Printed, Rules};
use clap::Args as Group;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Group)]
#[command(
    after_help = "In a terminal the board fills the screen: arrows or the mouse enter a move, ? lists the keys. \
Elsewhere, in a small window and with --plain: type a move in any notation of the game, or `help`. \
Without GAME a menu asks what to play.

In a terminal the game is kept after every move, in saved/ in your data folder (or in the folder that PARLOUR_DATA \
names); --resume goes on with it. An older game that was not finished moves aside, to GAME.before.txt.

Examples:
  parlour play
  parlour play romanian-checkers
  parlour play cublino-pur --seats bot:6,me
  parlour play dog --seats me,bot:8,bot:8,bot:8
  parlour play dobutsu --seats me,me --clock 5+3
  parlour play dominions --set size=5
  parlour play dobutsu --load game.txt
  parlour play --resume"
)]
pub struct Play {
    /// Left out, a menu asks
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// Begin here
    #[arg(value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
    #[command(flatten)]
    pub rules: Rules,
    /// Who sits where: `me`, `bot:LEVEL`, `greedy` or `random`, one for each seat; the last stands for
    /// the seats that are left. Left out, you begin against bots of level 4
    #[arg(long, value_name = "WHO,WHO,…")]
    pub seats: Option<String>,
    #[command(flatten)]
    pub budget: Budget,
    #[command(flatten)]
    pub book: Book,
    /// Minutes for each seat and seconds added for every move: `5+3`, `10`; who runs out has lost
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = crate::play::Pace::read)]
    pub clock: Option<crate::play::Pace>,
    /// How moves are written: spelled out, unless `exact` is asked for
    #[command(flatten)]
    pub printed: Printed,
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
    /// Go on with the game that was left last, of GAME or of any
    #[arg(long, conflicts_with_all = ["position", "load"])]
    pub resume: bool,
}
