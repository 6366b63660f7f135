//! E-mail: an address that is one's own, links that let in again, and what somebody with bad intentions tries. A mail server of
//! our own takes the letters.

use crate::client::{Client, PASSWORD, Site};
use parlour_server::{Clock, Hand, Mailing};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const FRESH: &str = "sieben murmeln im glas";
const SITE: &str = "https://games.example";

/// A letter as it arrived.
#[derive(Debug)]
struct Letter {
    to: String,
    subject: String,
    text: String,
}

impl Letter {
    /// The secret of the link to this page that it holds.
    fn secret(&self, page: &str) -> String {
        let begin = format!("{SITE}/mail/{page}#");
        let (_, rest) = self.text.split_once(&begin).expect("a link");
        let secret = rest.split_whitespace().next().unwrap();
        assert_eq!(secret.len(), 32);
        secret.into()
    }
}

struct MailServer {
    at: String,
    /// Letters that are put off before one is taken.
    busy: Arc<AtomicUsize>,
    taken: mpsc::UnboundedReceiver<Letter>,
}

impl MailServer {
    async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, taken) = mpsc::unbounded_channel();
        let busy = Arc::new(AtomicUsize::new(0));
        let puts_off = busy.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (sender, puts_off) = (sender.clone(), puts_off.clone());
                tokio::spawn(async move { take(stream, &sender, &puts_off).await });
            }
        });
        MailServer { at, busy, taken }
    }
    async fn next(&mut self) -> Letter {
        let next = tokio::time::timeout(Duration::from_secs(60), self.taken.recv());
        next.await.expect("a letter within a minute").unwrap()
    }
    /// Nothing has come, and nothing comes soon.
    async fn is_quiet(&mut self) {
        let next = tokio::time::timeout(Duration::from_millis(700), self.taken.recv()).await;
        assert!(next.is_err(), "{next:?}");
    }
}

async fn take(
    stream: tokio::net::TcpStream,
    taken: &mpsc::UnboundedSender<Letter>,
    busy: &AtomicUsize,
) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 mail.test\r\n").await.ok()?;
    let mut to = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let answer = match line.split([' ', ':']).next()? {
            "EHLO" => "250-mail.test\r\n250 8BITMIME\r\n",
            "MAIL" if busy.load(Relaxed) > 0 => {
                busy.fetch_sub(1, Relaxed);
                "451 not now\r\n"
            }
            "MAIL" => {
                assert_eq!(line, "MAIL FROM:<parlour@games.example>");
                "250 ok\r\n"
            }
            "RCPT" => {
                to = line
                    .strip_prefix("RCPT TO:<")?
                    .strip_suffix('>')?
                    .to_owned();
                "250 ok\r\n"
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = Vec::new();
                loop {
                    let line = lines.next_line().await.ok()??;
                    if line == "." {
                        break;
                    }
                    text.push(line.strip_prefix('.').unwrap_or(&line).to_owned());
                }
                let text = text.join("\n");
                let (head, body) = text.split_once("\n\n")?;
                let field = |name: &str| {
                    let begin = format!("{name}: ");
                    let mut found = head.lines().filter_map(|l| l.strip_prefix(&begin));
                    let only = found.next().unwrap().to_owned();
                    assert_eq!(found.next(), None, "{head}");
                    only
                };
                assert_eq!(field("To"), to);
                assert_eq!(field("From"), "Parlour <parlour@games.example>");
                let letter = Letter {
                    subject: field("Subject"),
                    text: unquoted(body),
                    to: to.clone(),
                };
                taken.send(letter).ok()?;
                "250 taken\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "500 what\r\n",
        };
        write.write_all(answer.as_bytes()).await.ok()?;
    }
    Some(())
}

fn unquoted(text: &str) -> String {
    let text = format!("{text}\n").replace("=\n", "");
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).unwrap()
}

