//! `parlour games`: what there is to play.

use crate::args::Games;
use crate::fault::Fault;
use crate::page;
use parlour_core::{Eye, Kind, Rulebook, Seat, Spec};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};

/// Lists all games, or tells all about one.
pub fn run(args: &Games, out: &mut impl Write) -> Result<(), Fault> {
    let one = args
        .game
        .as_deref()
        .map(parlour_games::by_name)
        .transpose()?;
    if args.json {
        let answer = match &one {
            Some(game) => data(&**game),
            None => parlour_games::all().iter().map(|g| data(&**g)).collect(),
        };
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    match one {
        Some(game) => tell(&*game, out),
        None => list(out),
    }
}

/// A line for each game, broken only where a terminal is narrower.
fn list(out: &mut impl Write) -> Result<(), Fault> {
    let wide = match io::stdout().is_terminal() {
        true => page::wide(),
        false => usize::MAX,
    };
    for game in parlour_games::all() {
        let people = match game.seats() {
            1 => "one plays".into(),
            n => format!("{n} play"),
        };
        let first = format!("{:<18}  ", game.name());
        let text = format!("{}, {people}. {}", game.title(), game.about());
        for line in page::hang(&text, wide, &first, &" ".repeat(20)) {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out)?;
    writeln!(
        out,
        "`parlour games GAME` tells all about one of them, `parlour rules GAME` how it is played."
    )?;
    Ok(())
}

/// Everything about one game.
fn tell(game: &dyn Rulebook, out: &mut impl Write) -> Result<(), Fault> {
    let wide = page::wide();
    let mut row = |title: &str, text: &str| -> Result<(), Fault> {
        let first = format!("  {title:<11}");
        // A text that a reader may want to copy is not cut.
        let longest = text.split(' ').map(page::columns).max().unwrap_or(0);
        let wide = if longest + 17 > wide {
            usize::MAX
        } else {
            wide
        };
        for line in page::hang(text, wide, &first, &" ".repeat(17)) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    };
    row("name", &names(game).join(", "))?;
    row("title", game.title())?;
    row("about", game.about())?;
    let seats: Vec<_> = (0..game.seats()).map(Seat).collect();
    let called = |seats: &[Seat]| seats.iter().map(|s| game.seat_name(*s)).collect::<Vec<_>>();
    row("seats", &called(&seats).join(", "))?;
    let mut teams: Vec<Vec<Seat>> = seats
        .iter()
        .map(|s| game.team(*s).iter().collect())
        .collect();
    teams.dedup();
    teams.sort();
    teams.dedup();
    if teams.iter().any(|team| team.len() > 1) {
        let teams = teams.iter().map(|team| called(team).join(" and "));
        row("teams", &teams.collect::<Vec<_>>().join(", "))?;
    }
    for (i, preset) in game.presets().iter().enumerate() {
        let title = if i == 0 { "rules" } else { "" };
        let usual = if i == 0 { " (if nothing is said)" } else { "" };
        row(title, &format!("{}{usual}: {}", preset.name, preset.help))?;
    }
    for (i, (spec, (_, set))) in game.specs().iter().zip(game.settings()).enumerate() {
        let title = if i == 0 { "options" } else { "" };
        let values = values(spec).join("|");
        row(
            title,
            &format!(
                "{}={values}, if nothing is said {set}: {}",
                spec.key, spec.help
            ),
        )?;
    }
    if let levels @ [_, ..] = &*levels(game) {
        let points: Vec<_> = levels.iter().map(u32::to_string).collect();
        let text = format!(
            "0 to {} play at {} points by the usual rules",
            levels.len() - 1,
            points.join(", ")
        );
        row("levels", &text)?;
    }
    let table = game.open(None, 0)?;
    row("start", &table.position(Eye::Keeper))?;
    let moves = table.moves(Eye::Keeper);
    if let Some(text) = moves.get(moves.len() / 2) {
        let said = table.say(text)?;
        let spelled = if said == *text {
            String::new()
        } else {
            format!(", spelled {said}")
        };
        row("a move", &format!("{text}{spelled}"))?;
    }
    row("notations", &game.notations().join("; "))?;
    let exports: Vec<&str> = ["record"].iter().chain(game.exports()).copied().collect();
    row("files", &exports.join(", "))?;
    for line in page::notation(game.notation(), wide) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What the game is called, what one usually types first.
fn names(game: &dyn Rulebook) -> Vec<&'static str> {
    let others = game.aliases().iter().copied();
    [game.name()].into_iter().chain(others).collect()
}

/// What each level of the bots was measured to play, from level 0 on.
fn levels(game: &dyn Rulebook) -> Vec<u32> {
    let points = |level| Some(parlour_bots::rating(game, level)?.0 as u32);
    (0..=10).map_while(points).collect()
}

fn values(spec: &Spec) -> Vec<String> {
    match &spec.kind {
        Kind::Flag => vec!["true".into(), "false".into()],
        Kind::Word(words) => words.iter().map(|w| w.0.into()).collect(),
        Kind::Number { min, max, or } => {
            let words = or.iter().map(|w| w.0.into());
            [format!("{min}..{max}")].into_iter().chain(words).collect()
        }
    }
}

fn data(game: &dyn Rulebook) -> Value {
    let seats = || (0..game.seats()).map(Seat);
    let presets = game.presets().into_iter().map(|preset| {
        let rules = game.configure(Some(preset.name), &[]);
        let rules = rules.expect("a listed preset exists");
        let options = rules.settings().into_iter();
        let options: serde_json::Map<_, _> = options.map(|(k, v)| (k.into(), v.into())).collect();
        json!({"name": preset.name, "help": preset.help, "options": options})
    });
    json!({
        "name": game.name(),
        "names": names(game),
        "title": game.title(),
        "about": game.about(),
        "seats": seats().map(|s| game.seat_name(s)).collect::<Vec<_>>(),
        "teams": seats().map(|s| game.team(s)).collect::<Vec<_>>(),
        "open": game.is_open(),
        "presets": presets.collect::<Vec<_>>(),
        "options": game.specs(),
        "notations": game.notations(),
        "exports": game.exports(),
        "levels": levels(game)
            .into_iter()
            .enumerate()
            .map(|(level, rating)| json!({"level": level, "rating": rating}))
            .collect::<Vec<_>>(),
    })
}
