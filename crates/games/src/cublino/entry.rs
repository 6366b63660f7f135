//! Entering a move touch by touch: the die, then each cell of its way.

use super::board::Square;
use super::chain::Move;
use super::fight::fights;
use super::game::{Cublino, Variant};
use super::position::Position;
use super::scene::describe;
use parlour_core::{Choice, Entry, Game, Spot, entry};

/// The cells of the chain, or `pass`.
pub(super) fn path(m: Move) -> Vec<Spot> {
    if m.is_pass() {
        return vec!["pass".into()];
    }
    m.cells().map(|cell| cell.to_string()).collect()
}

/// What may be touched next, said in words.
pub(super) fn of(game: &Cublino, at: &Position, touched: &[Spot]) -> Entry {
    let mut entry = entry::from_list(game, at, touched);
    entry.prompt = match (touched, entry.done.is_some(), entry.next.is_empty()) {
        ([], _, true) => String::new(),
        ([], ..) if entry.next[0].spot == "pass" => "no die can move: pass".into(),
        ([], ..) => "choose a die".into(),
        (_, true, false) => "stop here, or jump on".into(),
        (_, true, true) => "the move is complete".into(),
        (_, false, false) if game.variant == Variant::Contra => "choose where it tips".into(),
        (_, false, false) => "choose where it tips or jumps".into(),
        (_, false, true) => format!("no move begins with {}", touched.join(" ")),
    };
    for choice in &mut entry.next {
        name(game, at, touched, choice);
    }
    entry
}

fn name(game: &Cublino, at: &Position, touched: &[Spot], choice: &mut Choice) {
    let cell = |spot: &Spot| match *spot.as_bytes() {
        [column, row] => Square::from_chars(column.into(), row.into()),
        _ => None,
    };
    let Some(to) = cell(&choice.spot) else {
        return;
    };
    let Some(last) = touched.last().and_then(cell) else {
        if let Some((side, die)) = at.die(to) {
            choice.name = format!("{to}: {}", describe(side, die));
        }
        return;
    };
    let apart = last.column().abs_diff(to.column()) + last.row().abs_diff(to.row());
    if apart == 2 {
        let column = (last.column() + to.column()) / 2;
        let row = (last.row() + to.row()) / 2;
        let over = Square::new(column, row).expect("between two cells");
        choice.name = format!("jump over {over} to {to}");
        return;
    }
    let m = Move::through(&[last, to]);
    let mut next = *at;
    // Before the fights, so that the die is still there.
    Cublino::pur().play(&mut next, m);
    choice.name = format!("tip to {to}, {} on top", next.lying(to).top());
    if game.variant == Variant::Contra {
        for fight in fights(at, m) {
            choice.name.push_str(&format!("; {fight}"));
        }
    }
}