async fn open() -> (Site, MailServer, Hand) {
    let server = MailServer::open().await;
    let (clock, hand) = Clock::by_hand();
    hand.advance(Duration::from_secs(1_800_000_000));
    let mailing = Mailing::read(&server.at, "parlour@games.example", SITE).unwrap();
    let site = Site::with(move |config| {
        config.mail = Some(mailing.clone());
        config.clock = clock.clone();
    });
    (site.await, server, hand)
}

fn proof() -> Value {
    json!({ "password": PASSWORD })
}

async fn wish(client: &Client, address: &str) -> (u16, Value) {
    let body = json!({ "proof": proof(), "address": address });
    client.send("PUT", "/api/account/mail", body).await
}

async fn confirm(client: &Client, secret: &str) -> (u16, Value) {
    let body = json!({ "secret": secret });
    client.send("POST", "/api/account/mail", body).await
}

async fn ask(client: &Client, name: &str, address: &str) -> (u16, Value) {
    let body = json!({ "name": name, "address": address });
    client.send("POST", "/api/session/mail", body).await
}

async fn enter(client: &Client, secret: &str, password: &str) -> (u16, Value) {
    let body = json!({ "secret": secret, "password": password });
    client.send("POST", "/api/session/link", body).await
}

/// Somebody whose address is confirmed.
async fn reachable(site: &Site, server: &mut MailServer, name: &str, address: &str) -> Client {
    let client = site.member(name).await;
    let (status, told) = wish(&client, address).await;
    assert_eq!((status, &told["waiting"]), (200, &json!(address)), "{told}");
    let letter = server.next().await;
    assert_eq!(
        (letter.to.as_str(), letter.text.contains(name)),
        (address, false)
    );
    let (status, told) = confirm(&client, &letter.secret("confirm")).await;
    assert_eq!((status, &told["address"]), (200, &json!(address)), "{told}");
    client
}

#[tokio::test]
async fn an_address_is_confirmed_and_lets_in_again() {
    let (site, mut server, _hand) = open().await;
    assert_eq!(site.client().get("/api/session").await["mail"], true);
    let anna = site.member("Anna").await;
    assert_eq!(anna.get("/api/account").await["mail"], json!({}));
    let wrong = json!({ "proof": { "password": "no" }, "address": "anna@example.net" });
    let (status, _) = anna.send("PUT", "/api/account/mail", wrong).await;
    assert_eq!(status, 401);
    let (status, told) = wish(&anna, " Anna@Example.net ").await;
    assert_eq!(
        (status, &told),
        (200, &json!({"waiting": "anna@example.net"}))
    );
    let letter = server.next().await;
    assert_eq!(
        (letter.to.as_str(), letter.subject.as_str()),
        ("anna@example.net", "Confirm your address at Parlour")
    );
    let secret = letter.secret("confirm");
    // Nobody is let in by an address that is not confirmed, and by its link neither.
    let stranger = site.client();
    assert_eq!(ask(&stranger, "Anna", "anna@example.net").await.0, 200);
    server.is_quiet().await;
    assert_eq!(enter(&stranger, &secret, FRESH).await.0, 422);
    // Only she herself confirms it.
    let ben = site.member("Ben").await;
    assert_eq!(confirm(&stranger, &secret).await.0, 403);
    assert_eq!(confirm(&ben, &secret).await.0, 422);
    assert_eq!(
        anna.get("/api/account").await["mail"],
        json!({"waiting": "anna@example.net"})
    );
    assert_eq!(confirm(&anna, &secret).await.0, 200);
    assert_eq!(confirm(&anna, &secret).await.0, 422, "it is good once");
    assert_eq!(
        anna.get("/api/account").await["mail"],
        json!({"address": "anna@example.net"})
    );
    let (status, why) = wish(&anna, "anna@example.net").await;
    assert_eq!(status, 422, "{why}");
    // She has lost her password.
    assert_eq!(
        ask(&stranger, "ANNA", "anna@example.NET").await,
        (200, json!({}))
    );
    let letter = server.next().await;
    assert!(letter.text.contains("Anna"), "{}", letter.text);
    let secret = letter.secret("recover");
    let mut db = site.connect().await;
    let sql = "SELECT COUNT(*) FROM mail_links WHERE hash = $1";
    let kept: i64 = sqlx::query_scalar(sql)
        .bind(&secret)
        .fetch_one(&mut db)
        .await
        .unwrap();
    assert_eq!(kept, 0, "only its hash is kept");
    let (status, why) = enter(&stranger, &secret, "password12").await;
    assert_eq!(status, 422, "{why}");
    let (status, me) = enter(&stranger, &secret, FRESH).await;
    assert_eq!(
        (status, &me["account"]["name"]),
        (200, &json!("Anna")),
        "{me}"
    );
    let notice = server.next().await;
    assert_eq!(notice.subject, "Your password at Parlour was changed");
    assert_eq!(
        enter(&site.client(), &secret, FRESH).await.0,
        422,
        "it is good once"
    );
    assert_eq!(
        anna.get("/api/me").await["guest"],
        Value::Null,
        "other sessions end"
    );
    let sign = json!({ "name": "Anna", "password": PASSWORD });
    assert_eq!(
        site.client().send("POST", "/api/session", sign).await.0,
        401
    );
    let sign = json!({ "name": "Anna", "password": FRESH });
    assert_eq!(
        site.client().send("POST", "/api/session", sign).await.0,
        200
    );
}

