//! The player of Dog.
//!
//! It counts in steps along the ring: how far the pieces of each team have come, what threatens
//! them from behind, and what the cards in hand may still do. `greedy` plays what looks best at once,
//! level 1 by a mood what looks good. Higher levels walk a tree on what their seat knows: each walk draws
//! the hidden hands anew, in agreement with what was seen and told, and plays on as it looks best at once.
//! The lower of them walk less and more often play at once.
//!
//! There are two judges. The classic one (`belief`, `board`, `hand`, `look`, `guide`) was made by hand and draws all
//! possible hands alike. The learned one (`insight`, `habits`, `draws`, `count`, `weights`, `scent`) draws hands as often as they explain
//! what was played and given, weighs boards and cards by what the bot's own matches showed, and counts several times
//! faster; it plays at level 10. [`lesson`] says how it learned.

mod belief;
mod board;
mod certain;
mod count;
mod draws;
mod guide;
mod habits;
mod hand;
mod insight;
#[cfg(not(target_arch = "wasm32"))]
pub mod lesson;
mod look;
mod reason;
mod scent;
mod study;
mod weights;
mod worlds;

pub(crate) use certain::Certain;

use crate::deadline::Deadline;
use crate::patience::is_settled;
use crate::{BotError, Guess, Judge, Limits, Lines, Mind, Seen, Strength, Studied};
use belief::Belief;
use count::Counter;
use guide::Nose;
use habits::HABITS;
use insight::Insight;
use parlour_core::{Analysis, Game, Match, Rng, Views, Watch, Worth, mix};
use parlour_games::dog::{Action, Dog, Position, View};
use parlour_search::{Growth, Lead, Mcts};
use scent::Scent;
use std::cell::RefCell;
use weights::LEARNED;

/// Steps that are worth three quarters of a win.
const SCALE: f32 = 200.0;

/// Hundredths that level 1 hardly cares about.
const MOOD: f32 = 4.0;

/// How a tree of Dog grows: few moves at first, since sevens and jokers have hundreds.
const GROWTH: Growth = Growth {
    explore: 0.5,
    width: 2.0,
    power: 0.4,
    most: 200_000,
};

/// How a level plays.
#[derive(Copy, Clone, Debug)]
struct Care {
    /// Walks for a move.
    walks: u64,
    /// How often, in a thousand moves, it plays what looks best at once.
    slips: usize,
}

impl Care {
    fn of(strength: Strength) -> Care {
        let (walks, slips) = match strength.level() {
            0 | 1 => (0, 1000),
            2 => (30, 750),
            3 => (40, 600),
            4 => (50, 450),
            5 => (60, 300),
            6 => (80, 180),
            7 => (100, 90),
            8 => (150, 40),
            9 => (250, 10),
            _ => (500, 0),
        };
        Care { walks, slips }
    }
}

/// Plays Dog at any level.
pub(crate) struct Hound {
    strength: Strength,
    care: Care,
    seed: u64,
}

impl Hound {
    /// The same seed plays the same.
    pub fn new(strength: Strength, seed: u64) -> Hound {
        let care = Care::of(strength);
        Hound {
            strength,
            care,
            seed,
        }
    }
    /// A stream that depends on nothing but the seed and the ply.
    fn rng(&self, seen: &Seen<Dog>) -> Rng {
        Rng::new(mix(self.seed ^ mix(seen.past.plies() as u64 + 1)))
    }
    /// The limits with the judge that thinks: if nobody says, the learned one at level 10, and below it the one by
    /// which the levels were measured.
    fn limits(&self, limits: &Limits) -> Limits {
        let usual = match self.strength.level() {
            10.. => Judge::Learned,
            _ => Judge::Classic,
        };
        Limits {
            judge: limits.judge.or(Some(usual)),
            ..limits.clone()
        }
    }
    /// Walks within the limits; level 10 with a time walks until it is up.
    fn walks(&self, limits: &Limits) -> u64 {
        let own = match (self.strength.level(), limits.nodes, limits.time) {
            (10.., None, None) => self.care.walks,
            (10.., _, _) => u64::MAX,
            _ => self.care.walks,
        };
        limits.nodes.unwrap_or(u64::MAX).min(own)
    }
}

