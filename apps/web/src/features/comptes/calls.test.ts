import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lienOf, tokenQuery } from './calls.ts'

for (const [what, search, isAsked] of [
  ['whole', 'code=abc&userId=42', true],
  ['without its person', 'code=abc', false],
  ['without its code', 'userId=42', false],
  ['cut after its page', '', false],
] as const) {
  test(`a link ${what} is ${isAsked ? '' : 'not '}shown to the server`, () => {
    const { enabled } = tokenQuery('ResetPassword', lienOf(new URLSearchParams(search)))
    assert.equal(enabled, isAsked)
  })
}
