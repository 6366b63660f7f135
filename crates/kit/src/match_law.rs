//! A match counts its past rightly, forward and back, and its record replays.

use parlour_core::{Eye, Game, Match, Past, Record, Rng, Rules, Status, Table, replay};
use std::sync::Arc;

/// Plays on in a way that likes to repeat: half of the time a position that has stood before is
/// looked for.
fn next_move<G: Game>(table: &Match<G>, rng: &mut Rng) -> G::Move {
    let (game, at) = (table.game(), table.position());
    let all = game.list(at);
    if rng.below(2) == 0 {
        let stood = |m: &G::Move| {
            let mut next = at.clone();
            game.play(&mut next, *m);
            table.line().contains(&next)
        };
        let few = &all[..all.len().min(100)];
        if let Some(m) = few.iter().find(|m| stood(m)) {
            return *m;
        }
    }
    all[rng.below(all.len())]
}

/// The status of a match is what plain counting says. `status` is the code under test, usually
/// [`Match::status`].
pub fn check_past<G: Game>(game: &G, seed: u64, status: impl Fn(&Match<G>) -> Status) {
    let memory = game.memory();
    let mut rng = Rng::new(seed);
    let mut table = Match::new(Arc::new(game.clone()), seed);
    let mut idle = 0;
    for ply in 0..300 {
        let stands = status(&table);
        if let Status::Over(_) = game.status(table.position()) {
            assert_eq!(
                stands,
                game.status(table.position()),
                "the rules come first"
            );
            return;
        }
        let now = game.repeats_as(table.position());
        let seen = table
            .line()
            .iter()
            .filter(|at| game.repeats_as(at) == now)
            .count();
        let repeated = memory.repetition.is_some_and(|n| seen >= n as usize);
        let stalled = memory.stall.is_some_and(|n| idle >= n);
        let too_long = memory.plies.is_some_and(|n| ply >= n);
        let over = matches!(stands, Status::Over(_));
        assert_eq!(
            over,
            repeated || stalled || too_long,
            "after {ply} plies the position has stood {seen} times, {idle} plies without progress, \
             but the match says {stands}"
        );
        if over {
            let reason = stands.outcome().expect("over").reason;
            assert_eq!(
                reason == Past::REPEATED,
                repeated,
                "the reason is {reason:?}"
            );
            return;
        }
        let m = next_move(&table, &mut rng);
        idle = if game.is_progress(table.position(), m) {
            0
        } else {
            idle + 1
        };
        table.play_unchecked(m);
    }
}

/// Undoing and redoing leaves a match exactly as it was, its past included. `undo` is the code
/// under test, usually [`Match::undo`].
pub fn check_undo<G: Game>(game: &G, seed: u64, undo: impl Fn(&mut Match<G>) -> bool) {
    let mut rng = Rng::new(seed);
    let mut plain = Match::new(Arc::new(game.clone()), seed);
    let mut undone = plain.clone();
    assert!(!undo(&mut undone.clone()), "nothing to undo at the start");
    for _ in 0..60 {
        assert_eq!(undone.status(), plain.status(), "undo forgets the past");
        assert_eq!(
            undone.past().occurrences(),
            plain.past().occurrences(),
            "undo forgets the past"
        );
        assert_eq!(
            undone.past().plies(),
            plain.past().plies(),
            "undo forgets the past"
        );
        let Status::ToMove(_) = plain.status() else {
            return;
        };
        let m = next_move(&plain, &mut rng);
        plain.play_unchecked(m);
        undone.play_unchecked(m);
        let back = rng.below(undone.moves().len().min(4) + 1);
        let moves = plain.moves()[plain.moves().len() - back..].to_vec();
        for _ in 0..back {
            assert!(undo(&mut undone), "a played move can be undone");
        }
        for m in moves {
            undone.play_unchecked(m);
        }
        assert_eq!(
            undone.position(),
            plain.position(),
            "undo and replay lead to the same position"
        );
    }
}

/// The keeper's record reads back and replays to the same end; a changed one is refused.
pub fn check_record<G: Rules>(table: &Match<G>) {
    let rules = table.rules();
    let record = table.record(Eye::Keeper);
    let text = record.to_string();
    let again =
        Record::parse(&text).unwrap_or_else(|why| panic!("own record is refused: {why}\n{text}"));
    assert_eq!(again, record, "a record reads back as it was written");
    let replayed = replay(&*rules, &again).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(
        Table::position(&*replayed, Eye::Keeper),
        Table::position(table, Eye::Keeper)
    );
    assert_eq!(Table::status(&*replayed), table.status());
    if let Some(last) = record.moves.len().checked_sub(1) {
        let mut tampered = record.clone();
        tampered.moves[last].text = "no such move".into();
        let why = replay(&*rules, &tampered)
            .err()
            .expect("a tampered record is refused");
        let ply = format!("ply {}", last + 1);
        assert!(why.to_string().contains(&ply), "{why} does not name {ply}");
    }
}
