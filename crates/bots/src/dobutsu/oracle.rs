//! Dōbutsu shōgi as a solved game.

use crate::oracle::{Oracle, OracleError, Statistics, Telling, Values, Work};
use parlour_core::{Match, Outcome, Proof, Status, Verdict, Watch};
use parlour_games::dobutsu::{Dobutsu, Move, Position, Side};
use parlour_solver::dobutsu::{
    self as solver, KeepError, ProbeError, Reachable, Round, Stats, Table, Value, Wrong,
};
use serde_json::json;
use std::path::{Path, PathBuf};

/// A table that is open.
struct Opened(Table);

impl Values for Opened {
    fn value(&self, table: &dyn parlour_core::Table) -> Result<Proof, OracleError> {
        let other = || OracleError::Table("the table is of another game".into());
        let at = typed(table).ok_or_else(other)?.position();
        Ok(self.0.probe(at)?.proof())
    }
}

/// Asks the solver.
pub(crate) struct Solved;

impl Oracle for Solved {
    fn path(&self) -> Option<PathBuf> {
        solver::default_path()
    }
    fn effort(&self) -> &'static str {
        "about a minute on one core"
    }
    fn can_keep(&self, path: &Path) -> Result<(), OracleError> {
        Ok(solver::can_keep(path)?)
    }
    fn solve(&self, to: &Path, replace: bool, work: &Work) -> Result<String, OracleError> {
        if to.exists() && !replace {
            return Err(OracleError::Table(match Table::open(to) {
                Ok(_) => format!("{} is there already; --replace makes it anew", to.display()),
                Err(why) => format!("{why}; --replace makes a new one"),
            }));
        }
        solver::make(to, work.threads(), work.watch)?;
        let table = Table::open(to)?;
        let mut out = String::new();
        for (i, Round { wins, losses }) in table.rounds().into_iter().enumerate() {
            let (win, loss) = (2 * i + 1, 2 * i + 2);
            put(
                &mut out,
                format!(
                    "round {:2}: {wins:9} won in {win:3}, {losses:8} lost in {loss:3}",
                    i + 1
                ),
            );
        }
        put(&mut out, format!("drawn: {}", table.draws()));
        Ok(out)
    }
    fn verify(&self, table: &Path, reachable: bool, work: &Work) -> Result<String, OracleError> {
        let table = Table::open(table)?;
        let report = solver::verify(&table, work.threads(), work.watch)?;
        let mut out = String::new();
        for ((what, _), found) in solver::KNOWN.iter().zip(report.figures()) {
            put(&mut out, format!("{what}: {found}"));
        }
        put(
            &mut out,
            "every value follows from its moves; the first position is lost in 78".into(),
        );
        if reachable {
            let all = arising(work)?;
            tell_reachable(&all, &mut out);
            let (positions, undecided) = solver::TANAKA;
            if (all.positions, all.undecided) != (positions, undecided) {
                return Err(OracleError::Table(format!(
                    "reachable are {positions} positions, {undecided} of them not decided at once \
                     (Tanaka 2009), but {} and {} were found",
                    all.positions, all.undecided
                )));
            }
        }
        Ok(out)
    }
    fn statistics(
        &self,
        table: &Path,
        reachable: bool,
        work: &Work,
    ) -> Result<Statistics, OracleError> {
        let table = Table::open(table)?;
        let stats = Stats::new(&table, work.threads(), work.watch)?;
        let reachable = match reachable {
            true => Some(arising(work)?),
            false => None,
        };
        let figures = Figures::new(&stats, reachable.as_ref());
        Ok(Statistics {
            text: figures.text(),
            json: figures.json(),
            plot: solver::plot(&stats.rounds),
        })
    }
    fn open(&self, table: &Path) -> Result<Box<dyn Values>, OracleError> {
        Ok(Box::new(Opened(Table::open(table)?)))
    }
    fn knows(&self, table: &dyn parlour_core::Table) -> bool {
        let whole = |typed: &Match<Dobutsu>| {
            typed.position().is_complete() || typed.status().outcome().is_some()
        };
        typed(table).is_some_and(whole)
    }
    fn tell(
        &self,
        table: &dyn parlour_core::Table,
        telling: &Telling,
        work: &Work,
    ) -> Result<String, OracleError> {
        let other = || OracleError::Table("the table is of another game".into());
        let typed = typed(table).ok_or_else(other)?;
        let at = typed.position();
        if let Status::Over(how) = typed.status() {
            return Ok(over(at, how));
        }
        let values = solver::shared(work.threads(), work.watch)?;
        Ok(tell(at, telling, &values)?)
    }
    fn ended(&self, table: &dyn parlour_core::Table) -> Option<Proof> {
        let typed = typed(table)?;
        let how = typed.status().outcome()?;
        let verdict = match how.points(typed.position().mover().seat()) {
            1 => Verdict::Win,
            0 => Verdict::Draw,
            _ => Verdict::Loss,
        };
        let plies = (verdict != Verdict::Draw).then_some(0);
        Some(Proof { verdict, plies })
    }
}

