import { join } from 'node:path'
import { PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { keepPrivate, makePrivateFolder, makePrivateTree } from '../private-files/index.ts'
import { createTurns } from '../schedule/turns.ts'
import { copyStatement } from './copy.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations.ts'
import { compilePglite } from './pglite-code.ts'
import type { Deferring } from './transaction.ts'
import type { Database, Executor } from './types.ts'

/** A data folder, or (in tests) an instance in memory. */
export type PgliteSource = { folder: string } | { instance: PGlite }

/** PostgreSQL inside this process, for one machine: no server to install, one process at a time. */
export async function openPglite(source: PgliteSource): Promise<Database> {
  const unlock = 'folder' in source ? lockFolder(source.folder) : () => {}
  try {
    const pg = 'folder' in source ? await openFolder(join(source.folder, 'pg')) : source.instance
    await pg.waitReady
    return toDatabase(pg, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * This engine works in our own thread and does all that waits for it without giving the event loop
 * a turn. After a burst of requests nobody else would be answered until its last statement.
 */
const TURN_MS = 10

function takeTurns(pg: PGlite): void {
  const inTurn = createTurns(TURN_MS)
  const query = pg.query.bind(pg)
  pg.query = (...statement) => inTurn(() => query(...statement))
  const transaction = pg.transaction.bind(pg)
  pg.transaction = (work) => inTurn(() => transaction(deferring(work)))
}

/**
 * Statements cannot travel together here: what may be done later is done at once, and awaited at
 * the end.
 */
const deferring =
  <T>(work: (tx: PgliteTransaction) => Promise<T>) =>
  async (tx: PgliteTransaction): Promise<T> => {
    const deferred: Promise<unknown>[] = []
    const defer: Deferring['defer'] = (ask) => {
      const answer = ask()
      answer.catch(() => {})
      deferred.push(answer)
      return answer
    }
    const result = await work(Object.assign(tx, { defer }))
    await Promise.all(deferred)
    return result
  }

async function openFolder(folder: string): Promise<PGlite> {
  keepPrivate()
  makePrivateFolder(folder)
  const pg = new PGlite(folder, { pgliteWasmModule: await compilePglite() })
  await pg.waitReady
  // The engine fills a new folder with files that anybody may write, whatever the umask.
  makePrivateTree(folder)
  return pg
}

function toDatabase(pg: PGlite, unlock: () => void): Database {
  takeTurns(pg)
  const orm = drizzle({ client: pg, casing: 'snake_case' })
  const db = orm as unknown as Executor
  return {
    db,
    engine: 'pglite',
    exclusively: (work) => work(db),
    unhurried: (work) => work(db),
    copyIn: (table, columns, text) =>
      pg.transaction(async (tx) => {
        const statement = copyStatement(table, columns, `'/dev/blob'`)
        let total = 0
        for await (const piece of text) {
          const { affectedRows } = await tx.query(statement, [], {
            blob: new Blob([piece as Uint8Array<ArrayBuffer>]),
          })
          total += affectedRows ?? 0
        }
        return total
      }),
    migrate: () => migrate(orm, { migrationsFolder }),
    ping: async () => {
      await pg.query('select 1')
    },
    notify: async (topic) => {
      await pg.query(`select pg_notify('invalidation', $1)`, [topic])
    },
    listen: async (onTopic) => {
      await pg.listen('invalidation', onTopic)
    },
    close: async () => {
      await pg.close()
      unlock()
    },
  }
}
