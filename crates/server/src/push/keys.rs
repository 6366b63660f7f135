//! The key by which push services know this site: RFC 8292. It is made at the first start and kept in the database.

use super::Address;
use crate::secret;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use parlour_store::{Store, StoreError};
use serde_json::json;

/// Seconds for which a signature is good.
const GOOD: i64 = 12 * 60 * 60;

/// The site's own key.
#[derive(Clone)]
pub struct Keys(SecretKey);

/// A new key.
pub fn draw() -> SecretKey {
    loop {
        // Hardly any 32 bytes are no key.
        if let Ok(key) = SecretKey::from_slice(&secret::bytes::<32>()) {
            return key;
        }
    }
}

impl Keys {
    /// The key of this database, made if there is none.
    pub async fn open(store: &Store) -> Result<Keys, StoreError> {
        let new = BASE64.encode(draw().to_bytes());
        let kept = store.remember("push", &new).await?;
        let bytes = BASE64.decode(kept).unwrap_or_default();
        let key = SecretKey::from_slice(&bytes).map_err(|why| StoreError::Damaged {
            what: "the key of reminders".into(),
            why: why.to_string(),
        })?;
        Ok(Keys(key))
    }
    /// The public half, in base64url, as browsers want it.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key().to_encoded_point(false).as_bytes())
    }
    /// The header `Authorization` for a push service; `now` in milliseconds since 1970, `site` is where whoever
    /// runs it can be reached.
    pub fn authorize(&self, to: &Address, site: &str, now: i64) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": to.origin(), "exp": now / 1000 + GOOD, "sub": site });
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let text = format!("{}.{}", part(head), part(claims));
        let signature: Signature = SigningKey::from(&self.0).sign(text.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={text}.{signature}, k={}", self.public())
    }
}
