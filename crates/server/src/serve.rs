//! Starting and stopping.

use crate::accounts::Passwords;
use crate::api::router;
use crate::bots::Bots;
use crate::doors::Doors;
use crate::hall::Hall;
use crate::keeper::Patience;
use crate::limits::{Buckets, Newcomers, Rate};
use crate::mail::Postman;
use crate::metrics::Metrics;
use crate::push::{self, Keys};
use crate::reviews::{Worked, Worker};
use crate::{
    Config, House, Problem, Site, explorer, ratings, secret, servers, tournaments, vacations,
};
use parlour_core::Watch;
use parlour_store::{Claim, Moved, Store, StoreError, without_password};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is taken, or no address.
    #[error("cannot listen on {0}: {1}")]
    Address(String, io::Error),
    /// The database cannot be used.
    #[error("cannot use the database {0}: {1}")]
    Database(String, StoreError),
    /// The folder of the database cannot be made.
    #[error("cannot make the folder of {0}: {1}")]
    Folder(String, io::Error),
    /// A helper makes none.
    #[error("there is no database {0}")]
    NoDatabase(String),
    /// The system gave no threads or signals.
    #[error("cannot start: {0}")]
    System(io::Error),
}

/// How long requests in flight may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(10);
/// How long a review waits for a server that is not heard of.
const REVIEW_LEASE: Duration = Duration::from_secs(30);
/// How many requests one address may send at once, in seconds of its rate.
const BURST: f32 = 6.0;

/// A running server.
pub struct Server {
    addr: SocketAddr,
    setup: Option<String>,
    site: Arc<Site>,
    claim: Arc<Claim>,
    task: JoinHandle<()>,
    bells: JoinHandle<()>,
    /// What goes on among several servers.
    among: Vec<JoinHandle<()>>,
    /// What is done with matches that are over.
    beside: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the database, listens and serves until [`Server::stop`].
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let db = config.db.clone();
        if !db.contains("://")
            && let Some(folder) = Path::new(&db).parent()
        {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|why| ServeError::Folder(db.clone(), why))?;
        }
        let no_database = |why| ServeError::Database(without_password(&db), why);
        let claim = Claim::take(&db).await.map_err(no_database)?;
        let name = secret::id();
        let store = Store::open_as(&db, &name, config.lease).await;
        let store = store.map_err(no_database)?;
        let counts = !store.is_shared() || config.clock.is_by_hand();
        let served = store.served().await.map_err(no_database)?;
        if counts {
            store.beat(served + 1).await.map_err(no_database)?;
            claim.note(served + 1);
        }
        let clock = match counts {
            true => config.clock.resumed(served),
            false => config.clock.shared(),
        };
        let no_address = |why| ServeError::Address(config.addr.clone(), why);
        let listener = TcpListener::bind(&config.addr).await.map_err(no_address)?;
        let addr = listener.local_addr().map_err(no_address)?;

        let metrics = Arc::new(Metrics::default());
        let cores = parlour_bots::cores();
        let threads = match config.bot_threads {
            0 => cores.saturating_sub(1).max(1),
            n => n.min(cores),
        };
        let bots = Bots::new(threads, config.minds, metrics.clone());
        let patience = Patience {
            quick: i64::from(config.abandoned) * 1000,
            slow: i64::from(config.abandoned_slow) * 1000,
            begun: clock.now().served,
        };
        let house = House::new(config.games.clone());
        let rate = config.rate as f32;
        let hall = Hall::new(store, house, bots, metrics.clone(), clock, patience);
        servers::begin(&hall).await.map_err(no_database)?;
        let setup = set_up(&hall.store).await.map_err(no_database)?;
        let push = Keys::open(&hall.store).await.map_err(no_database)?;
        hall.read_vacations().await.map_err(no_database)?;
        hall.read_programs().await.map_err(no_database)?;
        let mailing = config.mail.clone();
        let postman = mailing.map(|by| Postman::new(hall.clone(), metrics.clone(), by));
        let (post, postman) = postman.unzip();
        let site = Arc::new(Site {
            hall: hall.clone(),
            metrics,
            buckets: Buckets::new(Rate {
                per_second: rate,
                burst: rate * BURST,
            }),
            newcomers: Newcomers::new(config.rate > 0),
            sockets: Arc::default(),
            presence: Arc::default(),
            painters: Semaphore::new(1),
            reviews: Arc::default(),
            doors: Doors::new(config.connections, config.connections_each),
            health: Default::default(),
            known: Default::default(),
            passwords: Passwords::new(config.password, cores / 2),
            attempts: Default::default(),
            writers: Newcomers::letters(),
            post,
            push,
            tables: Default::default(),
            config,
            closing: watch::Sender::new(false),
        });
        let mut among = Vec::new();
        if hall.store.is_shared() {
            among.push(tokio::spawn(servers::keep_pulse(hall.clone())));
            among.push(tokio::spawn(servers::listen(hall.clone())));
            among.push(tokio::spawn(servers::post(hall.clone())));
            among.push(tokio::spawn(servers::collect(hall.clone())));
            among.push(tokio::spawn(servers::tell_lobby(hall.clone())));
            let closing = site.closing.subscribe();
            among.push(tokio::spawn(vacations::follow(hall.clone(), closing)));
            tracing::info!(name, "one of the servers of this database");
        }
        let woken = hall.wake_bots().await;
        woken.unwrap_or_else(|why: Problem| tracing::warn!(%why, "bots were not woken"));

        let mut beside = Vec::new();
        for _ in 0..site.config.reviewers {
            let worker = Worker {
                store: hall.store.clone(),
                house: hall.house.clone(),
                name: secret::id(),
                lease: REVIEW_LEASE,
                gives_way: true,
            };
            let (bell, closing) = (site.reviews.clone(), site.closing.subscribe());
            let tell = |worked| {
                if let Worked::Failed(id, why) = worked {
                    tracing::warn!(id, why, "there is no review");
                }
            };
            beside.push(tokio::spawn(worker.run(bell, closing, false, tell)));
        }
        let (store, house) = (hall.store.clone(), hall.house.clone());
        let closing = site.closing.subscribe();
        beside.push(tokio::spawn(explorer::count(store, house, closing)));
        let closing = site.closing.subscribe();
        beside.push(tokio::spawn(ratings::count(hall.clone(), closing)));
        let closing = site.closing.subscribe();
        beside.push(tokio::spawn(tournaments::direct(hall.clone(), closing)));
        let closing = site.closing.subscribe();
        beside.push(tokio::spawn(push::remind(site.clone(), closing)));
        if let Some(postman) = postman {
            beside.push(tokio::spawn(postman.work(site.closing.subscribe())));
        }

        let (closing, proxy) = (site.closing.subscribe(), site.config.proxy);
        let serving = site.doors.clone();
        let serving = serving.serve(listener, router(site.clone()), proxy, closing);
        let task = tokio::spawn(serving);
        tracing::info!(%addr, "listening");
        let claim = Arc::new(claim);
        let bells = tokio::spawn(site.hall.clone().ring_bells(claim.clone()));
        Ok(Server {
            addr,
            setup,
            site,
            claim,
            task,
            bells,
            among,
            beside,
        })
    }
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }
    /// Makes an operator of whoever makes an account with it; there is one as long as there is no operator.
    pub fn setup(&self) -> Option<&str> {
        self.setup.as_deref()
    }
    /// Lets moves in flight finish, tells clients to connect again, closes the database.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.site.closing.send_replace(true);
        let mut task = self.task;
        if tokio::time::timeout(GOODBYE, &mut task).await.is_err() {
            task.abort();
        }
        for _ in 0..100 {
            if self.site.metrics.sockets.load(Relaxed) == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for task in self.beside {
            // A review that is stopped goes back into the queue.
            let _ = tokio::time::timeout(GOODBYE, task).await;
        }
        self.bells.abort();
        // Its claim must be gone when this returns.
        let _ = self.bells.await;
        let hall = &self.site.hall;
        let noted = hall.beat().await;
        for task in self.among {
            task.abort();
        }
        if let Err(why) = hall.store.leave().await {
            tracing::warn!(%why, "the other servers were not told");
        }
        hall.store.close().await;
        match noted {
            Ok(()) => self.claim.clear(),
            Err(why) => tracing::warn!(%why, "how long the site was open is not noted"),
        }
        tracing::info!("stopped");
        Ok(())
    }
}

