import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/support/postgres.ts'
import { slowness } from '../scripts/support/slowness.ts'
import { ConnexionBrute, requete } from './support/brut.ts'
import { startCharge } from './support/charge.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

const STOP_MS = 3_000
/** To close the database and to leave, where nothing else runs. */
const LEAVING_MS = 1_500

// Filled once, and started several times.
const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-arret-'))
const embedded = { DATA_DIR: dataDir }
const impatient = { ...embedded, STOP_TIMEOUT_MS: String(STOP_MS) }
const started: Portail[] = []
const start = async (environment: Record<string, string>) => {
  const portail = await startPortail(environment)
  started.push(portail)
  return portail
}
after(async () => {
  for (const portail of started) await portail.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const reads = [
  '/api/adherent/contrats',
  '/api/identity/user',
  '/api/cms/blocklists?name=Pages_Statiques',
]

/** Requests whose body has begun and does not go on. */
async function hang(
  { port }: Portail,
  { headers }: Visiteur,
  count: number,
): Promise<ConnexionBrute[]> {
  const connections = Array.from({ length: count }, () => new ConnexionBrute(port))
  const length = { 'content-type': 'application/json', 'content-length': '1000' }
  const head = requete('POST', '/api/identity/logout', { ...headers(), ...length })
  for (const connection of connections) connection.write(`${head}{"a":`)
  await sleep(500)
  return connections
}

test('500 hanging bodies slow nobody down, and do not hold the stop', async (t) => {
  const portail = await start(impatient)
  const camille = await signIn(portail.url)
  const connections = await hang(portail, camille, 500)
  const idle = new ConnexionBrute(portail.port)
  idle.write(requete('GET', '/health/live'))
  assert.equal((await idle.next())?.isLast, false)
  const flux = new ConnexionBrute(portail.port)
  flux.write(requete('GET', '/api/notifications/flux', camille.headers()))

  const began = performance.now()
  for (let i = 0; i < 30; i++) {
    const answer = await camille.go(reads[i % reads.length] ?? '')
    await answer.text()
    assert.equal(answer.status, 200)
  }
  t.diagnostic(`${((performance.now() - began) / 30).toFixed(1)} ms for an ordinary read meanwhile`)
  const isHanging = ({ end, socket }: ConnexionBrute) => end === undefined && socket.bytesRead === 0
  assert.equal(connections.filter(isHanging).length, 500)

  const slowBefore = slowness()
  const signalled = performance.now()
  const ended = portail.end('SIGTERM')
  assert.match((await flux.next())?.body ?? '', /^retry: 5000/, 'streams end at once, and properly')
  idle.write(requete('GET', '/health/ready'))
  const last = await idle.next()
  assert.deepEqual(
    { status: last?.status, isLast: last?.isLast, end: await idle.ended() },
    { status: 503, isLast: true, end: 'end' },
  )
  assert.equal(await ended, 0)
  const exitAfter = performance.now() - signalled
  t.diagnostic(`ended ${Math.round(exitAfter)} ms after the signal, ${STOP_MS} allowed`)
  for (const connection of [...connections, idle, flux]) connection.close()
  const bound = STOP_MS + LEAVING_MS * Math.max(slowBefore, slowness())
  assert.ok(exitAfter < bound, `stopped after ${exitAfter} ms, ${Math.round(bound)} allowed`)
})

test('twenty prints at once leave the server to others; a second signal is an order', async (t) => {
  const portail = await start(impatient)
  await t.test('prints', (prints) => printTwenty(portail, prints))
  const connections = await hang(portail, await signIn(portail.url), 10)
  portail.child.kill('SIGINT')
  await sleep(700)
  assert.equal(portail.child.exitCode, null, 'the first one lets people finish')
  const slowBefore = slowness()
  const ordered = performance.now()
  assert.equal(await portail.end('SIGINT'), 130)
  const obeyedAfter = performance.now() - ordered
  t.diagnostic(`ended ${Math.round(obeyedAfter)} ms after the second signal`)
  assert.ok(obeyedAfter < 500 * Math.max(slowBefore, slowness()), `${obeyedAfter} ms`)
  for (const connection of connections) connection.close()
})

async function printTwenty(portail: Portail, t: TestContext): Promise<void> {
  const { go } = await signIn(portail.url)
  const print = async () => {
    const headers = { 'x-numcontrat': '20450001' }
    const answer = await go('/api/cgdm-svc/carte-tp/print', { headers })
    assert.equal(answer.status, 200)
    assert.match(await answer.text(), /^%PDF-/)
  }
  // Once for the printing library to be there.
  await print()
  const latencies: number[] = []
  let isOver = false
  const begun = performance.now()
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${portail.url}/health/live`)).text()
      latencies.push(performance.now() - asked)
    }
  })()
  await Promise.all(Array.from({ length: 20 }, print))
  isOver = true
  const took = performance.now() - begun
  await watching
  latencies.sort((a, b) => a - b)
  const [median = 0, longest = 0] = [latencies[latencies.length >> 1], latencies.at(-1)]
  t.diagnostic(
    `others waited ${median.toFixed(1)} ms, at most ${Math.round(longest)}, of ${Math.round(took)}`,
  )
  // Drawn by the server itself, they would keep the first of these waiting for nearly all that time.
  assert.ok(median < took / 10, `half of them waited for more than ${median} ms of ${took}`)
  assert.ok(longest < took / 3, `one waited for ${longest} ms of ${took}`)
}

async function stopUnderLoad(portail: Portail, t: TestContext): Promise<void> {
  const camille = await signIn(portail.url)
  const charge = startCharge({ port: portail.port, headers: camille.headers(), paths: reads })
  while (charge.answered() < 200) await sleep(50)
  assert.equal(await portail.end('SIGTERM'), 0)
  const { answers, broken, refused } = await charge.end()
  t.diagnostic(`${answers['200']} answers, ${broken.length} broken`)
  assert.deepEqual(broken, [])
  assert.deepEqual(Object.keys(answers), ['200'])
  assert.equal(refused, 92, 'each of them was refused once, and came no more')
}

test('SIGTERM under load: everything accepted is answered, nothing is reset', async (t) => {
  await stopUnderLoad(await start(embedded), t)
})

test('the same on PostgreSQL', async (t) => {
  const cluster = await startPostgres({ durable: false })
  try {
    await stopUnderLoad(await start({ DATABASE_URL: cluster.url }), t)
  } finally {
    await cluster.stop()
  }
})
