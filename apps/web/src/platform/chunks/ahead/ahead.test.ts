import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesAhead } from './ask.ts'

const screens = {
  files: ['a.js', 'b.js', 'a.css', 'm.js'],
  ecrans: { register: [0, 1, 2], page: [1], membre: [3] },
}

for (const [hash, wasMembre, expected] of [
  ['#/register', false, ['a.js', 'b.js', 'a.css']],
  ['#/register?x=1', true, ['a.js', 'b.js', 'a.css']],
  ['#/page/mentions-legales', false, ['b.js']],
  ['', false, []],
  ['', true, ['m.js']],
  ['#/accueil', true, ['m.js']],
  ['#/accueil', false, []],
  ['#/membre', false, []],
  ['#/toString', false, []],
] as const) {
  test(`${hash || 'no address'}, ${wasMembre ? 'a member' : 'a visitor'}: ${expected.length} files ahead`, () => {
    assert.deepEqual(filesAhead(screens, hash, wasMembre), expected)
  })
}
