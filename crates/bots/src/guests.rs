//! Games from elsewhere, with whoever plays them.

use crate::ladder::ladder;
use crate::names::USUAL;
use crate::prove::{Prove, prove};
use crate::{AlphaBeta, Bot, Scale, Strength};
use parlour_core::{Game, Rulebook, Rules, Views, rulebook};
use parlour_games::Unwelcome;
use parlour_search::Evaluate;
use std::sync::{Arc, OnceLock};

static GUESTS: OnceLock<Vec<Guest>> = OnceLock::new();

/// A game from elsewhere and all that is known about playing it. [`welcome`] lets it into a program.
pub struct Guest {
    rules: Arc<dyn Rulebook>,
    bot: Option<Box<MakeBot>>,
    prove: Option<Prove>,
    scale: Scale,
}

type MakeBot = dyn Fn(Strength, u64) -> Box<dyn Bot> + Send + Sync;

impl Guest {
    /// A game that people play; no bot knows it yet.
    pub fn new<G: Rules>(game: G) -> Guest {
        Guest {
            rules: rulebook(game),
            bot: None,
            prove: None,
            scale: USUAL,
        }
    }
    /// A game of two seats without secrets. Alpha-beta looks ahead with this judge, weakened by level; level 0
    /// plays at random, `greedy` takes what the judge likes at once; positions can be proved.
    pub fn judged<G, E>(game: G, judge: E) -> Guest
    where
        G: Rules + Views<View = <G as Game>::Position>,
        E: Evaluate<G> + Clone + Send + 'static,
    {
        let name = game.name();
        let bot = move |strength, seed| {
            let mind = AlphaBeta::new(judge.clone(), strength, seed);
            ladder::<G, _, _>(name, judge.clone(), mind, strength, seed)
        };
        Guest {
            prove: Some(prove::<G>),
            ..Guest::new(game).with_bot(bot)
        }
    }
    /// Played by the bot that this makes of a strength and a seed: how a game with hidden cards gets one.
    pub fn with_bot(
        mut self,
        bot: impl Fn(Strength, u64) -> Box<dyn Bot> + Send + Sync + 'static,
    ) -> Guest {
        self.bot = Some(Box::new(bot));
        self
    }
    /// From which loss on a review names a move, where somebody has measured it.
    pub fn with_scale(mut self, scale: Scale) -> Guest {
        self.scale = scale;
        self
    }
    pub(crate) fn bot(&self, strength: Strength, seed: u64) -> Option<Box<dyn Bot>> {
        self.bot.as_ref().map(|make| make(strength, seed))
    }
    pub(crate) fn prove(&self) -> Option<Prove> {
        self.prove
    }
    pub(crate) fn scale(&self) -> Scale {
        self.scale
    }
}

/// From here on everything in this program that asks for games and bots by name has these as well: tables, command
/// line, site. Said once, before anything else; all of the games are let in, or none.
///
/// ```
/// use parlour_bots::{Guest, Strength, bot, welcome};
/// # use parlour_core::*;
/// # #[derive(Clone, Debug)]
/// # struct Nim;
/// # impl Game for Nim {
/// #     type Position = (u8, u8);
/// #     type Move = u8;
/// #     fn start(&self, _: u64) -> (u8, u8) { (10, 0) }
/// #     fn status(&self, at: &(u8, u8)) -> Status {
/// #         let last = Reason::new("last", "took the last stone");
/// #         match at.0 {
/// #             0 => Status::Over(Outcome::win(Seats::one(Seat(1 - at.1)), last)),
/// #             _ => Status::ToMove(Seat(at.1)),
/// #         }
/// #     }
/// #     fn moves(&self, at: &(u8, u8), out: &mut Vec<u8>) { out.extend(1..=at.0.min(3)) }
/// #     fn play(&self, at: &mut (u8, u8), m: u8) { *at = (at.0 - m, 1 - at.1) }
/// #     fn key(&self, at: &(u8, u8)) -> u64 { mix((at.0 as u64) << 1 | at.1 as u64) }
/// # }
/// # impl Open for Nim {}
/// # impl Text for Nim {
/// #     fn write_position(&self, at: &(u8, u8)) -> String { format!("{} {}", at.0, at.1) }
/// #     fn read_position(&self, _: &str, _: u64) -> Result<(u8, u8), Refusal> { Ok((10, 0)) }
/// #     fn write_move(&self, _: &(u8, u8), m: u8, _: Eye) -> String { m.to_string() }
/// #     fn read_move(&self, _: &(u8, u8), text: &str) -> Result<u8, Refusal> {
/// #         text.parse().map_err(|_| Refusal::malformed("no number"))
/// #     }
/// #     fn draw(&self, at: &(u8, u8)) -> String { "o".repeat(at.0.into()) }
/// # }
/// # impl Picture for Nim {}
/// # impl Rules for Nim {
/// #     fn name(&self) -> &'static str { "nim" }
/// #     fn title(&self) -> &'static str { "Nim" }
/// #     fn about(&self) -> &'static str { "Take the last stone." }
/// # }
/// # use parlour_bots::Evaluate;
/// /// Three stones can be taken, four cannot.
/// #[derive(Clone)]
/// struct Fours;
///
/// impl Evaluate<Nim> for Fours {
///     type Sums = ();
///     fn sums(&self, _: &Nim, _: &(u8, u8)) {}
///     fn worth(&self, _: &Nim, (stones, _): &(u8, u8), _: &()) -> i32 {
///         if stones % 4 == 0 { -400 } else { 400 }
///     }
/// }
///
/// welcome([Guest::judged(Nim, Fours)])?;
///
/// let rules = parlour_games::by_name("nim")?;
/// let table = rules.open(None, 0)?;
/// let mut player = bot(&*rules, Strength::BEST, 1).expect("it has one");
/// assert_eq!(player.choose(&*table, &Default::default(), &Watch::new())?, "2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn welcome(guests: impl IntoIterator<Item = Guest>) -> Result<(), Unwelcome> {
    let guests: Vec<Guest> = guests.into_iter().collect();
    parlour_games::welcome(guests.iter().map(|guest| guest.rules.clone()).collect())?;
    GUESTS.set(guests).map_err(|_| Unwelcome::Again)
}

/// The one with this name.
pub(crate) fn guest(name: &str) -> Option<&'static Guest> {
    let mut guests = GUESTS.get()?.iter();
    guests.find(|guest| guest.rules.name() == name)
}
