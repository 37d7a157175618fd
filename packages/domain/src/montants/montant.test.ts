import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  completeMontant,
  formatCompte,
  formatMontant,
  formatMontantPromis,
  type LimitesMontant,
  maskMontant,
  messageMontant,
  parseMontant,
  saisieMontant,
} from './index.ts'

for (const [cents, attendu] of [
  [0, '0,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [123_456, '1\u00a0234,56\u00a0€'],
  [100_000_000, '1\u00a0000\u00a0000,00\u00a0€'],
  [-1250, '\u221212,50\u00a0€'],
] satisfies [number, string][]) {
  test(`${cents} cents read « ${attendu} »`, () => assert.equal(formatMontant(cents), attendu))
}

for (const [cents, attendu] of [
  [4000, '40\u00a0€'],
  [1250, '12,50\u00a0€'],
  [150_000, '1\u00a0500\u00a0€'],
  [0, '0\u00a0€'],
  [10_005, '100,05\u00a0€'],
] satisfies [number, string][]) {
  test(`${cents} cents are promised as « ${attendu} »`, () =>
    assert.equal(formatMontantPromis(cents), attendu))
}

for (const [saisie, cents] of [
  ['12', 1200],
  ['12,5', 1250],
  ['12.5', 1250],
  ['12,50', 1250],
  ['12,', 1200],
  ['1 234,56 €', 123_456],
  ['1\u202f234,56\u00a0€', 123_456],
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1.234.567', 123_456_700],
  ['0,05', 5],
  ['-12,50', -1250],
  ['\u221212,50', -1250],
  ['-0', 0],
  ['12,345', null],
  ['1.234', null],
  [',5', null],
  ['', null],
  ['-', null],
  ['€', null],
  ['9'.repeat(20), null],
] satisfies [string, number | null][]) {
  test(`« ${saisie} » is ${cents} cents`, () => assert.equal(parseMontant(saisie), cents))
}

test('an amount is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      assert.equal(parseMontant(formatMontant(cents)), cents)
      assert.equal(parseMontant(saisieMontant(cents)), cents)
      assert.equal(parseMontant(completeMontant(String(cents))), cents * 100)
    }),
  )
})

test('what is typed: a comma for a dot, letters left out, every digit kept', () => {
  assert.equal(maskMontant('12.'), '12,')
  assert.equal(maskMontant('12a,3b'), '12,3')
  assert.equal(maskMontant('12,345'), '12,345')
  assert.equal(maskMontant('-12'), '\u221212')
  assert.equal(maskMontant('1-2'), '12')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.- €a'), maxLength: 12 }), (s) => {
      const once = maskMontant(s)
      assert.equal(maskMontant(once), once)
      assert.equal(once.replace(/\D/g, ''), s.replace(/\D/g, ''))
    }),
  )
})

test('an amount is written out when the field is left; what is no amount stays as it is', () => {
  assert.equal(completeMontant('1234,5'), '1\u00a0234,50')
  assert.equal(completeMontant('12,345'), '12,345')
  assert.equal(completeMontant(''), '')
  assert.equal(saisieMontant(null), '')
})

for (const [saisie, limites, attendu] of [
  ['', { required: true }, 'Le montant est obligatoire'],
  ['', {}, null],
  ['12,345', {}, 'Le montant doit être un nombre à 2 décimales au plus'],
  ['-5', {}, 'Le montant ne peut pas être négatif'],
  ['-5', { negatifAccepte: true }, null],
  ['0,99', { min: 100 }, 'Le montant doit être supérieur ou égal à 1,00\u00a0€'],
  ['1', { min: 100 }, null],
  ['2000', { max: 150_000 }, 'Le montant doit être inférieur ou égal à 1\u00a0500,00\u00a0€'],
  ['0', { required: true }, null],
] satisfies [string, LimitesMontant, string | null][]) {
  test(`an amount « ${saisie} » under ${JSON.stringify(limites)} says ${attendu}`, () =>
    assert.equal(messageMontant(saisie, limites), attendu))
}

test('how many there are is said with the no-break space of amounts', () => {
  assert.equal(formatCompte(0), '0')
  assert.equal(formatCompte(5_000), '5\u00a0000')
  assert.equal(formatCompte(1_234_567), '1\u00a0234\u00a0567')
})
