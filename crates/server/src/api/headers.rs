//! What every request passes on its way in and every answer on its way out.

use crate::limits::Asker;
use crate::{Problem, Site};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// No script but our own files, and the module that they load. Styles may stand in attributes, as drawings need.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(20);
/// Where one asks whether the site is well.
pub const HEALTH: &str = "/health";

/// Limits, the check of the origin, security headers, counters and the log.
pub async fn guard(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>();
    // The pattern, not the path: paths may hold secrets.
    let path = path.map_or("page".to_owned(), |path| path.as_str().to_owned());
    let mut response = match admit(&site, &mut request, &path) {
        // A body that never ends is not waited for.
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Problem::Slow.into_response(),
        },
        Err(why) => why.into_response(),
    };
    let status = response.status();
    site.metrics.answers[(status.as_u16() / 100).min(5) as usize].fetch_add(1, Relaxed);
    let micros = begun.elapsed().as_micros() as u64;
    let status = status.as_u16();
    if status >= 500 {
        tracing::warn!(%method, path, status, micros, "request");
    } else {
        tracing::debug!(%method, path, status, micros, "request");
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        let value = HeaderValue::from_static("no-store");
        headers.entry(header::CACHE_CONTROL).or_insert(value);
    }
    response
}

fn admit(site: &Site, request: &mut Request, path: &str) -> Result<(), Problem> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    if let Some(ConnectInfo(peer)) = peer {
        let headers = request.headers();
        let asker = Asker {
            from: address(site, *peer, headers),
            guest: site.known.guest(headers),
        };
        // Whoever watches over the site must hear that it is flooded, not that they are.
        if path != HEALTH && !site.buckets.take(&asker) {
            site.metrics.floods.fetch_add(1, Relaxed);
            return Err(Problem::Flood);
        }
        request.extensions_mut().insert(asker);
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if (!safe || upgrade) && !is_own_origin(request.headers()) {
        return Err(Problem::Forbidden("that comes from another site"));
    }
    Ok(())
}

/// Who is at the other end. Behind a proxy its last word counts.
fn address(site: &Site, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    let last = forwarded.and_then(|line| line.to_str().ok()?.rsplit(',').next());
    let told = last.and_then(|text| text.trim().parse().ok());
    told.filter(|_| site.config.proxy).unwrap_or(peer.ip())
}

/// Does the page that asks come from this very host? Programs send no origin.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or("");
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}
