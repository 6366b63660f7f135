//! Whole games, links, spectators, repeated and late moves, steps, plans.

use crate::client::Site;
use parlour_core::{Eye, Rng, replay};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

#[tokio::test]
async fn every_game_is_played_by_clicks_against_a_bot() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let games = anna.get("/api/games").await;
    let names: Vec<_> = games["games"].as_array().unwrap().iter().collect();
    assert!(names.len() >= 5);
    for game in names {
        let name = game["name"].as_str().unwrap();
        let mut seats = vec!["bot:0"; game["seats"].as_array().unwrap().len()];
        let own = seats.len() - 1;
        seats[own] = "me";
        let id = anna.create(name, &seats).await;
        let (mut socket, mut rng) = (anna.listen(&id).await, Rng::new(1));
        while socket.turn().await && socket.state["ply"].as_u64().unwrap() < 70 {
            socket.click_a_move(&mut rng).await;
        }
        if socket.state["phase"] != "over" {
            anna.must(&id, json!({ "do": "resign" })).await;
            socket.update("ended").await;
        }
        let state = anna.state(&id).await;
        assert_eq!(state["phase"], "over", "{name}");
        for key in ["history", "scene", "ply", "seq", "status", "players"] {
            assert_eq!(
                socket.state[key], state[key],
                "{name}: {key} as the page has it"
            );
        }
        check_record(
            &anna.text(&format!("/api/matches/{id}/record")).await,
            &state,
        );
        let seed_and_salt = format!(
            "{}:{}",
            state["revealed"]["seed"].as_str().unwrap(),
            state["revealed"]["salt"].as_str().unwrap()
        );
        let hash = Sha256::digest(seed_and_salt.as_bytes());
        let hash: String = hash.iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(state["commitment"], hash, "{name}");
    }
}

/// The record replays to what the state says.
fn check_record(text: &str, state: &Value) {
    let record = parlour_core::Record::parse(text).unwrap();
    assert_eq!(record.players[record.players.len() - 1], "Anna");
    let Ok((rules, record)) = parlour_games::from_record(text) else {
        return; // a toy, which the real house does not know
    };
    let table = replay(&*rules, &record).unwrap();
    assert_eq!(table.ply() as u64, state["ply"].as_u64().unwrap());
    let history = state["history"].as_array().unwrap().iter();
    let texts: Vec<_> = history.map(|m| m["text"].as_str().unwrap()).collect();
    if rules.is_open() {
        assert_eq!(table.history(Eye::Public), texts);
    }
}

#[tokio::test]
async fn two_people_play_by_link_and_others_watch() {
    let site = Site::open().await;
    let (anna, ben, eve) = (
        site.guest("Anna").await,
        site.guest("Ben").await,
        site.client(),
    );
    let id = anna.create("dobutsu", &["me", "link"]).await;
    let state = anna.state(&id).await;
    assert_eq!(state["phase"], "waiting");
    let link = state["players"][1]["link"].as_str().unwrap().to_owned();
    assert!(link.len() > 30, "{link}");
    for other in [&ben, &eve] {
        let seen = other.state(&id).await;
        assert_eq!(seen["players"][1]["how"], "link");
        assert!(
            seen["players"][1]["link"].is_null(),
            "only the host hands the link out"
        );
    }
    let early = json!({ "do": "move", "ply": 0, "text": "b3b2" });
    assert_eq!(
        anna.act(&id, early).await.0,
        409,
        "somebody is still missing"
    );
    assert_eq!(ben.act(&id, json!({ "do": "sit", "seat": 1 })).await.0, 403);

    let secret = link.strip_prefix("/join/").unwrap();
    let path = format!("/api/links/{secret}");
    let invitation = ben.get(&path).await;
    assert_eq!(
        (&invitation["by"], &invitation["taken"]),
        (&json!("Anna"), &json!(false))
    );
    assert_eq!(
        anna.send("POST", &path, json!({})).await.0,
        409,
        "the host sits already"
    );
    let (mut a, mut e) = (anna.listen(&id).await, eve.listen(&id).await);
    ben.join(&anna, &id, 1).await;
    assert_eq!(eve.send("POST", &path, json!({})).await.0, 409, "taken");
    a.update("seated").await;
    let mut b = ben.listen(&id).await;
    assert_eq!(
        (&a.state["you"], &b.state["you"]),
        (&json!([0]), &json!([1]))
    );
    assert_eq!(ben.get(&path).await["yours"], true);

    let mut rng = Rng::new(3);
    for ply in 0..6 {
        let mover = if ply % 2 == 0 { &mut a } else { &mut b };
        assert!(mover.turn().await);
        let text = mover.click_a_move(&mut rng).await;
        let seen = e.update("move").await;
        assert_eq!(seen["event"]["text"], text);
        assert_eq!(
            seen["now"]["entry"]["next"],
            json!([]),
            "a spectator touches nothing"
        );
        assert!(!seen["motion"]["stages"].as_array().unwrap().is_empty());
        assert!(
            seen["now"]["scene"]["cells"].is_null(),
            "the board itself does not change"
        );
    }
    let whole = eve.state(&id).await;
    assert_eq!(e.state["scene"], whole["scene"]);
    assert_eq!(e.state["history"], whole["history"]);
    assert_eq!(whole["you"], json!([]));
    assert_eq!(eve.act(&id, json!({ "do": "resign" })).await.0, 403);
}

