//! The store against real databases: always SQLite, and PostgreSQL where `PARLOUR_POSTGRES` names one.

use parlour_core::{Outcome, Reason, Seat, Seats};
use parlour_store::{
    Append, Card, Control, Ending, Event, Guest, Offer, Opening, Phase, Plan, Sitter, Stamped,
    Store, StoreError, TokenKind,
};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A folder of its own for every test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "parlour-store-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Relaxed)
        );
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
    fn file(&self) -> String {
        self.0.join("a file, 100% #1?.db").to_str().unwrap().into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn all_home() -> Ending {
    let reason = Reason::new("home", "all home");
    Outcome::win(Seats::one(Seat(0)), reason).into()
}

/// Every database to test, with ids that no other test uses.
async fn places(folder: &Folder) -> Vec<String> {
    let mut places = vec![folder.file()];
    places.extend(std::env::var("PARLOUR_POSTGRES"));
    places
}

fn fresh(name: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!(
        "{name}-{}-{}",
        std::process::id(),
        COUNT.fetch_add(1, Relaxed)
    )
}

fn guest(id: &str) -> Sitter {
    let (id, name) = (id.into(), "Anna".into());
    Sitter::Guest { id, name }
}

fn card(id: &str, players: Vec<Sitter>) -> Card {
    Card {
        id: id.into(),
        game: "toy".into(),
        preset: "usual".into(),
        host: String::new(),
        phase: Phase::Playing,
        listed: true,
        ply: 0,
        turn: Some(Seat(0)),
        result: None,
        players,
        clock: None,
        due: None,
        since: 0,
        rated: false,
        created: 5,
        updated: 5,
    }
}

fn opening(seats: &[Sitter]) -> Event {
    Event::Created(Opening {
        game: "toy".into(),
        preset: "usual".into(),
        options: vec![("size".into(), "9".into())],
        seed: u64::MAX,
        salt: "abc".into(),
        deal: Some("all the cards".into()),
        start: Some("one man".into()),
        moves: vec!["a1".into(), "b2".into()],
        version: 1,
        clock: Some(Control::Days { days: 3 }),
        seats: seats.to_vec(),
        by: "g1".into(),
        rated: false,
        previous: None,
        tournament: None,
    })
}

fn one(card: Card, seq: u32, event: Event) -> Append {
    let stamped = Stamped {
        seq,
        ply: card.ply,
        at: 7,
        served: 70 + i64::from(seq),
        event,
    };
    Append {
        events: vec![stamped],
        card,
        seats: seq == 0,
        links: vec![],
        keeper: String::new(),
        fence: 0,
        answer: None,
    }
}

fn played(seq: u32) -> Event {
    Event::Move {
        seat: Seat((seq % 2) as u8),
        text: format!("m{seq}"),
        chance: None,
        left: None,
    }
}

#[tokio::test]
async fn every_kind_of_event_comes_back_as_it_was() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let (store, id) = (Store::open(&place).await.unwrap(), fresh("kinds"));
        let seats = vec![guest("g1"), Sitter::Bot { level: 3 }];
        let plan = Plan {
            after: Some("a".into()),
            text: "b".into(),
        };
        let kinds = vec![
            opening(&seats),
            Event::Seated {
                seat: Seat(1),
                sitter: guest("g2"),
                why: Some(Reason::TIME),
            },
            Event::Left {
                seat: Seat(1),
                sitter: Sitter::Link { secret: "s".into() },
            },
            Event::Move {
                seat: Seat(0),
                text: "7a→b".into(),
                chance: Some("x".into()),
                left: Some(59_999),
            },
            Event::Said {
                seat: Seat(1),
                name: "Anna".into(),
                text: "Thanks".into(),
                signal: Some("thanks".into()),
            },
            Event::Planned {
                seat: Seat(1),
                plans: vec![plan],
            },
            Event::Offered {
                what: Offer::Takeback,
                seat: Seat(1),
            },
            Event::Agreed {
                what: Offer::Takeback,
                seat: Seat(0),
            },
            Event::Declined {
                what: Offer::Draw,
                seat: Seat(0),
            },
            Event::TakenBack { to: 0 },
            Event::Ended {
                outcome: Outcome::win(Seats::from_bits(0b101), Reason::RESIGNED),
                seat: Some(Seat(1)),
            },
            Event::Rematch { next: "n".into() },
        ];
        let stamped = |(i, event)| Stamped {
            seq: i as u32,
            ply: 9,
            at: -1,
            served: 1,
            event,
        };
        let events: Vec<_> = kinds.into_iter().enumerate().map(stamped).collect();
        let append = Append {
            events: events.clone(),
            card: card(&id, seats),
            seats: true,
            links: vec![(fresh("secret"), Seat(1))],
            keeper: String::new(),
            fence: 0,
            answer: None,
        };
        let secret = append.links[0].0.clone();
        store.append(append).await.unwrap();
        assert_eq!(store.events(&id).await.unwrap(), events);
        assert_eq!(
            store.link(&secret).await.unwrap(),
            Some((id.clone(), Seat(1)))
        );
        assert_eq!(store.link("guess").await.unwrap(), None);
        store.close().await;

        let again = Store::open(&place).await.unwrap();
        assert_eq!(
            again.events(&id).await.unwrap(),
            events,
            "after opening again"
        );
        assert!(again.events("nothing").await.unwrap().is_empty());
        again.close().await;
    }
}

