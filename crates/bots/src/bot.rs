//! What a bot is, for programs that know a game and for those that do not.

use crate::{Guess, Judge, Limits, Studied};
use parlour_core::{
    Analysis, Eye, Game, Match, Past, Rules, Seat, Status, Table, Views, Watch, Worth,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use thiserror::Error;

/// Why a bot did not answer.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum BotError {
    /// Nobody is to move.
    #[error("the game is over")]
    Over,
    /// No bot knows the game.
    #[error("nobody here plays {0}")]
    Nobody(&'static str),
    /// The bot was made for another game.
    #[error("this bot plays {0}, not the game on the table")]
    OtherGame(&'static str),
    /// The game has no such judge.
    #[error("{0} has no {1} judge")]
    NoJudge(&'static str, Judge),
    /// The bot broke; the match is unharmed.
    #[error("the bot failed: {0}")]
    Failed(String),
    /// What it needs first could not be had.
    #[error("{0}")]
    Missing(String),
}

/// Somebody who hears what a bot thinks while it thinks.
pub type Listener = Box<dyn Fn(&Analysis<String>) + Send + Sync>;

/// How a mind says what it thinks so far.
pub type Tell<'m, M> = dyn Fn(&Analysis<M>) + Sync + 'm;

/// All that a mind may know when it is to move.
pub struct Seen<'m, G: Views> {
    /// The rules.
    pub game: &'m G,
    /// Who is to move: the one that thinks.
    pub seat: Seat,
    /// What this seat sees.
    pub view: G::View,
    /// Repetitions and stalls; holds no key of a hidden position.
    pub past: &'m Past,
    /// The moves played, as this seat saw them, oldest first.
    pub history: Vec<G::SeenMove>,
    /// Told what is known after each step of a thought, where somebody listens.
    pub tell: Option<Box<Tell<'m, G::Move>>>,
}

/// A player of one game.
pub trait Mind<G: Rules>: Send {
    /// What it thinks of the position, best move first. At least one move; stops soon when the watch
    /// says so.
    fn think(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<G::Move>, BotError>;

    /// The move it makes. By default the best one; weaker players choose otherwise.
    fn choose(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<G::Move, BotError> {
        let analysis = self.think(seen, limits, watch)?;
        analysis.best().ok_or(BotError::Over)
    }
    /// Every move with its worth and how sure that is, from what the seat knows; for minds of games with
    /// something hidden.
    fn study(
        &mut self,
        _seen: &Seen<G>,
        _limits: &Limits,
        _watch: &Watch,
    ) -> Option<Vec<Studied<G::Move>>> {
        None
    }
    /// What is hidden from the seat, as far as it can be guessed.
    fn guess(&mut self, _seen: &Seen<G>) -> Option<Vec<Guess>> {
        None
    }
    /// The same with everything open, as it lay: for matches that are over.
    fn hindsight(
        &mut self,
        _seen: &Seen<G>,
        _at: &G::Position,
        _limits: &Limits,
        _watch: &Watch,
    ) -> Option<Analysis<G::Move>> {
        None
    }
    /// What chance was worth to each seat of a match that is over, in hundredths of a point.
    fn luck(&mut self, _played: &Match<G>) -> Option<Vec<f32>> {
        None
    }
    /// A sentence of reason for a move, where it has one.
    fn reason(&self, _seen: &Seen<G>, _m: G::Move) -> Option<String> {
        None
    }
    /// Can it think with this judge?
    fn has(&self, judge: Judge) -> bool {
        judge == Judge::Classic
    }
}

/// A player of any game: a table in, the text of a move out. It looks through the eye of the seat to
/// move and nothing else; a panic inside is an error, not the end of the match.
pub trait Bot: Send {
    /// What the seat to move should play.
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<String, BotError>;
    /// What it thinks of the position, best move first. One that only chooses has its choice and no
    /// worth for it.
    fn analyse(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<String>, BotError> {
        let m = self.choose(table, limits, watch)?;
        Ok(Analysis {
            moves: vec![Worth {
                line: vec![m.clone()],
                m,
                score: 0.0,
                proof: None,
            }],
            proof: None,
            nodes: 0,
            depth: 0,
        })
    }
    /// Every move with its worth and how sure that is, from what the seat to move knows; `None` where
    /// nothing is hidden.
    fn study(
        &mut self,
        _table: &dyn Table,
        _limits: &Limits,
        _watch: &Watch,
    ) -> Result<Option<Vec<Studied<String>>>, BotError> {
        Ok(None)
    }
    /// What is hidden from the seat to move, as far as it can be guessed, a hand each; `None` where
    /// nothing is.
    fn guess(&mut self, _table: &dyn Table) -> Result<Option<Vec<Guess>>, BotError> {
        Ok(None)
    }
    /// What it thinks with everything open, as it lies; `None` where nothing is hidden. Only for matches
    /// that are over: everywhere else it would be cheating.
    fn hindsight(
        &mut self,
        _table: &dyn Table,
        _limits: &Limits,
        _watch: &Watch,
    ) -> Result<Option<Analysis<String>>, BotError> {
        Ok(None)
    }
    /// What chance was worth to each seat, in hundredths of a point; `None` where there is none.
    fn luck(&mut self, _table: &dyn Table) -> Option<Vec<f32>> {
        None
    }
    /// A sentence of reason for a legal move, where it has one.
    fn reason(&self, _table: &dyn Table, _text: &str) -> Option<String> {
        None
    }
    /// From now on `listener` hears what the bot thinks while it thinks, on the bot's own threads; a bot
    /// may also keep its thoughts to itself.
    fn listen(&mut self, _listener: Option<Listener>) {}
}

/// A bot with a mind of one game: the adapter from [`Mind`] to [`Bot`].
pub struct Player<G: Rules, M: Mind<G>> {
    mind: M,
    name: &'static str,
    listener: Option<Listener>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Rules, M: Mind<G>> Player<G, M> {
    /// Plays the game called `name`.
    pub fn boxed(name: &'static str, mind: M) -> Box<dyn Bot>
    where
        M: 'static,
    {
        Box::new(Player {
            mind,
            name,
            listener: None,
            game: std::marker::PhantomData::<fn() -> G>,
        })
    }
    /// Is there the judge that is asked for?
    fn check(&self, limits: &Limits) -> Result<(), BotError> {
        match limits.judge {
            Some(judge) if !self.mind.has(judge) => Err(BotError::NoJudge(self.name, judge)),
            _ => Ok(()),
        }
    }
}

/// What the seat to move may know of a table of this game.
fn look<'t, G: Rules>(
    name: &'static str,
    listener: Option<&'t Listener>,
    table: &'t dyn Table,
) -> Result<(&'t Match<G>, Seen<'t, G>), BotError> {
    let other = BotError::OtherGame(name);
    let typed = table.as_any().downcast_ref::<Match<G>>().ok_or(other)?;
    let Status::ToMove(seat) = typed.status() else {
        return Err(BotError::Over);
    };
    let game: &G = typed.game();
    let seen = Seen {
        game,
        seat,
        view: game.view(typed.position(), Eye::Seat(seat)),
        past: typed.past(),
        history: typed.seen_moves(Eye::Seat(seat)),
        tell: listener.map(|listener| -> Box<Tell<'t, G::Move>> {
            Box::new(move |said| listener(&said.clone().map(|line| write_line(typed, seat, line))))
        }),
    };
    Ok((typed, seen))
}

fn guarded<T>(think: impl FnOnce() -> Result<T, BotError>) -> Result<T, BotError> {
    catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Err(BotError::Failed(text.unwrap_or("no reason given").into()))
    })
}

impl<G: Rules, M: Mind<G>> Bot for Player<G, M> {
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<String, BotError> {
        self.check(limits)?;
        let (typed, seen) = look::<G>(self.name, self.listener.as_ref(), table)?;
        let m = guarded(|| self.mind.choose(&seen, limits, watch))?;
        Ok(typed
            .game()
            .write_move(typed.position(), m, Eye::Seat(seen.seat)))
    }
    fn analyse(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Analysis<String>, BotError> {
        self.check(limits)?;
        let (typed, seen) = look::<G>(self.name, self.listener.as_ref(), table)?;
        let analysis = guarded(|| self.mind.think(&seen, limits, watch))?;
        Ok(analysis.map(|line| write_line(typed, seen.seat, line)))
    }
    fn study(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Option<Vec<Studied<String>>>, BotError> {
        let (typed, seen) = look::<G>(self.name, None, table)?;
        let study = guarded(|| Ok(self.mind.study(&seen, limits, watch)))?;
        let eye = Eye::Seat(seen.seat);
        let write = |studied: Studied<G::Move>| Studied {
            m: typed.game().write_move(typed.position(), studied.m, eye),
            score: studied.score,
            error: studied.error,
        };
        Ok(study.map(|study| study.into_iter().map(write).collect()))
    }
    fn guess(&mut self, table: &dyn Table) -> Result<Option<Vec<Guess>>, BotError> {
        let (_, seen) = look::<G>(self.name, None, table)?;
        guarded(|| Ok(self.mind.guess(&seen)))
    }
    fn hindsight(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Option<Analysis<String>>, BotError> {
        let (typed, seen) = look::<G>(self.name, None, table)?;
        let at = typed.position();
        let said = guarded(|| Ok(self.mind.hindsight(&seen, at, limits, watch)))?;
        Ok(said.map(|said| said.map(|line| write_line(typed, seen.seat, line))))
    }
    fn luck(&mut self, table: &dyn Table) -> Option<Vec<f32>> {
        let typed = table.as_any().downcast_ref::<Match<G>>()?;
        self.mind.luck(typed)
    }
    fn reason(&self, table: &dyn Table, text: &str) -> Option<String> {
        let (typed, seen) = look::<G>(self.name, self.listener.as_ref(), table).ok()?;
        let m = typed.read_move(text).ok()?;
        self.mind.reason(&seen, m)
    }
    fn listen(&mut self, listener: Option<Listener>) {
        self.listener = listener;
    }
}

/// A line as text. In a hidden game it ends where it would show what the seat cannot know.
fn write_line<G: Rules>(from: &Match<G>, seat: Seat, line: &[G::Move]) -> Vec<String> {
    let game = from.game();
    let mut at = from.position().clone();
    let mut texts = Vec::new();
    for m in line {
        texts.push(game.write_move(&at, *m, Eye::Seat(seat)));
        if !G::OPEN {
            break;
        }
        Game::play(&**game, &mut at, *m);
    }
    texts
}
