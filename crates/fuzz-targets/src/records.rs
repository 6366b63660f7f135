//! Records, our own and foreign ones.

use crate::edits::edit;
use crate::garden::{GARDEN, Plot};
use crate::{Choices, standing};
use parlour_core::{Eye, Record, Refusal, Table, replay};
use std::sync::LazyLock;

/// Any text is a record or is refused with a sentence; one that is taken leads to itself again.
pub fn record(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let text = if choices.rarely(16) {
        choices.text()
    } else {
        let text = shortened(&mut choices, &plot.records);
        let other = choices.of(&plot.records);
        edit(&mut choices, &text, other)
    };
    // The form alone, which costs little.
    match Record::parse(&text) {
        Ok(record) => written(&text, &record),
        Err(why) => standing::refused(&why),
    }
    if choices.seldom(64) {
        taken(
            parlour_games::from_record(&text).and_then(|(rules, record)| replay(&*rules, &record)),
        );
    }
}

/// Where other programs have notations.
static FOREIGN: LazyLock<Vec<&Plot>> = LazyLock::new(|| {
    let plots = GARDEN.iter().filter(|plot| !plot.foreign.is_empty());
    plots.collect()
});

/// Any text is a game in a notation of other programs or is refused with a sentence.
pub fn foreign_record(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = choices.of(&FOREIGN);
    let text = if choices.rarely(16) {
        choices.text()
    } else {
        let (text, other) = (choices.of(&plot.foreign), choices.of(&plot.foreign));
        let text = match choices.rarely(4) {
            true => text.clone(),
            false => cut(&mut choices, text, ';'),
        };
        edit(&mut choices, &text, other)
    };
    match plot.rules.import(&text) {
        None => {}
        Some(Err(why)) => standing::refused(&why),
        Some(Ok(record)) => {
            written(&text, &record);
            if choices.seldom(32) {
                taken(replay(&*plot.rules, &record));
            }
        }
    }
}

/// What is written of a record is read as the same.
fn written(text: &str, record: &Record) {
    let written = record.to_string();
    let again = Record::parse(&written);
    let again = again.unwrap_or_else(|why| panic!("{text:?} is written as {written:?}: {why}"));
    assert_eq!(&again, record, "{text:?}");
}

fn shortened(choices: &mut Choices, all: &[String]) -> String {
    let text = choices.of(all);
    match choices.rarely(4) {
        true => text.clone(),
        false => cut(choices, text, '\n'),
    }
}

/// The beginning of a text and its end, without a piece in the middle, so that most executions are short.
fn cut(choices: &mut Choices, text: &str, at: char) -> String {
    let pieces: Vec<&str> = text.split_inclusive(at).collect();
    let n = pieces.len();
    let (a, b) = (choices.below(n), choices.below(n));
    [&pieces[..a.min(b)], &pieces[a.max(b)..]].concat().concat()
}

fn taken(read: Result<Box<dyn Table>, Refusal>) {
    match read {
        Ok(table) => leads_back(&*table),
        Err(why) => standing::refused(&why),
    }
}

/// The record of a match, as text, leads to the same match.
pub(crate) fn leads_back(table: &dyn Table) {
    let record = table.record(Eye::Keeper);
    let text = record.to_string();
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{text}");
    let (rules, record) = parlour_games::from_record(&text).expect("our own record is read");
    let again = replay(&*rules, &record).unwrap_or_else(|why| panic!("{why}:\n{text}"));
    assert_eq!(
        again.position(Eye::Keeper),
        table.position(Eye::Keeper),
        "{text}"
    );
    assert_eq!(again.status(), table.status(), "{text}");
    assert_eq!(again.history(Eye::Keeper), table.history(Eye::Keeper));
}
