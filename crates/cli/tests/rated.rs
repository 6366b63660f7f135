//! Rated games of the real program, which is killed as soon as one is over: each counts once.

mod common;
#[path = "common/site.rs"]
mod site;

use common::Folder;
use parlour_store::{AccountKind, Counted, Store};
use serde_json::{Value, json};
use site::{Client, Site};
use std::path::Path;
use std::time::{Duration, Instant};

const ANNA: &str = "11112222333344445555666677778888";
const BEN: &str = "22223333444455556666777788889999";
/// Fewer than two may play for ratings in a day.
const GAMES: u32 = 6;

/// Asks a database that no server has just now.
fn ask<T>(db: &Path, what: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(db.to_str().unwrap()).await.unwrap();
        let answer = what(&store).await;
        store.close().await;
        answer
    })
}

/// Plays a rated game up to its end; the last move is on disk, and nothing else need be.
fn play(site: &Site) -> String {
    let mut anna = Client::new(&site.addr, ANNA).unwrap();
    let mut ben = Client::new(&site.addr, BEN).unwrap();
    let new = json!({
        "game": "dobutsu", "seats": ["me", "link"], "rated": true,
        "clock": {"kind": "minutes", "initial": 600, "increment": 0},
    });
    let (status, made) = anna.send("POST", "/api/matches", &new).unwrap();
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let path = format!("/api/matches/{id}");
    let (_, state) = anna.send("GET", &path, &json!({})).unwrap();
    let link = state["players"][1]["link"].as_str().unwrap();
    let link = link.rsplit('/').next().unwrap();
    let sat = ben.send("POST", &format!("/api/links/{link}"), &json!({}));
    assert_eq!(sat.unwrap().0, 200);
    for (ply, text) in ["b3b2", "a1a2", "b2b1"].into_iter().enumerate() {
        let client = if ply == 1 { &mut ben } else { &mut anna };
        let act = json!({"do": "move", "ply": ply, "text": text});
        let (status, told) = client.send("POST", &format!("{path}/acts"), &act).unwrap();
        assert_eq!(status, 200, "{told}");
    }
    id
}

#[test]
fn a_rated_game_counts_once_though_the_server_is_killed_as_it_ends() {
    let folder = Folder::new("rated");
    let db = folder.0.join("site.db");
    site::make_account(&db, "Anna", AccountKind::Person, ANNA);
    site::make_account(&db, "Ben", AccountKind::Person, BEN);
    let mut ids = Vec::new();
    let mut pending = 0;
    for _ in 0..GAMES {
        let site = Site::start(&db);
        let id = play(&site);
        site.kill();
        let counted = ask(&db, async |store: &Store| store.counted(&id).await.unwrap());
        match counted {
            Some(Counted::Pending) => pending += 1,
            Some(Counted::Counted) => {}
            other => panic!("{other:?}"),
        }
        ids.push(id);
    }
    assert!(pending > 0, "it was never killed between end and rating");
    // The next one counts what was left, and what was counted stays as it was; a kill more changes nothing.
    for _ in 0..2 {
        let site = Site::start(&db);
        let mut anna = Client::new(&site.addr, ANNA).unwrap();
        let until = Instant::now() + Duration::from_secs(60);
        for id in &ids {
            let path = format!("/api/matches/{id}/ratings");
            loop {
                let (_, told): (u16, Value) = anna.send("GET", &path, &json!({})).unwrap();
                if told["state"] == "counted" {
                    break;
                }
                assert!(Instant::now() < until, "{told}");
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        site.kill();
        ask(&db, async |store: &Store| {
            for player in ["anna", "ben"] {
                let standings = store.standings(player).await.unwrap();
                assert_eq!(standings.len(), 1);
                assert_eq!(standings[0].games, GAMES, "{player}");
            }
            let mut last = 1500.0;
            for id in &ids {
                let changes = store.changes(id).await.unwrap();
                assert_eq!(changes.len(), 2);
                assert_eq!(
                    changes[0].before, last,
                    "each begins where the one before ended"
                );
                assert!(changes[0].rating > last);
                last = changes[0].rating;
            }
            assert_eq!(
                store.standings("anna").await.unwrap()[0].rating.rating,
                last
            );
        });
    }
}
