//! Bots think here: in a bounded pool, so that they cannot starve the games.

use crate::Minds;
use crate::metrics::Metrics;
use crate::queue::{Permit, Queue, Ticket};
use crate::secret;
use parlour_bots::{Limits, Strength, Thought};
use parlour_core::{Rng, Table, Watch};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;

/// Levels one may seat.
pub use parlour_wire::LEVELS;

/// The pool.
pub struct Bots {
    queue: Arc<Queue>,
    minds: Minds,
    metrics: Arc<Metrics>,
    stuck: Arc<Stuck>,
    /// What a bot may overstay before it is given up.
    grace: Duration,
}

/// What a bot may overstay, where its clock does not press.
const GRACE: Duration = Duration::from_secs(8);
/// Bots of one game that may hang before no other is asked: a thread cannot be ended from outside.
const HUNG: usize = 2;

/// How long a level may think, in milliseconds.
fn usual(level: u8) -> u64 {
    200 + 180 * u64::from(level)
}

/// The same, and never much of what its clock shows.
fn time(level: u8, left: Option<i64>) -> Duration {
    Duration::from_millis(usual(level).min(shown(left) / 20))
}

/// The longest that it may take for an unclear move, where it has a clock.
fn longest(level: u8, left: Option<i64>) -> Option<Duration> {
    let most = (usual(level) * 3 / 2).min(shown(left) / 10);
    left.map(|_| Duration::from_millis(most))
}

/// What a clock shows, in milliseconds.
fn shown(left: Option<i64>) -> u64 {
    left.map_or(u64::MAX, |left| left.max(0) as u64)
}

