//! Reports, and what operators do about them.

use super::{Body, Fields, Operator, Sitting};
use crate::wire::{DeedTold, Desk, Moderating, Nothing, ReportTold, Reporting, Subject};
use crate::{Problem, Site, manners, secret};
use axum::Json;
use axum::extract::State;
use parlour_store::{Account, Deed, Measure, Report, Role};
use std::sync::Arc;

/// Reports of one author that wait for an operator.
const WAITING: u32 = 10;
/// Characters of a report or a note.
const LONGEST: usize = 400;
/// What operators see at once.
const REPORTS: u32 = 100;
const DEEDS: u32 = 200;
/// Longest silence in hours: a year.
const HOURS: u32 = 365 * 24;

/// One line of words, tidied.
fn words(text: &str, what: &str, least: usize) -> Result<String, Problem> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    match (least..=LONGEST).contains(&length) && !text.chars().any(char::is_control) {
        true => Ok(text),
        false => Err(Problem::Refused(format!(
            "{what} has {least} to {LONGEST} characters"
        ))),
    }
}

/// `POST /api/reports`
pub async fn report(
    State(site): State<Arc<Site>>,
    Sitting { guest, .. }: Sitting,
    Body(told): Body<Reporting>,
) -> Result<Json<Nothing>, Problem> {
    let body = words(&told.text, "a report", 3)?;
    let store = &site.hall.store;
    let about = match (&told.match_id, told.seat, &told.name) {
        (Some(id), seat, None) => {
            let card = store.card(id).await?.ok_or(Problem::Missing("match"))?;
            match seat {
                None => String::new(),
                Some(seat) => {
                    let sitter = card.players.get(seat.index());
                    let sitter = sitter.and_then(|sitter| sitter.guest());
                    sitter.ok_or(Problem::Missing("player"))?.to_owned()
                }
            }
        }
        (None, None, Some(name)) => {
            let account = store.account_by_name(&manners::key(name)).await?;
            account.ok_or(Problem::Missing("player"))?.id
        }
        _ => {
            let why = "a report is about a match, a seat of a match, or a name";
            return Err(Problem::Bad(why.into()));
        }
    };
    if store.count_reports(&guest.id).await? >= WAITING {
        let why =
            format!("{WAITING} reports of yours wait for an operator; that is enough for now");
        return Err(Problem::Refused(why));
    }
    let report = Report {
        id: secret::id(),
        author: guest.id,
        about,
        match_id: told.match_id.unwrap_or_default(),
        body,
        answer: None,
        created: site.hall.clock.now().day,
        closed: None,
    };
    store.add_report(&report).await?;
    Ok(Json(Nothing {}))
}

impl Site {
    /// Somebody as operators see them; `None` for whoever is not known.
    async fn subject(&self, id: &str) -> Result<Option<Subject>, Problem> {
        let store = &self.hall.store;
        let Some((name, muted, banned)) = store.standing_of(id).await? else {
            return Ok(None);
        };
        let account = store.account(id).await?;
        Ok(Some(Subject {
            id: id.to_owned(),
            name,
            account: account.is_some(),
            role: account.map_or(Role::Player, |account| account.role),
            muted: Some(muted).filter(|until| *until > self.hall.clock.now().day),
            banned,
        }))
    }
}

/// `GET /api/moderation`
pub async fn desk(
    State(site): State<Arc<Site>>,
    Operator(_): Operator,
) -> Result<Json<Desk>, Problem> {
    let store = &site.hall.store;
    let mut reports = Vec::new();
    for report in store.reports(REPORTS).await? {
        reports.push(ReportTold {
            author: site.subject(&report.author).await?,
            about: site.subject(&report.about).await?,
            id: report.id,
            match_id: Some(report.match_id).filter(|id| !id.is_empty()),
            text: report.body,
            created: report.created,
            closed: report.closed,
            answer: report.answer,
        });
    }
    let deeds = store.deeds("", DEEDS).await?;
    let deeds = deeds.into_iter().map(|deed| DeedTold {
        id: deed.id,
        by: deed.name,
        act: deed.act,
        whom: deed.whom,
        note: deed.note,
        at: deed.at,
    });
    let mut operators = Vec::new();
    for account in store.operators().await? {
        operators.extend(site.subject(&account.id).await?);
    }
    Ok(Json(Desk {
        reports,
        deeds: deeds.collect(),
        operators,
    }))
}

