//! Passkeys, with an authenticator of our own that makes the real bytes.

use crate::client::{Client, PASSWORD, Site};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use ring::rand::SystemRandom;
use ring::signature::{
    Ed25519KeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair, RsaPublicKeyComponents,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A key of each kind.
#[derive(Clone)]
enum Key {
    Es256(SigningKey),
    EdDsa(Arc<Ed25519KeyPair>),
    Rs256(Arc<RsaKeyPair>),
}

impl Key {
    /// As COSE writes it: a map of kind, algorithm, curve and coordinates, or modulus and exponent.
    fn cose(&self, algorithm: u8) -> Vec<u8> {
        match self {
            Key::Es256(key) => {
                let point = key.verifying_key().to_encoded_point(false);
                let (x, y) = (point.x().unwrap(), point.y().unwrap());
                let head = [0xa5, 1, 2, 3, algorithm, 0x20, 1, 0x21, 0x58, 32];
                [&head[..], x, &[0x22, 0x58, 32], y].concat()
            }
            Key::EdDsa(key) => {
                let head = [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32];
                [&head[..], key.public_key().as_ref()].concat()
            }
            Key::Rs256(key) => {
                let parts: RsaPublicKeyComponents<Vec<u8>> = key.public_key().into();
                let head = [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0];
                [&head[..], &parts.n, &[0x21, 0x43], &parts.e].concat()
            }
        }
    }
    fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Key::Es256(key) => {
                let signature: Signature = key.sign(message);
                signature.to_der().as_bytes().to_vec()
            }
            Key::EdDsa(key) => key.sign(message).as_ref().to_vec(),
            Key::Rs256(key) => {
                let mut signature = vec![0; key.public().modulus_len()];
                let random = SystemRandom::new();
                let signed = key.sign(&RSA_PKCS1_SHA256, &random, message, &mut signature);
                signed.unwrap();
                signature
            }
        }
    }
}

/// An authenticator with one key.
#[derive(Clone)]
struct Authenticator {
    key: Key,
    id: Vec<u8>,
    counter: u32,
    origin: String,
    rp: String,
}

/// What can be wrong with an answer.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Lie {
    kind: bool,
    origin: bool,
    party: bool,
    absent: bool,
    signature: bool,
}

