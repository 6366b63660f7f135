//! What follows from the past, counted once for match and search.

use crate::{Game, Outcome, Reason, Status, mix};

/// Which rules look back; all off by default.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Memory {
    /// The n-th occurrence is a draw.
    pub repetition: Option<u8>,
    /// So many plies without progress end the game.
    pub stall: Option<u32>,
    /// So many plies in all are a draw.
    pub plies: Option<u32>,
}

/// The keys on the path and how far back they can matter. A search pushes and pops its own copy.
#[derive(Clone, Debug)]
pub struct Past {
    memory: Memory,
    /// Key of each position and the index before which nothing can come back.
    trail: Vec<(u64, u32)>,
    /// How many keys of the trail end in each byte: a position whose byte is alone is new.
    bytes: [u16; 256],
}

impl Past {
    /// The position stood too often.
    pub const REPEATED: Reason = Reason::new("repetition", "repetition");
    /// Nothing happened for too long.
    pub const STALLED: Reason = Reason::new("stalled", "no progress");
    /// The game was too long.
    pub const PLY_LIMIT: Reason = Reason::new("ply-limit", "ply limit");

    /// Begins at `at`, with nothing behind it.
    pub fn new<G: Game>(game: &G, at: &G::Position) -> Past {
        let memory = game.memory();
        let mut past = Past {
            memory,
            trail: Vec::new(),
            bytes: [0; 256],
        };
        past.note(seen_as(game, &memory, at), 0);
        past
    }
    #[inline]
    fn note(&mut self, key: u64, since: u32) {
        self.trail.push((key, since));
        let count = &mut self.bytes[key as usize & 255];
        *count = count.saturating_add(1);
    }
    /// Notes that `m` led from `before` to `after`.
    #[inline]
    pub fn push<G: Game>(
        &mut self,
        game: &G,
        before: &G::Position,
        m: G::Move,
        after: &G::Position,
    ) {
        let since = if game.is_progress(before, m) {
            self.trail.len() as u32
        } else {
            self.top().1
        };
        self.note(seen_as(game, &self.memory, after), since);
    }
    /// Notes a turn that no rule knows (a search lets the mover pass): nothing before it comes back.
    #[inline]
    pub fn skip<G: Game>(&mut self, game: &G, after: &G::Position) {
        let since = self.trail.len() as u32;
        self.note(seen_as(game, &self.memory, after), since);
    }
    /// Takes the last [`Past::push`] or [`Past::skip`] back.
    #[inline]
    pub fn pop(&mut self) {
        if let Some((key, _)) = self.trail.pop() {
            // A full count stays full: it only makes the look at the trail more frequent.
            let count = &mut self.bytes[key as usize & 255];
            if *count < u16::MAX {
                *count -= 1;
            }
        }
        debug_assert!(!self.trail.is_empty(), "the first position stays");
    }
    /// Plies played.
    pub fn plies(&self) -> u32 {
        self.trail.len() as u32 - 1
    }
    /// Plies since the last progress.
    pub fn idle(&self) -> u32 {
        self.plies() - self.top().1
    }
    /// How often the present position has stood, now included.
    pub fn occurrences(&self) -> u8 {
        let (key, since) = self.top();
        let same = self.trail[since as usize..].iter().filter(|t| t.0 == key);
        same.count().min(255) as u8
    }
    /// The plies at which the present position stood before and still counts, the first one first.
    #[inline]
    pub fn earlier(&self) -> impl Iterator<Item = u32> + '_ {
        let (key, since) = self.top();
        let asked = self.memory.repetition.is_some() && self.bytes[key as usize & 255] > 1;
        (since..if asked { self.plies() } else { since })
            .filter(move |i| self.trail[*i as usize].0 == key)
    }
    /// Plies until the stall or ply limit is reached; `u32::MAX` without one.
    #[inline]
    pub fn left(&self) -> u32 {
        let until = |limit: Option<u32>, now| limit.map_or(u32::MAX, |n| n.saturating_sub(now));
        until(self.memory.stall, self.idle()).min(until(self.memory.plies, self.plies()))
    }
    /// A fingerprint of the positions whose next occurrence is a draw; 0 if there is none. Searches
    /// with the same fingerprint may share what they know.
    pub fn spent(&self) -> u64 {
        let Some(n) = self.memory.repetition else {
            return 0;
        };
        let mut keys: Vec<u64> = self.trail[self.top().1 as usize..]
            .iter()
            .map(|t| t.0)
            .collect();
        keys.sort_unstable();
        let often = keys
            .chunk_by(|a, b| a == b)
            .filter(|same| same.len() + 1 >= n as usize);
        often.fold(0, |all, same| all ^ mix(same[0]))
    }
    /// What the past alone says, for a position that is not over by itself.
    #[inline]
    pub fn ended<G: Game>(&self, game: &G, at: &G::Position) -> Option<Outcome> {
        let Memory {
            repetition,
            stall,
            plies,
        } = self.memory;
        let often = |n: u8| self.bytes[self.top().0 as usize & 255] >= n.into();
        let repeats = |n: u8| self.idle() + 1 >= n as u32 && often(n) && self.occurrences() >= n;
        if repetition.is_some_and(repeats) {
            Some(Outcome::draw(Past::REPEATED))
        } else if stall.is_some_and(|n| self.idle() >= n) {
            Some(game.stalled(at))
        } else if plies.is_some_and(|n| self.plies() >= n) {
            Some(Outcome::draw(Past::PLY_LIMIT))
        } else {
            None
        }
    }
    /// The status with the past taken into account.
    pub fn status<G: Game>(&self, game: &G, at: &G::Position) -> Status {
        match game.status(at) {
            Status::ToMove(seat) => self
                .ended(game, at)
                .map_or(Status::ToMove(seat), Status::Over),
            over => over,
        }
    }
    fn top(&self) -> (u64, u32) {
        self.trail[self.trail.len() - 1]
    }
}

/// Games that never ask keep no keys: a key of a hidden position is a secret, too.
#[inline]
fn seen_as<G: Game>(game: &G, memory: &Memory, at: &G::Position) -> u64 {
    if memory.repetition.is_some() {
        game.repeats_as(at)
    } else {
        0
    }
}
