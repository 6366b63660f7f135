//! The director: looks after the tournaments that this server keeps. It notes how games ended, pairs what is
//! due, and sets up games that were paired. Each of these can be broken off at any moment and is taken up again.

use crate::hall::Hall;
use crate::keeper::Command;
use crate::ratings::unratable;
use crate::{Problem, secret};
use futures_util::future::join_all;
use parlour_core::{Rulebook, Seat};
use parlour_store::{Control, Decision, Opening, Sitter};
use parlour_tournaments::{Game, Member, Tournament, Verdict};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often it looks round where nothing rings.
const ROUND: Duration = Duration::from_millis(500);
/// How often it sees to it that games go on.
const CARE: u32 = 20;
/// Tournaments that are looked after at once.
const MANY: u32 = 500;
/// Games set up at once.
const TOGETHER: usize = 64;

/// Looks after tournaments until the server stops.
pub async fn direct(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    let mut rounds = 0u32;
    while !*closing.borrow() {
        // At first, and then now and again, somebody sees to games that sleep.
        let wakes = rounds % CARE == 0;
        rounds = rounds.wrapping_add(1);
        if let Err(why) = look_round(&hall, wakes).await {
            tracing::warn!(%why, "tournaments wait");
        }
        tokio::select! {
            () = hall.tournaments.bell.notified() => {}
            () = tokio::time::sleep(ROUND) => {}
            _ = closing.changed() => {}
        }
    }
}

async fn look_round(hall: &Arc<Hall>, wakes: bool) -> Result<(), Problem> {
    let now = hall.clock.now().day;
    let cards = hall.store.tournaments(&["open", "running"], None, MANY);
    for card in cards.await? {
        if card.phase == "open" && card.start > now {
            continue;
        }
        if let Err(why) = look_after(hall, &card.id, wakes).await {
            let id = card.id;
            tracing::warn!(id, %why, "a tournament waits");
        }
    }
    Ok(())
}

/// Does what is due in one tournament.
async fn look_after(hall: &Arc<Hall>, id: &str, wakes: bool) -> Result<(), Problem> {
    let Some(fence) = hall.store.take_tournament(id).await? else {
        return Ok(());
    };
    let mut known = hall.tournament(id).await?;
    let rules = {
        let plan = known.plan();
        hall.house
            .rules(&plan.game, Some(&plan.preset), &plan.options)?
    };
    let decisions = hall.store.decisions(id).await?;
    if !decisions.is_empty() {
        let decide = |known: &Tournament| {
            let events = decisions.iter().filter_map(|decision| {
                let Decision { id, plies, .. } = decision;
                known.decide(id, verdict(&*rules, decision), *plies)
            });
            Ok(events.collect())
        };
        known = hall.change_tournament(id, Some(fence), decide).await?;
    }
    // Pairing many takes a while, so it is not done where others wait to be served.
    loop {
        let (looked, now) = (known.clone(), hall.clock.now().day);
        let next = tokio::task::spawn_blocking(move || looked.next(now, &mut secret::id)).await;
        let Some(event) = next.map_err(|_| Problem::Broken)? else {
            break;
        };
        // If somebody has entered meanwhile it is looked at again.
        let seen = known.events();
        let act = |known: &Tournament| match known.events() == seen {
            true => Ok(vec![event.clone()]),
            false => Ok(Vec::new()),
        };
        known = hall.change_tournament(id, Some(fence), act).await?;
    }
    let missing = hall.store.missing_games(id).await?;
    for some in missing.chunks(TOGETHER) {
        let games = known.games().iter().filter(|game| some.contains(&game.id));
        let games = games.map(|game| set_up(hall, id, &known, &*rules, game));
        for made in join_all(games).await {
            made?;
        }
    }
    if !missing.is_empty() {
        hall.tournaments.hear(id);
    }
    if wakes {
        for game in known.games().iter().filter(|game| game.verdict.is_none()) {
            // A full queue means that it is awake.
            let _ = hall.send(&game.id, Command::Wake);
        }
    }
    Ok(())
}

/// How a match ended, for the tournament.
fn verdict(rules: &dyn Rulebook, decision: &Decision) -> Verdict {
    let winners = decision.ending.winners;
    if winners.is_empty() {
        Verdict::Draw
    } else if winners.contains(Seat(0)) || rules.team(Seat(0)).iter().any(|s| winners.contains(s)) {
        Verdict::First
    } else {
        Verdict::Second
    }
}

/// Sets up the match of a game, unless it is there.
async fn set_up(
    hall: &Arc<Hall>,
    id: &str,
    known: &Tournament,
    rules: &dyn Rulebook,
    game: &Game,
) -> Result<(), Problem> {
    let plan = known.plan();
    let first = rules.team(Seat(0));
    let members = |number: parlour_tournaments::Number| &known.entrants()[number.index()].members;
    let mut sides = (members(game.first).iter(), members(game.second).iter());
    let seats = (0..rules.seats()).map(|seat| {
        let side = match first.contains(Seat(seat)) {
            true => &mut sides.0,
            false => &mut sides.1,
        };
        side.next().map(sitter).ok_or(Problem::Broken)
    });
    let seats: Vec<Sitter> = seats.collect::<Result<_, Problem>>()?;
    let mut opening = Opening {
        clock: Some(Control::Minutes {
            initial: plan.clock.initial,
            increment: plan.clock.increment,
        }),
        rated: plan.rated,
        tournament: Some(id.to_owned()),
        // Nobody's table: it counts against nobody's number of tables.
        ..Opening::of(rules, seats, id)
    };
    // Where only bots of the house meet nothing is rated.
    opening.rated = plan.rated && unratable(&hall.house, &opening).is_ok();
    let seed = game.seed.unwrap_or_else(secret::seed);
    match hall.create_as(game.id.clone(), opening, seed).await {
        Ok(_) | Err(Problem::Late(_)) => Ok(()),
        Err(why) => Err(why),
    }
}

fn sitter(member: &Member) -> Sitter {
    match member {
        Member::Account { id, name, .. } => Sitter::Guest {
            id: id.clone(),
            name: name.clone(),
        },
        Member::House { level } => Sitter::Bot { level: *level },
    }
}