impl Authenticator {
    fn new(site: &Site, number: u8) -> Authenticator {
        Authenticator {
            key: Key::Es256(SigningKey::from_slice(&[number; 32]).unwrap()),
            id: vec![number; 20],
            counter: 0,
            origin: site.base.clone(),
            rp: "127.0.0.1".into(),
        }
    }
    fn client_data(&self, kind: &str, challenge: &str, lie: Lie) -> String {
        let kind = if lie.kind { "payment.get" } else { kind };
        let origin = if lie.origin {
            "http://evil.example"
        } else {
            &self.origin
        };
        json!({ "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false })
            .to_string()
    }
    fn data(&self, flags: u8, lie: Lie) -> Vec<u8> {
        let rp = if lie.party { "evil.example" } else { &self.rp };
        let flags = if lie.absent { flags & !1 } else { flags };
        [
            &Sha256::digest(rp)[..],
            &[flags],
            &self.counter.to_be_bytes(),
        ]
        .concat()
    }
    fn register(&self, challenge: &str, lie: Lie) -> Value {
        self.register_as(challenge, lie, 0x26)
    }
    fn register_as(&self, challenge: &str, lie: Lie, algorithm: u8) -> Value {
        let id = [&(self.id.len() as u16).to_be_bytes()[..], &self.id].concat();
        let key = self.key.cose(algorithm);
        let data = [self.data(0x41, lie), vec![0; 16], id, key].concat();
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59".to_vec();
        object.extend((data.len() as u16).to_be_bytes());
        object.extend(data);
        json!({
            "client_data": BASE64.encode(self.client_data("webauthn.create", challenge, lie)),
            "attestation": BASE64.encode(object),
        })
    }
    fn sign(&mut self, challenge: &str, lie: Lie) -> Value {
        self.counter += 1;
        self.sign_again(challenge, lie)
    }
    fn sign_again(&self, challenge: &str, lie: Lie) -> Value {
        let client = self.client_data("webauthn.get", challenge, lie);
        let data = self.data(5, lie);
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let mut signature = self.key.sign(&signed);
        if lie.signature {
            let last = signature.len() - 1;
            signature[last] ^= 1;
        }
        json!({
            "id": BASE64.encode(&self.id),
            "client_data": BASE64.encode(client),
            "authenticator": BASE64.encode(data),
            "signature": BASE64.encode(signature),
        })
    }
}

async fn challenge(client: &Client, purpose: &str) -> String {
    let body = json!({ "purpose": purpose });
    let (status, told) = client.send("POST", "/api/passkeys/challenge", body).await;
    assert_eq!((status, &told["rp"]), (200, &json!("127.0.0.1")), "{told}");
    told["challenge"].as_str().unwrap().to_owned()
}

async fn add(client: &Client, passkey: Value) -> (u16, Value) {
    let body = json!({ "name": "My phone", "proof": { "password": PASSWORD }, "passkey": passkey });
    client.send("POST", "/api/account/passkeys", body).await
}

async fn sign_in(site: &Site, passkey: Value) -> (u16, Value) {
    let body = json!({ "passkey": passkey });
    site.client()
        .send("POST", "/api/session/passkey", body)
        .await
}

const LIES: [Lie; 4] = {
    let none = Lie {
        kind: false,
        origin: false,
        party: false,
        absent: false,
        signature: false,
    };
    [
        Lie { kind: true, ..none },
        Lie {
            origin: true,
            ..none
        },
        Lie {
            party: true,
            ..none
        },
        Lie {
            absent: true,
            ..none
        },
    ]
};

#[tokio::test]
async fn a_passkey_is_added_opens_the_door_and_is_removed() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let mut phone = Authenticator::new(&site, 7);
    let asked = challenge(&anna, "register").await;
    let (status, added) = add(&anna, phone.register(&asked, Lie::default())).await;
    assert_eq!(
        (status, &added["name"]),
        (200, &json!("My phone")),
        "{added}"
    );
    let own = anna.get("/api/account").await;
    assert_eq!(own["passkeys"][0]["id"], BASE64.encode(&phone.id));
    // Signing in.
    let asked = challenge(&site.client(), "sign_in").await;
    let (status, me) = sign_in(&site, phone.sign(&asked, Lie::default())).await;
    assert_eq!(
        (status, &me["account"]["name"]),
        (200, &json!("Anna")),
        "{me}"
    );
    // Proving instead of a password.
    let asked = challenge(&anna, "prove").await;
    let proof = json!({ "passkey": phone.sign(&asked, Lie::default()) });
    let body = json!({ "proof": proof, "password": "sieben murmeln im glas" });
    let (status, why) = anna.send("PUT", "/api/account/password", body).await;
    assert_eq!(status, 200, "{why}");
    // Gone is gone.
    let asked = challenge(&anna, "prove").await;
    let proof = json!({ "passkey": phone.sign(&asked, Lie::default()) });
    let path = format!("/api/account/passkeys/{}", BASE64.encode(&phone.id));
    let (status, why) = anna.send("DELETE", &path, proof).await;
    assert_eq!(status, 200, "{why}");
    let asked = challenge(&site.client(), "sign_in").await;
    assert_eq!(
        sign_in(&site, phone.sign(&asked, Lie::default())).await.0,
        401
    );
}

#[tokio::test]
async fn keys_of_other_kinds_open_the_door_as_well() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let fresh = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
    let fresh = Ed25519KeyPair::from_pkcs8(fresh.as_ref()).unwrap();
    let rsa = RsaKeyPair::from_pkcs8(include_bytes!("rs256.pk8")).unwrap();
    let keys = [Key::EdDsa(Arc::new(fresh)), Key::Rs256(Arc::new(rsa))];
    for (number, key) in (30..).zip(keys) {
        let mut stick = Authenticator {
            key,
            ..Authenticator::new(&site, number)
        };
        let asked = challenge(&anna, "register").await;
        let (status, why) = add(&anna, stick.register(&asked, Lie::default())).await;
        assert_eq!(status, 200, "{why}");
        let asked = challenge(&site.client(), "sign_in").await;
        let (status, me) = sign_in(&site, stick.sign(&asked, Lie::default())).await;
        assert_eq!(
            (status, &me["account"]["name"]),
            (200, &json!("Anna")),
            "{me}"
        );
        let forged = Lie {
            signature: true,
            ..Lie::default()
        };
        let asked = challenge(&site.client(), "sign_in").await;
        assert_eq!(sign_in(&site, stick.sign(&asked, forged)).await.0, 422);
        // Another key under its name.
        let mut posing = Authenticator {
            id: stick.id.clone(),
            counter: 50,
            ..Authenticator::new(&site, 8)
        };
        let asked = challenge(&site.client(), "sign_in").await;
        let (status, _) = sign_in(&site, posing.sign(&asked, Lie::default())).await;
        assert_eq!(status, 422);
    }
}

