//! Compares what was written with what was promised, and with what every server shows.

use crate::ledger::{Ledger, Promise};
use crate::{Fault, Window};
use parlour_core::{Eye, Table};
use parlour_store::{Control, Event, Stamped, Store};
use serde_json::Value;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// By how much a clock may be wrong, in milliseconds.
const SECOND: i64 = 1000;

/// What the events of a match come to.
pub struct Replayed {
    table: Box<dyn Table>,
    moves: Vec<String>,
    /// What each move took from the clock of whoever made it, where that ran.
    charged: Vec<Option<i64>>,
}

/// Plays the events again, by the rules alone.
fn replay(events: &[Stamped]) -> Result<Replayed, Fault> {
    let Some(Event::Created(opening)) = events.first().map(|e| &e.event) else {
        return Err("it does not begin".into());
    };
    let rules = parlour_games::by_name(&opening.game).map_err(|why| why.to_string())?;
    let rules = rules.configure(Some(&opening.preset), &opening.options);
    let rules = rules.map_err(|why| why.to_string())?;
    let open = rules.open(None, opening.seed);
    let mut table = open.map_err(|why| why.to_string())?;
    let (full, increment) = match opening.clock {
        Some(Control::Minutes { initial, increment }) => (initial, increment),
        _ => (0, 0),
    };
    let mut left = vec![i64::from(full) * 1000; opening.seats.len()];
    let (mut moves, mut charged) = (Vec::new(), Vec::new());
    for (number, stamped) in events.iter().enumerate() {
        if stamped.seq as usize != number {
            return Err(format!("event {number} is missing").into());
        }
        let settle = |table: &mut Box<dyn Table>, position: &str| match table.position(Eye::Keeper)
            == position
        {
            true => Ok(()),
            false => table.settle(position).map_err(|why| why.to_string()),
        };
        match &stamped.event {
            Event::Dealt { position } => settle(&mut table, position)?,
            Event::Move {
                seat,
                text,
                chance,
                left: after,
            } => {
                if stamped.ply as usize != moves.len() {
                    return Err(format!("ply {} is there twice or missing", stamped.ply).into());
                }
                let made = table.play(text).map_err(|why| why.to_string())?;
                if made.seat != *seat {
                    return Err(format!("seat {} moved out of turn", seat.0).into());
                }
                if let Some(position) = chance {
                    settle(&mut table, position)?;
                }
                moves.push(text.clone());
                let clock = &mut left[seat.index()];
                charged.push(after.map(|after| *clock + i64::from(increment) * 1000 - after));
                *clock = after.unwrap_or(*clock);
            }
            Event::Ended { outcome, .. } => table.end(*outcome),
            Event::TakenBack { .. } => return Err("nobody took anything back".into()),
            _ => {}
        }
    }
    Ok(Replayed {
        table,
        moves,
        charged,
    })
}

/// How much of the time between two moments lies in these windows.
fn overlap(windows: &[Window], from: Instant, to: Instant) -> Duration {
    let common = |window: &Window| {
        let (from, to) = (window.from.max(from), window.to.min(to));
        to.saturating_duration_since(from)
    };
    windows.iter().map(common).sum()
}

