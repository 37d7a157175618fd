import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findVerbs } from './verbs.ts'

const path = 'apps/api/src/features/rib/rib.ts'

test('a function that begins with a French verb is refused, in whichever form it is written', () => {
  for (const text of ['function lireRib() {}', 'export const envoyerTout = async () => {}'])
    assert.equal(findVerbs([{ path, text }], []).length, 1, text)
  for (const text of ['function readRib() {}', 'const lire = 3', 'const lirette = () => 1'])
    assert.deepEqual(findVerbs([{ path, text }], []), [], text)
})

test('tests and tools may be named as they like; the list only shrinks', () => {
  const text = 'function lireRib() {}'
  assert.deepEqual(findVerbs([{ path: 'e2e/support/rib.ts', text }], []), [])
  assert.deepEqual(findVerbs([{ path, text }], ['lireRib']), [])
  assert.equal(findVerbs([{ path, text: '' }], ['lireRib']).length, 1)
})
