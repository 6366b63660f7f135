//! What a game is. Only this trait is needed to play, count and search.

use crate::{Memory, Outcome, Past, Reason, Rng, Seat, Seats, Status};
use std::{fmt::Debug, hash::Hash};

/// The rules as a value: presets and options are its fields.
///
/// Five methods are required; the rest are shortcuts that a game overrides where it can do better,
/// and what it says about teams, scores and its past.
///
/// ```
/// use parlour_core::{Game, Status};
/// use parlour_games::dobutsu::Dobutsu;
///
/// let mut at = Dobutsu.start(0);
/// assert_eq!(Dobutsu.count(&at), 4);
/// let m = Dobutsu.list(&at)[0];
/// Dobutsu.play(&mut at, m);
/// assert!(matches!(Dobutsu.status(&at), Status::ToMove(_)));
/// assert_eq!(Dobutsu.perft(&Dobutsu.start(0), 4), 976);
/// ```
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything the rules need except the past: no heap, cheap to clone, equal only if the same in
    /// everything.
    type Position: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// Small and canonical: two moves of one position are equal only if they are the same entry of
    /// [`Game::moves`].
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// The first position; the seed fixes the deal and every later shuffle.
    fn start(&self, seed: u64) -> Self::Position;
    /// By the position alone. At the border ask the match, in a search ask [`Past`].
    fn status(&self, at: &Self::Position) -> Status;
    /// Appends every legal move once; nothing when the game is over.
    fn moves(&self, at: &Self::Position, out: &mut Vec<Self::Move>);
    /// Trusts `m` to be legal here.
    fn play(&self, at: &mut Self::Position, m: Self::Move);
    /// The Zobrist key, or another hash: equal positions have equal keys; kept up to date by [`Game::play`].
    fn key(&self, at: &Self::Position) -> u64;

    /// Chairs at this table.
    fn seats(&self) -> u8 {
        2
    }
    /// Who wins together with `seat`, itself included.
    fn team(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }
    /// Points of each seat as the board stands, where the game counts points.
    fn scores(&self, _at: &Self::Position) -> Option<Vec<i32>> {
        None
    }

    // Shortcuts: right by default, overridden where the game can do better.

    /// How many moves.
    fn count(&self, at: &Self::Position) -> u64 {
        self.list(at).len() as u64
    }
    /// Some move, the cheapest to find.
    fn any(&self, at: &Self::Position) -> Option<Self::Move> {
        self.list(at).pop()
    }
    /// A move drawn evenly.
    fn pick(&self, at: &Self::Position, rng: &mut Rng) -> Option<Self::Move> {
        let all = self.list(at);
        (!all.is_empty()).then(|| all[rng.below(all.len())])
    }
    /// Is `m`, which may come from another position, legal here?
    fn is_legal(&self, at: &Self::Position, m: Self::Move) -> bool {
        self.list(at).contains(&m)
    }
    /// Plays `m`, which must be legal here, and says how the game stands then, by the position alone.
    #[inline]
    fn step(&self, at: &mut Self::Position, m: Self::Move) -> Status {
        self.play(at, m);
        self.status(at)
    }
    /// The same as [`Game::moves`] for a position that is known not to be over.
    #[inline]
    fn ongoing_moves(&self, at: &Self::Position, out: &mut Vec<Self::Move>) {
        self.moves(at, out)
    }
    /// All moves in a new list; for callers that are not hot.
    fn list(&self, at: &Self::Position) -> Vec<Self::Move> {
        let mut all = Vec::new();
        self.moves(at, &mut all);
        all
    }
    /// Sequences of exactly `depth` moves. Override only to run the same count with other instructions.
    fn perft(&self, at: &Self::Position, depth: u32) -> u64 {
        crate::perft(self, at, depth)
    }
    /// Plays evenly drawn moves until the game is over by the position, or `limit` plies are made;
    /// returns the plies made.
    fn playout(&self, at: &mut Self::Position, rng: &mut Rng, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit
            && let Some(m) = self.pick(at, rng)
        {
            self.play(at, m);
            plies += 1;
        }
        plies
    }

    // The past: the game says what counts, `Past` does the counting for match and search alike.

    /// Which rules look back.
    fn memory(&self) -> Memory {
        Memory::default()
    }
    /// What must be equal for a repetition (not always `key`: one rule set ignores the side to move).
    fn repeats_as(&self, at: &Self::Position) -> u64 {
        self.key(at)
    }
    /// Does this move end a stall, so that nothing before it can come back?
    fn is_progress(&self, _before: &Self::Position, _m: Self::Move) -> bool {
        false
    }
    /// The result when the stall limit is reached.
    fn stalled(&self, _at: &Self::Position) -> Outcome {
        Outcome::draw(Past::STALLED)
    }
    /// Did chance decide something between these two neighbours (a shuffle, a blind draw)? Records
    /// then keep the whole position, so that they replay even if the generator changes.
    fn is_chance(&self, _before: &Self::Position, _after: &Self::Position) -> bool {
        false
    }
}

/// Endings from outside the rules of any game.
impl Reason {
    /// A seat gave up.
    pub const RESIGNED: Reason = Reason::new("resigned", "resignation");
    /// A clock ran out.
    pub const TIME: Reason = Reason::new("time", "out of time");
    /// All agreed on a draw.
    pub const AGREED: Reason = Reason::new("agreed", "draw agreed");
    /// An illegal move, a crash, a hanging program.
    pub const FORFEITED: Reason = Reason::new("forfeited", "forfeit");
    /// A seat left and did not come back.
    pub const ABANDONED: Reason = Reason::new("abandoned", "abandoned");
    /// Somebody else decided, such as an arena that stops an endless game.
    pub const ADJUDICATED: Reason = Reason::new("adjudicated", "adjudication");

    /// The outside reason with this code.
    pub fn outside(code: &str) -> Option<Reason> {
        [
            Reason::RESIGNED,
            Reason::TIME,
            Reason::AGREED,
            Reason::FORFEITED,
            Reason::ABANDONED,
            Reason::ADJUDICATED,
        ]
        .into_iter()
        .find(|r| r.code == code)
    }
}
