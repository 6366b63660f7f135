//! Texts of moves.

use crate::edits::edit;
use crate::garden::Plot;
use crate::{Choices, standing};
use parlour_core::{Eye, Table};

/// Any text is a move or is refused with a sentence and changes nothing.
pub fn move_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let moment = plot.moment(&mut choices);
    let mut table = moment.table(&*plot.rules);
    let text = if moment.moves.is_empty() || choices.rarely(8) {
        choices.text()
    } else {
        // A move of another position is well-formed and seldom legal.
        let from = if choices.rarely(4) {
            plot.moment(&mut choices)
        } else {
            moment
        };
        let from = if from.moves.is_empty() { moment } else { from };
        let (one, other) = (choices.of(&from.moves), choices.of(&from.moves));
        edit(&mut choices, one, other)
    };
    tried(&mut *table, &text, choices.seldom(2048));
}

/// Reads a text as a move and plays it, if it is one. With `all`, everything is asked about it.
pub(crate) fn tried(table: &mut dyn Table, text: &str, all: bool) {
    if let Some(Err(why)) = table.check_step(text) {
        standing::refused(&why);
    }
    match table.check(text) {
        Ok(canonical) => {
            assert_eq!(
                table.check(&canonical).as_ref(),
                Ok(&canonical),
                "{text:?} is read as {canonical:?}, which is not read as itself"
            );
            if all {
                assert!(
                    table.moves(Eye::Keeper).contains(&canonical),
                    "{canonical:?} is legal but not listed"
                );
                table.preview(text).expect("a legal move can be shown");
                table.say(text).expect("a legal move can be said");
            }
            let made = table.play(text).expect("a legal move can be played");
            assert_eq!(made.text, canonical);
            if all {
                standing::holds(table);
            }
        }
        Err(why) => {
            standing::refused(&why);
            let before = all.then(|| table.position(Eye::Keeper));
            assert!(table.play(text).is_err(), "{text:?} is refused and played");
            assert_eq!(table.ply(), 0, "what is refused changes nothing");
            if let Some(before) = before {
                assert_eq!(table.position(Eye::Keeper), before);
            }
        }
    }
}
