//! `parlour match`: bots and engines against each other.

mod report;

use crate::args::Match;
use crate::fault::Fault;
use crate::{interrupt, opening};
use parlour_arena::{
    Adjudication, Allowance, Arena, ArenaError, Book, Contestant, Ledger, Log, Manners,
    OpeningError, Openings, Tally, Terms,
};
use parlour_bots::{Limits, cores};
use parlour_core::{Rulebook, Watch};
use report::Report;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

/// Plays the match, shows how it stands while it goes on, and prints the table. Ctrl-C ends it with
/// the table so far.
pub fn run(args: &Match, out: &mut impl Write) -> Result<(), Fault> {
    if !args.report.is_empty() {
        return merge(args, out);
    }
    let arena = arena(args)?;
    arena.check()?;
    let mut ledger = match &args.results {
        Some(file) => Ledger::open(file, &arena.header(), arena.rules.seats() as usize)
            .map_err(ArenaError::from)?,
        None => Ledger::new(),
    };
    let watch = Watch::new();
    interrupt::stops(&watch)?;
    let report = Report {
        names: arena.contestants.iter().map(|c| c.name.clone()).collect(),
        open: arena.rules.is_open(),
        sprt: arena.sprt,
    };
    let mut screen = Screen::default();
    let tally = arena.run(&mut ledger, &watch, &mut |tally| {
        screen.show(&report.table(tally));
    });
    screen.clear();
    let tally = match tally {
        // Ctrl-C while an engine was starting.
        Err(_) if watch.is_stopped() => return Err(Fault::Stopped),
        tally => tally?,
    };
    print(args, &report, &tally, out)?;
    if watch.is_stopped() {
        return Err(Fault::Stopped);
    }
    verdict(&report, &tally)
}

fn print(args: &Match, report: &Report, tally: &Tally, out: &mut impl Write) -> Result<(), Fault> {
    if args.json {
        writeln!(out, "{}", report.data(tally))?;
    } else {
        write!(out, "{}", report.table(tally))?;
    }
    Ok(out.flush()?)
}

/// A match in which somebody never played is a failed run.
fn verdict(report: &Report, tally: &Tally) -> Result<(), Fault> {
    let mut all = report.names.iter().zip(&tally.standings);
    match all.find(|(_, standing)| standing.never_played()) {
        None => Ok(()),
        Some((name, standing)) => Err(Fault::Run(format!(
            "{name} lost all of its {} games by forfeit or on time",
            standing.games
        ))),
    }
}

/// The table of shards that were played before.
fn merge(args: &Match, out: &mut impl Write) -> Result<(), Fault> {
    let (header, ledger) = Ledger::merge(&args.report).map_err(ArenaError::from)?;
    let named = &header["match"];
    let first = args.report.first().map(|p| p.display().to_string());
    let strange = || {
        let file = first.clone().unwrap_or_default();
        Fault::Run(format!("{file}, line 1: this names no match"))
    };
    let game = named["game"].as_str().ok_or_else(strange)?;
    let contestants = named["contestants"].as_array().ok_or_else(strange)?;
    let names = contestants.iter().map(|text| {
        let contestant: Option<Contestant> = text.as_str().and_then(|t| t.parse().ok());
        contestant.map(|c| c.name).ok_or_else(strange)
    });
    let report = Report {
        names: names.collect::<Result<_, _>>()?,
        open: parlour_games::by_name(game)?.is_open(),
        sprt: args.sprt.filter(|_| contestants.len() == 2),
    };
    let tally = Tally::of(&ledger, report.names.len());
    print(args, &report, &tally, out)?;
    verdict(&report, &tally)
}

fn arena(args: &Match) -> Result<Arena, Fault> {
    let game = args.game.as_deref().unwrap_or_default();
    let rules = opening::rules(game, &args.rules)?;
    let two = rules.seats() == 2;
    let log = match &args.log {
        Some(path) => {
            let log = Log::create(path).map_err(|why| Fault::file("write", path, why))?;
            Some(Arc::new(log))
        }
        None => None,
    };
    let adjudication = Adjudication {
        resign: args.resign,
        draw: args.draw,
        exact: args.exact,
        plies: args.plies.unwrap_or(if two { 400 } else { 3000 }) as usize,
    };
    Ok(Arena {
        terms: Terms {
            seed: args.rules.seed,
            allowance: Allowance {
                limits: Limits {
                    book: args.book.book,
                    ..args.budget.limits()
                },
                control: args.tc,
            },
            openings: openings(args, &*rules)?,
            adjudication,
            margin: args.margin,
            manners: Manners {
                patience: args.patience,
                aloud: args.save.is_some() || adjudication.needs_scores(),
                log,
            },
        },
        contestants: args
            .contestants
            .iter()
            .chain(&args.engines)
            .cloned()
            .collect(),
        tournament: args.tournament.unwrap_or_default(),
        games: args.games,
        shard: args.shard,
        threads: args.threads.map_or_else(cores, usize::from),
        sprt: args.sprt,
        save: args.save.clone(),
        rules,
    })
}

fn openings(args: &Match, rules: &dyn Rulebook) -> Result<Openings, Fault> {
    let plies = args.opening.map(|n| n as usize);
    let Some(file) = &args.openings else {
        let usual = if rules.is_open() { 4 } else { 0 };
        return Ok(Openings::Drawn(plies.unwrap_or(usual)));
    };
    let book = Book::read(file, rules, plies, args.order, args.rules.seed);
    Ok(Openings::Listed(book?))
}

impl From<ArenaError> for Fault {
    fn from(why: ArenaError) -> Fault {
        match why {
            ArenaError::Contestants(why) => Fault::Text(why),
            other => Fault::Run(other.to_string()),
        }
    }
}

impl From<OpeningError> for Fault {
    fn from(why: OpeningError) -> Fault {
        match why {
            OpeningError::File { .. } => Fault::Run(why.to_string()),
            other => Fault::Text(other.to_string()),
        }
    }
}

/// A few lines on the terminal that are drawn over themselves; nothing where there is no terminal.
#[derive(Default)]
struct Screen {
    lines: usize,
}

impl Screen {
    fn show(&mut self, text: &str) {
        if !io::stderr().is_terminal() {
            return;
        }
        self.clear();
        // Nothing is lost when nobody sees it.
        let _ = io::stderr().write_all(text.as_bytes());
        self.lines = text.lines().count();
    }
    fn clear(&mut self) {
        if self.lines > 0 {
            let _ = write!(io::stderr(), "\x1b[{}A\x1b[J", self.lines);
        }
        self.lines = 0;
    }
}
