//! Operators: who is one, what they do, and that nobody else does it.

use crate::client::{Client, PASSWORD, Site};
use serde_json::{Value, json};

async fn id_of(client: &Client) -> String {
    let me = client.get("/api/me").await;
    me["guest"]["id"].as_str().unwrap().to_owned()
}

async fn moderate(by: &Client, body: Value) -> (u16, Value) {
    by.send("POST", "/api/moderation", body).await
}

#[tokio::test]
async fn the_set_up_token_makes_one_operator() {
    let mut site = Site::open().await;
    let setup = site.setup().expect("there is no operator yet");
    let sign_up = async |site: &Site, name: &str, setup: &str| {
        let body = json!({ "name": name, "password": PASSWORD, "setup": setup });
        let client = site.client();
        let (status, answer) = client.send("POST", "/api/account", body).await;
        (status, answer["account"]["role"].clone(), client)
    };
    assert_eq!(sign_up(&site, "Eve", "0123456789abcdef").await.0, 422);
    let mut db = site.connect().await;
    let kept = "SELECT value FROM settings WHERE name = 'setup'";
    let kept: String = sqlx::query_scalar(kept).fetch_one(&mut db).await.unwrap();
    assert_ne!(kept, setup, "only a hash is kept");
    assert_eq!(sign_up(&site, "Eve", &kept).await.0, 422);
    // As long as there is no operator each start has a new one.
    site.restart().await;
    assert_eq!(sign_up(&site, "Eve", &setup).await.0, 422);
    let setup = site.setup().expect("there is no operator yet");
    let (status, role, anna) = sign_up(&site, "Anna", &setup).await;
    assert_eq!((status, role), (200, json!("operator")));
    assert_eq!(sign_up(&site, "Eve", &setup).await.0, 422, "good once");
    anna.get("/api/moderation").await;
    site.restart().await;
    assert_eq!(site.setup(), None);
}