#[tokio::test]
async fn nothing_but_the_real_key_at_the_real_site_counts() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    let mut phone = Authenticator::new(&site, 7);
    for lie in LIES {
        let asked = challenge(&anna, "register").await;
        let (status, why) = add(&anna, phone.register(&asked, lie)).await;
        assert_eq!(status, 422, "{lie:?}: {why}");
    }
    // An algorithm that is not understood here.
    let asked = challenge(&anna, "register").await;
    let (status, why) = add(&anna, phone.register_as(&asked, Lie::default(), 0x38)).await;
    assert_eq!(status, 422, "{why}");
    let asked = challenge(&anna, "register").await;
    let passkey = phone.register(&asked, Lie::default());
    assert_eq!(add(&anna, passkey.clone()).await.0, 200);
    // The same answer again, and the same key for somebody else.
    assert_eq!(add(&anna, passkey).await.0, 422, "a challenge is good once");
    let eve = site.member("Eve").await;
    let asked = challenge(&eve, "register").await;
    assert_eq!(
        add(&eve, phone.register(&asked, Lie::default())).await.0,
        422
    );

    let forged = Lie {
        signature: true,
        ..Lie::default()
    };
    for lie in LIES.into_iter().chain([forged]) {
        let asked = challenge(&site.client(), "sign_in").await;
        let (status, why) = sign_in(&site, phone.sign(&asked, lie)).await;
        assert_eq!(status, 422, "{lie:?}: {why}");
    }
    // Somebody else's key under her key's name.
    let other = Authenticator::new(&site, 8);
    let mut posing = Authenticator {
        id: phone.id.clone(),
        counter: 50,
        ..other
    };
    let asked = challenge(&site.client(), "sign_in").await;
    assert_eq!(
        sign_in(&site, posing.sign(&asked, Lie::default())).await.0,
        422
    );
    // Challenges: made up, for something else, answered before.
    assert_eq!(
        sign_in(&site, phone.sign("bWFkZSB1cA", Lie::default()))
            .await
            .0,
        422
    );
    for purpose in ["register", "prove"] {
        let asked = challenge(&anna, purpose).await;
        assert_eq!(
            sign_in(&site, phone.sign(&asked, Lie::default())).await.0,
            422,
            "{purpose}"
        );
    }
    let asked = challenge(&site.client(), "sign_in").await;
    let good = phone.sign(&asked, Lie::default());
    assert_eq!(sign_in(&site, good.clone()).await.0, 200);
    assert_eq!(sign_in(&site, good).await.0, 422, "good once");
    // A copy whose counter went back.
    let asked = challenge(&site.client(), "sign_in").await;
    let (status, why) = sign_in(&site, phone.sign_again(&asked, Lie::default())).await;
    assert_eq!(status, 422, "{why}");
    assert!(why["error"].as_str().unwrap().contains("counter"), "{why}");
    // Her passkey proves nothing for Eve, nor does a challenge of hers.
    let asked = challenge(&eve, "prove").await;
    let proof = json!({ "passkey": phone.sign(&asked, Lie::default()) });
    assert_eq!(eve.send("POST", "/api/account/codes", proof).await.0, 401);
    let asked = challenge(&anna, "prove").await;
    let proof = json!({ "passkey": phone.sign(&asked, Lie::default()) });
    assert_eq!(eve.send("POST", "/api/account/codes", proof).await.0, 422);
    // Nor can Eve remove it.
    let path = format!("/api/account/passkeys/{}", BASE64.encode(&phone.id));
    assert_eq!(
        eve.send("DELETE", &path, json!({ "password": PASSWORD }))
            .await
            .0,
        404
    );
}

#[tokio::test]
async fn a_challenge_grows_old() {
    let (clock, hand) = parlour_server::Clock::by_hand();
    let site = Site::with(|config| config.clock = clock.clone()).await;
    let anna = site.member("Anna").await;
    let mut phone = Authenticator::new(&site, 7);
    let asked = challenge(&anna, "register").await;
    assert_eq!(
        add(&anna, phone.register(&asked, Lie::default())).await.0,
        200
    );
    let [late, soon] = [
        challenge(&site.client(), "sign_in").await,
        challenge(&site.client(), "sign_in").await,
    ];
    hand.advance(std::time::Duration::from_secs(4 * 60));
    assert_eq!(
        sign_in(&site, phone.sign(&soon, Lie::default())).await.0,
        200
    );
    hand.advance(std::time::Duration::from_secs(2 * 60));
    assert_eq!(
        sign_in(&site, phone.sign(&late, Lie::default())).await.0,
        422
    );
}

#[tokio::test]
async fn there_are_so_many_passkeys_and_they_have_names() {
    let site = Site::open().await;
    let anna = site.member("Anna").await;
    for number in 1..=21 {
        let key = Authenticator::new(&site, number);
        let asked = challenge(&anna, "register").await;
        let (status, why) = add(&anna, key.register(&asked, Lie::default())).await;
        assert_eq!(status, if number <= 20 { 200 } else { 422 }, "{why}");
    }
    let eve = site.member("Eve").await;
    for name in ["", "  ", &"x".repeat(41), "a\u{7}b"] {
        let asked = challenge(&eve, "register").await;
        let passkey = Authenticator::new(&site, 99).register(&asked, Lie::default());
        let body = json!({ "name": name, "proof": { "password": PASSWORD }, "passkey": passkey });
        assert_eq!(eve.send("POST", "/api/account/passkeys", body).await.0, 422);
    }
}
