import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { client } from './portail.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const ask = async (userName: string, host?: string, acte = 'ribPrestationsActeGestion') => {
  const call = await t.as(userName, host)
  return call(`/api/identity/client/mode-gestion/${acte}`)
}

test('R7.21 R7.22 each client says whether the RIB act is automatic or manual', async () => {
  const horizon = await ask('jeanne.moreau@example.org')
  assert.equal(horizon.statusCode, 200)
  assert.deepEqual(horizon.json(), { modeGestion: 'automatique' })
  assert.equal(horizon.headers['cache-control'], 'no-store')
  const atlas = await ask('samira.haddad@example.org', 'atlas.localhost:8080')
  assert.deepEqual(atlas.json(), { modeGestion: 'manuel' })
})

test('R7.22 what the client changes is heard, and what it left out is for a clerk', async () => {
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  assert.ok(horizon)
  const config = { ...horizon.config, modesGestion: {} }
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  assert.deepEqual((await ask('jeanne.moreau@example.org')).json(), { modeGestion: 'manuel' })
})

test('an unknown act is not found, and nobody asks without a session', async () => {
  assert.equal((await ask('jeanne.moreau@example.org', undefined, 'inconnu')).statusCode, 404)
  assert.equal((await ask('jeanne.moreau@example.org', undefined, 'toString')).statusCode, 404)
  const url = '/api/identity/client/mode-gestion/ribPrestationsActeGestion'
  assert.equal((await t.visitor()(url)).statusCode, 401)
})
