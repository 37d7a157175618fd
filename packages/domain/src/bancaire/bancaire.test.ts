import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskIban } from './index.ts'

test('an IBAN is shown by its country and its last four characters only', () => {
  assert.equal(maskIban('FR1420041010050500013M02606'), 'FR•• •••• 2606')
  assert.equal(maskIban('MC58 1122 2000 0101 2345 6789 030'), 'MC•• •••• 9030')
})
