//! The conformance kit: the laws every game keeps, for games inside and outside this tree.
//!
//! Whoever has a game that implements [`parlour_core::Rules`] writes four tests of a line or two each. A broken law is
//! a panic with one sentence that names the position, the move or the eye.
//!
//! | call | asks |
//! |---|---|
//! | [`check`] | does every law below hold in every position of random games? |
//! | [`check_twin`] | does a slow and obvious generator list the same moves? |
//! | [`check_perft`] | are the counts those of another program, read from a file? |
//! | [`check_learning`] | do actions, planes and symmetries hold together, for programs that learn? |
//! | [`laws`] | do the laws hold in this one position, which random games never reach? |
//!
//! Nothing in here is private to Parlour's own games: `examples/outside-game` is a game with a workspace of its own that
//! passes, and `parlour new-game NAME` writes another one to begin with.
//!
//! # The laws
//!
//! **Moves.** Each is listed once; `count`, `any`, `pick` and `perft(1)` agree with the list; there is a move exactly as long
//! as the game is not over; `step` is `play` and `status`.
//!
//! **Texts.** A position and its key read back from the keeper's text, unless the game is over; so does every move, also
//! spelled out (`say`); a refused move changes nothing.
//!
//! **Eyes.** The keeper's view is the position. Where something is hidden, whatever an eye gets (view, text, drawing, scene,
//! status, scores) is the same for every position that looks the same to it, and `sample` makes such a position, one that
//! can be; the mover's moves, and every answer to what the mover types, follow from the mover's view; a move's text,
//! spelling, motion and `see_move` tell nobody more than the view after it; and nobody is always sure of what another
//! may play.
//!
//! **Touches.** They reach every move and nothing else, offer nothing twice and never dead-end.
//!
//! **Pictures.** Everything named exists and is named for screen readers; a motion, played on the picture before a move,
//! gives the picture after it, for every eye.
//!
//! **Matches.** Repetition, stalling and length end a match exactly when plain counting says so; undo and redo leave no
//! trace; a record reads back and replays to the same end, and a tampered one is refused by its ply.
//!
//! **Options.** Each takes all of its values, shows them, and takes nothing else; every preset fits.
//!
//! # An open game
//!
//! ```
//! use parlour_core::Text;
//! use parlour_games::romanian_checkers::RomanianCheckers;
//!
//! // One random game, every law in every position.
//! let game = RomanianCheckers::default();
//! parlour_kit::check(&game, 1);
//!
//! // A twin is slow and obvious: this one asks for every pair of squares by name.
//! parlour_kit::check_twin(&game, 1, |game, at| {
//!     let squares: Vec<String> = (0..64)
//!         .map(|i| format!("{}{}", (b'a' + i % 8) as char, i / 8 + 1))
//!         .collect();
//!     let pairs = squares.iter().flat_map(|a| squares.iter().map(move |b| format!("{a}{b}")));
//!     let mut moves: Vec<_> = pairs.filter_map(|text| game.read_move(at, &text).ok()).collect();
//!     moves.sort_unstable();
//!     moves.dedup();
//!     moves
//! });
//! ```
//!
//! # A game with something hidden
//!
//! The call is the same: [`parlour_core::Views::OPEN`] says that nothing is hidden, and whatever does not say so is held to the
//! laws of eyes. Let some games be played: in forty looks nobody may be sure each time of what another seat may play.
//!
//! ```
#![doc = include_str!("../examples/high_card.rs")]
//! ```
//!
//! A leak is found by its sentence. If `write_move` showed everybody a card that is laid face down, `check` would end with
//! `a move's text tells Seat(Seat(1)) more than the view`.
//!
//! # Vectors
//!
//! Counts and played games from elsewhere are tab-separated files whose first line names their source ([`vectors`]). Three
//! columns make a file for [`check_perft`]:
//!
//! ```
//! use parlour_games::dobutsu::Dobutsu;
//!
//! let file = std::env::temp_dir().join(format!("perft-{}.tsv", std::process::id()));
//! std::fs::write(&file, "# where the counts come from\n\t3\t123\n\t4\t976\n")?;
//! parlour_kit::check_perft(&Dobutsu, &file);
//! # std::fs::remove_file(&file)?;
//! # Ok::<(), std::io::Error>(())
//! ```

#![forbid(unsafe_code)]

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

use parlour_core::{Eye, Game, Match, Rng, Rules, Status, Text, configure};
use std::collections::BTreeSet;
use std::path::Path;
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

/// The numbers of lines are those of a file: position (empty for the start), depth and lines in each row, a comma between
/// thousands or not. The path is taken from where the test runs, which is the folder of the crate.
pub fn check_perft<G: Game + Text>(game: &G, file: impl AsRef<Path>) {
    let file = file.as_ref();
    for row in vectors::read(file, &file.display().to_string()) {
        let at = match row.get(0) {
            "" => game.start(0),
            text => game
                .read_position(text, 0)
                .unwrap_or_else(|why| panic!("{}: {why}", row.place)),
        };
        let depth = row.number(1);
        let lines = game.perft(&at, depth);
        assert_eq!(
            lines,
            row.number::<u64>(2),
            "{}: lines of {depth} moves",
            row.place
        );
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