impl Bots {
    /// At most so many think at once, and one more of a low level.
    pub fn new(threads: usize, minds: Minds, metrics: Arc<Metrics>) -> Bots {
        Bots {
            queue: Queue::new(threads.max(1)),
            minds,
            stuck: Arc::new(Stuck {
                games: Mutex::default(),
                metrics: metrics.clone(),
            }),
            metrics,
            grace: GRACE,
        }
    }
    /// Asks for a place in which a bot thinks for this guest's table.
    pub fn line_up(&self, guest: &str, level: u8) -> Ticket {
        self.queue.line_up(guest, usual(level))
    }
    /// A legal move for the seat to move. A bot that fails, hangs or talks nonsense is replaced by a
    /// simpler one, in the end by one that draws any move. `None` when stopped, or nobody moves.
    ///
    /// `left` is what its clock shows, in milliseconds.
    pub async fn think(
        &self,
        _place: Permit,
        table: Box<dyn Table>,
        level: u8,
        left: Option<i64>,
        watch: &Watch,
    ) -> Option<String> {
        let name = table.rules().name();
        self.metrics.thinking.fetch_add(1, Relaxed);
        let mut found = None;
        let limits = Limits {
            time: Some(time(level, left)),
            longest: longest(level, left),
            ..Limits::default()
        };
        let grace = self.grace.min(Duration::from_millis(shown(left) / 4));
        for strength in [Strength::Level(level), Strength::Greedy] {
            if watch.is_stopped() || self.stuck.count(name) >= HUNG {
                break;
            }
            let table = table.until(table.ply());
            match self.ask(table, strength, &limits, grace, watch).await {
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
    /// `None` for a game that no bot plays. The error never tells what the bot saw.
    async fn ask(
        &self,
        table: Box<dyn Table>,
        strength: Strength,
        limits: &Limits,
        grace: Duration,
        watch: &Watch,
    ) -> Result<Option<String>, &'static str> {
        let limits = limits.clone();
        let time = limits.longest.or(limits.time).unwrap_or_default();
        let game = table.rules().name();
        let minds = self.minds;
        let (tell, mut answer) = oneshot::channel();
        Thought::under(watch, move |watch| {
            let choose = || {
                let rules = table.rules();
                let Some(mut bot) = minds(&*rules, strength, secret::seed()) else {
                    return Ok(None);
                };
                let text = bot.choose(&*table, &limits, watch);
                let text = text.map_err(|_| "it failed")?;
                let legal = table.check(&text).map(Some);
                legal.map_err(|_| "its move is not legal")
            };
            // Nobody waits any more for a bot that was given up.
            let _ = tell.send(choose());
        })
        .let_go();
        match tokio::time::timeout(time + grace, &mut answer).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => Err("it panicked"),
            Err(_) => {
                self.stuck.add(game, 1);
                let stuck = self.stuck.clone();
                tokio::spawn(async move {
                    let _ = answer.await;
                    stuck.add(game, -1);
                });
                Err("it hung")
            }
        }
    }
}

/// Bots that gave no answer in time and still run.
struct Stuck {
    games: Mutex<HashMap<&'static str, i64>>,
    metrics: Arc<Metrics>,
}

impl Stuck {
    fn add(&self, game: &'static str, more: i64) {
        let mut games = self.games.lock().expect("nobody panics with the count");
        *games.entry(game).or_default() += more;
        self.metrics.bots_stuck.fetch_add(more, Relaxed);
    }
    fn count(&self, game: &str) -> usize {
        let games = self.games.lock().expect("nobody panics with the count");
        games.get(game).map_or(0, |count| *count as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_bots::{Bot, BotError};
    use parlour_core::Rulebook;
    use std::sync::atomic::{AtomicBool, AtomicU32};
    use std::time::Instant;

    static ASKED: AtomicU32 = AtomicU32::new(0);
    static LET_GO: AtomicBool = AtomicBool::new(false);

    /// Hangs until it is let go, at Dobutsu only.
    struct Hanging;

    impl Bot for Hanging {
        fn choose(&mut self, table: &dyn Table, _: &Limits, _: &Watch) -> Result<String, BotError> {
            if table.rules().name() == "dobutsu" {
                ASKED.fetch_add(1, Relaxed);
                while !LET_GO.load(Relaxed) {
                    std::thread::sleep(Duration::from_millis(5));
                }
            }
            Ok(table.pick(&mut Rng::new(1)).unwrap())
        }
    }

    fn hanging(_: &dyn Rulebook, _: Strength, _: u64) -> Option<Box<dyn Bot>> {
        Some(Box::new(Hanging))
    }
    async fn think(bots: &Bots, game: &str) -> Option<String> {
        let rules = parlour_games::by_name(game).unwrap();
        let table = rules.open(None, 0).unwrap();
        let place = bots.line_up("a", 0).now().expect("nobody else thinks");
        bots.think(place, table, 0, None, &Watch::new()).await
    }

    #[tokio::test]
    async fn bots_that_hang_for_ever_keep_few_threads_and_every_move_is_made() {
        let metrics = Arc::new(Metrics::default());
        let mut bots = Bots::new(1, hanging, metrics.clone());
        bots.grace = Duration::from_millis(20);
        let stuck = || metrics.bots_stuck.load(Relaxed);
        for _ in 0..20 {
            let found = think(&bots, "dobutsu").await;
            assert!(found.is_some());
        }
        assert_eq!((ASKED.load(Relaxed), stuck()), (2, 2));
        assert_eq!(metrics.bot_failures.load(Relaxed), 2);
        assert_eq!(metrics.thinking.load(Relaxed), 0);
        // Other games have their bots, and the pool its place.
        let found = think(&bots, "dominions").await;
        assert!(found.is_some());
        assert_eq!((ASKED.load(Relaxed), stuck()), (2, 2));
        // Whoever comes back is asked again.
        LET_GO.store(true, Relaxed);
        let until = Instant::now() + Duration::from_secs(20);
        while stuck() > 0 && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(stuck(), 0);
        think(&bots, "dobutsu").await;
        assert_eq!(ASKED.load(Relaxed), 3);
    }

    #[test]
    fn a_bot_never_takes_much_of_its_clock() {
        assert_eq!(time(10, None), Duration::from_millis(2000));
        assert_eq!(time(10, Some(10_000)), Duration::from_millis(500));
        assert_eq!(time(0, Some(-5)), Duration::ZERO);
        assert_eq!(longest(10, None), None);
        assert_eq!(longest(10, Some(60_000)), Some(Duration::from_millis(3000)));
        assert_eq!(longest(10, Some(10_000)), Some(Duration::from_millis(1000)));
    }
}
