import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startPostgres } from '../../scripts/support/postgres.ts'
import { logIn } from './browser-like.ts'
import { writeChanges, writeWhole } from './import/folder.ts'
import { type ImportBase, openImport } from './import/import.repository.ts'
import { CLIENT, importer, install, type Run, serverCpu, startImporter } from './import/run.ts'
import { type Server, startPortal, temporaryFolder } from './servers.ts'
import type { Row } from './table.ts'

/** Memory for the tables, and room to write: what an operator of an insurer gives. */
const settings = { shared_buffers: '1GB', max_wal_size: '8GB', work_mem: '32MB' }

const CAMILLE = { userName: 'camille.martin@example.org', password: 'Horizon!2026' }
const MORTS = 20
/** Of the insurer that is killed while it comes in. */
const MEMBRES_MORTS = 3_000

type Bench = {
  base: ImportBase
  postmaster: number
  environment: Record<string, string>
  folder: string
  members: number
}

const thousands = (n: number) => Math.round(n).toLocaleString('en-US')
const seconds = (n: number) => `${n.toFixed(1)} s`

/** One lot after another, of one source. */
async function lot(
  { environment, postmaster, folder }: Bench,
  name: string,
  before: string | null,
) {
  const path = join(folder, name)
  const how = before === null ? [] : ['--precedent', before]
  const delta = before === null ? [] : ['--delta']
  const made = await importer(environment, postmaster, [
    ...['--manifeste', path, '--source', 'banc', '--lot', name, ...how, ...delta],
  ])
  if (made.code !== 0) throw new Error(made.output)
}

async function run(
  { environment, postmaster, folder }: Bench,
  name: string,
  ...options: string[]
): Promise<Run> {
  const done = await importer(environment, postmaster, [
    ...['--client', CLIENT, '--depuis', join(folder, name)],
    ...options,
  ])
  if (done.code !== 0) throw new Error(`The importer ended with ${done.code}\n${done.output}`)
  return done
}

const cpu = (done: Run) =>
  `server ${seconds(done.backendCpu)}, Node ${seconds(done.nodeCpu)} of a core, ${Math.round(done.memory)} MiB`

/** What a run takes whatever comes: the command starts, the base opens. Nothing is written of it. */
async function fixedSeconds(bench: Bench): Promise<number> {
  await writeChanges(join(bench.folder, 'un'), 1, { step: 1, extra: 1 })
  await lot(bench, 'un', 'premier')
  return (await run(bench, 'un', '--essai')).seconds
}

/** A million members take as long as these do, that many times; the command starts once. */
const minutesOfMillion = ({ members }: Bench, taken: number, fixed: number) =>
  (fixed + ((taken - fixed) * 1_000_000) / members) / 60

/** All that an insurer has, against a bare COPY of the rows that it made. */
async function firstLoad(bench: Bench, where: string): Promise<Row[]> {
  const { base, folder, members, postmaster } = bench
  const { lines } = await writeWhole(join(folder, 'premier'), members)
  await lot(bench, 'premier', null)
  const done = await run(bench, 'premier')
  await base.bareCopy(folder)
  const before = serverCpu(postmaster)
  await base.copyBack(folder)
  const bare = serverCpu(postmaster) - before
  await base.dropBare()
  const ratio = bare / done.backendCpu
  const perMillion = minutesOfMillion(bench, done.seconds, await fixedSeconds(bench))
  return [
    {
      what: `first load of ${thousands(members)} members, ${thousands(lines)} lines, ${where}`,
      measured: `${ratio.toFixed(2)} of bare COPY (${seconds(bare)} of the server); ${cpu(done)}`,
      bar: '≥ 0.45',
      held: ratio >= 0.45,
    },
    {
      what: '  a million of them, at that pace',
      measured: `${perMillion.toFixed(1)} min (${seconds(done.seconds)} here, ${thousands(lines / done.seconds)} lines a second)`,
      bar: '≤ 8 min',
      held: perMillion <= 8,
    },
    {
      what: '  memory of the command',
      measured: `${Math.round(done.memory)} MiB`,
      bar: '≤ 300 MiB',
      held: done.memory <= 300,
    },
  ]
}

/** The same on an installation of its own: nobody is in the base, and tables are replaced whole. */
async function firstLoadAlone(bench: Bench): Promise<Row[]> {
  const name = 'seule'
  const url = await bench.base.addDatabase(name)
  const environment = { ...bench.environment, DATABASE_URL: url, DEMO_DATA: '0' }
  await install(environment)
  const base = await openImport(url)
  const rows = await firstLoad({ ...bench, base, environment }, 'where nobody is yet')
  await base.end()
  await bench.base.dropDatabase(name)
  return rows
}

async function sameAgain(bench: Bench, fixed: number): Promise<Row[]> {
  const { base } = bench
  const before = await base.written()
  const done = await run(bench, 'premier')
  await sleep(1500)
  const rows = (await base.written()) - before
  const minutes = minutesOfMillion(bench, done.seconds, fixed)
  return [
    {
      what: 'the same lot again, of a million at that pace',
      measured: `${minutes.toFixed(1)} min, ${rows} rows written; ${cpu(done)}`,
      bar: '≤ 4 min, 0 rows',
      held: minutes <= 4 && rows === 0,
    },
  ]
}

