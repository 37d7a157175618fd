import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWriters, readWrites } from './writers.ts'

const slice = 'apps/api/src/features/exemple/exemple.repository.ts'
const imports = `
  import { and, eq, sql } from 'drizzle-orm'
  import { alias } from 'drizzle-orm/pg-core'
  import { compte, contrat as lu } from '../../noyau/lu.ts'
  import * as tables from '../autre/lu.ts'
  import { exemple } from './exemple.schema.ts'
  const auteur = alias(compte, 'auteur')
`
/** What fills a statement stands between ‹ ›. */
const found = (text: string) =>
  readWrites(slice, imports + text.replaceAll(/‹([^›]+)›/g, (_, filled) => `$\{${filled}}`)).map(
    ({ how, table }) => `${how} ${table}`,
  )

for (const [text, ...refused] of [
  ['tx.insert(compte).values(row)', 'insert compte'],
  ['tx.update(lu).set({ etat })', 'update contrat'],
  ['tx.delete(tables.demande).where(eq(tables.demande.id, id))', 'delete demande'],
  ['sql`insert into ‹compte› (id) values (‹id›)`', 'insert into compte'],
  ['sql`with x as (select 1)\n  update ‹lu› set etat = ‹etat›`', 'update contrat'],
  ['sql`delete\n from ‹auteur› where id = ‹id›`', 'delete from compte'],
  ["tx.select().from(compte).where(x).for('update')", 'lock compte'],
  ["tx.select().from(exemple).innerJoin(lu, on).for('no key update')", 'lock contrat'],
  ["const lus = (tx) => tx.select().from(lu)\nlus(tx).where(x).for('share')", 'lock contrat'],
] as const)
  test(`refused: ‹text›`, () => assert.deepEqual(found(text), refused))

for (const text of [
  'tx.insert(exemple).values(row)',
  'sql`update ‹exemple› set a = (select 1 from ‹compte›)`',
  'sql`select 1 from ‹compte› where ‹lu.numero› = 1`',
  "tx.select().from(exemple).leftJoin(compte, on).for('update', { of: exemple })",
  'tx.select().from(compte).where(x)',
  'const supprime = (table) => tx.delete(table)',
  'cache.delete(id)',
])
  test(`let pass: ‹text›`, () => assert.deepEqual(found(text), []))

test('an owner writes what its own folder declares, and lends', () => {
  const text = "import { compte } from './lu.ts'\ntx.select().from(compte).for('update')"
  assert.deepEqual(readWrites('apps/api/src/noyau/verrous.repository.ts', text), [])
})

test('what is tolerated passes, and only as long as it is there', () => {
  const line = `${slice} → compte`
  const ecrit = [{ path: slice, text: `${imports}\ntx.delete(compte)` }]
  assert.equal(findWriters(ecrit, []).length, 1)
  assert.deepEqual(findWriters(ecrit, [line]), [])
  assert.match(findWriters([], [line])[0] ?? '', /take the line off/)
  const autre = [{ path: slice.replace('.repository', '.test'), text: ecrit[0]?.text ?? '' }]
  assert.deepEqual(findWriters(autre, []), [])
})
