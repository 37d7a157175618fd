import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parSujet } from './sujets.ts'

const une = (id: number, titre: string, isLue = false) => ({
  id,
  titre,
  isLue,
  texte: '',
  lien: null,
  creeLe: '2026-11-16T09:00:00.000Z',
})

test('twenty-six unread are as many things as there are titles; what was read stands alone', () => {
  const nouvelles = Array.from({ length: 24 }, (_, i) =>
    une(100 - i, 'Un remboursement vient d’être versé'),
  )
  const sujets = parSujet([
    une(200, 'Votre demande a été acceptée'),
    ...nouvelles,
    une(20, 'Bienvenue', true),
    une(19, 'Bienvenue', true),
    une(18, 'Votre demande a été acceptée'),
  ])
  assert.deepEqual(
    sujets.map(({ tete, suite }) => [tete.id, suite.length]),
    [
      [200, 1],
      [100, 23],
      [20, 0],
      [19, 0],
    ],
  )
})
