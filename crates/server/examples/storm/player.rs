//! One person at a table: plays random moves, comes back whenever the line is lost, and writes down what
//! was promised.

use crate::Fault;
use crate::ledger::{Ledger, Promise};
use futures_util::{SinkExt, StreamExt};
use parlour_core::{Rng, Rulebook, Table};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// After this silence one asks whether anybody is there, and then goes elsewhere.
const SILENCE: Duration = Duration::from_millis(1500);
/// How long one tries to reach the site.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub base: String,
    http: reqwest::Client,
    pub cookie: String,
}

impl Person {
    pub async fn new(base: &str, name: &str) -> Result<Person, Fault> {
        // A new connection, and so another server, for every request.
        let http = reqwest::Client::builder()
            .pool_max_idle_per_host(0)
            .timeout(Duration::from_secs(8));
        let mut person = Person {
            base: base.into(),
            http: http.build()?,
            cookie: String::new(),
        };
        let (_, cookie) = person
            .insist("PUT", "/api/me", &json!({ "name": name }))
            .await?;
        person.cookie = cookie;
        Ok(person)
    }
    async fn ask(&self, method: &str, path: &str, body: &Value) -> Result<(Value, String), Fault> {
        let request = self
            .http
            .request(method.parse()?, format!("{}{path}", self.base));
        let request = match method {
            "GET" => request,
            _ => request.json(body),
        };
        let request = match self.cookie.is_empty() {
            true => request,
            false => request.header("cookie", format!("parlour={}", self.cookie)),
        };
        let response = request.send().await?.error_for_status()?;
        let set = response.headers().get("set-cookie");
        let set = set.and_then(|line| line.to_str().ok()?.strip_prefix("parlour="));
        let cookie = set.and_then(|line| line.split(';').next());
        let cookie = cookie.unwrap_or(&self.cookie).to_owned();
        Ok((response.json().await?, cookie))
    }
    /// Asks until there is an answer.
    pub async fn insist(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<(Value, String), Fault> {
        let begun = Instant::now();
        loop {
            match self.ask(method, path, body).await {
                Err(why) if begun.elapsed() > PATIENCE => return Err(why),
                Err(_) => tokio::time::sleep(Duration::from_millis(150)).await,
                answer => return answer,
            }
        }
    }
    async fn connect(&self, id: &str) -> Result<Line, Fault> {
        let url = format!("{}/api/matches/{id}/ws", self.base.replace("http", "ws"));
        let mut request = url.into_client_request()?;
        let cookie = format!("parlour={}", self.cookie).parse()?;
        request.headers_mut().insert("cookie", cookie);
        let connecting = tokio::time::timeout(Duration::from_secs(5), connect_async(request));
        Ok(connecting.await??.0)
    }
}

/// Somebody at a table.
pub struct Player {
    pub person: Person,
    pub id: String,
    pub seat: u64,
    pub rules: Arc<dyn Rulebook>,
    pub rng: Rng,
    /// After so many moves one gives up.
    pub cap: u64,
    /// Thinks for up to so many milliseconds.
    pub think: usize,
    pub ledger: Arc<Ledger>,
}

/// The line is lost.
struct Gone;

/// What one knows as long as the line holds.
struct Sitting<'a> {
    player: &'a mut Player,
    line: Line,
    state: Value,
    asked: u64,
    /// When it became one's turn, as one heard.
    turn: Option<Instant>,
    /// Is the table open, so that moves can be found without asking?
    table: Option<Box<dyn Table>>,
}

