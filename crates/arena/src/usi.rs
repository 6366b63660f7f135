//! What shogi programs read and write.

use parlour_core::{Dialect, Rulebook};

/// Where a game stands, as `position` says it: the place and the moves from there.
pub(crate) fn place(
    usi: &dyn Dialect,
    start: Option<&str>,
    moves: &[String],
) -> (String, Vec<String>) {
    let start = start.map_or("startpos".into(), |start| {
        let sfen = usi.write_position(start).expect("a position of ours");
        format!("sfen {sfen}")
    });
    let moves = moves.iter().map(|text| usi.write_move(text));
    let moves = moves.map(|text| text.expect("a move of ours"));
    (start, moves.collect())
}

/// How this game is written in USI; a sentence where it is not.
pub fn dialect(rules: &dyn Rulebook) -> Result<&'static dyn Dialect, String> {
    rules.dialect("usi").ok_or_else(|| {
        let all = parlour_games::all();
        let spoken = all.iter().filter(|rules| rules.dialect("usi").is_some());
        let spoken: Vec<_> = spoken.map(|rules| rules.name()).collect();
        let spoken = spoken.join(" and ");
        format!("USI is spoken for {spoken}, not for {}", rules.name())
    })
}
