//! Every option takes each of its values, shows it, and takes nothing else.

use parlour_core::{Kind, Rules, configure};
use std::collections::BTreeSet;

pub fn check<G: Rules>(game: &G) {
    let keys: BTreeSet<_> = game.options().iter().map(|o| o.key).collect();
    assert_eq!(keys.len(), game.options().len(), "two options share a key");
    let names: BTreeSet<_> = game.presets().iter().map(|p| p.name).collect();
    assert_eq!(
        names.len(),
        game.presets().len(),
        "two presets share a name"
    );
    for preset in game.presets() {
        let rules = configure(game, Some(preset.name), &[]);
        rules.unwrap_or_else(|why| panic!("the preset {} does not fit: {why}", preset.name));
    }
    for option in game.options() {
        for value in values(&option.value.kind()) {
            let mut set = game.clone();
            let key = option.key;
            assert!(
                option.value.set(&mut set, &value),
                "{key} does not take its own {value}"
            );
            assert_eq!(option.value.get(&set), value, "{key} does not keep {value}");
        }
        for nonsense in ["", " ", "no such value", "-1", "4294967296"] {
            let taken = option.value.set(&mut game.clone(), nonsense);
            assert!(!taken, "{} takes {nonsense:?}", option.key);
        }
    }
}

fn values(kind: &Kind) -> Vec<String> {
    let words = |words: &[(&str, &str)]| words.iter().map(|w| w.0.to_string()).collect();
    match kind {
        Kind::Flag => vec!["true".into(), "false".into()],
        Kind::Word(all) => words(all),
        Kind::Number { min, max, or } => {
            let mut all: Vec<_> = words(or);
            all.extend([min, max].map(u32::to_string));
            all
        }
    }
}
