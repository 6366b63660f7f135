//! A match that is played by numbers, as an object: the grain is a whole operation.

use parlour_core::{
    Act, Eye, Match, Refusal, Rng, Rulebook, Rules, Seat, Status, Symmetries, Symmetry, Table,
};
use parlour_games::{Visitor, visit};
use std::fmt::Display;
use std::sync::Arc;

/// What numbers there are in a game.
pub struct Sizes {
    pub actions: u32,
    pub planes: Vec<String>,
    pub cells: (usize, usize),
    pub symmetries: fn(&dyn Rulebook) -> Vec<Symmetry>,
    /// Plies after which a game is over at the latest, where the rules say so.
    pub plies: Option<u32>,
}

impl Sizes {
    /// Numbers of a tensor.
    pub fn tensor(&self) -> usize {
        self.planes.len() * self.cells.0 * self.cells.1
    }
}

/// A match that is played by numbers.
pub trait Live: Send + Sync {
    /// Every legal action, rising.
    fn legal(&self, out: &mut Vec<u32>);
    /// Plays an action; changes nothing on refusal.
    fn apply(&mut self, action: u32) -> Result<(), Refusal>;
    /// Plays a whole move; changes nothing on refusal.
    fn play(&mut self, text: &str) -> Result<(), Refusal>;
    /// Takes the last action back; false at the start.
    fn undo(&mut self) -> bool;
    /// With the past.
    fn status(&self) -> Status;
    /// Every action so far.
    fn history(&self) -> Vec<u32>;
    /// The action in words.
    fn say(&self, action: u32) -> Result<String, Refusal>;
    /// The action that these words mean here; of a move that takes several, the next one.
    fn read(&self, text: &str) -> Result<u32, Refusal>;
    /// Actions made of a move that is not complete.
    fn begun(&self) -> &[u32];
    /// Writes what a seat sees into zeros.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// The match as text knows it.
    fn table(&self) -> &dyn Table;
    /// The first position, unless it is the usual one of the seed.
    fn start(&self) -> (Option<String>, u64);
    /// A match that looks the same to `seat`, what it cannot see drawn from the seed.
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Live>;
    /// A copy.
    fn copy(&self) -> Box<dyn Live>;
}

#[derive(Clone)]
struct Typed<G: Rules> {
    played: Match<G>,
    begun: Vec<u32>,
    status: Status,
}

impl<G: Rules + Symmetries> Typed<G> {
    fn new(played: Match<G>) -> Typed<G> {
        Typed {
            status: played.status(),
            begun: Vec::new(),
            played,
        }
    }
    /// All actions of move number `ply`.
    fn entered(&self, ply: usize) -> impl Iterator<Item = u32> + '_ {
        let (at, m) = (&self.played.line()[ply], self.played.moves()[ply]);
        (0..).map_while(move |i| self.played.game().action(at, m, i))
    }
    fn is_over(&self) -> Result<(), Refusal> {
        match self.status {
            Status::ToMove(_) => Ok(()),
            Status::Over(how) => Err(Refusal::illegal(format!("the game is over: {how}"))),
        }
    }
}

