//! The web page, embedded into the program.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::fmt::Write;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// Shown where the page has not been built.
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlour</title>\
    <h1>Parlour</h1><p>The server runs, but it was built without its page. \
    The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>";

/// A file of the page, or the page itself for every address it knows how to show.
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
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
    if let Some(file) = Dist::get(path) {
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
    match Dist::get("index.html") {
        Some(file) => answer("index.html", file, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PLAIN).into_response(),
    }
}

/// Where the page about a game is, for the other names of the game.
fn proper(path: &str) -> Option<String> {
    let words: Vec<_> = path.split('/').collect();
    let [
        page @ ("new" | "rules" | "tour" | "notation"),
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

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag = hash[..8].iter().fold(String::from("\""), |mut tag, b| {
        let _ = write!(tag, "{b:02x}");
        tag
    }) + "\"";
    // The bundler puts a hash into the names of what it writes there.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let known = asked.get(header::IF_NONE_MATCH);
    let headers = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, cache.into()),
    ];
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = (header::CONTENT_TYPE, kind(path));
    (headers, [kind], file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
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
