import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageUpload } from './reponse.ts'

for (const [title, status, body, attendu] of [
  ['R7.61 200', 200, { message: 'x' }, null],
  ['R7.61 299', 299, undefined, null],
  ['R7.61 304', 304, '', null],
  ['R7.61 303', 303, {}, 'Une erreur est survenue'],
  ['R7.61 199', 199, {}, 'Une erreur est survenue'],
  ['R8.38 message', 400, { message: 'a', Message: 'b', Messages: ['c'] }, 'a'],
  ['R8.38 Message', 400, { Message: 'b', Messages: ['c'] }, 'b'],
  ['R8.38 the first of Messages', 413, { Messages: ['c', 'd'] }, 'c'],
  ['R8.38 an empty message gives way', 400, { message: ' ', Messages: ['c'] }, 'c'],
  ['R8.39 none', 500, {}, 'Une erreur est survenue'],
  ['R8.39 no body', 500, undefined, 'Une erreur est survenue'],
  ['R8.39 null', 500, null, 'Une erreur est survenue'],
  ['R8.39 a page', 502, '<html>', 'Une erreur est survenue'],
  ['R8.39 no answer at all', 0, undefined, 'Une erreur est survenue'],
  [
    'R8.39 nothing to read',
    400,
    { message: 12, Message: null, Messages: [] },
    'Une erreur est survenue',
  ],
  ['R8.39 Messages is no list', 400, { Messages: 'c' }, 'Une erreur est survenue'],
] satisfies [string, number, unknown, string | null][])
  test(`${title}: ${attendu ?? 'success'}`, () => {
    assert.equal(messageUpload(status, body), attendu)
  })
