//! The lobby, live.

use crate::client::{Client, Site, Socket};
use serde_json::{Value, json};

/// Waits for a lobby that satisfies this; every one before it must be well formed.
async fn until(socket: &mut Socket, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.next().await;
        assert_eq!(message["type"], "lobby", "{message}");
        for part in ["open", "live", "mine"] {
            assert!(message[part].is_array(), "{message}");
        }
        if fits(&message) {
            return message;
        }
    }
}

fn has(message: &Value, part: &str, id: &str) -> bool {
    let cards = message[part].as_array().unwrap();
    cards.iter().any(|card| card["id"] == id)
}

async fn lobby(client: &Client) -> Socket {
    client.connect("/api/lobby/ws").await.unwrap()
}

#[tokio::test]
async fn a_challenge_appears_is_taken_and_ends_without_reloading() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let mut stranger = lobby(&site.client()).await;
    let mut bens = lobby(&ben).await;
    until(&mut stranger, |_| true).await;
    let id = anna.create("dobutsu", &["me", "open"]).await;
    let seen = until(&mut stranger, |m| has(m, "open", &id)).await;
    assert_eq!(seen["mine"], json!([]));
    assert_eq!(seen["open"][0]["players"][0]["name"], "Anna");
    assert_eq!(seen["open"][0]["you"], json!([]));
    until(&mut bens, |m| has(m, "open", &id)).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    until(&mut stranger, |m| {
        has(m, "live", &id) && !has(m, "open", &id)
    })
    .await;
    let mine = until(&mut bens, |m| has(m, "mine", &id)).await;
    assert_eq!(mine["mine"][0]["you"], json!([1]));
    anna.play(&id, "b3b2").await;
    let turn = until(&mut bens, |m| m["mine"][0]["your_turn"] == true).await;
    assert_eq!(turn["live"][0]["you"], json!([1]));
    assert_eq!(turn["live"][0]["ply"], 1);
    ben.must(&id, json!({ "do": "resign" })).await;
    until(&mut stranger, |m| !has(m, "live", &id)).await;
    until(&mut bens, |m| !has(m, "mine", &id)).await;
    let once = ben.get("/api/lobby").await;
    for part in ["open", "live", "mine"] {
        assert_eq!(once[part], json!([]), "{part}");
    }
}

#[tokio::test]
async fn private_matches_are_told_only_to_those_who_sit_there() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let mut annas = lobby(&anna).await;
    let mut bens = lobby(&ben).await;
    until(&mut bens, |_| true).await;
    let id = anna.create("dobutsu", &["me", "link"]).await;
    let seen = until(&mut annas, |m| has(m, "mine", &id)).await;
    assert!(!seen.to_string().contains("/join/"), "no secret in a list");
    let open = anna.create("gifts", &["me", "open", "open", "open"]).await;
    let seen = until(&mut bens, |m| has(m, "open", &open)).await;
    assert!(!seen.to_string().contains(&id));
    ben.join(&anna, &id, 1).await;
    until(&mut bens, |m| has(m, "mine", &id)).await;
    // One who leaves hears of that, too.
    ben.must(&open, json!({ "do": "sit", "seat": 1 })).await;
    until(&mut bens, |m| has(m, "mine", &open)).await;
    ben.must(&open, json!({ "do": "leave" })).await;
    until(&mut bens, |m| !has(m, "mine", &open)).await;
}

#[tokio::test]
async fn own_turns_come_first() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let mut ids = Vec::new();
    for _ in 0..3 {
        let id = anna.create("dobutsu", &["me", "link"]).await;
        ben.join(&anna, &id, 1).await;
        ids.push(id);
    }
    anna.play(&ids[0], "b3b2").await;
    let mine = anna.get("/api/lobby").await["mine"].clone();
    assert_eq!(mine[2]["id"], ids[0].as_str(), "not her turn there");
    let mine = ben.get("/api/lobby").await["mine"].clone();
    assert_eq!(mine[0]["id"], ids[0].as_str());
}

#[tokio::test]
async fn many_changes_are_gathered() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let mut watching = lobby(&site.client()).await;
    until(&mut watching, |_| true).await;
    let begun = std::time::Instant::now();
    let mut last = String::new();
    for _ in 0..30 {
        last = anna.create("coins", &["me", "open"]).await;
    }
    until(&mut watching, |m| has(m, "open", &last)).await;
    let most = 2 + begun.elapsed().as_millis() / 250;
    assert!(
        watching.heard.len() as u128 <= most,
        "{}",
        watching.heard.len()
    );
}

#[tokio::test]
async fn a_page_may_ask_whether_somebody_is_there() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "link"]).await;
    let mut watching = lobby(&anna).await;
    until(&mut watching, |_| true).await;
    for mut line in [watching, anna.listen(&id).await] {
        line.say("ping").await;
        let mut heard = String::from("{}");
        // News may come first.
        while heard.starts_with('{') {
            heard = line.text().await;
        }
        assert_eq!(heard, "pong");
    }
}

#[tokio::test]
async fn the_lobby_says_goodbye() {
    let mut site = Site::open().await;
    let mut watching = lobby(&site.client()).await;
    until(&mut watching, |_| true).await;
    let server = site.server.take().unwrap();
    let stopping = tokio::spawn(server.stop());
    assert_eq!(watching.next().await["type"], "bye");
    assert_eq!(watching.next().await, Value::Null);
    stopping.await.unwrap().unwrap();
}
