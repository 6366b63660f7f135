//! Games of a judge against itself, and the positions they give.

use super::fit::Sample;
use super::{Settings, Tunable};
use parlour_core::{Analysis, Game, Past, Proof, Rng, Seat, Status, Verdict, Watch, mix};
use parlour_search::{Search, TranspositionTable};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

/// A game and what it gave.
pub struct Played {
    /// Its number in the settings.
    pub number: u64,
    /// For the first seat: 1, 0 or −1.
    pub points: i32,
    /// One for each position in which the judge chose a move and nothing was proven yet.
    pub samples: Vec<Sample>,
}

/// All games of a round, in order; those finished before the watch said stop.
pub fn play<G: Game, J: Tunable<G>>(
    game: &G,
    judge: &J,
    settings: &Settings,
    round: u32,
    watch: &Watch,
) -> Vec<Played> {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= settings.games || watch.is_stopped() {
                break;
            }
            let seed = mix(mix(settings.seed) ^ ((round as u64) << 40 | number));
            let Some(played) = one(game, judge, settings, number, seed, watch) else {
                continue;
            };
            let mut all = all.lock().expect("nobody panics with the lock");
            all.push(played);
            let text = format!("round {} of {}: games", round + 1, settings.rounds);
            watch.report(all.len() as u64, Some(settings.games), text);
        }
    };
    thread::scope(|threads| {
        for _ in 1..settings.threads.max(1) {
            threads.spawn(work);
        }
        work();
    });
    let mut all = all.into_inner().expect("nobody panics with the lock");
    all.sort_by_key(|played: &Played| played.number);
    all
}

/// Plays each drawn opening twice, the second time with the seats swapped: wins, draws and losses of the
/// first judge. The openings are those of `settings`, half as many as its games.
pub fn duel<G: Game, J: Tunable<G>>(
    game: &G,
    judges: [&J; 2],
    settings: &Settings,
    watch: &Watch,
) -> [u64; 3] {
    let next = AtomicU64::new(0);
    let score = Mutex::new([0; 3]);
    let work = || {
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= settings.games || watch.is_stopped() {
                break;
            }
            let seed = mix(mix(settings.seed) ^ (number / 2));
            let first = number % 2;
            let seated = [0, 1].map(|seat: u64| judges[(seat ^ first) as usize]);
            let Some(points) = between(game, seated, settings, seed, watch) else {
                continue;
            };
            let ours = if first == 0 { points } else { -points };
            let mut score = score.lock().expect("nobody panics with the lock");
            score[(1 - ours) as usize] += 1;
            let [won, drawn, lost] = *score;
            let text = format!("+{won} ={drawn} -{lost}");
            watch.report(won + drawn + lost, Some(settings.games), text);
        }
    };
    thread::scope(|threads| {
        for _ in 1..settings.threads.max(1) {
            threads.spawn(work);
        }
        work();
    });
    score.into_inner().expect("nobody panics with the lock")
}

/// One game, points of the first seat; `None` if it was stopped.
fn between<G: Game, J: Tunable<G>>(
    game: &G,
    judges: [&J; 2],
    settings: &Settings,
    seed: u64,
    watch: &Watch,
) -> Option<i32> {
    let mut rng = Rng::new(seed);
    let mut at = game.start(rng.draw());
    let mut past = Past::new(game, &at);
    let tables = [TranspositionTable::new(1), TranspositionTable::new(1)];
    loop {
        let seat = match past.status(game, &at) {
            Status::Over(how) => return Some(how.points(Seat(0))),
            Status::ToMove(_) if past.plies() >= settings.plies => return Some(0),
            Status::ToMove(seat) => seat,
        };
        let m = if past.plies() < settings.opening {
            game.pick(&at, &mut rng).expect("the game goes on")
        } else {
            let i = !game.team(Seat(0)).contains(seat) as usize;
            let said = think(game, judges[i], settings, &at, &past, &tables[i], watch);
            if watch.is_stopped() {
                return None;
            }
            said.moves[0].m
        };
        let before = at.clone();
        game.play(&mut at, m);
        past.push(game, &before, m, &at);
    }
}

/// One game from a drawn opening; `None` if it was over in the opening, or stopped.
fn one<G: Game, J: Tunable<G>>(
    game: &G,
    judge: &J,
    settings: &Settings,
    number: u64,
    seed: u64,
    watch: &Watch,
) -> Option<Played> {
    let mut rng = Rng::new(seed);
    let mut at = game.start(rng.draw());
    let mut past = Past::new(game, &at);
    let table = TranspositionTable::new(1);
    let drawn = rng.below(settings.opening as usize + 1) as u32;
    let mut seen: Vec<(Seat, f32, Sample)> = Vec::new();
    let points = loop {
        let seat = match past.status(game, &at) {
            Status::Over(how) => break how.points(Seat(0)),
            Status::ToMove(_) if past.plies() >= settings.plies => break 0,
            Status::ToMove(seat) => seat,
        };
        let m = if past.plies() < drawn {
            game.pick(&at, &mut rng).expect("the game goes on")
        } else {
            let said = think(game, judge, settings, &at, &past, &table, watch);
            if watch.is_stopped() {
                return None;
            }
            if let Some(Proof { verdict, .. }) = said.proof {
                let points = match verdict {
                    Verdict::Win => 1,
                    Verdict::Draw => 0,
                    Verdict::Loss => -1,
                };
                let first = game.team(Seat(0)).contains(seat);
                break if first { points } else { -points };
            }
            let mut features = Vec::new();
            judge.features(game, &at, &mut features);
            let sample = Sample { features, aim: 0.0 };
            seen.push((seat, said.moves[0].score / 100.0, sample));
            said.moves[0].m
        };
        let before = at.clone();
        game.play(&mut at, m);
        past.push(game, &before, m, &at);
    };
    let samples = seen.into_iter().map(|(seat, said, sample)| {
        let first = game.team(Seat(0)).contains(seat);
        let result = if first { points } else { -points } as f32;
        let trust = settings.trust as f32;
        let aim = ((1.0 - trust) * result + trust * said + 1.0) / 2.0;
        Sample { aim, ..sample }
    });
    let samples: Vec<Sample> = samples.collect();
    (past.plies() > drawn || !samples.is_empty()).then_some(Played {
        number,
        points,
        samples,
    })
}

fn think<G: Game, J: Tunable<G>>(
    game: &G,
    judge: &J,
    settings: &Settings,
    at: &G::Position,
    past: &Past,
    table: &TranspositionTable,
    watch: &Watch,
) -> Analysis<G::Move> {
    let watch = watch.quiet();
    let mut search = Search::new(game, judge, table, at, past, &watch);
    search.limits.nodes = Some(settings.nodes.max(2 * game.count(at)));
    search.measure = false;
    search.lead()
}
