//! Accounts: made of guests, signed in to, taken along and ended; and what somebody with bad intentions tries.

use crate::client::{Client, PASSWORD, Site};
use parlour_server::Clock;
use serde_json::{Value, json};

/// One request with these headers: status, answer, cookies that were set.
async fn ask(
    site: &Site,
    (method, path): (&str, &str),
    headers: &[(&str, &str)],
    body: Value,
) -> (u16, Value, Vec<String>) {
    let method = method.parse().unwrap();
    let http = reqwest::Client::new();
    let mut request = http.request(method, format!("{}{path}", site.base));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = request.json(&body).send().await.unwrap();
    let cookies = response.headers().get_all("set-cookie").iter();
    let cookies = cookies.map(|line| line.to_str().unwrap().to_owned());
    let (cookies, status) = (cookies.collect(), response.status().as_u16());
    let body = response.bytes().await.unwrap();
    (
        status,
        serde_json::from_slice(&body).unwrap_or_default(),
        cookies,
    )
}

/// `NAME=VALUE` of a cookie that was set.
fn pair(cookies: &[String], name: &str) -> String {
    let begins = format!("{name}=");
    let line = cookies.iter().find(|line| line.starts_with(&begins));
    let line = line.unwrap_or_else(|| panic!("{name} was not set: {cookies:?}"));
    line.split(';').next().unwrap().to_owned()
}

const SIGN_IN: (&str, &str) = ("POST", "/api/session");

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

fn with_secret(site: &Site, secret: &str) -> Client {
    let client = site.client();
    *client.secret.lock().unwrap() = Some(secret.to_owned());
    client
}

fn secret(client: &Client) -> String {
    client.secret.lock().unwrap().clone().unwrap()
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let site = Site::open().await;
    let anna = site.guest("Anna").await;
    let id = anna.create("dobutsu", &["me", "bot:0"]).await;
    let guest = anna.get("/api/me").await["guest"]["id"].clone();
    let before = secret(&anna);
    let body = credentials("Anna", PASSWORD);
    let (status, made) = anna.send("POST", "/api/account", body).await;
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["codes"].as_array().unwrap().len(), 10);
    let me = anna.get("/api/me").await;
    assert_eq!(me["guest"]["id"], guest);
    assert_eq!(me["account"]["role"], "player");
    assert_eq!(anna.state(&id).await["you"], json!([0]), "her game is hers");
    // Whoever knew the guest's token knows nothing any more.
    assert_ne!(secret(&anna), before);
    let other = with_secret(&site, &before);
    assert_eq!(other.get("/api/me").await["guest"], Value::Null);
    let (status, again) = anna
        .send("POST", "/api/account", credentials("Berta", PASSWORD))
        .await;
    assert_eq!(status, 422, "{again}");

    // Signing out and in again.
    anna.send("POST", "/api/me/logout", json!({})).await;
    assert_eq!(anna.get("/api/me").await["guest"], Value::Null);
    let (status, me) = anna
        .send("POST", "/api/session", credentials(" ANNA ", PASSWORD))
        .await;
    assert_eq!((status, &me["guest"]["id"]), (200, &guest), "{me}");
    assert_eq!(anna.state(&id).await["you"], json!([0]));
}

#[tokio::test]
async fn names_of_accounts_are_nobody_elses() {
    let site = Site::open().await;
    // Somebody was called so before.
    let early = site.guest("Anna").await;
    site.member("Anna").await;
    for name in ["anna", "\u{410}nna", "An na", "Annä"] {
        let body = credentials(name, PASSWORD);
        let (status, why) = site.client().send("POST", "/api/account", body).await;
        assert_eq!(status, 422, "{name}: {why}");
        let (status, why) = site
            .client()
            .send("PUT", "/api/me", json!({ "name": name }))
            .await;
        assert_eq!(status, 422, "{name}: {why}");
    }
    for name in [
        "Guest 1234",
        "guest7",
        "a former player",
        "White",
        "Admin",
        "",
    ] {
        let body = credentials(name, PASSWORD);
        let (status, why) = site.client().send("POST", "/api/account", body).await;
        assert_eq!(status, 422, "{name}: {why}");
    }
    let id = early.create("dobutsu", &["me", "open"]).await;
    let name = early.state(&id).await["players"][0]["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Guest "), "{name}");
    let ben = site.guest("Ben").await;
    site.member("Ben").await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    let name = ben.state(&id).await["players"][1]["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Guest "), "{name}");
    // An account keeps its name.
    let carl = site.member("Carl").await;
    for (name, expected) in [("Carla", 422), ("Carl", 200)] {
        let (status, why) = carl.send("PUT", "/api/me", json!({ "name": name })).await;
        assert_eq!(status, expected, "{why}");
    }
}

