import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { catalogue } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { openPostgres } from '../platform/db/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({
    environment: { LOG_LEVEL: 'silent' },
    extend: (app) => {
      app.get('/api/boom', { config: { access: 'public' } }, () => {
        throw new Error('secret: SELECT * FROM compte')
      })
      app.get('/api/gone', { config: { access: 'public' } }, async () => {
        const url = 'postgres://personne@127.0.0.1:1/nulle-part'
        const absent = await openPostgres({ url, maxConnections: 1, onError() {} })
        return absent.db.execute('select 1').finally(() => absent.close())
      })
      app.get('/api/elsewhere', { config: { access: 'public' } }, () => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      })
      app.post('/api/echo', { config: { access: 'public' } }, (request) => request.body)
      app.get('/api/feature', { config: { access: 'public', feature: 'inactive' } }, () => ({}))
      app.get('/api/contrat', { config: { access: 'membre', scope: 'contrat' } }, () => ({ ok: 1 }))
    },
  })
})
after(() => t?.close())

const body = (code: keyof typeof catalogue) => ({ code, message: catalogue[code].message })

test('R8.06 an unknown API path answers 404 in French JSON', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const response = await t.visitor()({ method, url: '/api/nulle-part' })
    assert.equal(response.statusCode, 404)
    assert.deepEqual(response.json(), body('NotFound'))
  }
})

test('an unknown page answers 404 with a French page', async () => {
  const response = await t.visitor()({ url: '/nulle-part', headers: { accept: 'text/html' } })
  assert.equal(response.statusCode, 404)
  assert.match(response.body, /Cette page n’existe pas/)
})

test('malformed JSON answers 400, a huge body 413, a strange type 415', async () => {
  const post = (payload: string, type = 'application/json') =>
    t.visitor()({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } })
  const malformed = await post('{"a":')
  assert.equal(malformed.statusCode, 400)
  assert.deepEqual(malformed.json(), body('BadRequest'))
  const huge = await post(JSON.stringify('x'.repeat(1024 * 1024 + 1)))
  assert.equal(huge.statusCode, 413)
  assert.deepEqual(huge.json(), body('PayloadTooLarge'))
  const strange = await post('<a/>', 'application/xml')
  assert.equal(strange.statusCode, 415)
  assert.deepEqual(strange.json(), body('UnsupportedMediaType'))
  assert.equal((await post('{"__proto__":{"x":1}}')).statusCode, 400)
})

test('no stack, no message of ours ever leaves the server', async () => {
  const response = await t.visitor()('/api/boom')
  assert.equal(response.statusCode, 500)
  assert.deepEqual(response.json(), body('Internal'))
})

test('the database being away is a 503 in French', async () => {
  const response = await t.visitor()('/api/gone')
  assert.equal(response.statusCode, 503)
  assert.deepEqual(response.json(), body('ServiceUnavailable'))
})

test('the same failure of another connection does not say that the database is away', async () => {
  assert.equal((await t.visitor()('/api/elsewhere')).statusCode, 500)
})

test('every answer carries the security headers and a request id', async () => {
  for (const url of ['/health/live', '/api/nulle-part', '/api/boom', '/api/identity/client']) {
    const { headers } = await t.visitor()(url)
    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    assert.equal(headers['x-frame-options'], 'DENY', url)
    assert.match(String(headers['content-security-policy']), /default-src 'none'/, url)
    assert.match(String(headers['x-request-id']), /^[\w-]{8,}$/, url)
  }
})

test('a request id from a proxy is kept only when it looks like one', async () => {
  const given = (id: string) =>
    t.visitor()({ url: '/health/live', headers: { 'x-request-id': id } })
  assert.equal((await given('abcdef-123456')).headers['x-request-id'], 'abcdef-123456')
  assert.notEqual(
    (await given('camille.martin@example.org')).headers['x-request-id'],
    'camille.martin@example.org',
  )
})

