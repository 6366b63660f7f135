//! What somebody with bad intentions tried, and what it may cost the others.

use crate::client::{Client, Site};
use parlour_bots::{Bot, BotError, Limits, Strength};
use parlour_core::{Rng, Rulebook, Table, Watch};
use parlour_server::Clock;
use serde_json::{Value, json};
use sqlx::AnyConnection;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

async fn guests<const N: usize>(site: &Site, names: [&str; N]) -> [Client; N] {
    let guests = names.map(|name| site.guest(name));
    let guests: Vec<Client> = futures_util::future::join_all(guests).await;
    guests.try_into().ok().expect("one a name")
}

/// The cards of a seat that somebody sees.
async fn hand(who: &Client, id: &str, seat: usize) -> Vec<Value> {
    let state = who.state(id).await;
    let pieces = state["scene"]["pieces"].as_array().unwrap();
    let place = format!("hand/{seat}/");
    let own = |piece: &&Value| piece["spot"].as_str().unwrap().starts_with(&place);
    pieces.iter().filter(own).cloned().collect()
}

/// What lies on the table, as somebody sees it.
async fn cards(who: &Client, id: &str) -> Value {
    let state = who.state(id).await;
    json!([state["scene"]["pieces"], state["scene"]["trays"]])
}

#[tokio::test]
async fn whoever_walks_from_chair_to_chair_knows_no_hand() {
    let site = Site::open().await;
    let [host, eve, ben, carl, dora] = guests(&site, ["Host", "Eve", "Ben", "Carl", "Dora"]).await;
    let mut known = 0;
    for _ in 0..20 {
        let id = host.create("dog", &["me", "open", "open", "open"]).await;
        let commitment = host.state(&id).await["commitment"].clone();
        let before = cards(&host, &id).await;
        let mut seen = Vec::new();
        for seat in 1..4 {
            eve.must(&id, json!({ "do": "sit", "seat": seat })).await;
            for who in [&eve, &host, &carl] {
                assert_eq!(cards(who, &id).await, before, "all see the same");
            }
            for path in ["?eye=0", "/record?eye=1", "/plies/0?eye=keeper"] {
                let path = format!("/api/matches/{id}{path}");
                assert_eq!(eve.status(&path).await, 403, "{path}");
            }
            seen.push(hand(&eve, &id, seat).await);
            eve.must(&id, json!({ "do": "leave" })).await;
        }
        let seated = [&ben, &carl, &dora];
        for (seat, guest) in (1..4).zip(seated) {
            guest.must(&id, json!({ "do": "sit", "seat": seat })).await;
        }
        let state = ben.state(&id).await;
        assert_eq!(
            (&state["eye"], &state["phase"]),
            (&json!("1"), &json!("playing"))
        );
        assert_eq!(
            state["commitment"], commitment,
            "decided before anybody sat down"
        );
        for (seat, guest) in (1..4).zip(seated) {
            let own = hand(guest, &id, seat).await;
            assert_eq!(own.len(), 6, "now everybody has a hand");
            known += u32::from(own == seen[seat - 1]);
        }
    }
    assert_eq!(known, 0, "of 60 hands");
}

#[tokio::test]
async fn a_table_that_never_began_has_nothing_to_show() {
    let site = Site::open().await;
    let [host, eve] = guests(&site, ["Host", "Eve"]).await;
    let id = host.create("dog", &["me", "open", "bot:1", "bot:1"]).await;
    let before = cards(&host, &id).await;
    host.must(&id, json!({ "do": "leave" })).await;
    let state = host.state(&id).await;
    assert_eq!(
        (&state["phase"], &state["revealed"]),
        (&json!("over"), &Value::Null)
    );
    for eye in ["0", "1", "keeper"] {
        let shown = eve.get(&format!("/api/matches/{id}?eye={eye}")).await;
        let shown = json!([shown["scene"]["pieces"], shown["scene"]["trays"]]);
        assert_eq!(shown, before, "{eye}");
    }
}

/// The bodies of all events, as they are stored.
async fn bodies(db: &mut AnyConnection) -> Vec<Value> {
    let sql = "SELECT body FROM events ORDER BY seq";
    let texts: Vec<String> = sqlx::query_scalar(sql).fetch_all(db).await.unwrap();
    texts
        .iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .collect()
}

