import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { FournisseurExterne } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { freePort } from '../../../../scripts/support/ports.ts'
import { client } from '../../src/features/portail/portail.schema.ts'
import { type Answer, type Browser, createBrowser } from '../../src/idp/testing/browser.ts'
import { type External, startExternal } from '../../src/idp/testing/external.ts'
import { ATLAS, LOGIN, titleOf } from '../../src/idp/testing/sign-in.ts'
import { compte } from '../../src/noyau/comptes.schema.ts'
import type { TestApp } from '../../testing/index.ts'
import { demoProviderAccounts } from './accounts.ts'
import { startDemoProvider } from './index.ts'

const INCONNUE = 'personne@example.org'
const accounts = [
  ...demoProviderAccounts.map((account) =>
    account.email.startsWith('admin') ? { ...account, isVerifie: false } : account,
  ),
  { email: INCONNUE, nom: 'Personne', motDePasse: 'Atlas!2026' },
]

let external: External
let portal: TestApp
let browser: Browser
before(async () => {
  external = await startExternal(accounts)
  portal = external.portal
})
after(() => external?.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  await external.bindAll()
})

const configure = (change: Partial<FournisseurExterne>) => external.configure(change)
const login = (page: Answer, email: string, password = 'Atlas!2026') =>
  browser.post(page.url, { email, password })
const signIn = (email: string, query = '') => external.signIn(browser, email, query)

const user = () => external.user(browser)
const sujet = async (userName: string) => {
  const isIt = and(eq(compte.clientCode, 'atlas'), eq(compte.userName, userName))
  const [row] = await portal.database.db.select().from(compte).where(isIt)
  return row?.sujetExterne ?? null
}

async function logout() {
  await browser.get(`${ATLAS}${LOGIN}`)
  const session = browser.cookie('session', 'atlas.localhost')?.value ?? ''
  const xsrf = browser.cookie('XSRF-TOKEN', 'atlas.localhost')?.value ?? ''
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/identity/logout',
    cookies: { session, 'XSRF-TOKEN': xsrf },
    headers: { host: 'atlas.localhost:8080', 'x-xsrf-token': xsrf },
  })
  browser.setCookie('session', '', 'atlas.localhost')
  return new URL((answer.json() as { logoutUrl: string }).logoutUrl, ATLAS)
}

test('a member of a client with its own provider signs in there', async () => {
  const page = await browser.follow(`${ATLAS}${LOGIN}`)
  assert.equal(page.status, 200)
  assert.match(page.body, /<html lang="fr">/)
  assert.match(page.body, /Fournisseur d’identité de démonstration/)
  assert.equal((await login(page, 'nadia.perrot@example.org', 'Mauvais')).status, 401)

  const end = await signIn('nadia.perrot@example.org', '?callbackUrl=%2F%23%2Fcontrats')
  assert.equal(end.location?.href, `${ATLAS}/#/contrats`)
  const me = JSON.parse((await user()).body) as { userName: string; roles: string[] }
  assert.equal(me.userName, 'nadia.perrot@example.org')
  assert.deepEqual(me.roles, ['User'])
})

test('whoever has no space yet finds where to create it, unless this portal creates none', async () => {
  const { db } = portal.database
  const isAtlas = eq(client.code, 'atlas')
  const creation = /<a href="http:\/\/atlas\.localhost:8080\/#\/register">Créer mon espace<\/a>/
  assert.match((await browser.follow(`${ATLAS}${LOGIN}`)).body, creation)
  const [row] = await db.select().from(client).where(isAtlas)
  const fonctionnalites = row?.fonctionnalites ?? {}
  await db
    .update(client)
    .set({ fonctionnalites: { ...fonctionnalites, creationCompteAutreActe: false } })
    .where(isAtlas)
  await portal.annuaire.refresh(db)
  try {
    assert.doesNotMatch((await browser.follow(`${ATLAS}${LOGIN}`)).body, /Créer mon espace/)
    const said = await browser.get(`${ATLAS}/connexion/fin`)
    assert.doesNotMatch(said.body, /Créer mon espace/)
  } finally {
    await db.update(client).set({ fonctionnalites }).where(isAtlas)
    await portal.annuaire.refresh(db)
  }
})

test('the subject is remembered: the e-mail may change, and opens nothing to its next owner', async () => {
  const { db } = portal.database
  const isNadia = eq(compte.userName, 'nadia.perrot@example.org')
  await db.update(compte).set({ userName: 'nadia.costa@example.org' }).where(isNadia)
  browser = createBrowser(portal.app)
  await signIn('nadia.perrot@example.org')
  assert.match((await user()).body, /nadia\.costa@example\.org/)

  const isCosta = eq(compte.userName, 'nadia.costa@example.org')
  await db
    .update(compte)
    .set({ userName: 'nadia.perrot@example.org', sujetExterne: 'quelqu-un-d-autre' })
    .where(isCosta)
  browser = createBrowser(portal.app)
  const refused = await signIn('nadia.perrot@example.org')
  assert.equal(refused.status, 403)
  assert.equal(await sujet('nadia.perrot@example.org'), 'quelqu-un-d-autre')
})

test('somebody whom the portal does not know is told so, and can leave the provider', async () => {
  const answer = await signIn(INCONNUE)
  assert.equal(answer.status, 403)
  assert.match(titleOf(answer) ?? '', /^Aucun espace ne correspond/)
  assert.equal((await user()).status, 401)
  const href = /class="bouton" href="([^"]+)"/.exec(answer.body)?.[1]?.replaceAll('&#38;', '&')
  assert.ok(href?.startsWith(`${external.provider.issuer}/session/end?`))
  const left = await browser.get(href ?? '')
  assert.equal(left.location?.href, `${ATLAS}/connexion/fin`)
  assert.match(answer.body, /<a href="\/#\/register">Créer mon espace<\/a>/)
})

