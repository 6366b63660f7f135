//! What was acknowledged is there again after the server was stopped.

use crate::client::Site;
use parlour_core::Rng;
use serde_json::{Value, json};

#[tokio::test]
async fn matches_come_back_as_they_were() {
    let mut site = Site::open().await;
    let (mut anna, mut ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let mut eve = site.client();
    let mut ids = Vec::new();
    for game in ["gifts", "dobutsu", "coins"] {
        let more = &["bot:0", "bot:0"][..if game == "gifts" { 2 } else { 0 }];
        let id = anna.create(game, &[&["me", "link"], more].concat()).await;
        ben.join(&anna, &id, 1).await;
        let (mut a, mut b) = (anna.listen(&id).await, ben.listen(&id).await);
        let mut rng = Rng::new(2);
        for _ in 0..2 {
            for socket in [&mut a, &mut b] {
                assert!(socket.turn().await);
                socket.click_a_move(&mut rng).await;
            }
        }
        ids.push(id);
    }
    let coins = ids[2].clone();
    anna.must(&coins, json!({ "do": "offer", "what": "takeback" }))
        .await;
    ben.must(&coins, json!({ "do": "accept", "what": "takeback" }))
        .await;
    ben.must(&coins, json!({ "do": "plan", "plans": [{ "move": "3" }] }))
        .await;
    anna.must(&coins, json!({ "do": "offer", "what": "draw" }))
        .await;
    // Bots stop moving when it is a person's turn.
    let mut a = anna.listen(&ids[0]).await;
    assert!(a.turn().await);

    let mut before = Vec::new();
    for id in &ids {
        for who in [&anna, &ben, &eve] {
            before.push(who.state(id).await);
        }
    }
    site.restart().await;
    for client in [&mut anna, &mut ben, &mut eve] {
        client.base = site.base.clone();
    }
    let mut after = Vec::new();
    for id in &ids {
        for who in [&anna, &ben, &eve] {
            after.push(who.state(id).await);
        }
    }
    let forget = |state: &mut Value| {
        for player in state["players"].as_array_mut().unwrap() {
            player["online"] = json!(false);
        }
    };
    before.iter_mut().for_each(forget);
    after.iter_mut().for_each(forget);
    assert_eq!(before, after);
    assert_eq!(before[6]["offers"][0]["what"], "draw");
    assert_eq!(before[7]["plan"], json!([{ "move": "3" }]));
    assert_eq!(before[6]["line"], 1);
}

#[tokio::test]
async fn a_bot_whose_turn_it_was_goes_on_after_a_restart() {
    let mut site = Site::open().await;
    let mut anna = site.guest("Anna").await;
    let id = anna
        .create("gifts", &["me", "bot:0", "bot:0", "bot:0"])
        .await;
    let mut a = anna.listen(&id).await;
    assert!(a.turn().await);
    a.click_a_move(&mut Rng::new(1)).await;
    site.restart().await;
    anna.base = site.base.clone();
    let mut a = anna.listen(&id).await;
    assert!(a.turn().await);
    assert!(a.state["ply"].as_u64().unwrap() >= 4);
}

#[tokio::test]
async fn clients_are_told_when_the_server_stops() {
    let mut site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "link"]).await;
    let mut a = anna.listen(&id).await;
    let server = site.server.take().unwrap();
    let stopping = tokio::spawn(server.stop());
    let last = loop {
        let message = a.next().await;
        if message["type"] != "update" {
            break message;
        }
    };
    assert_eq!(last["type"], "bye");
    assert_eq!(a.next().await, Value::Null);
    stopping.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_a_whole_site() {
    let mut site = Site::on_file().await;
    let (anna, ben) = (site.guest("Anna").await, site.guest("Ben").await);
    let id = anna.create("dobutsu", &["me", "link"]).await;
    ben.join(&anna, &id, 1).await;
    anna.play(&id, "b3b2").await;
    let waiting = anna.create("dog", &["me", "link", "bot:0", "bot:0"]).await;
    let link = anna.state(&waiting).await["players"][1]["link"].clone();

    let copy = site.db().with_extension("copy");
    let db = site.db().to_string_lossy().into_owned();
    let matches = parlour_store::back_up(&db, &copy).await.unwrap();
    assert_eq!(matches, 2);
    ben.play(&id, "a1a2").await;
    assert_eq!(anna.state(&id).await["ply"], 2, "play goes on meanwhile");

    // Restoring: stop, put the copy in its place, start.
    site.stop().await;
    for ending in ["db-wal", "db-shm"] {
        let _ = std::fs::remove_file(site.db().with_extension(ending));
    }
    std::fs::rename(&copy, site.db()).unwrap();
    site.start().await;
    let (mut anna, mut ben) = (anna, ben);
    (anna.base, ben.base) = (site.base.clone(), site.base.clone());
    assert_eq!(
        anna.state(&id).await["ply"],
        1,
        "as it was when the copy was made"
    );
    assert_eq!(anna.state(&waiting).await["players"][1]["link"], link);
    ben.play(&id, "a1a2").await;
    ben.join(&anna, &waiting, 1).await;
}
