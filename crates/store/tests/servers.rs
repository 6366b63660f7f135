//! Several servers at one database, where `PARLOUR_POSTGRES` names a PostgreSQL server.

use parlour_core::{Seat, Watch};
use parlour_store::{
    Answer, Append, Card, Claim, Counting, Event, Guest, Lease, Letter, MoveError, Notice, Opening,
    Phase, Sitter, Stamped, Store, StoreError, TokenKind, move_database,
};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

const LEASE: Duration = Duration::from_millis(1000);

/// A database of its own for every test; none where there is no server. The server goes afterwards.
async fn database() -> Option<String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("PARLOUR_POSTGRES").ok()?;
    let count = COUNT.fetch_add(1, Relaxed);
    let name = format!("servers_{}_{count}", std::process::id());
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let sql = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    Some(format!("{}/{name}", server.rsplit_once('/').unwrap().0))
}

async fn two(place: &str) -> (Store, Store) {
    let a = Store::open_as(place, "a", LEASE).await.unwrap();
    let b = Store::open_as(place, "b", LEASE).await.unwrap();
    for store in [&a, &b] {
        store.pulse(Counting::Runs).await.unwrap();
    }
    (a, b)
}

fn card(ply: u32) -> Card {
    Card {
        id: "m".into(),
        game: "toy".into(),
        preset: "usual".into(),
        host: "g".into(),
        phase: Phase::Playing,
        listed: true,
        ply,
        turn: Some(Seat(0)),
        result: None,
        players: vec![Sitter::Guest {
            id: "g".into(),
            name: "Anna".into(),
        }],
        clock: None,
        rated: false,
        due: None,
        since: 100,
        created: 5,
        updated: 5,
    }
}

fn append(seq: u32, keeper: &str, fence: i64) -> Append {
    let event = match seq {
        0 => Event::Created(Opening {
            game: "toy".into(),
            preset: "usual".into(),
            options: vec![],
            seed: 1,
            salt: String::new(),
            deal: None,
            start: None,
            moves: vec![],
            version: 1,
            clock: None,
            seats: card(0).players,
            by: "g".into(),
            rated: false,
            previous: None,
            tournament: None,
        }),
        _ => Event::Move {
            seat: Seat(0),
            text: format!("{keeper}{seq}"),
            chance: None,
            left: None,
        },
    };
    Append {
        events: vec![Stamped {
            seq,
            ply: seq.saturating_sub(1),
            at: 7,
            served: 70,
            event,
        }],
        card: card(seq),
        seats: seq == 0,
        links: vec![],
        keeper: keeper.into(),
        fence,
        answer: None,
    }
}

fn letter(number: &str) -> Letter {
    Letter {
        number: number.into(),
        id: "m".into(),
        sender: "b".into(),
        keeper: "a".into(),
        guest: Guest {
            id: "g".into(),
            name: "Anna".into(),
        },
        body: "move".into(),
        day: 1,
        served: 2,
    }
}

fn answer(number: &str) -> Answer {
    Answer {
        number: number.into(),
        sender: "b".into(),
        body: "done".into(),
    }
}

#[tokio::test]
async fn whoever_lost_a_match_writes_nothing_about_it() {
    let Some(place) = database().await else {
        return;
    };
    let (a, b) = two(&place).await;
    a.append(append(0, "a", 1)).await.unwrap();
    a.append(append(1, "a", 1)).await.unwrap();
    assert_eq!(b.take("m", 0).await.unwrap(), Lease::Other("a".into()));
    let standing = a.standing("m", 1).await.unwrap().unwrap();
    assert_eq!(standing.lease, Lease::Own(1));
    assert_eq!((standing.events.len(), standing.events[0].seq), (1, 1));
    // A is cut off for longer than its lease.
    tokio::time::sleep(LEASE * 3 / 2).await;
    let pulse = b.pulse(Counting::Runs).await.unwrap().unwrap();
    assert_eq!(pulse.alive, ["b"]);
    assert_eq!(b.orphans(0).await.unwrap(), ["m"]);
    assert_eq!(b.take("m", pulse.served).await.unwrap(), Lease::Own(2));
    assert!(b.orphans(0).await.unwrap().is_empty());
    // The time since A was last heard of is on nobody's clock.
    let standing = b.standing("m", 2).await.unwrap().unwrap();
    assert!(standing.since > 100, "{}", standing.since);
    a.pulse(Counting::Runs).await.unwrap();
    for seq in [2, 3] {
        let late = a.append(append(seq, "a", 1)).await;
        assert!(matches!(late, Err(StoreError::Fenced(_))), "{late:?}");
    }
    for refused in [
        a.set_clock("m", 1, 5, None).await,
        a.release("m", 1).await,
        a.answer(1, "m", answer("none")).await,
    ] {
        assert!(matches!(refused, Err(StoreError::Fenced(_))), "{refused:?}");
    }
    b.append(append(2, "b", 2)).await.unwrap();
    let events = a.events("m").await.unwrap();
    let texts: Vec<_> = events[1..]
        .iter()
        .map(|e| format!("{:?}", e.event))
        .collect();
    assert!(
        texts[0].contains("a1") && texts[1].contains("b2"),
        "{texts:?}"
    );
    // Who says goodbye leaves its matches to anybody.
    b.leave().await.unwrap();
    assert_eq!(a.take("m", 0).await.unwrap(), Lease::Own(3));
}

