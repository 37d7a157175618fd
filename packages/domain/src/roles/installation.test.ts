import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regitTout } from './installation.ts'

const seul = { code: 'a', gerePar: null }
for (const [title, clients, attendu] of [
  ['alone', [seul], true],
  ['with one that it looks after', [seul, { code: 'b', gerePar: 'a' }], true],
  ['with one of its own', [seul, { code: 'b', gerePar: null }], false],
  ['with one that another looks after', [seul, { code: 'b', gerePar: 'c' }], false],
  [
    'looked after by another',
    [
      { code: 'a', gerePar: 'b' },
      { code: 'b', gerePar: null },
    ],
    false,
  ],
] satisfies [string, { code: string; gerePar: string | null }[], boolean][])
  test(`an insurer ${title} ${attendu ? 'decides' : 'does not decide'} for the installation`, () =>
    assert.equal(regitTout('a', clients), attendu))
