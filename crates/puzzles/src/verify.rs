//! Checks puzzles with other code than found them: no memory of settled positions, matches with their past, plain
//! recursion; solved games by proof-number search instead of their table.

use crate::{THEMES, open};
use parlour_bots::{certainty, oracle};
use parlour_core::{
    Eye, Goal, Match, ProvedBy, Puzzle, Refusal, Rules, Seat, Status, Symmetries, Table, Watch,
};
use parlour_games::{Visitor, visit};
use parlour_search::{ProofGoal, Prover};
use thiserror::Error;

/// Why a puzzle is not accepted.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Wrong {
    /// A text of it means nothing.
    #[error("{0}")]
    Text(#[from] Refusal),
    /// It has no such goal, proof or theme.
    #[error("{0}")]
    Word(String),
    /// The first move does not reach the goal.
    #[error("{0} does not reach the goal: {1}")]
    Answer(String, Goal),
    /// Another first move reaches it, too.
    #[error("{0} reaches the goal as well: {1}")]
    Second(String, Goal),
    /// A later turn of the solver's is not what the line says.
    #[error("after {0} these moves reach the goal: {1}")]
    Later(String, String),
    /// There is nothing to find.
    #[error("only one move is legal")]
    Forced,
    /// The work allowed was not enough.
    #[error("not decided within the work allowed")]
    Undecided,
}

/// Megabytes of the memory of proof-number search.
const MEMORY: u32 = 8;

/// Checks everything a puzzle says, with `nodes` positions for each question at most.
pub fn verify(puzzle: &Puzzle, nodes: u64) -> Result<(), Wrong> {
    let word = |why: String| Wrong::Word(why);
    let goal = puzzle.goal;
    for theme in &puzzle.themes {
        if THEMES.iter().all(|(name, _)| name != theme) {
            return Err(word(format!("there is no theme {theme:?}")));
        }
    }
    let table = open(puzzle)?;
    let rules = table.rules();
    let solved = oracle(&*rules).is_some();
    let proof = match solved {
        false => ProvedBy::Exhaustive,
        true => ProvedBy::Table,
    };
    if puzzle.proof != proof {
        let name = rules.name();
        let said = puzzle.proof;
        return Err(word(format!("the proof in {name} is {proof}, not {said}")));
    }
    if mover_moves(&*table).len() < 2 {
        return Err(Wrong::Forced);
    }
    for (number, answer) in puzzle.answers.iter().enumerate() {
        let mut table = table.until(table.ply());
        let mut left = goal;
        let mut said = String::new();
        for (ply, moves) in answer.0.iter().enumerate() {
            if ply % 2 == 0 && (ply > 0 || number == 0) {
                let (reach, rest) = split(&*table, left, moves, nodes)?;
                if let Some(m) = moves.iter().find(|m| !reach.contains(m)) {
                    return Err(Wrong::Answer(m.clone(), left));
                }
                if let Some(m) = rest.first() {
                    return Err(match ply {
                        0 => Wrong::Second(m.clone(), left),
                        _ => Wrong::Later(said, [&reach[..], &rest[..]].concat().join(" ")),
                    });
                }
            }
            if ply % 2 == 0 {
                left = left.next();
            }
            if ply + 1 < answer.0.len() {
                table.play(&moves[0])?;
                said = moves[0].clone();
            }
        }
    }
    Ok(())
}

fn mover_moves(table: &dyn Table) -> Vec<String> {
    match table.status() {
        Status::ToMove(seat) => table.moves(Eye::Seat(seat)),
        Status::Over(_) => Vec::new(),
    }
}

/// Which of the `claimed` moves reach the goal, and which others do.
fn split(
    table: &dyn Table,
    goal: Goal,
    claimed: &[String],
    nodes: u64,
) -> Result<(Vec<String>, Vec<String>), Wrong> {
    let claimed = claimed
        .iter()
        .map(|m| table.check(m))
        .collect::<Result<Vec<String>, Refusal>>()?;
    let rules = table.rules();
    let kept = match rules.is_open() {
        true => visit(&*rules, Check { table, goal, nodes }),
        false => certainty(&*rules).map(|certainty| {
            let n = match goal {
                Goal::WinIn(n) => n,
                _ => 0,
            };
            certainty.brute(table, n, nodes).ok_or(Wrong::Undecided)
        }),
    };
    let kept = kept.ok_or_else(|| Wrong::Word("nobody can prove this game".into()))??;
    Ok(kept.into_iter().partition(|m| claimed.contains(m)))
}

/// Finds the moves that reach the goal on a typed table.
struct Check<'c> {
    table: &'c dyn Table,
    goal: Goal,
    nodes: u64,
}

