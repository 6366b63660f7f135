// Passkeys: what the browser's authenticators say, as the site wants it.

import { api } from './api'
import { Refused } from './refused'
import type { Assertion, Attestation, Proof, Purpose } from './types'

/** Has this browser passkeys? */
export const canPasskey = () => typeof PublicKeyCredential !== 'undefined' && !!navigator.credentials

export function toBase64(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (c) => c.charCodeAt(0))
}

/** People may change their mind, and devices may have no key. */
async function ask<T>(asked: Promise<T | null>): Promise<T> {
  const answer = await asked.catch(() => null)
  if (!answer) throw new Refused('no passkey was given', 0)
  return answer
}

/** Has a new passkey made for an account of this name. */
export async function makePasskey(name: string): Promise<Attestation> {
  const { challenge, rp, user, known } = await api.challenge('register')
  const made = (await ask(navigator.credentials.create({
    publicKey: {
      challenge: fromBase64(challenge),
      rp: { id: rp, name: 'Parlour' },
      user: { id: fromBase64(user ?? ''), name, displayName: name },
      // ES256, EdDSA, RS256: what phones, sticks and Windows have.
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id: fromBase64(id) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  }))) as PublicKeyCredential
  const said = made.response as AuthenticatorAttestationResponse
  return { client_data: toBase64(said.clientDataJSON), attestation: toBase64(said.attestationObject) }
}

async function sign(purpose: Purpose): Promise<Assertion> {
  const { challenge, rp, known } = await api.challenge(purpose)
  const signed = (await ask(navigator.credentials.get({
    publicKey: {
      challenge: fromBase64(challenge),
      rpId: rp,
      allowCredentials: known.map((id) => ({ type: 'public-key' as const, id: fromBase64(id) })),
      userVerification: 'preferred',
    },
  }))) as PublicKeyCredential
  const said = signed.response as AuthenticatorAssertionResponse
  return {
    id: toBase64(signed.rawId), client_data: toBase64(said.clientDataJSON),
    authenticator: toBase64(said.authenticatorData), signature: toBase64(said.signature),
  }
}
/** Signs in. */
export const enter = async () => api.signInBy(await sign('sign_in'))
/** Proves that it is them. */
export const prove = async (): Promise<Proof> => ({ passkey: await sign('prove') })
