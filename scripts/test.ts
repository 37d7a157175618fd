import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { listStages, runStages } from './check/stages.ts'
import { findClamd } from './support/clamav.ts'
import { prepareDemoFolder } from './support/demo-folder.ts'
import { findNginx } from './support/nginx.ts'
import { startPostgres } from './support/postgres.ts'
import { secondsOfChildren } from './support/processor.ts'
import { readArguments, type StageName } from './test/arguments.ts'
import { runBrowserSuite } from './test/browser-suite.ts'
import { budgets, lateness, type SuiteName, wholeRun } from './test/budgets.ts'
import { runNodeSuite } from './test/node-suite.ts'
import { failure, sum, type Tally } from './test/tally.ts'
import { sayTried } from './test/tried.ts'

const unitTests = [
  'packages/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  // The server's platform needs no database: once is enough.
  'apps/api/src/platform/**/*.test.ts',
]
const apiTests = ['apps/api/{demo,src/!(platform)}/**/*.test.ts']
/** What only a server can do (freeze, have a small pool) is in files named for it. */
const embeddedTests = ['apps/api/{demo,src/!(platform)}/**/!(*.postgres).test.ts']
const attackTests = ['attaques/*.test.ts']
/**
 * What can differ by engine: start, migrations, locks, announcements, transactions in parallel; statements,
 * which are counted there. A rule that the application decides, whatever stores it,
 * is proven once, on PostgreSQL; the other files run on the embedded engine when asked for
 * (`npm test -- api`), and all the journeys in the browser run on it anyway.
 */
const engineTests = [
  'apps/api/src/app/{database-away,gardes,installation,jobs,process.alone,statements}.test.ts',
  'apps/api/src/features/actes/moteur.test.ts',
  'apps/api/src/features/historique/sceaux.test.ts',
]

const { stages, filter } = readArguments(process.argv.slice(2))
/** Everything at once must stay within its budget (scripts/test/budgets.ts); a stage by itself leaves nothing out. */
const isWholeRun = stages.length > 1 && filter === undefined
const results = mkdtempSync(join(tmpdir(), 'espace-adherent-tests-'))
process.once('exit', () => rmSync(results, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** What is said goes to that file, while another suite is being read. */
type Suite = { stage: StageName; name: SuiteName; execute: (output?: string) => Promise<Tally> }

const suites: Record<SuiteName, Suite> = {
  check: { stage: 'check', name: 'check', execute: check },
  unit: { stage: 'unit', name: 'unit', execute: unit },
  'api on PGlite': { stage: 'api', name: 'api on PGlite', execute: apiOnPglite },
  'api on PostgreSQL': { stage: 'api', name: 'api on PostgreSQL', execute: apiOnPostgres },
  attacks: { stage: 'attaques', name: 'attacks', execute: attacks },
  browser: { stage: 'browser', name: 'browser', execute: browser },
}

/**
 * One round after the other; the lanes of a round at the same time. The attacks mostly wait, for a limit to pass or for
 * a process to die: they do so beside what only computes.
 */
const rounds: SuiteName[][][] = [
  [['check', 'unit', 'api on PGlite', 'api on PostgreSQL'], ['attacks']],
  [['browser']],
]

const begun = performance.now()
let building: Promise<string> | undefined
const secondsSince = (moment: number) => (performance.now() - moment) / 1000
const tallies: Tally[] = []
const lines: string[] = []
/** Of each round; its lanes are not told apart. */
const taken: string[] = []
for (const round of rounds) {
  const before = secondsOfChildren()
  const lanes = round
    .map((names) => names.map((name) => suites[name]))
    .map((lane) => lane.filter(({ stage }) => stages.includes(stage)))
    .filter((lane) => lane.length > 0)
  await Promise.all(lanes.map((lane, rank) => (rank === 0 ? follow(lane) : followBeside(lane))))
  const after = secondsOfChildren()
  const names = lanes.flat().map(({ name }) => name)
  if (before !== null && after !== null && names.length > 0)
    taken.push(`${Math.round(after - before)} s by ${names.join(', ')}`)
}

const total = sum(tallies)
if (total.passed + total.failed === 0) {
  lines.push('no test was executed')
  total.failed = 1
}
console.log(`\n${lines.join('\n')}`)
// What a busy machine changes least: whether a run was long because of what it does, or of what else was done there.
if (taken.length > 0) console.log(`taken of a core: ${taken.join('; ')}`)
if (isWholeRun) console.log(wholeRun(secondsSince(begun)))
// Always the last line: whoever reads nothing else reads this one.
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function follow(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane) {
    console.log(`\n── ${suite.name}`)
    await perform(suite)
  }
}

/** Said as a whole, once it is over: two suites at once could not be read. */
async function followBeside(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane) {
    const output = join(results, `${suite.name}.txt`)
    await perform(suite, output)
    const said = readFileSync(output, { encoding: 'utf8', flag: 'a+' }).trim()
    console.log(`\n── ${suite.name}, meanwhile\n${said}`)
  }
}

