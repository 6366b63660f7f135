//! `parlour bridge`: an engine plays at a site.

mod game;
mod site;

use crate::args::Bridge;
use crate::fault::Fault;
use crate::interrupt;
use game::{Desk, rules_of};
use parlour_arena::{Contestant, Kind};
use parlour_core::Watch;
use parlour_server::{ChallengeAnswer, Reply};
use serde_json::Value;
use site::{Problem, Site};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, mpsc};
use std::time::Duration;

/// How long one waits before the site is asked again.
const AGAIN: Duration = Duration::from_secs(2);

/// What is going on.
struct Counter {
    playing: Mutex<HashSet<String>>,
    ended: mpsc::Sender<()>,
}

impl Counter {
    fn playing(&self) -> MutexGuard<'_, HashSet<String>> {
        self.playing.lock().unwrap_or_else(|e| e.into_inner())
    }
}

/// Plays until it is stopped, or so many games are over.
pub fn run(args: &Bridge) -> Result<(), Fault> {
    let desk = desk(args)?;
    let games: Vec<&str> = { args.game.iter() }
        .map(|name| match parlour_games::by_name(name) {
            Ok(rules) => Ok(rules.name()),
            Err(why) => Err(Fault::Text(why.to_string())),
        })
        .collect::<Result<_, _>>()?;
    let me = match desk.site.get("/api/me") {
        Ok(me) => me,
        Err(why) => return Err(Fault::Run(format!("{}: {why}", args.site))),
    };
    let name = me["guest"]["name"].as_str().unwrap_or("nobody");
    println!("{name} is at {}", args.site);
    interrupt::stops(&desk.watch)?;
    let (ended, over) = mpsc::channel();
    let counter = Arc::new(Counter {
        playing: Mutex::default(),
        ended,
    });
    let plays = Plays {
        desk,
        games: games.into_iter().map(Into::into).collect(),
        most: args.games,
        counter,
    };
    let listener = plays.clone();
    std::thread::spawn(move || listener.listen());
    let mut count = 0;
    while !plays.desk.watch.is_stopped() && args.until.is_none_or(|until| count < until) {
        if over.recv_timeout(Duration::from_millis(200)).is_ok() {
            count += 1;
        }
    }
    match plays.desk.watch.is_stopped() {
        true => Err(Fault::Stopped),
        false => Ok(()),
    }
}

fn desk(args: &Bridge) -> Result<Desk, Fault> {
    let token = args
        .token
        .clone()
        .or_else(|| std::env::var("PARLOUR_TOKEN").ok());
    let token = token.filter(|token| !token.is_empty()).ok_or_else(|| {
        Fault::Text("the bridge needs a token: --token TOKEN or the variable PARLOUR_TOKEN".into())
    })?;
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(Fault::Text(
            "the token has characters that no token has".into(),
        ));
    }
    let bare = !args.engine.contains(['/', ' ', '=', ':']);
    let text = match bare {
        true => format!("ugi:{}", args.engine),
        false => args.engine.clone(),
    };
    let engine: Contestant = { text.parse() }
        .map_err(|why: parlour_arena::UnknownContestant| Fault::Text(why.to_string()))?;
    if !matches!(engine.kind, Kind::Engine { .. }) {
        let why = "the bridge connects a program; the house's own bots are at the site already";
        return Err(Fault::Text(why.into()));
    }
    Ok(Desk {
        site: Site::new(&args.site, &token).map_err(Fault::Text)?,
        engine,
        time: Duration::from_millis(args.time),
        watch: Watch::new(),
    })
}

/// All that the threads of a bridge share.
#[derive(Clone)]
struct Plays {
    desk: Desk,
    games: Vec<String>,
    most: usize,
    counter: Arc<Counter>,
}

impl Plays {
    fn takes(&self, game: &str) -> bool {
        self.games.is_empty() || self.games.iter().any(|name| name == game)
    }
    /// Hears of challenges and of games that begin, for ever.
    fn listen(&self) {
        while !self.desk.watch.is_stopped() {
            match self.desk.site.stream("/api/me/events") {
                Ok(events) => events.for_each(|event| self.hear(&event)),
                Err(Problem::Refused(401, why)) => {
                    eprintln!("{why}");
                    return self.desk.watch.stop();
                }
                Err(why) => eprintln!("the site is not heard: {why}"),
            }
            std::thread::sleep(AGAIN);
        }
    }
    fn hear(&self, event: &Value) {
        if event["type"] == "challenge" {
            let (plays, challenge) = (self.clone(), event["challenge"].clone());
            std::thread::spawn(move || plays.answer(&challenge));
            return;
        }
        let card = &event["card"];
        let (id, game) = (card["id"].as_str(), card["game"].as_str());
        let (Some("game_start"), Some(id), Some(game)) = (event["type"].as_str(), id, game) else {
            return;
        };
        if !self.takes(game) || !self.counter.playing().insert(id.to_owned()) {
            return;
        }
        let (plays, id) = (self.clone(), id.to_owned());
        std::thread::spawn(move || {
            println!("{id}: begins");
            match plays.desk.play(&id) {
                Ok(how) => println!("{id}: {how}"),
                Err(why) => println!("{id}: left, {why}"),
            }
            plays.counter.playing().remove(&id);
            let _ = plays.counter.ended.send(());
        });
    }
    /// Accepts a challenge to a game that the engine plays while there is room, and declines others.
    fn answer(&self, challenge: &Value) {
        let Some(id) = challenge["id"].as_str() else {
            return;
        };
        let room = self.counter.playing().len() < self.most;
        let answer = match room && self.can_play(challenge) {
            true => Reply::Accept,
            false => Reply::Decline,
        };
        let path = format!("/api/challenges/{id}");
        match self.desk.site.post(&path, &ChallengeAnswer { answer }) {
            Ok(_) if answer == Reply::Accept => println!("challenge {id}: accepted"),
            Ok(_) => println!("challenge {id}: declined"),
            Err(why) => eprintln!("challenge {id}: {why}"),
        }
    }
    fn can_play(&self, challenge: &Value) -> bool {
        let game = challenge["game"].as_str().unwrap_or_default();
        let rules = rules_of(challenge).ok().filter(|_| self.takes(game));
        rules.is_some_and(|rules| self.desk.start(&*rules).is_ok())
    }
}
