//! Reviews come after the end, once for everybody; what was played is counted.

use crate::client::{Client, Site};
use serde_json::{Value, json};
use std::time::Duration;

/// White could connect, and lets Black do it.
const CHANCE: &str = "8/8/8/3pp3/8/3p1PP1/8/5P2 w";

/// Waits for what must come one day.
async fn wait_for(client: &Client, path: &str, is_there: impl Fn(&Value) -> bool) -> Value {
    loop {
        let (_, told) = client.send("GET", path, Value::Null).await;
        if is_there(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_match_that_is_over_is_reviewed_once_for_everybody() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.client());
    let body = json!({ "game": "romanian-checkers", "seats": ["me", "me"], "position": CHANCE });
    let id = anna.create_as(body).await;
    let path = &format!("/api/matches/{id}/review");
    // Nobody is told anything while it is played: neither players, nor guests, nor strangers.
    for client in [&anna, &site.guest("Eve").await, &ben] {
        for method in ["POST", "GET"] {
            let (status, told) = client.send(method, path, json!({})).await;
            assert_eq!(status, 409, "{told}");
            assert!(
                told["error"].as_str().unwrap().contains("not over"),
                "{told}"
            );
        }
    }
    anna.play(&id, "f1-e1").await;
    assert_eq!(ben.status(path).await, 409);
    anna.play(&id, "d3-e4").await;
    assert_eq!(anna.state(&id).await["phase"], "over");
    assert_eq!(ben.status(path).await, 404, "nobody has asked for it");
    let (status, told) = ben.send("POST", path, json!({})).await;
    assert_eq!((status, &told["of"]), (200, &json!(2)), "{told}");
    let told = wait_for(&anna, path, |told| told["state"] == "done").await;
    assert_eq!(told["done"], 2);
    let review = &told["review"];
    assert_eq!(review["game"], "romanian-checkers");
    let ply = &review["plies"][0];
    assert_eq!(
        (&ply["move"], &ply["kind"]),
        (&json!("f1-e1"), &json!("blunder")),
        "{review}"
    );
    assert_eq!(review["turning"], json!([1]));
    let (status, again) = anna.send("POST", path, json!({})).await;
    assert_eq!(
        (status, &again),
        (200, &told),
        "asking again changes nothing"
    );

    // What was played is counted, and who won.
    let from = form_urlencoded::byte_serialize(CHANCE.as_bytes()).collect::<String>();
    let explore = format!("/api/games/loa/explore?position={from}");
    let found = wait_for(&ben, &explore, |found| found["games"] == 1).await;
    assert_eq!(
        found["moves"],
        json!([{ "move": "f1-e1", "spelled": "f1-e1", "games": 1, "wins": [0, 1], "draws": 0 }])
    );
    let after = ben.get(&format!("{explore}&moves=f1-e1")).await;
    assert_eq!(after["moves"][0]["move"], "d3-e4");
    assert_eq!(ben.get(&format!("{explore}&moves=f1-g2")).await["games"], 0);
    assert_eq!(ben.get("/api/games/dog/explore").await["games"], 0);
    let named = ben.get("/api/games/dobutsu/explore?moves=Gc4-c3").await;
    assert_eq!(named["opening"], "Giraffe's Wing (キリンの翼)");
    assert!(after.get("opening").is_none(), "{after}");
    assert_eq!(ben.status("/api/games/chess/explore").await, 404);
    assert_eq!(ben.status("/api/games/loa/explore?moves=z9-z8").await, 400);
}

#[tokio::test]
async fn a_game_that_nobody_can_judge_has_no_review() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("coins", &["me", "me"]).await;
    anna.must(&id, json!({ "do": "resign" })).await;
    let path = &format!("/api/matches/{id}/review");
    let (status, told) = anna.send("POST", path, json!({})).await;
    assert_eq!(status, 200, "{told}");
    let told = wait_for(&anna, path, |told| told["state"] == "failed").await;
    assert!(
        told["why"].is_string() && told["review"].is_null(),
        "{told}"
    );
    let (status, told) = anna
        .send("POST", "/api/matches/none/review", json!({}))
        .await;
    assert_eq!(status, 404, "{told}");
}

/// A server that stops puts back what it was at, and goes on with it when it comes back.
#[tokio::test]
async fn a_review_outlives_a_restart() {
    let mut site = Site::with(|config| config.reviewers = 0).await;
    let anna = site.guest("Anna").await;
    let id = anna.create("cublino-contra", &["me", "me"]).await;
    anna.play(&id, "a1a2").await;
    anna.must(&id, json!({ "do": "resign" })).await;
    let path = &format!("/api/matches/{id}/review");
    let (_, told) = anna.send("POST", path, json!({})).await;
    assert_eq!(told["state"], "queued");
    site.set(|config| config.reviewers = 1);
    site.restart().await;
    let told = wait_for(&site.client(), path, |told| told["state"] == "done").await;
    assert_eq!(told["review"]["plies"].as_array().unwrap().len(), 1);
}
