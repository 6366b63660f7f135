//! Text for people, measured and broken by what it takes on the screen.

use parlour_core::Rulebook;
use std::io::{self, IsTerminal};
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Lines that are longer than this are hard to read.
const WIDEST: usize = 100;
/// Where nobody knows how wide the paper is.
const USUAL: usize = 80;

/// Columns that a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// Columns to write in: those of the terminal, within reason.
pub fn wide() -> usize {
    let here = crossterm::terminal::size().ok();
    let here = here.filter(|_| io::stdout().is_terminal());
    here.map_or(USUAL, |(columns, _)| usize::from(columns).clamp(20, WIDEST))
}

/// At most `wide` columns, `…` for what is cut off.
pub fn cut(text: &str, wide: usize) -> String {
    if columns(text) <= wide {
        return text.into();
    }
    let mut cut = String::new();
    let mut left = wide.saturating_sub(1);
    for c in text.chars() {
        let takes = c.width().unwrap_or(0);
        if takes > left {
            break;
        }
        left -= takes;
        cut.push(c);
    }
    if wide > 0 {
        cut.push('…');
    }
    cut
}

/// Lines of at most `wide` columns, broken at blanks; a word that is longer is cut.
pub fn wrap(text: &str, wide: usize) -> Vec<String> {
    hang(text, wide, "", "")
}

/// The same behind `first`, and behind `rest` from the second line on.
pub fn hang(text: &str, wide: usize, first: &str, rest: &str) -> Vec<String> {
    let how = Options::new(wide.max(1))
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .initial_indent(first)
        .subsequent_indent(rest);
    let lines = textwrap::wrap(text, how).into_iter();
    lines.map(|line| cut(&line, wide)).collect()
}

/// The rules of a game in lines of at most `wide` columns, and how its options are set.
pub fn rules(rules: &dyn Rulebook, wide: usize) -> Vec<String> {
    let (preset, changed) = rules.chosen();
    let changed = changed.iter().map(|(key, value)| format!(" {key}={value}"));
    let mut lines = vec![format!(
        "{} ({preset}{})",
        rules.title(),
        changed.collect::<String>()
    )];
    for block in rules.sheet().split("\n\n").map(str::trim) {
        let mut rest = block;
        if let Some(heading) = block.strip_prefix("# ") {
            let (heading, text) = heading.split_once('\n').unwrap_or((heading, ""));
            lines.extend([String::new(), heading.into()]);
            rest = text;
        } else {
            lines.push(String::new());
        }
        lines.extend(
            paragraphs(rest).flat_map(|text| match text.strip_prefix("- ") {
                Some(item) => hang(item, wide, "  - ", "    "),
                None => hang(&text, wide, "  ", "  "),
            }),
        );
    }
    if !rules.specs().is_empty() {
        lines.extend([
            String::new(),
            "Options as they are set (--set KEY=VALUE)".into(),
        ]);
    }
    for (spec, (key, value)) in rules.specs().iter().zip(rules.settings()) {
        let text = format!("{key}={value}: {}", spec.help);
        lines.extend(hang(&text, wide, "  ", "      "));
    }
    lines
}

/// Lines of a block put together: each item of a list is one, everything else is one.
fn paragraphs(block: &str) -> impl Iterator<Item = String> {
    let mut all: Vec<String> = Vec::new();
    for line in block.lines() {
        match all.last_mut() {
            Some(last) if !line.starts_with("- ") => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => all.push(line.into()),
        }
    }
    all.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_and_broken() {
        assert_eq!(cut("kennel", 6), "kennel");
        assert_eq!(cut("kennels", 6), "kenne…");
        assert_eq!(cut("kennels", 0), "");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 5), ["unbr…"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(
            hang("one two three", 9, "- ", "  "),
            ["- one two", "  three"]
        );
    }
    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(columns("動物"), 4);
        assert_eq!(cut("動物将棋", 5), "動物…");
        assert_eq!(wrap("動物 将棋", 5), ["動物", "将棋"]);
        // A macron that comes as a character of its own takes none.
        assert_eq!(columns("Do\u{304}butsu"), 7);
    }
    #[test]
    fn every_game_has_rules_to_read() {
        for game in parlour_games::all() {
            let text = rules(&*game, 60).join("\n");
            assert!(text.lines().all(|line| columns(line) <= 60), "{text}");
            for word in ["\nThe aim\n", "\nThe end\n", "\nWriting moves\n"] {
                assert!(
                    text.contains(word) || word.contains("The end") && game.name() == "dog",
                    "{word}: {text}"
                );
            }
            assert!(!text.contains("# "), "{text}");
            assert!(text.lines().count() > 20, "{text}");
            for (key, value) in game.settings() {
                assert!(
                    text.contains(&format!("  {key}={value}: ")),
                    "{key}: {text}"
                );
            }
        }
    }
}
