import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp, testEngine } from '../../../testing/index.ts'
import { createSealer } from '../../platform/crypto/index.ts'
import { historique, historiqueAdresse, historiqueSceau } from './historique.schema.ts'
import { createHistorique, recordEvenement } from './index.ts'

const noon = new Date('2026-11-16T12:00:00Z')
const COMPTE = '11111111-1111-4111-8111-111111111111'

let t: TestApp
let journal: ReturnType<typeof createHistorique>
before(async () => {
  t = await createTestApp()
  journal = createHistorique({ sealer: t.sealer, joursAdresses: 180 })
})
after(() => t?.close())

/** As somebody does who has the database to themselves. */
const tamper = (statement: string) =>
  t.database.db.transaction(async (tx) => {
    for (const table of ['historique', 'historique_sceau'])
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    await tx.execute(sql.raw(statement))
    for (const table of ['historique', 'historique_sceau'])
      await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
  })

beforeEach(() => tamper('truncate historique, historique_sceau, historique_adresse'))

const write = async (count: number, le = noon, clientCode = 'horizon') => {
  for (let i = 0; i < count; i++)
    await recordEvenement(t.database.db, {
      clientCode,
      compteId: COMPTE,
      action: 'connexion',
      detail: { tour: i },
      le,
    })
}
const check = () => journal.check(t.database.db, noon)
const ids = async () =>
  (await t.database.db.select().from(historique).orderBy(historique.id)).map(({ id }) => id)

test('lines are sealed one by one, in order, and the chain holds', async () => {
  await write(3)
  assert.deepEqual(await check(), { lignes: 0, tete: 'origine', rupture: null })
  await journal.seal(t.database.db)
  const first = await check()
  assert.equal(first.lignes, 3)
  await write(250)
  await journal.seal(t.database.db)
  const second = await check()
  assert.equal(second.lignes, 253)
  assert.equal(second.rupture, null)
  assert.notEqual(second.tete, first.tete)
})

test('staff check the chain on demand, and are told which line was touched', async () => {
  const admin = await t.as('admin@example.org')
  await write(3)
  await journal.seal(t.database.db)
  const control = async () => {
    const answer = await admin({ method: 'POST', url: '/api/admin/history/controle', payload: {} })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json() as Awaited<ReturnType<typeof check>>
  }
  assert.equal((await control()).rupture, null)
  const [, second = 0] = await ids()
  await tamper(`update historique set compte_id = null where id = ${second}`)
  assert.deepEqual((await control()).rupture, { historiqueId: second, nature: 'ligne modifiée' })
})

test('an administrator is told of their own insurer’s lines, whatever its neighbour does', async () => {
  const admin = await t.as('admin@example.org')
  await tamper('truncate historique, historique_sceau, historique_adresse')
  await write(3)
  await journal.seal(t.database.db)
  const avant = await journal.check(t.database.db, noon, 'horizon')
  assert.equal(avant.lignes, 3)
  assert.deepEqual(await journal.check(t.database.db, noon, 'atlas'), {
    lignes: 0,
    tete: 'origine',
    rupture: null,
  })
  await write(2, noon, 'atlas')
  await journal.seal(t.database.db)
  assert.deepEqual(await journal.check(t.database.db, noon, 'horizon'), avant)
  assert.equal((await journal.check(t.database.db, noon, 'atlas')).lignes, 2)
  assert.equal((await check()).lignes, 5)
  const asked = await admin({ method: 'POST', url: '/api/admin/history/controle', payload: {} })
  assert.equal((asked.json() as typeof avant).lignes, 3)
  const [, , , quatrieme = 0] = await ids()
  await tamper(`update historique set client_code = 'horizon' where id = ${quatrieme}`)
  for (const client of ['horizon', 'atlas'])
    assert.equal(
      (await journal.check(t.database.db, noon, client)).rupture?.nature,
      'ligne modifiée',
    )
})

const tampering: [string, (id: number) => string, string][] = [
  [
    'another author',
    (id) => `update historique set compte_id = null where id = ${id}`,
    'ligne modifiée',
  ],
  [
    'another moment',
    (id) => `update historique set le = le + interval '1 second' where id = ${id}`,
    'ligne modifiée',
  ],
  [
    'another detail',
    (id) => `update historique set detail = '{}' where id = ${id}`,
    'ligne modifiée',
  ],
  ['a line removed', (id) => `delete from historique where id = ${id}`, 'ligne disparue'],
  [
    'a line removed with its seal',
    (id) =>
      `with l as (delete from historique where id = ${id}) delete from historique_sceau where historique_id = ${id}`,
    'sceau disparu',
  ],
]
for (const [what, statement, nature] of tampering)
  test(`the check finds ${what}`, async () => {
    await write(5)
    await journal.seal(t.database.db)
    const third = (await ids())[2] ?? 0
    await tamper(statement(third))
    const { rupture } = await check()
    assert.equal(rupture?.nature, nature)
    assert.ok((rupture?.historiqueId ?? 0) >= third)
  })

