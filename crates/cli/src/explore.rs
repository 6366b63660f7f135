//! `parlour explore`: what was played from a position, and how it ended.

use crate::args::Explore;
use crate::fault::Fault;
use crate::notation::Notation;
use crate::{opening, replay, solved};
use parlour_core::{Eye, Rulebook, Seat, Seats, Status, Table};
use parlour_server::{Config, Openings};
use parlour_wire::{self as wire, Explored, rules_text};
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How often each move was played, and who won then.
type Counts = Vec<(String, Seats, u64)>;

/// What is told of a position.
#[derive(Serialize)]
struct Told {
    /// Where players have named it.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<&'static str>,
    #[serde(flatten)]
    found: Explored,
}

/// Looks into records, or into the database of a site, or both.
pub fn run(args: &Explore, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::at(&args.game, &args.at)?;
    let rules = table.rules();
    if !rules.is_open() {
        let name = rules.name();
        return Err(Fault::Text(format!(
            "{name} has hidden cards, so that no position comes twice: there is nothing to explore"
        )));
    }
    if let Some(file) = &args.collect {
        return collect(&*rules, &args.from, file, out);
    }
    let mut counts = Counts::new();
    if !args.from.is_empty() {
        from_records(&*table, &args.from, &mut counts)?;
    }
    if let Some(db) = database(args) {
        let found = parlour_server::explore(&db, &*table);
        counts.extend(found.map_err(Fault::Run)?);
    } else if args.from.is_empty() {
        let kept = Openings::kept(&*rules).ok_or_else(|| {
            let why = "where were games played? name records with --from, or a database with --db";
            Fault::Text(why.into())
        })?;
        counts = kept.look(&*table);
    }
    let found = Told {
        opening: wire::opening(&*table),
        found: Explored::of(&*table, &counts),
    };
    if args.json {
        let data = serde_json::to_string(&found).expect("counts are plain data");
        return Ok(writeln!(out, "{data}")?);
    }
    tell(&*table, &found, args.printed.or_exact(), out)
}

/// The database that is asked for; without anything else that of the site on this machine, if there is one.
fn database(args: &Explore) -> Option<String> {
    if args.db.is_some() || !args.from.is_empty() {
        return args.db.clone();
    }
    let usual = Config::default().db;
    Path::new(&usual).is_file().then_some(usual)
}

/// Counts what was played from here in every record under the same rules that has an end.
fn from_records(table: &dyn Table, places: &[PathBuf], counts: &mut Counts) -> Result<(), Fault> {
    let rules = rules_text(&*table.rules());
    let position = table.position(Eye::Keeper);
    for_each(places, |played| {
        let Status::Over(how) = played.status() else {
            return;
        };
        if rules_text(&*played.rules()) != rules {
            return;
        }
        // A game counts once, though it comes here again.
        let here = |ply: &usize| played.until(*ply).position(Eye::Keeper) == position;
        if let Some(ply) = (0..played.ply()).find(here) {
            let text = played.moved(ply, Eye::Keeper).expect("it was played");
            counts.push((text, how.winners, 1));
        }
    })
}

/// Counts the openings of all records under these rules that have an end, and keeps them.
fn collect(
    rules: &dyn Rulebook,
    places: &[PathBuf],
    file: &Path,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let mut openings = Openings::new(rules);
    let mut games = 0;
    for_each(places, |played| games += u64::from(openings.count(played)))?;
    fs::write(file, openings.to_string()).map_err(|why| Fault::file("write", file, why))?;
    let plural = if games == 1 { "game" } else { "games" };
    Ok(writeln!(
        out,
        "{games} {plural} counted in {}",
        file.display()
    )?)
}

/// Every record of these files and folders.
fn for_each(places: &[PathBuf], mut take: impl FnMut(&dyn Table)) -> Result<(), Fault> {
    let watch = solved::watch()?;
    let files = files(places)?;
    let total = files.len() as u64;
    for (n, (file, named)) in (1..).zip(files) {
        if watch.is_stopped() {
            return Err(Fault::Stopped);
        }
        watch.report(n, Some(total), "records read");
        match replay::read(&file) {
            Ok((_, played)) => take(&*played),
            // A folder may hold other things as well.
            Err(_) if !named => {}
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// Every file, and whether it was named itself; those of a folder in the order of their names.
fn files(places: &[PathBuf]) -> Result<Vec<(PathBuf, bool)>, Fault> {
    let mut files = Vec::new();
    for place in places {
        if !place.is_dir() {
            files.push((place.clone(), true));
            continue;
        }
        let entries = fs::read_dir(place).map_err(|why| Fault::file("read", place, why))?;
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.retain(|path| path.is_file());
        inside.sort();
        files.extend(inside.into_iter().map(|path| (path, false)));
    }
    Ok(files)
}

fn tell(
    table: &dyn Table,
    Told { opening, found }: &Told,
    notation: Notation,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let rules = table.rules();
    if let Some(name) = opening {
        writeln!(out, "{name}")?;
    }
    if found.games == 0 {
        return Ok(writeln!(out, "nothing was played from here")?);
    }
    let plural = |n: u64| if n == 1 { "game" } else { "games" };
    writeln!(out, "{} {}", found.games, plural(found.games))?;
    for entry in &found.moves {
        let text = match notation {
            Notation::Exact => &entry.text,
            Notation::Spelled => &entry.spelled,
        };
        let share = |n: u64| 100.0 * n as f64 / entry.games as f64;
        let wins = entry.wins.iter().enumerate().map(|(seat, wins)| {
            let name = rules.seat_name(Seat(seat as u8));
            format!("{name} {:.0} %", share(*wins))
        });
        let wins = wins.collect::<Vec<_>>().join(", ");
        let games = entry.games;
        writeln!(
            out,
            "{text}: {games} {}; {wins}, draw {:.0} %",
            plural(games),
            share(entry.draws)
        )?;
    }
    Ok(())
}