impl<G: Rules + Symmetries> Live for Typed<G> {
    fn legal(&self, out: &mut Vec<u32>) {
        if let Status::ToMove(_) = self.status {
            let at = self.played.position();
            self.played.game().legal_actions(at, &self.begun, out);
        }
    }
    fn apply(&mut self, action: u32) -> Result<(), Refusal> {
        self.is_over()?;
        let game = self.played.game();
        match game.act(self.played.position(), &self.begun, action) {
            Act::Refused => return Err(illegal(action)),
            Act::Begun => self.begun.push(action),
            Act::Move(m) => {
                self.begun.clear();
                self.status = self.played.step_unchecked(m);
            }
        }
        Ok(())
    }
    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.played.play_text(text)?;
        self.begun.clear();
        self.status = self.played.status();
        Ok(())
    }
    fn undo(&mut self) -> bool {
        if self.begun.pop().is_some() {
            return true;
        }
        let Some(last) = self.played.moves().len().checked_sub(1) else {
            return false;
        };
        self.begun = self.entered(last).collect();
        self.begun.pop();
        self.played.undo();
        self.status = self.played.status();
        true
    }
    fn status(&self) -> Status {
        self.status
    }
    fn history(&self) -> Vec<u32> {
        let whole = (0..self.played.moves().len()).flat_map(|ply| self.entered(ply));
        whole.chain(self.begun.iter().copied()).collect()
    }
    fn say(&self, action: u32) -> Result<String, Refusal> {
        self.is_over()?;
        let (game, at) = (self.played.game(), self.played.position());
        match game.act(at, &self.begun, action) {
            Act::Refused => Err(illegal(action)),
            Act::Move(m) => Ok(game.write_move(at, m, Eye::Keeper)),
            Act::Begun => {
                let mut begun = self.begun.clone();
                begun.push(action);
                Ok(game.say_begun(at, &begun))
            }
        }
    }
    fn read(&self, text: &str) -> Result<u32, Refusal> {
        self.is_over()?;
        let (game, at) = (self.played.game(), self.played.position());
        let m = match game.read_move(at, text) {
            Ok(m) => m,
            Err(why) => {
                let mut legal = Vec::new();
                if game.takes_several() {
                    self.legal(&mut legal);
                }
                let said = |action: &u32| self.say(*action).is_ok_and(|words| words == text);
                return legal.into_iter().find(said).ok_or(why);
            }
        };
        let made = self.begun.iter().enumerate();
        let fits = made
            .into_iter()
            .all(|(i, a)| game.action(at, m, i) == Some(*a));
        match game.action(at, m, self.begun.len()) {
            Some(action) if fits => Ok(action),
            _ => Err(Refusal::illegal(format!(
                "{text} does not continue {}",
                game.say_begun(at, &self.begun)
            ))),
        }
    }
    fn begun(&self) -> &[u32] {
        &self.begun
    }
    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (game, at) = (self.played.game(), self.played.position());
        game.observe(&game.view(at, Eye::Seat(seat)), seat, &self.begun, out);
    }
    fn table(&self) -> &dyn Table {
        &self.played
    }
    fn start(&self) -> (Option<String>, u64) {
        let game = self.played.game();
        let (first, seed) = (&self.played.line()[0], self.played.seed());
        let usual = *first == game.start(seed);
        let text = || game.write_position(&game.view(first, Eye::Keeper));
        ((!usual).then(text), seed)
    }
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Live> {
        if G::OPEN {
            return self.copy();
        }
        let game = self.played.game();
        let seen = game.view(self.played.position(), Eye::Seat(seat));
        let at = game.sample(&seen, &mut Rng::new(seed));
        let mut other = Typed::new(Match::at(game.clone(), at));
        other.begun.clone_from(&self.begun);
        Box::new(other)
    }
    fn copy(&self) -> Box<dyn Live> {
        Box::new(self.clone())
    }
}

/// No such action is legal.
#[cold]
pub fn illegal(action: impl Display) -> Refusal {
    Refusal::illegal(format!("action {action} is not legal here"))
}

const OURS: &str = "every rulebook here is of a game of ours";

/// Begins a match: from a text, or from the start.
pub fn begin(
    rules: &dyn Rulebook,
    text: Option<&str>,
    seed: u64,
) -> Result<Box<dyn Live>, Refusal> {
    struct Begin<'t>(Option<&'t str>, u64);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn Live>, Refusal>;
        fn visit<G: Rules + Symmetries>(self, game: &G) -> Self::Out {
            let game = Arc::new(game.clone());
            Ok(Box::new(Typed::new(match self.0 {
                None => Match::new(game, self.1),
                Some(text) => {
                    let at = game.read_position(text, self.1)?;
                    Match::at(game, at)
                }
            })))
        }
    }
    visit(rules, Begin(text, seed)).expect(OURS)
}

/// Goes on with a match that somebody else plays.
pub fn join(table: &dyn Table) -> Box<dyn Live> {
    struct Join<'t>(&'t dyn Table);
    impl Visitor for Join<'_> {
        type Out = Box<dyn Live>;
        fn visit<G: Rules + Symmetries>(self, _: &G) -> Self::Out {
            let played = self.0.as_any().downcast_ref::<Match<G>>();
            Box::new(Typed::new(played.expect("a table of these rules").clone()))
        }
    }
    visit(&*table.rules(), Join(table)).expect(OURS)
}

/// The numbers of a game.
pub fn sizes(rules: &dyn Rulebook) -> Sizes {
    struct Measure;
    impl Visitor for Measure {
        type Out = Sizes;
        fn visit<G: Rules + Symmetries>(self, game: &G) -> Sizes {
            Sizes {
                actions: game.actions(),
                planes: game.planes(),
                cells: game.cells(),
                symmetries,
                plies: game.memory().plies,
            }
        }
    }
    visit(rules, Measure).expect(OURS)
}

fn symmetries(rules: &dyn Rulebook) -> Vec<Symmetry> {
    struct List;
    impl Visitor for List {
        type Out = Vec<Symmetry>;
        fn visit<G: Rules + Symmetries>(self, game: &G) -> Vec<Symmetry> {
            game.symmetries()
        }
    }
    visit(rules, List).expect(OURS)
}
