import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatBic, isBic, messageBic } from './bic.ts'
import { formatFinIban, messageFinIban } from './fin-iban.ts'
import { isPieceRequise, nettoyerRib, validateRib } from './rib.ts'

for (const [title, bic, attendu] of [
  ['R5.61 R9.03 eight', 'PSSTFRPP', true],
  ['R5.61 R9.03 eleven', 'PSSTFRPPLYO', true],
  ['R5.61 a digit in the place', 'BNPAFR2L', true],
  ['R5.61 a digit in the branch', 'AGRIFRPP882', true],
  ['R9.03 seven', 'PSSTFRP', false],
  ['R9.03 nine', 'PSSTFRPPL', false],
  ['R5.62 twelve', 'PSSTFRPPLYON', false],
  ['R5.61 a digit in the bank', 'PSS1FRPP', false],
  ['R5.61 a small letter', 'psstfrpp', false],
  ['empty', '', false],
] satisfies [string, string, boolean][]) {
  test(`${title}: « ${bic} » is ${attendu ? 'a' : 'no'} BIC`, () =>
    assert.equal(isBic(bic), attendu))
}

test('R5.61 R5.62 a BIC is capitals and digits, eleven at most', () => {
  assert.equal(formatBic('psst fr pp'), 'PSSTFRPP')
  assert.equal(formatBic('PSSTFRPPLYO9'), 'PSSTFRPPLYO')
  assert.equal(formatBic('BIC : PSSTFRPPLYO'), 'PSSTFRPPLYO')
  assert.equal(formatBic('BICICIAB'), 'BICICIAB')
})

test('R5.63 the BIC’s message asks for 8 or 11 characters', () => {
  assert.match(messageBic('PSSTFRP') ?? '', /8 ou 11 caractères/)
  assert.equal(messageBic(''), 'Le BIC est obligatoire')
  assert.equal(messageBic('PSSTFRPP'), null)
})

for (const [title, fin, required, isJuste] of [
  ['R5.24 R9.04 four', '2606', true, true],
  ['R5.25 letters', 'M02A', true, true],
  ['R5.24 three', '606', true, false],
  ['R5.24 five', '02606', true, false],
  ['R5.25 a small letter', 'm026', true, false],
  ['empty, required', '', true, false],
  ['empty, not required', '', false, true],
  ['incomplete, not required', '60', false, false],
] satisfies [string, string, boolean, boolean][]) {
  test(`${title}: the end of the IBAN « ${fin} » is ${isJuste ? 'accepted' : 'refused'}`, () =>
    assert.equal(
      messageFinIban(fin, { required }),
      isJuste ? null : 'Saisissez les 4 derniers caractères de votre IBAN (majuscules et chiffres)',
    ))
}

test('R5.24 R5.25 four capitals or digits as one types; the end of a whole IBAN that is pasted', () => {
  assert.equal(formatFinIban('m0-26x'), 'M026')
  assert.equal(formatFinIban('FR14 2004 1010 0505 0001 3M02 606'), '2606')
})

const juste = {
  titulaire: 'Camille Martin',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  bic: 'PSSTFRPPLYO',
}
const options = { ibanEtrangerAccepte: false }

test('R5.56 holder, IBAN and BIC are required', () => {
  assert.deepEqual(validateRib(juste, options), { titulaire: null, iban: null, bic: null })
  assert.deepEqual(validateRib({ titulaire: ' ', iban: '', bic: '' }, options), {
    titulaire: 'Le titulaire du compte est obligatoire',
    iban: 'L’IBAN est obligatoire',
    bic: 'Le BIC est obligatoire',
  })
  assert.match(validateRib({ ...juste, titulaire: 'a'.repeat(71) }, options).titulaire ?? '', /70/)
})

test('R5.64 the file is required in manual mode only', () => {
  assert.equal(isPieceRequise('manuel'), true)
  assert.equal(isPieceRequise('automatique'), false)
})

test('R3.09 what is kept: holder, IBAN and BIC, without the spaces', () => {
  assert.deepEqual(nettoyerRib({ ...juste, titulaire: ' Camille\nMartin ' }), {
    titulaire: 'Camille Martin',
    iban: 'FR1420041010050500013M02606',
    bic: 'PSSTFRPPLYO',
  })
})
