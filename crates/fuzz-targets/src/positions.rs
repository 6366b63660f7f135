//! Texts of positions: the keeper's, those that an eye sees, and boards that somebody set up.

use crate::edits::edit;
use crate::garden::Plot;
use crate::{Choices, standing};
use parlour_core::{Draft, Eye};

/// Any text is a position or is refused with a sentence; a position that is taken keeps the laws.
pub fn position_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let text = if choices.rarely(8) {
        choices.text()
    } else {
        let (one, other) = (plot.moment(&mut choices), plot.moment(&mut choices));
        let text = match choices.rarely(4) {
            true => {
                let mut dialects = plot.rules.dialects().iter();
                let foreign = dialects.find_map(|d| d.write_position(&one.position));
                foreign.unwrap_or_else(|| one.position.clone())
            }
            false => one.position.clone(),
        };
        edit(&mut choices, &text, &other.position)
    };
    match plot.rules.open(Some(&text), 1) {
        Ok(table) => {
            let written = table.position(Eye::Keeper);
            let again = plot.rules.open(Some(&written), 1);
            if let Ok(again) = &again {
                assert_eq!(again.position(Eye::Keeper), written, "{text:?}");
            }
            // All that can be asked is asked of some; it costs a hundred times as much.
            if choices.seldom(2048) {
                standing::holds(&*table);
            } else {
                standing::reads_back(&*table, again);
            }
        }
        Err(why) => standing::refused(&why),
    }
}

/// What one eye sees is opened with the rest drawn by lot, or refused with a sentence.
pub fn seen_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let seats = usize::from(plot.rules.seats());
    let moment = plot.moment(&mut choices);
    let (eye, text) = if moment.seen.is_empty() {
        let eye = Eye::all(plot.rules.seats()).nth(choices.below(seats + 2));
        (eye.expect("so many eyes"), moment.position.clone())
    } else {
        choices.of(&moment.seen).clone()
    };
    let other = plot.moment(&mut choices);
    let text = edit(&mut choices, &text, &other.position);
    let seed = choices.byte();
    match plot.rules.open_seen(&text, eye, seed.into()) {
        Ok(table) => {
            let shown = table.position(eye);
            let again = plot.rules.open_seen(&shown, eye, (!seed).into());
            let again = again.unwrap_or_else(|why| panic!("own view {shown} is refused: {why}"));
            assert_eq!(again.position(eye), shown, "{text:?} as {eye:?} sees it");
            if choices.seldom(2048) {
                standing::holds(&*table);
            }
        }
        Err(why) => standing::refused(&why),
    }
}

/// Any board that somebody set up is a position or is refused with a sentence.
pub fn draft(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let moment = plot.moment(&mut choices);
    let Ok(mut draft) = plot.rules.take_apart(Some(&moment.position)) else {
        return;
    };
    for _ in 0..choices.below(6) {
        alter(
            &mut choices,
            &mut draft,
            &plot.palette,
            &plot.moment(&mut Choices::new(data)).position,
        );
    }
    match plot.rules.put_together(&draft) {
        Ok(text) => {
            let table = plot.rules.open(Some(&text), 1);
            let table = table.unwrap_or_else(|why| panic!("{text} of {draft:?} is refused: {why}"));
            let again = plot.rules.take_apart(Some(&text)).expect("it was read");
            assert_eq!(
                plot.rules.put_together(&again).as_ref(),
                Ok(&text),
                "{draft:?}"
            );
            drop(table);
        }
        Err(why) => standing::refused(&why),
    }
}

fn alter(choices: &mut Choices, draft: &mut Draft, palette: &parlour_core::Palette, other: &str) {
    let tool = |choices: &mut Choices| match palette.tools.is_empty() || choices.rarely(16) {
        true => choices.byte().to_string(),
        false => choices.of(&palette.tools).name.clone(),
    };
    match choices.below(4) {
        0 if !palette.spots.is_empty() => {
            let spot = choices.of(&palette.spots).clone();
            draft.on.insert(spot, tool(choices));
        }
        1 if !draft.on.is_empty() => {
            let which = choices.below(draft.on.len());
            let spot = draft.on.keys().nth(which).expect("so many").clone();
            draft.on.remove(&spot);
        }
        2 if !palette.fixed.is_empty() => {
            let which = choices.below(palette.fixed.len());
            let (spot, thing) = palette.fixed.iter().nth(which).expect("so many");
            draft.on.insert(spot.clone(), thing.clone());
        }
        _ if !palette.fields.is_empty() => {
            let field = choices.of(&palette.fields);
            let old = draft.fields.get(&field.key).cloned().unwrap_or_default();
            let new = match field.choices.is_empty() || choices.rarely(8) {
                true => edit(choices, &old, other),
                false => choices.of(&field.choices).0.clone(),
            };
            draft.fields.insert(field.key.clone(), new);
        }
        _ => {}
    }
}