#[tokio::test]
async fn a_second_writer_of_the_same_event_is_refused_alone() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let (store, other) = (
            Store::open(&place).await.unwrap(),
            Store::open(&place).await.unwrap(),
        );
        let (id, free) = (fresh("conflict"), fresh("free"));
        let seats = vec![guest("g1")];
        store
            .append(one(card(&id, seats.clone()), 0, opening(&seats)))
            .await
            .unwrap();
        store
            .append(one(card(&id, seats.clone()), 1, played(1)))
            .await
            .unwrap();

        // The refused write shares its group with a good one.
        let late = one(card(&id, seats.clone()), 1, played(9));
        let good = one(card(&free, seats.clone()), 0, opening(&seats));
        let (late, good) = tokio::join!(other.append(late), other.append(good));
        assert!(
            matches!(late, Err(StoreError::Conflict { seq: 1, .. })),
            "{late:?}"
        );
        good.unwrap();
        assert_eq!(store.events(&id).await.unwrap()[1].event, played(1));
        assert_eq!(other.events(&free).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn guests_are_known_by_their_tokens_only() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let (id, cookie, bearer) = (fresh("g"), fresh("h"), fresh("h"));
        let mut anna = Guest {
            id: id.clone(),
            name: "Anna".into(),
        };
        store.add_guest(&anna, &cookie, 1).await.unwrap();
        store
            .add_token(&id, &bearer, TokenKind::Bearer, 2)
            .await
            .unwrap();
        anna.name = "Änne 🎲".into();
        store.rename_guest(&anna).await.unwrap();
        assert_eq!(
            store
                .meet(&cookie)
                .await
                .unwrap()
                .map(|met| met.guest)
                .as_ref(),
            Some(&anna)
        );
        assert_eq!(
            store
                .meet(&bearer)
                .await
                .unwrap()
                .map(|met| met.guest)
                .as_ref(),
            Some(&anna)
        );
        assert_eq!(store.meet(&id).await.unwrap().map(|met| met.guest), None);
        store.end_tokens(&id, TokenKind::Bearer).await.unwrap();
        assert_eq!(
            store.meet(&bearer).await.unwrap().map(|met| met.guest),
            None
        );
        assert_eq!(
            store.meet(&cookie).await.unwrap().map(|met| met.guest),
            Some(anna)
        );
    }
}

#[tokio::test]
async fn own_matches_come_with_own_turn_first() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let me = fresh("me");
        let seats = vec![guest(&me), guest("g2")];
        let [waits, mine, over] = ["waits", "mine", "over"].map(fresh);
        let write = |id: &str, change: &dyn Fn(&mut Card)| {
            let mut card = card(id, seats.clone());
            change(&mut card);
            store.append(one(card, 0, opening(&seats)))
        };
        write(&waits, &|c| (c.turn, c.updated) = (Some(Seat(1)), 30))
            .await
            .unwrap();
        write(&mine, &|c| c.updated = 10).await.unwrap();
        write(&over, &|c| {
            (c.phase, c.turn, c.updated) = (Phase::Over, None, 20);
            c.result = Some(all_home());
        })
        .await
        .unwrap();

        let ids = |cards: Vec<Card>| cards.into_iter().map(|c| c.id).collect::<Vec<_>>();
        let all = store.matches_of(&me, None, i64::MAX, 9).await.unwrap();
        assert_eq!(ids(all), [mine.clone(), waits.clone(), over.clone()]);
        let playing = store
            .matches_of(&me, Some(Phase::Playing), i64::MAX, 9)
            .await
            .unwrap();
        assert_eq!(ids(playing), [mine.clone(), waits.clone()]);
        assert!(
            store
                .matches_of("nobody", None, i64::MAX, 9)
                .await
                .unwrap()
                .is_empty()
        );
        let stored = store.card(&over).await.unwrap().unwrap();
        assert_eq!(stored.result, Some(all_home()));
        assert_eq!(stored.players, seats);

        let mut left = card(&mine, vec![Sitter::Open, guest("g2")]);
        (left.phase, left.turn, left.ply) = (Phase::Waiting, None, 4);
        let mut append = one(
            left.clone(),
            1,
            Event::Left {
                seat: Seat(0),
                sitter: Sitter::Open,
            },
        );
        append.seats = true;
        store.append(append).await.unwrap();
        assert_eq!(store.card(&mine).await.unwrap(), Some(left));
        let all = store.matches_of(&me, None, i64::MAX, 9).await.unwrap();
        assert_eq!(ids(all), [waits, over]);
        assert!(ids(store.listed(Phase::Waiting, 1000, 1000).await.unwrap()).contains(&mine));
    }
}

