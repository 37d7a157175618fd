import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { connexion, echecConnexion, oidcPayload } from '../../features/identity/identity.schema.ts'
import { type Answer, type Browser, createBrowser } from '../testing/browser.ts'
import {
  alertOf,
  HORIZON,
  identifiants,
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
beforeEach(async () => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
  await portal.database.db.delete(echecConnexion)
})

const user = (from = browser) => from.get(`${HORIZON}/api/identity/user`)

test('R7.17 R3.40 a member signs in with identifier and password', async () => {
  const page = await openLogin(browser)
  assert.equal(page.status, 200)
  assert.match(page.body, /<label for="userName">Identifiant \(adresse e-mail\)<\/label>/)
  assert.match(page.body, /autocomplete="username webauthn"/)
  assert.match(page.body, /autocomplete="current-password"/)

  const end = await signIn(browser, 'camille.martin')
  assert.equal(end.status, 303)
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  const { connecteLe, ...me } = JSON.parse((await user()).body)
  assert.deepEqual(me, {
    roles: ['User'],
    userName: 'camille.martin@example.org',
    email: 'camille.martin@example.org',
    codeCivilite: 'MME',
    nom: 'Martin',
    prenom: 'Camille',
    delegation: null,
    proches: [],
  })
  // The provider goes by the machine's clock, and dates a sign-in to the second.
  const age = Date.now() - Date.parse(connecteLe)
  assert.ok(Date.parse(connecteLe) >= portal.clock.now.getTime() - 1000 && age >= 0, connecteLe)
  assert.match(browser.cookie('session')?.attributes ?? '', /HttpOnly.*SameSite=Lax/)
})

test('the identifier may be typed with capitals and spaces', async () => {
  const page = await openLogin(browser)
  const fields = { userName: ' Camille.Martin@Example.ORG ', password: 'Horizon!2026' }
  assert.equal((await sendForm(browser, page, fields)).status, 303)
})

test('each sign-in leaves one line for the statistics', async () => {
  const { db } = portal.database
  const before = await db.$count(connexion, eq(connexion.clientCode, 'horizon'))
  await signIn(browser, 'jeanne.moreau')
  assert.equal(await db.$count(connexion, eq(connexion.clientCode, 'horizon')), before + 1)
})

/** What differs between two answers without telling anything about the account. */
const anonymous = ({ body }: Answer, userName: string) =>
  body
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/value="[^"]*"/g, (value) => (value.includes(userName) ? 'value="?"' : 'value=""'))

test('wrong password, unknown person, account not activated, protected, staff: the same answer', async () => {
  const answers: string[] = []
  for (const [userName, password] of [
    ['camille.martin', 'Mauvais!2026'],
    ['personne', 'Horizon!2026'],
    ['invitee', 'Horizon!2026'],
    ['hugo.roche', 'Mauvais!2026'],
    ['admin', 'Mauvais!2026'],
    ['gestionnaire', 'Mauvais!2026'],
  ] as const) {
    const page = await openLogin(browser)
    const answer = await sendForm(browser, page, identifiants(userName, password))
    assert.equal(answer.status, 401)
    assert.equal(alertOf(answer), 'Identifiant ou mot de passe incorrect')
    assert.match(answer.body, new RegExp(`value="${userName}@example.org"`), 'what was typed stays')
    assert.doesNotMatch(answer.body, new RegExp(password), 'but not the password')
    answers.push(anonymous(answer, userName))
  }
  assert.equal(new Set(answers).size, 1)
  assert.equal((await user()).status, 401)
})

test('after a mistake the same page lets one in, and the failures are forgotten', async () => {
  for (let matin = 0; matin < 2; matin++) {
    const page = await openLogin(browser)
    for (let i = 0; i < 9; i++) {
      const wrong = await sendForm(browser, page, identifiants('camille.martin', `x${i}`))
      assert.equal(wrong.status, 401)
    }
    assert.equal((await sendForm(browser, page, identifiants('camille.martin'))).status, 303)
  }
})

