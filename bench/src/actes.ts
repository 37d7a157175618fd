import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { logIn } from './browser-like.ts'
import { openDemandes } from './demandes.repository.ts'
import { cpuSeconds } from './load.ts'
import { type Server, startBare, startPortal } from './servers.ts'
import type { Row } from './table.ts'
import { makeMembers, memberOf } from './volume.ts'

const PASSWORD = 'Horizon!2026'
const CONNECTIONS = 20
/** What is measured is an hour of work, not its first seconds: code is compiled as it is used. */
const WARM_UP = { requests: 3_000, seconds: 60 }
const SECONDS = 5
const ALONE = 200
const BAR = 0.35

type Sent = { path: string; headers: Record<string, string>; body(): string }

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

function send(server: Server, { path, headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.url}${path}`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject).end(body())
  })
}

/** Keeps a server busy with writes, then divides what it did by the CPU that it used. */
export async function measureWrites(server: Server, sent: readonly Sent[]) {
  const run = async ({ seconds, requests }: { seconds: number; requests: number }) => {
    const until = performance.now() + seconds * 1000
    let done = 0
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, rank) => {
        const mine = sent[rank % sent.length] as Sent
        while (performance.now() < until && done < requests) {
          const status = await send(server, mine)
          if (status !== 200) throw new Error(`${mine.path} answered ${status}`)
          done += 1
        }
      }),
    )
    return done
  }
  await run(WARM_UP)
  const before = cpuSeconds(server.pid)
  const done = await run({ seconds: SECONDS, requests: Number.POSITIVE_INFINITY })
  const perCpuSecond = done / (cpuSeconds(server.pid) - before)
  return { perSecond: done / SECONDS, perCpuSecond, alone: await alone(server, sent[0] as Sent) }
}

/** What somebody waits for while nobody else sends anything, in milliseconds: the median. */
async function alone(server: Server, mine: Sent): Promise<number> {
  const waits: number[] = []
  while (waits.length < ALONE) {
    const begun = performance.now()
    await send(server, mine)
    waits.push(performance.now() - begun)
  }
  return waits.toSorted((a, b) => a - b)[ALONE / 2] as number
}

/**
 * A whole act in automatic mode against a bare route that makes one durable insert. What receives it
 * writes its mail to the outbox; the other node, which is running, sends it.
 */
export async function actCosts(
  environment: Record<string, string> & { DATABASE_URL: string },
): Promise<Row[]> {
  const { DATABASE_URL: databaseUrl } = environment
  await makeMembers(environment, 2 * CONNECTIONS)
  const bare = await startBare('{}', databaseUrl)
  const insert = { path: '/insert', headers: {}, body: () => JSON.stringify({ cle: randomUUID() }) }
  const reference = await measureWrites(bare, [insert])
  await bare.stop()
  // Acts of one account come one after the other: real ones are sent by many.
  const portal = await startPortal({ ...environment, JOBS: '0' })
  const senders = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, n) => senderOf(portal, memberOf(2 * n))),
  )
  const ours = await measureWrites(portal, senders)
  const ratio = ours.perCpuSecond / reference.perCpuSecond
  const waited = reference.alone / ours.alone
  const [first] = senders
  if (!first) throw new Error('Nobody sends')
  const once = await sameKey(portal, databaseUrl, first)
  await portal.stop()
  return [
    {
      what: 'an act in automatic mode, whole, its mail left to another node, PostgreSQL',
      measured:
        `${ratio.toFixed(2)} of a bare durable insert (${Math.round(ours.perCpuSecond)} against ` +
        `${Math.round(reference.perCpuSecond)} per CPU-second, ${Math.round(ours.perSecond)}/s against ${Math.round(reference.perSecond)}/s)`,
      bar: `≥ ${BAR}`,
      held: ratio >= BAR,
    },
    {
      what: 'the same, for the one member who waits',
      measured: `${waited.toFixed(2)} of a bare durable insert (${ours.alone.toFixed(1)} ms against ${reference.alone.toFixed(1)})`,
      bar: `≥ ${BAR}`,
      held: waited >= BAR,
    },
    once,
  ]
}

/** An act that takes no code: what is measured is the engine, and nobody answers codes that fast. */
async function senderOf(
  portal: Server,
  { userName }: Pick<ReturnType<typeof memberOf>, 'userName'>,
): Promise<Sent> {
  const visitor = await logIn(portal.url, userName, PASSWORD)
  const path = '/api/forms/consentement/form'
  const cookie = visitor.cookieHeader(path)
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  let sent = 0
  const headers = {
    cookie,
    'x-xsrf-token': xsrf,
    // A new one for each request: read when the headers are sent.
    get 'idempotency-key'() {
      return randomUUID()
    },
  }
  const body = () => {
    sent += 1
    return JSON.stringify({ data: { nomConsentement: 'offres', isAccepted: sent % 2 === 0 } })
  }
  return { path, headers, body }
}

async function sameKey(portal: Server, databaseUrl: string, sender: Sent): Promise<Row> {
  const database = await openDemandes(databaseUrl)
  try {
    const before = await database.count()
    const body = sender.body()
    const same = { ...sender, headers: { ...sender.headers }, body: () => body }
    await Promise.all(Array.from({ length: 20 }, () => send(portal, same)))
    const made = (await database.count()) - before
    return {
      what: 'the same key 20 times at once',
      measured: `${made} request`,
      bar: '1',
      held: made === 1,
    }
  } finally {
    await database.end()
  }
}
