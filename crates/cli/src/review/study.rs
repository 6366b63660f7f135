//! One decision of a game with something hidden, from what its seat knew then.

use crate::args::Review;
use crate::fault::Fault;
use crate::notation::Notation;
use parlour_bots::{Strength, seat_bot};
use parlour_core::{Table, Watch};
use parlour_wire::StudyTold;
use std::io::Write;

/// Plays shown to people.
const SHOWN: usize = 20;

/// Studies the decision that became move number `ply`, from 1.
pub fn run(
    args: &Review,
    ply: usize,
    table: &dyn Table,
    watch: &Watch,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let rules = table.rules();
    let made = ply.checked_sub(1).and_then(|ply| table.moved_by(ply));
    let seat = made.ok_or_else(|| {
        let all = table.ply();
        Fault::Text(format!("there is no ply {ply}; the record has {all}"))
    })?;
    let at = table.until(ply - 1);
    let failed = |why: parlour_bots::BotError| Fault::Run(why.to_string());
    let mut bot = seat_bot(&*rules, Strength::BEST, 0).map_err(failed)?;
    let study = bot
        .study(&*at, &args.budget.limits(), watch)
        .map_err(failed)?;
    if watch.is_stopped() {
        return Err(Fault::Stopped);
    }
    let study = study.ok_or_else(|| {
        let name = rules.name();
        Fault::Text(format!(
            "nothing is hidden in {name}; `parlour bestmove` values every move"
        ))
    })?;
    let hidden = bot.guess(&*at).map_err(failed)?.unwrap_or_default();
    let told = StudyTold::of(ply as u32, seat, &study, &hidden);
    if args.json {
        let data = serde_json::to_string(&told).expect("a study is plain data");
        return Ok(writeln!(out, "{data}")?);
    }
    let played = table.moved(ply - 1, parlour_core::Eye::Keeper);
    writeln!(out, "{ply}. {} knew: {}", rules.seat_name(seat), {
        at.position(parlour_core::Eye::Seat(seat))
    })?;
    let notation = args.printed.notation.unwrap_or(Notation::Spelled);
    let chosen = |text: &str| played.as_deref() == Some(text);
    for (i, play) in told.moves.iter().enumerate() {
        if i >= SHOWN && !chosen(&play.text) {
            continue;
        }
        let text = match notation {
            Notation::Spelled => at.say(&play.text).unwrap_or_else(|_| play.text.clone()),
            Notation::Exact => play.text.clone(),
        };
        let error = play
            .error
            .map_or(String::new(), |error| format!(" ± {error:.1}"));
        let mark = if chosen(&play.text) { " (played)" } else { "" };
        writeln!(out, "  {text}: {:+.1}{error}{mark}", play.score)?;
    }
    for guess in &told.hidden {
        let mut chances: Vec<_> = guess.chances.iter().collect();
        chances.sort_by(|a, b| b.1.total_cmp(a.1));
        let chances = chances
            .iter()
            .map(|(card, chance)| format!("{card} {:.0} %", 100.0 * *chance));
        writeln!(
            out,
            "{} holds {} unseen: {}",
            rules.seat_name(guess.seat),
            guess.cards,
            chances.collect::<Vec<_>>().join(", ")
        )?;
    }
    Ok(())
}
