//! The last question of the Cublino assignment's interface; the others are in `parlour_games::cublino`.

use crate::{BotError, Limits, Strength, bot};
use parlour_core::{Refusal, Watch, rulebook};
use parlour_games::cublino::{Cublino, Variant};

/// The move that the best player would make in this state; `None` when the game is over. Without
/// limits it thinks as long as the highest level does, never by a book, and the answer is always the same.
///
/// ```
/// use parlour_bots::{Limits, cublino::generate_move};
///
/// let limits = Limits { nodes: Some(2_000), ..Limits::default() };
/// assert_eq!(generate_move("CWd6va4vg7", &limits), Ok(Some("d6d7".into())));
/// ```
pub fn generate_move(state: &str, limits: &Limits) -> Result<Option<String>, Refusal> {
    // What begins with another letter is refused below.
    let variant = Variant::of_text(state).unwrap_or(Variant::Pur);
    let rules = rulebook(Cublino::new(variant));
    let table = rules.open(Some(state), 0)?;
    let mut player = bot(&*rules, Strength::BEST, 0).expect("Cublino has a mind");
    let limits = Limits {
        book: Some(false),
        ..limits.clone()
    };
    match player.choose(&*table, &limits, &Watch::new()) {
        Ok(text) => Ok(Some(text)),
        Err(BotError::Over) => Ok(None),
        Err(why) => Err(Refusal::illegal(why.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_games::cublino::move_valid;

    #[test]
    fn a_generated_move_is_legal_and_good() {
        let limits = Limits {
            nodes: Some(3_000),
            ..Limits::default()
        };
        let said = |state| generate_move(state, &limits);
        let start = "PWa1Wb1Wc1Wd1We1Wf1Wg1va7vb7vc7vd7ve7vf7vg7";
        let m = said(start).expect("a state").expect("a move");
        assert_eq!(move_valid(start, &m), Ok(true));
        // One step from the goal, whoever moves.
        assert_eq!(said("CWd6Wa1va4"), Ok(Some("d6d7".into())));
        assert_eq!(said("cWd4va2vg7"), Ok(Some("a2a1".into())));
        assert_eq!(said("cWd7"), Ok(None));
        assert!(said("Pnonsense").is_err() && said("").is_err());
    }
}
