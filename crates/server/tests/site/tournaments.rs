//! Tournaments and bots over the API: who may do what, and what comes of it.

use crate::client::{Client, Site};
use serde_json::{Value, json};
use sqlx::Executor;
use std::time::Duration;

/// A guest who has an account.
async fn member(site: &Site, name: &str) -> Client {
    let client = site.guest(name).await;
    let id = client.get("/api/me").await["guest"]["id"].clone();
    let id = id.as_str().unwrap();
    let sql = format!(
        "INSERT INTO accounts (guest, name, folded, kind, role, created) \
         VALUES ('{id}', '{name}', '{}', 'person', 'player', 1)",
        name.to_lowercase()
    );
    let mut connection = site.connect().await;
    let made = connection.execute(sqlx::AssertSqlSafe(sql)).await;
    made.unwrap();
    client
}

fn plan(more: Value) -> Value {
    let mut plan = json!({
        "name": "Friday", "kind": "swiss", "game": "dobutsu", "rounds": 1, "pause": 0,
        "clock": {"kind": "minutes", "initial": 60, "increment": 1},
    });
    for (key, value) in more.as_object().unwrap() {
        plan[key] = value.clone();
    }
    plan
}

async fn announce(host: &Client, more: Value) -> String {
    let (status, told) = host.send("POST", "/api/tournaments", plan(more)).await;
    assert_eq!(status, 201, "{told}");
    format!("/api/tournaments/{}", told["id"].as_str().unwrap())
}

