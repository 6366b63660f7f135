//! Seats whose guests went away. Time is moved by hand.

use crate::client::{Client, Site, Socket};
use parlour_core::Rng;
use parlour_server::{Clock, Hand};
use serde_json::{Value, json};
use std::time::Duration;

async fn timed_site() -> (Site, Hand) {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    (site, hand)
}

fn minutes() -> Value {
    json!({ "kind": "minutes", "initial": 600, "increment": 0 })
}

fn claim(what: &str) -> Value {
    json!({ "do": "claim", "seat": 1, "what": what })
}

/// Anna has moved, both look at the board.
async fn table(site: &Site, clock: Value) -> (Client, Client, String, Socket, Socket) {
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": clock });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    let (mut a, b) = (anna.listen(&id).await, ben.listen(&id).await);
    while a.state["players"][1]["online"] != true {
        a.next().await;
    }
    anna.play(&id, "b3b2").await;
    (anna, ben, id, a, b)
}

/// Waits until the others see that this client has gone.
async fn leave(socket: Socket, others: &mut Socket, seat: usize) {
    drop(socket);
    while others.state["players"][seat]["online"] == true {
        others.next().await;
    }
}

#[tokio::test]
async fn the_win_may_be_claimed_after_a_minute() {
    let (site, hand) = timed_site().await;
    let (anna, _ben, id, mut a, b) = table(&site, minutes()).await;
    hand.advance(Duration::from_secs(70));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409, "he is there");
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_millis(59_999));
    assert_eq!(anna.state(&id).await["may"]["claim"], json!([]));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409);
    hand.advance(Duration::from_millis(1));
    let told = a.update("absent").await;
    assert_eq!(told["event"]["seat"], 1);
    assert_eq!(told["now"]["may"]["claim"], json!([1]));
    let eve = site.client();
    assert_eq!(eve.state(&id).await["may"]["claim"], json!([]));
    assert_eq!(eve.act(&id, claim("win")).await.0, 403);
    anna.must(&id, claim("win")).await;
    a.update("ended").await;
    assert_eq!(a.state["status"]["winners"], json!([0]));
    assert_eq!(a.state["status"]["reason"], "abandoned");
    assert_eq!(a.state["status"]["by"], 1, "his doing");
    assert_eq!(a.state["may"]["claim"], json!([]));
}

#[tokio::test]
async fn whoever_comes_back_in_time_is_simply_back() {
    let (site, hand) = timed_site().await;
    let (anna, ben, id, mut a, b) = table(&site, minutes()).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(60));
    a.update("absent").await;
    let b = ben.listen(&id).await;
    while a.state["may"]["claim"] != json!([]) {
        a.next().await;
    }
    assert_eq!(anna.act(&id, claim("win")).await.0, 409);
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(59));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409, "counted anew");
    ben.play(&id, "a1a2").await;
    hand.advance(Duration::from_secs(100));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409, "not his turn");
}

#[tokio::test]
async fn a_bot_may_take_the_chair() {
    let (site, hand) = timed_site().await;
    let (anna, ben, id, mut a, b) = table(&site, minutes()).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(60));
    a.update("absent").await;
    anna.must(&id, claim("bot")).await;
    let told = a.update("seated").await;
    assert_eq!(told["event"]["name"], "Ben");
    assert_eq!(a.state["players"][1]["kind"], "bot");
    assert!(a.turn().await, "the bot has moved");
    let late = json!({ "do": "move", "ply": 2, "text": "b4b3" });
    assert_eq!(ben.act(&id, late).await.0, 403);
}

