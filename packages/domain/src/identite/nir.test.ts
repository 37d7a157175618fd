import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  cleNir,
  formatNir,
  isCleNir,
  isNir,
  isNirDeGestion,
  isNirMonegasqueVide,
  maskNir,
  nirMonegasque,
  normalizeNir,
} from './nir.ts'

for (const [title, nir, attendu] of [
  ['R5.46 thirteen digits', '1850578006048', true],
  ['R5.46 twelve', '185057800604', false],
  ['R5.46 fourteen', '18505780060480', false],
  ['R5.46 empty', '', false],
  ['R5.47 starts with 2', '2860369123045', true],
  ['R5.47 starts with 3', '3860369123045', false],
  ['R5.47 temporary number 7', '7860369123045', false],
  ['R5.47 temporary number 8', '8860369123045', false],
  ['R5.48 month 00', '1850078006048', false],
  ['R5.48 month 12', '1851278006048', true],
  ['R5.48 month 13', '1851378006048', false],
  ['R5.48 month 19', '1851978006048', false],
  ['R5.48 month 20', '1852078006048', true],
  ['R5.48 month 99', '1859978006048', true],
  ['R5.49 department 2A', '179082A004316', true],
  ['R5.49 department 2B', '290122B033158', true],
  ['R5.49 department 2C', '290122C033158', false],
  ['R5.49 department 00', '1850500006048', false],
  ['R5.49 department 99', '1720499138207', true],
  ['R5.50 a letter in the commune', '185057800A048', false],
  ['R5.50 a letter in the order', '185057800604A', false],
] satisfies [string, string, boolean][]) {
  test(`${title}: « ${nir} » is ${attendu ? '' : 'not '}accepted`, () =>
    assert.equal(isNir(nir), attendu))
}

for (const [title, nir, attendu] of [
  ['a number of one’s own', '1850578006048', true],
  ['being registered, 3', '3850578006048', true],
  ['being registered, 4', '4850578006048', true],
  ['temporary, 7', '7850078006048', true],
  ['temporary, 8, Corsica', '890122B033158', true],
  ['5 is nothing', '5850578006048', false],
  ['9 is nothing', '9850578006048', false],
  ['twelve', '785057800604', false],
  ['a letter elsewhere', '7850578A06048', false],
] satisfies [string, string, boolean][]) {
  test(`from the insurer, ${title}: « ${nir} » is ${attendu ? '' : 'not '}accepted`, () =>
    assert.equal(isNirDeGestion(nir), attendu))
}

for (const [nir, cle] of [
  ['1850578006048', '30'],
  ['290122B033158', '62'],
  ['179082A004316', '11'],
  ['2010993008149', '05'],
  ['1720499138207', '39'],
  ['1950735238162', '61'],
  ['2860369123045', '30'],
  ['1841175056112', '50'],
  ['2480213055211', '24'],
] satisfies [string, string][]) {
  test(`R5.51 R5.52 the key of ${nir} is ${cle}`, () => {
    assert.equal(cleNir(nir), cle)
    assert.equal(isCleNir(nir, cle), true)
    assert.equal(isCleNir(nir, cle === '97' ? '01' : '97'), false)
  })
}

const nirs = fc
  .tuple(
    fc.constantFrom('1', '2'),
    fc.integer({ min: 0, max: 99 }),
    fc.constantFrom('01', '12', '20', '99'),
    fc.constantFrom('2A', '2B', '01', '75', '99'),
    fc.integer({ min: 0, max: 999_999 }),
  )
  .map(
    ([s, a, m, d, r]) => `${s}${String(a).padStart(2, '0')}${m}${d}${String(r).padStart(6, '0')}`,
  )

test('R5.51 R9.06 number and key together are a multiple of 97, and the key has two digits', () => {
  fc.assert(
    fc.property(nirs, (nir) => {
      assert.equal(isNir(nir), true)
      const cle = cleNir(nir)
      assert.match(cle, /^(0[1-9]|[1-8]\d|9[0-7])$/)
      const chiffres = nir.replace('2A', '19').replace('2B', '18')
      assert.equal((BigInt(chiffres) + BigInt(cle)) % 97n, 0n)
    }),
  )
})

test('spacing and reading are inverse of each other, also halfway', () => {
  assert.equal(formatNir('1850578006048'), '1 85 05 78 006 048')
  assert.equal(formatNir('290122b033158'), '2 90 12 2B 033 158')
  assert.equal(formatNir('18505'), '1 85 05')
  assert.equal(formatNir(''), '')
  fc.assert(fc.property(nirs, (nir) => assert.equal(normalizeNir(formatNir(nir)), nir)))
})

for (const [title, saisie, attendu] of [
  ['R5.53 R9.07 eleven digits', '12345678901', '9812345678901'],
  ['R5.53 twelve digits', '123456789012', null],
  ['R5.53 a letter', '1234A', null],
  ['R5.54 padded with zeros', '12345678', '9800012345678'],
  ['R5.54 already padded', '00012345678', '9800012345678'],
  ['R5.55 empty', '', null],
  ['R5.55 all zero', '00000000000', null],
  ['R5.55 spaces', '  0 0 ', null],
] satisfies [string, string, string | null][]) {
  test(`${title}: the Monegasque number « ${saisie} » gives ${attendu}`, () =>
    assert.equal(nirMonegasque(saisie), attendu))
}

test('R5.55 what counts as an empty Monegasque number', () => {
  assert.deepEqual(['', '0', '000', ' ', '01', '1'].map(isNirMonegasqueVide), [
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

for (const [nir, attendu] of [
  ['2860369123045', '2 86 •• •• ••• •••'],
  ['179082A004316', '1 79 •• •• ••• •••'],
  ['9800012345678', '9 80 •• •• ••• •••'],
] satisfies [string, string][]) {
  test(`${nir} is shown as « ${attendu} »`, () => assert.equal(maskNir(nir), attendu))
}
