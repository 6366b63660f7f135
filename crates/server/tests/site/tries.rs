//! Positions to try things out in.

use crate::client::Site;
use serde_json::json;

#[tokio::test]
async fn a_position_is_tried_touch_by_touch_and_nothing_is_kept() {
    let site = Site::open().await;
    let anna = site.client();
    let path = "/api/games/romanian-checkers/try";
    let (status, start) = anna.send("POST", path, json!({})).await;
    assert_eq!(status, 200, "{start}");
    assert_eq!(start["entry"]["next"].as_array().unwrap().len(), 12);
    assert_eq!(start["motion"], json!(null));
    assert_eq!(start["status"]["seat"], 0);

    let position = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";
    let body = json!({ "position": position, "touched": ["g6"] });
    let (_, held) = anna.send("POST", path, body).await;
    let next = held["entry"]["next"].as_array().unwrap();
    assert!(next.iter().any(|choice| choice["spot"] == "c2"), "{held}");

    let body = json!({ "position": position, "moves": ["g6-c2"] });
    let (_, won) = anna.send("POST", path, body).await;
    assert_eq!(won["status"]["winners"], json!([0]));
    assert_eq!(won["motion"]["stages"][0]["changes"][0]["to"], "c2");
    assert_eq!(won["entry"]["next"], json!([]));
    let text = won["position"].as_str().unwrap();
    assert!(text.ends_with(" b"), "{text}");
    assert_eq!(
        anna.get("/api/lobby").await["live"],
        json!([]),
        "nothing is kept"
    );
}

#[tokio::test]
async fn what_is_tried_follows_the_options() {
    let site = Site::open().await;
    let anna = site.client();
    let path = "/api/games/romanian-checkers/try";
    let body = |preset| json!({ "preset": preset, "position": "8/4pp2/8/8/3Pp2P/3P4/8/8 w", "moves": ["h4xe4"] });
    let (_, drawn) = anna.send("POST", path, body("romanian")).await;
    assert_eq!(drawn["status"]["winners"], json!([]));
    let (_, won) = anna.send("POST", path, body("sackson")).await;
    assert_eq!(won["status"]["winners"], json!([0]));
    assert_eq!(won["settings"]["simultaneous"], "mover");
    let body = json!({ "options": { "setup": "scrambled-eggs" } });
    let (_, eggs) = anna.send("POST", path, body).await;
    assert_eq!(eggs["entry"]["next"].as_array().unwrap().len(), 12);
    assert_eq!(eggs["settings"]["setup"], "scrambled-eggs");
}

#[tokio::test]
async fn hands_are_seen_by_the_seat_to_move_or_the_one_asked_for() {
    let site = Site::open().await;
    let anna = site.client();
    let try_it = |body| anna.send("POST", "/api/games/dog/try", body);
    let position = "P62||P9|P44 0 play 5K|A|Q|8";
    let cards = |answer: &serde_json::Value, seat: u8| {
        let pieces = answer["scene"]["pieces"].as_array().unwrap();
        let spot = format!("hand/{seat}/");
        let held = |p: &&serde_json::Value| p["spot"].as_str().unwrap().starts_with(&spot);
        pieces.iter().filter(held).count()
    };
    let (status, own) = try_it(json!({ "position": position })).await;
    assert_eq!(status, 200, "{own}");
    assert_eq!((cards(&own, 0), cards(&own, 1)), (2, 0));
    let body = json!({ "position": position, "moves": ["50"] });
    let (_, next) = try_it(body).await;
    assert_eq!((cards(&next, 0), cards(&next, 1)), (0, 1));
    let body = json!({ "position": position, "moves": ["50"], "eye": 0 });
    let (_, kept) = try_it(body).await;
    assert_eq!((cards(&kept, 0), cards(&kept, 1)), (1, 0));
    assert!(
        !kept["entry"]["next"].as_array().unwrap().is_empty(),
        "the seat to move can be played all the same"
    );
}

#[tokio::test]
async fn a_game_goes_by_all_its_names() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let known = anna.get("/api/games/romanian-checkers").await;
    for name in ["loa", "lines-of-action"] {
        assert_eq!(anna.get(&format!("/api/games/{name}")).await, known);
        anna.get(&format!("/api/games/{name}/scene")).await;
        let path = format!("/api/games/{name}/try");
        assert_eq!(anna.send("POST", &path, json!({})).await.0, 200);
        let id = anna.create(name, &["me", "link"]).await;
        assert_eq!(anna.state(&id).await["game"], "romanian-checkers");
        let path = format!("/rules/{name}?rules=sackson");
        let page = anna.raw("GET", &path, None).await;
        let page = page.url().as_str().strip_prefix(&anna.base);
        assert_eq!(page, Some("/rules/romanian-checkers?rules=sackson"));
    }
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused_with_a_sentence() {
    let site = Site::open().await;
    let anna = site.client();
    let refused = [
        ("chess", json!({}), 404),
        ("dobutsu", json!({ "position": "nonsense" }), 400),
        ("dobutsu", json!({ "moves": ["4C8"] }), 422),
        ("dobutsu", json!({ "preset": "none such" }), 400),
        ("dobutsu", json!({ "eye": 2 }), 404),
        ("dobutsu", json!({ "colour": "red" }), 400),
        ("dobutsu", json!({ "moves": vec!["x"; 1001] }), 413),
    ];
    for (game, body, wanted) in refused {
        let path = format!("/api/games/{game}/try");
        let (status, answer) = anna.send("POST", &path, body).await;
        assert_eq!(status, wanted, "{answer}");
        assert!(answer["error"].is_string());
    }
}

#[tokio::test]
async fn exact_values_need_a_table() {
    let site = Site::open().await;
    let anna = site.client();
    for game in ["romanian-checkers", "dog", "nonsense"] {
        let path = format!("/api/games/{game}/values");
        assert_eq!(anna.send("GET", &path, json!(null)).await.0, 404, "{game}");
    }
    // Studies lack pieces, and the table knows whole sets only.
    let path = "/api/games/dobutsu/values?position=S/-l-/---/---/-L-/-";
    let (status, why) = anna.send("GET", path, json!(null)).await;
    assert_eq!(status, 422, "{why}");
}
