import { buildWeb } from '../../scripts/build.ts'
import { startPostgres } from '../../scripts/support/postgres.ts'
import { logIn } from './browser-like.ts'
import { measure } from './load.ts'
import { firstPageWeight } from './page-weight.ts'
import { cpuSeconds } from './process-cpu.ts'
import { type Server, startBare, startPortal, temporaryFolder } from './servers.ts'
import { printTable, type Row } from './table.ts'

const CAMILLE = { userName: 'camille.martin@example.org', password: 'Horizon!2026' }
const quiet = { LOG_LEVEL: 'warn', RATE_LIMIT: '0', DEMO_DATA: '1' }

/** A route of the portal against a bare Fastify that answers the same, one after the other. */
async function compare(
  what: string,
  portal: Server,
  path: string,
  headers: Record<string, string>,
  bar: number,
): Promise<Row> {
  const payload = await (await fetch(`${portal.url}${path}`, { headers })).text()
  const bare = await startBare(payload)
  const reference = await measure(bare, '/')
  await bare.stop()
  const ours = await measure(portal, path, headers)
  const ratio = ours.perCpuSecond / reference.perCpuSecond
  return {
    what,
    measured: `${ratio.toFixed(2)} of bare Fastify (${Math.round(ours.perCpuSecond)} against ${Math.round(reference.perCpuSecond)} per CPU-second, p99 ${ours.p99} ms)`,
    bar: `≥ ${bar}`,
    held: ratio >= bar,
  }
}

async function logins(portal: Server): Promise<Row> {
  const run = (count: number) =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let i = 0; i < count; i++) await logIn(portal.url, CAMILLE.userName, CAMILLE.password)
      }),
    )
  await run(5)
  const before = cpuSeconds(portal.pid)
  await run(25)
  const perCore = 200 / (cpuSeconds(portal.pid) - before)
  return {
    what: 'login, whole OIDC exchange',
    measured: `${perCore.toFixed(0)} per second and core`,
    bar: '≥ 30',
    held: perCore >= 30,
  }
}

async function startTimes(onServer: Record<string, string>): Promise<Row[]> {
  const folder = temporaryFolder()
  const embedded = { ...quiet, DATA_DIR: folder.path }
  const first = await startPortal(embedded)
  await first.stop()
  const second = await startPortal(embedded)
  await second.stop()
  const onPostgres = await startPortal(onServer)
  await onPostgres.stop()
  folder.remove()
  const row = (what: string, server: Server, bar?: number): Row => {
    const seconds = server.startMilliseconds / 1000
    return {
      what,
      measured: `${seconds.toFixed(2)} s`,
      bar: bar ? `< ${bar} s` : '',
      held: bar ? seconds < bar : true,
    }
  }
  return [
    row('first start, embedded, filling the database', first),
    row('start to first answer, embedded', second, 2.5),
    row('start to first answer, PostgreSQL', onPostgres, 1),
  ]
}

await buildWeb()
const postgres = await startPostgres({ durable: true })
const folder = temporaryFolder()
const rows: Row[] = []
try {
  const onServer = { ...quiet, DATABASE_URL: postgres.url, DATA_DIR: folder.path }
  const portal = await startPortal(onServer)
  const camille = await logIn(portal.url, CAMILLE.userName, CAMILLE.password)
  const content = '/api/cms/blocklists?name=Pages_Statiques&itemName=mentions-legales'
  rows.push(
    await compare('published content, from memory', portal, content, {}, 0.8),
    await compare(
      'a member’s contracts, session checked, PostgreSQL',
      portal,
      '/api/adherent/contrats',
      { cookie: camille.cookieHeader() },
      0.3,
    ),
    await logins(portal),
  )
  const weight = await firstPageWeight(portal.url)
  rows.push({
    what: 'first page, JS + CSS gzipped',
    measured: `${weight.kibibytes.toFixed(1)} KiB in ${weight.files} files`,
    bar: '≤ 120 KiB',
    held: weight.kibibytes <= 120,
  })
  await portal.stop()
  rows.push(...(await startTimes(onServer)))
} finally {
  folder.remove()
  await postgres.stop()
}
printTable(rows)
