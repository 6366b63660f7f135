//! The SVG writer draws every part of a scene where it belongs.

use parlour_core::svg::{Style, draw};
use parlour_core::{Cell, Glyph, Label, Look, Mark, Paint, Piece, Scene, Shape, Tray};

fn cell(spot: &str, shape: Shape, at: (f32, f32)) -> Cell {
    Cell {
        spot: spot.into(),
        name: format!("place {spot}"),
        shape,
        at,
        look: Look::Light,
        tint: None,
    }
}

fn piece(spot: &str, colour: Option<u8>, turn: f32) -> Piece {
    Piece {
        spot: spot.into(),
        glyph: "stone".into(),
        colour,
        rim: None,
        turn,
        name: format!("stone on {spot}"),
    }
}

fn glyphs() -> Vec<Glyph> {
    vec![Glyph {
        name: "stone".into(),
        body: "<circle r=\"0.4\" fill=\"{fill}\" stroke=\"{ink}\"/>".into(),
        size: (1.0, 1.0),
    }]
}

/// Two squares side by side with a stone on each, and a hand for each seat.
fn scene() -> Scene {
    let tray = |seat: u8| Tray {
        spot: format!("hand/{seat}"),
        seat: Some(seat),
        name: format!("hand of {seat}"),
        size: (1.0, 1.0),
        slots: vec![cell(
            &format!("hand/{seat}/0"),
            Shape::Card(0.7, 1.0),
            (0.5, 0.5),
        )],
        hidden: seat,
    };
    Scene {
        size: (6.0, 4.0),
        cells: vec![
            cell("a", Shape::Square(1.0), (2.5, 2.0)),
            cell("b", Shape::Square(1.0), (3.5, 2.0)),
        ],
        labels: vec![Label {
            at: (2.5, 3.5),
            text: "a".into(),
            size: 0.3,
        }],
        pieces: vec![piece("a", Some(0), 0.0), piece("b", Some(1), 180.0)],
        trays: vec![tray(0), tray(1)],
        palette: vec![
            Paint::new("#ffffff", "#000000", "White"),
            Paint::new("#111111", "#eeeeee", "Black"),
        ],
        seat_turns: vec![0.0, 180.0],
        captions: vec!["a < b & \"b\" > a".into()],
        ..Scene::default()
    }
}

fn drawn(scene: &Scene, seat: u8) -> String {
    let style = Style {
        seat,
        ..Style::default()
    };
    draw(scene, &glyphs(), &style)
}

/// Where the piece called `name` is drawn, and how.
fn transform(svg: &str, name: &str) -> String {
    let line = svg
        .lines()
        .find(|l| l.contains(&format!("<title>{name}</title>")));
    let line = line.unwrap_or_else(|| panic!("{name} is not drawn"));
    let tail = line.split("transform=\"").nth(1).expect("it has a place");
    tail.split('"').next().expect("the quote ends").into()
}

/// Every element that is opened is closed, in order.
fn balanced(svg: &str) -> bool {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let tag = tag.split('>').next().expect("a tag ends");
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a tag has a name"));
        }
    }
    open.is_empty()
}

