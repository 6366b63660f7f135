//! What is drawn, touched and told.

use crate::tools::{alone, dog};
use parlour_core::{Change, Eye, Picture, Seat, Text, Views};

#[test]
fn either_of_two_equal_cards_may_be_taken() {
    let dog = dog("libdog");
    let at = alone(&dog, "P3|||", 0, "55K");
    let seen = dog.view(&at, Eye::Seat(Seat(0)));
    let offered: Vec<_> = dog
        .entry(&seen, &[])
        .next
        .into_iter()
        .map(|c| c.spot)
        .collect();
    for twin in ["hand/0/5", "hand/0/5.1"] {
        assert!(offered.iter().any(|s| s == twin), "{offered:?}");
        let entry = dog.entry(&seen, &[twin.into(), "P3".into(), "P8".into()]);
        assert_eq!(entry.done.as_deref(), Some("50"));
    }
}

/// The way of the only piece that walks.
fn way(hand: &str, board: &str, action: &str) -> Vec<String> {
    let dog = dog("libdog");
    let at = alone(&dog, board, 0, hand);
    let m = dog.read_move(&at, action).expect("legal");
    let motion = dog.motion(&at, m, Eye::Keeper);
    let mut ways = motion
        .stages
        .into_iter()
        .flat_map(|s| s.changes)
        .filter_map(|c| match c {
            Change::Walk { through, .. } => Some(through),
            _ => None,
        });
    ways.next().expect("a piece walks")
}

#[test]
fn pieces_go_step_by_step() {
    assert_eq!(way("5", "P3|||", "5: P3->P8"), ["P4", "P5", "P6", "P7"]);
    assert_eq!(way("4", "P2|||", "4: P2->P62"), ["P1", "P0", "P63"]);
    assert_eq!(way("5", "P61|||", "5: P61->F1"), ["P62", "P63", "P0", "F0"]);
    assert_eq!(way("3", "F0|||", "3: F0->F3"), ["F1", "F2"]);
    assert!(way("A", "P3|||", "A: P3->P4").is_empty());
}

#[test]
fn actions_are_told_in_sentences() {
    let dog = dog("libdog");
    let told = |hand: &str, board: &str, action: &str| {
        let at = alone(&dog, board, 0, hand);
        let m = dog.read_move(&at, action).expect("legal");
        dog.tell(&at, m, Eye::Keeper).expect("Dog tells everything")
    };
    let five = told("5", "P3|P8||", "5: P3->P8");
    assert!(
        five.starts_with("goes 5 steps with a ") && five.ends_with("and sends Yellow home"),
        "{five}"
    );
    let into = told("5", "P61|||", "5: P61->F1");
    assert!(into.ends_with(", into the finish"), "{into}");
    assert!(told("K", "|||", "K: kennel->P0").starts_with("brings a piece out with a king"));
}

#[test]
fn names_have_room_that_nothing_else_takes() {
    for (rules, plates) in [
        ("libdog", 4),
        ("libdog players=2", 0),
        ("libdog players=6", 0),
    ] {
        let dog = dog(rules);
        let start = parlour_core::Game::start(&dog, 1);
        let scene = dog.scene(&dog.view(&start, Eye::Public));
        assert_eq!(scene.plates.len(), plates, "{rules}");
        for (x, y, w, h) in &scene.plates {
            assert!(x - w / 2.0 > 0.0 && y + h / 2.0 < scene.size.1);
            for cell in &scene.cells {
                let apart =
                    (cell.at.0 - x).abs() > w / 2.0 + 0.4 || (cell.at.1 - y).abs() > h / 2.0 + 0.4;
                assert!(apart, "{} lies under a name", cell.spot);
            }
        }
        // No two places overlap.
        for (i, a) in scene.cells.iter().enumerate() {
            for b in &scene.cells[i + 1..] {
                let far = (a.at.0 - b.at.0).hypot(a.at.1 - b.at.1);
                assert!(
                    far > 0.88,
                    "{rules}: {} and {} are {far} apart",
                    a.spot,
                    b.spot
                );
            }
        }
    }
}
