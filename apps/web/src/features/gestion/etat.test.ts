import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nouveautesGestion } from '@espace-adherent/contract'
import type { Gestion } from '@espace-adherent/contract/gestion'
import { demandeDe, ecrireEtat, isFiltre, lireEtat } from './etat.ts'

const gestion = nouveautesGestion as unknown as Gestion
const lire = (texte: string) => lireEtat(gestion, new URLSearchParams(texte))

test('an empty address is the list as it is declared, and is written as nothing', () => {
  const etat = lire('')
  assert.deepEqual(etat, {
    q: '',
    tri: { nom: 'publieeLe', isDescendant: true },
    colonnes: ['titre', 'nature', 'publieeLe'],
    filtres: {},
  })
  assert.deepEqual(ecrireEtat(gestion, etat), {})
  assert.equal(isFiltre(etat), false)
})

test('what was chosen comes back from the address as it was', () => {
  const texte = 'q=carte&tri=titre&colonnes=titre%2Cnature&nature=correction&publieeLeDu=2026-01-01'
  const etat = lire(texte)
  assert.equal(new URLSearchParams(ecrireEtat(gestion, etat)).toString(), texte)
  assert.deepEqual(demandeDe(etat), {
    q: 'carte',
    tri: 'titre',
    nature: 'correction',
    publieeLeDu: '2026-01-01',
  })
  assert.equal(isFiltre(etat), true)
})

for (const [title, texte] of [
  ['an order that is none', 'tri=contenu'],
  ['an unknown order', 'tri=__proto__'],
  ['columns that are gone', 'colonnes=rien,__proto__'],
  ['a filter that is none', 'titre=x&contenu=y'],
] as const)
  test(`${title} is left out`, () => assert.deepEqual(lire(texte), lire('')))
