//! Command lines as text.

/// The words of a command line: blanks part them, quotes of either kind hold them together. `None`
/// for an empty line or a quote that is not closed.
pub fn split(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            (c, Some(_)) => word.get_or_insert_default().push(c),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, None) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_words_together() {
        let words = |text| split(text).map(|words| words.join("|"));
        assert_eq!(words("a b  c"), Some("a|b|c".into()));
        assert_eq!(
            words(r#""my engine" --name '' x"y z""#),
            Some("my engine|--name||xy z".into())
        );
        assert_eq!(words(r#""open"#), None);
        assert_eq!(words("  "), None);
    }
}
