//! What is hidden stays hidden: every byte that reaches a client is compared with what its eye may see.

use crate::client::{Client, Site, Socket, config, shown};
use parlour_core::{Eye, Rng, Rulebook, Seat, Table};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, OnceLock};

fn rules(game: &str) -> Arc<dyn Rulebook> {
    let games = config(std::path::Path::new("unused")).games;
    games.into_iter().find(|g| g.name() == game).unwrap()
}

/// The whole truth, from the record that is published when the match is over.
async fn truth(client: &Client, id: &str, game: &str) -> Box<dyn Table> {
    let text = client.text(&format!("/api/matches/{id}/record")).await;
    let record = parlour_core::Record::parse(&text).unwrap();
    let rules = rules(game);
    let preset = (!record.rules.is_empty()).then_some(record.rules.as_str());
    let rules = rules.configure(preset, &record.options).unwrap();
    parlour_core::replay(&*rules, &record).unwrap()
}

/// Compares all that a socket heard with what `eye` may know.
fn check(heard: &[String], eye: Eye, table: &dyn Table, secrets: &[String]) {
    let mut scene = Value::Null;
    let mut compared = 0;
    let over = table.ply();
    // What the eye may see after each ply, and who moves then.
    let mut walk = table.until(over);
    let mut allowed = vec![(shown(&walk.scene(eye)), walk.status().mover())];
    while walk.undo() {
        allowed.push((shown(&walk.scene(eye)), walk.status().mover()));
    }
    allowed.reverse();
    for text in heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let now = match message["type"].as_str().unwrap() {
            "state" => {
                scene = Value::Null;
                &message["state"]
            }
            "update" => &message["now"],
            "answer" => continue,
            other => panic!("{other}"),
        };
        let ply = now["ply"].as_u64().unwrap() as usize;
        match scene.as_object_mut() {
            Some(scene) => scene.extend(now["scene"].as_object().unwrap().clone()),
            None => scene = now["scene"].clone(),
        }
        let (allowed, mover) = &allowed[ply];
        assert_eq!(scene, *allowed, "the picture of ply {ply} for {eye:?}");
        compared += 1;
        if let Some(played) = message["event"]["ply"].as_u64() {
            let played = played as usize;
            let motion = shown(&table.motion(played, eye));
            assert_eq!(
                message["motion"], motion,
                "the motion of ply {played} for {eye:?}"
            );
            let told = table.moved(played, eye).unwrap();
            assert_eq!(message["event"]["text"], told);
        }
        if let Some(history) = message["state"]["history"].as_array() {
            let texts: Vec<_> = history
                .iter()
                .map(|m| m["text"].as_str().unwrap())
                .collect();
            assert_eq!(table.until(ply).history(eye), texts);
        }
        if ply < over && now["phase"] != "over" {
            assert!(now["revealed"].is_null(), "{text}");
            for secret in secrets {
                assert!(!text.contains(secret.as_str()), "{secret} in {text}");
            }
            if eye != Eye::Seat(mover.unwrap()) {
                assert_eq!(now["entry"]["next"], json!([]), "the moves of another seat");
            }
        }
    }
    assert!(compared > 10, "only {compared} pictures were compared");
}

fn ply(socket: &Socket) -> u64 {
    socket.state["ply"].as_u64().unwrap()
}

/// Everything that is logged while the tests run.
fn log() -> &'static Mutex<Vec<u8>> {
    static LOG: OnceLock<Mutex<Vec<u8>>> = OnceLock::new();
    struct Sink;
    impl std::io::Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            log().lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let fresh = LOG.get().is_none();
    let log = LOG.get_or_init(Mutex::default);
    if fresh {
        let filter = "parlour_server=trace,parlour_store=trace,tower_http=trace,sqlx=debug";
        let sub = tracing_subscriber::fmt().with_env_filter(filter);
        let _ = sub.with_writer(|| Sink).try_init();
    }
    log
}

