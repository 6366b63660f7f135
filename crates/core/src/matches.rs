//! A match: rules, positions, moves, past, and an ending from outside where there was one.

use crate::{Eye, Game, Outcome, Past, Refusal, Seat, Status, Text, Views};
use std::sync::Arc;

/// Seeds whose first deals stand for all.
const FIRST_DEALS: u64 = 64;

/// A match in progress or over. Its positions never leave it except to the keeper.
///
/// At the border ask the match, never the bare position: only the match knows what was before, and
/// whether somebody resigned.
///
/// ```
/// use parlour_core::{Match, Past, Status};
/// use parlour_games::dobutsu::Dobutsu;
/// use std::sync::Arc;
///
/// let mut game = Match::new(Arc::new(Dobutsu), 0);
/// // Both giraffes go to and fro: the third time, the same position is a draw.
/// for text in ["Gc4-c3", "Ga1-a2", "Gc3-c4", "Ga2-a1"].iter().cycle().take(8) {
///     game.play_text(text).unwrap();
/// }
/// assert!(matches!(game.status(), Status::Over(how) if how.reason == Past::REPEATED));
/// assert!(game.undo() && matches!(game.status(), Status::ToMove(_)));
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    seed: u64,
    /// One position more than moves.
    line: Vec<G::Position>,
    moves: Vec<G::Move>,
    undone: Vec<(G::Move, G::Position)>,
    past: Past,
    ended: Option<Outcome>,
}

/// A move that was played from a text: the same whatever spelling it was given in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Made {
    /// Its number, from 0: what a table is asked by about it, such as its motion.
    pub ply: usize,
    /// Who moved.
    pub seat: Seat,
    /// The canonical text, as the keeper writes it: nothing is masked in it.
    pub text: String,
}

impl<G: Game> Match<G> {
    /// A new match; the seed fixes everything that chance decides.
    pub fn new(game: Arc<G>, seed: u64) -> Match<G> {
        let at = game.start(seed);
        Match {
            seed,
            ..Match::at(game, at)
        }
    }
    /// Begins at any position, with nothing behind it.
    pub fn at(game: Arc<G>, at: G::Position) -> Match<G> {
        let past = Past::new(&*game, &at);
        Match {
            game,
            seed: 0,
            line: vec![at],
            moves: Vec::new(),
            undone: Vec::new(),
            past,
            ended: None,
        }
    }
    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }
    /// What [`Match::new`] was given; 0 for a match that began elsewhere.
    pub fn seed(&self) -> u64 {
        self.seed
    }
    /// For the keeper and for searches of open games.
    pub fn position(&self) -> &G::Position {
        &self.line[self.line.len() - 1]
    }
    /// Every position from the first to the present one.
    pub fn line(&self) -> &[G::Position] {
        &self.line
    }
    /// The moves played.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }
    /// For searches that must see repetitions.
    pub fn past(&self) -> &Past {
        &self.past
    }
    /// Rules, past, and endings from outside the rules.
    pub fn status(&self) -> Status {
        match self.ended {
            Some(how) => Status::Over(how),
            None => self.past.status(&*self.game, self.position()),
        }
    }
    /// The ending from outside the rules, if there was one.
    pub fn ended(&self) -> Option<Outcome> {
        self.ended
    }
    /// Resignation, time, agreement, forfeit. A match that is over stays as it is.
    pub fn end(&mut self, how: Outcome) {
        if matches!(self.status(), Status::ToMove(_)) {
            self.ended = Some(how);
        }
    }
    /// Checks, then plays; changes nothing on refusal.
    pub fn play(&mut self, m: G::Move) -> Result<(), Refusal> {
        self.may_go_on()?;
        if !self.game.is_legal(self.position(), m) {
            return Err(Refusal::illegal(format!("{m:?} is not legal here")));
        }
        self.play_unchecked(m);
        Ok(())
    }
    /// Trusts `m` to be legal and the match to be in progress.
    pub fn play_unchecked(&mut self, m: G::Move) {
        let mut next = self.position().clone();
        self.game.play(&mut next, m);
        self.undone.clear();
        self.push(m, next);
    }
    /// [`Match::play_unchecked`] that also says how the match stands then.
    #[inline]
    pub fn step_unchecked(&mut self, m: G::Move) -> Status {
        let mut next = self.position().clone();
        let status = self.game.step(&mut next, m);
        self.undone.clear();
        self.push(m, next);
        match status {
            Status::ToMove(_) => {
                let ended = self.past.ended(&*self.game, self.position());
                ended.map_or(status, Status::Over)
            }
            over => over,
        }
    }
    /// Takes the last move back, and with it an ending from outside. False at the start.
    pub fn undo(&mut self) -> bool {
        let Some(m) = self.moves.pop() else {
            return false;
        };
        let at = self.line.pop().expect("one position more than moves");
        self.undone.push((m, at));
        self.past.pop();
        self.ended = None;
        true
    }
    /// Plays the last undone move again. False when nothing was undone since the last move.
    pub fn redo(&mut self) -> bool {
        let Some((m, at)) = self.undone.pop() else {
            return false;
        };
        self.push(m, at);
        true
    }
    /// The same match after its first `ply` moves, as if nothing had been played since.
    pub fn until(&self, ply: usize) -> Match<G> {
        let mut cut = self.clone();
        while cut.moves.len() > ply {
            cut.undo();
        }
        cut.undone.clear();
        cut
    }
    /// Did chance decide something after move number `ply` (from 0)?
    pub fn is_chance(&self, ply: usize) -> bool {
        self.game.is_chance(&self.line[ply], &self.line[ply + 1])
    }

    /// Who is to move; a refusal when the match is over.
    fn may_go_on(&self) -> Result<Seat, Refusal> {
        match self.status() {
            Status::ToMove(seat) => Ok(seat),
            Status::Over(how) => Err(Refusal::illegal(format!("the game is over: {how}"))),
        }
    }
    #[inline]
    fn push(&mut self, m: G::Move, next: G::Position) {
        let before = &self.line[self.line.len() - 1];
        self.past.push(&*self.game, before, m, &next);
        self.line.push(next);
        self.moves.push(m);
    }
}

