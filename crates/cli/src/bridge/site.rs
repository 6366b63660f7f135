//! The site at the other end: HTTP or HTTPS, requests and streams.

use parlour_server::{Secured, secure};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

/// How long the site may take to take a connection.
const CONNECT: Duration = Duration::from_secs(10);
/// How long the site may say nothing; a stream has a sign of life every few seconds.
const SILENCE: Duration = Duration::from_secs(30);
/// The longest answer, and the longest line of a stream, that is read.
const LONGEST: u64 = 16 << 20;

/// The site, as one account.
#[derive(Clone)]
pub struct Site {
    /// By TLS?
    secure: bool,
    /// `127.0.0.1`
    name: String,
    /// `127.0.0.1:7878`
    host: String,
    /// What stands before every path, where the site is not at the root of its host.
    root: String,
    token: String,
}

/// Why a site did not do what it was asked.
pub enum Problem {
    /// It says no, with this status and sentence.
    Refused(u16, String),
    /// It cannot be reached, or talks nonsense.
    Gone(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused(status, why) => write!(f, "{why} ({status})"),
            Problem::Gone(why) => f.write_str(why),
        }
    }
}

impl From<std::io::Error> for Problem {
    fn from(why: std::io::Error) -> Problem {
        Problem::Gone(format!("the site cannot be reached: {why}"))
    }
}

impl Site {
    /// The site at this address; the error is a sentence.
    pub fn new(address: &str, token: &str) -> Result<Site, String> {
        let no_address =
            || format!("{address:?} is no address of a site: https://HOST or http://HOST:PORT");
        let (secure, rest) = match address.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (
                false,
                address.strip_prefix("http://").ok_or_else(no_address)?,
            ),
        };
        let (host, root) = rest.split_once('/').unwrap_or((rest, ""));
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
        let is_path = |byte: u8| byte.is_ascii_graphic();
        if host.is_empty() || !host.bytes().all(is_host) || !root.bytes().all(is_path) {
            return Err(no_address());
        }
        let root = root.trim_end_matches('/');
        let named = host.rsplit_once(':');
        let named = named.filter(|(_, port)| port.parse::<u16>().is_ok());
        let usual = if secure { 443 } else { 80 };
        Ok(Site {
            secure,
            name: named.map_or(host, |(name, _)| name).into(),
            host: match named {
                Some(_) => host.into(),
                None => format!("{host}:{usual}"),
            },
            root: if root.is_empty() {
                String::new()
            } else {
                format!("/{root}")
            },
            token: token.into(),
        })
    }
    /// What is at a path.
    pub fn get(&self, path: &str) -> Result<Value, Problem> {
        self.ask("GET", path, "")?.value()
    }
    /// The text at a path.
    pub fn text(&self, path: &str) -> Result<String, Problem> {
        let mut answer = self.ask("GET", path, "")?;
        if answer.status != 200 {
            answer.value()?;
            return Err(Problem::Gone("the site answers without a text".into()));
        }
        let mut text = String::new();
        let mut body = answer.body.by_ref().take(LONGEST);
        body.read_to_string(&mut text)?;
        Ok(text)
    }
    /// Does something.
    pub fn post(&self, path: &str, body: &impl Serialize) -> Result<Value, Problem> {
        let body = serde_json::to_string(body).expect("requests are plain data");
        self.ask("POST", path, &body)?.value()
    }
    /// The objects of a stream, one after the other, until it ends.
    pub fn stream(&self, path: &str) -> Result<impl Iterator<Item = Value> + use<>, Problem> {
        let answer = self.ask("GET", path, "")?;
        if answer.status != 200 {
            answer.value()?;
            return Err(Problem::Gone("the site answers without a stream".into()));
        }
        let mut lines = BufReader::new(answer.body);
        let next = move || {
            loop {
                let mut line = Vec::new();
                let read = lines
                    .by_ref()
                    .take(LONGEST)
                    .read_until(b'\n', &mut line)
                    .ok()?;
                if read == 0 {
                    return None;
                }
                if let Ok(value) = serde_json::from_slice(&line) {
                    return Some(value);
                }
            }
        };
        Ok(std::iter::from_fn(next))
    }
    fn ask(&self, method: &str, path: &str, body: &str) -> Result<Answer, Problem> {
        let mut stream = self.connect()?;
        let Site {
            host, root, token, ..
        } = self;
        let request = format!(
            "{method} {root}{path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes())?;
        stream.flush()?;
        Answer::read(BufReader::new(stream))
    }
    fn connect(&self) -> Result<Line, Problem> {
        let mut failure = Problem::Gone(format!("there is no host {}", self.host));
        for address in self.host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, CONNECT) {
                Ok(stream) => {
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(Some(SILENCE))?;
                    stream.set_write_timeout(Some(SILENCE))?;
                    return Ok(match self.secure {
                        true => Line::Secure(Box::new(secure(&self.name, stream)?)),
                        false => Line::Plain(stream),
                    });
                }
                Err(why) => failure = why.into(),
            }
        }
        Err(failure)
    }
}

