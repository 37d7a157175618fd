import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import {
  type Database,
  isViolationOf,
  later,
  prepared,
  put,
  statementOf,
} from '../platform/db/index.ts'

let database: Database
before(async () => {
  database = await openEmptyDatabase()
  await database.db.execute(sql`create table chose (nom text constraint chose_nom primary key)`)
})
after(() => database?.close())

const { placeholder } = sql
const insertion = prepared((db) =>
  statementOf(
    db,
    'chose_ajout',
    sql`insert into chose values (${placeholder('nom')}) returning nom`,
  ),
)
const compte = prepared((db) =>
  statementOf(db, 'chose_compte', sql`select count(*)::int from chose`),
)
const insert = (db: Database['db'], nom: string) => insertion(db).execute({ nom })
const count = async (db: Database['db']) =>
  ((await compte(db).execute()) as unknown as { rows: { count: number }[] }).rows[0]?.count

test('a statement built once is asked by each transaction on its own connection', async () => {
  const inside = await database.db.transaction(async (tx) => {
    await put(tx, () => insert(tx, 'un'))
    return count(tx)
  })
  assert.deepEqual([inside, await count(database.db)], [1, 1])
  const undone = database.db.transaction(async (tx) => {
    await put(tx, () => insert(tx, 'deux'))
    assert.equal(await count(tx), 2)
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.equal(await count(database.db), 1)
})

test('an answer that is wanted after the commit is there', async () => {
  const { answer } = await database.db.transaction(async (tx) => ({
    answer: later(tx, () => insert(tx, 'trois')),
  }))
  assert.deepEqual(((await answer) as unknown as { rows: unknown[] }).rows, [{ nom: 'trois' }])
})

test('a write that nobody waited for, and that fails, undoes all of it and is told', async () => {
  const before = await count(database.db)
  const failed = database.db.transaction(async (tx) => {
    await put(tx, () => insert(tx, 'quatre'))
    await put(tx, () => insert(tx, 'quatre'))
    await put(tx, () => insert(tx, 'cinq'))
  })
  await assert.rejects(failed, (error) => isViolationOf(error, 'chose_nom'))
  assert.equal(await count(database.db), before)
  await database.db.transaction(async (tx) => put(tx, () => insert(tx, 'quatre')))
  assert.equal(await count(database.db), (before ?? 0) + 1)
})
