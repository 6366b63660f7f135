//! The connection to one WebSocket client, whatever it is told.

use super::Caller;
use crate::doors::Busy;
use crate::limits::{Asker, Socket};
use crate::{Problem, Site, wire};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::Extensions;
use std::net::Ipv6Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often we ask whether somebody is there, and how long silence may last.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(65);
/// What a page asks and hears that wants to know whether we are there: a page sees no pings.
const PING_TEXT: &str = "ping";
const PONG_TEXT: &str = "pong";
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// What one client may say. All sockets of a guest, and of the strangers of an address, share it with
/// their requests; and an address has so many sockets.
pub struct Share {
    site: Arc<Site>,
    asker: Asker,
    _socket: Socket,
    _busy: Option<Arc<Busy>>,
}

impl Share {
    /// A socket for this caller, unless their address has enough.
    pub fn new(site: &Arc<Site>, caller: &Caller, parts: &Extensions) -> Result<Share, Problem> {
        let asker = parts.get::<Asker>().cloned();
        let from = asker.map_or(Ipv6Addr::LOCALHOST.into(), |asker| asker.from);
        let socket = site.sockets.open(from, site.doors.each());
        Ok(Share {
            site: site.clone(),
            asker: Asker {
                from,
                guest: caller.id(),
            },
            _socket: socket.ok_or(Problem::Flood)?,
            _busy: parts.get::<Arc<Busy>>().cloned(),
        })
    }
    /// Who is at the other end.
    pub fn asker(&self) -> &Asker {
        &self.asker
    }
    fn take(&self) -> bool {
        self.site.buckets.take(&self.asker)
    }
}

/// The connection to one client.
pub struct Connection {
    socket: WebSocket,
    share: Share,
    pings: tokio::time::Interval,
    heard: Instant,
}

/// Why a conversation ended.
pub enum End {
    /// The client went away.
    Gone,
    /// The server stops.
    Bye,
    /// The client does not read.
    Slow,
    /// The client says too much.
    Flood,
    /// The client says what is no text.
    Nonsense,
}

impl Connection {
    /// A client with this share of what may be said.
    pub fn new(socket: WebSocket, share: Share) -> Connection {
        Connection {
            socket,
            share,
            pings: tokio::time::interval(PING),
            heard: Instant::now(),
        }
    }
    /// The next text of the client. May be dropped while it waits.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, End> {
        loop {
            tokio::select! {
                biased;
                message = self.socket.recv() => {
                    self.heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) if text == PING_TEXT => {
                            self.say(PONG_TEXT.into()).await?;
                            None
                        }
                        None | Some(Err(_)) | Some(Ok(Message::Close(_))) => return Err(End::Gone),
                        Some(Ok(Message::Binary(_))) => return Err(End::Nonsense),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                        Some(Ok(Message::Text(text))) => Some(text),
                    };
                    if !self.share.take() {
                        return Err(End::Flood);
                    }
                    if let Some(text) = text {
                        return Ok(text);
                    }
                }
                _ = self.pings.tick() => {
                    let ping = self.socket.send(Message::Ping(Default::default()));
                    let sent = tokio::time::timeout(PATIENCE, ping).await;
                    if self.heard.elapsed() > SILENCE || !matches!(sent, Ok(Ok(()))) {
                        return Err(End::Gone);
                    }
                }
            }
        }
    }
    /// Tells the client something.
    pub async fn say(&mut self, text: Utf8Bytes) -> Result<(), End> {
        let sent = tokio::time::timeout(PATIENCE, self.socket.send(Message::Text(text)));
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
    /// Says why, and ends.
    pub async fn close(&mut self, reason: End) {
        let (code, why) = match reason {
            End::Gone => return,
            End::Bye => {
                let _ = self.say(wire::Message::Bye.text()).await;
                (close_code::RESTART, "the server stops; connect again")
            }
            End::Slow => (close_code::AGAIN, "connect again"),
            End::Flood => (close_code::POLICY, "too many messages"),
            End::Nonsense => (close_code::UNSUPPORTED, "text messages only"),
        };
        let frame = CloseFrame {
            code,
            reason: why.into(),
        };
        let close = self.socket.send(Message::Close(Some(frame)));
        let _ = tokio::time::timeout(PATIENCE, close).await;
    }
}
