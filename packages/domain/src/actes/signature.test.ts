import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texteSigne } from './signature.ts'

const ligne = { libelle: 'IBAN', avant: null, apres: 'FR76 •••• 1234' }
const cases = [
  ['nothing but its name', { numeroContrat: null, lignes: [], effetLe: null }, 'Résilier'],
  [
    'a contract, a line, a day',
    { numeroContrat: '20450001', lignes: [ligne], effetLe: '2028-02-29' },
    'Résilier\nContrat\u00a0: 20450001\nIBAN\u00a0: – → FR76 •••• 1234\nDate d’effet\u00a0: 29/02/2028',
  ],
  [
    'what is taken away',
    { numeroContrat: null, lignes: [{ ...ligne, avant: 'Léa', apres: null }], effetLe: null },
    'Résilier\nIBAN\u00a0: Léa → –',
  ],
] as const

for (const [title, signed, texte] of cases)
  test(`the words that are signed: ${title}`, () => {
    assert.equal(texteSigne({ libelle: 'Résilier', ...signed }), texte)
  })
