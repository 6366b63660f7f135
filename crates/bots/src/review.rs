//! What every move of a match was worth, beside the best one: a review.
//!
//! The match is gone through from its end to its beginning by one bot of the greatest strength, so that
//! what it learned about the end helps with what led there. In an open game the worth of a move is that
//! of the position it leads to; in a solved or hidden game the bot values every move by itself, from
//! what the mover knew.

use crate::{Bot, BotError, Limits, Lines, Strength, oracle, seat_bot};
use parlour_core::{Analysis, Eye, Proof, Seat, Status, Table, Verdict, Watch, Worth};
use std::fmt;
use thiserror::Error;

/// Positions looked at for one move of an open game when nobody says how many.
pub const REVIEW_NODES: u64 = 200_000;
/// Points lost, in hundredths, from which a move is an inaccuracy, a mistake, a blunder.
const LOSSES: [f32; 3] = [10.0, 20.0, 40.0];
/// Points lost that halve the accuracy of a move.
const HALF: f32 = 30.0;

/// What a move was.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Kind {
    /// There was no other.
    Forced,
    /// Nothing better was found.
    Best,
    /// It lost next to nothing.
    Good,
    /// It lost a little.
    Inaccuracy,
    /// It lost much.
    Mistake,
    /// It lost most of what there was.
    Blunder,
}

impl Kind {
    /// What a player should look at again?
    pub fn is_mistake(self) -> bool {
        matches!(self, Kind::Inaccuracy | Kind::Mistake | Kind::Blunder)
    }
    fn of(loss: f32) -> Kind {
        let kinds = [Kind::Good, Kind::Inaccuracy, Kind::Mistake, Kind::Blunder];
        kinds[LOSSES.iter().filter(|least| loss >= **least).count()]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Forced => "forced",
            Kind::Best => "best",
            Kind::Good => "good",
            Kind::Inaccuracy => "inaccuracy",
            Kind::Mistake => "mistake",
            Kind::Blunder => "blunder",
        })
    }
}

/// One move of the match. Scores are the expected points of the mover's team in hundredths, −100 to 100.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Who moved.
    pub seat: Seat,
    /// The move, exact.
    pub text: String,
    /// What it was worth.
    pub score: f32,
    /// The best move.
    pub best: String,
    /// What that is worth: never less than `score`.
    pub best_score: f32,
    /// What the move was.
    pub kind: Kind,
    /// What is proven of the move.
    pub proof: Option<Proof>,
    /// What is proven of the best move.
    pub best_proof: Option<Proof>,
    /// Best play from there, the best move first.
    pub line: Vec<String>,
}

impl Judged {
    /// Points lost, in hundredths.
    pub fn loss(&self) -> f32 {
        self.best_score - self.score
    }
}

/// A match gone through.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Every move.
    pub plies: Vec<Judged>,
    /// How close each seat's moves came to the best ones, 0 to 100; forced moves do not count.
    pub accuracy: Vec<f32>,
}

/// Why there is no review.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum ReviewError {
    /// Nobody plays the game, or the bot failed.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// Somebody stopped it.
    #[error("stopped")]
    Stopped,
}

/// Goes through a match. Without limits each move of an open game gets [`REVIEW_NODES`] positions, and
/// the same match gives the same review.
///
/// ```
/// use parlour_bots::{Kind, Limits, review};
/// use parlour_core::Watch;
///
/// let rules = parlour_games::by_name("cublino-contra").unwrap();
/// let mut table = rules.open(None, 0).unwrap();
/// table.play("a1a2").unwrap();
/// let limits = Limits { nodes: Some(500), ..Limits::default() };
/// let found = review(&*table, &limits, &Watch::new()).unwrap();
/// assert_eq!(found.plies.len(), 1);
/// assert!(found.plies[0].loss() >= 0.0);
/// ```
pub fn review(table: &dyn Table, limits: &Limits, watch: &Watch) -> Result<Review, ReviewError> {
    let rules = table.rules();
    let by_itself = oracle(&*rules).is_some() || !rules.is_open();
    let mut limits = limits.clone();
    limits.lines = by_itself.then_some(Lines::All);
    if !by_itself && limits == Limits::default() {
        limits.nodes = Some(REVIEW_NODES);
    }
    let mut reviewer = Reviewer {
        bot: seat_bot(&*rules, Strength::BEST, 0)?,
        limits,
        watch,
    };
    let total = table.ply();
    let mut plies = Vec::with_capacity(total);
    let mut after = None;
    for ply in (0..total).rev() {
        let (judged, found) = reviewer.judge(table, ply, after)?;
        plies.push(judged);
        after = Some(found);
        let done = (total - ply) as u64;
        watch.report(done, Some(total as u64), "moves gone through");
    }
    plies.reverse();
    let seats = (0..rules.seats()).map(Seat);
    let accuracy = seats.map(|seat| accuracy(&plies, seat)).collect();
    Ok(Review { plies, accuracy })
}

