import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { z } from 'zod'
import { createTestApp, type TestApp, testEngine } from '../../testing/index.ts'
import type { Transaction } from '../platform/db/index.ts'
import { createJobs, defineJob, every, type Handler, handles } from '../platform/jobs/index.ts'
import { job } from '../platform/jobs/jobs.schema.ts'

/** Long enough for a machine that has other things to do, short enough to wait for. */
const LEASE_MS = 3_000

let t: TestApp
let noon: Date
const nodes: ReturnType<typeof createJobs>[] = []
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  for (const node of nodes.splice(0)) await node.stop(0)
  await t.database.db.delete(job).where(like(job.key, 'essai.%'))
})

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

/** A node of the installation that does these, and nothing before it is told to. */
function node(...handlers: Handler[]) {
  const failures: string[] = []
  const jobs = createJobs({
    db: t.database.db,
    clock: () => t.clock.now,
    leaseMs: LEASE_MS,
    onFailure: (error) => failures.push(error.name),
  })
  jobs.add(...handlers)
  nodes.push(jobs)
  return { ...jobs, failures }
}

const compter = defineJob({ key: 'essai.compter', data: z.object({ n: z.int() }) })
/** Keeps what it was given. */
function counter() {
  const done: number[] = []
  return { done, handler: handles(compter, async ({ n }) => done.push(n)) }
}
const inTransaction = (work: (tx: Transaction) => Promise<void>) =>
  t.database.db.transaction((tx) => work(tx))
const until = async (isSo: () => boolean | Promise<boolean>, what: string) => {
  for (const end = Date.now() + 20_000; !(await isSo()); await sleep(10))
    if (Date.now() > end) throw new Error(`Never came: ${what}`)
}

