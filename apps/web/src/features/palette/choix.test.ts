import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choixDe } from './choix.ts'

const ecrans = [
  { libelle: 'Demandes', href: '#/admin/demandes' },
  { libelle: 'Référentiels', href: '#/admin/referentiels' },
]
const liens = {
  demande: (id: string) => `#/admin/demandes/${id}`,
  demandesDe: (nom: string) => `#/admin/demandes?q=${nom}`,
}
const trouves = [
  { genre: 'demande' as const, id: 'a1', titre: 'Nous écrire', detail: '2026-000012 · Jeanne' },
  { genre: 'personne' as const, id: 'b2', titre: 'Jeanne Moreau', detail: 'jeanne@example.org' },
]

test('screens are found by any of their words, without accents, before what was found elsewhere', () => {
  const titres = (saisie: string) => choixDe(ecrans, trouves, liens, saisie).map((c) => c.titre)
  assert.deepEqual(titres(''), ['Demandes', 'Référentiels', 'Nous écrire', 'Jeanne Moreau'])
  assert.deepEqual(titres('refer'), ['Référentiels', 'Nous écrire', 'Jeanne Moreau'])
})

test('a request opens itself, a member the requests under their name', () => {
  assert.deepEqual(
    choixDe([], trouves, liens, 'jeanne').map((c) => c.href),
    ['#/admin/demandes/a1', '#/admin/demandes?q=Jeanne Moreau'],
  )
})
