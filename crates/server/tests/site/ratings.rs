//! Rated games: what counts, that it counts once, and what nobody can make of it.

use crate::client::{Client, Site};
use parlour_server::{Clock, Hand};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Executor};
use std::time::Duration;

/// Somebody with an account.
pub async fn account(site: &Site, name: &str) -> Client {
    let client = site.guest(name).await;
    let me = client.get("/api/me").await;
    let id = me["guest"]["id"].as_str().unwrap();
    let folded = name.to_lowercase();
    let sql = format!(
        "INSERT INTO accounts (guest, name, folded, kind, role, created) \
         VALUES ('{id}', '{name}', '{folded}', 'person', 'player', 5)"
    );
    run(site, &sql).await;
    client
}

pub async fn keep_private(site: &Site, name: &str, privacy: Value) {
    run(
        site,
        &format!("UPDATE accounts SET privacy = '{privacy}' WHERE name = '{name}'"),
    )
    .await;
}

pub async fn run(site: &Site, sql: &str) {
    let mut db = site.connect().await;
    db.execute(AssertSqlSafe(sql.to_owned())).await.unwrap();
}

async fn count(site: &Site, sql: &str) -> i64 {
    let mut db = site.connect().await;
    let query = sqlx::query_scalar(AssertSqlSafe(sql.to_owned()));
    query.fetch_one(&mut db).await.unwrap()
}