#[test]
fn a_picture_is_what_it_was() {
    let lone = Scene {
        size: (1.0, 1.0),
        cells: vec![cell("a", Shape::Square(1.0), (0.5, 0.5))],
        pieces: vec![piece("a", Some(0), 0.0)],
        palette: vec![Paint::new("#ffffff", "#000000", "White")],
        marks: vec![Mark::spot("last", "a", "")],
        ..Scene::default()
    };
    let style = Style {
        unit: 10.0,
        title: "one stone".into(),
        ..Style::default()
    };
    assert_eq!(
        draw(&lone, &glyphs(), &style),
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 4.5 1.5\" width=\"45\" height=\"15\" \
         font-family=\"system-ui, 'DejaVu Sans', sans-serif\">\n\
         <title>one stone</title>\n\
         <style>.page{fill:#fbf8f1}.beside{fill:#5b4b33}\
         @media(prefers-color-scheme:dark){.page{fill:#24211e}.beside{fill:#c9b99f}}</style>\n\
         <defs>\n<g id=\"stone-0n\"><circle r=\"0.4\" fill=\"#ffffff\" stroke=\"#000000\"/></g>\n</defs>\n\
         <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n\
         <rect x=\"1.75\" y=\"0.25\" width=\"1\" height=\"1\" rx=\"0\" fill=\"#f0dcb6\" stroke=\"#c9a877\" \
         stroke-width=\"0.02\"><title>place a</title></rect>\n\
         <rect x=\"1.75\" y=\"0.25\" width=\"1\" height=\"1\" rx=\"0\" fill=\"none\" stroke=\"#6b5434\" stroke-width=\"0.05\"/>\n\
         <g class=\"last\"><rect x=\"1.76\" y=\"0.26\" width=\"0.98\" height=\"0.98\" rx=\"0\" fill=\"#e3b341\" \
         fill-opacity=\"0.5\"/></g>\n\
         <use href=\"#stone-0n\" transform=\"translate(2.25 0.75) scale(1)\"><title>stone on a</title></use>\n\
         <rect x=\"1.78\" y=\"0.28\" width=\"0.94\" height=\"0.94\" rx=\"0\" fill=\"none\" stroke=\"#e3b341\" \
         stroke-width=\"0.09\"/>\n\
         </svg>\n"
    );
}

#[test]
fn words_are_escaped_and_tags_match() {
    let svg = drawn(&scene(), 0);
    assert!(svg.contains("a &lt; b &amp; &quot;b&quot; &gt; a"));
    assert!(balanced(&svg), "{svg}");
}

#[test]
fn a_turned_board_turns_what_has_a_front() {
    let (first, second) = (drawn(&scene(), 0), drawn(&scene(), 1));
    let x = |svg: &str, name| {
        let place = transform(svg, name);
        let x = place["translate(".len()..]
            .split(' ')
            .next()
            .expect("two numbers");
        x.parse::<f32>().expect("a number")
    };
    assert!(x(&first, "stone on a") < x(&first, "stone on b"));
    assert!(x(&second, "stone on a") > x(&second, "stone on b"));
    assert!(!transform(&first, "stone on a").contains("rotate"));
    assert!(
        !transform(&second, "stone on a").contains("rotate"),
        "no front, no turn"
    );
    assert!(transform(&first, "stone on b").contains("rotate(180)"));
    assert!(
        !transform(&second, "stone on b").contains("rotate"),
        "180 and 180 look up"
    );
}

#[test]
fn ones_own_tray_lies_below_the_board() {
    for (seat, foe) in [(0, 1), (1, 0)] {
        let svg = drawn(&scene(), seat);
        let found = |what: &str| svg.find(what).unwrap_or_else(|| panic!("no {what}"));
        let board = found("place a");
        assert!(found(&format!(">hand of {foe}")) < board);
        assert!(found(&format!(">hand of {seat}")) > board);
        assert!(svg.contains("hand of 1 (1 face down)"));
    }
}

#[test]
fn only_chosen_layers_are_drawn() {
    let mut scene = scene();
    scene.marks = vec![
        Mark::spot("danger", "a", "danger here"),
        Mark::badge("sums", "b", "12", "twelve"),
        Mark::arrow("line", vec!["a".into(), "b".into()], "from a to b"),
    ];
    let plain = drawn(&scene, 0);
    let style = Style {
        layers: vec!["danger".into(), "sums".into(), "line".into()],
        ..Style::default()
    };
    let full = draw(&scene, &glyphs(), &style);
    for note in ["danger here", "twelve", "from a to b"] {
        assert!(!plain.contains(note));
        assert!(full.contains(&format!("<title>{note}</title>")));
    }
    assert!(balanced(&full), "{full}");
}

#[test]
fn long_captions_are_broken_into_lines() {
    let mut scene = scene();
    scene.captions = vec!["many words ".repeat(20)];
    let svg = drawn(&scene, 0);
    let longest = svg
        .lines()
        .filter(|l| l.contains(">many"))
        .map(str::len)
        .max();
    assert!(longest.expect("a caption") < 200, "{svg}");
}
