import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCodePostal } from './index.ts'

for (const [title, codePostal, attendu] of [
  ['R5.19 five digits', '69003', true],
  ['R5.19 four digits', '6900', false],
  ['R5.19 six digits', '690031', false],
  ['R5.19 a letter', '2A004', false],
  ['R5.19 empty', '', false],
  ['R5.20 department 00', '00100', false],
  ['R5.20 department 01', '01000', true],
  ['R5.20 Corsica', '20200', true],
  ['R5.20 Monaco', '98000', true],
  ['R5.20 department 99', '99100', false],
] satisfies [string, string, boolean][]) {
  test(`${title}: « ${codePostal} » is ${attendu ? 'accepted' : 'refused'}`, () =>
    assert.equal(isCodePostal(codePostal), attendu))
}
