//! Brings a letter to a mail server: SMTP (RFC 5321) with STARTTLS (RFC 3207) and AUTH (RFC 4954).

use super::relay::{Relay, Safety};
use super::{Letter, MailAddress};
use crate::tls;
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use rustls::ClientConfig;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// How long a mail server may take to take a connection, and to say something.
const CONNECT: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_secs(30);
/// Bytes of one answer.
const ANSWER: usize = 16 * 1024;

/// Why a letter was not taken. It holds nothing of what was sent.
#[derive(Debug, Error)]
pub(super) enum Undelivered {
    /// The way there.
    #[error("the mail server cannot be reached: {0}")]
    Line(#[from] io::Error),
    /// It said no: to what, and its number.
    #[error("the mail server answers {1} to {0}")]
    Refused(&'static str, u16),
    /// It cannot do what is needed.
    #[error("the mail server {0}")]
    Unable(&'static str),
}

impl Undelivered {
    /// May the same letter be taken later?
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Undelivered::Line(_) | Undelivered::Refused(_, 400..500)
        )
    }
}

/// Brings a letter to the relay. Blocks.
pub(super) fn deliver(
    relay: &Relay,
    from: &MailAddress,
    letter: &Letter,
) -> Result<(), Undelivered> {
    let places = (relay.host.as_str(), relay.port).to_socket_addrs()?;
    // What is not secret stays on this machine, whatever a name means today.
    let mut places = places.filter(|at| relay.safety != Safety::Plain || at.ip().is_loopback());
    let nowhere = || io::Error::other("its name means nothing");
    let stream = TcpStream::connect_timeout(&places.next().ok_or_else(nowhere)?, CONNECT)?;
    let config = tls::config().map_err(io::Error::other)?;
    hand_over(stream, config, relay, from, letter)
}

fn hand_over(
    stream: TcpStream,
    config: Arc<ClientConfig>,
    relay: &Relay,
    from: &MailAddress,
    letter: &Letter,
) -> Result<(), Undelivered> {
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    let own = from.host();
    match relay.safety {
        Safety::Plain => {
            let mut line = Line::new(stream);
            line.greet()?;
            line.send(own, relay, from, letter)
        }
        Safety::Tls => {
            let mut line = Line::new(tls::secure_with(config, &relay.host, stream)?);
            line.greet()?;
            line.send(own, relay, from, letter)
        }
        Safety::Upgraded => {
            let mut line = Line::new(stream);
            line.greet()?;
            let offered = line.hello(own)?;
            if !offered
                .lines()
                .any(|word| word.eq_ignore_ascii_case("STARTTLS"))
            {
                return Err(Undelivered::Unable("offers no STARTTLS"));
            }
            line.ask("STARTTLS", "STARTTLS", 220)?;
            // Whatever was said before TLS could have been said by anybody.
            if !line.heard.is_empty() {
                return Err(Undelivered::Unable("speaks before TLS"));
            }
            let mut line = Line::new(tls::secure_with(config, &relay.host, line.stream)?);
            line.send(own, relay, from, letter)
        }
    }
}

/// A conversation.
struct Line<S> {
    stream: S,
    /// Bytes that were read and not looked at.
    heard: Vec<u8>,
}

impl<S: Read + Write> Line<S> {
    fn new(stream: S) -> Line<S> {
        Line {
            stream,
            heard: Vec::new(),
        }
    }
    fn greet(&mut self) -> Result<(), Undelivered> {
        let (code, _) = self.answer()?;
        expect("connecting", code, 220)
    }
    /// What it can do, a line each.
    fn hello(&mut self, own: &str) -> Result<String, Undelivered> {
        self.ask("EHLO", &format!("EHLO {own}"), 250)
    }
    /// Everything from the greeting on.
    fn send(
        &mut self,
        own: &str,
        relay: &Relay,
        from: &MailAddress,
        letter: &Letter,
    ) -> Result<(), Undelivered> {
        let offered = self.hello(own)?;
        if let Some((name, password)) = &relay.login {
            self.log_in(&offered, name, password)?;
        }
        self.ask("MAIL", &format!("MAIL FROM:<{from}>"), 250)?;
        self.ask("RCPT", &format!("RCPT TO:<{}>", letter.to), 250)?;
        self.ask("DATA", "DATA", 354)?;
        self.stream.write_all(stuffed(&letter.text).as_bytes())?;
        self.ask("the letter", ".", 250)?;
        // It has the letter; whatever it says now changes nothing.
        let _ = self.ask("QUIT", "QUIT", 221);
        Ok(())
    }
    fn log_in(&mut self, offered: &str, name: &str, password: &str) -> Result<(), Undelivered> {
        let ways = offered.lines().filter_map(|line| {
            let (word, ways) = line.split_once([' ', '='])?;
            word.eq_ignore_ascii_case("AUTH")
                .then(|| ways.to_uppercase())
        });
        let ways: Vec<String> = ways.collect();
        let has = |way: &str| {
            ways.iter()
                .any(|ways| ways.split(' ').any(|one| one == way))
        };
        if has("PLAIN") {
            let secret = BASE64.encode(format!("\0{name}\0{password}"));
            self.ask("AUTH", &format!("AUTH PLAIN {secret}"), 235)?;
        } else if has("LOGIN") {
            self.ask("AUTH", "AUTH LOGIN", 334)?;
            self.ask("AUTH", &BASE64.encode(name), 334)?;
            self.ask("AUTH", &BASE64.encode(password), 235)?;
        } else {
            return Err(Undelivered::Unable("takes no password"));
        }
        Ok(())
    }
    /// Says a line and hears the answer, which must have this number.
    fn ask(&mut self, what: &'static str, line: &str, want: u16) -> Result<String, Undelivered> {
        self.stream.write_all(format!("{line}\r\n").as_bytes())?;
        self.stream.flush()?;
        let (code, text) = self.answer()?;
        expect(what, code, want)?;
        Ok(text)
    }
    /// The next answer: its number, and what stands behind it, line by line.
    fn answer(&mut self) -> Result<(u16, String), Undelivered> {
        let strange = || Undelivered::Unable("does not speak SMTP");
        let (mut text, mut read) = (String::new(), 0);
        loop {
            let line = self.line()?;
            read += line.len();
            let line = String::from_utf8_lossy(&line).into_owned();
            let line = line.trim_end();
            let (code, rest) = line.split_at_checked(3).ok_or_else(strange)?;
            let code: u16 = code.parse().map_err(|_| strange())?;
            text.push_str(rest.get(1..).unwrap_or(""));
            text.push('\n');
            match rest.as_bytes().first() {
                Some(b'-') if read < ANSWER => {}
                Some(b'-') => return Err(strange()),
                _ => return Ok((code, text)),
            }
        }
    }
    fn line(&mut self) -> Result<Vec<u8>, Undelivered> {
        loop {
            if let Some(end) = self.heard.iter().position(|byte| *byte == b'\n') {
                let rest = self.heard.split_off(end + 1);
                return Ok(std::mem::replace(&mut self.heard, rest));
            }
            if self.heard.len() > ANSWER {
                return Err(Undelivered::Unable("does not speak SMTP"));
            }
            let mut part = [0; 1024];
            match self.stream.read(&mut part)? {
                0 => return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
                n => self.heard.extend_from_slice(&part[..n]),
            }
        }
    }
}

fn expect(what: &'static str, code: u16, want: u16) -> Result<(), Undelivered> {
    // 251 is a recipient who has moved, and is found all the same.
    match code == want || (want == 250 && code == 251) {
        true => Ok(()),
        false => Err(Undelivered::Refused(what, code)),
    }
}

/// A text as it follows `DATA`: a point that begins a line is doubled, so that none of them ends the letter.
fn stuffed(text: &str) -> String {
    let lines = text.lines().map(|line| match line.starts_with('.') {
        true => format!(".{line}\r\n"),
        false => format!("{line}\r\n"),
    });
    lines.collect()
}

#[cfg(test)]
mod tests;
