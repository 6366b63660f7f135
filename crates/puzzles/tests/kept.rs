//! The puzzles that are kept: read, sorted, alone, and a sample of them proved again.

use parlour_core::{Goal, ProvedBy, Puzzle, Watch};
use parlour_puzzles::{Collection, Mining, THEMES, Wrong, merge, themes, verify};

/// Checked of each game.
const SAMPLE: usize = 10;
const NODES: u64 = 20_000_000;

/// Evenly from the easiest to the hardest.
fn sample(puzzles: &[Puzzle]) -> impl Iterator<Item = &Puzzle> {
    (0..SAMPLE).map(|i| &puzzles[(2 * i + 1) * puzzles.len() / (2 * SAMPLE)])
}

#[test]
fn every_game_has_many_the_easiest_first() {
    for collection in Collection::all() {
        let puzzles = collection.puzzles();
        let name = collection.game;
        assert!(puzzles.len() >= 200, "{name} has {}", puzzles.len());
        for (number, puzzle) in (1..).zip(&puzzles) {
            assert_eq!((puzzle.number, &*puzzle.game), (number, name));
            let rules = parlour_puzzles::open(puzzle).expect("a table").rules();
            let chosen = rules.chosen();
            assert_eq!((&*puzzle.preset, &puzzle.options), (chosen.0, &chosen.1));
        }
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating), "{name}");
        let text: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        assert_eq!(text, collection.text, "{name}");
        let count = puzzles.len();
        assert_eq!(merge(puzzles).expect("read").len(), count, "{name}");
    }
}

#[test]
fn a_sample_of_sixty_is_proved_again() {
    for collection in Collection::all() {
        for puzzle in sample(&collection.puzzles()) {
            let proved = verify(puzzle, NODES);
            assert_eq!(proved, Ok(()), "{} {}", puzzle.game, puzzle.number);
        }
    }
}

#[test]
fn every_theme_has_examples_and_is_what_the_facts_say() {
    let all: Vec<Puzzle> = Collection::all().iter().flat_map(|c| c.puzzles()).collect();
    for (theme, about) in THEMES {
        let (with, without): (Vec<&Puzzle>, Vec<&Puzzle>) = all
            .iter()
            .partition(|p| p.themes.iter().any(|t| t == theme));
        assert!(!with.is_empty() && !without.is_empty(), "{theme}: {about}");
        assert_eq!(themes(with[0]), with[0].themes, "{theme}: {}", with[0]);
        assert_eq!(themes(without[0]), without[0].themes, "{theme}");
    }
}

/// A puzzle with a win in several moves.
fn planted() -> Puzzle {
    let puzzles = Collection::of("romanian-checkers").expect("kept").puzzles();
    let fits = |puzzle: &Puzzle| puzzle.goal == Goal::WinIn(2) && puzzle.answers[0].0.len() == 3;
    puzzles.into_iter().find(fits).expect("many are")
}

#[test]
fn a_wrong_answer_a_second_one_and_a_wrong_goal_are_refused() {
    let right = planted();
    assert_eq!(verify(&right, NODES), Ok(()));

    let mut wrong = right.clone();
    let table = parlour_puzzles::open(&right).expect("kept");
    let moves = table.moves(parlour_core::Eye::Keeper);
    let other = moves
        .iter()
        .find(|m| **m != right.first())
        .expect("several");
    for answer in &mut wrong.answers {
        answer.0.truncate(1);
        answer.0[0] = vec![other.clone()];
    }
    assert!(matches!(verify(&wrong, NODES), Err(Wrong::Answer(m, _)) if m == *other));

    let mut sooner = right.clone();
    sooner.goal = Goal::WinIn(1);
    assert!(matches!(verify(&sooner, NODES), Err(Wrong::Answer(..))));

    // After the defence the solver wins at once with several moves, of which the goal asks for none in particular.
    let mut several = right.clone();
    let mut table = table;
    for m in [&right.answers[0].0[0][0], &right.answers[0].0[1][0]] {
        table.play(m).expect("legal");
    }
    several.position = table.position(parlour_core::Eye::Keeper);
    several.goal = Goal::WinIn(2);
    several.answers = vec![parlour_core::Answer(vec![right.answers[0].0[2].clone()])];
    several.answers[0].0[0].truncate(1);
    assert!(
        matches!(verify(&several, NODES), Err(Wrong::Second(..))),
        "{several}"
    );

    for (change, part) in [
        (
            (|p: &mut Puzzle| p.proof = ProvedBy::Table) as fn(&mut Puzzle),
            "exhaustive",
        ),
        (|p| p.preset = "backgammon".into(), "backgammon"),
        (|p| p.themes = vec!["luck".into()], "luck"),
        (|p| p.position = "8/8".into(), "2 ranks"),
        (|p| p.answers[0].0[1] = vec!["a1-a9".into()], "a9"),
    ] {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        let why = verify(&puzzle, NODES).expect_err(part).to_string();
        assert!(why.contains(part), "{why}");
    }
}

#[test]
fn what_is_certain_over_all_hands_is_not_so_for_another_card() {
    let puzzles = Collection::of("dog").expect("kept").puzzles();
    let right = &puzzles[puzzles.len() / 2];
    let table = parlour_puzzles::open(right).expect("kept");
    let seat = table.status().mover().expect("goes on");
    for other in table.moves(parlour_core::Eye::Seat(seat)) {
        let mut wrong = right.clone();
        wrong.answers[0].0[0] = vec![other.clone()];
        assert_eq!(
            verify(&wrong, NODES).is_ok(),
            other == right.first(),
            "{other}"
        );
    }
}

#[test]
fn the_same_seed_finds_the_same_and_shards_find_the_whole() {
    let watch = Watch::new();
    let find = |slots: &[u64]| -> Vec<Puzzle> {
        let mining = Mining::new("cublino-pur", 5, &watch).expect("known");
        let found = slots
            .iter()
            .map(|slot| mining.slot(*slot, &watch).expect("found"));
        found.flatten().collect()
    };
    let whole = find(&[0, 1, 2, 3]);
    assert_eq!(whole, find(&[0, 1, 2, 3]));
    assert!(whole.len() > 2);
    let shards = [find(&[1, 3]), find(&[0, 2])].concat();
    assert_eq!(merge(shards), merge(whole));
}
