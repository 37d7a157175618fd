import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp, testEngine } from '../../testing/index.ts'
import { defaultLimits } from '../platform/db/index.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp({ limits: { ...defaultLimits, turnMs: 20_000 } })
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const contrats = async () => (await camille('/api/adherent/contrats')).statusCode

test('many reads at once share their connections, and each gets its own answer', async () => {
  const julien = await t.as('julien.martin@example.org')
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const call = i % 2 === 0 ? camille : julien
      const { contrats } = (await call('/api/adherent/contrats')).json()
      return [i % 2 === 0 ? 2 : 1, contrats.length]
    }),
  )
  for (const [expected, got] of answers) assert.equal(got, expected)
})

test('what was announced while it could not be read is read as soon as it can', async () => {
  const { db } = t.database
  const libelle = () => t.annuaire.byCode('atlas')?.libelle
  const before = libelle()
  const failed = Promise.withResolvers<void>()
  // Told once before the reading is tried, and once after it was done.
  t.subscribe((topic) => topic === 'clients' && failed.resolve())
  await db.execute('alter table client rename to client_absent')
  await db.execute(`update client_absent set libelle = 'Mutuelle revenue' where code = 'atlas'`)
  await t.database.notify('clients')
  await failed.promise
  await new Promise((resolve) => setTimeout(resolve, 200))
  assert.equal(libelle(), before)
  await db.execute('alter table client_absent rename to client')
  for (const end = Date.now() + 5_000; libelle() !== 'Mutuelle revenue'; ) {
    assert.ok(Date.now() < end, 'never read again')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})

if (testEngine === 'postgres') {
  test('a locked table: its readers get 503 in French within three seconds, others read on', async () => {
    const remboursements = () =>
      camille({
        url: '/api/v1/adherent/remboursements',
        headers: { 'x-numcontrat': '20450001' },
      })
    const unlocked = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const locking = t.database.unhurried((db) =>
      db.transaction(async (tx) => {
        await tx.execute('lock table ligne in access exclusive mode')
        locked.resolve()
        await unlocked.promise
      }),
    )
    await locked.promise
    // What the machine itself keeps everybody waiting for is not the database's.
    const loop = monitorEventLoopDelay({ resolution: 10 })
    loop.enable()
    const begun = performance.now()
    const refused = Array.from({ length: 40 }, async () => {
      const answer = await remboursements()
      return { answer, ms: performance.now() - begun }
    })
    const times: number[] = []
    for (let i = 0; i < 15; i++) {
      const asked = performance.now()
      assert.equal(await contrats(), 200)
      times.push(performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // All of them, before anybody gives the table back.
    const answers = await Promise.all(refused)
    loop.disable()
    const lag = loop.max / 1e6
    assert.ok(Math.max(...times) < 500 + 5 * lag, `${Math.round(Math.max(...times))} ms`)
    for (const { answer, ms } of answers) {
      assert.ok(ms < 3_000 + 5 * lag, `${Math.round(ms)} ms`)
      assert.equal(answer.statusCode, 503)
      assert.equal(answer.json().message, 'Service momentanément indisponible')
    }
    unlocked.resolve()
    await locking
    assert.equal((await remboursements()).statusCode, 200)
  })

  test('connections that are cut answer 503 at worst, and come back without a restart', async () => {
    assert.equal(await contrats(), 200)
    await t.database.db
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => {})
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) {
      statuses.push(await contrats())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      String(statuses),
    )
    assert.equal(statuses.at(-1), 200)
  })
}
