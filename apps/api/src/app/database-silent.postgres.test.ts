import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { slowness } from '../../../../scripts/support/slowness.ts'
import { emptyTestDatabase, type SilentProxy, startSilentProxy } from '../../testing/index.ts'
import { type Database, isDatabaseUnavailable, openPostgres } from '../platform/db/index.ts'

const POOL = 3
const limits = { statementMs: 1_000, lockMs: 300, turnMs: 2_000, silenceMs: 1_000 }

let proxy: SilentProxy
let database: Database
let topics: string[]
let dropDatabase = async () => {}

const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows
const run = async (text: string) => rowsOf(await database.db.execute(sql.raw(text)))
const named = (text: string) =>
  database.db
    .select({ value: sql.raw(text) })
    .from(sql`(values (1)) as one`)
    .prepare(text.replaceAll(/\W+/g, ' ').slice(0, 60))
    .execute()
const ageOf = async (work: Promise<unknown>) => {
  const begun = performance.now()
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { error, ms: performance.now() - begun }
}
const until = async (isDone: () => Promise<boolean> | boolean, what: string) => {
  // On a machine that may have other things to do.
  for (const end = Date.now() + 20_000; !(await isDone()); await sleep(20))
    if (Date.now() > end) throw new Error(`Never: ${what}`)
}
const answers = () => run('select 1').then(Boolean, () => false)

before(async () => {
  const { url, drop } = await emptyTestDatabase()
  dropDatabase = drop
  proxy = await startSilentProxy(url)
  database = await openPostgres({ url: proxy.url, maxConnections: POOL, limits, onError() {} })
  topics = []
  await database.listen((topic) => topics.push(topic))
  await run('create table verrou (id int); create table autre (id int)')
})
after(async () => {
  proxy?.speak()
  await database?.close()
  await proxy?.stop()
  await dropDatabase()
})

test('every connection has its limits, those that must not be cut have none', async () => {
  const settings = `current_setting('statement_timeout') || ' ' || current_setting('lock_timeout')
    || ' ' || current_setting('idle_in_transaction_session_timeout')`
  assert.deepEqual(await run(`select ${settings} as value`), [{ value: '1s 300ms 30s' }])
  assert.deepEqual(await named(settings), [{ value: '1s 100ms 30s' }])
  for (const apart of [database.unhurried, database.exclusively]) {
    const found = await apart(async (db) =>
      rowsOf(
        await db.execute(sql.raw(`select ${settings} as value, pg_sleep(1.2) is null as slept`)),
      ),
    )
    assert.equal(found[0]?.value, '0 0 0')
  }
})

test('a statement beyond its limit is cancelled, and its connection is good for the next', async () => {
  const slow = [run('select pg_sleep(60)'), named('pg_sleep(60)')]
  for (const { error, ms } of await Promise.all(slow.map(ageOf))) {
    assert.ok(isDatabaseUnavailable(error), String(error))
    assert.ok(ms < limits.statementMs + 500 * slowness(), `${ms} ms`)
  }
  const open = proxy.count()
  assert.equal(await answers(), true)
  assert.equal(proxy.count(), open)
})

test('many statements that meet a lock hold up no other, and are answered once it is gone', async () => {
  const held = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const locking = database.unhurried((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`lock table verrou in access exclusive mode`)
      isLocked.resolve()
      await held.promise
    }),
  )
  await isLocked.promise
  const waiting = Array.from({ length: 40 }, () => named('(select count(*) from verrou)'))
  const outcomes = Promise.allSettled(waiting)
  const times: number[] = []
  for (let i = 0; i < 10; i++) {
    const { error, ms } = await ageOf(named('(select count(*) from autre)'))
    assert.equal(error, undefined)
    times.push(ms)
  }
  // Behind those that wait, each in its turn, they would have been refused one.
  assert.ok(Math.max(...times) < limits.turnMs, `${Math.max(...times)} ms`)
  for (const outcome of await outcomes) {
    assert.equal(outcome.status, 'rejected')
    assert.ok(isDatabaseUnavailable(outcome.reason), String(outcome.reason))
  }
  const patient = named('(select count(*) from verrou)')
  await sleep(150)
  held.resolve()
  await locking
  assert.equal((await patient).length, 1)
})

