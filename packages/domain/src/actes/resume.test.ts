import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ligneChangee,
  ligneDite,
  ligneNouvelle,
  lignesDe,
  lignesDites,
  lignesNouvelles,
} from './resume.ts'

test('a summary has the lines that there are, in their order', () => {
  assert.deepEqual(
    lignesDe(
      ligneNouvelle('Motif', 'Perdue'),
      ligneNouvelle('Précision', null),
      '',
      false,
      ligneChangee('Compte', undefined, 'FR76'),
      ligneDite('Pour', 'Léa'),
    ),
    [
      { libelle: 'Motif', avant: null, apres: 'Perdue' },
      { libelle: 'Compte', avant: null, apres: 'FR76' },
      { libelle: 'Pour', avant: 'Léa', apres: 'Léa' },
    ],
  )
})

test('values stand under their labels, in the order of the labels; what is not there, or has no label, is left out', () => {
  const libelles = { motif: 'Motif', le: 'Le', dit: () => 'no label', precision: 'Précision' }
  const valeurs = { precision: 'Rien', autre: 'x', motif: 'Perdue', le: null, dit: 'y' }
  assert.deepEqual(lignesNouvelles(libelles, valeurs), [
    { libelle: 'Motif', avant: null, apres: 'Perdue' },
    { libelle: 'Précision', avant: null, apres: 'Rien' },
  ])
  assert.deepEqual(lignesDites(libelles, { motif: 'Perdue', le: '' }), [
    { libelle: 'Motif', avant: 'Perdue', apres: 'Perdue' },
  ])
})
