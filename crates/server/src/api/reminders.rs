//! Browsers that are reminded of one's turns.

use super::{Body, Member, feeds};
use crate::push::{Address, Reader};
use crate::wire::{EndReminders, NewReminders, RemindersTold};
use crate::{Problem, Site, secret};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use parlour_store::{Account, Push};
use std::sync::Arc;

/// Browsers of one account.
const MANY: u32 = 10;

async fn told(site: &Site, account: &Account) -> Result<Json<RemindersTold>, Problem> {
    let known = site.hall.store.pushes_of(&account.id).await?;
    Ok(Json(RemindersTold {
        key: site.push.public(),
        browsers: known.len() as u32,
    }))
}

/// `GET /api/me/reminders`
pub async fn look(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<RemindersTold>, Problem> {
    told(&site, &account).await
}

/// `POST /api/me/reminders`
pub async fn begin(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    headers: HeaderMap,
    Body(asked): Body<NewReminders>,
) -> Result<Json<RemindersTold>, Problem> {
    if Address::read(&asked.endpoint, site.config.push_anywhere).is_none() {
        let why = "the endpoint is no https address of a push service";
        return Err(Problem::Refused(why.into()));
    }
    if Reader::read(&asked.public, &asked.secret).is_none() {
        let why = "the keys are none: a point of P-256 and 16 bytes, in base64url";
        return Err(Problem::Refused(why.into()));
    }
    let push = Push {
        id: secret::hash(&asked.endpoint),
        player: account.id.clone(),
        endpoint: asked.endpoint,
        public: asked.public,
        secret: asked.secret,
        site: feeds::base(&site, &headers),
    };
    let now = site.hall.clock.now().day;
    if !site.hall.store.add_push(&push, MANY, now).await? {
        let why = format!("{MANY} browsers of yours are reminded already; end it in one of them");
        return Err(Problem::Refused(why));
    }
    told(&site, &account).await
}

/// `DELETE /api/me/reminders`
pub async fn end(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    Body(asked): Body<EndReminders>,
) -> Result<Json<RemindersTold>, Problem> {
    let id = secret::hash(&asked.endpoint);
    site.hall.store.drop_push(&id, Some(&account.id)).await?;
    told(&site, &account).await
}
