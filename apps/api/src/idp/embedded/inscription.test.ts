import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, faireAuCompte, SECOND, type TestApp } from '../../../testing/index.ts'
import { addCle } from '../../features/cles-acces/testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { totpAt, totpStep } from '../../platform/crypto/totp.ts'
import { type Answer, type Browser, createBrowser } from '../testing/browser.ts'
import { createCodeStep } from '../testing/code.ts'
import { alertOf, HORIZON, titleOf } from '../testing/sign-in.ts'

const CLERK = 'gestionnaire@example.org'

let portal: TestApp
let browser: Browser
const code = createCodeStep(() => portal)
before(async () => {
  portal = await createTestApp()
  await portal.database.db
    .update(compte)
    .set({ telephone: null, telephoneConfirmeLe: null })
    .where(eq(compte.userName, CLERK))
})
after(() => portal?.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  await code.reset()
})

const userStatus = async () => (await browser.get(`${HORIZON}/api/identity/user`)).status
const secretOf = ({ body }: Answer) =>
  /<code>(.*?)<\/code>/.exec(body)?.[1]?.replaceAll(' ', '') ?? ''
/** What the telephone shows, so many steps from now. */
const shown = (secret: string, ecart = 0) => totpAt(secret, totpStep(portal.clock.now) + ecart)
const later = (minutes: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000)
}

let secret = ''

/** The right password, the code of the mail, and the page that it opens. */
async function inscription(): Promise<Answer> {
  const page = await code.asked(browser, 'gestionnaire')
  const sent = await code.send(browser, page, { code: await code.last(CLERK) })
  assert.equal(sent.status, 303)
  return browser.get(sent.location ?? '')
}

