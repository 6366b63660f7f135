//! The scene and the motion of a move.

use super::{at, rules};
use parlour_core::{Change, Eye, Game, Picture, Text, svg};

#[test]
fn the_scene_shows_every_man_and_all_coordinates() {
    let game = rules("romanian", &[]);
    let scene = game.scene(&game.start(0));
    assert_eq!((scene.cells.len(), scene.pieces.len()), (64, 24));
    assert_eq!(scene.labels.len(), 32);
    assert_eq!(scene.pieces[0].name, "white man");
    assert_eq!(scene.captions[1], "Black: 12 men in 2 groups");
    let drawn = svg::draw(&scene, &game.glyphs(), &svg::Style::default());
    assert!(
        drawn.contains("white man"),
        "pieces have names in the drawing"
    );
}

#[test]
fn men_slide_hop_and_capture() {
    let game = rules("romanian", &[]);
    let position = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    let changes = |text: &str| {
        let m = game.read_move(&position, text).expect("legal");
        let motion = game.motion(&position, m, Eye::Public);
        motion
            .stages
            .into_iter()
            .flat_map(|s| s.changes)
            .collect::<Vec<_>>()
    };
    let hop = Change::Hop {
        from: "g6".into(),
        to: "c2".into(),
    };
    assert_eq!(changes("g6-c2"), [hop], "over its own man on d3");
    let slide = |to: &str| Change::Slide {
        from: "g6".into(),
        to: to.into(),
    };
    assert_eq!(changes("g6-g8"), [slide("g8")]);
    let gone = Change::Vanish {
        spot: "d6".into(),
        why: "captured".into(),
    };
    assert_eq!(changes("g6xd6"), [gone, slide("d6")]);
}

#[test]
fn touches_are_prompted_in_words() {
    let game = rules("mso", &[]);
    let position = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    let first = game.entry(&position, &[]);
    assert_eq!(first.prompt, "choose a man");
    assert!(
        first
            .next
            .iter()
            .any(|c| c.spot == "g6" && c.name == "man on g6")
    );
    let second = game.entry(&position, &["g6".into()]);
    let names: Vec<_> = second.next.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["go to g8", "capture on d6", "go to c2"]);
    let stuck = at("6pP/6pp/8/8/8/8/pp6/Pp6 w");
    assert_eq!(game.entry(&stuck, &[]).next[0].name, "pass");
}
