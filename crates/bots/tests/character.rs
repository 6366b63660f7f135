//! What a mind would rather have is a matter of play: it gets on when it is ahead and would rather not draw, but what it thinks of a
//! position is what it is worth.

use parlour_bots::{Bot, Limits, Strength, Style, bot, style, styled_bot};
use parlour_core::{Analysis, Rng, Table, Watch};
use std::sync::{Arc, Mutex};

const GAME: &str = "cublino-contra";

fn limits() -> Limits {
    Limits {
        nodes: Some(4_000),
        ..Limits::default()
    }
}

fn analysis(mut bot: Box<dyn Bot>, table: &dyn Table) -> Analysis<String> {
    bot.analyse(table, &limits(), &Watch::new()).unwrap()
}

/// What it told last before it chose.
fn told(mut bot: Box<dyn Bot>, table: &dyn Table) -> Analysis<String> {
    let heard = Arc::new(Mutex::new(None));
    let last = heard.clone();
    bot.listen(Some(Box::new(move |said| {
        *last.lock().unwrap() = Some(said.clone());
    })));
    bot.choose(table, &limits(), &Watch::new()).unwrap();
    let said = heard.lock().unwrap().take();
    said.expect("it tells")
}

#[test]
fn an_analysis_has_no_character() {
    let rules = parlour_games::by_name(GAME).unwrap();
    let own = style(&*rules).unwrap();
    assert!(own.fade > 0 && own.contempt > 0);
    let plain = Style {
        fade: 0,
        contempt: 0,
        ..own
    };
    let (mut rng, mut differs) = (Rng::new(7), 0);
    for seed in 0..12 {
        let mut table = rules.open(None, seed).unwrap();
        for _ in 0..16 {
            if let Some(text) = table.pick(&mut rng) {
                table.play(&text).unwrap();
            }
        }
        if table.status().mover().is_none() {
            continue;
        }
        let best = || bot(&*rules, Strength::BEST, 1).unwrap();
        let with = |style| styled_bot(&*rules, style, 1).unwrap();
        let said = analysis(best(), &*table);
        assert_eq!(said, analysis(with(own), &*table));
        assert_eq!(said, analysis(with(plain), &*table));
        assert_eq!(
            said.moves[0].score,
            told(with(plain), &*table).moves[0].score
        );
        differs += u32::from(said.moves[0].score != told(best(), &*table).moves[0].score);
    }
    assert!(differs > 5, "character shows in {differs} positions");
}
