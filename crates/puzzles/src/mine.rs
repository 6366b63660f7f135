//! Finds puzzles: plays games, walks back from their ends, and keeps what is proved to have one answer.
//!
//! A puzzle is found for each slot, from a stream of games that the seed and the slot alone decide: the same seed gives
//! the same puzzles, and shards together find what one run finds.

use crate::collection::Kind;
use crate::force::Force;
use crate::judge::{Judge, answers};
use crate::known::Known;
use crate::points::Points;
use crate::rate::{LEVELS, TRIES, rate, solved};
use crate::{Collection, themes, verify};
use parlour_bots::{
    BotError, Limits, OracleError, Strength, Values, Work, certainty, oracle, seat_bot,
};
use parlour_core::{
    Eye, Goal, Match, ProvedBy, Puzzle, Refusal, Rng, Rulebook, Rules, Status, Symmetries, Table,
    Watch, mix, seed as seed_of,
};
use parlour_games::{Visitor, visit};
use std::sync::Arc;
use thiserror::Error;

/// Why nothing can be found.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum MineError {
    /// Nobody looks for puzzles of this game.
    #[error("there are no puzzles of {0}")]
    Unknown(String),
    /// Its table cannot be had.
    #[error("{0}")]
    Table(#[from] OracleError),
    /// A bot failed.
    #[error("{0}")]
    Bot(#[from] BotError),
    /// The options it is played under are refused.
    #[error("{0}")]
    Rules(#[from] Refusal),
}

/// Games that are played for one slot, at most.
const ATTEMPTS: u64 = 2000;
/// Positions that one question of the finder may look at, and of the check behind it; where that proves without the
/// table, what takes longer is left to others.
const NODES: u64 = 400_000;
const CHECKED: u64 = 1_500_000;
const PROVED: u64 = 20_000;
/// Where a player has fewer moves there is nothing to find.
const FEWEST: usize = 4;
/// Positions looked at before the end of a game.
const BACK: usize = 16;
/// Seeds of the levels that rate.
const RATING_SEED: u64 = 1000;

/// A search for puzzles of one game.
pub struct Mining {
    collection: &'static Collection,
    rules: Arc<dyn Rulebook>,
    values: Option<Box<dyn Values>>,
    seed: u64,
}

impl Mining {
    /// Of this game; makes its table first where the game is solved and has none.
    pub fn new(game: &str, seed: u64, watch: &Watch) -> Result<Mining, MineError> {
        let unknown = || MineError::Unknown(game.into());
        let collection = Collection::of(game).ok_or_else(unknown)?;
        let rules = parlour_games::by_name(game).map_err(|_| unknown())?;
        let values = match (collection.kind, oracle(&*rules)) {
            (Kind::Known(_), Some(oracle)) => {
                let path = oracle.path().ok_or_else(unknown)?;
                if !path.exists() {
                    let threads = None;
                    oracle.solve(&path, false, &Work { threads, watch })?;
                }
                Some(oracle.open(&path)?)
            }
            _ => None,
        };
        Ok(Mining {
            collection,
            rules,
            values,
            seed,
        })
    }
    /// The puzzle of slot `slot`, not yet numbered; `None` where many games had none, or it was stopped.
    pub fn slot(&self, slot: u64, watch: &Watch) -> Result<Option<Puzzle>, MineError> {
        for attempt in 0..ATTEMPTS {
            if watch.is_stopped() {
                return Ok(None);
            }
            let stream = mix(self.seed ^ mix(slot << 20 | attempt));
            let mut rng = Rng::new(stream);
            let tables = self.collection.tables;
            let options: Vec<(String, String)> = tables[rng.below(tables.len())]
                .iter()
                .map(|(key, value)| ((*key).into(), (*value).into()))
                .collect();
            let rules = self.rules.configure(None, &options)?;
            let dig = Dig {
                mining: self,
                rules: rules.clone(),
                wish: Wish::of(slot),
                rng,
                watch,
            };
            let found =
                visit(&*rules, dig).ok_or_else(|| MineError::Unknown(rules.name().into()))?;
            if let Some(puzzle) = found? {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }
}

/// What a slot asks for, so that a collection has something for everybody.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Wish {
    /// Anything, now and then even a win in one.
    Any,
    /// More than one move.
    Several,
    /// What level 2 misses and level 8 finds.
    Hard,
}

impl Wish {
    fn of(slot: u64) -> Wish {
        match slot % 20 {
            0 => Wish::Any,
            n if n % 2 == 0 => Wish::Hard,
            _ => Wish::Several,
        }
    }
    fn takes(self, goal: Goal) -> bool {
        self == Wish::Any || goal != Goal::WinIn(1)
    }
    /// By how often each level solved it.
    fn likes(self, solved: [u32; 4]) -> bool {
        let [low, .., high] = solved;
        match self {
            Wish::Any => true,
            Wish::Several => 2 * high >= TRIES,
            Wish::Hard => 4 * low <= TRIES && 4 * high >= 3 * TRIES,
        }
    }
}

/// One game that is played and looked through.
struct Dig<'d> {
    mining: &'d Mining,
    rules: Arc<dyn Rulebook>,
    wish: Wish,
    rng: Rng,
    watch: &'d Watch,
}

impl Visitor for Dig<'_> {
    type Out = Result<Option<Puzzle>, MineError>;

    fn visit<G: Rules + Symmetries>(mut self, game: &G) -> Self::Out {
        match self.mining.collection.kind {
            Kind::Force(most) => {
                let played = self.play(game)?;
                self.look(&played, &mut Force::new(game, most, NODES))
            }
            Kind::Points => {
                let played = self.play(game)?;
                self.look(&played, &mut Points::new(game, NODES))
            }
            Kind::Known(furthest) => {
                let values = self.mining.values.as_deref();
                let values = values.expect("a solved game has its table open");
                let played = self.play(game)?;
                self.look(&played, &mut Known::new(game, values, furthest))
            }
            Kind::Hands(most) => self.deal(most),
        }
    }
}

impl Dig<'_> {
    /// Plays a game: a few moves drawn evenly, then `greedy` or levels 2 to 5 against each other.
    fn play<G: Rules>(&mut self, game: &G) -> Result<Match<G>, MineError> {
        let mut line = Match::new(Arc::new(game.clone()), self.rng.draw());
        let drawn = self.rng.below(12);
        let mut players = Vec::new();
        for _ in 0..game.seats() {
            let strength = match self.rng.below(5) {
                0 => Strength::Greedy,
                n => Strength::Level(1 + n as u8),
            };
            players.push(seat_bot(&*self.rules, strength, self.rng.draw())?);
        }
        let limits = Limits::default();
        while let Status::ToMove(seat) = line.status() {
            if line.moves().len() >= 200 || self.watch.is_stopped() {
                break;
            }
            let blunders = self.rng.below(10) == 0;
            if line.moves().len() < drawn || blunders {
                let m = game.pick(line.position(), &mut self.rng);
                line.play_unchecked(m.expect("the game goes on"));
            } else {
                let text = players[seat.index()].choose(&line, &limits, self.watch)?;
                line.play_text(&text)?;
            }
        }
        Ok(line)
    }
    /// Walks back from the end of a game.
    fn look<G: Rules + Symmetries>(
        &mut self,
        played: &Match<G>,
        judge: &mut impl Judge<G>,
    ) -> Result<Option<Puzzle>, MineError> {
        let game = &**played.game();
        let mut found = Vec::new();
        for at in played.line().iter().rev().take(BACK) {
            if self.watch.is_stopped() {
                return Ok(None);
            }
            if game.status(at).mover().is_none() || game.count(at) < FEWEST as u64 {
                continue;
            }
            match judge.goal(at) {
                Ok(Some((goal, first))) if self.wish.takes(goal) => found.push((goal, first, at)),
                Ok(_) => {}
                // What lies further back is larger still.
                Err(_) => break,
            }
        }
        // The latest found are those furthest from the end.
        for (goal, first, at) in found.into_iter().rev().take(4) {
            let Ok(ways) = answers(game, judge, at, goal, first) else {
                continue;
            };
            let (preset, options) = self.rules.chosen();
            let puzzle = Puzzle {
                game: game.name().into(),
                preset: preset.into(),
                options,
                position: game.write_position(&game.view(at, Eye::Keeper)),
                goal,
                proof: judge.proof(),
                answers: ways,
                ..Puzzle::default()
            };
            if let Some(puzzle) = self.finish(puzzle)? {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }
    /// A hidden game: deals endings and asks what is certain whatever the others hold.
    fn deal(&mut self, most: u32) -> Result<Option<Puzzle>, MineError> {
        let unknown = || MineError::Unknown(self.rules.name().into());
        let certainty = certainty(&*self.rules).ok_or_else(unknown)?;
        let text = certainty.ending(&*self.rules, &mut self.rng);
        let Ok(table) = self.rules.open(Some(&text), 0) else {
            return Ok(None);
        };
        let Some((turns, ways)) = certainty.ways(&*table, most, NODES) else {
            return Ok(None);
        };
        let goal = Goal::WinIn(turns);
        let Status::ToMove(seat) = table.status() else {
            return Ok(None);
        };
        if !self.wish.takes(goal) || table.moves(Eye::Seat(seat)).len() < FEWEST {
            return Ok(None);
        }
        let (preset, options) = self.rules.chosen();
        self.finish(Puzzle {
            game: self.rules.name().into(),
            preset: preset.into(),
            options,
            position: table.position(Eye::Seat(seat)),
            goal,
            proof: ProvedBy::Exhaustive,
            answers: ways,
            ..Puzzle::default()
        })
    }
    /// Rates it, names its themes and has it checked; `None` where it is not what the slot asks for.
    fn finish(&self, mut puzzle: Puzzle) -> Result<Option<Puzzle>, MineError> {
        let checked = match puzzle.goal {
            Goal::Win | Goal::Draw => PROVED,
            _ => CHECKED,
        };
        let mut rates = [0; 4];
        for (rate, level) in rates.iter_mut().zip(LEVELS) {
            *rate = solved(&puzzle, level, TRIES, RATING_SEED)?;
            let lowest = level == LEVELS[0];
            if lowest && self.wish == Wish::Hard && 4 * *rate > TRIES {
                return Ok(None);
            }
        }
        if !self.wish.likes(rates) || verify(&puzzle, checked).is_err() {
            return Ok(None);
        }
        puzzle.rating = rate(&puzzle, rates)?;
        puzzle.themes = themes(&puzzle);
        Ok(Some(puzzle))
    }
}

/// A number that all images of a position under the symmetries of its game share.
fn canonical<G: Rules + Symmetries>(game: &G, at: &G::Position) -> u64 {
    let images = 0..game.symmetries().len();
    let least = images.map(|i| {
        let image = game.image(at, i);
        let eye = match (G::OPEN, game.status(&image)) {
            (false, Status::ToMove(seat)) => Eye::Seat(seat),
            _ => Eye::Keeper,
        };
        seed_of(&game.write_position(&game.view(&image, eye)))
    });
    least.min().unwrap_or_default()
}

struct Key<'k>(&'k dyn Table);

impl Visitor for Key<'_> {
    type Out = Option<u64>;

    fn visit<G: Rules + Symmetries>(self, game: &G) -> Option<u64> {
        let typed = self.0.as_any().downcast_ref::<Match<G>>()?;
        Some(canonical(game, typed.position()))
    }
}

/// Puts puzzles of one game together: those that another one is an image of left out, the easiest first, numbered from 1.
pub fn merge(mut puzzles: Vec<Puzzle>) -> Result<Vec<Puzzle>, Refusal> {
    puzzles.sort_by(|a, b| (a.rating, &a.position).cmp(&(b.rating, &b.position)));
    let mut seen = std::collections::HashSet::new();
    let mut kept = Vec::new();
    for puzzle in puzzles {
        let table = crate::open(&puzzle)?;
        let key = visit(&*table.rules(), Key(&*table)).flatten();
        if seen.insert((puzzle.options.clone(), key)) {
            kept.push(puzzle);
        }
    }
    for (number, puzzle) in (1..).zip(&mut kept) {
        puzzle.number = number;
    }
    Ok(kept)
}
