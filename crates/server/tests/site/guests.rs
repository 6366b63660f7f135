//! Names, tokens, origins.

use crate::client::Site;
use serde_json::json;

#[tokio::test]
async fn a_guest_has_a_name_and_a_cookie() {
    let site = Site::open().await;
    let anna = site.client();
    assert!(anna.get("/api/me").await["guest"].is_null());
    assert!(
        anna.secret.lock().unwrap().is_none(),
        "looking makes no guest"
    );
    let named = anna
        .send("PUT", "/api/me", json!({ "name": "  Anna   B " }))
        .await;
    assert_eq!(named.1["guest"]["name"], "Anna B");
    assert_eq!(anna.secret.lock().unwrap().as_ref().unwrap().len(), 32);
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna B");
    for bad in [
        "",
        "   ",
        "a name that is far too long for a table",
        "new\u{7}line",
    ] {
        let (status, _) = anna.send("PUT", "/api/me", json!({ "name": bad })).await;
        assert_eq!(status, 422, "{bad:?}");
    }
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna B");
}

#[tokio::test]
async fn whoever_sets_a_table_up_becomes_a_guest() {
    let site = Site::open().await;
    let somebody = site.client();
    let id = somebody.create("dobutsu", &["me", "bot:0"]).await;
    let state = somebody.state(&id).await;
    assert_eq!(state["you"], json!([0]));
    let name = state["players"][0]["name"].as_str().unwrap();
    assert!(name.starts_with("Guest "), "{name}");
    let other = site.client();
    assert_eq!(other.state(&id).await["you"], json!([]));
    *other.secret.lock().unwrap() = Some("0".repeat(32));
    assert_eq!(
        other.state(&id).await["you"],
        json!([]),
        "a made-up cookie is nobody's"
    );
}

#[tokio::test]
async fn a_program_plays_with_a_bearer_token() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let (_, token) = anna.send("POST", "/api/me/tokens", json!({})).await;
    let token = token["token"].as_str().unwrap().to_owned();
    let http = reqwest::Client::new();
    let me = || {
        http.get(format!("{}/api/me", site.base))
            .bearer_auth(&token)
            .send()
    };
    let who: serde_json::Value = me().await.unwrap().json().await.unwrap();
    assert_eq!(who["guest"]["name"], "Anna");
    let body = json!({ "game": "dobutsu", "seats": ["me", "bot:0"] });
    let made = http
        .post(format!("{}/api/matches", site.base))
        .bearer_auth(&token)
        .json(&body);
    let made = made.send().await.unwrap();
    assert_eq!(made.status(), 201);
    assert!(made.headers().get("set-cookie").is_none());
    let wrong = http
        .get(format!("{}/api/me", site.base))
        .bearer_auth("wrong");
    assert_eq!(wrong.send().await.unwrap().status(), 401);
    assert_eq!(
        anna.raw("DELETE", "/api/me/tokens", None).await.status(),
        200
    );
    assert_eq!(me().await.unwrap().status(), 401);
    assert_eq!(
        anna.get("/api/me").await["guest"]["name"],
        "Anna",
        "the cookie stays"
    );
}

#[tokio::test]
async fn another_site_cannot_act_for_a_guest() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let url = format!("{}/api/matches", site.base);
    let body = json!({ "game": "dobutsu", "seats": ["me", "bot:0"] });
    let from = |origin: String| {
        anna.http
            .post(&url)
            .header("origin", origin)
            .json(&body)
            .send()
    };
    assert_eq!(
        from("https://elsewhere.example".into())
            .await
            .unwrap()
            .status(),
        403
    );
    assert_eq!(from("null".into()).await.unwrap().status(), 403);
    assert_eq!(from(site.base.clone()).await.unwrap().status(), 201);
}

#[tokio::test]
async fn strange_tables_are_refused_with_a_sentence() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    for (body, status) in [
        (json!({ "game": "chess", "seats": ["me", "bot:0"] }), 404),
        (json!({ "game": "dobutsu", "seats": ["me"] }), 422),
        (json!({ "game": "dobutsu", "seats": ["me", "bot:11"] }), 400),
        (json!({ "game": "dobutsu", "seats": ["me", "nobody"] }), 400),
        (
            json!({ "game": "dobutsu", "seats": ["bot:0", "bot:0"], "clock": { "kind": "days", "days": 1 } }),
            422,
        ),
        (
            json!({ "game": "dobutsu", "seats": ["me", "bot:0"], "preset": "x" }),
            400,
        ),
        (
            json!({ "game": "dobutsu", "seats": ["me", "bot:0"], "options": { "x": 1 } }),
            400,
        ),
        (
            json!({ "game": "dobutsu", "seats": ["me", "bot:0"], "options": { "x": [] } }),
            400,
        ),
        (
            json!({ "game": "dobutsu", "seats": ["me", "bot:0"], "seed": 1 }),
            400,
        ),
        (json!([]), 400),
    ] {
        let (got, answer) = anna.send("POST", "/api/matches", body.clone()).await;
        assert_eq!(got, status, "{body}: {answer}");
        assert!(
            answer["error"].as_str().is_some_and(|e| e.len() > 5),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn a_shuffled_table_seats_people_at_random() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let mut seen = [0, 0];
    for _ in 0..40 {
        let body = json!({ "game": "coins", "seats": ["me", "link"], "shuffle": true });
        let (_, answer) = anna.send("POST", "/api/matches", body).await;
        seen[answer["state"]["you"][0].as_u64().unwrap() as usize] += 1;
    }
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}
