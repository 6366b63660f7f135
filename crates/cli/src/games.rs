//! `parlour games`: what there is to play.

use crate::args::Games;
use crate::fault::Fault;
use parlour_core::{Kind, Rulebook, Seat, Spec};
use serde_json::{Value, json};
use std::io::Write;

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
        None => {
            for (i, game) in parlour_games::all().iter().enumerate() {
                if i > 0 {
                    writeln!(out)?;
                }
                tell(&**game, out)?;
            }
            Ok(())
        }
    }
}

fn tell(game: &dyn Rulebook, out: &mut impl Write) -> Result<(), Fault> {
    writeln!(out, "{}: {}. {}", game.name(), game.title(), game.about())?;
    let seats = (0..game.seats()).map(|s| format!("{s} {}", game.seat_name(Seat(s))));
    writeln!(out, "  seats      {}", seats.collect::<Vec<_>>().join(", "))?;
    for preset in game.presets() {
        writeln!(out, "  rules      {}: {}", preset.name, preset.help)?;
    }
    for spec in game.specs() {
        let values = values(&spec).join(" | ");
        writeln!(out, "  option     {}={values}: {}", spec.key, spec.help)?;
    }
    writeln!(out, "  notations  {}", game.notations().join("; "))?;
    Ok(())
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
        "title": game.title(),
        "about": game.about(),
        "seats": seats().map(|s| game.seat_name(s)).collect::<Vec<_>>(),
        "teams": seats().map(|s| game.team(s)).collect::<Vec<_>>(),
        "open": game.is_open(),
        "presets": presets.collect::<Vec<_>>(),
        "options": game.specs(),
        "notations": game.notations(),
        "exports": game.exports(),
    })
}
