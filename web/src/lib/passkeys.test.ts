import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './passkeys'

test('bytes travel as base64url, there and back', () => {
  for (const [bytes, text] of [[[], ''], [[0], 'AA'], [[255, 239, 190], '_---'], [[251, 240], '-_A']] as [number[], string][]) {
    expect(toBase64(new Uint8Array(bytes).buffer)).toBe(text)
    expect([...fromBase64(text)]).toEqual(bytes)
  }
})
