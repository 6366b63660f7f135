//! Positions of every game taken apart and put together again, as an editor does it.

use parlour_core::{Eye, Rng, Rulebook, TURN};
use std::collections::BTreeSet;

/// Positions of a few random games before their end, as the keeper knows them.
fn positions(rules: &dyn Rulebook) -> Vec<String> {
    let mut rng = Rng::new(5);
    let mut all = Vec::new();
    for seed in 0..3 {
        let mut table = rules.open(None, seed).expect("a start");
        for _ in 0..40 {
            let Some(text) = table.pick(&mut rng) else {
                break;
            };
            all.push(table.position(Eye::Keeper));
            table.play(&text).expect("legal");
        }
    }
    all
}

#[test]
fn positions_survive_the_editor() {
    for rules in parlour_games::all() {
        let palette = rules.palette();
        let tools: BTreeSet<_> = palette.tools.iter().map(|tool| &tool.name).collect();
        let glyphs: BTreeSet<_> = rules.glyphs().into_iter().map(|g| g.name).collect();
        assert_eq!(tools.len(), palette.tools.len(), "{}", rules.name());
        for tool in &palette.tools {
            assert!(glyphs.contains(&tool.piece.glyph), "{}", tool.piece.glyph);
        }
        for position in positions(&*rules) {
            let draft = rules.take_apart(Some(&position)).expect("a position");
            for (spot, tool) in &draft.on {
                let fixed = palette.fixed.get(spot);
                assert!(tools.contains(tool));
                assert!(
                    fixed == Some(tool) || palette.spots.contains(spot),
                    "{spot}"
                );
            }
            let again = rules.put_together(&draft).expect(&position);
            // What an editor does not show is filled in anew.
            let shown = |text: &str| match rules.is_open() {
                true => text.to_string(),
                false => text.split(' ').take(4).collect::<Vec<_>>().join(" "),
            };
            let chosen = position.split(' ').nth(5);
            if rules.is_open() || chosen.is_some_and(|gifts| gifts == "-|-|-|-") {
                assert_eq!(shown(&again), shown(&position), "{}", rules.name());
            }
        }
    }
}

#[test]
fn who_moves_is_a_field_with_a_value_for_each_seat() {
    for rules in parlour_games::all() {
        let palette = rules.palette();
        let turn = palette.fields.iter().find(|field| field.key == TURN);
        let turn = turn.expect("somebody moves");
        assert_eq!(turn.choices.len(), rules.seats() as usize);
        let draft = rules.take_apart(None).expect("the start");
        let first = rules.open(None, 0).expect("the start").status().mover();
        let first = first.expect("somebody moves").index();
        assert_eq!(draft.field(TURN), turn.choices[first].0);
    }
}

#[test]
fn what_is_no_position_is_refused_with_the_rules_sentence() {
    for (game, spot, tool, why) in [
        ("dobutsu", "a1", Some("L"), "lion"),
        ("dobutsu", "b4", None, "lion"),
        ("cublino-pur", "a1", None, "in Pur each side has seven"),
        ("romanian-checkers", "d4", Some("P"), "13"),
        (
            "dog",
            "F1.0",
            Some("0"),
            "a piece of Red lies in the finish of Yellow",
        ),
    ] {
        let rules = parlour_games::by_name(game).expect("a game");
        let mut draft = rules.take_apart(None).expect("the start");
        match tool {
            Some(tool) => draft.on.insert(spot.into(), tool.into()),
            None => draft.on.remove(spot),
        };
        let said = rules.put_together(&draft).expect_err("no position");
        assert!(said.to_string().contains(why), "{game}: {said}");
    }
}
