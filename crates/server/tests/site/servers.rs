//! Two servers at one PostgreSQL database, where `PARLOUR_POSTGRES` names one. `examples/storm` kills them.

use crate::client::{Client, Site};
use parlour_core::Rng;
use parlour_server::{Clock, Server};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use std::sync::Mutex;
use std::time::Duration;

/// A site and a second server; `None` where there is only a file.
async fn two() -> Option<(Site, Server, String)> {
    let site = Site::open().await;
    if !site.is_rented() {
        return None;
    }
    let (second, base) = site.second().await;
    Some((site, second, base))
}

/// The same guest at another server.
fn at(client: &Client, base: &str) -> Client {
    Client {
        http: reqwest::Client::new(),
        base: base.into(),
        secret: Mutex::new(client.secret.lock().unwrap().clone()),
    }
}

async fn count(db: &mut AnyConnection, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(db).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_across_two_servers_is_one_game() {
    let Some((site, second, base)) = two().await else {
        return;
    };
    let anna = site.guest("Anna").await;
    let ben = at(&site.guest("Ben").await, &base);
    // Ben sits down at the server that does not keep the match.
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let (mut a, mut b) = (anna.listen(&id).await, ben.listen(&id).await);
    while a.state["players"][1]["online"] != true {
        a.next().await;
    }
    while b.state["players"][0]["online"] != true {
        b.next().await;
    }
    let mut rng = Rng::new(1);
    for _ in 0..6 {
        for socket in [&mut a, &mut b] {
            assert!(socket.turn().await);
            socket.click_a_move(&mut rng).await;
        }
    }
    // Words, offers and refusals travel as well.
    let told = b.ask(json!({ "do": "say", "text": "hello" })).await;
    assert!(told["error"].is_null(), "{told}");
    assert_eq!(a.update("said").await["event"]["text"], "hello");
    let (status, why) = ben
        .act(&id, json!({ "do": "move", "ply": 12, "text": "x" }))
        .await;
    assert_eq!(
        (status, &why["error"]),
        (403, &json!("it is not your turn"))
    );
    b.ask(json!({ "do": "offer", "what": "draw" })).await;
    a.update("offer").await;
    anna.must(&id, json!({ "do": "accept", "what": "draw" }))
        .await;
    b.update("ended").await;
    assert_eq!(b.state["status"]["reason"], "agreed");
    let mut shown = [anna.state(&id).await, at(&anna, &base).state(&id).await];
    for state in &mut shown {
        state["times"] = Value::Null;
    }
    assert_eq!(shown[0], shown[1]);
    // A rematch, agreed to across servers, is set up once.
    b.ask(json!({ "do": "offer", "what": "rematch" })).await;
    anna.must(&id, json!({ "do": "accept", "what": "rematch" }))
        .await;
    let next = b.update("rematch").await["event"]["next"].clone();
    assert_eq!(anna.state(&id).await["next"], next);
    let mut db = site.connect().await;
    assert_eq!(count(&mut db, "SELECT COUNT(*) FROM matches").await, 2);
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_the_same_everywhere() {
    let Some((site, second, base)) = two().await else {
        return;
    };
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let there = at(&ben, &base);
    let mut lobby = there.connect("/api/lobby/ws").await.unwrap();
    assert_eq!(lobby.next().await["open"], json!([]));
    let id = anna.create("coins", &["me", "open"]).await;
    let told = lobby.next().await;
    assert_eq!(told["open"][0]["id"], id.as_str());
    // Ben sits down here and leaves again; his other page hears of both.
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    while lobby.next().await["mine"] == json!([]) {}
    let other = anna.create("coins", &["me", "open"]).await;
    ben.must(&other, json!({ "do": "sit", "seat": 1 })).await;
    while lobby.next().await["mine"].as_array().unwrap().len() < 2 {}
    anna.must(&id, json!({ "do": "resign" })).await;
    while lobby.next().await["mine"].as_array().unwrap().len() > 1 {}
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stops_in_order_hands_its_matches_over_at_once() {
    let Some((mut site, second, base)) = two().await else {
        return;
    };
    let anna = site.guest("Anna").await;
    let there = at(&anna, &base);
    let id = anna
        .create("gifts", &["me", "bot:0", "bot:0", "bot:0"])
        .await;
    let mut a = there.listen(&id).await;
    let mut rng = Rng::new(2);
    assert!(a.turn().await);
    a.click_a_move(&mut rng).await;
    site.stop().await;
    // The bots go on at the other server, each move once.
    assert!(a.turn().await);
    let ply = a.state["ply"].as_u64().unwrap();
    assert!(ply >= 4);
    a.click_a_move(&mut rng).await;
    let mut db = site.connect().await;
    let sql = "SELECT COUNT(*) FROM (SELECT ply FROM events WHERE body LIKE '%\"kind\":\"move\"%' \
               GROUP BY ply HAVING COUNT(*) > 1) AS doubled";
    assert_eq!(count(&mut db, sql).await, 0);
    let left = "SELECT COUNT(*) FROM servers";
    assert_eq!(count(&mut db, left).await, 1, "who stops says goodbye");
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_falls_once_and_whoever_is_away_is_away_everywhere() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    if !site.is_rented() {
        return;
    }
    let (second, base) = site.second().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let clock = json!({ "kind": "minutes", "initial": 300, "increment": 0 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": clock });
    let id = anna.create_as(body).await;
    let ben = at(&ben, &base);
    ben.join(&anna, &id, 1).await;
    let (mut a, b) = (anna.listen(&id).await, ben.listen(&id).await);
    let mut watching = at(&site.guest("Eve").await, &base).listen(&id).await;
    while a.state["players"][1]["online"] != true {
        a.next().await;
    }
    anna.play(&id, "b3b2").await;
    ben.play(&id, "a1a2").await;
    anna.play(&id, "c4c3").await;
    drop(b);
    while a.state["players"][1]["online"] == true {
        a.next().await;
    }
    while watching.state["players"][1]["online"] == true || watching.state["ply"] != 3 {
        watching.next().await;
    }
    // Each server's hand was set by itself, a millisecond apart.
    let left = |state: &Value| state["times"]["left"][1].as_i64().unwrap();
    assert!((left(&watching.state) - left(&a.state)).abs() < 10);
    assert_eq!(watching.state["times"]["running"], 1);
    hand.advance(Duration::from_secs(61));
    a.update("absent").await;
    watching.update("absent").await;
    hand.advance(Duration::from_secs(240));
    for socket in [&mut a, &mut watching] {
        socket.update("ended").await;
        assert_eq!(socket.state["status"]["reason"], "time");
    }
    let mut db = site.connect().await;
    let sql = "SELECT COUNT(*) FROM events WHERE body LIKE '%\"kind\":\"ended\"%'";
    assert_eq!(count(&mut db, sql).await, 1);
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_that_they_must_wait_and_play_on() {
    let Some((site, second, base)) = two().await else {
        return;
    };
    let anna = at(&site.guest("Anna").await, &base);
    let id = anna.create("dobutsu", &["me", "me"]).await;
    let mut a = anna.listen(&id).await;
    // Every connection is lost, and for a while nobody gets a new one.
    let name = site.place().rsplit('/').next().unwrap().to_owned();
    let server = std::env::var("PARLOUR_POSTGRES").unwrap();
    let allow = |yes: bool| {
        let sql = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
        let end = format!(
            "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        let server = server.clone();
        async move {
            use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
            let mut connection = PgConnection::connect(&server).await.unwrap();
            connection.execute(AssertSqlSafe(sql)).await.unwrap();
            if !yes {
                connection.execute(AssertSqlSafe(end)).await.unwrap();
            }
        }
    };
    allow(false).await;
    loop {
        let message = a.next().await;
        if message["type"] == "moment" && message["waits"] == true {
            break;
        }
        assert_ne!(message, Value::Null, "the line stays");
    }
    let play = tokio::spawn(async move {
        a.click_a_move(&mut Rng::new(1)).await;
        a
    });
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(!play.is_finished(), "not on disk, not acknowledged");
    allow(true).await;
    let mut a = play.await.unwrap();
    assert_eq!(a.state["ply"], 1);
    let mut again = a.heard.iter().any(|text| text.contains("\"waits\":false"));
    while !again {
        again = a.next().await["type"] == "moment";
    }
    a.click_a_move(&mut Rng::new(2)).await;
    second.stop().await.unwrap();
}
