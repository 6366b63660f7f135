//! `parlour bridge`: our own engine as somebody's program at a running site.

mod common;
#[path = "common/site.rs"]
mod site;

use common::Folder;
use parlour_store::AccountKind;
use rustls::pki_types::PrivateKeyDer;
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use serde_json::{Value, json};
use site::{Client, Site};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

const HOST: &str = "11112222333344445555666677778888";
/// First to move takes the lion.
const START: &str = "S/-le/gC-/---/ELG/C";
const BOT: &str = "88887777666655554444333322221111";

#[test]
fn an_engine_plays_its_game_of_a_tournament_to_the_end() {
    let folder = Folder::new("bridge");
    let db = folder.0.join("site.db");
    site::make_account(&db, "Host", AccountKind::Person, HOST);
    site::make_account(&db, "Steady", AccountKind::Bot, BOT);
    let site = Site::start(&db);
    let url = format!("http://{}", site.addr);
    let engine = format!("{} engine dobutsu --level 0", common::BINARY);
    let args = [
        "bridge", "--site", &url, "--engine", &engine, "--until", "1",
    ];
    let mut bridge = common::program();
    let bridge = bridge.args(args).env("PARLOUR_TOKEN", BOT);
    let bridge = bridge.stdout(Stdio::piped()).stderr(Stdio::piped());
    let bridge = bridge.spawn().unwrap();

    let mut host = Client::new(&site.addr, HOST).unwrap();
    let plan = json!({
        "name": "Bridge", "kind": "swiss", "game": "dobutsu", "rounds": 1, "pause": 0,
        "clock": {"kind": "minutes", "initial": 600, "increment": 5},
    });
    let (status, made) = host.send("POST", "/api/tournaments", &plan).unwrap();
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/tournaments/{}", made["id"].as_str().unwrap());
    let mut bot = Client::new(&site.addr, &format!("Bearer {BOT}")).unwrap();
    let entered = bot.send("POST", &format!("{path}/entry"), &json!({}));
    assert_eq!(entered.unwrap().0, 200);
    let house = host.send("POST", &format!("{path}/bots"), &json!({"level": 0}));
    assert_eq!(house.unwrap().0, 200);
    let begun = host.send("POST", &format!("{path}/start"), &json!({}));
    assert_eq!(begun.unwrap().0, 200);

    let until = Instant::now() + Duration::from_secs(300);
    loop {
        let (_, told) = host.send("GET", &path, &json!({})).unwrap();
        if told["phase"] == "over" {
            break;
        }
        assert!(Instant::now() < until, "{told}");
        std::thread::sleep(Duration::from_millis(200));
    }
    let (_, games) = host
        .send("GET", &format!("{path}/games"), &json!({}))
        .unwrap();
    let id = games["games"][0]["match"].as_str().unwrap().to_owned();
    let (_, state) = host
        .send("GET", &format!("/api/matches/{id}"), &json!({}))
        .unwrap();
    let reason = state["status"]["reason"].as_str().unwrap();
    assert!(
        !["time", "resigned", "abandoned"].contains(&reason),
        "{reason}"
    );
    assert!(state["ply"].as_u64().unwrap() > 2);
    let done = bridge.wait_with_output().unwrap();
    let out = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{out}");
    assert!(out.contains("Steady is at http://"), "{out}");
    let ended = |how: &str| out.contains(&format!("{id}: {how}"));
    assert!(ended("won") || ended("lost") || ended("drawn"), "{out}");
}

/// Passes on to the site what comes by TLS, one request a connection.
fn terminate(site: &str) -> u16 {
    let cert = include_bytes!("tls/localhost.der").to_vec();
    let key = include_bytes!("tls/localhost.pk8").to_vec();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = config.with_no_client_auth();
    let key = PrivateKeyDer::Pkcs8(key.into());
    let config = config.with_single_cert(vec![cert.into()], key).unwrap();
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let site = site.to_owned();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (config, site) = (config.clone(), site.clone());
            std::thread::spawn(move || pass_on(config, stream, &site));
        }
    });
    port
}

fn pass_on(config: Arc<ServerConfig>, stream: TcpStream, site: &str) -> Option<()> {
    let mut stream = StreamOwned::new(ServerConnection::new(config).ok()?, stream);
    let mut request = Vec::new();
    let mut part = [0; 4096];
    loop {
        let read = stream.read(&mut part).ok().filter(|read| *read > 0)?;
        request.extend_from_slice(&part[..read]);
        let text = String::from_utf8_lossy(&request).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head.split("content-length: ").nth(1)?;
        let length: usize = length.split("\r\n").next()?.parse().ok()?;
        if body.len() >= length {
            break;
        }
    }
    let mut inside = TcpStream::connect(site).ok()?;
    inside.write_all(&request).ok()?;
    loop {
        let read = inside.read(&mut part).ok().filter(|read| *read > 0)?;
        stream.write_all(&part[..read]).ok()?;
        stream.flush().ok()?;
    }
}

