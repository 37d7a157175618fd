import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, startPostgres } from '../scripts/support/postgres.ts'
import { slowness } from '../scripts/support/slowness.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { type Visiteur, visit } from './support/visiteur.ts'

const CONTRATS = '/api/adherent/contrats'
const PUBLIC = '/api/cms/blocklists?name=Pages_Statiques'
const FROZEN_MS = 4_000

let cluster: Cluster
let admin: pg.Client
let portail: Portail
let camille: Visiteur

before(async () => {
  cluster = await startPostgres({ durable: false })
  portail = await startPortail({ DATABASE_URL: cluster.url })
  admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  camille = visit(portail.url)
  await camille.signIn()
})
after(async () => {
  cluster?.thaw()
  await admin?.end()
  await portail?.end('SIGKILL')
  await cluster?.stop()
})

type Answer = { what: string; status: number; ms: number; text: string }

async function time(what: string, ask: () => Promise<Response>): Promise<Answer> {
  const begun = performance.now()
  const response = await ask()
  const text = await response.text()
  return { what, status: response.status, ms: performance.now() - begun, text }
}

const count = async (from: string) =>
  Number((await admin.query(`select count(*) from ${from}`)).rows[0].count)
const CONSENTEMENTS = `consentement c join compte u on u.id = c.compte_id
  where u.user_name = 'camille.martin@example.org'`
const countConnections = () =>
  count(`pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)

/** The opposite of the last answer, so that it is one line more each time that it is written. */
const answerConsentement = (isAccepted: boolean) =>
  camille.sendJson('/api/forms/consentement/form', {
    data: { nomConsentement: 'enquetes', isAccepted },
  })

test('a frozen server: 503 in French within three seconds, and back within one', async (t) => {
  const burst = () => Promise.all(Array.from({ length: 20 }, () => camille.go(CONTRATS)))
  await burst()
  const [consentements, sessions, connections] = [
    await count(CONSENTEMENTS),
    await count('session'),
    await countConnections(),
  ]
  const sendSignIn = await visit(portail.url).openSignIn()

  cluster.freeze()
  const asked = [
    time('public content', () => camille.go(PUBLIC)),
    time('live', () => camille.go('/health/live')),
    time('ready', () => camille.go('/health/ready')),
    time('form', () => answerConsentement(true)),
    time('sign-in', sendSignIn),
  ]
  for (const end = Date.now() + FROZEN_MS; Date.now() < end; await sleep(50))
    asked.push(time('read', () => camille.go(CONTRATS)))
  for (let i = 0; i < 50; i++) asked.push(time('crowd', () => camille.go(CONTRATS)))
  asked.push(time('late form', () => answerConsentement(true)))
  asked.push(time('late public content', () => camille.go(PUBLIC)))
  const answers = await Promise.all(asked)
  // What needs no database waits for the machine alone: that much is not the product's to answer for.
  const inMemory = answers.filter(({ what }) => /public|live/.test(what)).map(({ ms }) => ms)
  const lag = Math.max(...inMemory) + 300 * (slowness() - 1)
  for (const { what, status, ms, text } of answers) {
    const isInMemory = /public|live/.test(what)
    assert.equal(status, isInMemory ? 200 : 503, `${what}: ${status}`)
    assert.ok(ms < 3_000 + lag, `${what}: ${Math.round(ms)} ms`)
    if (!isInMemory && what !== 'ready') assert.match(text, /indisponible/, what)
  }
  // Once it is known, nobody waits.
  const late = answers.filter(({ what }) => what === 'crowd').map(({ ms }) => ms)
  assert.ok(Math.max(...late) < 1_500 + lag, `${Math.round(Math.max(...late))} ms for the crowd`)

  const slowest = Math.max(...answers.map(({ ms }) => ms))
  t.diagnostic(
    `${answers.length} answers while frozen, the slowest after ${Math.round(slowest)} ms`,
  )
  const thawed = performance.now()
  cluster.thaw()
  while ((await camille.go(CONTRATS)).status !== 200)
    assert.ok(performance.now() - thawed < 1_000 + lag, 'not back within a second')
  t.diagnostic(`back ${Math.round(performance.now() - thawed)} ms after it went on`)
  assert.equal((await camille.go('/health/ready')).status, 200)
  assert.equal(portail.child.exitCode, null)

  // Nothing of what was answered 503 was done; asked again, it is done, once.
  assert.equal(await count(CONSENTEMENTS), consentements)
  assert.equal((await answerConsentement(true)).status, 200)
  assert.equal(await count(CONSENTEMENTS), consentements + 1)
  assert.equal(await count('session'), sessions)
  assert.equal((await visit(portail.url).signIn()).status, 200)
  assert.equal(await count('session'), sessions + 1)

  await burst()
  await sleep(200)
  // Dozens were thrown away; the pool may have one or two more in use than it had before.
  const left = await countConnections()
  assert.ok(left <= connections + 2, `${left} connections, ${connections} before`)
})
