import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  basculer,
  choixDepuisLibelles,
  choixDepuisLignes,
  choixDepuisListes,
  OUI_NON,
  ouvrirAuDepart,
} from './index.ts'

test('R1.27 the default choices are Oui = true and Non = false, in that order', () => {
  assert.deepEqual(OUI_NON, [
    { libelle: 'Oui', valeur: true },
    { libelle: 'Non', valeur: false },
  ])
})

test('R5.79 values and labels of the same length go by pairs', () => {
  assert.deepEqual(choixDepuisListes([1, 2], ['Un', 'Deux']), [
    { libelle: 'Un', valeur: 1 },
    { libelle: 'Deux', valeur: 2 },
  ])
  assert.deepEqual(choixDepuisListes([], []), [])
})

for (const [valeurs, libelles] of [
  [[1, 2], ['Un']],
  [[1], ['Un', 'Deux']],
  [[], ['Un']],
] as const) {
  test(`R5.79 ${valeurs.length} values and ${libelles.length} labels are an error`, () => {
    assert.throws(() => choixDepuisListes<number>(valeurs, libelles), /n’ont pas la même longueur/)
  })
}

test('R3.50 rows give their libelle and their code, or the fields that are named', () => {
  assert.deepEqual(choixDepuisLignes([{ code: 'M', libelle: 'Monsieur' }]), [
    { libelle: 'Monsieur', valeur: 'M' },
  ])
  assert.deepEqual(choixDepuisLignes([{ id: 7, nom: 'Sept' }], 'nom', 'id'), [
    { libelle: 'Sept', valeur: 7 },
  ])
})

for (const [ouvert, panneau, apres] of [
  [null, 'a', 'a'],
  ['a', 'a', null],
  ['a', 'b', 'b'],
] as const) {
  test(`R4.38 R4.39 ${ouvert} open, a click on ${panneau}: ${apres} open`, () => {
    assert.equal(basculer(ouvert, panneau), apres)
  })
}

test('R5.80 two panels open from the start are an error, the same one twice is not', () => {
  assert.equal(ouvrirAuDepart(null, 'a'), 'a')
  assert.equal(ouvrirAuDepart('a', 'a'), 'a')
  assert.throws(() => ouvrirAuDepart('a', 'b'), /déjà ouvert/)
})

test('labels by value are choices, in their order', () => {
  assert.deepEqual(choixDepuisLibelles({ vol: 'Volée', perte: 'Perdue' }), [
    { valeur: 'vol', libelle: 'Volée' },
    { valeur: 'perte', libelle: 'Perdue' },
  ])
})