#[tokio::test]
async fn matches_dealt_with_their_table_replay() {
    let mut site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dog", &["me", "bot:0", "bot:0", "bot:0"]).await;
    let before = hand(&anna, &id, 0).await;
    site.stop().await;
    let mut db = site.connect().await;
    let stored = bodies(&mut db).await;
    assert_eq!(
        (&stored[0]["kind"], &stored[1]["kind"]),
        (&json!("created"), &json!("dealt"))
    );
    let mut old = stored[0].clone();
    old["deal"] = stored[1]["position"].clone();
    old.as_object_mut().unwrap().remove("version");
    let sql = "DELETE FROM events WHERE seq > 0";
    sqlx::query(sql).execute(&mut db).await.unwrap();
    let sql = "UPDATE events SET body = $1";
    sqlx::query(sql)
        .bind(old.to_string())
        .execute(&mut db)
        .await
        .unwrap();
    site.start().await;
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    assert_eq!(before.len(), 6);
    assert_eq!(hand(&anna, &id, 0).await, before);
    assert!(anna.listen(&id).await.turn().await, "the match goes on");
}

#[tokio::test]
async fn a_match_under_later_rules_is_refused_with_a_sentence() {
    let mut site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "me"]).await;
    site.stop().await;
    let mut db = site.connect().await;
    let mut later = bodies(&mut db).await[0].clone();
    assert_eq!(later["version"], 1);
    later["version"] = json!(7);
    let sql = "UPDATE events SET body = $1 WHERE seq = 0";
    sqlx::query(sql)
        .bind(later.to_string())
        .execute(&mut db)
        .await
        .unwrap();
    site.start().await;
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    let answer = anna.raw("GET", &format!("/api/matches/{id}"), None).await;
    assert_eq!(answer.status(), 422);
    let why = answer.text().await.unwrap();
    assert!(
        why.contains("version 7") && why.contains("version 1"),
        "{why}"
    );
}

#[tokio::test]
async fn bots_take_nothing_back_once_they_have_shown_a_card() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dog", &["me", "bot:0", "bot:0", "bot:0"]).await;
    let mut socket = anna.listen(&id).await;
    let mut rng = Rng::new(5);
    // Until nothing but the bots' cards stands between now and a card of her own.
    let mut plays = 0;
    loop {
        assert!(socket.turn().await && plays < 30);
        let history = socket.state["history"].as_array().unwrap().iter().rev();
        let since: Vec<&Value> = history.take(4).collect();
        let gift = |play: &&Value| play["text"].as_str().unwrap().starts_with('G');
        let own = |play: &&Value| play["seat"] == 0;
        if since.len() == 4 && own(&since[3]) && !own(&since[0]) && !since.iter().any(gift) {
            break;
        }
        socket.click_a_move(&mut rng).await;
        plays += 1;
    }
    assert_eq!(socket.state["may"]["takeback"], false);
    let (status, answer) = anna
        .act(&id, json!({ "do": "offer", "what": "takeback" }))
        .await;
    assert_eq!(status, 422, "{answer}");
    assert!(
        answer["error"].as_str().unwrap().contains("shown a card"),
        "{answer}"
    );
}

/// Thinks for a while at high levels, and not at all at low ones.
struct Slow(bool);

const THOUGHT: Duration = Duration::from_millis(300);

impl Bot for Slow {
    fn choose(&mut self, table: &dyn Table, _: &Limits, _: &Watch) -> Result<String, BotError> {
        if self.0 {
            std::thread::sleep(THOUGHT);
        }
        Ok(table.pick(&mut Rng::new(1)).unwrap())
    }
}

fn slow(_: &dyn Rulebook, strength: Strength, _: u64) -> Option<Box<dyn Bot>> {
    Some(Box::new(Slow(strength == Strength::Level(10))))
}

