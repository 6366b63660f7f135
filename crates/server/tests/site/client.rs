//! A small client, and a house with two toys beside the real games.

use crate::contract;
use crate::toys::{coins, gifts::Gifts};
use futures_util::{SinkExt, StreamExt};
use parlour_core::{Rng, rulebook};
use parlour_server::{Clock, Config, Cost, Server};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, PgConnection};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server with a database of its own, gone afterwards.
pub struct Site {
    pub server: Option<Server>,
    pub base: String,
    config: Config,
    folder: PathBuf,
    /// The database of its own on a PostgreSQL server, and where that server is.
    rented: Option<(String, String)>,
}

/// A new, empty database where `PARLOUR_POSTGRES` names a server: its name and the server's.
async fn rent() -> Option<(String, String)> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("PARLOUR_POSTGRES").ok()?;
    let name = format!(
        "site_{}_{}",
        std::process::id(),
        COUNT.fetch_add(1, Relaxed)
    );
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let sql = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    Some((name, server))
}

pub fn config(db: &std::path::Path) -> Config {
    let mut games = parlour_games::all();
    games.push(rulebook(coins::RULES));
    games.push(rulebook(Gifts {
        rounds: 2,
        bug: None,
    }));
    Config {
        addr: "127.0.0.1:0".into(),
        db: db.to_str().unwrap().into(),
        games,
        rate: 0,
        connections: 0,
        connections_each: 0,
        proxy: false,
        bot_threads: 1,
        reviewers: 1,
        minds: parlour_bots::bot,
        abandoned: 60,
        abandoned_slow: 24 * 60 * 60,
        clock: Clock::system(),
        lease: parlour_store::LEASE,
        password: Cost {
            memory: 8,
            passes: 1,
        },
        mail: None,
        push_anywhere: true,
    }
}

/// A password that nobody guesses first.
pub const PASSWORD: &str = "tintenfisch im regen";

impl Site {
    pub async fn open() -> Site {
        Site::with(|_| {}).await
    }
    pub async fn with(change: impl Fn(&mut Config)) -> Site {
        Site::at(rent().await, change).await
    }
    /// Always with a file, for what only files do.
    pub async fn on_file() -> Site {
        Site::at(None, |_| {}).await
    }
    async fn at(rented: Option<(String, String)>, change: impl Fn(&mut Config)) -> Site {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "parlour-site-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Relaxed)
        );
        let folder = std::env::temp_dir().join(name);
        let mut config = config(&folder.join("site.db"));
        if let Some((name, server)) = &rented {
            let server = server.rsplit_once('/').unwrap().0;
            config.db = format!("{server}/{name}");
        }
        change(&mut config);
        // Nothing of what this user has made counts here.
        parlour_bots::keep_data_in(concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data"));
        let server = Server::start(config.clone()).await.unwrap();
        Site {
            base: format!("http://{}", server.addr()),
            server: Some(server),
            config,
            folder,
            rented,
        }
    }
    /// Is it on PostgreSQL?
    pub fn is_rented(&self) -> bool {
        self.rented.is_some()
    }
    /// Another connection to its database.
    pub async fn connect(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let url = match &self.rented {
            Some(_) => self.config.db.clone(),
            None => format!("sqlite://{}", self.db().display()),
        };
        AnyConnection::connect(&url).await.unwrap()
    }
    /// Holds all writers up until that connection rolls back.
    pub async fn lock(&self) -> AnyConnection {
        let mut other = self.connect().await;
        let sql = match &self.rented {
            Some(_) => "BEGIN; LOCK TABLE events, matches, schema IN SHARE MODE",
            None => "BEGIN IMMEDIATE",
        };
        other.execute(sql).await.unwrap();
        other
    }
    /// Another server at the same database: itself, and where it is.
    pub async fn second(&self) -> (Server, String) {
        let server = Server::start(self.config.clone()).await.unwrap();
        let base = format!("http://{}", server.addr());
        (server, base)
    }
    /// Where its database is.
    pub fn place(&self) -> &str {
        &self.config.db
    }
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }
    /// Changes how it runs from the next start on.
    pub fn set(&mut self, change: impl Fn(&mut Config)) {
        change(&mut self.config);
    }
    pub async fn stop(&mut self) {
        self.server.take().unwrap().stop().await.unwrap();
    }
    pub async fn start(&mut self) {
        let server = Server::start(self.config.clone()).await.unwrap();
        self.base = format!("http://{}", server.addr());
        self.server = Some(server);
    }
    /// The file of its database.
    pub fn db(&self) -> PathBuf {
        self.folder.join("site.db")
    }
    pub fn client(&self) -> Client {
        Client {
            http: reqwest::Client::new(),
            base: self.base.clone(),
            secret: Mutex::default(),
        }
    }
    /// What makes an operator, as long as there is none.
    pub fn setup(&self) -> Option<String> {
        let server = self.server.as_ref().unwrap();
        server.setup().map(Into::into)
    }
    /// Somebody with an account.
    pub async fn member(&self, name: &str) -> Client {
        self.member_with(json!({ "name": name, "password": PASSWORD }))
            .await
    }
    /// The first one, who looks after the others.
    pub async fn operator(&self, name: &str) -> Client {
        let setup = self.setup().expect("there is no operator yet");
        self.member_with(json!({ "name": name, "password": PASSWORD, "setup": setup }))
            .await
    }
    async fn member_with(&self, body: Value) -> Client {
        let client = self.client();
        let (status, answer) = client.send("POST", "/api/account", body).await;
        assert_eq!(status, 200, "{answer}");
        client
    }
    pub async fn guest(&self, name: &str) -> Client {
        let client = self.client();
        let named = client.send("PUT", "/api/me", json!({ "name": name })).await;
        assert_eq!(named.0, 200, "{}", named.1);
        client
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        let Some((name, server)) = self.rented.take() else {
            return;
        };
        // Its servers may still run, on the very thread that drops it.
        let dropping = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = runtime.enable_all().build().unwrap();
            runtime.block_on(async {
                let mut connection = PgConnection::connect(&server).await?;
                let sql = format!("DROP DATABASE {name} WITH (FORCE)");
                connection.execute(AssertSqlSafe(sql)).await
            })
        });
        let _ = dropping.join();
    }
}

