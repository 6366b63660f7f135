//! A game from elsewhere is found like any other; this is a program of its own, because games are let in once.

use parlour_core::*;
use parlour_games::{Unknown, Unwelcome, all, by_name, from_record, welcome};

/// One stone; whoever takes it wins.
#[derive(Clone, Debug)]
struct Stone(&'static str);

const LAST: Reason = Reason::new("last", "took the stone");

impl Game for Stone {
    type Position = bool;
    type Move = ();

    fn start(&self, _: u64) -> bool {
        true
    }
    fn status(&self, at: &bool) -> Status {
        match at {
            true => Status::ToMove(Seat(0)),
            false => Status::Over(Outcome::win(Seats::one(Seat(0)), LAST)),
        }
    }
    fn moves(&self, at: &bool, out: &mut Vec<()>) {
        out.extend(at.then_some(()));
    }
    fn play(&self, at: &mut bool, _: ()) {
        *at = false;
    }
    fn key(&self, at: &bool) -> u64 {
        mix(*at as u64)
    }
}

impl Open for Stone {}

impl Text for Stone {
    fn write_position(&self, seen: &bool) -> String {
        seen.to_string()
    }
    fn read_position(&self, text: &str, _: u64) -> Result<bool, Refusal> {
        text.parse()
            .map_err(|_| Refusal::malformed(format!("{text:?} is neither true nor false")))
    }
    fn write_move(&self, _: &bool, _: (), _: Eye) -> String {
        "take".into()
    }
    fn read_move(&self, at: &bool, text: &str) -> Result<(), Refusal> {
        match (text, at) {
            ("take", true) => Ok(()),
            ("take", false) => Err(Refusal::illegal("the stone is gone")),
            _ => Err(Refusal::malformed(format!("{text:?} is not `take`"))),
        }
    }
    fn draw(&self, seen: &bool) -> String {
        if *seen { "o" } else { "-" }.into()
    }
}

impl Picture for Stone {}

impl Rules for Stone {
    fn name(&self) -> &'static str {
        self.0
    }
    fn title(&self) -> &'static str {
        "Stone"
    }
    fn about(&self) -> &'static str {
        "Take it."
    }
}

#[test]
fn guests_are_let_in_once_and_known_everywhere() {
    let names = || all().iter().map(|game| game.name()).collect::<Vec<_>>();
    let own = names();
    for bad in ["", "Stone", "one stone", "dōbutsu", "-x", "../x"] {
        let why = welcome(vec![rulebook(Stone(bad))]);
        assert_eq!(why, Err(Unwelcome::Name(bad.into())));
    }
    for taken in ["dog", "loa", "cublino"] {
        let why = welcome(vec![rulebook(Stone(taken))]);
        assert_eq!(why, Err(Unwelcome::Taken(taken.into())));
    }
    let twice = welcome(vec![rulebook(Stone("stone")), rulebook(Stone("stone"))]);
    assert_eq!(twice, Err(Unwelcome::Taken("stone".into())));
    assert_eq!(names(), own, "who is refused is not there");

    welcome(vec![rulebook(Stone("stone")), rulebook(Stone("a-stone"))]).unwrap();
    assert_eq!(names().len(), own.len() + 2);
    assert!(names().is_sorted());
    assert_eq!(by_name("STONE").map(|game| game.name()), Ok("stone"));
    let slip = Unknown::Slip("stome".into(), "stone");
    assert_eq!(by_name("stome").err(), Some(slip));
    let mut table = by_name("stone").unwrap().open(None, 0).unwrap();
    table.play("take").unwrap();
    let record = table.record(Eye::Keeper).to_string();
    let (rules, record) = from_record(&record).unwrap();
    let again = replay(&*rules, &record).unwrap();
    assert_eq!(again.status(), table.status());
    assert_eq!(
        welcome(vec![rulebook(Stone("late"))]),
        Err(Unwelcome::Again)
    );
}
