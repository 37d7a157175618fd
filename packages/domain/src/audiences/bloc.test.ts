import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BlocAudience, champsDe, compterBloc, etudier, type MotsAudience } from './bloc.ts'
import type { GroupeAudience } from './regle.ts'

/** Three accounts: one with two contracts, one of whom no address is known, one under age. */
const mots: MotsAudience = {
  etatContrat: ['resilie', 'valide'],
  age: ['1980-02-29', '2009-11-17'],
  departement: ['20090', '', '69003'],
}
const bloc: BlocAudience = {
  debuts: Uint8Array.of(1, 0, 1, 1),
  rangs: {
    etatContrat: Uint32Array.of(0, 1, 1, 1),
    age: Uint32Array.of(0, 0, 0, 1),
    departement: Uint32Array.of(0, 0, 1, 2),
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
  ['one of several', groupe('et', groupe('ou', resilie, corse)), [2, 1]],
  ['all but', groupe('et', valide, { ...groupe('ou', corse, majeur), isSauf: true }), [0, 2, 1]],
  ['an address that nobody knows is in no department', groupe('et', corse), [2, 1]],
] as const)
  test(`a block is counted: ${quoi}`, () => {
    assert.deepEqual([...compterBloc(etudier(regle, mots, '2026-11-16'), bloc)], nombres)
  })

test('a rule reads the columns that it names, each once', () => {
  assert.deepEqual(champsDe(groupe('et', valide, groupe('ou', resilie, majeur))), [
    'etatContrat',
    'age',
  ])
})
