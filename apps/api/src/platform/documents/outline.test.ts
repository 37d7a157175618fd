import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceWords } from './outline.ts'

test('words become shapes, as wide as the font says', () => {
  const { texte, largeur, trace } = traceWords('Mutuelle Horizon')
  assert.equal(texte, 'Mutuelle Horizon')
  assert.equal(largeur, 7830)
  assert.match(trace, /^M76 0L76 700L225 700/)
})

test('a second word begins where the first one ends, accents included', () => {
  assert.equal(traceWords('É').trace.match(/M/g)?.length, 2)
  const deux = traceWords('ll')
  assert.equal(deux.largeur, 2 * traceWords('l').largeur)
  assert.ok(deux.trace.startsWith(traceWords('l').trace))
})
