//! Many rows in one statement.

/// Most rows in one statement, as a power of two.
const ROWS: u32 = 7;

/// Cuts into pieces whose lengths are powers of two: few different statements, all prepared once.
pub(crate) fn halves<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let power = rows.len().checked_ilog2()?.min(ROWS);
        let (piece, rest) = rows.split_at(1 << power);
        rows = rest;
        Some(piece)
    })
}

/// `HEAD ($1, $2), ($3, $4) TAIL` for every power of two rows.
pub(crate) fn statements(head: &str, columns: usize, tail: &str) -> Vec<String> {
    let row = |r: usize| {
        let numbers = (1..=columns).map(|c| format!("${}", r * columns + c));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    let rows = |power| (0..1usize << power).map(row).collect::<Vec<_>>().join(", ");
    let sql = |power| format!("{head} {} {tail}", rows(power));
    (0..=ROWS).map(sql).collect()
}
