//! The mind of open games: alpha-beta behind a judge, weakened by level.

use crate::deadline::Deadline;
use crate::greedy::at_once;
use crate::levels::{DEFAULT_NODES, Level};
use crate::patience::Patience;
use crate::{BotError, Limits, Mind, Seen, Strength};
use parlour_core::{Analysis, Game, Rng, Rules, Verdict, Views, Watch, mix};
use parlour_search::{Deepened, Evaluate, Lines, Search, Share, Style, TranspositionTable};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// Looks ahead with the judge `E`: principal variation search, weakened by level.
pub struct AlphaBeta<G: Game, E> {
    judge: E,
    /// Moves that nobody makes by mistake.
    is_deliberate: fn(&G::Move) -> bool,
    level: Level,
    /// In place of the judge's own.
    style: Option<Style>,
    table: TranspositionTable,
    megabytes: u32,
    rng: Rng,
    seed: u64,
}

impl<G: Game, E> AlphaBeta<G, E> {
    /// The same seed plays the same.
    pub fn new(judge: E, strength: Strength, seed: u64) -> AlphaBeta<G, E> {
        AlphaBeta {
            judge,
            is_deliberate: |_| false,
            level: Level::of(strength),
            style: None,
            table: TranspositionTable::new(0),
            megabytes: 0,
            rng: Rng::new(mix(seed)),
            seed,
        }
    }
    /// Moves such as a pass are no slip: a weak level makes them only if a clear look says so, too.
    pub fn deliberate(mut self, is_deliberate: fn(&G::Move) -> bool) -> AlphaBeta<G, E> {
        self.is_deliberate = is_deliberate;
        self
    }
    /// Looks ahead in this style, not in the judge's own.
    pub fn styled(mut self, style: Style) -> AlphaBeta<G, E> {
        self.style = Some(style);
        self
    }
    /// Positions looked at for a move, at most.
    fn nodes(&self, limits: &Limits) -> Option<u64> {
        match (self.level.nodes, limits.nodes) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (None, None) if limits.time.is_none() && limits.depth.is_none() => Some(DEFAULT_NODES),
            (a, b) => a.or(b),
        }
    }
    /// Makes room for so many positions; what is remembered is kept if there is room already.
    fn make_room(&mut self, limits: &Limits) {
        let millis = |time: Duration| time.as_millis().try_into().unwrap_or(u64::MAX);
        let in_time = || limits.time.map(|time| millis(time).saturating_mul(PACE));
        let nodes = self.nodes(limits).or_else(in_time).unwrap_or(DEFAULT_NODES);
        let bytes = nodes.saturating_mul(BYTES);
        let needed = (bytes >> 20).clamp(1, LARGEST) as u32;
        let megabytes = limits.hash.unwrap_or(needed.max(self.megabytes));
        if megabytes != self.megabytes {
            self.table = TranspositionTable::new(megabytes);
            self.megabytes = megabytes;
        }
    }
}

/// Memory for each position that may be looked at: half an entry of the table, since most positions
/// are leaves and leaves are not remembered. More room costs more time than it saves.
const BYTES: u64 = 8;
/// Positions looked at in a millisecond, about.
const PACE: u64 = 4_000;
/// Megabytes of the largest table.
const LARGEST: u64 = 64;

impl<G, E> AlphaBeta<G, E>
where
    G: Rules + Views<View = <G as Game>::Position>,
    E: Evaluate<G> + Send,
{
    /// What it thinks of the position. Whoever is about to play does not think about a move without a choice.
    fn look(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
        playing: bool,
    ) -> Result<Analysis<G::Move>, BotError> {
        let nodes = self.nodes(limits);
        self.make_room(limits);
        let judge = Blurred {
            judge: &self.judge,
            blur: self.level.blur,
            seed: self.seed,
        };
        let patience = Patience::new(limits).filter(|_| self.level.nodes.is_none());
        let time = patience.as_ref().map(Patience::most).or(limits.time);
        let deadline = time.and_then(|time| Deadline::after(time, watch));
        let late = || deadline.as_ref().is_some_and(Deadline::is_past);
        let forced = playing && limits.time.is_some() && self.level.nodes.is_none();
        let patience = Mutex::new(patience);
        let enough = |deepened: &Deepened<G::Move>| {
            let mut patience = patience.lock().unwrap_or_else(|e| e.into_inner());
            let spent = deadline.as_ref().map(Deadline::spent);
            let over = match (&mut *patience, spent) {
                (Some(patience), Some(spent)) => patience.is_over(deepened, spent),
                _ => false,
            };
            over || forced && deepened.moves == 1
        };
        let mut search = Search::new(seen.game, &judge, &self.table, &seen.view, seen.past, watch);
        search.limits.depth = limits.depth;
        search.limits.nodes = nodes;
        search.lines = limits.lines.unwrap_or(Lines::Best(1));
        search.share = limits.share.unwrap_or(Share::ALL);
        search.measure = self.level.nodes.is_none();
        search.plays_on = playing;
        search.style = self.style.unwrap_or(search.style);
        if !playing {
            search.style.contempt = 0;
            search.style.fade = 0;
        }
        if deadline.is_some() {
            search.is_late = Some(&late);
            search.is_enough = Some(&enough);
        }
        search.tell = seen.tell.as_deref();
        let said = match limits.helpers {
            0 => search.lead(),
            helpers => thread::scope(|threads| {
                for number in 1..=helpers.into() {
                    let search = &search;
                    threads.spawn(move || search.help(number));
                }
                search.lead()
            }),
        };
        if said.moves.is_empty() && limits.share.is_none() {
            // Stopped before the first move was judged.
            return Ok(at_once(&self.judge, seen.game, &seen.view, seen.past));
        }
        Ok(said)
    }
}

