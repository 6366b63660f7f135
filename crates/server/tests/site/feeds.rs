//! One's turns for calendars and feed readers.

use crate::client::Site;
use crate::ratings::account;
use parlour_server::Clock;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn turns_are_read_under_a_secret_address() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let clock = json!({ "kind": "days", "days": 2 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": clock });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    let (status, told) = anna.send("POST", "/api/me/feed", json!({})).await;
    assert_eq!(status, 200, "{told}");
    let ics = told["calendar"].as_str().unwrap();
    let atom = told["feed"].as_str().unwrap();
    // Nobody is asked who they are, and nobody's clock runs before the first move.
    let eve = site.client();
    let text = eve.text(atom).await;
    assert!(text.contains("Your move: Dōbutsu shōgi with Ben"), "{text}");
    assert!(text.contains(&format!("/match/{id}")), "{text}");
    assert!(!eve.text(ics).await.contains("VEVENT"));
    anna.play(&id, "b3b2").await;
    assert!(
        !eve.text(atom).await.contains("<entry>"),
        "it is Ben's turn"
    );
    ben.play(&id, "a1a2").await;
    let text = eve.text(ics).await;
    assert!(
        text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"),
        "{text}"
    );
    assert!(
        text.contains("SUMMARY:Your move: Dōbutsu shōgi with Ben\r\n"),
        "{text}"
    );
    let start = |text: &str| text.split("DTSTART:").nth(1).unwrap()[..16].to_owned();
    let before = start(&text);
    hand.advance(Duration::from_secs(3600));
    assert_eq!(start(&eve.text(ics).await), before, "the end does not move");
    // Another address ends the first, and none ends all.
    let (_, again) = anna.send("POST", "/api/me/feed", json!({})).await;
    assert_eq!(eve.status(ics).await, 404);
    let ics = again["calendar"].as_str().unwrap();
    assert_eq!(eve.status(ics).await, 200);
    assert_eq!(anna.send("DELETE", "/api/me/feed", json!({})).await.0, 200);
    assert_eq!(eve.status(ics).await, 404);
    assert_eq!(eve.send("POST", "/api/me/feed", json!({})).await.0, 403);
}
