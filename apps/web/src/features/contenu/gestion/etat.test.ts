import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contenu } from '@espace-adherent/contract/contenu/gestion'
import { etatDe, filtrer } from './etat.ts'

const contenu: Contenu = {
  id: '00000000-0000-4000-8000-000000000001',
  bloc: 'Pages_Statiques',
  name: 'cgu',
  title: 'Conditions générales',
  audienceId: null,
  revision: 2,
  publieLe: '2026-11-01T00:00:00Z',
  publieeRevision: 2,
  programmeeLe: null,
  programmeeRevision: null,
  modifieLe: null,
  modifiePar: null,
}

test('a content is public, has a draft over it, waits for its day, or was never read', () => {
  assert.equal(etatDe(contenu), 'public')
  assert.equal(etatDe({ ...contenu, revision: 3 }), 'modifie')
  assert.equal(etatDe({ ...contenu, programmeeLe: '2026-12-01T00:00:00Z' }), 'programme')
  assert.equal(etatDe({ ...contenu, publieLe: null, publieeRevision: null }), 'brouillon')
})

test('contents are found by title or name, without accents, within a block and a state', () => {
  const tout = { q: '', bloc: '', etat: '' }
  assert.equal(filtrer([contenu], { ...tout, q: 'GENERALES' }).length, 1)
  assert.equal(filtrer([contenu], { ...tout, bloc: 'Popups' }).length, 0)
  assert.equal(filtrer([contenu], { ...tout, etat: 'modifie' }).length, 0)
})
