//! Solved games: exact values out of a table, for programs that know no game.

use parlour_core::{Eye, Proof, Refusal, Table, Watch};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why an oracle has no answer.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum OracleError {
    /// Somebody stopped the work.
    #[error("stopped")]
    Stopped,
    /// The table cannot be made, kept or read, or it is wrong, or knows nothing of the position.
    #[error("{0}")]
    Table(String),
}

/// A solved game: how to make its table, to check it, and to read it. [`crate::oracle()`] knows which
/// games have one.
pub trait Oracle: Send + Sync {
    /// Where the table is kept unless somebody says otherwise; `None` where the system names no
    /// folder for data.
    fn path(&self) -> Option<PathBuf>;
    /// What making the table takes, for people: `about a minute on one core`.
    fn effort(&self) -> &'static str;
    /// Is the table there, so that questions are answered at once?
    fn is_made(&self) -> bool {
        self.path().is_some_and(|path| path.exists())
    }
    /// Could the table be written there? Tries the folder and the room on the disk.
    fn can_keep(&self, path: &Path) -> Result<(), OracleError>;
    /// Solves the game and writes the table, whole or not at all; what was found, as text. A file that
    /// is there already is left alone unless it may be replaced. That the table can be written is
    /// seen to first.
    fn solve(&self, to: &Path, replace: bool, work: &Work) -> Result<String, OracleError>;
    /// Checks every value of a table by other code than made it; what was checked, as text.
    fn verify(&self, table: &Path, reachable: bool, work: &Work) -> Result<String, OracleError>;
    /// Figures about the whole game. With `reachable` also of those positions that can arise.
    fn statistics(
        &self,
        table: &Path,
        reachable: bool,
        work: &Work,
    ) -> Result<Statistics, OracleError>;
    /// Opens a table that was made before, for many questions.
    fn open(&self, table: &Path) -> Result<Box<dyn Values>, OracleError>;
    /// Can it tell the value of this position?
    fn knows(&self, table: &dyn Table) -> bool;
    /// The value of a position that it knows and of its moves as text, in the layout that players of
    /// the game are used to. The table is made on first use, and kept if it can be.
    fn tell(
        &self,
        table: &dyn Table,
        telling: &Telling,
        work: &Work,
    ) -> Result<String, OracleError>;
    /// What a finished game is worth to the side whose turn it would be.
    fn ended(&self, table: &dyn Table) -> Option<Proof>;
}

/// An open table.
pub trait Values: Send + Sync {
    /// What the position is worth to the side to move; repetitions do not count.
    fn value(&self, table: &dyn Table) -> Result<Proof, OracleError>;
}

impl dyn Values {
    /// What every move of a position is worth to its mover, sorted by move; repetitions do not count.
    pub fn moves(&self, table: &dyn Table) -> Result<Vec<(String, Proof)>, OracleError> {
        let after = |text: String| {
            let mut next = table.until(table.ply());
            let refused = |why: Refusal| OracleError::Table(why.to_string());
            next.play(&text).map_err(refused)?;
            let Proof { verdict, plies } = self.value(&*next)?;
            let own = Proof {
                verdict: verdict.flip(),
                plies: plies.map(|plies| plies + 1),
            };
            Ok((text, own))
        };
        table.moves(Eye::Keeper).into_iter().map(after).collect()
    }
}

/// How long work is done.
pub struct Work<'w> {
    /// Threads; `None` uses every core.
    pub threads: Option<usize>,
    /// Sees progress, and stops it.
    pub watch: &'w Watch,
}

impl Work<'_> {
    /// How many threads that are.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores)
    }
}

/// Cores of this machine.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What [`Oracle::tell`] shows.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Telling {
    /// Moves shown; `None` shows all.
    pub moves: Option<usize>,
    /// The whole best line to the end as well.
    pub line: bool,
    /// Moves spelled out for people instead of the exact notation.
    pub spelled: bool,
    /// With a word on what the numbers count, for people; programs know the bare layout.
    pub explained: bool,
}

/// Figures about a whole game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Statistics {
    /// For people.
    pub text: String,
    /// For programs.
    pub json: String,
    /// A plot of the depths as SVG.
    pub plot: String,
}
