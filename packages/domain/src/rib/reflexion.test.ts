import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finReflexion } from './reflexion.ts'

for (const [titre, depuis, heures, jour] of [
  ['in the afternoon', '2026-11-16T14:20:00Z', 48, '2026-11-19'],
  ['the default is two days', '2026-11-16T14:20:00Z', undefined, '2026-11-19'],
  ['at midnight sharp, in Paris', '2026-11-15T23:00:00Z', 48, '2026-11-18'],
  ['a minute after midnight', '2026-11-15T23:01:00Z', 48, '2026-11-19'],
  ['one hour, within the day', '2026-11-16T14:20:00Z', 1, '2026-11-17'],
  ['over the end of summer time', '2026-10-24T10:00:00Z', 48, '2026-10-27'],
  ['over the end of a year', '2026-12-30T10:00:00Z', 48, '2027-01-02'],
  ['no cooling period', '2026-11-16T14:20:00Z', 0, null],
] satisfies [string, string, number | undefined, string | null][])
  test(`another account counts from the first day after the hours: ${titre}`, () => {
    assert.equal(finReflexion(new Date(depuis), heures), jour)
  })
