//! Clocks, moved by hand: nothing here waits for time to pass.

use crate::client::{Client, Site, Socket};
use parlour_core::Rng;
use parlour_server::{Clock, Hand};
use serde_json::{Value, json};
use std::time::Duration;

/// A site whose time stands still, Anna and Ben at a table of dobutsu.
struct Table {
    site: Site,
    hand: Hand,
    anna: Client,
    ben: Client,
    id: String,
}

async fn timed_site() -> (Site, Hand) {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    (site, hand)
}

impl Table {
    async fn new(clock: Value) -> Table {
        let (site, hand) = timed_site().await;
        let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
        let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": clock });
        let id = anna.create_as(body).await;
        ben.join(&anna, &id, 1).await;
        Table {
            site,
            hand,
            anna,
            ben,
            id,
        }
    }
    async fn left(&self) -> Value {
        self.anna.state(&self.id).await["times"]["left"].clone()
    }
    fn pass(&self, seconds: u64) {
        self.hand.advance(Duration::from_secs(seconds));
    }
    /// Each of them makes a first move; no clock runs before that.
    async fn open(&self) {
        self.anna.play(&self.id, "b3b2").await;
        self.ben.play(&self.id, "a1a2").await;
    }
    async fn start_again(&mut self) {
        self.site.start().await;
        self.anna.base = self.site.base.clone();
        self.ben.base = self.site.base.clone();
    }
}

fn minutes() -> Value {
    json!({ "kind": "minutes", "initial": 300, "increment": 5 })
}

#[tokio::test]
async fn a_clock_first_runs_at_the_second_turn_and_falls_at_nought() {
    let t = Table::new(minutes()).await;
    let state = t.anna.state(&t.id).await;
    assert_eq!(state["clock"], minutes());
    assert_eq!(state["times"]["running"], Value::Null);
    t.pass(1000);
    t.anna.play(&t.id, "b3b2").await;
    t.pass(1000);
    t.ben.play(&t.id, "a1a2").await;
    assert_eq!(t.left().await, json!([300_000, 300_000]));
    let mut a = t.anna.listen(&t.id).await;
    assert_eq!(a.state["times"]["running"], 0);
    t.pass(10);
    assert_eq!(t.left().await, json!([290_000, 300_000]));
    t.anna.play(&t.id, "c4c3").await;
    assert_eq!(t.left().await, json!([295_000, 300_000]));
    t.hand.advance(Duration::from_millis(299_999));
    let state = t.anna.state(&t.id).await;
    assert_eq!(state["times"]["left"], json!([295_000, 1]));
    assert_eq!(
        (&state["phase"], &state["times"]["running"]),
        (&json!("playing"), &json!(1))
    );
    t.hand.advance(Duration::from_millis(1));
    let ended = a.update("ended").await;
    let status = &ended["now"]["status"];
    assert_eq!(status["winners"], json!([0]));
    assert_eq!(status["reason"], "time");
    assert_eq!(status["text"], "out of time");
    assert_eq!(ended["now"]["times"]["running"], Value::Null);
    assert_eq!(ended["event"], json!({ "kind": "ended", "seat": 1 }));
    assert_eq!(ended["now"]["times"]["left"], json!([295_000, 0]));
    let late = json!({ "do": "move", "ply": 3, "text": "a2a3" });
    assert_eq!(t.ben.act(&t.id, late).await.0, 409);
    let metrics = t.anna.text("/metrics").await;
    assert!(metrics.contains("parlour_flags_total 1\n"), "{metrics}");
}

#[tokio::test]
async fn a_move_after_the_flag_loses_even_before_anybody_noticed() {
    let t = Table::new(json!({ "kind": "minutes", "initial": 10, "increment": 0 })).await;
    t.open().await;
    t.pass(10);
    let (status, why) = t
        .anna
        .act(&t.id, json!({ "do": "move", "ply": 2, "text": "c4c3" }))
        .await;
    assert_eq!(status, 409, "{why}");
    let state = t.anna.state(&t.id).await;
    assert_eq!(state["status"]["winners"], json!([1]));
    assert_eq!(state["status"]["reason"], "time");
    let card = &t.anna.get("/api/me/matches").await["matches"][0];
    assert_eq!(card["result"], "1 win (out of time)");
    assert_eq!(card["clock"]["initial"], 10);
}

#[tokio::test]
async fn a_stopped_server_burns_nobodys_time() {
    let mut t = Table::new(minutes()).await;
    t.open().await;
    t.pass(100);
    t.site.stop().await;
    t.pass(100_000);
    t.start_again().await;
    assert_eq!(t.left().await, json!([200_000, 300_000]));
    t.pass(50);
    t.anna.play(&t.id, "c4c3").await;
    assert_eq!(t.left().await, json!([155_000, 300_000]));
    t.pass(30);
    t.site.stop().await;
    t.pass(7);
    t.start_again().await;
    assert_eq!(t.left().await, json!([155_000, 270_000]));
}

