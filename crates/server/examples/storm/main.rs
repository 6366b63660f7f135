//! Plays many games on several servers at one PostgreSQL while servers are killed, frozen and stopped
//! and the database is restarted; then sees whether anything was lost.
//!
//! ```text
//! cargo run --profile strict -p parlour-server --example storm                    # a minute or two
//! cargo run --release -p parlour-server --example storm -- --games 2000 --rounds 10   # long
//! ```
//!
//! It starts PostgreSQL (15 or so, from `/usr/lib/postgresql`), three servers (itself, or another
//! `--server PROGRAM`) and a small load balancer that knows no sessions. Every seat is a client of its own
//! whose connections go to one server after another. Afterwards no acknowledged move may be missing or be
//! there twice, every position must be what its events come to, on every server, clocks must be right
//! within a second, and every game must be over.

mod balancer;
mod check;
mod ledger;
mod machines;
mod player;

use balancer::Balancer;
use ledger::Ledger;
use machines::{Machine, Postgres};
use parlour_core::Rng;
use parlour_store::Store;
use player::{Person, Player};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::exit;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

type Fault = Box<dyn std::error::Error + Send + Sync>;

/// Servers.
const SERVERS: usize = 3;
/// What is played, with how many persons, how many moves at most, and how many of twenty games.
const GAMES: [(&str, usize, u64, usize); 5] = [
    ("dobutsu", 2, 60, 12),
    ("romanian-checkers", 2, 40, 3),
    ("dog", 4, 40, 2),
    ("cublino-pur", 2, 40, 2),
    ("dominions", 2, 40, 1),
];
/// How long all of it may take after the last fault.
const PATIENCE: Duration = Duration::from_secs(300);

/// A time in which something was wrong.
#[derive(Copy, Clone)]
pub struct Window {
    from: Instant,
    to: Instant,
    /// Was it the database?
    database: bool,
}

struct Options {
    server: PathBuf,
    games: usize,
    together: usize,
    rounds: usize,
    lease: Duration,
    think: usize,
}

fn usage() -> ! {
    eprintln!(
        "storm [--server PROGRAM] [--games N] [--together N] [--rounds N] [--lease MS] [--think MS]"
    );
    exit(2)
}

fn options(args: &[String]) -> Options {
    let mut options = Options {
        server: std::env::current_exe().expect("this program"),
        games: 200,
        together: 40,
        rounds: 1,
        lease: Duration::from_millis(4000),
        think: 250,
    };
    let mut args = args.iter();
    while let Some(key) = args.next() {
        let value = args.next().unwrap_or_else(|| usage());
        let number = || value.parse::<usize>().unwrap_or_else(|_| usage());
        match key.as_str() {
            "--server" => options.server = value.into(),
            "--games" => options.games = number(),
            "--together" => options.together = number(),
            "--rounds" => options.rounds = number(),
            "--lease" => options.lease = Duration::from_millis(number() as u64),
            "--think" => options.think = number(),
            _ => usage(),
        }
    }
    options
}

fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    if let [
        "serve",
        "--rate",
        "0",
        "--addr",
        addr,
        "--db",
        db,
        "--lease",
        lease,
    ] = words[..]
    {
        let config = parlour_server::Config {
            addr: addr.into(),
            db: db.into(),
            rate: 0,
            lease: Duration::from_millis(lease.parse()?),
            ..parlour_server::Config::default()
        };
        return Ok(parlour_server::serve(config)?);
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let options = options(&args);
    runtime.block_on(async {
        tokio::select! {
            done = storm(options) => done,
            _ = tokio::signal::ctrl_c() => Err("stopped".into()),
        }
    })
}

