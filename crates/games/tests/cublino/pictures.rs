//! Scenes, motions and entering moves.

use super::read;
use parlour_core::{Change, Eye, Game, Picture, Text};
use parlour_games::cublino::Cublino;

#[test]
fn a_glyph_for_each_way_a_die_lies_and_goes() {
    let glyphs = Cublino::pur().glyphs();
    assert_eq!(glyphs.len(), 48);
    for glyph in &glyphs {
        // All six faces but the bottom: top and sides show 21 less the bottom.
        let pips = glyph.body.matches("<ellipse").count() + glyph.body.matches("<circle").count();
        let letter = glyph.name.as_bytes()[4] - b'a';
        assert_eq!(pips, 14 + letter as usize / 4 + 1, "{}", glyph.name);
    }
}

#[test]
fn a_chain_is_entered_step_by_step_and_may_stop_anywhere() {
    let (game, at) = read("PWd3Wb1Wc1Wd1We1Wf1Wg1vd4ve5va7vd7ve7vf7vg7");
    let spots = |touched: &[&str]| {
        let touched: Vec<_> = touched.iter().map(|s| s.to_string()).collect();
        game.entry(&at, &touched)
    };
    let first = spots(&[]);
    assert_eq!(first.prompt, "choose a die");
    assert!(first.done.is_none() && first.next.iter().any(|c| c.spot == "d3"));
    let second = spots(&["d3"]);
    assert!(second.done.is_none());
    let names: Vec<_> = second.next.iter().map(|c| c.name.as_str()).collect();
    assert!(names.contains(&"jump over d4 to d5"), "{names:?}");
    assert!(
        names.iter().any(|n| n.starts_with("tip to c3, ")),
        "{names:?}"
    );
    let third = spots(&["d3", "d5"]);
    assert_eq!(third.done.as_deref(), Some("d3d5"));
    assert_eq!(third.prompt, "stop here, or jump on");
    assert!(third.next.iter().any(|c| c.spot == "f5"));
    let fourth = spots(&["d3", "d5", "f5"]);
    assert_eq!(fourth.done.as_deref(), Some("d3d5f5"));
    assert!(fourth.next.is_empty());
}

#[test]
fn tips_and_hops_are_told_apart() {
    let (game, at) = read("PWd3Wb1Wc1Wd1We1Wf1Wg1ve4va6va7vd7ve7vf7vg7");
    let m = game.read_move(&at, "d3d4f4").expect("legal");
    let motion = game.motion(&at, m, Eye::Public);
    assert_eq!(motion.stages.len(), 2);
    let tip = Change::Tip {
        from: "d3".into(),
        to: "d4".into(),
        glyph: "die-l-north".into(),
    };
    let hop = Change::Hop {
        from: "d4".into(),
        to: "f4".into(),
    };
    assert_eq!(motion.stages[0].changes, [tip]);
    assert_eq!(motion.stages[1].changes, [hop]);
}

#[test]
fn pur_shows_its_live_score() {
    let (game, at) = read("PWd7Wb1Wc1Wd1We1Wf1Wg1aa1vb6vc6vd6ve6vf6vg6");
    assert_eq!(game.scene(&at).captions, ["Score: White 6, Black 1"]);
    assert_eq!(game.scores(&at), Some(vec![6, 1]));
    let (game, at) = read("CWd4ve6");
    assert_eq!(game.scores(&at), None);
}

#[test]
fn a_pass_is_a_button() {
    let (game, at) = read("Cvd5");
    let entry = game.entry(&at, &[]);
    assert_eq!(entry.next.len(), 1);
    assert_eq!(entry.next[0].spot, "pass");
    let done = game.entry(&at, &["pass".into()]).done;
    assert_eq!(done.as_deref(), Some("pass"));
}
