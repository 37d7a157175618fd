import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseUnavailableError } from './failures.ts'
import { createGate } from './gate.ts'

test('open, it gives the outcome of the work', async () => {
  const gate = createGate()
  assert.equal(await gate.pass(4, async () => 1), 1)
  await assert.rejects(
    gate.pass(4, async () => {
      throw new RangeError('x')
    }),
    RangeError,
  )
})

test('shut, it tells those who wait at once, and begins nothing for those who come', async () => {
  const gate = createGate()
  const waiting = Array.from({ length: 3 }, () => gate.pass(4, () => new Promise(() => {})))
  gate.shut()
  for (const one of waiting) await assert.rejects(one, DatabaseUnavailableError)
  let begun = false
  const late = gate.pass(4, async () => {
    begun = true
  })
  await assert.rejects(late, DatabaseUnavailableError)
  assert.equal(begun, false)
})

test('open again, it lets work through', async () => {
  const gate = createGate()
  gate.shut()
  gate.reopen()
  assert.equal(await gate.pass(4, async () => 1), 1)
})

test('whoever has waited for as long as they may is told too, and those who came later are not', async () => {
  const gate = createGate()
  const first = gate.pass(4, () => new Promise(() => {}))
  for (let i = 0; i < 4; i++) gate.tick()
  const second = Promise.withResolvers<number>()
  const later = gate.pass(4, () => second.promise)
  gate.tick()
  await assert.rejects(first, DatabaseUnavailableError)
  second.resolve(2)
  assert.equal(await later, 2)
})
