import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPatience } from './pace.ts'

const pace = { patienceMs: 15_000, bytesPerSecond: 8192 }
/** Seconds until patience runs out; Infinity when it never does within an hour. */
const lasts = (bytesIn: (second: number) => number) => {
  const isPatient = createPatience(pace)
  for (let second = 1; second <= 3600; second++)
    if (!isPatient(1_000, bytesIn(second))) return second
  return Number.POSITIVE_INFINITY
}

test('a slow line that keeps at it is waited for, however long it takes', () => {
  assert.equal(
    lasts(() => 8192),
    Number.POSITIVE_INFINITY,
  )
  assert.equal(
    lasts((second) => (second % 10 === 0 ? 81_920 : 0)),
    Number.POSITIVE_INFINITY,
  )
})

test('silence and trickles are not', () => {
  assert.equal(
    lasts(() => 0),
    15,
  )
  assert.equal(
    lasts(() => 10),
    16,
  )
  assert.equal(
    lasts(() => 4096),
    30,
  )
})

test('a good start buys no long silence', () => {
  assert.equal(
    lasts((second) => (second === 1 ? 20_000_000 : 0)),
    16,
  )
})
