//! Things that go wrong: nothing acknowledged is lost, and nobody else notices.

use crate::client::{Client, Site, Socket};
use futures_util::SinkExt;
use parlour_bots::{Bot, BotError, Limits, Strength};
use parlour_core::{Rng, Rulebook, Table, Watch};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Two people at a table of their own, while something goes wrong elsewhere.
struct Bystanders {
    a: Socket,
    b: Socket,
    rng: Rng,
}

impl Bystanders {
    async fn new(site: &Site) -> Bystanders {
        let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
        let id = anna.create("romanian-checkers", &["me", "link"]).await;
        ben.join(&anna, &id, 1).await;
        Bystanders {
            a: anna.listen(&id).await,
            b: ben.listen(&id).await,
            rng: Rng::new(9),
        }
    }
    /// They play on as if nothing had happened.
    async fn play(&mut self, moves: usize) {
        for i in 0..moves {
            let mover = if i % 2 == 0 { &mut self.a } else { &mut self.b };
            assert!(mover.turn().await);
            mover.click_a_move(&mut self.rng).await;
        }
    }
}

async fn unlock(mut other: AnyConnection) {
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_lock_of_the_database_only_delays() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    let other = site.lock().await;
    let act = json!({ "do": "move", "ply": 0, "text": "b3b2" });
    let waiting = {
        let (http, base) = (anna.http.clone(), anna.base.clone());
        let secret = anna.secret.lock().unwrap().clone();
        let (anna, id) = (
            Client {
                http,
                base,
                secret: secret.into(),
            },
            id.clone(),
        );
        tokio::spawn(async move { anna.act(&id, act).await })
    };
    // Whoever only looks need not wait.
    let eve = site.client();
    assert_eq!(eve.status("/api/games").await, 200);
    assert_eq!(eve.get("/api/lobby").await["open"], json!([]));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished(), "not on disk, not acknowledged");
    unlock(other).await;
    let (status, done) = waiting.await.unwrap();
    assert_eq!((status, &done["ply"]), (200, &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_lock_of_the_database_refuses_and_loses_nothing() {
    let mut site = Site::open().await;
    let mut anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    anna.play(&id, "b3b2").await;
    let mut watching = anna.listen(&id).await;
    let other = site.lock().await;
    let act = json!({ "do": "move", "ply": 1, "text": "a1a2" });
    let (status, why) = anna.act(&id, act.clone()).await;
    assert_eq!(status, 503, "{why}");
    // Who watched is told to come back and finds what was acknowledged; with PostgreSQL they stay.
    if !site.is_rented() {
        while watching.next().await != Value::Null {}
    }
    assert_eq!(anna.state(&id).await["ply"], 1);
    unlock(other).await;
    let done = anna.must(&id, act).await;
    assert_eq!(done["ply"], 2);
    let metrics = anna.text("/metrics").await;
    let failures = "parlour_store_failures_total ";
    let line = metrics.lines().find(|l| l.starts_with(failures)).unwrap();
    assert_ne!(line, "parlour_store_failures_total 0");
    site.restart().await;
    anna.base = site.base.clone();
    assert_eq!(anna.state(&id).await["ply"], 2);
}

/// A raw connection that has become a WebSocket.
async fn raw_socket(site: &Site, id: &str) -> TcpStream {
    let addr = site.base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let hello = format!(
        "GET /api/matches/{id}/ws HTTP/1.1\r\nhost: {addr}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(hello.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Waits until so many WebSockets are open.
async fn sockets(client: &Client, count: usize) {
    let line = format!("parlour_sockets {count}");
    for _ in 0..400 {
        let metrics = client.text("/metrics").await;
        if metrics.lines().any(|l| l == line) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{count} sockets, please: {}", client.text("/metrics").await);
}

#[tokio::test]
async fn clients_that_vanish_in_the_middle_of_a_message_leave_nothing_behind() {
    let site = Site::open().await;
    let mut others = Bystanders::new(&site).await;
    let eve = site.guest("Eve").await;
    let id = eve.create("dobutsu", &["me", "me"]).await;
    for part in [
        // The first byte of a frame; a header without its mask; a text that never ends.
        &[0x81][..],
        &[0x81, 0xfe, 0x01, 0x00],
        &[0x81, 0xfe, 0x01, 0x00, 1, 2, 3, 4, b'{', b'"', b'd'],
        // A first fragment without a second, and half a request.
        &[0x01, 0x82, 0, 0, 0, 0, b'{', b'"'],
    ] {
        for reset in [false, true] {
            let mut stream = raw_socket(&site, &id).await;
            stream.write_all(part).await.unwrap();
            others.play(2).await;
            if reset {
                stream.set_zero_linger().unwrap();
            }
            drop(stream);
        }
    }
    sockets(&eve, 2).await;
    others.play(4).await;
    assert_eq!(eve.state(&id).await["ply"], 0);
}

#[tokio::test]
async fn broken_frames_end_the_connection_and_nothing_else() {
    let site = Site::open().await;
    let mut others = Bystanders::new(&site).await;
    let eve = site.guest("Eve").await;
    let id = eve.create("dobutsu", &["me", "me"]).await;
    for bytes in [
        // Without a mask; an unknown kind; a length nobody has; text that is no text.
        vec![0x81, 0x02, b'{', b'}'],
        vec![0x8b, 0x80, 0, 0, 0, 0],
        vec![
            0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0,
        ],
        vec![0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
        (0..200).map(|i| (i * 37 + 11) as u8).collect(),
    ] {
        let mut stream = raw_socket(&site, &id).await;
        stream.write_all(&bytes).await.unwrap();
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest));
        let _ = ended.await.expect("the server ends it");
        others.play(2).await;
    }
    sockets(&eve, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_let_go_and_nobody_waits_for_it() {
    let site = Site::open().await;
    let mut others = Bystanders::new(&site).await;
    let (eve, fay) = (site.guest("Eve").await, site.guest("Fay").await);
    let id = eve.create("romanian-checkers", &["me", "link"]).await;
    fay.join(&eve, &id, 1).await;
    let mut at_table = fay.listen(&id).await;
    let mut lazy = eve.listen(&id).await;
    // Answers pile up until neither side can hold more.
    let ask = json!({ "id": 1, "do": "step", "ply": 0 }).to_string();
    let flood = tokio::spawn(async move {
        while lazy
            .stream
            .feed(Message::Text(ask.as_str().into()))
            .await
            .is_ok()
        {
            if lazy.stream.flush().await.is_err() {
                break;
            }
        }
    });
    for _ in 0..10 {
        others.play(2).await;
        eve.play(&id, &some_move(&eve, &id).await).await;
        assert!(at_table.turn().await);
        at_table.click_a_move(&mut Rng::new(3)).await;
    }
    // Hers is gone, the other three are there.
    sockets(&eve, 3).await;
    flood.await.unwrap();
}

/// Some legal move, by the local rules.
async fn some_move(client: &Client, id: &str) -> String {
    let state = client.state(id).await;
    let rules = parlour_games::by_name(state["game"].as_str().unwrap()).unwrap();
    let mut table = rules.open(None, 0).unwrap();
    for played in state["history"].as_array().unwrap() {
        table.play(played["text"].as_str().unwrap()).unwrap();
    }
    table.pick(&mut Rng::new(1)).unwrap()
}

/// Bots that are no good: by their level, they panic, hang, fail or talk nonsense.
struct Bad(Strength);

impl Bot for Bad {
    fn choose(&mut self, table: &dyn Table, _: &Limits, _: &Watch) -> Result<String, BotError> {
        match self.0 {
            Strength::Level(1) => panic!("as a bug would"),
            // Longer than anybody waits; not for ever, so that the test can end.
            Strength::Level(2) => std::thread::sleep(Duration::from_secs(12)),
            Strength::Level(3) => return Ok("not a move".into()),
            _ => {}
        }
        Ok(table.pick(&mut Rng::new(1)).unwrap())
    }
}

fn bad(_: &dyn Rulebook, strength: Strength, _: u64) -> Option<Box<dyn Bot>> {
    Some(Box::new(Bad(strength)))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_is_replaced_never_the_match() {
    let site = Site::with(|config| config.minds = bad).await;
    let mut others = Bystanders::new(&site).await;
    let eve = site.guest("Eve").await;
    for level in [1, 3, 2] {
        let id = eve
            .create("dobutsu", &["me", &format!("bot:{level}")])
            .await;
        let mut e = eve.listen(&id).await;
        assert!(e.turn().await);
        e.click_a_move(&mut Rng::new(1)).await;
        others.play(2).await;
        assert!(
            e.turn().await,
            "somebody moved for the bot of level {level}"
        );
        assert_eq!(e.state["ply"], 2);
        assert_eq!(e.state["players"][1]["kind"], "bot");
    }
    let metrics = eve.text("/metrics").await;
    assert!(
        metrics.contains("parlour_bot_failures_total 3\n"),
        "{metrics}"
    );
}