impl Player {
    /// Plays until the match is over.
    pub async fn play(mut self) -> Result<(), Fault> {
        let mut failed = Instant::now();
        // A move that was sent and not answered is sent again.
        let mut open = None;
        loop {
            let id = self.id.clone();
            let Ok(line) = self.person.connect(&id).await else {
                if failed.elapsed() > PATIENCE {
                    return Err("the site is not reached".into());
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let table = match self.rules.is_open() {
                true => Some(self.rules.open(None, 0).map_err(|why| why.to_string())?),
                false => None,
            };
            let mut sitting = Sitting {
                player: &mut self,
                line,
                state: Value::Null,
                asked: 0,
                turn: None,
                table,
            };
            if let Ok(()) = sitting.play(&mut open).await {
                return Ok(());
            }
            self.ledger.note_return();
            failed = Instant::now();
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

impl Sitting<'_> {
    async fn play(&mut self, open: &mut Option<(u64, String, Instant)>) -> Result<(), Gone> {
        while self.state.is_null() {
            self.next().await?;
        }
        loop {
            if self.state["phase"] == "over" {
                return Ok(());
            }
            if self.is_asked() {
                self.ask(json!({ "do": "accept", "what": "resign" }))
                    .await?;
                continue;
            }
            if self.state["your_turn"] != true {
                self.next().await?;
                continue;
            }
            let ply = self.ply();
            if ply >= self.player.cap {
                let gave_up = self.ask(json!({ "do": "resign" })).await?;
                if gave_up["error"].is_string() || self.state["your_turn"] == true {
                    self.next().await?;
                }
                continue;
            }
            let (text, sent) = match open.take().filter(|(at, ..)| *at == ply) {
                Some((_, text, sent)) => (text, sent),
                None => match self.find().await? {
                    Some(text) => (text, Instant::now()),
                    None => continue,
                },
            };
            *open = Some((ply, text.clone(), sent));
            let turn = self.turn.unwrap_or(sent).min(sent);
            let line = self.state["line"].clone();
            let act = json!({ "do": "move", "ply": ply, "line": line, "text": text });
            let answer = self.ask(act).await?;
            match answer["status"].as_u64() {
                None => {
                    *open = None;
                    self.player.ledger.promise(Promise {
                        id: self.player.id.clone(),
                        ply,
                        text,
                        repeated: answer["ok"]["repeated"] == true,
                        turn,
                        sent,
                        answered: Instant::now(),
                    });
                    while self.ply() <= ply && self.state["phase"] != "over" {
                        self.next().await?;
                    }
                }
                // The table has moved on, or the site must be tried again.
                Some(409) => {
                    *open = None;
                    if self.ply() == ply && self.state["your_turn"] == true {
                        return Err(Gone);
                    }
                }
                Some(503 | 429) => tokio::time::sleep(Duration::from_millis(100)).await,
                Some(_) => {
                    let why = format!("{}: {text} at {ply}: {answer}", self.player.id);
                    self.player.ledger.fault(why);
                    return Ok(());
                }
            }
        }
    }
    fn ply(&self) -> u64 {
        self.state["ply"].as_u64().unwrap_or(0)
    }
    /// Does a partner want to give up?
    fn is_asked(&self) -> bool {
        let offers = self.state["offers"].as_array();
        let seat = json!(self.player.seat);
        offers.is_some_and(|offers| {
            let asked = |offer: &Value| offer["asked"].as_array().cloned().unwrap_or_default();
            offers.iter().any(|offer| asked(offer).contains(&seat))
        })
    }
    /// Some legal move; none where the table has moved on meanwhile.
    async fn find(&mut self) -> Result<Option<String>, Gone> {
        let pause = self.player.rng.below(self.player.think + 1) as u64;
        let until = tokio::time::Instant::now() + Duration::from_millis(pause);
        let ply = self.ply();
        while let Ok(heard) = tokio::time::timeout_at(until, self.line.next()).await {
            self.take(heard).await?;
        }
        if self.ply() != ply || self.state["phase"] == "over" {
            return Ok(None);
        }
        if let Some(table) = &mut self.table {
            let history = self.state["history"].as_array();
            for played in history.into_iter().flatten().skip(table.ply()) {
                let text = played["text"].as_str().unwrap_or("");
                if table.play(text).is_err() {
                    let why = format!("{}: {text} is told and not legal", self.player.id);
                    self.player.ledger.fault(why);
                }
            }
            return Ok(table.pick(&mut self.player.rng));
        }
        let mut touched: Vec<Value> = Vec::new();
        let mut entry = self.state["entry"].clone();
        loop {
            let next = entry["next"].as_array().cloned().unwrap_or_default();
            let done = entry["done"].as_str().map(str::to_owned);
            if let Some(text) = done.filter(|_| next.is_empty() || self.player.rng.below(2) == 0) {
                return Ok(Some(text));
            }
            if next.is_empty() {
                return Ok(None);
            }
            touched.push(next[self.player.rng.below(next.len())]["spot"].clone());
            let line = self.state["line"].clone();
            let asked = json!({ "do": "entry", "ply": ply, "line": line, "touched": touched });
            let answer = self.ask(asked).await?;
            if answer["error"].is_string() {
                return Ok(None);
            }
            entry = answer["ok"]["entry"].clone();
        }
    }
    async fn ask(&mut self, mut request: Value) -> Result<Value, Gone> {
        self.asked += 1;
        request["id"] = json!(self.asked);
        let text = Message::Text(request.to_string().into());
        self.line.send(text).await.map_err(|_| Gone)?;
        loop {
            let message = self.next().await?;
            if message["type"] == "answer" && message["id"] == self.asked {
                return Ok(message);
            }
        }
    }
    /// The next message of any kind.
    async fn next(&mut self) -> Result<Value, Gone> {
        for _ in 0..3 {
            match tokio::time::timeout(SILENCE, self.line.next()).await {
                Ok(heard) => {
                    let message = self.take(heard).await?;
                    return Ok(message);
                }
                Err(_) => {
                    let ping = self.line.send(Message::Text("ping".into()));
                    ping.await.map_err(|_| Gone)?;
                }
            }
        }
        Err(Gone)
    }
    async fn take(
        &mut self,
        heard: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
    ) -> Result<Value, Gone> {
        let text = match heard {
            Some(Ok(Message::Text(text))) if text == "pong" => return Ok(Value::Null),
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(Value::Null),
            _ => return Err(Gone),
        };
        let message: Value = serde_json::from_str(&text).map_err(|_| Gone)?;
        let ledger = self.player.ledger.clone();
        let was_turn = self.state["your_turn"] == true;
        let before = self.ply();
        match message["type"].as_str() {
            Some("state") => self.state = message["state"].clone(),
            Some("moment") => ledger.note_moment(),
            Some("update") => {
                let event = &message["event"];
                if event["kind"] == "move" {
                    let expected = before;
                    if event["ply"].as_u64() != Some(expected) {
                        let id = &self.player.id;
                        ledger.fault(format!("{id}: ply {expected} was due and not {event}"));
                    }
                    let mut played = event.clone();
                    if let Some(played) = played.as_object_mut() {
                        played.remove("kind");
                    }
                    if let Some(history) = self.state["history"].as_array_mut() {
                        history.push(played);
                    }
                }
                let (old, new) = (self.state["seq"].as_u64(), message["now"]["seq"].as_u64());
                if new < old {
                    let id = &self.player.id;
                    ledger.fault(format!("{id}: event {new:?} after {old:?}"));
                }
                if let Some(now) = message["now"].as_object() {
                    for (key, value) in now.iter().filter(|(key, _)| *key != "scene") {
                        self.state[key] = value.clone();
                    }
                }
            }
            _ => {}
        }
        if self.ply() != before || self.state["your_turn"] != was_turn {
            self.turn = (self.state["your_turn"] == true).then(Instant::now);
        }
        Ok(message)
    }
}
