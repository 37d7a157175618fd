import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnreadable, isReadableAddress } from './readable-text.ts'

for (const [address, isReadable] of [
  ['/api/x?q=%C3%A9t%C3%A9&r=%F0%9F%A6%B7', true],
  ['/api/x?q=100%&r=%zz', true],
  ['/a%2Fb?q=%0A%7F', true],
  ['/api/%00', false],
  ['/api/x?q=a%00b', false],
  ['/api/x?q=%ff', false],
  ['/api/x?q=%C3', false],
  ['/api/x?q=%C3x%A9', false],
  ['/api/x?q=%ED%A0%80', false],
  ['/api/x?q=%C0%80', false],
] satisfies [string, boolean][])
  test(`${address} ${isReadable ? 'can' : 'cannot'} be read`, () =>
    assert.equal(isReadableAddress(address), isReadable))

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

for (const [what, body, found] of [
  ['plain values', { a: ['é', 1, null, true, { b: '🙂\n' }] }, null],
  ['NUL in a text', { data: { nom: 'a\0' } }, 'data.nom'],
  ['half of a pair', { data: [{ nom: '\ud800' }] }, 'data.0.nom'],
  ['the other half', '\udc00', ''],
  ['NUL in a key', { data: { 'a\0': 1 } }, 'data'],
  ['thirty levels', nested(30), null],
  ['a hundred thousand levels', nested(100_000), ''],
] satisfies [string, unknown, string | null][])
  test(`${what}: ${found ?? 'nothing to say'}`, () => assert.equal(findUnreadable(body), found))
