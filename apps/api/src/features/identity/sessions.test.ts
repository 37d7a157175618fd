import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { session } from './identity.schema.ts'
import { createSessions, type Sessions } from './sessions.ts'

let portal: TestApp
let sessions: Sessions
let camille: string
before(async () => {
  portal = await createTestApp()
  sessions = createSessions(portal.sealer, { idleMinutes: 30, maxHours: 12 })
  camille = await compteId('camille.martin@example.org')
})
after(() => portal.close())
beforeEach(async () => {
  await portal.database.db.delete(session)
})

async function compteId(userName: string): Promise<string> {
  const { db } = portal.database
  const [row] = await db.select({ id: compte.id }).from(compte).where(eq(compte.userName, userName))
  return row?.id ?? ''
}

const noon = new Date('2026-05-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const open = (previous?: string) =>
  sessions.open(portal.database.db, {
    compteId: camille,
    clientCode: 'horizon',
    idToken: null,
    previous,
    now: noon,
  })
const find = (token: string, now: Date, client = 'horizon') =>
  sessions.find(portal.database.db, token, client, now)
/** As an open page does by itself. */
const findPassively = (token: string, now: Date) =>
  sessions.find(portal.database.db, token, 'horizon', now, { isPassive: true })

test('a session gives the account and its contracts', async () => {
  const visiteur = await find(await open(), noon)
  assert.equal(visiteur?.userName, 'camille.martin@example.org')
  assert.deepEqual(visiteur?.roles, ['User'])
  assert.deepEqual(visiteur?.contrats, ['20450001', '20450002'])
  assert.equal('vueLe' in (visiteur ?? {}), false)
})

test('an account of nobody that the insurer covers has no contract', async () => {
  const token = await sessions.open(portal.database.db, {
    compteId: await compteId('admin@example.org'),
    clientCode: 'horizon',
    idToken: null,
    previous: undefined,
    now: noon,
  })
  assert.deepEqual((await find(token, noon))?.contrats, [])
})

test('the cookie has 256 bits and is not in the table', async () => {
  const token = await open()
  assert.equal(Buffer.from(token, 'base64url').length, 32)
  const rows = await portal.database.db.select().from(session)
  assert.equal(rows.length, 1)
  assert.equal(JSON.stringify(rows).includes(token), false)
})

test('a session is worth nothing at another client', async () => {
  const token = await open()
  assert.equal(await find(token, noon, 'atlas'), null)
  assert.notEqual(await find(token, noon), null)
})

test('thirty idle minutes end it, twelve hours end it however busy', async () => {
  const idle = await open()
  assert.notEqual(await find(idle, later(29)), null)
  const silent = await open()
  assert.equal(await find(silent, later(30)), null)

  const busy = await open()
  for (let minute = 20; minute < 720; minute += 20) {
    assert.notEqual(await find(busy, later(minute)), null, `after ${minute} minutes`)
    await settled(later(minute))
  }
  assert.equal(await find(busy, later(720)), null)
})

/** Being seen is written behind the answer's back. */
async function settled(vueLe: Date): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const rows = await portal.database.db.select({ vueLe: session.vueLe }).from(session)
    if (rows.some((row) => row.vueLe.getTime() === vueLe.getTime())) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  assert.fail('the session was not marked as seen')
}

test('being seen is written once a minute at most', async () => {
  const token = await open()
  await find(token, new Date(noon.getTime() + 59_000))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const [row] = await portal.database.db.select().from(session)
  assert.deepEqual(row?.vueLe, noon)
  await find(token, later(2))
  await settled(later(2))
})

const vueLe = async () => (await portal.database.db.select().from(session))[0]?.vueLe

test('what a page does by itself does not keep its session alive', async () => {
  const token = await open()
  for (let minute = 1; minute < 30; minute++)
    assert.notEqual(await findPassively(token, later(minute)), null, `after ${minute} minutes`)
  await new Promise((resolve) => setTimeout(resolve, 30))
  assert.deepEqual(await vueLe(), noon)
  assert.equal(await findPassively(token, later(30)), null)
})

