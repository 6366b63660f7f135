//! Who plays what: the one place where bots and names of games meet.

use crate::alphabeta::AlphaBeta;
use crate::book::{Booked, Library, Shelf};
use crate::bot::Player;
#[cfg(not(target_arch = "wasm32"))]
use crate::dobutsu::{Solved, Tabled};
use crate::dog::{Certain, Hound};
use crate::guests::guest;
use crate::judge::{Either, Judge};
use crate::judges::{
    Animals, Contra, CublinoPictures, Gathering, Learned, LearnedCublino, Liberties, Pictures, Pur,
    QuickContra, QuickPur, Seasoned, Tiles, Yardstick,
};
use crate::ladder::ladder;
use crate::net::Lesson;
use crate::order::Ordering;
use crate::prove::{Prove, prove};
use crate::styled::{Styled, styled};
use crate::tune::{Tuning, Weighed};
use crate::{Bot, BotError, Certainty, Oracle, Scale, Strength};
use parlour_core::Rulebook;
use parlour_games::cublino::Cublino;
use parlour_games::dobutsu::Dobutsu;
use parlour_games::dog::Dog;
use parlour_games::dominions::{Dominions, Move};
use parlour_games::romanian_checkers::RomanianCheckers;
use parlour_search::{Evaluate, Style};
use std::marker::PhantomData;

/// All that is known about playing one game.
pub(crate) struct Row {
    name: &'static str,
    bot: fn(Strength, u64) -> Box<dyn Bot>,
    oracle: Option<&'static dyn Oracle>,
    /// Proof-number search, where nothing is hidden.
    prove: Option<Prove>,
    /// What is certain over all hidden hands, where something is hidden.
    certainty: Option<&'static dyn Certainty>,
    /// From which loss on a review names a move.
    scale: Scale,
    /// Its judge, if that has weights to tune.
    pub tuning: Option<&'static dyn Tuning>,
    /// Which judge its strongest bot asks if nobody says.
    usual: Judge,
    /// How a network learns it, if one can.
    lesson: Option<&'static dyn Lesson>,
    /// How an order of its moves is learned, if one is.
    ordering: Option<&'static dyn Ordering>,
    /// Its learned mind in any style of search.
    styled: Option<&'static Styled>,
    /// What its strongest bot has read of openings.
    library: Option<&'static dyn Library>,
}

/// The judge of a game's strongest bot: the one that is stronger at the same time a move.
const LEARNED: Judge = Judge::Learned;
const CLASSIC: Judge = Judge::Classic;

/// Levels below the highest are measured against people and stay as they are.
fn usual_at(best: Judge, strength: Strength) -> Judge {
    match strength == Strength::BEST {
        true => best,
        false => Judge::Classic,
    }
}

/// Which judge the strongest bot of this game asks if nobody says.
pub fn usual(rules: &dyn Rulebook) -> Judge {
    row(rules.name()).map_or(Judge::Classic, |row| row.usual)
}

