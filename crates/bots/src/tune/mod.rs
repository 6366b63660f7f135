//! Weights of a judge from games against itself.
//!
//! A judge whose worth is a sum of features times weights ([`Tunable`]) plays games against itself
//! from drawn openings, a small number of positions a move ([`games`]). Each position on the way is
//! kept with the result of its game, and the weights are fitted so that
//! [`points`](parlour_search::points) of the worth predict the results best ([`fit`]). A few rounds of
//! this, each played with the weights of the last and fitted to all games so far.
//!
//! `cargo run --release -p parlour-bots --example tune -- romanian-checkers` is the program. A new
//! judge implements [`Tunable`] and is named in its game's row of `names.rs`.

pub mod fit;
pub mod games;

use crate::names::row;
use fit::Sample;
use games::Played;
use parlour_core::{Game, Watch};
use parlour_search::Evaluate;

/// A judge whose worth is a sum of features, each times a whole number.
pub trait Tunable<G: Game>: Evaluate<G> + Clone + Send {
    /// What each weight is for, in the order of the weights.
    fn names(&self) -> Vec<String>;
    /// The weights it judges by.
    fn weights(&self) -> Vec<i32>;
    /// The same judge with other weights, as many.
    fn with_weights(&self, weights: &[i32]) -> Self;
    /// Appends the features of a position that is not over, for the side to move: the sum of weight
    /// times feature is [`Evaluate::worth`], up to rounding.
    fn features(&self, game: &G, at: &G::Position, out: &mut Vec<f32>);
}

/// How much is played and how it is fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Games a round.
    pub games: u64,
    /// Positions looked at for a move.
    pub nodes: u64,
    /// Games and fits after one another.
    pub rounds: u32,
    /// At most so many drawn moves before the judge takes over.
    pub opening: u32,
    /// Longest game; longer ones count as draws.
    pub plies: u32,
    /// How much a position's aim is the search's own word instead of the result, 0 to 1.
    pub trust: f64,
    /// How strongly weights are held where they were: worth so many positions against each.
    pub hold: f64,
    /// Fixes the openings; the same seed and settings give the same weights with any number of threads.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            games: 2000,
            nodes: 2000,
            rounds: 3,
            opening: 10,
            plies: 300,
            trust: 0.3,
            hold: 20.0,
            seed: 1,
            threads: 2,
        }
    }
}

/// What a round found.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// What each weight is for.
    pub names: Vec<String>,
    /// Before and after.
    pub weights: [Vec<i32>; 2],
    /// Games played.
    pub games: u64,
    /// Positions to learn from, those of earlier rounds included.
    pub positions: usize,
    /// Wins of the first seat, draws, wins of the second.
    pub results: [u64; 3],
    /// Mean loss (cross entropy) on games that were not learned from, before and after; equal odds
    /// everywhere would give 0.693.
    pub loss: [f64; 2],
}

/// A game and its judge, for programs that know neither.
pub(crate) trait Tuning: Sync {
    /// See [`tune`].
    fn tune(
        &self,
        settings: &Settings,
        from: Option<&[i32]>,
        watch: &Watch,
        tell: &mut dyn FnMut(&Round),
    );
    /// See [`duel`].
    fn duel(&self, settings: &Settings, other: &[i32], watch: &Watch) -> Option<[u64; 3]>;
}

/// How to make the game, and the judge.
pub(crate) struct Weighed<G, J>(pub fn() -> G, pub fn() -> J);

impl<G: Game, J: Tunable<G>> Tuning for Weighed<G, J> {
    fn tune(
        &self,
        settings: &Settings,
        from: Option<&[i32]>,
        watch: &Watch,
        tell: &mut dyn FnMut(&Round),
    ) {
        rounds(&(self.0)(), (self.1)(), settings, from, watch, tell);
    }
    fn duel(&self, settings: &Settings, other: &[i32], watch: &Watch) -> Option<[u64; 3]> {
        let (game, judge) = ((self.0)(), (self.1)());
        (other.len() == judge.weights().len()).then(|| {
            let other = judge.with_weights(other);
            games::duel(&game, [&judge, &other], settings, watch)
        })
    }
}

