import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openJeton, sealJeton } from './jeton.ts'
import { createSealer } from './sealer.ts'

const sealer = createSealer(Buffer.alloc(32, 1))
const now = new Date('2026-11-16T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const jeton = sealJeton(sealer, 'code', { compteId: 'a' }, later(60))

test('a token gives back what was put into it, until its time', () => {
  assert.deepEqual(openJeton(sealer, 'code', jeton, later(59)), { compteId: 'a' })
  assert.equal(openJeton(sealer, 'code', jeton, later(60)), null)
})

test('a token says nothing of what it holds', () => assert.doesNotMatch(jeton, /code|compteId/))

for (const [quoi, forged] of [
  ['of another kind', sealJeton(sealer, 'autre', { compteId: 'a' }, later(60))],
  ['sealed under another key', sealJeton(createSealer(Buffer.alloc(32, 2)), 'code', {}, later(60))],
  ['cut', jeton.slice(0, -4)],
  ['a sealed value that is no token', sealer.seal('code', ['jeton', 'code'])],
  ['nothing', ''],
] as const) {
  test(`a token ${quoi} opens nothing`, () =>
    assert.equal(openJeton(sealer, 'code', forged, now), null))
}
