//! Whoever is asked for a move.

use crate::contestant::{Contestant, Kind};
use crate::engine::Engine;
use crate::log::Log;
use parlour_bots::{Bot, Clock, Judge, Limits};
use parlour_core::{Analysis, Rulebook, Table, Watch};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use thiserror::Error;

/// Why a player has no move.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Failure {
    /// A program ended, or could not be run.
    #[error("{0}")]
    Died(String),
    /// A program said nothing for too long.
    #[error("no answer within {} ms", .0.as_millis())]
    Silent(Duration),
    /// Too late for its clock.
    #[error("no move within {} ms", .0.as_millis())]
    Late(Duration),
    /// A program does not speak the protocol, or plays something else.
    #[error("{0}")]
    Foreign(String),
    /// A bot broke down.
    #[error("{0}")]
    Broke(String),
    /// The match was stopped meanwhile: nobody's fault.
    #[error("the match was stopped")]
    Stopped,
}

/// What a player does when it is to move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Choice {
    /// Plays this, which nobody has checked yet.
    Move(String),
    /// Gives up.
    Resign,
}

/// A choice, and what the player thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// What it does.
    pub choice: Choice,
    /// Expected points of its side, −1 to 1, where it says so.
    pub worth: Option<f32>,
    /// Plies it looked ahead, where it says so.
    pub depth: Option<u32>,
}

/// What a decision may cost.
pub struct Question<'m> {
    /// For this move.
    pub limits: &'m Limits,
    /// What the clock of each seat shows; `None` for a seat without one.
    pub clocks: &'m [Option<Clock>],
    /// After so long nobody waits any more: time is up, or, without a limit of time, the program has
    /// fallen silent.
    pub wait: Duration,
}

/// The number of a game and what its players draw from.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Number {
    /// From 1.
    pub game: u32,
    /// For what this player draws by lot.
    pub seed: u64,
}

/// Somebody who can be asked for a move.
pub trait Player: Send {
    /// A new game begins.
    fn begin(&mut self, rules: &dyn Rulebook, number: Number, watch: &Watch)
    -> Result<(), Failure>;
    /// What the seat to move does.
    fn choose(
        &mut self,
        table: &dyn Table,
        question: &Question,
        watch: &Watch,
    ) -> Result<Answer, Failure>;
    /// What it complained about last, outside the protocol.
    fn complaint(&self) -> Option<String> {
        None
    }
}

/// What players need to know before they sit down.
#[derive(Clone)]
pub struct Manners {
    /// How long a program may be silent where no time is set.
    pub patience: Duration,
    /// Shall bots say what they think of their moves?
    pub aloud: bool,
    /// Where everything said is written down.
    pub log: Option<Arc<Log>>,
}

/// A player for a contestant; programs are started, and must say who they are.
pub fn player(
    contestant: &Contestant,
    rules: &dyn Rulebook,
    manners: &Manners,
    watch: &Watch,
) -> Result<Box<dyn Player>, Failure> {
    Ok(match &contestant.kind {
        Kind::Bot(_) | Kind::Guest(_) => Box::new(Ours {
            kind: contestant.kind.clone(),
            hash: contestant.hash,
            threads: contestant.threads,
            judge: contestant.judge,
            book: contestant.book,
            bot: None,
            heard: manners.aloud.then(Arc::default),
        }),
        Kind::Engine { .. } => Box::new(Engine::start(contestant, rules, manners, watch)?),
    })
}

/// A bot of ours, or a guest's: a fresh one for every game, so that a game depends on its seed alone.
struct Ours {
    kind: Kind,
    hash: Option<u32>,
    threads: Option<u8>,
    judge: Option<Judge>,
    book: Option<bool>,
    bot: Option<Box<dyn Bot>>,
    /// What it thought last, where somebody wants to know.
    heard: Option<Arc<Mutex<Option<Analysis<String>>>>>,
}

impl Player for Ours {
    fn begin(&mut self, rules: &dyn Rulebook, number: Number, _: &Watch) -> Result<(), Failure> {
        let mut bot = match &self.kind {
            Kind::Guest(guest) => (guest.0)(number.seed),
            Kind::Bot(strength) => parlour_bots::seat_bot(rules, *strength, number.seed)
                .map_err(|why| Failure::Broke(why.to_string()))?,
            Kind::Engine { .. } => unreachable!("an engine is no bot"),
        };
        if let Some(heard) = self.heard.clone() {
            bot.listen(Some(Box::new(move |said| {
                *heard.lock().unwrap_or_else(|e| e.into_inner()) = Some(said.clone());
            })));
        }
        self.bot = Some(bot);
        Ok(())
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        question: &Question,
        watch: &Watch,
    ) -> Result<Answer, Failure> {
        let seat = table.status().mover().expect("asked while in progress");
        let clock = question.clocks[seat.index()];
        let limits = clock.map(|clock| question.limits.by(&clock));
        let limits = limits.unwrap_or_else(|| question.limits.clone());
        let limits = Limits {
            hash: self.hash,
            judge: self.judge.or(question.limits.judge),
            book: self.book.or(question.limits.book),
            helpers: self.threads.map_or(0, |n| n.saturating_sub(1)),
            ..limits
        };
        let bot = self.bot.as_mut().expect("a game was begun");
        let chosen = bot.choose(table, &limits, watch);
        if watch.is_stopped() {
            return Err(Failure::Stopped);
        }
        let text = chosen.map_err(|why| Failure::Broke(why.to_string()))?;
        let heard = self.heard.as_ref();
        let heard = heard.and_then(|h| h.lock().unwrap_or_else(|e| e.into_inner()).take());
        let worth = heard.as_ref().and_then(|said| {
            let own = said.moves.iter().find(|worth| worth.m == text);
            // The last step of a thought may have been cut short.
            let own = own.or(said.moves.first());
            own.map(|worth| (worth.score / 100.0).clamp(-1.0, 1.0))
        });
        Ok(Answer {
            choice: Choice::Move(text),
            worth,
            depth: heard.map(|said| said.depth),
        })
    }
}
