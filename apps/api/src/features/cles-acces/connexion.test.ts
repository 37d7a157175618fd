import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ConnexionCleOptions } from '@espace-adherent/contract'
import { desc, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { type Answer, type Browser, createBrowser } from '../../idp/testing/browser.ts'
import { ATLAS, HORIZON, identifiants, openLogin, sendForm } from '../../idp/testing/sign-in.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { echecConnexion } from '../identity/identity.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { cleAcces, defiCleAcces } from './cles-acces.schema.ts'
import {
  addCle,
  createAuthentificateur,
  type Ecarts,
  listCles,
  removeCle,
} from './testing/index.ts'

const HUGO = 'hugo.roche@example.org'
const JULIEN = 'julien.martin@example.org'

let t: TestApp
let browser: Browser
let julien: Inject
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = new Date()
  const { db } = t.database
  for (const table of [cleAcces, defiCleAcces, echecConnexion]) await db.delete(table)
  browser = createBrowser(t.app)
  julien = await t.as(JULIEN)
})

const cleUrl = (page: Answer, suffix = '') => new URL(`${page.url.pathname}/cle${suffix}`, page.url)

const ask = async (page: Answer): Promise<ConnexionCleOptions> =>
  JSON.parse((await browser.postJson(cleUrl(page, '/options'))).body)

const send = (page: Answer, credential: object, headers?: Record<string, string>) =>
  browser.postJson(cleUrl(page), credential, headers)

/** Who is signed in, in this browser. */
async function userName(): Promise<string | null> {
  const answer = await browser.get(`${HORIZON}/api/identity/user`)
  return answer.status === 200 ? JSON.parse(answer.body).userName : null
}

const codeOf = ({ body }: Answer) => (JSON.parse(body) as { code?: string }).code

test('the sign-in page offers keys, and the browser’s list of identifiers too', async () => {
  const page = await openLogin(browser)
  assert.match(page.body, /autocomplete="username webauthn"/)
  assert.match(page.body, /<div class="cle" id="cle" hidden/)
  assert.match(page.body, /Me connecter avec une clé d’accès/)
  const src = /<script type="module" nonce="[^"]+" src="([^"]+)">/.exec(page.body)?.[1] ?? ''
  const script = await t.visitor()(src)
  assert.match(String(script.headers['content-type']), /^text\/javascript/)
  assert.match(String(script.headers['cache-control']), /immutable/)
  assert.match(script.body, /navigator\.credentials\.get/)
})

test('the authenticator is asked for any key of this client, with its owner verified', async () => {
  const { challenge, ...options } = await ask(await openLogin(browser))
  assert.equal(Buffer.from(challenge, 'base64url').length, 32)
  assert.deepEqual(options, {
    rpId: 'localhost',
    timeout: 270_000,
    userVerification: 'required',
  })
})

test('a key alone opens the session of its owner, and is seen to have served', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  const answer = await send(page, device.get(await ask(page)))
  assert.equal(answer.status, 200, answer.body)
  const end = await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  assert.equal(await userName(), JULIEN)
  const left = browser.cookies().filter(({ name }) => name.startsWith('oidc_interaction'))
  assert.deepEqual(left, [], 'nothing of the sign-in stays behind')
  const [cle] = await listCles(julien)
  assert.equal(cle?.utiliseeLe, t.clock.now.toISOString())
})

test('it keeps where the person wanted to go', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser, { query: '?callbackUrl=%2F%23%2Fcontrats' })
  const answer = await send(page, device.get(await ask(page)))
  const end = await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  assert.equal(end.location?.hash, '#/contrats')
})

test('a key takes the place of the password and of the code of a protected account', async () => {
  const { device } = await addCle(await t.as(HUGO))
  const page = await openLogin(browser)
  const answer = await send(page, device.get(await ask(page)))
  await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  assert.equal(await userName(), HUGO)
})

