//! Vacations: clocks of days stand still, within limits.

use crate::client::{Client, Site, Socket};
use crate::ratings::account;
use parlour_server::Clock;
use serde_json::{Value, json};
use std::time::Duration;

const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

async fn until(client: &Client, id: &str, reached: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let state = client.state(id).await;
        if reached(&state) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{}", client.state(id).await);
}

/// What everybody is told once the vacation of the first seat is so.
async fn told_of(seen: &mut Socket, vacation: &Value) -> Value {
    loop {
        let update = seen.update("online").await;
        if &update["now"]["players"][0]["vacation"] == vacation {
            return update;
        }
    }
}

async fn go(client: &Client, days: u32) -> (u16, Value) {
    let body = json!({ "days": days });
    client.send("POST", "/api/me/vacation", body).await
}

async fn back(client: &Client) -> (u16, Value) {
    client.send("DELETE", "/api/me/vacation", json!({})).await
}

#[tokio::test]
async fn a_clock_of_days_stands_still_while_somebody_is_away() {
    let (clock, hand) = Clock::by_hand();
    let mut site = Site::with(move |config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let days = json!({ "kind": "days", "days": 2 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": days });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    anna.play(&id, "b3b2").await;
    ben.play(&id, "a1a2").await;
    hand.advance(Duration::from_secs(DAY));
    let mut seen = ben.listen(&id).await;
    let (status, told) = go(&anna, 3).await;
    assert_eq!((status, &told["left"]), (200, &json!(27)), "{told}");
    // The opponent sees it.
    let update = told_of(&mut seen, &told["until"]).await;
    assert_eq!(update["now"]["times"]["running"], Value::Null);
    let (status, why) = anna
        .act(&id, json!({"do": "move", "ply": 2, "text": "c4c3"}))
        .await;
    assert_eq!(status, 422, "{why}");
    assert!(why["error"].as_str().unwrap().contains("vacation"), "{why}");
    hand.advance(Duration::from_secs(2 * DAY));
    let state = ben.state(&id).await;
    assert_eq!(state["times"]["left"][0], DAY * 1000);
    // It outlives the server, and ends by itself.
    site.restart().await;
    (anna.base, ben.base) = (site.base.clone(), site.base.clone());
    let state = ben.state(&id).await;
    assert_eq!(state["times"]["left"][0], DAY * 1000);
    assert!(state["players"][0]["vacation"].is_number(), "{state}");
    let mut seen = ben.listen(&id).await;
    hand.advance(Duration::from_secs(DAY));
    let update = told_of(&mut seen, &Value::Null).await;
    assert_eq!(update["now"]["times"]["running"], 0);
    hand.advance(Duration::from_secs(DAY - 60));
    let state = until(&ben, &id, |state| state["times"]["left"][0] == 60_000).await;
    assert_eq!(state["phase"], "playing");
    hand.advance(Duration::from_secs(61));
    let state = until(&ben, &id, |state| state["phase"] == "over").await;
    assert_eq!(state["status"]["reason"], "time");
    assert_eq!(state["status"]["winners"], json!([1]));
}

#[tokio::test]
async fn somebody_may_be_back_before_their_time_and_moves_on() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let days = json!({ "kind": "days", "days": 1 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": days });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    anna.play(&id, "b3b2").await;
    ben.play(&id, "a1a2").await;
    assert_eq!(go(&anna, 10).await.0, 200);
    hand.advance(Duration::from_secs(5 * DAY + HOUR));
    let (status, told) = back(&anna).await;
    assert_eq!((status, &told["left"]), (200, &json!(24)), "{told}");
    assert_eq!(back(&anna).await.0, 409, "they are back");
    let state = anna.state(&id).await;
    assert_eq!(state["times"]["running"], 0);
    assert_eq!(state["times"]["left"][0], DAY * 1000);
    hand.advance(Duration::from_secs(HOUR));
    anna.play(&id, "c4c3").await;
    let state = anna.state(&id).await;
    assert_eq!(state["times"]["left"][1], DAY * 1000);
    // Clocks of minutes know no vacation.
    let minutes = json!({ "kind": "minutes", "initial": 60, "increment": 0 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": minutes });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    assert_eq!(go(&anna, 1).await.0, 200);
    anna.play(&id, "b3b2").await;
    ben.play(&id, "a1a2").await;
    assert_eq!(anna.state(&id).await["times"]["running"], 0);
}

#[tokio::test]
async fn there_are_thirty_days_a_year() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let anna = account(&site, "Anna").await;
    for (days, status) in [(0, 422), (31, 422), (30, 200), (1, 409)] {
        assert_eq!(go(&anna, days).await.0, status, "{days}");
    }
    // A day that was begun counts whole.
    hand.advance(Duration::from_secs(1));
    assert_eq!(back(&anna).await.1["left"], 29);
    let (status, why) = go(&anna, 30).await;
    assert_eq!(status, 422);
    assert!(why["error"].as_str().unwrap().contains("29"), "{why}");
    assert_eq!(go(&anna, 29).await.0, 200);
    hand.advance(Duration::from_secs(29 * DAY + 1));
    let told = anna.get("/api/me/vacation").await;
    assert_eq!(told, json!({ "until": null, "left": 0, "year": 30 }));
    assert_eq!(go(&anna, 1).await.0, 422);
    hand.advance(Duration::from_secs(340 * DAY));
    assert_eq!(anna.get("/api/me/vacation").await["left"], 5);
    let guest = site.guest("Carl").await;
    assert_eq!(go(&guest, 1).await.0, 403);
    let body = json!({ "days": 1, "more": 1 });
    assert_eq!(anna.send("POST", "/api/me/vacation", body).await.0, 400);
}
