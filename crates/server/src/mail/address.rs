//! Addresses of e-mail. What is read here holds no character that means anything in a header or a command.

use std::fmt;

/// The longest that a mail server takes (RFC 5321), and its part before the `@`.
const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

/// Somebody's address, in small letters.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct MailAddress(String);

impl MailAddress {
    /// Reads an address as people have them: a dotted name, an `@`, a host with a dot in it; no quotes, no comments.
    pub fn read(text: &str) -> Option<MailAddress> {
        let text = text.trim_matches(' ');
        if text.len() > LONGEST {
            return None;
        }
        let (local, host) = text.split_once('@')?;
        let atom = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+/=?^_`{|}~-".contains(c);
        let is_word = |word: &str| !word.is_empty() && word.chars().all(atom);
        let is_label = |label: &str| {
            let plain = label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            let edges = label.starts_with('-') || label.ends_with('-');
            plain && !edges && (1..=63).contains(&label.len())
        };
        let mut labels = host.split('.');
        let named = host.contains('.') && labels.all(is_label);
        // A last label of digits would be a number of a machine.
        let number = host.rsplit('.').next();
        let number = number.is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit()));
        let good = local.len() <= LONGEST_LOCAL && local.split('.').all(is_word);
        (good && named && !number).then(|| MailAddress(text.to_ascii_lowercase()))
    }
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
    /// What stands behind the `@`.
    pub fn host(&self) -> &str {
        self.0.split_once('@').map_or("", |(_, host)| host)
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_people_are_read() {
        for good in [
            "anna@example.net",
            " Anna.Berg+games@Mail.Example.org ",
            "o'neill@xn--bcher-kva.example",
            "_@a.b2c",
        ] {
            let read = MailAddress::read(good).unwrap();
            assert_eq!(read.as_str(), good.trim().to_lowercase());
        }
    }

    #[test]
    fn nothing_else_gets_into_a_header_or_a_command() {
        let long = format!("{}@example.net", "a".repeat(65));
        let longer = format!("a@{}example.net", "a.".repeat(130));
        for bad in [
            "",
            "anna",
            "@example.net",
            "anna@",
            "anna@localhost",
            "anna@example..net",
            "anna@-example.net",
            "anna@127.0.0.1",
            "anna@[127.0.0.1]",
            "an na@example.net",
            ".anna@example.net",
            "anna.@example.net",
            "an..na@example.net",
            "anna@ben@example.net",
            "\"anna\"@example.net",
            "<anna@example.net>",
            "anna@example.net>",
            "anna@example.net, ben@example.net",
            "anna@example.net\r\nBcc: ben@example.net",
            "anna@example.net\n",
            "anna\r\n@example.net",
            "anna\0@example.net",
            "anna@exam\u{200b}ple.net",
            "ännä@example.net",
            "anna@bücher.example",
            "anna(comment)@example.net",
            &long,
            &longer,
        ] {
            assert_eq!(MailAddress::read(bad), None, "{bad:?}");
        }
    }
}
