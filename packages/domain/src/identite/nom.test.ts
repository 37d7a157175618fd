import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLongueurCumuleeAcceptee, isMemeNom, isNom } from './nom.ts'

for (const [nom, attendu] of [
  ['Lefèvre', true],
  ["D'Angelo", true],
  ['D’Angelo', true],
  ["Dupont de l'Isle", true],
  ['Marc-Antoine', true],
  ['Élodie', true],
  ['E\u0301lodie', true],
  ['Łukasz Đặng', true],
  ['', false],
  ['   ', false],
  ["-'", false],
  ['Jean2', false],
  ['Jean_', false],
  ['Jean@', false],
  ['Jean.', false],
  ['<b>', false],
  ['Jean\n', false],
] satisfies [string, boolean][]) {
  test(`R5.01 « ${nom} » is ${attendu ? 'a' : 'no'} name`, () => assert.equal(isNom(nom), attendu))
}

for (const [nom, prenom, max, attendu] of [
  ['Martin', 'Camille', 13, true],
  ['Martin', 'Camille', 12, false],
  ['E\u0301mile', 'Zoé', 8, true],
  [' Martin ', ' Camille ', 13, true],
  ['', '', 0, true],
] satisfies [string, string, number, boolean][]) {
  test(`R5.03 « ${nom} » and « ${prenom} » within ${max}: ${attendu}`, () =>
    assert.equal(isLongueurCumuleeAcceptee(nom, prenom, max), attendu))
}

for (const [prenom, nom, autrePrenom, autreNom, attendu] of [
  ['Élodie', 'D’Angelo', 'ELODIE', 'dangelo', true],
  ['Marc-Antoine', 'Colonna', 'Marc Antoine', 'Colonna', true],
  ['Camille', 'Martin', 'Camille', 'Martinez', false],
  ['Camille', 'Martin', 'Julien', 'Martin', false],
  // Of another alphabet, letters are letters too.
  ['Ольга', 'Иванова', 'Анна', 'Петрова', false],
] satisfies [string, string, string, string, boolean][]) {
  test(`« ${prenom} ${nom} » and « ${autrePrenom} ${autreNom} » are one name: ${attendu}`, () =>
    assert.equal(isMemeNom({ prenom, nom }, { prenom: autrePrenom, nom: autreNom }), attendu))
}