#[tokio::test]
async fn whoever_changes_an_address_is_told_at_the_old_one() {
    let (site, mut server, _hand) = open().await;
    let anna = reachable(&site, &mut server, "Anna", "anna@example.net").await;
    ask(&site.client(), "Anna", "anna@example.net").await;
    let old = server.next().await.secret("recover");
    assert_eq!(wish(&anna, "anna@example.org").await.0, 200);
    let letter = server.next().await;
    // The old one is good until the new one is confirmed.
    let told = json!({"address": "anna@example.net", "waiting": "anna@example.org"});
    assert_eq!(anna.get("/api/account").await["mail"], told);
    assert_eq!(confirm(&anna, &letter.secret("confirm")).await.0, 200);
    let notice = server.next().await;
    assert_eq!(notice.to, "anna@example.net");
    assert_eq!(notice.subject, "Your e-mail address at Parlour was changed");
    assert_eq!(
        enter(&site.client(), &old, FRESH).await.0,
        422,
        "what went there lets nobody in"
    );
    // A new password is told, and so is no address at all.
    let body = json!({ "proof": proof(), "password": FRESH });
    assert_eq!(anna.send("PUT", "/api/account/password", body).await.0, 200);
    assert_eq!(server.next().await.to, "anna@example.org");
    let (status, _) = anna.send("DELETE", "/api/account/mail", proof()).await;
    assert_eq!(status, 401);
    let (status, told) = anna
        .send("DELETE", "/api/account/mail", json!({ "password": FRESH }))
        .await;
    assert_eq!((status, told), (200, json!({})));
    let notice = server.next().await;
    assert_eq!(
        (notice.to.as_str(), notice.subject.as_str()),
        (
            "anna@example.org",
            "Your e-mail address at Parlour was changed"
        )
    );
    ask(&site.client(), "Anna", "anna@example.org").await;
    server.is_quiet().await;
}

