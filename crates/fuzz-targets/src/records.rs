//! Records, our own and foreign ones.

use crate::Bytes;
use crate::texts::refused;
use parlour_core::{Eye, Record, Table, replay};

/// Any text is a record or is refused with a sentence; one that is taken leads to itself again.
pub fn record(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let text = match bytes.byte() % 4 {
        0 => bytes.text(),
        1 => {
            let Some(table) = bytes.table() else {
                return;
            };
            let record = table.record(Eye::Keeper);
            let rules = table.rules();
            let Some(notation) = rules.exports().first() else {
                return;
            };
            let own = rules.export(&record, notation);
            bytes.spoil(&own.expect("a notation that is named is written"))
        }
        _ => {
            let Some(table) = bytes.table() else {
                return;
            };
            bytes.spoil(&table.record(Eye::Keeper).to_string())
        }
    };
    let taken =
        parlour_games::from_record(&text).and_then(|(rules, record)| replay(&*rules, &record));
    match taken {
        Ok(table) => leads_back(&*table),
        Err(why) => refused(&why),
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