async function perform({ name, execute }: Suite, output?: string): Promise<void> {
  const started = performance.now()
  const tally = await execute(output).catch((error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  )
  const seconds = secondsSince(started)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const of = isWholeRun ? ` of ${budgets[name]}` : ''
  lines.push(
    `${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds.toFixed(1)}${of} s)`,
    ...tally.notes.map((note) => `  ${note}`),
    ...(isWholeRun ? lateness(name, seconds, tally.longest ?? []) : []).map((late) => `  ${late}`),
  )
  tallies.push(tally)
}

async function check(): Promise<Tally> {
  const done = await runStages(listStages())
  const failed = done.filter(({ ok }) => !ok).map(({ name }) => failure(name))
  return sum([{ passed: done.length - failed.length, failed: 0, skipped: 0, notes: [] }, ...failed])
}

function nodeSuite(
  name: string,
  patterns: string[],
  env: Record<string, string> = {},
  more: { filesPerGroup?: number; output?: string | undefined } = {},
) {
  return runNodeSuite({ results: join(results, name), patterns, filter, env, ...more })
}

/** Once for all the suites, of which two may need it at the same time. */
function built(): Promise<string> {
  building ??= build()
  return building
}

/** Files are shown to a real virus scanner; without one, the tests that need it say so. */
async function unit(): Promise<Tally> {
  const clamd = await findClamd().catch(() => '')
  return nodeSuite('unit', unitTests, clamd === '' ? {} : { CLAMD_PATH: clamd })
}

/** The server's page is made from the built interface. */
async function apiOnPglite(): Promise<Tally> {
  await built()
  const env = { TEST_ENGINE: 'pglite' }
  if (!isWholeRun) return nodeSuite('pglite', embeddedTests, env)
  // These are few and long: as one group they would follow one another beside an idle core.
  return nodeSuite('pglite', engineTests, env, { filesPerGroup: 2 })
}

async function apiOnPostgres(): Promise<Tally> {
  await built()
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
async function attacks(output?: string): Promise<Tally> {
  await built()
  // Once for all the files, which would otherwise each begin by making it.
  await prepareDemoFolder()
  const nginx = await findNginx().catch(() => '')
  // Each has a server of its own: loading counts for nothing, and what waits lets the others work.
  const more = { filesPerGroup: 1, output }
  const essais = join(results, 'essais.jsonl')
  const env = { ESSAIS_FILE: essais, ...(nginx !== '' && { NGINX_PATH: nginx }) }
  const tally = await nodeSuite('attaques', attackTests, env, more)
  return { ...tally, notes: [...tally.notes, ...sayTried(essais)] }
}

async function browser(): Promise<Tally> {
  await built()
  await prepareDemoFolder()
  return runBrowserSuite(join(results, 'browser.json'), filter)
}
