//! Proof-number search against working back from the ends and against every path of a match.

mod support;

use parlour_core::*;
use parlour_search::*;
use support::*;

fn truth_of(score: i32) -> Verdict {
    match decided(score) {
        Some((verdict, _)) => verdict,
        None => Verdict::Draw,
    }
}

/// Wins, draws and losses of webs with cycles, from roots with a past, all proven; with a memory so
/// small that most is forgotten as well.
///
/// Planted once and seen to fail here: storing a "no" that leans on the path under the key that every
/// path shares.
#[test]
fn solves_cyclic_webs() {
    let mut seen = [0; 3];
    for seed in 0..1500 {
        for n in [2, 3] {
            let game = Web::cyclic(seed, Some(n));
            let mut rng = Rng::new(seed);
            for plies in [0, 1, 2, 3, 5, 8, 13] {
                let Some((at, past, line)) = walk(&game, plies, &mut rng) else {
                    continue;
                };
                let truth = solve(&game, &spent(&game, &line));
                let truth = truth_of(truth.get(&at).copied().unwrap_or(0));
                let watch = Watch::new();
                for megabytes in [0, 1] {
                    let mut prover = Prover::new(&game, megabytes, &watch);
                    prover.nodes = 100_000;
                    let found = prover.solve(&at, &past);
                    if let Some(proof) = found.proof {
                        assert_eq!(proof.verdict, truth, "seed {seed} n {n} {line:?}");
                        seen[truth as usize] += 1;
                    } else {
                        assert_eq!(megabytes, 0, "seed {seed} n {n} {line:?} {truth:?}");
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|n| *n > 1000), "{seen:?}");
}

/// The move that is told keeps the result: behind it the web is still won, or not lost.
#[test]
fn tells_a_move_that_keeps_the_result() {
    for seed in 0..400 {
        let game = Web::cyclic(seed, Some(3));
        let truth = solve(&game, &[]);
        let value = |at: &On| truth_of(truth.get(at).copied().unwrap_or(0));
        for at in game.all().filter(|at| game.status(at).mover().is_some()) {
            let watch = Watch::new();
            let past = Past::new(&game, &at);
            let answer = Prover::new(&game, 1, &watch).prove(&at, &past, ProofGoal::NotLose);
            assert_eq!(answer.reached, Some(value(&at) != Verdict::Loss));
            let Some(m) = answer.m else { continue };
            let mut next = at;
            game.play(&mut next, m);
            match game.status(&next) {
                Status::Over(how) => assert!(how.points(Seat(at.seat)) >= 0),
                Status::ToMove(mover) if mover.0 == at.seat => {
                    assert!(value(&next) >= Verdict::Draw)
                }
                Status::ToMove(_) => assert!(value(&next) <= Verdict::Draw),
            }
        }
    }
}

/// Nothing is claimed that a look at every path of a match contradicts, stall and ply limits included.
#[test]
fn claims_nothing_that_the_match_contradicts() {
    let mut claims = 0;
    for seed in 0..600u64 {
        let mut game = Web::cyclic(seed, [None, Some(2), Some(3)][seed as usize % 3]);
        game.spots = 4 + (seed % 5) as u16;
        game.memory.stall = [None, Some(6), Some(9)][seed as usize / 3 % 3];
        game.memory.plies = Some(9);
        let mut rng = Rng::new(seed);
        for plies in [0, 1, 2, 4, 6] {
            let Some((at, mut past, line)) = walk(&game, plies, &mut rng) else {
                continue;
            };
            let all = minimax(&game, &at, &mut past, 9).into_iter();
            let truth = truth_of(all.map(|t| t.1).max().unwrap());
            let watch = Watch::new();
            let mut prover = Prover::new(&game, 1, &watch);
            prover.nodes = 100_000;
            let what = format!("seed {seed} {line:?} {:?} {truth:?}", game.memory);
            let win = prover.prove(&at, &past, ProofGoal::Win).reached;
            let safe = prover.prove(&at, &past, ProofGoal::NotLose).reached;
            assert_eq!(
                win.unwrap_or(truth == Verdict::Win),
                truth == Verdict::Win,
                "{what}"
            );
            assert_eq!(
                safe.unwrap_or(truth != Verdict::Loss),
                truth != Verdict::Loss,
                "{what}"
            );
            claims += win.is_some() as u32 + safe.is_some() as u32;
        }
    }
    assert!(claims > 1500, "{claims}");
}

#[test]
fn a_budget_and_the_stop_flag_end_it() {
    let game = Web {
        spots: 60_000,
        ends: 40_000,
        ..Web::cyclic(5, Some(3))
    };
    let at = game.start(0);
    let past = Past::new(&game, &at);
    let watch = Watch::new();
    let mut prover = Prover::new(&game, 1, &watch);
    prover.nodes = 5000;
    let answer = prover.prove(&at, &past, ProofGoal::Win);
    assert_eq!((answer.reached, answer.m), (None, None));
    assert!((5000..6000).contains(&answer.nodes), "{}", answer.nodes);
    watch.stop();
    assert!(prover.prove(&at, &past, ProofGoal::Win).nodes < 100);
}

/// Both searches on the same webs.
#[test]
fn agrees_with_alpha_beta() {
    let mut both = 0;
    for seed in 0..300 {
        let game = Web {
            spots: 60,
            ends: 8,
            ..Web::cyclic(seed, Some(3))
        };
        let at = game.start(seed);
        let past = Past::new(&game, &at);
        if past.status(&game, &at).mover().is_none() {
            continue;
        }
        let (table, watch) = (TranspositionTable::new(1), Watch::new());
        let mut search = Search::new(&game, &Drawn, &table, &at, &past, &watch);
        search.limits.depth = Some(20);
        search.limits.nodes = Some(100_000);
        let mut prover = Prover::new(&game, 1, &watch);
        prover.nodes = 100_000;
        let found = (search.lead().proof, prover.solve(&at, &past).proof);
        if let (Some(a), Some(b)) = found {
            assert_eq!(a.verdict, b.verdict, "seed {seed}");
            both += 1;
        }
    }
    assert!(both > 150, "{both}");
}
