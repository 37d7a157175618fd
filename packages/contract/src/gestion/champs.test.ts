import assert from 'node:assert/strict'
import { test } from 'node:test'
import { raconter, sansBalises } from './champs.ts'

test('a rich text is told by its words, a line for each block', () => {
  const html =
    '<p class="chapo">Des avantages</p><ul><li>R&amp;D</li><li>3 &lt; 4</li></ul><p>Fin<br>ici</p>'
  assert.equal(sansBalises(html), 'Des avantages\nR&D\n3 < 4\nFin\nici')
  assert.equal(sansBalises('&amp;lt;'), '&lt;')
})

test('any other field is told as it is shown', () => {
  assert.equal(raconter({ genre: 'texte', libelle: 'Nom', max: 10 }, '<p>'), '<p>')
  assert.equal(raconter({ genre: 'booleen', libelle: 'Actif' }, true), 'Oui')
})
