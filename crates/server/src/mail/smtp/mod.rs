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
mod tests {
    use super::*;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use rustls::{RootCertStore, ServerConfig, ServerConnection, StreamOwned};
    use std::net::TcpListener;
    use std::thread::JoinHandle;

    /// Of `mail.test`, by itself, good from 2020 to 2120: `openssl ca -selfsign` with a key of P-256.
    const CERTIFICATE: &[u8] = include_bytes!("testing/mail.test.der");
    const KEY: &[u8] = include_bytes!("testing/mail.test.pk8");

    fn provider() -> Arc<rustls::crypto::CryptoProvider> {
        Arc::new(rustls::crypto::ring::default_provider())
    }
    fn certificate() -> CertificateDer<'static> {
        CertificateDer::from(CERTIFICATE)
    }
    /// Trusts the mail server of these tests and nobody else.
    fn trusting() -> Arc<ClientConfig> {
        let mut roots = RootCertStore::empty();
        roots.add(certificate()).unwrap();
        let config = ClientConfig::builder_with_provider(provider());
        let config = config.with_safe_default_protocol_versions().unwrap();
        Arc::new(config.with_root_certificates(roots).with_no_client_auth())
    }
    fn serving() -> Arc<ServerConfig> {
        let key = PrivateKeyDer::try_from(KEY).unwrap();
        let config = ServerConfig::builder_with_provider(provider());
        let config = config.with_safe_default_protocol_versions().unwrap();
        let config = config.with_no_client_auth();
        Arc::new(config.with_single_cert(vec![certificate()], key).unwrap())
    }

    /// What a mail server is like.
    #[derive(Copy, Clone)]
    struct Nature {
        safety: Safety,
        ways: &'static str,
        /// What it answers to STARTTLS.
        upgrade: &'static str,
        /// What it answers to RCPT.
        recipient: &'static str,
    }
    const USUAL: Nature = Nature {
        safety: Safety::Upgraded,
        ways: "AUTH PLAIN LOGIN",
        upgrade: "220 go ahead\r\n",
        recipient: "250 ok\r\n",
    };

    /// One conversation: every line that it heard, those said without TLS marked.
    fn converse(
        mut stream: impl Read + Write,
        nature: Nature,
        secure: bool,
        heard: &mut Vec<String>,
    ) -> bool {
        let mut letter = false;
        let mut logging = 0;
        loop {
            let mut line = Vec::new();
            let mut byte = [0];
            while !line.ends_with(b"\r\n") {
                match stream.read(&mut byte) {
                    Ok(1) => line.push(byte[0]),
                    _ => return false,
                }
            }
            let line = String::from_utf8(line).unwrap().trim_end().to_owned();
            heard.push(format!("{}{line}", if secure { "" } else { "plain " }));
            let answer = match line.split(' ').next().unwrap() {
                _ if letter && line != "." => continue,
                "." => {
                    letter = false;
                    "250 taken\r\n".into()
                }
                "EHLO" if secure || nature.safety == Safety::Plain => {
                    format!("250-hello\r\n250-SIZE 1000\r\n250 {}\r\n", nature.ways)
                }
                "EHLO" => "250-hello\r\n250 StartTLS\r\n".into(),
                "STARTTLS" => {
                    stream.write_all(nature.upgrade.as_bytes()).unwrap();
                    return true;
                }
                "AUTH" if line.contains("LOGIN") => {
                    logging = 2;
                    "334 VXNlcm5hbWU6\r\n".into()
                }
                "AUTH" => "235 welcome\r\n".into(),
                "MAIL" => "250 ok\r\n".into(),
                "RCPT" => nature.recipient.into(),
                "DATA" => {
                    letter = true;
                    "354 go on\r\n".into()
                }
                "QUIT" => "221 bye\r\n".into(),
                _ if logging > 0 => {
                    logging -= 1;
                    if logging > 0 {
                        "334 UGFzc3dvcmQ6\r\n"
                    } else {
                        "235 welcome\r\n"
                    }
                    .into()
                }
                _ => "500 what\r\n".to_owned(),
            };
            if stream.write_all(answer.as_bytes()).is_err() {
                return false;
            }
        }
    }

    /// A mail server for one letter, on a thread of its own.
    fn open(nature: Nature) -> (TcpStream, JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap();
        let server = std::thread::spawn(move || {
            let mut heard = Vec::new();
            let (mut stream, _) = listener.accept().unwrap();
            let tls = |stream| StreamOwned::new(ServerConnection::new(serving()).unwrap(), stream);
            if nature.safety == Safety::Tls {
                let mut stream = tls(stream);
                if stream.write_all(b"220 mail.test\r\n").is_ok() {
                    converse(stream, nature, true, &mut heard);
                }
                return heard;
            }
            stream.write_all(b"220-mail.test\r\n220 hello\r\n").unwrap();
            if converse(&mut stream, nature, false, &mut heard) {
                converse(tls(stream), nature, true, &mut heard);
            }
            heard
        });
        (TcpStream::connect(at).unwrap(), server)
    }

    fn letter() -> Letter {
        Letter {
            to: MailAddress::read("anna@example.net").unwrap(),
            text: "Subject: x\n\nHello\n.\n..points\n".into(),
        }
    }

    fn send(
        nature: Nature,
        host: &str,
        config: Arc<ClientConfig>,
    ) -> (Result<(), Undelivered>, Vec<String>) {
        let (stream, server) = open(nature);
        let relay = Relay {
            host: host.into(),
            port: 1,
            safety: nature.safety,
            login: Some(("anna".into(), "secret word".into())),
        };
        let from = MailAddress::read("site@games.example").unwrap();
        let sent = hand_over(stream, config, &relay, &from, &letter());
        (sent, server.join().unwrap())
    }

    const LETTER: [&str; 12] = [
        "MAIL FROM:<site@games.example>",
        "RCPT TO:<anna@example.net>",
        "DATA",
        "Subject: x",
        "",
        "Hello",
        "..",
        "...points",
        ".",
        "QUIT",
        "",
        "",
    ];

    #[test]
    fn a_letter_arrives_whole_by_every_way() {
        // printf '\0anna\0secret word' | base64
        let plain = "AUTH PLAIN AGFubmEAc2VjcmV0IHdvcmQ=";
        let (sent, heard) = send(USUAL, "mail.test", trusting());
        sent.unwrap();
        let begin = [
            "plain EHLO games.example",
            "plain STARTTLS",
            "EHLO games.example",
            plain,
        ];
        assert_eq!(heard, [&begin[..], &LETTER[..10]].concat());
        let (sent, heard) = send(
            Nature {
                safety: Safety::Tls,
                ..USUAL
            },
            "mail.test",
            trusting(),
        );
        sent.unwrap();
        assert_eq!(
            heard,
            [&["EHLO games.example", plain][..], &LETTER[..10]].concat()
        );
        let login = Nature {
            safety: Safety::Plain,
            ways: "AUTH LOGIN CRAM-MD5",
            ..USUAL
        };
        let (sent, heard) = send(login, "mail.test", trusting());
        sent.unwrap();
        let said = [
            "EHLO games.example",
            "AUTH LOGIN",
            "YW5uYQ==",
            "c2VjcmV0IHdvcmQ=",
        ];
        let all = [&said[..], &LETTER[..10]].concat();
        assert_eq!(
            heard,
            all.iter()
                .map(|line| format!("plain {line}"))
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn nothing_is_told_to_a_server_that_is_not_who_it_should_be() {
        let secrets = |heard: &[String]| {
            heard
                .iter()
                .any(|line| line.contains("AUTH") || line.contains("anna"))
        };
        // Another name, or a certificate that nobody vouches for.
        for (host, config) in [
            ("mail.example", trusting()),
            ("mail.test", tls::config().unwrap()),
        ] {
            for safety in [Safety::Upgraded, Safety::Tls] {
                let (sent, heard) = send(Nature { safety, ..USUAL }, host, config.clone());
                assert!(matches!(sent, Err(Undelivered::Line(_))), "{sent:?}");
                assert!(!secrets(&heard), "{heard:?}");
            }
        }
        // Somebody between us says more than was asked for before TLS begins.
        let pushy = Nature {
            upgrade: "220 go\r\n250 AUTH PLAIN\r\n",
            ..USUAL
        };
        let (sent, heard) = send(pushy, "mail.test", trusting());
        assert!(matches!(sent, Err(Undelivered::Unable(_))), "{sent:?}");
        assert!(!secrets(&heard));
        // Or says that there is no TLS.
        for upgrade in ["454 not now\r\n", "500 what\r\n"] {
            let (sent, heard) = send(Nature { upgrade, ..USUAL }, "mail.test", trusting());
            assert!(
                matches!(sent, Err(Undelivered::Refused("STARTTLS", _))),
                "{sent:?}"
            );
            assert!(!secrets(&heard));
        }
    }

    #[test]
    fn refusals_are_told_apart_and_hold_no_secret() {
        for (recipient, passes) in [
            ("451 later\r\n", true),
            ("550 nobody secret word\r\n", false),
        ] {
            let (sent, _) = send(Nature { recipient, ..USUAL }, "mail.test", trusting());
            let why = sent.unwrap_err();
            assert_eq!(why.may_pass(), passes);
            let words = format!("{why} {why:?}");
            assert!(
                !words.contains("secret") && !words.contains("anna"),
                "{words}"
            );
        }
        let (sent, _) = send(
            Nature {
                ways: "AUTH GSSAPI",
                ..USUAL
            },
            "mail.test",
            trusting(),
        );
        assert!(matches!(
            sent,
            Err(Undelivered::Unable("takes no password"))
        ));
        // Something that talks for ever is not listened to for ever.
        let (recipient, _) = ("x".repeat(100_000), ());
        let recipient: &'static str = recipient.leak();
        let (sent, _) = send(Nature { recipient, ..USUAL }, "mail.test", trusting());
        assert!(matches!(sent, Err(Undelivered::Unable(_))), "{sent:?}");
    }
}
