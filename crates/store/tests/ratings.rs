//! Ratings in real databases: always SQLite, and PostgreSQL where `PARLOUR_POSTGRES` names one.

use parlour_core::{Seat, Seats};
use parlour_ratings::{Rating, Score, Speed};
use parlour_store::{
    Append, Card, Control, Counted, Ending, Event, Fairness, Finish, Opening, Phase, Rival, Sitter,
    Stamped, Store, Team,
};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

fn fresh(name: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Relaxed);
    format!("{name}-{}-{count}", std::process::id())
}

async fn stores() -> (Vec<Store>, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(fresh("parlour-ratings"));
    std::fs::create_dir_all(&folder).unwrap();
    let mut places = vec![folder.join("a.db").to_str().unwrap().to_owned()];
    places.extend(std::env::var("PARLOUR_POSTGRES"));
    let mut stores = Vec::new();
    for place in places {
        stores.push(Store::open(&place).await.unwrap());
    }
    (stores, folder)
}

const FAIRNESS: Fairness = Fairness { pair: 3, quick: 1 };

/// A rated match between these that is over.
async fn over(store: &Store, players: &[String]) -> String {
    let id = fresh("match");
    let sitter = |id: &String| Sitter::Guest {
        id: id.clone(),
        name: id.clone(),
    };
    let seats: Vec<Sitter> = players.iter().map(sitter).collect();
    let opening = Opening {
        game: "toy".into(),
        preset: "usual".into(),
        options: Vec::new(),
        seed: 1,
        salt: String::new(),
        deal: None,
        start: None,
        moves: Vec::new(),
        version: 1,
        clock: Some(Control::Days { days: 1 }),
        rated: true,
        seats: seats.clone(),
        by: players[0].clone(),
        previous: None,
        tournament: None,
    };
    let card = Card {
        id: id.clone(),
        game: "toy".into(),
        preset: "usual".into(),
        host: players[0].clone(),
        phase: Phase::Over,
        listed: true,
        ply: 2,
        turn: None,
        result: Some(Ending {
            winners: Seats::one(Seat(0)),
            reason: None,
            text: "all home".into(),
        }),
        players: seats,
        clock: opening.clock,
        due: None,
        since: 0,
        rated: true,
        created: 5,
        updated: 5,
    };
    let stamped = Stamped {
        seq: 0,
        ply: 0,
        at: 5,
        served: 5,
        event: Event::Created(opening),
    };
    let append = Append {
        events: vec![stamped],
        card,
        seats: true,
        links: Vec::new(),
        keeper: String::new(),
        fence: 0,
        answer: None,
    };
    store.append(append).await.unwrap();
    id
}

fn finish(id: &str, players: &[String], at: i64) -> Finish {
    let team = |(seat, player): (u8, &String)| Team {
        players: vec![(Seat(seat), Rival::Account(player.clone()))],
        won: seat == 0,
    };
    Finish {
        id: id.into(),
        game: "toy".into(),
        speed: Speed::Correspondence,
        sides: (0..).zip(players).map(team).collect(),
        void: None,
        blamed: None,
        quick: false,
        at,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_count_at_once_count_once() {
    let (stores, folder) = stores().await;
    for store in stores {
        let players = [fresh("a"), fresh("b")];
        let id = over(&store, &players).await;
        assert_eq!(store.counted(&id).await.unwrap(), Some(Counted::Pending));
        let unrated = store.unrated(100_000).await.unwrap();
        assert!(unrated.iter().any(|card| card.id == id));
        let mut tasks = Vec::new();
        for _ in 0..8 {
            let (store, finish) = (store.clone(), finish(&id, &players, 1000));
            tasks.push(tokio::spawn(async move {
                // Whoever finds the database locked tries again.
                loop {
                    if let Ok(counted) = store.rate(&finish, FAIRNESS).await {
                        return counted;
                    }
                }
            }));
        }
        let mut counted = 0;
        for task in tasks {
            counted += usize::from(task.await.unwrap());
        }
        assert_eq!(counted, 1);
        assert_eq!(store.counted(&id).await.unwrap(), Some(Counted::Counted));
        let changes = store.changes(&id).await.unwrap();
        let new = Rating::default();
        let [won, lost] = [Score::Win, Score::Loss].map(|score| new.played(&[(new, score)]));
        assert_eq!(changes.len(), 2);
        assert!((changes[0].rating - won.rating).abs() < 0.01, "{changes:?}");
        assert!(
            (changes[1].rating - lost.rating).abs() < 0.01,
            "{changes:?}"
        );
        let standing = &store.standings(&players[0]).await.unwrap()[0];
        assert_eq!((standing.games, standing.at), (1, 1000));
        assert!((standing.rating.volatility - won.volatility).abs() < 1e-8);
        assert!(
            !store
                .rate(&finish(&id, &players, 1), FAIRNESS)
                .await
                .unwrap()
        );
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn what_fails_half_way_has_not_happened() {
    let (stores, folder) = stores().await;
    for store in stores {
        let players = [fresh("a"), fresh("b")];
        let (one, two) = (over(&store, &players).await, over(&store, &players).await);
        // Two rows of one player cannot be: the second side breaks what the first began.
        let twice = [players[0].clone(), players[0].clone()];
        let broken = finish(&one, &twice, 1000);
        store.rate(&broken, FAIRNESS).await.unwrap_err();
        assert_eq!(store.counted(&one).await.unwrap(), Some(Counted::Pending));
        assert!(store.standings(&players[0]).await.unwrap().is_empty());
        for id in [&one, &two] {
            assert!(
                store
                    .rate(&finish(id, &players, 1000), FAIRNESS)
                    .await
                    .unwrap()
            );
        }
        assert_eq!(store.standings(&players[0]).await.unwrap()[0].games, 2);
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn the_same_two_count_so_often_a_day() {
    let (stores, folder) = stores().await;
    let day = 24 * 60 * 60 * 1000;
    for store in stores {
        let players = [fresh("a"), fresh("b")];
        for (round, at) in [1000, 2000, 3000, 4000, 4000 + day].into_iter().enumerate() {
            let id = over(&store, &players).await;
            store
                .rate(&finish(&id, &players, at), FAIRNESS)
                .await
                .unwrap();
            let changes = store.changes(&id).await.unwrap();
            let counts = changes.iter().all(|change| change.why.is_empty());
            assert_eq!(counts, round != 3, "{round}: {changes:?}");
        }
        let history = store
            .history(&players[0], "toy", Speed::Correspondence, 10)
            .await
            .unwrap();
        assert_eq!(history.len(), 4);
        assert!(history.is_sorted_by_key(|change| change.at));
        let void = Finish {
            void: Some("broken off"),
            blamed: Some(Seat(1)),
            ..finish(&over(&store, &players).await, &players, 9000)
        };
        store.rate(&void, FAIRNESS).await.unwrap();
        assert_eq!(store.counted(&void.id).await.unwrap(), Some(Counted::Void));
        let mut broken = Vec::new();
        for player in &players {
            broken.push(store.count_broken_off(player, 0).await.unwrap());
        }
        assert_eq!(broken, [0, 1]);
    }
    let _ = std::fs::remove_dir_all(folder);
}
