//! The program that has the guest: in the terminal, and as the site, where a whole game is played against its bot.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn program(folder: &std::path::Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_breakthrough"));
    program.env("PARLOUR_DATA", folder).env("HOME", folder);
    program
}

/// A folder of this test alone.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn said(name: &str, words: &[&str], typed: &str) -> String {
    let mut child = program(&folder(name))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(typed.as_bytes())
        .unwrap();
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success(), "{words:?} failed");
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn the_command_line_knows_the_guest() {
    assert_eq!(
        said("perft", &["perft", "breakthrough", "4"], ""),
        "256036\n"
    );
    let games = said("games", &["games"], "");
    assert!(
        games.contains("breakthrough") && games.contains("dobutsu"),
        "{games}"
    );
    let proof = ["bestmove", "breakthrough", "8/8/8/P6p/8/8/8/8 w", "--prove"];
    assert!(said("prove", &proof, "").contains("win"));
    let played = said(
        "play",
        &["play", "breakthrough", "--seats", "me,bot:3"],
        "a2-a3\nmoves\nquit\n",
    );
    assert!(played.contains("Black plays "), "{played}");
    let met = said(
        "match",
        &[
            "match",
            "breakthrough",
            "level:3",
            "random",
            "--games",
            "2",
            "--nodes",
            "500",
        ],
        "",
    );
    assert!(met.contains("2"), "{met}");
}

/// The site, ended when the test ends.
struct Site {
    child: Child,
    address: String,
    cookie: String,
}

impl Site {
    fn open() -> Site {
        let folder = folder("site");
        let db = folder.join("site.db");
        let mut child = program(&folder)
            .args([
                "serve",
                "--addr",
                "127.0.0.1:0",
                "--db",
                db.to_str().unwrap(),
            ])
            .env("PARLOUR_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().to_string();
        Site {
            child,
            address,
            cookie: String::new(),
        }
    }
    /// Status, head and body of an answer.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(60)))
            .unwrap();
        let Site {
            address, cookie, ..
        } = self;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        for line in head.lines() {
            if let Some(set) = line
                .to_ascii_lowercase()
                .find("set-cookie: ")
                .filter(|at| *at == 0)
            {
                let rest = &line[set + "set-cookie: ".len()..];
                self.cookie = rest.split(';').next().unwrap().into();
            }
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let chunked = head
            .to_ascii_lowercase()
            .contains("transfer-encoding: chunked");
        (status, if chunked { whole(body) } else { body.into() })
    }
    fn json(&mut self, method: &str, path: &str, body: Value) -> Value {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let (status, text) = self.ask(method, path, &body);
        assert!(status < 300, "{method} {path}: {status} {text}");
        serde_json::from_str(&text).unwrap()
    }
}

/// A body without the lengths of its chunks.
fn whole(body: &str) -> String {
    let (mut rest, mut text) = (body, String::new());
    while let Some((length, tail)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).unwrap();
        if length == 0 {
            break;
        }
        text += &tail[..length];
        rest = &tail[length + 2..];
    }
    text
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_site_has_the_guest_and_its_bot_plays_to_the_end() {
    let mut site = Site::open();
    let games = site.json("GET", "/api/games", Value::Null);
    let names: Vec<_> = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|g| g["name"].as_str().unwrap())
        .collect();
    assert!(
        names.contains(&"breakthrough") && names.len() == 7,
        "{names:?}"
    );
    let (status, page) = site.ask("GET", "/new/breakthrough", "");
    assert_eq!(status, 200);
    assert!(
        page.contains("New game of Breakthrough"),
        "the page has its title"
    );
    let (status, picture) = site.ask("GET", "/api/games/breakthrough/picture.svg", "");
    assert!(status == 200 && picture.contains("<svg"));

    let seats = json!({"game": "breakthrough", "seats": ["me", "bot:2"]});
    let made = site.json("POST", "/api/matches", seats);
    let id = made["id"].as_str().unwrap().to_string();
    let at = format!("/api/matches/{id}");
    let mut waited = 0;
    let end = loop {
        let state = site.json("GET", &at, Value::Null);
        if state["status"]["over"] == true {
            break state;
        }
        if state["your_turn"] != true {
            waited += 1;
            assert!(waited < 1200, "the bot never moves: {state}");
            std::thread::sleep(Duration::from_millis(50));
            continue;
        }
        // As a person touches the board: something that may be touched, then where it may go.
        let (ply, line) = (state["ply"].clone(), state["line"].clone());
        let choices = state["entry"]["next"].as_array().unwrap();
        let pawn = choices[ply.as_u64().unwrap() as usize % choices.len()]["spot"].clone();
        let asked = json!({"ply": ply, "line": line, "touched": [pawn], "after": []});
        let goals = site.json("POST", &format!("{at}/entry"), asked);
        let goal = goals["entry"]["next"][0]["spot"].clone();
        let asked = json!({"ply": ply, "line": line, "touched": [pawn, goal], "after": []});
        let entered = site.json("POST", &format!("{at}/entry"), asked);
        let text = entered["entry"]["done"].clone();
        assert!(text.is_string(), "{entered}");
        let act = json!({"do": "move", "ply": ply, "line": line, "text": text});
        site.json("POST", &format!("{at}/acts"), act);
    };
    assert_eq!(end["status"]["winners"].as_array().unwrap().len(), 1);
    let (_, record) = site.ask("GET", &format!("{at}/record"), "");
    assert!(record.contains("breakthrough"), "{record}");
    let opened = site.json("POST", "/api/open", json!({"text": record, "game": null}));
    assert_eq!(opened["game"], "breakthrough");
}