#[tokio::test]
async fn nothing_is_learnt_about_names_and_addresses() {
    let (site, mut server, _hand) = open().await;
    let anna = reachable(&site, &mut server, "Anna", "anna@example.net").await;
    let ben = reachable(&site, &mut server, "Ben", "ben@example.net").await;
    let stranger = site.client();
    for (name, address) in [
        ("Nobody", "anna@example.net"),
        ("Anna", "nobody@example.net"),
        ("Anna", "ben@example.net"),
        ("Nobody", "nobody@example.net"),
        ("", "anna@example.net"),
    ] {
        assert_eq!(
            ask(&stranger, name, address).await,
            (200, json!({})),
            "{name} {address}"
        );
    }
    server.is_quiet().await;
    assert_eq!(
        ask(&stranger, "Ben", "ben@example.net").await,
        (200, json!({}))
    );
    assert_eq!(server.next().await.to, "ben@example.net");
    // An address that somebody has is anybody's to ask for, and whoever has it is asked.
    assert_eq!(wish(&ben, "anna@example.net").await.0, 200);
    assert_eq!(server.next().await.to, "anna@example.net");
    // Nobody else is told of it.
    let operator = site.operator("Olga").await;
    for client in [&ben, &operator, &stranger] {
        for path in [
            "/api/players/Anna",
            "/api/players/Anna/figures",
            "/api/lobby",
        ] {
            let text = client.text(path).await;
            assert!(!text.contains("example.net"), "{path}: {text}");
        }
    }
    let person = operator.text("/api/moderation/people?name=Anna").await;
    assert!(
        person.contains("Anna") && !person.contains("example.net"),
        "{person}"
    );
    // A program's token does nothing about it.
    let (_, token) = anna.send("POST", "/api/me/tokens", json!({})).await;
    let request = reqwest::Client::new().put(format!("{}/api/account/mail", site.base));
    let request = request.bearer_auth(token["token"].as_str().unwrap());
    let body = json!({ "proof": proof(), "address": "eve@example.net" });
    assert_eq!(request.json(&body).send().await.unwrap().status(), 403);
}

#[tokio::test]
async fn links_grow_old_and_letters_are_few() {
    let (site, mut server, hand) = open().await;
    let anna = site.member("Anna").await;
    wish(&anna, "anna@example.net").await;
    let late = server.next().await.secret("confirm");
    hand.advance(Duration::from_secs(24 * 3600 + 1));
    let (status, why) = confirm(&anna, &late).await;
    assert_eq!(status, 422, "{why}");
    assert_eq!(anna.get("/api/account").await["mail"], json!({}));
    wish(&anna, "anna@example.net").await;
    let good = server.next().await.secret("confirm");
    assert_eq!(confirm(&anna, &good).await.0, 200);
    let stranger = site.client();
    // Four within an hour, one of which has confirmed; whoever asks on is told the same.
    let mut secrets = Vec::new();
    for n in 0..6 {
        assert_eq!(ask(&stranger, "Anna", "anna@example.net").await.0, 200);
        if n < 3 {
            secrets.push(server.next().await.secret("recover"));
        }
    }
    server.is_quiet().await;
    let (status, why) = wish(&anna, "anna@example.org").await;
    assert_eq!(status, 422, "{why}");
    hand.advance(Duration::from_secs(29 * 60));
    // None of them has ended another.
    assert_eq!(enter(&stranger, &secrets[0], "short").await.0, 422);
    hand.advance(Duration::from_secs(61));
    for secret in &secrets {
        assert_eq!(
            enter(&stranger, secret, FRESH).await.0,
            422,
            "half an hour is over"
        );
    }
    // An address that others have had written to is not written to again, and nobody hears of that.
    hand.advance(Duration::from_secs(3600));
    let ben = site.member("Ben").await;
    let (status, told) = wish(&ben, "anna@example.net").await;
    assert_eq!(
        (status, &told["waiting"]),
        (200, &json!("anna@example.net"))
    );
    server.next().await;
    // Who asks too often from one place is sent away, whatever they ask for.
    let mut floods = 0;
    for _ in 0..12 {
        let (status, _) = ask(&stranger, "Nobody", "nobody@example.net").await;
        floods += usize::from(status == 429);
    }
    assert!(floods > 5, "{floods}");
    assert_eq!(wish(&ben, "ben@example.net").await.0, 429);
    server.is_quiet().await;
}