test('not for the seconds either that it is remembered', async () => {
  const token = await open()
  const end = later(30).getTime()
  assert.notEqual(await findPassively(token, new Date(end - 1000)), null)
  assert.equal(await findPassively(token, new Date(end)), null)
  assert.equal(await find(token, new Date(end)), null)
})

test('a sign of life right after a page’s own request counts all the same, and is written once', async () => {
  const token = await open()
  const seconds = (n: number) => new Date(later(20).getTime() + n * 1000)
  await findPassively(token, seconds(0))
  await find(token, seconds(2))
  await settled(seconds(2))
  await find(token, seconds(4))
  await new Promise((resolve) => setTimeout(resolve, 30))
  assert.deepEqual(await vueLe(), seconds(2))
  assert.notEqual(await findPassively(token, later(49)), null)
})

test('what one signs in with changes: the other sessions end, this one stays', async () => {
  const { db } = portal.database
  const [here, elsewhere] = [await open(), await open()]
  const visiteur = await find(here, noon)
  await find(elsewhere, noon)
  await db.transaction((tx) => sessions.closeOthers(tx, camille, visiteur?.session.empreinte ?? ''))
  assert.equal(await find(elsewhere, noon), null)
  assert.notEqual(await find(here, noon), null)
})

test('a new session ends the one that the browser brought, and no other', async () => {
  const elsewhere = await open()
  const former = await open()
  const token = await open(former)
  assert.notEqual(token, former)
  assert.equal(await find(former, noon), null)
  assert.notEqual(await find(token, noon), null)
  assert.notEqual(await find(elsewhere, noon), null)
})

test('an account that is closed has no session any more', async () => {
  const token = await open()
  const { db } = portal.database
  await db.update(compte).set({ isActif: false }).where(eq(compte.id, camille))
  try {
    assert.equal(await find(token, noon), null)
  } finally {
    await db.update(compte).set({ isActif: true }).where(eq(compte.id, camille))
  }
})

test('all sessions of an account end together; the dead are swept out', async () => {
  const { db } = portal.database
  const tokens = [await open(), await open()]
  await sessions.purge(db, later(29))
  assert.equal((await db.select().from(session)).length, 2)
  await sessions.closeAll(db, camille)
  for (const token of tokens) assert.equal(await find(token, noon), null)
  await open()
  await sessions.purge(db, later(31))
  assert.equal((await db.select().from(session)).length, 0)
})

test('the token for the provider’s logout is sealed at rest and given back once', async () => {
  const { db } = portal.database
  const token = await sessions.open(db, {
    compteId: camille,
    clientCode: 'horizon',
    idToken: 'en-tete.corps.signature',
    previous: undefined,
    now: noon,
  })
  const [row] = await db.select().from(session)
  assert.equal(row?.idToken?.includes('corps'), false)
  assert.equal(await sessions.close(db, token, 'atlas'), null)
  assert.deepEqual(await sessions.close(db, token, 'horizon'), {
    compteId: camille,
    idToken: 'en-tete.corps.signature',
  })
  assert.equal(await sessions.close(db, token, 'horizon'), null)
})

test('when it ends is told without putting it off; its twelve hours are put off by nothing', async () => {
  const token = await open()
  const fin = async (now: Date) => {
    const visiteur = await findPassively(token, now)
    return visiteur && sessions.finDe(visiteur.session)
  }
  assert.deepEqual(await fin(later(20)), { le: later(30), isProlongeable: true })
  assert.deepEqual(await fin(later(28)), { le: later(30), isProlongeable: true })
  await find(token, later(28))
  await settled(later(28))
  assert.deepEqual(await fin(later(29)), { le: later(58), isProlongeable: true })
  for (let minute = 50; minute < 12 * 60 - 10; minute += 20) {
    await find(token, later(minute))
    await settled(later(minute))
  }
  assert.deepEqual(await fin(later(12 * 60 - 5)), { le: later(12 * 60), isProlongeable: false })
})
