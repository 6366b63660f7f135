//! What a server hears and what a store keeps.

use crate::Choices;
use crate::edits::edit;
use crate::garden::{Moment, Plot};
use parlour_server::{Rehearsal, rehearse_open, rehearse_try};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The guests who take part.
const GUESTS: [&str; 3] = ["ann", "bob", "eve"];

/// Any body of a request is answered or refused with a sentence.
pub fn posted(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let (moment, near) = (plot.moment(&mut choices), plot.moment(&mut choices));
    let answered = match choices.below(3) {
        0 => {
            let [one, other] = [moment, near].map(|m| table(&mut choices, plot, m).to_string());
            let body = edit(&mut choices, &one, &other);
            Rehearsal::create(&body, GUESTS[0]).map(|table| table.state(None))
        }
        1 => {
            let texts = [&moment.position, choices.of(&plot.records)];
            let text = *choices.of(&texts);
            let text = edit(&mut choices, text, &near.position);
            let body = json!({"text": text, "game": choices.flip().then(|| plot.rules.name())});
            rehearse_open(&match choices.rarely(4) {
                true => edit(&mut choices, &body.to_string(), &text),
                false => body.to_string(),
            })
        }
        _ => {
            let (preset, options) = &plot.chosen;
            let options: serde_json::Map<_, _> = options
                .iter()
                .map(|(key, value)| (key.clone(), json!(value)))
                .collect();
            let moves: Vec<_> = moment.moves.iter().take(choices.below(2)).collect();
            let body = json!({
                "preset": preset, "options": options, "position": moment.position, "moves": moves,
                "touched": [near.moves.first().map_or("a1", |m| m.get(..2).unwrap_or("b2"))],
                "eye": choices.flip().then(|| choices.byte() % 5),
            });
            let other = near.position.clone();
            rehearse_try(
                plot.rules.name(),
                &edit(&mut choices, &body.to_string(), &other),
            )
        }
    };
    match answered {
        Ok(told) => drop(serde_json::from_str::<Value>(&told).expect("an answer is JSON")),
        Err(why) => super::is_sentence(&why),
    }
}

/// Any messages of guests are answered or refused with a sentence, and what is written afterwards tells the same match.
pub fn socket_messages(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let moment = plot.moment(&mut choices);
    let body = table(&mut choices, plot, moment).to_string();
    let Ok(mut match_) = Rehearsal::create(&body, GUESTS[0]) else {
        return;
    };
    for ply in 0..1 + choices.below(8) {
        let (who, next) = (*choices.of(&GUESTS), plot.moment(&mut choices));
        let [one, other] = [moment, next].map(|m| request(&mut choices, m, ply).to_string());
        let text = edit(&mut choices, &one, &other);
        match match_.ask(who, &text) {
            Ok(told) => drop(serde_json::from_str::<Value>(&told).expect("an answer is JSON")),
            Err(why) => super::is_sentence(&why),
        }
    }
    let again = Rehearsal::load(match_.events());
    let again = again.unwrap_or_else(|why| panic!("{:?}: {why}", match_.events()));
    for who in GUESTS {
        match choices.seldom(16) {
            true => assert_eq!(
                told(&again, who),
                told(&match_, who),
                "{:?}",
                match_.events()
            ),
            false => assert_eq!(
                again.record(who),
                match_.record(who),
                "{:?}",
                match_.events()
            ),
        }
    }
}

/// What a guest sees, without what only the present knows.
fn told(match_: &Rehearsal, who: &str) -> Value {
    let mut state: Value = serde_json::from_str(&match_.state(Some(who))).expect("JSON");
    for key in ["created", "updated", "times", "now", "talk", "may"] {
        state[key] = Value::Null;
    }
    state
}