/// What only tools ask for: nobody tunes, trains or makes books in a browser, so nothing of it is loaded there.
const fn unless_browser<T: ?Sized>(tool: &'static T) -> Option<&'static T> {
    match cfg!(target_arch = "wasm32") {
        true => None,
        false => Some(tool),
    }
}

// The books of Contra and Dominions are empty: `books/README.md` says why.
static CONTRA: Shelf<Cublino> = Shelf::new(
    Cublino::contra,
    include_str!("../books/cublino-contra.book"),
);
static PUR: Shelf<Cublino> = Shelf::new(Cublino::pur, include_str!("../books/cublino-pur.book"));
static DOMINIONS: Shelf<Dominions> =
    Shelf::new(Dominions::default, include_str!("../books/dominions.book"));
static ROMANIAN: Shelf<RomanianCheckers> = Shelf::new(
    RomanianCheckers::default,
    include_str!("../books/romanian-checkers.book"),
);

/// One row a game.
static ROWS: &[Row] = &[
    Row {
        name: "cublino-contra",
        bot: |strength, seed| {
            let mind = Either {
                classic: AlphaBeta::new(Contra::default(), strength, seed),
                learned: AlphaBeta::new(LearnedCublino::contra(), strength, seed),
                usual: usual_at(LEARNED, strength),
            };
            ladder::<Cublino, _, _>("cublino-contra", Yardstick, mind, strength, seed)
        },
        oracle: None,
        prove: Some(prove::<Cublino>),
        certainty: None,
        scale: Scale::searched(5.0),
        tuning: unless_browser(&Weighed(Cublino::contra, Contra::default)),
        usual: LEARNED,
        lesson: unless_browser(&CublinoPictures::<QuickContra>(PhantomData)),
        ordering: None,
        styled: unless_browser(&Styled {
            style: || LearnedCublino::contra().style(),
            bot: |style, seed| {
                let judge = LearnedCublino::contra();
                styled::<Cublino, _>("cublino-contra", judge, style, seed)
            },
        }),
        library: unless_browser(&CONTRA),
    },
    Row {
        name: "cublino-pur",
        bot: |strength, seed| {
            let mind = Either {
                classic: AlphaBeta::new(Pur::default(), strength, seed),
                learned: Booked::new(
                    AlphaBeta::new(LearnedCublino::pur(), strength, seed),
                    &PUR,
                    strength,
                    seed,
                ),
                usual: usual_at(LEARNED, strength),
            };
            ladder::<Cublino, _, _>("cublino-pur", Yardstick, mind, strength, seed)
        },
        oracle: None,
        prove: Some(prove::<Cublino>),
        certainty: None,
        scale: Scale::searched(6.5),
        tuning: unless_browser(&Weighed(Cublino::pur, Pur::default)),
        usual: LEARNED,
        lesson: unless_browser(&CublinoPictures::<QuickPur>(PhantomData)),
        ordering: None,
        styled: unless_browser(&Styled {
            style: || LearnedCublino::pur().style(),
            bot: |style, seed| {
                let judge = LearnedCublino::pur();
                styled::<Cublino, _>("cublino-pur", judge, style, seed)
            },
        }),
        library: unless_browser(&PUR),
    },
    Row {
        name: "dobutsu",
        bot: |strength, seed| {
            let mind = AlphaBeta::new(Animals, strength, seed);
            #[cfg(not(target_arch = "wasm32"))]
            let mind = Tabled::new(mind, strength, seed);
            ladder::<Dobutsu, _, _>("dobutsu", Animals, mind, strength, seed)
        },
        #[cfg(not(target_arch = "wasm32"))]
        oracle: Some(&Solved),
        #[cfg(target_arch = "wasm32")]
        oracle: None,
        prove: Some(prove::<Dobutsu>),
        certainty: None,
        scale: Scale::SOLVED,
        tuning: None,
        usual: CLASSIC,
        lesson: None,
        ordering: None,
        styled: None,
        library: None,
    },
    Row {
        name: "dog",
        bot: |strength, seed| Player::<Dog, _>::boxed("dog", Hound::new(strength, seed)),
        oracle: None,
        prove: None,
        certainty: Some(&Certain),
        scale: Scale::searched(10.0),
        tuning: None,
        usual: LEARNED,
        lesson: None,
        ordering: None,
        styled: None,
        library: None,
    },
    Row {
        name: "dominions",
        bot: |strength, seed| {
            let deliberate = |m: &Move| *m == Move::Pass;
            let classic = AlphaBeta::new(Liberties::default(), strength, seed);
            let learned = AlphaBeta::new(Seasoned::default(), strength, seed);
            let mind = Either {
                classic: classic.deliberate(deliberate),
                learned: learned.deliberate(deliberate),
                usual: usual_at(LEARNED, strength),
            };
            ladder::<Dominions, _, _>("dominions", Yardstick, mind, strength, seed)
        },
        oracle: None,
        prove: Some(prove::<Dominions>),
        certainty: None,
        scale: Scale::searched(10.0),
        tuning: unless_browser(&Weighed(Dominions::default, Liberties::default)),
        usual: LEARNED,
        lesson: None,
        ordering: unless_browser(&Tiles),
        styled: unless_browser(&Styled {
            style: || Seasoned::default().style(),
            bot: |style, seed| {
                styled::<Dominions, _>("dominions", Seasoned::default(), style, seed)
            },
        }),
        library: unless_browser(&DOMINIONS),
    },
    Row {
        name: "romanian-checkers",
        bot: |strength, seed| {
            let judge = Gathering::default();
            let mind = Either {
                classic: AlphaBeta::new(judge.clone(), strength, seed),
                learned: Booked::new(
                    AlphaBeta::new(Learned::trained(), strength, seed),
                    &ROMANIAN,
                    strength,
                    seed,
                ),
                usual: usual_at(LEARNED, strength),
            };
            ladder::<RomanianCheckers, _, _>("romanian-checkers", judge, mind, strength, seed)
        },
        oracle: None,
        prove: Some(prove::<RomanianCheckers>),
        certainty: None,
        scale: Scale::searched(10.0),
        tuning: unless_browser(&Weighed(RomanianCheckers::default, Gathering::default)),
        usual: LEARNED,
        lesson: unless_browser(&Pictures),
        ordering: None,
        styled: unless_browser(&Styled {
            style: || Learned::trained().style(),
            bot: |style, seed| {
                styled::<RomanianCheckers, _>("romanian-checkers", Learned::trained(), style, seed)
            },
        }),
        library: unless_browser(&ROMANIAN),
    },
];

/// The row of the game with this name.
pub(crate) fn row(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

/// The bot for this game at this strength; `None` for a game that nobody can play yet. The same seed
/// gives the same play.
///
/// ```
/// use parlour_bots::{Limits, Strength, bot};
/// use parlour_core::Watch;
///
/// let rules = parlour_games::by_name("romanian-checkers")?;
/// let mut table = rules.open(None, 0)?;
/// let mut player = bot(&*rules, Strength::Level(4), 1).expect("somebody plays it");
/// while table.ply() < 6 {
///     let text = player.choose(&*table, &Limits::default(), &Watch::new())?;
///     table.play(&text)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn bot(rules: &dyn Rulebook, strength: Strength, seed: u64) -> Option<Box<dyn Bot>> {
    match row(rules.name()) {
        Some(row) => Some((row.bot)(strength, seed)),
        None => guest(rules.name())?.bot(strength, seed),
    }
}

/// The same, with a sentence where nobody plays the game: how every program seats a bot.
pub fn seat_bot(
    rules: &dyn Rulebook,
    strength: Strength,
    seed: u64,
) -> Result<Box<dyn Bot>, BotError> {
    bot(rules, strength, seed).ok_or(BotError::Nobody(rules.name()))
}

/// From which loss on a review of this game names a move.
pub fn scale(rules: &dyn Rulebook) -> Scale {
    let guest = || guest(rules.name()).map_or(USUAL, |guest| guest.scale());
    row(rules.name()).map_or_else(guest, |row| row.scale)
}

/// For games that nobody has measured.
pub(crate) const USUAL: Scale = Scale::searched(10.0);

/// The oracle of this game, if it is solved.
pub fn oracle(rules: &dyn Rulebook) -> Option<&'static dyn Oracle> {
    row(rules.name())?.oracle
}

