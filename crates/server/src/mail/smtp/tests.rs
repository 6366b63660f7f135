//! Letters to a little mail server, which hears what is said.

use super::*;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{RootCertStore, ServerConfig, ServerConnection, StreamOwned};
use std::net::TcpListener;
use std::thread::JoinHandle;

/// Of `mail.test`, by itself, good from 2020 to 2120: `openssl ca -selfsign` with a key of P-256.
const CERTIFICATE: &[u8] = include_bytes!("../testing/mail.test.der");
const KEY: &[u8] = include_bytes!("../testing/mail.test.pk8");

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

/// What a server hears of it.
const LETTER: [&str; 10] = [
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
    assert_eq!(heard, [&begin[..], &LETTER].concat());
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
        [&["EHLO games.example", plain][..], &LETTER].concat()
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
    let all = [&said[..], &LETTER].concat();
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
    let recipient: &'static str = "x".repeat(100_000).leak();
    let (sent, _) = send(Nature { recipient, ..USUAL }, "mail.test", trusting());
    assert!(matches!(sent, Err(Undelivered::Unable(_))), "{sent:?}");
}
