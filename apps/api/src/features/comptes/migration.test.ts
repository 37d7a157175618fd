import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { client } from '../portail/portail.schema.ts'
import { lien } from './comptes.schema.ts'
import { compteIdOf } from './testing/index.ts'

const folder = new URL('../../../migrations/', import.meta.url)

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

test('links sent before purposes were apart keep theirs, but for those that changed an identifier', async () => {
  const { db } = portal.database
  const insert = async (userName: string, but: string) =>
    db.execute(sql`insert into lien (empreinte, compte_id, but, cree_le, expire_le)
      values (${`${userName} ${but}`}, ${await compteIdOf(portal, userName)}, ${but}, now(), now())`)
  await db.execute(
    sql`update compte set is_actif = false where user_name in ('jeanne.moreau@example.org')`,
  )
  await insert('camille.martin@example.org', 'Confirmation')
  await insert('camille.martin@example.org', 'ResetPassword')
  await insert('invitee@example.org', 'Confirmation')
  await insert('jeanne.moreau@example.org', 'Confirmation')
  await db.execute(sql`update client set config = config - 'delaiChangementIdentifiantHeures'
    where code = 'atlas'`)
  await db.execute(sql`update client set
    config = jsonb_set(config, '{delaiChangementIdentifiantHeures}', '48') where code = 'horizon'`)

  const file = readdirSync(folder).find((name) => name.endsWith('_liens_par_but.sql')) ?? ''
  const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
  for (const statement of statements) await db.execute(sql.raw(statement))

  const liens = await db.select().from(lien).orderBy(lien.empreinte)
  assert.deepEqual(
    liens.map(({ empreinte, but }) => [empreinte, but]),
    [
      ['camille.martin@example.org ResetPassword', 'reinitialisation'],
      ['invitee@example.org Confirmation', 'activation'],
      ['jeanne.moreau@example.org Confirmation', 'confirmationAdresse'],
    ],
  )
  const clients = await db.select().from(client).orderBy(client.code)
  assert.deepEqual(
    clients.map(({ config }) => config.delaiChangementIdentifiantHeures),
    [72, 48],
  )
})
