import { freePort } from '../../scripts/support/ports.ts'
import { startPortal, temporaryFolder } from './servers.ts'
import type { Row } from './table.ts'

/** Of as many starts the middle one: the machine does other things too. */
const STARTS = 7

/** What is asked for right after the first answer: the page that everybody begins with, and a screen of staff. */
const PAGE = '/'
const STAFF = '/api/admin/identity/client/offres?id=horizon'

type Answers = { ready: number; page: number; staff: number }

async function startOnce(environment: Record<string, string>): Promise<Answers> {
  const portal = await startPortal(environment)
  const answered = async (path: string) => {
    await (await fetch(`${portal.url}${path}`)).arrayBuffer()
    return portal.millisecondsSinceSpawn()
  }
  // Together, as a browser and a clerk would: who comes for the back office does not keep the page waiting.
  const [page, staff] = await Promise.all([answered(PAGE), answered(STAFF)])
  await portal.stop()
  return { ready: portal.startMilliseconds, page, staff }
}

async function medians(environment: Record<string, string>): Promise<Answers> {
  const starts: Answers[] = []
  for (let i = 0; i < STARTS; i++) starts.push(await startOnce(environment))
  const median = (of: keyof Answers) =>
    starts.map((start) => start[of]).sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  return { ready: median('ready'), page: median('page'), staff: median('staff') }
}

/** On a database that is filled and a build that is made, to the first answers; and the very first start. */
export async function startTimes(
  quiet: Record<string, string>,
  onServer: Record<string, string>,
): Promise<Row[]> {
  const folder = temporaryFolder()
  // As somebody starts it again: the demonstration's provider stays where it was, and nothing is written.
  const again = { DEMO_OIDC_PORT: String(await freePort()) }
  const embedded = { ...quiet, ...again, DATA_DIR: folder.path }
  const first = await startPortal(embedded)
  await first.stop()
  const rows = [row('first start, embedded, filling the database', first.startMilliseconds)]
  rows.push(...rowsOf('embedded', await medians(embedded), 1.8))
  folder.remove()
  const server = { ...onServer, ...again }
  await startOnce(server)
  rows.push(...rowsOf('PostgreSQL', await medians(server), 0.8))
  return rows
}

const rowsOf = (engine: string, { ready, page, staff }: Answers, bar: number): Row[] => [
  row(`start to first answer, ${engine}`, ready, bar),
  row(`start to the first page, ${engine}`, page),
  row(`start to the first answer of the back office, ${engine}`, staff),
]

function row(what: string, milliseconds: number, bar?: number): Row {
  const seconds = milliseconds / 1000
  return {
    what,
    measured: `${seconds.toFixed(2)} s`,
    bar: bar ? `< ${bar} s` : '',
    held: bar ? seconds < bar : true,
  }
}