/// Somebody with a cookie, once the server has given one.
pub struct Client {
    pub http: reqwest::Client,
    pub base: String,
    pub secret: Mutex<Option<String>>,
}

impl Client {
    pub async fn raw(&self, method: &str, path: &str, body: Option<Value>) -> reqwest::Response {
        let method = method.parse().unwrap();
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(secret) = self.secret.lock().unwrap().clone() {
            request = request.header("cookie", format!("other=1; parlour={secret}"));
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
            let value = cookie.strip_prefix("parlour=").unwrap();
            let value = value.split(';').next().unwrap();
            *self.secret.lock().unwrap() = Some(value.into());
        }
        response
    }
    pub async fn send(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let response = self.raw(method, path, Some(body)).await;
        let status = response.status().as_u16();
        let body = response.json().await.unwrap();
        contract::answer(method, path, status, &body);
        (status, body)
    }
    pub async fn get(&self, path: &str) -> Value {
        let response = self.raw("GET", path, None).await;
        let (status, body) = (response.status(), response.text().await.unwrap());
        assert_eq!(status, 200, "GET {path}: {body}");
        let body = serde_json::from_str(&body).unwrap();
        contract::answer("GET", path, 200, &body);
        body
    }
    pub async fn status(&self, path: &str) -> u16 {
        self.raw("GET", path, None).await.status().as_u16()
    }
    pub async fn text(&self, path: &str) -> String {
        self.raw("GET", path, None).await.text().await.unwrap()
    }
    /// A new match: its id.
    pub async fn create(&self, game: &str, seats: &[&str]) -> String {
        self.create_as(json!({ "game": game, "seats": seats }))
            .await
    }
    /// The same with more in its body.
    pub async fn create_as(&self, body: Value) -> String {
        let (status, answer) = self.send("POST", "/api/matches", body).await;
        assert_eq!(status, 201, "{answer}");
        answer["id"].as_str().unwrap().into()
    }
    pub async fn state(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await
    }
    pub async fn act(&self, id: &str, act: Value) -> (u16, Value) {
        self.send("POST", &format!("/api/matches/{id}/acts"), act)
            .await
    }
    /// An act that must be accepted.
    pub async fn must(&self, id: &str, act: Value) -> Value {
        let (status, answer) = self.act(id, act.clone()).await;
        assert_eq!(status, 200, "{act}: {answer}");
        answer
    }
    /// Plays these moves from the present ply on.
    pub async fn play(&self, id: &str, text: &str) -> Value {
        let state = self.state(id).await;
        let act = json!({ "do": "move", "ply": state["ply"], "line": state["line"], "text": text });
        self.must(id, act).await
    }
    /// Takes the chair behind the link that `host` sees.
    pub async fn join(&self, host: &Client, id: &str, seat: usize) {
        let state = host.state(id).await;
        let link = state["players"][seat]["link"].as_str().expect("a link");
        let secret = link.strip_prefix("/join/").unwrap();
        let (status, answer) = self
            .send("POST", &format!("/api/links/{secret}"), json!({}))
            .await;
        assert_eq!((status, &answer["seat"]), (200, &json!(seat)), "{answer}");
    }
    pub async fn listen(&self, id: &str) -> Socket {
        self.listen_since(id, "").await.unwrap()
    }
    pub async fn listen_since(&self, id: &str, query: &str) -> Result<Socket, Error> {
        let mut socket = self
            .connect(&format!("/api/matches/{id}/ws{query}"))
            .await?;
        let first = socket.next().await;
        assert_eq!(first["type"], "state");
        socket.state = first["state"].clone();
        Ok(socket)
    }
    /// Any WebSocket of the site.
    pub async fn connect(&self, path: &str) -> Result<Socket, Error> {
        let url = format!("{}{path}", self.base.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        if let Some(secret) = self.secret.lock().unwrap().clone() {
            let cookie = format!("parlour={secret}").parse().unwrap();
            request.headers_mut().insert("cookie", cookie);
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket {
            stream,
            heard: Vec::new(),
            late: Vec::new(),
            asked: 0,
            state: Value::Null,
        })
    }
}

/// Data as it looks after a journey through JSON.
pub fn shown(data: &impl serde::Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(data).unwrap()).unwrap()
}