/// Every move with what it leads to at once, best first.
fn at_once(seen: &Seen<Dog>, rng: &mut Rng) -> Analysis<Action> {
    // The mover's moves follow from its view, so any sample will do.
    let at = seen.game.sample(&seen.view, rng);
    let moves = seen.game.list(&at);
    let mut worths = Vec::with_capacity(moves.len());
    look::each(seen.game, &at, &moves, &mut worths);
    let worth = |(m, worth): (Action, f32)| Worth {
        m,
        score: 100.0 * (worth / SCALE).tanh(),
        proof: None,
        line: vec![m],
    };
    let mut ranked: Vec<(Action, f32)> = moves.into_iter().zip(worths).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    Analysis {
        nodes: ranked.len() as u64,
        moves: ranked.into_iter().map(worth).collect(),
        proof: None,
        depth: 1,
    }
}

/// A move drawn by a mood: one that is [`MOOD`] hundredths worse is e times as rare.
fn moody(said: &Analysis<Action>, rng: &mut Rng) -> Option<Action> {
    let best = said.moves.first()?.score;
    let odds = |w: &Worth<Action>| ((w.score - best) / MOOD).exp();
    let sum: f32 = said.moves.iter().map(odds).sum();
    let mut left = sum * rng.below(1 << 16) as f32 / (1 << 16) as f32;
    let chosen = said.moves.iter().find(|w| {
        left -= odds(w);
        left < 0.0
    });
    chosen.or(said.moves.first()).map(|w| w.m)
}

/// What a tree of so many walks says; empty if there was no time for one.
fn ahead(
    seen: &Seen<Dog>,
    limits: &Limits,
    walks: u64,
    seed: u64,
    watch: &Watch,
) -> Analysis<Action> {
    if limits.judge != Some(Judge::Learned) {
        return classic(seen, limits, walks, seed, watch);
    }
    let longest = limits.longest.or(limits.time);
    let deadline = longest.and_then(|time| Deadline::after(time, watch));
    let is_late = || deadline.as_ref().is_some_and(Deadline::is_past);
    let is_enough = |lead: &Lead| {
        let spent = deadline.as_ref().map(Deadline::spent);
        spent.is_some_and(|spent| is_settled(limits, lead, spent))
    };
    let counter = Counter::new(seen.game, &LEARNED);
    let insight = Insight::new(&counter, &HABITS, seen.game, &seen.view, &seen.history);
    let mut rng = Rng::new(seed);
    let draws = RefCell::new(insight.draws(seen.game, &seen.view, &mut rng));
    let guide = Scent::new(&counter, limits.depth, &is_late);
    let determinize = |_: &View, rng: &mut Rng| draws.borrow_mut().next(rng);
    let mut tree = Mcts::new(seen.game, &guide, rng.draw());
    tree.determinize = Some(&determinize);
    tree.is_late = Some(&is_late);
    tree.is_enough = Some(&is_enough);
    tree.growth = Growth {
        explore: 0.35,
        ..GROWTH
    };
    tree.search(&seen.view, seen.past, walks, watch)
}

/// The same as before anything was learned: hidden hands are drawn evenly among those that are possible.
fn classic(
    seen: &Seen<Dog>,
    limits: &Limits,
    walks: u64,
    seed: u64,
    watch: &Watch,
) -> Analysis<Action> {
    let deadline = Deadline::new(limits, watch);
    let is_late = || deadline.as_ref().is_some_and(Deadline::is_past);
    let belief = Belief::new(seen.game, &seen.view, &seen.history);
    let guide = Nose::new(limits.depth, &is_late);
    let determinize = |view: &View, rng: &mut Rng| belief.sample(seen.game, view, rng);
    let mut tree = Mcts::new(seen.game, &guide, seed);
    tree.determinize = Some(&determinize);
    tree.is_late = Some(&is_late);
    tree.growth = GROWTH;
    tree.search(&seen.view, seen.past, walks, watch)
}