/** A delta of one in a hundred, and one of one in two for the pace of changes. */
async function deltas(bench: Bench, fixed: number): Promise<Row[]> {
  const { folder, members } = bench
  const one = await writeChanges(join(folder, 'centieme'), members, { step: 100, extra: 2 })
  await lot(bench, 'centieme', 'premier')
  const small = await run(bench, 'centieme')
  const many = await writeChanges(join(folder, 'moitie'), members, { step: 2, extra: 3 })
  await lot(bench, 'moitie', 'centieme')
  const large = await run(bench, 'moitie')
  const pace = many.lines / (large.seconds - fixed)
  const scaled = fixed + 300_000 / pace
  return [
    {
      what: 'a delta of 1 % of a million members (300,000 lines), at the pace of the next line',
      measured: `${seconds(scaled)} (${thousands(one.lines)} lines in ${seconds(small.seconds)} here, ${seconds(fixed)} before the first); ${cpu(small)}`,
      bar: '≤ 60 s',
      held: scaled <= 60,
    },
    {
      what: `changed lines (${thousands(many.lines)})`,
      measured: `${thousands(pace)} a second; ${cpu(large)}`,
      bar: '≥ 25,000',
      held: pace >= 25_000,
    },
  ]
}

/** A member reads while another insurer's lot comes in. */
async function readBeside(bench: Bench, portal: Server): Promise<Row> {
  const path = '/api/adherent/contrats'
  const camille = await logIn(portal.url, CAMILLE.userName, CAMILLE.password)
  const headers = { cookie: camille.cookieHeader(path) }
  const read = (duration: number) =>
    autocannon({ url: `${portal.url}${path}`, connections: 2, duration, overallRate: 50, headers })
  await read(5)
  const calm = await read(10)
  await writeChanges(join(bench.folder, 'beside'), bench.members, { step: 2, extra: 4 })
  await lot(bench, 'beside', 'moitie')
  const [busy] = await Promise.all([read(10), run(bench, 'beside')])
  const ratio = busy.latency.p99 / Math.max(1, calm.latency.p99)
  const failures = busy.non2xx + busy.errors
  return {
    what: 'a member’s read beside it, p99',
    measured: `${ratio.toFixed(2)} × (${calm.latency.p99} → ${busy.latency.p99} ms), ${failures} failed`,
    bar: '≤ 1.3 ×, 0',
    held: ratio <= 1.3 && failures === 0,
  }
}

/** Killed at moments spread over a run, then run again: the base of one that was not. */
async function kills(bench: Bench): Promise<Row> {
  const { base, environment, folder } = bench
  await base.empty()
  await writeWhole(join(folder, 'tuer'), MEMBRES_MORTS)
  await lot(bench, 'tuer', null)
  const whole = await run(bench, 'tuer')
  const wanted = await base.digest()
  let [same, merging] = [0, 0]
  for (let i = 0; i < MORTS; i++) {
    await base.empty()
    const child = startImporter(environment, ['--client', CLIENT, '--depuis', join(folder, 'tuer')])
    child.stdout.resume()
    child.stderr.resume()
    const ended = once(child, 'close')
    // Its first third is the command that starts.
    await sleep(whole.seconds * 1000 * (1 / 3 + ((i + 0.5) / MORTS) * (2 / 3)))
    child.kill('SIGKILL')
    await ended
    if (await base.isMerging()) merging++
    await run(bench, 'tuer')
    if ((await base.digest()) === wanted) same++
  }
  return {
    what: `killed at ${MORTS} moments, ${merging} of them in the merge, then run again`,
    measured: `the same base ${same} times`,
    bar: `${MORTS}`,
    held: same === MORTS,
  }
}

/** `npm run bench -- import [members]`: an insurer's files come in. */
export async function importCosts(members: number): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true, settings })
  const folder = temporaryFolder()
  // The server writes its copies there.
  chmodSync(folder.path, 0o777)
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const environment = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: data, DEMO_DATA: '1', LOG_LEVEL: 'warn' },
    ...{ RATE_LIMIT: '0', HEURES_ENVOI: '0', JOBS: '0' },
  }
  const portal = await startPortal(environment)
  const base = await openImport(postgres.url)
  const bench = {
    base,
    postmaster: await base.postmaster(),
    environment,
    folder: folder.path,
    members,
  }
  const rows: Row[] = []
  /** Said as it is known: what is measured takes long enough to be cut. */
  const add = (...measured: Row[]) => {
    for (const row of measured) console.error(`${row.what}: ${row.measured} (${row.bar})`)
    rows.push(...measured)
  }
  try {
    await base.addClient()
    add(...(await firstLoadAlone(bench)))
    add(...(await firstLoad(bench, 'beside other insurers')))
    const fixed = await fixedSeconds(bench)
    add(...(await sameAgain(bench, fixed)))
    add(...(await deltas(bench, fixed)))
    add(await readBeside(bench, portal))
    add(await kills(bench))
    return rows
  } finally {
    await base.end()
    await portal.stop()
    await postgres.stop()
    folder.remove()
  }
}
