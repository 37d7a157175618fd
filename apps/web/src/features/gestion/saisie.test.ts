import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Champs, LigneGestion } from '@espace-adherent/contract/gestion'
import { changements, fautesDe, saisieDe, valeurDe } from './saisie.ts'

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

test('a moment is typed on the clocks of Paris, and sent as one; unchanged, its seconds are not sent away', () => {
  const avec: Champs = { le: { genre: 'instant', libelle: 'Constatée le' } }
  const une: LigneGestion = {
    id: 'B',
    revision: 1,
    modifieLe: null,
    le: '2026-07-01T13:05:42.000Z',
  }
  const saisie = saisieDe(avec, une)
  assert.deepEqual(saisie, { le: '01/07/2026 15:05' })
  assert.deepEqual(changements(avec, une, saisie), {})
  assert.deepEqual(changements(avec, une, { le: '16/11/2026 14:28' }), {
    le: '2026-11-16T13:28:00.000Z',
  })
})

test('a date or an hour that nobody can read is said before anything is sent', () => {
  const dates: Champs = {
    jour: { genre: 'jour', libelle: 'Jour' },
    le: { genre: 'instant', libelle: 'Le' },
    vide: { genre: 'instant', libelle: 'Vide' },
  }
  assert.deepEqual(fautesDe(dates, { jour: '31/02/2026', le: '29/03/2026 02:30', vide: '' }), {
    jour: 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA',
    le: 'La date et l’heure doivent exister et s’écrire JJ/MM/AAAA HH:MM',
  })
})
