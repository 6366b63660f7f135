//! Floods, garbage, headers, descriptions.

use crate::client::Site;
use futures_util::SinkExt;
use parlour_core::Rng;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_flood_is_refused() {
    let site = Site::with(|config| config.rate = 5).await;
    let anna = site.client();
    let mut refused = 0;
    for _ in 0..60 {
        refused += u32::from(anna.status("/api/me").await == 429);
    }
    assert!(refused > 10, "{refused}");
}

#[tokio::test]
async fn too_large_bodies_are_refused() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let huge = json!({ "name": "x".repeat(100_000) });
    assert_eq!(anna.send("PUT", "/api/me", huge).await.0, 413);
    let id = anna.create("coins", &["me", "me"]).await;
    let long = json!({ "do": "move", "ply": 0, "text": "1".repeat(10_000) });
    assert_eq!(anna.act(&id, long).await.0, 413);
}

#[tokio::test]
async fn garbage_on_a_socket_hurts_nobody_else() {
    let site = Site::with(|config| config.rate = 40).await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let mut a = anna.listen(&id).await;
    let mut bad = ben.listen(&id).await;
    for text in [
        "",
        "{",
        "[]",
        "7",
        "{\"do\":7}",
        "{\"do\":\"dance\"}",
        "{\"id\":{},\"do\":\"move\"}",
    ] {
        bad.say(text).await;
        let answer = bad.next().await;
        let answer = if answer["type"] == "update" {
            bad.next().await
        } else {
            answer
        };
        assert_eq!(answer["status"], 400, "{text}: {answer}");
    }
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    bad.say(&deep).await;
    assert_eq!(bad.next().await["status"], 400);
    bad.stream
        .send(Message::Binary(vec![0; 10].into()))
        .await
        .unwrap();
    assert_eq!(bad.next().await, Value::Null, "closed");
    let mut flood = ben.listen(&id).await;
    // Far more than the limit lets through, however slowly they are sent.
    for _ in 0..4000 {
        flood.say("{\"do\":\"entry\",\"ply\":0}").await;
    }
    while flood.next().await != Value::Null {}
    a.click_a_move(&mut Rng::new(1)).await;
    assert_eq!(anna.state(&id).await["ply"], 1);
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_others_play_on() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("romanian-checkers", &["me", "me"]).await;
    let lazy = site.client().listen(&id).await;
    let mut a = anna.listen(&id).await;
    let mut rng = Rng::new(1);
    for _ in 0..30 {
        assert!(a.turn().await);
        a.click_a_move(&mut rng).await;
    }
    assert_eq!(anna.state(&id).await["ply"], 30);
    drop(lazy);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let site = Site::open().await;
    let anna = site.client();
    for path in [
        "/",
        "/game/new",
        "/api/games",
        "/api/nothing",
        "/health",
        "/missing.js",
    ] {
        let response = anna.raw("GET", path, None).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'"), "{path}");
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["x-frame-options"], "DENY");
    }
    assert_eq!(anna.status("/api/nothing").await, 404);
    assert_eq!(anna.status("/missing.js").await, 404);
    assert_eq!(anna.status("/new/dog").await, 200, "an address of the page");
    assert_eq!(anna.status("/api/matches/nothing").await, 404);
    assert!(anna.listen_since("nothing", "").await.is_err());
    let health = anna.get("/health").await;
    assert_eq!(health["ok"], true);
}

#[tokio::test]
async fn metrics_count_moves() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    anna.play(&id, "b3b2").await;
    let metrics = anna.text("/metrics").await;
    for line in [
        "parlour_moves_total 1",
        "parlour_matches_created_total 1",
        "parlour_matches_in_memory 1",
        "parlour_move_saved_seconds_count 1",
    ] {
        assert!(metrics.lines().any(|l| l == line), "{line} in\n{metrics}");
    }
}

/// `{id}` and the like filled in, so that only the route decides.
fn filled(path: &str, id: &str) -> String {
    path.replace("{game}", "dobutsu")
        .replace("{id}", id)
        .replace("{ply}", "0")
}

#[tokio::test]
async fn the_description_names_every_route_and_no_other() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    let described = anna.get("/api/openapi.json").await;
    assert!(described["openapi"].as_str().unwrap().starts_with("3."));
    let mut routes = Vec::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            routes.push(format!("{} {path}", method.to_uppercase()));
            if path.ends_with("/ws") {
                continue;
            }
            let method = method.to_uppercase();
            let body = (method != "GET").then(|| json!({}));
            let answer = anna.raw(&method, &filled(path, &id), body).await;
            let status = answer.status().as_u16();
            assert!(status != 405, "{method} {path}: {status}");
            // What is asked for need not be there; the address must. A stream would not end.
            if status == 404 {
                let said = answer.text().await.unwrap_or_default();
                assert!(!said.contains("address"), "{method} {path}: {said}");
            }
        }
    }
    let source = include_str!("../../src/api/mod.rs");
    let mut missing = Vec::new();
    for line in source
        .lines()
        .filter_map(|l| l.trim().strip_prefix(".route(\""))
    {
        let (path, handlers) = line.split_once("\", ").unwrap();
        for method in ["get", "post", "put", "delete"] {
            let route = format!("{} {path}", method.to_uppercase());
            if handlers.contains(&format!("{method}("))
                && !path.contains("{*")
                && !routes.contains(&route)
            {
                missing.push(route);
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
    for game in anna.get("/api/games").await["games"].as_array().unwrap() {
        let picture = anna.text(game["picture"].as_str().unwrap()).await;
        assert!(picture.starts_with("<svg"));
    }
}
