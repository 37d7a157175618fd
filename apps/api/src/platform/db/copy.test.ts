import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openEmptyDatabase } from '../../../testing/index.ts'
import { copyLine, type Database, rowsOf } from './index.ts'

let database: Database
before(async () => {
  database = await openEmptyDatabase()
  await database.db.execute(
    sql`create unlogged table "vu" (n int, mot text, est boolean, "été" jsonb)`,
  )
})
after(() => database?.close())

const colonnes = ['n', 'mot', 'est', 'été']

test('what is copied in is what was given, whatever its signs', async () => {
  const mots = ['', 'a\tb', 'c\nd\r', '\\N', '\\', 'é “œ” 🙂', null]
  async function* rows() {
    for (const [n, mot] of mots.entries())
      yield copyLine([n, mot, n % 2 === 0, JSON.stringify({ mot })])
  }
  assert.equal(await database.copyIn('vu', colonnes, rows()), mots.length)
  const lues = await rowsOf<{ mot: string | null; est: boolean; dit: string | null }>(
    database.db,
    sql`select mot, est, "été"->>'mot' as dit from vu order by n`,
  )
  assert.deepEqual(
    lues,
    mots.map((mot, n) => ({ mot, est: n % 2 === 0, dit: mot })),
  )
})

test('rows of many pieces are all there; of those that end in a fault, none', async () => {
  await database.db.execute(sql`truncate vu`)
  const mot = 'x'.repeat(1000)
  const rows = (fault: boolean) =>
    (function* () {
      for (let n = 0; n < 6000; n += 500)
        yield Array.from({ length: 500 }, (_, i) => copyLine([n + i, mot, true, 'null'])).join('')
      if (fault) yield copyLine(['no number', mot, true, 'null'])
    })()
  await assert.rejects(database.copyIn('vu', colonnes, rows(true)))
  assert.equal(await database.copyIn('vu', colonnes, rows(false)), 6000)
  const [lues] = await rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from vu`)
  assert.equal(lues?.n, 6000)
})

test('a reader that fails leaves nothing behind', async () => {
  await database.db.execute(sql`truncate vu`)
  async function* rows() {
    yield copyLine([1, 'a', true, 'null'])
    throw new Error('The file ends too early')
  }
  await assert.rejects(database.copyIn('vu', colonnes, rows()), /ends too early/)
  const [lues] = await rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from vu`)
  assert.equal(lues?.n, 0)
})
