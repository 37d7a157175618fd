import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumere } from './enumeration.ts'

const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

for (const mots of [
  [],
  ['Léa'],
  ['Léa', 'Tom'],
  ['Léa', 'Tom', 'Zoé'],
  ['L’Haÿ', 'a et b', 'c, d'],
])
  test(`${mots.length} words are told as French tells them`, () =>
    assert.equal(enumere(mots), liste.format(mots)))
