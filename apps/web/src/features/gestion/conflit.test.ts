import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Champs, LigneGestion } from '@espace-adherent/contract/gestion'
import { differencesDe, tranche } from './conflit.ts'

const champs: Champs = {
  titre: { genre: 'texte', libelle: 'Titre', max: 10 },
  texte: { genre: 'texte', libelle: 'Texte', max: 10 },
  ordre: { genre: 'nombre', libelle: 'Ordre' },
}
const ligne = (revision: number, titre: string, texte: string, ordre: number): LigneGestion => ({
  id: '1',
  revision,
  modifieLe: null,
  titre,
  texte,
  ordre,
})

test('what only one side touched is proposed from that side; both, from one’s own', () => {
  const depart = ligne(1, 'a', 'b', 1)
  const actuelle = ligne(2, 'A', 'b', 2)
  const saisie = { titre: 'à', texte: 'B', ordre: '1' }
  assert.deepEqual(
    differencesDe(champs, depart, saisie, actuelle).map(({ nom, votre, actuelle, propose }) => [
      nom,
      votre,
      actuelle,
      propose,
    ]),
    [
      ['titre', 'à', 'A', 'votre'],
      ['texte', 'B', 'b', 'votre'],
      ['ordre', '1', '2', 'actuelle'],
    ],
  )
  assert.deepEqual(
    tranche(champs, actuelle, saisie, { titre: 'actuelle', texte: 'votre', ordre: 'actuelle' }),
    { titre: 'A', texte: 'B', ordre: '2' },
  )
})

test('the same change on both sides is no difference', () => {
  const saisie = { titre: 'A', texte: 'b', ordre: '1' }
  assert.deepEqual(differencesDe(champs, ligne(1, 'a', 'b', 1), saisie, ligne(2, 'A', 'b', 1)), [])
})
