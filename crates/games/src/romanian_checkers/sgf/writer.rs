//! Writing.

use super::super::board::squares;
use super::super::moves::Move;
use super::super::options::RomanianCheckers;
use super::super::position::Position;
use super::SETUPS;
use parlour_core::record::Played;
use parlour_core::{Game, Match, Record, Seat, Text, configure, rulebook};
use std::fmt::Write;
use std::sync::Arc;

pub(in super::super) fn write(game: &RomanianCheckers, record: &Record) -> String {
    let preset = (!record.rules.is_empty()).then_some(record.rules.as_str());
    let game = configure(game, preset, &record.options).unwrap_or_else(|_| game.clone());
    let custom = record
        .start
        .as_deref()
        .and_then(|text| game.read_position(text, 0).ok());
    let mut out = String::from("(;FF[4]CA[UTF-8]GM[9]AP[Parlour]SZ[8]");
    match &custom {
        Some(at) => custom_setup(&mut out, at),
        None => {
            let name = SETUPS.iter().find(|s| s.0 == game.setup);
            property(&mut out, "SU", name.expect("every setup has a name").1);
        }
    }
    let (rules, options) = rulebook(game.clone()).chosen();
    let options = options.iter().map(|(key, value)| format!(" {key}={value}"));
    property(
        &mut out,
        "RU",
        &format!("{rules}{}", options.collect::<String>()),
    );
    for (key, name) in ["PB", "PW"].into_iter().zip(&record.players) {
        property(&mut out, key, name);
    }
    if let Some(result) = result(record) {
        property(&mut out, "RE", &result);
    }
    let start = custom.unwrap_or_else(|| game.start(0));
    let table = Match::at(Arc::new(game), start);
    line(&mut out, &record.moves, table);
    out + ")\n"
}

fn property(out: &mut String, key: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace(']', "\\]");
    write!(out, "{key}[{value}]").expect("writing to a string");
}

fn custom_setup(out: &mut String, at: &Position) {
    property(out, "SU", "Custom");
    for (seat, key) in [(Seat(0), "AB"), (Seat(1), "AW")] {
        *out += key;
        for square in squares(at.men(seat)) {
            write!(out, "[{square}]").expect("writing to a string");
        }
    }
    property(out, "PL", ["B", "W"][at.mover().index()]);
}

fn result(record: &Record) -> Option<String> {
    let ending = record.result.as_ref()?;
    let Some(winner) = ending.winners.iter().next() else {
        let void = ending.outside.as_deref() == Some("abandoned");
        return Some(if void { "Void" } else { "0" }.into());
    };
    let how = match ending.outside.as_deref() {
        Some("resigned") => "R",
        Some("time") => "T",
        Some("forfeited") => "F",
        _ => "",
    };
    Some(format!("{}+{how}", ["B", "W"][winner.index() & 1]))
}

/// Where a move has variations its own line goes into brackets, and the variations follow it.
fn line(out: &mut String, moves: &[Played], mut table: Match<RomanianCheckers>) {
    let mut forks = Vec::new();
    for (i, played) in moves.iter().enumerate() {
        if !played.variations.is_empty() {
            *out += "\n(";
            forks.push((&played.variations, table.clone()));
        }
        if i % 10 == 0 {
            out.push('\n');
        }
        let mover = table.position().mover().index();
        let text = match table.read_move(&played.text) {
            Ok(m) => {
                let capture = table.game().is_progress(table.position(), m);
                table.play_unchecked(m);
                match m {
                    Move::Go { from, to } => {
                        format!("{from}{}{to}", if capture { ':' } else { '-' })
                    }
                    Move::Pass => "pass".into(),
                }
            }
            Err(_) => played.text.clone(),
        };
        out.push(';');
        property(out, ["B", "W"][mover], &text);
        if let Some(clock) = played.clock {
            property(
                out,
                ["BL", "WL"][mover],
                &(clock as f64 / 1000.0).to_string(),
            );
        }
        if !played.comment.is_empty() {
            property(out, "C", &played.comment);
        }
    }
    for (variations, table) in forks.into_iter().rev() {
        out.push(')');
        for variation in variations {
            *out += "\n(";
            line(out, variation, table.clone());
            out.push(')');
        }
    }
}
