import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRows } from './rows.ts'

test('every shape of a list is read as rows', () => {
  const rows = [{ code: 'a' }]
  assert.deepEqual(toRows('items', { items: rows, total: 12 }), { rows, total: 12 })
  assert.deepEqual(toRows('array', rows), { rows, total: 1 })
  assert.deepEqual(toRows({ cle: 'contrats' }, { contrats: rows }), { rows, total: 1 })
  assert.deepEqual(toRows('one', rows[0]), { rows, total: 1 })
})
