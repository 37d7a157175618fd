import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { resolvePlages } from '../calendrier/date-effet.ts'
import { formatPlage } from '../calendrier/date-effet-choix.ts'
import {
  regleAjoutOption,
  regleRetraitOption,
  validateAjoutOption,
  validateRetraitOption,
} from './index.ts'

const contexte = (dateFin: string | null = null) => ({
  aujourdhui: '2026-11-16',
  contrat: { dateDebut: '2020-04-01', dateFin },
})
const plages = (regle: typeof regleAjoutOption, dateFin?: string) =>
  resolvePlages(regle, contexte(dateFin)).map(formatPlage)

test('an option begins within twelve months, and ends with a year', () => {
  assert.deepEqual(plages(regleAjoutOption), [
    'Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à novembre 2027',
  ])
  assert.deepEqual(plages(regleRetraitOption), [
    'À l’échéance de votre contrat\u00a0: le 01/01/2027',
  ])
  assert.deepEqual(plages(regleAjoutOption, '2026-12-31'), [
    'Au début d’un mois\u00a0: le 01/12/2026',
  ])
  assert.deepEqual(plages(regleRetraitOption, '2026-12-31'), [])
})

const renforts = [
  { code: 'OPT', montantMensuel: 690 },
  { code: 'DEN', montantMensuel: 1150 },
]
for (const [title, ecart, attendu] of [
  ['what is proposed', {}, null],
  ['what is not proposed', { code: 'CUR' }, { code: 'Choisissez le renfort à ajouter' }],
  [
    'another price than today’s',
    { montantMensuel: 1 },
    { code: 'Le prix de ce renfort a changé\u00a0: choisissez-le de nouveau' },
  ],
] satisfies [string, object, Record<string, string> | null][])
  test(`adding ${title}: ${attendu ? 'refused in its field' : 'accepted'}`, () => {
    const saisie = { code: 'OPT', montantMensuel: 690, ...ecart }
    assert.deepEqual(realFaults(validateAjoutOption(saisie, { renforts })), attendu)
  })

const CHOISIR = { codes: 'Choisissez le renfort à retirer' }
for (const [codes, max, attendu] of [
  [['OPT'], 1, null],
  [['OPT', 'DEN'], 20, null],
  [[], 20, CHOISIR],
  [['OPT', 'DEN'], 1, CHOISIR],
  [['OPT', 'OPT'], 20, CHOISIR],
  [['CUR'], 1, CHOISIR],
] satisfies [string[], number, Record<string, string> | null][])
  test(`giving up [${codes}], ${max} at most: ${attendu ? 'refused' : 'accepted'}`, () => {
    assert.deepEqual(realFaults(validateRetraitOption({ codes }, { renforts }, max)), attendu)
  })
