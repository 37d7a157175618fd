import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { createLockout } from './lockout.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

const noon = new Date('2026-05-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const tries = async (identifiant: string, count: number, at: Date, client = 'horizon') => {
  const lockout = createLockout(portal.sealer)
  const admitted: boolean[] = []
  for (let i = 0; i < count; i++)
    admitted.push(await lockout.admits(portal.database.db, client, identifiant, at))
  return admitted.filter(Boolean).length
}

test('ten tries are admitted, the eleventh is not, whoever counts', async () => {
  assert.equal(await tries('a@example.org', 12, noon), 10)
  // Another counter, as another node or a restarted process has.
  assert.equal(await tries('a@example.org', 1, noon), 0)
})

test('the lock ends by itself after fifteen minutes, however often somebody knocks', async () => {
  await tries('b@example.org', 11, noon)
  assert.equal(await tries('b@example.org', 5, later(14)), 0)
  assert.equal(await tries('b@example.org', 12, later(15)), 10)
})

test('tries that lie far apart do not add up', async () => {
  await tries('c@example.org', 9, noon)
  assert.equal(await tries('c@example.org', 10, later(15)), 10)
})

test('slow tries add up all the same', async () => {
  await tries('d@example.org', 5, noon)
  await tries('d@example.org', 4, later(10))
  assert.equal(await tries('d@example.org', 3, later(20)), 1)
})

test('a success forgets the failures; identifiers and clients are counted apart', async () => {
  await tries('e@example.org', 10, noon)
  await createLockout(portal.sealer).reset(portal.database.db, 'horizon', 'e@example.org')
  assert.equal(await tries('e@example.org', 1, noon), 1)
  await tries('f@example.org', 11, noon)
  assert.equal(await tries('g@example.org', 1, noon), 1)
  assert.equal(await tries('f@example.org', 1, noon, 'atlas'), 1)
})

test('twenty tries at once get no more than ten', async () => {
  const lockout = createLockout(portal.sealer)
  const admitted = await Promise.all(
    Array.from({ length: 20 }, () =>
      lockout.admits(portal.database.db, 'horizon', 'h@example.org', noon),
    ),
  )
  assert.equal(admitted.filter(Boolean).length, 10)
})
