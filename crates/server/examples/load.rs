//! Plays real games over WebSocket against a real server and says how it does.
//!
//! ```text
//! cargo build --release -p parlour-server --example load
//! target/release/examples/load --games 1000 --rate 2000 --seconds 30
//! ```
//!
//! It starts the server as a process of its own with a database of its own (itself, or another
//! `--server PROGRAM` that understands `serve --addr HOST:PORT --rate N --db FILE`), sets up so many games with two clients each, and
//! lets every game play random legal moves at an even pace, `rate` moves a second together. A move's
//! time runs from sending it to the opponent's client having received it; the server answers only
//! when the move is on disk. Whole games are played: where one ends, the next one begins.
//!
//! With `--servers 2 --db postgres://…` that many servers share the database, and every client connects
//! to any of them, as behind a load balancer.

use futures_util::{SinkExt, StreamExt};
use parlour_core::{Eye, Rng, Rulebook, Status, Table};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio, exit};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Fault = Box<dyn std::error::Error + Send + Sync>;

/// Tables set up at the same time.
const HANDS: usize = 32;
/// How long one waits for an update before the move counts as lost.
const PATIENCE: Duration = Duration::from_secs(60);

struct Options {
    server: String,
    game: String,
    games: usize,
    rate: f64,
    seconds: u64,
    db: Option<String>,
    servers: usize,
}

fn usage() -> ! {
    eprintln!(
        "load [--server PROGRAM] [--game NAME] [--games N] [--rate MOVES_A_SECOND] [--seconds N] [--db URL] \
         [--servers N]"
    );
    exit(2)
}

fn options() -> Options {
    let mut options = Options {
        server: std::env::current_exe()
            .expect("this program")
            .to_string_lossy()
            .into_owned(),
        game: "dobutsu".into(),
        games: 100,
        rate: 1000.0,
        seconds: 20,
        db: None,
        servers: 1,
    };
    let mut args = std::env::args().skip(1);
    while let Some(key) = args.next() {
        let value = args.next().unwrap_or_else(|| usage());
        let number = || value.parse::<f64>().unwrap_or_else(|_| usage());
        match key.as_str() {
            "--server" => options.server = value,
            "--game" => options.game = value,
            "--games" => options.games = number() as usize,
            "--rate" => options.rate = number(),
            "--seconds" => options.seconds = number() as u64,
            "--db" => options.db = Some(value),
            "--servers" => options.servers = number() as usize,
            _ => usage(),
        }
    }
    let alone = options.db.is_none() && options.servers > 1;
    if options.games == 0 || options.rate <= 0.0 || options.servers == 0 || alone {
        usage();
    }
    options
}

/// The server as a process of its own, so that its memory and time are its own, too.
struct Server {
    child: Child,
    base: String,
    folder: PathBuf,
}

