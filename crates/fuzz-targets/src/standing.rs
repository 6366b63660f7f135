//! What holds at every table.

use parlour_core::{Eye, Refusal, Status, Table, svg};

/// All that can be asked is answered, and the text of the position leads back to it.
pub fn holds(table: &dyn Table) {
    let rules = table.rules();
    for eye in Eye::all(rules.seats()) {
        let scene = table.scene(eye);
        svg::draw(&scene, &rules.glyphs(), &svg::Style::default());
        assert!(!table.draw(eye).is_empty());
        assert!(!table.position(eye).is_empty());
        table.entry(eye, &[]);
    }
    let text = table.position(Eye::Keeper);
    let again = rules.open(Some(&text), 1);
    let moves = table.moves(Eye::Keeper);
    assert_eq!(
        moves.is_empty(),
        matches!(table.status(), Status::Over(_)),
        "{text}: moves and status disagree"
    );
    if let Ok(again) = &again {
        assert_eq!(again.position(Eye::Keeper), text);
        if !moves.is_empty() {
            assert_eq!(again.moves(Eye::Keeper), moves, "{text}");
        }
    }
    reads_back(table, again);
}

/// The own text of a position is read, unless the game is over: a taken lion is nowhere.
pub fn reads_back(table: &dyn Table, again: Result<Box<dyn Table>, Refusal>) {
    if let Err(why) = again {
        let text = table.position(Eye::Keeper);
        let over = table.status().outcome().is_some();
        assert!(over, "own text {text} is refused: {why}");
    }
}

/// A refusal is one sentence.
pub fn refused(why: &Refusal) {
    let said = why.to_string();
    assert!(!said.trim().is_empty(), "a refusal says why");
}
