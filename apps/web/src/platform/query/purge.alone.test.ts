import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { toasts } from '../toasts/index.ts'
import { purgeContrats, purgeOlder } from './purge.ts'

let reloads = 0
const page = { textContent: JSON.stringify({ config: { delaiToasts: 5 } }) }
Object.assign(globalThis, {
  window: { location: { reload: () => reloads++ } },
  document: { getElementById: () => page },
})

/** A screen that shows its contracts, and what else was read. */
async function onScreen(t: TestContext) {
  reloads = 0
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  let reads = 0
  let isDown = false
  const observer = new QueryObserver(client, {
    queryKey: ['/api/adherent/contrats'],
    queryFn: async () => {
      if (isDown) throw new Error('away')
      return ++reads
    },
    retry: false,
  })
  t.after(observer.subscribe(() => {}))
  await observer.refetch()
  client.setQueryData(['session', 'user'], 'Jeanne')
  client.setQueryData(['/api/autre'], 'lu avant')
  const fail = () => {
    isDown = true
  }
  return { client, reads: () => reads, fail }
}

test('R9.16 reloaded in place, the contracts are read again and the page stays', async (t) => {
  const { client, reads } = await onScreen(t)
  await purgeContrats(client, { inPlace: true })
  assert.equal(reads(), 2)
  assert.ok(client.getQueryState(['/api/autre'])?.isInvalidated)
  assert.equal(client.getQueryState(['session', 'user'])?.isInvalidated, false)
  t.mock.timers.tick(60_000)
  assert.equal(reloads, 0)
})

test('R9.15 otherwise all that was read is forgotten, and the page starts again 5 s later', async (t) => {
  const { client } = await onScreen(t)
  await purgeContrats(client, { inPlace: false })
  assert.equal(client.getQueryData(['/api/autre']), undefined)
  assert.equal(client.getQueryData(['session', 'user']), 'Jeanne')
  t.mock.timers.tick(4_999)
  assert.equal(reloads, 0)
  t.mock.timers.tick(1)
  assert.equal(reloads, 1)
})

test('R9.15 contracts that cannot be read again in place are by the whole page, 5 s later, which is told', async (t) => {
  const { client, fail } = await onScreen(t)
  fail()
  await purgeContrats(client, { inPlace: true })
  assert.deepEqual(
    toasts
      .get()
      .shown.map(({ type, title }) => [type, title])
      .at(-1),
    ['info', 'Cette page va se recharger, avec votre contrat à jour.'],
  )
  // What the screen says of what was sent stays there meanwhile.
  assert.equal(client.getQueryData(['/api/autre']), 'lu avant')
  t.mock.timers.tick(5_000)
  assert.equal(reloads, 1)
})

test('R9.15 two purges within the delay are one reload', async (t) => {
  const { client } = await onScreen(t)
  await purgeContrats(client, { inPlace: false })
  t.mock.timers.tick(3_000)
  await purgeContrats(client, { inPlace: false })
  t.mock.timers.tick(60_000)
  assert.equal(reloads, 1)
})

test('changed elsewhere at some moment: what was read before it is read again, the rest stays', async (t) => {
  const { client, reads } = await onScreen(t)
  await purgeOlder(client, new Date(Date.now() - 60_000))
  assert.equal(reads(), 1)
  await purgeOlder(client, new Date(Date.now() + 60_000))
  assert.equal(reads(), 2)
  assert.equal(client.getQueryState(['session', 'user'])?.isInvalidated, false)
})
