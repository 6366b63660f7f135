//! Nobody sees more than they may, and no card is lost.

use crate::tools::{at, dog, text};
use parlour_core::{Eye, Game, Match, Rng, Seat, Status, Table, Text, Views};
use parlour_games::dog::{Card, Dog, Hand, Phase, Position};
use proptest::prelude::*;
use std::sync::Arc;

const TABLES: [&str; 7] = [
    "braendi",
    "canadian",
    "libdog",
    "braendi players=2",
    "libdog players=3",
    "canadian players=5",
    "braendi players=6 teams=triples",
];

/// Plays some plies at random.
fn played(dog: &Dog, seed: u64, plies: usize) -> Position {
    let (mut at, mut rng) = (dog.start(seed), Rng::new(seed));
    for _ in 0..plies {
        let Some(m) = dog.random_action(&at, &mut rng) else {
            break;
        };
        dog.play(&mut at, m);
    }
    at
}

/// The same position, but every card that `eye` cannot see is a joker: what an eye gets must not
/// change when the hidden cards do.
fn with_other_cards(dog: &Dog, at: &Position, eye: Eye, rng: &mut Rng) -> Position {
    let mut twin = dog.sample(&dog.view(at, eye), rng);
    for _ in 0..20 {
        let next = dog.sample(&dog.view(at, eye), rng);
        let differs = (0..dog.seats()).any(|s| next.hand(s) != at.hand(s));
        if differs {
            twin = next;
            break;
        }
    }
    twin
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn all_110_cards_are_always_somewhere(seed in 0u64..1 << 48, plies in 0usize..500, which in 0usize..7) {
        let dog = dog(TABLES[which]);
        let at = played(&dog, seed, plies);
        prop_assert_eq!(at.cards(), Hand::deck());
        for eye in Eye::all(dog.seats()) {
            let twin = dog.sample(&dog.view(&at, eye), &mut Rng::new(seed));
            prop_assert_eq!(twin.cards(), Hand::deck());
        }
    }

    #[test]
    fn what_an_eye_gets_does_not_depend_on_hidden_cards(seed in 0u64..1 << 48, plies in 0usize..200, which in 0usize..7) {
        let dog = dog(TABLES[which]);
        let at = played(&dog, seed, plies);
        let mut rng = Rng::new(seed ^ 1);
        for eye in Eye::all(dog.seats()).filter(|e| *e != Eye::Keeper) {
            let twin = with_other_cards(&dog, &at, eye, &mut rng);
            let here = Match::at(Arc::new(dog.clone()), at.clone());
            let there = Match::at(Arc::new(dog.clone()), twin);
            prop_assert_eq!(Table::position(&here, eye), Table::position(&there, eye));
            prop_assert_eq!(here.scene(eye), there.scene(eye));
            prop_assert_eq!(Table::draw(&here, eye), Table::draw(&there, eye));
            prop_assert_eq!(Table::moves(&here, eye), Table::moves(&there, eye));
            prop_assert_eq!(here.entry(eye, &[]), there.entry(eye, &[]));
            prop_assert_eq!(here.record(eye), there.record(eye));
            for first in here.entry(eye, &[]).next {
                let touched = [first.spot];
                prop_assert_eq!(here.entry(eye, &touched), there.entry(eye, &touched));
            }
        }
    }
}

/// One card that exists once in sight: search for its name in everything other eyes get.
#[test]
fn a_foreign_joker_is_nowhere_to_be_found() {
    let dog = Dog::canadian();
    let now = at(
        &dog,
        "P5|P20|P40|P60 0 play 5X|55|66|88 6:0 -|-|-|- 99 222 0123456789abcdef",
    );
    let table = Match::at(Arc::new(dog.clone()), now.clone());
    for eye in Eye::all(4) {
        let sees = eye.sees(Seat(0));
        let scene = table.scene(eye);
        let scene = format!("{scene:?}");
        let record = table.record(eye).to_string();
        let entry = format!("{:?}", table.entry(eye, &[]));
        let view = format!("{:?}", dog.view(&now, eye).hands);
        for (what, found) in [
            ("scene", scene.contains("joker")),
            ("position", Table::position(&table, eye).contains('X')),
            ("record", record.contains('X')),
            (
                "view",
                view.contains("Card(13)") || view.contains(", 1], size: 2"),
            ),
        ] {
            assert_eq!(found, sees, "{what} for {eye:?}");
        }
        assert!(!entry.contains("joker") || eye == Eye::Seat(Seat(0)));
        let order = Table::position(&table, eye).contains("0123456789abcdef");
        assert_eq!(order, eye == Eye::Keeper, "the shuffler is the keeper's");
        assert_eq!(
            Table::position(&table, eye).contains(" 99 "),
            eye == Eye::Keeper,
            "so is the stack"
        );
    }
    // Errors speak of the mover's own cards only.
    let why = dog.read_move(&now, "60").unwrap_err().to_string();
    assert_eq!(why, "60: seat 0 has no 6 in hand");
}

