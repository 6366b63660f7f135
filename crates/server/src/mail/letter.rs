//! What letters say, and how they are written down (RFC 5322, quoted-printable).

use super::MailAddress;
use super::relay::Mailing;
use crate::calendar::Written;
use crate::secret;
use std::fmt::Write;

/// A letter as it is handed over.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Letter {
    /// To whom.
    pub to: MailAddress,
    /// Its head and its body, in ASCII, a line each.
    pub text: String,
}

/// What somebody is told.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Words<'a> {
    /// A link that shows the address to be theirs.
    Confirm {
        /// Of the link.
        secret: &'a str,
    },
    /// A link that lets in again.
    Recover {
        /// The account's.
        name: &'a str,
        /// Of the link.
        secret: &'a str,
    },
    /// There is another password.
    Password {
        /// The account's.
        name: &'a str,
    },
    /// They are written to elsewhere from now on, or not at all.
    Address {
        /// The account's.
        name: &'a str,
    },
    /// The account is gone.
    Closed {
        /// What it was called.
        name: &'a str,
    },
}

impl Words<'_> {
    fn subject(&self) -> &'static str {
        match self {
            Words::Confirm { .. } => "Confirm your address at Parlour",
            Words::Recover { .. } => "A new password for Parlour",
            Words::Password { .. } => "Your password at Parlour was changed",
            Words::Address { .. } => "Your e-mail address at Parlour was changed",
            Words::Closed { .. } => "Your account at Parlour was deleted",
        }
    }
    fn body(&self, site: &str) -> String {
        match self {
            // Whoever gets it by mistake reads no word that a stranger chose.
            Words::Confirm { secret } => format!(
                "Somebody, most likely you, gave this address for an account at {site}\n\n\
                 To confirm that it is yours, sign in there and open this link within a day:\n\n\
                 {site}/mail/confirm#{secret}\n\n\
                 If it was not you, there is nothing to do: the address will not be used.\n"
            ),
            Words::Recover { name, secret } => format!(
                "Somebody, most likely you, asked for a way back into the account {name} at {site}\n\n\
                 With this link you choose a new password. It works once, within half an hour:\n\n\
                 {site}/mail/recover#{secret}\n\n\
                 If it was not you, there is nothing to do: your password stays as it is.\n"
            ),
            Words::Password { name } => format!(
                "The account {name} at {site} has a new password, and every other session of it has ended.\n\n\
                 If it was not you, get back in with \"I have lost my password\":\n\n\
                 {site}/sign-in\n"
            ),
            Words::Address { name } => format!(
                "The account {name} at {site} is no longer written to at this address.\n\n\
                 If it was not you, sign in, look at your sessions and change your password:\n\n\
                 {site}/account\n"
            ),
            Words::Closed { name } => {
                format!("The account {name} at {site} is gone, and this address with it.\n")
            }
        }
    }
    /// The whole letter, written at this moment.
    pub(super) fn letter(&self, to: MailAddress, by: &Mailing, now: i64) -> Letter {
        let (from, host) = (&by.from, by.from.host());
        let (date, id) = (Written::at(now).rfc5322(), secret::id());
        let text = format!(
            "From: Parlour <{from}>\nTo: {to}\nSubject: {}\nDate: {date}\nMessage-ID: <{id}@{host}>\n\
             Auto-Submitted: auto-generated\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\
             Content-Transfer-Encoding: quoted-printable\n\n{}",
            self.subject(),
            quoted(&self.body(&by.site))
        );
        Letter { to, text }
    }
}

/// Columns of a line, with the sign that it goes on.
const WIDTH: usize = 76;

/// Any text in ASCII, in lines that every mail server passes on (RFC 2045).
fn quoted(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut width = 0;
        let last = line.len().saturating_sub(1);
        for (i, byte) in line.bytes().enumerate() {
            let plain = (b'!'..=b'~').contains(&byte) && byte != b'=';
            let plain = plain || (byte == b' ' && i != last);
            let needs = if plain { 1 } else { 3 };
            if width + needs > WIDTH - 1 {
                out.push_str("=\n");
                width = 0;
            }
            match plain {
                true => out.push(byte as char),
                false => {
                    let _ = write!(out, "={byte:02X}");
                }
            }
            width += needs;
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by() -> Mailing {
        Mailing::read(
            "smtp://localhost",
            "parlour@games.example",
            "https://games.example",
        )
        .unwrap()
    }

    #[test]
    fn a_letter_is_plain_ascii_in_short_lines_with_one_head() {
        // Such a name cannot be had; a letter would hold it all the same.
        let name = "Zoë\r\nBcc: x@y.z\n.\nさくら=";
        let to = MailAddress::read("anna@example.net").unwrap();
        let letter = Words::Recover {
            name,
            secret: &"f".repeat(32),
        };
        let letter = letter.letter(to, &by(), 1_731_600_000_000);
        let (head, body) = letter.text.split_once("\n\n").unwrap();
        let keys: Vec<&str> = head
            .lines()
            .map(|line| line.split_once(": ").unwrap().0)
            .collect();
        let expected = [
            "From",
            "To",
            "Subject",
            "Date",
            "Message-ID",
            "Auto-Submitted",
            "MIME-Version",
            "Content-Type",
            "Content-Transfer-Encoding",
        ];
        assert_eq!(keys, expected);
        assert!(head.contains("\nDate: Thu, 14 Nov 2024 16:00:00 +0000\n"));
        assert!(letter.text.is_ascii() && !letter.text.contains('\r'));
        assert!(body.lines().all(|line| line.len() <= WIDTH), "{body}");
        assert!(body.contains("Zo=C3=AB"), "{body}");
    }

    #[test]
    fn what_is_quoted_reads_back() {
        let text = format!("a = b\n trailing \n{}\n\nö\n", "long ".repeat(40));
        let quoted = quoted(&text);
        let joined = quoted.replace("=\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((first, more)) = rest.split_first() {
            rest = more;
            match first {
                b'=' => {
                    let digits = std::str::from_utf8(&rest[..2]).unwrap();
                    bytes.push(u8::from_str_radix(digits, 16).unwrap());
                    rest = &rest[2..];
                }
                byte => bytes.push(*byte),
            }
        }
        assert_eq!(String::from_utf8(bytes).unwrap(), text);
        assert!(
            quoted
                .lines()
                .all(|line| line.len() <= WIDTH && !line.ends_with(' '))
        );
    }
}
