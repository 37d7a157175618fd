import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { createAnnuaire } from '../features/portail/index.ts'
import { client } from '../features/portail/portail.schema.ts'
import { openInstallation, refuseLater } from './installation.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** Opens the same database once more, as the next start would. */
const restart = (change: object) =>
  openInstallation(
    { ...t.config, ...change },
    { database: { ...t.database, listen: async () => {}, close: async () => {} } },
  )

const refused = {
  name: 'StartRefusedError',
  message:
    /données de démonstration, dont les mots de passe sont connus de tous.*npm run installer/,
}

test('a database of the demonstration serves as nothing else', async () => {
  await assert.rejects(restart({ demoData: false }), refused)
  assert.equal((await restart({ demoData: true })).config.demoData, true)
})

test('nor beside a real insurer, whoever put them together', async () => {
  const { db } = t.database
  await db.update(client).set({ isDemonstration: false }).where(eq(client.code, 'atlas'))
  for (const demoData of [true, false]) await assert.rejects(restart({ demoData }), refused)
  await db.update(client).set({ isDemonstration: true }).where(eq(client.code, 'atlas'))
})

test('a base that a later version has prepared is left alone', async () => {
  const { db } = t.database
  await refuseLater(db)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('demain', 9999999999999)`,
  )
  await assert.rejects(refuseLater(db), { name: 'StartRefusedError', message: /plus récente/ })
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'demain'`)
  await refuseLater(db)
})

test('a node of real insurers does not know those of the demonstration', async () => {
  const annuaire = createAnnuaire({ protocole: 'https', port: 443 }, { withDemonstration: false })
  await annuaire.refresh(t.database.db)
  assert.equal(annuaire.all().length, 0)
  assert.equal(annuaire.byHost('localhost'), undefined)
})

test('databases that were filled before clients were marked are recognised', async () => {
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
  const file = readdirSync(folder).find((name) => name.endsWith('_marque_demonstration.sql')) ?? ''
  const { db } = t.database
  const [model] = await db.select().from(client).where(eq(client.code, 'horizon'))
  assert.ok(model)
  await db.insert(client).values({ ...model, code: 'mutuelle-x', isDefaut: false })
  await db.update(client).set({ isDemonstration: false })
  await db.execute(sql.raw(readFileSync(join(folder, file), 'utf8')))
  const rows = await db.select().from(client).orderBy(client.code)
  assert.deepEqual(
    rows.map(({ code, isDemonstration }) => [code, isDemonstration]),
    [
      ['atlas', true],
      ['horizon', true],
      ['mutuelle-x', false],
    ],
  )
})
