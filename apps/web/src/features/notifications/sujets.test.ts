import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parJour, parSujet } from './sujets.ts'

const une = (id: number, titre: string, ecart: object = {}) => ({
  id,
  titre,
  isLue: false,
  texte: '',
  lien: null as string | null,
  creeLe: '2026-11-16T09:00:00.000Z',
  ...ecart,
})
const lue = { isLue: true }
const resume = (sujets: ReturnType<typeof parSujet>) =>
  sujets.map(({ tete, suite }) => [tete.id, suite.length])

test('twenty-six unread are as many things as there are subjects, whenever they came', () => {
  const nouvelles = Array.from({ length: 24 }, (_, i) =>
    une(100 - i, 'Un remboursement vient d’être versé', {
      creeLe: `2026-11-${String(28 - i).padStart(2, '0')}T09:00:00.000Z`,
    }),
  )
  assert.deepEqual(
    resume(
      parSujet([
        une(200, 'Votre demande a été acceptée'),
        ...nouvelles,
        une(18, 'Votre demande a été acceptée'),
      ]),
    ),
    [
      [200, 1],
      [100, 23],
    ],
  )
})

test('all that is told of one request is one thing, in whatever words; of another one, another', () => {
  const du = (id: number, titre: string, demande: string) =>
    une(id, titre, { lien: `/demandes/${demande}` })
  assert.deepEqual(
    resume(
      parSujet([
        du(9, 'Votre demande a été acceptée', 'a'),
        du(8, 'Votre demande a été acceptée', 'b'),
        du(7, 'Il nous manque un document', 'a?piece=1'),
        du(6, 'Nous avons reçu votre demande', 'a'),
      ]),
    ),
    [
      [9, 2],
      [8, 0],
    ],
  )
})

test('what was read is put together day by day, and apart from what was not', () => {
  const bienvenue = (id: number, jour: string, ecart: object = lue) =>
    une(id, 'Bienvenue', { creeLe: `2026-11-${jour}T22:30:00.000Z`, ...ecart })
  const lues = [
    bienvenue(5, '16', {}),
    bienvenue(4, '16'),
    bienvenue(3, '16'),
    // Half past eleven in Paris, and half past midnight there in summer: the day is that of Paris.
    bienvenue(2, '15'),
  ]
  assert.deepEqual(resume(parSujet(lues)), [
    [5, 0],
    [4, 1],
    [2, 0],
  ])
  assert.deepEqual(
    parJour(lues).map(([jour, sujets]) => [jour, sujets.length]),
    [
      ['2026-11-16', 2],
      ['2026-11-15', 1],
    ],
  )
})

test('thousands are put together at once', () => {
  const milliers = Array.from({ length: 5000 }, (_, i) => une(9999 - i, `Sujet ${i % 7}`))
  assert.deepEqual(
    parSujet(milliers).map(({ suite }) => suite.length + 1),
    [715, 715, 714, 714, 714, 714, 714],
  )
})
