//! Texts of positions and moves.

use crate::Bytes;
use parlour_core::{Eye, Refusal, Status, Table, svg};

/// Any text is a position or is refused with a sentence; a position that is taken keeps the laws.
pub fn position_text(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (rules, text) = if bytes.flip() {
        let Some(table) = bytes.table() else {
            return;
        };
        let text = bytes.spoil(&table.position(Eye::Keeper));
        (table.rules(), text)
    } else {
        let Some(rules) = bytes.rules() else {
            return;
        };
        (rules, bytes.text())
    };
    match rules.open(Some(&text), 1) {
        Ok(table) => stands(&*table),
        Err(why) => refused(&why),
    }
}

/// Any text is a move or is refused with a sentence and changes nothing.
pub fn move_text(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let spoilt = bytes.flip();
    let Some(mut table) = bytes.table() else {
        return;
    };
    let text = if spoilt {
        let moves = table.moves(Eye::Keeper);
        if moves.is_empty() {
            return;
        }
        let chosen = &moves[bytes.below(moves.len())];
        bytes.spoil(chosen)
    } else {
        bytes.text()
    };
    if let Some(Err(why)) = table.check_step(&text) {
        refused(&why);
    }
    let before = table.position(Eye::Keeper);
    match table.check(&text) {
        Ok(canonical) => {
            assert_eq!(
                table.check(&canonical).as_ref(),
                Ok(&canonical),
                "{text:?} is read as {canonical:?}, which is not read as itself"
            );
            assert!(
                table.moves(Eye::Keeper).contains(&canonical),
                "{canonical:?} is legal but not listed"
            );
            table.preview(&text).expect("a legal move can be shown");
            let made = table.play(&text).expect("a legal move can be played");
            assert_eq!(made.text, canonical);
            stands(&*table);
        }
        Err(why) => {
            refused(&why);
            assert!(table.play(&text).is_err(), "{text:?} is refused and played");
            assert_eq!(table.position(Eye::Keeper), before);
        }
    }
}

/// What holds at every table: all that can be asked is answered, and the text of the position leads
/// back to it.
pub(crate) fn stands(table: &dyn Table) {
    let rules = table.rules();
    let text = table.position(Eye::Keeper);
    for eye in Eye::all(rules.seats()) {
        let scene = table.scene(eye);
        svg::draw(&scene, &rules.glyphs(), &svg::Style::default());
        assert!(!table.draw(eye).is_empty());
        assert!(!table.position(eye).is_empty());
        table.entry(eye, &[]);
    }
    let moves = table.moves(Eye::Keeper);
    assert_eq!(
        moves.is_empty(),
        matches!(table.status(), Status::Over(_)),
        "{text}: moves and status disagree"
    );
    match rules.open(Some(&text), 1) {
        Ok(again) => {
            assert_eq!(again.position(Eye::Keeper), text);
            if !moves.is_empty() {
                assert_eq!(again.moves(Eye::Keeper), moves, "{text}");
            }
        }
        // A finished position may be unreadable by design (a taken lion).
        Err(why) => assert!(moves.is_empty(), "own text {text} is refused: {why}"),
    }
}

/// A refusal is one sentence.
pub(crate) fn refused(why: &Refusal) {
    assert!(!why.to_string().trim().is_empty(), "a refusal says why");
}
