import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGate } from './gate.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

test('open, it gives the outcome of the work', async () => {
  const gate = createGate()
  assert.equal(await gate.pass(async () => 1), 1)
  await assert.rejects(
    gate.pass(async () => {
      throw new RangeError('x')
    }),
    RangeError,
  )
})

test('shut, it tells those who wait at once, and begins nothing for those who come', async () => {
  const gate = createGate()
  const waiting = Array.from({ length: 3 }, () => gate.pass(() => new Promise(() => {})))
  gate.shut()
  for (const one of waiting) await assert.rejects(one, DatabaseUnavailableError)
  let begun = false
  const late = gate.pass(async () => {
    begun = true
  })
  await assert.rejects(late, DatabaseUnavailableError)
  assert.equal(begun, false)
})

test('open again, it lets work through', async () => {
  const gate = createGate()
  gate.shut()
  gate.reopen()
  assert.equal(await gate.pass(async () => 1), 1)
})