/// A connection, with TLS or without.
enum Line {
    Plain(TcpStream),
    Secure(Box<Secured>),
}

impl Read for Line {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        match self {
            Line::Plain(stream) => stream.read(out),
            Line::Secure(stream) => stream.read(out),
        }
    }
}

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        match self {
            Line::Plain(stream) => stream.write(bytes),
            Line::Secure(stream) => stream.write(bytes),
        }
    }
    fn flush(&mut self) -> std::io::Result<()> {
        match self {
            Line::Plain(stream) => stream.flush(),
            Line::Secure(stream) => stream.flush(),
        }
    }
}

/// The head of an answer, and its body to be read.
struct Answer {
    status: u16,
    body: Body,
}

impl Answer {
    fn read(mut from: BufReader<Line>) -> Result<Answer, Problem> {
        let nonsense = || Problem::Gone("that is no site: it does not speak HTTP".into());
        let (mut status, mut chunked, mut length) = (None, false, LONGEST);
        for number in 0..100 {
            let mut line = String::new();
            from.by_ref().take(64 << 10).read_line(&mut line)?;
            let line = line.trim_end();
            if number == 0 {
                let mut words = line.split(' ');
                let http = words.next().is_some_and(|word| word.starts_with("HTTP/1."));
                let code = words.next().and_then(|code| code.parse().ok());
                status = code.filter(|_| http);
                status.ok_or_else(nonsense)?;
            } else if line.is_empty() {
                break;
            } else if let Some((name, value)) = line.split_once(':') {
                match name.to_ascii_lowercase().as_str() {
                    "transfer-encoding" => chunked = value.trim().eq_ignore_ascii_case("chunked"),
                    "content-length" => length = value.trim().parse().map_err(|_| nonsense())?,
                    _ => {}
                }
            }
        }
        Ok(Answer {
            status: status.ok_or_else(nonsense)?,
            body: Body {
                from,
                chunked,
                left: if chunked { 0 } else { length.min(LONGEST) },
            },
        })
    }
    /// What a whole answer says.
    fn value(mut self) -> Result<Value, Problem> {
        let mut text = Vec::new();
        self.body.by_ref().take(LONGEST).read_to_end(&mut text)?;
        let told: Result<Value, _> = serde_json::from_slice(&text);
        match (self.status, told) {
            (200..300, Ok(told)) => Ok(told),
            (200..300, Err(_)) => Err(Problem::Gone("the site does not answer in JSON".into())),
            (status, told) => {
                let told = told.unwrap_or_default();
                let why = told["error"].as_str().unwrap_or("the site says no");
                Err(Problem::Refused(status, why.into()))
            }
        }
    }
}

/// A body, whole or in chunks.
struct Body {
    from: BufReader<Line>,
    chunked: bool,
    /// Bytes left of the whole, or of the present chunk.
    left: u64,
}

impl Read for Body {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        if self.left == 0 && self.chunked {
            let mut line = String::new();
            // The line after the last chunk is empty.
            while line.trim().is_empty() {
                line.clear();
                if self.from.by_ref().take(1 << 10).read_line(&mut line)? == 0 {
                    return Ok(0);
                }
            }
            let size = line.split(';').next().unwrap_or_default().trim();
            let size = u64::from_str_radix(size, 16).map_err(std::io::Error::other)?;
            if size == 0 {
                self.chunked = false;
            }
            self.left = size;
        }
        if self.left == 0 {
            return Ok(0);
        }
        let most = out
            .len()
            .min(usize::try_from(self.left).unwrap_or(usize::MAX));
        let read = self.from.read(&mut out[..most])?;
        self.left -= read as u64;
        Ok(read)
    }
}