fn typed(table: &dyn parlour_core::Table) -> Option<&Match<Dobutsu>> {
    table.as_any().downcast_ref()
}

fn put(out: &mut String, line: String) {
    out.push_str(&line);
    out.push('\n');
}

impl From<KeepError> for OracleError {
    fn from(why: KeepError) -> OracleError {
        match why {
            KeepError::Stopped(_) => OracleError::Stopped,
            why => OracleError::Table(why.to_string()),
        }
    }
}

impl From<ProbeError> for OracleError {
    fn from(why: ProbeError) -> OracleError {
        OracleError::Table(why.to_string())
    }
}

impl From<Wrong> for OracleError {
    fn from(why: Wrong) -> OracleError {
        match why {
            Wrong::Stopped => OracleError::Stopped,
            why => OracleError::Table(why.to_string()),
        }
    }
}

impl From<parlour_solver::TableError> for OracleError {
    fn from(why: parlour_solver::TableError) -> OracleError {
        OracleError::Table(why.to_string())
    }
}

fn arising(work: &Work) -> Result<Reachable, OracleError> {
    let watch: &Watch = work.watch;
    Reachable::new(work.threads(), watch).map_err(|_| OracleError::Stopped)
}

fn tell_reachable(all: &Reachable, out: &mut String) {
    put(out, format!("reachable positions: {}", all.positions));
    put(
        out,
        format!("  of these not decided at once: {}", all.undecided),
    );
    let counted = "  counted once with their mirror images and with sides exchanged; a game goes on \
                   until a lion can be taken or has reached the far rank safely, and these last \
                   positions count";
    put(out, counted.into());
}

/// What there is to say about the whole game.
struct Figures<'s> {
    stats: &'s Stats,
    reachable: Option<&'s Reachable>,
    /// Positions won, and drawn, only by dropping a dead chick; with the plies of the wins.
    dead_wins: Vec<&'s (u8, Position)>,
    dead_draws: Vec<&'s (u8, Position)>,
}

