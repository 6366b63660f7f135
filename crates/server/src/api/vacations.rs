//! Vacations: clocks of days stand still.

use super::{Body, Member};
use crate::wire::{NewVacation, VacationTold};
use crate::{Problem, Site};
use axum::Json;
use axum::extract::State;
use parlour_store::{Account, AccountKind, Leave, Vacation, days_spent};
use std::sync::Arc;

/// Days of vacation that everybody has within 365 days.
const YEAR: u32 = 30;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

async fn told(site: &Site, account: &Account) -> Result<Json<VacationTold>, Problem> {
    let now = site.hall.clock.now().day;
    let all = site.hall.store.vacations_of(&account.id, now).await?;
    let present = all.iter().map(|vacation| vacation.until);
    Ok(Json(VacationTold {
        until: present.max().filter(|until| *until > now),
        left: YEAR.saturating_sub(days_spent(&all, now)),
        year: YEAR,
    }))
}

/// `GET /api/me/vacation`
pub async fn look(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<VacationTold>, Problem> {
    told(&site, &account).await
}

/// `POST /api/me/vacation`
pub async fn begin(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    Body(asked): Body<NewVacation>,
) -> Result<Json<VacationTold>, Problem> {
    if account.kind == AccountKind::Bot {
        return Err(Problem::Forbidden("bots have no vacation"));
    }
    if !(1..=YEAR).contains(&asked.days) {
        let why = format!("a vacation lasts 1 to {YEAR} days");
        return Err(Problem::Refused(why));
    }
    let (now, length) = (site.hall.clock.now(), i64::from(asked.days) * DAY);
    let vacation = Vacation {
        player: account.id.clone(),
        since: now.day,
        until: now.day + length,
        rests: now.served,
        wakes: now.served + length,
    };
    match site.hall.store.begin_vacation(&vacation, YEAR).await? {
        Leave::Granted => {}
        Leave::Already => return Err(Problem::Late("you are on vacation already")),
        Leave::Spent(left) => {
            let why = format!("{left} of your {YEAR} days of vacation a year are left");
            return Err(Problem::Refused(why));
        }
    }
    site.hall.learn_vacations().await?;
    told(&site, &account).await
}

/// `DELETE /api/me/vacation`
pub async fn end(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<VacationTold>, Problem> {
    let now = site.hall.clock.now();
    let ended = site
        .hall
        .store
        .end_vacation(&account.id, now.day, now.served);
    if !ended.await? {
        return Err(Problem::Late("you are not on vacation"));
    }
    site.hall.learn_vacations().await?;
    told(&site, &account).await
}
