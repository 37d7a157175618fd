import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extrait } from './grammaire.ts'

for (const [texte, attendu] of [
  ['Bonjour.', 'Bonjour.'],
  ['Oui,\n\n  merci.', 'Oui, merci.'],
  ['Bonjour,\n\n  et merci.', 'Bonjour, et…'],
  ['Douze signes', 'Douze signes'],
  ['Treize signes', 'Treize…'],
  ['Anticonstitutionnellement', 'Anticonstitu…'],
  ['', ''],
] as const)
  test(`« ${texte} » begins with « ${attendu} »`, () => assert.equal(extrait(texte, 12), attendu))
