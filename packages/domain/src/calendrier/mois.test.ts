import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addMois, formatMois, formatMoisLong, messageMois, parseMois } from './mois.ts'

test('a month is read strictly, and shown as 11/2026 or novembre 2026', () => {
  assert.equal(parseMois('11/2026'), '2026-11')
  assert.equal(parseMois(' 02/2024 '), '2024-02')
  for (const faux of ['13/2026', '00/2026', '1/2026', '11/26', '2026-11', '11/0000', ''])
    assert.equal(parseMois(faux), null, faux)
  assert.equal(formatMois('2026-11'), '11/2026')
  assert.equal(formatMoisLong('2026-08'), 'août 2026')
})

const mois = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([annee, rang]) => `${String(annee).padStart(4, '0')}-${String(rang).padStart(2, '0')}`)

test('writing a month and reading it are inverse of each other', () => {
  fc.assert(fc.property(mois, (m) => assert.equal(parseMois(formatMois(m)), m)))
})

test('months go round the year, and stop at both ends of time', () => {
  assert.equal(addMois('2026-12', 1), '2027-01')
  assert.equal(addMois('2026-01', -1), '2025-12')
  assert.equal(addMois('2026-03', -27), '2023-12')
  assert.equal(addMois('9999-11', 4), '9999-12')
  assert.equal(addMois('0001-02', -4), '0001-01')
})

const limites = {
  required: true,
  min: '2026-02',
  max: '2026-11',
  isDisabled: (m: string) => m === '2026-08',
}
for (const [saisie, attendu] of [
  ['', 'Le mois est obligatoire'],
  ['13/2026', 'Écrivez un mois qui existe, sous la forme MM/AAAA'],
  ['01/2026', 'Le mois doit être postérieur ou égal à 02/2026'],
  ['12/2026', 'Le mois doit être antérieur ou égal à 11/2026'],
  ['08/2026', 'Ce mois n’est pas proposé'],
  ['02/2026', null],
  ['11/2026', null],
] satisfies [string, string | null][]) {
  test(`a month « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageMois(saisie, limites), attendu))
}

test('an empty month that is not required is fine', () => {
  assert.equal(messageMois('', { min: '2026-02' }), null)
})
