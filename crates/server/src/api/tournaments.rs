//! Tournaments over HTTP and WebSocket.

use super::connection::{Connection, End, Share};
use super::socket::READ;
use super::{Body, Caller, Fields, Member as Account};
use crate::opening::option_texts;
use crate::ratings::{check_standard, rating_of_level};
use crate::tournaments::csv;
use crate::wire::{
    Announced, EntryWish, HouseBots, Message, NewTournament, TournamentGames, TournamentList,
    TournamentResults, TournamentTold, Withdrawal,
};
use crate::{Problem, Site, manners, secret};
use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlour_core::{Rulebook, Seat, Seats};
use parlour_ratings::Speed;
use parlour_store::{AccountKind, Control, Role};
use parlour_tournaments::{Clock, Event, Kind, Member, Plan, Refusal, Tournament, most as most_of};
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::watch;

/// Tournaments of one account that are not over.
const UNFINISHED: u32 = 5;
/// How far ahead one may be announced, in milliseconds.
const AHEAD: i64 = 90 * 24 * 60 * 60 * 1000;
/// When it begins unless somebody says otherwise.
const SOON: i64 = 10 * 60 * 1000;
/// How long changes are gathered.
const GATHER: Duration = Duration::from_millis(250);

impl From<Refusal> for Problem {
    fn from(why: Refusal) -> Problem {
        match why {
            Refusal::Missing => Problem::Missing("entrant"),
            other => Problem::Refused(other.to_string()),
        }
    }
}

/// `GET /api/tournaments`
pub async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<Json<TournamentList>, Problem> {
    site.tournament_list(caller.id().as_deref()).await.map(Json)
}

/// How many play for an entrant: the game must have two teams of the same size.
fn team(rules: &dyn Rulebook) -> Result<u8, Problem> {
    let one = rules.team(Seat(0));
    let two = one.others(Seats::first(rules.seats()));
    let is_team = two
        .iter()
        .next()
        .is_some_and(|seat| rules.team(seat) == two);
    match is_team && one.iter().count() == two.iter().count() {
        true => Ok(one.iter().count() as u8),
        false => Err(Problem::Refused(
            "a tournament needs a game of two sides; choose other rules".into(),
        )),
    }
}

fn plan(site: &Site, asked: NewTournament, by: &parlour_store::Account) -> Result<Plan, Problem> {
    let options = option_texts(&asked.options)?;
    let rules = site
        .hall
        .house
        .rules(&asked.game, asked.preset.as_deref(), &options)?;
    crate::keeper::check_control(asked.clock)?;
    let Control::Minutes { initial, increment } = asked.clock else {
        let why = "a tournament has a clock of minutes";
        return Err(Problem::Refused(why.into()));
    };
    if asked.kind == Kind::Duplicate && rules.is_open() {
        let why = "duplicate is for games in which chance deals";
        return Err(Problem::Refused(why.into()));
    }
    let (preset, options) = rules.chosen();
    if asked.rated {
        check_standard(&site.hall.house, rules.name(), preset, &options)?;
    }
    let now = site.hall.clock.now().day;
    let start = asked.start.unwrap_or(now + SOON);
    if start > now + AHEAD {
        let why = "a tournament begins within 90 days";
        return Err(Problem::Refused(why.into()));
    }
    let minutes = asked.minutes.filter(|m| m.is_finite()).unwrap_or(0.0);
    let plan = Plan {
        name: manners::saying(asked.name.trim())?,
        kind: asked.kind,
        team: team(&*rules)?,
        rounds: asked.rounds.unwrap_or(match asked.kind {
            Kind::RoundRobin => 1,
            Kind::Swiss => 5,
            Kind::Duplicate => 5,
            Kind::Arena | Kind::Knockout => 0,
        }),
        length: match asked.kind {
            Kind::Arena => (minutes.clamp(0.0, 1e6) * 60_000.0) as i64,
            _ => 0,
        },
        start: start.max(now),
        pause: i64::from(asked.pause.unwrap_or(10)) * 1000,
        most: asked.most.unwrap_or(most_of(asked.kind)),
        seed: secret::seed(),
        link: asked.invited.then(secret::token),
        rated: asked.rated,
        by: by.id.clone(),
        host: by.name.clone(),
        game: rules.name().into(),
        preset: preset.into(),
        options,
        clock: Clock { initial, increment },
        created: now,
    };
    plan.check()
        .map_err(|why| Problem::Refused(why.to_string()))?;
    Ok(plan)
}

