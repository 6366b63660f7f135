//! The values of the table: every one follows from its moves, and agrees with what is known from
//! elsewhere.

use super::first_question;
use parlour_bots::tabled_move;
use parlour_core::{Eye, Rng, Status, Verdict, Watch};
use parlour_games::dobutsu::Position;
use parlour_kit::vectors;
use parlour_solver::dobutsu::{ProbeError, Round, Table, Value, is_dead_drop, verify};
use sha2::{Digest, Sha256};
use std::fs;
use std::sync::OnceLock;

/// The table that the first question left behind.
fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let path = first_question().data.join("dobutsu.table");
        Table::open(&path).expect("the table can be opened")
    })
}

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// `win 11`, `draw -1`, as vectors write it.
fn told(value: Value) -> (&'static str, i64) {
    match value.verdict {
        Verdict::Win => ("win", value.plies.into()),
        Verdict::Draw => ("draw", -1),
        Verdict::Loss => ("loss", value.plies.into()),
    }
}

fn probe(text: &str) -> (&'static str, i64) {
    told(table().probe(&at(text)).unwrap())
}

/// The table whose every value was seen to follow from its moves, by other code than made it.
const VERIFIED: &str = "a53bee337d9168781cc0ca7d22cf36351553c48c291744e8c4606072b6321331";

