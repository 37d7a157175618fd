import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { addCle } from '../../src/features/cles-acces/testing/index.ts'
import { historique } from '../../src/features/historique/historique.schema.ts'
import { session } from '../../src/features/identity/identity.schema.ts'
import { client } from '../../src/features/portail/portail.schema.ts'
import { type Answer, type Browser, createBrowser } from '../../src/idp/testing/browser.ts'
import { createCodeStep } from '../../src/idp/testing/code.ts'
import { type External, startExternal } from '../../src/idp/testing/external.ts'
import { ATLAS, alertOf, titleOf } from '../../src/idp/testing/sign-in.ts'
import { compte } from '../../src/noyau/comptes.schema.ts'
import { totpAt, totpStep } from '../../src/platform/crypto/totp.ts'
import { type DemoAccount, demoProviderAccounts, subjectOf } from './accounts.ts'

const NADIA = 'nadia.perrot@example.org'
const LUC = 'luc.bernard@example.org'
const ELENA = 'admin.atlas@example.org'
const ANCIEN = 'https://ancien.example.org'

let external: External
let browser: Browser
const accounts: DemoAccount[] = demoProviderAccounts.map((account) => ({ ...account }))
const elena = accounts.find(({ email }) => email === ELENA) as DemoAccount
const code = createCodeStep(() => external.portal)
before(async () => {
  external = await startExternal(accounts)
})
after(() => external?.close())
beforeEach(async () => {
  browser = createBrowser(external.portal.app)
  await external.bindAll()
  await external.reset()
  await external.configure({ acrAcceptes: undefined })
  delete elena.amr
  delete elena.acr
  external.portal.clock.now = new Date()
})

const status = async () => (await external.user(browser)).status
const signIn = (email: string, secondFacteur = '') =>
  external.signIn(browser, email, '', secondFacteur)
