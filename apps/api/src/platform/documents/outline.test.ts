import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceWords } from './outline.ts'

test('words become shapes, as wide as the font says', async () => {
  const { texte, largeur, trace } = await traceWords('Mutuelle Horizon')
  assert.equal(texte, 'Mutuelle Horizon')
  assert.equal(largeur, 7830)
  assert.match(trace, /^M76 0L76 700L225 700/)
})

test('a second word begins where the first one ends, accents included', async () => {
  assert.equal((await traceWords('É')).trace.match(/M/g)?.length, 2)
  const deux = await traceWords('ll')
  const une = await traceWords('l')
  assert.equal(deux.largeur, 2 * une.largeur)
  assert.ok(deux.trace.startsWith(une.trace))
})
