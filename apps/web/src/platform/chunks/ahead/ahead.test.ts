import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesAhead } from './ask.ts'

const screens = {
  files: ['a.js', 'b.js', 'a.css'],
  ecrans: { register: [0, 1, 2], page: [1] },
}

for (const [hash, expected] of [
  ['#/register', ['a.js', 'b.js', 'a.css']],
  ['#/register?x=1', ['a.js', 'b.js', 'a.css']],
  ['#/page/mentions-legales', ['b.js']],
  ['', []],
  ['#/accueil', []],
  ['#/toString', []],
] as const) {
  test(`${hash || 'no address'}: ${expected.length} files ahead`, () => {
    assert.deepEqual(filesAhead(screens, hash), expected)
  })
}
