//! Manners: what one may be called, and what one may say.

use crate::Problem;
use std::sync::LazyLock;

/// Longest name.
const NAME: usize = 24;
/// Longest thing to say.
const SAYING: usize = 200;
/// Marks on one letter.
const MARKS: usize = 2;

/// Names that would pass for the house itself.
const HOUSE: [&str; 9] = [
    "admin",
    "administrator",
    "computer",
    "keeper",
    "mod",
    "moderator",
    "server",
    "system",
    "thebot",
];

static WORDS: LazyLock<Words> = LazyLock::new(Words::read);

/// The list of bad words, folded.
struct Words {
    whole: Vec<String>,
    inside: Vec<String>,
}

impl Words {
    fn read() -> Words {
        let lines = include_str!("manners/words.txt").lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (inside, whole): (Vec<_>, Vec<_>) = lines.partition(|line| line.starts_with('*'));
        let folded = |words: Vec<&str>| {
            let words = words.iter().map(|word| fold(word.trim_matches('*')));
            words.collect()
        };
        Words {
            whole: folded(whole),
            inside: folded(inside),
        }
    }
    /// Is this folded word bad, however often its letters are repeated?
    fn have(&self, word: &str) -> bool {
        let bad = |word: &str| {
            self.whole.iter().any(|bad| bad == word)
                || self.inside.iter().any(|bad| word.contains(bad.as_str()))
        };
        bad(word) || bad(&shortened(word, 3, 2)) || bad(&shortened(word, 3, 1)) || {
            let single = shortened(word, 2, 1);
            let has_no_pair = |bad: &&String| shortened(bad, 2, 1) == **bad;
            let whole = self.whole.iter().filter(has_no_pair);
            let inside = self.inside.iter().filter(has_no_pair);
            whole.into_iter().any(|bad| *bad == single)
                || inside.into_iter().any(|bad| single.contains(bad.as_str()))
        }
    }
}

/// Runs of at least `from` equal letters made `to` letters long.
fn shortened(word: &str, from: usize, to: usize) -> String {
    let letters: Vec<char> = word.chars().collect();
    let runs = letters.chunk_by(|a, b| a == b);
    runs.flat_map(|run| match run.len() >= from {
        true => &run[..to],
        false => run,
    })
    .collect()
}

/// Small, without accents, look-alikes and digits as the letters they stand for; nothing but letters
/// is left.
fn fold(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    let mut out = String::new();
    for c in small.map(narrow) {
        match c {
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            _ => out.extend(Some(base(c)).filter(|c| c.is_alphabetic())),
        }
    }
    out
}

/// A name as it looks: two names that one could take for each other have the same key. Capitals, accents,
/// blanks, signs and look-alikes do not count; other digits do. Empty where nothing is left.
pub fn key(name: &str) -> String {
    let small = name.chars().flat_map(char::to_lowercase).map(narrow);
    let mut out = String::new();
    for c in small {
        match c {
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            '0' => out.push('o'),
            '1' | 'l' | '|' | '!' => out.push('i'),
            '2'..='9' => out.push(c),
            c => match base(c) {
                'l' => out.push('i'),
                c => out.extend(Some(c).filter(|c| c.is_alphanumeric())),
            },
        }
    }
    out.replace("rn", "m").replace("vv", "w")
}

/// Full-width, mathematical, circled and squared letters and digits as plain ones.
fn narrow(c: char) -> char {
    let letter = |n: u32| char::from_u32('a' as u32 + n % 26).unwrap_or(c);
    let digit = |n: u32| char::from_digit(n % 10, 10).unwrap_or(c);
    let code = c as u32;
    match code {
        0xff01..=0xff5e => {
            let plain = char::from_u32(code - 0xfee0).unwrap_or(c);
            plain.to_ascii_lowercase()
        }
        0x1d400..=0x1d6a3 => letter(code - 0x1d400),
        0x1d7ce..=0x1d7ff => digit(code - 0x1d7ce),
        0x24b6..=0x24e9 => letter(code - 0x24b6),
        0x1f130..=0x1f149 => letter(code - 0x1f130),
        0x1f150..=0x1f169 => letter(code - 0x1f150),
        0x1f170..=0x1f189 => letter(code - 0x1f170),
        0x1f1e6..=0x1f1ff => letter(code - 0x1f1e6),
        _ => c,
    }
}

/// Does it read as `Bot 3`, in whatever letters and digits?
fn is_bot(name: &str) -> bool {
    let small = name.chars().flat_map(char::to_lowercase).map(narrow);
    let mut seen = small.filter(|c| c.is_alphanumeric());
    let head: String = seen.by_ref().take(3).map(base).collect();
    head == "bot" && seen.all(char::is_numeric)
}

