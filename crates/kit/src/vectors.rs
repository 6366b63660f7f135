//! Cases as data: tab-separated files, in this repository under `tests/vectors/`.

use std::path::{Path, PathBuf};

/// One line of a vector file.
#[derive(Clone, Debug)]
pub struct Row {
    /// `file:line`, for messages.
    pub place: String,
    /// Fields in order.
    pub fields: Vec<String>,
}

impl Row {
    /// Field number `i` from 0; a missing one is a loud failure.
    pub fn get(&self, i: usize) -> &str {
        let field = self.fields.get(i);
        field.unwrap_or_else(|| panic!("{}: no field {i}", self.place))
    }
    /// Field number `i` as a number.
    pub fn number<T: std::str::FromStr>(&self, i: usize) -> T {
        let text = self.get(i);
        let number = text.trim().replace(',', "").parse();
        number.unwrap_or_else(|_| panic!("{}: {text:?} is not a number", self.place))
    }
}

/// The folder with all vectors.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors")
}

/// All rows of `tests/vectors/{path}` of this repository.
pub fn rows(path: &str) -> Vec<Row> {
    read(&folder().join(path), &format!("tests/vectors/{path}"))
}

/// All rows of a file, called `name` in messages; lines that begin with `#` name columns and sources.
/// A missing or empty file is a loud failure.
pub fn read(file: &Path, name: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(file)
        .unwrap_or_else(|why| panic!("cannot read {}: {why}", file.display()));
    let rows: Vec<Row> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(i, line)| Row {
            place: format!("{name}:{}", i + 1),
            fields: line.split('\t').map(String::from).collect(),
        })
        .collect();
    assert!(!rows.is_empty(), "{name} has no rows");
    rows
}
