//! Openings: drawn by lot, or read from a file.

use parlour_core::record::Played;
use parlour_core::{Record, Refusal, Rng, Rulebook, Table, mix, replay};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// In which order the openings of a file are played.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Order {
    /// As they stand in the file.
    #[default]
    Sequential,
    /// Shuffled by the seed.
    Random,
}

/// Where the games of a match begin. Every set has an opening of its own, until a file has no more.
#[derive(Clone, Debug)]
pub enum Openings {
    /// So many moves drawn by lot.
    Drawn(usize),
    /// From a file.
    Listed(Book),
}

/// The openings of a file.
#[derive(Clone, Debug)]
pub struct Book {
    lines: Vec<Record>,
    /// Tells files apart.
    pub mark: u64,
}

/// Why openings cannot be used.
#[derive(Debug, Error)]
pub enum OpeningError {
    /// The file cannot be read.
    #[error("cannot read {}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: io::Error,
    },
    /// There is nothing in it.
    #[error("{}: there is no opening in it", .0.display())]
    Empty(PathBuf),
    /// One of them cannot be played.
    #[error("{}, line {line}: {why}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: Refusal,
    },
}

impl Openings {
    /// A table at the opening of a set, the game still open.
    pub fn table(&self, rules: &dyn Rulebook, set: u32, seed: u64) -> Box<dyn Table> {
        match self {
            Openings::Drawn(plies) => drawn(rules, *plies, seed),
            Openings::Listed(book) => {
                let line = &book.lines[set as usize % book.lines.len()];
                replay(rules, line).expect("every line was tried")
            }
        }
    }
}

impl Book {
    /// Reads positions, moves or records, each of which must lead to a game that is not over. At most
    /// `plies` of their moves are played.
    ///
    /// A line is a position in the game's own text, `POSITION moves M…`, or moves alone, from the
    /// start; lines that are empty or begin with `#` are skipped. A file that begins with `[Game ` is
    /// a list of records.
    pub fn read(
        path: &Path,
        rules: &dyn Rulebook,
        plies: Option<usize>,
        order: Order,
        seed: u64,
    ) -> Result<Book, OpeningError> {
        let text = fs::read_to_string(path).map_err(|why| OpeningError::File {
            path: path.into(),
            why,
        })?;
        Book::parse(path, &text, rules, plies, order, seed)
    }
    /// The same from a text; `path` is what it is called.
    pub fn parse(
        path: &Path,
        text: &str,
        rules: &dyn Rulebook,
        plies: Option<usize>,
        order: Order,
        seed: u64,
    ) -> Result<Book, OpeningError> {
        let mut lines = Vec::new();
        for (number, line) in pieces(text) {
            let mut record = read(rules, line).map_err(|why| OpeningError::Line {
                path: path.into(),
                line: number,
                why,
            })?;
            record.moves.truncate(plies.unwrap_or(usize::MAX));
            // What a line leaves to chance is drawn here, once, so that its moves stay legal.
            let drawn = mix(seed ^ number as u64);
            record.seed = record.seed.or(Some(drawn));
            let open = replay(rules, &record).and_then(|table| match table.status().outcome() {
                None => Ok(()),
                Some(how) => Err(Refusal::invalid(format!("the game is over: {how}"))),
            });
            open.map_err(|why| OpeningError::Line {
                path: path.into(),
                line: number,
                why,
            })?;
            lines.push(record);
        }
        if lines.is_empty() {
            return Err(OpeningError::Empty(path.into()));
        }
        if order == Order::Random {
            Rng::new(mix(seed ^ 0x6F72_6465)).shuffle(&mut lines);
        }
        let mark = text
            .bytes()
            .fold(1, |mark, byte| mix(mark ^ u64::from(byte)));
        Ok(Book { lines, mark })
    }
}

/// Each opening with the number of its first line.
fn pieces(text: &str) -> Vec<(usize, &str)> {
    if !Record::looks_like(text) {
        let lines = text.lines().map(str::trim).enumerate();
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        return lines.map(|(i, line)| (i + 1, line)).collect();
    }
    let mut pieces: Vec<(usize, &str)> = Vec::new();
    let (mut begin, mut first, mut at) = (0, 1, 0);
    for (i, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with("[Game ") && !text[begin..at].trim().is_empty() {
            pieces.push((first, &text[begin..at]));
            (begin, first) = (at, i + 1);
        }
        at += line.len();
    }
    pieces.push((first, &text[begin..]));
    pieces
}

