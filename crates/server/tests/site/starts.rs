//! Texts that are opened, matches that begin from them, and bots that play alone.

use crate::client::Site;
use serde_json::{Value, json};
use std::time::Duration;

const MIDDLE: &str = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";

#[tokio::test]
async fn records_and_positions_are_opened() {
    let site = Site::open().await;
    let anna = site.client();
    let open = |body: Value| anna.send("POST", "/api/open", body);
    let (status, found) = open(json!({ "text": format!("\n {MIDDLE}\n") })).await;
    assert_eq!(status, 200, "{found}");
    assert_eq!(
        (&found["game"], &found["position"]),
        (&json!("romanian-checkers"), &json!(MIDDLE))
    );
    let (_, found) = open(json!({ "text": "S/gle/-c-/-C-/ELG/-" })).await;
    assert_eq!(found["game"], "dobutsu");
    let (_, found) = open(json!({ "text": "CWd3vd5", "game": "cublino" })).await;
    assert_eq!(found["game"], "cublino-contra");
    let (_, found) = open(json!({ "text": "P62||| 0 play 7|-|-|-" })).await;
    assert_eq!(found["game"], "dog");
    assert!(
        found["position"]
            .as_str()
            .unwrap()
            .starts_with("P62||| 0 play 7|-|-|- 6:0 ")
    );

    let record = std::fs::read_to_string("../../examples/dobutsu.txt").unwrap();
    let (status, found) = open(json!({ "text": record })).await;
    assert_eq!(status, 200, "{found}");
    assert!(
        found["moves"].as_array().unwrap().len() > 3 && found["position"].is_null(),
        "{found}"
    );
    let sgf = std::fs::read_to_string("../../examples/romanian-checkers.sgf").unwrap();
    let (_, found) = open(json!({ "text": sgf })).await;
    assert_eq!(found["game"], "romanian-checkers");
    let txt = std::fs::read_to_string("../../examples/dominions-sample.txt").unwrap();
    let (_, found) = open(json!({ "text": txt })).await;
    assert_eq!(found["game"], "dominions");

    for (body, want) in [
        (json!({ "text": " " }), 400),
        (json!({ "text": "a letter to a friend" }), 400),
        (json!({ "text": MIDDLE, "game": "dobutsu" }), 400),
        (json!({ "text": MIDDLE, "game": "chess" }), 404),
        (json!({}), 400),
    ] {
        let (status, why) = open(body.clone()).await;
        assert_eq!(status, want, "{body}: {why}");
        assert!(why["error"].is_string(), "{why}");
    }
}

#[tokio::test]
async fn a_match_begins_from_a_position_and_moves_and_survives_a_restart() {
    let mut site = Site::open().await;
    let anna = site.guest("Anna").await;
    let body = json!({
        "game": "dobutsu", "seats": ["me", "link"], "position": "S/gle/-c-/-C-/ELG/-",
        "moves": ["Cb3xb2", "Al7"], "clock": { "kind": "minutes", "initial": 300, "increment": 0 },
    });
    let (status, made) = anna.send("POST", "/api/matches", body).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (&made["state"]["ply"], &made["state"]["phase"]),
        (&json!(2), &json!("waiting"))
    );
    assert_eq!(made["state"]["history"][0]["text"], "4C7");
    let ben = site.guest("Ben").await;
    ben.join(&anna, &id, 1).await;
    anna.play(&id, "Lb4-b3").await;
    let (secret, ben_secret) = (
        anna.secret.lock().unwrap().clone(),
        ben.secret.lock().unwrap().clone(),
    );
    site.restart().await;
    let (anna, ben) = (site.client(), site.client());
    *anna.secret.lock().unwrap() = secret;
    *ben.secret.lock().unwrap() = ben_secret;
    let state = anna.state(&id).await;
    assert_eq!(
        (&state["ply"], &state["status"]["seat"]),
        (&json!(3), &json!(1))
    );
    // Once more means from there once more.
    ben.must(&id, json!({ "do": "resign" })).await;
    anna.must(&id, json!({ "do": "offer", "what": "rematch" }))
        .await;
    ben.must(&id, json!({ "do": "accept", "what": "rematch" }))
        .await;
    let next = anna.state(&id).await["next"].as_str().unwrap().to_owned();
    assert_eq!(anna.state(&next).await["ply"], 2);
}

