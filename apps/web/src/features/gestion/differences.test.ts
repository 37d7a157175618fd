import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparer } from './differences.ts'

test('what was taken away and added is told block by block', () => {
  assert.deepEqual(comparer('<p>Un</p><p>Deux</p>', '<p>Un</p><p>Trois</p><p>Quatre</p>'), [
    { texte: 'Un', cote: 'commun' },
    { texte: 'Deux', cote: 'avant' },
    { texte: 'Trois', cote: 'apres' },
    { texte: 'Quatre', cote: 'apres' },
  ])
  assert.deepEqual(comparer('', ''), [])
})

test('what is compared is what is read: no tag, the address of a link, what a picture says', () => {
  const avant =
    '<p>Lisez <a href="/a" rel="x">la <b>page</b></a> &amp; signez</p><ul><li>Un</li></ul>'
  const apres =
    '<p>Lisez <a href="/b">la page</a> &amp; signez</p><ul><li>Un</li></ul><p><img src="x" alt="Plan"></p>'
  assert.deepEqual(comparer(avant, apres), [
    { texte: 'Lisez la page (/a) & signez', cote: 'avant' },
    { texte: 'Lisez la page (/b) & signez', cote: 'apres' },
    { texte: 'Un', cote: 'commun' },
    { texte: '[Plan]', cote: 'apres' },
  ])
  assert.deepEqual(
    comparer(
      '<table><tr><td>A</td><td>1</td></tr></table>',
      '<table><tr><td>A</td><td>2</td></tr></table>',
    ),
    [
      { texte: 'A 1', cote: 'avant' },
      { texte: 'A 2', cote: 'apres' },
    ],
  )
})