#[tokio::test]
async fn what_is_no_address_and_no_secret_is_refused() {
    let (site, mut server, _hand) = open().await;
    let anna = site.member("Anna").await;
    let long = format!("{}@example.net", "a".repeat(300));
    for bad in [
        "",
        "anna",
        "anna@localhost",
        "anna@example.net\r\nBcc: eve@example.net",
        "anna@example.net\r\n.\r\nMAIL FROM:<eve@example.net>",
        "anna@example.net>,<eve@example.net",
        "\"anna\"@example.net",
        "anna@[127.0.0.1]",
        "änna@example.net",
        &long,
    ] {
        let (status, why) = wish(&anna, bad).await;
        assert_eq!(status, 422, "{bad:?}: {why}");
        let (status, _) = ask(&anna, "Anna", bad).await;
        assert_eq!(status, 422, "{bad:?}");
    }
    for secret in [
        "",
        "x",
        "\r\n",
        &"f".repeat(32),
        &"f".repeat(5000),
        "' OR '1'='1",
    ] {
        assert_eq!(confirm(&anna, secret).await.0, 422);
        assert_eq!(enter(&anna, secret, FRESH).await.0, 422);
    }
    let huge = "x".repeat(70_000);
    assert_eq!(ask(&anna, &huge, "anna@example.net").await.0, 413);
    // A long name is nobody's.
    assert_eq!(
        ask(&anna, &"x".repeat(5000), "anna@example.net").await.0,
        200
    );
    server.is_quiet().await;
    assert_eq!(anna.get("/api/account").await["mail"], json!({}));
}

#[tokio::test]
async fn an_address_is_taken_along_and_goes_with_its_account() {
    let (site, mut server, _hand) = open().await;
    let anna = reachable(&site, &mut server, "Anna", "anna@example.net").await;
    let (_, all) = anna.send("POST", "/api/account/export", proof()).await;
    assert_eq!(all["account"]["mail"]["address"], "anna@example.net");
    ask(&site.client(), "Anna", "anna@example.net").await;
    let secret = server.next().await.secret("recover");
    let (status, why) = anna.send("POST", "/api/account/close", proof()).await;
    assert_eq!(status, 200, "{why}");
    let notice = server.next().await;
    assert_eq!(
        (notice.to.as_str(), notice.subject.as_str()),
        ("anna@example.net", "Your account at Parlour was deleted")
    );
    let mut db = site.connect().await;
    for table in ["mails", "mail_links"] {
        let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&mut db).await.unwrap();
        assert_eq!(count, 0, "{table}");
    }
    assert_eq!(enter(&site.client(), &secret, FRESH).await.0, 422);
}

#[tokio::test]
async fn a_busy_mail_server_is_asked_again_and_nobody_waits_for_it() {
    let (mut site, mut server, _hand) = open().await;
    let anna = site.member("Anna").await;
    server.busy.store(1, Relaxed);
    let begun = std::time::Instant::now();
    assert_eq!(wish(&anna, "anna@example.net").await.0, 200);
    assert!(
        begun.elapsed() < Duration::from_secs(4),
        "it was answered at once"
    );
    server.next().await;
    assert!(
        begun.elapsed() > Duration::from_secs(4),
        "five seconds later"
    );
    // What waits when the server stops is still sent.
    let secret = {
        wish(&anna, "anna@example.org").await;
        site.stop().await;
        server.next().await.secret("confirm")
    };
    site.start().await;
    let anna = Client {
        base: site.base.clone(),
        ..anna
    };
    assert_eq!(confirm(&anna, &secret).await.0, 200);
    let metrics = anna.text("/metrics").await;
    assert!(metrics.contains("parlour_letters_total "), "{metrics}");
}

#[tokio::test]
async fn without_a_mail_server_there_is_nothing_of_it() {
    let site = Site::open().await;
    assert_eq!(site.client().get("/api/session").await["mail"], false);
    let anna = site.member("Anna").await;
    assert_eq!(anna.get("/api/account").await.get("mail"), None);
    for (status, _) in [
        wish(&anna, "anna@example.net").await,
        confirm(&anna, "x").await,
        anna.send("DELETE", "/api/account/mail", proof()).await,
        ask(&anna, "Anna", "anna@example.net").await,
        enter(&anna, "x", FRESH).await,
    ] {
        assert_eq!(status, 404);
    }
}
