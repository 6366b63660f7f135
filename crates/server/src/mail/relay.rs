//! What an operator says about e-mail.

use super::MailAddress;
use std::fmt;
use std::net::IpAddr;
use thiserror::Error;

/// How letters leave the site.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mailing {
    pub(super) relay: Relay,
    pub(super) from: MailAddress,
    /// Scheme and host under which players know the site, without a slash at the end.
    pub(super) site: String,
}

/// The mail server that takes them.
#[derive(Clone, Eq, PartialEq)]
pub(super) struct Relay {
    pub host: String,
    pub port: u16,
    pub safety: Safety,
    /// Name and password.
    pub login: Option<(String, String)>,
}

/// How the way to it is kept secret.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Safety {
    /// Not at all: on this machine only.
    Plain,
    /// By TLS, which is begun with the command `STARTTLS`.
    Upgraded,
    /// By TLS from the first byte on.
    Tls,
}

/// What is wrong with what an operator says.
#[derive(Debug, Error, Eq, PartialEq)]
pub enum MailError {
    /// The mail server.
    #[error("--smtp must be smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465")]
    Relay,
    /// The sender.
    #[error("--mail-from {0:?} is no e-mail address")]
    From(String),
    /// The address of the site.
    #[error(
        "--site-url {0:?} must be the address under which players know the site, such as https://games.example"
    )]
    Site(String),
}

impl Mailing {
    /// Reads `smtp://USER:PASSWORD@HOST:PORT`, the sender and the address of the site. Links in letters begin with that
    /// address, never with what a request says its host is.
    pub fn read(relay: &str, from: &str, site: &str) -> Result<Mailing, MailError> {
        let wrong = || MailError::Site(site.into());
        let rest = site
            .strip_prefix("https://")
            .or_else(|| site.strip_prefix("http://"));
        let host = rest.ok_or_else(wrong)?.trim_end_matches('/');
        let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(wrong());
        }
        Ok(Mailing {
            relay: Relay::read(relay).ok_or(MailError::Relay)?,
            from: MailAddress::read(from).ok_or_else(|| MailError::From(from.into()))?,
            site: site.trim_end_matches('/').into(),
        })
    }
}

impl Relay {
    fn read(text: &str) -> Option<Relay> {
        let (scheme, rest) = text.split_once("://")?;
        let secure = match scheme {
            "smtp" => false,
            "smtps" => true,
            _ => return None,
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (login, place) = match rest.rsplit_once('@') {
            Some((login, place)) => (Some(login), place),
            None => (None, rest),
        };
        let login = match login {
            Some(login) => {
                let (name, password) = login.split_once(':')?;
                Some((decoded(name)?, decoded(password)?))
            }
            None => None,
        };
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, Some(port.parse().ok()?)),
            _ => (place, None),
        };
        let host = host
            .strip_prefix('[')
            .map_or(host, |inner| inner.strip_suffix(']').unwrap_or(""));
        let plain = |c: char| c.is_ascii_alphanumeric() || ".-:".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
            return None;
        }
        let here = host
            .parse::<IpAddr>()
            .map_or(host == "localhost", |ip| ip.is_loopback());
        let (safety, usual) = match (secure, here) {
            (true, _) => (Safety::Tls, 465),
            (false, true) => (Safety::Plain, 25),
            (false, false) => (Safety::Upgraded, 587),
        };
        Some(Relay {
            host: host.into(),
            port: port.unwrap_or(usual),
            safety,
            login,
        })
    }
}

/// `%40` is `@`: names of mail servers have such signs in them.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                let digits = std::str::from_utf8(&digits).ok()?;
                u8::from_str_radix(digits, 16).ok()?
            }
            byte => byte,
        });
    }
    let text = String::from_utf8(bytes).ok()?;
    (!text.is_empty() && !text.contains('\0')).then_some(text)
}

/// Without the password, which belongs into no log.
impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let login = self.login.as_ref().map(|_| "…");
        let mut out = f.debug_struct("Relay");
        out.field("host", &self.host).field("port", &self.port);
        out.field("safety", &self.safety).field("login", &login);
        out.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(relay: &str) -> Option<Relay> {
        Relay::read(relay)
    }

    #[test]
    fn a_mail_server_is_read_from_its_address() {
        let full = read("smtp://anna%40example.net:p%3aw%25@mail.example.net:2525").unwrap();
        assert_eq!((full.host.as_str(), full.port), ("mail.example.net", 2525));
        assert_eq!(full.safety, Safety::Upgraded);
        assert_eq!(full.login, Some(("anna@example.net".into(), "p:w%".into())));
        assert!(!format!("{full:?}").contains("p:w"), "{full:?}");
        let secure = read("smtps://a:b@mail.example.net").unwrap();
        assert_eq!((secure.safety, secure.port), (Safety::Tls, 465));
        for here in [
            "smtp://127.0.0.1:2525",
            "smtp://localhost",
            "smtp://[::1]:25",
        ] {
            assert_eq!(read(here).unwrap().safety, Safety::Plain, "{here}");
        }
        assert_eq!(
            read("smtp://[2001:db8::1]/").unwrap().safety,
            Safety::Upgraded
        );
        for bad in [
            "",
            "mail.example.net",
            "http://mail.example.net",
            "smtp://",
            "smtp://anna@mail.example.net",
            "smtp://:b@mail.example.net",
            "smtp://a:%4@mail.example.net",
            "smtp://a:b@mail.example.net:x",
            "smtp://a:b@mail example.net",
            "smtp://a:b@mail.example.net/x",
            "smtp://a:b@mail.example.net\r\nQUIT",
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn links_begin_with_what_the_operator_says() {
        let read = |from: &str, site: &str| Mailing::read("smtp://localhost", from, site);
        let good = read("parlour@games.example", "https://games.example/").unwrap();
        assert_eq!(good.site, "https://games.example");
        assert!(read("parlour@games.example", "http://127.0.0.1:7878").is_ok());
        for bad in [
            "",
            "games.example",
            "ftp://games.example",
            "https://",
            "https://a b",
        ] {
            let why = read("parlour@games.example", bad).unwrap_err();
            assert_eq!(why, MailError::Site(bad.into()));
        }
        let why = read("parlour", "https://games.example").unwrap_err();
        assert_eq!(why, MailError::From("parlour".into()));
    }
}
