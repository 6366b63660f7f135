//! The real binary as a site: it answers, it stops when told, and it loses nothing when killed.

mod common;
#[path = "common/site.rs"]
mod site;

use common::Folder;
use parlour_core::{Eye, Rng, Table};
use serde_json::json;
use site::{Client, Site};
use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

/// One match that somebody plays against themselves as fast as the server acknowledges.
struct Game {
    name: &'static str,
    cookie: String,
    id: String,
    table: Box<dyn Table>,
    /// Texts of moves that were acknowledged.
    acknowledged: Vec<String>,
    rng: Rng,
}

impl Game {
    fn new(name: &'static str, seed: u64) -> Game {
        let rules = parlour_games::by_name(name).unwrap();
        Game {
            name,
            cookie: "none".into(),
            id: String::new(),
            table: rules.open(None, 0).unwrap(),
            acknowledged: Vec::new(),
            rng: Rng::new(seed),
        }
    }
    /// Everything acknowledged is there, and at most the one move whose answer never came. `None` when
    /// the server went away.
    fn check(&mut self, client: &mut Client) -> Option<()> {
        if self.id.is_empty() {
            return Some(());
        }
        let path = format!("/api/matches/{}", self.id);
        let (status, state) = client.send("GET", &path, &json!({}))?;
        assert_eq!(status, 200, "{state}");
        let history = state["history"].as_array().unwrap().iter();
        let texts: Vec<_> = history.map(|m| m["text"].as_str().unwrap()).collect();
        let n = self.acknowledged.len();
        assert!(
            texts.len() >= n,
            "{} of {n} acknowledged moves are left",
            texts.len()
        );
        assert!(texts.len() <= n + 1, "moves that nobody sent");
        assert_eq!(texts[..n], self.acknowledged, "in {}", self.name);
        while self.table.ply() > n {
            self.table.undo();
        }
        for text in &texts[n..] {
            self.table.play(text).unwrap();
            self.acknowledged.push((*text).into());
        }
        Some(())
    }
    /// Plays until the server goes away.
    fn play(&mut self, addr: &str, crowd: &Crowd) {
        let Some(mut client) = Client::new(addr, &self.cookie) else {
            return;
        };
        if self.check(&mut client).is_none() {
            return;
        }
        while !crowd.stop.load(Relaxed) {
            if self.id.is_empty() || self.table.status().mover().is_none() {
                let body = json!({ "game": self.name, "seats": ["me", "me"] });
                let Some((status, made)) = client.send("POST", "/api/matches", &body) else {
                    return;
                };
                assert_eq!(status, 201, "{made}");
                self.cookie = client.cookie.clone();
                self.id = made["id"].as_str().unwrap().into();
                self.acknowledged.clear();
                self.table = self.table.rules().open(None, 0).unwrap();
            }
            let text = self.table.pick(&mut self.rng).unwrap();
            let path = format!("/api/matches/{}/acts", self.id);
            let ply = self.table.ply();
            let act = json!({ "do": "move", "ply": ply, "line": 0, "text": text });
            let Some((status, answer)) = client.send("POST", &path, &act) else {
                return;
            };
            assert_eq!(status, 200, "{answer}");
            self.table.play(&text).unwrap();
            let played = self.table.moved(ply, Eye::Public).unwrap();
            self.acknowledged.push(played);
            crowd.moves.fetch_add(1, Relaxed);
        }
    }
}

/// Several games that are played at the same time.
#[derive(Default)]
struct Crowd {
    stop: AtomicBool,
    /// Acknowledged ones.
    moves: AtomicUsize,
}

impl Crowd {
    /// Waits for so many moves: how long they take is the machine's affair. Not for ever, so that
    /// games that broke off can end.
    fn wait_for(&self, moves: usize) {
        let enough = |_: &u32| self.moves.load(Relaxed) >= moves;
        let pause = || thread::sleep(Duration::from_millis(1));
        (0..60_000).inspect(|_| pause()).find(enough);
    }
}

#[test]
fn ten_kills_lose_no_acknowledged_move() {
    let folder = Folder::new("serve-kill");
    let db = folder.0.join("parlour.db");
    let names = ["dobutsu", "romanian-checkers", "cublino-pur", "dominions"];
    let mut games: Vec<Game> = (0..12).map(|i| Game::new(names[i % 4], i as u64)).collect();
    for round in 0..10 {
        let site = Site::start(&db);
        let (addr, crowd) = (site.addr.clone(), Crowd::default());
        thread::scope(|scope| {
            for game in &mut games {
                scope.spawn(|| game.play(&addr, &crowd));
            }
            crowd.wait_for(20);
            thread::sleep(Duration::from_millis(37 * round));
            site.kill();
            crowd.stop.store(true, Relaxed);
        });
        let moves = crowd.moves.into_inner();
        assert!(moves >= 20, "only {moves} moves: nothing was tested");
    }
    let site = Site::start(&db);
    check_all(&mut games, &site);
}