impl<G: Views> Match<G> {
    /// The moves played, as `eye` saw them.
    pub fn seen_moves(&self, eye: Eye) -> Vec<G::SeenMove> {
        let played = self.line.iter().zip(&self.moves);
        played
            .map(|(at, m)| self.game.see_move(at, *m, eye))
            .collect()
    }
}

impl<G: Text> Match<G> {
    /// Reads any spelling of a legal move and plays it; changes nothing on refusal.
    pub fn play_text(&mut self, text: &str) -> Result<Made, Refusal> {
        let seat = self.may_go_on()?;
        let at = self.position();
        let m = self.game.read_move(at, text)?;
        let text = self.game.write_move(at, m, Eye::Keeper);
        let ply = self.moves.len();
        self.play_unchecked(m);
        Ok(Made { ply, seat, text })
    }
    /// Reads any spelling of a legal move.
    pub fn read_move(&self, text: &str) -> Result<G::Move, Refusal> {
        self.may_go_on()?;
        self.game.read_move(self.position(), text)
    }
    /// The moves played, as text and as `eye` saw them.
    pub fn history(&self, eye: Eye) -> Vec<String> {
        let texts = self.line.iter().zip(&self.moves);
        texts
            .map(|(at, m)| self.game.write_move(at, *m, eye))
            .collect()
    }
    /// Puts what chance decided in place of the present position. The text must look the same to
    /// the public: a record may know another shuffle, not another game. A first deal must look like
    /// the start for some seed, which a record keeps to itself until the match is over.
    pub fn settle(&mut self, text: &str) -> Result<(), Refusal> {
        let at = self.game.read_position(text, 0)?;
        let seen = self.game.view(&at, Eye::Public);
        let looks_like = |other: &G::Position| self.game.view(other, Eye::Public) == seen;
        // The seed also decides what all can see of a first deal: who begins.
        let dealt = || (0..FIRST_DEALS).any(|seed| looks_like(&self.game.start(seed)));
        let fits = looks_like(self.position()) || self.moves.is_empty() && dealt();
        if !fits {
            return Err(Refusal::invalid(format!(
                "{text} is not what these moves lead to"
            )));
        }
        let m = self.moves.last().copied();
        *self.line.last_mut().expect("never empty") = at;
        if let Some(m) = m {
            self.past.pop();
            let n = self.line.len();
            self.past
                .push(&*self.game, &self.line[n - 2], m, &self.line[n - 1]);
        } else {
            self.past = Past::new(&*self.game, &self.line[0]);
        }
        self.undone.clear();
        Ok(())
    }
}