/// The mean over the moves of a seat that were a choice.
fn accuracy(plies: &[Judged], seat: Seat) -> f32 {
    let own = plies.iter().filter(|ply| ply.seat == seat);
    let chosen: Vec<f32> = own
        .filter(|ply| ply.kind != Kind::Forced)
        .map(|ply| 100.0 * 0.5f32.powf(ply.loss() / HALF))
        .collect();
    match chosen.len() {
        0 => 100.0,
        n => chosen.iter().sum::<f32>() / n as f32,
    }
}

/// A worth for a seat, and what is proven of it.
#[derive(Copy, Clone)]
struct Value {
    score: f32,
    proof: Option<Proof>,
}

impl Value {
    fn new(score: f32, proof: Option<Proof>) -> Value {
        let proven = proof.map(|proof| match proof.verdict {
            Verdict::Win => 100.0,
            Verdict::Draw => 0.0,
            Verdict::Loss => -100.0,
        });
        Value {
            score: proven.unwrap_or(score.clamp(-100.0, 100.0)),
            proof,
        }
    }
    fn of(worth: &Worth<String>) -> Value {
        Value::new(worth.score, worth.proof)
    }
    /// For the other side, and a ply earlier.
    fn before(self, same_team: bool) -> Value {
        let turned = |verdict| match (verdict, same_team) {
            (Verdict::Win, false) => Verdict::Loss,
            (Verdict::Loss, false) => Verdict::Win,
            (verdict, _) => verdict,
        };
        Value {
            score: if same_team { self.score } else { -self.score },
            proof: self.proof.map(|proof| Proof {
                verdict: turned(proof.verdict),
                plies: proof.plies.map(|plies| plies + 1),
            }),
        }
    }
}

struct Reviewer<'w> {
    bot: Box<dyn Bot>,
    limits: Limits,
    watch: &'w Watch,
}

impl Reviewer<'_> {
    /// Judges move number `ply`; `after` is what was found about the position behind it. Also what is
    /// found about the position before it.
    fn judge(
        &mut self,
        table: &dyn Table,
        ply: usize,
        after: Option<(Seat, Value)>,
    ) -> Result<(Judged, (Seat, Value)), ReviewError> {
        let at = table.until(ply);
        let seat = table.moved_by(ply).expect("it was played");
        let text = table.moved(ply, Eye::Keeper).expect("it was played");
        let said = self.think(&*at)?;
        let first = said.moves.first().ok_or(BotError::Over)?;
        let best_proof = said.proof.or(first.proof);
        let best = Value::new(first.score, best_proof);
        let own = match said.moves.iter().find(|worth| worth.m == text) {
            Some(worth) if worth.m == first.m => best,
            Some(worth) => Value::of(worth),
            None => self.value_after(&*at, seat, &text, after)?,
        };
        // A move that turns out better than the best one found is the best one.
        let (mut line, mut top) = (first.line.clone(), first.m.clone());
        let best = match own.score > best.score {
            true => {
                (line, top) = (vec![text.clone()], text.clone());
                own
            }
            false => best,
        };
        let loss = best.score - own.score;
        let kind = match () {
            () if at.perft(1) == 1 => Kind::Forced,
            () if text == top => Kind::Best,
            () => Kind::of(loss),
        };
        let judged = Judged {
            seat,
            text,
            score: own.score,
            best: top,
            best_score: best.score,
            kind,
            proof: own.proof,
            best_proof: best.proof,
            line,
        };
        Ok((judged, (seat, best)))
    }
    /// What a move is worth to its mover by what it leads to.
    fn value_after(
        &mut self,
        at: &dyn Table,
        seat: Seat,
        text: &str,
        after: Option<(Seat, Value)>,
    ) -> Result<Value, ReviewError> {
        let mut next = at.until(at.ply());
        next.play(text).expect("it was played");
        let (mover, value) = match next.status() {
            Status::Over(how) => {
                let points = how.points(seat);
                let verdict = match points {
                    1 => Verdict::Win,
                    0 => Verdict::Draw,
                    _ => Verdict::Loss,
                };
                let plies = (points != 0).then_some(1);
                let proof = Some(Proof { verdict, plies });
                return Ok(Value::new(0.0, proof));
            }
            Status::ToMove(mover) => match after {
                Some(found) => found,
                None => {
                    let said = self.think(&*next)?;
                    let first = said.moves.first().ok_or(BotError::Over)?;
                    (mover, Value::new(first.score, said.proof.or(first.proof)))
                }
            },
        };
        let same_team = at.rules().team(seat).contains(mover);
        Ok(value.before(same_team))
    }
    fn think(&mut self, table: &dyn Table) -> Result<Analysis<String>, ReviewError> {
        let said = self.bot.analyse(table, &self.limits, self.watch)?;
        match self.watch.is_stopped() {
            true => Err(ReviewError::Stopped),
            false => Ok(said),
        }
    }
}