#[tokio::test]
async fn passwords_are_good_enough_or_refused() {
    let site = Site::open().await;
    for password in [
        "short",
        "password123",
        "1234567890",
        "annannannanna",
        &"x".repeat(201),
    ] {
        let body = credentials("Anna", password);
        let (status, why) = site.client().send("POST", "/api/account", body).await;
        assert_eq!(status, 422, "{password}: {why}");
    }
    // What is kept is a hash, not a password.
    let anna = site.member("Anna").await;
    let mut db = site.connect().await;
    let sql = "SELECT password FROM accounts";
    let stored: String = sqlx::query_scalar(sql).fetch_one(&mut db).await.unwrap();
    assert!(stored.starts_with("$argon2id$"), "{stored}");
    let codes = "SELECT hash FROM codes";
    let codes: Vec<String> = sqlx::query_scalar(codes).fetch_all(&mut db).await.unwrap();
    assert!(codes.len() == 10 && codes.iter().all(|code| code.len() == 64));
    drop(anna);
}

#[tokio::test]
async fn a_planted_cookie_or_token_opens_nothing() {
    let site = Site::open().await;
    // Somebody else makes a guest, with a program's token, and plants the cookie in Anna's browser.
    let eve = site.guest("Visitor").await;
    let (_, token) = eve.send("POST", "/api/me/tokens", json!({})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let planted = secret(&eve);
    let anna = with_secret(&site, &planted);
    let body = credentials("Anna", PASSWORD);
    assert_eq!(anna.send("POST", "/api/account", body).await.0, 200);
    assert_eq!(eve.get("/api/me").await["guest"], Value::Null);
    let me = ("GET", "/api/me");
    let headers = [("authorization", bearer.as_str())];
    assert_eq!(ask(&site, me, &headers, json!({})).await.0, 401);
    // The same for signing in.
    let eve = site.guest("Visitor").await;
    let planted = secret(&eve);
    let victim = with_secret(&site, &planted);
    let (status, _) = victim
        .send("POST", "/api/session", credentials("Anna", PASSWORD))
        .await;
    assert_eq!(status, 200);
    assert_ne!(secret(&victim), planted);
    assert_eq!(eve.get("/api/me").await["guest"], Value::Null);
    // Whoever wants to keep their programs' tokens says so.
    let ben = site.guest("Ben").await;
    let (_, token) = ben.send("POST", "/api/me/tokens", json!({})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let body = json!({ "name": "Ben", "password": PASSWORD, "keep_tokens": true });
    assert_eq!(ben.send("POST", "/api/account", body).await.0, 200);
    let headers = [("authorization", bearer.as_str())];
    let (status, me, _) = ask(&site, me, &headers, json!({})).await;
    assert_eq!((status, &me["account"]["name"]), (200, &json!("Ben")));
    // But they change nothing about the account.
    for way in [("GET", "/api/account"), ("DELETE", "/api/account/sessions")] {
        let (status, why, _) = ask(&site, way, &headers, json!({})).await;
        assert_eq!(status, 403, "{way:?} {why}");
    }
}

#[tokio::test]
async fn guessing_gets_slower_and_shuts_nobody_out() {
    let site = Site::with(|config| config.proxy = true).await;
    let signed = ask(
        &site,
        ("POST", "/api/account"),
        &[("x-forwarded-for", "10.0.0.1")],
        credentials("Anna", PASSWORD),
    );
    let device = pair(&signed.await.2, "parlour_device");
    let guess = async |from: &str, name: &str| {
        let headers = [("x-forwarded-for", from)];
        let (status, why, cookies) = ask(
            &site,
            SIGN_IN,
            &headers,
            credentials(name, "marmelade am morgen"),
        )
        .await;
        assert!(cookies.is_empty(), "{cookies:?}");
        (status, why)
    };
    // Of names that are there and names that are not one hears the same.
    for name in ["Anna", "Nobody"] {
        let mut heard = Vec::new();
        for _ in 0..7 {
            heard.push(guess("10.0.0.66", name).await.0);
        }
        assert_eq!(heard, [401, 401, 401, 401, 401, 429, 429], "{name}");
    }
    let [known, unknown] = [
        guess("10.0.0.67", "Anna").await,
        guess("10.0.0.67", "Nobody").await,
    ];
    assert_eq!(known, unknown);
    let (status, waits) = guess("10.0.0.66", "Anna").await;
    assert_eq!(status, 429);
    assert!(
        waits["error"].as_str().unwrap().contains("wrong guesses"),
        "{waits}"
    );
    // From many addresses.
    for n in 0..30 {
        guess(&format!("10.1.0.{n}"), "Anna").await;
    }
    assert_eq!(guess("10.2.0.1", "Anna").await.0, 429, "strangers wait");
    assert_eq!(
        guess("10.2.0.1", "Berta").await.0,
        401,
        "for this name only"
    );
    // Anna gets in from her own browser, even behind the address that guesses.
    for from in ["10.0.0.1", "10.0.0.66"] {
        let headers = [("x-forwarded-for", from), ("cookie", device.as_str())];
        let (status, me, _) = ask(&site, SIGN_IN, &headers, credentials("Anna", PASSWORD)).await;
        assert_eq!(
            (status, &me["account"]["name"]),
            (200, &json!("Anna")),
            "{me}"
        );
    }
    // A browser of somebody else's is no key to her door.
    let signed = ask(
        &site,
        ("POST", "/api/account"),
        &[("x-forwarded-for", "10.0.0.2")],
        credentials("Eve", PASSWORD),
    );
    let hers = pair(&signed.await.2, "parlour_device");
    let headers = [("x-forwarded-for", "10.2.0.2"), ("cookie", hers.as_str())];
    assert_eq!(
        ask(&site, SIGN_IN, &headers, credentials("Anna", PASSWORD))
            .await
            .0,
        429
    );
}

#[tokio::test]
async fn recovery_codes_are_good_once() {
    let site = Site::open().await;
    let anna = site.client();
    let (_, made) = anna
        .send("POST", "/api/account", credentials("Anna", PASSWORD))
        .await;
    let codes: Vec<&str> = made["codes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c.as_str().unwrap())
        .collect();
    let recover = async |name: &str, code: &str, password: &str| {
        let body = json!({ "name": name, "code": code, "password": password });
        let client = site.client();
        let (status, answer) = client.send("POST", "/api/session/recover", body).await;
        (status, answer, client)
    };
    let fresh = "sieben murmeln im glas";
    assert_eq!(
        recover("Anna", codes[0], "password123").await.0,
        422,
        "and the code is still good"
    );
    let [unknown, wrong] = [
        recover("Nobody", codes[0], fresh).await,
        recover("Anna", "aaaaa-aaaaa-aaaaa-aaaaa", fresh).await,
    ];
    assert_eq!((unknown.0, &unknown.1), (401, &wrong.1));
    let typed = codes[0].to_uppercase().replace('-', " ");
    let (status, me, back) = recover("anna", &typed, fresh).await;
    assert_eq!(
        (status, &me["account"]["name"]),
        (200, &json!("Anna")),
        "{me}"
    );
    assert_eq!(recover("Anna", codes[0], fresh).await.0, 401, "used up");
    // Whoever was signed in before is not any more, and the old password is gone.
    assert_eq!(anna.get("/api/me").await["guest"], Value::Null);
    assert_eq!(
        site.client()
            .send("POST", "/api/session", credentials("Anna", PASSWORD))
            .await
            .0,
        401
    );
    assert_eq!(
        site.client()
            .send("POST", "/api/session", credentials("Anna", fresh))
            .await
            .0,
        200
    );
    assert_eq!(back.get("/api/account").await["codes"], 9);
    // New ones in the place of the old.
    let (status, _) = back.send("POST", "/api/account/codes", json!({})).await;
    assert_eq!(status, 401);
    let (status, renewed) = back
        .send("POST", "/api/account/codes", json!({ "password": fresh }))
        .await;
    assert_eq!(
        (status, renewed["codes"].as_array().unwrap().len()),
        (200, 10)
    );
    assert_eq!(recover("Anna", codes[1], fresh).await.0, 401);
    let new = renewed["codes"][3].as_str().unwrap().to_owned();
    assert_eq!(recover("Anna", &new, fresh).await.0, 200);
}

#[tokio::test]
async fn sessions_are_seen_and_ended() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let headers = [("user-agent", firefox)];
    let (_, _, cookies) = ask(&site, SIGN_IN, &headers, credentials("Anna", PASSWORD)).await;
    let elsewhere = with_secret(
        &site,
        pair(&cookies, "parlour").strip_prefix("parlour=").unwrap(),
    );
    let own = anna.get("/api/account").await;
    let sessions = own["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2, "{own}");
    let other = sessions.iter().find(|s| s["current"] == false).unwrap();
    assert_eq!(other["about"], "Firefox on Linux");
    assert!(
        !own.to_string().contains(&secret(&elsewhere)),
        "no token is told"
    );
    // Nobody else can end it.
    let eve = site.member("Eve").await;
    let path = format!("/api/account/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(eve.send("DELETE", &path, json!({})).await.0, 404);
    // A socket that was opened before ends with its session.
    let ben = site.guest("Ben").await;
    let id = elsewhere.create("dobutsu", &["me", "open"]).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    let mut socket = elsewhere.listen(&id).await;
    let said = socket.ask(json!({ "do": "say", "text": "hi" })).await;
    assert!(said["error"].is_null(), "{said}");
    assert_eq!(anna.send("DELETE", &path, json!({})).await.0, 200);
    let said = socket
        .ask(json!({ "do": "say", "text": "still here" }))
        .await;
    assert_eq!(said["status"], 401, "{said}");
    assert_eq!(elsewhere.get("/api/me").await["guest"], Value::Null);
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna");
    // All others at once, and by a new password.
    let again = async || {
        let client = site.client();
        let (status, _) = client
            .send("POST", "/api/session", credentials("Anna", PASSWORD))
            .await;
        assert_eq!(status, 200);
        client
    };
    let (one, two) = (again().await, again().await);
    assert_eq!(
        anna.send("DELETE", "/api/account/sessions", json!({}))
            .await
            .0,
        200
    );
    for client in [&one, &two] {
        assert_eq!(client.get("/api/me").await["guest"], Value::Null);
    }
    let one = again().await;
    let fresh = "sieben murmeln im glas";
    for (proof, expected) in [
        (json!({}), 401),
        (json!({ "password": "no" }), 401),
        (json!({ "password": PASSWORD }), 200),
    ] {
        let body = json!({ "proof": proof, "password": fresh });
        let (status, why) = anna.send("PUT", "/api/account/password", body).await;
        assert_eq!(status, expected, "{why}");
    }
    assert_eq!(one.get("/api/me").await["guest"], Value::Null);
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna");
}

#[tokio::test]
async fn a_stolen_session_does_not_guess_the_password_for_ever() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let mut heard = Vec::new();
    for _ in 0..7 {
        let body = json!({ "password": "marmelade am morgen" });
        heard.push(anna.send("POST", "/api/account/close", body).await.0);
    }
    assert_eq!(heard, [401, 401, 401, 401, 401, 429, 429]);
    assert_eq!(
        site.client()
            .send("POST", "/api/session", credentials("Anna", PASSWORD))
            .await
            .0,
        200
    );
}

/// Every way that changes something about accounts, with a body that would do.
fn ways() -> Vec<(&'static str, &'static str, Value)> {
    let proof = json!({ "password": PASSWORD });
    let passkey =
        json!({ "id": "x", "client_data": "e30", "authenticator": "x", "signature": "x" });
    vec![
        ("POST", "/api/account", credentials("Mallory", PASSWORD)),
        ("POST", "/api/session", credentials("Anna", PASSWORD)),
        (
            "POST",
            "/api/session/recover",
            json!({ "name": "Anna", "code": "x", "password": PASSWORD }),
        ),
        (
            "POST",
            "/api/session/passkey",
            json!({ "passkey": passkey }),
        ),
        (
            "POST",
            "/api/passkeys/challenge",
            json!({ "purpose": "prove" }),
        ),
        (
            "PUT",
            "/api/account/password",
            json!({ "proof": proof, "password": "sieben murmeln im glas" }),
        ),
        (
            "PUT",
            "/api/account/privacy",
            json!({ "profile": "nobody" }),
        ),
        (
            "PUT",
            "/api/account/mail",
            json!({ "proof": proof, "address": "anna@example.net" }),
        ),
        ("POST", "/api/account/mail", json!({ "secret": "x" })),
        ("DELETE", "/api/account/mail", proof.clone()),
        (
            "POST",
            "/api/session/mail",
            json!({ "name": "Anna", "address": "anna@example.net" }),
        ),
        (
            "POST",
            "/api/session/link",
            json!({ "secret": "x", "password": PASSWORD }),
        ),
        ("POST", "/api/account/codes", proof.clone()),
        ("POST", "/api/account/export", proof.clone()),
        (
            "POST",
            "/api/account/passkeys",
            json!({ "name": "x", "proof": proof, "passkey": { "client_data": "x", "attestation": "x" } }),
        ),
        ("DELETE", "/api/account/passkeys/x", proof.clone()),
        ("DELETE", "/api/account/sessions", json!({})),
        ("DELETE", "/api/account/sessions/x", json!({})),
        (
            "POST",
            "/api/reports",
            json!({ "name": "Anna", "text": "nothing at all" }),
        ),
        (
            "POST",
            "/api/moderation",
            json!({ "do": "close", "report": "x", "note": "" }),
        ),
        ("POST", "/api/me/logout", json!({})),
        ("POST", "/api/account/close", proof),
    ]
}

#[tokio::test]
async fn no_other_site_does_anything_in_somebodys_name() {
    let site = Site::open().await;
    let anna = site.operator("Anna").await;
    let cookie = format!("parlour={}", secret(&anna));
    for (method, path, body) in ways() {
        for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
            let headers = [("cookie", cookie.as_str()), ("origin", origin)];
            let (status, why, cookies) = ask(&site, (method, path), &headers, body.clone()).await;
            assert_eq!(status, 403, "{method} {path} from {origin}: {why}");
            assert!(
                cookies.is_empty(),
                "{method} {path} from {origin}: {cookies:?}"
            );
            assert!(
                why["error"].as_str().unwrap().contains("another site"),
                "{why}"
            );
        }
        // What a form without scripts can send is no request here.
        if method == "POST" && !path.ends_with("logout") {
            let request = reqwest::Client::new().post(format!("{}{path}", site.base));
            let request = request
                .header("cookie", &cookie)
                .header("content-type", "text/plain");
            let answer = request.body(body.to_string()).send().await.unwrap();
            assert_eq!(answer.status(), 400, "{path}");
        }
    }
    assert_eq!(anna.get("/api/account").await["account"]["name"], "Anna");
}

#[tokio::test]
async fn what_is_others_needs_an_account_and_oversized_fields_are_refused() {
    let site = Site::open().await;
    let guest = site.guest("Ben").await;
    for (method, path, body) in ways() {
        let open =
            path.starts_with("/api/session") || path.contains("logout") || path == "/api/reports";
        if open || path == "/api/account" {
            continue;
        }
        for client in [&guest, &site.client()] {
            let (status, why) = client.send(method, path, body.clone()).await;
            assert_eq!(status, 403, "{method} {path}: {why}");
        }
    }
    for path in [
        "/api/account",
        "/api/moderation",
        "/api/moderation/people?name=Anna",
    ] {
        assert_eq!(guest.status(path).await, 403, "{path}");
    }
    let anna = site.member("Anna").await;
    let large = "x".repeat(3000);
    let huge = "x".repeat(70_000);
    for (method, path, body) in ways() {
        for filler in [&large, &huge] {
            let mut big = body.clone();
            for value in big.as_object_mut().unwrap().values_mut() {
                if value.is_string() {
                    *value = json!(filler);
                }
            }
            if big == body {
                continue;
            }
            let (status, why) = anna.send(method, path, big).await;
            assert!(
                (400..500).contains(&status),
                "{method} {path}: {status} {why}"
            );
            assert!(why["error"].as_str().unwrap().len() < 400, "{why}");
        }
    }
    assert_eq!(anna.get("/api/me").await["guest"]["name"], "Anna");
    // Fields that nobody knows are named.
    let body = json!({ "name": "Eve", "password": PASSWORD, "role": "operator" });
    let (status, why) = site.client().send("POST", "/api/account", body).await;
    assert!(status == 422 || status == 400, "{why}");
}

#[tokio::test]
async fn privacy_is_kept() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let usual = json!({ "profile": "everybody", "challenges": "everybody" });
    assert_eq!(anna.get("/api/account").await["privacy"], usual);
    let wish = json!({ "profile": "followed", "challenges": "nobody" });
    assert_eq!(
        anna.send("PUT", "/api/account/privacy", wish.clone())
            .await
            .0,
        200
    );
    assert_eq!(anna.get("/api/account").await["privacy"], wish);
    let (status, _) = anna
        .send(
            "PUT",
            "/api/account/privacy",
            json!({ "profile": "myself" }),
        )
        .await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn all_of_ones_data_can_be_taken_along() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let cookie = format!("parlour={}", secret(&anna));
    let proof = json!({ "password": PASSWORD });
    let (status, none) = anna
        .send("POST", "/api/account/export", proof.clone())
        .await;
    assert_eq!((status, &none["matches"]), (200, &json!([])));
    // Packed, as browsers want it.
    let packed = [("accept-encoding", "gzip"), ("cookie", cookie.as_str())];
    let way = ("POST", "/api/account/export");
    assert_eq!(ask(&site, way, &packed, proof.clone()).await.0, 200);
    let ids = [
        anna.create("dobutsu", &["me", "me"]).await,
        anna.create("dog", &["me", "bot:0", "bot:0", "bot:0"]).await,
    ];
    anna.must(&ids[0], json!({ "do": "resign" })).await;
    assert_eq!(
        anna.send("POST", "/api/account/export", json!({})).await.0,
        401
    );
    let (status, all) = anna.send("POST", "/api/account/export", proof).await;
    assert_eq!(status, 200, "{all}");
    assert_eq!(all["account"]["account"]["name"], "Anna");
    let matches = all["matches"].as_array().unwrap();
    for id in &ids {
        let own = matches.iter().find(|one| one["id"] == **id).unwrap();
        assert!(own["record"].as_str().unwrap().contains("Anna"), "{own}");
    }
    let text = all.to_string();
    assert!(!text.contains("$argon2") && !text.contains(&secret(&anna)));
}

#[tokio::test]
async fn whoever_goes_is_a_former_player() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let ben = site.guest("Ben").await;
    let id = anna.create("dobutsu", &["me", "open"]).await;
    ben.must(&id, json!({ "do": "sit", "seat": 1 })).await;
    anna.must(&id, json!({ "do": "say", "text": "hello" }))
        .await;
    ben.must(&id, json!({ "do": "say", "text": "hello yourself" }))
        .await;
    let waiting = anna.create("dobutsu", &["me", "open"]).await;
    assert_eq!(
        anna.send("POST", "/api/account/close", json!({ "password": "no" }))
            .await
            .0,
        401
    );
    let cookie = secret(&anna);
    let (status, why) = anna
        .send(
            "POST",
            "/api/account/close",
            json!({ "password": PASSWORD }),
        )
        .await;
    assert_eq!(status, 200, "{why}");
    assert_eq!(
        with_secret(&site, &cookie).get("/api/me").await["guest"],
        Value::Null
    );
    let state = ben.state(&id).await;
    assert_eq!(
        (&state["phase"], &state["players"][0]["name"]),
        (&json!("over"), &json!("a former player"))
    );
    let said: Vec<&Value> = state["talk"]["said"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| &s["name"])
        .collect();
    assert_eq!(said, ["a former player", "Ben"]);
    assert_eq!(ben.state(&waiting).await["phase"], "over");
    let record = ben.text(&format!("/api/matches/{id}/record")).await;
    assert!(
        record.contains("a former player") && !record.contains("Anna"),
        "{record}"
    );
    let listed = ben.get("/api/me/matches").await.to_string();
    assert!(
        listed.contains("a former player") && !listed.contains("Anna"),
        "{listed}"
    );
    // Nothing of her is left, and nobody can pose as her.
    let mut db = site.connect().await;
    for table in ["accounts", "codes", "devices", "passkeys"] {
        let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&mut db).await.unwrap();
        assert_eq!(count, 0, "{table}");
    }
    let sql = "SELECT COUNT(*) FROM events WHERE body LIKE '%Anna%'";
    let count: i64 = sqlx::query_scalar(sql).fetch_one(&mut db).await.unwrap();
    assert_eq!(count, 0);
    let (status, _) = site
        .client()
        .send("POST", "/api/session", credentials("Anna", PASSWORD))
        .await;
    assert_eq!(status, 401);
    let (status, _) = site
        .client()
        .send("POST", "/api/account", credentials("anna", PASSWORD))
        .await;
    assert_eq!(status, 422);
    assert_eq!(
        site.client()
            .send("PUT", "/api/me", json!({ "name": "Anna" }))
            .await
            .0,
        422
    );
}