test('what is committed is done at once by the running server; what is rolled back, never', async () => {
  const { done, handler } = counter()
  t.jobs.add(handler)
  const undone = inTransaction(async (tx) => {
    await t.jobs.enqueue(tx, compter, { n: 1 })
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  const committed = performance.now()
  await inTransaction((tx) => t.jobs.enqueue(tx, compter, { n: 2 }))
  await until(() => done.length > 0, 'the job')
  // Nothing but the announcement comes so soon: a look at what nobody announced, every 15 s.
  assert.ok(performance.now() - committed < 10_000)
  await t.jobs.drain(['essai.compter'])
  assert.deepEqual(done, [2])
})

test('the compiler refuses to ask for it outside a transaction', () => {
  const outside = () => {
    // @ts-expect-error the database itself is no transaction
    void t.jobs.enqueue(t.database.db, compter, { n: 1 })
  }
  assert.equal(typeof outside, 'function')
})

// From here on the server itself knows `essai.compter`; nodes of the tests use keys of their own.
const define = (key: string, options = {}) =>
  defineJob({ key: `essai.${key}`, data: z.object({ n: z.int() }), ...options })
const stateOf = async ({ key }: { key: string }) =>
  (await t.jobs.counters()).find((one) => one.key === key)

test('what fails is tried again after one minute, two, four, and given up after its last try', async () => {
  const rate = define('rate', { essais: 3 })
  const { enqueue, drain, failures } = node(
    handles(rate, async () => {
      throw new TypeError('away')
    }),
  )
  await inTransaction((tx) => enqueue(tx, rate, { n: 1 }))
  for (const [minutes, tries] of [
    [0, 1],
    [0.9, 1],
    [1, 2],
    [2.9, 2],
  ] satisfies [number, number][]) {
    t.clock.now = later(minutes)
    await drain()
    assert.equal(failures.length, tries, `after ${minutes} minutes`)
  }
  assert.equal((await stateOf(rate))?.planned, 1)
  for (const minutes of [3, 60, 600]) {
    t.clock.now = later(minutes)
    await drain()
  }
  assert.deepEqual(failures, ['TypeError', 'TypeError', 'TypeError'])
  assert.deepEqual(await stateOf(rate), {
    key: 'essai.rate',
    waiting: 0,
    planned: 0,
    running: 0,
    done: 0,
    failed: 1,
    oldestWaitSeconds: 0,
    isKnown: false,
  })
})

test('what is planned for a day is done that day, and not before', async () => {
  const planifie = define('planifie')
  const done: Date[] = []
  const { enqueue, drain } = node(handles(planifie, async (_data, { now }) => done.push(now)))
  const jour = later(3 * 24 * 60)
  await inTransaction((tx) => enqueue(tx, planifie, { n: 1 }, { after: jour }))
  await drain()
  t.clock.now = later(3 * 24 * 60 - 1)
  await drain()
  assert.deepEqual(done, [])
  assert.equal((await stateOf(planifie))?.planned, 1)
  t.clock.now = jour
  await drain()
  assert.deepEqual(done, [jour])
})

test('of what may be there once only, a second one is not added until the first is done', async () => {
  const unique = define('unique')
  const done: number[] = []
  const { enqueue, drain } = node(handles(unique, async ({ n }) => done.push(n)))
  const ask = (n: number, singleton: string) =>
    inTransaction((tx) => enqueue(tx, unique, { n }, { singleton }))
  await Promise.all([1, 2, 3].map(() => ask(1, 'a')))
  await ask(2, 'b')
  await drain()
  assert.deepEqual(done.toSorted(), [1, 2])
  await ask(3, 'a')
  await drain()
  assert.deepEqual(done.toSorted(), [1, 2, 3])
})

test('twenty nodes do forty jobs once each', async () => {
  const parmi = define('parmi')
  const done: number[] = []
  const all = Array.from({ length: 20 }, () => node(handles(parmi, async ({ n }) => done.push(n))))
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  await inTransaction(async (tx) => {
    for (const n of numbers) await all[0]?.enqueue(tx, parmi, { n })
  })
  await Promise.all(all.map(({ drain }) => drain()))
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    numbers,
  )
})

test('work that lasts keeps its lease; of a node that is gone, it is done again once', async () => {
  const long = define('long')
  const begun: string[] = []
  const gate = Promise.withResolvers<void>()
  const slow = node(
    handles(long, async () => {
      begun.push('slow')
      await gate.promise
    }),
  )
  const other = node(handles(long, async () => begun.push('other')))
  await inTransaction((tx) => slow.enqueue(tx, long, { n: 1 }))
  const working = slow.drain()
  await until(() => begun.length === 1, 'the beginning')
  for (const end = Date.now() + 2 * LEASE_MS; Date.now() < end; await sleep(LEASE_MS / 10))
    await other.drain()
  assert.deepEqual(begun, ['slow'])
  assert.equal((await stateOf(long))?.running, 1)
  // As good as killed: it renews nothing, and says nothing of how it ended.
  await slow.stop(0)
  await working
  await until(async () => {
    await other.drain()
    return begun.length > 1
  }, 'the second try')
  gate.resolve()
  await other.drain()
  assert.deepEqual(begun, ['slow', 'other'])
  assert.equal((await stateOf(long))?.done, 1)
})

test('whoever has lost a job is told, and no longer says how it ended', async () => {
  const perdu = define('perdu')
  const { promise: aborted, resolve } = Promise.withResolvers<string>()
  const { enqueue, drain } = node(
    handles(perdu, async (_data, { signal }) => {
      await t.database.db.update(job).set({ holder: 'autre' }).where(eq(job.key, perdu.key))
      await new Promise((end) => signal.addEventListener('abort', end))
      resolve((signal.reason as Error).name)
    }),
  )
  await inTransaction((tx) => enqueue(tx, perdu, { n: 1 }))
  await drain()
  assert.equal(await aborted, 'LeaseLostError')
  const [row] = await t.database.db.select().from(job).where(eq(job.key, perdu.key))
  assert.deepEqual([row?.holder, row?.endedAt, row?.error], ['autre', null, null])
})

test('what takes longer than it may has failed, and leaves its place to others', async () => {
  const fige = define('fige', { maxMs: 50, atOnce: 1 })
  const { enqueue, drain, failures } = node(handles(fige, () => new Promise(() => {})))
  await inTransaction(async (tx) => {
    await enqueue(tx, fige, { n: 1 })
    await enqueue(tx, fige, { n: 2 })
  })
  await drain()
  assert.deepEqual(failures, ['TooLongError', 'TooLongError'])
})

test('a key that nobody here knows waits for a node that does', async () => {
  const inconnu = define('inconnu')
  const { enqueue, drain } = node()
  await inTransaction((tx) => enqueue(tx, inconnu, { n: 7 }))
  await drain()
  t.clock.now = later(2)
  const waiting = await stateOf(inconnu)
  assert.deepEqual(
    [waiting?.waiting, waiting?.oldestWaitSeconds, waiting?.isKnown],
    [1, 120, false],
  )
  const done: number[] = []
  await node(handles(inconnu, async ({ n }) => done.push(n))).drain()
  assert.deepEqual(done, [7])
})

test('data of another shape is refused when it is asked for, and given up when it is read', async () => {
  const vieux = defineJob({ key: 'essai.forme', data: z.object({ ancien: z.string() }) })
  const neuf = defineJob({ key: 'essai.forme', data: z.object({ n: z.int() }) })
  let done = 0
  const { enqueue, drain, failures } = node(handles(neuf, async () => done++))
  await assert.rejects(
    inTransaction((tx) => enqueue(tx, neuf, { n: 'un' } as unknown as { n: number })),
    z.core.$ZodError,
  )
  await inTransaction((tx) => enqueue(tx, vieux, { ancien: 'x' }))
  await drain()
  assert.deepEqual([done, failures], [0, ['HopelessError']])
  assert.equal((await stateOf(neuf))?.failed, 1)
})

test('what comes back by itself is done by one node each time, and survives its failures', async () => {
  let turns = 0
  const tour = every({ key: 'essai.tour', ms: 60_000 }, async () => {
    if (++turns === 2) throw new Error('once')
  })
  const both = [node(tour), node(tour)]
  for (const one of both) one.start()
  await until(async () => (await stateOf(tour.job)) !== undefined, 'the recurrence')
  for (const [minutes, expected] of [
    [0.9, 0],
    [1, 1],
    [1.9, 1],
    [2, 2],
    [3, 3],
  ] satisfies [number, number][]) {
    t.clock.now = later(minutes)
    await Promise.all(both.map(({ drain }) => drain()))
    assert.equal(turns, expected, `after ${minutes} minutes`)
  }
  assert.equal((await stateOf(tour.job))?.done, 2)
})

test('a stop takes nothing more and waits for what is under way, so long at most', async () => {
  const lent = define('lent', { atOnce: 1 })
  const done: number[] = []
  const begun = Promise.withResolvers<void>()
  const { enqueue, drain, stop } = node(
    handles(lent, async ({ n }) => {
      begun.resolve()
      await sleep(200)
      done.push(n)
    }),
  )
  await inTransaction(async (tx) => {
    await enqueue(tx, lent, { n: 1 })
    await enqueue(tx, lent, { n: 2 })
  })
  const drained = drain()
  await begun.promise
  await stop(20_000)
  await drained
  assert.deepEqual(done, [1])
  assert.deepEqual([(await stateOf(lent))?.done, (await stateOf(lent))?.waiting], [1, 1])

  const sansFin = define('sans-fin')
  const endless = node(handles(sansFin, () => new Promise(() => {})))
  await inTransaction((tx) => endless.enqueue(tx, sansFin, { n: 1 }))
  void endless.drain()
  await until(async () => (await stateOf(sansFin))?.running === 1, 'the beginning')
  const asked = performance.now()
  await endless.stop(100)
  assert.ok(performance.now() - asked < 5_000)
})

test('clients take turns: after two hundred of one, the only one of another is among the first', async () => {
  const tour = defineJob({
    key: 'essai.tour',
    data: z.object({ clientCode: z.string(), n: z.int() }),
    atOnce: 1,
    isParClient: true,
  })
  const faits: string[] = []
  const jobs = node(
    handles(tour, async ({ clientCode, n }) => {
      faits.push(`${clientCode}${n}`)
    }),
  )
  await inTransaction(async (tx) => {
    for (let n = 0; n < 200; n++) await jobs.enqueue(tx, tour, { clientCode: 'a', n })
  })
  await inTransaction((tx) => jobs.enqueue(tx, tour, { clientCode: 'b', n: 0 }))
  await jobs.drain(['essai.tour'])
  assert.equal(faits.length, 201)
  assert.ok(faits.indexOf('b0') <= 1, `the other's was number ${faits.indexOf('b0') + 1}`)
  assert.deepEqual(
    faits.filter((fait) => fait.startsWith('a')),
    Array.from({ length: 200 }, (_, n) => `a${n}`),
    'of one client, the oldest first',
  )
})

test('three clients with many each are served one after the other, on two nodes', async () => {
  const tour = defineJob({
    key: 'essai.tours',
    data: z.object({ clientCode: z.string() }),
    atOnce: 1,
    isParClient: true,
  })
  const faits: string[] = []
  const handler = handles(tour, async ({ clientCode }) => {
    faits.push(clientCode)
    t.clock.now = new Date(t.clock.now.getTime() + 5)
  })
  const [un, autre] = [node(handler), node(handler)]
  for (const clientCode of ['a', 'b', 'c'])
    await inTransaction(async (tx) => {
      for (let n = 0; n < 20; n++) await un.enqueue(tx, tour, { clientCode })
    })
  await Promise.all([un.drain(['essai.tours']), autre.drain(['essai.tours'])])
  assert.equal(faits.length, 60)
  // Of the first thirty, each has had its third or nearly.
  for (const clientCode of ['a', 'b', 'c']) {
    const servis = faits.slice(0, 30).filter((fait) => fait === clientCode).length
    assert.ok(servis >= 7 && servis <= 13, `${clientCode}: ${servis}`)
  }
})

test('what is done is forgotten after a day, what was given up after thirty', async () => {
  const { enqueue, drain, purge } = node(
    handles(define('oubli', { essais: 1 }), async ({ n }) => {
      if (n === 2) throw new Error('no')
    }),
  )
  await inTransaction(async (tx) => {
    for (const n of [1, 2]) await enqueue(tx, define('oubli'), { n })
  })
  await drain()
  const left = async (days: number) => {
    await purge(later(days * 24 * 60))
    const state = await stateOf({ key: 'essai.oubli' })
    return [state?.done, state?.failed]
  }
  assert.deepEqual(await left(0.9), [1, 1])
  assert.deepEqual(await left(1.1), [0, 1])
  assert.deepEqual(await left(31), [undefined, undefined])
})

if (testEngine === 'postgres') {
  test('connections cut under a job: it is not done twice, its end is told once there are others', async () => {
    const coupe = define('coupe')
    let done = 0
    const { enqueue, drain } = node(
      handles(coupe, async () => {
        done++
        await t.database.db
          .execute(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
          .catch(() => {})
      }),
    )
    await inTransaction((tx) => enqueue(tx, coupe, { n: 1 }))
    await until(
      () =>
        drain().then(
          () => done > 0,
          () => false,
        ),
      'the job',
    )
    await until(async () => (await stateOf(coupe).catch(() => undefined))?.done === 1, 'its end')
    assert.equal(done, 1)
  })
}