/// Asks for what is not given: the answers.
async fn pry(who: &Client, id: &str, ply: u64) -> Vec<String> {
    let mut told = Vec::new();
    let acts = format!("/api/matches/{id}/acts");
    let entry = format!("/api/matches/{id}/entry");
    let far = json!(["x0", "X", "hand:2:0", "2"]);
    let asks = [
        (&acts, json!({ "do": "move", "ply": ply, "text": "X" })),
        (&acts, json!({ "do": "move", "ply": ply, "text": "GA" })),
        (&acts, json!({ "do": "move", "ply": 0, "text": "GA" })),
        (&acts, json!({ "do": "say", "text": "what have you got?" })),
        (&acts, json!({ "do": "claim", "seat": 3, "what": "win" })),
        (
            &entry,
            json!({ "ply": ply, "touched": far, "after": ["X"] }),
        ),
        (&entry, json!({ "ply": 0, "after": ["GA"] })),
    ];
    let asks = asks.map(|(path, body)| ("POST", path.clone(), Some(body)));
    let looks = [
        "?eye=2",
        "/plies/3?eye=keeper",
        "/record?eye=0&as=parlour",
        "/plies/99999",
    ];
    let looks = looks.map(|path| ("GET", format!("/api/matches/{id}{path}"), None));
    for (method, path, body) in asks.into_iter().chain(looks) {
        let response = who.raw(method, &path, body).await;
        if response.status() == 200 {
            // The match ended meanwhile: nothing is hidden any more.
            assert_eq!(who.state(id).await["phase"], "over", "{path}");
            assert!(!path.ends_with("acts"), "nobody acts on a match of others");
            break;
        }
        told.push(response.text().await.unwrap());
    }
    told
}

/// Plays until the end, or until so many moves have been made; every now and then `pryer` asks for
/// what is not theirs.
async fn play_on(
    sockets: &mut [Socket],
    watcher: &mut Socket,
    most_plies: u64,
    pryer: (&Client, &str),
) -> Vec<(u64, String)> {
    let mut rng = Rng::new(9);
    let mut told = Vec::new();
    let mut pried = 0;
    while ply(watcher) < most_plies && watcher.state["phase"] != "over" {
        if ply(watcher) >= pried {
            pried = ply(watcher) + 40;
            let answers = pry(pryer.0, pryer.1, ply(watcher)).await;
            told.extend(answers.into_iter().map(|text| (ply(watcher), text)));
        }
        let most = sockets.iter().map(ply).max().unwrap().max(ply(watcher));
        for socket in sockets.iter_mut().chain([&mut *watcher]) {
            while ply(socket) < most {
                assert_ne!(socket.next().await, Value::Null);
            }
        }
        if watcher.state["phase"] == "over" {
            break;
        }
        let on_turn = sockets
            .iter_mut()
            .find(|socket| socket.state["your_turn"] == true);
        match on_turn {
            Some(socket) if ply(socket) == most => drop(socket.click_a_move(&mut rng).await),
            _ => drop(watcher.next().await),
        }
    }
    told
}

