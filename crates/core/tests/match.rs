//! Matches, records, options and the frozen generator, seen from outside.

#[path = "../../kit/tests/toys/mod.rs"]
mod toys;

use parlour_core::*;
use toys::coins::{Coins, RULES};
use toys::gifts::Gifts;

fn coins(position: Option<&str>) -> Box<dyn Table> {
    rulebook(RULES).open(position, 0).expect("a good start")
}

fn play(table: &mut dyn Table, moves: &[&str]) {
    for m in moves {
        table.play(m).unwrap_or_else(|why| panic!("{m}: {why}"));
    }
}

const DANCE: [&str; 10] = ["1", "4", "0", "5", "1", "4", "0", "5", "1", "4"];

#[test]
fn third_occurrence_is_a_draw_for_the_match_only() {
    let rules = rulebook(RULES).configure(Some("endless"), &[]).unwrap();
    let mut table = rules.open(None, 0).unwrap();
    play(&mut *table, &DANCE[..9]);
    assert!(matches!(table.status(), Status::ToMove(_)));
    play(&mut *table, &DANCE[9..]);
    assert_eq!(table.status(), Status::Over(Outcome::draw(Past::REPEATED)));
    assert!(table.moves(Eye::Keeper).is_empty() && table.children().is_empty());
    let why = table.play("0").unwrap_err().to_string();
    assert_eq!(why, "the game is over: draw (repetition)");
    assert!(table.perft(1) > 0, "perft knows no past");
    assert!(table.undo() && matches!(table.status(), Status::ToMove(_)));
    let typed = table
        .as_any()
        .downcast_ref::<Match<Coins>>()
        .expect("a match of coins");
    assert_eq!(typed.past().plies(), 9);
    assert!(table.redo() && !table.redo());
    assert_eq!(table.status(), Status::Over(Outcome::draw(Past::REPEATED)));
}

#[test]
fn a_played_move_is_told_whole_whatever_its_spelling() {
    let mut table = coins(None);
    let made = |ply, seat, text: &str| Made {
        ply,
        seat: Seat(seat),
        text: text.into(),
    };
    assert_eq!(table.play("01"), Ok(made(0, 0, "1")));
    assert!(table.play("01").is_err());
    assert_eq!(table.play("+4"), Ok(made(1, 1, "4")));
    let mut hidden = rulebook(Gifts {
        rounds: 2,
        bug: None,
    })
    .open(None, 5)
    .unwrap();
    let give = hidden.moves(Eye::Keeper).remove(0);
    let given = hidden.play(&give).unwrap();
    assert_eq!(Some(&given.text), hidden.moved(0, Eye::Keeper).as_ref());
    assert_ne!(Some(&given.text), hidden.moved(0, Eye::Public).as_ref());
}

#[test]
fn a_stall_ends_as_the_option_says() {
    let stall = |counts: &str| {
        let options = [("stall", "7"), ("stall_counts", counts)];
        let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
        let rules = rulebook(RULES).configure(None, &options).unwrap();
        let mut table = rules.open(Some("1,4 1,0 12 0"), 0).unwrap();
        while let Status::ToMove(_) = table.status() {
            let back = ["0", "5", "1", "4"][table.ply() % 4];
            table.play(back).unwrap();
        }
        table.status().outcome().unwrap()
    };
    assert_eq!(stall("false"), Outcome::draw(Past::STALLED));
    let counted = stall("true");
    assert_eq!(
        (counted.winners, counted.reason.code),
        (Seats::one(Seat(0)), "stalled-counted")
    );
}

#[test]
fn endings_from_outside() {
    let mut table = coins(None);
    play(&mut *table, &["1"]);
    table.end(Outcome::win(Seats::one(Seat(0)), Reason::RESIGNED));
    table.end(Outcome::draw(Reason::AGREED));
    assert_eq!(table.status().to_string(), "over: 0 win (resignation)");
    assert!(table.play("4").is_err());
    let record = table.record(Eye::Keeper).to_string();
    assert!(record.contains("[Ending \"resigned\"]"), "{record}");
    let again = replay(&*table.rules(), &Record::parse(&record).unwrap()).unwrap();
    assert_eq!(again.status(), table.status());
    assert!(table.undo() && table.redo());
    assert_eq!(
        table.status(),
        Status::ToMove(Seat(1)),
        "undo takes a resignation back"
    );
}

