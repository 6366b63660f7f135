//! The player of Dōbutsu shōgi: knows the value of every move and overlooks some of it.
//!
//! Level 10 plays perfectly: the quickest win, a draw, the slowest loss; among equals the move that
//! leaves the opponent the fewest good answers. A lower level sees only results that are near
//! enough; what is further away it judges by a feeling that is right the less often the lower the
//! level.

mod oracle;

pub(crate) use oracle::Solved;

use crate::oracle::cores;
use crate::{BotError, Limits, Lines, Mind, Seen, Strength};
use parlour_core::{Analysis, Rng, Verdict, Watch, mix};
use parlour_games::dobutsu::{Dobutsu, Move, Position};
use parlour_solver::dobutsu::{ProbeError, Table, Value, default_path, shared};
use std::sync::Arc;

/// Plies of best play shown behind each move.
const LINE: usize = 8;

/// How many plies ahead a level sees the end of the game.
const HORIZON: [u32; 11] = [0, 1, 2, 4, 6, 8, 12, 18, 28, 48, u32::MAX];
/// How often, in a hundred, the feeling about what is further away is right.
const FEELING: [usize; 11] = [0, 0, 10, 20, 30, 40, 50, 60, 75, 90, 100];

/// Asks the table; without one, and pressed for time, it looks ahead instead.
pub(crate) struct Tabled<A> {
    ahead: A,
    level: usize,
    rng: Rng,
}

impl<A> Tabled<A> {
    /// The same seed plays the same.
    pub fn new(ahead: A, strength: Strength, seed: u64) -> Tabled<A> {
        Tabled {
            ahead,
            level: usize::from(strength.level()).min(10),
            rng: Rng::new(mix(seed ^ 0xD0B)),
        }
    }
    /// The table; `None` when it would have to be made first and there is no time for that.
    fn table(limits: &Limits, watch: &Watch) -> Result<Option<Arc<Table>>, BotError> {
        let is_there = default_path().is_some_and(|path| path.exists());
        if !is_there && limits.time.is_some() {
            return Ok(None);
        }
        let table = shared(cores(), watch);
        table
            .map(Some)
            .map_err(|why| BotError::Missing(why.to_string()))
    }
}

fn missing(why: ProbeError) -> BotError {
    BotError::Missing(why.to_string())
}

impl<A: Mind<Dobutsu>> Mind<Dobutsu> for Tabled<A> {
    fn think(
        &mut self,
        seen: &Seen<Dobutsu>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<Move>, BotError> {
        // The table knows positions with all pieces; studies are looked into.
        if !seen.view.is_complete() {
            return self.ahead.think(seen, limits, watch);
        }
        let Some(table) = Self::table(limits, watch)? else {
            return self.ahead.think(seen, limits, watch);
        };
        let mut analysis = table.analyse(&seen.view, LINE).map_err(missing)?;
        if let Some(Lines::Best(n)) = limits.lines {
            analysis.moves.truncate(n.into());
        }
        if let Some(tell) = &seen.tell {
            tell(&analysis);
        }
        Ok(analysis)
    }
    fn choose(
        &mut self,
        seen: &Seen<Dobutsu>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Move, BotError> {
        // Level 1 looks nothing up.
        if !seen.view.is_complete() || self.level < 2 {
            return self.ahead.choose(seen, limits, watch);
        }
        let Some(table) = Self::table(limits, watch)? else {
            return self.ahead.choose(seen, limits, watch);
        };
        if seen.tell.is_some() {
            self.think(seen, limits, watch)?;
        }
        tabled_move(&table, &seen.view, self.level, &mut self.rng)
            .map_err(missing)?
            .ok_or(BotError::Over)
    }
}

/// The move that a level from 0 to 10 makes; `None` when the game is over.
pub fn tabled_move(
    table: &Table,
    at: &Position,
    level: usize,
    rng: &mut Rng,
) -> Result<Option<Move>, ProbeError> {
    let all = table.values(at)?;
    let Some((first, best)) = all.first().copied() else {
        return Ok(None);
    };
    let level = level.min(10);
    let sees = |v: &Value| v.verdict != Verdict::Draw && v.plies <= HORIZON[level];
    if best.verdict == Verdict::Win && sees(&best) {
        return Ok(Some(first));
    }
    let far: Vec<_> = all.iter().filter(|(_, v)| !sees(v)).copied().collect();
    let feels = rng.below(100) < FEELING[level];
    if far.is_empty() {
        // Lost, and known to be: as long as possible, and as hard to answer as possible.
        let slowest = all.iter().filter(|(_, v)| *v == best).copied();
        return Ok(Some(hardest(table, at, slowest.collect())?));
    }
    if !feels {
        return Ok(Some(far[rng.below(far.len())].0));
    }
    let equal = far.iter().filter(|(_, v)| *v == far[0].1).copied();
    Ok(Some(hardest(table, at, equal.collect())?))
}

/// The move that leaves the opponent the smallest share of answers that keep its result.
fn hardest(table: &Table, at: &Position, moves: Vec<(Move, Value)>) -> Result<Move, ProbeError> {
    let mut best = (moves[0].0, f64::INFINITY);
    for (m, value) in moves {
        let answers = table.values(&at.after(m))?;
        let keep = answers
            .iter()
            .filter(|(_, v)| v.verdict == value.verdict.flip())
            .count();
        let share = keep as f64 / answers.len().max(1) as f64;
        if share < best.1 {
            best = (m, share);
        }
    }
    Ok(best.0)
}
