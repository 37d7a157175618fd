import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envoyer, heuresPossibles, instantAParis, saisieDe } from './saisie.ts'

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
