//! Bots that think in threads of their own while the screen goes on.

use crate::bestmove::{Order, Said};
use crate::play::bots::{sit_down, within};
use parlour_bots::{Bot, Broken, Clock, Limits, Lines, Strength, Thought};
use parlour_core::{Analysis, Seat, Table};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
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

type Chair = (u8, Strength);

/// A bot comes back from its thought with a move, or with the reason why there is none.
type Choice = Thought<(Chair, Box<dyn Bot>, Result<String, String>)>;
type Advice = Thought<Result<Said, String>>;

/// Everybody who thinks.
pub struct Thinker {
    limits: Limits,
    seed: u64,
    seated: BTreeMap<Chair, Box<dyn Bot>>,
    choice: Option<Choice>,
    /// Told to stop; their bots are on the way back to their chairs.
    leaving: Vec<Choice>,
    /// An analysis, and how far it is.
    study: Option<(Advice, Receiver<Analysis<String>>)>,
    hint: Option<Advice>,
}

impl Thinker {
    /// Nobody thinks yet.
    pub fn new(limits: Limits, seed: u64) -> Thinker {
        Thinker {
            limits,
            seed,
            seated: BTreeMap::new(),
            choice: None,
            leaving: Vec::new(),
            study: None,
            hint: None,
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
    /// The seat to move looks for a move, by the clock if there is one.
    pub fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        strength: Strength,
        clock: Option<Clock>,
    ) -> Result<(), String> {
        let chair = (seat.0, strength);
        let mut bot = match self.seated.remove(&chair) {
            Some(bot) => bot,
            None => sit_down(&*table.rules(), seat, strength, self.seed)?,
        };
        let limits = within(&self.limits, clock);
        let table = table.until(table.ply());
        self.choice = Some(Thought::begin(move |watch| {
            let text = bot.choose(&*table, &limits, watch);
            (chair, bot, text.map_err(|why| why.to_string()))
        }));
        Ok(())
    }
    /// Thinks with one budget after the other, and tells `heard` how far it is.
    fn advise(
        &self,
        table: &dyn Table,
        budgets: Vec<Limits>,
        heard: Option<Sender<Analysis<String>>>,
    ) -> Advice {
        let (table, seed) = (table.until(table.ply()), self.seed);
        Thought::begin(move |watch| {
            let hear = move |said: &Analysis<String>| {
                if let Some(heard) = &heard {
                    // Nobody listens any more once the screen is gone.
                    let _ = heard.send(said.clone());
                }
            };
            let mut said = Err("nothing was asked".into());
            for limits in budgets {
                let asked = Order {
                    strength: Strength::BEST,
                    limits,
                    seed,
                };
                let before = said.as_ref().map_or(0, |said: &Said| said.analysis.nodes);
                said = asked.think(&*table, watch, Some(Box::new(hear.clone())));
                let Ok(now) = &said else { break };
                hear(&now.analysis);
                if watch.is_stopped() || now.analysis.nodes == before {
                    break;
                }
            }
            said
        })
    }
    /// Looks at the best `lines` moves until somebody stops it.
    pub fn study(&mut self, table: &dyn Table, lines: u16) {
        self.stop_study();
        let limits = BUDGETS.map(|time| Limits {
            lines: Some(Lines::Best(lines)),
            time: Some(time),
            ..Limits::default()
        });
        let (tell, heard) = channel();
        self.study = Some((self.advise(table, limits.into(), Some(tell)), heard));
    }
    /// Looks for the best move for a short while.
    pub fn hint(&mut self, table: &dyn Table) {
        let free = self.limits == Limits::default();
        let limits = Limits {
            lines: Some(Lines::Best(1)),
            nodes: self.limits.nodes.or(free.then_some(HINT)),
            time: self.limits.time.or(Some(HINT_TIME)),
            ..self.limits.clone()
        };
        self.hint = Some(self.advise(table, vec![limits], None));
    }
    /// Ends an analysis; nothing more is heard of it.
    pub fn stop_study(&mut self) {
        self.study = None;
    }
    /// The position has changed: nothing more is heard of any thought.
    pub fn stop(&mut self) {
        self.study = None;
        self.hint = None;
        if let Some(choice) = self.choice.take() {
            choice.stop();
            self.leaving.push(choice);
        }
    }
    /// A new game: everybody forgets the last one.
    pub fn forget(&mut self) {
        self.stop();
        self.leaving.clear();
        self.seated.clear();
    }
    /// The next news of a thought that still counts.
    pub fn news(&mut self) -> Option<News> {
        for choice in self.leaving.extract_if(.., |choice| choice.is_done()) {
            if let Ok((chair, bot, _)) = choice.wait() {
                self.seated.insert(chair, bot);
            }
        }
        if let Some((_, heard)) = &self.study
            && let Ok(said) = heard.try_recv()
        {
            return Some(News::Heard(said));
        }
        let broken = |why: Broken| why.to_string();
        if let Some(choice) = self.choice.take_if(|choice| choice.is_done()) {
            let text = choice
                .wait()
                .map_err(broken)
                .and_then(|(chair, bot, text)| {
                    self.seated.insert(chair, bot);
                    text
                });
            return Some(News::Chosen(text));
        }
        if let Some((study, _)) = self.study.take_if(|(study, _)| study.is_done()) {
            return Some(News::Studied(study.wait().map_err(broken).flatten()));
        }
        let hint = self.hint.take_if(|hint| hint.is_done())?;
        Some(News::Hinted(hint.wait().map_err(broken).flatten()))
    }
}
