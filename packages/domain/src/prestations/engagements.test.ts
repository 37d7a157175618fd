import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Engagement,
  engagementsDuSinistre,
  engagementsLe,
  formatEngagement,
  type RenfortTenu,
} from './index.ts'

const engagements: Engagement[] = [
  { libelle: 'Arrêt de travail', promesse: '45\u00a0€ par jour', sinistres: ['ARRET'] },
  {
    libelle: 'Rente éducation',
    cle: 'renteEducation',
    montant: 30_000,
    promesse: '((montant)) par mois et par enfant',
    sinistres: ['DECES', 'RENTE'],
  },
]
const renfort = (du: string, au: string | null, fois = 2, libelle = 'Rente doublée') =>
  ({
    libelle,
    du,
    au,
    apports: [{ engagement: 'renteEducation', fois }],
  }) satisfies RenfortTenu
const rente = (jour: string, ...renforts: RenfortTenu[]) =>
  engagementsLe({ engagements, renforts }, jour)[1]

test('a promise says its sum, and one without a sum its sentence', () => {
  assert.deepEqual(engagementsLe({ engagements, renforts: [] }, '2026-11-16'), [
    {
      libelle: 'Arrêt de travail',
      promesse: '45\u00a0€ par jour',
      montant: null,
      precision: null,
    },
    {
      libelle: 'Rente éducation',
      promesse: '300\u00a0€ par mois et par enfant',
      montant: 30_000,
      precision: null,
    },
  ])
  assert.deepEqual(engagementsLe({ engagements: null, renforts: [] }, '2026-11-16'), [])
})

test('the annuity is doubled on the days that its reinforcement is held, both included', () => {
  const tenu = renfort('2026-04-01', '2026-12-31')
  for (const [jour, montant] of [
    ['2026-03-31', 30_000],
    ['2026-04-01', 60_000],
    ['2026-12-31', 60_000],
    ['2027-01-01', 30_000],
  ] as const)
    assert.equal(rente(jour, tenu)?.montant, montant, jour)
  assert.deepEqual(rente('2026-04-01', tenu), {
    libelle: 'Rente éducation',
    promesse: '600\u00a0€ par mois et par enfant',
    montant: 60_000,
    precision: 'avec «\u00a0Rente doublée\u00a0»',
  })
})

test('never less than the offer, and two that double make three times', () => {
  const toujours = (fois: number, libelle?: string) => renfort('2020-01-01', null, fois, libelle)
  assert.equal(rente('2026-11-16', toujours(0.5))?.montant, 30_000)
  assert.equal(rente('2026-11-16', toujours(0.5))?.precision, null)
  assert.equal(rente('2026-11-16', toujours(2), toujours(2, 'Autre'))?.montant, 90_000)
  const ailleurs = { ...toujours(2), apports: [{ engagement: 'capital', fois: 2 }] }
  assert.equal(rente('2026-11-16', ailleurs)?.montant, 30_000)
})

test('a claim is due what answers it, on its own day', () => {
  const contrat = { engagements, renforts: [renfort('2026-04-01', null)] }
  const dus = (typeSinistre: string, jour: string) =>
    engagementsDuSinistre(contrat, { typeSinistre, jour }).map(formatEngagement)
  assert.deepEqual(dus('RENTE', '2026-03-31'), [
    'Rente éducation\u00a0: 300\u00a0€ par mois et par enfant',
  ])
  assert.deepEqual(dus('RENTE', '2026-04-01'), [
    'Rente éducation\u00a0: 600\u00a0€ par mois et par enfant (avec «\u00a0Rente doublée\u00a0»)',
  ])
  assert.deepEqual(dus('ARRET', '2026-04-01'), ['Arrêt de travail\u00a0: 45\u00a0€ par jour'])
  assert.deepEqual(dus('AUTRE', '2026-04-01'), [])
})
