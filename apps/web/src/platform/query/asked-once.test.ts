import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAskedOnce } from './asked-once.ts'

test('a file asked for twice by a double click is fetched once, even when the first is there already', async () => {
  const clock = { now: 0 }
  const askedOnce = createAskedOnce(() => clock.now)
  let fetched = 0
  const ask = (what: string) => askedOnce(what, async () => ++fetched)
  assert.deepEqual(await Promise.all([ask('carte'), ask('carte')]), [1, 1])
  clock.now = 150
  assert.equal(await ask('carte'), 1)
  assert.equal(await ask('releve'), 2, 'another file is another wish')
  clock.now = 200
  assert.equal(await ask('carte'), 3, 'later, it is asked for anew')
})

test('what takes long is not asked for again meanwhile; what failed may be tried again', async () => {
  const clock = { now: 0 }
  const askedOnce = createAskedOnce(() => clock.now)
  let fetched = 0
  let fail = (_: Error): void => {}
  const ask = () =>
    askedOnce('archive', () => {
      fetched++
      return new Promise<void>((_, reject) => {
        fail = reject
      })
    })
  const first = ask()
  clock.now = 60_000
  const second = ask()
  assert.equal(fetched, 1)
  fail(new Error('hors connexion'))
  await assert.rejects(first)
  await assert.rejects(second)
  ask().catch(() => {})
  assert.equal(fetched, 2)
})
