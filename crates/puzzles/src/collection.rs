//! The puzzles that are kept, a file for each game; the one table of names here.

use parlour_core::{Eye, Puzzle, Refusal, Status, Table};

/// A game's puzzles, and how more of them are found.
pub struct Collection {
    /// The name of the game.
    pub game: &'static str,
    /// All of them as text.
    pub text: &'static str,
    pub(crate) kind: Kind,
    /// Options under which they are looked for, as often as they stand here.
    pub(crate) tables: &'static [&'static [(&'static str, &'static str)]],
}

/// How a game's puzzles are proved.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Kind {
    /// Wins in so many moves at most.
    Force(u32),
    /// What the table knows, wins up to so many plies.
    Known(u32),
    /// The best final score.
    Points,
    /// Whatever the others hold, wins in so many turns at most.
    Hands(u32),
}

/// One row a game.
static ALL: &[Collection] = &[
    Collection {
        game: "cublino-contra",
        text: include_str!("../data/cublino-contra.jsonl"),
        kind: Kind::Force(4),
        tables: &[&[]],
    },
    Collection {
        game: "cublino-pur",
        text: include_str!("../data/cublino-pur.jsonl"),
        kind: Kind::Force(4),
        tables: &[&[]],
    },
    Collection {
        game: "dobutsu",
        text: include_str!("../data/dobutsu.jsonl"),
        kind: Kind::Known(15),
        tables: &[&[]],
    },
    Collection {
        game: "dog",
        text: include_str!("../data/dog.jsonl"),
        kind: Kind::Hands(4),
        tables: &[&[], &[], &[("players", "2")]],
    },
    Collection {
        game: "dominions",
        text: include_str!("../data/dominions.jsonl"),
        kind: Kind::Points,
        tables: &[&[("size", "4")], &[("size", "5")], &[("size", "3")], &[]],
    },
    Collection {
        game: "romanian-checkers",
        text: include_str!("../data/romanian-checkers.jsonl"),
        kind: Kind::Force(4),
        tables: &[&[]],
    },
];

impl Collection {
    /// Every game's, in the order of the alphabet.
    pub fn all() -> &'static [Collection] {
        ALL
    }
    /// That of the game with this name.
    pub fn of(game: &str) -> Option<&'static Collection> {
        ALL.iter().find(|collection| collection.game == game)
    }
    /// Its puzzles, the easiest first.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        Puzzle::read_all(self.text).expect("what is kept was read by a test")
    }
}

/// The table of a puzzle, as its solver sees it; what is hidden from the solver is drawn anyhow.
pub fn open(puzzle: &Puzzle) -> Result<Box<dyn Table>, Refusal> {
    let rules = parlour_games::by_name(&puzzle.game);
    let rules = rules.map_err(|why| Refusal::malformed(why.to_string()))?;
    let rules = rules.configure(Some(&puzzle.preset), &puzzle.options)?;
    if rules.is_open() {
        return rules.open(Some(&puzzle.position), 0);
    }
    let mut refused = None;
    for seat in (0..rules.seats()).map(parlour_core::Seat) {
        match rules.open_seen(&puzzle.position, Eye::Seat(seat), 0) {
            Ok(table) if table.status() == Status::ToMove(seat) => return Ok(table),
            Ok(_) => {}
            Err(why) => refused = Some(why),
        }
    }
    let nobody = || Refusal::invalid("the position is not what the seat to move sees");
    Err(refused.unwrap_or_else(nobody))
}