#[tokio::test]
async fn setting_the_time_of_day_burns_nobodys_time() {
    let t = Table::new(minutes()).await;
    t.open().await;
    for day in [1_900_000_000_000, 1_000_000_000_000, 0, i64::from(i32::MAX)] {
        t.hand.set_day(day);
        let times = t.left().await;
        assert_eq!(times, json!([300_000, 300_000]));
        assert_eq!(t.anna.state(&t.id).await["times"]["at"], day);
    }
    t.pass(1);
    t.anna.play(&t.id, "c4c3").await;
    assert_eq!(t.left().await, json!([304_000, 300_000]));
}

#[tokio::test]
async fn a_takeback_gives_the_time_back() {
    let mut t = Table::new(minutes()).await;
    t.open().await;
    t.pass(100);
    t.anna.play(&t.id, "c4c3").await;
    t.pass(50);
    t.ben.play(&t.id, "c1b2").await;
    assert_eq!(t.left().await, json!([205_000, 255_000]));
    t.pass(20);
    let takeback = |word| json!({ "do": word, "what": "takeback" });
    t.anna.must(&t.id, takeback("offer")).await;
    t.pass(3);
    t.ben.must(&t.id, takeback("accept")).await;
    assert_eq!(t.left().await, json!([300_000, 300_000]));
    t.pass(1);
    assert_eq!(t.left().await, json!([299_000, 300_000]));
    // All of it follows from the events.
    t.site.stop().await;
    t.start_again().await;
    assert_eq!(t.left().await, json!([299_000, 300_000]));
}

