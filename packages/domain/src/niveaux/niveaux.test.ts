import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { formatPlage } from '../calendrier/date-effet-choix.ts'
import { plagesNiveau, regleNiveau, validateNiveau } from './index.ts'

const faits = (dateFin: string | null = null, prevuLe: string | null = null) => ({
  prevuLe,
  niveaux: [
    { nomOffre: 'Sérénité', sens: 'hausse' as const },
    { nomOffre: 'Confort', sens: null },
    { nomOffre: 'Essentiel', sens: 'baisse' as const },
  ],
  dates: {
    regle: regleNiveau,
    contexte: { aujourdhui: '2026-11-16', contrat: { dateDebut: '2020-04-01', dateFin } },
  },
})

for (const [nomOffre, attendu] of [
  ['Sérénité', ['Le mois prochain\u00a0: le 01/12/2026']],
  ['Essentiel', ['À l’échéance de votre contrat\u00a0: le 01/01/2027']],
  ['Confort', []],
  ['Premium', []],
] satisfies [string, string[]][])
  test(`from Confort to ${nomOffre}: ${attendu.length ? attendu : 'no day'}`, () =>
    assert.deepEqual(plagesNiveau(faits(), nomOffre).map(formatPlage), attendu))

test('a contract that ends before the day keeps its level', () => {
  assert.deepEqual(plagesNiveau(faits('2026-12-31'), 'Essentiel'), [])
})

const AUTRE = { nomOffre: 'Choisissez un autre niveau que le vôtre' }
for (const [nomOffre, dateEffet, attendu] of [
  ['Sérénité', '01/12/2026', null],
  [
    'Sérénité',
    '01/01/2027',
    { dateEffet: 'La date d’effet doit être antérieure ou égale au 01/12/2026' },
  ],
  ['Confort', '01/12/2026', { ...AUTRE, dateEffet: 'Aucune date d’effet n’est possible' }],
  ['', '', { ...AUTRE, dateEffet: 'Aucune date d’effet n’est possible' }],
] satisfies [string, string, Record<string, string> | null][])
  test(`« ${nomOffre} » from ${dateEffet || 'no day'}: ${attendu ? 'refused' : 'accepted'}`, () =>
    assert.deepEqual(realFaults(validateNiveau({ nomOffre, dateEffet }, faits())), attendu))

test('one change at a time: what is planned comes first', () => {
  const saisie = { nomOffre: 'Sérénité', dateEffet: '01/12/2026' }
  assert.deepEqual(realFaults(validateNiveau(saisie, faits(null, '2027-01-01'))), {
    nomOffre: 'Un autre niveau est déjà prévu le 01/01/2027\u00a0: annulez d’abord cette demande',
  })
})