#[tokio::test]
async fn cards_of_a_given_position_are_those_given() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let position = "P62||P9|P44 0 play 5K|A|Q|8";
    let body =
        json!({ "game": "dog", "seats": ["me", "open", "open", "open"], "position": position });
    let (status, made) = anna.send("POST", "/api/matches", body).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let mut others = Vec::new();
    for (seat, name) in [(1, "Ben"), (2, "Eve"), (3, "Ida")] {
        let other = site.guest(name).await;
        other.must(&id, json!({ "do": "sit", "seat": seat })).await;
        others.push((seat, other));
    }
    for (seat, other) in &others {
        let scene = other.state(&id).await["scene"].clone();
        let pieces = scene["pieces"].as_array().unwrap().iter();
        let hands = pieces.filter_map(|piece| piece["spot"].as_str());
        let hands: Vec<_> = hands.filter(|spot| spot.starts_with("hand/")).collect();
        let own = ["hand/1/A", "hand/2/Q", "hand/3/8"][seat - 1];
        assert_eq!(
            hands,
            [own],
            "each sees the one card that was given to their seat"
        );
    }
    anna.play(&id, "K#").await;
    assert_eq!(anna.state(&id).await["status"]["seat"], 1);
}

#[tokio::test]
async fn from_where_nobody_can_play_on_nothing_begins() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    for (body, status, words) in [
        (
            json!({ "game": "dobutsu", "position": "nonsense" }),
            400,
            "looks like",
        ),
        (
            json!({ "game": "dobutsu", "moves": ["4C8"] }),
            422,
            "cannot step",
        ),
        (
            json!({ "game": "romanian-checkers", "position": MIDDLE, "moves": ["g6-c2"] }),
            422,
            "over",
        ),
        (
            json!({ "game": "dobutsu", "moves": vec!["4C7"; 1001] }),
            413,
            "large",
        ),
        (
            json!({ "game": "dog", "seats": ["me", "bot:0", "bot:0", "bot:0"], "moves": ["G2"] }),
            422,
            "hidden",
        ),
    ] {
        let mut body = body;
        if body["seats"].is_null() {
            body["seats"] = json!(["me", "bot:0"]);
        }
        let (got, why) = anna.send("POST", "/api/matches", body).await;
        assert_eq!(got, status, "{why}");
        assert!(
            why["error"].as_str().unwrap().contains(words),
            "{words}: {why}"
        );
    }
}

#[tokio::test]
async fn bots_alone_play_for_whoever_watches() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let bots = json!({ "game": "dobutsu", "seats": ["bot:0", "bot:1"] });
    let (status, made) = anna.send("POST", "/api/matches", bots.clone()).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(anna.state(&id).await["ply"], 0, "nobody watches");
    let mut socket = anna.listen(&id).await;
    while socket.state["ply"].as_u64().unwrap() < 2 {
        socket.next().await;
    }
    drop(socket);
    let mut clock = bots;
    clock["clock"] = json!({ "kind": "days", "days": 1 });
    let (status, why) = anna.send("POST", "/api/matches", clock).await;
    assert_eq!(status, 422, "{why}");
}

#[tokio::test]
async fn finished_games_are_found_by_game_result_and_company() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Benjamin").await);
    let mut ids = Vec::new();
    for (game, loser) in [
        ("dobutsu", &ben),
        ("dobutsu", &anna),
        ("romanian-checkers", &ben),
    ] {
        let id = anna.create(game, &["me", "open"]).await;
        ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
        loser.must(&id, json!({ "do": "resign" })).await;
        ids.push(id);
    }
    anna.create("dobutsu", &["me", "open"]).await;
    let find = |query: &str| {
        let path = format!("/api/me/matches?phase=over{query}");
        let anna = &anna;
        async move {
            let found = anna.get(&path).await;
            assert_eq!(found["next"], Value::Null);
            let found = found["matches"].as_array().unwrap().iter();
            found
                .map(|m| m["id"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(find("").await.len(), 3);
    assert_eq!(find("&game=romanian-checkers").await, [ids[2].clone()]);
    assert_eq!(find("&result=lost").await, [ids[1].clone()]);
    assert_eq!(find("&game=dobutsu&result=won").await, [ids[0].clone()]);
    assert_eq!(find("&result=draw").await, [""; 0]);
    assert_eq!(find("&with=JAM").await.len(), 3);
    assert_eq!(find("&with=Eve").await, [""; 0]);
    assert_eq!(anna.status("/api/me/matches?result=often").await, 400);
}

#[tokio::test]
async fn the_lobby_counts_people_tables_and_watchers() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "open"]).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    let at = [anna.listen(&id).await, ben.listen(&id).await];
    let eve = site.guest("Eve").await;
    let watching = [eve.listen(&id).await, eve.listen(&id).await];
    let mut lobby = site.client().connect("/api/lobby/ws").await.unwrap();
    let told = lobby.next().await;
    assert_eq!((&told["people"], &told["tables"]), (&json!(4), &json!(1)));
    assert_eq!(
        told["watchers"],
        json!({ id.as_str(): 1 }),
        "players do not count, nobody counts twice"
    );
    drop(watching);
    loop {
        let told = lobby.next().await;
        if told["people"] == 3 && told["watchers"] == json!({}) {
            break;
        }
    }
    drop(at);
    loop {
        let told = lobby.next().await;
        if told["people"] == 1 && told["tables"] == 0 {
            break;
        }
    }
}