test('somebody else’s failures are not forgotten with the owner’s sign-in', async () => {
  const from = async (remoteAddress: string, password: string) => {
    const fields = identifiants('camille.martin', password)
    return sendForm(browser, await openLogin(browser), fields, remoteAddress)
  }
  for (let i = 0; i < 9; i++) assert.equal((await from('198.51.100.7', `x${i}`)).status, 401)
  assert.equal((await from('192.0.2.1', 'Horizon!2026')).status, 303)
  assert.equal((await from('198.51.100.7', 'x9')).status, 401)
  assert.equal((await from('198.51.100.7', 'Horizon!2026')).status, 423)
})

test('an empty field is named, and costs no try', async () => {
  const page = await openLogin(browser)
  const answer = await sendForm(browser, page, { userName: 'a@example.org', password: '' })
  assert.equal(answer.status, 400)
  assert.equal(alertOf(answer), 'Renseignez votre identifiant et votre mot de passe')
  assert.match(answer.body, /name="password"[^>]*aria-invalid="true"/)
  assert.equal(await portal.database.db.$count(echecConnexion), 0)
})

test('what is typed comes back as text, never as markup', async () => {
  const page = await openLogin(browser)
  const fields = { userName: '"><script>alert(1)</script>', password: 'x' }
  const answer = await sendForm(browser, page, fields)
  assert.doesNotMatch(answer.body, /<script>/)
  assert.match(answer.body, /value="&#34;&#62;&#60;script&#62;/)
})

for (const userName of ['camille.martin', 'inconnu'])
  test(`${userName} is told how many tries are left, from the fifth mistake on`, async () => {
    const page = await openLogin(browser)
    const said: (string | undefined)[] = []
    for (let i = 0; i < 10; i++) {
      const { body } = await sendForm(browser, page, identifiants(userName, `x${i}`))
      said.push(/(?:Il vous reste|C’était)[^<]*/.exec(body)?.[0])
    }
    assert.deepEqual(said, [
      ...[undefined, undefined, undefined, undefined],
      'Il vous reste 5\u00a0essais.',
      'Il vous reste 4\u00a0essais.',
      'Il vous reste 3\u00a0essais.',
      'Il vous reste 2\u00a0essais.',
      'Il vous reste 1\u00a0essai.',
      'C’était le dernier essai possible pour l’instant.',
    ])
  })

for (const userName of ['hugo.roche', 'inconnu'])
  test(`ten failures lock ${userName} for fifteen minutes, even with the right password`, async () => {
    const page = await openLogin(browser)
    for (let i = 0; i < 10; i++)
      assert.equal((await sendForm(browser, page, identifiants(userName, `x${i}`))).status, 401)
    const locked = await sendForm(browser, page, identifiants(userName))
    assert.equal(locked.status, 423)
    assert.match(alertOf(locked) ?? '', /^Trop d’essais infructueux\. Patientez quinze minutes/)

    portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 60_000)
    const again = createBrowser(portal.app)
    const answer = await sendForm(again, await openLogin(again), identifiants(userName))
    assert.equal(answer.status, userName === 'inconnu' ? 401 : 303)
  })

test('once locked, known or not, staff or not: the same answer', async () => {
  const answers: string[] = []
  for (const userName of ['camille.martin', 'personne', 'invitee', 'hugo.roche', 'admin']) {
    const page = await openLogin(browser)
    for (let i = 0; i < 10; i++) await sendForm(browser, page, identifiants(userName, `x${i}`))
    for (const password of ['Horizon!2026', 'Mauvais!2026']) {
      const locked = await sendForm(browser, page, identifiants(userName, password))
      assert.equal(locked.status, 423)
      answers.push(anonymous(locked, userName))
    }
  }
  assert.equal(new Set(answers).size, 1)
})

test('of twenty guesses at once, ten are looked at', async () => {
  const page = await openLogin(browser)
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      sendForm(browser, page, identifiants('jeanne.moreau', `x${i}`)),
    ),
  )
  const count = (status: number) => guesses.filter((answer) => answer.status === status).length
  assert.deepEqual([count(401), count(423)], [10, 10])
  // Not among them: looked at early, it would give the others their tries back.
  const right = await sendForm(browser, page, identifiants('jeanne.moreau', 'Horizon!2026'))
  assert.equal(right.status, 423)
})

