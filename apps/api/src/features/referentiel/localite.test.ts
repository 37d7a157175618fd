import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeLocalite, prefixesOf } from './localite.ts'

for (const [nom, attendu] of [
  ['Saint-Étienne', 'SAINT ETIENNE'],
  ['St Etienne', 'SAINT ETIENNE'],
  ['st.-etienne', 'SAINT ETIENNE'],
  ['Ste-Foy-lès-Lyon', 'SAINTE FOY LES LYON'],
  ['Bourg-St-Maurice', 'BOURG SAINT MAURICE'],
  ["L'Haÿ-les-Roses", 'L HAY LES ROSES'],
  ['L’Haÿ-les-Roses', 'L HAY LES ROSES'],
  ['Cœuvres-et-Valsery', 'COEUVRES ET VALSERY'],
  ['Château-Chinon (Ville)', 'CHATEAU CHINON VILLE'],
  ['Strasbourg', 'STRASBOURG'],
  ['Brest', 'BREST'],
  ['  ', ''],
] satisfies [string, string][]) {
  test(`« ${nom} » is compared as « ${attendu} »`, () =>
    assert.equal(normalizeLocalite(nom), attendu))
}

test('a final « st » may be Saint or the beginning of another name', () => {
  assert.deepEqual(prefixesOf('st'), ['ST', 'SAINT'])
  assert.deepEqual(prefixesOf('bourg ste'), ['BOURG STE', 'BOURG SAINTE'])
  assert.deepEqual(prefixesOf('lyon'), ['LYON', 'LYON'])
})
