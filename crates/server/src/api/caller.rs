//! Who calls: a cookie or a bearer token.

use super::standing::new_name;
use crate::limits::Asker;
use crate::wire::Nothing;
use crate::{Problem, Site, accounts, secret};
use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlour_store::{Account, Guest, Met, Role, TokenKind};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

const COOKIE: &str = "parlour";

/// Guests who have called lately, by the hash of the token they showed.
#[derive(Default)]
pub struct Known(Mutex<HashMap<String, String>>);

/// Tokens remembered.
const MANY: usize = 100_000;

impl Known {
    fn all(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().expect("nobody panics with the list")
    }
    /// Who shows this token, if we have met.
    pub fn guest(&self, headers: &HeaderMap) -> Option<String> {
        let token = bearer(headers).or_else(|| cookie(headers))?;
        self.all().get(&secret::hash(token)).cloned()
    }
    fn remember(&self, hash: String, guest: &Guest) {
        let mut all = self.all();
        if all.len() >= MANY {
            all.clear();
        }
        all.insert(hash, guest.id.clone());
    }
    fn forget(&self, hash: &str) {
        self.all().remove(hash);
    }
}

/// The caller, if known.
#[derive(Default)]
pub struct Caller {
    /// Who it is.
    pub guest: Option<Guest>,
    /// Their account, if they have one.
    pub account: Option<Account>,
    /// The hash of the token they showed, if they are known by it.
    pub session: Option<String>,
    /// Was it a program's?
    pub program: bool,
}

/// The caller, who is a guest by now.
#[derive(Clone)]
pub struct Sitting {
    /// Who it is.
    pub guest: Guest,
    /// Their account, if they have one.
    pub account: Option<Account>,
    /// Until when they may not talk, in milliseconds since 1970.
    pub muted: i64,
}

/// The caller, who has an account.
pub struct Member {
    /// Theirs.
    pub account: Account,
    /// The hash of the token they showed.
    pub session: String,
    /// Was it a program's?
    pub program: bool,
}

/// The caller, who has an account and is signed in with a browser: programs change nothing about it.
pub struct Owner {
    /// Theirs.
    pub account: Account,
    /// The hash of the token they showed.
    pub session: String,
}

/// The caller, who looks after the others.
pub struct Operator(pub Account);