/// Stored matches: events as they were written, in the present form and in older ones.
static STORED: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for plot in crate::garden::GARDEN.iter() {
        let moment = plot
            .moments
            .iter()
            .max_by_key(|m| m.line.len())
            .expect("some");
        let seats = usize::from(plot.rules.seats());
        let (preset, options) = &plot.chosen;
        let sitter = |i: usize| match i % 3 {
            0 => json!({"kind": "guest", "id": GUESTS[0], "name": "Ann"}),
            1 => json!({"kind": "bot", "level": 3}),
            _ => json!({"kind": "guest", "id": GUESTS[1], "name": "Bob"}),
        };
        let mut table = plot
            .rules
            .open(None, moment.seed)
            .expect("the start is open");
        let deal = (!plot.rules.is_open()).then(|| table.position(parlour_core::Eye::Keeper));
        let mut events = vec![json!({
            "kind": "created", "game": plot.rules.name(), "preset": preset, "options": options,
            "seed": moment.seed, "salt": "x", "deal": deal, "version": plot.rules.version(),
            "clock": {"kind": "minutes", "initial": 300, "increment": 3},
            "seats": (0..seats).map(sitter).collect::<Vec<_>>(), "by": GUESTS[0],
        })];
        for text in moment.line.iter().take(12) {
            let seat = table.status().mover().expect("in progress");
            table.play(text).expect("a line is legal");
            events.push(json!({"kind": "move", "seat": seat, "text": text, "left": 200_000}));
        }
        events.extend([
            json!({"kind": "said", "seat": 0, "name": "Ann", "text": "hello", "signal": "hello"}),
            json!({"kind": "offered", "what": "takeback", "seat": 0}),
            json!({"kind": "agreed", "what": "takeback", "seat": 1}),
            json!({"kind": "taken_back", "to": 2}),
            json!({"kind": "planned", "seat": 1, "plans": [{"if": "a", "move": "b"}]}),
            json!({"kind": "seated", "seat": 0, "sitter": {"kind": "bot", "level": 2}, "why": "abandoned"}),
            json!({"kind": "ended", "winners": 1, "reason": "resigned", "seat": 1}),
            json!({"kind": "rematch", "next": "k3v9"}),
        ]);
        all.push(events.iter().map(Value::to_string).collect());
    }
    all
});

/// Rows of the database that somebody changed tell a match or are refused with a sentence.
pub fn stored_events(data: &[u8]) {
    let mut choices = Choices::new(data);
    let mut events = choices.of(&STORED).clone();
    for _ in 0..choices.below(4) {
        let (at, from) = (choices.below(events.len()), choices.below(events.len()));
        match choices.below(6) {
            0 => drop(events.remove(at)),
            1 => events.swap(at, from),
            2 => events.insert(at, events[from].clone()),
            3 => events.truncate(at + 1),
            _ => events[at] = edit(&mut choices, &events[at], &events[from]),
        }
        if events.is_empty() {
            return;
        }
    }
    match Rehearsal::load(&events) {
        Ok(match_) => {
            for who in GUESTS {
                if choices.seldom(16) {
                    match_.state(Some(who));
                }
                if let Err(why) = match_.record(who) {
                    super::is_sentence(&why);
                }
            }
        }
        Err(why) => super::is_sentence(&why),
    }
}

/// A table as one asks for it.
fn table(choices: &mut Choices, plot: &Plot, moment: &Moment) -> Value {
    let seats = usize::from(plot.rules.seats());
    let words = ["me", "open", "bot:3", "me", "link"];
    let seats: Vec<_> = (0..seats)
        .map(|i| if i == 0 { "me" } else { *choices.of(&words) })
        .collect();
    let (preset, options) = &plot.chosen;
    let options: serde_json::Map<_, _> = options
        .iter()
        .map(|(key, value)| (key.clone(), json!(value)))
        .collect();
    let clock = match choices.below(3) {
        0 => json!({"kind": "minutes", "initial": 300, "increment": choices.byte()}),
        1 => json!({"kind": "days", "days": 1 + choices.byte() % 14}),
        _ => Value::Null,
    };
    let mut body = json!({
        "game": plot.rules.name(), "preset": preset, "options": options, "seats": seats,
        "clock": clock,
    });
    if choices.flip() {
        body["position"] = json!(moment.position);
    } else if plot.rules.is_open() {
        body["moves"] = json!(moment.line[..moment.line.len().min(4)]);
    }
    body
}

/// Something a client sends.
fn request(choices: &mut Choices, moment: &Moment, ply: usize) -> Value {
    let offers = ["draw", "takeback", "resign", "rematch"];
    let text = match moment.moves.is_empty() {
        true => "pass".into(),
        false => choices.of(&moment.moves).clone(),
    };
    match choices.below(14) {
        0..=3 => json!({"do": "move", "ply": ply, "text": text}),
        4 => json!({"do": "plan", "plans": [{"if": text, "move": text}]}),
        5 => json!({"do": "offer", "what": choices.of(&offers)}),
        6 => json!({"do": "accept", "what": choices.of(&offers)}),
        7 => json!({"do": "decline", "what": choices.of(&offers)}),
        8 => json!({"do": "claim", "seat": choices.byte() % 5, "what": "win"}),
        9 => json!({"do": "say", "text": text}),
        10 => json!({"do": "sit", "seat": choices.byte() % 5}),
        11 => {
            json!({"do": "entry", "ply": ply, "touched": [text.get(..2).unwrap_or("a1")], "after": [text]})
        }
        12 => json!({"do": "step", "ply": choices.byte()}),
        _ => json!({"do": choices.of(&["resign", "leave"])}),
    }
}
