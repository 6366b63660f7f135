//! Solved games: `parlour solve`, `verify` and `stats`.

use crate::args::{Solve, Stats, Verify, Whole};
use crate::fault::Fault;
use crate::interrupt;
use parlour_bots::{Oracle, OracleError, Work, oracle};
use parlour_core::{Progress, Watch};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// A watch that shows progress on a terminal and stops on Ctrl-C.
pub fn watch() -> Result<Watch, Fault> {
    let watch = match io::stderr().is_terminal() {
        true => Watch::with_report(show),
        false => Watch::new(),
    };
    interrupt::stops(&watch)?;
    Ok(watch)
}

/// A bar that overwrites itself.
fn show(progress: &Progress) {
    let total = progress.total.unwrap_or(progress.done).max(1);
    let filled = (progress.done.min(total) * 30 / total) as usize;
    let bar = format!("{}{}", "#".repeat(filled), ".".repeat(30 - filled));
    let end = if progress.done >= total { "\n" } else { "" };
    // Nobody is harmed when progress cannot be shown.
    let _ = write!(
        io::stderr(),
        "\r[{bar}] {:>3}/{total} {:<40}{end}",
        progress.done,
        progress.text
    );
}

/// The oracle of a solved game.
fn solved(game: &str) -> Result<&'static dyn Oracle, Fault> {
    let rules = parlour_games::by_name(game)?;
    oracle(&*rules).ok_or_else(|| {
        let all = parlour_games::all();
        let solved = all.iter().filter(|rules| oracle(&***rules).is_some());
        let solved: Vec<_> = solved.map(|rules| rules.name()).collect();
        let solved = solved.join(" and ");
        Fault::Text(format!("{} is not solved; {solved} is", rules.name()))
    })
}

fn path(file: Option<&Path>, oracle: &dyn Oracle) -> Result<PathBuf, Fault> {
    let kept = || {
        let none = "there is no folder for the table; set PARLOUR_DATA to one";
        oracle.path().ok_or_else(|| Fault::Run(none.into()))
    };
    file.map_or_else(kept, |path| Ok(path.into()))
}

impl From<OracleError> for Fault {
    fn from(why: OracleError) -> Fault {
        match why {
            OracleError::Stopped => Fault::Stopped,
            OracleError::Table(why) => Fault::Run(why),
        }
    }
}

/// Before a question: says what is done first if the table of the game must be made, how long that
/// takes and where it is kept.
pub fn announce(oracle: &dyn Oracle, game: &str) {
    if oracle.is_made() {
        return;
    }
    let kept = match oracle.path().map(|path| (oracle.can_keep(&path), path)) {
        None => "it is not kept, since there is no folder for it (set PARLOUR_DATA to one)".into(),
        Some((Err(why), _)) => format!("it is not kept, since one {why}"),
        Some((Ok(()), path)) => format!("it is kept in {}", path.display()),
    };
    let effort = oracle.effort();
    // Nobody is harmed when this cannot be said.
    let _ = writeln!(
        io::stderr(),
        "{game} is solved once, which takes {effort}; the table: {kept}"
    );
}

/// Solves the game and writes the table.
pub fn solve(args: &Solve, out: &mut impl Write) -> Result<(), Fault> {
    let oracle = solved(&args.game)?;
    let path = path(args.out.as_deref(), oracle)?;
    let watch = watch()?;
    let work = Work {
        threads: args.threads.map(usize::from),
        watch: &watch,
    };
    if io::stderr().is_terminal() {
        let (game, effort) = (&args.game, oracle.effort());
        let path = path.display();
        let _ = writeln!(
            io::stderr(),
            "solving {game}, which takes {effort}; the table goes to {path}"
        );
    }
    let found = oracle.solve(&path, args.replace, &work)?;
    Ok(writeln!(out, "{found}{}", path.display())?)
}

/// Opens what `verify` and `stats` look at: oracle, file, whether reachable positions count.
fn look(whole: &Whole) -> Result<(&'static dyn Oracle, PathBuf, Watch), Fault> {
    let oracle = solved(&whole.game)?;
    Ok((oracle, path(whole.file.as_deref(), oracle)?, watch()?))
}

/// Checks a whole table.
pub fn verify(args: &Verify, out: &mut impl Write) -> Result<(), Fault> {
    let (oracle, path, watch) = look(&args.whole)?;
    let work = Work {
        threads: args.whole.threads.map(usize::from),
        watch: &watch,
    };
    let found = oracle.verify(&path, args.whole.reachable, &work)?;
    Ok(out.write_all(found.as_bytes())?)
}

/// Figures about the whole game.
pub fn stats(args: &Stats, out: &mut impl Write) -> Result<(), Fault> {
    let (oracle, path, watch) = look(&args.whole)?;
    let work = Work {
        threads: args.whole.threads.map(usize::from),
        watch: &watch,
    };
    let found = oracle.statistics(&path, args.whole.reachable, &work)?;
    if let Some(path) = &args.svg {
        std::fs::write(path, found.plot).map_err(|why| Fault::file("write", path, why))?;
    }
    match args.json {
        true => writeln!(out, "{}", found.json)?,
        false => out.write_all(found.text.as_bytes())?,
    }
    Ok(())
}