/// Every match against the ledger; returns how many moves and clocks were compared.
pub async fn check_matches(
    store: &Store,
    ids: &[String],
    ledger: &Ledger,
    windows: &[Window],
) -> Result<(HashMap<String, Replayed>, [usize; 3]), Fault> {
    let mut promises: HashMap<(String, u64), Promise> = HashMap::new();
    for promise in ledger.promises() {
        let key = (promise.id.clone(), promise.ply);
        if let Some(other) = promises.insert(key, promise.clone())
            && other.text != promise.text
        {
            let Promise { id, ply, .. } = promise;
            ledger.fault(format!("{id}: two moves were promised at ply {ply}"));
        }
    }
    let mut replayed = HashMap::new();
    let [mut moves, mut above, mut below] = [0; 3];
    let database: Vec<Window> = {
        let of = |window: &&Window| window.database;
        windows.iter().filter(of).copied().collect()
    };
    for id in ids {
        let events = store.events(id).await?;
        let match_ = match replay(&events) {
            Ok(match_) => match_,
            Err(why) => {
                ledger.fault(format!("{id}: {why}"));
                continue;
            }
        };
        for (ply, text) in match_.moves.iter().enumerate() {
            let at = |ply: u64| promises.get(&(id.clone(), ply));
            let Some(promise) = at(ply as u64) else {
                continue;
            };
            moves += 1;
            // A move may be spelled in several ways.
            let told = match_.table.until(ply).check(&promise.text);
            if told.as_ref().ok() != Some(text) {
                let told = &promise.text;
                ledger.fault(format!(
                    "{id}: {told} was promised at {ply}, {text} is written"
                ));
            }
            let before = (ply as u64).checked_sub(1).and_then(at);
            let (Some(charged), Some(before)) = (match_.charged[ply], before) else {
                continue;
            };
            // No clock runs for longer than from the move before to the answer, less what the database
            // was away for. Each time it is away, one pulse's worth is counted.
            let most = promise.answered - before.sent;
            let away =
                |window: &&Window| !overlap(&[**window], before.sent, promise.answered).is_zero();
            let times = database.iter().filter(away).count();
            let most = most.saturating_sub(overlap(&database, before.sent, promise.answered));
            above += 1;
            if charged > most.as_millis() as i64 + SECOND * times.max(1) as i64 {
                ledger.fault(format!(
                    "{id}: ply {ply} took {charged} ms, at most {most:?}, the database being away {times} times"
                ));
            }
            // Where nothing went wrong it runs for as long as the player thought.
            let around = before.sent - Duration::from_secs(1);
            if overlap(windows, around, promise.answered).is_zero() {
                let least = promise.sent - promise.turn;
                below += 1;
                if charged < least.as_millis() as i64 - SECOND {
                    ledger.fault(format!(
                        "{id}: ply {ply} took {charged} ms, at least {least:?}"
                    ));
                }
            }
        }
        let last = promises.keys().filter(|(of, _)| of == id);
        let last = last.map(|(_, ply)| ply + 1).max().unwrap_or(0);
        if last > match_.moves.len() as u64 {
            let got = match_.moves.len();
            ledger.fault(format!(
                "{id}: {last} moves were promised, {got} are written"
            ));
        }
        replayed.insert(id.clone(), match_);
    }
    Ok((replayed, [moves, above, below]))
}

/// Does this state of a finished match show what its events come to?
pub fn check_state(replayed: &Replayed, state: &Value) -> Result<(), Fault> {
    let shown = serde_json::to_string(&replayed.table.scene(Eye::Public))?;
    let shown: Value = serde_json::from_str(&shown)?;
    if state["phase"] != "over" {
        return Err(format!("it is {} and not over", state["phase"]).into());
    }
    if state["ply"].as_u64() != Some(replayed.moves.len() as u64) {
        return Err(format!("ply {} and not {}", state["ply"], replayed.moves.len()).into());
    }
    match state["scene"] == shown {
        true => Ok(()),
        false => Err("its position is another one".into()),
    }
}

/// Do all servers agree when the running clock of a match falls?
pub fn check_clocks(states: &[Value]) -> Result<bool, Fault> {
    let falls = |state: &Value| {
        let times = &state["times"];
        let seat = times["running"].as_u64()?;
        let left = times["left"][seat as usize].as_i64()?;
        Some((state["ply"].as_u64()?, times["at"].as_i64()? + left))
    };
    let falls: Vec<_> = states.iter().filter_map(falls).collect();
    let same = falls.len() == states.len() && falls.iter().all(|(ply, _)| *ply == falls[0].0);
    if !same {
        return Ok(false);
    }
    let at = falls.iter().map(|(_, at)| *at);
    let apart = at.clone().max().unwrap_or(0) - at.min().unwrap_or(0);
    match apart > SECOND {
        true => Err(format!("clocks are {apart} ms apart").into()),
        false => Ok(true),
    }
}