#[tokio::test]
async fn days_are_for_every_move_and_the_flag_falls_though_nobody_looks() {
    let mut t = Table::new(json!({ "kind": "days", "days": 3 })).await;
    let day = 24 * 60 * 60;
    t.open().await;
    t.pass(2 * day);
    t.anna.play(&t.id, "c4c3").await;
    let full = 3 * day * 1000;
    assert_eq!(t.left().await, json!([full, full]));
    t.pass(day);
    assert_eq!(t.left().await, json!([full, full - day * 1000]));
    t.site.stop().await;
    t.pass(30 * day);
    t.start_again().await;
    assert_eq!(t.left().await, json!([full, full - day * 1000]));
    t.site.stop().await;
    t.start_again().await;
    // Only the bells know of the match now.
    t.pass(2 * day);
    let phase = || async { t.anna.get("/api/me/matches").await["matches"][0].clone() };
    let mut card = phase().await;
    for _ in 0..500 {
        if card["phase"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        card = phase().await;
    }
    assert_eq!(card["result"], "0 win (out of time)");
}

#[tokio::test]
async fn a_move_left_beforehand_takes_no_time() {
    let t = Table::new(minutes()).await;
    t.open().await;
    let plans = json!({ "do": "plan", "plans": [{ "move": "c1b2" }] });
    t.ben.must(&t.id, plans).await;
    t.pass(10);
    t.anna.play(&t.id, "c4c3").await;
    let state = t.anna.state(&t.id).await;
    assert_eq!(state["ply"], 4);
    assert_eq!(state["times"]["left"], json!([295_000, 305_000]));
    let record = t.anna.text(&format!("/api/matches/{}/record", t.id)).await;
    assert!(record.contains(" {[clock 295000]} "), "{record}");
    assert!(record.contains(" {[clock 305000]}"), "{record}");
}

#[tokio::test]
async fn bots_have_clocks_and_a_rematch_keeps_them() {
    let (site, hand) = timed_site().await;
    let anna = site.guest("Anna").await;
    // A game that nobody can lose in so few moves, whatever is played.
    let body = json!({ "game": "romanian-checkers", "seats": ["me", "bot:0"], "clock": minutes() });
    let id = anna.create_as(body).await;
    let mut a = anna.listen(&id).await;
    let mut rng = Rng::new(3);
    for _ in 0..3 {
        assert!(a.turn().await);
        a.click_a_move(&mut rng).await;
    }
    assert!(a.turn().await);
    // The bot's first move was free, two more brought five seconds each.
    assert_eq!(a.state["times"]["left"], json!([310_000, 310_000]));
    hand.advance(Duration::from_secs(310));
    a.update("ended").await;
    assert_eq!(a.state["status"]["winners"], json!([1]));
    anna.must(&id, json!({ "do": "offer", "what": "rematch" }))
        .await;
    let next = anna.state(&id).await["next"].as_str().unwrap().to_owned();
    assert_eq!(anna.state(&next).await["clock"], minutes());
}

async fn play_round(sockets: &mut [Socket], rng: &mut Rng) {
    for socket in sockets {
        assert!(socket.turn().await);
        socket.click_a_move(rng).await;
    }
}

#[tokio::test]
async fn with_three_teams_the_seat_goes_to_a_bot_with_a_fresh_clock() {
    let (site, hand) = timed_site().await;
    let (anna, ben, eve) = (
        site.guest("Anna").await,
        site.guest("Ben").await,
        site.guest("Eve").await,
    );
    let body = json!({
        "game": "dog", "options": { "players": 3, "first": "0" }, "seats": ["me", "link", "link"],
        "clock": { "kind": "minutes", "initial": 60, "increment": 0 },
    });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    eve.join(&anna, &id, 2).await;
    let mut sockets = [
        anna.listen(&id).await,
        ben.listen(&id).await,
        eve.listen(&id).await,
    ];
    play_round(&mut sockets, &mut Rng::new(5)).await;
    let [a, b, _] = &mut sockets;
    assert!(a.turn().await);
    hand.advance(Duration::from_secs(60));
    let seated = b.update("seated").await;
    let event = json!({ "kind": "seated", "seat": 0, "why": "time", "name": "Anna" });
    assert_eq!(seated["event"], event);
    assert_eq!(b.state["phase"], "playing");
    assert_eq!(b.state["players"][0]["kind"], "bot");
    assert_eq!(b.state["times"]["left"], json!([60_000, 60_000, 60_000]));
    assert!(b.turn().await, "the bot moved, the game goes on");
}

#[tokio::test]
async fn among_partners_it_is_told_whose_clock_fell() {
    let (mut site, hand) = timed_site().await;
    let (mut anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let body = json!({
        "game": "dog", "options": { "first": "0" }, "seats": ["me", "bot:0", "link", "bot:0"],
        "clock": { "kind": "minutes", "initial": 60, "increment": 0 },
    });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 2).await;
    let (mut a, mut b) = (anna.listen(&id).await, ben.listen(&id).await);
    let mut rng = Rng::new(5);
    // Anna thinks long, so that she has less than her partner; then his clock falls.
    assert!(a.turn().await);
    a.click_a_move(&mut rng).await;
    assert!(b.turn().await);
    b.click_a_move(&mut rng).await;
    assert!(a.turn().await);
    hand.advance(Duration::from_secs(20));
    a.click_a_move(&mut rng).await;
    assert!(b.turn().await);
    hand.advance(Duration::from_secs(60));
    let ended = a.update("ended").await;
    assert_eq!(ended["event"]["seat"], 2);
    assert_eq!(ended["now"]["status"]["winners"], json!([1, 3]));
    let left = json!([40_000, 60_000, 0, 60_000]);
    assert_eq!(ended["now"]["times"]["left"], left);
    // Whoever comes later sees the same.
    site.restart().await;
    anna.base = site.base.clone();
    assert_eq!(anna.state(&id).await["times"]["left"], left);
}

#[tokio::test]
async fn a_resignation_stops_the_clock_where_it_is() {
    let t = Table::new(minutes()).await;
    t.open().await;
    t.pass(7);
    let mut b = t.ben.listen(&t.id).await;
    t.anna.must(&t.id, json!({ "do": "resign" })).await;
    let ended = b.update("ended").await;
    assert_eq!(ended["event"]["seat"], 0);
    assert_eq!(ended["now"]["times"]["left"], json!([293_000, 300_000]));
    assert_eq!(t.left().await, json!([293_000, 300_000]));
}

#[tokio::test]
async fn clocks_that_nobody_can_mean_are_refused() {
    let (site, _hand) = timed_site().await;
    let anna = site.guest("Anna").await;
    for (clock, status) in [
        (
            json!({ "kind": "minutes", "initial": 9, "increment": 0 }),
            422,
        ),
        (
            json!({ "kind": "minutes", "initial": 10_801, "increment": 0 }),
            422,
        ),
        (
            json!({ "kind": "minutes", "initial": 60, "increment": 181 }),
            422,
        ),
        (json!({ "kind": "days", "days": 0 }), 422),
        (json!({ "kind": "days", "days": 15 }), 422),
        (json!({ "kind": "years", "days": 1 }), 400),
        (
            json!({ "kind": "minutes", "initial": -1, "increment": 0 }),
            400,
        ),
        (json!("blitz"), 400),
    ] {
        let body = json!({ "game": "dobutsu", "seats": ["me", "me"], "clock": clock });
        let (got, why) = anna.send("POST", "/api/matches", body).await;
        assert_eq!(got, status, "{why}");
        assert!(why["error"].is_string());
    }
}
