//! One's turns for a calendar and for a feed reader, under an address that nobody else knows.

use super::Member;
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
        line(&format!("DTSTAMP:{}", moment(turn.since, "")));
        line(&format!("DTSTART:{}", moment(due, "")));
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
        moment(latest, "-:"),
    );
    for turn in &turns {
        let _ = write!(
            out,
            " <entry>\n  <id>{base}/match/{}#{}</id>\n  <title>{}</title>\n  \
             <updated>{}</updated>\n  <link href=\"{base}/match/{}\"/>\n </entry>\n",
            turn.id,
            turn.since,
            escape(&turn.what),
            moment(turn.since, "-:"),
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

/// `20261118T021500Z`, or with the signs of RFC 3339 `2026-11-18T02:15:00Z`.
fn moment(ms: i64, signs: &str) -> String {
    let seconds = ms.div_euclid(1000);
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Days since 1970 as a date of the Gregorian calendar, in eras of 400 years that begin in March.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    let (h, m, s) = (rest / 3600, rest % 3600 / 60, rest % 60);
    match signs.is_empty() {
        true => format!("{year:04}{month:02}{date:02}T{h:02}{m:02}{s:02}Z"),
        false => format!("{year:04}-{month:02}-{date:02}T{h:02}:{m:02}:{s:02}Z"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_calendars_do() {
        for (ms, text) in [
            (0, "19700101T000000Z"),
            (951_782_399_000, "20000228T235959Z"),
            (951_782_400_000, "20000229T000000Z"),
            (1_731_600_000_999, "20241114T160000Z"),
            (4_102_444_799_000, "20991231T235959Z"),
            (-1000, "19691231T235959Z"),
        ] {
            assert_eq!(moment(ms, ""), text);
        }
        assert_eq!(moment(1_731_600_000_000, "-:"), "2024-11-14T16:00:00Z");
    }

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