async fn table_of_two_people_and_two_bots(game: &str, most_plies: u64) {
    log();
    let site = Site::open().await;
    let (anna, ben, eve) = (
        site.guest("Anna").await,
        site.guest("Ben").await,
        site.client(),
    );
    let id = anna.create(game, &["me", "link", "bot:0", "bot:0"]).await;
    ben.join(&anna, &id, 1).await;
    let mut watcher = eve.listen(&id).await;
    let mut sockets = [anna.listen(&id).await, ben.listen(&id).await];

    // What nobody may ask for while the cards are hidden.
    for eye in ["0", "2", "keeper"] {
        for path in ["", "/plies/0", "/record"] {
            let path = format!("/api/matches/{id}{path}?eye={eye}");
            assert_eq!(ben.status(&path).await, 403, "{path}");
            assert_eq!(eve.status(&path).await, 403, "{path}");
        }
    }
    let entry = format!("/api/matches/{id}/entry");
    let ply = ben.state(&id).await["ply"].clone();
    let (_, other) = ben.send("POST", &entry, json!({ "ply": ply })).await;
    let on_turn = ben.state(&id).await["your_turn"] == true;
    assert!(on_turn || other["entry"]["next"].as_array().is_none_or(Vec::is_empty));
    let asked = json!({ "ply": ply, "after": ["x"] });
    assert_ne!(ben.send("POST", &entry, asked).await.0, 200);
    let early_record = eve.text(&format!("/api/matches/{id}/record")).await;
    let commitment = eve.state(&id).await["commitment"].clone();

    let told = play_on(&mut sockets, &mut watcher, most_plies, (&eve, &id)).await;
    if watcher.state["phase"] != "over" {
        anna.must(&id, json!({ "do": "resign" })).await;
    }
    for socket in sockets.iter_mut().chain([&mut watcher]) {
        while socket.state["phase"] != "over" {
            assert_ne!(socket.next().await, Value::Null);
        }
    }

    let table = truth(&eve, &id, game).await;
    let state = eve.state(&id).await;
    assert_eq!(state["commitment"], commitment);
    let secrets = vec![
        state["revealed"]["seed"].as_str().unwrap().to_owned(),
        state["revealed"]["salt"].as_str().unwrap().to_owned(),
        table.until(0).position(Eye::Keeper),
    ];
    let logged = String::from_utf8_lossy(&log().lock().unwrap()).into_owned();
    assert!(logged.contains(&id), "the log was read");
    for secret in &secrets {
        assert!(!early_record.contains(secret.as_str()));
        assert!(!logged.contains(secret.as_str()), "{secret} in the log");
    }
    for (ply, text) in &told {
        // Who has which cards, in the keeper's own words.
        let all = table.until(*ply as usize).position(Eye::Keeper);
        let hands = all.split(' ').find(|part| part.matches('|').count() == 3);
        let hands = hands.filter(|hands| hands.len() > 12);
        for secret in secrets.iter().map(String::as_str).chain(hands) {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
    check(&sockets[0].heard, Eye::Seat(Seat(0)), &*table, &secrets);
    check(&sockets[1].heard, Eye::Seat(Seat(1)), &*table, &secrets);
    check(&watcher.heard, Eye::Public, &*table, &secrets);

    // Afterwards anybody may see what each seat knew.
    for (name, eye) in [
        ("0", Eye::Seat(Seat(0))),
        ("3", Eye::Seat(Seat(3))),
        ("keeper", Eye::Keeper),
    ] {
        let seen = eve.get(&format!("/api/matches/{id}?eye={name}")).await;
        assert_eq!(seen["scene"], shown(&table.scene(eye)));
        let step = eve
            .get(&format!("/api/matches/{id}/plies/4?eye={name}"))
            .await;
        assert_eq!(step["scene"], shown(&table.until(4).scene(eye)));
    }
    let dealt = rules(game).open(None, secrets[0].parse().unwrap()).unwrap();
    assert_eq!(
        dealt.position(Eye::Keeper),
        secrets[2],
        "the seed deals these cards"
    );
}

#[tokio::test]
async fn nobody_receives_cards_of_others_in_the_toy() {
    table_of_two_people_and_two_bots("gifts", u64::MAX).await;
}

#[tokio::test]
async fn nobody_sits_on_two_chairs_where_something_is_hidden() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let body = json!({ "game": "gifts", "seats": ["me", "me", "bot:0", "bot:0"] });
    assert_eq!(anna.send("POST", "/api/matches", body).await.0, 422);
    let id = anna
        .create("gifts", &["me", "link", "bot:0", "bot:0"])
        .await;
    let link = anna.state(&id).await["players"][1]["link"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/links/{}", link.strip_prefix("/join/").unwrap());
    assert_eq!(anna.send("POST", &path, json!({})).await.0, 409);
}

#[tokio::test]
async fn nobody_receives_cards_of_others_in_dog_to_the_very_end() {
    table_of_two_people_and_two_bots("dog", u64::MAX).await;
}
