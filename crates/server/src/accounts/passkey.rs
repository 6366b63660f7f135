//! Passkeys, as far as a site verifies them: Web Authentication (W3C), sections 7.1 and 7.2, without
//! attestation, since it does not matter here who made an authenticator.

use super::cbor::Cbor;
use super::public_key::PublicKey;
use crate::Problem;
use crate::wire::{Assertion, Attestation};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// This site, as a browser knows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Party {
    /// Scheme, host and port.
    pub origin: String,
    /// The host alone.
    pub id: String,
}

impl Party {
    /// The site at this origin.
    pub fn at(origin: String) -> Party {
        let host = origin.split_once("://").map_or("", |(_, host)| host);
        // Of `[::1]:80` as well.
        let end = host.rfind(':').filter(|at| !host[*at..].contains(']'));
        let id = host[..end.unwrap_or(host.len())].to_lowercase();
        Party { origin, id }
    }
}

/// A passkey that was just made.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Registered {
    /// What the authenticator calls it, in base64url.
    pub id: String,
    /// Its public key as it is kept.
    pub public: String,
    /// How often it has signed.
    pub counter: u32,
}

/// Something that a passkey has signed, in bytes.
pub struct Presented {
    client: Vec<u8>,
    authenticator: Vec<u8>,
    signature: Vec<u8>,
}

/// What a browser says of what it was asked.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// The user was there.
const PRESENT: u8 = 1;
/// A new key is described.
const ATTESTED: u8 = 1 << 6;
/// Longest name that an authenticator may give a key.
const LONGEST_ID: usize = 1023;

fn wrong(why: &str) -> Problem {
    Problem::Refused(format!("the passkey was not accepted: {why}"))
}

fn bytes(text: &str, what: &str) -> Result<Vec<u8>, Problem> {
    let read = BASE64.decode(text.trim_end_matches('='));
    read.map_err(|_| wrong(&format!("its {what} is not base64url")))
}

fn client_data(bytes: &[u8]) -> Result<ClientData, Problem> {
    serde_json::from_slice(bytes).map_err(|_| wrong("its client data cannot be read"))
}

/// The challenge that was signed, as the browser says it. Only [`Party::register`] and [`Party::verify`] say
/// whether it really was.
pub fn challenge_of(client: &str) -> Result<String, Problem> {
    client_data(&bytes(client, "client data")?).map(|data| data.challenge)
}

/// What an authenticator says.
struct AuthenticatorData<'a> {
    party: &'a [u8],
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl AuthenticatorData<'_> {
    fn read(bytes: &[u8]) -> Result<AuthenticatorData<'_>, Problem> {
        let short = || wrong("what the authenticator says is too short");
        let (party, rest) = bytes.split_at_checked(32).ok_or_else(short)?;
        let (flags, rest) = rest.split_first().ok_or_else(short)?;
        let (counter, rest) = rest.split_first_chunk::<4>().ok_or_else(short)?;
        Ok(AuthenticatorData {
            party,
            flags: *flags,
            counter: u32::from_be_bytes(*counter),
            rest,
        })
    }
}

impl Party {
    /// Checks what is the same for new keys and for signatures.
    fn check(
        &self,
        data: &ClientData,
        kind: &str,
        said: &AuthenticatorData<'_>,
    ) -> Result<(), Problem> {
        if data.kind != kind {
            return Err(wrong("it was asked for something else"));
        }
        if data.origin != self.origin || data.cross_origin {
            return Err(wrong("it was asked by another site"));
        }
        if said.party != Sha256::digest(self.id.as_bytes()).as_slice() {
            return Err(wrong("it is a passkey of another site"));
        }
        if said.flags & PRESENT == 0 {
            return Err(wrong("nobody was there"));
        }
        Ok(())
    }
    /// Reads and checks a new passkey. Whether its challenge was ours the caller must know.
    pub fn register(&self, told: &Attestation) -> Result<Registered, Problem> {
        let client = bytes(&told.client_data, "client data")?;
        let object = bytes(&told.attestation, "attestation")?;
        let unreadable = || wrong("its attestation cannot be read");
        let (object, _) = Cbor::read(&object).ok_or_else(unreadable)?;
        let said = object.get(&Cbor::Text("authData")).and_then(Cbor::bytes);
        let said = AuthenticatorData::read(said.ok_or_else(unreadable)?)?;
        self.check(&client_data(&client)?, "webauthn.create", &said)?;
        if said.flags & ATTESTED == 0 {
            return Err(wrong("no key came with it"));
        }
        // Sixteen bytes say who made the authenticator.
        let rest = said.rest.get(16..).ok_or_else(unreadable)?;
        let (length, rest) = rest.split_first_chunk::<2>().ok_or_else(unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, rest) = rest.split_at_checked(length).ok_or_else(unreadable)?;
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(unreadable());
        }
        let (key, _) = Cbor::read(rest).ok_or_else(unreadable)?;
        let key = PublicKey::from_cose(&key).map_err(wrong)?;
        Ok(Registered {
            id: BASE64.encode(id),
            public: key.write(),
            counter: said.counter,
        })
    }
    /// Checks a signature by a passkey whose public key and counter are known; the new counter. Whether its
    /// challenge was ours the caller must know.
    pub fn verify(&self, told: &Presented, public: &str, counter: i64) -> Result<u32, Problem> {
        let said = AuthenticatorData::read(&told.authenticator)?;
        self.check(&client_data(&told.client)?, "webauthn.get", &said)?;
        let key = PublicKey::read(public).ok_or(Problem::Broken)?;
        let signed = [&told.authenticator[..], &Sha256::digest(&told.client)].concat();
        if !key.has_signed(&signed, &told.signature) {
            return Err(wrong("its signature is wrong"));
        }
        let counts = said.counter > 0 || counter > 0;
        if counts && i64::from(said.counter) <= counter {
            return Err(wrong("it has been copied: its counter went back"));
        }
        Ok(said.counter)
    }
}

impl Presented {
    /// The bytes of what a browser sent.
    pub fn read(told: &Assertion) -> Result<Presented, Problem> {
        Ok(Presented {
            client: bytes(&told.client_data, "client data")?,
            authenticator: bytes(&told.authenticator, "authenticator data")?,
            signature: bytes(&told.signature, "signature")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_party_is_its_host() {
        for (origin, id) in [
            ("http://localhost:7878", "localhost"),
            ("https://Play.example", "play.example"),
            ("http://[::1]:80", "[::1]"),
            ("http://[::1]", "[::1]"),
        ] {
            assert_eq!(Party::at(origin.into()).id, id);
        }
    }

    #[test]
    fn nothing_that_somebody_sends_does_harm() {
        let party = Party::at("http://localhost".into());
        let mut rng = parlour_core::Rng::new(9);
        let mut noise = |most| {
            let length = rng.below(most);
            let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            BASE64.encode(bytes)
        };
        for _ in 0..2000 {
            let data = r#"{"type":"webauthn.create","challenge":"x","origin":"http://localhost"}"#;
            let told = Attestation {
                client_data: BASE64.encode(data),
                attestation: noise(200),
            };
            assert!(party.register(&told).is_err());
            let told = Assertion {
                id: noise(8),
                client_data: BASE64.encode(data.replace("create", "get")),
                authenticator: noise(60),
                signature: noise(80),
            };
            let read = Presented::read(&told).unwrap();
            assert!(party.verify(&read, "", 0).is_err());
        }
    }
}
