//! Every row of tests/vectors/cublino.

use super::moves;
use parlour_core::Refusal;
use parlour_games::cublino::{
    Setup, apply, game_over, is_valid, is_well_formed, move_valid, step_valid,
};
use parlour_kit::vectors::rows;

#[test]
fn moves_lead_where_they_should() {
    for file in ["cublino/apply_pur.tsv", "cublino/apply_contra.tsv"] {
        for row in rows(file) {
            let after = apply(row.get(0), row.get(1));
            assert_eq!(after.as_deref(), Ok(row.get(2)), "{}", row.place);
        }
    }
}

#[test]
fn games_end_as_they_should() {
    for file in ["cublino/game_over_pur.tsv", "cublino/game_over_contra.tsv"] {
        for row in rows(file) {
            let over = game_over(row.get(0)).expect("a valid state");
            let code = match over.map(|how| how.winners.bits()) {
                None => 0,
                Some(0) => 3,
                Some(winners) => winners,
            };
            assert_eq!(code, row.number::<u8>(1), "{}", row.place);
        }
    }
}

#[test]
fn steps_are_judged_as_they_should() {
    for row in rows("cublino/step_valid_pur.tsv") {
        let valid = step_valid(row.get(0), row.get(1)).expect("a valid state");
        assert_eq!(valid, row.get(2) == "1", "{}", row.place);
    }
}

#[test]
fn moves_are_judged_as_they_should() {
    for row in rows("cublino/move_valid_pur.tsv") {
        let valid = move_valid(row.get(0), row.get(1)).expect("a valid state");
        assert_eq!(valid, row.get(2) == "1", "{}", row.place);
    }
}

#[test]
fn who_cannot_move_passes() {
    for row in rows("cublino/no_moves.tsv") {
        let state = row.get(0);
        assert_eq!(moves(state), ["pass"], "{}", row.place);
        let after = apply(state, "pass").expect("the only move");
        assert_eq!(moves(&after).len(), row.number::<usize>(2), "{}", row.place);
        assert_eq!(
            after[1..],
            state[1..],
            "{}: nothing else changes",
            row.place
        );
    }
}

/// Columns: state, `malformed` or `invalid`, a part that the sentence names.
#[test]
fn bad_states_are_refused_by_name() {
    for row in rows("cublino/malformed.tsv") {
        let (state, part) = (row.get(0), row.get(2));
        let read = state.parse::<Setup>().and_then(|setup| setup.position());
        let why = read.expect_err(&row.place);
        let kind = match &why {
            Refusal::Malformed(_) => "malformed",
            Refusal::Invalid(_) => "invalid",
            Refusal::Illegal(_) => "illegal",
        };
        assert_eq!(kind, row.get(1), "{}", row.place);
        assert_eq!(is_well_formed(state), kind == "invalid", "{}", row.place);
        assert!(!is_valid(state), "{}", row.place);
        assert!(why.to_string().contains(part), "{}: {why}", row.place);
    }
}
