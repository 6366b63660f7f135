//! What alpha-beta asks about a game.

use crate::Style;
use parlour_core::{Game, Verdict};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A judge of positions for [`Search`](crate::Search). Only [`Evaluate::worth`] is needed; the rest
/// makes it faster or deeper.
pub trait Evaluate<G: Game>: Sync {
    /// Sums kept beside the position along the path, so that [`Evaluate::worth`] need not count anew;
    /// `()` for none.
    type Sums: Clone;

    /// The sums of a position, from nothing.
    fn sums(&self, game: &G, at: &G::Position) -> Self::Sums;
    /// The sums after `m` led from `before` to `after`.
    #[inline]
    fn update(
        &self,
        game: &G,
        _before: &G::Position,
        _m: G::Move,
        after: &G::Position,
        sums: &mut Self::Sums,
    ) {
        *sums = self.sums(game, after);
    }
    /// The worth of a position that is not over, for the side to move: 0 is even, 400 means about
    /// three wins more than losses in four games (see [`points`](crate::points)).
    fn worth(&self, game: &G, at: &G::Position, sums: &Self::Sums) -> i32;
    /// The worth if it lies between `alpha` and `beta`; otherwise any bound of it that lies on the same side of them, for judges that
    /// know the side before they have counted everything.
    #[inline]
    fn worth_between(
        &self,
        game: &G,
        at: &G::Position,
        sums: &Self::Sums,
        _alpha: i32,
        _beta: i32,
    ) -> i32 {
        self.worth(game, at, sums)
    }
    /// Does [`Evaluate::update`] put work off?
    const SETTLES: bool = false;
    /// Does what was put off, before moves are tried from here.
    #[inline]
    fn settle(&self, _game: &G, _at: &G::Position, _sums: &mut Self::Sums) {}
    /// The sums of a position of [`Evaluate::null_move`], out of those before it.
    #[inline]
    fn passed(&self, game: &G, _sums: &Self::Sums, after: &G::Position) -> Self::Sums {
        self.sums(game, after)
    }

    /// Appends the moves that must be looked at before a position is judged: captures, threats to
    /// end the game (quiescence search). None by default. Their sequences must be short; the search
    /// cuts them at 16.
    #[inline]
    fn noisy(&self, _game: &G, _at: &G::Position, _out: &mut Vec<G::Move>) {}
    /// For move ordering: how promising a move looks, added to what was learned from it (−16,384 to 16,384). Moves with
    /// a hint of at least [`Evaluate::NOISY`] are looked at before killers and are never reduced.
    #[inline]
    fn hint(&self, _game: &G, _at: &G::Position, _m: G::Move) -> i32 {
        0
    }
    /// Calls `each` with every one of `moves` and its hint, in order: for judges that look once at what
    /// neighbouring moves of a list share.
    #[inline]
    fn hints(
        &self,
        game: &G,
        at: &G::Position,
        moves: &[G::Move],
        mut each: impl FnMut(G::Move, i32),
    ) {
        for &m in moves {
            each(m, self.hint(game, at, m));
        }
    }
    /// See [`Evaluate::hint`].
    const NOISY: i32 = 1 << 20;
    /// Does [`Evaluate::foregone`] ever know?
    const FORESEES: bool = false;
    /// A win or loss of the side to move that follows from the rules without looking ahead, whatever was played before. Such an end may
    /// be far away: nobody looks for the shortest way to it.
    #[inline]
    fn foregone(&self, _game: &G, _at: &G::Position) -> Option<Verdict> {
        None
    }
    /// For null move pruning: the position with the turn given away, where some move is nearly always
    /// better than none (no zugzwang).
    #[inline]
    fn null_move(&self, _game: &G, _at: &G::Position) -> Option<G::Position> {
        None
    }
    /// What the search leaves out behind this judge, and what it looks at longer.
    #[inline]
    fn style(&self) -> Style {
        Style::PLAIN
    }
    /// Positions with fewer plies to look ahead are not kept in the transposition table: 2 where meeting one again is rare
    /// and looking into memory costs more than looking at it anew.
    const TABLE_DEPTH: u32 = 1;
    /// A small number for a move, by which the search remembers how it did; two moves of one position
    /// should not share it. Best dense and below 16,384: `from * 64 + to`.
    #[inline]
    fn id(&self, m: G::Move) -> u16 {
        let mut hasher = FxHasher::default();
        m.hash(&mut hasher);
        (hasher.finish() >> 48) as u16
    }
    /// Do moves of one position that share an id (below 16,384) lead to the same one? Then only the first of them is tried.
    const MERGES: bool = false;
    /// Can [`Evaluate::find`] find moves? The search then tries those it remembers before it lists the
    /// others.
    const FINDS: bool = false;
    /// The legal move with this id, where that is cheaper than listing all moves; `None` if it is not
    /// legal here.
    #[inline]
    fn find(&self, _game: &G, _at: &G::Position, _id: u16) -> Option<G::Move> {
        None
    }
}

/// Knows nothing: every position is even, so that only ends of games count.
#[derive(Copy, Clone, Debug, Default)]
pub struct Blank;

impl<G: Game> Evaluate<G> for Blank {
    type Sums = ();

    fn sums(&self, _: &G, _: &G::Position) {}
    fn worth(&self, _: &G, _: &G::Position, _: &()) -> i32 {
        0
    }
}
