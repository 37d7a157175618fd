import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatInstant } from './instant.ts'

for (const [instant, expected] of [
  ['2026-11-19T13:05:00Z', 'jeudi 19 novembre 2026 à 14\u00a0h\u00a005'],
  ['2026-07-01T13:05:59Z', 'mercredi 1er juillet 2026 à 15\u00a0h\u00a005'],
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027 à 0\u00a0h\u00a030'],
  ['2026-03-29T00:59:00Z', 'dimanche 29 mars 2026 à 1\u00a0h\u00a059'],
  ['2026-03-29T01:00:00Z', 'dimanche 29 mars 2026 à 3\u00a0h\u00a000'],
] as const) {
  test(`${instant} is ${expected} in Paris`, () =>
    assert.equal(formatInstant(new Date(instant)), expected))
}
