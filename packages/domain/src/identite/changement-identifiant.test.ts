import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effetChangementIdentifiant } from './changement-identifiant.ts'

for (const [demandeLe, heures, expected] of [
  ['2026-11-16T13:05:00.000Z', 72, '2026-11-19T13:05:00.000Z'],
  ['2026-11-16T13:05:00.001Z', 72, '2026-11-19T13:06:00.000Z'],
  // The clocks change meanwhile; hours do not.
  ['2026-10-24T10:00:30.000Z', 24, '2026-10-25T10:01:00.000Z'],
] as const) {
  test(`asked for at ${demandeLe}, ${heures} hours: ${expected}`, () =>
    assert.equal(effetChangementIdentifiant(new Date(demandeLe), heures).toISOString(), expected))
}
