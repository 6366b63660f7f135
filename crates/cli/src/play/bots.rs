//! The bots at the table, and the one that gives advice.

use crate::bestmove::{Order, Said};
use crate::fault::Fault;
use crate::interrupt;
use parlour_bots::{Bot, Clock, Limits, Lines, Strength};
use parlour_core::{Analysis, Rulebook, Seat, Table, Watch};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::{self, IsTerminal};
use std::sync::{Arc, Mutex};

/// Looked at for a piece of advice when no limit is given.
const ADVICE: u64 = 200_000;

/// Bots keep what they know from move to move; Ctrl-C ends a thought.
pub struct Bots {
    limits: Limits,
    seed: u64,
    seated: BTreeMap<(u8, Strength), Box<dyn Bot>>,
    /// Ends the present thought, if somebody thinks.
    thought: Arc<Mutex<Option<Watch>>>,
}

impl Bots {
    /// Nobody sits yet.
    pub fn new(limits: Limits, seed: u64) -> Bots {
        Bots {
            limits,
            seed,
            seated: BTreeMap::new(),
            thought: Arc::default(),
        }
    }
    /// Where there is a terminal, Ctrl-C ends a thought, or the program when nobody thinks.
    pub fn heed_interrupts(&self) -> Result<(), Fault> {
        if io::stdin().is_terminal() {
            let thought = self.thought.clone();
            interrupt::on_ctrl_c(move || {
                match &*thought.lock().unwrap_or_else(|e| e.into_inner()) {
                    Some(watch) => watch.stop(),
                    None => std::process::exit(130),
                }
            })?;
        }
        Ok(())
    }
    /// A new game: everybody forgets the last one.
    pub fn forget(&mut self) {
        self.seated.clear();
    }
    /// What to say if the next thought begins with a table that takes long to make.
    pub fn must_solve(&self, table: &dyn Table) -> Option<String> {
        let rules = table.rules();
        let oracle = parlour_bots::oracle(&*rules).filter(|oracle| !oracle.is_made())?;
        let (title, effort) = (rules.title(), oracle.effort());
        let word = || format!("The table of {title} is being made; that takes {effort}, once.");
        self.limits.time.is_none().then(word)
    }
    /// The move of the seat to move, by the clock if there is one, and what the bot thinks of it.
    /// The flag tells whether somebody interrupted it.
    pub fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        strength: Strength,
        clock: Option<Clock>,
    ) -> Result<(String, Option<Analysis<String>>, bool), Fault> {
        let bot = match self.seated.entry((seat.0, strength)) {
            Entry::Occupied(seated) => seated.into_mut(),
            Entry::Vacant(chair) => {
                let bot = sit_down(&*table.rules(), seat, strength, self.seed);
                chair.insert(bot.map_err(Fault::Text)?)
            }
        };
        let heard: Arc<Mutex<Option<Analysis<String>>>> = Arc::default();
        let hears = heard.clone();
        bot.listen(Some(Box::new(move |said| {
            *hears.lock().unwrap_or_else(|e| e.into_inner()) = Some(said.clone());
        })));
        let watch = Watch::new();
        *self.thought.lock().unwrap_or_else(|e| e.into_inner()) = Some(watch.clone());
        let limits = within(&self.limits, clock);
        let chosen = bot.choose(table, &limits, &watch);
        *self.thought.lock().unwrap_or_else(|e| e.into_inner()) = None;
        let text = chosen.map_err(|why| Fault::Run(why.to_string()))?;
        let heard = heard.lock().unwrap_or_else(|e| e.into_inner()).take();
        Ok((text, heard, watch.is_stopped()))
    }
    /// What the best bot thinks of the moves of the seat to move.
    pub fn advise(&self, table: &dyn Table, lines: u16) -> Result<Said, Fault> {
        let watch = Watch::new();
        let free = self.limits == Limits::default();
        let asked = Order {
            strength: Strength::BEST,
            limits: Limits {
                lines: Some(Lines::Best(lines)),
                nodes: self.limits.nodes.or(free.then_some(ADVICE)),
                ..self.limits.clone()
            },
            seed: self.seed,
        };
        *self.thought.lock().unwrap_or_else(|e| e.into_inner()) = Some(watch.clone());
        let said = asked.think(table, &watch, None);
        *self.thought.lock().unwrap_or_else(|e| e.into_inner()) = None;
        said.map_err(Fault::Text)
    }
}

/// The bot of a seat: every seat draws from a stream of its own.
pub fn sit_down(
    rules: &dyn Rulebook,
    seat: Seat,
    strength: Strength,
    seed: u64,
) -> Result<Box<dyn Bot>, String> {
    let seed = seed.wrapping_add(seat.0.into());
    parlour_bots::seat_bot(rules, strength, seed).map_err(|why| why.to_string())
}

/// The same limits, and the clock's if there is one.
pub fn within(limits: &Limits, clock: Option<Clock>) -> Limits {
    clock.map_or_else(|| limits.clone(), |clock| limits.by(&clock))
}
