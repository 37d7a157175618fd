import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sansSalutation } from './salutation.ts'

for (const [texte, reste] of [
  ['Bonjour, il manque une page.', 'Il manque une page.'],
  ['Bonjour Élodie,\n\nIl manque une page.', 'Il manque une page.'],
  ['Bonjour Madame Martin,\nétape suivante.', 'Étape suivante.'],
  ['  bonjour !\n\nVoilà.', 'Voilà.'],
  ['Bonjour\n\nVoilà.', 'Voilà.'],
  ['Bonsoir, voilà.', 'Voilà.'],
  ['Madame, Monsieur,\n\nVoilà.', 'Voilà.'],
  ['Madame, voilà.', 'Voilà.'],
  ['Chère Madame, voilà.', 'Voilà.'],
  ['Cher Hugo,\nvoilà.', 'Voilà.'],
  // No greeting.
  ['Il manque une page.', 'Il manque une page.'],
  ['Bonjournée, dit-on.', 'Bonjournée, dit-on.'],
  ['Madame Martin est couverte.', 'Madame Martin est couverte.'],
  ['Cherchez la page 2, puis signez.', 'Cherchez la page 2, puis signez.'],
  ['Monsieur Roche, votre conseiller.', 'Monsieur Roche, votre conseiller.'],
  ['Bonjour,', 'Bonjour,'],
  ['', ''],
] as const)
  test(`« ${texte.replaceAll('\n', '⏎')} » without its greeting`, () =>
    assert.equal(sansSalutation(texte), reste))