/// Best first: the move that the tree trusts most, then the others by their worth. What was walked
/// less counts no more than that move.
fn by_worth(moves: &mut [Worth<Action>]) {
    let Some((best, others)) = moves.split_first_mut() else {
        return;
    };
    for w in others.iter_mut() {
        w.score = w.score.min(best.score);
    }
    others.sort_by(|a, b| b.score.total_cmp(&a.score));
}

impl Mind<Dog> for Hound {
    fn think(
        &mut self,
        seen: &Seen<Dog>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<Action>, BotError> {
        let mut rng = self.rng(seen);
        let mut said = at_once(seen, &mut rng);
        let walks = self.walks(limits);
        if said.moves.len() > 1 && walks > 0 && limits.depth.is_none_or(|n| n > 1) {
            let tree = ahead(seen, &self.limits(limits), walks, rng.draw(), watch);
            let known = |m: Action| tree.moves.iter().any(|w| w.m == m);
            if !tree.moves.is_empty() {
                // What the tree did not look at comes last, in its order.
                let rest: Vec<_> = said.moves.into_iter().filter(|w| !known(w.m)).collect();
                said = tree;
                let least = said
                    .moves
                    .iter()
                    .fold(100.0, |least: f32, w| least.min(w.score));
                said.moves.extend(rest.into_iter().map(|w| Worth {
                    score: w.score.min(least),
                    ..w
                }));
                by_worth(&mut said.moves);
            }
        }
        if let Some(Lines::Best(n)) = limits.lines {
            said.moves.truncate(n.into());
        }
        if let Some(tell) = &seen.tell {
            tell(&said);
        }
        Ok(said)
    }
    fn choose(
        &mut self,
        seen: &Seen<Dog>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Action, BotError> {
        let mut rng = self.rng(seen);
        let slips = rng.below(1000) < self.care.slips;
        let said = match self.strength.level() {
            0 => {
                let at = seen.game.sample(&seen.view, &mut rng);
                return seen.game.pick(&at, &mut rng).ok_or(BotError::Over);
            }
            1 if self.strength != Strength::Greedy => {
                let said = at_once(seen, &mut rng);
                return moody(&said, &mut rng).ok_or(BotError::Over);
            }
            _ if slips => at_once(seen, &mut rng),
            _ => self.think(seen, limits, watch)?,
        };
        said.best().ok_or(BotError::Over)
    }
    fn study(
        &mut self,
        seen: &Seen<Dog>,
        limits: &Limits,
        watch: &Watch,
    ) -> Option<Vec<Studied<Action>>> {
        let limits = self.limits(limits);
        Some(study::study(seen, &limits, &mut self.rng(seen), watch))
    }
    fn guess(&mut self, seen: &Seen<Dog>) -> Option<Vec<Guess>> {
        Some(study::guess(seen, &mut self.rng(seen)))
    }
    fn hindsight(
        &mut self,
        seen: &Seen<Dog>,
        at: &Position,
        limits: &Limits,
        watch: &Watch,
    ) -> Option<Analysis<Action>> {
        let mut rng = self.rng(seen);
        let limits = self.limits(limits);
        Some(study::hindsight(seen, at, &limits, &mut rng, watch))
    }
    fn luck(&mut self, played: &Match<Dog>) -> Option<Vec<f32>> {
        Some(study::luck(played, &mut Rng::new(mix(self.seed))))
    }
    fn has(&self, _: Judge) -> bool {
        true
    }
    fn reason(&self, seen: &Seen<Dog>, m: Action) -> Option<String> {
        let at = seen.game.sample(&seen.view, &mut self.rng(seen));
        seen.game
            .is_legal(&at, m)
            .then(|| reason::reason(seen.game, &at, m))
    }
}
