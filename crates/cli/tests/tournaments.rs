//! Tournaments on the real binary: sixty-four bots of each kind, a kill in the middle, and standings that follow
//! from the games.

mod common;
#[path = "common/site.rs"]
mod site;

use common::Folder;
use parlour_store::AccountKind;
use serde_json::{Value, json};
use site::{Client, Site};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// What shows who runs the tournaments.
const TOKEN: &str = "11112222333344445555666677778888";
/// How long a slow machine may take.
const PATIENCE: Duration = Duration::from_secs(900);

fn ask(site: &Site, method: &str, path: &str, body: Value) -> Value {
    let mut client = Client::new(&site.addr, TOKEN).expect("the site answers");
    let (status, told) = client.send(method, path, &body).expect("the site answers");
    assert!(status < 300, "{method} {path}: {status} {told}");
    told
}

/// Announces a tournament of bots and begins it.
fn announce(site: &Site, plan: Value, bots: u32) -> String {
    let made = ask(site, "POST", "/api/tournaments", plan);
    let id = made["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    let bots = json!({"level": 0, "count": bots});
    ask(site, "POST", &format!("{path}/bots"), bots);
    ask(site, "POST", &format!("{path}/start"), json!({}));
    id
}

fn decided(site: &Site, id: &str) -> usize {
    let games = ask(
        site,
        "GET",
        &format!("/api/tournaments/{id}/games"),
        json!({}),
    );
    let games = games["games"].as_array().unwrap();
    games
        .iter()
        .filter(|game| !game["verdict"].is_null())
        .count()
}

/// Waits for all of them to end.
fn wait(site: &Site, ids: &[String]) {
    let until = Instant::now() + PATIENCE;
    for id in ids {
        loop {
            let told = ask(site, "GET", &format!("/api/tournaments/{id}"), json!({}));
            match told["phase"].as_str() {
                Some("over") => break,
                Some("running") => {}
                other => panic!("{other:?}: {}", told["why"]),
            }
            assert!(Instant::now() < until, "{} does not end", told["name"]);
            std::thread::sleep(Duration::from_millis(300));
        }
    }
}

/// Looks at every match of a tournament, and counts anew what its standings say.
fn check(site: &Site, id: &str) -> usize {
    let path = format!("/api/tournaments/{id}/results.json");
    let told = ask(site, "GET", &path, json!({}));
    let kind = told["kind"].as_str().unwrap();
    let n = told["entrants"].as_array().unwrap().len();
    let games = told["games"].as_array().unwrap();
    let mut met = BTreeSet::new();
    let mut rounds = BTreeSet::new();
    let mut points = vec![0i64; n];
    let mut wins = vec![0i64; n];
    let mut scores: BTreeMap<usize, Vec<(usize, i64)>> = BTreeMap::new();
    let mut ended: Vec<&Value> = games.iter().collect();
    ended.sort_by_key(|game| game["ended"].as_u64().expect("all games are over"));
    let mut streaks = vec![(0, false); n];
    for game in ended {
        let (a, b) = (&game["first"], &game["second"]);
        let (a, b) = (a.as_u64().unwrap() as usize, b.as_u64().unwrap() as usize);
        let round = game["round"].as_u64().unwrap();
        assert!(met.insert((a, b, round, game["match"].to_string())));
        if kind != "arena" && kind != "knockout" {
            assert!(
                rounds.insert((a, round)) && rounds.insert((b, round)),
                "paired twice"
            );
        }
        // What the match itself says.
        let path = format!("/api/matches/{}", game["match"].as_str().unwrap());
        let state = ask(site, "GET", &path, json!({}));
        assert_eq!(state["tournament"], id);
        let winners = state["status"]["winners"].as_array().unwrap();
        let (verdict, first) = match winners.first().and_then(Value::as_u64) {
            None => ("draw", 500),
            Some(seat) if seat % 2 == 0 => ("first", 1000),
            Some(_) => ("second", 0),
        };
        assert_eq!(game["verdict"], verdict, "{path}");
        assert_eq!(game["plies"], state["ply"]);
        for (own, other, got) in [(a, b, first), (b, a, 1000 - first)] {
            wins[own] += i64::from(got == 1000);
            scores.entry(own).or_default().push((other, got));
            let (streak, drawn) = &mut streaks[own];
            points[own] += match kind {
                "arena" => {
                    let twice = if *streak >= 2 { 2 } else { 1 };
                    match got {
                        1000 => 2000 * twice,
                        500 if !*drawn => 1000 * twice,
                        _ => 0,
                    }
                }
                "duplicate" => 0,
                _ => got,
            };
            *streak = if got == 1000 { *streak + 1 } else { 0 };
            *drawn = got == 500;
        }
        if kind == "duplicate" {
            let shares = &game["points"];
            points[a] += shares[0].as_i64().unwrap();
            points[b] += shares[1].as_i64().unwrap();
        }
    }
    let mut byes = vec![0i64; n];
    for bye in told["byes"].as_array().unwrap() {
        byes[bye[1]["number"].as_u64().unwrap() as usize] += 1;
    }
    let standings = told["standings"].as_array().unwrap();
    assert_eq!(standings.len(), n);
    let mut last = i64::MAX;
    for row in standings {
        let i = row["number"].as_u64().unwrap() as usize;
        assert_eq!(byes[i], 0, "an even number needs no byes");
        assert_eq!(row["points"], points[i], "{kind}: entrant {i}");
        assert_eq!(row["ties"]["wins"], wins[i]);
        let own = scores.get(&i).cloned().unwrap_or_default();
        assert_eq!(row["played"], own.len());
        let buchholz: i64 = own.iter().map(|(other, _)| points[*other]).sum();
        assert_eq!(row["ties"]["buchholz"], buchholz);
        let key = match kind {
            "knockout" => row["survived"].as_i64().unwrap(),
            _ => points[i],
        };
        assert!(key <= last, "the standings are in order");
        last = key;
    }
    match kind {
        "knockout" => {
            // One stays, and everybody else has lost once: the deciding game.
            let through = standings[0]["survived"].as_u64().unwrap();
            assert_eq!(1 << through, n.next_power_of_two());
            assert_eq!(standings[1]["survived"].as_u64().unwrap(), through - 1);
        }
        "round_robin" => assert_eq!(games.len(), n * (n - 1) / 2),
        "swiss" => {
            let pairs: BTreeSet<_> = met.iter().map(|(a, b, ..)| (a.min(b), a.max(b))).collect();
            assert_eq!(pairs.len(), games.len(), "nobody meets the same twice");
        }
        _ => {}
    }
    games.len()
}

fn plan(kind: &str, game: &str, more: Value) -> Value {
    let mut plan = json!({
        "name": format!("Bots: {kind} of {game}"), "kind": kind, "game": game, "pause": 0,
        "clock": {"kind": "minutes", "initial": 600, "increment": 5},
    });
    for (key, value) in more.as_object().unwrap() {
        plan[key] = value.clone();
    }
    plan
}

/// Plays some tournaments at once; the site is killed when so many games are over.
fn play(name: &str, plans: Vec<(Value, u32)>, kill_after: usize) -> Vec<usize> {
    let folder = Folder::new(name);
    let db = folder.0.join("site.db");
    site::make_account(&db, "Host", AccountKind::Person, TOKEN);
    let mut site = Site::start(&db);
    let all = plans.into_iter();
    let ids: Vec<String> = all
        .map(|(plan, bots)| announce(&site, plan, bots))
        .collect();
    let until = Instant::now() + PATIENCE;
    while ids.iter().map(|id| decided(&site, id)).sum::<usize>() < kill_after {
        assert!(Instant::now() < until, "no games are played");
        std::thread::sleep(Duration::from_millis(200));
    }
    site.kill();
    site = Site::start(&db);
    wait(&site, &ids);
    let counts = ids.iter().map(|id| check(&site, id)).collect();
    // The files are there, and the records replay.
    let path = format!("/api/tournaments/{}/results.csv", ids[0]);
    let mut client = Client::new(&site.addr, TOKEN).unwrap();
    let table = client.text(&path).unwrap();
    assert!(table.starts_with("place,number,name,points"), "{table}");
    let records = client.text(&format!("/api/tournaments/{}/records.txt", ids[0]));
    let records = records.unwrap();
    let text = { records.split("# round ").nth(1) }
        .and_then(|game| game.split_once('\n'))
        .expect("a game follows its line");
    let file = folder.0.join("game.txt");
    std::fs::write(&file, text.1.trim_start()).unwrap();
    let replayed = common::parlour(&["replay", file.to_str().unwrap()]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    counts
}

#[test]
fn tournaments_of_bots_are_played_to_their_end_through_a_kill() {
    let plans = vec![
        (plan("swiss", "dobutsu", json!({"rounds": 3})), 64),
        (plan("knockout", "dobutsu", json!({})), 64),
        (plan("arena", "dobutsu", json!({"minutes": 0.2})), 64),
        (plan("round_robin", "dobutsu", json!({"rounds": 1})), 8),
        (plan("swiss", "dog", json!({"rounds": 1})), 4),
    ];
    let counts = play("tournaments", plans, 40);
    assert_eq!(counts[0], 3 * 32);
    assert!(counts[1] >= 63 && counts[2] >= 32);
    assert_eq!((counts[3], counts[4]), (28, 2));
}

#[test]
fn duplicate_deals_the_same_cards_at_all_tables_of_a_round() {
    // Sixty-four bots are thirty-two pairs.
    let plans = vec![(plan("duplicate", "dog", json!({"rounds": 1})), 32)];
    assert_eq!(play("duplicate", plans, 4), [16]);
}

/// Two thousand games.
#[test]
fn sixty_four_bots_meet_each_other() {
    let plans = vec![(plan("round_robin", "dobutsu", json!({"rounds": 1})), 64)];
    assert_eq!(play("round-robin", plans, 300), [2016]);
}