const compteDe = async (userName: string) => {
  const { db } = external.portal.database
  const [row] = await db
    .select()
    .from(compte)
    .where(and(eq(compte.clientCode, 'atlas'), eq(compte.userName, userName)))
  assert.ok(row)
  return row
}
const boundTo = async (userName: string) => {
  const { issuerExterne, sujetExterne } = await compteDe(userName)
  return [issuerExterne, sujetExterne]
}
type Mail = { subject: string; text: string }
const mails = async (to: string): Promise<Mail[]> => {
  const visitor = external.portal.visitor('atlas.localhost:8080')
  return (await visitor(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json()
}
const subjects = async (to: string) => (await mails(to)).map(({ subject }) => subject)
const lastCode = async (to: string) => /\b\d{6}\b/.exec((await mails(to))[0]?.text ?? '')?.[0] ?? ''
/** How the last session came by its second factor. */
const secondFacteur = async (userName: string) => {
  const { id } = await compteDe(userName)
  const rows = await external.portal.database.db
    .select()
    .from(session)
    .where(eq(session.compteId, id))
    .orderBy(session.vueLe)
  return rows.at(-1)?.secondFacteur
}
const follow = (sent: Answer) =>
  browser.follow(sent.location ?? '', (url) => url.pathname === '/' && url.origin === ATLAS)

for (const [title, issuer, sujet] of [
  ['nobody has ever signed in to it', null, null],
  ['it is bound to the provider that this one replaced', ANCIEN, 'nadia-la-bas'],
  ['the former provider knew her by the very same subject', ANCIEN, subjectOf({ email: NADIA })],
  ['its subject is known, and not of which provider', null, subjectOf({ email: NADIA })],
] as const)
  test(`the claim opens no account by itself: ${title}`, async () => {
    const { db } = external.portal.database
    const { id } = await compteDe(NADIA)
    const avant = { issuerExterne: issuer, sujetExterne: sujet }
    await db.update(compte).set(avant).where(eq(compte.id, id))

    const page = await signIn(NADIA)
    assert.equal(titleOf(page), 'Code de sécurité')
    assert.match(page.body, /pour la première fois par ce service/)
    assert.match(page.body, /envoyé par e-mail à n•••••@example\.org/)
    assert.equal(await status(), 401)
    assert.deepEqual(await boundTo(NADIA), [issuer, sujet])

    const wrong = await code.send(browser, page, { code: '000000' })
    assert.match(alertOf(wrong) ?? '', /incorrect/)
    assert.equal(await status(), 401)
    assert.deepEqual(await boundTo(NADIA), [issuer, sujet])

    const right = await code.send(browser, page, { code: await lastCode(NADIA) })
    assert.equal(right.status, 303)
    await follow(right)
    assert.equal(await status(), 200)
    assert.deepEqual(await boundTo(NADIA), [external.provider.issuer, subjectOf({ email: NADIA })])
    const lignes = await db
      .select({ action: historique.action })
      .from(historique)
      .where(and(eq(historique.compteId, id), eq(historique.action, 'identite-rattachee')))
    assert.ok(lignes.length > 0)
    // Whoever was bound elsewhere is told; a first sign-in is nothing to be told of.
    const told = (await subjects(NADIA)).includes(
      'Votre espace est rattaché à un nouveau service de connexion',
    )
    assert.equal(told, sujet !== null)

    // From then on the provider's word is enough.
    browser = createBrowser(external.portal.app)
    assert.equal((await signIn(NADIA)).location?.pathname, '/')
    assert.equal(await status(), 200)
  })

test('whom the same provider knows by another subject gets neither the account nor a code', async () => {
  const { db } = external.portal.database
  const { id } = await compteDe(NADIA)
  await db.update(compte).set({ sujetExterne: 'quelqu-un-d-autre' }).where(eq(compte.id, id))
  const refused = await signIn(NADIA)
  assert.equal(refused.status, 403)
  assert.deepEqual(await subjects(NADIA), [])
})

test('the step belongs to the browser that began it, to its provider, and to ten minutes', async () => {
  await external.bindAll(null)
  const page = await signIn(LUC)
  const right = await lastCode(LUC)
  const other = createBrowser(external.portal.app)
  const xsrf = 'a'.repeat(32)
  other.setCookie('XSRF-TOKEN', xsrf, 'atlas.localhost')
  const stolen = await other.post(`${page.url}/code`, { _xsrf: xsrf, code: right })
  assert.equal(stolen.status, 410)
  for (const etape of ['', 'x', 'a'.repeat(43)]) {
    other.setCookie('etape', etape, 'atlas.localhost')
    assert.equal((await other.get(page.url)).status, 410)
  }
  await external.configure({ issuer: ANCIEN })
  assert.equal((await code.send(browser, page, { code: right })).status, 410)
  await external.configure({ issuer: external.provider.issuer })
  external.portal.clock.now = new Date(Date.now() + 11 * 60_000)
  assert.equal((await code.send(browser, page, { code: right })).status, 410)
  external.portal.clock.now = new Date()
  const sent = await code.send(browser, page, { code: right })
  assert.equal(sent.status, 303)
  browser.setCookie('session', '', 'atlas.localhost')
  assert.equal((await code.send(browser, page, { code: right })).status, 410, 'once only')
})

test('codes have the budget of every sign-in: five sendings, then none', async () => {
  await external.bindAll(null)
  for (let envoi = 0; envoi < 5; envoi++) {
    browser = createBrowser(external.portal.app)
    assert.equal(titleOf(await signIn(LUC)), 'Code de sécurité')
  }
  browser = createBrowser(external.portal.app)
  const refused = await signIn(LUC)
  assert.equal(refused.status, 429)
  assert.equal(titleOf(refused), 'Trop de codes de sécurité')
})

test('an account that staff shut while the code was awaited is neither bound nor opened', async () => {
  await external.bindAll(null)
  const { db } = external.portal.database
  const page = await signIn(LUC)
  const { id } = await compteDe(LUC)
  await db.update(compte).set({ verrouilleLe: new Date() }).where(eq(compte.id, id))
  try {
    const sent = await code.send(browser, page, { code: await lastCode(LUC) })
    assert.equal(sent.status, 410)
    assert.equal(await status(), 401)
    assert.deepEqual(await boundTo(LUC), [null, null])
  } finally {
    await db.update(compte).set({ verrouilleLe: null }).where(eq(compte.id, id))
  }
})

for (const [title, said, acrAcceptes, isProuve] of [
  ['a password alone', {}, undefined, false],
  ['a code of the provider', { amr: ['pwd', 'otp'] }, undefined, true],
  ['mfa in a word that is no list', { amr: 'mfa' }, undefined, false],
  ['mfa one level too deep', { amr: [['mfa']] }, undefined, false],
  ['a list without end', { amr: [...Array(500).fill('x'), 'mfa'] }, undefined, false],
  ['a level that nobody named', { amr: ['pwd'], acr: 'eleve' }, undefined, false],
  ['a level that the client accepts', { amr: ['pwd'], acr: 'eleve' }, ['moyen', 'eleve'], true],
  ['another level than the client accepts', { amr: ['pwd'], acr: 'bas' }, ['eleve'], false],
] satisfies [string, Partial<DemoAccount>, string[] | undefined, boolean][])
  test(`staff: ${title} ${isProuve ? 'proves' : 'does not prove'} a second factor`, async () => {
    Object.assign(elena, said)
    await external.configure({ acrAcceptes })
    const end = await signIn(ELENA)
    assert.equal(await status(), isProuve ? 200 : 401)
    if (isProuve) assert.equal(await secondFacteur(ELENA), 'fournisseur')
    else assert.equal(titleOf(end), 'Code de sécurité')
  })

test('the levels that a client accepts are asked of its provider', async () => {
  await external.configure({ acrAcceptes: ['moyen', 'eleve'] })
  const asked = await browser.get(`${ATLAS}/api/identity/login`)
  assert.equal(asked.location?.searchParams.get('acr_values'), 'moyen eleve')
})

test('staff give the provider’s own code, or the portal asks for what is held: a mailbox is not enough', async () => {
  const { portal } = external
  assert.equal((await signIn(ELENA, '246810')).location?.pathname, '/')
  assert.equal(await status(), 200)

  browser = createBrowser(portal.app)
  const page = await signIn(ELENA)
  assert.match(page.body, /Votre espace est protégé/)
  const mailed = await code.send(browser, page, { code: await lastCode(ELENA) })
  const inscription = await browser.get(mailed.location ?? '')
  assert.equal(titleOf(inscription), 'Protégez votre accès')
  assert.equal(await status(), 401)
  const secret = /<code>(.*?)<\/code>/.exec(inscription.body)?.[1]?.replaceAll(' ', '') ?? ''
  const montre = () => totpAt(secret, totpStep(portal.clock.now))
  await follow(await code.send(browser, inscription, { code: montre() }))
  assert.equal(await status(), 200)
  assert.equal(await secondFacteur(ELENA), 'code')

  portal.clock.now = new Date(portal.clock.now.getTime() + 60_000)
  browser = createBrowser(portal.app)
  const application = await signIn(ELENA)
  assert.match(application.body, /le code que montre votre application/)
  await follow(await code.send(browser, application, { code: montre() }))
  assert.equal(await status(), 200)
})

test('staff with a mobile get the code there, and bind a new provider with it', async () => {
  const { portal } = external
  const { db } = portal.database
  const isAtlas = eq(client.code, 'atlas')
  const [row] = await db.select().from(client).where(isAtlas)
  assert.ok(row)
  const { id } = await compteDe(ELENA)
  const telephone = portal.sealer.seal('+33639980205', ['compte.telephone', id])
  await db
    .update(client)
    .set({ config: { ...row.config, amfSmsActivated: true } })
    .where(isAtlas)
  await db
    .update(compte)
    .set({ telephone, telephoneConfirmeLe: new Date() })
    .where(eq(compte.id, id))
  await portal.annuaire.refresh(db)
  try {
    await external.bindAll(ANCIEN)
    // The provider proves two factors, and still not whose account it is.
    const page = await signIn(ELENA, '246810')
    assert.match(page.body, /envoyé par SMS au •• •• •• 02 05/)
    await follow(await code.send(browser, page, { code: await lastCode('+33639980205') }))
    assert.equal(await status(), 200)
    assert.deepEqual(await boundTo(ELENA), [external.provider.issuer, subjectOf(elena)])
  } finally {
    await db.update(client).set({ config: row.config }).where(isAtlas)
    await db
      .update(compte)
      .set({ telephone: null, telephoneConfirmeLe: null })
      .where(eq(compte.id, id))
    await portal.annuaire.refresh(db)
  }
})

test('staff who hold a passkey and no mobile are asked for it, and a mail does not take its place', async () => {
  const { portal } = external
  const { db } = portal.database
  // A key of the time when the client had no provider of its own.
  const isAtlas = eq(client.code, 'atlas')
  const [row] = await db.select().from(client).where(isAtlas)
  await db.update(client).set({ fournisseurExterne: null }).where(isAtlas)
  await portal.annuaire.refresh(db)
  const keyOf = async (userName: string) => {
    const call = await portal.as(userName, 'atlas.localhost:8080')
    return (await addCle(call, { ecarts: { origin: ATLAS } })).device
  }
  const [own, others] = [await keyOf(ELENA), await keyOf(NADIA)]
  await db.update(client).set({ fournisseurExterne: row?.fournisseurExterne }).where(isAtlas)
  await portal.annuaire.refresh(db)
  await external.reset()

  const page = await signIn(ELENA)
  assert.equal(titleOf(page), 'Votre clé d’accès')
  assert.match(page.body, /Utiliser ma clé d’accès/)
  assert.deepEqual(await subjects(ELENA), [])
  assert.equal((await code.send(browser, page, { code: '123456' })).status, 401)
  const options = async () => JSON.parse((await browser.postJson(`${page.url}/cle/options`)).body)
  const ecarts = { origin: ATLAS }
  const theirs = await browser.postJson(`${page.url}/cle`, others.get(await options(), ecarts))
  assert.equal(theirs.status, 401)
  assert.equal(await status(), 401)
  const mine = await browser.postJson(`${page.url}/cle`, own.get(await options(), ecarts))
  assert.equal(mine.status, 200, mine.body)
  assert.equal(await status(), 200)
  assert.equal(await secondFacteur(ELENA), 'cle')
  await db.execute('delete from cle_acces')
})
