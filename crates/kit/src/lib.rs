//! The conformance kit: the laws every game keeps, for games inside and outside this tree.
//!
//! A game's tests call [`check`], hand a slow and obvious generator of moves to [`check_twin`], and
//! read played games and counts from files with [`vectors`]. A broken law is a panic with a sentence.
//!
//! What is checked along random games: listed moves, counts and draws agree; texts and keys
//! read back; a refused move changes nothing; views hide what they must, in texts, pictures and
//! refusals alike; touches reach every move and nothing else; a motion leads from one picture to the
//! next; match, undo, repetition and record agree with plain counting; every option takes its values.
//!
//! ```
//! use parlour_games::dobutsu::Dobutsu;
//!
//! // Three random games, every law in every position.
//! parlour_kit::check(&Dobutsu, 3);
//! ```

mod entry_law;
mod eye_law;
mod learning_law;
mod match_law;
mod option_law;
mod picture_law;
mod say_law;
pub mod vectors;

pub use learning_law::check_learning;
pub use match_law::{check_past, check_undo};

use parlour_core::{Eye, Game, Match, Rng, Rules, Status, configure};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Longest random game that is played.
const PLIES: usize = 400;

/// Plays `games` random games and checks every law in every position.
pub fn check<G: Rules>(game: &G, games: u64) {
    option_law::check(game);
    let mut doubts = eye_law::Doubts::default();
    for seed in 0..games {
        let mut rng = Rng::new(seed ^ 0x5EED);
        let mut table = Match::new(Arc::new(game.clone()), seed);
        laws(game, table.position(), &mut rng);
        while let Status::ToMove(_) = table.status()
            && table.moves().len() < PLIES
        {
            let at = table.position().clone();
            let m = game.pick(&at, &mut rng).expect("a seat to move has a move");
            let text = game.write_move(&at, m, Eye::Keeper);
            assert!(
                table.play_text("no such move").is_err(),
                "nonsense is refused"
            );
            assert_eq!(table.position(), &at, "a refused move changes nothing");
            table.play_text(&text).expect("a listed move is legal");
            picture_law::check(game, &at, m, table.position());
            if !G::OPEN {
                doubts.look(game, &at, &mut rng);
            }
            laws(game, table.position(), &mut rng);
        }
        match_law::check_record(&table);
        check_undo(game, seed, Match::undo);
        check_past(game, seed, Match::status);
    }
    doubts.settle();
}

/// The generated moves are exactly those of a slow twin, in every position of random games.
pub fn check_twin<G: Game>(game: &G, games: u64, twin: impl Fn(&G, &G::Position) -> Vec<G::Move>) {
    for seed in 0..games {
        let (mut at, mut rng) = (game.start(seed), Rng::new(seed));
        for _ in 0..PLIES {
            let mut fast = game.list(&at);
            let mut slow = twin(game, &at);
            fast.sort_unstable();
            slow.sort_unstable();
            assert_eq!(fast, slow, "fast and slow moves differ at {at:?}");
            let Some(m) = game.pick(&at, &mut rng) else {
                break;
            };
            game.play(&mut at, m);
        }
    }
}

/// The laws of one position. Call it for positions that random games do not reach.
pub fn laws<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) {
    move_laws(game, at, rng);
    text_laws(game, at, rng);
    eye_law::check(game, at, rng);
    if let Status::ToMove(seat) = game.status(at) {
        entry_law::check(game, at, seat, rng);
        say_law::check(game, at, seat, rng);
    }
    picture_law::check_scene(game, at);
}

fn move_laws<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) {
    let all = game.list(at);
    let set: BTreeSet<_> = all.iter().copied().collect();
    assert_eq!(all.len(), set.len(), "each move is listed once");
    assert_eq!(
        game.count(at),
        all.len() as u64,
        "count is the length of the list"
    );
    let any = game.any(at);
    assert_eq!(
        any.is_some(),
        !all.is_empty(),
        "any finds a move if there is one"
    );
    assert!(any.is_none_or(|m| set.contains(&m)), "any is in the list");
    let over = matches!(game.status(at), Status::Over(_));
    assert_eq!(
        over,
        all.is_empty(),
        "over means no moves, and no moves mean over"
    );
    for _ in 0..3 {
        let picked = game.pick(at, rng);
        assert_eq!(
            picked.is_some(),
            !all.is_empty(),
            "pick finds a move if there is one"
        );
        assert!(
            picked.is_none_or(|m| set.contains(&m)),
            "pick is in the list"
        );
    }
    assert_eq!(
        game.perft(at, 1),
        all.len() as u64,
        "perft 1 is the number of moves"
    );
    if over {
        return;
    }
    let mut ongoing = Vec::new();
    game.ongoing_moves(at, &mut ongoing);
    assert_eq!(ongoing, all, "moves of a game that goes on");
    for m in sample(&all, 8, rng) {
        let (mut stepped, mut played) = (at.clone(), at.clone());
        let status = game.step(&mut stepped, m);
        game.play(&mut played, m);
        assert_eq!(stepped, played, "a step plays the move");
        assert_eq!(status, game.status(&played), "a step tells the status");
    }
}

fn text_laws<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) {
    let text = game.write_position(&game.view(at, Eye::Keeper));
    // A finished position may be unreadable by design (a taken lion); then that is said.
    match game.read_position(&text, 0) {
        Ok(again) => {
            assert_eq!(&again, at, "text round trip of {text}");
            assert_eq!(
                game.key(&again),
                game.key(at),
                "key against recomputed key: {text}"
            );
        }
        Err(why) => assert!(
            matches!(game.status(at), Status::Over(_)),
            "own text {text} is refused: {why}"
        ),
    }
    for m in sample(&game.list(at), 40, rng) {
        let text = game.write_move(at, m, Eye::Keeper);
        assert_eq!(
            game.read_move(at, &text),
            Ok(m),
            "round trip of move {text}"
        );
        assert!(game.is_legal(at, m), "a listed move is legal: {text}");
    }
}

/// The game under a preset and options as one would type them: `libdog players=6`. Panics where they
/// do not fit.
pub fn under<G: Rules>(game: &G, rules: &str) -> G {
    let mut words = rules.split_whitespace();
    let preset = words.next();
    let options = words.map(|word| word.split_once('=').expect("key=value"));
    let options: Vec<_> = options.map(|(k, v)| (k.into(), v.into())).collect();
    configure(game, preset, &options).unwrap_or_else(|why| panic!("{rules}: {why}"))
}

/// The value of an option, as one would type it. Panics where there is no such option.
pub fn setting<G: Rules>(game: &G, key: &str) -> String {
    let option = game.options().iter().find(|o| o.key == key);
    let option = option.unwrap_or_else(|| panic!("{} has no option {key}", game.name()));
    option.value.get(game)
}

/// At most `n` of `all`, drawn evenly.
fn sample<T: Copy>(all: &[T], n: usize, rng: &mut Rng) -> Vec<T> {
    if all.len() <= n {
        return all.to_vec();
    }
    (0..n).map(|_| all[rng.below(all.len())]).collect()
}
