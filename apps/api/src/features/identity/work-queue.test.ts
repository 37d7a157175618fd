import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWorkQueue } from './work-queue.ts'

test('two things at a time, the others in the order of their arrival', async () => {
  const queue = createWorkQueue(2, 10)
  let running = 0
  let most = 0
  const done: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      queue.run(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        done.push(n)
      }),
    ),
  )
  assert.equal(most, 2)
  assert.deepEqual(done, [1, 2, 3, 4, 5])
})

test('a full queue refuses at once, and takes new work later', async () => {
  const queue = createWorkQueue(1, 1)
  let release = () => {}
  const first = queue.run(() => new Promise<void>((resolve) => (release = resolve)))
  const second = queue.run(async () => 'second')
  await assert.rejects(
    queue.run(async () => 'third'),
    { code: 'ServiceUnavailable' },
  )
  release()
  await first
  assert.equal(await second, 'second')
  assert.equal(await queue.run(async () => 'fourth'), 'fourth')
})

test('work that fails gives its place back', async () => {
  const queue = createWorkQueue(1, 0)
  await assert.rejects(queue.run(() => Promise.reject(new Error('no'))))
  assert.equal(await queue.run(async () => 'yes'), 'yes')
})
