import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { createBrowser } from './testing/browser.ts'
import { HORIZON, openLogin, sendForm } from './testing/sign-in.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

const strange = ['\0', 'a\0b@example.org', '\ud800', 'é'.repeat(1000), "' or 1=1 --", '{{7*7}}']

for (const value of strange)
  test(`the login page stands ${JSON.stringify(value.slice(0, 20))}`, async () => {
    const browser = createBrowser(portal.app)
    const page = await openLogin(browser)
    for (const fields of [
      { userName: value, password: 'x' },
      { userName: 'camille.martin@example.org', password: value },
    ]) {
      const answer = await sendForm(browser, page, fields)
      assert.ok(answer.status === 401 || answer.status === 400, String(answer.status))
      assert.match(answer.body, /<html lang="fr">/)
    }
  })

for (const path of [
  '/oidc/auth?client_id=%00',
  '/oidc/auth?client_id=a&client_id=b',
  '/oidc/auth/%00',
  '/connexion/%00',
  '/connexion/%F0',
  '/api/identity/callback',
  '/api/identity/callback?state=%00&code=%00',
  '/api/identity/callback?state=a&state=b',
  '/api/identity/login?callbackUrl=%00',
  '/api/identity/login?callbackUrl[x]=1',
  `/api/identity/login?callbackUrl=${'a'.repeat(6000)}`,
])
  test(`${path.slice(0, 60)} never fails`, async () => {
    const answer = await createBrowser(portal.app).get(`${HORIZON}${path}`)
    assert.ok(answer.status < 500, String(answer.status))
    assert.doesNotMatch(answer.body, /Error|at .*\.[jt]s:/)
  })

test('strange cookies never fail, neither at login nor at logout', async () => {
  for (const value of ['%00', 'x', '%E0%A4%A', 'a'.repeat(3000)]) {
    const cookies = ['session', 'oidc_session', 'oidc_session.sig', 'connexion-x', 'XSRF-TOKEN']
    const cookie = cookies.map((name) => `${name}=${value}`).join('; ')
    for (const [method, url] of [
      ['GET', '/api/identity/login'],
      ['GET', '/api/identity/user'],
      ['GET', '/oidc/auth/x'],
      ['POST', '/api/identity/logout'],
    ] as const) {
      const headers = { host: 'localhost:8080', cookie, 'x-xsrf-token': decode(value) }
      const answer = await portal.app.inject({ method, url, headers })
      assert.ok(answer.statusCode < 500, `${method} ${url} ${value.slice(0, 9)}`)
    }
  }
})

function decode(value: string): string {
  try {
    return decodeURIComponent(value).replaceAll('\0', '%00')
  } catch {
    return value
  }
}
