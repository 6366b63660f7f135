//! The mind of open games: alpha-beta behind a judge, weakened by level.

use crate::deadline::Deadline;
use crate::greedy::at_once;
use crate::levels::{DEFAULT_NODES, Level};
use crate::{BotError, Limits, Mind, Seen, Strength};
use parlour_core::{Analysis, Game, Rng, Rules, Views, Watch, mix};
use parlour_search::{Evaluate, Lines, Search, Share, TranspositionTable};
use std::thread;
use std::time::Duration;

/// Looks ahead with the judge `E`: principal variation search, weakened by level.
pub struct AlphaBeta<G: Game, E> {
    judge: E,
    /// Moves that nobody makes by mistake.
    is_deliberate: fn(&G::Move) -> bool,
    level: Level,
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
        let nodes = self.nodes(limits);
        self.make_room(limits);
        let judge = Blurred {
            judge: &self.judge,
            blur: self.level.blur,
            seed: self.seed,
        };
        let deadline = Deadline::new(limits, watch);
        let late = deadline.map(|deadline| move || deadline.is_past());
        let mut search = Search::new(seen.game, &judge, &self.table, &seen.view, seen.past, watch);
        search.limits.depth = limits.depth;
        search.limits.nodes = nodes;
        search.lines = limits.lines.unwrap_or(Lines::Best(1));
        search.share = limits.share.unwrap_or(Share::ALL);
        search.measure = self.level.nodes.is_none();
        if let Some(late) = &late {
            search.is_late = Some(late);
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
        let said = self.think(seen, &limits, watch)?;
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
    fn null_move(&self, game: &G, at: &G::Position) -> Option<G::Position> {
        self.judge.null_move(game, at)
    }
    fn futility_margin(&self) -> Option<i32> {
        self.judge.futility_margin().filter(|_| self.blur == 0)
    }
    fn late_move_limit(&self) -> Option<usize> {
        self.judge.late_move_limit()
    }
    #[inline]
    fn id(&self, m: G::Move) -> u16 {
        self.judge.id(m)
    }
    #[inline]
    fn find(&self, game: &G, at: &G::Position, id: u16) -> Option<G::Move> {
        self.judge.find(game, at, id)
    }
    fn contempt(&self) -> i32 {
        self.judge.contempt()
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