async fn until(client: &Client, path: &str, reached: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1200 {
        let told = client.get(path).await;
        if reached(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} does not get there: {}", client.get(path).await);
}

#[tokio::test]
async fn two_people_meet_and_whoever_does_not_come_loses_by_the_clock() {
    let site = Site::open().await;
    let (anna, ben) = (member(&site, "Anna").await, member(&site, "Ben").await);
    let clock = json!({"kind": "minutes", "initial": 10, "increment": 0});
    let path = announce(&anna, json!({"clock": clock})).await;
    let mut socket = anna.connect(&format!("{path}/ws")).await.unwrap();
    assert_eq!(socket.next().await["type"], "tournament");
    for client in [&anna, &ben] {
        let (status, told) = client
            .send("POST", &format!("{path}/entry"), json!({}))
            .await;
        assert_eq!(status, 200, "{told}");
    }
    let (status, told) = anna.send("POST", &format!("{path}/entry"), json!({})).await;
    assert_eq!(status, 422, "{told}");
    let guest = site.guest("Carl").await;
    let (status, _) = guest
        .send("POST", &format!("{path}/entry"), json!({}))
        .await;
    assert_eq!(status, 403, "guests look on");
    let (status, _) = ben.send("POST", &format!("{path}/start"), json!({})).await;
    assert_eq!(status, 403);
    let (status, told) = anna.send("POST", &format!("{path}/start"), json!({})).await;
    assert_eq!((status, &told["phase"]), (200, &json!("running")));
    let told = until(&anna, &path, |told| told["you"]["match"].is_string()).await;
    let id = told["you"]["match"].as_str().unwrap().to_owned();
    let state = anna.state(&id).await;
    assert_eq!(state["tournament"], path.rsplit('/').next().unwrap());
    assert!(
        state["times"]["running"].is_number(),
        "the clock runs at once"
    );
    // Nothing is taken back, and nothing played again.
    let (status, told) = anna
        .act(&id, json!({"do": "offer", "what": "takeback"}))
        .await;
    assert_eq!(status, 422, "{told}");
    // Nobody moves: whoever is to move loses.
    let told = until(&ben, &path, |told| told["phase"] == "over").await;
    let game = anna.get(&format!("{path}/games")).await["games"][0].clone();
    assert_eq!(game["verdict"], "second");
    assert_eq!(told["standings"][0]["points"], 1000);
    let winner = told["standings"][0]["number"].clone();
    assert_eq!(winner, game["second"]);
    let over = loop {
        let heard = socket.next().await;
        if heard["phase"] == "over" {
            break heard;
        }
    };
    assert_eq!(over["standings"], told["standings"]);
    let list = guest.get("/api/tournaments").await;
    assert_eq!(list["over"][0]["leader"], told["leader"]);
}

#[tokio::test]
async fn only_with_the_link_and_only_what_is_ones_own() {
    let site = Site::open().await;
    let (anna, ben) = (member(&site, "Anna").await, member(&site, "Ben").await);
    let path = announce(&anna, json!({"invited": true})).await;
    let link = anna.get(&path).await["link"].clone();
    assert!(link.is_string());
    assert!(ben.get(&path).await["link"].is_null());
    assert_eq!(ben.get("/api/tournaments").await["coming"], json!([]));
    let entry = format!("{path}/entry");
    assert_eq!(ben.send("POST", &entry, json!({})).await.0, 403);
    assert_eq!(ben.send("POST", &entry, json!({"link": "no"})).await.0, 403);
    assert_eq!(ben.send("POST", &entry, json!({"link": link})).await.0, 200);
    assert_eq!(anna.send("POST", &entry, json!({})).await.0, 200);
    let bots = format!("{path}/bots");
    assert_eq!(ben.send("POST", &bots, json!({"level": 0})).await.0, 403);
    assert_eq!(anna.send("POST", &bots, json!({"level": 11})).await.0, 400);
    let many = json!({"level": 1, "count": 100_000});
    assert_eq!(anna.send("POST", &bots, many).await.0, 422);
    let withdraw = format!("{path}/withdraw");
    assert_eq!(
        ben.send("POST", &withdraw, json!({"number": 1})).await.0,
        403
    );
    assert_eq!(
        anna.send("POST", &withdraw, json!({"number": 0})).await.0,
        200
    );
    assert_eq!(
        anna.send("POST", &withdraw, json!({"number": 9})).await.0,
        404
    );
    assert_eq!(
        ben.send("POST", &format!("{path}/cancel"), json!({}))
            .await
            .0,
        403
    );
    let (_, told) = anna
        .send("POST", &format!("{path}/cancel"), json!({}))
        .await;
    assert_eq!(told["phase"], "cancelled");
    assert_eq!(ben.send("POST", &entry, json!({"link": link})).await.0, 422);
    assert_eq!(anna.status("/api/tournaments/nowhere").await, 404);
}

#[tokio::test]
async fn what_makes_no_tournament_is_refused_with_a_sentence() {
    let site = Site::open().await;
    let anna = member(&site, "Anna").await;
    let days = json!({"kind": "days", "days": 2});
    for (more, status) in [
        (json!({"name": ""}), 422),
        (json!({"name": "x".repeat(61)}), 422),
        (json!({"rounds": 0}), 422),
        (json!({"rounds": 31}), 422),
        (json!({"kind": "arena"}), 422),
        (json!({"kind": "arena", "minutes": 1e300}), 422),
        (json!({"kind": "duplicate"}), 422),
        (json!({"kind": "league"}), 400),
        (json!({"game": "chess"}), 404),
        (json!({"clock": days}), 422),
        (json!({"most": 1}), 422),
        (json!({"pause": 4_000_000}), 422),
        (json!({"start": i64::MAX}), 422),
        (json!({"more": 1}), 400),
        (
            json!({"rated": true, "game": "dog", "preset": "canadian"}),
            422,
        ),
    ] {
        let (got, told) = anna
            .send("POST", "/api/tournaments", plan(more.clone()))
            .await;
        assert_eq!(got, status, "{more}: {told}");
        assert!(told["error"].is_string());
    }
    for _ in 0..5 {
        announce(&anna, json!({})).await;
    }
    let (status, _) = anna.send("POST", "/api/tournaments", plan(json!({}))).await;
    assert_eq!(status, 422, "five are enough");
    let guest = site.guest("Carl").await;
    let (status, _) = guest
        .send("POST", "/api/tournaments", plan(json!({})))
        .await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn games_of_a_rated_tournament_count_as_others_do() {
    let site = Site::open().await;
    let (anna, ben) = (member(&site, "Anna").await, member(&site, "Ben").await);
    let path = announce(&anna, json!({"rated": true})).await;
    assert_eq!(anna.get(&path).await["rated"], true);
    let list = ben.get("/api/tournaments").await;
    assert_eq!(list["coming"][0]["rated"], true);
    for client in [&anna, &ben] {
        let entry = format!("{path}/entry");
        assert_eq!(client.send("POST", &entry, json!({})).await.0, 200);
    }
    anna.send("POST", &format!("{path}/start"), json!({})).await;
    let told = until(&anna, &path, |told| told["you"]["match"].is_string()).await;
    let id = told["you"]["match"].as_str().unwrap().to_owned();
    assert_eq!(anna.state(&id).await["rated"], true);
    let (first, second) = match anna.state(&id).await["you"] == json!([0]) {
        true => (&anna, &ben),
        false => (&ben, &anna),
    };
    first.play(&id, "b3b2").await;
    second.play(&id, "a1a2").await;
    first.play(&id, "b2b1").await;
    let ratings = format!("/api/matches/{id}/ratings");
    let told = until(&ben, &ratings, |told| told["state"] != "pending").await;
    assert_eq!(
        (&told["state"], &told["speed"], &told["seats"][0]["change"]),
        (&json!("counted"), &json!("bullet"), &json!(162)),
    );
    until(&anna, &path, |told| told["phase"] == "over").await;

    // Known ratings give the starting order, bots of the house have theirs, and bots alone are not rated.
    let more = json!({"rated": true, "kind": "round_robin", "rounds": 1});
    let path = announce(&anna, more).await;
    let entry = format!("{path}/entry");
    assert_eq!(second.send("POST", &entry, json!({})).await.0, 200);
    let bots = json!({"level": 0, "count": 2});
    let (status, told) = anna.send("POST", &format!("{path}/bots"), bots).await;
    assert_eq!(status, 200, "{told}");
    anna.send("POST", &format!("{path}/start"), json!({})).await;
    for _ in 0..2 {
        let playing = |told: &Value| told["you"]["match"].is_string();
        let told = until(second, &path, playing).await;
        let id = told["you"]["match"].as_str().unwrap().to_owned();
        assert_eq!(second.state(&id).await["rated"], true);
        second.must(&id, json!({"do": "resign"})).await;
        until(second, &path, |told| told["you"]["match"] != id.as_str()).await;
    }
    until(&anna, &path, |told| told["phase"] == "over").await;
    let games = anna.get(&format!("{path}/games")).await;
    let mut rated = Vec::new();
    for game in games["games"].as_array().unwrap() {
        let state = anna.state(game["match"].as_str().unwrap()).await;
        let persons = state["players"].as_array().unwrap().iter();
        let persons = persons.filter(|player| player["kind"] == "guest").count();
        assert_eq!(state["rated"], persons > 0, "{state}");
        rated.push(persons);
    }
    rated.sort_unstable();
    assert_eq!(rated, [0, 1, 1]);
}

#[tokio::test]
async fn somebodys_program_hears_of_its_games_and_plays_them() {
    let site = Site::open().await;
    let anna = member(&site, "Anna").await;
    let (status, made) = anna
        .send("POST", "/api/bots", json!({"name": "Steady"}))
        .await;
    assert_eq!(status, 201, "{made}");
    let (status, _) = anna
        .send("POST", "/api/bots", json!({"name": "steady"}))
        .await;
    assert_eq!(status, 422, "names that look alike are one");
    let bot = site.client();
    *bot.secret.lock().unwrap() = made["token"].as_str().map(Into::into);
    assert_eq!(bot.get("/api/me").await["guest"]["name"], "Steady");
    let (status, _) = bot
        .send("POST", "/api/bots", json!({"name": "Child"}))
        .await;
    assert_eq!(status, 403);
    let (status, _) = bot.send("POST", "/api/tournaments", plan(json!({}))).await;
    assert_eq!(status, 403, "bots run no tournaments");
    let mut events = Lines::open(&bot, "/api/me/events").await;
    // It hears of challenges.
    let asked = json!({"to": "Steady", "game": "dobutsu"});
    let (status, dare) = anna.send("POST", "/api/challenges", asked).await;
    assert_eq!(status, 200, "{dare}");
    let line = events.next().await;
    assert_eq!(line["type"], "challenge", "{line}");
    assert_eq!(line["challenge"]["id"], dare["id"]);
    assert_eq!(line["challenge"]["from"], "Anna");
    let answer = format!("/api/challenges/{}", dare["id"].as_str().unwrap());
    let declined = bot.send("POST", &answer, json!({"answer": "decline"}));
    assert_eq!(declined.await.0, 200);
    let line = events.next().await;
    assert_eq!(line, json!({"type": "challenge_gone", "id": dare["id"]}));
    let path = announce(&anna, json!({})).await;
    assert_eq!(
        bot.send("POST", &format!("{path}/entry"), json!({}))
            .await
            .0,
        200
    );
    let house = json!({"level": 0});
    assert_eq!(
        anna.send("POST", &format!("{path}/bots"), house).await.0,
        200
    );
    let told = anna.get(&path).await;
    assert_eq!(
        told["entrants"][0]["members"][0]["bot"], true,
        "it is marked"
    );
    anna.send("POST", &format!("{path}/start"), json!({})).await;
    let card = loop {
        let line = events.next().await;
        if line["type"] == "game_start" {
            break line["card"].clone();
        }
    };
    let marked = |players: &Value| {
        let players = players.as_array().unwrap().iter();
        let names = players.filter(|player| player["program"] == true);
        names
            .map(|player| player["name"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(marked(&card["players"]), ["Steady"], "in lists");
    let id = card["id"].as_str().unwrap().to_owned();
    let state = anna.state(&id).await;
    assert_eq!(marked(&state["players"]), ["Steady"], "and at the table");
    let mut game = Lines::open(&bot, &format!("/api/matches/{id}/stream")).await;
    let first = game.next().await;
    assert_eq!(first["type"], "state");
    // It gives up as soon as it may.
    bot.must(&id, json!({"do": "resign"})).await;
    loop {
        let line = game.next().await;
        if line["now"]["phase"] == "over" {
            break;
        }
    }
    loop {
        let line = events.next().await;
        if line["type"] == "game_finish" {
            assert_eq!(line["match"], id);
            break;
        }
    }
    until(&anna, &path, |told| told["phase"] == "over").await;
    // The old token is nobody's any more once there is a new one.
    let own = anna.get("/api/bots").await["bots"][0]["id"].clone();
    let renew = format!("/api/bots/{}/token", own.as_str().unwrap());
    assert_eq!(anna.send("POST", &renew, json!({})).await.0, 200);
    let request = bot.http.get(format!("{}/api/me", bot.base));
    let old = made["token"].as_str().unwrap();
    let answer = request.bearer_auth(old).send().await.unwrap();
    assert_eq!(answer.status(), 401);
    let ben = member(&site, "Ben").await;
    assert_eq!(ben.send("POST", &renew, json!({})).await.0, 404);
}

/// A stream of lines.
struct Lines {
    response: reqwest::Response,
    heard: Vec<u8>,
}

impl Lines {
    async fn open(client: &Client, path: &str) -> Lines {
        let response = client.raw("GET", path, None).await;
        assert_eq!(response.status(), 200);
        let heard = Vec::new();
        Lines { response, heard }
    }
    /// The next object.
    async fn next(&mut self) -> Value {
        loop {
            if let Some(end) = self.heard.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.heard.drain(..=end).collect();
                if line.len() > 1 {
                    return serde_json::from_slice(&line).expect("a line is an object");
                }
                continue;
            }
            let chunk = tokio::time::timeout(Duration::from_secs(60), self.response.chunk());
            let chunk = chunk.await.expect("the stream says something");
            let chunk = chunk.unwrap().expect("the stream goes on");
            self.heard.extend_from_slice(&chunk);
        }
    }
}
