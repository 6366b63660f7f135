//! Messages for one browser, which only that one can read: RFC 8291 with `aes128gcm` of RFC 8188.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hmac;

/// Bytes of a record; a message is one.
const RECORD: u32 = 4096;
/// What is around a message: the tag, and the byte that ends it.
const AROUND: usize = 17;

/// Whoever reads: a browser's public key, and the secret that it shares.
#[derive(Clone, Debug)]
pub struct Reader {
    public: PublicKey,
    secret: [u8; 16],
}

impl Reader {
    /// From base64url, as browsers write them.
    pub fn read(public: &str, secret: &str) -> Option<Reader> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        Some(Reader {
            public: PublicKey::from_sec1_bytes(&bytes(public)?).ok()?,
            secret: bytes(secret)?.try_into().ok()?,
        })
    }
}

fn keyed(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    parts.iter().for_each(|part| context.update(part));
    let tag = context.sign();
    tag.as_ref().try_into().expect("SHA-256 has 32 bytes")
}

/// A point as 65 bytes.
fn point(key: &PublicKey) -> Vec<u8> {
    key.to_encoded_point(false).as_bytes().to_vec()
}

/// A message as it travels; `None` if it is too long for one record. `own` is a key for this message alone, and
/// `salt` is drawn for it.
pub fn sealed(text: &[u8], reader: &Reader, own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    if text.len() + AROUND > RECORD as usize {
        return None;
    }
    let (reading, writing) = (point(&reader.public), point(&own.public_key()));
    let shared = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), reader.public.as_affine());
    let secret = keyed(&reader.secret, &[shared.raw_secret_bytes()]);
    let input = keyed(&secret, &[b"WebPush: info\0", &reading, &writing, &[1]]);
    let random = keyed(&salt, &[&input]);
    let key = keyed(&random, &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = keyed(&random, &[b"Content-Encoding: nonce\0", &[1]]);
    let key = UnboundKey::new(&AES_128_GCM, &key[..16]).expect("the key has 16 bytes");
    let nonce: [u8; NONCE_LEN] = nonce[..NONCE_LEN].try_into().expect("it is as long");
    let nonce = Nonce::assume_unique_for_key(nonce);
    // A byte ends the last record.
    let mut record = [text, &[2]].concat();
    let sealing = LessSafeKey::new(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut record);
    sealing.ok()?;
    let head = [
        &salt[..],
        &RECORD.to_be_bytes(),
        &[writing.len() as u8],
        &writing,
    ]
    .concat();
    Some([head, record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard() {
        let own = BASE64
            .decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
            .unwrap();
        let own = SecretKey::from_slice(&own).unwrap();
        let salt = BASE64.decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap();
        let reader = Reader::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let text = b"When I grow up, I want to be a watermelon";
        let sent = sealed(text, &reader.unwrap(), &own, salt.try_into().unwrap()).unwrap();
        assert_eq!(
            BASE64.encode(sent),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
             WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS\
             gSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let secret = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(Reader::read(public, secret).is_some());
        for (public, secret) in [
            ("", secret),
            (public, ""),
            (public, "BTBZ"),
            ("BCVx", secret),
            (&public.replace("BCVx", "BCVy")[..], secret),
            ("?", secret),
        ] {
            assert!(Reader::read(public, secret).is_none(), "{public} {secret}");
        }
    }
}
