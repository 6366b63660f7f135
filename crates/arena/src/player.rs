//! Whoever is asked for a move.

use crate::contestant::{Contestant, Protocol};
use crate::ugi::Ugi;
use crate::usi::Usi;
use parlour_bots::{Bot, Limits};
use parlour_core::{Rulebook, Table, Watch};
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

/// Somebody who can be asked for a move.
pub trait Player: Send {
    /// A new game begins, in which chance of its own follows `seed`.
    fn begin(&mut self, rules: &dyn Rulebook, seed: u64, watch: &Watch) -> Result<(), Failure>;
    /// What the seat to move does.
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Choice, Failure>;
}

/// A player for a contestant; programs are started.
pub fn player(
    contestant: &Contestant,
    patience: Duration,
    watch: &Watch,
) -> Result<Box<dyn Player>, Failure> {
    Ok(match contestant {
        Contestant::Bot(strength) => Box::new(Ours {
            strength: *strength,
            bot: None,
        }),
        Contestant::Engine {
            protocol, command, ..
        } => match protocol {
            Protocol::Ugi => Box::new(Ugi::start(command, patience, watch)?),
            Protocol::Usi => Box::new(Usi::start(command, patience, watch)?),
        },
    })
}

/// A bot of ours: a fresh one for every game, so that a game depends on its seed alone.
struct Ours {
    strength: parlour_bots::Strength,
    bot: Option<Box<dyn Bot>>,
}

impl Player for Ours {
    fn begin(&mut self, rules: &dyn Rulebook, seed: u64, _: &Watch) -> Result<(), Failure> {
        self.bot = parlour_bots::bot(rules, self.strength, seed);
        match self.bot {
            Some(_) => Ok(()),
            None => Err(Failure::Broke(format!("no bot plays {}", rules.name()))),
        }
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Choice, Failure> {
        let bot = self.bot.as_mut().expect("a game was begun");
        let chosen = bot.choose(table, limits, watch);
        if watch.is_stopped() {
            return Err(Failure::Stopped);
        }
        chosen
            .map(Choice::Move)
            .map_err(|why| Failure::Broke(why.to_string()))
    }
}
