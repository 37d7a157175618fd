import assert from 'node:assert/strict'
import { test } from 'node:test'
import { corpsGeste, defineGestion, droitsDe, isGestePossible } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { type Ecriture, tellAll } from '../../noyau/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import { gere, lueDe } from './index.ts'

const lampes = defineGestion({
  key: 'lampes',
  slice: 'gestion',
  path: '/lampes',
  libelle: 'Lampes',
  singulier: 'une lampe',
  champs: {
    nom: { genre: 'texte', libelle: 'Nom', max: 20, isCalcule: true },
    etat: { genre: 'texte', libelle: 'État', max: 20, isCalcule: true },
  },
  colonnes: ['nom'],
  titre: 'nom',
  recherche: ['nom'],
  tri: 'nom',
  droits: droitsDe('demandes', ['list', 'geste']),
  etats: {
    champ: 'etat',
    libelles: { eteinte: 'Éteinte', allumee: 'Allumée', cassee: 'Cassée' },
    table: { eteinte: { allumer: 'allumee' }, allumee: { jeter: 'cassee' }, cassee: {} },
  },
  gestes: {
    poser: {
      libelle: 'Poser',
      isCreation: true,
      saisie: { nom: { genre: 'texte', libelle: 'Nom', max: 20 } },
    },
    allumer: { libelle: 'Allumer' },
    jeter: {
      libelle: 'Jeter',
      de: ['eteinte', 'cassee'],
      saisie: { le: { genre: 'jour', libelle: 'Le' } },
    },
  },
})
const lues = lueDe(lampes, () => sql`select 1`)
type Lampe = { watts: number }
const tient = async (_: Ecriture<Qui>): Promise<Lampe | undefined> => undefined
const dite = { action: 'modification', objet: 'lampe', cible: null, a: null } as const
const poser = async () => ({ id: 'une', nouvelle: dite })
const allumer = async () => ({ etat: 'allumee', nouvelle: dite }) as const

test('what may be done follows from where a row stands, by the gesture or by the table of states', () => {
  const possibles = (etat: string) =>
    Object.keys(lampes.gestes ?? {}).filter((nom) => isGestePossible(lampes, nom, etat))
  assert.deepEqual(possibles('eteinte'), ['allumer', 'jeter'])
  assert.deepEqual(possibles('allumee'), [])
  assert.deepEqual(possibles('cassee'), ['jeter'])
  assert.equal(isGestePossible(lampes, 'voler', 'eteinte'), false)
})

test('a gesture is posted with the row as it was seen and what it asks for, and nothing else', () => {
  const jeter = corpsGeste(lampes.gestes?.jeter ?? { libelle: '' })
  const vue = { id: 'une', revision: 1 }
  assert.equal(jeter.safeParse({ ...vue, saisie: { le: '2026-11-02' } }).success, true)
  for (const faux of [
    { saisie: { le: '2026-11-02' } },
    { ...vue, saisie: {} },
    { ...vue, saisie: { le: '2026-11-02', autre: 1 } },
  ])
    assert.equal(jeter.safeParse(faux).success, false)
  const creation = corpsGeste(lampes.gestes?.poser ?? { libelle: '' })
  assert.equal(creation.safeParse({ saisie: { nom: 'Salon' } }).success, true)
  assert.equal(creation.safeParse({ ...vue, saisie: { nom: 'Salon' } }).success, false)
})

/** Read by the compiler only: each of these must not compile. */
export const refusedByTheCompiler = () => {
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      poser,
      allumer,
      jeter: async (e, ligne, { le }) => {
        const watts: number = ligne.watts
        return { set: { watts }, nouvelle: le > '2026' ? dite : tellAll(e) }
      },
    },
  })
  // @ts-expect-error a declared gesture is missing
  gere(lampes, { ...lues, tient, gestes: { poser, allumer } })
  // @ts-expect-error none of them is there
  gere(lampes, lues)
  // @ts-expect-error nobody holds the row
  gere(lampes, { ...lues, gestes: { poser, allumer, jeter: allumer } })
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      poser,
      allumer,
      // @ts-expect-error a state that nobody knows
      jeter: async () => ({ etat: 'perdue', nouvelle: dite }) as const,
    },
  })
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      poser,
      allumer,
      // @ts-expect-error nobody is told
      jeter: async () => ({ etat: 'cassee' }) as const,
    },
  })
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      poser,
      allumer,
      // @ts-expect-error it asks for no such thing
      jeter: async (_e, _ligne, { motif }) => ({ nouvelle: motif }),
    },
  })
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      poser,
      allumer,
      jeter: allumer,
      // @ts-expect-error nobody declared it
      voler: allumer,
    },
  })
  gere(lampes, {
    ...lues,
    tient,
    gestes: {
      // @ts-expect-error what makes a row says which
      poser: allumer,
      allumer,
      jeter: allumer,
    },
  })
}