#[tokio::test]
async fn repeated_moves_do_no_harm_and_late_ones_are_refused() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("coins", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let moves = |ply: u32, text: &str| json!({ "do": "move", "ply": ply, "text": text });
    assert_eq!(ben.act(&id, moves(0, "4")).await.0, 403, "not Ben's turn");
    let first = anna.must(&id, moves(0, "1")).await;
    assert_eq!(
        (&first["ply"], &first["repeated"]),
        (&json!(1), &json!(false))
    );
    let again = anna.must(&id, moves(0, "1")).await;
    assert_eq!(
        (&again["ply"], &again["repeated"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(again["seq"], first["seq"], "nothing was written");
    assert_eq!(
        anna.act(&id, moves(0, "2")).await.0,
        409,
        "another move, too late"
    );
    assert_eq!(ben.act(&id, moves(0, "1")).await.0, 409, "not Ben's move");
    assert_eq!(ben.act(&id, moves(7, "4")).await.0, 409, "not there yet");
    let (status, why) = ben.act(&id, moves(1, "nonsense")).await;
    assert_eq!(status, 400, "{why}");
    assert_eq!(ben.act(&id, moves(1, "0")).await.0, 422);
    assert_eq!(anna.act(&id, moves(1, "4")).await.0, 403);
    ben.must(&id, moves(1, "4")).await;
    assert_eq!(anna.state(&id).await["ply"], 2);
}

#[tokio::test]
async fn crowds_of_the_same_move_are_played_once() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let entry = anna.state(&id).await;
    assert_eq!(entry["your_turn"], true);
    let act = json!({ "do": "move", "ply": 0, "line": 0, "text": "b3b2" });
    let all = (0..20).map(|_| anna.act(&id, act.clone()));
    let all = futures_util::future::join_all(all).await;
    let fresh = all
        .iter()
        .filter(|(s, a)| *s == 200 && a["repeated"] == false);
    assert_eq!(fresh.count(), 1, "{all:?}");
    assert!(all.iter().all(|(status, _)| *status == 200));
    assert_eq!(ben.state(&id).await["history"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_reconnects_finds_everything_and_sees_what_was_missed() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let (mut a, mut b) = (anna.listen(&id).await, ben.listen(&id).await);
    let mut rng = Rng::new(5);
    a.click_a_move(&mut rng).await;
    b.update("move").await;
    assert_eq!(a.state["players"][1]["online"], true);
    drop(b);
    let gone = loop {
        let update = a.update("online").await;
        if update["event"]["seat"] == 1 && update["now"]["players"][1]["online"] == false {
            break update;
        }
    };
    assert_eq!(gone["now"]["ply"], 1);

    let (mut b, since) = (ben.listen_since(&id, "?since=0").await.unwrap(), 0);
    let first: Value = serde_json::from_str(&b.heard[0]).unwrap();
    assert_eq!(first["missed"].as_array().unwrap().len(), 1 - since);
    assert_eq!(first["missed"][0]["ply"], 0);
    assert!(first["missed"][0]["motion"]["stages"].is_array());
    assert!(b.turn().await);
    b.click_a_move(&mut rng).await;
    assert_eq!(anna.state(&id).await["ply"], 2);
}

#[tokio::test]
async fn a_finished_game_can_be_stepped_through() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    for text in ["b3b2", "b1b2"] {
        anna.play(&id, text).await;
    }
    for ply in 0..=2 {
        let step = anna.get(&format!("/api/matches/{id}/plies/{ply}")).await;
        assert_eq!(step["ply"], ply);
        assert_eq!(step["motion"].is_null(), ply == 0);
        assert!(!step["scene"]["pieces"].as_array().unwrap().is_empty());
    }
    assert_eq!(
        anna.status(&format!("/api/matches/{id}/plies/3")).await,
        404
    );
    assert_eq!(
        anna.status(&format!("/api/matches/{id}/plies/x")).await,
        404
    );
    let svg = anna.text(&format!("/api/matches/{id}/picture.svg")).await;
    assert!(svg.starts_with("<svg"), "{svg}");
    let glyphs = anna.get(&format!("/api/matches/{id}/glyphs")).await;
    assert!(!glyphs["glyphs"].as_array().unwrap().is_empty());
    assert_eq!(
        anna.status(&format!("/api/matches/{id}/record?as=nothing"))
            .await,
        404
    );
}

#[tokio::test]
async fn a_next_move_can_be_left_beforehand() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("coins", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let (mut a, mut b) = (anna.listen(&id).await, ben.listen(&id).await);
    let plan = json!({ "do": "plan", "plans": [
        { "if": "2", "move": "3" }, { "if": "1", "move": "4" }, { "move": "5" },
    ] });
    assert_eq!(
        anna.act(&id, plan.clone()).await.0,
        409,
        "it is Anna's turn"
    );
    ben.must(&id, plan.clone()).await;
    b.update("plan").await;
    assert_eq!(b.state["plan"][1], json!({ "if": "1", "move": "4" }));
    assert_eq!(
        anna.state(&id).await["plan"],
        json!([]),
        "nobody else sees it"
    );
    anna.play(&id, "1").await;
    a.update("move").await;
    let reply = a.update("move").await;
    assert_eq!(
        (&reply["event"]["seat"], &reply["event"]["text"]),
        (&json!(1), &json!("4"))
    );
    assert!(
        a.heard.iter().all(|m| !m.contains("\"plan\":[{")),
        "never told to Anna"
    );

    ben.must(
        &id,
        json!({ "do": "plan", "plans": [{ "if": "9", "move": "3" }] }),
    )
    .await;
    anna.play(&id, "2").await;
    b.update("plan").await;
    let state = ben.state(&id).await;
    assert_eq!(
        (&state["plan"], &state["ply"], &state["your_turn"]),
        (&json!([]), &json!(3), &json!(true))
    );
}

#[tokio::test]
async fn lines_can_be_tried_out_in_open_games() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["bot:0", "me"]).await;
    let mut socket = anna.listen(&id).await;
    assert!(socket.turn().await);
    let path = format!("/api/matches/{id}/entry");
    let (_, own) = anna
        .send("POST", &path, json!({ "ply": 1, "touched": [] }))
        .await;
    assert!(!own["entry"]["next"].as_array().unwrap().is_empty());
    let text = socket.click_a_move(&mut Rng::new(2)).await;
    let asked = json!({ "ply": 1, "after": [text] });
    let (status, line) = anna.send("POST", &path, asked).await;
    assert_eq!(status, 200, "{line}");
    assert_eq!(line["status"]["seat"], 0);
    assert!(!line["entry"]["next"].as_array().unwrap().is_empty());
    assert!(line["scene"]["cells"].is_array());
    let asked = json!({ "ply": 1, "after": ["nonsense"] });
    assert_eq!(anna.send("POST", &path, asked).await.0, 400);
    let asked = json!({ "ply": 99, "touched": [] });
    assert_eq!(anna.send("POST", &path, asked).await.0, 409);
}

#[tokio::test]
async fn a_next_move_can_be_planned_before_the_first_has_been_played() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let ask = async |after: Value, touched: Value| {
        let body = json!({ "ply": 0, "line": 0, "after": after, "touched": touched });
        let path = format!("/api/matches/{id}/entry");
        let (status, answer) = ben.send("POST", &path, body).await;
        assert_eq!(status, 200, "{answer}");
        answer
    };
    let expected = ask(json!([]), json!([])).await;
    assert_eq!(expected["status"]["seat"], 0);
    assert!(expected["scene"]["pieces"].is_array());
    let touch = |entry: &Value, i: usize| entry["entry"]["next"][i]["spot"].clone();
    let first = touch(&expected, 0);
    assert!(first.is_string() || first.is_object(), "{expected}");
    let more = ask(json!([]), json!([first])).await;
    assert_ne!(more["entry"], expected["entry"]);
    let own = ask(json!(["b3b2"]), json!([])).await;
    assert_eq!(own["status"]["seat"], 1);
    assert!(!own["entry"]["next"].as_array().unwrap().is_empty());
    let plan = json!({ "do": "plan", "plans": [{ "if": "b3b2", "move": "c1b2" }] });
    let (status, why) = ben.act(&id, plan).await;
    assert_eq!(status, 200, "{why}");
}
