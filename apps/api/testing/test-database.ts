import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  type Database,
  type DatabaseLimits,
  FolderInUseError,
  lockFolder,
  openPglite,
  openPostgres,
} from '../src/platform/db/index.ts'
import { fixtureHash } from './fixture-hash.ts'

/** Fills an empty database: migrations, reference tables, demo data. */
export type Fill = (database: Database) => Promise<void>

export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite'

/** A database of its own for each test file, filled once per run and then copied. */
export const openTestDatabase = (fill: Fill, limits = patient): Promise<Database> =>
  testEngine === 'postgres' ? clonePostgres(fill, limits) : clonePglite(fill)

/**
 * A test may send a hundred requests at once, on a machine that has other things to do: how long one
 * waits for its turn or for a lock is not what it is about.
 */
const patient: DatabaseLimits = {
  statementMs: 60_000,
  shortStatementMs: 60_000,
  lockMs: 30_000,
  turnMs: 60_000,
  silenceMs: 30_000,
}

/** Beside the project: a folder that users of one machine share is a folder that some cannot write. */
const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/espace-adherent-tests', import.meta.url),
)

async function clonePglite(fill: Fill): Promise<Database> {
  const name = `${fixtureHash()}.tar`
  const file = join(folder, name)
  // Filling takes ten seconds of a core: whoever comes first does it, and the others wait.
  while (!existsSync(file)) {
    const unlock = lockUnlessHeld(join(folder, 'pglite'))
    try {
      if (!unlock) await sleep(50)
      else if (!existsSync(file)) await makePglite(name, fill)
    } finally {
      unlock?.()
    }
  }
  const instance = new PGlite({ loadDataDir: new Blob([readFileSync(file)]) })
  return openPglite({ instance })
}

function lockUnlessHeld(place: string): (() => void) | undefined {
  try {
    return lockFolder(place)
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined
    throw error
  }
}

async function makePglite(name: string, fill: Fill): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const pglite = new PGlite()
  await fill(await openPglite({ instance: pglite }))
  const dump = await pglite.dumpDataDir('none')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  await pglite.close()
  // Those of other data are of no more use, and weigh fifty megabytes each.
  for (const other of readdirSync(folder))
    if (other.endsWith('.tar') && other !== name) rmSync(join(folder, other), { force: true })
}

async function clonePostgres(fill: Fill, limits: DatabaseLimits): Promise<Database> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests')
  const template = `modele_${fixtureHash()}`
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(base, async (admin) => {
    await admin.query('select pg_advisory_lock(1)')
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) {
      const draft = `${template}_brouillon`
      await admin.query(`drop database if exists ${draft}`)
      await admin.query(`create database ${draft}`)
      const database = await openPostgres({
        url: withName(base, draft),
        maxConnections: 4,
        onError() {},
      })
      await fill(database)
      await database.close()
      await admin.query(`alter database ${draft} rename to ${template}`)
    }
    // Its files are copied as they are: half the time of writing each page to the log as well.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const database = await openPostgres({
    url: withName(base, name),
    maxConnections: 8,
    limits,
    onError() {},
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(base, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

/** An empty database on the test server, for a process that fills it by itself. */
export async function emptyTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL ?? ''
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(base, (admin) => admin.query(`create database ${name}`))
  return {
    url: withName(base, name),
    drop: () => administer(base, (admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

/** An empty database of the engine under test. */
export async function openEmptyDatabase(): Promise<Database> {
  if (testEngine === 'pglite') return openPglite({ instance: new PGlite() })
  const { url, drop } = await emptyTestDatabase()
  const database = await openPostgres({ url, maxConnections: 8, onError() {} })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

const withName = (base: string, name: string) =>
  Object.assign(new URL(base), { pathname: name }).href

async function administer(base: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: withName(base, 'postgres') })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
