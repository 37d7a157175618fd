import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSealer } from '../platform/crypto/index.ts'
import { secretInstallation } from '../schema/portail.schema.ts'
import { createTestApp, type TestApp } from '../testing/index.ts'
import { loadProviderSecrets } from './secrets.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

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
