//! Takebacks, draws, resignations and rematches.

use crate::client::{Client, Site};
use serde_json::{Value, json};

fn offer(what: &str) -> Value {
    json!({ "do": "offer", "what": what })
}

async fn pair(site: &Site, game: &str) -> (Client, Client, String) {
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create(game, &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    (anna, ben, id)
}

#[tokio::test]
async fn a_takeback_needs_consent_and_starts_a_new_line() {
    let site = Site::open().await;
    let (anna, ben, id) = pair(&site, "coins").await;
    assert_eq!(
        anna.act(&id, offer("takeback")).await.0,
        409,
        "nothing to take back"
    );
    anna.play(&id, "1").await;
    ben.play(&id, "4").await;
    assert_eq!(anna.state(&id).await["may"]["takeback"], true);
    let mut b = ben.listen(&id).await;
    anna.must(&id, offer("takeback")).await;
    let asked = b.update("offer").await;
    assert_eq!(asked["now"]["offers"][0]["asked"], json!([1]));
    anna.must(&id, offer("takeback")).await;
    assert_eq!(
        anna.state(&id).await["ply"],
        2,
        "asking twice is not consent"
    );
    ben.must(&id, json!({ "do": "accept", "what": "takeback" }))
        .await;
    let back = b.update("takeback").await;
    assert_eq!(back["event"]["to"], 0);
    assert_eq!(b.state["history"], json!([]));
    let state = anna.state(&id).await;
    assert_eq!((&state["ply"], &state["line"]), (&json!(0), &json!(1)));
    assert_eq!(
        state["scene"],
        anna.get(&format!("/api/matches/{id}/plies/0")).await["scene"]
    );

    let late = json!({ "do": "move", "ply": 0, "line": 0, "text": "1" });
    assert_eq!(
        anna.act(&id, late).await.0,
        409,
        "meant for the line that was taken back"
    );
    let fresh = json!({ "do": "move", "ply": 0, "line": 1, "text": "1" });
    anna.must(&id, fresh).await;
}

#[tokio::test]
async fn a_refused_offer_is_not_repeated_at_once() {
    let site = Site::open().await;
    let (anna, ben, id) = pair(&site, "coins").await;
    anna.must(&id, offer("draw")).await;
    ben.must(&id, json!({ "do": "decline", "what": "draw" }))
        .await;
    assert_eq!(anna.act(&id, offer("draw")).await.0, 409);
    assert_eq!(
        ben.act(&id, json!({ "do": "accept", "what": "draw" }))
            .await
            .0,
        409
    );
    anna.play(&id, "1").await;
    anna.must(&id, offer("draw")).await;
    ben.play(&id, "4").await;
    let state = ben.state(&id).await;
    assert_eq!(state["offers"], json!([]), "a move ends an offer");
    anna.must(&id, offer("draw")).await;
    ben.must(&id, offer("draw")).await;
    let state = ben.state(&id).await;
    assert_eq!(state["status"]["reason"], "agreed");
    assert_eq!(state["status"]["winners"], json!([]));
    assert!(
        anna.act(&id, offer("takeback")).await.0 == 409,
        "not after the end"
    );
}

#[tokio::test]
async fn resigning_loses_and_a_rematch_changes_the_seats() {
    let site = Site::open().await;
    let (anna, ben, id) = pair(&site, "dobutsu").await;
    assert_eq!(anna.act(&id, offer("rematch")).await.0, 409, "not over yet");
    ben.must(&id, json!({ "do": "resign" })).await;
    let state = anna.state(&id).await;
    assert_eq!(state["status"]["winners"], json!([0]));
    assert_eq!(state["status"]["reason"], "resigned");
    assert_eq!(ben.act(&id, json!({ "do": "resign" })).await.0, 409);
    let mut a = anna.listen(&id).await;
    anna.must(&id, offer("rematch")).await;
    assert!(anna.state(&id).await["next"].is_null());
    ben.must(&id, json!({ "do": "accept", "what": "rematch" }))
        .await;
    let rematch = a.update("rematch").await;
    let next = rematch["event"]["next"].as_str().unwrap();
    let state = anna.state(next).await;
    assert_eq!(
        (&state["you"], &state["previous"]),
        (&json!([1]), &json!(id))
    );
    assert_eq!(
        (&state["phase"], &state["ply"]),
        (&json!("playing"), &json!(0))
    );
    assert_eq!(ben.state(next).await["your_turn"], true);
    assert_eq!(anna.act(&id, offer("rematch")).await.0, 409, "once only");
    let first = anna.state(&id).await;
    assert_ne!(
        first["commitment"], state["commitment"],
        "a seed of its own"
    );
    let own = anna.get("/api/me/matches").await;
    let ids: Vec<_> = own["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| &m["id"])
        .collect();
    assert_eq!(ids.len(), 2);
    let over = anna.get("/api/me/matches?phase=over").await;
    assert_eq!(over["matches"][0]["result"], "0 win (resignation)");
}

#[tokio::test]
async fn bots_agree_to_takebacks_and_rematches_but_play_on() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "bot:0"]).await;
    let mut a = anna.listen(&id).await;
    anna.play(&id, "b3b2").await;
    a.update("move").await;
    assert!(a.turn().await);
    assert_eq!(anna.act(&id, offer("draw")).await.0, 422);
    anna.must(&id, offer("takeback")).await;
    let state = anna.state(&id).await;
    assert_eq!((&state["ply"], &state["line"]), (&json!(0), &json!(1)));
    anna.must(&id, json!({ "do": "resign" })).await;
    anna.must(&id, offer("rematch")).await;
    let next = anna.state(&id).await["next"].as_str().unwrap().to_owned();
    let mut a = anna.listen(&next).await;
    assert_eq!(a.state["you"], json!([1]));
    assert!(a.turn().await, "the bot begins");
}

