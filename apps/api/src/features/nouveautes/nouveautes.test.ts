import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Nouveaute } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const titresPour = async (userName: string, host?: string): Promise<string[]> => {
  const call = await t.as(userName, host)
  const { items } = (await call('/api/nouveautes')).json() as { items: Nouveaute[] }
  const jours = items.map(({ publieeLe }) => publieeLe)
  assert.deepEqual(jours, jours.toSorted().reverse())
  return items.map(({ titre }) => titre)
}

test('members read what is published, the newest first, without drafts nor what waits', async () => {
  const titres = await titresPour('camille.martin@example.org')
  assert.equal(titres.length, 5)
  assert.equal(titres[0], 'Un menu pour tout retrouver')
  assert.ok(!titres.includes('Vos demandes suivies pas à pas'))
  await t.database.db.execute(
    `update nouveaute set publiee_le = null where client_code = 'horizon' and titre like 'Se connecter%'`,
  )
  assert.equal((await titresPour('julien.martin@example.org')).length, 4)
})

test('what waits for its day comes on that day', async () => {
  t.clock.now = new Date(t.clock.now.getTime() + 21 * 86_400_000)
  assert.equal(
    (await titresPour('camille.martin@example.org'))[0],
    'Vos demandes suivies pas à pas',
  )
})

test('each client has its own', async () => {
  assert.equal((await titresPour('nadia.perrot@example.org', 'atlas.localhost:8080')).length, 2)
})

test('visitors get 401, staff 403', async () => {
  assert.equal((await t.visitor()('/api/nouveautes')).statusCode, 401)
  const admin = await t.as('admin@example.org')
  assert.equal((await admin('/api/nouveautes')).statusCode, 403)
})
