//! Who wins for certain: proof-number search, for programs that know no game.

use crate::deadline::Deadline;
use crate::{BotError, Limits};
use parlour_core::{Analysis, Eye, Match, Rules, Status, Table, Watch};
use parlour_search::Prover;

/// Megabytes of its memory when nobody says how many.
const MEMORY: u32 = 64;

/// How a game's positions are proved: win, draw or loss for the side to move with a move that keeps
/// it, or nothing where the limits were too narrow. It judges nothing and knows no distance; alpha-beta
/// shares no line of code with it.
pub type Prove = fn(&dyn Table, &Limits, &Watch) -> Result<Analysis<String>, BotError>;

pub(crate) fn prove<G: Rules>(
    table: &dyn Table,
    limits: &Limits,
    watch: &Watch,
) -> Result<Analysis<String>, BotError> {
    let other = BotError::OtherGame(std::any::type_name::<G>());
    let typed = table.as_any().downcast_ref::<Match<G>>().ok_or(other)?;
    let Status::ToMove(seat) = typed.status() else {
        return Err(BotError::Over);
    };
    let (game, at) = (&**typed.game(), typed.position());
    let deadline = Deadline::new(limits, watch);
    let is_late = || deadline.as_ref().is_some_and(Deadline::is_past);
    let mut prover = Prover::new(game, limits.hash.unwrap_or(MEMORY), watch);
    prover.is_late = Some(&is_late);
    // It asks two questions: is it a win, is it no loss?
    prover.nodes = limits.nodes.map_or(u64::MAX, |nodes| nodes.div_ceil(2));
    let write = |line: &[G::Move]| {
        let text = |m: &G::Move| game.write_move(at, *m, Eye::Seat(seat));
        line.iter().map(text).collect()
    };
    Ok(prover.solve(at, typed.past()).map(write))
}
