import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ajouter,
  annuler,
  avancer,
  echouer,
  type FileAttente,
  relancer,
  retirer,
  reussir,
} from '@espace-adherent/domain/fichiers'
import { annonces } from './annonces.ts'

const local = (name: string) => ({ name, size: 10, type: '' })
const { file: deux } = ajouter([], [local('a.pdf'), local('b.pdf')], { nombreMax: 2 })
const kept = { remoteFileName: 'r', localFileName: 'a.pdf', size: 10, inputName: 'x' }
const ratee = echouer(deux, 1, 'Trop lourd')

for (const [title, avant, apres, attendu] of [
  ['the first starts', [], deux, 'a.pdf\u00a0: téléversement en cours.'],
  [
    'one ends and the next starts',
    deux,
    reussir(deux, 1, kept),
    'a.pdf\u00a0: envoyé. b.pdf\u00a0: téléversement en cours.',
  ],
  [
    'one fails',
    deux,
    ratee,
    'a.pdf\u00a0: échec de l’envoi. Trop lourd b.pdf\u00a0: téléversement en cours.',
  ],
  ['progress is not told', deux, avancer(deux, 1, 30), ''],
  ['a retry that must wait its turn is not told yet', ratee, relancer(ratee, 1), ''],
  ['one leaves the list', deux, retirer(deux, 2), 'b.pdf\u00a0: retiré.'],
  [
    'one is cancelled',
    deux,
    annuler(deux, 1),
    'a.pdf\u00a0: envoi annulé. b.pdf\u00a0: téléversement en cours.',
  ],
] satisfies [string, FileAttente, FileAttente, string][])
  test(`announcement, ${title}: « ${attendu} »`, () => {
    assert.equal(annonces(avant, apres), attendu)
  })

test('announcement, a refused file is named with its reason', () => {
  const refus = [{ nom: 'x.exe', filtre: 'extension' as const, message: 'Non.' }]
  assert.equal(annonces(deux, deux, refus), 'x.exe\u00a0: non ajouté. Non.')
})
