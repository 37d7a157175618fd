import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { composeIBAN } from 'ibantools'
import { compteDepuisIban, ibanDuCompte } from './compte.ts'
import { formatIban, maskIban, messageIban, normalizeIban } from './iban.ts'

const france = { ibanEtrangerAccepte: false }
const sepa = { ibanEtrangerAccepte: true }

test('an IBAN is shown by its country and its last four characters only', () => {
  assert.equal(maskIban('FR1420041010050500013M02606'), 'FR•• •••• 2606')
  assert.equal(maskIban('MC58 1122 2000 0101 2345 6789 030'), 'MC•• •••• 9030')
})

for (const [title, saisie, options, attendu] of [
  [
    'R5.57 uppercase, in groups',
    'fr1420041010050500013m02606',
    france,
    'FR14 2004 1010 0505 0001 3M02 606',
  ],
  ['while typing', 'fr142', france, 'FR14 2'],
  ['a full group has no space yet', 'fr14', france, 'FR14'],
  [
    'R5.58 27 at most',
    'FR1420041010050500013M02606999',
    france,
    'FR14 2004 1010 0505 0001 3M02 606',
  ],
  [
    '34 abroad',
    'MT84MALT011000012345MTLCAST001SXYZABC',
    sepa,
    'MT84 MALT 0110 0001 2345 MTLC AST0 01SX YZ',
  ],
  ['pasted with its name', 'IBAN : FR14-2004', france, 'FR14 2004'],
  ['pasted with no-break spaces', 'FR14\u00a02004\u202f1010', france, 'FR14 2004 1010'],
  ['empty', '', france, ''],
] satisfies [string, string, typeof france, string][]) {
  test(`${title}: « ${saisie} » stands as « ${attendu} »`, () =>
    assert.equal(formatIban(saisie, options), attendu))
}

const les27 = 'Merci de saisir les 27 caractères de l’IBAN'
const faux = 'L’IBAN est incorrect\u00a0: vérifiez les caractères saisis'
for (const [title, saisie, options, attendu] of [
  ['R5.59 R9.02 French', 'FR14 2004 1010 0505 0001 3M02 606', france, null],
  ['R5.59 French, other bank', 'FR7630006000011234567890189', france, null],
  ['Monaco', 'MC58 1122 2000 0101 2345 6789 030', france, null],
  ['R5.56 empty', '   ', france, 'L’IBAN est obligatoire'],
  ['R5.60 one character short', 'FR1420041010050500013M0260', france, les27],
  ['R5.60 one character typed', 'F', france, les27],
  ['R5.60 one too many', 'FR1420041010050500013M026066', france, les27],
  ['Monaco, one short', 'MC5811222000010123456789 03', france, les27],
  ['wrong key', 'FR1520041010050500013M02606', france, faux],
  ['two digits changed places', 'FR1420041010050500013M02660', france, faux],
  ['R5.59 a key that is no number', 'FRAB20041010050500013M02606', france, faux],
  ['German, not accepted', 'DE89370400440532013000', france, 'L’IBAN doit commencer par FR ou MC'],
  ['German, accepted', 'DE89 3704 0044 0532 0130 00', sepa, null],
  ['Norwegian, the shortest', 'NO93 8601 1117 947', sepa, null],
  ['Maltese, the longest', 'MT84MALT011000012345MTLCAST001S', sepa, null],
  ['Serbian, since 2025', 'RS35260005601001611379', sepa, null],
  ['French where others are accepted', 'FR1420041010050500013M02606', sepa, null],
  [
    'German, one short',
    'DE8937040044053201300',
    sepa,
    'Merci de saisir les 22 caractères de l’IBAN',
  ],
  ['German, wrong key', 'DE88370400440532013000', sepa, faux],
  [
    'Brazilian: not SEPA',
    'BR1800360305000010009795493C1',
    sepa,
    'L’IBAN doit commencer par le code d’un pays de la zone SEPA, par exemple FR',
  ],
  [
    'no such country',
    'XX89370400440532013000',
    sepa,
    'L’IBAN doit commencer par le code d’un pays de la zone SEPA, par exemple FR',
  ],
  ['digits first', '1420041010050500013M02606', france, 'L’IBAN doit commencer par FR ou MC'],
] satisfies [string, string, typeof france, string | null][]) {
  test(`${title}: « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageIban(saisie, options), attendu))
}

/** French accounts with their own two-digit key, which banks compute from letters read as digits. */
const ibans = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 }),
    fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: 11, maxLength: 11 }),
    fc.constantFrom('FR', 'MC'),
  )
  .map(([banque, compte, pays]) => {
    const lettres = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const valeurs = '12345678912345678923456789'
    const chiffres = compte.replace(/[A-Z]/g, (l) => valeurs[lettres.indexOf(l)] ?? '')
    const cle = 97n - (BigInt(`${banque}${chiffres}00`) % 97n)
    const bban = `${banque}${compte}${String(cle).padStart(2, '0')}`
    return composeIBAN({ countryCode: pays, bban }) ?? ''
  })

test('R5.59 R3.14 an IBAN of 27 characters is accepted, and its parts make it again', () => {
  fc.assert(
    fc.property(ibans, (iban) => {
      assert.equal(iban.length, 27)
      assert.equal(messageIban(formatIban(iban, france), france), null)
      assert.equal(normalizeIban(formatIban(iban, france)), iban)
      assert.equal(ibanDuCompte(compteDepuisIban(iban, 'PSSTFRPPLYO')), iban)
    }),
  )
})

test('one character changed is always seen', () => {
  fc.assert(
    fc.property(
      ibans,
      fc.integer({ min: 4, max: 26 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, i, n) => {
        const avant = iban.charAt(i)
        if (!/\d/.test(avant)) return
        const change = iban.slice(0, i) + ((Number(avant) + n) % 10) + iban.slice(i + 1)
        assert.equal(messageIban(change, france), faux)
      },
    ),
  )
})

test('R3.14 the parts of a bank account', () => {
  assert.deepEqual(compteDepuisIban('FR14 2004 1010 0505 0001 3M02 606', 'PSSTFRPPLYO'), {
    codeInternationalPaysIso2: 'FR',
    cleIban: '14',
    identifiantNationalCompte: '20041010050500013M02606',
    codeBIC: 'PSSTFRPPLYO',
  })
})
