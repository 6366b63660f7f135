//! `parlour bridge`: our own engine as somebody's program at a running site.

mod common;
#[path = "common/site.rs"]
mod site;

use common::Folder;
use parlour_store::AccountKind;
use serde_json::json;
use site::{Client, Site};
use std::process::Stdio;
use std::time::{Duration, Instant};

const HOST: &str = "11112222333344445555666677778888";
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
    for address in ["ftp://x", "https://x", "http://", "http://a b"] {
        let why = try_it(&["--site", address, "--engine", "ugi:true", "--token", "x"]).bad(2);
        assert!(why.contains("HTTP") || why.contains("address"), "{why}");
    }
}
