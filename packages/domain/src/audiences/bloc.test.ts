import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type BlocAudience,
  champsDe,
  compterBloc,
  type GroupeAudience,
  tirerDuBloc,
} from './index.ts'

const JOUR = '2026-11-16'

/** Three accounts: one with two contracts, one of whom no address is known, one under age. */
const bloc: BlocAudience = {
  comptes: Uint8Array.of(0, 0, 1, 2),
  champs: {
    etatContrat: { mots: ['resilie', 'valide'], rangs: Uint8Array.of(0, 1, 1, 1) },
    age: { mots: ['1980-02-29', '2009-11-17'], rangs: Uint16Array.of(0, 0, 0, 1) },
    departement: { mots: ['', '20090', '69003'], rangs: Uint32Array.of(1, 1, 0, 2) },
  },
}

const valide = { champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] }
const resilie = { champ: 'etatContrat', operateur: 'parmi', valeur: ['resilie'] }
const majeur = { champ: 'age', operateur: 'auMoins', valeur: 18 }
const corse = { champ: 'departement', operateur: 'parmi', valeur: ['2A'] }
const groupe = (lien: 'et' | 'ou', ...regles: object[]) => ({ lien, regles }) as GroupeAudience

for (const [quoi, regle, nombres] of [
  ['nothing asked is everybody, each once', groupe('et'), [3]],
  ['by the contract that comes furthest', groupe('et', valide, majeur, corse), [0, 1, 1, 1]],
  ['the first line that is so counts for all that follow', groupe('ou', corse, valide), [0, 2, 1]],
  ['both of one contract, never one of each', groupe('et', valide, resilie), [0, 3, 0]],
  ['all but', groupe('et', valide, { ...groupe('ou', corse, majeur), isSauf: true }), [0, 2, 1]],
  ['an address that nobody knows is in no department', groupe('et', corse), [2, 1]],
] as const)
  test(`a block is counted: ${quoi}`, () => {
    assert.deepEqual([...compterBloc(regle, bloc, JOUR)], nombres)
  })

test('examples begin anywhere, go round, and name each account once', () => {
  const question = { jour: JOUR, limite: 2 }
  assert.deepEqual(tirerDuBloc(groupe('et', valide), bloc, { ...question, depuis: 3 }), [2, 0])
  assert.deepEqual(tirerDuBloc(groupe('et'), bloc, { ...question, depuis: 0 }), [0, 1])
  assert.deepEqual(tirerDuBloc(groupe('et', corse), bloc, { ...question, depuis: 2 }), [0])
})

test('a rule reads the columns that it names, each once', () => {
  assert.deepEqual(champsDe(groupe('et', valide, groupe('ou', resilie, majeur))), [
    'etatContrat',
    'age',
  ])
})
