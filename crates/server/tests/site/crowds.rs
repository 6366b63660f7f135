//! Too many of everything: matches, tables, connections, messages, rows.

use crate::client::{Client, Site};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

async fn count(db: &mut AnyConnection, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(db).await.unwrap()
}

/// How long the lobby takes for somebody, in the middle of many tries, while `crowd` looks as well.
async fn lobby_time(anna: &Client, crowd: &[Arc<Client>]) -> Duration {
    let done = Arc::new(AtomicBool::new(false));
    let looking = crowd.iter().map(|who| {
        let (who, done) = (who.clone(), done.clone());
        tokio::spawn(async move {
            while !done.load(Relaxed) {
                who.get("/api/lobby").await;
                who.get("/api/me/matches?phase=over").await;
            }
        })
    });
    let looking: Vec<_> = looking.collect();
    let mut times = Vec::new();
    for _ in 0..60 {
        let begun = Instant::now();
        anna.get("/api/lobby").await;
        times.push(begun.elapsed());
    }
    done.store(true, Relaxed);
    for one in looking {
        one.await.unwrap();
    }
    times.sort();
    times[times.len() / 2]
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_thousand_matches_of_one_guest_slow_nobody_down() {
    let site = Site::open().await;
    let (anna, greedy) = (
        site.guest("Anna").await,
        Arc::new(site.guest("Greedy").await),
    );
    let crowd = vec![greedy.clone(); 4];
    let before = lobby_time(&anna, &crowd).await;
    let id = greedy.get("/api/me").await["guest"]["id"].clone();
    let id = id.as_str().unwrap();
    let mut db = site.connect().await;
    let players = json!([
        { "kind": "guest", "id": id, "name": "Greedy" },
        { "kind": "bot", "level": 1 },
    ]);
    // Every second one is over.
    let matches = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) \
        INSERT INTO matches (id, game, preset, phase, listed, ply, turn, players, created, updated, host) \
        SELECT 'm' || i, 'dobutsu', 'standard', CASE i % 2 WHEN 0 THEN 'over' ELSE 'playing' END, 1, 3, \
        0, $1, i, i, $2 FROM n";
    let seats = "INSERT INTO seats (match_id, seat, guest, seen, ended, since) \
        SELECT id, 0, host, 0, CASE phase WHEN 'over' THEN 1 ELSE 0 END, updated FROM matches";
    let mut tx = db.begin().await.unwrap();
    let query = sqlx::query(matches).bind(players.to_string()).bind(id);
    query.execute(&mut *tx).await.unwrap();
    sqlx::query(seats).execute(&mut *tx).await.unwrap();
    tx.commit().await.unwrap();
    // So that the lists are read again.
    anna.create("coins", &["me", "open"]).await;

    let after = lobby_time(&anna, &crowd).await;
    let most = 2 * before + Duration::from_millis(100);
    assert!(after < most, "{before:?} became {after:?}");
    let lobby = greedy.get("/api/lobby").await;
    assert_eq!(lobby["mine"].as_array().unwrap().len(), 50);
    assert!(
        lobby["live"].as_array().unwrap().len() <= 5,
        "not only one guest's"
    );
    // Page by page, without gaps.
    let mut last = 50_002;
    for _ in 0..4 {
        let path = format!("/api/me/matches?phase=over&before={last}");
        let page = greedy.get(&path).await["matches"].clone();
        let page: Vec<i64> = page
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m["updated"].as_i64().unwrap())
            .collect();
        let expected: Vec<i64> = (1..=50).map(|i| last - 2 * i).collect();
        assert_eq!(page, expected);
        last = page[49];
    }
}

#[tokio::test]
async fn many_tables_of_one_guest_hide_nobody_elses() {
    let site = Site::open().await;
    let (greedy, ben) = (site.guest("Greedy").await, site.guest("Ben").await);
    let bens = ben.create("coins", &["me", "open"]).await;
    let body = json!({ "game": "coins", "seats": ["me", "open"] });
    for _ in 0..200 {
        assert_eq!(
            greedy.send("POST", "/api/matches", body.clone()).await.0,
            201
        );
    }
    let (status, answer) = greedy.send("POST", "/api/matches", body.clone()).await;
    assert_eq!(status, 422, "{answer}");
    assert!(
        answer["error"].as_str().unwrap().contains("200 tables"),
        "{answer}"
    );
    let open = site.client().get("/api/lobby").await["open"].clone();
    let open = open.as_array().unwrap();
    assert!(open.iter().any(|card| card["id"] == bens.as_str()));
    assert_eq!(open.len(), 6, "five of the greedy one's");
    // Whoever closes one may set up another.
    let own = greedy.get("/api/me/matches").await["matches"][0]["id"].clone();
    greedy
        .must(own.as_str().unwrap(), json!({ "do": "leave" }))
        .await;
    assert_eq!(greedy.send("POST", "/api/matches", body).await.0, 201);
}

