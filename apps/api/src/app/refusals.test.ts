import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { historique } from '../features/historique/historique.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({ environment: { RATE_LIMIT: '100000', REFUS_LIMIT: '4' } })
})
after(() => t?.close())

/** Each test stands at an address of its own. */
let rank = 0
const nextAddress = () => `198.51.100.${++rank}`

const CONTRATS = '/api/adherent/contrats'
const foreign = (call: Inject, remoteAddress: string, numeroContrat: string) =>
  call({
    url: '/api/forms/ribcotisations',
    headers: { 'x-numcontrat': numeroContrat },
    remoteAddress,
  })
const lignes = async () => (await t.database.db.select().from(historique)).length

test('past its refusals an address is asked in French to wait, whatever it asks for', async () => {
  const remoteAddress = nextAddress()
  const call = t.visitor()
  for (const [url, refusal] of [
    [CONTRATS, 401],
    ['/api/nulle-part', 404],
    ['/nulle-part', 404],
    ['/connexion/inconnue', 410],
  ] as const)
    assert.equal((await call({ url, remoteAddress })).statusCode, refusal, url)
  const refused = await call({ url: CONTRATS, remoteAddress })
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(refused.json(), {
    code: 'TooManyRequests',
    message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez',
  })
  const wait = Number(refused.headers['retry-after'])
  assert.ok(wait > 0 && wait <= 60)
  // What would have been answered must not be told from what would not.
  const client = { url: '/api/identity/client', remoteAddress }
  assert.equal((await call(client)).statusCode, 429)
  assert.equal((await call({ ...client, remoteAddress: nextAddress() })).statusCode, 200)
  assert.equal((await call({ url: '/health/ready', remoteAddress })).statusCode, 200)
})

test('good answers and mistakes in a form are no refusals', async () => {
  const remoteAddress = nextAddress()
  const call = t.visitor()
  const statuses = new Set<number>()
  for (let i = 0; i < 10; i++) {
    statuses.add((await call({ url: '/api/identity/client', remoteAddress })).statusCode)
    const form = { method: 'POST', url: '/api/identity/register', payload: {} } as const
    statuses.add((await call({ ...form, remoteAddress })).statusCode)
  }
  assert.deepEqual([...statuses], [200, 400])
})

test('an account has its own budget, wherever it calls from, and leaves few lines', async () => {
  const before = await lignes()
  const camille = await t.as('camille.martin@example.org')
  const statuses: number[] = []
  for (let i = 0; i < 12; i++)
    statuses.push((await foreign(camille, nextAddress(), `2045100${i}`)).statusCode)
  assert.deepEqual(statuses, [...Array(4).fill(404), ...Array(8).fill(429)])
  assert.equal((await lignes()) - before, 4)
  const refused = await camille({ url: CONTRATS, remoteAddress: nextAddress() })
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
})

test('whoever is signed in does not pay for a neighbour at the same address', async () => {
  const remoteAddress = nextAddress()
  const call = t.visitor()
  for (let i = 0; i < 8; i++) await call({ url: CONTRATS, remoteAddress })
  assert.equal((await call({ url: '/api/identity/client', remoteAddress })).statusCode, 429)
  const julien = await t.as('julien.martin@example.org')
  for (const url of [CONTRATS, '/api/identity/client'])
    assert.equal((await julien({ url, remoteAddress })).statusCode, 200, url)
  // A session that is worth nothing gives no such right.
  const cookies = { session: 'x'.repeat(43) }
  assert.equal((await call({ url: CONTRATS, remoteAddress, cookies })).statusCode, 429)
  // Nor does one's own session, once one looks for what is not one's own.
  const statuses: number[] = []
  for (let i = 0; i < 8; i++)
    statuses.push((await julien({ url: '/api/nulle-part', remoteAddress })).statusCode)
  assert.deepEqual(statuses, [...Array(4).fill(404), ...Array(4).fill(429)])
})

test('the identity provider’s refusals count, and the page says so in French', async () => {
  const remoteAddress = nextAddress()
  const call = t.visitor()
  const token = { method: 'POST', url: '/oidc/token', remoteAddress } as const
  for (let i = 0; i < 4; i++) assert.equal((await call(token)).statusCode, 400)
  assert.equal((await call(token)).statusCode, 429)
  const page = await call({ url: '/connexion/inconnue', remoteAddress })
  assert.equal(page.statusCode, 429)
  assert.match(String(page.headers['content-type']), /text\/html/)
  assert.match(page.body, /Trop de demandes en peu de temps/)
  assert.ok(Number(page.headers['retry-after']) > 0)
})
