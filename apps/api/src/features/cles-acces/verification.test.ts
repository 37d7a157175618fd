import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Cbor, encodeCbor } from './testing/cbor.ts'
import { isPlainAttestation } from './verification.ts'

const bytes = Buffer.from('x')
for (const [fmt, attStmt, isPlain] of [
  ['none', {}, true],
  ['packed', { alg: -7, sig: bytes }, true],
  ['packed', { alg: -7, sig: bytes, x5c: bytes }, false],
  ['fido-u2f', { sig: bytes, x5c: bytes }, false],
  ['apple', { x5c: bytes }, false],
  ['android-key', { alg: -7, sig: bytes, x5c: bytes }, false],
  ['android-safetynet', { ver: '1', response: bytes }, false],
  ['tpm', { ver: '2.0', x5c: bytes }, false],
  ['', {}, false],
] satisfies [string, Record<string, Cbor>, boolean][]) {
  test(`attestation « ${fmt} » with ${Object.keys(attStmt)}: ${isPlain ? 'read' : 'refused'}`, async () => {
    const attestation = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', new Map(Object.entries(attStmt))],
        ['authData', bytes],
      ]),
    )
    assert.equal(await isPlainAttestation(attestation.toString('base64url')), isPlain)
  })
}
