import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createSealer, isSameSecret } from './sealer.ts'

const sealer = createSealer(randomBytes(32))
const other = createSealer(randomBytes(32))

test('what is sealed comes back, whatever it is', () => {
  for (const text of ['', 'FR1420041010050500013M02606', 'Élodie d’Angelo 🙂', 'x'.repeat(10_000)])
    assert.equal(sealer.unseal(sealer.seal(text)), text)
})

test('the same text is never sealed twice alike', () => {
  assert.notEqual(sealer.seal('x'), sealer.seal('x'))
})

test('another key, a changed byte or a foreign value opens nothing', () => {
  const sealed = sealer.seal('secret')
  assert.throws(() => other.unseal(sealed))
  const changed = sealed[20] === 'A' ? 'B' : 'A'
  assert.throws(() => sealer.unseal(`${sealed.slice(0, 20)}${changed}${sealed.slice(21)}`))
  assert.throws(() => sealer.unseal('plain text'))
})

test('a fingerprint is stable, and depends on the key', () => {
  assert.equal(sealer.fingerprint('a'), sealer.fingerprint('a'))
  assert.notEqual(sealer.fingerprint('a'), sealer.fingerprint('b'))
  assert.notEqual(sealer.fingerprint('a'), other.fingerprint('a'))
})

test('secrets of different lengths are compared without throwing', () => {
  assert.equal(isSameSecret('abc', 'abc'), true)
  assert.equal(isSameSecret('abc', 'abd'), false)
  assert.equal(isSameSecret('abc', 'abcd'), false)
})
