//! The real binary as a site, and somebody who asks it.

// Not every test needs all of it.
#![allow(dead_code)]

use crate::common;
use parlour_store::{AccountKind, Making, NewAccount, Store, TokenKind};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running site.
pub struct Site {
    pub child: Child,
    pub addr: String,
}

impl Site {
    pub fn start(db: &Path) -> Site {
        Site::start_by(common::program(), db)
    }
    pub fn start_by(mut program: Command, db: &Path) -> Site {
        let mut child = program
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let out = child.stdout.as_mut().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit('/').next().unwrap().to_owned();
        assert!(addr.starts_with("127.0.0.1:"), "{line:?}");
        Site { child, addr }
    }
    /// As a loss of power would: no warning, no time to finish anything.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a cookie and one connection.
pub struct Client {
    stream: BufReader<TcpStream>,
    pub cookie: String,
}

impl Client {
    pub fn new(addr: &str, cookie: &str) -> Option<Client> {
        let stream = TcpStream::connect(addr).ok()?;
        stream.set_nodelay(true).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        Some(Client {
            stream: BufReader::new(stream),
            cookie: cookie.into(),
        })
    }
    /// `None` when the server went away.
    pub fn send(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let (status, body) = self.exchange(method, path, body)?;
        Some((status, serde_json::from_slice(&body).ok()?))
    }
    /// A file of the site.
    pub fn text(&mut self, path: &str) -> Option<String> {
        let (status, body) = self.exchange("GET", path, &Value::Null)?;
        (status == 200).then(|| String::from_utf8(body).expect("it is text"))
    }
    fn exchange(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Vec<u8>)> {
        let body = body.to_string();
        // A program shows its token, a browser its cookie.
        let shown = match self.cookie.starts_with("Bearer ") {
            true => format!("authorization: {}", self.cookie),
            false => format!("cookie: parlour={}", self.cookie),
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
             {shown}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).ok()?;
        let mut status = None;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).ok()? == 0 {
                return None;
            }
            let line = line.trim();
            if line.is_empty() {
                break;
            }
            match (status, line.split_once(": ")) {
                (None, _) => status = line.split(' ').nth(1)?.parse().ok(),
                (_, Some(("content-length", n))) => length = n.parse().ok()?,
                (_, Some(("set-cookie", cookie))) => {
                    self.cookie = cookie.strip_prefix("parlour=")?.split(';').next()?.into();
                }
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).ok()?;
        Some((status?, body))
    }
}

/// An account of this name in a database that no server has just now, known by this token.
pub fn make_account(db: &Path, name: &str, kind: AccountKind, token: &str) {
    let digest = Sha256::digest(token.as_bytes());
    let hash: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let id = name.to_lowercase();
    let new = NewAccount {
        id: &id,
        name,
        folded: &id,
        retired: "none",
        kind,
        owner: "",
        password: None,
        setup: None,
        at: 1,
    };
    let token_kind = match kind {
        AccountKind::Person => TokenKind::Cookie,
        AccountKind::Bot => TokenKind::Bearer,
    };
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(db.to_str().unwrap()).await.unwrap();
        assert_eq!(store.make_account(&new).await.unwrap(), Making::Made);
        let added = store.add_token(&id, &hash, token_kind, 1).await;
        added.unwrap();
        store.close().await;
    });
}
