import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { generate } from './generate.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const run = (membres: number, onProgress: (faits: number) => void = () => {}) =>
  generate({
    db: t.database.db,
    membres,
    now: t.clock.now,
    hashPassword: async (motDePasse) => `x${motDePasse}`,
    parLot: 100,
    onProgress,
  })

async function count(table: string, where = 'true'): Promise<number> {
  const answer = await t.database.db.execute(
    sql.raw(`select count(*)::int as n from ${table} where ${where}`),
  )
  return (answer as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0
}

test('members, half as many contracts again, thirty lines each; interrupted, it goes on', async () => {
  const steps: number[] = []
  assert.equal(await run(150, (faits) => steps.push(faits)), 0)
  assert.deepEqual(steps, [100, 150])
  assert.equal(await run(200), 150)
  assert.equal(await run(200), 200)
  assert.equal(await count('compte', `user_name like '%@volume.example'`), 200)
  assert.equal(await count('contrat', `numero like 'V%'`), 300)
  assert.equal(await count('ligne', `numero_contrat like 'V%'`), 6000)
  assert.equal(await count('decompte', `numero_contrat like 'V%'`), 3000)
  assert.equal(await count('paiement', `numero_contrat like 'V%'`), 1000)
})

test('a batch that fails leaves nothing behind', async () => {
  const { db } = t.database
  // The account of a member to come is there already: its batch cannot be made.
  await db.execute(
    sql`update compte set user_name = 'membre250@volume.example' where user_name = 'radie@example.org'`,
  )
  await assert.rejects(run(400))
  assert.equal(await count('contrat', `numero like 'V%'`), 300)
  await db.execute(
    sql`update compte set user_name = 'radie@example.org' where email = 'radie@example.org'`,
  )
  await run(201)
  assert.equal(await count('ligne', `numero_contrat like 'V%'`), 6030)
})

test('what was made adds up, and is read like anybody’s', async () => {
  assert.equal(
    await count(
      'paiement p',
      `p.numero_contrat like 'V%' and p.montant <> (select sum(l.rc) from ligne l where l.paiement_id = p.id)`,
    ),
    0,
  )
  const membre = await t.as('membre142@volume.example')
  const headers = { 'x-numcontrat': 'V00000142S' }
  const page = await membre({ url: '/api/v1/adherent/remboursements', headers })
  assert.equal(page.statusCode, 200)
  assert.ok(page.json().items.length > 0)
  assert.equal((await membre({ url: '/api/v2/adherent/paiements', headers })).statusCode, 200)
  const other = await membre({
    url: '/api/v2/adherent/paiements',
    headers: { 'x-numcontrat': 'V00000143S' },
  })
  assert.equal(other.statusCode, 404)
})

test('care of the past is at the tariffs of its day', async () => {
  const avant = `code_acte = 'G' and numero_contrat like 'V%' and date_soins`
  assert.equal(
    await count('ligne', `${avant} >= '2024-12-22' and (depense, ro) <> (3000, 1900)`),
    0,
  )
  assert.equal(
    await count(
      'ligne',
      `${avant} between '2024-05-15' and '2024-12-21' and (depense, ro) <> (2650, 1655)`,
    ),
    0,
  )
})
