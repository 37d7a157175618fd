import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lireEquation } from '../prestations/cas/index.ts'
import {
  calculerIndemnite,
  decouperPeriode,
  type Indemnisation,
  indemnitesDe,
} from './indemnites.ts'

const revalorisations = [
  { depuis: '2025-01-01', taux: 0.8 },
  { depuis: '2026-01-01', taux: 1.1 },
]
const ij = {
  nature: 'ij',
  montant: 4500,
  franchise: 30,
  salaireNet: null,
  regimeObligatoire: 0,
} as const
const rente = { ...ij, nature: 'rente', montant: 90_000, franchise: 0 } as const

for (const [quoi, regle, debut, du, au, attendu] of [
  ['within the waiting days: nothing', ij, '2026-03-01', '2026-03-01', '2026-03-30', 0],
  ['the thirty-first day is paid', ij, '2026-03-01', '2026-03-01', '2026-03-31', 4500],
  ['a month that begins within them', ij, '2026-03-20', '2026-04-01', '2026-04-30', 12 * 4500],
  ['a month after them', ij, '2026-01-10', '2026-03-01', '2026-03-31', 31 * 4500],
  ['no waiting at all', { ...ij, franchise: 0 }, '2026-03-01', '2026-03-01', '2026-03-05', 22_500],
  ['raised since', ij, '2025-11-01', '2026-02-01', '2026-02-28', 28 * 4550],
  ['not raised by a rate of before', ij, '2026-01-01', '2026-02-01', '2026-02-28', 28 * 4500],
  ['raised twice, to the cent each time', ij, '2024-11-01', '2026-02-01', '2026-02-28', 28 * 4586],
  ['before the raise', ij, '2025-11-01', '2025-12-15', '2025-12-31', 17 * 4500],
  [
    'what work gave is the most',
    { ...ij, salaireNet: 7820, regimeObligatoire: 4147 },
    '2026-01-10',
    '2026-03-01',
    '2026-03-31',
    31 * 3673,
  ],
  [
    'under it, the promise',
    { ...ij, salaireNet: 9820, regimeObligatoire: 4147 },
    '2026-01-10',
    '2026-03-01',
    '2026-03-31',
    31 * 4500,
  ],
  [
    'the Sécurité sociale gives as much already',
    { ...ij, salaireNet: 4000, regimeObligatoire: 4147 },
    '2026-01-10',
    '2026-03-01',
    '2026-03-31',
    0,
  ],
  ['a month of an annuity', rente, '2026-01-10', '2026-03-01', '2026-03-31', 90_000],
  ['its first days', rente, '2026-03-15', '2026-03-15', '2026-03-31', 49_355],
  [
    'raised, and within what one earned',
    { ...rente, salaireNet: 180_000, regimeObligatoire: 90_000 },
    '2025-06-01',
    '2026-02-01',
    '2026-02-28',
    90_000,
  ],
  ['raised', rente, '2025-06-01', '2026-02-01', '2026-02-28', 90_990],
  ['raised, its last days', rente, '2025-06-01', '2026-02-01', '2026-02-14', 45_495],
] as const)
  test(`${regle.nature}: ${quoi}`, () => {
    const { duree, calcul } = calculerIndemnite(regle, debut, { du, au }, revalorisations)
    assert.equal(calcul.montant, attendu, calcul.texte)
    assert.equal(lireEquation(calcul.texte), attendu, calcul.texte)
    const [, jours = '', attente = '', payes = ''] =
      /^(\d+)\u00a0jours? .*, moins (\d+)\u00a0jours? de franchise = (\d+)\u00a0jours?$/.exec(
        duree,
      ) ?? []
    assert.equal(Number(jours) - Number(attente), Number(payes), duree)
  })

test('the sentence of a payment that is raised and limited', () => {
  const regle = { ...ij, salaireNet: 7820, regimeObligatoire: 4147 }
  const { duree, calcul } = calculerIndemnite(
    regle,
    '2025-12-10',
    { du: '2026-01-01', au: '2026-01-31' },
    revalorisations,
  )
  assert.equal(
    duree,
    '31\u00a0jours du 01/01/2026 au 31/01/2026, moins 8\u00a0jours de franchise = 23\u00a0jours',
  )
  assert.equal(
    calcul.texte,
    '101,1\u00a0% (revalorisation au 01/01/2026) de 45,00\u00a0€ = 45,50\u00a0€\u00a0; dans la limite de votre salaire net\u00a0: 78,20\u00a0€, moins 41,47\u00a0€ de la Sécurité sociale = 36,73\u00a0€\u00a0; 36,73\u00a0€, fois 23 jours = 844,79\u00a0€',
  )
})

test('a claim is cut by month and by raise, and each part is explained; another amount is not', () => {
  const periodes = decouperPeriode('2025-11-20', '2026-02-10', revalorisations)
  assert.deepEqual(periodes, [
    { du: '2025-11-20', au: '2025-11-30' },
    { du: '2025-12-01', au: '2025-12-31' },
    { du: '2026-01-01', au: '2026-01-31' },
    { du: '2026-02-01', au: '2026-02-10' },
  ])
  assert.deepEqual(
    decouperPeriode('2026-03-10', '2026-03-20', [{ depuis: '2026-03-15', taux: 1 }]),
    [
      { du: '2026-03-10', au: '2026-03-14' },
      { du: '2026-03-15', au: '2026-03-20' },
    ],
  )
  const indemnisation: Indemnisation = {
    ...ij,
    periodes: [
      { du: '2026-03-01', au: '2026-03-31', montant: 4500, regleLe: '2026-04-02' },
      { du: '2026-04-01', au: '2026-04-30', montant: 99, regleLe: null },
    ],
  }
  const [juste, autre] = indemnitesDe(indemnisation, '2026-03-01', revalorisations)
  assert.equal(juste?.explication?.calcul, '45,00\u00a0€')
  assert.deepEqual([autre?.montant, autre?.explication], [99, null])
})
