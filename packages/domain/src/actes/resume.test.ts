import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ligneChangee, ligneDite, ligneNouvelle, lignesDe } from './resume.ts'

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
