//! Reminders by Web Push, with a push service of our own that reads them.

use crate::client::{Client, Site};
use crate::ratings::account;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use parlour_server::Clock;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// What a browser has: a key, a secret, and a place at a push service.
struct Browser {
    key: SecretKey,
    secret: [u8; 16],
    endpoint: String,
    /// What the service answers.
    answer: Arc<AtomicU16>,
    heard: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
}

impl Browser {
    async fn open(number: u8) -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}/push/{number}?x", listener.local_addr().unwrap());
        let (sender, heard) = mpsc::unbounded_channel();
        let answer = Arc::new(AtomicU16::new(201));
        let status = answer.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut request = Vec::new();
                let (head, body) = loop {
                    let mut part = [0; 4096];
                    let read = stream.read(&mut part).await.unwrap();
                    assert!(read > 0, "a request has an end");
                    request.extend_from_slice(&part[..read]);
                    let end = request.windows(4).position(|four| four == b"\r\n\r\n");
                    let Some(end) = end else { continue };
                    let head = String::from_utf8(request[..end].to_vec()).unwrap();
                    let length: usize = field(&head, "content-length").parse().unwrap();
                    if request.len() == end + 4 + length {
                        break (head, request[end + 4..].to_vec());
                    }
                };
                let told = format!("HTTP/1.1 {} x\r\n\r\n", status.load(Relaxed));
                stream.write_all(told.as_bytes()).await.unwrap();
                sender.send((head, body)).unwrap();
            }
        });
        Browser {
            key: SecretKey::from_slice(&[number; 32]).unwrap(),
            secret: [number; 16],
            endpoint,
            answer,
            heard,
        }
    }
    fn public(&self) -> Vec<u8> {
        let point = self.key.public_key().to_encoded_point(false);
        point.as_bytes().to_vec()
    }
    fn wish(&self) -> Value {
        json!({
            "endpoint": self.endpoint, "public": BASE64.encode(self.public()),
            "secret": BASE64.encode(self.secret),
        })
    }
    /// The next message: its head, and what it says.
    async fn next(&mut self) -> (String, Value) {
        let next = tokio::time::timeout(Duration::from_secs(60), self.heard.recv());
        let (head, body) = next.await.expect("it is reminded").unwrap();
        (head, serde_json::from_slice(&self.read(&body)).unwrap())
    }
    /// Reads a message by RFC 8291 and 8188, from the reader's end.
    fn read(&self, body: &[u8]) -> Vec<u8> {
        let keyed = |key: &[u8], parts: &[&[u8]]| {
            let message = parts.concat();
            let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &message);
            tag.as_ref().to_vec()
        };
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!((size, rest[0]), (&[0, 0, 16, 0][..], 65));
        let (writer, record) = rest[1..].split_at(65);
        let point = PublicKey::from_sec1_bytes(writer).unwrap();
        let scalar = self.key.to_nonzero_scalar();
        let shared = p256::ecdh::diffie_hellman(scalar, point.as_affine());
        let secret = keyed(&self.secret, &[shared.raw_secret_bytes()]);
        let info = [b"WebPush: info\0", &self.public()[..], writer, &[1]].concat();
        let random = keyed(salt, &[&keyed(&secret, &[&info])]);
        let key = keyed(&random, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = keyed(&random, &[b"Content-Encoding: nonce\0", &[1]]);
        let key = UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap();
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let opened = LessSafeKey::new(key).open_in_place(nonce, Aad::empty(), &mut record);
        let (last, text) = opened.unwrap().split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        text.to_vec()
    }
}

fn field(head: &str, name: &str) -> String {
    let mut lines = head.split("\r\n").filter_map(|line| line.split_once(": "));
    let found = lines.find(|(key, _)| *key == name);
    found
        .unwrap_or_else(|| panic!("no {name}: {head}"))
        .1
        .into()
}

/// Checks a signature of RFC 8292; what it claims.
fn claims(head: &str, key: &str) -> Value {
    let text = field(head, "authorization");
    let (token, shown) = text
        .strip_prefix("vapid t=")
        .unwrap()
        .split_once(", k=")
        .unwrap();
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let read =
        |text: &str| -> Value { serde_json::from_slice(&BASE64.decode(text).unwrap()).unwrap() };
    assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
    read(claims)
}

async fn wish(client: &Client, browser: &Browser) -> (u16, Value) {
    client
        .send("POST", "/api/me/reminders", browser.wish())
        .await
}