fn base(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'а' | 'α' | '4' | '@' => {
            'a'
        }
        'в' | 'β' | 'ʙ' | 'ь' | 'ъ' | '8' => 'b',
        'ç' | 'ć' | 'č' | 'с' | '¢' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' | 'е' | 'ё' | 'ε' | '3' | '€' => {
            'e'
        }
        'ğ' | 'ģ' | '9' => 'g',
        'н' => 'h',
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' | 'і' | 'ї' | 'ι' | '1' | '!' | '|' => {
            'i'
        }
        'к' | 'κ' => 'k',
        'ł' | 'ľ' | 'ĺ' => 'l',
        'м' => 'm',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' | 'о' | 'ο' | 'օ' | 'ᴏ' | 'σ' | '0' => {
            'o'
        }
        'р' | 'ρ' => 'p',
        'ř' | 'ŕ' => 'r',
        'ś' | 'š' | 'ş' | 'ș' | 'ѕ' | '5' | '$' => 's',
        'ť' | 'ţ' | 'ț' | 'т' | 'τ' | 'ᴛ' | '7' | '+' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'υ' => 'u',
        'х' | 'χ' => 'x',
        'ý' | 'ÿ' | 'у' => 'y',
        'ź' | 'ż' | 'ž' | '2' => 'z',
        _ => c,
    }
}