/// Every game holds what was acknowledged; how many moves that are.
fn check_all(games: &mut [Game], site: &Site) -> usize {
    for game in &mut *games {
        let mut client = Client::new(&site.addr, &game.cookie).unwrap();
        game.check(&mut client).expect("a fresh server");
    }
    games.iter().map(|game| game.acknowledged.len()).sum()
}

#[test]
fn a_backup_under_load_has_all_that_was_acknowledged_before_it() {
    let folder = Folder::new("serve-backup");
    let db = folder.0.join("parlour.db");
    let copy = folder.file("copy.db");
    let names = ["dobutsu", "romanian-checkers", "cublino-pur", "dominions"];
    let mut games: Vec<Game> = (0..8).map(|i| Game::new(names[i % 4], i as u64)).collect();
    let site = Site::start(&db);
    let addr = site.addr.clone();
    let play = |games: &mut [Game], while_doing: &dyn Fn(&Crowd)| {
        let crowd = Crowd::default();
        thread::scope(|scope| {
            for game in games {
                scope.spawn(|| game.play(&addr, &crowd));
            }
            while_doing(&crowd);
            crowd.stop.store(true, Relaxed);
        });
    };
    play(&mut games, &|crowd| crowd.wait_for(200));
    // From here on others play; what these had acknowledged must be in the copy.
    let mut others: Vec<Game> = (8..16).map(|i| Game::new(names[i % 4], i as u64)).collect();
    play(&mut others, &|crowd| {
        crowd.wait_for(50);
        let copied = common::parlour(&["backup", "--db", db.to_str().unwrap(), &copy]).good();
        assert!(copied.ends_with(" matches\n"), "{copied:?}");
        crowd.wait_for(crowd.moves.load(Relaxed) + 20);
    });
    site.kill();

    let sentence = common::parlour(&["backup", "--db", db.to_str().unwrap(), &copy]).bad(1);
    assert!(sentence.contains("exists already"), "{sentence}");

    // Restoring.
    for ending in ["db", "db-wal", "db-shm"] {
        let _ = std::fs::remove_file(db.with_extension(ending));
    }
    std::fs::rename(&copy, &db).unwrap();
    let site = Site::start(&db);
    let moves = check_all(&mut games, &site);
    assert!(moves > 50, "only {moves} moves: nothing was tested");
}

#[test]
fn what_cannot_be_backed_up_is_said_in_one_sentence() {
    let folder = Folder::new("serve-no-backup");
    let (none, to) = (folder.file("none.db"), folder.file("to.db"));
    for (db, words) in [
        (none.as_str(), "there is no database"),
        ("postgres://parlour@localhost/parlour", "pg_dump"),
    ] {
        let sentence = common::parlour(&["backup", "--db", db, &to]).bad(1);
        assert!(sentence.contains(words), "{sentence}");
        assert!(!Path::new(&to).exists() && !Path::new(&none).exists());
    }
}

#[test]
fn a_site_plays_on_from_where_its_database_was_moved_to() {
    let folder = Folder::new("serve-moving");
    let (db, to) = (folder.0.join("parlour.db"), folder.file("moved.db"));
    // Long games: those that end are begun anew, and only what is on the tables now is counted.
    let names = ["cublino-pur", "dominions"];
    let mut games: Vec<Game> = (0..4).map(|i| Game::new(names[i % 2], i as u64)).collect();
    let site = Site::start(&db);
    let crowd = Crowd::default();
    thread::scope(|scope| {
        for game in &mut games {
            scope.spawn(|| game.play(&site.addr, &crowd));
        }
        crowd.wait_for(60);
        crowd.stop.store(true, Relaxed);
    });
    let words = ["move-database", db.to_str().unwrap(), &to];
    let sentence = common::parlour(&words).bad(1);
    assert!(sentence.contains("is in use"), "{sentence}");
    site.kill();
    let said = common::parlour(&words).good();
    assert!(
        said.contains(" matches, ") && said.contains(" events moved"),
        "{said}"
    );
    let sentence = common::parlour(&words).bad(1);
    assert!(sentence.contains("is not empty"), "{sentence}");
    let none = folder.file("none.db");
    let sentence = common::parlour(&["move-database", &none, &to]).bad(1);
    assert!(sentence.contains("there is no database"), "{sentence}");
    assert!(!Path::new(&none).exists());
    let site = Site::start(Path::new(&to));
    let moves = check_all(&mut games, &site);
    assert!(moves > 30, "only {moves} moves: nothing was tested");
}

