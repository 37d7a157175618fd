import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dernierJour, jourFermeture, validateSuppression } from './index.ts'

for (const [title, demandeLe, fermeture] of [
  ['at noon', '2026-11-16T11:00:00Z', '2026-11-24'],
  ['at the first minute of the day in Paris', '2026-11-15T23:00:00Z', '2026-11-24'],
  ['at the last one', '2026-11-16T22:59:59Z', '2026-11-24'],
  ['over the end of a year', '2026-12-28T11:00:00Z', '2027-01-05'],
  ['over the night when clocks go back', '2026-10-22T21:30:00Z', '2026-10-30'],
] as const)
  test(`seven whole days to change one’s mind: asked for ${title}, closed on ${fermeture}`, () => {
    assert.equal(jourFermeture(new Date(demandeLe)), fermeture)
  })

test('the last day to undo it is the one before', () => {
  assert.equal(dernierJour('2026-11-24'), '2026-11-23')
})

for (const [confirmation, isBonne] of [
  ['SUPPRIMER', true],
  [' supprimer ', true],
  ['', false],
  ['oui', false],
  ['SUPPRIMER MON COMPTE', false],
] as const)
  test(`« ${confirmation} » typed: ${isBonne ? 'it is meant' : 'nothing is sent'}`, () => {
    assert.equal(
      validateSuppression({ confirmation }).confirmation,
      isBonne ? null : 'Tapez le mot SUPPRIMER pour confirmer',
    )
  })

for (const [jours, fermeture] of [
  [0, '2026-11-17'],
  [1, '2026-11-18'],
  [30, '2026-12-17'],
] as const)
  test(`${jours} whole days of a client: closed on ${fermeture}`, () => {
    assert.equal(jourFermeture(new Date('2026-11-16T11:00:00Z'), jours), fermeture)
  })