/// Waits until a match that is over has been looked at.
async fn counted(client: &Client, id: &str) -> Value {
    loop {
        let told = client.get(&format!("/api/matches/{id}/ratings")).await;
        if told["state"] != "pending" {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn blitz() -> Value {
    json!({ "kind": "minutes", "initial": 180, "increment": 2 })
}

async fn rated(anna: &Client, ben: &Client) -> String {
    let body =
        json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": blitz(), "rated": true });
    let id = anna.create_as(body).await;
    ben.join(anna, &id, 1).await;
    id
}

/// Anna takes Ben's lion at once.
async fn win(anna: &Client, ben: &Client) -> String {
    let id = rated(anna, ben).await;
    anna.play(&id, "b3b2").await;
    ben.play(&id, "a1a2").await;
    anna.play(&id, "b2b1").await;
    id
}

async fn timed() -> (Site, Hand) {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    (site, hand)
}

async fn resign(client: &Client, id: &str) {
    client.must(id, json!({ "do": "resign" })).await;
}

#[tokio::test]
async fn a_rated_game_counts_once_whatever_happens() {
    let mut site = Site::open().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let id = win(&anna, &ben).await;
    let told = counted(&ben, &id).await;
    assert_eq!(
        (&told["state"], &told["speed"]),
        (&json!("counted"), &json!("blitz"))
    );
    let seats = told["seats"].as_array().unwrap();
    assert_eq!(seats[0]["change"], json!(162), "{told}");
    assert_eq!(seats[1]["change"], json!(-162), "{told}");
    let profile = anna.get("/api/players/anna").await;
    let rating = &profile["ratings"][0];
    assert_eq!(
        (&rating["game"], &rating["games"]),
        (&json!("dobutsu"), &json!(1))
    );
    assert_eq!(rating["rating"]["rating"], 1662);
    assert_eq!(rating["rating"]["provisional"], true);
    // The server dies before it has counted; the next one does, once.
    site.stop().await;
    for sql in [
        "DELETE FROM rated",
        "DELETE FROM ratings",
        "UPDATE matches SET rated = 1",
    ] {
        run(&site, sql).await;
    }
    site.start().await;
    (anna.base, ben.base) = (site.base.clone(), site.base.clone());
    assert_eq!(counted(&anna, &id).await["seats"], told["seats"]);
    site.restart().await;
    anna.base = site.base.clone();
    ben.base = site.base.clone();
    let again = win(&ben, &anna).await;
    counted(&anna, &again).await;
    assert_eq!(count(&site, "SELECT COUNT(*) FROM rated").await, 4);
    assert_eq!(
        count(&site, "SELECT CAST(SUM(games) AS BIGINT) FROM ratings").await,
        4
    );
    let history = anna
        .get("/api/players/Anna/history?game=dobutsu&speed=blitz")
        .await;
    let points = history["points"].as_array().unwrap();
    assert_eq!(
        (points.len(), &points[0]["match"]),
        (2, &json!(id)),
        "{history}"
    );
    assert!(points[1]["rating"].as_i64() < points[0]["rating"].as_i64());
    assert_eq!(anna.status("/api/players/nobody").await, 404);
    assert_eq!(
        anna.status("/api/players/Anna/history?game=dobutsu").await,
        400
    );
}

#[tokio::test]
async fn what_cannot_be_rated_is_refused_in_a_sentence() {
    let site = Site::open().await;
    let (anna, guest) = (account(&site, "Anna").await, site.guest("Guest").await);
    let usual =
        json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": blitz(), "rated": true });
    let with = |key: &str, value: Value| {
        let mut body = usual.clone();
        body[key] = value;
        body
    };
    for (body, why) in [
        (with("clock", Value::Null), "needs a clock"),
        (with("seats", json!(["me", "me"])), "two chairs"),
        (with("seats", json!(["bot:1", "bot:2"])), "only bots"),
        (with("moves", json!(["b3b2"])), "begins at the start"),
        (
            json!({ "game": "dog", "preset": "six", "seats": ["me", "open", "open", "open", "open", "open"], "clock": blitz(), "rated": true }),
            "standard rules",
        ),
    ] {
        let (status, told) = anna.send("POST", "/api/matches", body.clone()).await;
        assert!(matches!(status, 400 | 422), "{body}: {told}");
        let said = told["error"].as_str().unwrap();
        assert!(said.contains(why) || body["game"] == "dog", "{said}");
    }
    let (status, told) = guest.send("POST", "/api/matches", usual.clone()).await;
    assert_eq!(status, 422);
    assert!(told["error"].as_str().unwrap().contains("needs an account"));
    // A guest does not sit down at a rated table either, and nothing is taken back there.
    let id = anna.create_as(with("seats", json!(["me", "open"]))).await;
    assert_eq!(anna.state(&id).await["rated"], true);
    let (status, told) = guest.act(&id, json!({ "do": "sit", "seat": 1 })).await;
    assert_eq!(status, 422, "{told}");
    let ben = account(&site, "Ben").await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    anna.play(&id, "b3b2").await;
    let (status, told) = anna
        .act(&id, json!({ "do": "offer", "what": "takeback" }))
        .await;
    assert_eq!(status, 422, "{told}");
    assert_eq!(anna.state(&id).await["may"]["takeback"], false);
}

#[tokio::test]
async fn whoever_breaks_off_wins_and_loses_nothing_and_soon_waits() {
    let (site, hand) = timed().await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    for round in 0..3 {
        let id = rated(&anna, &ben).await;
        if round > 0 {
            anna.play(&id, "b3b2").await;
        }
        // Ben has not moved yet.
        resign(&ben, &id).await;
        let told = counted(&anna, &id).await;
        assert_eq!(told["state"], "void", "{told}");
        assert_eq!(told["seats"][0]["change"], Value::Null);
        let why = told["seats"][0]["why"].as_str().unwrap();
        assert!(why.contains("before everybody had moved"), "{why}");
    }
    assert_eq!(
        count(&site, "SELECT COUNT(*) FROM ratings WHERE games > 0").await,
        0
    );
    let body =
        json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": blitz(), "rated": true });
    let (status, told) = ben.send("POST", "/api/matches", body.clone()).await;
    assert_eq!(status, 422);
    assert!(told["error"].as_str().unwrap().contains("wait"), "{told}");
    let play = json!({ "game": "dobutsu", "speed": "blitz", "rated": true });
    assert_eq!(ben.send("POST", "/api/play", play.clone()).await.0, 422);
    // Who is left alone with a first move that never comes may go: the blame is the other's.
    let (cora, dave) = (account(&site, "Cora").await, account(&site, "Dave").await);
    for _ in 0..3 {
        let id = rated(&cora, &dave).await;
        cora.play(&id, "b3b2").await;
        hand.advance(Duration::from_secs(25));
        resign(&cora, &id).await;
        assert_eq!(counted(&cora, &id).await["state"], "void");
    }
    assert_eq!(cora.send("POST", "/api/matches", body.clone()).await.0, 201);
    assert_eq!(dave.send("POST", "/api/matches", body.clone()).await.0, 422);
    // Penance ends.
    hand.advance(Duration::from_secs(31 * 60));
    assert_eq!(ben.send("POST", "/api/matches", body).await.0, 201);
}

#[tokio::test]
async fn nobody_makes_a_rating_out_of_a_friend() {
    let site = Site::open().await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    // Giving up at once costs whoever does it each time, and helps the other once.
    for round in 0..2 {
        let id = rated(&anna, &ben).await;
        anna.play(&id, "b3b2").await;
        ben.play(&id, "a1a2").await;
        resign(&ben, &id).await;
        let told = counted(&anna, &id).await;
        assert_eq!(told["state"], "counted");
        assert!(told["seats"][1]["change"].as_i64().unwrap() < 0, "{told}");
        let change = &told["seats"][0]["change"];
        match round {
            0 => assert!(change.as_i64().unwrap() > 0, "{told}"),
            _ => {
                assert_eq!(*change, Value::Null, "{told}");
                let why = told["seats"][0]["why"].as_str().unwrap();
                assert!(why.contains("given up at once"), "{why}");
            }
        }
    }
    // And eight games of two count in a day. Anna has one that counts, Ben two.
    for round in 0..8 {
        let id = win(&anna, &ben).await;
        let told = counted(&anna, &id).await;
        let counts = |seat: usize| !told["seats"][seat]["change"].is_null();
        assert_eq!(
            (counts(0), counts(1)),
            (round < 7, round < 6),
            "{round}: {told}"
        );
    }
    let profile = ben.get("/api/players/Ben").await;
    assert_eq!(profile["ratings"][0]["games"], 8);
    // Against somebody else a game counts at once.
    let cora = account(&site, "Cora").await;
    let id = win(&anna, &cora).await;
    assert!(
        counted(&anna, &id).await["seats"][0]["change"]
            .as_i64()
            .unwrap()
            > 0
    );
}

#[tokio::test]
async fn bots_have_ratings_that_stay() {
    let site = Site::open().await;
    let anna = account(&site, "Anna").await;
    let body =
        json!({ "game": "dobutsu", "seats": ["me", "bot:1"], "clock": blitz(), "rated": true });
    let id = anna.create_as(body).await;
    let before = anna.get(&format!("/api/matches/{id}/ratings")).await;
    let rules = parlour_games::by_name("dobutsu").unwrap();
    let (points, _) = parlour_bots::rating(&*rules, 1).unwrap();
    assert_eq!(
        before["seats"][1]["rating"]["rating"], points as u64,
        "{before}"
    );
    anna.play(&id, "b3b2").await;
    while anna.state(&id).await["ply"].as_u64() < Some(2) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    if anna.state(&id).await["phase"] == "playing" {
        resign(&anna, &id).await;
    }
    let told = counted(&anna, &id).await;
    assert!(told["seats"][0]["change"].as_i64().unwrap() < 0, "{told}");
    assert_eq!(told["seats"][1]["change"], Value::Null);
    assert_eq!(told["seats"][1]["rating"], before["seats"][1]["rating"]);
}

#[tokio::test]
async fn leaders_are_known_and_active() {
    let (site, _hand) = timed().await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let _cora = account(&site, "Cora").await;
    let id = win(&anna, &ben).await;
    counted(&anna, &id).await;
    let leaders = |told: &Value| -> Vec<String> {
        let all = told["leaders"].as_array().unwrap().iter();
        all.map(|one| one["name"].as_str().unwrap().into())
            .collect()
    };
    let path = "/api/leaders/dobutsu/blitz";
    assert!(
        leaders(&anna.get(path).await).is_empty(),
        "both are provisional"
    );
    run(&site, "UPDATE ratings SET deviation = 80000").await;
    let told = anna.get(path).await;
    assert_eq!(leaders(&told), ["Anna", "Ben"]);
    assert_eq!(told["leaders"][0]["rating"]["provisional"], false);
    assert!(leaders(&anna.get("/api/leaders/dobutsu/rapid").await).is_empty());
    run(
        &site,
        "UPDATE ratings SET at = at - 2700000000 WHERE rating > 1500000",
    )
    .await;
    assert_eq!(leaders(&anna.get(path).await), ["Ben"]);
    run(&site, "UPDATE guests SET banned = 1 WHERE name = 'Ben'").await;
    assert!(leaders(&anna.get(path).await).is_empty());
    assert_eq!(anna.status("/api/leaders/dobutsu/slow").await, 404);
    assert_eq!(anna.status("/api/leaders/chess/blitz").await, 404);
}

#[tokio::test]
async fn profiles_show_what_their_owner_lets_them() {
    let site = Site::open().await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let eve = site.client();
    let id = win(&anna, &ben).await;
    counted(&anna, &id).await;
    // A private game between them is not for everybody.
    let quiet = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &quiet, 1).await;
    resign(&anna, &quiet).await;
    let ids = |told: Value| -> Vec<String> {
        let all = told["matches"].as_array().unwrap().iter();
        all.map(|one| one["id"].as_str().unwrap().into()).collect()
    };
    let path = "/api/players/Anna/matches";
    assert_eq!(ids(eve.get(path).await), std::slice::from_ref(&id));
    assert_eq!(ids(ben.get(path).await), [quiet.clone(), id.clone()]);
    let won = ben
        .get(&format!(
            "{path}?result=won&game=dobutsu&rated=true&with=ben"
        ))
        .await;
    assert_eq!(ids(won), std::slice::from_ref(&id));
    assert!(ids(ben.get(&format!("{path}?result=draw")).await).is_empty());
    assert_eq!(eve.status(&format!("{path}?rated=maybe")).await, 400);
    let figures = eve.get("/api/players/Anna/figures?game=dobutsu").await;
    assert_eq!((&figures["games"], &figures["won"]), (&json!(1), &json!(1)));
    let opening = &figures["openings"][0];
    assert_eq!(opening["moves"].as_array().unwrap().len(), 2, "{figures}");
    // Only whom Anna follows, then nobody.
    keep_private(
        &site,
        "Anna",
        json!({ "profile": "followed", "challenges": "everybody" }),
    )
    .await;
    assert_eq!(ben.status(path).await, 403);
    let relation = |word: &str| json!({ "relation": word });
    let follow = anna
        .send("PUT", "/api/players/Ben/relation", relation("follow"))
        .await;
    assert_eq!(follow.0, 200);
    assert_eq!(ben.status(path).await, 200);
    assert_eq!(eve.status(path).await, 403);
    let profile = ben.get("/api/players/ANNA").await;
    assert_eq!(
        (&profile["shown"], &profile["name"]),
        (&json!(true), &json!("Anna"))
    );
    assert_eq!(eve.get("/api/players/Anna").await["ratings"], json!([]));
    assert_eq!(ben.get("/api/players/Ben").await["followers"], 1);
    assert_eq!(
        anna.get("/api/me/relations").await["follows"],
        json!(["Ben"])
    );
    keep_private(
        &site,
        "Anna",
        json!({ "profile": "nobody", "challenges": "everybody" }),
    )
    .await;
    assert_eq!(ben.status(path).await, 403);
    assert_eq!(anna.status(path).await, 200);
    assert_eq!(
        anna.send("PUT", "/api/players/Anna/relation", relation("block"))
            .await
            .0,
        422
    );
}