#[tokio::test]
async fn a_letter_is_done_once_or_not_at_all() {
    let Some(place) = database().await else {
        return;
    };
    let (a, b) = two(&place).await;
    a.append(append(0, "a", 1)).await.unwrap();
    for _ in 0..2 {
        b.post(&[letter("1"), letter("2"), letter("3")])
            .await
            .unwrap();
    }
    let came = a.letters().await.unwrap();
    assert_eq!(came, [letter("1"), letter("2"), letter("3")]);
    let mut done = append(1, "a", 1);
    done.answer = Some(answer("1"));
    a.append(done.clone()).await.unwrap();
    // Taking it back comes too late, and sending it again changes nothing.
    b.withdraw(&["1".into()]).await.unwrap();
    b.post(&[letter("1")]).await.unwrap();
    let told = vec![("1".to_owned(), "done".to_owned())];
    assert_eq!(b.answers().await.unwrap(), told);
    assert_eq!(b.answers().await.unwrap(), told);
    b.throw_away(&["1".into(), "2".into()]).await.unwrap();
    assert!(b.answers().await.unwrap().is_empty());
    // One that was taken back is not done any more.
    b.withdraw(&["2".into()]).await.unwrap();
    let mut late = append(2, "a", 1);
    late.answer = Some(answer("2"));
    let refused = a.append(late).await;
    assert!(matches!(refused, Err(StoreError::Fenced(_))), "{refused:?}");
    assert_eq!(a.events("m").await.unwrap().len(), 2);
    // A refusal is an answer as well, and so is one from whoever does not keep the match.
    a.answer(1, "m", answer("3")).await.unwrap();
    b.post(&[letter("4")]).await.unwrap();
    a.send_back(&answer("4")).await.unwrap();
    assert_eq!(b.answers().await.unwrap().len(), 2);
    assert!(a.letters().await.unwrap().is_empty());
}

#[tokio::test]
async fn others_hear_what_was_written_and_never_their_own() {
    let Some(place) = database().await else {
        return;
    };
    let (a, b) = two(&place).await;
    let mut ears = b.notices().await.unwrap().unwrap();
    a.append(append(0, "a", 1)).await.unwrap();
    assert_eq!(ears.next().await.unwrap(), Notice::Event("m".into(), 0));
    b.note_present("m", "h", true);
    a.note_present("m", "g", true);
    assert_eq!(ears.next().await.unwrap(), Notice::Table("m".into()));
    let there = b.attendance("m").await.unwrap();
    assert_eq!(there.elsewhere, ["g"]);
    b.post(&[letter("1")]).await.unwrap();
    a.answer(1, "m", answer("1")).await.unwrap();
    assert_eq!(ears.next().await.unwrap(), Notice::Answers);
    // Whoever is gone is at no table, and was last seen when the server was.
    tokio::time::sleep(LEASE * 3 / 2).await;
    let pulse = b.pulse(Counting::Runs).await.unwrap().unwrap();
    assert!(b.attendance("m").await.unwrap().elsewhere.is_empty());
    b.bury().await.unwrap();
    let seen = b.seen("m").await.unwrap()[0].1;
    assert!(seen >= 70 && seen < pulse.served, "{seen}");
    // A line on which not even one's own pulse is heard is dead.
    let deaf = ears.next().await;
    assert!(
        deaf.is_ok() || matches!(deaf, Err(StoreError::Silent(_))),
        "{deaf:?}"
    );
}

#[tokio::test]
async fn served_time_stands_still_while_nobody_serves() {
    let Some(place) = database().await else {
        return;
    };
    let (a, b) = two(&place).await;
    let served = |pulse: Option<parlour_store::Pulse>| pulse.unwrap().served;
    let begun = served(a.pulse(Counting::Runs).await.unwrap());
    tokio::time::sleep(LEASE / 5).await;
    let runs = served(b.pulse(Counting::Runs).await.unwrap()) - begun;
    assert!((190..1000).contains(&runs), "{runs}");
    // One pulse's worth, 200 ms with what rounding takes, is counted where nobody gave one for long, or the database was gone.
    let before = served(a.pulse(Counting::Runs).await.unwrap());
    tokio::time::sleep(LEASE * 2).await;
    let long = served(a.pulse(Counting::Runs).await.unwrap()) - before;
    assert!((195..1000).contains(&long), "{long}");
    let before = served(a.pulse(Counting::Runs).await.unwrap());
    tokio::time::sleep(LEASE * 2 / 5).await;
    let broke = served(b.pulse(Counting::Broke).await.unwrap()) - before;
    assert!((195..390).contains(&broke), "{broke}");
}

