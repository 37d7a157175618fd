import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { oidcPayload, session } from '../features/identity/identity.schema.ts'
import { createIdentity } from '../features/identity/index.ts'
import { type Browser, createBrowser } from './testing/browser.ts'
import {
  HORIZON,
  identifiants,
  isLoginPage,
  LOGIN,
  openLogin,
  sendForm,
  signIn,
} from './testing/sign-in.ts'

let portal: TestApp
let browser: Browser
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
  await portal.database.db.delete(oidcPayload)
  await portal.database.db.delete(session)
})

/** As the browser app does: with the anti-forgery header. */
async function logout(headers: Record<string, string> = {}) {
  const jar = browser.cookies().filter(({ path }) => path === '/')
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/identity/logout',
    cookies: Object.fromEntries(jar.map(({ name, value }) => [name, value])),
    headers: {
      host: 'localhost:8080',
      'x-xsrf-token': browser.cookie('XSRF-TOKEN')?.value ?? '',
      ...headers,
    },
  })
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const name = line.slice(0, line.indexOf('='))
    if (/expires=Thu, 01 Jan 1970/i.test(line)) browser.setCookie(name, '')
  }
  return answer
}

const userStatus = async () => (await browser.get(`${HORIZON}/api/identity/user`)).status

test('R7.24 logging out ends both sessions and says where to go', async () => {
  await signIn(browser, 'camille.martin')
  const stolen = browser.cookie('session')?.value ?? ''
  const provider = browser.cookie('oidc_session')?.value ?? ''
  const signature = browser.cookie('oidc_session.sig')?.value ?? ''
  assert.notEqual(provider, '')

  const answer = await logout()
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.json(), { logoutUrl: '/' })
  assert.equal(browser.cookie('session'), undefined)
  assert.equal(browser.cookie('oidc_session'), undefined)
  assert.equal(await portal.database.db.$count(session), 0)
  assert.equal(await portal.database.db.$count(oidcPayload), 0)

  // The cookies of before open nothing, neither here nor at the provider.
  browser.setCookie('session', stolen)
  browser.setCookie('oidc_session', provider)
  browser.setCookie('oidc_session.sig', signature)
  assert.equal(await userStatus(), 401)
  const page = await browser.follow(`${HORIZON}${LOGIN}`)
  assert.equal(page.status, 200)
  assert.ok(isLoginPage(page.url), 'the password is asked for again')
})

test('signing out of one device leaves alone a sign-in that is under way on another', async () => {
  await signIn(browser, 'camille.martin')
  const other = createBrowser(portal.app)
  const sent = await sendForm(other, await openLogin(other), identifiants('camille.martin'))
  // It has its code already, and has not brought it back yet.
  const callback = (url: URL) => url.pathname === '/api/identity/callback'
  const { location } = await other.follow(sent.location ?? '', callback)
  assert.equal((await logout()).statusCode, 200)
  const end = await other.follow(location ?? '', (url) => url.pathname === '/')
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  assert.equal((await other.get(`${HORIZON}/api/identity/user`)).status, 200)
  assert.equal(await userStatus(), 401)
})

test('whoever has no session any more still gets out, of the provider too', async () => {
  assert.equal((await browser.get(`${HORIZON}${LOGIN}`)).status, 303)
  assert.deepEqual((await logout()).json(), { logoutUrl: '/' })

  await signIn(browser, 'camille.martin')
  await portal.database.db.delete(session)
  assert.equal((await logout()).statusCode, 200)
  assert.ok(isLoginPage((await browser.follow(`${HORIZON}${LOGIN}`)).url))
})

test('logging out here leaves another browser signed in', async () => {
  const elsewhere = createBrowser(portal.app)
  await signIn(elsewhere, 'camille.martin')
  await signIn(browser, 'camille.martin')
  await logout()
  assert.equal(await userStatus(), 401)
  assert.equal((await elsewhere.get(`${HORIZON}/api/identity/user`)).status, 200)
})

test('ending all sessions of an account leaves no way back without the password', async () => {
  await signIn(browser, 'camille.martin')
  const { db } = portal.database
  const [opened] = await db.select().from(session)
  const limits = { idleMinutes: 30, maxHours: 12 }
  const deps = { db, sealer: portal.sealer, clock: () => portal.clock.now, session: limits }
  await createIdentity(deps).closeAll(opened?.compteId ?? '')
  assert.equal(await userStatus(), 401)
  assert.ok(isLoginPage((await browser.follow(`${HORIZON}${LOGIN}`)).url))
})

test('another site cannot log anybody out', async () => {
  await signIn(browser, 'camille.martin')
  assert.equal((await logout({ 'x-xsrf-token': 'autre' })).statusCode, 403)
  assert.equal((await logout({ origin: 'https://evil.example' })).statusCode, 403)
  assert.equal(await userStatus(), 200)
})

test('an idle session ends, and the provider does not open another one without the password', async () => {
  await signIn(browser, 'camille.martin')
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * 60_000)
  assert.equal(await userStatus(), 401)
  const cookie = browser.cookie('oidc_session')?.attributes ?? ''
  const until = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
  assert.ok(until <= portal.clock.now.getTime(), 'the provider’s session is over by then')
})