#[tokio::test]
async fn whoever_comes_back_too_late_is_told_why() {
    let (mut site, hand) = timed_site().await;
    let (mut anna, mut ben, id, mut a, b) = table(&site, minutes()).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(60));
    a.update("absent").await;
    let before = ben.state(&id).await;
    assert_eq!(before["players"][1]["out"], Value::Null);
    anna.must(&id, claim("bot")).await;
    for _ in 0..2 {
        let told = ben.state(&id).await;
        assert_eq!(told["you"], json!([]));
        assert_eq!(told["players"][1]["out"], "abandoned");
        assert_eq!(told["players"][1]["was_you"], true);
        assert_eq!(ben.listen(&id).await.state["players"], told["players"]);
        for other in [&anna, &site.client()] {
            let told = other.state(&id).await;
            assert_eq!(told["players"][1]["out"], "abandoned");
            assert_eq!(told["players"][1]["was_you"], Value::Null);
        }
        site.restart().await;
        (anna.base, ben.base) = (site.base.clone(), site.base.clone());
    }
}

#[tokio::test]
async fn without_a_clock_a_day_must_pass_while_the_site_is_open() {
    let (mut site, hand) = timed_site().await;
    let (mut anna, _ben, id, mut a, b) = table(&site, Value::Null).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(20 * 3600));
    site.stop().await;
    hand.advance(Duration::from_secs(20 * 3600));
    site.start().await;
    anna.base = site.base.clone();
    let mut a = anna.listen(&id).await;
    hand.advance(Duration::from_secs(4 * 3600 - 1));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409);
    hand.advance(Duration::from_secs(1));
    a.update("absent").await;
    anna.must(&id, claim("win")).await;
}

#[tokio::test]
async fn after_a_restart_everybody_has_a_minute_to_come_back() {
    let (mut site, hand) = timed_site().await;
    let (mut anna, _ben, id, mut a, b) = table(&site, minutes()).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(59));
    site.restart().await;
    anna.base = site.base.clone();
    let mut a = anna.listen(&id).await;
    hand.advance(Duration::from_secs(59));
    assert_eq!(anna.act(&id, claim("win")).await.0, 409);
    hand.advance(Duration::from_secs(1));
    a.update("absent").await;
}

#[tokio::test]
async fn with_days_the_flag_does_it_but_for_the_first_move() {
    let (site, hand) = timed_site().await;
    let days = json!({ "kind": "days", "days": 14 });
    let (anna, ben, id, mut a, b) = table(&site, days).await;
    leave(b, &mut a, 1).await;
    hand.advance(Duration::from_secs(24 * 3600));
    a.update("absent").await;
    ben.play(&id, "a1a2").await;
    anna.play(&id, "c4c3").await;
    hand.advance(Duration::from_secs(5 * 24 * 3600));
    assert_eq!(anna.state(&id).await["may"]["claim"], json!([]));
    hand.advance(Duration::from_secs(9 * 24 * 3600));
    a.update("ended").await;
    assert_eq!(a.state["status"]["reason"], "time");
}

#[tokio::test]
async fn partners_and_third_teams_get_a_bot_not_a_win() {
    let (site, hand) = timed_site().await;
    let (anna, ben, eve) = (
        site.guest("Anna").await,
        site.guest("Ben").await,
        site.guest("Eve").await,
    );
    for (options, seats, by_anna, by_eve) in [
        // Ben (1) plays with Eve (3) against Anna (0).
        (
            json!({ "first": "0" }),
            vec!["me", "link", "bot:0", "link"],
            None,
            Some(403),
        ),
        (
            json!({ "players": 3, "first": "0" }),
            vec!["me", "link", "link"],
            Some(422),
            Some(422),
        ),
    ] {
        let last = seats.len() - 1;
        let body = json!({
            "game": "dog", "options": options, "seats": seats, "clock": minutes(),
        });
        let id = anna.create_as(body).await;
        ben.join(&anna, &id, 1).await;
        eve.join(&anna, &id, last).await;
        let mut a = anna.listen(&id).await;
        assert!(a.turn().await);
        a.click_a_move(&mut Rng::new(1)).await;
        hand.advance(Duration::from_secs(60));
        a.update("absent").await;
        if let Some(status) = by_eve {
            assert_eq!(eve.act(&id, claim("win")).await.0, status);
        }
        if let Some(status) = by_anna {
            assert_eq!(anna.act(&id, claim("win")).await.0, status);
        }
        eve.must(&id, claim("bot")).await;
        a.update("seated").await;
        assert_eq!(a.state["phase"], "playing");
    }
}
