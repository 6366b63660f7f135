//! The queue of reviews, the counts of the explorer, vacations and reminders: always on SQLite, and on PostgreSQL where
//! `PARLOUR_POSTGRES` names one.

use parlour_core::{Outcome, Reason, Seat, Seats};
use parlour_store::{
    AccountKind, Append, Card, Control, Count, Course, Event, Leave, Making, NewAccount, Phase,
    Push, Reminder, ReviewClaim, ReviewState, Sitter, Stamped, Step, Store, Vacation,
};
use std::path::PathBuf;
use std::time::Duration;

/// A file of its own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("parlour-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
    /// Every database to test.
    fn places(&self) -> Vec<String> {
        let file = self.0.join("site.db").to_str().unwrap().to_owned();
        let server = std::env::var("PARLOUR_POSTGRES").ok();
        [file].into_iter().chain(server).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const LONG: Duration = Duration::from_secs(600);
const NONE: Duration = Duration::ZERO;

/// Claims as soon as the lease of another has ended.
async fn claim(store: &Store, worker: &str, lease: Duration) -> ReviewClaim {
    loop {
        if let Some(claim) = store.claim_review(worker, lease).await.unwrap() {
            return claim;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test]
async fn a_review_is_written_once_by_whoever_has_it() {
    let folder = Folder::new("reviews");
    for place in folder.places() {
        // Two programs at one database.
        let (one, two) = (
            Store::open(&place).await.unwrap(),
            Store::open(&place).await.unwrap(),
        );
        let id = &format!("r{}", std::process::id());
        assert_eq!(one.review(id).await.unwrap(), None);
        one.ask_review(id, 12).await.unwrap();
        two.ask_review(id, 12).await.unwrap();
        let job = one.review(id).await.unwrap().unwrap();
        assert_eq!(
            (job.state, job.done, job.total),
            (ReviewState::Queued, 0, 12)
        );

        // Somebody takes it and is not heard of again.
        let dead = claim(&one, "one", NONE).await;
        let taken = claim(&two, "two", LONG).await;
        assert_eq!((&dead.id, &taken.id), (id, id));
        assert!(taken.fence > dead.fence);
        assert!(one.claim_review("one", LONG).await.unwrap().is_none());
        assert!(!one.renew_review(&dead, 5, LONG).await.unwrap());
        assert!(!one.finish_review(&dead, Ok("late")).await.unwrap());
        one.release_review(&dead).await.unwrap();
        assert!(two.renew_review(&taken, 7, LONG).await.unwrap());
        let job = one.review(id).await.unwrap().unwrap();
        assert_eq!((job.state, job.done), (ReviewState::Running, 7));

        // Given back, it need not wait for the end of a lease.
        two.release_review(&taken).await.unwrap();
        let again = claim(&one, "one", LONG).await;
        assert!(one.finish_review(&again, Ok("found")).await.unwrap());
        assert!(!one.finish_review(&again, Ok("twice")).await.unwrap());
        one.ask_review(id, 12).await.unwrap();
        let job = two.review(id).await.unwrap().unwrap();
        assert_eq!((job.state, job.done), (ReviewState::Done, 12));
        assert_eq!(job.result.as_deref(), Some("found"));
        assert!(two.claim_review("two", LONG).await.unwrap().is_none());

        // What kills everybody who tries is given up.
        let bad = &format!("{id}-bad");
        one.ask_review(bad, 3).await.unwrap();
        for _ in 0..3 {
            assert_eq!(claim(&one, "one", NONE).await.id, *bad);
        }
        let given_up = async || {
            assert!(two.claim_review("two", LONG).await.unwrap().is_none());
            two.review(bad).await.unwrap().unwrap().state == ReviewState::Failed
        };
        while !given_up().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // Nor is it tried again at once.
        two.ask_review(bad, 3).await.unwrap();
        assert!(two.claim_review("two", LONG).await.unwrap().is_none());
        one.close().await;
        two.close().await;
    }
}

/// A match that is over.
fn over(id: &str) -> Append {
    let outcome = Outcome::win(Seats::one(Seat(1)), Reason::TIME);
    let card = Card {
        id: id.into(),
        game: "toy".into(),
        preset: "usual".into(),
        host: String::new(),
        phase: Phase::Over,
        listed: false,
        ply: 2,
        turn: None,
        result: Some(outcome.into()),
        players: Vec::new(),
        clock: None,
        due: None,
        since: 0,
        rated: false,
        created: 5,
        updated: 5,
    };
    let event = Event::Ended {
        outcome,
        seat: None,
    };
    let stamped = Stamped {
        seq: 0,
        ply: 2,
        at: 7,
        served: 7,
        event,
    };
    Append {
        events: vec![stamped],
        card,
        seats: true,
        links: vec![],
        keeper: String::new(),
        fence: 0,
        answer: None,
    }
}

#[tokio::test]
async fn a_match_is_counted_once() {
    let folder = Folder::new("explored");
    for place in folder.places() {
        let store = Store::open(&place).await.unwrap();
        let name = format!("e{}", std::process::id());
        let step = |position, text: &str| Step {
            position,
            text: text.into(),
        };
        let count = |text: &str, winner, games| Count {
            text: text.into(),
            winners: Seats::from_bits(winner),
            games,
        };
        // A position may come twice in one match, and numbers may be negative.
        let steps = [step(-7, "a"), step(9, "b"), step(-7, "a")];
        for (n, winner) in [0b10, 0b10, 0b01, 0].into_iter().enumerate() {
            let id = format!("{name}-{n}");
            store.append(over(&id)).await.unwrap();
            let waits = async || {
                let waiting = store.unexplored(10_000).await.unwrap();
                waiting.iter().any(|card| card.id == id)
            };
            assert!(waits().await);
            let winners = Seats::from_bits(winner);
            let course = |id: &str| Course {
                id: id.into(),
                rules: name.clone(),
                steps: steps.to_vec(),
                winners,
            };
            // Twice in one go, again, and one that is not there: each is counted once at most.
            let twice = vec![course(&id), course("nobody"), course(&id)];
            store.count_explored(twice).await.unwrap();
            store.count_explored(vec![course(&id)]).await.unwrap();
            assert!(!waits().await);
        }
        let found = store.explore(&name, -7).await.unwrap();
        assert_eq!(
            found,
            [count("a", 0, 2), count("a", 1, 2), count("a", 2, 4)]
        );
        assert_eq!(store.explore(&name, 9).await.unwrap().len(), 3);
        assert_eq!(store.explore("other rules", 9).await.unwrap(), []);
        store.close().await;
    }
}

/// An account of its own.
async fn account(store: &Store, name: &str) {
    let new = NewAccount {
        id: name,
        name,
        folded: name,
        retired: "none",
        kind: AccountKind::Person,
        owner: "",
        password: None,
        setup: None,
        at: 1,
    };
    assert_eq!(store.make_account(&new).await.unwrap(), Making::Made);
}

#[tokio::test]
async fn nobody_goes_on_two_vacations_at_once() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new("vacations");
    for place in folder.places() {
        let (one, two) = (
            Store::open(&place).await.unwrap(),
            Store::open(&place).await.unwrap(),
        );
        let player = format!("v{}", std::process::id());
        account(&one, &player).await;
        let from = |since: i64, days: i64| Vacation {
            player: player.clone(),
            since,
            until: since + days * DAY,
            rests: since / 2,
            wakes: since / 2 + days * DAY,
        };
        let (first, second) = (from(DAY, 20), from(DAY + 1, 20));
        let (a, b) = tokio::join!(
            one.begin_vacation(&first, 30),
            two.begin_vacation(&second, 30)
        );
        let mut both = [a.unwrap(), b.unwrap()];
        both.sort_by_key(|leave| *leave != Leave::Granted);
        assert_eq!(both, [Leave::Granted, Leave::Already]);
        assert!(two.end_vacation(&player, 3 * DAY, 2 * DAY).await.unwrap());
        assert!(!one.end_vacation(&player, 3 * DAY, 2 * DAY).await.unwrap());
        let all = one.vacations_of(&player, 3 * DAY).await.unwrap();
        assert_eq!((all[0].until, all[0].wakes), (3 * DAY, 2 * DAY));
        let again = one.begin_vacation(&from(4 * DAY, 29), 30).await.unwrap();
        assert_eq!(again, Leave::Spent(28));
        let again = one.begin_vacation(&from(4 * DAY, 28), 30).await.unwrap();
        assert_eq!(again, Leave::Granted);
        assert!(one.vacations(33 * DAY).await.unwrap().is_empty());
        one.close().await;
        two.close().await;
    }
}

#[tokio::test]
async fn each_reminder_is_claimed_by_one() {
    let folder = Folder::new("reminders");
    for place in folder.places() {
        let (one, two) = (
            Store::open(&place).await.unwrap(),
            Store::open(&place).await.unwrap(),
        );
        let (player, id) = (
            format!("p{}", std::process::id()),
            format!("m{}", std::process::id()),
        );
        let mut append = over(&id);
        append.card.phase = Phase::Playing;
        append.card.result = None;
        append.card.turn = Some(Seat(0));
        append.card.ply = 4;
        append.card.clock = Some(Control::Days { days: 1 });
        append.card.players = vec![Sitter::Guest {
            id: player.clone(),
            name: "Anna".into(),
        }];
        append.card.since = 100;
        append.card.due = Some(1000);
        append.seats = true;
        one.append(append).await.unwrap();
        let none = two.claim_reminders(200, 500, 7, 10).await.unwrap();
        assert!(none.is_empty(), "nobody wants to hear");
        let push = Push {
            id: format!("b{}", std::process::id()),
            player: player.clone(),
            endpoint: "https://push.example.net/a".into(),
            public: "p".into(),
            secret: "s".into(),
            site: "https://play.example".into(),
        };
        assert!(one.add_push(&push, 1, 5).await.unwrap());
        assert!(one.add_push(&push, 1, 5).await.unwrap(), "the same again");
        let other = Push {
            id: format!("c{}", std::process::id()),
            ..push.clone()
        };
        assert!(!two.add_push(&other, 1, 5).await.unwrap());
        assert!(
            one.claim_reminders(50, 500, 7, 10)
                .await
                .unwrap()
                .is_empty()
        );
        let (a, b) = tokio::join!(
            one.claim_reminders(200, 500, 7, 10),
            two.claim_reminders(200, 500, 7, 10)
        );
        let told: Vec<_> = a.unwrap().into_iter().chain(b.unwrap()).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(
            (&told[0].id, &told[0].player, told[0].ply, told[0].what),
            (&id, &player, 4, Reminder::Turn)
        );
        let late = two.claim_reminders(200, 2000, 8, 10).await.unwrap();
        assert_eq!(late.len(), 1);
        assert_eq!(late[0].what, Reminder::Late);
        assert!(
            one.claim_reminders(200, 2000, 8, 10)
                .await
                .unwrap()
                .is_empty()
        );
        assert!(!two.drop_push(&push.id, Some("nobody")).await.unwrap());
        assert!(two.drop_push(&push.id, None).await.unwrap());
        assert!(one.pushes_of(&player).await.unwrap().is_empty());
        one.close().await;
        two.close().await;
    }
}
