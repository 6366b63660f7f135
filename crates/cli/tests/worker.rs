//! Workers beside a site: whatever is queued is reviewed exactly once, also when one of them is killed.
#![cfg(unix)]

mod common;

use common::Folder;
use parlour_core::{Eye, Rng, Table};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(db: &Path) -> (Running, String) {
    let mut child = common::program()
        .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0"])
        .args(["--reviewers", "0", "--db"])
        .arg(db)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let out = child.stdout.as_mut().unwrap();
    BufReader::new(out).read_line(&mut line).unwrap();
    let addr = line.trim().rsplit('/').next().unwrap().to_owned();
    (Running(child), addr)
}

fn worker(db: &Path) -> Running {
    let worker = common::program()
        .args(["worker", "--threads", "1", "--lease", "4000", "--db"])
        .arg(db)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    Running(worker.unwrap())
}

/// One request, one connection.
fn send(addr: &str, cookie: &mut String, method: &str, path: &str, body: &Value) -> Value {
    let body = body.to_string();
    let mut stream = TcpStream::connect(addr).unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         connection: close\r\ncookie: parlour={cookie}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    for line in head.lines() {
        if let Some(set) = line.strip_prefix("set-cookie: parlour=") {
            *cookie = set.split(';').next().unwrap().into();
        }
    }
    serde_json::from_str(body).unwrap_or_else(|why| panic!("{why}: {answer}"))
}

/// A match of a few drawn moves, given up at its end: its id.
fn finished(addr: &str, cookie: &mut String, seed: u64, plies: usize) -> String {
    let rules = parlour_games::by_name("romanian-checkers").unwrap();
    let mut table: Box<dyn Table> = rules.open(None, 0).unwrap();
    let mut rng = Rng::new(seed);
    while table.ply() < plies {
        let text = table.pick(&mut rng).unwrap();
        table.play(&text).unwrap();
    }
    let moves = table.history(Eye::Keeper);
    let body = json!({ "game": "romanian-checkers", "seats": ["me", "me"], "moves": moves });
    let made = send(addr, cookie, "POST", "/api/matches", &body);
    let id = made["id"].as_str().unwrap_or_else(|| panic!("{made}"));
    let acts = format!("/api/matches/{id}/acts");
    let done = send(addr, cookie, "POST", &acts, &json!({ "do": "resign" }));
    assert!(done["error"].is_null(), "{done}");
    id.to_owned()
}

fn signal(child: &Child, name: &str) {
    let kill = Command::new("kill")
        .args([format!("-{name}"), child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
}

/// What a worker that is told to stop has reviewed, by match.
fn told(mut worker: Running, how: &str) -> Vec<String> {
    signal(&worker.0, how);
    let mut out = String::new();
    let stdout = worker.0.stdout.as_mut().unwrap();
    stdout.read_to_string(&mut out).unwrap();
    worker.0.wait().unwrap();
    let lines = out.lines().filter(|line| line.ends_with("moves reviewed"));
    let ids = lines.map(|line| line.split(':').next().unwrap().to_owned());
    ids.collect()
}

#[test]
fn two_workers_and_a_killed_one_do_every_review_once() {
    let folder = Folder::new("worker");
    let db = folder.0.join("site.db");
    let (_site, addr) = serve(&db);
    let cookie = &mut String::from("none");
    // The first one is long, so that it can be caught in the middle.
    let plies = [6, 1, 1];
    let ids = (1..).zip(plies);
    let ids: Vec<String> = ids
        .map(|(seed, plies)| finished(&addr, cookie, seed, plies))
        .collect();
    let path = |id: &str| format!("/api/matches/{id}/review");
    for id in &ids {
        let job = send(&addr, cookie, "POST", &path(id), &json!({}));
        assert_eq!(job["state"], "queued", "{job}");
    }
    let mut look = |id: &str| send(&addr, cookie, "GET", &path(id), &json!({}));

    // It stands still while it has a claim, and never moves again.
    let doomed = worker(&db);
    while look(&ids[0])["state"] != "running" {
        thread::sleep(Duration::from_millis(20));
    }
    signal(&doomed.0, "STOP");
    let job = look(&ids[0]);
    assert_eq!(job["state"], "running", "six moves take a while: {job}");
    let mut reviewed = told(doomed, "KILL");

    let helpers = [worker(&db), worker(&db)];
    for id in &ids {
        while let job = look(id)
            && job["state"] != "done"
        {
            assert_ne!(job["state"], "failed", "{job}");
            thread::sleep(Duration::from_millis(20));
        }
    }
    for helper in helpers {
        reviewed.extend(told(helper, "TERM"));
    }
    let mut times = BTreeMap::new();
    for id in reviewed {
        *times.entry(id).or_insert(0) += 1;
    }
    let once = ids.iter().map(|id| (id.clone(), 1)).collect();
    assert_eq!(times, once);
    for (id, plies) in ids.iter().zip(plies) {
        let job = look(id);
        let reviewed = job["review"]["plies"].as_array().map(Vec::len);
        assert_eq!(reviewed, Some(plies), "{job}");
    }
}

#[test]
fn a_worker_makes_no_database() {
    let folder = Folder::new("worker-none");
    let db = folder.file("none.db");
    let why = common::parlour(&["worker", "--once", "--db", &db]).bad(1);
    assert!(why.contains("there is no database"), "{why}");
    assert!(!Path::new(&db).exists());
}