impl Caller {
    /// The id, if known.
    pub fn id(&self) -> Option<String> {
        self.guest.as_ref().map(|guest| guest.id.clone())
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    named_cookie(headers, COOKIE)
}

/// The cookie of this name.
pub(super) fn named_cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter();
    let pairs = all
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let mut own = pairs.filter_map(|pair| pair.trim().split_once('='));
    own.find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let line = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whoever is known by the token shown, and its hash.
async fn known(site: &Site, headers: &HeaderMap) -> Result<Option<(Met, String)>, Problem> {
    // A program that shows a token must be known by it; a browser's old cookie is just forgotten.
    if let Some(token) = bearer(headers) {
        let met = meet(site, token).await?;
        return met.ok_or(Problem::Stranger).map(Some);
    }
    match cookie(headers) {
        Some(token) => meet(site, token).await,
        None => Ok(None),
    }
}

async fn meet(site: &Site, token: &str) -> Result<Option<(Met, String)>, Problem> {
    let hash = secret::hash(token);
    let met = site.hall.store.meet(&hash).await?;
    // Whoever is banned is nobody here.
    let met = met.filter(|met| !met.banned);
    if let Some(met) = &met {
        site.known.remember(hash.clone(), &met.guest);
        note_seen(site, met, &hash);
    }
    Ok(met.map(|met| (met, hash)))
}

/// Sessions of accounts say when they were last seen, to within so many milliseconds.
const SEEN: i64 = 5 * 60 * 1000;

fn note_seen(site: &Site, met: &Met, hash: &str) {
    let now = site.hall.clock.now().day;
    if met.account.is_none() || now - met.seen < SEEN {
        return;
    }
    let (store, hash) = (site.hall.store.clone(), hash.to_owned());
    // Nobody waits for it, and the next one may succeed.
    tokio::spawn(async move { store.note_session(&hash, now).await });
}

/// Ends the token by which the caller is known; the answer takes the cookie back.
pub async fn log_out(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(token) = bearer(&headers).or_else(|| cookie(&headers)) {
        let hash = secret::hash(token);
        site.hall.store.end_token(&hash).await?;
        site.known.forget(&hash);
    }
    let mut response = Json(Nothing {}).into_response();
    set_cookie(&mut response, "", 0, is_https(&site, &headers));
    Ok(response)
}

pub(super) fn is_https(site: &Site, headers: &HeaderMap) -> bool {
    let proto = headers.get("x-forwarded-proto");
    site.config.proxy && proto.is_some_and(|proto| proto.as_bytes() == b"https")
}

fn set_cookie(response: &mut Response, token: &str, seconds: u32, https: bool) {
    let pair = format!("{COOKIE}={token}");
    add_cookie(response, &pair, ("/", "Lax"), seconds, https);
}

/// Sets a cookie that no script sees; it is shown below a path, and to other sites as `SameSite` says.
pub(super) fn add_cookie(
    response: &mut Response,
    pair: &str,
    (path, same_site): (&str, &str),
    seconds: u32,
    https: bool,
) {
    let secure = if https { "; Secure" } else { "" };
    let line =
        format!("{pair}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite={same_site}{secure}");
    let line = HeaderValue::from_str(&line).expect("a token is plain hex");
    response.headers_mut().append(header::SET_COOKIE, line);
}

/// The answer gives the browser a new session in the place of the one it showed, which ends.
pub(super) async fn renew(
    site: &Site,
    headers: &HeaderMap,
    guest: &str,
    mut response: Response,
) -> Result<(Response, String), Problem> {
    let store = &site.hall.store;
    let token = secret::token();
    let hash = secret::hash(&token);
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    let about = accounts::browser(agent.unwrap_or(""));
    let now = site.hall.clock.now().day;
    store.add_session(guest, &hash, &about, now).await?;
    if let Some(old) = cookie(headers) {
        let old = secret::hash(old);
        store.end_token(&old).await?;
        site.known.forget(&old);
    }
    set_cookie(&mut response, &token, YEAR, is_https(site, headers));
    Ok((response, hash))
}

/// Takes the cookie back.
pub(super) fn take_back(site: &Site, headers: &HeaderMap, response: &mut Response) {
    set_cookie(response, "", 0, is_https(site, headers));
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Caller, Problem> {
        let Some((met, hash)) = known(site, &parts.headers).await? else {
            return Ok(Caller::default());
        };
        Ok(Caller {
            guest: Some(met.guest),
            account: met.account,
            session: Some(hash),
            program: met.kind == TokenKind::Bearer,
        })
    }
}

impl FromRequestParts<Arc<Site>> for Sitting {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Sitting, Problem> {
        let sitting = parts.extensions.get::<Sitting>().cloned();
        sitting.ok_or(Problem::Stranger)
    }
}

impl FromRequestParts<Arc<Site>> for Member {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Member, Problem> {
        let caller = Caller::from_request_parts(parts, site).await?;
        let program = caller.program;
        match (caller.account, caller.session) {
            (Some(account), Some(session)) => Ok(Member {
                account,
                session,
                program,
            }),
            _ => Err(Problem::Forbidden("that needs an account; sign in first")),
        }
    }
}

impl FromRequestParts<Arc<Site>> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Owner, Problem> {
        let Member {
            account,
            session,
            program,
        } = Member::from_request_parts(parts, site).await?;
        match program {
            true => Err(Problem::Forbidden(
                "a program's token cannot do that; sign in with a browser",
            )),
            false => Ok(Owner { account, session }),
        }
    }
}

impl FromRequestParts<Arc<Site>> for Operator {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Operator, Problem> {
        let owner = Owner::from_request_parts(parts, site).await?;
        match owner.account.role {
            Role::Operator => Ok(Operator(owner.account)),
            Role::Player => Err(Problem::Forbidden("only operators may do that")),
        }
    }
}

/// Takes whoever is not known yet for a new guest. Only if what they asked for was done they are
/// written down, and the answer sets their cookie.
pub async fn make_guest(
    State(site): State<Arc<Site>>,
    mut request: Request,
    next: Next,
) -> Response {
    let met = match known(&site, request.headers()).await {
        Ok(met) => met,
        Err(why) => return why.into_response(),
    };
    if let Some((met, _)) = met {
        request.extensions_mut().insert(Sitting {
            guest: met.guest,
            account: met.account,
            muted: met.muted,
        });
        return next.run(request).await;
    }
    let from = request.extensions().get::<Asker>().map(|asker| asker.from);
    if from.is_some_and(|from| !site.newcomers.has_room(from)) {
        return Problem::Flood.into_response();
    }
    let guest = Guest {
        id: secret::id(),
        name: new_name(),
    };
    request.extensions_mut().insert(Sitting {
        guest: guest.clone(),
        account: None,
        muted: 0,
    });
    let https = is_https(&site, request.headers());
    let mut response = next.run(request).await;
    if !response.status().is_success() {
        return response;
    }
    // They may have given themselves a name.
    let guest = response.extensions_mut().remove().unwrap_or(guest);
    let token = secret::token();
    let (hash, at) = (secret::hash(&token), site.hall.clock.now().day);
    if let Err(why) = site.hall.store.add_guest(&guest, &hash, at).await {
        return Problem::from(why).into_response();
    }
    if let Some(from) = from {
        site.newcomers.note(from);
    }
    site.known.remember(hash, &guest);
    set_cookie(&mut response, &token, YEAR, https);
    response
}

pub(super) const YEAR: u32 = 365 * 24 * 60 * 60;
