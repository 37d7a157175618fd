import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TypeContrat } from '../contrats/index.ts'
import { dernierJourRenonciation, isActeRenoncable, peutRenoncer } from './index.ts'

for (const [type, concluLe, dernier] of [
  ['sante', '2026-11-16', '2026-11-30'],
  ['sante', '2027-02-20', '2027-03-08'],
  ['sante', '2028-02-20', '2028-03-06'],
  ['sante', '2026-12-25', '2027-01-08'],
  // Christmas is a Friday: the Monday after.
  ['sante', '2026-12-11', '2026-12-28'],
  ['prevoyance', '2026-11-16', '2026-12-16'],
  ['prevoyance', '2027-01-30', '2027-03-01'],
  ['prevoyance', '2028-01-30', '2028-02-29'],
] satisfies [TypeContrat, string, string][])
  test(`concluded on ${concluLe} (${type}), it can be given up until ${dernier} included`, () => {
    assert.equal(dernierJourRenonciation(concluLe, type), dernier)
    assert.equal(peutRenoncer(concluLe, type, dernier), true)
  })

test('the day after is too late', () => {
  assert.equal(peutRenoncer('2026-11-16', 'sante', '2026-12-01'), false)
  assert.equal(peutRenoncer('2026-11-16', 'prevoyance', '2026-12-17'), false)
})

test('only what was concluded online can be given up', () => {
  assert.equal(isActeRenoncable('optionAffiliationActeGestion'), true)
  assert.equal(isActeRenoncable('garantiesActeGestion'), true)
  assert.equal(isActeRenoncable('optionRadiationActeGestion'), false)
})
