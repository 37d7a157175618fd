import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparer } from './differences.ts'

test('what was taken away and added is told block by block', () => {
  assert.deepEqual(comparer('<p>Un</p><p>Deux</p>', '<p>Un</p><p>Trois</p><p>Quatre</p>'), [
    { texte: '<p>Un</p>', cote: 'commun' },
    { texte: '<p>Deux</p>', cote: 'avant' },
    { texte: '<p>Trois</p>', cote: 'apres' },
    { texte: '<p>Quatre</p>', cote: 'apres' },
  ])
  assert.deepEqual(comparer('', ''), [])
})
