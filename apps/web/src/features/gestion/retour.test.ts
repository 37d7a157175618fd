import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retourVers, versionDepart } from './retour.ts'

const evenement = (revision: number | null, changements: [string, string, string][]) => ({
  id: revision ?? 0,
  le: '2026-11-01T10:00:00.000Z',
  auteur: null,
  role: null,
  action: 'modification',
  revision,
  changements: changements.map(([champ, avant, apres]) => ({ champ, avant, apres })),
})

test('going back says each field written since, as it stands and as it would be again', () => {
  const evenements = [
    evenement(4, [['Titre', 'B', 'C']]),
    evenement(3, [
      ['Titre', 'A', 'B'],
      ['Nature', 'Correction', 'Amélioration'],
    ]),
    evenement(2, [['Contenu', '', 'Texte']]),
    evenement(1, [['Titre', '', 'A']]),
  ]
  assert.deepEqual(retourVers(evenements, 2), [
    { champ: 'Titre', avant: 'C', apres: 'A' },
    { champ: 'Nature', avant: 'Amélioration', apres: 'Correction' },
  ])
  assert.deepEqual(retourVers(evenements, 3), [{ champ: 'Titre', avant: 'C', apres: 'B' }])
})

test('a field that is back at what it was would not change', () => {
  const evenements = [
    evenement(3, [['Titre', 'B', 'A']]),
    evenement(2, [['Titre', 'A', 'B']]),
    evenement(1, [['Titre', '', 'A']]),
  ]
  assert.deepEqual(retourVers(evenements, 1), [])
})

test('what was delivered before anything was told may come back; what was made here begins with its making', () => {
  const evenements = [evenement(3, []), evenement(2, [['Titre', 'A', 'B']])]
  assert.equal(versionDepart(evenements), 1)
  assert.equal(versionDepart([...evenements, { ...evenement(1, []), action: 'creation' }]), null)
  assert.equal(versionDepart([]), null)
})