/// What the metrics say of this name.
async fn metric(who: &Client, name: &str) -> f32 {
    let metrics = who.text("/metrics").await;
    let line = metrics.lines().find(|line| line.starts_with(name));
    let value = line.unwrap().split(' ').next_back();
    value.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_greedy_games_delay_nobody_elses_bot() {
    let site = Site::with(|config| config.minds = slow).await;
    let [greedy, anna] = guests(&site, ["Greedy", "Anna"]).await;
    for _ in 0..100 {
        greedy.create("dobutsu", &["bot:10", "me"]).await;
    }
    for level in [1, 10] {
        let begun = Instant::now();
        let bot = format!("bot:{level}");
        let id = anna.create("dobutsu", &[&bot, "me"]).await;
        assert!(anna.listen(&id).await.turn().await);
        let waited = begun.elapsed();
        // Two seconds beside its own thought, and as much again for a busy machine; in a single line
        // it would be half a minute.
        let most = THOUGHT + 2 * Duration::from_secs(2);
        assert!(waited < most, "level {level}: {waited:?}");
    }
    let waiting = metric(&anna, "parlour_bots_waiting").await;
    assert!(
        waiting > 20.0,
        "the greedy games still wait for each other: {waiting}"
    );
}

/// Bots of high levels think until they may go on.
struct Held;

static HELD: AtomicBool = AtomicBool::new(false);

impl Bot for Held {
    fn choose(&mut self, table: &dyn Table, _: &Limits, watch: &Watch) -> Result<String, BotError> {
        while HELD.load(Relaxed) && !watch.is_stopped() {
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(table.pick(&mut Rng::new(1)).unwrap())
    }
}

fn held(_: &dyn Rulebook, _: Strength, _: u64) -> Option<Box<dyn Bot>> {
    Some(Box::new(Held))
}

/// Sets up a match whose bot thinks until it may go on.
async fn hold_the_place(who: &Client) -> String {
    HELD.store(true, Relaxed);
    let id = who.create("dobutsu", &["bot:10", "me"]).await;
    let until = Instant::now() + Duration::from_secs(60);
    while metric(who, "parlour_bots_thinking").await < 1.0 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_a_bot_waits_for_its_place() {
    let (clock, hand) = Clock::by_hand();
    let mut site = Site::with(|config| {
        config.minds = held;
        config.clock = clock.clone();
    })
    .await;
    let anna = site.guest("Anna").await;
    let control = json!({ "kind": "minutes", "initial": 10, "increment": 0 });
    let body = json!({ "game": "dobutsu", "seats": ["bot:10", "me"], "clock": control });
    let id = anna.create_as(body).await;
    let mut socket = anna.listen(&id).await;
    let mut rng = Rng::new(4);
    // Clocks run from the second move on.
    assert!(socket.turn().await);
    socket.click_a_move(&mut rng).await;
    assert!(socket.turn().await);
    let other = hold_the_place(&anna).await;
    socket.click_a_move(&mut rng).await;
    socket.update("queued").await;
    // Whoever takes a move back has a running clock again, on disk as well.
    let takeback = json!({ "do": "offer", "what": "takeback" });
    anna.must(&id, takeback).await;
    let back = socket.update("takeback").await;
    assert_eq!(back["now"]["times"]["running"], 1);
    let sql = "SELECT due FROM matches WHERE id = $1";
    let query = sqlx::query_scalar(sql).bind(&id);
    let due: Option<i64> = query.fetch_one(&mut site.connect().await).await.unwrap();
    assert_eq!(due, Some(10_000));
    socket.click_a_move(&mut rng).await;
    socket.update("queued").await;
    hand.advance(Duration::from_secs(60));
    let state = anna.state(&id).await;
    assert_eq!(
        (&state["phase"], &state["times"]["running"]),
        (&json!("playing"), &Value::Null)
    );
    assert_eq!(state["times"]["left"][0], 10_000);
    HELD.store(false, Relaxed);
    assert!(socket.turn().await, "the bot has moved");
    assert_eq!(socket.state["times"]["left"][0], 10_000);
    assert!(anna.listen(&other).await.turn().await);

    // Nor does it count afterwards how long it waited before a restart.
    let other = hold_the_place(&anna).await;
    socket.click_a_move(&mut rng).await;
    socket.update("queued").await;
    hand.advance(Duration::from_secs(60));
    anna.must(&other, json!({ "do": "resign" })).await;
    socket.update("thinks").await;
    site.restart().await;
    HELD.store(false, Relaxed);
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    let mut socket = anna.listen(&id).await;
    assert!(socket.turn().await, "the bot has moved");
    assert_eq!(socket.state["times"]["left"][0], 10_000);
}
