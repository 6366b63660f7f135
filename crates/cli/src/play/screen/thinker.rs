//! Bots that think in threads of their own while the screen goes on.

use crate::bestmove::{Asked, Said};
use crate::play::bots::{sit_down, within};
use parlour_bots::{Bot, Limits, Strength};
use parlour_core::{Analysis, Seat, Table, Watch};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// An analysis begins again with twice the time as long as nobody stops it, so that there is something to
/// see of bots that speak only at the end.
const BUDGETS: [Duration; 7] = {
    let mut all = [Duration::from_secs(1); 7];
    let mut i = 1;
    while i < all.len() {
        all[i] = Duration::from_secs(1 << i);
        i += 1;
    }
    all
};
/// Looked at for a hint when no limit is given.
const HINT: u64 = 200_000;
/// Nobody waits longer than this for one.
const HINT_TIME: Duration = Duration::from_secs(5);

/// What a thought has come to.
pub enum News {
    /// A bot's move, or why there is none.
    Chosen(Result<String, String>),
    /// How far an analysis is.
    Heard(Analysis<String>),
    /// The end of an analysis.
    Studied(Result<Said, String>),
    /// A hint.
    Hinted(Result<Said, String>),
}

type Chair = (u8, u8);

enum Message {
    Chosen(u64, Chair, Box<dyn Bot>, Result<String, String>),
    Other(u64, News),
}

/// A thought that goes on, and the handle that ends it.
struct Thought {
    ticket: u64,
    watch: Watch,
}

/// Everybody who thinks.
pub struct Thinker {
    limits: Limits,
    seed: u64,
    seated: BTreeMap<Chair, Box<dyn Bot>>,
    inbox: Receiver<Message>,
    outbox: Sender<Message>,
    tickets: u64,
    choice: Option<Thought>,
    study: Option<Thought>,
    hint: Option<Thought>,
}

impl Thinker {
    /// Nobody thinks yet.
    pub fn new(limits: Limits, seed: u64) -> Thinker {
        let (outbox, inbox) = channel();
        Thinker {
            limits,
            seed,
            seated: BTreeMap::new(),
            inbox,
            outbox,
            tickets: 0,
            choice: None,
            study: None,
            hint: None,
        }
    }
    fn begin(&mut self) -> Thought {
        self.tickets += 1;
        Thought {
            ticket: self.tickets,
            watch: Watch::new(),
        }
    }
    /// Does a bot look for its move?
    pub fn is_choosing(&self) -> bool {
        self.choice.is_some()
    }
    /// Is an analysis or a hint on the way?
    pub fn is_advising(&self) -> bool {
        self.study.is_some() || self.hint.is_some()
    }
    /// The seat to move looks for a move, for at most so long.
    pub fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        strength: Strength,
        most: Option<Duration>,
    ) -> Result<(), String> {
        let chair = (seat.0, strength.level());
        let mut bot = match self.seated.remove(&chair) {
            Some(bot) => bot,
            None => sit_down(&*table.rules(), seat, strength, self.seed)?,
        };
        let limits = within(&self.limits, most);
        let thought = self.begin();
        let (ticket, watch) = (thought.ticket, thought.watch.clone());
        let (table, outbox) = (table.until(table.ply()), self.outbox.clone());
        thread::spawn(move || {
            let text = bot.choose(&*table, &limits, &watch);
            let text = text.map_err(|why| why.to_string());
            // Nobody listens any more once the screen is gone.
            let _ = outbox.send(Message::Chosen(ticket, chair, bot, text));
        });
        self.choice = Some(thought);
        Ok(())
    }
    fn advise(
        &mut self,
        table: &dyn Table,
        budgets: Vec<Limits>,
        wrap: fn(Result<Said, String>) -> News,
    ) -> Thought {
        let thought = self.begin();
        let (ticket, watch) = (thought.ticket, thought.watch.clone());
        let (table, outbox) = (table.until(table.ply()), self.outbox.clone());
        let (heard, seed) = (outbox.clone(), self.seed);
        thread::spawn(move || {
            let mut said = Err("nothing was asked".into());
            for limits in budgets {
                let asked = Asked {
                    strength: Strength::BEST,
                    limits,
                    seed,
                };
                let heard = heard.clone();
                let hear = move |said: &Analysis<String>| {
                    // Nobody listens any more once the screen is gone.
                    let _ = heard.send(Message::Other(ticket, News::Heard(said.clone())));
                };
                let before = said.as_ref().map_or(0, |said: &Said| said.analysis.nodes);
                said = asked.think(&*table, &watch, Some(Box::new(hear.clone())));
                let Ok(now) = &said else { break };
                hear(&now.analysis);
                if watch.is_stopped() || now.analysis.nodes == before {
                    break;
                }
            }
            let _ = outbox.send(Message::Other(ticket, wrap(said)));
        });
        thought
    }
    /// Looks at the best `lines` moves until somebody stops it.
    pub fn study(&mut self, table: &dyn Table, lines: usize) {
        self.stop_study();
        let limits = BUDGETS.map(|time| Limits {
            lines: Some(lines),
            time: Some(time),
            ..Limits::default()
        });
        self.study = Some(self.advise(table, limits.into(), News::Studied));
    }
    /// Looks for the best move for a short while.
    pub fn hint(&mut self, table: &dyn Table) {
        self.stop_hint();
        let free = self.limits == Limits::default();
        let limits = Limits {
            lines: Some(1),
            nodes: self.limits.nodes.or(free.then_some(HINT)),
            time: self.limits.time.or(Some(HINT_TIME)),
            ..self.limits.clone()
        };
        self.hint = Some(self.advise(table, vec![limits], News::Hinted));
    }
    /// Ends an analysis; nothing more is heard of it.
    pub fn stop_study(&mut self) {
        if let Some(thought) = self.study.take() {
            thought.watch.stop();
        }
    }
    fn stop_hint(&mut self) {
        if let Some(thought) = self.hint.take() {
            thought.watch.stop();
        }
    }
    /// The position has changed: nothing more is heard of any thought.
    pub fn stop(&mut self) {
        self.stop_study();
        self.stop_hint();
        if let Some(thought) = self.choice.take() {
            thought.watch.stop();
        }
    }
    /// A new game: everybody forgets the last one.
    pub fn forget(&mut self) {
        self.stop();
        self.seated.clear();
    }
    /// The next news of a thought that still counts.
    pub fn news(&mut self) -> Option<News> {
        while let Ok(message) = self.inbox.try_recv() {
            match message {
                Message::Chosen(ticket, chair, bot, text) => {
                    self.seated.insert(chair, bot);
                    if self.choice.take_if(|t| t.ticket == ticket).is_some() {
                        return Some(News::Chosen(text));
                    }
                }
                Message::Other(ticket, news @ News::Heard(_)) => {
                    if self.study.as_ref().is_some_and(|t| t.ticket == ticket) {
                        return Some(news);
                    }
                }
                Message::Other(ticket, news) => {
                    let studied = self.study.take_if(|t| t.ticket == ticket);
                    let hinted = self.hint.take_if(|t| t.ticket == ticket);
                    if studied.or(hinted).is_some() {
                        return Some(news);
                    }
                }
            }
        }
        None
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}
