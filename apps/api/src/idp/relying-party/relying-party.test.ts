import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { oidcPayload, session } from '../../features/identity/identity.schema.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import {
  HORIZON,
  identifiants,
  LOGIN,
  openLogin,
  sendForm,
  signIn,
  titleOf,
} from '../testing/sign-in.ts'

let portal: TestApp
let browser: Browser
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(() => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
})

const userStatus = async () => (await browser.get(`${HORIZON}/api/identity/user`)).status

/** Signs in up to the callback, which is not opened. */
async function reachCallback(query = ''): Promise<URL> {
  const page = await openLogin(browser, { query })
  const sent = await sendForm(browser, page, identifiants('camille.martin'))
  const answer = await browser.get(sent.location ?? '')
  assert.equal(answer.location?.pathname, '/api/identity/callback')
  return answer.location
}

for (const [asked, landing] of [
  ['/#/contrats', '/#/contrats'],
  ['#/remboursements?mois=3', '/#/remboursements?mois=3'],
  ['https://evil.example/', '/#/accueil'],
  ['//evil.example', '/#/accueil'],
  ['/\\evil.example', '/#/accueil'],
  ['javascript:alert(1)', '/#/accueil'],
] as const)
  test(`callbackUrl ${asked} leads to ${landing} after the exchange`, async () => {
    const end = await signIn(browser, 'camille.martin', {
      query: `?callbackUrl=${encodeURIComponent(asked)}`,
    })
    assert.equal(end.location?.href, `${HORIZON}${landing}`)
  })

test('a repeated callbackUrl is dropped', async () => {
  const end = await signIn(browser, 'camille.martin', {
    query: '?callbackUrl=%2F%23%2Fa&callbackUrl=%2F%23%2Fb',
  })
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
})

test('R7.17 a posted form starts the same exchange, and needs the anti-forgery field', async () => {
  await browser.get(`${HORIZON}${LOGIN}`)
  const _xsrf = browser.cookie('XSRF-TOKEN')?.value ?? ''
  const posted = await browser.post(`${HORIZON}${LOGIN}`, { _xsrf, callbackUrl: '/#/contrats' })
  assert.equal(posted.status, 303)
  assert.equal(posted.location?.pathname, '/oidc/auth')
  const forged = await browser.post(`${HORIZON}${LOGIN}`, { callbackUrl: '/#/contrats' })
  assert.equal(forged.status, 403)
  assert.equal(titleOf(forged), 'Une erreur s’est produite')
})

test('the session is new at each sign-in, and the one the browser brought is over', async () => {
  browser.setCookie('session', 'choisie-par-un-autre')
  await signIn(browser, 'camille.martin')
  const first = browser.cookie('session')?.value
  assert.notEqual(first, 'choisie-par-un-autre')
  // The provider still knows this browser, and asks for nothing.
  await browser.follow(`${HORIZON}${LOGIN}`, (url) => url.pathname === '/')
  const second = browser.cookie('session')?.value
  assert.notEqual(second, first)
  assert.equal(await userStatus(), 200)
  browser.setCookie('session', first ?? '')
  assert.equal(await userStatus(), 401)
})

test('the anti-forgery token is new at each sign-in, and one from before is worth nothing', async () => {
  const send = (cookie: string | undefined, header: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/notifications/form',
      headers: { host: 'localhost:8080', 'x-xsrf-token': header },
      cookies: {
        session: browser.cookie('session')?.value ?? '',
        ...(cookie && { 'XSRF-TOKEN': cookie }),
      },
      payload: { data: { ids: [1], isLue: true } },
    })
  await browser.get(`${HORIZON}/api/identity/client`)
  const before = browser.cookie('XSRF-TOKEN')?.value ?? ''
  await signIn(browser, 'camille.martin')
  const after = browser.cookie('XSRF-TOKEN')?.value ?? ''
  assert.notEqual(after, before)
  assert.equal((await send(after, after)).statusCode, 200)
  // Also when whoever knows it has it planted again.
  for (const cookie of [after, before, undefined]) {
    const answer = await send(cookie, before)
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'AntiForgery'])
  }
  await browser.follow(`${HORIZON}${LOGIN}`, (url) => url.pathname === '/')
  const again = browser.cookie('XSRF-TOKEN')?.value ?? ''
  assert.notEqual(again, after)
  assert.equal((await send(after, after)).statusCode, 403)
  assert.equal((await send(again, again)).statusCode, 200)
})

test('a browser whose token was lost, or set by another, gets the right one with its next read', async () => {
  await signIn(browser, 'camille.martin')
  const good = browser.cookie('XSRF-TOKEN')?.value
  browser.setCookie('XSRF-TOKEN', 'jeton-de-vingt-deux-caracteres')
  await browser.get(`${HORIZON}/api/identity/user`)
  assert.equal(browser.cookie('XSRF-TOKEN')?.value, good)
})

