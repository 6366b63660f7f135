//! Scenes, marks and entering moves.

use super::{at, sample_after};
use parlour_core::{Change, Mark, MarkKind, Picture};
use parlour_games::dominions::Dominions;

fn spots(text: &str, layer: &str) -> Vec<String> {
    let marks = Dominions::default().scene(&at(text)).marks;
    let named = marks.into_iter().filter(|m| m.layer == layer);
    named
        .map(|m: Mark| match m.kind {
            MarkKind::Spot(spot) => spot,
            MarkKind::Badge(spot, text) => format!("{spot}={text}"),
            MarkKind::Arrow(_) => panic!("no arrows here"),
        })
        .collect()
}

#[test]
fn marks_name_liberties_dangers_and_extensions() {
    let linked = "i9:9Ww,h8:9Bb W 0";
    assert_eq!(spots(linked, "liberties"), ["i9=1", "h8=1"]);
    assert_eq!(spots(linked, "danger"), ["i9=!", "j10", "h8=!", "g7"]);
    assert_eq!(spots(linked, "extend"), [] as [&str; 0]);
    let alone = "i9:9Ww W 0";
    assert_eq!(spots(alone, "liberties"), ["i9=2"]);
    assert_eq!(spots(alone, "danger"), [] as [&str; 0]);
    assert_eq!(spots(alone, "extend"), ["j10", "h8"]);
}

#[test]
fn a_flipped_tile_wears_its_owners_rim() {
    let scene = Dominions::default().scene(&at("e9:2Wb W 0"));
    let piece = scene.pieces.iter().find(|p| p.spot == "e9").unwrap();
    assert_eq!((piece.colour, piece.rim), (Some(1), Some(0)));
    assert_eq!(piece.name, "Black, flipped from White, tile 2 with beam NW");
}

#[test]
fn hands_show_what_is_left() {
    let scene = Dominions::default().scene(&sample_after(62));
    for (seat, tray) in scene.trays.iter().enumerate() {
        assert_eq!(tray.slots.len(), 63);
        let own = format!("hand/{seat}/");
        let left = scene.pieces.iter().filter(|p| p.spot.starts_with(&own));
        assert_eq!(left.count(), 32);
    }
}

fn entry(text: &str, touched: &[&str]) -> parlour_core::Entry {
    let touched: Vec<_> = touched.iter().map(|s| s.to_string()).collect();
    Dominions::default().entry(&at(text), &touched)
}

#[test]
fn a_move_is_entered_from_either_end() {
    let text = "i9:1Ww B 0";
    for order in [["hand/1/9", "j10"], ["j10", "hand/1/9"]] {
        assert!(entry(text, &[]).next.iter().any(|c| c.spot == order[0]));
        assert!(
            entry(text, &order[..1])
                .next
                .iter()
                .any(|c| c.spot == order[1])
        );
        let done = entry(text, &order);
        assert_eq!(done.done.as_deref(), Some("P9j10"));
        assert_eq!(done.prompt, "P9j10 (captures: 1)");
        let flips = done.preview.stages.iter().flat_map(|s| &s.changes);
        let flips = flips.filter(|c| matches!(c, Change::Flip { spot, .. } if spot == "i9"));
        assert_eq!(flips.count(), 1);
        assert_eq!(done.marks.len(), 1);
    }
    assert_eq!(entry(text, &["pass"]).done.as_deref(), Some("pass"));
}

#[test]
fn touches_that_lead_nowhere_offer_nothing() {
    for touched in [
        &["i9"][..],
        &["nowhere"],
        &["hand/0/9"],
        &["hand/1/64"],
        &["hand/1/1", "j10"],
        &["pass", "pass"],
        &["hand/1/9", "j10", "pass"],
    ] {
        let entry = entry("i9:1Ww B 0", touched);
        assert!(entry.next.is_empty() && entry.done.is_none(), "{touched:?}");
    }
    assert!(entry("- W 2", &[]).next.is_empty());
}
