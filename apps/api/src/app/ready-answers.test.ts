import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { after, before, test } from 'node:test'
import { createTestApp, freePort, type TestApp } from '../../testing/index.ts'

let t: TestApp
let port: number
before(async () => {
  port = await freePort()
  // Called directly by a neighbour, so that what it says of a proxy is believed.
  t = await createTestApp({ environment: { TRUST_PROXY: '1' } })
  await t.app.listen({ port, host: 'localhost' })
})
after(() => t?.close())

/** Over a real socket: what answers before the application is not there in injected requests. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ port, path, method, headers: { host: 'localhost', ...headers } }).end()
  const [response] = (await once(sent, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks).toString()
  return { status: response.statusCode, headers: response.headers, body }
}
const PAGES = '/api/cms/blocklists?name=Pages_Statiques'

test('a shared answer is the same the second time, with a request id of its own', async () => {
  const first = await get(PAGES)
  const second = await get(PAGES)
  assert.equal(second.status, 200)
  assert.equal(second.body, first.body)
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
  for (const name of ['etag', 'content-type', 'content-security-policy', 'x-content-type-options'])
    assert.equal(second.headers[name], first.headers[name], name)
})

test('nobody’s cookie is given to somebody else', async () => {
  const first = await get(`${PAGES}&itemName=cookies`)
  assert.match(String(first.headers['set-cookie']), /XSRF-TOKEN/)
  const second = await get(`${PAGES}&itemName=cookies`)
  assert.equal(second.headers['set-cookie'], undefined)
})

test('each client has its own, each encoding too, and a copy that is still good is not sent again', async () => {
  const horizon = await get(PAGES)
  await get(PAGES, { host: 'atlas.localhost' })
  const atlas = await get(PAGES, { host: 'atlas.localhost' })
  assert.notEqual(atlas.body, horizon.body)
  await get(PAGES, { 'accept-encoding': 'br' })
  const compressed = await get(PAGES, { 'accept-encoding': 'br' })
  assert.equal(compressed.headers['content-encoding'], 'br')
  assert.equal((await get(PAGES)).headers['content-encoding'], undefined)
  const known = await get(PAGES, { 'if-none-match': String(horizon.headers.etag) })
  assert.equal(known.status, 304)
})

test('what a person may see is never kept', async () => {
  assert.equal((await get('/api/adherent/contrats')).status, 401)
  const camille = await t.as('camille.martin@example.org')
  assert.equal((await camille('/api/adherent/contrats')).statusCode, 200)
  assert.equal((await get('/api/adherent/contrats')).status, 401)
})

test('a publication is seen at once', async () => {
  const before = await get(PAGES)
  await t.database.notify('contenus')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const after = await get(PAGES)
  // Read anew by the application, which greets a visitor without cookie.
  assert.match(String(after.headers['set-cookie']), /XSRF-TOKEN/)
  assert.equal(after.body, before.body)
})

test('what one visitor says of the host changes nobody else’s answer', async () => {
  const page = `${PAGES}&itemName=mentions-legales`
  const horizon = await get(page)
  await t.database.notify('contenus')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const forged = await get(page, { 'x-forwarded-host': 'atlas.localhost' })
  assert.notEqual(forged.body, horizon.body)
  for (let time = 0; time < 2; time++) assert.equal((await get(page)).body, horizon.body)
  // The other way round, as a proxy that rewrites the host does.
  const atlas = await get(page, { host: 'node-1', 'x-forwarded-host': 'Atlas.localhost:443' })
  assert.equal(atlas.body, forged.body)
})

test('all unknown hosts share the answer of the client that they meet', async () => {
  const page = `${PAGES}&itemName=accessibilite`
  const first = await get(page, { host: 'inconnu-1.example' })
  assert.match(String(first.headers['set-cookie']), /XSRF-TOKEN/)
  // A ready answer greets nobody.
  for (const host of ['inconnu-2.example', 'localhost:8080', 'LOCALHOST'])
    assert.equal((await get(page, { host })).headers['set-cookie'], undefined, host)
})