/// A WebSocket that keeps the state up to date as the page does.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message as it came.
    pub heard: Vec<String>,
    late: Vec<Value>,
    asked: u64,
    pub state: Value,
}

impl Socket {
    /// The next message of any kind; `Null` when the connection ended.
    pub async fn next(&mut self) -> Value {
        let text = self.text().await;
        if text.is_empty() {
            return Value::Null;
        }
        let message: Value = serde_json::from_str(&text).unwrap();
        contract::message(&message);
        if message["type"] == "update" {
            self.lay_over(&message);
        }
        message
    }
    /// The same as it came; empty when the connection ended.
    pub async fn text(&mut self) -> String {
        let patience = tokio::time::Instant::now() + Duration::from_secs(60);
        loop {
            let next = tokio::time::timeout_at(patience, self.stream.next()).await;
            match next.expect("a message within a minute") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return text.to_string();
                }
                Some(Ok(Message::Close(_))) | None | Some(Err(_)) => return String::new(),
                Some(Ok(_)) => {}
            }
        }
    }
    fn lay_over(&mut self, update: &Value) {
        let now = update["now"].as_object().unwrap();
        for (key, value) in now {
            match key.as_str() {
                "scene" => {
                    for (key, value) in value.as_object().unwrap() {
                        self.state["scene"][key] = value.clone();
                    }
                }
                _ => self.state[key] = value.clone(),
            }
        }
        let history = self.state["history"].as_array_mut().unwrap();
        let event = &update["event"];
        if event["kind"] == "move" {
            let mut entry = event.clone();
            entry.as_object_mut().unwrap().remove("kind");
            history.push(entry);
        }
        if event["kind"] == "takeback" {
            history.truncate(event["to"].as_u64().unwrap() as usize);
        }
    }
    /// The next update of this kind; others are passed over.
    pub async fn update(&mut self, kind: &str) -> Value {
        loop {
            let message = match self.late.is_empty() {
                true => self.next().await,
                false => self.late.remove(0),
            };
            assert_ne!(message, Value::Null, "the connection ended before {kind}");
            if message["type"] == "update" && message["event"]["kind"] == kind {
                return message;
            }
        }
    }
    pub async fn say(&mut self, text: &str) {
        let _ = self.stream.send(Message::Text(text.into())).await;
    }
    /// Sends a request and waits for its answer.
    pub async fn ask(&mut self, mut request: Value) -> Value {
        self.asked += 1;
        request["id"] = json!(self.asked);
        self.say(&request.to_string()).await;
        loop {
            let message = self.next().await;
            assert_ne!(
                message,
                Value::Null,
                "the connection ended before the answer"
            );
            if message["type"] == "answer" && message["id"] == self.asked {
                return message;
            }
            self.late.push(message);
        }
    }
    /// Enters some move touch by touch, as a person does, and plays it.
    pub async fn click_a_move(&mut self, rng: &mut Rng) -> String {
        let mut touched: Vec<Value> = Vec::new();
        let mut entry = self.state["entry"].clone();
        loop {
            let next = entry["next"].as_array().unwrap().clone();
            let done = entry["done"].as_str();
            if let Some(text) = done.filter(|_| next.is_empty() || rng.below(2) == 0) {
                let text = text.to_owned();
                let (ply, line) = (&self.state["ply"], &self.state["line"]);
                let answer = self
                    .ask(json!({ "do": "move", "ply": ply, "line": line, "text": text }))
                    .await;
                assert!(answer["error"].is_null(), "{text}: {answer}");
                let ply = answer["ok"]["ply"].as_u64();
                while self.state["ply"].as_u64() < ply {
                    assert_ne!(self.next().await, Value::Null, "the connection ended");
                }
                return text;
            }
            assert!(
                !next.is_empty(),
                "nothing to touch after {touched:?}: {entry}"
            );
            touched.push(next[rng.below(next.len())]["spot"].clone());
            let (ply, line) = (&self.state["ply"], &self.state["line"]);
            let asked = json!({ "do": "entry", "ply": ply, "line": line, "touched": touched });
            let answer = self.ask(asked).await;
            assert!(answer["error"].is_null(), "{touched:?}: {answer}");
            entry = answer["ok"]["entry"].clone();
        }
    }
    /// Waits until it is this client's turn, or the match is over: is it the turn?
    pub async fn turn(&mut self) -> bool {
        loop {
            if self.state["phase"] == "over" {
                return false;
            }
            if self.state["your_turn"] == true {
                return true;
            }
            assert_ne!(self.next().await, Value::Null, "the connection ended");
        }
    }
}
