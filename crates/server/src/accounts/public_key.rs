//! Public keys of passkeys: as authenticators tell them (COSE), as they are kept, and what they have signed.

use super::cbor::Cbor;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::PublicKey as Point;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};

/// The algorithms that are understood, as COSE numbers them: ECDSA over P-256, Ed25519, RSA with PKCS #1 v1.5.
const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;
/// Bytes of a modulus.
const MODULUS: std::ops::RangeInclusive<usize> = 256..=1024;

/// A public key.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PublicKey {
    /// ES256: a point of P-256, uncompressed.
    Es256(Vec<u8>),
    /// EdDSA: a point of Ed25519.
    EdDsa(Vec<u8>),
    /// RS256: modulus and exponent.
    Rs256(Vec<u8>, Vec<u8>),
}

impl PublicKey {
    /// The key that COSE describes; the error is the rest of a sentence.
    pub fn from_cose(key: &Cbor<'_>) -> Result<PublicKey, &'static str> {
        let other = "its key is of another kind";
        let number = |at: i64| match key.get(&Cbor::Number(at)) {
            Some(Cbor::Number(number)) => Some(*number),
            _ => None,
        };
        let bytes = |at: i64| key.get(&Cbor::Number(at)).and_then(Cbor::bytes);
        // The kind of key, and the curve where it has one.
        let kind = (number(1), number(-1));
        match number(3) {
            Some(ES256) if kind == (Some(2), Some(1)) => {
                let point = bytes(-2).zip(bytes(-3));
                let point = point.filter(|(x, y)| x.len() == 32 && y.len() == 32);
                let (x, y) = point.ok_or(other)?;
                let point = [&[4], x, y].concat();
                match Point::from_sec1_bytes(&point) {
                    Ok(_) => Ok(PublicKey::Es256(point)),
                    Err(_) => Err("its key is no point of the curve"),
                }
            }
            Some(EDDSA) if kind == (Some(1), Some(6)) => {
                let point = bytes(-2).filter(|x| x.len() == 32).ok_or(other)?;
                Ok(PublicKey::EdDsa(point.to_vec()))
            }
            Some(RS256) if kind.0 == Some(3) => {
                let (n, e) = bytes(-1).zip(bytes(-2)).ok_or(other)?;
                let sound = MODULUS.contains(&n.len()) && (1..=8).contains(&e.len());
                match sound && n[0] != 0 && e[0] != 0 {
                    true => Ok(PublicKey::Rs256(n.to_vec(), e.to_vec())),
                    false => Err(other),
                }
            }
            Some(ES256 | EDDSA | RS256) => Err(other),
            _ => Err("only ES256, EdDSA and RS256 are understood here"),
        }
    }
    /// As it is kept: a point of P-256 alone, others with the name of their algorithm before them.
    pub fn write(&self) -> String {
        match self {
            PublicKey::Es256(point) => BASE64.encode(point),
            PublicKey::EdDsa(point) => format!("eddsa:{}", BASE64.encode(point)),
            PublicKey::Rs256(n, e) => format!("rs256:{}.{}", BASE64.encode(n), BASE64.encode(e)),
        }
    }
    /// What [`PublicKey::write`] wrote.
    pub fn read(text: &str) -> Option<PublicKey> {
        let bytes = |text: &str| BASE64.decode(text).ok();
        if let Some(point) = text.strip_prefix("eddsa:") {
            return bytes(point).map(PublicKey::EdDsa);
        }
        if let Some((n, e)) = text.strip_prefix("rs256:").and_then(|t| t.split_once('.')) {
            return Some(PublicKey::Rs256(bytes(n)?, bytes(e)?));
        }
        let point = bytes(text)?;
        (point.len() == 65).then_some(PublicKey::Es256(point))
    }
    /// Has it signed this?
    pub fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match self {
            PublicKey::Es256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            PublicKey::EdDsa(point) => {
                UnparsedPublicKey::new(&ED25519, point).verify(message, signature)
            }
            PublicKey::Rs256(n, e) => RsaPublicKeyComponents { n, e }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        verified.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_kept_as_they_are() {
        for key in [
            PublicKey::Es256(vec![4; 65]),
            PublicKey::EdDsa(vec![7; 32]),
            PublicKey::Rs256(vec![9; 256], vec![1, 0, 1]),
        ] {
            assert_eq!(PublicKey::read(&key.write()), Some(key));
        }
        for bad in ["", "eddsa:?", "rs256:AQAB", "AQAB", "es512:AQAB"] {
            assert_eq!(PublicKey::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_key_that_is_none_has_signed_nothing() {
        for key in [
            PublicKey::Es256(vec![4; 65]),
            PublicKey::EdDsa(vec![7; 32]),
            PublicKey::Rs256(vec![9; 256], vec![1, 0, 1]),
            PublicKey::Rs256(vec![9; 300], vec![2]),
        ] {
            for length in [0, 64, 256, 300] {
                assert!(!key.has_signed(b"message", &vec![1; length]));
            }
        }
    }
}
