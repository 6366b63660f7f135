//! Passkeys over HTTP, and proofs that it is really them.

use super::account::let_in;
use super::pages::base;
use super::{Body, Caller, Owner};
use crate::accounts::{Party, Presented, Trier, challenge_of};
use crate::limits::Asker;
use crate::wire::{
    Assertion, Challenge, ChallengeAsked, NewPasskey, Nothing, PasskeySignIn, PasskeyTold, Proof,
    Purpose,
};
use crate::{Problem, Site, secret};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use parlour_store::{Account, Passkey};
use std::sync::Arc;

/// Passkeys of one account.
const MOST: usize = 20;
/// Longest name of one.
const NAME: usize = 40;
/// How long a challenge is good, in milliseconds.
const PATIENCE: i64 = 5 * 60 * 1000;

impl Purpose {
    /// The word in the database.
    const fn word(self) -> &'static str {
        match self {
            Purpose::Register => "register",
            Purpose::SignIn => "sign_in",
            Purpose::Prove => "prove",
        }
    }
}

impl From<Passkey> for PasskeyTold {
    fn from(key: Passkey) -> PasskeyTold {
        PasskeyTold {
            id: key.id,
            name: key.name,
            created: key.created,
            used: Some(key.used).filter(|at| *at > 0),
        }
    }
}

fn party(site: &Site, headers: &HeaderMap) -> Party {
    Party::at(base(site, headers))
}

/// `POST /api/passkeys/challenge`
pub async fn challenge(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Body(asked): Body<ChallengeAsked>,
) -> Result<Json<Challenge>, Problem> {
    let account = match asked.purpose {
        Purpose::SignIn => None,
        _ => {
            let why = Problem::Forbidden("that needs an account; sign in first");
            Some(caller.account.ok_or(why)?)
        }
    };
    let id = account.as_ref().map_or("", |account| account.id.as_str());
    let store = &site.hall.store;
    let known = match id {
        "" => Vec::new(),
        id => store.passkeys(id).await?,
    };
    let challenge = BASE64.encode(secret::bytes::<32>());
    let now = site.hall.clock.now().day;
    let times = (now, now + PATIENCE);
    let hash = secret::hash(&challenge);
    store
        .add_challenge(&hash, asked.purpose.word(), id, times)
        .await?;
    Ok(Json(Challenge {
        challenge,
        rp: party(&site, &headers).id,
        user: account.map(|account| BASE64.encode(account.id)),
        known: known.into_iter().map(|key| key.id).collect(),
    }))
}

/// Uses the challenge up that a browser says was signed.
async fn use_challenge(
    site: &Site,
    client: &str,
    purpose: Purpose,
    guest: &str,
) -> Result<(), Problem> {
    let hash = secret::hash(&challenge_of(client)?);
    let now = site.hall.clock.now().day;
    let store = &site.hall.store;
    let was = store
        .use_challenge(&hash, purpose.word(), guest, now)
        .await?;
    match was {
        true => Ok(()),
        false => Err(Problem::Refused(
            "the passkey was not accepted: that was asked too long ago, or answered before".into(),
        )),
    }
}

/// Whose passkey has signed this, and that it really has.
async fn verify(
    site: &Site,
    headers: &HeaderMap,
    told: &Assertion,
    purpose: Purpose,
    guest: &str,
) -> Result<Passkey, Problem> {
    use_challenge(site, &told.client_data, purpose, guest).await?;
    let store = &site.hall.store;
    let unknown = || Problem::Denied("nobody here has that passkey");
    let key = store.passkey(&told.id).await?.ok_or_else(unknown)?;
    let presented = Presented::read(told)?;
    let party = party(site, headers);
    let counter = party.verify(&presented, &key.public, key.counter)?;
    let now = site.hall.clock.now().day;
    match store.note_passkey(&key, counter.into(), now).await? {
        true => Ok(key),
        false => Err(Problem::Late("the passkey was used elsewhere just now")),
    }
}

impl Owner {
    /// Is it really them? A password or a passkey says so.
    pub(super) async fn prove(
        &self,
        site: &Site,
        asker: &Asker,
        headers: &HeaderMap,
        proof: Proof,
    ) -> Result<(), Problem> {
        prove(site, &self.account, &self.session, asker, headers, proof).await
    }
}

async fn prove(
    site: &Site,
    account: &Account,
    session: &str,
    asker: &Asker,
    headers: &HeaderMap,
    proof: Proof,
) -> Result<(), Problem> {
    if let Some(told) = &proof.passkey {
        let key = verify(site, headers, told, Purpose::Prove, &account.id).await?;
        return match key.guest == account.id {
            true => Ok(()),
            false => Err(Problem::Denied("that passkey is somebody else's")),
        };
    }
    let Some(password) = proof.password else {
        return Err(Problem::Denied("show your password or a passkey"));
    };
    // Whoever has got hold of a session may not guess for ever; nobody else pays for it.
    let counted = format!("proof {}", account.id);
    let trier = Trier {
        from: asker.from,
        name: &counted,
        device: Some(session),
    };
    site.attempts.check(trier)?;
    let stored = site.hall.store.password(&account.id).await?;
    if !site.passwords.is(password, stored).await? {
        site.attempts.note(trier);
        return Err(Problem::Denied("the password is wrong"));
    }
    site.attempts.forgive(trier);
    Ok(())
}

/// `POST /api/account/passkeys`
pub async fn add(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    headers: HeaderMap,
    Body(asked): Body<NewPasskey>,
) -> Result<Json<PasskeyTold>, Problem> {
    let account = &owner.account;
    let name = asked.name.trim();
    let length = name.chars().count();
    if !(1..=NAME).contains(&length) || name.chars().any(char::is_control) {
        let why = format!("the name of a passkey has 1 to {NAME} characters");
        return Err(Problem::Refused(why));
    }
    let store = &site.hall.store;
    if store.passkeys(&account.id).await?.len() >= MOST {
        let why = format!("you have {MOST} passkeys; remove one first");
        return Err(Problem::Refused(why));
    }
    owner.prove(&site, &asker, &headers, asked.proof).await?;
    let client = &asked.passkey.client_data;
    use_challenge(&site, client, Purpose::Register, &account.id).await?;
    let made = party(&site, &headers).register(&asked.passkey)?;
    let key = Passkey {
        id: made.id,
        guest: account.id.clone(),
        name: name.into(),
        public: made.public,
        counter: made.counter.into(),
        created: site.hall.clock.now().day,
        used: 0,
    };
    match store.add_passkey(&key).await? {
        true => Ok(Json(key.into())),
        false => Err(Problem::Refused("that passkey is known already".into())),
    }
}

/// `DELETE /api/account/passkeys/{id}`
pub async fn remove(
    State(site): State<Arc<Site>>,
    Extension(asker): Extension<Asker>,
    owner: Owner,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<Json<Nothing>, Problem> {
    owner.prove(&site, &asker, &headers, proof).await?;
    let store = &site.hall.store;
    match store.drop_passkey(&owner.account.id, &id).await? {
        true => Ok(Json(Nothing {})),
        false => Err(Problem::Missing("passkey")),
    }
}

/// `POST /api/session/passkey`
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(asked): Body<PasskeySignIn>,
) -> Result<Response, Problem> {
    let key = verify(&site, &headers, &asked.passkey, Purpose::SignIn, "").await?;
    let account = site.hall.store.account(&key.guest).await?;
    let unknown = Problem::Denied("nobody here has that passkey");
    let (response, _) = let_in(&site, &headers, &account.ok_or(unknown)?).await?;
    Ok(response)
}