test('an address that the provider has not verified opens nothing', async () => {
  await external.bindAll(null)
  assert.equal((await signIn('admin.atlas@example.org')).status, 403)
  assert.equal(await sujet('admin.atlas@example.org'), null)
})

test('an account that is not active is told the same', async () => {
  const { db } = portal.database
  const isLuc = eq(compte.userName, 'luc.bernard@example.org')
  await db.update(compte).set({ isActif: false }).where(isLuc)
  try {
    assert.equal((await signIn('luc.bernard@example.org')).status, 403)
  } finally {
    await db.update(compte).set({ isActif: true }).where(isLuc)
  }
})

test('R7.24 logging out goes through the provider, and comes back to a page that says so', async () => {
  await signIn('luc.bernard@example.org')
  assert.equal((await user()).status, 200)
  const url = await logout()
  assert.equal(url.origin, external.provider.issuer)
  assert.equal(url.searchParams.get('post_logout_redirect_uri'), `${ATLAS}/connexion/fin`)
  assert.ok(url.searchParams.get('id_token_hint'))
  assert.equal((await user()).status, 401)

  const left = await browser.get(url)
  assert.equal(left.location?.href, `${ATLAS}/connexion/fin`)
  const said = await browser.get(left.location ?? '')
  assert.equal(titleOf(said), 'Votre session est fermée')
  assert.match(said.body, /<a href="\/#\/register">Créer mon espace<\/a>/)
  const page = await browser.follow(`${ATLAS}${LOGIN}`)
  assert.equal(page.status, 200, 'no silent way back')
  assert.match(page.body, /type="password"/)
})

test('a session at the provider is enough to come back while it lasts', async () => {
  await signIn('luc.bernard@example.org')
  browser.setCookie('session', '', 'atlas.localhost')
  assert.equal((await user()).status, 401)
  await browser.follow(`${ATLAS}${LOGIN}`, (url) => url.origin === ATLAS && url.pathname === '/')
  assert.equal((await user()).status, 200)
})

test('Back, once signed in: the page of the provider that is over leads to the portal', async () => {
  await signIn('luc.bernard@example.org')
  const over = await browser.get(new URL('/connexion/plus-rien', external.provider.issuer))
  assert.equal(over.status, 400)
  assert.match(over.body, new RegExp(`<a href="${ATLAS}/">Revenir au portail</a>`))
})

test('the embedded provider does not exist for such a client', async () => {
  for (const path of ['/oidc/auth', '/oidc/.well-known/openid-configuration', '/oidc/jwks'])
    assert.equal((await browser.get(`${ATLAS}${path}`)).status, 404, path)
  assert.equal((await browser.get(`${ATLAS}/connexion/inconnu`)).status, 410)
})

test('a provider that does not answer gives a calm page, and is asked again later', async () => {
  const issuer = `http://localhost:${await freePort()}`
  await configure({ issuer })
  try {
    const answer = await browser.get(`${ATLAS}${LOGIN}`)
    assert.equal(answer.status, 503)
    assert.equal(titleOf(answer), 'Le service de connexion ne répond pas')
    // Home would try to sign in again: the way out must not depend on the provider.
    assert.equal((await logout()).pathname, '/connexion/fin')
    assert.equal(titleOf(await browser.get(`${ATLAS}/connexion/fin`)), 'Votre session est fermée')
    const { port } = new URL(issuer)
    const back = await startDemoProvider({ ...portal, port: Number(port), accounts })
    assert.equal((await browser.get(`${ATLAS}${LOGIN}`)).status, 303)
    await back?.close()
  } finally {
    await configure({ issuer: external.provider.issuer })
  }
})

test('plain http is only for a provider on this machine', async () => {
  await configure({ issuer: 'http://identite.example.org' })
  try {
    assert.equal((await browser.get(`${ATLAS}${LOGIN}`)).status, 503)
  } finally {
    await configure({ issuer: external.provider.issuer })
  }
})

const sealSecret = (secret: string) =>
  portal.sealer.seal(secret, ['client.fournisseur_externe.client_secret', 'atlas'])

test('a wrong secret is refused by the provider, and said calmly', async () => {
  await configure({ clientSecret: sealSecret('autre') })
  try {
    const answer = await signIn('luc.bernard@example.org')
    assert.equal(answer.status, 400)
    assert.equal(titleOf(answer), 'Votre connexion n’a pas pu aboutir')
  } finally {
    await configure({ clientSecret: sealSecret('demo-secret') })
  }
})

test('whatever is asked of it, it answers in French and with its headers', async () => {
  for (const [path, status] of [
    ['/.well-known/openid-configuration', 200],
    ['/auth?client_id=inconnu', 400],
    ['/connexion/x', 400],
    ['/session/end', 400],
    ['/nulle-part', 404],
    ['/%ff', 400],
    ['/auth?client_id=%00', 400],
    ['/connexion/%00', 400],
  ] satisfies [string, number][]) {
    const answer = await fetch(`${external.provider.issuer}${path}`)
    assert.equal(answer.status, status, path)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', path)
    assert.equal(answer.headers.get('x-frame-options'), 'DENY', path)
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/, path)
    assert.doesNotMatch(await answer.text(), /FST_|not a valid|Error/, path)
  }
})