#[test]
fn a_tampered_record_is_refused_with_its_ply() {
    let mut table = coins(None);
    play(&mut *table, &["1", "4", "2", "3"]);
    assert_eq!(table.status().to_string(), "over: draw (all coins taken)");
    let text = table.record(Eye::Keeper).to_string();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        let record = Record::parse(&text.replacen(from, to, 1));
        let replayed = record.and_then(|r| replay(&*table.rules(), &r));
        replayed.err().expect("refused").to_string()
    };
    assert_eq!(refused("4 2 3", "4 3 3"), "ply 3: nobody can go to 3 now");
    assert_eq!(
        refused("2 3", "2 3 4"),
        "ply 5: the game is over: draw (all coins taken)"
    );
    assert!(refused("2 3", "2").starts_with("ply 3: the record says draw"));
    assert!(refused("\"draw (", "\"1 win (").starts_with("ply 4: the record says 1 win"));
    assert!(refused("\"coins\"", "\"coins").contains("cannot read the header line"));
    assert!(refused("2 3", "2 (3").contains("after ply 3 is not closed"));
    assert!(refused("2 3", "2 {3").contains("after ply 3 is not closed"));
    assert!(refused("2 3", "2 3)").contains("after ply 4"));
}

#[test]
fn remarks_and_variations_survive() {
    let text = "[Game \"coins\"]\n[Rules \"short 1\"]\n[Seat \"A \\\"b\\\" \\\\\"]\n\
                [Date \"2026-11-17\"]\n[Round \"3.2\"]\n\n\
                1. 1 {[clock 5000] [time 31] [worth -0.25] [depth 7] bold} ( 1. 1 4 {why not} ) 2. 4\n";
    let record = Record::parse(text).unwrap();
    let first = &record.moves[0];
    assert_eq!(
        (first.clock, first.worth, first.comment.as_str()),
        (Some(5000), Some(-0.25), "bold")
    );
    assert_eq!((first.time, first.depth), (Some(31), Some(7)));
    assert_eq!(record.date.as_deref(), Some("2026-11-17"));
    assert_eq!(record.round.as_deref(), Some("3.2"));
    assert_eq!(first.variations[0][1].comment, "why not");
    assert_eq!(record.players, ["A \"b\" \\"]);
    assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
    assert!(replay(&*rulebook(RULES), &record).is_ok());
    let wrong = Record::parse(&text.replace("1. 1 4 {", "1. 1 5 {")).unwrap();
    let why = replay(&*rulebook(RULES), &wrong)
        .err()
        .expect("an illegal variation");
    assert_eq!(why.to_string(), "ply 2: nobody can go to 5 now");
}

#[test]
fn a_record_replays_even_if_the_generator_changes() {
    let rules = rulebook(Gifts {
        rounds: 2,
        bug: None,
    });
    let mut table = rules.open(None, 7).unwrap();
    let mut rng = Rng::new(3);
    while let Some(m) = table.pick(&mut rng) {
        table.play(&m).unwrap();
    }
    let record = table.record(Eye::Keeper);
    assert_eq!(record.seed, Some(7));
    let deals = record.moves.iter().filter(|m| m.chance.is_some()).count();
    assert_eq!(deals, 2, "the deal after each round is written down");
    // As if the seed dealt something else today.
    let other = Record {
        seed: Some(8),
        ..record.clone()
    };
    let again = replay(&*rules, &other).expect("the deals are in the record");
    assert_eq!(again.position(Eye::Keeper), table.position(Eye::Keeper));
    assert_eq!(
        table.record(Eye::Public).seed,
        Some(7),
        "no secret once it is over"
    );
    assert_eq!(
        table.until(3).record(Eye::Keeper).seed,
        None,
        "a secret before"
    );
    let seen = table.record(Eye::Seat(Seat(1)));
    assert!(seen.moves.iter().all(|m| m.chance.is_none()) && seen.deal.is_none());
}

