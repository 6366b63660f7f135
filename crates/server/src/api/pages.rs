//! The web page, embedded into the program.

use super::head::Head;
use crate::Site;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// Shown where the page has not been built.
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlour</title>\
    <h1>Parlour</h1><p>The server runs, but it was built without its page. \
    The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>";

/// A file of the page, or the page itself with the head that its address has.
pub async fn page(
    State(site): State<Arc<Site>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(to) = proper(path) {
        let query = uri
            .query()
            .map_or(String::new(), |query| format!("?{query}"));
        return Redirect::permanent(&format!("/{to}{query}")).into_response();
    }
    if let Some(file) = Dist::get(path).filter(|_| path != "index.html") {
        return answer(path, file, &headers);
    }
    // Files have an ending, pages have none.
    if path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'))
    {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    }
    let Some(file) = Dist::get("index.html") else {
        return ([(header::CONTENT_TYPE, HTML)], PLAIN).into_response();
    };
    let words: Vec<_> = path.split('/').filter(|word| !word.is_empty()).collect();
    let head = Head::of(&site, &words, uri.query().unwrap_or("")).await;
    let at = uri.path_and_query().map_or("/", |at| at.as_str());
    let page = String::from_utf8_lossy(&file.data);
    let page = head.fill(&page, &base(&site, &headers), at);
    let found = match head.found {
        true => StatusCode::OK,
        false => StatusCode::NOT_FOUND,
    };
    let hash = Sha256::digest(page.as_bytes());
    let kind = [(header::CONTENT_TYPE, HTML)];
    match unchanged(&hash, "no-cache", &headers) {
        Ok(not_modified) if head.found => not_modified,
        Ok(_) => (found, kind, page).into_response(),
        Err(known) => (found, known, kind, page).into_response(),
    }
}

const HTML: &str = "text/html; charset=utf-8";

/// Scheme and host of this site, as the caller knows it. Behind a proxy its word counts.
pub(super) fn base(site: &Site, headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let secure = site.config.proxy && text("x-forwarded-proto") == Some("https");
    let scheme = if secure { "https" } else { "http" };
    format!("{scheme}://{}", text("host").unwrap_or("localhost"))
}

/// Where the page about a game is, for the other names of the game.
fn proper(path: &str) -> Option<String> {
    let words: Vec<_> = path.split('/').collect();
    let [
        page @ ("new" | "rules" | "tour" | "notation" | "show"),
        name,
        rest @ ..,
    ] = words.as_slice()
    else {
        return None;
    };
    let canonical = parlour_games::canonical(name);
    let found = || [&[*page, canonical], rest].concat().join("/");
    (canonical != *name).then(found)
}

/// A file, as small as the caller can read it: the bundler packs what it writes.
fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    // The bundler puts a hash into the names of what it writes there.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = match unchanged(&file.metadata.sha256_hash(), cache, asked) {
        Ok(not_modified) => return not_modified,
        Err(headers) => headers,
    };
    let kind = [
        (header::CONTENT_TYPE, kind(path)),
        (header::VARY, "accept-encoding"),
    ];
    let packed = reads_brotli(asked).then(|| Dist::get(&format!("{path}.br")));
    match packed.flatten() {
        Some(packed) => {
            let coding = [(header::CONTENT_ENCODING, "br")];
            (headers, kind, coding, packed.data.into_owned()).into_response()
        }
        None => (headers, kind, file.data.into_owned()).into_response(),
    }
}

fn reads_brotli(asked: &HeaderMap) -> bool {
    let all = asked.get_all(header::ACCEPT_ENCODING).iter();
    let all = all.filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        parts.next() == Some("br") && !parts.any(|part| part == "q=0")
    })
}

/// That the caller has it already, or what to send along with it.
fn unchanged(
    hash: &[u8],
    cache: &'static str,
    asked: &HeaderMap,
) -> Result<Response, [(HeaderName, String); 2]> {
    let tag = hash[..8].iter().fold(String::from("\""), |mut tag, b| {
        let _ = write!(tag, "{b:02x}");
        tag
    }) + "\"";
    let known = asked.get(header::IF_NONE_MATCH);
    let headers = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, cache.into()),
    ];
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    Err(headers)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => HTML,
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "map" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