test('a login page that is unknown, already used or of another browser leads back to the start', async () => {
  const unknown = await browser.get(`${HORIZON}/connexion/n-existe-pas`)
  assert.equal(unknown.status, 410)
  assert.equal(titleOf(unknown), 'Cette page de connexion n’est plus valable')
  assert.match(unknown.body, /href="\/api\/identity\/login"/)

  const page = await openLogin(browser)
  const other = createBrowser(portal.app)
  await openLogin(other)
  assert.equal((await other.get(page.url)).status, 410)
  assert.equal((await sendForm(other, page, identifiants('camille.martin'))).status, 410)

  await portal.database.db.delete(oidcPayload)
  assert.equal((await sendForm(browser, page, identifiants('camille.martin'))).status, 410)
})

test('the back button after a sign-in leads home', async () => {
  const page = await openLogin(browser)
  const sent = await sendForm(browser, page, identifiants('camille.martin'))
  const end = await browser.follow(sent.location ?? '', (url) => url.pathname === '/')
  assert.equal((await browser.get(page.url)).location?.pathname, '/')
  assert.equal((await browser.get(end.url)).location?.pathname, '/', 'the callback, once more')
})

test('two tabs may sign in, even as two persons: the last one stays', async () => {
  const first = await openLogin(browser)
  const second = await openLogin(browser)
  const finish = async (page: Answer, userName: string) => {
    const sent = await sendForm(browser, page, identifiants(userName))
    return browser.follow(sent.location ?? '', (url) => url.pathname === '/')
  }
  assert.equal((await finish(first, 'camille.martin')).status, 303)
  assert.match((await user()).body, /camille/)
  assert.equal((await finish(second, 'jeanne.moreau')).status, 303)
  assert.match((await user()).body, /jeanne/)
})

test('the library never shows a page of its own', async () => {
  for (const path of [
    '/oidc/auth',
    '/oidc/auth?client_id=inconnu',
    '/oidc/auth/inconnu',
    '/oidc/auth?client_id=portail&redirect_uri=https%3A%2F%2Fevil.example&response_type=code&scope=openid',
  ]) {
    const answer = await browser.get(`${HORIZON}${path}`)
    assert.equal(answer.status, 400, path)
    assert.equal(answer.location, null)
    assert.match(answer.body, /<html lang="fr">/)
    assert.match(answer.body, /href="\/api\/identity\/login"/)
  }
  const start = await browser.get(`${HORIZON}/api/identity/login`)
  const formPost = await browser.get(`${start.location}&response_mode=form_post`)
  assert.equal(formPost.status, 400)
  for (const path of ['/oidc/session/end', '/oidc/session/end/confirm', '/oidc/me', '/oidc/reg'])
    assert.equal((await browser.get(`${HORIZON}${path}`)).status, 404, path)
})

test('the provider asks for PKCE, and for its client’s secret', async () => {
  const start = await browser.get(`${HORIZON}/api/identity/login`)
  const without = new URL(start.location ?? '')
  without.searchParams.delete('code_challenge')
  without.searchParams.delete('code_challenge_method')
  const refused = await browser.get(without)
  assert.equal(refused.location?.searchParams.get('error'), 'invalid_request')
  const token = await browser.post(`${HORIZON}/oidc/token`, {
    grant_type: 'authorization_code',
    code: 'x',
    client_id: 'portail',
    redirect_uri: `${HORIZON}/api/identity/callback`,
  })
  assert.equal(token.status, 401)
})

test('the provider’s keys are sealed in the database and never served', async () => {
  const jwks = await browser.get(`${HORIZON}/oidc/jwks`)
  const { keys } = JSON.parse(jwks.body) as { keys: Record<string, string>[] }
  assert.equal(keys.length, 1)
  assert.equal(keys[0]?.d, undefined)
  const { rows } = (await portal.database.db.execute('select valeur from secret_installation')) as {
    rows: { valeur: string }[]
  }
  for (const { valeur } of rows) assert.match(valeur, /^v2\.[\w-]+\.[\w-]+$/)
})