/// A new set-up token, of which the hash is kept, where there is no operator.
async fn set_up(store: &Store) -> Result<Option<String>, StoreError> {
    if store.has_operator().await? {
        return Ok(None);
    }
    let token = secret::token();
    store.set_setup(&secret::hash(&token)).await?;
    Ok(Some(token))
}

/// Copies the database of a running site to a new file; see [`parlour_store::back_up`].
pub fn back_up(db: &str, to: &Path) -> Result<u64, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    let copied = runtime.block_on(parlour_store::back_up(db, to));
    copied.map_err(|why| why.to_string())
}

/// Moves everything that is kept to another database; see [`parlour_store::move_database`].
pub fn move_database(from: &str, to: &str, watch: &Watch) -> Result<Moved, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    let moved = runtime.block_on(parlour_store::move_database(from, to, watch));
    moved.map_err(|why| why.to_string())
}

/// Serves until the process is told to stop (SIGINT, SIGTERM). Logs go to standard error; the
/// variable `PARLOUR_LOG` chooses how much (`info`, `parlour_server=debug`).
pub fn serve(config: Config) -> Result<(), ServeError> {
    start_log();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    let served = runtime.block_on(async {
        let stop = stop_signal().map_err(ServeError::System)?;
        let server = Server::start(config).await?;
        let mut hello = format!("Parlour is open: http://{}\n", server.addr());
        if let Some(setup) = server.setup() {
            hello += &format!(
                "It has no operator yet; sign up with this set-up token to become it: {setup}\n"
            );
        }
        // A reader who has gone away is no reason to close.
        let _ = io::stdout().write_all(hello.as_bytes());
        stop.await;
        server.stop().await
    });
    // A bot that hangs must not keep the process.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

pub(crate) fn start_log() {
    use tracing_subscriber::{EnvFilter, fmt};
    let wish = std::env::var("PARLOUR_LOG").ok().filter(|w| !w.is_empty());
    let chosen = wish.as_deref().map(EnvFilter::try_new);
    let bad = matches!(chosen, Some(Err(_)));
    let usual = || EnvFilter::new("info,sqlx=warn");
    let filter = chosen.and_then(Result::ok).unwrap_or_else(usual);
    let log = fmt().json().flatten_event(true).with_env_filter(filter);
    // Whoever calls may have a log already.
    let _ = log.with_writer(io::stderr).try_init();
    if bad {
        tracing::warn!("PARLOUR_LOG cannot be read; info is logged");
    }
    // The message of a panic could hold a hidden card; its place tells enough.
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string);
        tracing::error!(place, "a task panicked");
    }));
}

#[cfg(unix)]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
