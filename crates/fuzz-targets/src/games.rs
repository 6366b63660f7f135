//! Whole games.

use crate::garden::Plot;
use crate::{Choices, records, standing};
use parlour_core::{Eye, Outcome, Reason, Rng, Seats, Status};

/// Longest game that is played.
const PLIES: usize = 300;

/// Moves, undos, redos and endings in any order leave a match whose record leads to the same match.
pub fn whole_game(data: &[u8]) {
    let mut choices = Choices::new(data);
    let rules = &Plot::any(&mut choices).rules;
    let mut table = rules
        .open(None, choices.byte().into())
        .expect("the start is open");
    let mut rng = Rng::new(choices.byte().into());
    while !choices.is_empty() && table.ply() < PLIES {
        let before = (table.position(Eye::Keeper), table.status(), table.ply());
        let act = choices.byte();
        match act {
            0..=15 => {
                let undone = table.undo();
                assert_eq!(undone, before.2 > 0);
                // Undoing takes an ending from outside back for good.
                if undone && table.redo() {
                    assert_eq!(table.position(Eye::Keeper), before.0, "redo after undo");
                    table.undo();
                }
            }
            16..=31 => {
                if table.redo() {
                    assert_eq!(table.ply(), before.2 + 1);
                    table.undo();
                    assert_eq!(table.position(Eye::Keeper), before.0, "undo after redo");
                    table.redo();
                }
            }
            32 => {
                table.end(match table.status() {
                    Status::ToMove(seat) => Outcome::win(
                        rules.team(seat).others(Seats::first(rules.seats())),
                        Reason::RESIGNED,
                    ),
                    Status::Over(_) => Outcome::draw(Reason::AGREED),
                });
                assert!(table.status().outcome().is_some());
            }
            _ => match table.pick(&mut rng) {
                Some(m) => {
                    table.play(&m).expect("a picked move is legal");
                    assert_eq!(table.ply(), before.2 + 1);
                }
                None => assert!(
                    table.status().outcome().is_some(),
                    "a seat to move has a move"
                ),
            },
        }
    }
    // Drawn for every eye, which costs more than the game.
    if choices.seldom(8) {
        standing::holds(&*table);
    }
    records::leads_back(&*table);
}
