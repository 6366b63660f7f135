//! Passwords: which are good enough, and their hashes.

use crate::{Problem, secret};
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use std::collections::HashSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::sync::Semaphore;

/// Fewest and most characters.
const SHORTEST: usize = 10;
const LONGEST: usize = 200;
/// So many may wait for their turn; more are sent away.
const WAITING: usize = 64;

/// What one hash costs.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Cost {
    /// Memory in KiB.
    pub memory: u32,
    /// Passes over it.
    pub passes: u32,
}

impl Default for Cost {
    /// What OWASP recommends for argon2id: 19 MiB, two passes, one lane.
    fn default() -> Cost {
        Cost {
            memory: 19 * 1024,
            passes: 2,
        }
    }
}

/// Makes and compares hashes, a few at a time and away from the tasks that serve.
pub struct Passwords {
    argon: Argon2<'static>,
    places: Semaphore,
    waiting: AtomicUsize,
    /// Compared with where there is no account, so that this takes as long.
    nobody: String,
}

impl Passwords {
    /// At this cost, so many at once.
    pub fn new(cost: Cost, at_once: usize) -> Passwords {
        let params = Params::new(cost.memory.max(8), cost.passes.max(1), 1, None);
        let params = params.expect("these are within the bounds of argon2");
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        Passwords {
            nobody: hash(&argon, &secret::token()),
            argon,
            places: Semaphore::new(at_once.max(1)),
            waiting: AtomicUsize::new(0),
        }
    }
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Argon2<'_>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        if self.waiting.fetch_add(1, Relaxed) >= WAITING {
            self.waiting.fetch_sub(1, Relaxed);
            return Err(Problem::Unavailable);
        }
        let place = self.places.acquire().await;
        self.waiting.fetch_sub(1, Relaxed);
        let place = place.map_err(|_| Problem::Unavailable)?;
        let argon = self.argon.clone();
        let done = tokio::task::spawn_blocking(move || work(&argon)).await;
        drop(place);
        done.map_err(|_| Problem::Broken)
    }
    /// The hash of a password, with a salt of its own and what it cost.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move |argon| hash(argon, &password)).await
    }
    /// Is it the password with this hash? Takes as long where there is none.
    pub async fn is(&self, password: String, stored: Option<String>) -> Result<bool, Problem> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.nobody.clone());
        let same = self.work(move |argon| {
            let hash = PasswordHash::new(&stored).ok();
            hash.is_some_and(|hash| argon.verify_password(password.as_bytes(), &hash).is_ok())
        });
        Ok(same.await? && known)
    }
}

fn hash(argon: &Argon2<'_>, password: &str) -> String {
    let salt = SaltString::encode_b64(&secret::bytes::<16>()).expect("sixteen bytes are a salt");
    let hash = argon.hash_password(password.as_bytes(), &salt);
    hash.expect("the costs are within bounds").to_string()
}

/// Is this good enough as the password of whoever has this name? Else a sentence.
pub fn check(password: &str, name: &str) -> Result<(), Problem> {
    let refused = |why: &str| Err(Problem::Refused(why.into()));
    let length = password.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return Err(Problem::Refused(format!(
            "a password has {SHORTEST} to {LONGEST} characters"
        )));
    }
    let small = password.to_lowercase();
    let name = name.to_lowercase();
    let rest = small.replace(&name, "").replace(&name.replace(' ', ""), "");
    if name.chars().count() > 2 && rest.chars().count() < 6 && rest != small {
        return refused("that password is little more than your name; take another");
    }
    if is_common(&small) {
        return refused("that password is one of those that are guessed first; take another");
    }
    Ok(())
}

/// Words that many passwords are made of.
static WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let lines = include_str!("common.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).collect()
});

/// Rows of keys and the alphabet, along which fingers run.
const RUNS: [&str; 8] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujmikolp",
];

/// Would somebody who guesses try it among the first thousands? `small` has no capitals.
fn is_common(small: &str) -> bool {
    // Letters that stand for others, and what is hung on to words at either end.
    let spelled = |text: &str| text.chars().map(letter).collect::<String>();
    let plain = spelled(small);
    let core = |text: &str| {
        let ends = |c: char| !c.is_alphabetic();
        text.trim_matches(ends).to_owned()
    };
    let bare: String = small.chars().filter(|c| !c.is_whitespace()).collect();
    is_repeated(&bare)
        || is_run(&bare)
        || is_date(&bare)
        || [
            core(small),
            spelled(&core(small)),
            core(&plain),
            plain,
            bare,
        ]
        .iter()
        .any(|text| is_words(text))
}

fn letter(c: char) -> char {
    match c {
        '@' | '4' => 'a',
        '3' => 'e',
        '1' | '!' => 'i',
        '0' => 'o',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    }
}