test('a mail opens nothing to staff but the page where they add an application', async () => {
  const page = await inscription()
  assert.equal(titleOf(page), 'Protégez votre accès')
  assert.equal(await userStatus(), 401)
  assert.match(page.body, /<svg role="img" aria-label="Code QR/)
  secret = secretOf(page)
  assert.match(secret, /^[A-Z2-7]{32}$/)
  const wrong = await code.send(browser, page, { code: shown(secret, 9) })
  assert.match(alertOf(wrong) ?? '', /incorrect/)
  assert.equal(secretOf(wrong), secret, 'the same until a first code came')
  assert.equal(await userStatus(), 401)
  const right = await code.send(browser, page, { code: shown(secret) })
  assert.equal(right.status, 303)
  await browser.follow(right.location ?? '', (url) => url.hash !== '')
  assert.equal(await userStatus(), 200)
  const mails = (await portal.visitor()(`/dev/mailbox/messages?to=${CLERK}`)).json()
  assert.equal(mails[0].subject, 'Une application d’authentification protège votre compte')
})

test('from then on the application is asked, each of its codes serves once, and no mail is sent', async () => {
  const page = await code.asked(browser, 'gestionnaire')
  assert.match(page.body, /le code que montre votre application/)
  assert.doesNotMatch(page.body, /renvoyer|mailbox/)
  assert.equal(await code.last(CLERK), '')
  const again = await code.send(browser, page, { code: shown(secret) })
  assert.match(alertOf(again) ?? '', /incorrect/)
  later(1)
  const right = await code.send(browser, page, { code: shown(secret) })
  await browser.follow(right.location ?? '', (url) => url.hash !== '')
  assert.equal(await userStatus(), 200)
})

test('too many wrong codes shut it for a while, whatever comes next', async () => {
  later(5)
  const page = await code.asked(browser, 'gestionnaire')
  let last = page
  for (let essai = 0; essai < 12; essai++)
    last = await code.send(browser, page, { code: shown(secret, 50) })
  assert.notEqual(last.status, 303)
  const right = await code.send(browser, page, { code: shown(secret) })
  assert.notEqual(right.status, 303)
  assert.equal(await userStatus(), 401)
})

test('who lost it is let in again by two people, and adds another', async () => {
  later(600)
  const [row] = await portal.database.db.select().from(compte).where(eq(compte.userName, CLERK))
  const faire = async (userName: string, geste: string, suite = {}) => {
    const call = await portal.as(userName)
    const answer = await faireAuCompte(call, geste, row?.id ?? '', suite)
    assert.equal(answer.statusCode, 200, answer.body)
    return (await call(`/api/admin/users/roles/dossier?id=${row?.id}`)).json()
  }
  const motif = 'Téléphone volé ce matin'
  const demande = await faire('admin@example.org', 'leverProtection', { motif })
  assert.equal(demande.hasApplication, true)
  assert.equal(
    (await faire(SECOND, 'leverProtection/accord', { isDonne: true })).hasApplication,
    false,
  )
  const page = await inscription()
  assert.equal(titleOf(page), 'Protégez votre accès')
  assert.notEqual(secretOf(page), secret)
})

test('a mailbox takes the place of no passkey', async () => {
  await addCle(await portal.as(CLERK))
  const page = await code.asked(browser, 'gestionnaire').catch(() => null)
  assert.equal(page, null, 'no code is asked for')
  assert.equal(await code.last(CLERK), '')
})

const CONSULTANT = 'consultant@example.org'
let sienne = ''
type Call = Awaited<ReturnType<TestApp['as']>>
const post = (call: Call, path: string, payload: object = {}) =>
  call({ method: 'POST', url: `/api/identity/application${path}`, payload })
const propose = async (call: Call) => (await post(call, '/proposition')).json()

test('from « Mon accès » staff add an application by its first code, soon after their sign-in', async () => {
  const call = await portal.as(CONSULTANT)
  const { secret, jeton, qr } = await propose(call)
  assert.match(secret, /^[A-Z2-7]{32}$/)
  assert.ok(qr.cote > 20 && qr.trace.startsWith('M'))
  const wrong = await post(call, '', { jeton, securityCode: shown(secret, 9) })
  assert.match(wrong.json().champs.securityCode, /incorrect/)
  const forged = await post(call, '', { jeton: `${jeton}x`, securityCode: shown(secret) })
  assert.equal(forged.json().code, 'SecurityCodeExpired')
  later(12)
  const { secret: second, jeton: sien } = await propose(call)
  const old = await post(call, '', { jeton: sien, securityCode: shown(second) })
  assert.equal(old.json().code, 'SecurityCodeRequired', 'a session found open adds none')
  const recent = await portal.as(CONSULTANT)
  const right = await post(recent, '', { jeton: sien, securityCode: shown(second) })
  assert.equal(right.json().hasApplication, true, right.body)
  sienne = second
})

test('another takes its place by a code of both; it is taken off by a code, where something else protects', async () => {
  later(5)
  const call = await portal.as(CONSULTANT)
  const { secret: autre, jeton } = await propose(call)
  const alone = await post(call, '', { jeton, securityCode: shown(autre) })
  assert.match(alone.json().champs.codeActuel, /incorrect/)
  const codes = { securityCode: shown(autre), codeActuel: shown(sienne) }
  const both = await post(call, '', { jeton, ...codes })
  assert.equal(both.json().hasApplication, true, both.body)
  later(1)
  const old = await post(call, '/retrait', { securityCode: shown(sienne) })
  assert.match(old.json().champs.securityCode, /incorrect/)
  const mobile = { telephoneConfirmeLe: compte.telephoneConfirmeLe, telephone: compte.telephone }
  const [kept] = await portal.database.db
    .select(mobile)
    .from(compte)
    .where(eq(compte.userName, CONSULTANT))
  const keep = (telephone: typeof kept) =>
    portal.database.db
      .update(compte)
      .set(telephone ?? {})
      .where(eq(compte.userName, CONSULTANT))
  await keep({ telephone: null, telephoneConfirmeLe: null })
  const only = await post(call, '/retrait', { securityCode: shown(autre) })
  assert.match(only.json().message, /la seule chose qui vous protège/)
  await keep(kept)
  const off = await post(call, '/retrait', { securityCode: shown(autre) })
  assert.equal(off.json().hasApplication, false, off.body)
  const mails = (await portal.visitor()(`/dev/mailbox/messages?to=${CONSULTANT}`)).json()
  assert.equal(mails[0].subject, 'L’application d’authentification de votre compte est retirée')
})