for (const [title, ecarts] of [
  ['signed at another origin', { origin: 'https://localhost:8080' }],
  ['signed at another client’s', { origin: ATLAS }],
  ['signed for another host', { rpId: 'evil.example' }],
  ['signed for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['signed to be registered', { type: 'webauthn.create' }],
  ['that did not verify its owner', { isVerified: false }],
  ['that cannot be copied any more', { isSynchronisable: false }],
  ['badly signed', { isForged: true }],
  ['that nobody knows', { credentialId: Buffer.alloc(32, 9).toString('base64url') }],
  ['said to be somebody else’s', { userHandle: Buffer.alloc(16, 9).toString('base64url') }],
] satisfies [string, Ecarts][]) {
  test(`a key ${title} is refused, always alike`, async () => {
    const { device } = await addCle(julien)
    const page = await openLogin(browser)
    const answer = await send(page, device.get(await ask(page), ecarts))
    assert.equal(answer.status, 401)
    assert.deepEqual(JSON.parse(answer.body), {
      code: 'PasskeyRefused',
      message:
        'Cette clé d’accès ne permet pas de vous connecter. Réessayez, ou saisissez votre mot de passe',
    })
    assert.equal(await userName(), null)
    const [ligne] = await t.database.db
      .select()
      .from(historique)
      .orderBy(desc(historique.id))
      .limit(1)
    assert.equal(ligne?.action, 'connexion-refusee')
    assert.equal((await listCles(julien))[0]?.utiliseeLe, null)
    // The sign-in goes on: another try, or the password.
    assert.equal((await send(page, device.get(await ask(page)))).status, 200)
  })
}

test('another device cannot speak for a known key', async () => {
  const { device } = await addCle(julien)
  const camille = await addCle(await t.as('camille.martin@example.org'))
  const page = await openLogin(browser)
  const forged = camille.device.get(await ask(page), { credentialId: device.credentialId })
  assert.equal(codeOf(await send(page, forged)), 'PasskeyRefused')
  const handle = device.get(await ask(page)).response.userHandle
  const borrowed = camille.device.get(await ask(page), { userHandle: handle })
  assert.equal(codeOf(await send(page, borrowed)), 'PasskeyRefused')
})

test('a challenge is good once, five minutes, in its own sign-in', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  const options = await ask(page)
  assert.equal(codeOf(await send(page, device.get(options, { isForged: true }))), 'PasskeyRefused')
  assert.equal(codeOf(await send(page, device.get(options))), 'PasskeyExpired')

  const late = await ask(page)
  t.clock.now = new Date(t.clock.now.getTime() + 5 * 60_000)
  assert.equal(codeOf(await send(page, device.get(late))), 'PasskeyExpired')

  const other = await openLogin(browser)
  const foreign = device.get(await ask(page))
  assert.equal(codeOf(await send(other, foreign)), 'PasskeyExpired')
  await ask(other)
  assert.equal(codeOf(await send(other, foreign)), 'PasskeyRefused')
  assert.equal(await userName(), null)
})

test('of twenty answers at once, one is looked at', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  const options = await ask(page)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(page, device.get(options))),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('coming back in without proving anything makes no fresh session: a code is asked for', async () => {
  const page = await openLogin(browser)
  const sent = await sendForm(browser, page, identifiants('julien.martin'))
  await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  const begin = () => browser.postJson(`${HORIZON}/api/identity/cles-acces/options`)
  assert.equal((await begin()).status, 200)
  // From the machine's clock, by which the provider has dated the sign-in.
  t.clock.now = new Date(Date.now() + 10 * 60_000)
  assert.equal(codeOf(await begin()), 'SecurityCodeRequired')
  // The provider still knows who it is, and opens another session without a question.
  await browser.follow(`${HORIZON}/api/identity/login`, (url) => url.hash !== '')
  assert.equal(await userName(), JULIEN)
  assert.equal(codeOf(await begin()), 'SecurityCodeRequired')
})

test('a counter that does not go forward betrays a copied key', async () => {
  const { device } = await addCle(julien, { ecarts: { compteur: 7 } })
  const signIn = async (compteur: number) => {
    const page = await openLogin(createAgain())
    device.count(compteur)
    return (await send(page, device.get(await ask(page)))).status
  }
  assert.equal(await signIn(8), 200)
  for (const compteur of [8, 7, 0]) assert.equal(await signIn(compteur), 401, String(compteur))
  assert.equal(await signIn(4_294_967_295), 200)
})

/** A browser that has never been here. */
function createAgain(): Browser {
  browser = createBrowser(t.app)
  return browser
}

test('a counter that always says 0 says nothing', async () => {
  const { device } = await addCle(julien)
  for (let turn = 0; turn < 2; turn++) {
    const page = await openLogin(createAgain())
    assert.equal((await send(page, device.get(await ask(page)))).status, 200)
  }
})

test('a removed key, or one of a closed account, opens nothing', async () => {
  const { db } = t.database
  const { device, cle } = await addCle(julien)
  const page = await openLogin(browser)
  await db.update(compte).set({ isActif: false }).where(eq(compte.userName, JULIEN))
  const closed = await send(page, device.get(await ask(page)))
  await db.update(compte).set({ isActif: true }).where(eq(compte.userName, JULIEN))
  assert.equal(codeOf(closed), 'PasskeyRefused')
  assert.equal((await removeCle(julien, cle.id)).statusCode, 200)
  assert.equal(codeOf(await send(page, device.get(await ask(page)))), 'PasskeyRefused')
})

test('a key of one client opens nothing at another’s', async () => {
  const { db } = t.database
  const { device } = await addCle(julien)
  await db.update(compte).set({ clientCode: 'atlas' }).where(eq(compte.userName, JULIEN))
  const page = await openLogin(browser)
  const answer = await send(page, device.get(await ask(page)))
  await db.update(compte).set({ clientCode: 'horizon' }).where(eq(compte.userName, JULIEN))
  assert.equal(codeOf(answer), 'PasskeyRefused')
})

