import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fonctionnaliteDe, type RaisonFonctionnalite } from './decision.ts'

const choix = {
  fonctionnalites: { simulateur: true, paiement: false },
  offresFermees: { simulateur: ['Essentiel'], paiement: ['Essentiel'], nouvelle: ['Essentiel'] },
}
const sur = (nomOffre: string, exceptions: Record<string, boolean> = {}) => ({
  nomOffre,
  exceptions,
})

for (const [title, cle, contrat, isVisible, raison] of [
  ['an offer that nothing closes follows the client', 'simulateur', sur('Confort'), true, 'client'],
  ['closed to its offer', 'simulateur', sur('Essentiel'), false, 'offre'],
  [
    'opened to one contract of a closed offer',
    'simulateur',
    sur('Essentiel', { simulateur: true }),
    true,
    'exception',
  ],
  [
    'closed to one contract of an open offer',
    'simulateur',
    sur('Confort', { simulateur: false }),
    false,
    'exception',
  ],
  [
    'the client closes to all, exceptions included',
    'paiement',
    sur('Confort', { paiement: true }),
    false,
    'client',
  ],
  ['what the client never decided is open', 'nouvelle', sur('Confort'), true, 'client'],
  ['and may be closed to an offer', 'nouvelle', sur('Essentiel'), false, 'offre'],
  ['a name of the language itself is no decision', 'constructor', sur('Confort'), true, 'client'],
] satisfies [string, string, ReturnType<typeof sur>, boolean, RaisonFonctionnalite][]) {
  test(`R6.07 ${title}`, () =>
    assert.deepEqual(fonctionnaliteDe(choix, cle, contrat), { isVisible, raison }))
}