async fn storm(options: Options) -> Result<(), Fault> {
    let begun = Instant::now();
    let postgres = Arc::new(Postgres::start()?);
    let logs = std::env::temp_dir().join(format!("parlour-storm-{}.log", std::process::id()));
    let machine = |_| {
        Machine::new(
            &options.server,
            &postgres.url(),
            options.lease,
            logs.clone(),
        )
    };
    let mut machines: Vec<Machine> = (0..SERVERS).map(machine).collect();
    for machine in &mut machines {
        machine.start()?;
    }
    let addrs: Vec<_> = machines.iter().map(|machine| machine.addr).collect();
    let base = format!("http://{}", Balancer::start(addrs.clone()).await?);
    println!(
        "{SERVERS} servers, lease {:?}; logs in {}",
        options.lease,
        logs.display()
    );

    let ledger = Arc::new(Ledger::default());
    let (ids, room) = (Arc::default(), Arc::new(Semaphore::new(options.together)));
    let mut games = JoinSet::new();
    for number in 0..options.games {
        let (ledger, ids, room) = (ledger.clone(), Arc::clone(&ids), room.clone());
        let (base, think) = (base.clone(), options.think);
        games.spawn(async move {
            let _place = room.acquire().await?;
            play(&base, number, think, &ids, ledger).await
        });
    }
    let direct: Vec<String> = addrs.iter().map(|addr| format!("http://{addr}")).collect();
    let weather = blow(&options, &mut machines, &postgres, &ledger, &ids, &direct);
    let mut windows = weather.await?;
    println!("{:.0} s: the storm is over", begun.elapsed().as_secs_f64());
    let finished = tokio::time::timeout(PATIENCE, async {
        while let Some(game) = games.join_next().await {
            if let Err(why) = game.map_err(Fault::from).and_then(|game| game) {
                ledger.fault(format!("a game broke off: {why}"));
            }
        }
    });
    if finished.await.is_err() {
        ledger.fault(format!("{} games are not finished", games.len()));
    }
    // Where players were told to wait no clock ran.
    let hold = options.lease;
    windows.extend(ledger.moments().into_iter().map(|at| Window {
        from: at.checked_sub(hold).unwrap_or(at),
        to: at + hold,
        database: false,
    }));
    let ids: Vec<String> = lock(&ids).clone();
    let store = Store::open(&postgres.url()).await?;
    let (replayed, [moves, above, below]) =
        check::check_matches(&store, &ids, &ledger, &windows).await?;
    let mut shown = 0;
    for base in &direct {
        let eve = Person::new(base, "Eve").await?;
        for (id, replayed) in &replayed {
            let path = format!("/api/matches/{id}?eye=public");
            let (state, _) = eve.insist("GET", &path, &Value::Null).await?;
            match check::check_state(replayed, &state) {
                Ok(()) => shown += 1,
                Err(why) => ledger.fault(format!("{id} at {base}: {why}")),
            }
        }
    }
    let (returns, moments) = ledger.troubles();
    println!(
        "{:.0} s: {} games, {} moves acknowledged, {moves} compared; {returns} lost lines, \
         {moments} times \"one moment\"; clocks of {above} moves not too slow, of {below} not too fast; {shown} \
         positions as their events have them",
        begun.elapsed().as_secs_f64(),
        ids.len(),
        ledger.count(),
    );
    let repeated = ledger.promises().iter().filter(|p| p.repeated).count();
    println!("{repeated} moves were sent twice and played once");
    store.close().await;
    let faults = ledger.faults();
    if ids.len() != options.games || !faults.is_empty() {
        return Err(format!("{} faults; see {}", faults.len(), logs.display()).into());
    }
    let _ = std::fs::remove_file(&logs);
    println!("nothing was lost");
    Ok(())
}

fn lock(ids: &Mutex<Vec<String>>) -> std::sync::MutexGuard<'_, Vec<String>> {
    ids.lock().expect("nobody panics with the list")
}

/// One game from the first guest to the end.
async fn play(
    base: &str,
    number: usize,
    think: usize,
    ids: &Mutex<Vec<String>>,
    ledger: Arc<Ledger>,
) -> Result<(), Fault> {
    let mut turn = number % 20;
    let kind = GAMES.iter().find(|(_, _, _, share)| {
        let here = turn < *share;
        turn = turn.saturating_sub(*share);
        here
    });
    let (game, persons, cap, _) = *kind.ok_or("twenty games in twenty")?;
    // Some have a bot among them.
    let bots = usize::from(number % 8 == 3);
    let mut people = Vec::new();
    for i in 0..persons - bots {
        people.push(Person::new(base, &format!("Player {number} {i}")).await?);
    }
    let mut seats = vec!["me"];
    seats.extend(vec!["link"; persons - bots - 1]);
    seats.extend(vec!["bot:0"; bots]);
    let clock = json!({ "kind": "minutes", "initial": 600, "increment": 2 });
    let body = json!({ "game": game, "seats": seats, "clock": clock });
    let (made, _) = people[0].insist("POST", "/api/matches", &body).await?;
    let id = made["id"].as_str().ok_or("no id")?.to_owned();
    for (seat, person) in people.iter().enumerate().skip(1) {
        let link = made["state"]["players"][seat]["link"].as_str();
        let secret = link.ok_or("no link")?.trim_start_matches("/join/");
        let path = format!("/api/links/{secret}");
        person.insist("POST", &path, &json!({})).await?;
    }
    lock(ids).push(id.clone());
    let rules = parlour_games::by_name(game).map_err(|why| why.to_string())?;
    let mut players = JoinSet::new();
    for (seat, person) in people.into_iter().enumerate() {
        let player = Player {
            person,
            id: id.clone(),
            seat: seat as u64,
            rules: rules.clone(),
            rng: Rng::new((number * 8 + seat) as u64),
            cap,
            think: if number % 10 == 7 { think * 5 } else { think },
            ledger: ledger.clone(),
        };
        players.spawn(player.play());
    }
    while let Some(player) = players.join_next().await {
        player??;
    }
    Ok(())
}

