//! One's turns for a calendar and for a feed reader, under an address that nobody else knows.

use super::Member;
use crate::calendar::Written;
use crate::wire::{FeedTold, Nothing};
use crate::{Problem, Site, secret};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use parlour_store::{Card, Guest, Phase, Sitter};
use std::fmt::Write;
use std::sync::Arc;

/// Games in one feed.
const MANY: u32 = 200;

/// `POST /api/me/feed`
pub async fn make(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<FeedTold>, Problem> {
    let token = secret::token();
    let now = site.hall.clock.now().day;
    let hash = secret::hash(&token);
    site.hall
        .store
        .set_feed(&account.id, Some(&hash), now)
        .await?;
    Ok(Json(FeedTold {
        calendar: format!("/api/feeds/{token}/turns.ics"),
        feed: format!("/api/feeds/{token}/turns.atom"),
    }))
}

/// `DELETE /api/me/feed`
pub async fn end(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<Nothing>, Problem> {
    site.hall.store.set_feed(&account.id, None, 0).await?;
    Ok(Json(Nothing {}))
}

/// A game that waits for somebody's move.
struct Turn {
    id: String,
    what: String,
    /// When the clock falls, and since when the game waits, in milliseconds since 1970.
    due: Option<i64>,
    since: i64,
}

async fn turns(site: &Site, token: &str) -> Result<(Guest, Vec<Turn>), Problem> {
    let store = &site.hall.store;
    let owner = store.feed(&secret::hash(token)).await?;
    let owner = owner.ok_or(Problem::Missing("feed"))?;
    let now = site.hall.clock.now();
    let cards = store.unfinished_of(&owner.id, MANY).await?;
    let own = |card: &Card| {
        let turn = card.turn.and_then(|seat| card.players.get(seat.index()));
        card.phase == Phase::Playing && turn.and_then(Sitter::guest) == Some(&owner.id)
    };
    let turns = cards.iter().filter(|card| own(card)).map(|card| Turn {
        id: card.id.clone(),
        what: site.turn_words(card, &owner.id),
        // Clocks run by the time the site is open; from now on that is everybody's.
        due: card.due.map(|due| now.day + (due - now.served).max(0)),
        since: card.updated,
    });
    let turns = turns.collect();
    Ok((owner, turns))
}

/// Where the site is, as whoever asks calls it.
pub(super) fn base(site: &Site, headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let host = text("host").filter(|host| host.chars().all(plain));
    let https = site.config.proxy && text("x-forwarded-proto") == Some("https");
    let scheme = if https { "https" } else { "http" };
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// `GET /api/feeds/{secret}/turns.ics`
pub async fn calendar(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let (_, turns) = turns(&site, &token).await?;
    let base = base(&site, &headers);
    let mut out = String::new();
    let mut line = |text: &str| fold(&mut out, text);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Parlour//Turns//EN");
    line("X-WR-CALNAME:Parlour");
    for turn in &turns {
        // Without a clock there is nothing to be late for.
        let Some(due) = turn.due else { continue };
        line("BEGIN:VEVENT");
        line(&format!("UID:{}-{}@parlour", turn.id, turn.since));
        line(&format!("DTSTAMP:{}", Written::at(turn.since).compact()));
        line(&format!("DTSTART:{}", Written::at(due).compact()));
        line(&format!("SUMMARY:{}", plain(&turn.what)));
        line(&format!("URL:{base}/match/{}", turn.id));
        line("BEGIN:VALARM");
        line("ACTION:DISPLAY");
        line("DESCRIPTION:Your clock runs out");
        line("TRIGGER:-PT12H");
        line("END:VALARM");
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    Ok(sent(out, "text/calendar; charset=utf-8"))
}

/// `GET /api/feeds/{secret}/turns.atom`
pub async fn atom(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let (owner, turns) = turns(&site, &token).await?;
    let base = base(&site, &headers);
    let latest = turns.iter().map(|turn| turn.since).max().unwrap_or(0);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    let _ = write!(
        out,
        "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n <id>{base}/#turns-{}</id>\n \
         <title>Parlour: moves of {}</title>\n <updated>{}</updated>\n \
         <link href=\"{base}/games\"/>\n <author><name>Parlour</name></author>\n",
        owner.id,
        escape(&owner.name),
        Written::at(latest).rfc3339(),
    );
    for turn in &turns {
        let _ = write!(
            out,
            " <entry>\n  <id>{base}/match/{}#{}</id>\n  <title>{}</title>\n  \
             <updated>{}</updated>\n  <link href=\"{base}/match/{}\"/>\n </entry>\n",
            turn.id,
            turn.since,
            escape(&turn.what),
            Written::at(turn.since).rfc3339(),
            turn.id,
        );
    }
    out.push_str("</feed>\n");
    Ok(sent(out, "application/atom+xml; charset=utf-8"))
}

fn sent(text: String, kind: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "private, max-age=60"),
    ];
    (headers, text).into_response()
}

/// One line of a calendar: no longer than 75 bytes before it is folded (RFC 5545, 3.1).
fn fold(out: &mut String, text: &str) {
    let mut length = 0;
    for c in text.chars() {
        if length + c.len_utf8() > 75 {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(c);
        length += c.len_utf8();
    }
    out.push_str("\r\n");
}

/// A text of a calendar.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_letters() {
        let mut out = String::new();
        fold(&mut out, &"ō".repeat(80));
        let lines: Vec<&str> = out.split("\r\n").collect();
        assert!(lines.iter().all(|line| line.len() <= 75), "{lines:?}");
        assert_eq!(out.replace("\r\n ", "").trim_end(), "ō".repeat(80));
        assert_eq!(plain("a,b;c\\d\n"), "a\\,b\\;c\\\\d");
    }
}