test('connections cut during transactions: the process lives, and the pool is whole again', async () => {
  for (let i = 0; i < 2 * POOL; i++) {
    const { error } = await ageOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      }),
    )
    assert.ok(isDatabaseUnavailable(error), String(error))
  }
  await Promise.all(Array.from({ length: 2 * POOL }, () => run('select pg_sleep(0.01)')))
})

test('connections that went dead, on a server that is there: all of them are replaced at once', async () => {
  await Promise.all(Array.from({ length: POOL }, () => run('select pg_sleep(0.05)')))
  await named('1')
  // The watch's own is among them: it asks by another, and finds that the server is there.
  proxy.silence({ andNew: false })
  const [fromPool, fromLane] = await Promise.all([ageOf(run('select 1')), ageOf(named('1'))])
  for (const { error } of [fromPool, fromLane])
    assert.ok(isDatabaseUnavailable(error), String(error))
  await until(async () => (await answers()) && (await answers()) && (await answers()), 'the pool')
  assert.equal((await named('1')).length, 1)
  proxy.speak()
})

test('without a watch, a silent connection is still thrown away after its own limit', async () => {
  const other = await openPostgres({ url: proxy.url, maxConnections: 1, limits, onError() {} })
  const ask = () => Promise.all([ageOf(other.db.execute(sql`select 1`)), ageOf(other.ping())])
  await ask()
  proxy.silence({ andNew: false })
  for (const { error, ms } of await ask()) {
    assert.ok(isDatabaseUnavailable(error), String(error))
    assert.ok(ms > 1_000, `${ms} ms`)
  }
  for (const { error } of await ask()) assert.equal(error, undefined)
  await other.close()
  proxy.speak()
  await until(answers, 'back')
})

test('a silent server: who waits is told, who comes then does not wait, however many', async () => {
  await run('create table compteur (n int); insert into compteur values (0)')
  const begin = Promise.withResolvers<void>()
  const caught = database.db.transaction(async (tx) => {
    await tx.execute(sql`update compteur set n = n + 1`)
    await begin.promise
    await tx.execute(sql`select 1`)
  })
  await sleep(50)
  topics.length = 0
  proxy.silence()
  begin.resolve()
  const waiting = [
    caught,
    database.ping(),
    ...Array.from({ length: 30 }, () => run('select 1')),
    ...Array.from({ length: 30 }, () => named('1')),
    ...Array.from({ length: 5 }, () => database.db.transaction((tx) => tx.execute(sql`select 1`))),
  ]
  for (const { error } of await Promise.all(waiting.map(ageOf)))
    assert.ok(isDatabaseUnavailable(error), String(error))
  const late = [run('select 1'), named('1'), database.db.transaction(async () => {})]
  for (const { error, ms } of await Promise.all(late.map(ageOf))) {
    assert.ok(isDatabaseUnavailable(error), String(error))
    // Sooner than a silence could be told from slowness.
    assert.ok(ms < limits.silenceMs, `${ms} ms`)
  }
  proxy.speak()
  await until(answers, 'back')
  await Promise.all(Array.from({ length: POOL }, () => run('select pg_sleep(0.01)')))
  // What was changed meanwhile is read again, and what was under way was undone.
  await until(() => topics.includes('*'), 'announcement')
  assert.deepEqual(await run('select n from compteur'), [{ n: 0 }])
  await until(() => proxy.count() <= POOL + 7, `${proxy.count()} connections`)
  await Promise.all(Array.from({ length: 2 * POOL }, () => run('select pg_sleep(0.01)')))
})

test('closing does not wait for a silent server', async () => {
  const other = await openPostgres({ url: proxy.url, maxConnections: 1, limits, onError() {} })
  await other.listen(() => {})
  await other.ping()
  await other.db.execute(sql`select 1`)
  proxy.silence()
  await sleep(2_500)
  // The server stays silent: whoever waited for it would not come back.
  await other.close()
  proxy.speak()
  await until(answers, 'back')
})
