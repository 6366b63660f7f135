//! `parlour worker`: another process, here or on another machine, that helps with the queue.

use super::worker::{Worked, Worker};
use crate::{House, ServeError, secret};
use parlour_store::{Store, without_password};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How a helper is to work.
#[derive(Clone, Debug)]
pub struct Helper {
    /// A file for SQLite, or a `postgres://` URL.
    pub db: String,
    /// Reviews worked on at once.
    pub threads: usize,
    /// How long a claim lasts if the helper is not heard of.
    pub lease: Duration,
    /// Ends when nothing waits.
    pub once: bool,
}

/// Is there a database, as far as one can see? Whoever only helps makes none.
pub fn is_there(db: &str) -> bool {
    let urls = ["postgres:", "postgresql:", "sqlite:"];
    urls.iter().any(|kind| db.starts_with(kind)) || Path::new(db).is_file()
}

/// Works until the process is told to stop; what it was at goes back into the queue. Each review is told
/// once, when it is written.
pub fn help(helper: Helper, tell: impl FnMut(&str)) -> Result<(), ServeError> {
    crate::serve::start_log();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    let helped = runtime.block_on(work(helper, tell));
    // A review that does not hear of the end must not keep the process.
    runtime.shutdown_timeout(Duration::from_secs(1));
    helped
}

async fn work(helper: Helper, mut tell: impl FnMut(&str)) -> Result<(), ServeError> {
    let place = || without_password(&helper.db);
    let stop = crate::serve::stop_signal().map_err(ServeError::System)?;
    if !is_there(&helper.db) {
        return Err(ServeError::NoDatabase(place()));
    }
    let no_database = |why| ServeError::Database(place(), why);
    let store = Store::open(&helper.db).await.map_err(no_database)?;
    let house = Arc::new(House::new(parlour_games::all()));
    let (close, closing) = watch::channel(false);
    let (told, mut heard) = mpsc::unbounded_channel();
    let workers = (0..helper.threads.max(1)).map(|_| {
        let worker = Worker {
            store: store.clone(),
            house: house.clone(),
            name: secret::id(),
            lease: helper.lease,
            gives_way: false,
        };
        // Nobody rings here: it looks now and then.
        let (bell, told) = (Arc::default(), told.clone());
        // Whoever listens goes last.
        let tell = move |worked| drop(told.send(worked));
        tokio::spawn(worker.run(bell, closing.clone(), helper.once, tell))
    });
    let workers: Vec<_> = workers.collect();
    drop(told);
    tokio::pin!(stop);
    let mut stopped = false;
    loop {
        tokio::select! {
            worked = heard.recv() => match worked {
                Some(Worked::Done(id, plies)) => tell(&format!("{id}: {plies} moves reviewed")),
                Some(Worked::Failed(id, why)) => tell(&format!("{id}: no review: {why}")),
                Some(Worked::Left) => {}
                None => break,
            },
            () = &mut stop, if !stopped => {
                stopped = true;
                close.send_replace(true);
            }
        }
    }
    for worker in workers {
        let _ = worker.await;
    }
    store.close().await;
    Ok(())
}
