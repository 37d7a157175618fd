import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anneesReleve, periodesReleve } from './index.ts'

const bornes = (jour: string) => periodesReleve(jour).map(({ debut, fin }) => [debut, fin])

test('the periods that a statement is asked for', () => {
  assert.deepEqual(bornes('2026-11-15'), [
    ['2026-01-01', '2026-11-15'],
    ['2026-10-01', '2026-10-31'],
    ['2025-12-01', '2026-11-15'],
    ['2025-01-01', '2025-12-31'],
  ])
})

test('in January last month was last year’s; in March of a leap year it had 29 days', () => {
  assert.deepEqual(bornes('2027-01-01')[1], ['2026-12-01', '2026-12-31'])
  assert.deepEqual(bornes('2028-03-31')[1], ['2028-02-01', '2028-02-29'])
})

test('none is upside down, and each says what it is', () => {
  for (const jour of ['2026-01-01', '2026-12-31', '2028-02-29'])
    for (const { libelle, debut, fin } of periodesReleve(jour)) {
      assert.ok(debut <= fin, `${jour} ${libelle}`)
      assert.ok(libelle.length > 5)
    }
})

test('an annual statement is of this year so far, or of one of the two before', () =>
  assert.deepEqual(
    anneesReleve('2026-11-15').map(({ debut, fin }) => [debut, fin]),
    [
      ['2026-01-01', '2026-11-15'],
      ['2025-01-01', '2025-12-31'],
      ['2024-01-01', '2024-12-31'],
    ],
  ))
