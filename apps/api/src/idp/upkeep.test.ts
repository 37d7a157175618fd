import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { echecConnexion, oidcPayload, session } from '../features/identity/identity.schema.ts'
import { createIdentity } from '../features/identity/index.ts'
import { secretInstallation } from '../features/portail/portail.schema.ts'
import { createSealer } from '../platform/crypto/index.ts'
import { purgeExpired } from './register.ts'
import { loadProviderSecrets } from './secrets.ts'
import { createBrowser } from './testing/browser.ts'
import { identifiants, openLogin, sendForm, signIn } from './testing/sign-in.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

test('what has expired is swept out, the rest stays', async () => {
  const { db } = portal.database
  const browser = createBrowser(portal.app)
  const page = await openLogin(browser)
  await sendForm(browser, page, identifiants('personne', 'Mauvais!2026'))
  await signIn(browser, 'camille.martin')
  const counts = () =>
    Promise.all([db.$count(session), db.$count(oidcPayload), db.$count(echecConnexion)])
  const before = await counts()
  assert.ok(before.every((count) => count > 0))

  const sweep = (now: Date) => {
    const limits = { idleMinutes: 30, maxHours: 12 }
    const deps = { db, sealer: portal.sealer, clock: () => now, session: limits }
    return purgeExpired(db, createIdentity(deps), now)
  }
  await sweep(portal.clock.now)
  assert.deepEqual(await counts(), before)
  await sweep(new Date(portal.clock.now.getTime() + 40 * 60_000))
  const [sessions, payloads] = await counts()
  assert.deepEqual([sessions, payloads], [0, 0])
  // Tries are remembered for a day.
  await sweep(new Date(portal.clock.now.getTime() + 25 * 60 * 60_000))
  assert.deepEqual(await counts(), [0, 0, 0])
})

test('nodes that start together, or later, share the same keys', async () => {
  const { db } = portal.database
  await db.delete(secretInstallation)
  const load = () => loadProviderSecrets(db, portal.sealer)
  const [first, ...others] = await Promise.all([load(), load(), load()])
  others.push(await load())
  for (const other of others) assert.deepEqual(other, first)
  assert.equal(await db.$count(secretInstallation), 1)
})

test('a changed SECRET_KEY is named, instead of failing later', async () => {
  await assert.rejects(
    loadProviderSecrets(portal.database.db, createSealer(Buffer.alloc(32, 9))),
    /SECRET_KEY/,
  )
})
