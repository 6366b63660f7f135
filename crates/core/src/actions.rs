//! Moves as whole numbers, for programs that learn.

use crate::Game;

/// What an action does.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Act<M> {
    /// Nothing: it is not legal here.
    Refused,
    /// It begins or continues a move that takes more actions; the same seat goes on.
    Begun,
    /// It completes this legal move.
    Move(M),
}

/// A game whose moves are entered by integers below a fixed number, the same in every position: what a
/// policy is a distribution over.
///
/// Where there would be too many moves for that, a move takes several actions (`begun` are those made of it so
/// far). Each legal move is entered in exactly one way, and the ways of two moves part at some action.
pub trait Actions: Game {
    /// Every action is below this.
    fn actions(&self) -> u32;
    /// The next action that enters `m`, legal at `at`, when `begun` of its actions have been made; `None` when
    /// these are all.
    fn action(&self, at: &Self::Position, m: Self::Move, begun: usize) -> Option<u32>;
    /// What `action`, any number, does after `begun` at `at`, which is known not to be over.
    fn act(&self, at: &Self::Position, begun: &[u32], action: u32) -> Act<Self::Move>;

    /// Appends every legal action, in rising order, after `begun` at `at`, which is known not to be over.
    fn legal_actions(&self, at: &Self::Position, begun: &[u32], out: &mut Vec<u32>) {
        let first = out.len();
        let fits = |m: &Self::Move| {
            let made = begun.iter().enumerate();
            let mut made = made.map(|(i, action)| self.action(at, *m, i) == Some(*action));
            made.all(|same| same)
        };
        let all = self.list(at).into_iter().filter(fits);
        out.extend(all.filter_map(|m| self.action(at, m, begun.len())));
        out[first..].sort_unstable();
        if !begun.is_empty() || self.takes_several() {
            let mut kept = first;
            for i in first..out.len() {
                if i == first || out[i] != out[kept - 1] {
                    out[kept] = out[i];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }
    /// What is entered so far, in words, where a move takes several actions and is not complete; no two continuations
    /// of one beginning sound the same.
    fn say_begun(&self, _at: &Self::Position, _begun: &[u32]) -> String {
        String::new()
    }
    /// Does a move ever take more than one action?
    fn takes_several(&self) -> bool {
        false
    }
}