fn read(rules: &dyn Rulebook, line: &str) -> Result<Record, Refusal> {
    if Record::looks_like(line) {
        let mut record = Record::parse(line)?;
        if record.game != rules.name() {
            let why = format!("this is a record of {}", record.game);
            return Err(Refusal::invalid(why));
        }
        record.result = None;
        return Ok(record);
    }
    let (start, moves) = match line.split_once("moves") {
        Some((start, moves)) => (Some(start.trim()), moves),
        None if rules.open(Some(line), 0).is_ok() => (Some(line), ""),
        None => (None, line),
    };
    let start = start.filter(|start| !["", "start", "startpos"].contains(start));
    Ok(Record {
        game: rules.name().into(),
        start: start.map(Into::into),
        moves: moves.split_ascii_whitespace().map(Played::new).collect(),
        ..Record::default()
    })
}

/// A table after `plies` moves drawn by `seed`, the game still open.
fn drawn(rules: &dyn Rulebook, plies: usize, seed: u64) -> Box<dyn Table> {
    let mut rng = Rng::new(mix(seed ^ 0x6F70_656E));
    loop {
        let mut table = rules.open(None, seed).expect("every game has a start");
        while table.ply() < plies
            && let Some(text) = table.pick(&mut rng)
        {
            table.play(&text).expect("a picked move is legal");
        }
        if table.status().mover().is_some() {
            return table;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Eye;

    #[test]
    fn openings_are_drawn_by_seed_and_not_over() {
        for rules in parlour_games::all() {
            let moves = |seed| drawn(&*rules, 6, seed).history(Eye::Keeper);
            assert_eq!(moves(1), moves(1));
            assert_ne!(moves(1), moves(2));
        }
    }

    fn book(text: &str, plies: Option<usize>, order: Order) -> Result<Book, OpeningError> {
        let name = format!(
            "openings-{}-{}",
            std::process::id(),
            parlour_core::seed(text)
        );
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text).unwrap();
        let rules = parlour_games::by_name("loa").unwrap();
        let book = Book::read(&path, &*rules, plies, order, 4);
        fs::remove_file(&path).unwrap();
        book
    }

    #[test]
    fn positions_moves_and_records_are_read() {
        let rules = parlour_games::by_name("loa").unwrap();
        let mut table = rules.open(None, 0).unwrap();
        for m in ["b1-b3", "a4-c4", "c1-e3"] {
            table.play(m).unwrap();
        }
        let position = table.position(Eye::Keeper);
        let text =
            format!("# three\n{position}\n\nb1-b3 a4-c4 c1-e3\nstart moves b1-b3 a4-c4 c1-e3\n");
        let lines = book(&text, None, Order::Sequential).unwrap();
        assert_eq!(lines.lines.len(), 3);
        let listed = Openings::Listed(lines);
        for set in 0..4 {
            let opened = listed.table(&*rules, set, 9);
            assert_eq!(opened.position(Eye::Keeper), position, "set {set}");
        }
        let record = table.record(Eye::Keeper).to_string();
        let twice = book(&format!("{record}\n{record}"), Some(2), Order::Random).unwrap();
        assert_eq!(twice.lines.len(), 2);
        let opened = Openings::Listed(twice).table(&*rules, 1, 9);
        assert_eq!(opened.history(Eye::Keeper), ["b1-b3", "a4-c4"]);
    }

    #[test]
    fn what_a_line_leaves_to_chance_is_drawn_once() {
        let rules = parlour_games::by_name("dog").unwrap();
        // The first line of the file deals from this seed.
        let dealt = rules.open(None, mix(4 ^ 1)).unwrap();
        let give = dealt.moves(Eye::Keeper)[0].clone();
        let path = std::env::temp_dir().join(format!("openings-dog-{}", std::process::id()));
        fs::write(&path, format!("start moves {give}\n")).unwrap();
        let book = Book::read(&path, &*rules, None, Order::Sequential, 4);
        fs::remove_file(&path).unwrap();
        let listed = Openings::Listed(book.unwrap());
        for (set, seed) in [(0, 1), (1, 2), (2, 99)] {
            let opened = listed.table(&*rules, set, seed);
            assert_eq!(opened.history(Eye::Keeper).join(" "), give);
        }
    }

    #[test]
    fn the_line_that_is_wrong_is_named() {
        let refused = |text| {
            book(text, None, Order::Sequential)
                .err()
                .unwrap()
                .to_string()
        };
        assert!(
            refused("b1-b3\n\nb1-b9").contains("line 3: "),
            "{}",
            refused("b1-b3\n\nb1-b9")
        );
        assert!(refused("# nothing\n").contains("no opening"));
        let other = "[Game \"dobutsu\"]\n\n1. 4C7\n";
        assert!(refused(other).contains("record of dobutsu"));
    }
}
