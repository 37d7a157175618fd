import assert from 'node:assert/strict'
import { test } from 'node:test'
import { etatCarte, formatTauxTp, isNumeroAmc, resumeAssures } from './index.ts'

for (const [numero, attendu] of [
  ['90345001', true],
  ['9034500123', true],
  ['9034500', false],
  ['90345001234', false],
  ['9034 5001', false],
  ['9034500A', false],
  ['', false],
] satisfies [string, boolean][]) {
  test(`« ${numero} » as an insurer’s number: ${attendu}`, () =>
    assert.equal(isNumeroAmc(numero), attendu))
}

for (const [jour, attendu] of [
  ['2025-12-31', 'aVenir'],
  ['2026-01-01', 'valable'],
  ['2026-12-31', 'valable'],
  ['2027-01-01', 'expiree'],
] satisfies [string, string][]) {
  test(`a card of 2026 on ${jour} is ${attendu}`, () =>
    assert.equal(etatCarte({ dateDebut: '2026-01-01', dateFin: '2026-12-31' }, jour), attendu))
}

test('a card is named after its first person', () => {
  const camille = { nom: 'Martin', prenom: 'Camille' }
  assert.equal(resumeAssures([]), '')
  assert.equal(resumeAssures([camille]), 'MARTIN Camille')
  assert.equal(
    resumeAssures([{ nom: 'Lefèvre', prenom: 'Zoé' }, camille, camille]),
    'LEFÈVRE Zoé +\u00a02',
  )
})

test('rates are read as they are spoken', () => {
  assert.equal(formatTauxTp(100), '100\u00a0%')
  assert.equal(formatTauxTp(0), '0\u00a0%')
  assert.equal(formatTauxTp(null), 'PEC')
})
