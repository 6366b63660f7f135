//! The pages of the book, by their addresses; the texts are the page's.

/// What the book is.
pub const ABOUT: &str = "A chapter for each kind of guest: players, analysts, engine authors, researchers, operators, \
                         contributors. Each begins with a thing to do.";

/// Chapters and papers with their headings.
const PAGES: &[(&str, &str)] = &[
    ("player", "For players"),
    ("analyst", "For analysts"),
    ("engine-author", "For engine authors"),
    ("researcher", "For researchers"),
    ("operator", "For operators"),
    ("contributor", "For contributors"),
    ("api", "The API of the site"),
    ("correctness", "Correctness"),
    ("dependencies", "What others wrote, and why it is here"),
    ("engine-protocol", "The engine protocol"),
    ("operating", "Operating the site"),
    ("puzzles", "Puzzles"),
    ("python", "Parlour from Python"),
    ("ratings", "Ratings and pairing"),
    ("releasing", "Handing it out"),
    ("scaling", "How far it scales"),
    ("selfplay", "Self-play: data to learn from"),
    ("tournaments", "Tournaments"),
];

/// What a page of the book is called.
pub fn title(name: &str) -> Option<&'static str> {
    let page = PAGES.iter().find(|page| page.0 == name);
    page.map(|page| page.1)
}

#[cfg(test)]
mod tests {
    use super::PAGES;
    use std::fs;

    #[test]
    fn every_chapter_and_paper_has_its_row() {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let mut found = Vec::new();
        for folder in [format!("{docs}/book"), docs.to_owned()] {
            for file in fs::read_dir(folder).unwrap() {
                let path = file.unwrap().path();
                let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
                let chapter = path.extension().is_some_and(|end| end == "md");
                if chapter && name != "SUMMARY" && name != "introduction" {
                    let text = fs::read_to_string(&path).unwrap();
                    let heading = text.lines().next().unwrap().trim_start_matches("# ");
                    found.push((name, heading.to_owned()));
                }
            }
        }
        found.sort();
        let mut rows: Vec<_> = PAGES.to_vec();
        rows.sort_unstable();
        let found: Vec<_> = found.iter().map(|(a, b)| (&**a, &**b)).collect();
        assert_eq!(found, rows);
    }
}