/// `POST /api/tournaments`
pub async fn create(
    State(site): State<Arc<Site>>,
    by: Account,
    Body(asked): Body<NewTournament>,
) -> Result<(StatusCode, Json<Announced>), Problem> {
    if by.account.kind == AccountKind::Bot {
        return Err(Problem::Forbidden("bots take part; people run tournaments"));
    }
    let plan = plan(&site, asked, &by.account)?;
    let phases = ["open", "running"];
    let own = site
        .hall
        .store
        .tournaments(&phases, Some(&by.account.id), UNFINISHED);
    if own.await?.len() as u32 >= UNFINISHED {
        let why = format!("you run {UNFINISHED} tournaments that are not over");
        return Err(Problem::Refused(why));
    }
    let id = secret::id();
    let tournament = Tournament::new(plan);
    let told = site
        .tournament_told(&id, &tournament, Some(&by.account.id))
        .await;
    site.hall.announce(&id, tournament).await?;
    tracing::info!(id, "tournament announced");
    let made = Announced {
        id,
        tournament: told,
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// `GET /api/tournaments/{id}`
pub async fn look(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TournamentTold>, Problem> {
    let known = site.hall.tournament(&id).await?;
    Ok(Json(
        site.tournament_told(&id, &known, caller.id().as_deref())
            .await,
    ))
}

/// `POST /api/tournaments/{id}/entry`
pub async fn enter(
    State(site): State<Arc<Site>>,
    by: Account,
    Path(id): Path<String>,
    Body(wish): Body<EntryWish>,
) -> Result<Json<TournamentTold>, Problem> {
    let account = &by.account;
    let member = Member::Account {
        id: account.id.clone(),
        name: account.name.clone(),
        bot: account.kind == AccountKind::Bot,
    };
    let plan = site.hall.tournament(&id).await?.plan().clone();
    let speed = Speed::of_minutes(plan.clock.initial, plan.clock.increment);
    let rating = site.hall.store.rating(&account.id, &plan.game, speed);
    let rating = rating
        .await?
        .map(|(rating, _)| rating.rating.round() as i32);
    // A pair is known when both are; it keeps the place of its entry.
    let rating = rating.filter(|_| plan.team == 1);
    let act = |known: &Tournament| {
        if let Some(number) = known.entrant_of(&account.id) {
            return Ok(vec![known.come_back(number)?]);
        }
        if plan.link.is_some() && plan.link != wish.link && plan.by != account.id {
            return Err(Problem::Forbidden("one enters this tournament by its link"));
        }
        let event = match wish.pair {
            Some(number) => known.join(number, member.clone())?,
            None => {
                let name = account.name.clone();
                known.enter(name, vec![member.clone()], rating)?
            }
        };
        Ok(vec![event])
    };
    let known = site.hall.change_tournament(&id, None, act).await?;
    Ok(Json(
        site.tournament_told(&id, &known, Some(&account.id)).await,
    ))
}

/// Does this account run the tournament, or look after the site?
fn check_host(known: &Tournament, by: &Account) -> Result<(), Problem> {
    let runs = known.plan().by == by.account.id || by.account.role == Role::Operator;
    match runs {
        true => Ok(()),
        false => Err(Problem::Forbidden(
            "only whoever runs the tournament may do that",
        )),
    }
}

/// `POST /api/tournaments/{id}/withdraw`
pub async fn withdraw(
    State(site): State<Arc<Site>>,
    by: Account,
    Path(id): Path<String>,
    Body(asked): Body<Withdrawal>,
) -> Result<Json<TournamentTold>, Problem> {
    let act = |known: &Tournament| {
        let own = known.entrant_of(&by.account.id);
        let number = match asked.number.filter(|number| Some(*number) != own) {
            Some(number) => {
                check_host(known, &by)?;
                number
            }
            None => own.ok_or(Problem::Missing("entrant"))?,
        };
        Ok(vec![known.withdraw(number)?])
    };
    let known = site.hall.change_tournament(&id, None, act).await?;
    Ok(Json(
        site.tournament_told(&id, &known, Some(&by.account.id))
            .await,
    ))
}

/// `POST /api/tournaments/{id}/bots`
pub async fn add_bots(
    State(site): State<Arc<Site>>,
    by: Account,
    Path(id): Path<String>,
    Body(asked): Body<HouseBots>,
) -> Result<Json<TournamentTold>, Problem> {
    if !crate::bots::LEVELS.contains(&asked.level) {
        return Err(Problem::Bad("a bot has a level from 0 to 10".into()));
    }
    let level = asked.level;
    let count = asked.count.unwrap_or(1);
    let plan = site.hall.tournament(&id).await?.plan().clone();
    let rules = site.hall.house.rules(&plan.game, None, &[])?;
    let standard = check_standard(&site.hall.house, &plan.game, &plan.preset, &plan.options);
    let rating = rating_of_level(&*rules, level).filter(|_| standard.is_ok());
    if plan.rated && rating.is_none() {
        let why = "the bots of this game have no rating; enter them in a casual tournament";
        return Err(Problem::Refused(why.into()));
    }
    let rating = rating.map(|rating| rating.rating.round() as i32);
    let rating = rating.filter(|_| plan.team == 1);
    let act = |known: &Tournament| {
        check_host(known, &by)?;
        let room = known
            .plan()
            .most
            .saturating_sub(known.entrants().len() as u32);
        if count == 0 || count > room {
            return Err(Problem::Refused(format!(
                "there is room for {room} more entrants, not for {count}"
            )));
        }
        let named = |entrant: &&parlour_tournaments::Entrant| {
            entrant.members.contains(&Member::House { level })
        };
        let before = known.entrants().iter().filter(named).count();
        let events = (0..count as usize).map(|i| {
            let name = format!("Bot {level} no. {}", before + i + 1);
            let members = vec![Member::House { level }; usize::from(known.plan().team)];
            Ok(known.enter(name, members, rating)?)
        });
        events.collect()
    };
    let known = site.hall.change_tournament(&id, None, act).await?;
    Ok(Json(
        site.tournament_told(&id, &known, Some(&by.account.id))
            .await,
    ))
}

async fn run(
    site: &Site,
    id: &str,
    by: &Account,
    act: impl Fn(&Tournament) -> Result<Event, Refusal>,
) -> Result<Json<TournamentTold>, Problem> {
    let act = |known: &Tournament| {
        check_host(known, by)?;
        Ok(vec![act(known)?])
    };
    let known = site.hall.change_tournament(id, None, act).await?;
    site.hall.tournaments.ring(id);
    Ok(Json(
        site.tournament_told(id, &known, Some(&by.account.id)).await,
    ))
}

/// `POST /api/tournaments/{id}/start`
pub async fn start(
    State(site): State<Arc<Site>>,
    by: Account,
    Path(id): Path<String>,
) -> Result<Json<TournamentTold>, Problem> {
    run(&site, &id, &by, Tournament::start).await
}

/// `POST /api/tournaments/{id}/cancel`
pub async fn cancel(
    State(site): State<Arc<Site>>,
    by: Account,
    Path(id): Path<String>,
) -> Result<Json<TournamentTold>, Problem> {
    run(&site, &id, &by, |known| known.cancel("called off")).await
}

/// `GET /api/tournaments/{id}/games`
pub async fn games(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<TournamentGames>, Problem> {
    let round = fields.number("round")?;
    let known = site.hall.tournament(&id).await?;
    Ok(Json(site.tournament_games(&known, round)))
}

fn file(name: String, kind: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    (headers, text).into_response()
}

/// `GET /api/tournaments/{id}/results.json`
pub async fn results(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Json<TournamentResults>, Problem> {
    let known = site.hall.tournament(&id).await?;
    Ok(Json(site.tournament_results(&id, &known)))
}

/// `GET /api/tournaments/{id}/results.csv`
pub async fn table(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let known = site.hall.tournament(&id).await?;
    let text = csv(&site.tournament_results(&id, &known));
    Ok(file(
        format!("tournament-{id}.csv"),
        "text/csv; charset=utf-8",
        text,
    ))
}

/// `GET /api/tournaments/{id}/records.txt`
pub async fn records(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let known = site.hall.tournament(&id).await?;
    // One at a time: it reads all games.
    let _place = site.painters.acquire().await.map_err(|_| Problem::Broken)?;
    let text = site.hall.tournament_records(&known).await?;
    Ok(file(
        format!("tournament-{id}.txt"),
        "text/plain; charset=utf-8",
        text,
    ))
}

/// `GET /api/tournaments/{id}/ws`
pub async fn open(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    parts: Extensions,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::Bad("this address speaks WebSocket only".into()))?;
    let share = Share::new(&site, &caller, &parts)?;
    // A wrong id answers 404.
    site.hall.tournament(&id).await?;
    let upgrade = upgrade.max_message_size(1024).max_frame_size(1024);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        site.metrics.sockets.fetch_add(1, Relaxed);
        let mut line = Connection::new(socket, share);
        let closing = site.closing.subscribe();
        let guest = caller.id();
        let Err(end) = tell(&site, &mut line, &id, guest.as_deref(), closing).await;
        line.close(end).await;
        site.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// Tells of every change until the conversation ends.
async fn tell(
    site: &Site,
    line: &mut Connection,
    id: &str,
    caller: Option<&str>,
    mut closing: watch::Receiver<bool>,
) -> Result<Infallible, End> {
    let mut changed = site.hall.tournaments.listen(id);
    loop {
        changed.borrow_and_update();
        let known = site.hall.tournament(id).await.map_err(|_| End::Slow)?;
        let told = site.tournament_told(id, &known, caller).await;
        line.say(Message::Tournament(Box::new(told)).text()).await?;
        let pause = tokio::time::sleep(GATHER);
        tokio::pin!(pause);
        let mut rested = false;
        loop {
            if *closing.borrow() {
                return Err(End::Bye);
            }
            tokio::select! {
                biased;
                _ = closing.changed() => return Err(End::Bye),
                () = &mut pause, if !rested => rested = true,
                heard = changed.changed(), if rested => {
                    heard.map_err(|_| End::Slow)?;
                    break;
                }
                heard = line.hear() => drop(heard?),
            }
        }
    }
}