test('a sign-in form left open while its person signed in in another tab leads to the member area', async () => {
  const left = await openLogin(browser)
  const _xsrf = browser.cookie('XSRF-TOKEN')?.value ?? ''
  await signIn(browser, 'camille.martin')
  const form = { _xsrf, userName: 'camille.martin@example.org', password: 'Horizon!2026' }
  const sent = await browser.post(left.url, form)
  assert.deepEqual([sent.status, sent.location?.href], [303, `${HORIZON}/#/accueil`])
  assert.equal(await userStatus(), 200)
})

test('a session of one client is worth nothing at another’s address', async () => {
  await signIn(browser, 'camille.martin')
  browser.setCookie('session', browser.cookie('session')?.value ?? '', 'atlas.localhost')
  assert.equal((await browser.get('http://atlas.localhost:8080/api/identity/user')).status, 401)
  assert.equal(await userStatus(), 200)
})

for (const [what, change] of [
  ['another state', (url: URL) => url.searchParams.set('state', 'autre')],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ['no issuer', (url: URL) => url.searchParams.delete('iss')],
  ['another code', (url: URL) => url.searchParams.set('code', 'autre')],
] as const)
  test(`a callback with ${what} opens no session`, async () => {
    const callback = await reachCallback()
    change(callback)
    const answer = await browser.get(callback)
    assert.equal(answer.status, 400)
    assert.equal(titleOf(answer), 'Votre connexion n’a pas pu aboutir')
    assert.match(answer.body, /href="\/api\/identity\/login">Réessayer</)
    assert.equal(await userStatus(), 401)
  })

test('an ID token with another nonce opens no session', async () => {
  const callback = await reachCallback()
  const { db } = portal.database
  const codes = (await db.select().from(oidcPayload)).filter(
    (r) => r.modele === 'AuthorizationCode',
  )
  assert.notEqual(codes.length, 0)
  for (const { payload } of codes)
    await db.update(oidcPayload).set({ payload: { ...payload, nonce: 'autre' } })
  assert.equal((await browser.get(callback)).status, 400)
  assert.equal(await userStatus(), 401)
  await db.delete(oidcPayload)
})

test('the code of one person gives nothing to the browser of another', async () => {
  const callback = await reachCallback()
  const victim = createBrowser(portal.app)
  await openLogin(victim)
  assert.equal((await victim.get(callback)).status, 400)
  assert.equal(victim.cookie('session'), undefined)
})

test('a code serves once, also when it is sent twenty times at once', async () => {
  const callback = await reachCallback()
  const before = await portal.database.db.$count(session)
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.get(callback)))
  assert.ok(answers.every(({ status }) => status === 303 || status === 400))
  assert.ok((await portal.database.db.$count(session)) - before <= 1)
})

test('a sign-in left for more than ten minutes must be started again', async () => {
  const callback = await reachCallback()
  portal.clock.now = new Date(portal.clock.now.getTime() + 10 * 60_000)
  assert.equal((await browser.get(callback)).status, 400)
})

test('a cancelled sign-in says so calmly', async () => {
  const start = await browser.get(`${HORIZON}${LOGIN}`)
  const state = start.location?.searchParams.get('state') ?? ''
  const iss = encodeURIComponent(`${HORIZON}/oidc`)
  const answer = await browser.get(
    `${HORIZON}/api/identity/callback?error=access_denied&state=${state}&iss=${iss}`,
  )
  assert.equal(answer.status, 400)
  assert.match(answer.body, /Le service de connexion a interrompu la demande/)
})

test('many sign-ins left open never make the cookies too large', async () => {
  for (let i = 0; i < 12; i++) await browser.get(`${HORIZON}${LOGIN}`)
  const pending = browser.cookies().filter(({ name }) => name.startsWith('connexion-'))
  assert.equal(pending.length, 5)
  assert.ok(pending.every(({ attributes }) => /HttpOnly/i.test(attributes)))
})

test('every address of the client signs in under its own name; an unknown host goes to the public one', async () => {
  const intern = 'http://interne.localhost:8080'
  const page = await openLogin(browser, { origin: intern })
  assert.equal(page.url.hostname, 'interne.localhost')
  const sent = await sendForm(browser, page, identifiants('camille.martin'))
  const end = await browser.follow(sent.location ?? '', (url) => url.pathname === '/')
  assert.equal(end.location?.origin, intern)
  assert.equal((await browser.get(`${intern}/api/identity/user`)).status, 200)

  const unknown = await browser.get('http://inconnu.localhost:8080/api/identity/login')
  assert.equal(unknown.location?.origin, HORIZON)
  assert.equal(unknown.location?.pathname, LOGIN)
})
