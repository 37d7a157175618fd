import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chiffres,
  email,
  garderChiffres,
  isVide,
  longueurCumulee,
  memeValeur,
  premierMessage,
  requis,
} from './index.ts'

for (const [valeur, vide] of [
  ['', true],
  ['   ', true],
  [' ', true],
  [null, true],
  [undefined, true],
  [false, true],
  [[], true],
  ['a', false],
  ['0', false],
  [0, false],
  [true, false],
  [['a'], false],
] as const) {
  test(`R5.81 required: ${JSON.stringify(valeur)} is ${vide ? 'missing' : 'an answer'}`, () => {
    assert.equal(isVide(valeur), vide)
    assert.equal(requis('Le nom est obligatoire')(valeur), vide ? 'Le nom est obligatoire' : null)
  })
}

for (const [valeur, juste] of [
  ['20450017', true],
  ['', true],
  ['2045 0017', false],
  ['20450017a', false],
  ['٣', false],
  ['-1', false],
] as const) {
  test(`R5.81 digits only: « ${valeur} »`, () => {
    assert.equal(chiffres('Chiffres seulement')(valeur), juste ? null : 'Chiffres seulement')
  })
}

for (const [valeur, juste] of [
  ['hugo@example.org', true],
  [' hugo@example.org ', true],
  ['', true],
  ['hugo@', false],
  ['hugo@example', false],
] as const) {
  test(`R5.81 R5.22 e-mail: « ${valeur} »`, () => {
    assert.equal(
      email()(valeur),
      juste ? null : 'Le format de l’identifiant (adresse e-mail) est incorrect',
    )
  })
}

test('R5.81 same value: case, accents and spaces count', () => {
  const check = memeValeur('Différents')
  assert.equal(check(['Été!2026', 'Été!2026']), null)
  assert.equal(check(['', '']), null)
  for (const autre of ['été!2026', 'Ete!2026', 'Été!2026 '])
    assert.equal(check(['Été!2026', autre]), 'Différents')
})

test('R5.03 R5.04 R5.81 combined length: the limit itself passes, one more does not', () => {
  assert.equal(longueurCumulee(50)(['a'.repeat(30), 'é'.repeat(20)]), null)
  assert.equal(
    longueurCumulee(50)(['a'.repeat(31), 'é'.repeat(20)]),
    'Le nombre de caractères cumulés de vos nom et prénom ne doit pas dépasser 50',
  )
})

test('the first message wins, none when all pass', () => {
  const check = premierMessage<string>(requis('Vide'), chiffres('Chiffres'))
  assert.equal(check(''), 'Vide')
  assert.equal(check('a'), 'Chiffres')
  assert.equal(check('1'), null)
})

for (const [saisie, max, garde] of [
  ['20 45-00.17', undefined, '20450017'],
  ['12345678', 6, '123456'],
  ['abc', 6, ''],
] as const) {
  test(`R5.81 digits-only input keeps « ${garde} » of « ${saisie} »`, () => {
    assert.equal(garderChiffres(max)(saisie), garde)
  })
}
