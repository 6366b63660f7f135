//! A small load balancer: one connection after another to the next server that is well.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

/// How often it asks each server, and how long the answer may take.
const CHECK: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_secs(2);

struct Backend {
    addr: SocketAddr,
    well: AtomicBool,
}

pub struct Balancer {
    backends: Vec<Backend>,
    next: AtomicUsize,
}

impl Balancer {
    /// Listens from now on; where.
    pub async fn start(backends: Vec<SocketAddr>) -> std::io::Result<SocketAddr> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let addr = listener.local_addr()?;
        let backends = backends.into_iter().map(|addr| Backend {
            addr,
            well: AtomicBool::new(true),
        });
        let balancer = Arc::new(Balancer {
            backends: backends.collect(),
            next: AtomicUsize::new(0),
        });
        for i in 0..balancer.backends.len() {
            tokio::spawn(balancer.clone().check(i));
        }
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(balancer.clone().serve(client));
            }
        });
        Ok(addr)
    }
    async fn check(self: Arc<Balancer>, i: usize) {
        let backend = &self.backends[i];
        loop {
            let asked = tokio::time::timeout(PATIENCE, ask(backend.addr)).await;
            backend.well.store(matches!(asked, Ok(Ok(true))), Relaxed);
            tokio::time::sleep(CHECK).await;
        }
    }
    async fn serve(self: Arc<Balancer>, mut client: TcpStream) {
        let first = self.next.fetch_add(1, Relaxed);
        let all = self.backends.len();
        let turns = (0..all).map(|i| &self.backends[(first + i) % all]);
        for backend in turns.filter(|backend| backend.well.load(Relaxed)) {
            if let Ok(mut server) = TcpStream::connect(backend.addr).await {
                let _ = server.set_nodelay(true);
                let _ = client.set_nodelay(true);
                let _ = copy_bidirectional(&mut client, &mut server).await;
                return;
            }
        }
    }
}

async fn ask(addr: SocketAddr) -> std::io::Result<bool> {
    let mut server = TcpStream::connect(addr).await?;
    server
        .write_all(b"GET /health HTTP/1.1\r\nhost: balancer\r\nconnection: close\r\n\r\n")
        .await?;
    let mut start = [0; 12];
    server.read_exact(&mut start).await?;
    Ok(&start == b"HTTP/1.1 200")
}