#[test]
fn a_gift_is_seen_by_its_giver_alone_until_it_is_delivered() {
    let dog = Dog::libdog();
    let mut table = Match::at(
        Arc::new(dog.clone()),
        at(&dog, "||| 0 give 7X|55|66|88 6:0 -|-|-|- 99 222"),
    );
    table.play_text("GX").unwrap();
    for eye in Eye::all(4) {
        let sees = eye.sees(Seat(0));
        let text = table.history(eye)[0].clone();
        assert_eq!(text, if sees { "GX" } else { "G?" });
        assert_eq!(Table::position(&table, eye).contains('X'), sees, "{eye:?}");
        let motion = format!("{:?}", table.motion(0, eye).unwrap());
        assert_eq!(motion.contains("/X"), sees, "{eye:?}");
        assert_eq!(format!("{:?}", table.scene(eye)).contains("joker"), sees);
    }
    for give in ["G5", "G6", "G8"] {
        table.play_text(give).unwrap();
    }
    for eye in Eye::all(4) {
        let knows = eye.sees(Seat(0)) || eye.sees(Seat(2));
        assert_eq!(Table::position(&table, eye).contains('X'), knows, "{eye:?}");
    }
}

/// Samples are as varied as they may be: every place gets every card now and then.
#[test]
fn samples_agree_with_the_view_and_vary_otherwise() {
    let dog = Dog::default();
    let now = at(&dog, "P5||P40| 1 play A2|34|X7|89 6:0 -|-|X|- ");
    let eye = Eye::Seat(Seat(0));
    let seen = dog.view(&now, eye);
    let mut kinds = Hand::EMPTY;
    for seed in 0..300 {
        let twin = dog.sample(&seen, &mut Rng::new(seed));
        assert_eq!(dog.view(&twin, eye), seen);
        assert_eq!(twin.hand(0), now.hand(0));
        assert!(twin.hand(2).has(Card::JOKER), "the known gift");
        for card in twin.hand(1).cards() {
            if !kinds.has(card) {
                kinds.add(card);
            }
        }
    }
    assert_eq!(
        kinds.kinds().count(),
        14,
        "any card can be in a foreign hand"
    );
}

#[test]
fn random_games_end_and_lose_no_card() {
    for rules in TABLES {
        let dog = dog(rules);
        for seed in 0..40 {
            let (mut at, mut rng) = (dog.start(seed), Rng::new(seed));
            let mut plies = 0;
            while let Some(m) = dog.random_action(&at, &mut rng) {
                dog.play(&mut at, m);
                plies += 1;
                assert!(plies < 20_000, "{rules}, seed {seed}: no end");
            }
            assert!(matches!(dog.status(&at), Status::Over(_)));
            assert_eq!(at.cards(), Hand::deck(), "{rules}, seed {seed}");
        }
    }
}

#[test]
fn give_and_play_alternate() {
    let dog = Dog::default();
    let mut phases = Vec::new();
    let (mut at, mut rng) = (dog.start(3), Rng::new(3));
    for _ in 0..100 {
        if phases.last() != Some(&at.phase()) {
            phases.push(at.phase());
        }
        let m = dog.random_action(&at, &mut rng).unwrap();
        dog.play(&mut at, m);
    }
    assert!(phases.len() > 4 && phases[0] == Phase::Give);
    assert!(text(&dog, &at).split(' ').count() == 9);
}
