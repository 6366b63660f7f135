//! What `parlour match` is told.

use crate::Choices;
use crate::edits::edit;
use crate::garden::Plot;
use parlour_arena::{Book, Contestant, Draw, Order, Resign, Shard, Sprt, TimeControl};
use std::path::Path;

const CONTESTANTS: [&str; 6] = [
    "level:6",
    "greedy",
    "ugi:./engine --level 3 'a b'",
    "usi:\"my engine\" -x",
    "name=a,cmd=\"x y\",proto=usi,tc=10+0.1,nodes=500,option.level=3",
    "name=b,level=4,time=200ms,hash=16,threads=2",
];
const CONTROLS: [&str; 4] = ["10+0.1", "40/60", "0.5", "1000/86400+10"];
const NUMBERS: [&str; 5] = ["0,40", "3,600", "8,20,3", "1/4", "2/2"];

/// Contestants, time controls, rules and openings are read or refused with a sentence; what is read is written and read again.
pub fn contest_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    // Openings cost a hundred times as much as the rest.
    match choices.below(16) {
        0..=6 => {
            let text = near(&mut choices, &CONTESTANTS);
            match text.parse::<Contestant>() {
                Ok(read) => {
                    let written = read.to_string();
                    let again: Contestant = written.parse().expect("what is written is read");
                    assert_eq!(again.to_string(), written, "{text:?}");
                }
                Err(why) => super::is_sentence(&why.to_string()),
            }
        }
        7..=10 => {
            let text = near(&mut choices, &CONTROLS);
            match text.parse::<TimeControl>() {
                Ok(read) => {
                    let written = read.to_string();
                    assert_eq!(
                        written.parse(),
                        Ok(read),
                        "{text:?} is written as {written:?}"
                    );
                    assert!(read.clock().most() >= read.clock().share());
                }
                Err(why) => super::is_sentence(&why.to_string()),
            }
        }
        11..=14 => {
            let text = near(&mut choices, &NUMBERS);
            let sentences = [
                text.parse::<Sprt>().err().map(|why| why.to_string()),
                text.parse::<Resign>().err().map(|why| why.to_string()),
                text.parse::<Draw>().err().map(|why| why.to_string()),
                text.parse::<Shard>().err().map(|why| why.to_string()),
            ];
            sentences
                .iter()
                .flatten()
                .for_each(|said| super::is_sentence(said));
        }
        _ => openings(&mut choices),
    }
}

fn openings(choices: &mut Choices) {
    let plot = Plot::any(choices);
    let mut text = String::new();
    for _ in 0..1 + choices.below(3) {
        let moment = plot.moment(choices);
        let some = moment.line.len().min(6);
        text += &match choices.below(4) {
            0 => format!("{}\n", moment.position),
            1 => format!("start moves {}\n", moment.line[..some].join(" ")),
            2 => format!("# {}\n{}\n", moment.position, moment.line[..some].join(" ")),
            _ => choices.of(&plot.records).clone(),
        };
    }
    let other = plot.moment(choices);
    let text = edit(choices, &text, &other.position);
    let plies = choices.flip().then(|| choices.below(9));
    let book = Book::parse(
        Path::new("openings"),
        &text,
        &*plot.rules,
        plies,
        Order::Random,
        1,
    );
    match book {
        Ok(book) => {
            let table = parlour_arena::Openings::Listed(book).table(&*plot.rules, 3, 5);
            assert!(table.status().mover().is_some(), "an opening is open");
        }
        Err(why) => super::is_sentence(&why.to_string()),
    }
}

fn near(choices: &mut Choices, all: &[&str]) -> String {
    let (one, other) = (*choices.of(all), *choices.of(all));
    edit(choices, one, other)
}
