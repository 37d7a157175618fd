import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/support/postgres.ts'
import { logIn } from './browser-like.ts'
import { startPortal, temporaryFolder } from './servers.ts'
import type { Row } from './table.ts'

const generator = fileURLToPath(new URL('../../apps/api/demo/volume/main.ts', import.meta.url))

/** Memory for the tables, and room to write: what an operator of a million members gives. */
const settings = { shared_buffers: '2GB', max_wal_size: '16GB', work_mem: '32MB' }

const MEMBRES_SUIVIS = 40
const TOURS = 5
const REQUETES_PAR_TOUR = 200

/** Adds members to the portal of this environment until there are that many. */
export const makeMembers = (environment: Record<string, string>, membres: number) =>
  promisify(execFile)(process.execPath, [generator, '--membres', String(membres)], {
    env: { ...process.env, ...environment },
  })

/** Even numbers have two contracts; this is the first. */
export const memberOf = (n: number) => ({
  userName: `membre${n}@volume.example`,
  numeroContrat: `V${String(n).padStart(8, '0')}S`,
})

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

type Portal = { origin: string; membres: number; stop(): Promise<void> }

/** A portal on a client of this size, filled by the generator. */
async function openClient(membres: number): Promise<Portal> {
  const postgres = await startPostgres({ durable: false, settings })
  const folder = temporaryFolder()
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    DEMO_DATA: '1',
  }
  const clean = async () => {
    folder.remove()
    await postgres.stop()
  }
  try {
    const begun = performance.now()
    await makeMembers(environment, membres)
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stdout.write(`  ${membres} members made in ${seconds} s\n`)
    const portal = await startPortal(environment)
    return {
      origin: portal.url,
      membres,
      stop: async () => {
        await portal.stop()
        await clean()
      },
    }
  } catch (error) {
    await clean()
    throw error
  }
}

type Headers = Record<string, string>

/** Members spread over the whole client, each signed in. */
const signInMembers = ({ origin, membres }: Pick<Portal, 'origin' | 'membres'>) =>
  Promise.all(
    Array.from({ length: MEMBRES_SUIVIS }, async (_, i): Promise<Headers> => {
      // Even numbers: those have two contracts.
      const n = 2 * Math.floor(((i + 0.5) * membres) / MEMBRES_SUIVIS / 2)
      const { userName, numeroContrat } = memberOf(n)
      const visitor = await logIn(origin, userName, 'Horizon!2026')
      return { cookie: visitor.cookieHeader('/api/'), 'x-numcontrat': numeroContrat }
    }),
  )

async function time(url: string, sessions: Headers[]): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < REQUETES_PAR_TOUR; i++) {
    const begun = performance.now()
    const answer = await fetch(url, { headers: sessions[i % sessions.length] ?? {} })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return times
}

const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

type Comparison = { ratio: number; before: number; after: number }

/** One list in both, turn by turn: what disturbs the machine disturbs both alike. */
async function compareList(
  path: string,
  [before, few]: [origin: string, sessions: Headers[]],
  [after, many]: [origin: string, sessions: Headers[]],
): Promise<Comparison> {
  const a: number[] = []
  const b: number[] = []
  for (let tour = 0; tour <= TOURS; tour++) {
    const small = await time(`${before}${path}`, few)
    const large = await time(`${after}${path}`, many)
    // The first tour warms up.
    if (tour > 0) a.push(...small)
    if (tour > 0) b.push(...large)
  }
  return { ratio: p99(b) / p99(a), before: p99(a), after: p99(b) }
}

const MAX = 1.3

/** Of an answer in two milliseconds, the slowest hundredth is mostly chance: a miss is looked at again. */
async function compareCalmly(measure: () => Promise<Comparison>): Promise<Comparison> {
  const first = await measure()
  if (first.ratio <= MAX) return first
  const all = [first, await measure(), await measure()]
  return all.toSorted((x, y) => x.ratio - y.ratio)[1] ?? first
}

export async function compareLists(
  before: Pick<Portal, 'origin' | 'membres'>,
  after: Pick<Portal, 'origin' | 'membres'>,
): Promise<Row[]> {
  const [few, many] = [await signInMembers(before), await signInMembers(after)]
  const rows: Row[] = []
  for (const path of await findLists(before.origin)) {
    const seen = await compareCalmly(() =>
      compareList(path, [before.origin, few], [after.origin, many]),
    )
    rows.push({
      what: `p99 of ${path}, ${before.membres} → ${after.membres} members`,
      measured: `${seen.ratio.toFixed(2)} × (${seen.before.toFixed(1)} → ${seen.after.toFixed(1)} ms)`,
      bar: `≤ ${MAX} ×`,
      held: seen.ratio <= MAX,
    })
  }
  return rows
}

/** The cost of every list as the client grows. */
export async function compareVolumes(small: number, large: number): Promise<Row[]> {
  const before = await openClient(small)
  try {
    const after = await openClient(large)
    try {
      return await compareLists(before, after)
    } finally {
      await after.stop()
    }
  } finally {
    await before.stop()
  }
}
