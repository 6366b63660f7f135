//! Recovery codes: ten, each good once.

use crate::secret;

/// How many there are.
const COUNT: usize = 10;

/// New ones, as people read them: `k3v9a-07bqr-5zt2m-8xw4c`, 100 bits each.
pub fn fresh() -> Vec<String> {
    let code = || {
        let letters = secret::id() + &secret::id();
        let groups: Vec<&str> = (0..4).map(|i| &letters[i * 5..i * 5 + 5]).collect();
        groups.join("-")
    };
    (0..COUNT).map(|_| code()).collect()
}

/// A code as it was typed, however: small, without blanks and hyphens, letters that are easily taken for
/// others as the ones they stand for.
pub fn tidy(code: &str) -> String {
    let small = code.chars().flat_map(char::to_lowercase);
    let letters = small.filter(|c| c.is_ascii_alphanumeric());
    letters
        .map(|c| match c {
            'o' => '0',
            'i' | 'l' => '1',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_are_read_however_they_are_typed() {
        let codes = fresh();
        assert_eq!(codes.len(), 10);
        let tidied: std::collections::BTreeSet<String> = codes.iter().map(|c| tidy(c)).collect();
        assert_eq!(tidied.len(), 10);
        for code in &codes {
            assert_eq!(tidy(code).len(), 20);
            let typed = code.to_uppercase().replace('-', " ").replace('0', "O");
            assert_eq!(tidy(&typed.replace('1', "l")), tidy(code));
        }
    }
}
