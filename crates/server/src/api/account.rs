//! Signing up and in, and what only the owner of an account may do with it.

use super::caller::{self, named_cookie};
use super::{Body, Caller, Owner};
use crate::accounts::{self, Trier};
use crate::limits::Asker;
use crate::wire::{
    AccountTold, Codes, Me, NewPassword, Nothing, OwnAccount, PasskeyTold, Proof, Recover,
    SessionTold, SignIn, SignUp, SignedUp,
};
use crate::{Problem, Site, manners, secret};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use parlour_core::Seat;
use parlour_store::{
    Account, AccountKind, FORMER, Making, NewAccount, Privacy, Session, TokenKind,
};
use std::sync::Arc;

/// The cookie by which a browser is known from which somebody has signed in before.
const DEVICE: &str = "parlour_device";
/// How much of a token's hash names a session.
const NAMED: usize = 16;

/// An account as its owner hears of it.
pub fn told(account: &Account, now: i64) -> AccountTold {
    AccountTold {
        id: account.id.clone(),
        name: account.name.clone(),
        kind: account.kind,
        role: account.role,
        muted: Some(account.muted).filter(|until| *until > now),
    }
}

impl Site {
    fn today(&self) -> i64 {
        self.hall.clock.now().day
    }
    /// The name of an account to be, and the same folded.
    pub(super) fn account_name(&self, text: &str) -> Result<(String, String), Problem> {
        let games = self.hall.house.games().iter();
        let seats = games.flat_map(|game| (0..game.seats()).map(|i| game.seat_name(Seat(i))));
        let name = manners::name(text, seats)?;
        let key = manners::key(&name);
        let small = name.to_lowercase();
        let number = small.strip_prefix("guest").map(str::trim);
        let is_guest = number.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()));
        if key.is_empty() || is_guest || key == manners::key(FORMER) {
            let why = "that is what others are called; take another name";
            return Err(Problem::Refused(why.into()));
        }
        Ok((name, key))
    }
}

/// `POST /api/account`
pub async fn sign_up(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    Body(asked): Body<SignUp>,
) -> Result<Response, Problem> {
    if caller.account.is_some() {
        let why = "you have an account; sign out first";
        return Err(Problem::Refused(why.into()));
    }
    let (name, folded) = site.account_name(&asked.name)?;
    accounts::check_password(&asked.password, &name)?;
    if !site.newcomers.has_room(asker.from) {
        return Err(Problem::Flood);
    }
    let hash = site.passwords.hash(asked.password).await?;
    let id = caller.id().unwrap_or_else(secret::id);
    let setup = asked.setup.map(|token| secret::hash(token.trim()));
    let (store, now) = (&site.hall.store, site.today());
    let new = NewAccount {
        id: &id,
        name: &name,
        folded: &folded,
        retired: &secret::hash(&folded),
        kind: AccountKind::Person,
        owner: "",
        password: Some(&hash),
        setup: setup.as_deref(),
        at: now,
    };
    match store.make_account(&new).await? {
        Making::Made => {}
        Making::Taken => {
            let why = "somebody has that name, or one that looks like it; take another";
            return Err(Problem::Refused(why.into()));
        }
        Making::NoSetup => {
            let why = "that set-up token is not good; leave it out to sign up as a player";
            return Err(Problem::Refused(why.into()));
        }
    }
    site.newcomers.note(asker.from);
    let codes = new_codes(&site, &id).await?;
    let account = store.account(&id).await?.ok_or(Problem::Broken)?;
    let body = SignedUp {
        account: told(&account, now),
        codes,
    };
    let response = Json(body).into_response();
    let (response, session) = caller::renew(&site, &headers, &id, response).await?;
    // Whoever knew a token of the guest might be somebody else.
    let programs = !asked.keep_tokens;
    store.end_other_sessions(&id, &session, programs).await?;
    tracing::info!(id, "account made");
    know_device(&site, &headers, &id, response).await
}

