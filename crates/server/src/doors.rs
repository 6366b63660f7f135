//! The doors: how many connections there may be, in all and from one address, and how long one may
//! stand there and say nothing.
//!
//! Where there is no room the connection that has been idle for the longest makes way, so that whoever
//! opens many and says nothing shuts out nobody.

use crate::limits::household;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, watch};
use tower::ServiceExt;

/// How long a client may take to say what it wants, at first and after each answer.
const SILENCE: Duration = Duration::from_secs(15);
/// How often it is logged that there is no room.
const COMPLAINT: Duration = Duration::from_secs(60);
/// Files that the server needs for itself.
const OWN_FILES: usize = 64;

/// Everybody who is connected.
pub struct Doors {
    most: usize,
    each: usize,
    rooms: Mutex<Rooms>,
    complained: Mutex<Option<Instant>>,
}

#[derive(Default)]
struct Rooms {
    open: usize,
    numbers: u64,
    /// Of every address the connections by their number: of the idle ones the longest idle first.
    addresses: HashMap<IpAddr, BTreeMap<u64, Arc<Seen>>>,
}

/// What the doors know of a connection.
#[derive(Default)]
struct Seen {
    /// A new one each time it becomes idle; changed only by whoever holds the rooms.
    number: AtomicU64,
    /// Requests being answered, and sockets.
    busy: AtomicUsize,
    /// Must it go?
    out: Notify,
}

/// A connection that was let in; it has left when this is dropped.
struct Pass {
    doors: Arc<Doors>,
    from: IpAddr,
    seen: Arc<Seen>,
}

/// A connection is in use while this is kept; a socket keeps it for as long as it is open.
pub struct Busy(Arc<Pass>);

