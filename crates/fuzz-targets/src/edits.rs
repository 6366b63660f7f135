//! Texts that are nearly right: a valid one with a few edits, word by word and letter by letter.

use crate::Choices;

/// Numbers at which something may change.
const NUMBERS: [&str; 10] = [
    "0",
    "1",
    "2",
    "9",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-1",
];
/// What stands between words anywhere.
const SIGNS: [char; 24] = [
    ' ', '/', '|', ',', ':', '-', '*', '\'', '"', '{', '}', '[', ']', '(', ')', '=', '#', '+', '.',
    ';', '\\', '\n', '\u{0}', 'ō',
];

/// `text` with up to four edits; `other` is a text of the same kind, from which words are taken.
pub fn edit(choices: &mut Choices, text: &str, other: &str) -> String {
    let mut text = text.to_string();
    for _ in 0..choices.below(5) {
        text = one(choices, &text, other);
    }
    text
}

fn one(choices: &mut Choices, text: &str, other: &str) -> String {
    let words = words(text);
    if words.is_empty() {
        return other.into();
    }
    let at = choices.below(words.len());
    let (begin, end) = words[at];
    let replaced = |with: &str| format!("{}{with}{}", &text[..begin], &text[end..]);
    let word = &text[begin..end];
    match choices.below(14) {
        // Another word of the same kind of text.
        0 | 1 => match words_of(other) {
            all if all.is_empty() => replaced(""),
            all => replaced(all[choices.below(all.len())]),
        },
        2 => replaced(""),
        3 => replaced(&word.repeat(2)),
        // Two words change places.
        4 => {
            let (b, e) = words[choices.below(words.len())];
            if b < begin {
                exchange(text, (b, e), (begin, end))
            } else {
                exchange(text, (begin, end), (b, e))
            }
        }
        // One letter becomes another of its kind.
        5 | 6 => {
            let letters: Vec<char> = word.chars().collect();
            let which = choices.below(letters.len());
            let new = neighbour(letters[which], choices.byte());
            let with = letters.iter().enumerate();
            let with: String = with
                .map(|(i, c)| if i == which { new } else { *c })
                .collect();
            replaced(&with)
        }
        7 => match word.parse::<u64>() {
            Ok(n) if choices.flip() => replaced(&n.wrapping_add(1).to_string()),
            Ok(n) => replaced(&n.wrapping_sub(1).to_string()),
            Err(_) => replaced(NUMBERS[choices.below(NUMBERS.len())]),
        },
        8 => replaced(NUMBERS[choices.below(NUMBERS.len())]),
        9 => replaced(&choices.of(&SIGNS).to_string()),
        10 => replaced(&format!("{word}{}", choices.of(&SIGNS))),
        11 => text[..end].into(),
        12 => {
            let cut = words_of(other).len().max(1);
            let tail: Vec<&str> = words_of(other);
            format!(
                "{}{}",
                &text[..begin],
                tail[choices.below(cut).min(tail.len())..].concat()
            )
        }
        _ => {
            let any = char::from_u32(u32::from(choices.byte()) << 4 | u32::from(choices.byte()));
            replaced(&format!("{}{word}", any.unwrap_or('\u{fffd}')))
        }
    }
}

fn exchange(text: &str, first: (usize, usize), second: (usize, usize)) -> String {
    if first == second || first.1 > second.0 {
        return text.into();
    }
    let [a, b] = [first, second].map(|(begin, end)| &text[begin..end]);
    let (head, middle, tail) = (
        &text[..first.0],
        &text[first.1..second.0],
        &text[second.1..],
    );
    format!("{head}{b}{middle}{a}{tail}")
}

/// A letter for a letter, a digit for a digit.
fn neighbour(letter: char, byte: u8) -> char {
    let shift = |first: u8, n: u8| char::from(first + byte % n);
    match letter {
        'a'..='z' if byte & 0x80 != 0 => letter.to_ascii_uppercase(),
        'A'..='Z' if byte & 0x80 != 0 => letter.to_ascii_lowercase(),
        'a'..='z' => shift(b'a', 26),
        'A'..='Z' => shift(b'A', 26),
        '0'..='9' => shift(b'0', 10),
        _ => SIGNS[usize::from(byte) % SIGNS.len()],
    }
}

/// Where the words of a text are: runs of letters, runs of digits, and every other sign by itself.
fn words(text: &str) -> Vec<(usize, usize)> {
    let kind = |c: char| match c {
        c if c.is_alphabetic() => 1,
        c if c.is_ascii_digit() => 2,
        _ => 0,
    };
    let mut words: Vec<(usize, usize)> = Vec::new();
    let mut last = 0;
    for (at, c) in text.char_indices() {
        let now = kind(c);
        match words.last_mut() {
            Some(word) if now != 0 && now == last => word.1 = at + c.len_utf8(),
            _ => words.push((at, at + c.len_utf8())),
        }
        last = now;
    }
    words
}

fn words_of(text: &str) -> Vec<&str> {
    let all = words(text).into_iter();
    all.map(|(begin, end)| &text[begin..end]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_runs_of_one_kind() {
        assert_eq!(words_of("80 P12*|ō"), ["80", " ", "P", "12", "*", "|", "ō"]);
        assert!(words_of("").is_empty());
    }
    #[test]
    fn no_choice_is_no_edit() {
        assert_eq!(edit(&mut Choices::new(&[]), "b1-b3", "c8"), "b1-b3");
    }
    #[test]
    fn any_bytes_are_edits() {
        let mut seen = std::collections::BTreeSet::new();
        for a in 0..=255 {
            for b in 0..16 {
                let data = [4, a, b, a ^ 0x55, 3, b, a, 7, a, a, b, 2, 2, a];
                seen.insert(edit(&mut Choices::new(&data), "ab12 ō/c3", "{\"x\":17}"));
                seen.insert(edit(&mut Choices::new(&data), "", ""));
            }
        }
        assert!(seen.len() > 300, "{}", seen.len());
    }
}