/// May stand for a letter inside a word.
fn is_letterlike(c: char) -> bool {
    c.is_alphanumeric() || is_mark(c) || matches!(c, '@' | '$' | '!' | '|' | '€' | '¢' | '+')
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Takes room or turns the text round without being seen.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn has_towers(text: &str) -> bool {
    let marks: Vec<bool> = text.chars().map(is_mark).collect();
    marks.windows(MARKS + 1).any(|w| w.iter().all(|mark| *mark))
}

/// Where the bad words are, in letters: from, to.
fn bad_words(text: &[char]) -> Vec<(usize, usize)> {
    let mut words = Vec::new();
    let mut from = 0;
    for to in 0..=text.len() {
        if to == text.len() || !is_letterlike(text[to]) {
            if from < to {
                words.push((from, to));
            }
            from = to + 1;
        }
    }
    let is_bad = |letters: &[char]| {
        let word: String = letters.iter().collect();
        // A price or a count of moves is no word.
        word.chars().any(char::is_alphabetic) && {
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
            WORDS.have(&fold(&word)) || WORDS.have(&fold(bare))
        }
    };
    let mut bad: Vec<_> = words
        .iter()
        .copied()
        .filter(|(from, to)| is_bad(&text[*from..*to]))
        .collect();
    // Letters one by one, as in `w o r d`.
    for run in words.chunk_by(|a, b| a.1 - a.0 == 1 && b.1 - b.0 == 1) {
        let letters: Vec<char> = run.iter().map(|(from, _)| text[*from]).collect();
        if run.len() > 2 && is_bad(&letters) {
            bad.push((run[0].0, run[run.len() - 1].1));
        }
    }
    bad
}

/// What a guest may be called: tidied, or why not. `seats` are names of chairs.
pub fn name<'a>(text: &str, seats: impl Iterator<Item = &'a str>) -> Result<String, Problem> {
    let refused = |why: &str| Err(Problem::Refused(why.into()));
    if text.chars().any(|c| c.is_control() || is_invisible(c)) || has_towers(text) {
        return refused("a name is made of letters one can see");
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME {
        return Err(Problem::Refused(format!(
            "a name has 1 to {NAME} characters"
        )));
    }
    let folded = fold(&name);
    let plain: String = name.chars().flat_map(char::to_lowercase).collect();
    if is_bot(&name)
        || folded == "bot"
        || folded.contains("parlour")
        || HOUSE.contains(&folded.as_str())
    {
        return refused("that name would pass for the house; take another");
    }
    let mut seats = seats;
    if seats.any(|seat| seat.to_lowercase() == plain) {
        return refused("that is what a chair is called; take another name");
    }
    let letters: Vec<char> = name.chars().collect();
    let joined = letters.iter().any(|c| c.is_alphabetic()) && {
        let inside = &WORDS.inside;
        inside.iter().any(|bad| folded.contains(bad.as_str()))
    };
    if joined || !bad_words(&letters).is_empty() {
        return refused("that name would offend somebody; take another");
    }
    Ok(name)
}

/// What somebody says, tidied, bad words starred out; or why not.
pub fn saying(text: &str) -> Result<String, Problem> {
    let refused = |why: String| Err(Problem::Refused(why));
    let text = text.trim();
    if text.chars().any(char::is_control) {
        return refused("one line without control characters, please".into());
    }
    if text.is_empty() || text.chars().count() > SAYING {
        return refused(format!("a message has 1 to {SAYING} characters"));
    }
    if has_towers(text) {
        return refused("no towers of accents, please".into());
    }
    // Signs that join or colour a picture may stay; they are seen.
    let seen = |c: &char| !is_invisible(*c) || matches!(c, '\u{200d}' | '\u{fe0f}');
    let mut letters: Vec<char> = text.chars().filter(seen).collect();
    for (from, to) in bad_words(&letters) {
        letters[from..to].fill('*');
    }
    let said: String = letters.iter().collect();
    match said.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
        true => refused("there is nothing to read in that".into()),
        false => Ok(said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Result<String, Problem> {
        name(text, ["White", "Sente"].into_iter())
    }

    #[test]
    fn honest_names_pass_tidied() {
        for (text, tidied) in [
            ("Anna", "Anna"),
            ("  Anna   Berg ", "Anna Berg"),
            ("Zoë", "Zoë"),
            ("Łukasz 1990", "Łukasz 1990"),
            ("さくら", "さくら"),
            ("Юлия", "Юлия"),
            ("Scunthorpe", "Scunthorpe"),
            ("Dick Cassidy", "Dick Cassidy"),
            ("Botond", "Botond"),
            ("Bo Tully 3", "Bo Tully 3"),
            ("Боту", "Боту"),
            ("Guest 1234", "Guest 1234"),
            ("Nigerian Ace", "Nigerian Ace"),
            ("Montenegro", "Montenegro"),
            ("Fickle Traffic", "Fickle Traffic"),
            ("455", "455"),
        ] {
            assert_eq!(named(text), Ok(tidied.into()));
        }
    }

    #[test]
    fn other_names_are_refused_with_a_sentence() {
        for text in [
            "",
            "   ",
            "abcdefghijklmnopqrstuvwxyz",
            "An\u{200b}na",
            "An\u{202e}na",
            "A\nB",
            "\u{3164}",
            "a\u{300}\u{301}\u{302}",
            "Bot 3",
            "bot",
            "BOT-12",
            "B\u{43e}t 3",
            "Bot\u{ff13}",
            "\u{412}\u{43e}\u{442} 3",
            "\u{1d401}\u{1d428}\u{1d42d} \u{1d7d1}",
            "\u{24b7}\u{24de}\u{24e3}",
            "8ot 3",
            "B\u{f6}t \u{664}",
            "B0t",
            "Parlour",
            "The P4rlour",
            "Admin",
            "white",
            "SENTE",
            "FuCk you",
            "f.u.c.k",
            "phuck fuuuuck",
            "sh1t",
            "Hurensöhn",
            "п и д о р",
            "5h1t",
            "fu_ck",
        ] {
            let refused = named(text);
            assert!(
                matches!(refused, Err(Problem::Refused(_))),
                "{text:?}: {refused:?}"
            );
        }
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (a, b) in [
            ("Anna", "aNNA"),
            ("Anna", "\u{410}nn\u{430}"),
            ("Anna Berg", "anna-berg"),
            ("Zoë", "Zoe"),
            ("Ilja", "l1ja"),
            ("Olga 10", "0lga IO"),
            ("Straße", "strasse"),
            ("Bernd", "Bemd"),
            ("\u{ff21}nna", "Anna"),
            ("An\u{301}na", "Anna"),
        ] {
            assert_eq!(key(a), key(b), "{a} and {b}");
        }
        for (a, b) in [
            ("Anna", "Anna 2"),
            ("Anna 2", "Anna 3"),
            ("さくら", "さくや"),
            ("Tom", "Tim"),
        ] {
            assert_ne!(key(a), key(b), "{a} and {b}");
        }
        assert_eq!(key("..."), "");
    }

    #[test]
    fn bad_words_become_stars_and_others_stay() {
        for (text, said) in [
            ("hi", "hi"),
            ("  nice move! ", "nice move!"),
            ("you fucking idiot", "you ******* idiot"),
            ("what the sh1t!", "what the *****"),
            ("f u c k", "*******"),
            ("Fuuuuuck", "********"),
            ("I class this as analysis", "I class this as analysis"),
            ("a b c d", "a b c d"),
            ("455 8008", "455 8008"),
            ("Scheiße", "*******"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("a\u{200b}b", "ab"),
        ] {
            assert_eq!(saying(text), Ok(said.into()), "{text:?}");
        }
        for text in ["", "  ", "a\u{7}b", "a\nb", &"x".repeat(201), "\u{200b}"] {
            assert!(matches!(saying(text), Err(Problem::Refused(_))), "{text:?}");
        }
    }
}
