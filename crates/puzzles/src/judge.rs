//! Which moves reach a goal, and how the others resist: what every kind of proof offers the miner.

use parlour_core::{Answer, Eye, Game, Goal, ProvedBy, Status, Text};

/// The work allowed was not enough for a proof.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct TooMuch;

/// A kind of proof.
pub trait Judge<G: Game> {
    /// How it is called in a puzzle.
    fn proof(&self) -> ProvedBy;
    /// What the side to move could be asked to reach here, if exactly one move does.
    fn goal(&mut self, at: &G::Position) -> Result<Option<(Goal, G::Move)>, TooMuch>;
    /// The moves that reach `goal`, all of them.
    fn keep(&mut self, at: &G::Position, goal: Goal) -> Result<Vec<G::Move>, TooMuch>;
    /// How long this position of the solver's, which is not over, resists: more is harder.
    fn resistance(&mut self, at: &G::Position, goal: Goal) -> Result<i64, TooMuch>;
}

/// Moves of the solver in one answer, at most.
const LONGEST: usize = 8;
/// Answers of one puzzle, at most.
const MOST_ANSWERS: usize = 4;
/// Equal moves that are listed beside each other, at most.
const MOST_EQUAL: usize = 6;

/// A defence: the move, the position behind it, and the solver's moves that still reach the goal.
struct Defence<G: Game> {
    m: G::Move,
    at: G::Position,
    keep: Vec<G::Move>,
    resistance: i64,
}

/// Every way the puzzle goes that is worth keeping, the hardest defence first.
pub fn answers<G: Text>(
    game: &G,
    judge: &mut impl Judge<G>,
    at: &G::Position,
    goal: Goal,
    first: G::Move,
) -> Result<Vec<Answer>, TooMuch> {
    let text = |at: &G::Position, m| game.write_move(at, m, Eye::Keeper);
    let opening = vec![text(at, first)];
    let mut next = at.clone();
    game.play(&mut next, first);
    let defences = defences(game, judge, &next, goal.next())?;
    let mut all: Vec<Answer> = Vec::new();
    for defence in &defences {
        if all.len() == MOST_ANSWERS {
            break;
        }
        // Every further answer asks for another second move.
        let known = |answer: &Answer| {
            let again: Vec<String> = defence.keep.iter().map(|m| text(&defence.at, *m)).collect();
            answer.0.get(2).is_some_and(|second| *second == again)
        };
        if !all.is_empty() && (defence.keep.len() != 1 || all.iter().any(known)) {
            continue;
        }
        let mut line = vec![opening.clone()];
        follow(game, judge, &next, defence, goal.next(), &mut line)?;
        if all.is_empty() || line.len() > 1 {
            all.push(Answer(line));
        }
    }
    if all.is_empty() {
        all.push(Answer(vec![opening]));
    }
    Ok(all)
}

/// Goes on with this defence, then with the hardest ones, as long as the solver has one move.
fn follow<G: Text>(
    game: &G,
    judge: &mut impl Judge<G>,
    before: &G::Position,
    defence: &Defence<G>,
    goal: Goal,
    line: &mut Vec<Vec<String>>,
) -> Result<(), TooMuch> {
    if defence.keep.len() > MOST_EQUAL || line.len() >= 2 * LONGEST {
        return Ok(());
    }
    line.push(vec![game.write_move(before, defence.m, Eye::Keeper)]);
    let mut equal: Vec<String> = defence
        .keep
        .iter()
        .map(|m| game.write_move(&defence.at, *m, Eye::Keeper))
        .collect();
    equal.sort_unstable();
    line.push(equal);
    let [only] = defence.keep[..] else {
        return Ok(());
    };
    let mut next = defence.at.clone();
    game.play(&mut next, only);
    match defences(game, judge, &next, goal.next())?.first() {
        Some(hardest) => follow(game, judge, &next, hardest, goal.next(), line),
        None => Ok(()),
    }
}

/// The defences after which the game goes on, the hardest first: the longest resistance, then the fewest moves
/// that answer it, then the order of the texts.
fn defences<G: Text>(
    game: &G,
    judge: &mut impl Judge<G>,
    at: &G::Position,
    goal: Goal,
) -> Result<Vec<Defence<G>>, TooMuch> {
    let mut all = Vec::new();
    for m in game.list(at) {
        let mut next = at.clone();
        if let Status::Over(_) = game.step(&mut next, m) {
            continue;
        }
        all.push(Defence {
            m,
            keep: judge.keep(&next, goal)?,
            resistance: judge.resistance(&next, goal)?,
            at: next,
        });
    }
    let text = |d: &Defence<G>| game.write_move(at, d.m, Eye::Keeper);
    all.sort_by_cached_key(|d| (-d.resistance, d.keep.len(), text(d)));
    Ok(all)
}
