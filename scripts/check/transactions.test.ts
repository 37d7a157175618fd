import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTransactions } from './transactions.ts'

const call = /\bupkeep\(/
const kind = (...listed: string[]) => [{ call, reason: 'is not told', listed }]
const own = { path: 'apps/api/src/features/rib/a.ts', text: 'upkeep(db, work)' }

test('whoever is not on the list is refused', () => {
  assert.deepEqual(findTransactions([own], kind()), [`${own.path} is not told`])
  assert.deepEqual(findTransactions([own], kind(own.path)), [])
})

test('a line that nothing matches is refused', () => {
  assert.deepEqual(findTransactions([{ ...own, text: '' }], kind(own.path)), [
    `${own.path} is listed as one that is not told, and is not: take the line off`,
  ])
})

test('tests, the doors themselves and the browser are not looked at', () => {
  const paths = [
    'apps/api/src/features/rib/a.test.ts',
    'apps/api/src/platform/db/transaction.ts',
    'apps/api/src/noyau/ecriture.ts',
    'apps/web/src/platform/device/kept.ts',
  ]
  const sources = paths.map((path) => ({ ...own, path }))
  assert.deepEqual(findTransactions(sources, kind()), [])
})

test('a transaction is refused, however it is opened', () => {
  for (const text of ['context.db.transaction(async', 'inTransaction(db', 'db\n.transaction('])
    assert.equal(
      findTransactions([{ path: 'apps/api/src/x.ts', text }]).filter((found) =>
        found.startsWith('apps/api/src/x.ts'),
      ).length,
      1,
    )
})
