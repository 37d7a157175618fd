import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accorder } from './accord.ts'

test('a label agrees with the person of whom it is said, where that is known', () => {
  for (const [libelle, civilite, dit] of [
    ['Marié(e)', 'MME', 'Mariée'],
    ['Marié(e)', 'M', 'Marié'],
    ['Marié(e)', null, 'Marié(e)'],
    ['Célibataire', 'MME', 'Célibataire'],
  ] as const)
    assert.equal(accorder(libelle, civilite), dit)
})
