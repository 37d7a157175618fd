import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatCodePostal,
  isCodePostal,
  isMemeLocalite,
  localiteApres,
  messageCodePostal,
  nomsDesLocalites,
} from './localite.ts'

test('R5.19 a postal code is digits, five at most', () => {
  assert.deepEqual(['69 003', '6900399', '2A004', 'Lyon'].map(formatCodePostal), [
    '69003',
    '69003',
    '2004',
    '',
  ])
})

for (const [title, codePostal, attendu] of [
  ['R5.19 missing', '', 'Le code postal est obligatoire'],
  ['R5.19 short', '6900', 'Le code postal doit comporter 5 chiffres'],
  ['R5.20 department 99', '99100', 'Aucun code postal ne commence par 99'],
  ['R5.20 department 00', '00123', 'Aucun code postal ne commence par 00'],
  ['right', '69003', null],
] satisfies [string, string, string | null][]) {
  test(`${title}: « ${codePostal} » says ${attendu}`, () =>
    assert.equal(messageCodePostal(codePostal), attendu))
}

test('towns stand once, in the order of the alphabet, accents apart', () => {
  const lignes = ['Écully', 'Dardilly', 'Écully', 'Francheville'].map((localite) => ({
    codePostal: '69130',
    localite,
  }))
  assert.deepEqual(nomsDesLocalites(lignes), ['Dardilly', 'Écully', 'Francheville'])
})

test('a town is recognised whatever its capitals, accents, hyphens and abbreviations', () => {
  assert.equal(isMemeLocalite('SAINT ETIENNE', 'Saint-Étienne'), true)
  assert.equal(isMemeLocalite('St-Étienne', 'Saint-Étienne'), true)
  assert.equal(isMemeLocalite('Ste Foy', 'Sainte-Foy'), true)
  assert.equal(isMemeLocalite('L’Île-Rousse', "L'Ile Rousse"), true)
  assert.equal(isMemeLocalite('Lyon', 'Lyons'), false)
})

const dardilly = ['Dardilly', 'Écully']
for (const [title, actuelle, proposees, precedentes, attendu] of [
  ['the only town is taken', '', ['Écully'], [], 'Écully'],
  ['several towns: to be chosen', '', dardilly, [], ''],
  ['the town that stands there, rightly spelled', 'ECULLY', dardilly, [], 'Écully'],
  ['a town of the former code goes', 'Lyon', dardilly, ['Lyon'], ''],
  ['a town of the former code gives way to the only one', 'Lyon', ['Écully'], ['Lyon'], 'Écully'],
  ['what was written by hand stays', 'Hameau du Pin', dardilly, [], 'Hameau du Pin'],
  ['unknown code: what was written stays', 'Lyon', [], [], 'Lyon'],
] satisfies [string, string, string[], string[], string][]) {
  test(`${title}: « ${attendu} »`, () =>
    assert.equal(localiteApres(actuelle, proposees, precedentes), attendu))
}

for (const [title, codePostal, attendu] of [
  ['R5.19 five digits', '69003', true],
  ['R5.19 four digits', '6900', false],
  ['R5.19 six digits', '690031', false],
  ['R5.19 a letter', '2A004', false],
  ['R5.19 empty', '', false],
  ['R5.20 department 00', '00100', false],
  ['R5.20 department 01', '01000', true],
  ['R5.20 Corsica', '20200', true],
  ['R5.20 Monaco', '98000', true],
  ['R5.20 department 99', '99100', false],
] satisfies [string, string, boolean][]) {
  test(`${title}: « ${codePostal} » is ${attendu ? 'accepted' : 'refused'}`, () =>
    assert.equal(isCodePostal(codePostal), attendu))
}
