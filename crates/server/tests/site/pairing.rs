//! Play now, and challenges.

use crate::client::{Client, Site};
use crate::ratings::{account, keep_private, run};
use parlour_server::Clock;
use serde_json::{Value, json};
use std::time::Duration;

async fn seek(client: &Client, game: &str, rated: bool) -> Value {
    let body = json!({ "game": game, "speed": "blitz", "rated": rated });
    let (status, told) = client.send("POST", "/api/play", body).await;
    assert_eq!(status, 200, "{told}");
    told
}

#[tokio::test]
async fn two_who_want_the_same_meet() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let guest = site.guest("Guest").await;
    let first = seek(&anna, "dobutsu", true).await;
    assert_eq!(
        (&first["match"], &first["others"]),
        (&Value::Null, &json!(0))
    );
    assert_eq!(
        first["bot"]["level"], 3,
        "who is new gets a fair one: {first}"
    );
    // Others want something else.
    assert_eq!(seek(&guest, "dobutsu", false).await["match"], Value::Null);
    let (status, told) = guest
        .send(
            "POST",
            "/api/play",
            json!({ "game": "dobutsu", "speed": "blitz", "rated": true }),
        )
        .await;
    assert_eq!(status, 422, "{told}");
    let told = seek(&ben, "dobutsu", true).await;
    let id = told["match"].as_str().unwrap();
    assert_eq!(seek(&anna, "dobutsu", true).await["match"], id);
    let state = anna.state(id).await;
    assert_eq!(
        (&state["phase"], &state["rated"]),
        (&json!("playing"), &json!(true))
    );
    assert_eq!(state["clock"]["initial"], 180);
    // Once told, one looks anew.
    assert_eq!(seek(&anna, "dobutsu", true).await["match"], Value::Null);
    // Whoever closed the browser is not waited for.
    hand.advance(Duration::from_secs(10));
    assert_eq!(seek(&ben, "dobutsu", true).await["match"], Value::Null);
    // Nor whoever said so.
    assert_eq!(ben.send("DELETE", "/api/play", json!({})).await.0, 200);
    let told = seek(&anna, "dobutsu", true).await;
    assert_eq!((&told["match"], &told["others"]), (&Value::Null, &json!(0)));
    // Who blocks somebody is not paired with them.
    ben.send(
        "PUT",
        "/api/players/Anna/relation",
        json!({ "relation": "block" }),
    )
    .await;
    assert_eq!(seek(&ben, "dobutsu", true).await["match"], Value::Null);
    assert_eq!(seek(&anna, "dobutsu", true).await["match"], Value::Null);
    assert_eq!(
        site.client()
            .send(
                "POST",
                "/api/play",
                json!({ "game": "chess", "speed": "blitz" })
            )
            .await
            .0,
        404
    );
}

#[tokio::test]
async fn the_window_widens() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    for (client, points) in [(&anna, 1500), (&ben, 1900)] {
        let me = client.get("/api/me").await;
        let id = me["guest"]["id"].as_str().unwrap();
        let sql = format!(
            "INSERT INTO ratings (player, game, speed, rating, deviation, volatility, games, at) \
             VALUES ('{id}', 'dobutsu', 'blitz', {points}000, 60000, 60000000, 30, 0)"
        );
        run(&site, &sql).await;
    }
    run(&site, "UPDATE ratings SET at = 9000000000000").await;
    seek(&anna, "dobutsu", true).await;
    let told = seek(&ben, "dobutsu", true).await;
    assert_eq!((&told["match"], &told["others"]), (&Value::Null, &json!(1)));
    assert_eq!(told["window"], 105);
    assert!(told["bot"]["level"].as_u64().unwrap() >= 6, "{told}");
    let mut paired = Value::Null;
    for _ in 0..9 {
        hand.advance(Duration::from_secs(5));
        seek(&anna, "dobutsu", true).await;
        paired = seek(&ben, "dobutsu", true).await;
        if !paired["match"].is_null() {
            break;
        }
    }
    // 105 points and ten more a second reach 400 after 29.5 seconds.
    assert_eq!(paired["waited"], 30_000, "{paired}");
}

