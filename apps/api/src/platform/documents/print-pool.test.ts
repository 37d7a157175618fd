import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Bloc } from './letter.ts'
import type { PrintJob } from './print-job.ts'
import { createPrintPool } from './print-pool.ts'

const pools: ReturnType<typeof createPrintPool>[] = []
const open = (options?: Parameters<typeof createPrintPool>[0]) => {
  const pool = createPrintPool(options)
  pools.push(pool)
  return pool
}
after(() => Promise.all(pools.map((pool) => pool.close())))

const letter = (...blocs: Bloc[]): PrintJob => ({
  kind: 'letter',
  letter: { titre: 'Attestation', blocs, date: '2026-11-01', pied: 'Lyon' },
  letterhead: { nom: 'Mutuelle Horizon', couleur: '#0b6765' },
})
const failing = import.meta.resolve('./testing/failing.ts')
const drawing = (values: string, module = failing) =>
  letter({ kind: 'drawing', height: 10, module, values })
const long = letter({
  kind: 'table',
  columns: [{ libelle: 'Acte' }, { libelle: 'Montant' }],
  rows: Array.from({ length: 160 }, (_, i) => [`Consultation ${i}`, `${i} €`]),
})
const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-'

/** How often the loop turned meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setTimeout(count, 1)
  }
  count()
  await work
  isOver = true
  return turns
}

test('nothing runs before there is something to print; then one thread prints everything', async () => {
  const pool = open({ threads: 1 })
  assert.deepEqual(pool.threadIds(), [])
  const files = await Promise.all([pool.print(letter()), pool.print(long), pool.print(letter())])
  assert.deepEqual(files.map(isPdf), [true, true, true])
  assert.equal(pool.threadIds().length, 1)
})

test('a second thread starts when the first is busy, and not before', async () => {
  const pool = open({ threads: 2 })
  await pool.print(letter())
  await pool.print(letter())
  assert.equal(pool.threadIds().length, 1)
  await Promise.all([pool.print(long), pool.print(long), pool.print(long)])
  assert.equal(pool.threadIds().length, 2)
})

test('while pages are drawn, the server answers others', async () => {
  const pool = open({ threads: 1 })
  await pool.print(long)
  // Drawn here, each of these would hold the loop for as long as the whole of it takes.
  const turns = await turnsDuring(Promise.all(Array.from({ length: 10 }, () => pool.print(long))))
  assert.ok(turns > 50, `${turns} turns`)
})

test('a letter does not wait for the whole of a long list', async () => {
  const pool = open({ threads: 1 })
  await pool.print(letter())
  const order: string[] = []
  await Promise.all([
    pool.print(long).then(() => order.push('list')),
    pool.print(letter()).then(() => order.push('letter')),
  ])
  assert.deepEqual(order, ['letter', 'list'])
})

test('what cannot be drawn fails alone, with its reason', async () => {
  const pool = open({ threads: 1 })
  const [bad, good] = await Promise.allSettled([
    pool.print(drawing('throws')),
    pool.print(letter()),
  ])
  assert.equal(bad.status === 'rejected' && bad.reason.message, 'mal dessiné')
  assert.equal(good.status, 'fulfilled')
  const [id] = pool.threadIds()
  await pool.print(letter())
  assert.deepEqual(pool.threadIds(), [id], 'its thread goes on')
})

test('a thread that ends under its work is replaced, and what waited is printed', async () => {
  const pool = open({ threads: 1, atOnce: 1 })
  await pool.print(letter())
  const [before] = pool.threadIds()
  const [bad, good] = await Promise.allSettled([
    pool.print(drawing('ends its thread')),
    pool.print(letter()),
  ])
  assert.equal(bad.status === 'rejected' && bad.reason.code, 'ServiceUnavailable')
  assert.equal(good.status, 'fulfilled')
  assert.notDeepEqual(pool.threadIds(), [before])
})

test('beyond those who may wait, whoever comes is told so at once', async () => {
  const pool = open({ threads: 1, atOnce: 1, waiting: 2 })
  const accepted = [pool.print(letter()), pool.print(letter()), pool.print(letter())]
  await assert.rejects(pool.print(letter()), { code: 'ServiceUnavailable' })
  assert.equal((await Promise.all(accepted)).length, 3)
})

test('closing gives up what is under way; a later document starts again', async () => {
  const pool = open({ threads: 1, atOnce: 1 })
  const given = Promise.allSettled([pool.print(long), pool.print(long)])
  await pool.close()
  for (const one of await given)
    assert.equal(one.status === 'rejected' && one.reason.code, 'ServiceUnavailable')
  assert.deepEqual(pool.threadIds(), [])
  assert.ok(isPdf(await pool.print(letter())))
})
