import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insecables } from './insecables.ts'

const cases = [
  ['Pharmacie (65 %)', 'Pharmacie (65\u00a0%)'],
  ['Couronne dentaire · 100 % Santé', 'Couronne dentaire · 100\u00a0% Santé'],
  ['Chambre particulière × 3', 'Chambre particulière\u00a0×\u00a03'],
  ['« carte » : laquelle ?', '«\u00a0carte\u00a0»\u00a0: laquelle\u00a0?'],
  ['à 12 € ; non !', 'à 12\u00a0€\u00a0; non\u00a0!'],
  ['12:30, 50%', '12:30, 50%'],
  ['100\u00a0% Santé', '100\u00a0% Santé'],
  ['', ''],
] as const

for (const [texte, attendu] of cases)
  test(`« ${texte} » keeps its signs beside their words`, () =>
    assert.equal(insecables(texte), attendu))
