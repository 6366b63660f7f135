//! Pictures are consistent, and a motion leads from one picture to the next.

use parlour_core::{Change, Eye, MarkKind, Motion, Rules, Scene};
use std::collections::{BTreeMap, BTreeSet};

/// Names are unique and everything named exists.
pub fn check_scene<G: Rules>(game: &G, at: &G::Position) {
    let glyphs: BTreeSet<_> = game.glyphs().into_iter().map(|g| g.name).collect();
    let has_letters = glyphs.iter().any(|g| !game.letters(g).is_empty());
    for eye in Eye::all(game.seats()) {
        let scene = game.scene(&game.view(at, eye));
        let cells = scene
            .cells
            .iter()
            .chain(scene.trays.iter().flat_map(|t| &t.slots));
        let mut spots = BTreeSet::new();
        for cell in cells {
            assert!(
                spots.insert(&cell.spot),
                "two cells are called {}",
                cell.spot
            );
            assert!(
                !cell.name.is_empty(),
                "{} has no name for people",
                cell.spot
            );
        }
        let mut taken = BTreeSet::new();
        for piece in &scene.pieces {
            assert!(
                taken.insert(&piece.spot),
                "two pieces lie on {}",
                piece.spot
            );
            assert!(
                spots.contains(&piece.spot),
                "a piece lies on unknown {}",
                piece.spot
            );
            assert!(
                glyphs.contains(&piece.glyph),
                "nobody drew {:?}",
                piece.glyph
            );
            assert!(
                !has_letters || !game.letters(&piece.glyph).is_empty(),
                "other drawings have letters, {:?} has none",
                piece.glyph
            );
            assert!(
                !piece.name.is_empty(),
                "the piece on {} has no name",
                piece.spot
            );
        }
        for glyph in &glyphs {
            for form in game.letters(glyph) {
                let wide: BTreeSet<_> = form.lines().map(|l| l.chars().count()).collect();
                assert!(
                    wide.len() == 1 && !wide.contains(&0),
                    "{glyph} has lines of unequal length: {form:?}"
                );
            }
        }
        for mark in &scene.marks {
            let at: Vec<_> = match &mark.kind {
                MarkKind::Spot(s) | MarkKind::Badge(s, _) => vec![s],
                MarkKind::Arrow(through) => through.iter().collect(),
            };
            for spot in at {
                assert!(spots.contains(spot), "a mark names unknown {spot}");
            }
        }
        let seats = game.seats() as usize;
        assert_eq!(scene.palette.len(), seats, "one colour a seat");
        assert_eq!(scene.seat_turns.len(), seats, "one turn a seat");
        let plates = scene.plates.len();
        assert!(plates == 0 || plates == seats, "one plate a seat, or none");
    }
}

/// The motion, played on the picture before, shows the board of the picture after.
pub fn check<G: Rules>(game: &G, before: &G::Position, m: G::Move, after: &G::Position) {
    for eye in Eye::all(game.seats()) {
        let motion = game.motion(before, m, eye);
        let scene = game.scene(&game.view(before, eye));
        let moved = play(&scene, &motion);
        let goal = game.scene(&game.view(after, eye));
        for change in motion.stages.iter().flat_map(|s| &s.changes) {
            if let Change::Walk { through, .. } = change {
                for spot in through {
                    let known = scene.cells.iter().any(|c| c.spot == *spot);
                    assert!(known, "the way leads through unknown {spot}: {motion:?}");
                }
            }
        }
        if let Some(sign) = game.sign(before, m, eye) {
            let drawn = game.glyphs().iter().any(|g| g.name == sign.glyph);
            assert!(drawn, "nobody drew {:?}", sign.glyph);
        }
        let (moved, goal) = (on_board(&scene, moved), on_board(&goal, pieces(&goal)));
        assert_eq!(
            moved, goal,
            "{eye:?}: {motion:?} does not lead from {before:?} to {after:?}"
        );
    }
}

type Pieces = BTreeMap<String, (String, Option<u8>)>;

fn pieces(scene: &Scene) -> Pieces {
    let all = scene.pieces.iter();
    all.map(|p| (p.spot.clone(), (p.glyph.clone(), p.colour)))
        .collect()
}

fn on_board(scene: &Scene, mut pieces: Pieces) -> Pieces {
    let cells: BTreeSet<_> = scene.cells.iter().map(|c| &c.spot).collect();
    pieces.retain(|spot, _| cells.contains(spot));
    pieces
}

fn play(scene: &Scene, motion: &Motion) -> Pieces {
    let mut now = pieces(scene);
    let cells: BTreeSet<_> = scene.cells.iter().map(|c| &c.spot).collect();
    for stage in &motion.stages {
        let mut landing = Vec::new();
        for change in &stage.changes {
            match change {
                Change::Slide { from, to }
                | Change::Hop { from, to }
                | Change::Walk { from, to, .. } => {
                    let piece = now.remove(from);
                    let piece = piece.unwrap_or_else(|| panic!("nothing lies on {from} to move"));
                    landing.push((to.clone(), piece));
                }
                Change::Tip { from, to, glyph } => {
                    let piece = now.remove(from);
                    let (_, colour) =
                        piece.unwrap_or_else(|| panic!("nothing lies on {from} to tip"));
                    landing.push((to.clone(), (glyph.clone(), colour)));
                }
                Change::Flip { spot, piece } => {
                    assert!(now.remove(spot).is_some(), "nothing lies on {spot} to flip");
                    landing.push((spot.clone(), (piece.glyph.clone(), piece.colour)));
                }
                Change::Appear { piece } => {
                    landing.push((piece.spot.clone(), (piece.glyph.clone(), piece.colour)))
                }
                Change::Vanish { spot, .. } => {
                    assert!(
                        now.remove(spot).is_some(),
                        "nothing lies on {spot} to vanish"
                    );
                }
            }
        }
        for (spot, piece) in landing {
            let before = now.insert(spot.clone(), piece);
            assert!(
                before.is_none() || !cells.contains(&spot),
                "two pieces meet on {spot}: {motion:?}"
            );
        }
    }
    now
}
