//! What every move of a match was worth, beside the best one: a review.
//!
//! The match is gone through from its end to its beginning by one bot of the greatest strength, so that
//! what it learned about the end helps with what led there. In an open game the worth of a move is that
//! of the position it leads to; in a solved or hidden game the bot values every move by itself, from
//! what the mover knew.

mod scale;

pub use scale::Scale;

use crate::{Bot, BotError, Limits, Lines, Strength, oracle, scale, seat_bot};
use parlour_core::{Analysis, Eye, Proof, Seat, Status, Table, Verdict, Watch, Worth};
use std::fmt;
use thiserror::Error;

/// Positions looked at for one move of an open game when nobody says how many.
pub const REVIEW_NODES: u64 = 200_000;

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
    /// `blunder`.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Forced => "forced",
            Kind::Best => "best",
            Kind::Good => "good",
            Kind::Inaccuracy => "inaccuracy",
            Kind::Mistake => "mistake",
            Kind::Blunder => "blunder",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
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
    /// Standard error of `score`, where hidden things were drawn several times.
    pub error: Option<f32>,
    /// The same with everything open, where something was hidden.
    pub open: Option<Opened>,
}

/// A move as it looks once everything lies open.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// What it was worth.
    pub score: f32,
    /// The best move.
    pub best: String,
    /// What that is worth: never less than `score`.
    pub best_score: f32,
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
    /// What chance was worth to each seat, in hundredths of a point, where there was any.
    pub luck: Option<Vec<f32>>,
}

impl Review {
    /// What each seat's plays cost against the best ones it could have seen: the sum of its losses, below
    /// zero.
    pub fn skill(&self) -> Vec<f32> {
        let seats = (0..self.accuracy.len() as u8).map(Seat);
        let lost = |seat| {
            let own = self.plies.iter().filter(move |ply| ply.seat == seat);
            own.map(Judged::loss).sum::<f32>()
        };
        seats.map(|seat| 0.0 - lost(seat)).collect()
    }
    /// Turning points: mistakes and blunders by which a side that was not worse became so, as numbers of
    /// plies from 0.
    pub fn turning(&self) -> impl Iterator<Item = usize> {
        let all = self.plies.iter().enumerate();
        all.filter_map(|(ply, judged)| {
            let grave = matches!(judged.kind, Kind::Mistake | Kind::Blunder);
            let turned = judged.best_score >= 0.0 && judged.score < 0.0;
            let thrown = judged.best_score > 0.0 && judged.score <= 0.0;
            (grave && (turned || thrown)).then_some(ply)
        })
    }
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
    review_from(table, 0, limits, watch)
}

/// The same for the moves from this number (from 0) on; what comes before them is not looked at.
pub fn review_from(
    table: &dyn Table,
    first: usize,
    limits: &Limits,
    watch: &Watch,
) -> Result<Review, ReviewError> {
    let rules = table.rules();
    let by_itself = oracle(&*rules).is_some() || !rules.is_open();
    let mut limits = limits.clone();
    limits.lines = by_itself.then_some(Lines::All);
    if !by_itself && limits == Limits::default() {
        limits.nodes = Some(REVIEW_NODES);
    }
    let mut reviewer = Reviewer {
        bot: seat_bot(&*rules, Strength::BEST, 0)?,
        scale: scale(&*rules),
        hidden: !rules.is_open(),
        limits,
        watch,
    };
    let total = table.ply().saturating_sub(first);
    let mut plies = Vec::with_capacity(total);
    let mut after = None;
    for ply in (first..table.ply()).rev() {
        let (judged, found) = reviewer.judge(table, ply, after)?;
        plies.push(judged);
        after = Some(found);
        let done = plies.len() as u64;
        watch.report(done, Some(total as u64), "moves gone through");
    }
    plies.reverse();
    let seats = (0..rules.seats()).map(Seat);
    let accuracy = seats
        .map(|seat| accuracy(&plies, seat, reviewer.scale))
        .collect();
    let luck = reviewer.bot.luck(table);
    Ok(Review {
        plies,
        accuracy,
        luck,
    })
}

/// The mean over the moves of a seat that were a choice.
fn accuracy(plies: &[Judged], seat: Seat, scale: Scale) -> f32 {
    let own = plies.iter().filter(|ply| ply.seat == seat);
    let chosen: Vec<f32> = own
        .filter(|ply| ply.kind != Kind::Forced)
        .map(|ply| 100.0 * 0.5f32.powf(ply.loss() / scale.half()))
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
    scale: Scale,
    /// Is something hidden?
    hidden: bool,
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
        let (said, errors) = self.look(&*at)?;
        let first = said.moves.first().ok_or(BotError::Over)?;
        let best_proof = said.proof.or(first.proof);
        let best = Value::new(first.score, best_proof);
        let index = said.moves.iter().position(|worth| worth.m == text);
        let error = index.and_then(|i| errors.get(i).copied().flatten());
        let own = match index.map(|i| &said.moves[i]) {
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
            () => self.scale.name(loss),
        };
        let open = self.open(&*at)?;
        let open = open.and_then(|said| opened(&said, &text));
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
            error,
            open,
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
    /// What is found about a position, and how sure each worth is where something is hidden.
    fn look(
        &mut self,
        table: &dyn Table,
    ) -> Result<(Analysis<String>, Vec<Option<f32>>), ReviewError> {
        let study = match self.hidden {
            true => self.bot.study(table, &self.limits, self.watch)?,
            false => None,
        };
        let Some(study) = study else {
            return Ok((self.think(table)?, Vec::new()));
        };
        let errors = study.iter().map(|studied| studied.error).collect();
        let moves = study.into_iter().map(|studied| Worth {
            line: vec![studied.m.clone()],
            m: studied.m,
            score: studied.score,
            proof: None,
        });
        let said = Analysis {
            moves: moves.collect(),
            proof: None,
            nodes: 0,
            depth: 0,
        };
        self.unless_stopped((said, errors))
    }
    fn open(&mut self, table: &dyn Table) -> Result<Option<Analysis<String>>, ReviewError> {
        if !self.hidden {
            return Ok(None);
        }
        let said = self.bot.hindsight(table, &self.limits, self.watch)?;
        self.unless_stopped(said)
    }
    fn unless_stopped<T>(&self, found: T) -> Result<T, ReviewError> {
        match self.watch.is_stopped() {
            true => Err(ReviewError::Stopped),
            false => Ok(found),
        }
    }
    fn think(&mut self, table: &dyn Table) -> Result<Analysis<String>, ReviewError> {
        let said = self.bot.analyse(table, &self.limits, self.watch)?;
        self.unless_stopped(said)
    }
}

/// A move among what was found with everything open; `None` if it was not looked at.
fn opened(said: &Analysis<String>, text: &str) -> Option<Opened> {
    let first = said.moves.first()?;
    let own = said.moves.iter().find(|worth| worth.m == text)?;
    Some(Opened {
        score: own.score.min(first.score),
        best: first.m.clone(),
        best_score: first.score,
    })
}
