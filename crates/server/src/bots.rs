//! Bots think here: in a bounded pool, so that they cannot starve the games.

use crate::Minds;
use crate::metrics::Metrics;
use crate::secret;
use parlour_bots::{Limits, Strength};
use parlour_core::{Rng, Table, Watch};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Levels one may seat.
pub const LEVELS: std::ops::RangeInclusive<u8> = 0..=10;

/// The pool.
pub struct Bots {
    permits: Semaphore,
    minds: Minds,
    metrics: Arc<Metrics>,
}

/// How long a level may think, never much of what its clock shows.
fn time(level: u8, left: Option<i64>) -> Duration {
    let usual = 200 + 180 * u64::from(level);
    let left = left.map_or(u64::MAX, |left| left.max(0) as u64);
    Duration::from_millis(usual.min(left / 20))
}

/// What a bot may overstay before it is given up.
const GRACE: Duration = Duration::from_secs(8);

impl Bots {
    /// At most so many think at once.
    pub fn new(threads: usize, minds: Minds, metrics: Arc<Metrics>) -> Bots {
        Bots {
            permits: Semaphore::new(threads.max(1)),
            minds,
            metrics,
        }
    }
    /// A legal move for the seat to move. A bot that fails, hangs or talks nonsense is replaced by a
    /// simpler one, in the end by one that draws any move. `None` when stopped, or nobody moves.
    ///
    /// `left` is what its clock shows, in milliseconds.
    pub async fn think(
        &self,
        table: Box<dyn Table>,
        level: u8,
        left: Option<i64>,
        watch: &Watch,
    ) -> Option<String> {
        self.metrics.bots_waiting.fetch_add(1, Relaxed);
        let permit = self.permits.acquire().await;
        self.metrics.bots_waiting.fetch_sub(1, Relaxed);
        let _permit = permit.ok()?;
        let name = table.rules().name();
        self.metrics.thinking.fetch_add(1, Relaxed);
        let mut found = None;
        let time = time(level, left);
        for strength in [Strength::Level(level), Strength::Greedy] {
            if watch.is_stopped() {
                break;
            }
            let table = table.until(table.ply());
            match ask(self.minds, table, strength, time, watch).await {
                Ok(text) => found = text,
                Err(why) => {
                    self.metrics.bot_failures.fetch_add(1, Relaxed);
                    tracing::warn!(game = name, %strength, why, "a bot was replaced");
                    continue;
                }
            }
            break;
        }
        self.metrics.thinking.fetch_sub(1, Relaxed);
        if watch.is_stopped() {
            return None;
        }
        found.or_else(|| table.pick(&mut Rng::new(secret::seed())))
    }
}

/// `None` for a game that no bot plays. The error never tells what the bot saw.
async fn ask(
    minds: Minds,
    table: Box<dyn Table>,
    strength: Strength,
    time: Duration,
    watch: &Watch,
) -> Result<Option<String>, &'static str> {
    let limits = Limits {
        time: Some(time),
        ..Limits::default()
    };
    let patience = time + GRACE;
    let watch = watch.quiet();
    let thought = tokio::task::spawn_blocking(move || {
        let rules = table.rules();
        let Some(mut bot) = minds(&*rules, strength, secret::seed()) else {
            return Ok(None);
        };
        let text = bot.choose(&*table, &limits, &watch);
        let text = text.map_err(|_| "it failed")?;
        table
            .check(&text)
            .map(Some)
            .map_err(|_| "its move is not legal")
    });
    match tokio::time::timeout(patience, thought).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(_)) => Err("it panicked"),
        Err(_) => Err("it hung"),
    }
}
