import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import {
  emptyTestDatabase,
  freePort,
  isReady,
  type PortalProcess,
  spawnPortal,
} from '../../testing/index.ts'
import { createMessages, type Messages } from '../features/messages/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { readConfig } from './config.ts'
import { type Installation, openInstallation } from './installation.ts'

const LEASE_MS = 3_000

/** A mail server that takes its time: who asked it for what, and when it was done. */
const asked: string[] = []
const delivered: string[] = []
let takesMs = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const to = envelope.rcptTo[0]?.address ?? ''
    stream.resume()
    stream.on('end', async () => {
      asked.push(to)
      await sleep(takesMs, undefined, { ref: false })
      delivered.push(to)
      done()
    })
  },
})
// A node that is killed breaks its connections.
smtp.on('error', () => {})

let environment: Record<string, string>
let installation: Installation
let messages: Messages
let dropDatabase = async () => {}
const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-noeuds-'))
const portals: PortalProcess[] = []

async function startNode(): Promise<PortalProcess> {
  const ports = { DEMO_OIDC_PORT: String(await freePort()) }
  const portal = await spawnPortal(await freePort(), { ...environment, ...ports })
  portals.push(portal)
  await isReady(portal)
  return portal
}

before(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { url, drop } = await emptyTestDatabase()
  dropDatabase = drop
  environment = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_DATA: '1',
    SECRET_KEY: Buffer.alloc(32, 3).toString('base64'),
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    SMTP_FROM: 'ne-pas-repondre@example.org',
    JOBS_LEASE_MS: String(LEASE_MS),
  }
  // Whoever decides that a mail is to be sent; it sends none itself.
  installation = await openInstallation(readConfig(environment))
  const { database, sealer } = installation
  const clock = () => new Date()
  const jobs = createJobs({ db: database.db, clock, leaseMs: LEASE_MS, onFailure() {} })
  messages = createMessages({ db: database.db, jobs, sealer, clock, messengers: {} })
  await Promise.all([startNode(), startNode()])
})
after(async () => {
  for (const portal of portals) await portal.kill('SIGKILL')
  await installation?.database.close()
  await dropDatabase()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  asked.length = 0
  delivered.length = 0
})

const mail = (to: string) =>
  messages.enqueue(installation.database.db, {
    clientCode: 'horizon',
    channel: 'MAIL',
    to,
    subject: 'Essai',
    text: 'Essai',
    html: null,
  })
const until = async (isSo: () => boolean, what: string) => {
  for (const end = Date.now() + 30_000; !isSo(); await sleep(20))
    if (Date.now() > end) throw new Error(`Never came: ${what}`)
}

test('two nodes and a provider that takes longer than the lease: each message is sent once', async () => {
  takesMs = 2.5 * LEASE_MS
  const receivers = [1, 2, 3, 4, 5].map((n) => `adherent-${n}@example.org`)
  for (const to of receivers) await mail(to)
  await until(() => delivered.length >= receivers.length, 'the mails')
  // Whatever is asked for a second time is asked for by then.
  await sleep(LEASE_MS)
  assert.deepEqual(asked.toSorted(), receivers)
})

test('a node that is told to stop finishes what it is sending', async () => {
  takesMs = LEASE_MS
  const [first] = portals
  await portals[1]?.kill('SIGTERM')
  await mail('arret@example.org')
  await until(() => asked.length === 1, 'the mail')
  await first?.kill('SIGTERM')
  assert.equal(first?.child.exitCode, 0)
  assert.deepEqual([asked, delivered], [['arret@example.org'], ['arret@example.org']])
  await startNode()
  await sleep(LEASE_MS)
  assert.equal(asked.length, 1)
})

test('kill -9 in the middle of a job: it is done again after its lease, once', async () => {
  takesMs = 60_000
  const victim = portals.at(-1)
  await mail('coupure@example.org')
  await until(() => asked.length === 1, 'the mail')
  const killed = performance.now()
  await victim?.kill('SIGKILL')
  takesMs = 0
  await startNode()
  await until(() => delivered.length === 1, 'the second try')
  assert.ok(performance.now() - killed < 30_000)
  await sleep(LEASE_MS)
  assert.deepEqual(asked, ['coupure@example.org', 'coupure@example.org'])
})
