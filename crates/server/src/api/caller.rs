//! Who calls: a cookie or a bearer token.

use crate::{Problem, Site, secret};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlour_store::Guest;
use std::sync::Arc;

const COOKIE: &str = "parlour";

/// The caller, if known.
pub struct Caller(pub Option<Guest>);

/// The caller, who is a guest by now.
pub struct Sitting(pub Guest);

impl Caller {
    /// The id, if known.
    pub fn id(&self) -> Option<String> {
        self.0.as_ref().map(|guest| guest.id.clone())
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).into_iter();
    let pairs = all
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let mut own = pairs.filter_map(|pair| pair.trim().split_once('='));
    own.find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let line = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

async fn known(site: &Site, headers: &HeaderMap) -> Result<Option<Guest>, Problem> {
    // A program that shows a token must be known by it; a browser's old cookie is just forgotten.
    if let Some(token) = bearer(headers) {
        let guest = guest_by_token(site, token).await?;
        return guest.ok_or(Problem::Stranger).map(Some);
    }
    match cookie(headers) {
        Some(token) => guest_by_token(site, token).await,
        None => Ok(None),
    }
}

async fn guest_by_token(site: &Site, token: &str) -> Result<Option<Guest>, Problem> {
    let hash = secret::hash(token);
    Ok(site.hall.store.guest_by_token(&hash).await?)
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Caller, Problem> {
        known(site, &parts.headers).await.map(Caller)
    }
}

impl FromRequestParts<Arc<Site>> for Sitting {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Sitting, Problem> {
        let guest = parts.extensions.get::<Guest>().cloned();
        guest.map(Sitting).ok_or(Problem::Stranger)
    }
}

/// Makes a guest of whoever is not known yet, and sets the cookie with the answer.
pub async fn make_guest(
    State(site): State<Arc<Site>>,
    mut request: Request,
    next: Next,
) -> Response {
    let guest = match known(&site, request.headers()).await {
        Ok(guest) => guest,
        Err(why) => return why.into_response(),
    };
    if let Some(guest) = guest {
        request.extensions_mut().insert(guest);
        return next.run(request).await;
    }
    let (token, id) = (secret::token(), secret::id());
    let name = format!("Guest {}", 1000 + secret::below(9000));
    let guest = Guest { id, name };
    let hash = secret::hash(&token);
    let at = site.hall.clock.now().day;
    let made = site.hall.store.add_guest(&guest, &hash, at).await;
    if let Err(why) = made {
        return Problem::from(why).into_response();
    }
    request.extensions_mut().insert(guest);
    let proto = request.headers().get("x-forwarded-proto");
    let https = site.config.proxy && proto.is_some_and(|proto| proto.as_bytes() == b"https");
    let secure = if https { "; Secure" } else { "" };
    let mut response = next.run(request).await;
    let year = 365 * 24 * 60 * 60;
    let line = format!("{COOKIE}={token}; Path=/; Max-Age={year}; HttpOnly; SameSite=Lax{secure}");
    let line = HeaderValue::from_str(&line).expect("a token is plain hex");
    response.headers_mut().append(header::SET_COOKIE, line);
    response
}
