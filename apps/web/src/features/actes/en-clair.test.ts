import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enClair } from './en-clair.ts'

const ligne = (libelle: string, avant: string | null, apres: string | null) => ({
  libelle,
  avant,
  apres,
})

test('what was typed is read in full, what is known already stays masked', () => {
  const lignes = [
    ligne('IBAN', 'FR•• •••• 0286', 'FR•• •••• 2606'),
    ligne('Téléphone', '•• •• •• 45 67', '•• •• •• 77 01'),
    ligne('Titulaire', null, 'Jeanne Moreau'),
  ]
  const saisie = { iban: 'fr14 20041010050500013m02606', telephone: '0639987701' }
  assert.deepEqual(enClair(lignes, saisie), [
    ligne('IBAN', 'FR•• •••• 0286', 'FR14 2004 1010 0505 0001 3M02 606'),
    ligne('Téléphone', '•• •• •• 45 67', '06 39 98 77 01'),
    ligne('Titulaire', null, 'Jeanne Moreau'),
  ])
})

test('a form without either, or left empty, changes nothing', () => {
  const lignes = [ligne('IBAN', null, 'FR•• •••• 2606')]
  assert.deepEqual(enClair(lignes, {}), lignes)
  assert.deepEqual(enClair(lignes, { iban: '', telephone: '06 12' }), lignes)
})
