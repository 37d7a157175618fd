import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { createBrowser } from '../idp/testing/browser.ts'
import { signIn } from '../idp/testing/sign-in.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({ environment: { RATE_LIMIT: '6' } })
})
after(() => t?.close())

test('a sign-in costs what the browser asks for, not what the portal asks its own provider', async () => {
  const landed = await signIn(createBrowser(t.app), 'camille.martin')
  assert.equal(landed.location?.pathname, '/')
  assert.equal((await t.visitor()('/api/identity/client')).statusCode, 429)
})

test('past the limit of its address a visitor is asked in French to wait, and health still answers', async () => {
  const call = () => t.visitor()({ url: '/api/identity/client', remoteAddress: '198.51.100.30' })
  for (let i = 0; i < 6; i++) assert.equal((await call()).statusCode, 200)
  const refused = await call()
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(refused.json(), {
    code: 'TooManyRequests',
    message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez',
  })
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await t.visitor()('/health/ready')).statusCode, 200)
})

test('what a guard refuses and what does not exist are counted as well', async () => {
  const kinds = {
    '/api/adherent/contrats': 401,
    '/api/nulle-part': 404,
    '/nulle-part': 404,
    '/oidc/auth': 400,
  }
  for (const [rank, [url, refusal]] of Object.entries(kinds).entries()) {
    const call = () => t.visitor()({ url, remoteAddress: `198.51.100.${rank + 1}` })
    for (let i = 0; i < 6; i++) assert.equal((await call()).statusCode, refusal, url)
    const limited = await call()
    assert.equal(limited.statusCode, 429, url)
    assert.ok(Number(limited.headers['retry-after']) > 0, url)
  }
})

test('a request that no page of ours sent is counted too', async () => {
  const call = () =>
    t.visitor()({
      method: 'POST',
      url: '/api/identity/logout',
      headers: { origin: 'https://ailleurs.example' },
      remoteAddress: '198.51.100.20',
    })
  for (let i = 0; i < 6; i++) assert.equal((await call()).statusCode, 403)
  assert.equal((await call()).statusCode, 429)
})

test('all the addresses of an IPv6 site share one budget, and the next site has its own', async () => {
  const call = async (remoteAddress: string) =>
    (await t.visitor()({ url: '/api/identity/client', remoteAddress })).statusCode
  const site = ['2001:db8:0:1::1', '2001:0DB8::1:0:0:0:2', '2001:db8:0:1:aaaa:bbbb:cccc:dddd']
  for (const address of [...site, ...site]) assert.equal(await call(address), 200, address)
  assert.equal(await call('2001:db8:0:1::ffff'), 429)
  assert.equal(await call('2001:db8:0:2::1'), 200)
})
