//! A `go` on its way to its answer: the bot thinks in the background, so that the engine goes on listening.

use super::Chair;
use super::go::Go;
use super::options::Options;
use super::voice::Voice;
use parlour_bots::{BotError, Listener, Strength, Thought};
use parlour_core::{Analysis, Proof, Seat, Table, Verdict, Worth};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

/// A `go` that will say its move.
pub struct Going {
    thought: Thought<()>,
    infinite: bool,
    answered: Arc<AtomicBool>,
}

impl Going {
    /// Thinks about the move of `seat`, which is to move, as `go` asks for it.
    pub fn begin(
        options: &Options,
        table: Box<dyn Table>,
        chair: Chair,
        go: &Go,
        seat: Seat,
        voice: Voice,
    ) -> Going {
        let (limits, infinite) = (go.limits(seat, options), go.infinite);
        let thinks = go.asks_for_thoughts(options);
        let (rules, strength, seed) = (options.rules.clone(), options.strength, options.seed);
        let answered: Arc<AtomicBool> = Arc::default();
        let answers = answered.clone();
        let thought = Thought::begin(move |watch| {
            let seated = chair.lock().unwrap_or_else(|e| e.into_inner()).take();
            let fresh = || parlour_bots::seat_bot(&*rules, strength, seed);
            let mut bot = match seated.map_or_else(fresh, Ok) {
                Ok(bot) => bot,
                Err(why) => {
                    voice.error(&why.to_string());
                    return voice.say("bestmove (none)");
                }
            };
            bot.listen(Some(informer(voice.clone())));
            let chosen = match thinks && strength == Strength::BEST {
                true => (bot.analyse(&*table, &limits, watch))
                    .and_then(|said| said.best().ok_or(BotError::Over)),
                false => bot.choose(&*table, &limits, watch),
            };
            *chair.lock().unwrap_or_else(|e| e.into_inner()) = Some(bot);
            while infinite && !watch.is_stopped() {
                thread::sleep(Duration::from_millis(1));
            }
            // Whoever hears the move may ask again at once.
            answers.store(true, Relaxed);
            match chosen {
                Ok(text) => voice.say(&format!("bestmove {}", voice.spell(&text))),
                Err(why) => {
                    voice.error(&why.to_string());
                    voice.say("bestmove (none)");
                }
            }
        });
        Going {
            thought,
            infinite,
            answered,
        }
    }
    /// Has it said its move, or is it about to?
    pub fn is_over(&self) -> bool {
        self.answered.load(Relaxed) || self.thought.is_done()
    }
    /// Ends it; it says its move before this returns.
    pub fn stop(self) {
        self.thought.stop();
        // A bot that panics has said so itself.
        let _ = self.thought.wait();
    }
    /// Waits for its move; an endless thought is ended.
    pub fn finish(self) {
        if self.infinite {
            self.thought.stop();
        }
        let _ = self.thought.wait();
    }
}

/// Says what is known after each step.
fn informer(voice: Voice) -> Listener {
    let begin = Instant::now();
    Box::new(move |said| {
        let time = begin.elapsed();
        for (i, worth) in said.moves.iter().enumerate() {
            voice.say(&info(&voice, said, worth, i, time));
        }
    })
}

fn info(
    voice: &Voice,
    said: &Analysis<String>,
    worth: &Worth<String>,
    i: usize,
    time: Duration,
) -> String {
    let line: Vec<String> = worth.line.iter().map(|text| voice.spell(text)).collect();
    let rank = match said.moves.len() {
        1 => String::new(),
        _ => format!(" multipv {}", i + 1),
    };
    let speed = said.nodes as f64 / time.as_secs_f64().max(1e-6);
    format!(
        "info depth {}{rank} score {} nodes {} nps {speed:.0} time {} pv {}",
        said.depth,
        score(worth),
        said.nodes,
        time.as_millis(),
        line.join(" ")
    )
}

/// `cp 12`, or `mate 5` in plies where it is proven.
fn score(worth: &Worth<String>) -> String {
    match worth.proof {
        Some(Proof {
            verdict: Verdict::Win,
            plies,
        }) => plies.map_or("mate +".into(), |n| format!("mate {n}")),
        Some(Proof {
            verdict: Verdict::Loss,
            plies,
        }) => plies.map_or("mate -".into(), |n| format!("mate -{n}")),
        _ => format!("cp {:.0}", worth.score.round() + 0.0),
    }
}