async fn new_codes(site: &Site, id: &str) -> Result<Vec<String>, Problem> {
    let codes = accounts::fresh_codes();
    let hash = |code: &String| secret::hash(&accounts::tidy_code(code));
    let hashes: Vec<String> = codes.iter().map(hash).collect();
    let store = &site.hall.store;
    store.set_codes(id, &hashes, site.today()).await?;
    Ok(codes)
}

/// The browser is known from now on to whoever has signed in with it.
async fn know_device(
    site: &Site,
    headers: &HeaderMap,
    id: &str,
    mut response: Response,
) -> Result<Response, Problem> {
    let store = &site.hall.store;
    let known = match named_cookie(headers, DEVICE) {
        Some(token) => store.is_device(id, &secret::hash(token)).await?,
        None => false,
    };
    if !known {
        let token = secret::token();
        let now = site.today();
        store.add_device(id, &secret::hash(&token), now).await?;
        let pair = format!("{DEVICE}={token}");
        let rules = ("/api/session", "Strict");
        let https = caller::is_https(site, headers);
        caller::add_cookie(&mut response, &pair, rules, caller::YEAR, https);
    }
    Ok(response)
}

/// The answer to somebody who got in.
pub(super) async fn let_in(
    site: &Site,
    headers: &HeaderMap,
    account: &Account,
) -> Result<(Response, String), Problem> {
    if account.banned {
        return Err(Problem::Forbidden("this account is banned"));
    }
    let body = Me {
        guest: Some(crate::wire::Guest {
            id: account.id.clone(),
            name: account.name.clone(),
        }),
        account: Some(told(account, site.today())),
    };
    let response = Json(body).into_response();
    let (response, session) = caller::renew(site, headers, &account.id, response).await?;
    let response = know_device(site, headers, &account.id, response).await?;
    Ok((response, session))
}

/// Gives an account another password, tells its owner, and ends every session but the new one.
pub(super) async fn let_in_alone(
    site: &Site,
    headers: &HeaderMap,
    account: &Account,
    password: &str,
) -> Result<Response, Problem> {
    let store = &site.hall.store;
    store.set_password(&account.id, password).await?;
    site.tell_password(account);
    let (response, session) = let_in(site, headers, account).await?;
    store
        .end_other_sessions(&account.id, &session, true)
        .await?;
    Ok(response)
}

/// The account with this name, and the browser if it is one that its owner has used.
async fn find(
    site: &Site,
    headers: &HeaderMap,
    folded: &str,
) -> Result<(Option<Account>, Option<String>), Problem> {
    let store = &site.hall.store;
    let account = store.account_by_name(folded).await?;
    let account = account.filter(|account| account.kind == AccountKind::Person);
    let device = named_cookie(headers, DEVICE).map(secret::hash);
    // The same is asked whether or not there is such an account.
    let id = account.as_ref().map_or("", |account| account.id.as_str());
    let known = match &device {
        Some(hash) => store.is_device(id, hash).await?,
        None => false,
    };
    Ok((account, device.filter(|_| known)))
}

/// `POST /api/session`
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    Body(asked): Body<SignIn>,
) -> Result<Response, Problem> {
    let folded = manners::key(&asked.name);
    let (account, device) = find(&site, &headers, &folded).await?;
    let trier = Trier {
        from: asker.from,
        name: &folded,
        device: device.as_deref(),
    };
    site.attempts.check(trier)?;
    let id = account.as_ref().map_or("", |account| account.id.as_str());
    let stored = site.hall.store.password(id).await?;
    let account = match site.passwords.is(asked.password, stored).await? {
        true => account,
        false => None,
    };
    let Some(account) = account else {
        site.attempts.note(trier);
        return Err(Problem::Denied("the name or the password is wrong"));
    };
    site.attempts.forgive(trier);
    let (response, _) = let_in(&site, &headers, &account).await?;
    Ok(response)
}