#[tokio::test]
async fn a_server_from_before_shares_with_nobody() {
    let Some(place) = database().await else {
        return;
    };
    let (first, second) = (Claim::take(&place).await, Claim::take(&place).await);
    let (_first, _second) = (first.unwrap(), second.unwrap());
    let mut old = PgConnection::connect(&place).await.unwrap();
    let lock = "SELECT pg_try_advisory_lock(31632341465003378)";
    let taken: bool = sqlx::query_scalar(lock).fetch_one(&mut old).await.unwrap();
    assert!(!taken, "an old server is refused");
    drop((_first, _second));
    let mut taken = false;
    while !taken {
        taken = sqlx::query_scalar(lock).fetch_one(&mut old).await.unwrap();
    }
    let refused = Claim::take(&place).await;
    assert!(matches!(refused, Err(StoreError::Alone)));
}

#[tokio::test]
async fn a_program_that_is_too_old_is_refused() {
    let Some(place) = database().await else {
        return;
    };
    Store::open(&place).await.unwrap().close().await;
    let mut db = PgConnection::connect(&place).await.unwrap();
    db.execute("UPDATE schema SET version = 98, oldest = 4")
        .await
        .unwrap();
    Store::open(&place).await.unwrap().close().await;
    db.execute("UPDATE schema SET version = 99, oldest = 99")
        .await
        .unwrap();
    let refused = Store::open(&place).await.err().unwrap().to_string();
    assert!(refused.contains("version 99"), "{refused}");
}

#[tokio::test]
async fn a_database_moves_there_and_back() {
    let Some(place) = database().await else {
        return;
    };
    let folder = std::env::temp_dir().join(format!("parlour-moving-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let old = Store::open(&file("old.db")).await.unwrap();
    for number in 0..450 {
        let mut one = append(0, "", 0);
        one.card.id = format!("m{number:03}");
        one.links = vec![(format!("secret{number}"), Seat(0))];
        old.append(one.clone()).await.unwrap();
        if number % 3 == 0 {
            let mut two = append(1, "", 0);
            two.card.id = one.card.id;
            old.append(two).await.unwrap();
        }
    }
    let guest = Guest {
        id: "g".into(),
        name: "Anna ö ♞".into(),
    };
    old.add_guest(&guest, "hash", 5).await.unwrap();
    old.add_token("g", "other", TokenKind::Bearer, 6)
        .await
        .unwrap();
    old.beat(123_456).await.unwrap();
    old.close().await;
    let watch = Watch::new();
    let moved = move_database(&file("old.db"), &place, &watch)
        .await
        .unwrap();
    assert_eq!((moved.guests, moved.matches, moved.events), (1, 450, 600));
    let again = move_database(&file("old.db"), &place, &watch).await;
    assert!(
        matches!(again, Err(MoveError::Filled(_, 1, 450))),
        "{again:?}"
    );
    // Nobody's table is moved away under them.
    let server = Store::open_as(&place, "a", LEASE).await.unwrap();
    server.pulse(Counting::Runs).await.unwrap();
    let used = move_database(&place, &file("new.db"), &watch).await;
    assert!(matches!(used, Err(MoveError::InUse(_))), "{used:?}");
    assert_eq!(server.served().await.unwrap() / 1000, 123);
    server.leave().await.unwrap();
    server.close().await;
    let moved_back = move_database(&place, &file("new.db"), &watch)
        .await
        .unwrap();
    assert_eq!(moved_back, moved);
    let (old, new) = (
        Store::open(&file("old.db")).await.unwrap(),
        Store::open(&file("new.db")).await.unwrap(),
    );
    for number in [0, 1, 449] {
        let id = format!("m{number:03}");
        assert_eq!(
            old.events(&id).await.unwrap(),
            new.events(&id).await.unwrap()
        );
        assert_eq!(old.card(&id).await.unwrap(), new.card(&id).await.unwrap());
    }
    let secret = format!("secret{}", 17);
    assert_eq!(
        new.link(&secret).await.unwrap(),
        Some(("m017".into(), Seat(0)))
    );
    assert_eq!(
        new.meet("other").await.unwrap().map(|met| met.guest),
        Some(guest)
    );
    watch.stop();
    let stopped = move_database(&file("old.db"), &file("third.db"), &watch).await;
    assert!(
        matches!(stopped, Err(MoveError::InUse(_) | MoveError::Stopped)),
        "{stopped:?}"
    );
    let missing = move_database(&file("none.db"), &file("third.db"), &watch).await;
    assert!(matches!(missing, Err(MoveError::Missing(_))), "{missing:?}");
    let _ = std::fs::remove_dir_all(&folder);
}