#[test]
fn it_is_the_table_that_was_verified() {
    let bytes = fs::read(first_question().data.join("dobutsu.table")).unwrap();
    let sum: String = Sha256::digest(&bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(sum, VERIFIED, "if it is meant to differ: ./test table");
    known_rounds(&table().rounds());
}

#[test]
#[ignore = "minutes of work; ./test table does it"]
fn every_value_follows_and_all_counts_are_known() {
    let report = verify(table(), 2, &Watch::new()).unwrap_or_else(|why| panic!("{why}"));
    known_rounds(&report.rounds);
}

fn known_rounds(rounds: &[Round]) {
    let rows = vectors::rows("dobutsu/rounds.tsv");
    assert_eq!(rounds.len(), rows.len());
    for (round, row) in rounds.iter().zip(rows) {
        let known = (row.number(1), row.number(2));
        assert_eq!((round.wins, round.losses), known, "{}", row.place);
    }
}

#[test]
fn vectors_of_values_match() {
    for row in vectors::rows("dobutsu/values.tsv") {
        let known = (row.get(1), row.number(2));
        assert_eq!(probe(row.get(0)), known, "{}", row.place);
        let mirrored = table().probe(&at(row.get(0)).mirrored()).unwrap();
        assert_eq!(told(mirrored), known, "{} in a mirror", row.place);
        let turned = table().probe(&at(row.get(0)).turned()).unwrap();
        assert_eq!(told(turned), known, "{} turned", row.place);
    }
}

#[test]
fn vectors_of_moves_match() {
    for row in vectors::rows("dobutsu/moves.tsv") {
        let before = at(row.get(0));
        let m = before.read_move(row.get(1)).unwrap();
        let values = table().values(&before).unwrap();
        let (_, value) = values.iter().find(|v| v.0 == m).unwrap();
        assert_eq!(told(*value), (row.get(2), row.number(3)), "{}", row.place);
    }
}

#[test]
fn what_a_page_is_told_of_a_thousand_positions_is_in_the_table() {
    let rules = parlour_games::by_name("dobutsu").unwrap();
    let path = first_question().data.join("dobutsu.table");
    let values = parlour_bots::oracle(&*rules).unwrap().open(&path).unwrap();
    let mut rng = Rng::new(1000);
    let mut seen = 0;
    while seen < 1000 {
        let mut game = rules.open(None, 0).unwrap();
        while let Some(text) = game.pick(&mut rng) {
            let before = at(&game.position(Eye::Keeper));
            let exact = values.moves(&*game).unwrap();
            let known = table().values(&before).unwrap();
            assert_eq!(exact.len(), known.len(), "{before}");
            for (m, value) in known {
                let text = before.write_move(m);
                let (_, proof) = exact.iter().find(|e| e.0 == text).unwrap();
                assert_eq!(proof.verdict, value.verdict, "{before} {text}");
                let plies = proof.plies.map_or(-1, i64::from);
                assert_eq!(plies, told(value).1, "{before} {text}");
            }
            seen += 1;
            game.play(&text).unwrap();
        }
    }
}

#[test]
fn the_first_position_is_lost_in_78() {
    let start = Position::default();
    assert_eq!(told(table().probe(&start).unwrap()), ("loss", 78));
    let moves = table().values(&start).unwrap();
    let told: Vec<_> = moves
        .iter()
        .map(|(m, v)| (start.write_move(*m), told(*v).1))
        .collect();
    let known = [("0G3", 78), ("1L3", 78), ("1L5", 78), ("4C7", 76)];
    assert_eq!(told, known.map(|(m, n)| (m.to_string(), n)));
    let line = table().line(&start, 1000).unwrap();
    assert_eq!(line.len(), 78);
}

#[test]
fn the_longest_win_takes_173_plies() {
    assert_eq!(probe("S/cgl/--e/--L/c-G/E"), ("win", 173));
    let at = at("S/cgl/--e/--L/c-G/E");
    assert_eq!(table().line(&at, 1000).unwrap().len(), 173);
}

#[test]
fn a_dead_chick_may_be_the_only_win() {
    let at = at("S/---/lc-/Eg-/GEL/C");
    assert_eq!(told(table().probe(&at).unwrap()), ("win", 57));
    let moves = table().values(&at).unwrap();
    let wins: Vec<_> = moves
        .iter()
        .filter(|(_, v)| v.verdict == Verdict::Win)
        .collect();
    assert_eq!(wins.len(), 1);
    assert!(is_dead_drop(&at, wins[0].0));
}

#[test]
fn odd_positions_get_the_right_answer() {
    assert_eq!(probe("S/lEG/EGL/-CC/---/-"), ("loss", 0), "no legal move");
    assert_eq!(probe("S/-EG/EGL/lCC/---/-"), ("loss", 0), "no legal move");
    assert_eq!(
        probe("S/---/-l-/-L-/---/GGEECC"),
        ("win", 1),
        "lions side by side"
    );
    assert_eq!(
        probe("S/L--/---/---/--l/GGEECC"),
        ("win", 0),
        "own lion is across"
    );
    assert_eq!(
        probe("G/L--/---/--l/---/GGEECC"),
        ("loss", 0),
        "the other lion is across"
    );
    assert_eq!(probe("G/Lg-/---/--l/---/GEECC"), ("win", 1), "a failed try");
}

#[test]
fn a_position_without_all_pieces_is_refused() {
    let study = at("S/l--/---/---/--L/-");
    let why = table().probe(&study).unwrap_err();
    assert!(matches!(why, ProbeError::Incomplete("giraffe")), "{why}");
    let won = at("S/l--/L--/---/---/-");
    assert_eq!(told(table().probe(&won).unwrap()), ("win", 1));
}

#[test]
fn analysis_lists_every_move_best_first() {
    let at = at("G/l-R/-e-/-C-/L--/Geg");
    let analysis = table().analyse(&at, 30).unwrap();
    assert_eq!(analysis.moves.len(), 19);
    assert_eq!(analysis.proof.unwrap().plies, Some(11));
    assert_eq!(analysis.moves[0].line.len(), 11);
    let plies: Vec<_> = analysis.moves.iter().map(|w| w.proof.unwrap()).collect();
    assert_eq!(plies[0].plies, Some(11));
    assert_eq!(plies[1].plies, Some(17));
    assert_eq!(plies[2].verdict, Verdict::Draw);
    assert_eq!(plies[18].plies, Some(2));
}

/// Positions from random games that go on and are not won at once.
fn some_positions(n: usize) -> Vec<Position> {
    let mut rng = Rng::new(7);
    let (mut all, mut at) = (Vec::new(), Position::default());
    while all.len() < n {
        let mut moves = Vec::new();
        at.each_move(|m| moves.push(m));
        at = at.after(moves[rng.below(moves.len())]);
        if !matches!(at.status(), Status::ToMove(_)) {
            at = Position::default();
        } else if rng.below(4) == 0 && table().probe(&at).unwrap().plies != 1 {
            all.push(at);
        }
    }
    all
}

#[test]
fn the_perfect_level_keeps_every_win_draw_and_distance() {
    let mut rng = Rng::new(1);
    for at in some_positions(500) {
        let m = tabled_move(table(), &at, 10, &mut rng).unwrap().unwrap();
        let kept = table().probe(&at.after(m)).unwrap().before();
        assert_eq!(kept, table().probe(&at).unwrap(), "{at}");
    }
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    let moves = |level, seed| {
        let mut rng = Rng::new(seed);
        let mut all = Vec::new();
        for at in some_positions(50) {
            all.push(tabled_move(table(), &at, level, &mut rng).unwrap());
        }
        all
    };
    for level in [1, 5, 9] {
        assert_eq!(moves(level, 3), moves(level, 3), "level {level}");
    }
    assert_ne!(moves(1, 3), moves(1, 4));
}

#[test]
fn lower_levels_throw_away_more() {
    let positions = some_positions(600);
    let mistakes = |level| {
        let mut rng = Rng::new(2);
        let wrong = |at: &&Position| {
            let m = tabled_move(table(), at, level, &mut rng).unwrap().unwrap();
            table().probe(&at.after(m)).unwrap().before().verdict
                != table().probe(at).unwrap().verdict
        };
        positions.iter().filter(wrong).count()
    };
    let all = [1, 3, 5, 7, 9, 10].map(mistakes);
    assert!(all.is_sorted_by(|a, b| a > b), "{all:?}");
    assert_eq!(all[5], 0);
}

#[test]
fn near_wins_and_losses_are_seen_by_low_levels() {
    let mut rng = Rng::new(3);
    for at in some_positions(600) {
        let value = table().probe(&at).unwrap();
        let m = tabled_move(table(), &at, 3, &mut rng).unwrap().unwrap();
        let kept = table().probe(&at.after(m)).unwrap().before();
        if value.verdict == Verdict::Win && value.plies <= 4 {
            assert_eq!(kept, value, "{at}: a win within sight");
        }
        if value.verdict != Verdict::Loss {
            let blunder = kept.verdict == Verdict::Loss && kept.plies <= 4;
            assert!(!blunder, "{at}: a loss within sight");
        }
    }
}

#[test]
fn lost_positions_are_made_hard_to_win() {
    let lost = |at: &Position| table().probe(at).unwrap().verdict == Verdict::Loss;
    let mut choices = 0;
    for at in some_positions(600).into_iter().filter(lost) {
        let values = table().values(&at).unwrap();
        // Tenths of a millionth of the answers that win.
        let ease = |m| {
            let answers = table().values(&at.after(m)).unwrap();
            let wins = answers.iter().filter(|a| a.1.verdict == Verdict::Win);
            wins.count() * 10_000_000 / answers.len()
        };
        let slowest = values.iter().filter(|v| v.1 == values[0].1);
        let eases: Vec<_> = slowest.map(|v| ease(v.0)).collect();
        let m = tabled_move(table(), &at, 10, &mut Rng::new(1)).unwrap();
        assert_eq!(Some(ease(m.unwrap())), eases.iter().min().copied(), "{at}");
        choices += usize::from(eases.iter().min() < eases.iter().max());
    }
    assert!(choices > 10, "only {choices} positions with a choice");
}