impl<'s> Figures<'s> {
    fn new(stats: &'s Stats, reachable: Option<&'s Reachable>) -> Figures<'s> {
        let (dead_wins, dead_draws) = stats.dead_drops.iter().partition(|d| d.0 > 0);
        Figures {
            stats,
            reachable,
            dead_wins,
            dead_draws,
        }
    }
    /// How many of the wins and draws by a dead chick can arise.
    fn arising(&self, all: &Reachable) -> [u64; 2] {
        [&self.dead_wins, &self.dead_draws]
            .map(|positions| all.count(positions.iter().map(|d| &d.1)))
    }
    fn longest(&self) -> Vec<String> {
        self.stats
            .longest
            .1
            .iter()
            .map(Position::to_string)
            .collect()
    }
    fn json(&self) -> String {
        let stats = self.stats;
        let depths: Vec<_> = stats.rounds.iter().map(|r| [r.wins, r.losses]).collect();
        let mut answer = json!({
            "depths": depths,
            "draws": stats.draws,
            "positions": stats.positions,
            "mean_moves": stats.mean_moves(),
            "single_winning_move": stats.single_wins,
            "mutual_zugzwangs": stats.zugzwangs,
            "dead_chick_wins": self.dead_wins.len(),
            "dead_chick_draws": self.dead_draws.len(),
            "longest_win": {"plies": stats.longest.0, "positions": self.longest()},
        });
        if let Some(all) = self.reachable {
            let [wins, draws] = self.arising(all);
            answer["reachable"] = json!({
                "positions": all.positions,
                "undecided": all.undecided,
                "dead_chick_wins": wins,
                "dead_chick_draws": draws,
            });
        }
        answer.to_string()
    }
    fn text(&self) -> String {
        let stats = self.stats;
        let mut out = String::from("plies       won |  plies      lost\n");
        for (i, Round { wins, losses }) in stats.rounds.iter().enumerate() {
            let (win, loss) = (2 * i + 1, 2 * i + 2);
            put(&mut out, format!("{win:5} {wins:9} | {loss:5} {losses:9}"));
        }
        let (wins, draws) = (self.dead_wins.len(), self.dead_draws.len());
        let figures = [
            format!("drawn: {}", stats.draws),
            format!("positions not won at once: {}", stats.positions),
            format!("legal moves there, on average: {:.3}", stats.mean_moves()),
            format!("won by exactly one move: {}", stats.single_wins),
            format!("lost by whoever is to move: {}", stats.zugzwangs),
            format!(
                "best only by dropping a dead chick: {} ({wins} won, {draws} drawn)",
                wins + draws
            ),
        ];
        figures.into_iter().for_each(|line| put(&mut out, line));
        if let Some((plies, at)) = self.dead_wins.first().copied() {
            put(
                &mut out,
                format!("  the longest of these takes {plies} plies: {at}"),
            );
        }
        put(&mut out, format!("longest win: {} plies", stats.longest.0));
        for text in self.longest() {
            put(&mut out, format!("  {text}"));
        }
        if let Some(all) = self.reachable {
            tell_reachable(all, &mut out);
            let [wins, draws] = self.arising(all);
            put(
                &mut out,
                format!(
                    "  best only by dropping a dead chick: {} ({wins} won, {draws} drawn)",
                    wins + draws
                ),
            );
        }
        out
    }
}

/// The board of a finished game, and how it ended.
fn over(at: &Position, how: Outcome) -> String {
    let winner = Side::BOTH
        .into_iter()
        .find(|s| how.winners.contains(s.seat()));
    let end = winner.map_or("draw".into(), |side| format!("{} wins", side.name()));
    let why = how.reason.text;
    format!("{}\n\nThe game is over: {end} ({why}).\n", at.drawing())
}

/// The best moves as the program `bestmove` prints them: the numbers behind moves count the plies
/// left after the move.
fn tell(at: &Position, telling: &Telling, table: &Table) -> Result<String, ProbeError> {
    let mut out = format!("{}\n\n", at.drawing());
    let value = whole(table.probe(at)?);
    put(
        &mut out,
        match telling.explained {
            false => format!("Position is a {value}. Possible moves:"),
            true => format!(
                "Position is a {}. Possible moves, with the plies left after each:",
                value.replace("  ", " ")
            ),
        },
    );
    let (write, wide): (fn(&Position, Move) -> String, _) = match telling.spelled {
        false => (Position::write_move, 4),
        true => (Position::spell_move, 7),
    };
    let shown = telling.moves.unwrap_or(usize::MAX);
    for (i, (m, value)) in table.values(at)?.into_iter().take(shown).enumerate() {
        let (text, value) = (write(at, m), after(value));
        put(
            &mut out,
            format!("{:2}: {text:<wide$} {value:<12} {}", i + 1, at.after(m)),
        );
    }
    if telling.line {
        out.push('\n');
        let mut at = *at;
        for (i, m) in table.line(&at, usize::MAX)?.into_iter().enumerate() {
            let text = write(&at, m);
            at.play(m);
            put(&mut out, format!("{:3}: {text:<wide$} {at}", i + 1));
        }
    }
    Ok(out)
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
fn after(value: Value) -> String {
    let left = value.plies.saturating_sub(1);
    match value.verdict {
        Verdict::Win if left == 0 => "win:".into(),
        Verdict::Win => format!("win  in {left:3}:"),
        Verdict::Draw => "draw:".into(),
        Verdict::Loss => format!("loss in {left:3}:"),
    }
}