#[tokio::test]
async fn no_takeback_across_an_exchange_and_a_team_resigns_together() {
    let site = Site::open().await;
    let people = [
        site.guest("Anna").await,
        site.guest("Ben").await,
        site.guest("Cleo").await,
    ];
    let [anna, ben, cleo] = &people;
    let id = anna.create("gifts", &["me", "link", "link", "bot:0"]).await;
    ben.join(anna, &id, 1).await;
    cleo.join(anna, &id, 2).await;
    let entry = anna.state(&id).await["entry"].clone();
    let mut a = anna.listen(&id).await;
    assert!(!entry["next"].as_array().unwrap().is_empty());
    a.click_a_move(&mut parlour_core::Rng::new(1)).await;
    assert_eq!(anna.state(&id).await["may"]["takeback"], false);
    let (status, why) = anna.act(&id, offer("takeback")).await;
    assert_eq!(status, 422, "{why}");

    anna.must(&id, json!({ "do": "resign" })).await;
    let state = ben.state(&id).await;
    assert_eq!(
        (&state["phase"], &state["offers"][0]["asked"]),
        (&json!("playing"), &json!([2]))
    );
    let answer = cleo
        .must(&id, json!({ "do": "accept", "what": "resign" }))
        .await;
    assert_eq!(answer["repeated"], false);
    assert_eq!(ben.state(&id).await["status"]["winners"], json!([1, 3]));
}

#[tokio::test]
async fn an_open_chair_is_in_the_lobby_until_somebody_sits_down() {
    let site = Site::open().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "open"]).await;
    let private = anna.create("dobutsu", &["me", "link"]).await;
    let lobby = ben.get("/api/lobby").await;
    assert_eq!(lobby["open"].as_array().unwrap().len(), 1);
    assert_eq!(lobby["open"][0]["id"], json!(id));
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    let lobby = ben.get("/api/lobby").await;
    assert_eq!(lobby["open"], json!([]));
    assert_eq!(lobby["live"][0]["id"], json!(id));
    assert_eq!(
        anna.act(&id, json!({ "do": "leave" })).await.0,
        409,
        "it has begun"
    );
    anna.must(&private, json!({ "do": "leave" })).await;
    assert_eq!(anna.state(&private).await["status"]["reason"], "abandoned");
}
