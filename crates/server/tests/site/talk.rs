//! What may be said at a table, and what one may be called.

use crate::client::Site;
use parlour_server::Clock;
use serde_json::{Value, json};
use std::time::Duration;

fn say(text: &str) -> Value {
    json!({ "do": "say", "text": text })
}

fn signal(code: &str) -> Value {
    json!({ "do": "signal", "code": code })
}

#[tokio::test]
async fn people_chat_where_nothing_is_hidden_and_it_is_kept() {
    let mut site = Site::open().await;
    let (mut anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let eve = site.guest("Eve").await;
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let mut watching = eve.listen(&id).await;
    assert_eq!(watching.state["talk"]["kind"], "chat");
    assert_eq!(watching.state["talk"]["said"], json!([]));
    ben.must(&id, say("  hello, you asshole ")).await;
    let said = watching.update("said").await["event"].clone();
    assert_eq!(said["text"], "hello, you *******");
    assert_eq!((&said["seat"], &said["name"]), (&json!(1), &json!("Ben")));
    assert!(said["at"].as_i64().unwrap() > 0);
    anna.must(&id, signal("well_played")).await;
    let said = watching.update("said").await["event"].clone();
    assert_eq!(
        (&said["code"], &said["text"]),
        (&json!("well_played"), &json!("Well played"))
    );

    assert_eq!(eve.act(&id, say("b3b2!")).await.0, 403, "spectators read");
    assert_eq!(anna.act(&id, say("a\nb")).await.0, 422);
    assert_eq!(anna.act(&id, say("")).await.0, 422);
    assert_eq!(anna.act(&id, say(&"x".repeat(201))).await.0, 422);
    assert_eq!(anna.act(&id, signal("dance")).await.0, 404);

    let before = anna.state(&id).await["talk"]["said"].clone();
    assert_eq!(before.as_array().unwrap().len(), 2);
    let (first, second) = (&before[0], &before[1]);
    assert!(first["seq"].as_u64().unwrap() < second["seq"].as_u64().unwrap());
    anna.must(&id, json!({ "do": "resign" })).await;
    anna.must(&id, signal("good_game")).await;
    site.restart().await;
    anna.base = site.base.clone();
    let after = anna.state(&id).await["talk"]["said"].clone();
    assert_eq!(after[0], before[0]);
    assert_eq!(after[1], before[1]);
    assert_eq!(after[2]["text"], "Good game");
}

#[tokio::test]
async fn where_cards_are_hidden_there_are_only_signals() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dog", &["me", "bot:0", "link", "bot:0"]).await;
    ben.join(&anna, &id, 2).await;
    let state = anna.state(&id).await;
    assert_eq!(state["talk"]["kind"], "signals");
    let codes = state["talk"]["signals"].as_array().unwrap();
    assert!(codes.iter().any(|s| s["code"] == "thanks"));
    assert_eq!(anna.act(&id, say("I have the joker")).await.0, 403);
    anna.must(&id, signal("thanks")).await;
    assert_eq!(ben.state(&id).await["talk"]["said"][0]["code"], "thanks");
    let alone = anna.create("dobutsu", &["me", "bot:0"]).await;
    assert_eq!(anna.state(&alone).await["talk"]["kind"], "none");
    assert_eq!(anna.act(&alone, say("hi")).await.0, 403);
}

#[tokio::test]
async fn talk_has_a_limit_of_its_own() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    for _ in 0..5 {
        anna.must(&id, say("la")).await;
    }
    assert_eq!(anna.act(&id, say("la")).await.0, 429);
    assert_eq!(anna.act(&id, signal("hello")).await.0, 429);
    ben.must(&id, say("one at a time")).await;
    anna.play(&id, "b3b2").await;
    hand.advance(Duration::from_millis(2999));
    assert_eq!(anna.act(&id, say("la")).await.0, 429);
    hand.advance(Duration::from_millis(1));
    anna.must(&id, say("la")).await;
    assert_eq!(anna.act(&id, say("la")).await.0, 429);
}

#[tokio::test]
async fn names_pass_a_filter() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    for bad in [
        "Bot 7",
        "Parlour",
        "Sente",
        "red",
        "a\u{200b}b",
        "Sh1thead",
        "",
    ] {
        let (status, why) = anna.send("PUT", "/api/me", json!({ "name": bad })).await;
        assert_eq!(status, 422, "{bad}: {why}");
        assert!(why["error"].as_str().unwrap().len() > 10);
    }
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna");
}