#[tokio::test]
async fn tables_that_never_began_are_cleared_away() {
    let (clock, hand) = parlour_server::Clock::by_hand();
    let mut site = Site::with(|config| config.clock = clock.clone()).await;
    let anna = site.guest("Anna").await;
    let waiting = anna.create("coins", &["me", "open"]).await;
    let begun = anna.create("coins", &["me", "me"]).await;
    anna.play(&begun, "1").await;
    site.stop().await;
    hand.advance(Duration::from_secs(8 * 24 * 60 * 60));
    site.start().await;
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    let mut db = site.connect().await;
    let until = Instant::now() + Duration::from_secs(20);
    while count(&mut db, "SELECT COUNT(*) FROM matches").await > 1 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(anna.status(&format!("/api/matches/{waiting}")).await, 404);
    assert_eq!(anna.state(&begun).await["ply"], 1);
    for sql in [
        "SELECT COUNT(DISTINCT match_id) FROM events",
        "SELECT COUNT(DISTINCT match_id) FROM seats",
    ] {
        assert_eq!(count(&mut db, sql).await, 1, "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_silent_connections_stop_nobody_and_are_closed() {
    let site = Site::with(|config| {
        config.connections = 1200;
        config.connections_each = 1100;
    })
    .await;
    let addr = site.server.as_ref().unwrap().addr();
    let begun = Instant::now();
    let mut silent = Vec::new();
    for i in 0..1000 {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        let half = match i % 3 {
            0 => "",
            1 => "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            _ => {
                "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                  Content-Length: 100\r\n\r\n{"
            }
        };
        stream.write_all(half.as_bytes()).await.unwrap();
        silent.push(stream);
    }
    let anna = site.guest("Anna").await;
    let id = anna.create("coins", &["me", "me"]).await;
    anna.play(&id, "1").await;
    for mut stream in silent {
        let left = Duration::from_secs(60).saturating_sub(begun.elapsed());
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(left, stream.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "still open after {:?}", begun.elapsed());
    }
    assert_eq!(anna.state(&id).await["ply"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_all_doors_are_taken_the_silent_make_way() {
    let site = Site::with(|config| {
        config.connections = 40;
        config.connections_each = 30;
    })
    .await;
    let anna = site.guest("Anna").await;
    let id = anna.create("coins", &["me", "me"]).await;
    let mut socket = anna.listen(&id).await;
    let addr = site.server.as_ref().unwrap().addr();
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(TcpStream::connect(addr).await.unwrap());
        if silent.len() % 50 == 0 {
            assert_eq!(site.client().status("/api/games").await, 200);
        }
    }
    // A socket is nobody's to close.
    let ply = socket.state["ply"].clone();
    let act = json!({ "do": "move", "ply": ply, "text": "1" });
    assert!(socket.ask(act).await["error"].is_null());
    let closed = silent.iter_mut().take(150).map(|stream| async {
        let mut rest = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut rest));
        assert!(read.await.is_ok(), "the first ones have gone");
    });
    futures_util::future::join_all(closed).await;
}

#[tokio::test]
async fn all_sockets_of_an_address_share_its_limit_and_guests_have_their_own() {
    let site = Site::with(|config| config.rate = 20).await;
    let ben = site.guest("Ben").await;
    let id = ben.create("coins", &["me", "me"]).await;
    let stranger = site.client();
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(stranger.listen_since(&id, "").await.unwrap());
    }
    let begun = Instant::now();
    for socket in &mut sockets {
        for _ in 0..60 {
            let _ = socket.stream.feed(Message::Text("ping".into())).await;
        }
        let _ = socket.stream.flush().await;
    }
    let mut answered = 0;
    for socket in &mut sockets {
        let patience = Duration::from_secs(2);
        while let Ok(Some(Ok(message))) = tokio::time::timeout(patience, socket.stream.next()).await
        {
            answered += u32::from(message == Message::Text("pong".into()));
        }
    }
    // Six seconds' worth at once, and what came in since.
    let most = 130 + 20 * begun.elapsed().as_secs() as u32;
    assert!((50..=most).contains(&answered), "{answered} of 600");
    let mut refused = false;
    for _ in 0..10 {
        let many = (0..150).map(|_| stranger.status("/api/me"));
        let answers = futures_util::future::join_all(many).await;
        refused = refused || answers.contains(&429);
    }
    assert!(refused, "strangers of this address have had enough");
    assert_eq!(
        ben.status("/api/me").await,
        200,
        "a guest behind it has not"
    );
    assert_eq!(stranger.status("/health").await, 200);
    ben.play(&id, "1").await;
}