#[tokio::test]
async fn somebody_is_reminded_once_of_each_turn_and_before_it_is_late() {
    let (clock, hand) = Clock::by_hand();
    let mut site = Site::with(move |config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let mut phone = Browser::open(7).await;
    let (status, told) = wish(&ben, &phone).await;
    assert_eq!((status, &told["browsers"]), (200, &json!(1)), "{told}");
    let key = told["key"].as_str().unwrap().to_owned();
    assert_eq!(wish(&ben, &phone).await.1["browsers"], 1, "the same again");
    let days = json!({ "kind": "days", "days": 3 });
    let body = json!({ "game": "dobutsu", "seats": ["me", "link"], "clock": days });
    let id = anna.create_as(body).await;
    ben.join(&anna, &id, 1).await;
    for (client, text) in [(&anna, "b3b2"), (&ben, "a1a2"), (&anna, "c4c3")] {
        client.play(&id, text).await;
    }
    hand.advance(Duration::from_secs(61));
    let (head, told) = phone.next().await;
    assert!(head.starts_with("POST /push/7?x HTTP/1.1\r\n"), "{head}");
    assert_eq!(field(&head, "content-encoding"), "aes128gcm");
    assert_eq!(field(&head, "ttl"), "86400");
    let origin = phone.endpoint.split("/push").next().unwrap().to_owned();
    let claimed = claims(&head, &key);
    assert_eq!(claimed["aud"], origin);
    assert_eq!(claimed["sub"], site.base);
    assert!(
        claimed["exp"].as_i64().unwrap() > 1_800_000_000,
        "{claimed}"
    );
    assert_eq!(
        told,
        json!({
            "title": "Your move: Dōbutsu shōgi with Anna", "body": "2 days are left",
            "path": format!("/match/{id}"), "tag": id,
        })
    );
    // Not twice, though the server begins anew with the same key; then before it is late.
    site.restart().await;
    (anna.base, ben.base) = (site.base.clone(), site.base.clone());
    assert_eq!(ben.get("/api/me/reminders").await["key"], key);
    hand.advance(Duration::from_secs(61 * 3600));
    let (_, told) = phone.next().await;
    let title = told["title"].as_str().unwrap();
    assert!(title.starts_with("Your clock runs out."), "{told}");
    assert_eq!(told["body"], "10 hours are left");
    // A browser that is gone is forgotten.
    phone.answer.store(410, Relaxed);
    ben.play(&id, "c1b2").await;
    anna.play(&id, "c3c2").await;
    hand.advance(Duration::from_secs(61));
    phone.next().await;
    for _ in 0..600 {
        if ben.get("/api/me/reminders").await["browsers"] == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is still known");
}

#[tokio::test]
async fn only_push_services_are_asked_and_only_for_ones_own_browsers() {
    let site = Site::with(|config| config.push_anywhere = false).await;
    let (anna, ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let phone = Browser::open(7).await;
    assert_eq!(wish(&anna, &phone).await.0, 422, "this machine is none");
    let with = |key: &str, value: &str| {
        let mut wish = phone.wish();
        wish["endpoint"] = json!("https://push.example.net/a");
        wish[key] = json!(value);
        wish
    };
    for (key, value) in [
        ("endpoint", "http://push.example.net/a"),
        ("endpoint", "https://localhost/a"),
        ("endpoint", "https://10.0.0.1/a"),
        ("endpoint", "https://push.example.net:22/a"),
        (
            "endpoint",
            &format!("https://push.example.net/{}", "x".repeat(2000)),
        ),
        ("public", "AAAA"),
        ("secret", "AAAA"),
    ] {
        let sent = anna
            .send("POST", "/api/me/reminders", with(key, value))
            .await;
        assert_eq!(sent.0, 422, "{key} {value}: {}", sent.1);
    }
    for number in 0..11 {
        let endpoint = format!("https://push.example.net/{number}");
        let wish = with("endpoint", &endpoint);
        let (status, told) = anna.send("POST", "/api/me/reminders", wish).await;
        assert_eq!(status, if number < 10 { 200 } else { 422 }, "{told}");
    }
    let end = |number: u8| json!({ "endpoint": format!("https://push.example.net/{number}") });
    let (status, told) = ben.send("DELETE", "/api/me/reminders", end(3)).await;
    assert_eq!((status, &told["browsers"]), (200, &json!(0)));
    assert_eq!(anna.get("/api/me/reminders").await["browsers"], 10);
    let (status, told) = anna.send("DELETE", "/api/me/reminders", end(3)).await;
    assert_eq!((status, &told["browsers"]), (200, &json!(9)));
    let guest = site.guest("Carl").await;
    assert_eq!(wish(&guest, &phone).await.0, 403);
}
