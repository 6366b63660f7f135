//! `parlour puzzles`: finds them, checks them, measures them.

use crate::args::Puzzles;
use crate::fault::Fault;
use crate::solved::watch;
use parlour_core::Puzzle;
use parlour_puzzles::{Collection, MineError, Mining, THEMES, merge, solved, verify};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Positions that one question of a check may look at.
const NODES: u64 = 100_000_000;
/// Tries of each level for `--measure`, with seeds that no rating used.
const TRIES: u32 = 6;
const MEASURING_SEED: u64 = 500_000;

pub fn run(args: &Puzzles, out: &mut impl Write) -> Result<(), Fault> {
    if args.themes {
        for (name, about) in THEMES {
            writeln!(out, "{name:24}{about}")?;
        }
        return Ok(out.flush()?);
    }
    if args.list {
        return list(args, out);
    }
    if args.verify {
        return check(args.what.as_deref(), out);
    }
    if args.measure {
        return measure(args.what.as_deref(), out);
    }
    mine(args, out)
}

/// The puzzles that are meant: of all games, of one, or of a file.
fn meant(what: Option<&str>) -> Result<Vec<(String, Vec<Puzzle>)>, Fault> {
    let kept = |one: &Collection| (one.game.to_string(), one.puzzles());
    let Some(what) = what else {
        return Ok(Collection::all().iter().map(kept).collect());
    };
    if let Some(one) = Collection::of(parlour_games::canonical(what)) {
        return Ok(vec![kept(one)]);
    }
    let path = Path::new(what);
    if !path.exists() && !what.contains(['/', '.']) {
        parlour_games::by_name(what)?;
    }
    let text = fs::read_to_string(path).map_err(|why| Fault::file("read", path, why))?;
    Ok(vec![(what.into(), Puzzle::read_all(&text)?)])
}

/// What there is: a line each for people, or as it stands in the file.
fn list(args: &Puzzles, out: &mut impl Write) -> Result<(), Fault> {
    for puzzle in meant(args.what.as_deref())?.iter().flat_map(|(_, all)| all) {
        if args.json {
            writeln!(out, "{puzzle}")?;
            continue;
        }
        let (game, number, rating) = (&puzzle.game, puzzle.number, puzzle.rating);
        let (goal, themes) = (puzzle.goal.to_string(), puzzle.themes.join(" "));
        writeln!(out, "{game} {number:<4} {rating:4}  {goal:12} {themes}")?;
    }
    Ok(out.flush()?)
}

fn check(what: Option<&str>, out: &mut impl Write) -> Result<(), Fault> {
    let meant = meant(what)?;
    let watch = watch()?;
    let total: usize = meant.iter().map(|(_, puzzles)| puzzles.len()).sum();
    let (mut done, mut wrong) = (0, 0);
    for (name, puzzles) in &meant {
        for puzzle in puzzles {
            if watch.is_stopped() {
                return Err(Fault::Stopped);
            }
            watch.report(done, Some(total as u64), name.as_str());
            if let Err(why) = verify(puzzle, NODES) {
                wrong += 1;
                writeln!(out, "{name} {}: {why}", puzzle.number)?;
            }
            done += 1;
        }
    }
    watch.report(done, Some(total as u64), "");
    if wrong > 0 {
        out.flush()?;
        return Err(Fault::Run(format!("{wrong} of {total} puzzles are wrong")));
    }
    writeln!(out, "{total} puzzles, each with exactly one answer")?;
    Ok(out.flush()?)
}

fn measure(what: Option<&str>, out: &mut impl Write) -> Result<(), Fault> {
    let meant = meant(what)?;
    let watch = watch()?;
    writeln!(out, "{:24}puzzles  hardest third  level 2  level 8", "")?;
    for (name, mut puzzles) in meant {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let all = puzzles.len();
        let hardest = puzzles.split_off(all - all / 3);
        let mut right = [0; 2];
        for (done, puzzle) in (1..).zip(&hardest) {
            if watch.is_stopped() {
                return Err(Fault::Stopped);
            }
            watch.report(done, Some(hardest.len() as u64), name.as_str());
            for (right, level) in right.iter_mut().zip([2, 8]) {
                let found = solved(puzzle, level, TRIES, MEASURING_SEED);
                *right += found.map_err(|why| Fault::Run(why.to_string()))?;
            }
        }
        let tries = f64::from(TRIES) * hardest.len().max(1) as f64;
        let [low, high] = right.map(|right| 100.0 * f64::from(right) / tries);
        let count = hardest.len();
        writeln!(out, "{name:24}{all:7}{count:15}{low:8.0}%{high:8.0}%")?;
        out.flush()?;
    }
    Ok(())
}

fn mine(args: &Puzzles, out: &mut impl Write) -> Result<(), Fault> {
    let what = args.what.as_deref().unwrap_or_default();
    let game = parlour_games::by_name(what)?;
    let mut found = match &args.out {
        Some(path) if path.exists() => {
            let text = fs::read_to_string(path).map_err(|why| Fault::file("read", path, why))?;
            Puzzle::read_all(&text)?
        }
        _ => Vec::new(),
    };
    let watch = watch()?;
    let mining = Mining::new(game.name(), args.seed, &watch)?;
    let slots = (0..args.count).filter(|slot| args.shard.has(*slot as u32));
    let slots: Vec<u64> = slots.collect();
    let total = slots.len() as u64;
    for (done, slot) in (0..).zip(slots) {
        watch.report(done, Some(total), game.title());
        found.extend(mining.slot(slot, &watch)?);
        if watch.is_stopped() {
            break;
        }
        keep(args, &found, None::<&mut Vec<u8>>)?;
    }
    if !watch.is_stopped() {
        watch.report(total, Some(total), game.title());
    }
    keep(args, &found, Some(out))?;
    match watch.is_stopped() {
        true => Err(Fault::Stopped),
        false => Ok(()),
    }
}

/// Writes what there is: into the file, or at the end to the terminal.
fn keep(args: &Puzzles, found: &[Puzzle], end: Option<&mut impl Write>) -> Result<(), Fault> {
    let text = || -> Result<String, Fault> {
        let merged = merge(found.to_vec())?;
        Ok(merged.iter().map(|puzzle| format!("{puzzle}\n")).collect())
    };
    match (&args.out, end) {
        (Some(path), _) => fs::write(path, text()?).map_err(|why| Fault::file("write", path, why)),
        (None, Some(out)) => {
            write!(out, "{}", text()?)?;
            Ok(out.flush()?)
        }
        (None, None) => Ok(()),
    }
}

impl From<MineError> for Fault {
    fn from(why: MineError) -> Fault {
        match why {
            MineError::Table(why) => why.into(),
            MineError::Unknown(_) => Fault::Text(why.to_string()),
            other => Fault::Run(other.to_string()),
        }
    }
}
