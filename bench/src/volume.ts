import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/support/postgres.ts'
import { logIn } from './browser-like.ts'
import { startPortal, temporaryFolder } from './servers.ts'
import type { Row } from './table.ts'

const generator = fileURLToPath(new URL('../../apps/api/src/demo/volume/main.ts', import.meta.url))

/** Memory for the tables, and room to write: what an operator of a million members gives. */
const settings = { shared_buffers: '2GB', max_wal_size: '16GB', work_mem: '32MB' }

const MEMBRES_SUIVIS = 40
const REQUETES = 1200
const TOURS = 3

type OpenApi = {
  paths: Record<
    string,
    { get?: { operationId?: string; parameters?: { in: string; required?: boolean }[] } }
  >
}

/** Every list that a member may read without asking for anything in particular. */
async function findLists(origin: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi
  return Object.entries(paths)
    .filter(
      ([path, { get }]) =>
        get?.operationId?.endsWith('.list') &&
        !path.startsWith('/api/admin') &&
        !get.parameters?.some(({ required }) => required),
    )
    .map(([path]) => path)
}

type Latencies = Map<string, number>

/** How long the slowest hundredth of each list takes, in a client of this size. */
async function measureLists(membres: number): Promise<Latencies> {
  const postgres = await startPostgres({ durable: false, settings })
  const folder = temporaryFolder()
  try {
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder.path,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      DEMO_DATA: '1',
    }
    const begun = performance.now()
    await promisify(execFile)(process.execPath, [generator, '--membres', String(membres)], {
      env: { ...process.env, ...environment },
    })
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stdout.write(`  ${membres} members made in ${seconds} s\n`)
    const portal = await startPortal(environment)
    try {
      return await measureAll(portal.url, membres)
    } finally {
      await portal.stop()
    }
  } finally {
    folder.remove()
    await postgres.stop()
  }
}

async function measureAll(origin: string, membres: number): Promise<Latencies> {
  const sessions = await Promise.all(
    Array.from({ length: MEMBRES_SUIVIS }, async (_, i) => {
      // Spread over the whole client, even numbers: those have two contracts.
      const n = 2 * Math.floor(((i + 0.5) * membres) / MEMBRES_SUIVIS / 2)
      const visitor = await logIn(origin, `membre${n}@volume.example`, 'Horizon!2026')
      const headers = {
        cookie: visitor.cookieHeader('/api/'),
        'x-numcontrat': `V${String(n).padStart(8, '0')}S`,
      }
      return headers
    }),
  )
  const p99s: Latencies = new Map()
  for (const path of await findLists(origin)) {
    const url = `${origin}${path}`
    const tours: number[] = []
    // The first tour warms up.
    for (let tour = 0; tour <= TOURS; tour++) tours.push(await p99(url, sessions))
    p99s.set(path, median(tours.slice(1)))
  }
  return p99s
}

async function p99(url: string, sessions: Record<string, string>[]): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < REQUETES; i++) {
    const begun = performance.now()
    const answer = await fetch(url, { headers: sessions[i % sessions.length] ?? {} })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(REQUETES * 0.99)] ?? 0
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The cost of every list as the client grows. */
export async function compareVolumes(small: number, large: number): Promise<Row[]> {
  const before = await measureLists(small)
  const after = await measureLists(large)
  return [...before].map(([path, a]) => {
    const b = after.get(path) ?? Number.POSITIVE_INFINITY
    return {
      what: `p99 of ${path}, ${small} → ${large} members`,
      measured: `${(b / a).toFixed(2)} × (${a.toFixed(1)} → ${b.toFixed(1)} ms)`,
      bar: '≤ 1.3 ×',
      held: b / a <= 1.3,
    }
  })
}