/// A match that Anna plays against herself: her client and the path of her acts.
fn table(site: &Site) -> (Client, String) {
    let mut client = Client::new(&site.addr, "none").unwrap();
    let body = json!({ "game": "romanian-checkers", "seats": ["me", "me"] });
    let (status, made) = client.send("POST", "/api/matches", &body).unwrap();
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/matches/{}", made["id"].as_str().unwrap());
    (client, path)
}

#[test]
fn a_move_on_disk_whose_answer_never_came_may_be_sent_again() {
    let folder = Folder::new("serve-between");
    let db = folder.0.join("parlour.db");
    let site = Site::start(&db);
    let (mut anna, path) = table(&site);
    let act = json!({ "do": "move", "ply": 0, "line": 0, "text": "b1-b3" });
    let body = act.to_string();
    let request = format!(
        "POST {path}/acts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         cookie: parlour={}\r\ncontent-length: {}\r\n\r\n{body}",
        anna.cookie,
        body.len()
    );
    // She never reads the answer to this.
    let mut deaf = TcpStream::connect(&site.addr).unwrap();
    deaf.write_all(request.as_bytes()).unwrap();
    let seen = (0..500).any(|_| {
        thread::sleep(Duration::from_millis(10));
        let (_, state) = anna.send("GET", &path, &json!({})).unwrap();
        state["ply"] == 1
    });
    assert!(seen, "the move was played");
    site.kill();
    drop(deaf);

    let site = Site::start(&db);
    let mut anna = Client::new(&site.addr, &anna.cookie).unwrap();
    let acts = format!("{path}/acts");
    let (status, done) = anna.send("POST", &acts, &act).unwrap();
    assert_eq!(status, 200, "{done}");
    assert_eq!((&done["ply"], &done["repeated"]), (&json!(1), &json!(true)));
    let other = json!({ "do": "move", "ply": 0, "line": 0, "text": "c1-c3" });
    assert_eq!(anna.send("POST", &acts, &other).unwrap().0, 409);
}

/// A file may grow only so far: the system refuses to write more, as it does on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = Folder::new("serve-full");
    let db = folder.0.join("parlour.db");
    // The tables are made while there is room.
    drop(Site::start(&db));
    let mut limited = Command::new("sh");
    common::at_home(&mut limited, &folder.0);
    // Without the trap the system would end the process instead of refusing the write.
    let script = "trap '' XFSZ; ulimit -S -f 2400; exec \"$0\" \"$@\"";
    limited.args(["-c", script, common::BINARY]);
    let site = Site::start_by(limited, &db);
    let (mut anna, path) = table(&site);
    let (mut ben, other) = table(&site);
    let acts = format!("{path}/acts");
    let rules = parlour_games::by_name("romanian-checkers").unwrap();
    let mut table = rules.open(None, 0).unwrap();
    let mut rng = Rng::new(4);
    let mut acknowledged = 0;
    let mut play = |anna: &mut Client, table: &mut Box<dyn Table>| {
        table.status().mover()?;
        let text = table.pick(&mut rng).unwrap();
        let ply = table.ply();
        let act = json!({ "do": "move", "ply": ply, "line": 0, "text": text });
        let (status, answer) = anna.send("POST", &acts, &act).unwrap();
        match status {
            200 => drop(table.play(&text).unwrap()),
            503 => {}
            _ => panic!("{status}: {answer}"),
        }
        Some(status)
    };
    // Names fill the disk; moves are refused from then on.
    let mut full = false;
    for i in 0..4000 {
        let name = json!({ "name": format!("Anna {i}") });
        let (status, _) = ben.send("PUT", "/api/me", &name).unwrap();
        full = status == 503;
        if full {
            break;
        }
        if i % 4 == 0 && play(&mut anna, &mut table) == Some(200) {
            acknowledged = table.ply();
        }
    }
    assert!(full, "the disk never filled");
    assert!(acknowledged > 3, "only {acknowledged} moves");
    let mut refused = 0;
    for _ in 0..3 {
        refused += u32::from(play(&mut anna, &mut table) == Some(503));
    }
    assert!(refused > 0, "a full disk takes no moves");
    // Everybody can still look, and nothing acknowledged is gone.
    let (status, state) = anna.send("GET", &path, &json!({})).unwrap();
    assert_eq!((status, &state["ply"]), (200, &json!(table.ply())));
    assert_eq!(ben.send("GET", &other, &json!({})).unwrap().0, 200);

    // Room again: play goes on without a restart.
    let pid = site.child.id().to_string();
    let room = Command::new("prlimit")
        .args(["--pid", &pid, "--fsize=unlimited"])
        .status();
    assert!(room.unwrap().success());
    let goes_on = (0..20).any(|_| play(&mut anna, &mut table) == Some(200));
    assert!(goes_on);
    let ply = table.ply();
    site.kill();
    let site = Site::start(&db);
    let mut anna = Client::new(&site.addr, &anna.cookie).unwrap();
    let (_, state) = anna.send("GET", &path, &json!({})).unwrap();
    assert_eq!(state["ply"], json!(ply));
}

