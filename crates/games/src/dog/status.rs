//! The end of the game.

use super::options::Dog;
use super::position::Position;
use parlour_core::{Outcome, Reason, Seats};

/// Every finish of a team is full.
pub const FINISHED: Reason = Reason::new("finished", "every piece in the finish");

impl Position {
    /// Who has won, if somebody has.
    #[inline]
    pub(super) fn outcome(&self, rules: &Dog) -> Option<Outcome> {
        let n = rules.players();
        let full = (0..n).fold(0u8, |full, s| full | (self.board.is_full(s) as u8) << s);
        if full == 0 {
            return None;
        }
        (0..n).filter(|s| full >> s & 1 == 1).find_map(|s| {
            let team: Seats = rules.team_of(s);
            (full & team.bits() == team.bits()).then(|| Outcome::win(team, FINISHED))
        })
    }
}