/// `GET /api/moderation/people`
pub async fn find(
    State(site): State<Arc<Site>>,
    Operator(_): Operator,
    fields: Fields,
) -> Result<Json<Subject>, Problem> {
    let name = manners::key(fields.get("name").unwrap_or(""));
    let account = site.hall.store.account_by_name(&name).await?;
    let missing = || Problem::Missing("player");
    let id = account.ok_or_else(missing)?.id;
    site.subject(&id).await?.map(Json).ok_or_else(missing)
}

/// `POST /api/moderation`
pub async fn moderate(
    State(site): State<Arc<Site>>,
    Operator(by): Operator,
    Body(asked): Body<Moderating>,
) -> Result<Json<Nothing>, Problem> {
    let now = site.hall.clock.now().day;
    let mut named = (String::new(), String::new());
    let (act, about, note, measure) = match &asked {
        Moderating::Mute { about, hours, note } => {
            let until = match hours {
                0 => 0,
                hours => now + i64::from((*hours).min(HOURS)) * 60 * 60 * 1000,
            };
            let act = if *hours == 0 { "unmute" } else { "mute" };
            (act, about, note, Measure::Mute(until))
        }
        Moderating::Ban { about, note } => ("ban", about, note, Measure::Ban(now)),
        Moderating::Unban { about, note } => ("unban", about, note, Measure::Unban),
        Moderating::Rename { about, name, note } => {
            named = site.account_name(name)?;
            ("rename", about, note, Measure::Rename(&named.0, &named.1))
        }
        Moderating::Appoint { about, note } => {
            ("appoint", about, note, Measure::Appoint(Role::Operator))
        }
        Moderating::Dismiss { about, note } => {
            ("dismiss", about, note, Measure::Appoint(Role::Player))
        }
        Moderating::Close { report, note } => {
            let measure = Measure::Close(report);
            return act_on(&site, &by, ("close", ""), String::new(), note, measure).await;
        }
    };
    let missing = || Problem::Missing("player");
    let whom = site.subject(about).await?.ok_or_else(missing)?;
    if whom.role == Role::Operator {
        match measure {
            Measure::Appoint(_) if whom.id != by.id => {}
            Measure::Appoint(_) => {
                return Err(Problem::Forbidden("nobody dismisses themselves"));
            }
            _ => return Err(Problem::Forbidden("an operator must be dismissed first")),
        }
    }
    let note = match &measure {
        Measure::Rename(name, _) => format!("to {name}: {note}"),
        _ => note.clone(),
    };
    let renames = matches!(measure, Measure::Rename(..));
    let done = act_on(&site, &by, (act, about), whom.name, &note, measure).await?;
    if renames {
        let tables = site.hall.store.rename_at_tables(about, &named.0).await?;
        tables.iter().for_each(|id| site.hall.reload(id));
        site.hall.rename_in_tournaments(about, &named.0).await?;
    }
    Ok(done)
}

async fn act_on(
    site: &Site,
    by: &Account,
    (act, about): (&str, &str),
    whom: String,
    note: &str,
    measure: Measure<'_>,
) -> Result<Json<Nothing>, Problem> {
    let at = site.hall.clock.now().day;
    let deed = Deed {
        // In the order of time.
        id: format!("{at:015}-{}", secret::id()),
        author: by.id.clone(),
        name: by.name.clone(),
        act: act.into(),
        about: about.into(),
        whom,
        note: words(note, "a note", 0)?,
        at,
    };
    tracing::info!(act, about, by = by.id, "an operator acted");
    match site.hall.store.take_measure(&measure, &deed).await? {
        true => Ok(Json(Nothing {})),
        false => Err(match measure {
            Measure::Rename(..) => Problem::Refused("somebody has that name".into()),
            Measure::Close(_) => Problem::Missing("open report"),
            _ => Problem::Missing("account"),
        }),
    }
}
