import assert from 'node:assert/strict'
import { test } from 'node:test'
import { avecOperateur, conditionSur, lireRegle, motsDe } from './modele.ts'

test('another question keeps what was given where it takes the same', () => {
  const parmi = { champ: 'departement', operateur: 'parmi', valeur: ['69'] } as const
  assert.deepEqual(avecOperateur(parmi, 'horsDe'), { ...parmi, operateur: 'horsDe' })
  assert.deepEqual(avecOperateur(parmi, 'connu'), { champ: 'departement', operateur: 'connu' })
  assert.deepEqual(avecOperateur({ champ: 'age', operateur: 'auMoins', valeur: 60 }, 'entre'), {
    champ: 'age',
    operateur: 'entre',
    valeur: null,
  })
})

test('a new condition asks the first question of its field', () => {
  assert.deepEqual(conditionSur('hasRib'), { champ: 'hasRib', operateur: 'oui' })
  assert.deepEqual(conditionSur('offre'), { champ: 'offre', operateur: 'parmi', valeur: [] })
})

test('words are read as they are typed, and a rule that is not there is everybody', () => {
  assert.deepEqual(motsDe(' 69, 2a ;\n974,,'), ['69', '2A', '974'])
  assert.deepEqual(lireRegle(''), { lien: 'et', regles: [] })
})