impl Busy {
    fn new(pass: Arc<Pass>) -> Busy {
        pass.seen.busy.fetch_add(1, SeqCst);
        Busy(pass)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let Pass { doors, from, seen } = &*self.0;
        if seen.busy.fetch_sub(1, SeqCst) == 1 {
            doors.rooms().rest(*from, seen);
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut rooms = self.doors.rooms();
        rooms.remove(self.from, self.seen.number.load(SeqCst));
    }
}

impl Rooms {
    fn remove(&mut self, from: IpAddr, number: u64) -> Option<Arc<Seen>> {
        let own = self.addresses.get_mut(&from)?;
        let seen = own.remove(&number)?;
        if own.is_empty() {
            self.addresses.remove(&from);
        }
        self.open -= 1;
        Some(seen)
    }
    /// A connection becomes idle: all others of its address have been so for longer.
    fn rest(&mut self, from: IpAddr, seen: &Seen) {
        let Some(own) = self.addresses.get_mut(&from) else {
            return;
        };
        if let Some(back) = own.remove(&seen.number.load(SeqCst)) {
            self.numbers += 1;
            back.number.store(self.numbers, SeqCst);
            own.insert(self.numbers, back);
        }
    }
    /// Shows the connection of this address out that has been idle for the longest.
    fn make_way(&mut self, from: IpAddr) -> bool {
        let own = self.addresses.get(&from).into_iter().flatten();
        let mut idle = own.filter(|(_, seen)| seen.busy.load(SeqCst) == 0);
        let Some(number) = idle.next().map(|(number, _)| *number) else {
            return false;
        };
        if let Some(seen) = self.remove(from, number) {
            seen.out.notify_one();
        }
        true
    }
    fn count(&self, from: IpAddr) -> usize {
        self.addresses.get(&from).map_or(0, BTreeMap::len)
    }
}

impl Doors {
    /// At most so many in all and from one address, and no more than the system allows; 0 takes all of
    /// that, and a quarter of it.
    pub fn new(most: usize, each: usize) -> Arc<Doors> {
        let room = open_files().saturating_sub(OWN_FILES).max(16);
        let most = match most {
            0 => room,
            most => most.min(room),
        };
        let each = match each {
            0 => (most / 4).max(8),
            each => each,
        };
        Arc::new(Doors {
            most,
            each: each.min(most),
            rooms: Mutex::default(),
            complained: Mutex::default(),
        })
    }
    /// How many one address may have.
    pub fn each(&self) -> usize {
        self.each
    }
    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().expect("nobody panics at the doors")
    }
    /// Lets a connection in, if there is room or can be made.
    fn admit(self: &Arc<Doors>, from: IpAddr, each: usize) -> Option<Arc<Pass>> {
        let from = household(from);
        let mut rooms = self.rooms();
        if rooms.count(from) >= each && !rooms.make_way(from) {
            return None;
        }
        if rooms.open >= self.most {
            let crowd = rooms.addresses.iter().max_by_key(|(_, own)| own.len());
            let crowd = crowd.map(|(from, _)| *from);
            if !crowd.is_some_and(|crowd| rooms.make_way(crowd)) {
                return None;
            }
        }
        rooms.numbers += 1;
        rooms.open += 1;
        let number = rooms.numbers;
        let seen = Arc::new(Seen {
            number: number.into(),
            ..Seen::default()
        });
        let own = rooms.addresses.entry(from).or_default();
        own.insert(number, seen.clone());
        Some(Arc::new(Pass {
            doors: self.clone(),
            from,
            seen,
        }))
    }
    fn complain(&self, why: &str) {
        let mut last = self.complained.lock().expect("nobody panics at the doors");
        if last.is_none_or(|last| last.elapsed() > COMPLAINT) {
            *last = Some(Instant::now());
            let (most, each) = (self.most, self.each);
            tracing::warn!(most, each, why, "there is no room for more connections");
        }
    }
    /// Serves whoever comes until the server stops; returns when all have gone. Behind a proxy all
    /// come from one address.
    pub async fn serve(
        self: Arc<Doors>,
        listener: TcpListener,
        router: Router,
        proxy: bool,
        mut closing: watch::Receiver<bool>,
    ) {
        let each = if proxy { self.most } else { self.each };
        let (inside, mut gone) = mpsc::channel::<()>(1);
        loop {
            let accepted = tokio::select! {
                biased;
                _ = closing.wait_for(|closing| *closing) => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => match self.admit(peer.ip(), each) {
                    Some(pass) => {
                        let (router, closing) = (router.clone(), closing.clone());
                        let inside = inside.clone();
                        tokio::spawn(async move {
                            converse(stream, peer, pass, router, closing).await;
                            drop(inside);
                        });
                    }
                    None => self.complain("all are in use"),
                },
                // Files are used up, or the client has gone again.
                Err(why) => {
                    self.complain(&why.to_string());
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
        drop((listener, inside));
        let _ = gone.recv().await;
    }
}

/// Answers one client.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    pass: Arc<Pass>,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Moves are short, and somebody waits for them.
    let _ = stream.set_nodelay(true);
    let seen = pass.seen.clone();
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let busy = Arc::new(Busy::new(pass.clone()));
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(busy.clone());
        let answer = router.clone().oneshot(request);
        async move {
            let answer = answer.await;
            drop(busy);
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(SILENCE);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection.with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return,
        () = seen.out.notified() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// How many files this process may have open; raised as far as the system lets us.
#[cfg(unix)]
fn open_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let all = Rlimit {
        current: limit.maximum,
        ..limit
    };
    let current = match setrlimit(Resource::Nofile, all) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    // No limit at all is still no reason for more than this.
    current.map_or(MOST, |files| files as usize).min(MOST)
}

#[cfg(not(unix))]
fn open_files() -> usize {
    MOST
}

/// Connections that one process is good for.
const MOST: usize = 65_536;

#[cfg(test)]
mod tests {
    use super::*;

    fn address(n: u8) -> IpAddr {
        [10, 0, 0, n].into()
    }

    #[test]
    fn idle_ones_make_way_and_busy_ones_stay() {
        let doors = Doors::new(4, 2);
        let admit = |n| doors.admit(address(n), doors.each());
        let first = admit(1).unwrap();
        let second = admit(1).unwrap();
        let busy = Busy::new(first.clone());
        let third = admit(1).expect("the second has nothing to do");
        assert_eq!(doors.rooms().count(address(1)), 2);
        drop(second);
        assert_eq!(doors.rooms().count(address(1)), 2, "it was counted once");
        let more = Busy::new(third.clone());
        assert!(admit(1).is_none(), "both are in use");
        let others = [admit(2).unwrap(), admit(3).unwrap()];
        assert!(admit(4).is_none(), "all are in use where most are");
        drop((more, busy));
        let fourth = admit(4).expect("an idle one of the largest crowd goes");
        assert_eq!(doors.rooms().open, 4);
        drop((first, third, others, fourth));
        assert_eq!(doors.rooms().open, 0);
        assert!(doors.rooms().addresses.is_empty());
    }

    #[tokio::test]
    async fn whoever_has_just_been_answered_stays() {
        let doors = Doors::new(4, 2);
        let admit = || doors.admit(address(1), doors.each()).unwrap();
        let (first, second) = (admit(), admit());
        drop(Busy::new(first.clone()));
        let third = admit();
        second.seen.out.notified().await;
        drop(Busy::new(second.clone()));
        assert_eq!(doors.rooms().count(address(1)), 2);
        drop((first, second, third));
        assert_eq!(doors.rooms().open, 0);
    }

    #[test]
    fn there_are_fewer_doors_than_files() {
        let doors = Doors::new(0, 0);
        assert!(doors.most < open_files() && doors.each() <= doors.most / 4);
        assert_eq!(Doors::new(usize::MAX, 0).most, doors.most);
    }
}