impl Visitor for Check<'_> {
    type Out = Result<Vec<String>, Wrong>;

    fn visit<G: Rules + Symmetries>(self, _: &G) -> Result<Vec<String>, Wrong> {
        let typed = self.table.as_any().downcast_ref::<Match<G>>();
        let typed = typed.ok_or(Wrong::Undecided)?;
        let Status::ToMove(me) = typed.status() else {
            return Ok(Vec::new());
        };
        let mut plain = Plain {
            line: typed.clone(),
            me,
            left: self.nodes,
            killers: Vec::new(),
        };
        let moves = typed.game().list(typed.position());
        let best = match self.goal {
            Goal::Most => plain.lead(-LARGE, LARGE)?,
            _ => 0,
        };
        let mut kept = Vec::new();
        for m in moves {
            plain.line.play_unchecked(m);
            plain.left = self.nodes;
            let reaches = match self.goal {
                Goal::WinIn(n) => plain.refuted_within(n)?,
                Goal::Most => plain.lead(best - 1, best)? >= best,
                Goal::Win | Goal::Draw => plain.proved(self.goal, self.nodes)?,
            };
            plain.line.undo();
            if reaches {
                kept.push(typed.game().write_move(typed.position(), m, Eye::Keeper));
            }
        }
        Ok(kept)
    }
}

const LARGE: i32 = 1 << 20;

/// Plain recursion on a match, with its past.
struct Plain<G: Rules> {
    line: Match<G>,
    me: Seat,
    left: u64,
    /// What last refuted, by depth: only an order of trying.
    killers: Vec<Option<G::Move>>,
}

impl<G: Rules> Plain<G> {
    fn count(&mut self) -> Result<(), Wrong> {
        self.left = self.left.checked_sub(1).ok_or(Wrong::Undecided)?;
        Ok(())
    }
    /// The other side moves, or it is over: has the solver, with `n` moves counted from before the last one, won?
    fn refuted_within(&mut self, n: u32) -> Result<bool, Wrong> {
        self.count()?;
        let ended = self.line.status().outcome();
        if let Some(how) = ended {
            return Ok(how.winners.contains(self.me));
        }
        if n <= 1 {
            return Ok(false);
        }
        let depth = n as usize;
        self.killers.resize(self.killers.len().max(depth + 1), None);
        let mut moves = self.line.game().list(self.line.position());
        if let Some(i) = moves.iter().position(|m| Some(*m) == self.killers[depth]) {
            moves[..=i].rotate_right(1);
        }
        for m in moves {
            self.line.play_unchecked(m);
            let won = self.wins(n - 1);
            self.line.undo();
            if !won? {
                self.killers[depth] = Some(m);
                return Ok(false);
            }
        }
        Ok(true)
    }
    /// The solver moves, or it is over: does it win with at most `n` moves?
    fn wins(&mut self, n: u32) -> Result<bool, Wrong> {
        self.count()?;
        if let Some(how) = self.line.status().outcome() {
            return Ok(how.winners.contains(self.me));
        }
        // The short ways first: most wins are near.
        for within in [1, n] {
            for m in self.line.game().list(self.line.position()) {
                self.line.play_unchecked(m);
                let won = self.refuted_within(within);
                self.line.undo();
                if won? {
                    return Ok(true);
                }
            }
            if n == 1 {
                break;
            }
        }
        Ok(false)
    }
    /// The solver's final lead under best play, right within the window.
    fn lead(&mut self, mut low: i32, mut high: i32) -> Result<i32, Wrong> {
        self.count()?;
        let at = self.line.position();
        let Status::ToMove(seat) = self.line.status() else {
            let scores = self.line.game().scores(at).unwrap_or_default();
            let own = scores.get(self.me.index()).copied().unwrap_or_default();
            return Ok(2 * own - scores.iter().sum::<i32>());
        };
        let mine = seat == self.me;
        let mut best = if mine { -LARGE } else { LARGE };
        // Placing before passing: the list begins with what does least.
        for m in self.line.game().list(at).into_iter().rev() {
            self.line.play_unchecked(m);
            let worth = self.lead(low, high);
            self.line.undo();
            let worth = worth?;
            if mine {
                best = best.max(worth);
                low = low.max(best);
            } else {
                best = best.min(worth);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Ok(best)
    }
    /// After the solver's move: does it win, or at least not lose?
    fn proved(&mut self, goal: Goal, nodes: u64) -> Result<bool, Wrong> {
        let reached = |points: i32| points == 1 || goal == Goal::Draw && points == 0;
        if let Some(how) = self.line.status().outcome() {
            return Ok(reached(how.points(self.me)));
        }
        let watch = Watch::new();
        let mut prover = Prover::new(&**self.line.game(), MEMORY, &watch);
        prover.nodes = nodes;
        // The other side is to move: the solver wins if it cannot avoid a loss.
        let asked = match goal {
            Goal::Draw => ProofGoal::Win,
            _ => ProofGoal::NotLose,
        };
        let answer = prover.prove(self.line.position(), self.line.past(), asked);
        answer.reached.map(|yes| !yes).ok_or(Wrong::Undecided)
    }
}