impl<G, E> Mind<G> for AlphaBeta<G, E>
where
    G: Rules + Views<View = <G as Game>::Position>,
    E: Evaluate<G> + Send,
{
    fn think(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<G::Move>, BotError> {
        self.look(seen, limits, watch, false)
    }
    fn choose(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<G::Move, BotError> {
        let mut limits = limits.clone();
        if self.rng.below(1000) < self.level.lapses as usize {
            let short = 1 + self.rng.below(Level::LAPSE as usize) as u32;
            limits.depth = Some(limits.depth.map_or(short, |depth| depth.min(short)));
        }
        let said = self.look(seen, &limits, watch, true)?;
        let best = said.best().ok_or(BotError::Over)?;
        if self.level.blur == 0 || !(self.is_deliberate)(&best) {
            return Ok(best);
        }
        let clear = at_once(&self.judge, seen.game, &seen.view, seen.past);
        clear.best().ok_or(BotError::Over)
    }
}

/// A judge that misjudges each position by an amount of its own, always the same one.
struct Blurred<'j, E> {
    judge: &'j E,
    blur: i32,
    seed: u64,
}

impl<G: Game, E: Evaluate<G>> Evaluate<G> for Blurred<'_, E> {
    type Sums = E::Sums;
    const NOISY: i32 = E::NOISY;
    const TABLE_DEPTH: u32 = E::TABLE_DEPTH;
    const MERGES: bool = E::MERGES;
    const FINDS: bool = E::FINDS;
    const SETTLES: bool = E::SETTLES;
    const FORESEES: bool = E::FORESEES;

    fn sums(&self, game: &G, at: &G::Position) -> E::Sums {
        self.judge.sums(game, at)
    }
    #[inline]
    fn update(
        &self,
        game: &G,
        before: &G::Position,
        m: G::Move,
        after: &G::Position,
        sums: &mut E::Sums,
    ) {
        self.judge.update(game, before, m, after, sums)
    }
    #[inline]
    fn worth(&self, game: &G, at: &G::Position, sums: &E::Sums) -> i32 {
        let worth = self.judge.worth(game, at, sums);
        if self.blur == 0 {
            return worth;
        }
        // The sum of four even draws is close to a bell with a spread of 0.58.
        let bits = mix(game.key(at) ^ self.seed);
        let even = |shift: u32| ((bits >> shift) as u16) as i64 - 0x8000;
        let bell = even(0) + even(16) + even(32) + even(48);
        worth + (bell * self.blur as i64 * 100 / (0x8000 * 115)) as i32
    }
    #[inline]
    fn worth_between(
        &self,
        game: &G,
        at: &G::Position,
        sums: &E::Sums,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        match self.blur {
            0 => self.judge.worth_between(game, at, sums, alpha, beta),
            _ => self.worth(game, at, sums),
        }
    }
    #[inline]
    fn settle(&self, game: &G, at: &G::Position, sums: &mut E::Sums) {
        self.judge.settle(game, at, sums)
    }
    #[inline]
    fn passed(&self, game: &G, sums: &E::Sums, after: &G::Position) -> E::Sums {
        self.judge.passed(game, sums, after)
    }
    fn noisy(&self, game: &G, at: &G::Position, out: &mut Vec<G::Move>) {
        self.judge.noisy(game, at, out)
    }
    #[inline]
    fn hint(&self, game: &G, at: &G::Position, m: G::Move) -> i32 {
        self.judge.hint(game, at, m)
    }
    #[inline]
    fn hints(&self, game: &G, at: &G::Position, moves: &[G::Move], each: impl FnMut(G::Move, i32)) {
        self.judge.hints(game, at, moves, each)
    }
    #[inline]
    fn foregone(&self, game: &G, at: &G::Position) -> Option<Verdict> {
        self.judge.foregone(game, at)
    }
    #[inline]
    fn null_move(&self, game: &G, at: &G::Position) -> Option<G::Position> {
        self.judge.null_move(game, at)
    }
    fn style(&self) -> Style {
        let style = self.judge.style();
        Style {
            futility: style.futility.filter(|_| self.blur == 0),
            ..style
        }
    }
    #[inline]
    fn id(&self, m: G::Move) -> u16 {
        self.judge.id(m)
    }
    #[inline]
    fn find(&self, game: &G, at: &G::Position, id: u16) -> Option<G::Move> {
        self.judge.find(game, at, id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_games::cublino::Cublino;

    /// A question of a few nodes needs no large table; a larger one gets it.
    #[test]
    fn the_table_is_as_large_as_the_question() {
        let mut mind = AlphaBeta::<Cublino, _>::new((), Strength::BEST, 0);
        let mut room = |limits: Limits| {
            mind.make_room(&limits);
            mind.megabytes
        };
        let nodes = |n| Limits {
            nodes: Some(n),
            ..Limits::default()
        };
        assert_eq!(room(nodes(1_000)), 1);
        assert_eq!(room(nodes(500_000)), 3);
        assert_eq!(room(nodes(1_000)), 3, "what is known is kept");
        assert_eq!(room(Limits::default()), 15);
        let minute = Limits {
            time: Some(Duration::from_secs(60)),
            ..Limits::default()
        };
        assert_eq!(room(minute), 64);
        let hash = Limits {
            hash: Some(2),
            ..nodes(500_000)
        };
        assert_eq!(room(hash), 2, "who says how much gets that");
    }
}
