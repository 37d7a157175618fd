import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  envoyer,
  heuresPossibles,
  instantAParis,
  joindre,
  lignesDifferentes,
  saisieDe,
} from './saisie.ts'

test('an hour is one of Paris, in winter and in summer', () => {
  assert.equal(instantAParis('18/11/2026', '09:00')?.toISOString(), '2026-11-18T08:00:00.000Z')
  assert.equal(instantAParis('18/07/2026', '09:00')?.toISOString(), '2026-07-18T07:00:00.000Z')
  assert.equal(instantAParis('31/02/2026', '09:00'), null)
})

test('the hours offered are those at which messages may leave', () => {
  assert.equal(heuresPossibles[0]?.valeur, '08:00')
  assert.equal(heuresPossibles.at(-1)?.valeur, '19:30')
})

test('what is empty is not sent as something', () => {
  const { bouton, lien, departLe } = envoyer({ ...saisieDe(null), bouton: ' ' })
  assert.deepEqual([bouton, lien, departLe], [null, null, null])
})

test('two who write the same notification lose nothing: each line has its side, a day goes with its hour', () => {
  const depart = { ...saisieDe(null), titre: 'Avis', texte: 'Un' }
  const votre = { ...depart, texte: 'Deux', quand: 'date' as const, jour: '18/11/2026' }
  const actuelle = { ...depart, titre: 'Avis important', texte: 'Trois', heure: '10:00' }
  assert.deepEqual(lignesDifferentes(depart, votre, actuelle), [
    { nom: 'titre', propose: 'actuelle' },
    { nom: 'texte', propose: 'votre' },
    { nom: 'depart', propose: 'votre' },
  ])
  const jointe = joindre(votre, actuelle, { titre: 'actuelle', texte: 'votre', depart: 'votre' })
  assert.deepEqual(jointe, { ...votre, titre: 'Avis important' })
})
