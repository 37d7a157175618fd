import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bornes, bornesDe, messagePeriode, moisEntre } from './index.ts'

for (const [bornes, attendu] of [
  [{}, null],
  [{ du: '2026-01-01' }, null],
  [{ au: '2026-01-01' }, null],
  [{ du: '2026-03-01', au: '2026-03-01' }, null],
  [{ du: '2026-03-01', au: '2026-12-31' }, null],
  [
    { du: '2026-03-02', au: '2026-03-01' },
    'La date de fin doit être postérieure ou égale à la date de début',
  ],
] satisfies [Bornes, string | null][]) {
  test(`the range ${bornes.du} → ${bornes.au} says ${attendu}`, () =>
    assert.equal(messagePeriode(bornes), attendu))
}

test('twelve months are whole ones, the current one included', () => {
  assert.deepEqual(bornesDe('12mois', '2026-11-15'), { du: '2025-12-01' })
  assert.deepEqual(bornesDe('12mois', '2026-12-31'), { du: '2026-01-01' })
  assert.deepEqual(bornesDe('12mois', '2024-02-29'), { du: '2023-03-01' })
  assert.deepEqual(bornesDe('annee', '2026-11-15'), { du: '2026-01-01' })
  assert.deepEqual(bornesDe('dates', '2026-11-15'), {})
})

test('every month between two, and never more than a chart can show', () => {
  assert.deepEqual(moisEntre('2025-11', '2026-02'), ['2025-11', '2025-12', '2026-01', '2026-02'])
  assert.deepEqual(moisEntre('2026-02', '2026-02'), ['2026-02'])
  assert.deepEqual(moisEntre('2026-03', '2026-02'), [])
  assert.equal(moisEntre('1900-01', '2026-02').length, 60)
})
