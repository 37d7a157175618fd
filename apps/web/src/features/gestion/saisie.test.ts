import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Champs, LigneGestion } from '@espace-adherent/contract/gestion'
import { changements, saisieDe, valeurDe } from './saisie.ts'

const champs: Champs = {
  code: { genre: 'texte', libelle: 'Code', max: 10, isFixe: true },
  ordre: { genre: 'nombre', libelle: 'Ordre' },
  depuis: { genre: 'jour', libelle: 'Depuis', isFacultatif: true },
  mots: { genre: 'liste', libelle: 'Mots', max: 9 },
  actif: { genre: 'booleen', libelle: 'Actif' },
  publieeLe: { genre: 'instant', libelle: 'Publiée le', isCalcule: true },
}
const ligne: LigneGestion = {
  id: 'A',
  revision: 3,
  modifieLe: null,
  code: 'A',
  ordre: 12,
  depuis: '2026-11-01',
  mots: ['un', 'deux'],
  actif: true,
  publieeLe: null,
}

test('a row stands in its fields as people write, without what is not typed', () => {
  assert.deepEqual(saisieDe(champs, ligne), {
    code: 'A',
    ordre: '12',
    depuis: '01/11/2026',
    mots: 'un\ndeux',
    actif: true,
  })
})

test('only what differs is sent, and never what is fixed', () => {
  const saisie = saisieDe(champs, ligne)
  assert.deepEqual(changements(champs, ligne, saisie), {})
  assert.deepEqual(
    changements(champs, ligne, { ...saisie, code: 'B', depuis: '', mots: 'un\n\n trois ' }),
    { depuis: null, mots: ['un', 'trois'] },
  )
})

test('a new row is sent whole', () => {
  assert.deepEqual(changements(champs, null, { ...saisieDe(champs, null), code: 'N' }), {
    code: 'N',
    ordre: null,
    depuis: null,
    mots: [],
    actif: false,
  })
})

test('what is wrong is sent as it stands: the server says what is wrong', () => {
  assert.equal(valeurDe({ genre: 'nombre', libelle: 'x' }, 'douze'), 'douze')
  assert.equal(valeurDe({ genre: 'jour', libelle: 'x' }, '31/02/2026'), '31/02/2026')
})
