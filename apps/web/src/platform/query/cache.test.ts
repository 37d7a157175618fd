import assert from 'node:assert/strict'
import { mock, type TestContext, test } from 'node:test'
import { QueryObserver } from '@tanstack/react-query'
import { HttpError } from '../http/error.ts'
import { createQueryClient } from './client.ts'
import { lifetimeOptions } from './lifetime.ts'
import type { Reaction } from './policy.ts'

function setUp(t: TestContext) {
  const reactions: Reaction[] = []
  const successes: unknown[] = []
  const client = createQueryClient({
    onFailure: (reaction) => reactions.push(reaction),
    onSuccess: (toast) => successes.push(toast),
  })
  // Its timers would keep the process alive for as long as the answers live.
  t.after(() => client.clear())
  return { client, reactions, successes }
}

test('R4.35 R9.13 an answer is served again for 300000 ms, then asked for', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'] })
  const { client } = setUp(t)
  const queryFn = mock.fn(async () => 'réponse')
  const read = () => client.fetchQuery({ queryKey: ['a'], queryFn, ...lifetimeOptions() })
  await read()
  t.mock.timers.tick(299_999)
  await read()
  assert.equal(queryFn.mock.callCount(), 1)
  t.mock.timers.tick(2)
  await read()
  assert.equal(queryFn.mock.callCount(), 2)
})

test('R4.36 a zero lifetime asks every time', async (t) => {
  const { client } = setUp(t)
  const queryFn = mock.fn(async () => 'réponse')
  const read = () => client.fetchQuery({ queryKey: ['a'], queryFn, ...lifetimeOptions(0) })
  await read()
  await read()
  assert.equal(queryFn.mock.callCount(), 2)
})

test('R4.37 a failure is not kept: the next call asks again', async (t) => {
  const { client, reactions } = setUp(t)
  let failing = true
  const queryFn = mock.fn(async () => {
    if (failing) throw new HttpError(500)
    return 'réponse'
  })
  const meta = { libelle: 'Contrats' }
  const read = () => client.fetchQuery({ queryKey: ['a'], queryFn, meta, retry: false })
  await assert.rejects(read())
  assert.equal(reactions.length, 1)
  failing = false
  assert.equal(await read(), 'réponse')
})

for (const [status, calls] of [
  [0, 2],
  [400, 1],
  [401, 1],
  [404, 1],
  [500, 2],
  [502, 2],
  [503, 1],
  [504, 2],
] as const)
  test(`R4.37 a read that fails with status ${status} is tried ${calls} time(s)`, async (t) => {
    const { client } = setUp(t)
    const queryFn = mock.fn(async () => {
      throw new HttpError(status)
    })
    const { retry } = client.getDefaultOptions().queries ?? {}
    // Without the pause between two tries: only their number is the rule.
    const options = { queryKey: ['a'], queryFn, retry: retry ?? false, retryDelay: 0 }
    await assert.rejects(client.fetchQuery(options))
    assert.equal(queryFn.mock.callCount(), calls)
  })

for (const [said, refetchInterval] of [
  [0, 30_000],
  [1, undefined],
] as const)
  test(`what stands on the screen and cannot be read again, by a timer ${refetchInterval}: ${said} toast(s)`, async (t) => {
    const { client, reactions } = setUp(t)
    let failing = false
    const observer = new QueryObserver(client, {
      queryKey: ['a'],
      queryFn: async () => {
        if (failing) throw new HttpError(400)
        return 'réponse'
      },
      meta: { libelle: 'File' },
      ...(refetchInterval && { refetchInterval }),
    })
    const leave = observer.subscribe(() => {})
    await observer.refetch()
    failing = true
    await observer.refetch()
    // Left before the cache is cleared: left after, it would be kept for five minutes, and the process with it.
    leave()
    assert.equal(reactions.filter(({ type }) => type === 'toast').length, said)
  })

test('a mutation says its success or its failure once', async (t) => {
  const { client, reactions, successes } = setUp(t)
  const run = (mutationFn: () => Promise<unknown>) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn,
        meta: { failure: 'Raté', success: (answer) => ({ title: String(answer) }) },
      })
      .execute(undefined)
  await run(async () => 'Bravo')
  await assert.rejects(run(() => Promise.reject(new HttpError(400))))
  assert.deepEqual(successes, [{ title: 'Bravo' }])
  assert.deepEqual(reactions, [
    { type: 'toast', title: 'Raté', detail: 'Les informations fournies sont erronées' },
  ])
})