impl Server {
    fn start(path: &str, db: Option<&str>) -> Server {
        let folder = std::env::temp_dir().join(format!("parlour-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let file = folder.join("load.db");
        let db = db.map_or(file.to_string_lossy().into_owned(), Into::into);
        let mut child = Command::new(path)
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--db"])
            .arg(db)
            .env("PARLOUR_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let base = line.trim().rsplit(' ').next().unwrap_or("").to_owned();
        assert!(base.starts_with("http://"), "{line:?}");
        Server {
            child,
            base,
            folder,
        }
    }
    /// Resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|l| l.split_whitespace().next()?.parse().ok())
            .unwrap_or(0)
    }
    /// CPU time so far.
    fn cpu(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        let fields = stat.rsplit(')').next().unwrap_or("").split_whitespace();
        let ticks: u64 = fields
            .skip(11)
            .take(2)
            .filter_map(|t| t.parse::<u64>().ok())
            .sum();
        Duration::from_millis(ticks * 10)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What all games share.
struct Load {
    bases: Vec<String>,
    http: reqwest::Client,
    rules: Arc<dyn Rulebook>,
    hands: Semaphore,
    clients: AtomicU64,
    stop: AtomicBool,
}

impl Load {
    /// Any of the servers.
    fn base(&self, rng: &mut Rng) -> &str {
        &self.bases[rng.below(self.bases.len())]
    }
    /// A request with a cookie: the answer and the cookie.
    async fn send(
        &self,
        base: &str,
        path: &str,
        body: Value,
        cookie: &str,
    ) -> Result<(Value, String), Fault> {
        let request = self.http.post(format!("{base}{path}")).json(&body);
        let request = request.header("cookie", format!("parlour={cookie}"));
        let response = request.send().await?.error_for_status()?;
        let set = response.headers().get("set-cookie");
        let set = set.and_then(|line| line.to_str().ok()?.strip_prefix("parlour="));
        let set = set.and_then(|line| line.split(';').next());
        let cookie = set.unwrap_or(cookie).to_owned();
        Ok((response.json().await?, cookie))
    }
    async fn connect(&self, base: &str, id: &str, cookie: &str) -> Result<Socket, Fault> {
        let url = format!("{}/api/matches/{id}/ws", base.replace("http", "ws"));
        let mut request = url.into_client_request()?;
        let cookie = format!("parlour={cookie}").parse()?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let (mut socket, _) = connect_async_with_config(request, Some(config), true).await?;
        hear(&mut socket, "\"type\":\"state\"").await?;
        Ok(socket)
    }
    /// A new table with two clients.
    async fn table(&self, cookies: &mut [String; 2], rng: &mut Rng) -> Result<Game, Fault> {
        let _hand = self.hands.acquire().await?;
        let body = json!({ "game": self.rules.name(), "seats": ["me", "link"] });
        let (made, first) = self
            .send(self.base(rng), "/api/matches", body, &cookies[0])
            .await?;
        let id = made["id"].as_str().ok_or("no id")?;
        let link = made["state"]["players"][1]["link"]
            .as_str()
            .ok_or("no link")?;
        let link = format!("/api/links/{}", link.trim_start_matches("/join/"));
        let (_, second) = self
            .send(self.base(rng), &link, json!({}), &cookies[1])
            .await?;
        *cookies = [first, second];
        let sockets = [
            self.connect(self.base(rng), id, &cookies[0]).await?,
            self.connect(self.base(rng), id, &cookies[1]).await?,
        ];
        Ok(Game {
            table: self.rules.open(None, 0).map_err(|why| why.to_string())?,
            sockets,
        })
    }
    /// Plays game after game, a move every `pace`.
    async fn play(
        &self,
        seed: u64,
        pace: Duration,
        ready: mpsc::Sender<()>,
        go: Arc<tokio::sync::Notify>,
        times: mpsc::UnboundedSender<Duration>,
    ) -> Result<(), Fault> {
        let mut rng = Rng::new(seed);
        let mut cookies = [String::new(), String::new()];
        let mut game = self.table(&mut cookies, &mut rng).await?;
        self.clients.fetch_add(2, Relaxed);
        let begin = go.notified();
        ready.send(()).await?;
        begin.await;
        let phase = pace.mul_f64(rng.below(1 << 20) as f64 / f64::from(1 << 20));
        let mut next = tokio::time::Instant::now() + phase;
        while !self.stop.load(Relaxed) {
            game.drain_until(next).await?;
            next += pace;
            if let Status::Over(_) = game.table.status() {
                game = self.table(&mut cookies, &mut rng).await?;
            }
            times.send(game.step(&mut rng).await?)?;
        }
        Ok(())
    }
}

struct Game {
    table: Box<dyn Table>,
    sockets: [Socket; 2],
}

/// Reads until a text with these words comes.
async fn hear(socket: &mut Socket, words: &str) -> Result<(), Fault> {
    let heard = async {
        loop {
            match socket.next().await.ok_or("the connection ended")?? {
                Message::Text(text) if text.contains(words) => return Ok::<(), Fault>(()),
                Message::Text(text) if text.contains("\"error\"") => {
                    return Err(text.to_string().into());
                }
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await?
}

impl Game {
    /// Both read until then, as pages do.
    async fn drain_until(&mut self, then: tokio::time::Instant) -> Result<(), Fault> {
        let [a, b] = &mut self.sockets;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(then) => return Ok(()),
                heard = a.next() => drop(heard.ok_or("the connection ended")??),
                heard = b.next() => drop(heard.ok_or("the connection ended")??),
            }
        }
    }
    /// One move: how long until the opponent has it.
    async fn step(&mut self, rng: &mut Rng) -> Result<Duration, Fault> {
        let ply = self.table.ply();
        let mover = self.table.status().mover().ok_or("nobody moves")?;
        let text = self.table.pick(rng).ok_or("no move")?;
        let (own, other) = self.sockets.split_at_mut(1);
        let (own, other) = match mover.index() {
            0 => (&mut own[0], &mut other[0]),
            _ => (&mut other[0], &mut own[0]),
        };
        let asked = json!({ "id": ply, "do": "move", "ply": ply, "line": 0, "text": text });
        let words = format!("\"kind\":\"move\",\"ply\":{ply},");
        let begun = Instant::now();
        own.send(Message::Text(asked.to_string().into())).await?;
        let (answered, arrived) = tokio::join!(hear(own, "\"ok\""), async {
            hear(other, &words).await?;
            Ok::<_, Fault>(begun.elapsed())
        });
        answered?;
        self.table.play(&text).map_err(|why| why.to_string())?;
        arrived
    }
}

fn at(times: &[Duration], part: f64) -> f64 {
    let i = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
    times.get(i).map_or(0.0, |t| t.as_secs_f64() * 1000.0)
}

/// One number of `/metrics`, of all servers together.
async fn metric(load: &Load, name: &str) -> f64 {
    let mut sum = 0.0;
    for base in &load.bases {
        sum += metric_of(load, base, name).await;
    }
    sum
}

async fn metric_of(load: &Load, base: &str, name: &str) -> f64 {
    let text = load.http.get(format!("{base}/metrics")).send().await;
    let text = match text {
        Ok(answer) => answer.text().await.unwrap_or_default(),
        Err(_) => String::new(),
    };
    let line = text
        .lines()
        .find_map(|l| l.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|n| n.trim().parse().ok()).unwrap_or(0.0)
}

fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let ["serve", "--addr", addr, "--rate", "0", "--db", db] =
        args.iter().map(String::as_str).collect::<Vec<_>>()[..]
    {
        let config = parlour_server::Config {
            addr: addr.into(),
            db: db.into(),
            rate: 0,
            ..parlour_server::Config::default()
        };
        return Ok(parlour_server::serve(config)?);
    }
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(load(options()))
}

async fn load(options: Options) -> Result<(), Fault> {
    let rules = parlour_games::by_name(&options.game).map_err(|_| "there is no such game")?;
    assert!(
        rules.is_open() && rules.seats() == 2,
        "an open game for two"
    );
    drop(rules.open(None, 0).map(|table| table.scene(Eye::Public)));
    let start = |_| Server::start(&options.server, options.db.as_deref());
    let servers: Vec<Server> = (0..options.servers).map(start).collect();
    let memory = || servers.iter().map(Server::memory).sum::<u64>();
    let cpu = || servers.iter().map(Server::cpu).sum::<Duration>();
    let load = Arc::new(Load {
        bases: servers.iter().map(|server| server.base.clone()).collect(),
        http: reqwest::Client::builder()
            .pool_max_idle_per_host(HANDS)
            .build()?,
        rules,
        hands: Semaphore::new(HANDS),
        clients: AtomicU64::new(0),
        stop: AtomicBool::new(false),
    });
    let empty = memory();
    let begun = Instant::now();
    let (ready, mut set) = mpsc::channel(1);
    let (times, mut measured) = mpsc::unbounded_channel();
    let go = Arc::new(tokio::sync::Notify::new());
    let pace = Duration::from_secs_f64(options.games as f64 / options.rate);
    for seed in 0..options.games as u64 {
        let (load, ready, go, times) = (load.clone(), ready.clone(), go.clone(), times.clone());
        tokio::spawn(async move {
            if let Err(why) = load.play(seed, pace, ready, go, times).await
                && !load.stop.load(Relaxed)
            {
                eprintln!("a game broke off: {why}");
                exit(1);
            }
        });
    }
    drop(times);
    for _ in 0..options.games {
        set.recv().await.ok_or("a table was not set up")?;
    }
    let setup = begun.elapsed();
    let held = load.clients.load(Relaxed);
    let idle = memory();
    println!(
        "{} games of {}, {held} clients connected in {:.1} s; {} servers with {:.0} MiB ({:.1} KiB a game)",
        options.games,
        options.game,
        setup.as_secs_f64(),
        servers.len(),
        idle as f64 / 1024.0,
        (idle.saturating_sub(empty)) as f64 / options.games as f64,
    );

    tokio::time::sleep(Duration::from_secs(2)).await;
    go.notify_waiters();
    // The first moves of all are not counted.
    tokio::time::sleep(Duration::from_secs(2)).await;
    while measured.try_recv().is_ok() {}
    let (before, begun) = (cpu(), Instant::now());
    let commits = metric(&load, "parlour_store_commits_total").await;
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    let took = begun.elapsed();
    let mut all = Vec::new();
    while let Ok(time) = measured.try_recv() {
        all.push(time);
    }
    let commits = metric(&load, "parlour_store_commits_total").await - commits;
    let (cpu, playing) = (cpu() - before, memory());
    let sockets = metric(&load, "parlour_sockets").await;
    load.stop.store(true, Relaxed);
    all.sort();
    let count = all.len().max(1) as f64;
    println!(
        "{:.0} durable moves a second for {:.0} s; p50 {:.1} ms, p99 {:.1} ms, slowest {:.1} ms",
        all.len() as f64 / took.as_secs_f64(),
        took.as_secs_f64(),
        at(&all, 0.5),
        at(&all, 0.99),
        at(&all, 1.0),
    );
    println!(
        "servers: {:.0} µs of CPU a move, {:.1} moves a commit, {sockets} sockets, {:.0} MiB ({:.1} KiB a game)",
        cpu.as_secs_f64() * 1e6 / count,
        count / commits.max(1.0),
        playing as f64 / 1024.0,
        (playing.saturating_sub(empty)) as f64 / options.games as f64,
    );
    Ok(())
}
