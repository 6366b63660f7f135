//! What only a solved game can do: `parlour solve`, `verify`, `stats`, and `bestmove` from the table.

use crate::args::{Solve, Stats, Verify};
use crate::fault::Fault;
use crate::interrupt;
use crate::notation::Notation;
use parlour_core::{Outcome, Progress, Verdict, Watch};
use parlour_games::dobutsu::{Move, Position, Side};
use parlour_solver::dobutsu::{self as solver, KeepError, ProbeError, Reachable, Table, Value};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// A watch that shows progress on stderr and stops on Ctrl-C.
pub fn watch() -> Result<Watch, Fault> {
    let watch = Watch::with_report(tell);
    interrupt::stops(&watch)?;
    Ok(watch)
}

/// One line of progress: a bar that overwrites itself on a terminal, a plain line elsewhere.
fn tell(progress: &Progress) {
    let mut err = io::stderr().lock();
    let total = progress.total.unwrap_or(progress.done).max(1);
    // Nobody is harmed when progress cannot be shown.
    let _ = if err.is_terminal() {
        let filled = (progress.done.min(total) * 30 / total) as usize;
        let bar = format!("{}{}", "#".repeat(filled), ".".repeat(30 - filled));
        let end = if progress.done >= total { "\n" } else { "" };
        write!(
            err,
            "\r[{bar}] {:>3}/{total} {:<40}{end}",
            progress.done, progress.text
        )
    } else {
        writeln!(err, "{}/{total} {}", progress.done, progress.text)
    };
}

fn only_dobutsu(game: &str) -> Result<(), Fault> {
    let known = parlour_games::by_name(game)?;
    match known.name() {
        "dobutsu" => Ok(()),
        name => Err(Fault::Text(format!("{name} is not solved; dobutsu is"))),
    }
}

fn default_path() -> Result<PathBuf, Fault> {
    solver::default_path().ok_or_else(|| KeepError::NoFolder.into())
}

impl From<KeepError> for Fault {
    fn from(why: KeepError) -> Fault {
        match why {
            KeepError::Stopped(_) => Fault::Stopped,
            why => Fault::Run(why.to_string()),
        }
    }
}

impl From<ProbeError> for Fault {
    fn from(why: ProbeError) -> Fault {
        match why {
            ProbeError::Incomplete(_) => Fault::Text(why.to_string()),
            ProbeError::Table(why) => Fault::Run(why.to_string()),
        }
    }
}

impl From<solver::Fault> for Fault {
    fn from(why: solver::Fault) -> Fault {
        match why {
            solver::Fault::Stopped => Fault::Stopped,
            why => Fault::Run(why.to_string()),
        }
    }
}

impl From<parlour_solver::TableError> for Fault {
    fn from(why: parlour_solver::TableError) -> Fault {
        Fault::Run(why.to_string())
    }
}

/// Solves the game and writes the table.
pub fn solve(args: &Solve, out: &mut impl Write) -> Result<(), Fault> {
    only_dobutsu(&args.game)?;
    let path = match &args.out {
        Some(path) => path.clone(),
        None => default_path()?,
    };
    if path.exists() && !args.replace {
        return match Table::open(&path) {
            Ok(_) => Err(Fault::Run(format!(
                "{} is there already; --replace makes it anew",
                path.display()
            ))),
            Err(why) => Err(Fault::Run(format!("{why}; --replace makes a new one"))),
        };
    }
    solver::make(&path, args.threads.into(), &watch()?)?;
    let table = Table::open(&path)?;
    for (i, round) in table.rounds().iter().enumerate() {
        let (win, loss) = (2 * i + 1, 2 * i + 2);
        writeln!(
            out,
            "round {:2}: {:9} won in {win:3}, {:8} lost in {loss:3}",
            i + 1,
            round.wins,
            round.losses
        )?;
    }
    writeln!(out, "drawn: {}", table.draws())?;
    Ok(writeln!(out, "{}", path.display())?)
}