#[tokio::test]
async fn of_whoever_goes_no_chair_and_no_tournament_keeps_the_name() {
    let (clock, hand) = Clock::by_hand();
    let site = Site::with(move |config| config.clock = clock.clone()).await;
    let (anna, ben) = (site.member("Anna").await, site.member("Benedikta").await);
    // A bot has taken her chair.
    let minutes = json!({ "kind": "minutes", "initial": 600, "increment": 0 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": minutes });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    ben.must(&id, json!({ "do": "say", "text": "I must go" }))
        .await;
    let seen = anna.listen(&id).await;
    anna.play(&id, "b3b2").await;
    hand.advance(std::time::Duration::from_secs(120));
    anna.must(&id, json!({ "do": "claim", "seat": 1, "what": "bot" }))
        .await;
    assert_eq!(anna.state(&id).await["players"][1]["kind"], "bot");
    drop(seen);
    // She has left a table before its game began.
    let left = anna.create("dog", &["me", "open", "open", "open"]).await;
    ben.must(&left, json!({ "do": "sit", "seat": 1 })).await;
    ben.must(&left, json!({ "do": "leave" })).await;
    // She runs a tournament, and is in another one with a partner.
    let plan = json!({
        "name": "Friday", "kind": "swiss", "game": "dobutsu", "rounds": 1, "pause": 0,
        "clock": { "kind": "minutes", "initial": 60, "increment": 1 },
    });
    let mut pairs = plan.clone();
    pairs["game"] = json!("dog");
    let mut paths = Vec::new();
    for (host, plan) in [(&ben, plan), (&anna, pairs)] {
        let (status, made) = host.send("POST", "/api/tournaments", plan).await;
        assert_eq!(status, 201, "{made}");
        let path = format!("/api/tournaments/{}", made["id"].as_str().unwrap());
        let (status, told) = ben.send("POST", &format!("{path}/entry"), json!({})).await;
        assert_eq!(status, 200, "{told}");
        paths.push(path);
    }
    let joins = json!({ "pair": 0 });
    let (status, told) = anna
        .send("POST", &format!("{}/entry", paths[1]), joins)
        .await;
    assert_eq!(status, 200, "{told}");
    // And she has a program.
    let (status, bot) = ben
        .send("POST", "/api/bots", json!({ "name": "Maschine" }))
        .await;
    assert_eq!(status, 201, "{bot}");

    let proof = json!({ "password": PASSWORD });
    let (_, all) = ben.send("POST", "/api/account/export", proof.clone()).await;
    assert_eq!(all["bots"][0]["name"], "Maschine");
    assert_eq!(all["tournaments"].as_array().unwrap().len(), 2);
    let (status, why) = ben.send("POST", "/api/account/close", proof).await;
    assert_eq!(status, 200, "{why}");
    let mut db = site.connect().await;
    for (table, column) in [
        ("events", "body"),
        ("matches", "players"),
        ("tournament_events", "body"),
        ("tournaments", "card"),
        ("accounts", "name"),
        ("guests", "name"),
    ] {
        for name in ["Benedikta", "Maschine"] {
            let sql = format!("SELECT COUNT(*) FROM {table} WHERE {column} LIKE '%{name}%'");
            let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql));
            let count: i64 = query.fetch_one(&mut db).await.unwrap();
            assert_eq!(count, 0, "{table} {name}");
        }
    }
    // What is in memory says the same.
    let said = anna.state(&id).await["talk"]["said"][0]["name"].clone();
    assert_eq!(said, "a former player");
    for path in &paths {
        let told = anna.get(path).await;
        let text = told.to_string();
        assert!(
            text.contains("a former player") && !text.contains("Benedikta"),
            "{text}"
        );
        assert_eq!(told["entrants"][0]["withdrawn"], true, "{text}");
    }
    let list = anna.get("/api/tournaments").await.to_string();
    assert!(!list.contains("Benedikta"), "{list}");
    // The program is nobody's any more, and plays no more.
    let token = bot["token"].as_str().unwrap();
    let request = reqwest::Client::new().get(format!("{}/api/me", site.base));
    let answer = request.bearer_auth(token).send().await.unwrap();
    assert_eq!(answer.status(), 401);
}

#[tokio::test]
async fn accounts_outlive_a_restart() {
    let mut site = Site::open().await;
    let anna = site.member("Anna").await;
    site.restart().await;
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    assert_eq!(anna.get("/api/me").await["account"]["name"], "Anna");
}
