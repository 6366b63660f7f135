//! Tournaments as they are kept: whoever does not know everything writes nothing.

use parlour_store::{Counting, Store, TournamentCard, TournamentNews};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::time::Duration;

fn news(known: u32, bodies: &[&str], fence: Option<i64>) -> TournamentNews {
    TournamentNews {
        card: TournamentCard {
            id: "t".into(),
            phase: "running".into(),
            body: "{}".into(),
            host: "g".into(),
            start: 5,
            updated: 7,
        },
        known,
        bodies: bodies.iter().map(|body| body.to_string()).collect(),
        paired: Vec::new(),
        decided: Vec::new(),
        fence,
    }
}

#[tokio::test]
async fn only_one_of_two_who_know_the_same_writes() {
    let folder = std::env::temp_dir().join(format!("parlour-tournaments-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(folder.join("t.db").to_str().unwrap())
        .await
        .unwrap();
    assert!(
        store
            .write_tournament(&news(0, &["a"], None))
            .await
            .unwrap()
    );
    assert!(
        !store
            .write_tournament(&news(0, &["x"], None))
            .await
            .unwrap()
    );
    let both = tokio::join!(
        async { store.write_tournament(&news(1, &["b", "c"], None)).await },
        async { store.write_tournament(&news(1, &["d", "e"], None)).await },
    );
    let written = [both.0.unwrap_or(false), both.1.unwrap_or(false)];
    assert_eq!(written.iter().filter(|written| **written).count(), 1);
    let events = store.tournament_events("t", 0).await.unwrap();
    assert_eq!(events.len(), 3);
    let rest = store.tournament_events("t", 2).await.unwrap();
    assert_eq!(rest.len(), 1);
    let mut paired = news(3, &["f"], None);
    paired.paired = vec!["m1".into(), "m2".into()];
    assert!(store.write_tournament(&paired).await.unwrap());
    assert_eq!(store.missing_games("t").await.unwrap(), ["m1", "m2"]);
    let mut decided = news(4, &["g"], None);
    decided.decided = vec!["m1".into()];
    assert!(store.write_tournament(&decided).await.unwrap());
    assert_eq!(store.missing_games("t").await.unwrap(), ["m2"]);
    let cards = store
        .tournaments(&["running"], Some("g"), 10)
        .await
        .unwrap();
    assert_eq!(cards.len(), 1);
    assert!(
        store
            .tournaments(&["over"], None, 10)
            .await
            .unwrap()
            .is_empty()
    );
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn one_server_at_a_time_looks_after_a_tournament() {
    let Ok(server) = std::env::var("PARLOUR_POSTGRES") else {
        return;
    };
    let name = format!("tournaments_{}", std::process::id());
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let sql = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    let place = format!("{}/{name}", server.rsplit_once('/').unwrap().0);
    let lease = Duration::from_millis(1000);
    let a = Store::open_as(&place, "a", lease).await.unwrap();
    let b = Store::open_as(&place, "b", lease).await.unwrap();
    for store in [&a, &b] {
        store.pulse(Counting::Runs).await.unwrap();
    }
    assert!(a.write_tournament(&news(0, &["a"], None)).await.unwrap());
    let first = a.take_tournament("t").await.unwrap().unwrap();
    assert_eq!(a.take_tournament("t").await.unwrap(), Some(first));
    assert_eq!(b.take_tournament("t").await.unwrap(), None);
    assert!(
        a.write_tournament(&news(1, &["b"], Some(first)))
            .await
            .unwrap()
    );
    // Anybody may add what needs no fence.
    assert!(b.write_tournament(&news(2, &["c"], None)).await.unwrap());
    // The first one is not heard of any more.
    tokio::time::sleep(lease + Duration::from_millis(300)).await;
    b.pulse(Counting::Runs).await.unwrap();
    let second = b.take_tournament("t").await.unwrap().unwrap();
    assert!(second > first);
    assert!(
        !a.write_tournament(&news(3, &["x"], Some(first)))
            .await
            .unwrap()
    );
    assert!(
        b.write_tournament(&news(3, &["d"], Some(second)))
            .await
            .unwrap()
    );
    assert_eq!(a.take_tournament("t").await.unwrap(), None);
    // Whoever says goodbye leaves it to others at once.
    b.leave().await.unwrap();
    a.pulse(Counting::Runs).await.unwrap();
    assert!(a.take_tournament("t").await.unwrap().unwrap() > second);
    a.close().await;
    b.close().await;
    let sql = format!("DROP DATABASE {name} WITH (FORCE)");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
}