#[test]
fn a_lost_log_of_the_database_is_noticed() {
    let folder = Folder::new("serve-log");
    let db = folder.0.join("parlour.db");
    let site = Site::start(&db);
    let (anna, path) = table(&site);
    let cookie = anna.cookie.clone();
    site.kill();
    let log = db.with_extension("db-wal");
    let kept = std::fs::read(&log).unwrap();
    for ending in ["db-wal", "db-shm"] {
        std::fs::remove_file(db.with_extension(ending)).unwrap();
    }
    let start = [
        "serve",
        "--addr",
        "127.0.0.1:0",
        "--db",
        db.to_str().unwrap(),
    ];
    let sentence = common::parlour(&start).bad(1);
    assert!(sentence.contains("-wal file is missing"), "{sentence}");
    // Nothing was changed by looking: with its log the match is there.
    std::fs::write(&log, kept).unwrap();
    let site = Site::start(&db);
    let mut anna = Client::new(&site.addr, &cookie).unwrap();
    assert_eq!(anna.send("GET", &path, &json!({})).unwrap().0, 200);
    let sentence = common::parlour(&start).bad(1);
    assert!(
        sentence.contains("another server is using it"),
        "{sentence}"
    );
}

#[test]
fn it_answers_and_stops_when_told() {
    let folder = Folder::new("serve-stop");
    // The folder of the database is made when it is missing.
    let mut site = Site::start(&folder.0.join("a").join("b").join("parlour.db"));
    let mut client = Client::new(&site.addr, "none").unwrap();
    let (status, health) = client.send("GET", "/health", &json!({})).unwrap();
    assert_eq!((status, &health["ok"]), (200, &json!(true)));
    let (_, games) = client.send("GET", "/api/games", &json!({})).unwrap();
    let known = parlour_games::all().len();
    assert_eq!(games["games"].as_array().unwrap().len(), known);
    drop(client);
    let pid = site.child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(told.success());
    assert_eq!(site.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_bad_address_or_database_is_said_in_one_sentence() {
    let folder = Folder::new("serve-bad");
    let db = folder.file("x.db");
    let sentence = common::parlour(&["serve", "--addr", "nowhere", "--db", &db]).bad(2);
    assert!(sentence.contains("nowhere"), "{sentence}");
    let sentence = common::parlour(&["serve", "--addr", "127.0.0.1:0", "--db", "/dev/null/x/y.db"]);
    assert!(sentence.bad(1).contains("/dev/null"));
    // A mail server needs a sender and an address of the site, and no sentence holds its password.
    for (from, site, part) in [
        (None, None, "--mail-from"),
        (Some("nobody"), Some("https://x.example"), "nobody"),
        (Some("a@x.example"), Some("x.example"), "--site-url"),
    ] {
        let mut args = vec!["serve", "--addr", "127.0.0.1:0", "--db", &db];
        args.extend(["--smtp", "smtp://anna:geheim@mail.example"]);
        args.extend(from.into_iter().flat_map(|from| ["--mail-from", from]));
        args.extend(site.into_iter().flat_map(|site| ["--site-url", site]));
        let sentence = common::parlour(&args).bad(2);
        assert!(
            sentence.contains(part) && !sentence.contains("geheim"),
            "{sentence}"
        );
    }
    let help = common::parlour(&["serve", "--help"]).good();
    for word in [
        "--smtp",
        "--mail-from",
        "--site-url",
        "PARLOUR_SMTP",
        "--addr",
        "--db",
        "--rate",
        "--connections",
        "--connections-each",
        "--bot-threads",
        "--behind-proxy",
        "--abandoned",
        "--abandoned-slow",
        "PARLOUR_LOG",
        "PARLOUR_DATA",
        "PGPASSWORD",
    ] {
        assert!(help.contains(word), "{word}");
    }
}