/// How positions of this game are proved by proof-number search (df-pn), if nothing in it is hidden.
///
/// ```
/// use parlour_bots::{Limits, prover};
/// use parlour_core::{Verdict, Watch};
///
/// let rules = parlour_games::by_name("cublino-contra")?;
/// let table = rules.open(Some("CWd6vd5"), 0)?;
/// let prove = prover(&*rules).expect("nothing is hidden");
/// let said = prove(&*table, &Limits::default(), &Watch::new())?;
/// assert_eq!(said.proof.map(|proof| proof.verdict), Some(Verdict::Win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prover(rules: &dyn Rulebook) -> Option<Prove> {
    match row(rules.name()) {
        Some(row) => row.prove,
        None => guest(rules.name())?.prove(),
    }
}

/// What is certain in this game over all hidden hands, if something in it is hidden.
pub fn certainty(rules: &dyn Rulebook) -> Option<&'static dyn Certainty> {
    row(rules.name())?.certainty
}

/// How a network learns this game, if one can.
pub fn lesson(rules: &dyn Rulebook) -> Option<&'static dyn Lesson> {
    row(rules.name())?.lesson
}

/// How an order of this game's moves is learned, if one is.
pub fn ordering(rules: &dyn Rulebook) -> Option<&'static dyn Ordering> {
    row(rules.name())?.ordering
}

/// What is known of this game's openings, if it has a book.
pub fn library(rules: &dyn Rulebook) -> Option<&'static dyn Library> {
    row(rules.name())?.library
}

/// In which style the learned mind of this game searches, if it is one that looks ahead by alpha-beta.
pub fn style(rules: &dyn Rulebook) -> Option<Style> {
    Some((row(rules.name())?.styled?.style)())
}

/// The learned mind of this game in another style: for whoever tunes it.
pub fn styled_bot(rules: &dyn Rulebook, style: Style, seed: u64) -> Option<Box<dyn Bot>> {
    Some((row(rules.name())?.styled?.bot)(style, seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use parlour_core::Watch;

    /// The strongest bot asks the judge that is stronger, the levels below it the one they were measured with.
    #[test]
    fn the_usual_judge_is_asked() {
        for row in ROWS.iter().filter(|row| row.lesson.is_some()) {
            let rules = parlour_games::by_name(row.name).expect("a game");
            let table = rules.open(None, 0).expect("a start");
            let said = |level: u8, judge: Option<Judge>| {
                let limits = Limits {
                    nodes: Some(2_000),
                    judge,
                    ..Limits::default()
                };
                let mut bot = bot(&*rules, Strength::Level(level), 3).expect("somebody");
                bot.analyse(&*table, &limits, &Watch::new())
                    .expect("a move")
            };
            let [learned, classic] = [LEARNED, CLASSIC].map(|judge| said(10, Some(judge)));
            assert_ne!(
                learned.moves[0].score, classic.moves[0].score,
                "{}",
                row.name
            );
            assert_eq!(
                said(10, None),
                said(10, Some(usual(&*rules))),
                "{}",
                row.name
            );
            assert_eq!(said(8, None), said(8, Some(CLASSIC)), "{}", row.name);
        }
    }
}