/// One of the words, or two of them, with nothing but signs and digits between.
fn is_words(text: &str) -> bool {
    let joined: String = text.chars().filter(|c| c.is_alphanumeric()).collect();
    if WORDS.contains(text) || WORDS.contains(joined.as_str()) {
        return true;
    }
    let letters: String = joined.chars().filter(|c| c.is_alphabetic()).collect();
    let cuts = letters.char_indices().skip(1).map(|(at, _)| at);
    !letters.is_empty()
        && (WORDS.contains(letters.as_str())
            || cuts.into_iter().any(|at| {
                let (a, b) = letters.split_at(at);
                WORDS.contains(a) && (WORDS.contains(b) || a == b)
            }))
}

/// The same few characters again and again.
fn is_repeated(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    (1..=letters.len() / 2).any(|unit| {
        let again = letters.iter().zip(letters.iter().skip(unit));
        unit <= 4 && again.clone().all(|(a, b)| a == b)
    })
}

/// Along a row of keys, forwards or backwards, perhaps in two or three pieces.
fn is_run(text: &str) -> bool {
    let backwards = RUNS.map(|row| row.chars().rev().collect::<String>());
    let rows: Vec<&str> = RUNS
        .iter()
        .copied()
        .chain(backwards.iter().map(String::as_str))
        .collect();
    let mut rest = text;
    for _ in 0..3 {
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8());
        let fits = |end: &usize| rows.iter().any(|row| row.contains(&rest[..*end]));
        let Some(end) = ends.filter(fits).max() else {
            return false;
        };
        rest = &rest[end..];
        if rest.is_empty() {
            return true;
        }
    }
    false
}

/// Nothing but digits, as few as dates and telephone numbers have.
fn is_date(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let others = text
        .chars()
        .any(|c| !c.is_ascii_digit() && !matches!(c, '.' | '-' | '/' | '+'));
    !others && digits <= 12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_refused() {
        for password in [
            "short",
            "password123",
            "Password123!",
            "P@ssw0rd2024",
            "qwertyuiop",
            "1234567890",
            "aaaaaaaaaa",
            "abcabcabcabc",
            "iloveyou2!",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "letmein2024",
            "passwordpassword",
            "dragonmaster",
            "abcdefghij",
            "0987654321",
            "24.12.1987",
            "football1!!",
            "sunshine2020",
            "annabergmann1",
            "Anna Bergmann",
        ] {
            let checked = check(password, "Anna Bergmann");
            assert!(matches!(checked, Err(Problem::Refused(_))), "{password}");
        }
        for password in [
            "correct horse battery staple",
            "tintenfisch im regen",
            "xk3v9a07bqr5",
            "Fünf Füchse fliegen",
            "my dog ate the rulebook",
            "さくらがさいたのではるです",
            "7 marbles, 3 jokers",
        ] {
            check(password, "Anna Bergmann").unwrap_or_else(|why| panic!("{password}: {why}"));
        }
        check(&"x y".repeat(67), "Anna").unwrap_err();
    }

    #[test]
    fn the_list_is_tidy() {
        assert!(WORDS.len() > 600, "{}", WORDS.len());
        for word in WORDS.iter() {
            assert_eq!(*word, word.to_lowercase());
        }
    }

    #[tokio::test]
    async fn hashes_are_argon2id_and_salted() {
        let cost = Cost {
            memory: 64,
            passes: 1,
        };
        let passwords = Passwords::new(cost, 2);
        let [one, two] = ["tintenfisch"; 2].map(|p| passwords.hash(p.into()));
        let (one, two) = (one.await.unwrap(), two.await.unwrap());
        assert!(one.starts_with("$argon2id$v=19$m=64,t=1,p=1$"), "{one}");
        assert_ne!(one, two);
        let is = |text: &str, hash: Option<&String>| passwords.is(text.into(), hash.cloned());
        assert!(is("tintenfisch", Some(&one)).await.unwrap());
        assert!(!is("tintenfisch ", Some(&one)).await.unwrap());
        assert!(!is("tintenfisch", None).await.unwrap());
        let usual = Passwords::new(Cost::default(), 1).nobody;
        assert!(
            usual.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{usual}"
        );
    }

    #[tokio::test]
    async fn a_crowd_of_guesses_is_sent_away() {
        let passwords = Passwords::new(
            Cost {
                memory: 8,
                passes: 1,
            },
            1,
        );
        let held = passwords.places.acquire().await.unwrap();
        let waiting = (0..WAITING + 3).map(|_| passwords.hash("x".into()));
        let all = futures_util::future::join_all(waiting);
        tokio::pin!(all);
        let soon = tokio::time::timeout(std::time::Duration::ZERO, &mut all);
        assert!(soon.await.is_err(), "they wait");
        drop(held);
        let refused = all.await.into_iter().filter(Result::is_err).count();
        assert_eq!(refused, 3);
    }
}
