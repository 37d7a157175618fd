import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatTelephone, isMobile, normalizeMobile, normalizeTelephone } from './index.ts'

for (const [saisie, attendu] of [
  ['06 12 34 56 78', '+33612345678'],
  ['0612345678', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['06-12-34-56-78', '+33612345678'],
  ['06\u00a012\u202f34 56 78', '+33612345678'],
  ['  07 00 00 00 00 ', '+33700000000'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['01 99 00 12 34', '+33199001234'],
  ['09 72 00 00 00', '+33972000000'],
  // Fictional numbers share their first digits with Mayotte's mobiles.
  ['06 39 98 12 34', '+33639981234'],
  ['06 39 01 12 34', '+262639011234'],
  // Overseas departments, dialled from home, from abroad, and with France's code.
  ['0690 12 34 56', '+590690123456'],
  ['0590 12 34 56', '+590590123456'],
  ['+590 690 12 34 56', '+590690123456'],
  ['+590 0690 12 34 56', '+590690123456'],
  ['+33 690 12 34 56', '+590690123456'],
  ['0694 12 34 56', '+594694123456'],
  ['0696 12 34 56', '+596696123456'],
  ['0692 12 34 56', '+262692123456'],
  ['0262 12 34 56', '+262262123456'],
  ['0269 12 34 56', '+262269123456'],
  ['+377 6 12 34 56 78', '+377612345678'],
  ['+377 93 15 00 00', '+37793150000'],
  ['+687 75 12 34', '+687751234'],
  ['+689 87 12 34 56', '+68987123456'],
  // Abroad.
  ['+32 470 12 34 56', '+32470123456'],
  ['+352 621 123 456', '+352621123456'],
  ['+41 79 123 45 67', '+41791234567'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+1 212 555 0123', '+12125550123'],
  ['+853 6612 3456', '+85366123456'],
] satisfies [string, string][]) {
  test(`« ${saisie} » is ${attendu}`, () => assert.equal(normalizeTelephone(saisie), attendu))
}

for (const [title, saisie] of [
  ['nothing', ''],
  ['spaces', '   '],
  ['nine digits', '06 12 34 56 7'],
  ['eleven digits', '06 12 34 56 78 9'],
  ['a letter', '06 12 34 56 7A'],
  ['a service number', '08 92 12 34 56'],
  ['two zeros at the front', '00 12 34 56 78'],
  ['no zero at the front', '612345678'],
  ['France, one digit short', '+33 6 12 34 56 7'],
  ['France, one digit too many', '+33 6 12 34 56 78 9'],
  ['a service number from abroad', '+33 8 92 12 34 56'],
  ['Martinique with the digits of Guadeloupe', '+596 690 12 34 56'],
  ['Monaco, seven digits', '+377 93 15 00 0'],
  ['no such calling code', '+0 12 34 56 78 90'],
  ['sixteen digits', '+8531234567890123'],
  ['seven digits', '+8531234'],
  ['a plus in the middle', '06+12345678'],
  ['two pluses', '++33612345678'],
  ['very long', '0'.repeat(100_000)],
] satisfies [string, string][]) {
  test(`no telephone number: ${title}`, () => assert.equal(normalizeTelephone(saisie), null))
}

for (const [e164, attendu] of [
  ['+33612345678', true],
  ['+33712345678', true],
  ['+33639981234', true],
  ['+33199001234', false],
  ['+33972000000', false],
  ['+590690123456', true],
  ['+590590123456', false],
  ['+262692123456', true],
  ['+262639011234', true],
  ['+262262123456', false],
  ['+262269123456', false],
  ['+377612345678', true],
  ['+37793150000', false],
  ['+687751234', true],
  ['+687251234', false],
  ['+68987123456', true],
  ['+68940123456', false],
  ['+32470123456', true],
  ['+3225550123', false],
  ['+352621123456', true],
  ['+41791234567', true],
  ['+41221234567', false],
  ['+4915112345678', true],
  ['+12125550123', true],
] satisfies [string, boolean][]) {
  test(`${e164} is ${attendu ? '' : 'not '}taken for a mobile`, () =>
    assert.equal(isMobile(e164), attendu))
}

test('only a mobile may receive a code', () => {
  assert.equal(normalizeMobile('06 39 98 12 34'), '+33639981234')
  assert.equal(normalizeMobile('01 99 00 12 34'), null)
  assert.equal(normalizeMobile('bonjour'), null)
})

for (const [saisie, attendu] of [
  ['', ''],
  ['0', '0'],
  ['06', '06'],
  ['061', '06 1'],
  ['0612', '06 12'],
  ['0612345678', '06 12 34 56 78'],
  ['06 12 34 56 789', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['abc', ''],
  ['06a12', '06 12'],
  ['+', '+'],
  ['+3', '+3'],
  ['+33', '+33'],
  ['+336', '+33 6'],
  ['+33612', '+33 6 12'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+336123456789', '+33 6 12 34 56 78'],
  ['+33 (0)6 12', '+33 6 12'],
  ['0033612', '+33 6 12'],
  ['00', '+'],
  ['+590690123456', '+590 690 12 34 56'],
  ['+59', '+59'],
  ['+377612345678', '+377 6 12 34 56 78'],
  ['+37793150000', '+377 93 15 00 00'],
  ['+68987123456', '+689 87 12 34 56'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+12345678901234567890', '+1 234 56 78 90 12 34 5'],
] satisfies [string, string][]) {
  test(`« ${saisie} » is shown as « ${attendu} »`, () =>
    assert.equal(formatTelephone(saisie), attendu))
}

const frappes = fc.string({ unit: fc.constantFrom(...'0123456789+ .-()a'), maxLength: 24 })

test('showing a number twice changes nothing, whatever was typed', () => {
  fc.assert(
    fc.property(frappes, (saisie) => {
      const once = formatTelephone(saisie)
      assert.equal(formatTelephone(once), once)
    }),
  )
})

const chiffres = (n: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: n, maxLength: n })
const numeros = fc
  .tuple(
    fc.constantFrom(
      '01',
      '02',
      '04',
      '06',
      '07',
      '09',
      '+336',
      '+3770',
      '+32470',
      '+590690',
      '+49151',
      '00336',
    ),
    chiffres(8),
  )
  .map(([debut, suite]) => debut + suite)

test('a number reads the same before and after it was spaced out', () => {
  fc.assert(
    fc.property(numeros, (numero) => {
      const e164 = normalizeTelephone(numero)
      assert.equal(normalizeTelephone(formatTelephone(numero)), e164)
      if (e164 !== null) {
        assert.equal(normalizeTelephone(e164), e164)
        assert.equal(normalizeTelephone(formatTelephone(e164)), e164)
      }
    }),
  )
})

test('nothing that is typed makes the rules fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (saisie) => {
      formatTelephone(saisie)
      const e164 = normalizeTelephone(saisie)
      if (e164 !== null) assert.match(e164, /^\+[1-9]\d{7,14}$/)
    }),
  )
})