#[tokio::test]
async fn partners_are_found_as_well() {
    let site = Site::open().await;
    let mut players = Vec::new();
    for name in ["Anna", "Ben", "Cora", "Dave"] {
        players.push(site.guest(name).await);
    }
    let mut found = Vec::new();
    for player in &players {
        found.push(seek(player, "dog", false).await["match"].clone());
    }
    assert!(found[..3].iter().all(Value::is_null), "{found:?}");
    let id = found[3].as_str().unwrap();
    for player in &players[..3] {
        assert_eq!(seek(player, "dog", false).await["match"], id);
    }
    let state = players[0].state(id).await;
    assert_eq!(
        (&state["phase"], &state["rated"]),
        (&json!("playing"), &json!(false))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn many_at_several_servers_are_each_paired_once() {
    let site = Site::open().await;
    let other = match site.is_rented() {
        true => Some(site.second().await),
        false => None,
    };
    let mut tasks = Vec::new();
    for i in 0..16 {
        let mut client = site.guest(&format!("Guest number {i}")).await;
        if let (Some((_, base)), true) = (&other, i % 2 == 0) {
            client.base = base.clone();
        }
        tasks.push(tokio::spawn(async move {
            loop {
                let told = seek(&client, "dobutsu", false).await;
                if let Some(id) = told["match"].as_str() {
                    return id.to_owned();
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }));
    }
    let mut ids = Vec::new();
    for task in tasks {
        ids.push(task.await.unwrap());
    }
    ids.sort();
    for pair in ids.chunks(2) {
        assert_eq!(pair[0], pair[1]);
    }
    ids.dedup();
    assert_eq!(ids.len(), 8);
    if let Some((server, _)) = other {
        server.stop().await.unwrap();
    }
}

#[tokio::test]
async fn a_challenge_is_accepted_or_not() {
    let site = Site::open().await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let cora = account(&site, "Cora").await;
    let clock = json!({ "kind": "minutes", "initial": 300, "increment": 3 });
    let body = json!({ "to": "ben", "game": "dobutsu", "clock": clock, "rated": true });
    let challenge = |body: Value| anna.send("POST", "/api/challenges", body);
    let (status, told) = challenge(body.clone()).await;
    assert_eq!((status, &told["state"]), (200, &json!("open")), "{told}");
    let path = format!("/api/challenges/{}", told["id"].as_str().unwrap());
    let (status, again) = challenge(body.clone()).await;
    assert_eq!(status, 422, "{again}");
    // It is Ben's to answer and Anna's to take back; for others it is not there.
    let say = |word: &str| json!({ "answer": word });
    assert_eq!(cora.send("POST", &path, say("accept")).await.0, 404);
    assert_eq!(anna.send("POST", &path, say("accept")).await.0, 404);
    assert_eq!(ben.send("POST", &path, say("withdraw")).await.0, 404);
    let list = ben.get("/api/me/challenges").await;
    assert_eq!(list["challenges"][0]["from"], "Anna");
    assert_eq!(list["challenges"][0]["yours"], false);
    let (status, told) = ben.send("POST", &path, say("accept")).await;
    assert_eq!(status, 200, "{told}");
    let id = told["match"].as_str().unwrap();
    let state = anna.state(id).await;
    assert_eq!(
        (&state["phase"], &state["rated"]),
        (&json!("playing"), &json!(true))
    );
    assert_eq!(ben.send("POST", &path, say("decline")).await.0, 409);
    let list = anna.get("/api/me/challenges").await;
    assert_eq!(list["challenges"][0]["match"], id);
    // Declined, taken back.
    for (who, word) in [(&ben, "decline"), (&anna, "withdraw")] {
        let (_, told) = challenge(body.clone()).await;
        let path = format!("/api/challenges/{}", told["id"].as_str().unwrap());
        assert_eq!(who.send("POST", &path, say(word)).await.0, 200);
    }
    for (key, value) in [
        ("to", json!("Anna")),
        ("to", json!("Zoe")),
        ("game", json!("dog")),
        ("clock", Value::Null),
        ("clock", json!({ "kind": "days", "days": 99 })),
    ] {
        let mut bad = body.clone();
        bad[key] = value;
        let (status, told) = challenge(bad).await;
        assert!(matches!(status, 404 | 422), "{told}");
    }
    assert_eq!(
        site.client()
            .send("POST", "/api/challenges", body.clone())
            .await
            .0,
        403
    );
    // Blocked people neither challenge, nor sit down, nor talk.
    ben.send(
        "PUT",
        "/api/players/Anna/relation",
        json!({ "relation": "block" }),
    )
    .await;
    let (status, told) = challenge(body.clone()).await;
    assert_eq!(status, 403, "{told}");
    let open = ben.create("dobutsu", &["me", "open"]).await;
    assert_eq!(
        anna.act(&open, json!({ "do": "sit", "seat": 1 })).await.0,
        403
    );
    assert_eq!(
        anna.act(id, json!({ "do": "say", "text": "why?" })).await.0,
        403
    );
    assert_eq!(ben.get("/api/players/Anna").await["relation"], "block");
    assert_eq!(anna.get("/api/players/Ben").await["may_challenge"], false);
    keep_private(
        &site,
        "Cora",
        json!({ "profile": "everybody", "challenges": "nobody" }),
    )
    .await;
    let mut other = body;
    other["to"] = json!("Cora");
    assert_eq!(challenge(other).await.0, 403);
}