#[tokio::test]
async fn a_report_reaches_the_operators_and_what_they_do_is_noted() {
    let site = Site::open().await;
    let anna = site.operator("Anna").await;
    let (eve, ben) = (site.member("Eve").await, site.guest("Ben").await);
    let id = eve.create("dobutsu", &["me", "open"]).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    eve.must(&id, json!({ "do": "say", "text": "nonsense" }))
        .await;
    let told = json!({ "match": id, "seat": 0, "text": "She  talks\nnonsense." });
    assert_eq!(ben.send("POST", "/api/reports", told).await.0, 200);
    for (bad, expected) in [
        (json!({ "text": "about nothing" }), 400),
        (json!({ "match": "nowhere", "text": "about nothing" }), 404),
        (
            json!({ "match": id, "seat": 7, "text": "about nobody" }),
            404,
        ),
        (json!({ "name": "Nobody", "text": "about nobody" }), 404),
        (json!({ "match": id, "text": "" }), 422),
        (json!({ "match": id, "text": "x".repeat(401) }), 422),
    ] {
        let (status, why) = ben.send("POST", "/api/reports", bad.clone()).await;
        assert_eq!(status, expected, "{bad}: {why}");
    }
    let desk = anna.get("/api/moderation").await;
    let report = &desk["reports"][0];
    assert_eq!(report["text"], "She talks nonsense.");
    assert_eq!(
        (&report["about"]["name"], &report["author"]["name"]),
        (&json!("Eve"), &json!("Ben"))
    );
    assert_eq!(report["match"], id);

    // Muted, she plays and does not talk, over the socket that was open before as well.
    let about = id_of(&eve).await;
    let mut socket = eve.listen(&id).await;
    let mute = json!({ "do": "mute", "about": about, "hours": 2, "note": "nonsense" });
    assert_eq!(moderate(&anna, mute).await.0, 200);
    for act in [
        json!({ "do": "say", "text": "more" }),
        json!({ "do": "signal", "code": "hello" }),
    ] {
        assert_eq!(eve.act(&id, act.clone()).await.0, 403);
        assert_eq!(socket.ask(act).await["status"], 403);
    }
    assert!(eve.get("/api/me").await["account"]["muted"].is_i64());
    assert!(socket.turn().await);
    let entry = socket.state["entry"]["next"].as_array().unwrap().len();
    assert!(entry > 0, "she may move");
    let unmute = json!({ "do": "mute", "about": about, "hours": 0, "note": "enough" });
    assert_eq!(moderate(&anna, unmute).await.0, 200);
    eve.must(&id, json!({ "do": "say", "text": "sorry" })).await;

    // Another name, here and at her tables.
    let rename = json!({ "do": "rename", "about": about, "name": "Ben Who", "note": "confusing" });
    assert_eq!(moderate(&anna, rename).await.0, 200);
    assert_eq!(eve.get("/api/me").await["account"]["name"], "Ben Who");
    let state = ben.state(&id).await;
    assert_eq!(state["players"][0]["name"], "Ben Who");
    assert!(!state["talk"].to_string().contains("Eve"), "{state}");
    let taken = json!({ "do": "rename", "about": about, "name": "ANNA", "note": "" });
    assert_eq!(moderate(&anna, taken).await.0, 422);

    // Banned, she is nobody.
    let mut socket = eve.listen(&id).await;
    let ban = json!({ "do": "ban", "about": about, "note": "again" });
    assert_eq!(moderate(&anna, ban).await.0, 200);
    assert_eq!(
        socket.ask(json!({ "do": "say", "text": "more" })).await["status"],
        401
    );
    assert_eq!(
        socket.ask(json!({ "do": "sit", "seat": 0 })).await["status"],
        401
    );
    assert_eq!(eve.get("/api/me").await["guest"], Value::Null);
    let enter = json!({ "name": "Ben Who", "password": PASSWORD });
    let (status, why) = site
        .client()
        .send("POST", "/api/session", enter.clone())
        .await;
    assert_eq!(status, 403, "{why}");
    assert_eq!(
        moderate(&anna, json!({ "do": "unban", "about": about, "note": "" }))
            .await
            .0,
        200
    );
    assert_eq!(
        site.client().send("POST", "/api/session", enter).await.0,
        200
    );

    // Guests as well, though they may come again as others.
    let guest = id_of(&ben).await;
    let ban = json!({ "do": "ban", "about": guest, "note": "both" });
    assert_eq!(moderate(&anna, ban).await.0, 200);
    assert_eq!(ben.get("/api/me").await["guest"], Value::Null);

    let close = json!({ "do": "close", "report": report["id"], "note": "muted for two hours" });
    assert_eq!(moderate(&anna, close.clone()).await.0, 200);
    assert_eq!(moderate(&anna, close).await.0, 404, "it is closed");
    let desk = anna.get("/api/moderation").await;
    assert_eq!(desk["reports"][0]["answer"], "muted for two hours");
    let deeds: Vec<&str> = desk["deeds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|d| d["act"].as_str().unwrap())
        .collect();
    assert_eq!(
        deeds,
        ["close", "ban", "unban", "ban", "rename", "unmute", "mute"]
    );
    let rename = &desk["deeds"][4];
    assert_eq!(
        (&rename["by"], &rename["whom"], &rename["note"]),
        (
            &json!("Anna"),
            &json!("Eve"),
            &json!("to Ben Who: confusing")
        )
    );
    // The trail is only added to.
    let mut db = site.connect().await;
    for sql in ["UPDATE audit SET note = ''", "DELETE FROM audit"] {
        assert!(sqlx::query(sql).execute(&mut db).await.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn only_operators_moderate_and_not_each_other() {
    let site = Site::open().await;
    let anna = site.operator("Anna").await;
    let (eve, ben) = (site.member("Eve").await, site.member("Ben").await);
    let [first, hers, his] = [id_of(&anna).await, id_of(&eve).await, id_of(&ben).await];
    let acts = |about: &str| {
        [
            json!({ "do": "mute", "about": about, "hours": 1, "note": "" }),
            json!({ "do": "ban", "about": about, "note": "" }),
            json!({ "do": "rename", "about": about, "name": "Other", "note": "" }),
            json!({ "do": "dismiss", "about": about, "note": "" }),
        ]
    };
    for act in acts(&his)
        .into_iter()
        .chain([json!({ "do": "appoint", "about": hers, "note": "" })])
    {
        let (status, why) = moderate(&eve, act).await;
        assert_eq!(status, 403, "{why}");
    }
    assert_eq!(eve.status("/api/moderation").await, 403);
    for act in acts(&first) {
        assert_eq!(moderate(&anna, act.clone()).await.0, 403, "{act}");
    }
    assert_eq!(
        moderate(&anna, json!({ "do": "appoint", "about": hers, "note": "" }))
            .await
            .0,
        200
    );
    assert_eq!(
        moderate(&eve, json!({ "do": "ban", "about": first, "note": "" }))
            .await
            .0,
        403
    );
    assert_eq!(
        moderate(&eve, json!({ "do": "ban", "about": "nobody", "note": "" }))
            .await
            .0,
        404
    );
    let found = eve.get("/api/moderation/people?name=ben").await;
    assert_eq!(
        (&found["id"], &found["account"]),
        (&json!(his), &json!(true))
    );
    assert_eq!(eve.status("/api/moderation/people?name=nobody").await, 404);
    let guest = site.guest("Carl").await;
    let appoint = json!({ "do": "appoint", "about": id_of(&guest).await, "note": "" });
    assert_eq!(
        moderate(&eve, appoint).await.0,
        404,
        "guests are no operators"
    );
    assert_eq!(
        moderate(&eve, json!({ "do": "dismiss", "about": first, "note": "" }))
            .await
            .0,
        200
    );
    assert_eq!(anna.status("/api/moderation").await, 403);
    // The last one stays.
    let close = json!({ "password": PASSWORD });
    assert_eq!(eve.send("POST", "/api/account/close", close).await.0, 422);
    // A program's token has no such powers.
    let (_, token) = eve.send("POST", "/api/me/tokens", json!({})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let http = reqwest::Client::new();
    let request = http.get(format!("{}/api/moderation", site.base));
    let answer = request
        .header("authorization", bearer)
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 403);
}

#[tokio::test]
async fn one_author_does_not_flood_the_operators() {
    let site = Site::open().await;
    site.member("Anna").await;
    let ben = site.guest("Ben").await;
    for n in 0..11 {
        let told = json!({ "name": "Anna", "text": format!("number {n}") });
        let (status, why) = ben.send("POST", "/api/reports", told).await;
        assert_eq!(status, if n < 10 { 200 } else { 422 }, "{why}");
    }
}
