import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finMandat, premierDebit } from './mandat.ts'

for (const [titre, signeLe, dernier, attendu] of [
  ['never used', '2023-11-17', null, '2026-11-17'],
  ['used since', '2020-01-01', '2024-05-05', '2027-05-05'],
  ['signed on 29 February', '2024-02-29', null, '2027-02-28'],
  ['last debit at the end of a month', '2020-01-01', '2025-08-31', '2028-08-31'],
] satisfies [string, string, string | null, string][])
  test(`a mandate may serve for 36 months without a debit, ${titre}: ${attendu}`, () =>
    assert.equal(finMandat(signeLe, dernier), attendu))

for (const [titre, signeLe, attendu] of [
  ['an ordinary day', '2026-11-16', '2026-11-30'],
  ['a Saturday is put off to Monday', '2026-11-14', '2026-11-30'],
  ['Christmas and the day after', '2026-12-11', '2026-12-28'],
  ['New Year', '2026-12-18', '2027-01-04'],
  ['over 29 February', '2028-02-16', '2028-03-01'],
  ['Good Friday and Easter Monday', '2026-03-20', '2026-04-07'],
] satisfies [string, string, string][])
  test(`the first debit comes two weeks after the signature at the earliest, ${titre}`, () =>
    assert.equal(premierDebit(signeLe), attendu))
