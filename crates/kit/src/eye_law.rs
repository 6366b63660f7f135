//! Views hide what they must: whatever an eye gets is the same for every position that looks the
//! same to it.

use super::sample;
use parlour_core::{Eye, Rng, Rules, Seat, Status};
use std::collections::{BTreeMap, BTreeSet};

/// Who was ever unsure of the mover's moves. A view that shows a foreign hand agrees with itself;
/// it is found because its eye never doubts.
#[derive(Default)]
pub struct Doubts(BTreeMap<(u8, u8), (u32, u32)>);

impl Doubts {
    /// Looks once through every eye that is not the mover's.
    pub fn look<G: Rules>(&mut self, game: &G, at: &G::Position, rng: &mut Rng) {
        let Status::ToMove(mover) = game.status(at) else {
            return;
        };
        let moves = |at: &G::Position| game.list(at).into_iter().collect::<BTreeSet<_>>();
        for eye in (0..game.seats()).filter(|s| *s != mover.0) {
            let twin = game.sample(&game.view(at, Eye::Seat(Seat(eye))), rng);
            let (looks, doubts) = self.0.entry((eye, mover.0)).or_default();
            *looks += 1;
            *doubts += (moves(&twin) != moves(at)) as u32;
        }
    }
    /// Everybody was unsure of everybody else at some time.
    pub fn settle(&self) {
        for ((eye, mover), (looks, doubts)) in &self.0 {
            assert!(
                *looks < 40 || *doubts > 0,
                "what seat {mover} may play is never in doubt for seat {eye} in {looks} looks"
            );
        }
    }
}

pub fn check<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) {
    let keeper = game.view(at, Eye::Keeper);
    assert_eq!(
        &game.sample(&keeper, rng),
        at,
        "the keeper's view is the position"
    );
    if G::OPEN {
        for eye in Eye::all(game.seats()) {
            let seen = game.view(at, eye);
            assert_eq!(
                game.scene(&seen),
                game.scene(&keeper),
                "nothing is hidden, and {eye:?} sees another picture"
            );
        }
        return;
    }
    let status = game.status(at);
    for eye in Eye::all(game.seats()).filter(|e| *e != Eye::Keeper) {
        let seen = game.view(at, eye);
        let twin = game.sample(&seen, rng);
        assert_eq!(
            game.view(&twin, eye),
            seen,
            "a sample looks the same to {eye:?}"
        );
        let text = game.write_position(&game.view(&twin, Eye::Keeper));
        if status.mover().is_some() {
            let again = game.read_position(&text, 0);
            assert_eq!(
                again.as_ref(),
                Ok(&twin),
                "a sample is a position that can be: {text}"
            );
        }
        assert_eq!(game.status(&twin), status, "the status is public");
        assert_eq!(game.scores(&twin), game.scores(at), "scores are public");
        assert_eq!(
            game.write_position(&game.view(&twin, eye)),
            game.write_position(&seen)
        );
        assert_eq!(game.draw(&game.view(&twin, eye)), game.draw(&seen));
        assert_eq!(game.scene(&game.view(&twin, eye)), game.scene(&seen));
        let Status::ToMove(seat) = status else {
            continue;
        };
        if eye == Eye::Seat(seat) {
            mover_knows(game, at, &twin);
        } else {
            others_do_not(game, at, eye, rng);
        }
    }
}

/// The mover's moves, and every answer to what it types, follow from its view.
fn mover_knows<G: Rules>(game: &G, at: &G::Position, twin: &G::Position) {
    let moves = |at| game.list(at).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(
        moves(at),
        moves(twin),
        "the mover's moves follow from its view"
    );
    let typed: BTreeSet<_> = moves(at)
        .into_iter()
        .take(20)
        .map(|m| game.write_move(at, m, Eye::Keeper))
        .collect();
    let junk = ["", "?", "x", "0", "A", "K", "7", "G?", "pass"].map(String::from);
    for text in typed.into_iter().chain(junk) {
        assert_eq!(
            game.read_move(at, &text),
            game.read_move(twin, &text),
            "the answer to {text:?} follows from the mover's view"
        );
    }
}

/// Two moves that leave an eye with the same view are told to it in the same way.
fn others_do_not<G: Rules>(game: &G, at: &G::Position, eye: Eye, rng: &mut Rng) {
    let told = sample(&game.list(at), 12, rng).into_iter().map(|m| {
        let mut after = at.clone();
        game.play(&mut after, m);
        (
            game.view(&after, eye),
            game.write_move(at, m, eye),
            game.motion(at, m, eye),
            game.see_move(at, m, eye),
        )
    });
    let told: Vec<_> = told.collect();
    for (i, a) in told.iter().enumerate() {
        for b in &told[..i] {
            if a.0 == b.0 {
                assert_eq!(a.1, b.1, "a move's text tells {eye:?} more than the view");
                assert_eq!(a.2, b.2, "a motion tells {eye:?} more than the view");
                assert_eq!(a.3, b.3, "a seen move tells {eye:?} more than the view");
            }
        }
    }
}