test('R7.72 a request that may write is refused without the anti-forgery token, or from elsewhere', async () => {
  const post = (cookies: Record<string, string>, headers: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: '/api/echo',
      payload: { a: 1 },
      cookies,
      headers: { host: 'localhost:8080', ...headers },
    })
  const token = 'a'.repeat(32)
  const good = await post({ 'XSRF-TOKEN': token }, { 'x-xsrf-token': token })
  assert.equal(good.statusCode, 200)
  for (const [cookies, headers] of [
    [{}, {}],
    [{ 'XSRF-TOKEN': token }, {}],
    [{}, { 'x-xsrf-token': token }],
    [{ 'XSRF-TOKEN': token }, { 'x-xsrf-token': 'b'.repeat(32) }],
    [{ 'XSRF-TOKEN': '' }, { 'x-xsrf-token': '' }],
    [{ 'XSRF-TOKEN': token }, { 'x-xsrf-token': token, origin: 'https://evil.example' }],
    [{ 'XSRF-TOKEN': token }, { 'x-xsrf-token': token, origin: 'null' }],
  ] satisfies [Record<string, string>, Record<string, string>][]) {
    const refused = await post(cookies, headers)
    assert.equal(refused.statusCode, 403, JSON.stringify([cookies, headers]))
    assert.deepEqual(refused.json(), body('AntiForgery'))
  }
  // Only the pages with a form read forms; their field is checked there.
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await post({ 'XSRF-TOKEN': token }, form)).statusCode, 415)
})

test('any GET gives the visitor an anti-forgery cookie that scripts can read', async () => {
  const response = await t.app.inject({
    url: '/api/identity/client',
    headers: { host: 'localhost' },
  })
  const cookie = response.cookies.find((c) => c.name === 'XSRF-TOKEN')
  assert.ok(cookie && cookie.value.length >= 22)
  assert.equal(cookie.httpOnly, undefined)
  assert.equal(cookie.sameSite, 'Lax')
})

test('R7.70 the current contract is a claim: it must be the caller’s own', async () => {
  const camille = await t.as('camille.martin@example.org')
  const on = (numero?: string) =>
    camille({
      url: '/api/contrat',
      headers: numero === undefined ? {} : { 'x-numcontrat': numero },
    })
  assert.equal((await on('20450001')).statusCode, 200)
  assert.equal((await on('20450003')).statusCode, 404)
  assert.equal((await on('0')).statusCode, 404)
  assert.equal((await on()).statusCode, 400)
})

test('alive, ready, and documented', async () => {
  assert.equal((await t.visitor()('/health/live')).statusCode, 200)
  assert.equal((await t.visitor()('/health/ready')).statusCode, 200)
  const openapi = (await t.visitor()('/api/openapi.json')).json()
  assert.equal(openapi.openapi, '3.1.0')
  for (const path of [
    '/api/adherent/contrats',
    '/api/identity/user',
    '/api/cms/blocklists',
    '/api/admin/connexion-counter',
  ])
    assert.ok(openapi.paths[path], path)
})

test('of a real insurer the description is staff’s, and is not there for others unless it is switched on', async () => {
  const urls = ['/api/openapi.json', '/api/docs', '/api/docs/json']
  for (const [environment, camille, visitor] of [
    [{ DEMO_DATA: '0' }, 404, 404],
    [{ DEMO_DATA: '0', API_DOCS: '1' }, 200, 200],
  ] as const) {
    const real = await createTestApp({ environment })
    try {
      const admin = await real.as('admin@example.org')
      const member = await real.as('camille.martin@example.org')
      for (const url of urls) {
        assert.equal((await admin(url)).statusCode, 200, url)
        assert.equal((await member(url)).statusCode, camille, url)
        assert.equal((await real.visitor()(url)).statusCode, visitor, url)
      }
    } finally {
      await real.close()
    }
  }
})

for (const url of ['/api/docs', '/api/docs/'])
  test(`${url} is the documentation, with its styles and scripts, under a policy of ours`, async () => {
    const docs = await t.visitor()({ url, headers: { accept: 'text/html' } })
    assert.equal(docs.statusCode, 200)
    const policy = String(docs.headers['content-security-policy'])
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/)
    assert.doesNotMatch(policy, /https:|unsafe/)
    const parts = [...docs.body.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].map(
      ([, part]) => part,
    )
    assert.ok(parts.length >= 4, docs.body)
    for (const part of parts) {
      const asked = new URL(part ?? '', `http://localhost:8080${url}`).pathname
      const answer = await t.visitor()(asked)
      assert.equal(answer.statusCode, 200, asked)
      assert.match(String(answer.headers['content-type']), /css|javascript/, asked)
    }
    const json = await t.visitor()('/api/docs/json')
    assert.equal(json.json().openapi, '3.1.0')
    const yaml = await t.visitor()('/api/docs/yaml')
    assert.equal(yaml.headers['content-type'], 'application/yaml; charset=utf-8')
    assert.equal(yaml.body, json.body)
    assert.equal((await t.visitor()('/api/openapi.json')).body, json.body)
  })
