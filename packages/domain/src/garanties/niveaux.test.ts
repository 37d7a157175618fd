import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { plagesSelon } from '../calendrier/date-effet.ts'
import { formatPlage } from '../calendrier/date-effet-choix.ts'
import { regleNiveau, sensNiveau, validateNiveau } from './index.ts'

const faits = (prevuLe: string | null = null) => ({
  prevuLe,
  niveaux: [
    { nomOffre: 'Sérénité', sens: 'hausse' as const },
    { nomOffre: 'Confort', sens: null },
    { nomOffre: 'Essentiel', sens: 'baisse' as const },
  ],
})
const jours = (nomOffre: string, dateFin: string | null = null) => {
  const contexte = { aujourdhui: '2026-11-16', contrat: { dateDebut: '2020-04-01', dateFin } }
  const sens = sensNiveau(faits(), nomOffre)
  return sens ? plagesSelon({ regle: regleNiveau, contexte }, { faits: { sens } }) : []
}

for (const [nomOffre, attendu] of [
  ['Sérénité', ['Le mois prochain\u00a0: le 01/12/2026']],
  ['Essentiel', ['À l’échéance de votre contrat\u00a0: le 01/01/2027']],
  ['Confort', []],
  ['Premium', []],
] satisfies [string, string[]][])
  test(`from Confort to ${nomOffre}: ${attendu.length ? attendu : 'no day'}`, () =>
    assert.deepEqual(jours(nomOffre).map(formatPlage), attendu))

test('a contract that ends before the day keeps its level', () => {
  assert.deepEqual(jours('Essentiel', '2026-12-31'), [])
})

const AUTRE = { nomOffre: 'Choisissez un autre niveau que le vôtre' }
for (const [nomOffre, attendu] of [
  ['Sérénité', null],
  ['Confort', AUTRE],
  ['', AUTRE],
] satisfies [string, Record<string, string> | null][])
  test(`« ${nomOffre} »: ${attendu ? 'refused' : 'accepted'}`, () =>
    assert.deepEqual(realFaults(validateNiveau({ nomOffre }, faits())), attendu))

test('one change at a time: what is planned comes first', () => {
  assert.deepEqual(realFaults(validateNiveau({ nomOffre: 'Sérénité' }, faits('2027-01-01'))), {
    nomOffre: 'Un autre niveau est déjà prévu le 01/01/2027\u00a0: annulez d’abord cette demande',
  })
})
