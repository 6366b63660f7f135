//! Names of openings belong to positions.

use parlour_core::Table;
use parlour_wire::opening;

fn after(game: &str, moves: &[&str]) -> Box<dyn Table> {
    let rules = parlour_games::by_name(game).unwrap();
    let mut table = rules.open(None, 0).unwrap();
    for text in moves {
        table.play(text).unwrap();
    }
    table
}

/// What is named can be reached, and is found there.
#[test]
fn every_named_opening_is_found() {
    let mut found = 0;
    for rules in parlour_games::all() {
        for (name, moves) in rules.openings() {
            assert_eq!(opening(&*after(rules.name(), moves)), Some(*name));
            found += 1;
        }
    }
    assert!(found > 0);
}

/// A name belongs to a position, however it came to be, and stays until another comes.
#[test]
fn transpositions_have_one_name() {
    assert_eq!(opening(&*after("dobutsu", &[])), None);
    assert_eq!(opening(&*after("dobutsu", &["Lb4-a3"])), None);
    let crown = ["Cb3xb2", "Ec1xb2", "Ea4-b3"];
    let name = opening(&*after("dobutsu", &crown));
    let late = ["Cb3xb2", "Ec1xb2", "Gc4-c3", "Ga1-a2", "Ea4-b3"];
    assert_eq!(opening(&*after("dobutsu", &late)), name);
    let on = [&late[..], &["Ga2-a3"]].concat();
    assert_eq!(opening(&*after("dobutsu", &on)), name);
    assert!(name.unwrap().starts_with("Elephant's Crown"));
    assert_eq!(opening(&*after("romanian-checkers", &["b1-b3"])), None);
}
