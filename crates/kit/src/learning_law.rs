//! Moves as numbers, views as tensors, symmetries: what programs that learn rely on.

use parlour_core::{Act, Actions, Eye, Match, Rng, Rules, Seat, Status, Symmetries, Symmetry};
use std::sync::Arc;

/// Longest random game that is played.
const ACTIONS: usize = 600;

/// Plays `games` random games by actions and checks in every position: each legal move has exactly one way to be
/// entered and nothing else is accepted; listed actions rise and are in range; tensors are finite, full and the
/// same for whatever looks the same; an image of a position has the images of its actions and tensors.
pub fn check_learning<G: Rules + Symmetries>(game: &G, games: u64) {
    let symmetries = game.symmetries();
    check_symmetries(game, &symmetries);
    for seed in 0..games {
        let mut rng = Rng::new(seed ^ 0xAC7);
        let mut table = Match::new(Arc::new(game.clone()), seed);
        let mut begun = Vec::new();
        for _ in 0..ACTIONS {
            let Status::ToMove(mover) = table.status() else {
                break;
            };
            let at = table.position();
            let legal = legal(game, at, &begun, &mut rng);
            check_tensors(game, at, &begun, &mut rng);
            check_image(game, at, mover, &begun, &symmetries, &mut rng);
            let action = legal[rng.below(legal.len())];
            match game.act(at, &begun, action) {
                Act::Refused => panic!("{action} is listed but refused at {at:?} after {begun:?}"),
                Act::Begun => begun.push(action),
                Act::Move(m) => {
                    begun.clear();
                    table.play(m).expect("an action leads to a legal move");
                }
            }
        }
    }
}

fn legal<G: Rules + Symmetries>(
    game: &G,
    at: &G::Position,
    begun: &[u32],
    rng: &mut Rng,
) -> Vec<u32> {
    let mut legal = Vec::new();
    game.legal_actions(at, begun, &mut legal);
    assert!(!legal.is_empty(), "no action at {at:?} after {begun:?}");
    let rises = legal.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(rises, "actions do not rise at {at:?}: {legal:?}");
    let size = game.actions();
    assert!(
        legal.iter().all(|a| *a < size),
        "an action is out of range at {at:?}"
    );
    for _ in 0..20 {
        let action = rng.below(size as usize + 3) as u32;
        let accepted = game.act(at, begun, action) != Act::Refused;
        assert_eq!(
            accepted,
            legal.contains(&action),
            "action {action} at {at:?} after {begun:?}"
        );
    }
    if begun.is_empty() {
        for m in some(&game.list(at), rng) {
            enter(game, at, m);
        }
        let moves = game.list(at).into_iter();
        let mut firsts: Vec<u32> = moves.filter_map(|m| game.action(at, m, 0)).collect();
        firsts.sort_unstable();
        if !game.takes_several() {
            assert_eq!(firsts, legal, "moves and actions differ at {at:?}");
        }
        firsts.dedup();
        assert_eq!(firsts, legal, "moves and actions differ at {at:?}");
    }
    legal
}

/// A few of many.
fn some<T: Copy>(all: &[T], rng: &mut Rng) -> Vec<T> {
    match all.len() {
        0..=40 => all.to_vec(),
        n => (0..40).map(|_| all[rng.below(n)]).collect(),
    }
}

/// The actions of a legal move lead to it, one by one.
fn enter<G: Rules + Actions>(game: &G, at: &G::Position, m: G::Move) {
    let mut made = Vec::new();
    loop {
        let action = game.action(at, m, made.len());
        let action = action.unwrap_or_else(|| panic!("{m:?} is not complete after {made:?}"));
        let act = game.act(at, &made, action);
        made.push(action);
        match act {
            Act::Refused => panic!("{m:?} is refused at {made:?} in {at:?}"),
            Act::Begun => continue,
            Act::Move(found) => assert_eq!(found, m, "{made:?} leads elsewhere in {at:?}"),
        }
        assert_eq!(
            game.action(at, m, made.len()),
            None,
            "{m:?} goes on after {made:?}"
        );
        return;
    }
}

fn tensor<G: Symmetries>(game: &G, at: &G::Position, seat: Seat, begun: &[u32]) -> Vec<f32> {
    let (rows, columns) = game.cells();
    let mut out = vec![0.0; game.planes().len() * rows * columns];
    game.observe(&game.view(at, Eye::Seat(seat)), seat, begun, &mut out);
    out
}

fn check_tensors<G: Rules + Symmetries>(game: &G, at: &G::Position, begun: &[u32], rng: &mut Rng) {
    for seat in (0..game.seats()).map(Seat) {
        let seen = tensor(game, at, seat, begun);
        let sound = seen.iter().all(|number| (0.0..=1.0).contains(number));
        assert!(sound, "a number is not from 0 to 1 at {at:?}");
        let twin = game.sample(&game.view(at, Eye::Seat(seat)), rng);
        assert_eq!(
            tensor(game, &twin, seat, begun),
            seen,
            "seat {seat} sees more than its view"
        );
    }
}

fn check_image<G: Rules + Symmetries>(
    game: &G,
    at: &G::Position,
    mover: Seat,
    begun: &[u32],
    all: &[Symmetry],
    rng: &mut Rng,
) {
    let i = rng.below(all.len());
    let (symmetry, image) = (&all[i], game.image(at, i));
    let name = &symmetry.name;
    let go = |action: &u32| symmetry.actions[*action as usize];
    let after: Vec<u32> = begun.iter().map(go).collect();
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal_actions(at, begun, &mut here);
    game.legal_actions(&image, &after, &mut there);
    let mut images: Vec<u32> = here.iter().map(go).collect();
    images.sort_unstable();
    assert_eq!(
        images, there,
        "{name}: other actions at {image:?}, the image of {at:?}"
    );
    assert_eq!(
        game.status(&image),
        Status::ToMove(symmetry.seats[mover.index()]),
        "{name}"
    );
    for seat in (0..game.seats()).map(Seat) {
        let seen = tensor(game, at, seat, begun);
        let mut moved = vec![0.0; seen.len()];
        for (number, to) in seen.iter().zip(&symmetry.tensor) {
            moved[*to as usize] = *number;
        }
        let other = symmetry.seats[seat.index()];
        assert_eq!(
            moved,
            tensor(game, &image, other, &after),
            "{name}: seat {seat} at {at:?}"
        );
    }
}

/// Each is one to one, and the first changes nothing.
fn check_symmetries<G: Symmetries>(game: &G, all: &[Symmetry]) {
    let rising = |n: usize| (0..n as u32).collect::<Vec<_>>();
    for symmetry in all {
        for (what, images) in [("actions", &symmetry.actions), ("tensor", &symmetry.tensor)] {
            let mut sorted = images.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, rising(images.len()), "{}: {what}", symmetry.name);
        }
    }
    let identity = Symmetry::identity(game);
    assert_eq!(all[0], identity, "the first symmetry changes something");
}