#[test]
fn eyes_get_only_what_is_theirs() {
    let rules = rulebook(Gifts {
        rounds: 2,
        bug: None,
    });
    let mut table = rules.open(None, 1).unwrap();
    assert!(table.moves(Eye::Public).is_empty() && table.moves(Eye::Seat(Seat(1))).is_empty());
    assert_eq!(table.moves(Eye::Seat(Seat(0))), table.moves(Eye::Keeper));
    let give = table.moves(Eye::Keeper)[0].clone();
    assert_eq!(table.entry(Eye::Seat(Seat(1)), &[]), Entry::default());
    assert!(!table.entry(Eye::Seat(Seat(0)), &[]).next.is_empty());
    table.play(&give).unwrap();
    assert_eq!(table.history(Eye::Seat(Seat(0))), [give]);
    assert_eq!(table.history(Eye::Public), ["G?"]);
    assert_eq!(table.moved(0, Eye::Public).as_deref(), Some("G?"));
    assert_eq!(table.moved(1, Eye::Keeper), None);
    assert_eq!(rules.team(Seat(1)).to_string(), "1,3");
}

#[test]
fn options_are_checked() {
    let rules = rulebook(RULES);
    let refused = |preset: Option<&str>, key: &str, value: &str| {
        let options = [(key.to_string(), value.to_string())];
        rules
            .configure(preset, &options)
            .err()
            .expect("refused")
            .to_string()
    };
    assert_eq!(
        refused(Some("long"), "stall", "3"),
        "coins has no rules called \"long\"; there are short, endless"
    );
    assert_eq!(
        refused(None, "lenght", "5"),
        "coins has no option \"lenght\"; there are length, stall, stall_counts"
    );
    assert_eq!(
        refused(None, "length", "50"),
        "length is a number from 4 to 12, not \"50\""
    );
    assert_eq!(
        refused(None, "stall", "+5"),
        "stall is a number from 1 to 100, or off, not \"+5\""
    );
    assert_eq!(
        refused(None, "stall_counts", "yes"),
        "stall_counts is true or false, not \"yes\""
    );
    assert_eq!(
        refused(Some("endless"), "stall_counts", "true"),
        "stall_counts needs a stall limit, but stall is off"
    );
    let off = rules
        .configure(None, &[("stall".into(), "off".into())])
        .unwrap();
    assert_eq!(
        off.chosen(),
        ("endless", vec![]),
        "the nearest preset is found"
    );
    let longer = rules
        .configure(None, &[("length".into(), "8".into())])
        .unwrap();
    assert_eq!(
        longer.chosen(),
        ("short", vec![("length".into(), "8".into())])
    );
}

#[test]
fn perft_and_divide() {
    let table = coins(None);
    assert_eq!(
        (0..5).map(|d| table.perft(d)).collect::<Vec<_>>(),
        [1, 1, 1, 2, 4]
    );
    assert_eq!(table.divide(4), [("1".to_string(), 4)]);
    assert_eq!(table.divide(0), []);
}

#[test]
fn the_generator_is_frozen() {
    let mut rng = Rng::new(42);
    assert_eq!(
        [rng.draw(), rng.draw()],
        [0xBDD7_3226_2FEB_6E95, 0x28EF_E333_B266_F103]
    );
    let mut deck: Vec<u8> = (0..10).collect();
    Rng::new(7).shuffle(&mut deck);
    assert_eq!(deck, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]);
    let mut counts = [0; 6];
    (0..6000).for_each(|_| counts[rng.below(6)] += 1);
    assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
}

#[test]
fn the_last_move_is_marked() {
    let mut table = coins(None);
    play(&mut *table, &["1"]);
    let last: Vec<_> = table
        .scene(Eye::Public)
        .marks
        .into_iter()
        .map(|m| m.kind)
        .collect();
    assert_eq!(
        last,
        [MarkKind::Spot("0".into()), MarkKind::Spot("1".into())]
    );
    let svg = svg::draw(
        &table.scene(Eye::Public),
        &table.rules().glyphs(),
        &svg::Style::default(),
    );
    assert!(svg.contains("walker 1") && svg.contains("cell 5"), "{svg}");
}
