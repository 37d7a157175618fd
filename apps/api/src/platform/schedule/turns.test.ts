import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns, createTurnstile } from './turns.ts'

/** Counts the turns of the event loop while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

const busyFor = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}
const times = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

test('one passes the turnstile at each turn, in the order of arrival', async () => {
  const turn = createTurnstile()
  const passed: number[] = []
  const turns = await turnsDuring(() =>
    Promise.all(
      times(20, async (i) => {
        await turn()
        passed.push(i)
      }),
    ),
  )
  assert.ok(turns >= 19, `${turns} turns`)
  assert.deepEqual(
    passed,
    times(20, (i) => i),
  )
})

test('what was asked for together does not hold the loop for longer than its budget', async () => {
  const inTurn = createTurns(10)
  const done: number[] = []
  const piece = (i: number) =>
    inTurn(async () => {
      busyFor(4)
      done.push(i)
    })
  const turns = await turnsDuring(() => Promise.all(times(30, piece)))
  // At most three pieces of four milliseconds within a budget of ten.
  assert.ok(turns >= 9, `${turns} turns`)
  assert.deepEqual(
    done,
    times(30, (i) => i),
  )
})

test('a long series by one caller lets the loop turn as well', async () => {
  const inTurn = createTurns(10)
  const turns = await turnsDuring(async () => {
    for (let i = 0; i < 30; i++) await inTurn(async () => busyFor(4))
  })
  assert.ok(turns >= 9, `${turns} turns`)
})

test('one thing at a time, and a failure is only its own', async () => {
  const inTurn = createTurns(10)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    times(10, (i) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
        if (i === 3) throw new Error('raté')
        return i
      }),
    ),
  )
  assert.equal(most, 1)
  assert.deepEqual(
    results.map(({ status }) => status),
    times(10, (i) => (i === 3 ? 'rejected' : 'fulfilled')),
  )
})