test('the check finds a line slipped in, and one that was kept from its seal', async () => {
  await write(2)
  await journal.seal(t.database.db)
  const [first = 0] = await ids()
  await tamper(
    `insert into historique (id, client_code, le, action, objet) overriding system value values (${first - 1}, 'horizon', now(), 'connexion', 'compte')`,
  )
  assert.deepEqual((await check()).rupture, { historiqueId: first - 1, nature: 'ligne sans sceau' })
  await tamper(`delete from historique where id = ${first - 1}`)
  await write(1, new Date(noon.getTime() - 11 * 60_000))
  assert.equal((await check()).rupture?.nature, 'ligne sans sceau')
})

test('seals of another key do not open this chain', async () => {
  await write(2)
  const other = createSealer(Buffer.alloc(32, 9))
  await createHistorique({ sealer: other, joursAdresses: 180 }).seal(t.database.db)
  assert.equal((await check()).rupture?.nature, 'ligne modifiée')
})

test('neither lines nor seals can be changed by the application', async () => {
  await write(1)
  await journal.seal(t.database.db)
  for (const table of ['historique', 'historique_sceau'])
    for (const statement of [`delete from ${table}`, `truncate ${table}`])
      await assert.rejects(t.database.db.execute(sql.raw(statement)), statement)
  await assert.rejects(t.database.db.execute(`update historique_sceau set empreinte = ''`))
})

if (testEngine === 'postgres')
  test('a line that is still being written is not overtaken', async () => {
    const { db } = t.database
    let commit = () => {}
    const open = Promise.withResolvers<void>()
    const writing = db.transaction(async (tx) => {
      await recordEvenement(tx, {
        clientCode: 'horizon',
        compteId: COMPTE,
        action: 'connexion',
        le: noon,
      })
      // Sent, and not only meant: a write that nobody waits for leaves with the next question.
      await tx.execute(sql`select 1`)
      open.resolve()
      await new Promise<void>((resolve) => {
        commit = resolve
      })
    })
    await open.promise
    await write(1)
    await journal.seal(db)
    assert.deepEqual(await db.select().from(historiqueSceau), [])
    commit()
    await writing
    await journal.seal(db)
    assert.equal((await check()).lignes, 2)
    assert.equal((await check()).rupture, null)
  })

test('several nodes that seal at once make one chain', async () => {
  await write(20)
  await Promise.all(Array.from({ length: 6 }, () => journal.seal(t.database.db)))
  await journal.seal(t.database.db)
  assert.deepEqual(await check().then(({ lignes, rupture }) => [lignes, rupture]), [20, null])
})

test('where a line came from is forgotten in its time, the line and its seal stay', async () => {
  const { db } = t.database
  await write(1)
  const [id = 0] = await ids()
  await db.insert(historiqueAdresse).values({ historiqueId: id, empreinte: 'x', le: noon })
  await journal.seal(db)
  await journal.purge(db, new Date('2027-05-14T12:00:00Z'))
  assert.equal((await db.select().from(historiqueAdresse)).length, 1)
  await journal.purge(db, new Date('2027-05-16T12:00:00Z'))
  assert.deepEqual(await db.select().from(historiqueAdresse), [])
  assert.equal((await check()).lignes, 1)
})

test('the database itself writes down a change of roles, whoever makes it', async () => {
  const { db } = t.database
  await db.execute(
    `update compte set roles = '{User,Admin}' where user_name = 'camille.martin@example.org'`,
  )
  await db.execute(
    `update compte set prenom = prenom where user_name = 'camille.martin@example.org'`,
  )
  const lignes = await db.select().from(historique)
  assert.deepEqual(
    lignes.map(({ action, detail }) => ({ action, detail })),
    [{ action: 'roles-modifies', detail: { avant: ['User'], apres: ['User', 'Admin'] } }],
  )
  await db.execute(
    `update compte set roles = '{User}' where user_name = 'camille.martin@example.org'`,
  )
})
