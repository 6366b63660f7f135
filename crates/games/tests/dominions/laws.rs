//! The conformance kit, the slow twin and what holds in every game.

use super::sized;
use super::twin::{Grid, Slow, SlowMove};
use parlour_core::{Game, Rng, Text};
use parlour_games::dominions::{CellSet, Colour, Dominions, Move, Position};

#[test]
fn small_boards_keep_the_contract() {
    parlour_kit::check(&sized("3"), 40);
    parlour_kit::check(&sized("4"), 12);
}

#[test]
fn the_large_board_keeps_the_contract() {
    parlour_kit::check(&Dominions::default(), 1);
}

fn slow(m: Move) -> SlowMove {
    match m {
        Move::Pass => None,
        Move::Place(beams, cell) => Some((beams.number(), cell.index())),
    }
}

/// Plays the same random game on both, comparing all there is to compare.
fn walk_together(game: &Dominions, seed: u64) {
    let grid = Grid::new(game.board().size() as i32);
    let (mut fast, mut twin) = (game.start(0), Slow::new(&grid));
    let (mut rng, mut expected) = (Rng::new(seed), Vec::new());
    loop {
        let text = game.write_position(&fast);
        assert_eq!(text, twin.text());
        assert_eq!(game.scores(&fast), Some(twin.scores().into()), "{text}");
        let mut moves: Vec<_> = game.list(&fast).into_iter().map(slow).collect();
        twin.moves(&mut expected);
        moves.sort_unstable();
        expected.sort_unstable();
        assert_eq!(moves, expected, "{text}");
        for cell in game.board().cells() {
            let found = fast.group(cell).zip(fast.section(cell)).map(|(g, s)| {
                [g, s].map(|(cells, liberties)| (cells.len() as usize, liberties as usize))
            });
            assert_eq!(found, twin.sizes(cell.index()), "{text}");
        }
        let Some(m) = game.pick(&fast, &mut rng) else {
            return;
        };
        // Whole games: a pass among many moves would end most of them early.
        let m = if m == Move::Pass && moves.len() > 1 {
            game.list(&fast)[1 + rng.below(moves.len() - 1)]
        } else {
            m
        };
        let (captured, lost) = twin.play(slow(m));
        match m {
            Move::Pass => fast.pass(),
            Move::Place(beams, cell) => {
                let flips = fast.place(cell, beams);
                assert_eq!(flips.captured.len() as usize, captured, "{text} {m:?}");
                assert_eq!(flips.lost.len() as usize, lost, "{text} {m:?}");
            }
        }
    }
}

#[test]
fn the_slow_twin_agrees() {
    for size in ["3", "4", "5", "6", "7", "8"] {
        for seed in 0..30 {
            walk_together(&sized(size), seed);
        }
    }
    for seed in 0..12 {
        walk_together(&Dominions::default(), seed);
    }
}

#[test]
fn a_draw_is_even() {
    let game = sized("3");
    let mut rng = Rng::new(7);
    let mut p = game.start(0);
    // Few moves against many pairs: both ways of drawing are used.
    while game.count(&p) > 12 || game.count(&p) < 3 {
        if game.list(&p).is_empty() {
            p = game.start(0);
        }
        let m = game.pick(&p, &mut rng).unwrap();
        game.play(&mut p, m);
    }
    let all = game.list(&p);
    let mut drawn = vec![0; all.len()];
    for _ in 0..4000 * all.len() {
        let m = game.pick(&p, &mut rng).unwrap();
        drawn[all.iter().position(|a| *a == m).unwrap()] += 1;
    }
    for (m, n) in all.iter().zip(&drawn) {
        assert!(
            (3600..4400).contains(n),
            "{m:?} was drawn {n} times in 4000"
        );
    }
}

fn groups(at: &Position) -> Vec<CellSet> {
    let all = at.board().cells();
    all.filter_map(|c| at.group(c).map(|g| g.0)).collect()
}

#[test]
fn what_holds_in_every_game() {
    for size in ["3", "5", "9"] {
        let game = sized(size);
        for seed in 0..20 {
            let (mut p, mut rng) = (game.start(0), Rng::new(seed));
            while let Some(m) = game.pick(&p, &mut rng) {
                let before = p.clone();
                game.play(&mut p, m);
                for cell in p.board().cells() {
                    if let Some((_, liberties)) = p.group(cell) {
                        assert!(liberties > 0, "a dead group stays at {p:?}");
                    }
                }
                let now = groups(&p);
                for old in groups(&before) {
                    let kept = |new: &CellSet| old.and_not(*new).is_empty();
                    assert!(now.iter().any(kept), "{m:?} splits a group of {before:?}");
                }
                let shown: u32 = Colour::BOTH.map(|c| p.shown(c).len()).iter().sum();
                let held: u32 = Colour::BOTH.map(|c| p.hand(c).count_ones()).iter().sum();
                assert_eq!(shown + held, 126);
                let scores: i32 = Colour::BOTH.map(|c| p.score(c)).iter().sum();
                assert_eq!(scores, shown as i32 - held as i32);
            }
        }
    }
}

#[test]
fn random_games_are_as_published() {
    // 128 plies, about 227 moves a turn after the first, 7.8 captures and 3.5 suicides.
    let game = Dominions::default();
    let mut rng = Rng::new(3);
    let [mut plies, mut moves, mut captures, mut suicides] = [0.0; 4];
    let games = 1000;
    for _ in 0..games {
        let mut p = game.start(0);
        while let Some(m) = game.pick(&p, &mut rng) {
            plies += 1.0;
            if !p.is_empty() {
                moves += game.count(&p) as f64;
            }
            match m {
                Move::Pass => p.pass(),
                Move::Place(beams, cell) => {
                    let flips = p.place(cell, beams);
                    captures += !flips.captured.is_empty() as u8 as f64;
                    suicides += !flips.lost.is_empty() as u8 as f64;
                }
            }
        }
    }
    let near = |what, sum: f64, per: f64, expected: f64, by: f64| {
        let mean = sum / per;
        assert!((mean - expected).abs() < by, "{what}: {mean}");
    };
    let games = games as f64;
    near("plies", plies, games, 128.3, 0.8);
    near("moves", moves, plies, 227.0, 6.0);
    near("captures", captures, games, 7.8, 0.3);
    near("suicides", suicides, games, 3.5, 0.2);
    let grid = Grid::new(5);
    let slow = Slow::new(&grid).playout(&mut rng);
    assert!(slow[0] > 20, "{slow:?}");
}
