//! Names of games, presets and options.

use crate::edits::edit;
use crate::garden::Plot;
use crate::{Choices, standing};

/// Any words choose rules or are refused with a sentence; rules that are chosen can be chosen again by their own words.
pub fn option_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let (game, other) = (&plot.rules, &Plot::any(&mut choices).rules);
    let name = edit(&mut choices, game.name(), other.name());
    let Ok(game) = parlour_games::by_name(&name) else {
        return;
    };
    let presets = game.presets();
    let preset = choices.of(&presets).name;
    let preset = match choices.rarely(8) {
        true => edit(&mut choices, preset, other.presets()[0].name),
        false => preset.into(),
    };
    let specs = game.specs();
    let mut options = Vec::new();
    for _ in 0..choices.below(5) {
        if specs.is_empty() {
            break;
        }
        let (spec, like) = (choices.of(&specs), choices.of(&specs));
        let value = choices.value(&spec.kind);
        let (mut key, mut value) = (spec.key.to_string(), value);
        if choices.rarely(4) {
            value = edit(&mut choices, &value, like.key);
        }
        if choices.rarely(8) {
            key = edit(&mut choices, &key, like.key);
        }
        options.push((key, value));
    }
    match game.configure(Some(&preset), &options) {
        Ok(rules) => {
            let (preset, chosen) = rules.chosen();
            let again = game.configure(Some(preset), &chosen);
            let again = again.unwrap_or_else(|why| panic!("{preset} {chosen:?}: {why}"));
            assert_eq!(again.settings(), rules.settings(), "{preset} {chosen:?}");
            if choices.seldom(1024) {
                let table = rules.open(None, 1).expect("the start is open");
                standing::holds(&*table);
            }
        }
        Err(why) => standing::refused(&why),
    }
}
