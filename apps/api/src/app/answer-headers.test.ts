import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { RouteOptions } from 'fastify'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'

let t: TestApp
const declared: RouteOptions[] = []
before(async () => {
  t = await createTestApp({ web: true, onRoute: (route) => declared.push(route) })
})
after(() => t?.close())

/** A mail of the mailbox is shown in a frame of its own page; every other answer in none. */
const framed = '/dev/mailbox/messages/:id'

/** Written apart from what the server sends, and to the letter. */
const expected: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /default-src 'none'/],
  ['x-request-id', /^[\w-]{8,}$/],
  ['cache-control', /^no-store$/],
]

/** What anybody may have, or an image that never changes: the routes say themselves how long. */
const kept =
  /^\/(assets|charte\/logos|service-worker\.js|manifest\.webmanifest|connexion\/cle-acces\.js|api\/(docs|cms|inbenta-faq))/

async function checkAll(call: Inject, who: string): Promise<number> {
  const statuses = new Set<number>()
  for (const { method, url } of declared)
    for (const each of [method].flat()) {
      // Leaving ends the very session that the next routes are tried with.
      if (url.endsWith('/logout')) continue
      const path = url.replace(/:\w+/g, 'x').replace('*', 'x')
      // Other lists leave whole: all postal codes, for each of these people, are not waited for.
      const address = path.endsWith('/code-postal/export') ? `${path}?format=aucun` : path
      const { statusCode, headers } = await call({
        method: each as 'GET',
        url: address,
        // A stream of events never ends by itself: its beginning is its answer.
        payloadAsStream: url.endsWith('/flux'),
      })
      statuses.add(statusCode)
      for (const [name, value] of expected) {
        if (name === 'x-frame-options' && url === framed && statusCode === 200) continue
        if (name === 'cache-control' && kept.test(url) && statusCode < 400) continue
        // The documentation's page brings a policy of its own.
        if (name === 'content-security-policy' && url.startsWith('/api/docs'))
          assert.ok(headers[name], `${who}: ${each} ${url} lacks ${name}`)
        else
          assert.match(
            String(headers[name]),
            value,
            `${who}: ${each} ${url} (${statusCode}), ${name}`,
          )
      }
    }
  return statuses.size
}

test('every answer of every route has its headers, whether it succeeds or refuses', async () => {
  assert.ok(declared.length > 60, `${declared.length} routes`)
  assert.ok((await checkAll(t.visitor(), 'nobody')) > 3)
  for (const userName of ['camille.martin@example.org', 'admin@example.org'])
    assert.ok((await checkAll(await t.as(userName), userName)) > 3)
})

test('what answers by itself has them too: events, the identity provider’s data and its pages', async () => {
  const camille = await t.as('camille.martin@example.org')
  for (const [url, status, type] of [
    ['/api/notifications/flux', 200, 'text/event-stream; charset=utf-8'],
    ['/oidc/jwks', 200, 'application/jwk-set+json; charset=utf-8'],
    ['/oidc/auth?client_id=inconnu', 400, 'text/html; charset=utf-8'],
  ] as const) {
    const { statusCode, headers } = await camille({ url, payloadAsStream: url.endsWith('flux') })
    assert.deepEqual([statusCode, headers['content-type']], [status, type])
    for (const [name, value] of expected)
      assert.match(String(headers[name]), value, `${name} ${url}`)
  }
})
