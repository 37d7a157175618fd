import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseDroits, validateDroits } from './index.ts'

const fautes = (droit: string, message = '') =>
  Object.entries(validateDroits({ droit, message }))
    .filter(([, faute]) => faute)
    .map(([champ]) => champ)

test('a right is chosen; what it is about is told where that cannot be guessed', () => {
  assert.deepEqual(fautes('acces'), [])
  assert.deepEqual(fautes('effacement'), [])
  assert.deepEqual(fautes('portabilite'), [])
  assert.deepEqual(fautes(''), ['droit'])
  assert.deepEqual(fautes('constructor'), ['droit'])
  for (const droit of ['rectification', 'limitation', 'opposition', 'revue'])
    assert.deepEqual(fautes(droit), ['message'], droit)
  assert.deepEqual(fautes('rectification', 'Mon prénom'), [])
  assert.deepEqual(fautes('acces', 'x'.repeat(4001)), ['message'])
  assert.deepEqual(normaliseDroits({ droit: 'acces', message: ' ' }), {
    droit: 'acces',
    message: null,
  })
})