/// Waits until the match is there and so many moves have been played, or it is over.
fn wait_for_answer(client: &mut Client, id: &str, plies: u64) -> Value {
    let until = Instant::now() + Duration::from_secs(120);
    loop {
        let path = format!("/api/matches/{id}");
        let (_, state) = client.send("GET", &path, &json!({})).unwrap();
        if state["ply"].as_u64() >= Some(plies) || state["phase"] == "over" {
            return state;
        }
        assert!(Instant::now() < until, "{state}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn an_engine_takes_challenges_by_tls_and_plays_from_any_position() {
    let folder = Folder::new("bridge-challenge");
    let db = folder.0.join("site.db");
    site::make_account(&db, "Host", AccountKind::Person, HOST);
    site::make_account(&db, "Steady", AccountKind::Bot, BOT);
    let site = Site::start(&db);
    let url = format!("https://localhost:{}", terminate(&site.addr));
    let engine = format!("{} engine dobutsu --level 1", common::BINARY);
    let args = [
        "bridge", "--site", &url, "--engine", &engine, "--until", "2", "--time", "50",
    ];
    let trusted = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tls/ca.pem");
    let mut bridge = common::program();
    let bridge = bridge.args(args).env("PARLOUR_TOKEN", BOT);
    let bridge = bridge.env("SSL_CERT_FILE", trusted);
    let bridge = bridge.stdout(Stdio::piped()).stderr(Stdio::piped());
    let bridge = bridge.spawn().unwrap();

    let mut host = Client::new(&site.addr, HOST).unwrap();
    let mut post = |path: &str, body: Value| host.send("POST", path, &body).unwrap();
    let clock = json!({"kind": "minutes", "initial": 600, "increment": 5});
    // A game that the engine does not play is declined, one that it plays is accepted.
    let challenge = |game: &str| json!({"to": "Steady", "game": game, "clock": clock});
    for (game, answer) in [("romanian-checkers", "declined"), ("dobutsu", "accepted")] {
        let (status, made) = post("/api/challenges", challenge(game));
        assert_eq!((status, &made["to_program"]), (200, &json!(true)), "{made}");
        let until = Instant::now() + Duration::from_secs(120);
        loop {
            let mut host = Client::new(&site.addr, HOST).unwrap();
            let (_, told) = host.send("GET", "/api/me/challenges", &json!({})).unwrap();
            let all = told["challenges"].as_array().unwrap().iter();
            let state = { all }.find(|one| one["id"] == made["id"]).unwrap()["state"].clone();
            if state == answer {
                break;
            }
            assert_eq!(state, "open", "{game}");
            assert!(Instant::now() < until, "{told}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    let (_, told) = host.send("GET", "/api/me/challenges", &json!({})).unwrap();
    let first = told["challenges"][0]["match"].as_str().unwrap().to_owned();
    let path = format!("/api/matches/{first}");
    let state = wait_for_answer(&mut host, &first, 0);
    let bot = state["players"].as_array().unwrap().iter();
    let bot = { bot }.find(|player| player["name"] == "Steady").unwrap();
    assert_eq!(bot["program"], true, "it is marked as a program");
    if state["your_turn"] == true {
        let act = json!({"do": "move", "ply": 0, "text": "b3b2"});
        let (status, told) = host.send("POST", &format!("{path}/acts"), &act).unwrap();
        assert_eq!(status, 200, "{told}");
        wait_for_answer(&mut host, &first, 2);
    } else {
        wait_for_answer(&mut host, &first, 1);
    }
    let act = json!({"do": "resign"});
    let (status, told) = host.send("POST", &format!("{path}/acts"), &act).unwrap();
    assert_eq!(status, 200, "{told}");

    // From a position in which the one to move takes the lion.
    let new = json!({
        "game": "dobutsu", "seats": ["link", "me"], "clock": clock, "position": START,
    });
    let (status, made) = host.send("POST", "/api/matches", &new).unwrap();
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let (_, state) = host
        .send("GET", &format!("/api/matches/{id}"), &json!({}))
        .unwrap();
    let link = state["players"][0]["link"].as_str().unwrap();
    let link = link.rsplit('/').next().unwrap().to_owned();
    let mut bot = Client::new(&site.addr, &format!("Bearer {BOT}")).unwrap();
    let sat = bot.send("POST", &format!("/api/links/{link}"), &json!({}));
    assert_eq!(sat.unwrap().0, 200);
    let state = wait_for_answer(&mut host, &id, 1);
    assert_eq!(state["phase"], "over", "it takes the lion: {state}");
    let done = bridge.wait_with_output().unwrap();
    let out = String::from_utf8_lossy(&done.stdout).into_owned();
    let err = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{out}{err}");
    assert!(out.contains(&format!("{first}: won")), "{out}");
    assert!(out.contains(&format!("{id}: won")), "{out}");
}

#[test]
fn a_site_that_nobody_vouches_for_is_not_talked_to() {
    let folder = Folder::new("bridge-stranger");
    let db = folder.0.join("site.db");
    site::make_account(&db, "Steady", AccountKind::Bot, BOT);
    let site = Site::start(&db);
    let url = format!("https://localhost:{}", terminate(&site.addr));
    let args = [
        "bridge", "--site", &url, "--engine", "ugi:true", "--token", BOT,
    ];
    let why = common::parlour(&args).bad(1);
    assert!(why.contains("cannot be reached"), "{why}");
}

#[test]
fn what_cannot_work_is_said_in_a_sentence() {
    let try_it = |args: &[&str]| {
        let all: Vec<&str> = ["bridge"].iter().chain(args).copied().collect();
        common::parlour(&all)
    };
    let site = ["--site", "http://127.0.0.1:1"];
    let with = |more: &[&str]| try_it(&[&site[..], more].concat());
    let why = with(&["--engine", "ugi:true"]).bad(2);
    assert!(why.contains("token"), "{why}");
    let why = with(&["--engine", "level:3", "--token", "x"]).bad(2);
    assert!(why.contains("program"), "{why}");
    let why = with(&["--engine", "ugi:true", "--token", "x", "--game", "chess"]).bad(2);
    assert!(why.contains("chess"), "{why}");
    let why = with(&["--engine", "ugi:true", "--token", "x"]).bad(1);
    assert!(why.contains("127.0.0.1:1"), "{why}");
    for address in ["ftp://x", "https://", "http://", "http://a b"] {
        let why = try_it(&["--site", address, "--engine", "ugi:true", "--token", "x"]).bad(2);
        assert!(why.contains("HTTP") || why.contains("address"), "{why}");
    }
}
