import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choixDe } from './choix.ts'

const ecrans = [
  { libelle: 'Demandes', href: '#/admin/demandes' },
  { libelle: 'Référentiels', href: '#/admin/referentiels' },
]
const liens = {
  demande: (id: string) => `#/admin/demandes/${id}`,
  contenu: (id: string) => `#/admin/contenus?fiche=${id}`,
  question: (id: string) => `#/admin/faq?fiche=${id}`,
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

test('a request opens itself, a member their panel over the screen', () => {
  assert.deepEqual(
    choixDe([], trouves, liens, 'jeanne').map((c) => [c.cle, c.href]),
    [
      ['a1', '#/admin/demandes/a1'],
      ['b2', null],
    ],
  )
})

test('a content and a question of the help service open where they are written', () => {
  const textes = [
    { genre: 'contenu' as const, id: 'c3', titre: 'Mentions légales', detail: 'Pages_Statiques' },
    { genre: 'question' as const, id: 'd4', titre: 'Où trouver ma carte ?', detail: 'Carte' },
  ]
  assert.deepEqual(
    choixDe([], textes, liens, 'ment').map((c) => c.href),
    ['#/admin/contenus?fiche=c3', '#/admin/faq?fiche=d4'],
  )
})
