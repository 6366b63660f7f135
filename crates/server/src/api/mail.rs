//! E-mail over HTTP: an address of one's own, and links that let in again. Nothing of it is there without a mail server.

use super::account::let_in_alone;
use super::{Body, Owner};
use crate::limits::Asker;
use crate::mail::{Errands, MailAddress, Post};
use crate::wire::{
    MailAsked, MailConfirmed, MailRecover, MailTold, NewMail, Nothing, Proof, WaysIn,
};
use crate::{Problem, Site, accounts, manners, secret};
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use parlour_store::{Account, Errand, MailKept};
use std::sync::Arc;

/// What a link is answered with that is no longer good.
const SPENT: &str =
    "that link is not good any more: it was used, or it is too old; ask for another";

impl Site {
    fn post(&self) -> Result<&Post, Problem> {
        self.post
            .as_ref()
            .ok_or(Problem::Missing("way: this site sends no e-mail"))
    }
    /// Where somebody is written to, as they hear of it; `None` where the site sends no e-mail.
    pub(super) async fn mail_told(&self, account: &Account) -> Result<Option<MailTold>, Problem> {
        if self.post.is_none() {
            return Ok(None);
        }
        let (store, now) = (&self.hall.store, self.hall.clock.now().day);
        Ok(Some(MailTold {
            address: store.mail(&account.id).await?,
            waiting: store.mail_waiting(&account.id, now).await?,
        }))
    }
    /// Tells the owner that there is another password, where they are written to.
    pub(super) fn tell_password(&self, account: &Account) {
        if let Some(post) = &self.post {
            post.put(Errands::Password {
                guest: account.id.clone(),
                name: account.name.clone(),
            });
        }
    }
    /// Tells the owner at this address that it is not used any more.
    fn tell_address(&self, account: &Account, old: Option<String>) {
        let old = old.and_then(|old| MailAddress::read(&old));
        if let (Some(post), Some(to)) = (&self.post, old) {
            let name = account.name.clone();
            post.put(Errands::Address { to, name });
        }
    }
    /// Tells whoever had an account that it is gone.
    pub(super) fn tell_closed(&self, account: &Account, old: Option<String>) {
        let old = old.and_then(|old| MailAddress::read(&old));
        if let (Some(post), Some(to)) = (&self.post, old) {
            let name = account.name.clone();
            post.put(Errands::Closed { to, name });
        }
    }
    /// Letters cost an address something, whoever they are for.
    fn may_write(&self, asker: &Asker) -> Result<(), Problem> {
        if !self.writers.has_room(asker.from) {
            return Err(Problem::Flood);
        }
        self.writers.note(asker.from);
        Ok(())
    }
}

fn address(text: &str) -> Result<MailAddress, Problem> {
    let why = "that is no e-mail address";
    MailAddress::read(text).ok_or_else(|| Problem::Refused(why.into()))
}

/// `GET /api/session`
pub async fn ways(State(site): State<Arc<Site>>) -> Json<WaysIn> {
    Json(WaysIn {
        mail: site.post.is_some(),
    })
}

/// `PUT /api/account/mail`
pub async fn set(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(asked): Body<NewMail>,
) -> Result<Json<MailTold>, Problem> {
    let post = site.post()?;
    let to = address(&asked.address)?;
    let account = &owner.account;
    owner.prove(&site, &asker, &headers, asked.proof).await?;
    let now = site.mail_told(account).await?.ok_or(Problem::Broken)?;
    if now.address.as_deref() == Some(to.as_str()) {
        return Err(Problem::Refused("that is your address already".into()));
    }
    site.may_write(&asker)?;
    let (kept, secret) = site.hall.confirmation(&account.id, &to).await?;
    let waiting = Some(to.to_string());
    match kept {
        MailKept::Kept => post.put(Errands::Confirm { to, secret }),
        MailKept::Often => {
            let why = "you have had several letters within an hour; look for them, or wait";
            return Err(Problem::Refused(why.into()));
        }
        // Whoever else has asked for that address is nobody's business.
        MailKept::Crowded => {}
    }
    let address = now.address;
    Ok(Json(MailTold { address, waiting }))
}

/// `POST /api/account/mail`: only whoever is signed in, so that a letter to a wrong address opens nothing.
pub async fn confirm(
    State(site): State<Arc<Site>>,
    owner: Owner,
    Body(asked): Body<MailConfirmed>,
) -> Result<Json<MailTold>, Problem> {
    site.post()?;
    let (store, now) = (&site.hall.store, site.hall.clock.now().day);
    let (account, hash) = (&owner.account, secret::hash(&asked.secret));
    let confirmed = store.confirm_mail(&hash, &account.id, now).await?;
    let (old, new) = confirmed.ok_or_else(|| Problem::Refused(SPENT.into()))?;
    site.tell_address(account, old.filter(|old| *old != new));
    Ok(Json(MailTold {
        address: Some(new),
        waiting: None,
    }))
}

/// `DELETE /api/account/mail`
pub async fn remove(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<Json<MailTold>, Problem> {
    site.post()?;
    owner.prove(&site, &asker, &headers, proof).await?;
    let old = site.hall.store.drop_mail(&owner.account.id).await?;
    site.tell_address(&owner.account, old);
    Ok(Json(MailTold {
        address: None,
        waiting: None,
    }))
}

/// `POST /api/session/mail`: answered before anything is looked up.
pub async fn ask(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    Body(asked): Body<MailAsked>,
) -> Result<Json<Nothing>, Problem> {
    let post = site.post()?;
    let to = address(&asked.address)?;
    site.may_write(&asker)?;
    let folded = manners::key(&asked.name);
    post.put(Errands::Recover { folded, to });
    Ok(Json(Nothing {}))
}

/// `POST /api/session/link`
pub async fn recover(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(asked): Body<MailRecover>,
) -> Result<Response, Problem> {
    site.post()?;
    let spent = || Problem::Refused(SPENT.into());
    let (store, now) = (&site.hall.store, site.hall.clock.now().day);
    let hash = secret::hash(&asked.secret);
    let id = store.mail_link(&hash, Errand::Recover, now).await?;
    let account = match id {
        Some(id) => store.account(&id).await?,
        None => None,
    };
    let account = account.ok_or_else(spent)?;
    accounts::check_password(&asked.password, &account.name)?;
    let password = site.passwords.hash(asked.password).await?;
    if !store.use_recovery(&hash, &account.id, now).await? {
        return Err(spent());
    }
    let_in_alone(&site, &headers, &account, &password).await
}
