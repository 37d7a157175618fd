import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build/web.ts'
import { build } from './build.ts'
import { listStages, runStages } from './check/stages.ts'
import { findClamd } from './support/clamav.ts'
import { prepareDemoFolder } from './support/demo-folder.ts'
import { findNginx } from './support/nginx.ts'
import { startPostgres } from './support/postgres.ts'
import { readArguments, type StageName } from './test/arguments.ts'
import { runBrowserSuite } from './test/browser-suite.ts'
import { runNodeSuite } from './test/node-suite.ts'
import { failure, sum, type Tally } from './test/tally.ts'

const unitTests = [
  'packages/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  // The server's platform needs no database: once is enough.
  'apps/api/src/platform/**/*.test.ts',
]
const apiTests = ['apps/api/src/!(platform)/**/*.test.ts']
/** What only a server can do (freeze, have a small pool) is in files named for it. */
const embeddedTests = ['apps/api/src/!(platform)/**/!(*.postgres).test.ts']
const attackTests = ['attaques/*.test.ts']
/**
 * What can differ by engine: start, migrations, locks, announcements, transactions in parallel; statements,
 * which are counted there. A rule that the application decides, whatever stores it,
 * is proven once, on PostgreSQL; the other files run on the embedded engine when asked for
 * (`npm test -- api`), and all the journeys in the browser run on it anyway.
 */
const engineTests = [
  'apps/api/src/app/{database-away,installation,jobs,process.alone,statements}.test.ts',
  'apps/api/src/features/actes/moteur.test.ts',
  'apps/api/src/features/historique/sceaux.test.ts',
]

const { stages, filter } = readArguments(process.argv.slice(2))
/** Everything at once must stay within a quarter of an hour; a stage by itself leaves nothing out. */
const isWholeRun = stages.length > 1 && filter === undefined
const results = mkdtempSync(join(tmpdir(), 'espace-adherent-tests-'))
process.once('exit', () => rmSync(results, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const suites: { stage: StageName; name: string; execute: () => Promise<Tally> }[] = [
  { stage: 'check', name: 'check', execute: check },
  { stage: 'unit', name: 'unit', execute: unit },
  {
    stage: 'api',
    name: 'api on PGlite',
    execute: apiOnPglite,
  },
  { stage: 'api', name: 'api on PostgreSQL', execute: apiOnPostgres },
  { stage: 'attaques', name: 'attacks', execute: attacks },
  { stage: 'browser', name: 'browser', execute: browser },
]

const tallies: Tally[] = []
const lines: string[] = []
for (const { name, execute } of suites.filter(({ stage }) => stages.includes(stage))) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const tally = await execute().catch((error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  lines.push(`${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds} s)`)
  lines.push(...tally.notes.map((note) => `  ${note}`))
  tallies.push(tally)
}

const total = sum(tallies)
if (total.passed + total.failed === 0) {
  lines.push('no test was executed')
  total.failed = 1
}
console.log(`\n${lines.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function check(): Promise<Tally> {
  const done = await runStages(listStages())
  const failed = done.filter(({ ok }) => !ok).map(({ name }) => failure(name))
  return sum([{ passed: done.length - failed.length, failed: 0, skipped: 0, notes: [] }, ...failed])
}

function nodeSuite(name: string, patterns: string[], env: Record<string, string> = {}) {
  return runNodeSuite({ results: join(results, name), patterns, filter, env })
}

/** Files are shown to a real virus scanner; without one, the tests that need it say so. */
async function unit(): Promise<Tally> {
  const clamd = await findClamd().catch(() => '')
  return nodeSuite('unit', unitTests, clamd === '' ? {} : { CLAMD_PATH: clamd })
}

/** The server's page is made from the built interface. */
async function apiOnPglite(): Promise<Tally> {
  await buildWeb()
  return nodeSuite('pglite', isWholeRun ? engineTests : embeddedTests, { TEST_ENGINE: 'pglite' })
}

async function apiOnPostgres(): Promise<Tally> {
  await buildWeb()
  const cluster = await startPostgres({ durable: false })
  try {
    const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: cluster.url }
    return await nodeSuite('postgres', apiTests, env)
  } finally {
    await cluster.stop()
  }
}

/**
 * The product as a process, tried as an attacker, a failing database or a careless proxy would;
 * without a real proxy, the tests that need it say so.
 */
async function attacks(): Promise<Tally> {
  await build()
  // Once for all the files, which would otherwise each begin by making it.
  await prepareDemoFolder()
  const nginx = await findNginx().catch(() => '')
  return nodeSuite('attaques', attackTests, nginx === '' ? {} : { NGINX_PATH: nginx })
}

async function browser(): Promise<Tally> {
  await build()
  await prepareDemoFolder()
  return runBrowserSuite(join(results, 'browser.json'), filter)
}