fn open(file: Option<&Path>) -> Result<Table, Fault> {
    let path = match file {
        Some(path) => path.into(),
        None => default_path()?,
    };
    Ok(Table::open(&path)?)
}

/// Checks a whole table.
pub fn verify(args: &Verify, out: &mut impl Write) -> Result<(), Fault> {
    only_dobutsu(&args.whole.game)?;
    let table = open(args.whole.file.as_deref())?;
    let watch = watch()?;
    let report = solver::verify(&table, args.whole.threads.into(), &watch)?;
    for ((what, _), found) in solver::KNOWN.iter().zip(report.figures()) {
        writeln!(out, "{what}: {found}")?;
    }
    writeln!(
        out,
        "every value follows from its moves; the first position is lost in 78"
    )?;
    if args.whole.reachable {
        let reachable = reachable(args.whole.threads, &watch)?;
        tell_reachable(&reachable, out)?;
        let found = (reachable.positions, reachable.undecided);
        if found != solver::TANAKA {
            let (positions, undecided) = solver::TANAKA;
            return Err(Fault::Run(format!(
                "reachable are {positions} positions, {undecided} of them not decided at once (Tanaka 2009)"
            )));
        }
    }
    Ok(())
}

fn reachable(threads: u8, watch: &Watch) -> Result<Reachable, Fault> {
    Reachable::new(threads.into(), watch).map_err(|_| Fault::Stopped)
}

fn tell_reachable(reachable: &Reachable, out: &mut impl Write) -> Result<(), Fault> {
    writeln!(out, "reachable positions: {}", reachable.positions)?;
    writeln!(
        out,
        "  of these not decided at once: {}",
        reachable.undecided
    )?;
    Ok(writeln!(
        out,
        "  counted once with their mirror images and with sides exchanged; a game goes on until a \
         lion can be taken or has reached the far rank safely, and these last positions count"
    )?)
}

/// Figures about the whole game.
pub fn stats(args: &Stats, out: &mut impl Write) -> Result<(), Fault> {
    only_dobutsu(&args.whole.game)?;
    let table = open(args.whole.file.as_deref())?;
    let watch = watch()?;
    let stats = solver::Stats::new(&table, args.whole.threads.into(), &watch)?;
    if let Some(path) = &args.svg {
        std::fs::write(path, solver::plot(&stats.rounds))
            .map_err(|why| Fault::file("write", path, why))?;
    }
    let reachable = match args.whole.reachable {
        true => Some(reachable(args.whole.threads, &watch)?),
        false => None,
    };
    let (dead_wins, dead_draws): (Vec<&(u8, Position)>, Vec<_>) =
        stats.dead_drops.iter().partition(|d| d.0 > 0);
    let dead = |all: &Reachable| {
        [&dead_wins, &dead_draws].map(|positions| all.count(positions.iter().map(|d| &d.1)))
    };
    let longest: Vec<String> = stats.longest.1.iter().map(Position::to_string).collect();
    if args.json {
        let depths: Vec<_> = stats.rounds.iter().map(|r| [r.wins, r.losses]).collect();
        let mut answer = serde_json::json!({
            "depths": depths,
            "draws": stats.draws,
            "positions": stats.positions,
            "mean_moves": stats.mean_moves(),
            "single_winning_move": stats.single_wins,
            "mutual_zugzwangs": stats.zugzwangs,
            "dead_chick_wins": dead_wins.len(),
            "dead_chick_draws": dead_draws.len(),
            "longest_win": {"plies": stats.longest.0, "positions": longest},
        });
        if let Some(all) = &reachable {
            let [wins, draws] = dead(all);
            answer["reachable"] = serde_json::json!({
                "positions": all.positions,
                "undecided": all.undecided,
                "dead_chick_wins": wins,
                "dead_chick_draws": draws,
            });
        }
        return Ok(writeln!(out, "{answer}")?);
    }
    writeln!(out, "plies       won |  plies      lost")?;
    for (i, round) in stats.rounds.iter().enumerate() {
        let (win, loss) = (2 * i + 1, 2 * i + 2);
        writeln!(
            out,
            "{win:5} {:9} | {loss:5} {:9}",
            round.wins, round.losses
        )?;
    }
    writeln!(out, "drawn: {}", stats.draws)?;
    writeln!(out, "positions not won at once: {}", stats.positions)?;
    writeln!(
        out,
        "legal moves there, on average: {:.3}",
        stats.mean_moves()
    )?;
    writeln!(out, "won by exactly one move: {}", stats.single_wins)?;
    writeln!(out, "lost by whoever is to move: {}", stats.zugzwangs)?;
    writeln!(
        out,
        "best only by dropping a dead chick: {} ({} won, {} drawn)",
        stats.dead_drops.len(),
        dead_wins.len(),
        dead_draws.len()
    )?;
    if let Some((plies, at)) = dead_wins.first().copied() {
        writeln!(out, "  the longest of these takes {plies} plies: {at}")?;
    }
    writeln!(out, "longest win: {} plies", stats.longest.0)?;
    for text in longest {
        writeln!(out, "  {text}")?;
    }
    if let Some(all) = &reachable {
        tell_reachable(all, out)?;
        let [wins, draws] = dead(all);
        let both = wins + draws;
        writeln!(
            out,
            "  best only by dropping a dead chick: {both} ({wins} won, {draws} drawn)"
        )?;
    }
    Ok(())
}

