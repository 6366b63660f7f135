//! Bad texts are refused with one sentence that names the part.

use super::{at, rules};
use parlour_core::{Game, Refusal, Rng, Text};
use parlour_kit::vectors;

fn kind(why: &Refusal) -> &'static str {
    match why {
        Refusal::Malformed(_) => "malformed",
        Refusal::Invalid(_) => "invalid",
        Refusal::Illegal(_) => "illegal",
    }
}

#[test]
fn every_bad_text_is_refused_by_name() {
    let game = rules("romanian", &[]);
    for row in vectors::rows("romanian-checkers/malformed.tsv") {
        let (what, text) = (row.get(0), row.get(1));
        let refused = match what {
            "position" => game.read_position(text, 0).err(),
            "move" => game.read_move(&at(row.get(4)), text).err(),
            _ => panic!("{}: {what:?} is neither position nor move", row.place),
        };
        let why = refused.unwrap_or_else(|| panic!("{}: {text:?} is taken", row.place));
        assert_eq!(kind(&why), row.get(2), "{}: {why}", row.place);
        let sentence = why.to_string();
        assert!(sentence.contains(row.get(3)), "{}: {sentence}", row.place);
        assert!(
            !sentence.contains('\n') && sentence.len() < 200,
            "{}: {sentence}",
            row.place
        );
    }
}

#[test]
fn nothing_that_is_typed_panics() {
    let game = rules("mso", &[]);
    let letters: Vec<char> = "Pp12345678/ wbabcdefgh-x:é\u{1F600}\0\t()[];BWGM9SU+"
        .chars()
        .collect();
    let start = game.start(0);
    let good = game.write_position(&start);
    let sgf = "(;GM[9]SU[Custom]AB[a1][c3]AW[h8:g7]PL[W];W[g7-f7]C[x\\]];B[resign])";
    let mut rng = Rng::new(5);
    for round in 0..30_000 {
        let mut text: Vec<char> = match round % 3 {
            0 => Vec::new(),
            1 => good.chars().collect(),
            _ => sgf.chars().collect(),
        };
        for _ in 0..rng.below(8) {
            let letter = letters[rng.below(letters.len())];
            let i = rng.below(text.len() + 1);
            match rng.below(3) {
                0 => text.insert(i, letter),
                1 if i < text.len() => text[i] = letter,
                _ if i < text.len() => drop(text.remove(i)),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(read) = game.read_position(&text, 0) {
            let again = game.write_position(&read);
            assert_eq!(game.read_position(&again, 0), Ok(read));
        }
        if let Ok(m) = game.read_move(&start, &text) {
            assert!(game.is_legal(&start, m));
        }
        let _ = game.import(&text);
    }
}
