import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { createBrowser } from './testing/browser.ts'
import { signIn } from './testing/sign-in.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp({ environment: { PUBLIC_PROTOCOL: 'https' } })
})
after(() => portal.close())

test('under https every cookie is Secure, and the session is bound to its host', async () => {
  const browser = createBrowser(portal.app)
  const end = await signIn(browser, 'camille.martin', { origin: 'https://localhost:8080' })
  assert.equal(end.location?.href, 'https://localhost:8080/#/accueil')
  const names = browser.cookies().map(({ name }) => name)
  assert.ok(names.includes('__Host-session'))
  assert.ok(names.includes('__Host-oidc_session'))
  for (const { name, attributes, path } of browser.cookies()) {
    assert.match(attributes, /secure/i, name)
    assert.match(attributes, /samesite=lax/i, name)
    if (name !== 'XSRF-TOKEN') assert.match(attributes, /httponly/i, name)
    if (name.startsWith('__Host-')) {
      assert.equal(path, '/')
      assert.doesNotMatch(attributes, /domain=/i)
    }
  }
  const me = await browser.get('https://localhost:8080/api/identity/user')
  assert.equal(me.status, 200)
})

test('a session cookie under its plain name is worth nothing under https', async () => {
  const browser = createBrowser(portal.app)
  await signIn(browser, 'camille.martin', { origin: 'https://localhost:8080' })
  const other = createBrowser(portal.app)
  other.setCookie('session', browser.cookie('__Host-session')?.value ?? '')
  assert.equal((await other.get('https://localhost:8080/api/identity/user')).status, 401)
})
