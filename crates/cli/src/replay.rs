//! `parlour replay`: checks the record of a game, says how it ended, draws it.

use crate::args::Replay;
use crate::fault::Fault;
use crate::notation::join;
use crate::{film, show, status};
use parlour_core::{Change, Eye, Record, Table};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// Bytes of the longest record that is read.
const LONGEST: u64 = 16 << 20;

/// Prints what the record leads to.
pub fn run(args: &Replay, out: &mut impl Write) -> Result<(), Fault> {
    let (record, table) = read(&args.file)?;
    if let Some(dir) = &args.svg_dir {
        draw(&*table, dir)?;
    }
    if let Some(file) = &args.svg {
        let picture = film::animated(&*table, Eye::Keeper);
        fs::write(file, picture).map_err(|why| Fault::file("write", file, why))?;
    }
    if let Some(file) = &args.gif {
        film::write_gif(&*table, Eye::Keeper, file)?;
    }
    if let Some(notation) = &args.export {
        return Ok(out.write_all(export(&*table, &record, notation)?.as_bytes())?);
    }
    let rules = table.rules();
    let (preset, options) = rules.chosen();
    let totals = totals(&*table);
    if args.json {
        let options: serde_json::Map<_, _> =
            options.into_iter().map(|(k, v)| (k, v.into())).collect();
        let answer = json!({
            "game": rules.name(),
            "rules": preset,
            "options": options,
            "players": record.players,
            "plies": table.ply(),
            "position": table.position(Eye::Keeper),
            "status": status::data(&*table),
            "scores": table.scores(),
            "totals": totals,
        });
        return Ok(writeln!(out, "{answer}")?);
    }
    writeln!(out, "game: {}", rules.name())?;
    let options = options.iter().map(|(key, value)| format!(" {key}={value}"));
    writeln!(out, "rules: {preset}{}", options.collect::<String>())?;
    if !record.players.is_empty() {
        writeln!(out, "players: {}", record.players.join(", "))?;
    }
    writeln!(out, "plies: {}", table.ply())?;
    if let Some(notation) = args.printed.notation {
        let moves = join(&notation.history(&*table, Eye::Keeper));
        writeln!(out, "moves: {moves}")?;
    }
    for (what, plies) in &totals {
        let list = plies.iter().map(u32::to_string).collect::<Vec<_>>();
        writeln!(out, "{what}: {} (plies {})", plies.len(), list.join(" "))?;
    }
    if let Some(scores) = table.scores() {
        let scores = scores.iter().map(i32::to_string).collect::<Vec<_>>();
        writeln!(out, "scores: {}", scores.join(" "))?;
    }
    writeln!(out, "position: {}", table.position(Eye::Keeper))?;
    Ok(writeln!(out, "{}", table.status())?)
}

/// The game in another notation, with the names of the players and the remarks it came with.
fn export(table: &dyn Table, record: &Record, notation: &str) -> Result<String, Fault> {
    let rules = table.rules();
    let text = match notation {
        "record" => Some(record.to_string()),
        own => rules.export(record, own),
    };
    text.ok_or_else(|| {
        let known = ["record"].iter().chain(rules.exports());
        let known = known.copied().collect::<Vec<_>>().join(", ");
        let name = rules.name();
        Fault::Text(format!(
            "{name} is not written as {notation:?}; there are {known}"
        ))
    })
}

/// Reads a record of ours or a game in a notation of its own and plays it through.
pub fn read(file: &Path) -> Result<(Record, Box<dyn Table>), Fault> {
    let mut bytes = Vec::new();
    let read = match file.to_str() {
        Some("-") => io::stdin().take(LONGEST + 1).read_to_end(&mut bytes),
        _ => File::open(file).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)),
    };
    let read = read.map_err(|why| Fault::file("read", file, why))?;
    let name = file.display();
    if read as u64 > LONGEST {
        let most = LONGEST >> 20;
        return Err(Fault::Text(format!(
            "{name} is longer than {most} MiB: no record is"
        )));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| Fault::Text(format!("{name} is not text (UTF-8)")))?;
    let games = text.lines().filter(|line| line.starts_with("[Game \""));
    match games.count() {
        0 | 1 => {}
        n => {
            return Err(Fault::Text(format!(
                "{name} holds {n} games; a file holds one: each begins with a line [Game …]"
            )));
        }
    }
    let (rules, record) = parlour_games::from_record(&text)?;
    let table = parlour_core::replay(&*rules, &record)?;
    Ok((record, table))
}

/// The plies at which something happened that a picture does not show or that takes things away:
/// notes of the form `word: …`, and the reasons why pieces left the board.
fn totals(table: &dyn Table) -> BTreeMap<String, Vec<u32>> {
    let mut totals = BTreeMap::<String, Vec<u32>>::new();
    for ply in 0..table.ply() {
        let motion = table.motion(ply, Eye::Keeper).unwrap_or_default();
        let words = motion.notes().filter_map(|note| {
            let (word, _) = note.split_once(": ")?;
            let plain = word.bytes().all(|b| b.is_ascii_lowercase());
            plain.then(|| word.to_string())
        });
        let changes = motion.stages.iter().flat_map(|s| &s.changes);
        let leaving = changes.filter_map(|change| match change {
            Change::Vanish { why, .. } if !why.is_empty() => Some(why.clone()),
            _ => None,
        });
        for what in words.chain(leaving) {
            totals.entry(what).or_default().push(ply as u32 + 1);
        }
    }
    totals
}

/// Draws every position of the game.
fn draw(table: &dyn Table, dir: &Path) -> Result<(), Fault> {
    fs::create_dir_all(dir).map_err(|why| Fault::file("make", dir, why))?;
    for ply in 0..=table.ply() {
        let file = dir.join(format!("{ply:03}.svg"));
        let picture = show::picture(&*table.until(ply), Eye::Keeper);
        fs::write(&file, picture).map_err(|why| Fault::file("write", &file, why))?;
    }
    Ok(())
}