#[tokio::test]
async fn a_link_secret_never_reaches_a_list() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    let seats = vec![Sitter::Link {
        secret: "xyzzy".into(),
    }];
    store
        .append(one(card("m", seats.clone()), 0, opening(&seats)))
        .await
        .unwrap();
    let card = store.card("m").await.unwrap().unwrap();
    assert_eq!(
        card.players,
        [Sitter::Link {
            secret: String::new()
        }]
    );
}

#[tokio::test]
async fn matches_where_a_bot_is_to_move_are_found() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let seats = vec![guest("g1"), Sitter::Bot { level: 1 }];
        let [bots, guests] = ["bots", "guests"].map(fresh);
        let mut turn = card(&bots, seats.clone());
        turn.turn = Some(Seat(1));
        store.append(one(turn, 0, opening(&seats))).await.unwrap();
        store
            .append(one(card(&guests, seats.clone()), 0, opening(&seats)))
            .await
            .unwrap();
        let found = store.bots_to_move().await.unwrap();
        assert!(found.contains(&bots) && !found.contains(&guests));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writes_that_wait_together_share_a_commit() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let tag = fresh("crowd");
        let seats = vec![guest("g1")];
        let tables = (0..300).map(|i| {
            let (store, seats, id) = (store.clone(), seats.clone(), format!("{tag}-{i}"));
            tokio::spawn(async move {
                store
                    .append(one(card(&id, seats.clone()), 0, opening(&seats)))
                    .await
                    .unwrap();
                for seq in 1..5 {
                    let mut card = card(&id, seats.clone());
                    card.ply = seq;
                    store.append(one(card, seq, played(seq))).await.unwrap();
                }
            })
        });
        for table in tables.collect::<Vec<_>>() {
            table.await.unwrap();
        }
        for i in 0..300 {
            let id = format!("{tag}-{i}");
            assert_eq!(store.events(&id).await.unwrap().len(), 5);
            assert_eq!(store.card(&id).await.unwrap().unwrap().ply, 4);
        }
        let (commits, writes) = (&store.groups().commits, &store.groups().writes);
        assert_eq!(writes.load(Relaxed), 1500);
        assert!(
            commits.load(Relaxed) < 750,
            "{} commits",
            commits.load(Relaxed)
        );
    }
}

#[tokio::test]
async fn only_what_never_began_is_forgotten() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let seats = vec![guest("g1"), Sitter::Open];
        let ids = [fresh("old"), fresh("late"), fresh("moved"), fresh("saved")];
        for id in &ids {
            let append = one(card(id, seats.clone()), 0, opening(&seats));
            store.append(append).await.unwrap();
        }
        let again = |id: &str, ply, updated| Card {
            ply,
            updated,
            ..card(id, seats.clone())
        };
        let late = one(again(&ids[1], 0, 90), 1, played(1));
        store.append(late).await.unwrap();
        let moved = one(again(&ids[2], 1, 5), 1, played(1));
        store.append(moved).await.unwrap();
        // Even in one transaction what was written meanwhile stays.
        let saved = one(again(&ids[3], 1, 90), 1, played(1));
        let forgotten = store.forget(ids.to_vec(), 50);
        let (forgotten, saved) = tokio::join!(forgotten, store.append(saved));
        forgotten.and(saved).unwrap();
        let mut left = Vec::new();
        for id in &ids {
            left.push(store.events(id).await.unwrap().len());
        }
        assert_eq!(left, [0, 2, 2, 2]);
        store.close().await;
    }
}

#[tokio::test]
async fn a_missing_event_is_noticed() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    store
        .append(one(card("m", vec![]), 1, played(1)))
        .await
        .unwrap();
    assert!(matches!(
        store.events("m").await,
        Err(StoreError::Damaged { .. })
    ));
}