/// `POST /api/session/recover`
pub async fn recover(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    Body(asked): Body<Recover>,
) -> Result<Response, Problem> {
    // Codes cannot be guessed, so that strangers' guesses shut nobody out here: only an address pays.
    let folded = manners::key(&asked.name);
    let counted = format!("code {folded}");
    let trier = Trier {
        from: asker.from,
        name: &counted,
        device: None,
    };
    site.attempts.check_address(trier)?;
    accounts::check_password(&asked.password, &asked.name)?;
    let (account, _) = find(&site, &headers, &folded).await?;
    let id = account.as_ref().map_or("", |account| account.id.as_str());
    let password = site.passwords.hash(asked.password).await?;
    let code = secret::hash(&accounts::tidy_code(&asked.code));
    let used = site.hall.store.use_code(id, &code).await?;
    let Some(account) = account.filter(|_| used) else {
        site.attempts.note(trier);
        return Err(Problem::Denied("the name or the code is wrong"));
    };
    site.attempts.forgive(trier);
    let_in_alone(&site, &headers, &account, &password).await
}

/// `GET /api/account`
pub async fn own(State(site): State<Arc<Site>>, owner: Owner) -> Result<Json<OwnAccount>, Problem> {
    describe(&site, &owner.account, &owner.session)
        .await
        .map(Json)
}

/// An account with everything about it.
pub(super) async fn describe(
    site: &Site,
    account: &Account,
    session: &str,
) -> Result<OwnAccount, Problem> {
    let store = &site.hall.store;
    let sessions = store.sessions(&account.id).await?;
    let passkeys = store.passkeys(&account.id).await?;
    let session = |one: Session| SessionTold {
        current: one.hash == session,
        id: one.hash.chars().take(NAMED).collect(),
        program: one.kind == TokenKind::Bearer,
        about: one.about,
        created: one.created,
        seen: one.seen.max(one.created),
    };
    Ok(OwnAccount {
        account: told(account, site.today()),
        created: account.created,
        privacy: account.privacy,
        codes: store.count_codes(&account.id).await?,
        mail: site.mail_told(account).await?,
        sessions: sessions.into_iter().map(session).collect(),
        passkeys: passkeys.into_iter().map(PasskeyTold::from).collect(),
    })
}

/// `PUT /api/account/password`
pub async fn set_password(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(asked): Body<NewPassword>,
) -> Result<Response, Problem> {
    let account = &owner.account;
    accounts::check_password(&asked.password, &account.name)?;
    owner.prove(&site, &asker, &headers, asked.proof).await?;
    let password = site.passwords.hash(asked.password).await?;
    let_in_alone(&site, &headers, account, &password).await
}

/// `PUT /api/account/privacy`
pub async fn set_privacy(
    State(site): State<Arc<Site>>,
    owner: Owner,
    Body(privacy): Body<Privacy>,
) -> Result<Json<Nothing>, Problem> {
    let store = &site.hall.store;
    store.set_privacy(&owner.account.id, &privacy).await?;
    Ok(Json(Nothing {}))
}

/// `POST /api/account/codes`
pub async fn renew_codes(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<Json<Codes>, Problem> {
    owner.prove(&site, &asker, &headers, proof).await?;
    let codes = new_codes(&site, &owner.account.id).await?;
    Ok(Json(Codes { codes }))
}

/// `DELETE /api/account/sessions/{id}`
pub async fn end_session(
    State(site): State<Arc<Site>>,
    owner: Owner,
    Path(id): Path<String>,
) -> Result<Json<Nothing>, Problem> {
    let store = &site.hall.store;
    match store.end_session(&owner.account.id, &id).await? {
        true => Ok(Json(Nothing {})),
        false => Err(Problem::Missing("session")),
    }
}

/// `DELETE /api/account/sessions`
pub async fn end_sessions(
    State(site): State<Arc<Site>>,
    owner: Owner,
) -> Result<Json<Nothing>, Problem> {
    let store = &site.hall.store;
    let id = &owner.account.id;
    store.end_other_sessions(id, &owner.session, true).await?;
    Ok(Json(Nothing {}))
}