#[tokio::test]
async fn an_address_has_only_so_many_sockets() {
    let site = Site::with(|config| config.connections_each = 6).await;
    let anna = site.guest("Anna").await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(anna.connect("/api/lobby/ws").await.unwrap());
    }
    let mut refused = 0;
    for _ in 0..3 {
        match anna.connect("/api/lobby/ws").await {
            Ok(socket) => sockets.push(socket),
            Err(_) => refused += 1,
        }
    }
    assert!(refused >= 2, "{refused}");
}

#[tokio::test]
async fn what_is_refused_leaves_nothing_behind() {
    let site = Site::open().await;
    let nobody = || Client {
        http: reqwest::Client::new(),
        base: site.base.clone(),
        secret: Default::default(),
    };
    for (method, path, body) in [
        (
            "POST",
            "/api/matches",
            json!({ "game": "chess", "seats": [] }),
        ),
        (
            "POST",
            "/api/matches/nothing/acts",
            json!({ "do": "resign" }),
        ),
        ("POST", "/api/links/nothing", json!({})),
        ("PUT", "/api/me", json!({ "name": "Bot 3" })),
        ("PUT", "/api/me", json!([])),
    ] {
        let stranger = nobody();
        let (status, answer) = stranger.send(method, path, body).await;
        assert!((400..500).contains(&status), "{path}: {status} {answer}");
        assert!(stranger.secret.lock().unwrap().is_none(), "{path}");
    }
    let mut db = site.connect().await;
    assert_eq!(count(&mut db, "SELECT COUNT(*) FROM guests").await, 0);
    assert_eq!(count(&mut db, "SELECT COUNT(*) FROM tokens").await, 0);
    let anna = nobody();
    anna.send("PUT", "/api/me", json!({ "name": "Anna" })).await;
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna");
    assert_eq!(count(&mut db, "SELECT COUNT(*) FROM guests").await, 1);
}

#[tokio::test]
async fn nobody_fills_the_disk_with_plans_tokens_or_chairs() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("gifts", &["me", "open", "open", "bot:0"]).await;
    let mut statuses = Vec::new();
    for _ in 0..9 {
        let sat = ben.act(&id, json!({ "do": "sit", "seat": 1 })).await.0;
        ben.act(&id, json!({ "do": "leave" })).await;
        statuses.push(sat);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 403]);

    let id = anna.create("coins", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    let plan = |i: usize| json!({ "do": "plan", "plans": [{ "move": "1", "if": i.to_string() }] });
    let mut written = 0;
    for i in 0..600 {
        written += u32::from(ben.act(&id, plan(i)).await.0 == 200);
    }
    assert!((300..450).contains(&written), "{written}");
    anna.play(&id, "1").await;
    let long = json!({ "do": "plan", "plans": vec![json!({ "move": "1".repeat(399) }); 16] });
    assert_eq!(anna.act(&id, long).await.0, 413);

    for i in 0..21 {
        let (status, _) = anna.send("POST", "/api/me/tokens", json!({})).await;
        assert_eq!(status, if i < 20 { 200 } else { 422 });
    }
}

#[tokio::test]
async fn whoever_logs_out_is_nobody() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let secret = anna.secret.lock().unwrap().clone();
    let answer = anna.raw("POST", "/api/me/logout", Some(json!({}))).await;
    assert_eq!(answer.status(), 200);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("parlour=; Path=/; Max-Age=0"),
        "{cookie}"
    );
    *anna.secret.lock().unwrap() = secret;
    assert_eq!(
        anna.get("/api/me").await["guest"],
        Value::Null,
        "the old cookie is worth nothing"
    );
}