#[tokio::test]
async fn nothing_is_taken_after_closing() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    let before = tokio::spawn({
        let store = store.clone();
        async move { store.append(one(card("m", vec![]), 0, played(0))).await }
    });
    before.await.unwrap().unwrap();
    store.close().await;
    let late = store.append(one(card("m", vec![]), 1, played(1))).await;
    assert!(matches!(late, Err(StoreError::Closed)));
}

#[tokio::test]
async fn served_time_comes_with_every_write_and_never_goes_back() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    assert_eq!(store.served().await.unwrap(), 0);
    let id = fresh("served");
    let seats = [guest("g1"), guest("g2")];
    let card = card(&id, seats.to_vec());
    let first = one(card.clone(), 0, opening(&seats));
    store.append(first).await.unwrap();
    assert_eq!(store.served().await.unwrap(), 70);
    store.beat(500).await.unwrap();
    store.append(one(card, 1, played(1))).await.unwrap();
    store.beat(499).await.unwrap();
    assert_eq!(store.served().await.unwrap(), 500);
    let events = store.events(&id).await.unwrap();
    assert_eq!([events[0].served, events[1].served], [70, 71]);
    store.close().await;
    let store = Store::open(&folder.file()).await.unwrap();
    assert_eq!(store.served().await.unwrap(), 500);
}

#[tokio::test]
async fn clocks_that_run_are_found_by_when_they_fall() {
    let folder = Folder::new();
    for place in places(&folder).await {
        let store = Store::open(&place).await.unwrap();
        let (id, other) = (fresh("due"), fresh("due"));
        let seats = [guest(&id), guest("g2")];
        let clock = Some(Control::Minutes {
            initial: 60,
            increment: 1,
        });
        for (id, due) in [(&id, Some(1_000_010)), (&other, None)] {
            let card = Card {
                clock,
                due,
                ..card(id, seats.to_vec())
            };
            store.append(one(card, 0, opening(&seats))).await.unwrap();
        }
        assert!(store.any_due().await.unwrap());
        let due = |found: Vec<String>| found.contains(&id);
        assert!(!due(store.due_before(1_000_010).await.unwrap()));
        let found = store.due_before(1_000_011).await.unwrap();
        assert!(!found.contains(&other) && due(found));
        let card = store.card(&id).await.unwrap().unwrap();
        assert_eq!((card.clock, card.due), (clock, Some(1_000_010)));

        assert_eq!(
            store.seen(&id).await.unwrap(),
            [(Seat(0), 70), (Seat(1), 70)]
        );
        store.note_seen(&id, &id, 90);
        store.beat(0).await.unwrap();
        assert_eq!(
            store.seen(&id).await.unwrap(),
            [(Seat(0), 90), (Seat(1), 70)]
        );
    }
}

#[test]
fn events_of_old_databases_are_read_and_written_as_they_were() {
    let old = [
        (
            r#"{"kind":"ended","winners":5,"reason":"resigned","seat":1}"#,
            Event::Ended {
                outcome: Outcome::win(Seats::from_bits(5), Reason::RESIGNED),
                seat: Some(Seat(1)),
            },
        ),
        (
            r#"{"kind":"ended","winners":0,"reason":"agreed"}"#,
            Event::Ended {
                outcome: Outcome::draw(Reason::AGREED),
                seat: None,
            },
        ),
        (
            r#"{"kind":"seated","seat":2,"sitter":{"kind":"bot","level":3},"why":"time"}"#,
            Event::Seated {
                seat: Seat(2),
                sitter: Sitter::Bot { level: 3 },
                why: Some(Reason::TIME),
            },
        ),
        (
            r#"{"kind":"seated","seat":0,"sitter":{"kind":"open"}}"#,
            Event::Seated {
                seat: Seat(0),
                sitter: Sitter::Open,
                why: None,
            },
        ),
        (
            r#"{"kind":"move","seat":1,"text":"b1-b3","left":295000}"#,
            Event::Move {
                seat: Seat(1),
                text: "b1-b3".into(),
                chance: None,
                left: Some(295_000),
            },
        ),
        (
            r#"{"kind":"said","seat":0,"name":"Anna","text":"Thanks","signal":"thanks"}"#,
            Event::Said {
                seat: Seat(0),
                name: "Anna".into(),
                text: "Thanks".into(),
                signal: Some("thanks".into()),
            },
        ),
    ];
    for (text, event) in old {
        assert_eq!(serde_json::from_str::<Event>(text).unwrap(), event);
        let written = serde_json::to_value(&event).unwrap();
        let text: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(written, text);
    }
    let unknown = r#"{"kind":"ended","winners":1,"reason":"bored"}"#;
    let why = serde_json::from_str::<Event>(unknown).unwrap_err();
    assert!(why.to_string().contains("bored"), "{why}");
}
