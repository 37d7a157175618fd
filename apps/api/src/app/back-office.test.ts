import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { describeOpenApi } from '../platform/http/index.ts'
import { createBackOffice, isBackOffice } from './back-office.ts'
import { buildApp, type Portal } from './build-app.ts'
import { breaksOf } from './openapi-compat.ts'
import { describeV1, openApiFile, openApiV1File, spellOpenApi, spellV1 } from './openapi-file.ts'
import { tags } from './tags.ts'

let t: TestApp
const whole: string[] = []
const named =
  (list: string[]) =>
  ({ method, url }: RouteOptions) =>
    void list.push(`${method} ${url}`)
before(async () => {
  t = await createTestApp({ onRoute: named(whole), environment: { RATE_LIMIT: '40' } })
})
after(() => t?.close())

test('the address says which application answers, however it is written', () => {
  for (const url of [
    '/api/admin/clients',
    '/api/admin?x',
    '/api/docs',
    '/api/docs/json',
    '/api/openapi.json',
    '/api/%61dmin/clients',
  ])
    assert.ok(isBackOffice(url), url)
  for (const url of [
    '/api/administration',
    '/api/identity/user',
    '/?/api/admin/',
    '/api/%E0%A4%A/admin',
    '/assets/api/admin/x',
    '/api/docsx',
  ])
    assert.ok(!isBackOffice(url), url)
})

/** The same portal as it is started: the back office apart. */
async function listenApart(
  work: (portal: Portal, url: string) => Promise<void>,
  routes: string[] = [],
) {
  const portal = await buildApp(t, { web: false, isApart: true, onRoute: named(routes) })
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    await work(portal, url)
  } finally {
    await portal.app.close()
  }
}

test('both applications together have every route once, with the same answers and guards', async () => {
  const routes: string[] = []
  await listenApart(async ({ finish }, url) => {
    assert.ok(routes.length > 200 && !routes.some((route) => route.includes('/api/admin/')))
    // Nobody has said that it is time: whoever asks first does.
    const asked = await fetch(`${url}/api/admin/identity/client/offres?id=horizon`)
    assert.equal(asked.status, 401)
    assert.equal(((await asked.json()) as { code: string }).code, 'Unauthorized')
    assert.match(asked.headers.get('content-security-policy') ?? '', /default-src 'none'/)
    await finish()
    assert.deepEqual([...routes].sort(), [...whole].sort())
    const unknown = await fetch(`${url}/api/admin/nulle-part`)
    assert.equal(unknown.status, 404)
    assert.equal(((await unknown.json()) as { code: string }).code, 'NotFound')
    const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object }
    const expected = (await t.visitor()('/api/openapi.json')).json() as { paths: object }
    assert.deepEqual(Object.keys(described.paths).sort(), Object.keys(expected.paths).sort())
    const docs = (await (await fetch(`${url}/api/docs/json`)).json()) as { paths: object }
    assert.deepEqual(docs.paths, described.paths)
  }, routes)
})

test('what the API says of itself is kept with its code', () => {
  const isKept = spellOpenApi(t.app) === readFileSync(openApiFile, 'utf8')
  assert.ok(isKept, 'docs/openapi.json says something else: npm run openapi writes it anew')
})

test('what systems of insurers were built on is kept: nothing of it disappears, nor is asked for anew', () => {
  const promised = readFileSync(openApiV1File, 'utf8')
  assert.deepEqual(breaksOf(JSON.parse(promised), describeV1(t.app)), [])
  const isKept = spellV1(t.app) === promised
  assert.ok(isKept, 'docs/openapi-systeme-v1.json says something else: npm run openapi writes it')
  const { paths } = describeV1(t.app)
  assert.ok(Object.keys(paths).length >= 4)
  for (const call of Object.values(paths).flatMap((calls) => Object.values(calls)))
    assert.deepEqual(call.security, [{ cle: [] }])
})

test('each slice that answers something is described, and no other', () => {
  const { paths } = describeOpenApi(t.app)
  const named = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap((call) => call.tags as string[]),
  )
  assert.deepEqual([...new Set(named)].sort(), Object.keys(tags).sort())
})

test('an address counts its requests once for both applications', async () => {
  await listenApart(async ({ finish }, url) => {
    await finish()
    const statuses: number[] = []
    for (let i = 0; i < 30; i++)
      for (const path of ['/api/inconnu', '/api/admin/inconnu'])
        statuses.push((await fetch(`${url}${path}`)).status)
    assert.ok(
      statuses.indexOf(429) <= 40,
      `${statuses.indexOf(429)} answers before the first refusal`,
    )
    assert.deepEqual(statuses.slice(-2), [429, 429])
  })
})

async function serving(
  build: () => Promise<FastifyInstance>,
  work: (url: string, backOffice: ReturnType<typeof createBackOffice>) => Promise<void>,
  waitMs?: number,
) {
  const refuse: RequestListener = (_request, response) => response.writeHead(503).end()
  const backOffice = createBackOffice({ build, refuse, ...(waitMs !== undefined && { waitMs }) })
  const members: RequestListener = (_request, response) => response.end('members')
  const server = createServer(backOffice.share(members)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, backOffice)
  } finally {
    server.close()
    await backOffice.close()
  }
}

test('who comes for the back office before it is there waits, with what was sent', async () => {
  const { promise: mayGoOn, resolve } = Promise.withResolvers<void>()
  const build = async () => {
    await mayGoOn
    const app = fastify()
    app.post('/api/admin/essai', async ({ body }) => body)
    await app.ready()
    return app
  }
  await serving(build, async (url, { finish }) => {
    const send = () =>
      fetch(`${url}/api/admin/essai`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"nom":"Élodie"}',
      })
    const waiting = send()
    assert.equal(await (await fetch(url)).text(), 'members')
    resolve()
    await finish()
    assert.deepEqual(await (await waiting).json(), { nom: 'Élodie' })
    assert.deepEqual(await (await send()).json(), { nom: 'Élodie' })
  })
})

test('nobody is kept waiting for ever', async () => {
  const { promise: mayGoOn, resolve } = Promise.withResolvers<void>()
  const build = async () => {
    await mayGoOn
    return fastify()
  }
  await serving(
    build,
    async (url) => {
      assert.equal((await fetch(`${url}/api/admin/essai`)).status, 503)
      resolve()
    },
    5,
  )
})

test('what cannot be made is told to whoever starts the server, and to nobody else', async () => {
  const build = async () => {
    throw new Error('a table that nobody keeps')
  }
  await serving(build, async (url, { finish }) => {
    assert.equal((await fetch(`${url}/api/admin/essai`)).status, 503)
    assert.equal(await (await fetch(url)).text(), 'members')
    await assert.rejects(finish(), /a table that nobody keeps/)
  })
})