/// Kills, freezes, stops and restarts; when what was wrong.
async fn blow(
    options: &Options,
    machines: &mut [Machine],
    postgres: &Arc<Postgres>,
    ledger: &Arc<Ledger>,
    ids: &Mutex<Vec<String>>,
    direct: &[String],
) -> Result<Vec<Window>, Fault> {
    let mut windows = Vec::new();
    let calm = |ms| tokio::time::sleep(Duration::from_millis(ms));
    while ledger.count() < options.games.min(100) {
        calm(50).await;
    }
    let lease = options.lease;
    let window = |from: Instant| Window {
        from,
        // Everybody must have come back.
        to: Instant::now() + Duration::from_secs(5),
        database: false,
    };
    for _ in 0..options.rounds {
        println!(
            "{} moves; clocks agree in {}",
            ledger.count(),
            agree(direct, ids, ledger).await?
        );
        for machine in &mut *machines {
            let from = Instant::now();
            machine.kill();
            tokio::time::sleep(lease * 3 / 2).await;
            machine.start()?;
            windows.push(window(from));
            println!("{} moves; a server was killed", ledger.count());
            calm(2000).await;
        }
        let from = Instant::now();
        machines[0].freeze();
        tokio::time::sleep(lease * 2).await;
        machines[0].thaw();
        windows.push(window(from));
        println!("{} moves; a server was frozen", ledger.count());
        calm(3000).await;
        for how in ["fast", "immediate"] {
            let from = Instant::now();
            let (postgres, away) = (postgres.clone(), lease * 3 / 4);
            let restarted = tokio::task::spawn_blocking(move || postgres.restart(how, away));
            let (gone, back) = restarted.await??;
            windows.push(Window {
                from: gone,
                to: back,
                database: true,
            });
            windows.push(window(from));
            println!("{} moves; PostgreSQL was restarted ({how})", ledger.count());
            calm(4000).await;
        }
        let from = Instant::now();
        machines[1].stop();
        machines[1].start()?;
        windows.push(window(from));
        println!("{} moves; a server was replaced", ledger.count());
        calm(2000).await;
        println!("clocks agree in {}", agree(direct, ids, ledger).await?);
    }
    Ok(windows)
}

/// Do the servers agree about clocks? In how many matches one could tell.
async fn agree(
    direct: &[String],
    ids: &Mutex<Vec<String>>,
    ledger: &Ledger,
) -> Result<usize, Fault> {
    let mut eyes = Vec::new();
    for base in direct {
        eyes.push(Person::new(base, "Eve").await?);
    }
    let ids: Vec<String> = lock(ids).iter().rev().take(40).cloned().collect();
    let mut agreed = 0;
    for id in ids {
        let path = format!("/api/matches/{id}");
        let mut apart = None;
        // Where a server has just not heard the database its clock stands still for a moment.
        for _ in 0..4 {
            let asked = eyes
                .iter()
                .map(|eye| eye.insist("GET", &path, &Value::Null));
            let states = futures_util::future::join_all(asked).await;
            let states = states.into_iter().map(|state| Ok(state?.0));
            let states: Vec<Value> = states.collect::<Result<_, Fault>>()?;
            match check::check_clocks(&states) {
                Ok(told) => {
                    agreed += usize::from(told);
                    apart = None;
                    break;
                }
                Err(why) => apart = Some(why),
            }
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
        if let Some(why) = apart {
            ledger.fault(format!("{id}: {why}"));
        }
    }
    Ok(agreed)
}