/// Tunes the judge of the game with this name, from the weights it has (or from `from`), and tells
/// each round; `None` for a game whose judge has no weights to tune. When the watch says stop, the
/// games played so far are fitted once.
pub fn tune(
    name: &str,
    settings: &Settings,
    from: Option<&[i32]>,
    watch: &Watch,
    tell: &mut dyn FnMut(&Round),
) -> Option<()> {
    let judged = row(name)?.tuning?;
    judged.tune(settings, from, watch, tell);
    Some(())
}

/// The weights of this game's judge against other weights, at equal numbers of positions a move: wins,
/// draws and losses of the judge's own. `None` for a game whose judge has no weights, or if there are
/// more or fewer of them.
pub fn duel(name: &str, settings: &Settings, other: &[i32], watch: &Watch) -> Option<[u64; 3]> {
    row(name)?.tuning?.duel(settings, other, watch)
}

/// Rounds of games and fits; returns the judge with the last weights. Does nothing with `from` if it
/// has another length than the judge's weights.
pub fn rounds<G: Game, J: Tunable<G>>(
    game: &G,
    mut judge: J,
    settings: &Settings,
    from: Option<&[i32]>,
    watch: &Watch,
    tell: &mut dyn FnMut(&Round),
) -> J {
    if let Some(from) = from.filter(|from| from.len() == judge.weights().len()) {
        judge = judge.with_weights(from);
    }
    let mut played: Vec<Played> = Vec::new();
    for round in 0..settings.rounds {
        if watch.is_stopped() {
            break;
        }
        let news = games::play(game, &judge, settings, round, watch);
        let mut results = [0; 3];
        for game in &news {
            results[(1 - game.points) as usize] += 1;
        }
        let games = news.len() as u64;
        played.extend(news);
        // Every tenth game is kept from the fit, to see whether it holds elsewhere.
        let part = |apart: bool| -> Vec<&Sample> {
            let games = played.iter().filter(|g| (g.number % 10 == 9) == apart);
            games.flat_map(|g| &g.samples).collect()
        };
        let (learn, test) = (part(false), part(true));
        let before = judge.weights();
        let after = fit::fit(&learn, &before, settings.hold);
        judge = judge.with_weights(&after);
        tell(&Round {
            names: judge.names(),
            loss: [fit::loss(&test, &before), fit::loss(&test, &after)],
            games,
            positions: learn.len(),
            results,
            weights: [before, after],
        });
    }
    judge
}

/// The weights as a constant of a Rust program, a line a weight.
pub fn as_rust(names: &[String], weights: &[i32]) -> String {
    let lines = weights.iter().zip(names);
    let lines: String = lines.map(|(w, n)| format!("    {w}, // {n}\n")).collect();
    format!("const WEIGHTS: [i32; {}] = [\n{lines}];\n", weights.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(threads: usize, seed: u64) -> Vec<i32> {
        let settings = Settings {
            games: 12,
            nodes: 200,
            rounds: 2,
            seed,
            threads,
            ..Settings::default()
        };
        let mut rounds = Vec::new();
        let mut tell = |round: &Round| rounds.push(round.clone());
        tune(
            "romanian-checkers",
            &settings,
            None,
            &Watch::new(),
            &mut tell,
        )
        .expect("it has weights");
        let [first, last] = &rounds[..] else {
            panic!("two rounds");
        };
        assert_eq!(first.weights[1], last.weights[0]);
        assert!(first.positions > 50, "{}", first.positions);
        assert_eq!(last.names.len(), last.weights[1].len());
        last.weights[1].clone()
    }
    #[test]
    fn the_seed_decides_and_the_threads_do_not() {
        assert_eq!(weights(1, 5), weights(2, 5));
        assert_ne!(weights(1, 5), weights(1, 6));
    }
    #[test]
    fn a_stopped_watch_plays_nothing() {
        let watch = Watch::new();
        watch.stop();
        let mut tell = |round: &Round| panic!("{round:?}");
        assert!(
            tune(
                "romanian-checkers",
                &Settings::default(),
                None,
                &watch,
                &mut tell
            )
            .is_some()
        );
        assert!(tune("chess", &Settings::default(), None, &watch, &mut tell).is_none());
    }
    #[test]
    fn prints_a_constant() {
        let text = as_rust(&["a".into(), "b".into()], &[1, -2]);
        assert_eq!(
            text,
            "const WEIGHTS: [i32; 2] = [\n    1, // a\n    -2, // b\n];\n"
        );
    }
}
