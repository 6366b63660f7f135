//! Opening the table that a command is about.

use crate::args::{At, Rules};
use crate::fault::Fault;
use parlour_core::{Eye, Refusal, Rulebook, Seat, Table};
use std::sync::Arc;

/// The game called `name`, under the rules chosen.
pub fn rules(name: &str, chosen: &Rules) -> Result<Arc<dyn Rulebook>, Fault> {
    rules_at(name, None, chosen)
}

/// The same; where several games share the name, the one that the position is of.
pub fn rules_at(
    name: &str,
    position: Option<&str>,
    chosen: &Rules,
) -> Result<Arc<dyn Rulebook>, Fault> {
    let game = parlour_games::by_name_at(name, position)?;
    Ok(game.configure(chosen.rules.as_deref(), &chosen.set)?)
}

/// A match at a position, the word `start` or nothing being the start.
pub fn table(
    game: &dyn Rulebook,
    position: Option<&str>,
    seed: u64,
) -> Result<Box<dyn Table>, Refusal> {
    if let Some(flag) = position.filter(|text| text.starts_with("--")) {
        let flag = flag.split(' ').next().unwrap_or(flag);
        return Err(Refusal::malformed(format!("there is no argument {flag}")));
    }
    let is_start = |text: &str| matches!(text, "start" | "startpos");
    game.open(position.filter(|text| !is_start(text)), seed)
}

/// A match at a position, or at one that looks like it to the seat to move: in a hidden game the text
/// may be what that seat sees.
pub fn seen(
    game: &dyn Rulebook,
    position: Option<&str>,
    seed: u64,
) -> Result<Box<dyn Table>, Refusal> {
    let refused = match table(game, position, seed) {
        Ok(table) => return Ok(table),
        Err(why) => why,
    };
    let Some(text) = position.filter(|_| !game.is_open()) else {
        return Err(refused);
    };
    let views = (0..game.seats()).map(Seat).filter_map(|seat| {
        let table = game.open_seen(text, Eye::Seat(seat), seed).ok()?;
        (table.status().mover() == Some(seat)).then_some(table)
    });
    views.take(1).next().ok_or(refused)
}

/// A match where the arguments say.
pub fn at(game: &str, at: &At) -> Result<Box<dyn Table>, Fault> {
    let game = rules_at(game, at.position.as_deref(), &at.rules)?;
    let mut table = table(&*game, at.position.as_deref(), at.rules.seed)?;
    play_all(&mut *table, &at.moves)?;
    Ok(table)
}

/// Plays moves; the sentence names the first that is refused.
pub fn play_all(table: &mut dyn Table, moves: &[String]) -> Result<(), Refusal> {
    for (i, text) in moves.iter().enumerate() {
        table.play(text).map_err(|why| name_move(i, text, why))?;
    }
    Ok(())
}

/// Puts the number and the text of a move before the reason why it is refused.
pub fn name_move(i: usize, text: &str, why: Refusal) -> Refusal {
    let named = |why: String| format!("move {} {text:?}: {why}", i + 1);
    match why {
        Refusal::Malformed(why) => Refusal::Malformed(named(why)),
        Refusal::Invalid(why) => Refusal::Invalid(named(why)),
        Refusal::Illegal(why) => Refusal::Illegal(named(why)),
    }
}

/// Whose eye: a seat by number or name, `public` or `keeper`.
pub fn eye(game: &dyn Rulebook, text: &str) -> Result<Eye, Fault> {
    let seats = (0..game.seats()).map(Seat);
    let named = |seat: &Seat| {
        text.parse() == Ok(seat.0) || game.seat_name(*seat).eq_ignore_ascii_case(text)
    };
    match text {
        "public" => Ok(Eye::Public),
        "keeper" => Ok(Eye::Keeper),
        _ => seats.clone().find(named).map(Eye::Seat).ok_or_else(|| {
            let names = seats.map(|s| game.seat_name(s)).collect::<Vec<_>>();
            Fault::Text(format!(
                "{} has no seat {text:?}; there are 0 to {} ({}), public and keeper",
                game.name(),
                game.seats() - 1,
                names.join(", ")
            ))
        }),
    }
}