/// The board of a finished game, and how it ended.
pub fn over(at: &Position, how: Outcome, out: &mut impl Write) -> Result<(), Fault> {
    writeln!(out, "{}\n", at.drawing())?;
    let winner = Side::BOTH
        .into_iter()
        .find(|s| how.winners.contains(s.seat()));
    let end = winner.map_or("draw".into(), |side| format!("{} wins", side.name()));
    let why = how.reason.text;
    Ok(writeln!(out, "The game is over: {end} ({why}).")?)
}

/// The best moves as the program `bestmove` prints them, so many of them; behind them the whole best
/// line if `line` says so.
pub fn bestmove(
    at: &Position,
    (lines, line, notation): (usize, bool, Notation),
    table: &Table,
    out: &mut impl Write,
) -> Result<(), Fault> {
    writeln!(out, "{}\n", at.drawing())?;
    let value = table.probe(at)?;
    writeln!(out, "Position is a {}. Possible moves:", whole(value))?;
    let (write, wide): (fn(&Position, Move) -> String, _) = match notation {
        Notation::Exact => (Position::write_move, 4),
        Notation::Spelled => (Position::spell_move, 7),
    };
    for (i, (m, value)) in table.values(at)?.into_iter().take(lines).enumerate() {
        let after = value_after(value);
        let text = write(at, m);
        writeln!(
            out,
            "{:2}: {text:<wide$} {after:<12} {}",
            i + 1,
            at.after(m)
        )?;
    }
    if line {
        writeln!(out)?;
        let mut at = *at;
        for (i, m) in table.line(&at, usize::MAX)?.into_iter().enumerate() {
            let text = write(&at, m);
            at.play(m);
            writeln!(out, "{:3}: {text:<wide$} {at}", i + 1)?;
        }
    }
    Ok(())
}

/// `win  in 11`, `draw`, `loss in 78`.
fn whole(value: Value) -> String {
    match value.verdict {
        Verdict::Win => format!("win  in {}", value.plies),
        Verdict::Draw => "draw".into(),
        Verdict::Loss => format!("loss in {}", value.plies),
    }
}

/// The worth of a move, counted in plies left after it: `win  in  10:`, `draw:`, `win:`.
fn value_after(value: Value) -> String {
    let left = value.plies.saturating_sub(1);
    match value.verdict {
        Verdict::Win if left == 0 => "win:".into(),
        Verdict::Win => format!("win  in {left:3}:"),
        Verdict::Draw => "draw:".into(),
        Verdict::Loss => format!("loss in {left:3}:"),
    }
}
