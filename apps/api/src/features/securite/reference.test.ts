import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSealer } from '../../platform/crypto/index.ts'
import { openReference, sealReference } from './reference.ts'

const sealer = createSealer(Buffer.alloc(32, 1))
const now = new Date('2026-11-16T10:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const reference = sealReference(
  sealer,
  { clientCode: 'horizon', compteId: 'a', isActivation: true },
  now,
)

for (const [clientCode, minutes, expected] of [
  ['horizon', 0, 'a'],
  ['horizon', 9.9, 'a'],
  ['horizon', 10, null],
  ['atlas', 0, null],
] as const) {
  test(`a reference of horizon, at ${clientCode} after ${minutes} minutes: ${expected ?? 'nobody'}`, () =>
    assert.equal(
      openReference(sealer, clientCode, reference, after(minutes))?.compteId ?? null,
      expected,
    ))
}