test('a key is no guess: it opens a locked account, whose password stays locked', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  for (let essai = 0; essai < 10; essai++)
    await sendForm(browser, page, identifiants('julien.martin', `x${essai}`))
  assert.equal((await sendForm(browser, page, identifiants('julien.martin'))).status, 423)
  assert.equal((await send(page, device.get(await ask(page)))).status, 200)
  const again = await openLogin(createAgain())
  assert.equal((await sendForm(browser, again, identifiants('julien.martin'))).status, 423)
})

test('a bad key costs the account nothing', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  for (let essai = 0; essai < 12; essai++)
    await send(page, device.get(await ask(page), { isForged: true }))
  assert.equal((await sendForm(browser, page, identifiants('julien.martin'))).status, 303)
})

test('without the anti-forgery token, or from another site, nothing is looked at', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  const token = browser.cookie('XSRF-TOKEN')?.value ?? ''
  const credential = device.get(await ask(page))
  const foreign: Record<string, string>[] = [
    {},
    { 'x-xsrf-token': 'x' },
    { 'x-xsrf-token': token, origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    assert.equal(
      codeOf(await browser.postJson(cleUrl(page, '/options'), undefined, headers)),
      'AntiForgery',
    )
    assert.equal(codeOf(await send(page, credential, headers)), 'AntiForgery')
  }
  assert.equal((await send(page, credential)).status, 200)
})

test('only the browser that began a sign-in may end it', async () => {
  const { device } = await addCle(julien)
  const page = await openLogin(browser)
  const options = await ask(page)
  createAgain()
  await openLogin(browser)
  const stolen = await send(page, device.get(options))
  assert.equal(stolen.status, 410)
  assert.match(JSON.parse(stolen.body).message, /^Cette page de connexion n’est plus valable/)
  assert.equal((await browser.postJson(cleUrl(page, '/options'))).status, 410)
})

test('somebody else who was signed in here is signed out', async () => {
  const { device } = await addCle(julien)
  const [first, second] = [await openLogin(browser), await openLogin(browser)]
  const sent = await sendForm(browser, first, identifiants('camille.martin'))
  await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  const answer = await send(second, device.get(await ask(second)))
  await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  assert.equal(await userName(), JULIEN)
})

type Credential = ReturnType<ReturnType<typeof createAuthentificateur>['get']>
const answering = (response: object) => (good: Credential) => ({
  ...good,
  response: { ...good.response, ...response },
})
for (const [title, spoil, status] of [
  ['nothing at all', () => ({}), 400],
  ['an identifier that is none', (good) => ({ ...good, id: '\u0000' }), 400],
  ['nobody named', answering({ userHandle: null }), 400],
  ['letters that are no bytes', answering({ signature: 'é' }), 400],
  ['bytes that are no signature', answering({ signature: 'AAAA' }), 401],
  ['bytes that say nothing', answering({ authenticatorData: 'AAAA' }), 401],
  ['bytes that are no JSON', answering({ clientDataJSON: 'AAAA' }), 401],
  ['two identifiers', (good) => ({ ...good, rawId: 'autre' }), 401],
] satisfies [string, (good: Credential) => object, number][]) {
  test(`an answer with ${title} is refused, and never fails`, async () => {
    const { device } = await addCle(julien)
    const page = await openLogin(browser)
    const good = device.get(await ask(page))
    assert.equal((await send(page, spoil(good))).status, status)
    assert.equal(await userName(), null)
  })
}

test('with the insurer’s own identity provider a key opens no sign-in that it has not begun', async () => {
  const atlas = t.visitor('atlas.localhost:8080')
  for (const url of ['/connexion/x/cle/options', '/connexion/x/cle']) {
    const payload = createAuthentificateur().get({ challenge: 'x', rpId: 'x' } as never, {
      userHandle: 'x',
    })
    assert.equal((await atlas({ method: 'POST', url, payload })).statusCode, 410)
  }
})

test('keys are offered at the public address and below it, where browsers accept them', async () => {
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const adresses = [...(horizon?.adresses ?? []), 'autre.example']
  await db.update(client).set({ adresses }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  for (const [host, isOffered] of [
    ['localhost', true],
    ['interne.localhost', true],
    ['autre.example', false],
  ] as const) {
    const page = await openLogin(createAgain(), { origin: `http://${host}:8080` })
    assert.equal(page.url.hostname, host)
    assert.equal(page.status, 200)
    assert.equal(page.body.includes('id="cle"'), isOffered, host)
    assert.equal(/webauthn|<script type="module"/.test(page.body), isOffered, host)
  }
})
