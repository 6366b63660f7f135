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

/// Markdown of the kind that our documents are written in, in lines of at most `wide` columns where they
/// can be broken: what one may want to copy is not.
pub fn notation(text: &str, wide: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.lines().peekable();
    while let Some(line) = rest.next() {
        if line.trim().is_empty() || line.starts_with("# ") {
            continue;
        }
        if let Some(heading) = line.strip_prefix("## ") {
            lines.extend([String::new(), plain(heading)]);
        } else if line.starts_with("```") {
            lines.push(String::new());
            let code = rest.by_ref().take_while(|line| !line.starts_with("```"));
            lines.extend(code.map(|line| format!("    {line}")));
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(row) = rest.next_if(|line| line.starts_with('|')) {
                rows.push(cells(row));
            }
            lines.push(String::new());
            lines.extend(table(&rows, wide));
        } else {
            let mut block = line.to_owned();
            let goes_on = |line: &&str| {
                let begins = ["|", "```", "## ", "- "]
                    .iter()
                    .any(|sign| line.starts_with(sign));
                !line.trim().is_empty() && !begins
            };
            while let Some(more) = rest.next_if(goes_on) {
                block.push(' ');
                block.push_str(more.trim());
            }
            lines.push(String::new());
            lines.extend(match block.strip_prefix("- ") {
                Some(item) => hang(&plain(item), wide, "  - ", "    "),
                None => hang(&plain(&block), wide, "  ", "  "),
            });
        }
    }
    lines
}

/// Words without the signs of Markdown; in code they are no signs, and of a link its words are left.
fn plain(text: &str) -> String {
    let mut words = String::new();
    let mut code = false;
    let mut link = None;
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        match (c, link) {
            ('`', _) => code = !code,
            (c, _) if code => words.push(c),
            ('*', _) => {}
            ('[', _) => {
                link = Some(words.len());
                words.push(c);
            }
            (']', Some(from)) if rest.as_str().starts_with('(') => {
                words.remove(from);
                link = None;
                rest.by_ref().find(|c| *c == ')');
            }
            (c, _) => words.push(c),
        }
    }
    words
}

/// The cells of a row; a bar in code or behind a backslash is part of a cell.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut code = false;
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    for c in inner.chars() {
        let last = cells.last_mut().expect("there is one at least");
        match c {
            '|' if last.ends_with('\\') => {
                last.pop();
                last.push(c);
            }
            '|' if !code => cells.push(String::new()),
            '`' => code = !code,
            '*' if !code => {}
            c => last.push(c),
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// Rows in columns; the last column is broken where there is no room.
fn table(rows: &[Vec<String>], wide: usize) -> Vec<String> {
    let is_rule = |row: &Vec<String>| {
        row.iter()
            .all(|cell| cell.trim_matches(['-', ':']).is_empty())
    };
    let rows: Vec<_> = rows.iter().filter(|row| !is_rule(row)).collect();
    let most = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let widest = |i: usize| {
        let all = rows.iter().filter_map(|row| row.get(i));
        all.map(|cell| columns(cell)).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..most).map(widest).collect();
    let mut lines = Vec::new();
    for row in rows {
        let mut first = String::from("  ");
        let (last, before) = match row.split_last() {
            Some((last, before)) => (last.as_str(), before),
            None => continue,
        };
        for (cell, width) in before.iter().zip(&widths) {
            let gap = width - columns(cell) + 2;
            first = format!("{first}{cell}{}", " ".repeat(gap));
        }
        let indent = " ".repeat(columns(&first));
        match columns(&first) + 20 > wide {
            true => lines.push(format!("{first}{last}").trim_end().into()),
            false => lines.extend(hang(last, wide, &first, &indent)),
        }
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
    fn markdown_is_laid_out_for_a_terminal() {
        let text = "# Title\n\n## Moves\n\nOne `move` and\n[another](x.md), **bold**.\n\n```\nparlour moves\n```\n\n\
                    | exact | means |\n|---|---|\n| `a\\|b` | one two three four |\n| `c|d` | x |\n\n- item\n";
        assert_eq!(
            notation(text, 32),
            [
                "",
                "Moves",
                "",
                "  One move and another, bold.",
                "",
                "    parlour moves",
                "",
                "  exact  means",
                "  a|b    one two three four",
                "  c|d    x",
                "",
                "  - item",
            ]
        );
        for game in parlour_games::all() {
            let lines = notation(game.notation(), 80);
            let text = lines.join("\n");
            assert!(lines.len() > 25, "{text}");
            assert!(!text.contains('`') && !text.contains("## "), "{text}");
            assert!(
                text.contains("\nPositions\n") && text.contains("\nMoves\n")
                    || text.contains("\nActions\n"),
                "{text}"
            );
        }
    }
    #[test]
    fn what_stands_in_code_is_no_sign() {
        assert_eq!(
            plain("a *drop* is `*g5`, `W[P1a1](x)`"),
            "a drop is *g5, W[P1a1](x)"
        );
        assert_eq!(plain("[1] [`a[0]` and *b*](x.md): c"), "[1] a[0] and b: c");
        assert_eq!(plain("[open `["), "[open [");
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
