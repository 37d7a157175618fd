import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { compte } from '../../schema/identity.schema.ts'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { type Answer, type Browser, createBrowser } from '../testing/browser.ts'
import { alertOf, HORIZON, identifiants, openLogin, sendForm, titleOf } from '../testing/sign-in.ts'

let portal: TestApp
let browser: Browser
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
  for (const table of ['echec_connexion', 'budget_securite', 'code_securite', 'message'])
    await portal.database.db.execute(sql.raw(`delete from ${table}`))
})

/** The right password, then the page that asks for the code. */
async function askedForCode(): Promise<Answer> {
  const page = await openLogin(browser)
  const sent = await sendForm(browser, page, identifiants('hugo.roche'))
  assert.equal(sent.status, 303)
  return browser.get(sent.location ?? '')
}

async function lastCode(): Promise<string> {
  const answer = await portal.visitor()('/dev/mailbox/messages')
  const [message] = answer.json() as { channel: string; text: string }[]
  assert.equal(message?.channel, 'SMS')
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
}

const sendCode = (page: Answer, fields: Record<string, string>) =>
  browser.post(new URL(`${page.url.pathname}/code`, page.url), {
    _xsrf: browser.cookie('XSRF-TOKEN')?.value ?? '',
    ...fields,
  })

const user = () => browser.get(`${HORIZON}/api/identity/user`)

test('R3.19 LOGIN_AMF: the password alone opens nothing, the code sent by text message does', async () => {
  const page = await askedForCode()
  assert.equal(titleOf(page), 'Code de sécurité')
  assert.match(page.body, /autocomplete="one-time-code"/)
  assert.match(page.body, /envoyé par SMS au •/)
  assert.doesNotMatch(page.body, /<script/)
  assert.equal((await user()).status, 401)

  const code = await lastCode()
  const sent = await sendCode(page, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.equal(sent.status, 303)
  const end = await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  assert.equal(JSON.parse((await user()).body).userName, 'hugo.roche@example.org')
})

test('the end of all sessions ends a sign-in that still waits for its code', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const { db } = portal.database
  const [hugo] = await db.select().from(compte).where(eq(compte.userName, 'hugo.roche@example.org'))
  await portal.identity.closeAll(hugo?.id ?? '')
  assert.equal((await sendCode(page, { code })).status, 410)
  assert.equal((await user()).status, 401)
})

test('a wrong code is said with the tries left; the fifth kills it', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const wrong = code === '000000' ? '111111' : '000000'
  const first = await sendCode(page, { code: wrong })
  assert.equal(first.status, 400)
  assert.equal(alertOf(first), 'Le code de sécurité est incorrect. Il vous reste 4 essais')
  for (let essai = 2; essai <= 5; essai++) await sendCode(page, { code: wrong })
  const late = await sendCode(page, { code })
  assert.notEqual(late.status, 303)
  assert.equal((await user()).status, 401)
})

test('R8.43 a new code may be asked for, and replaces the first', async () => {
  const page = await askedForCode()
  const first = await lastCode()
  const again = await sendCode(page, { renvoyer: '1' })
  assert.match(again.body, /Un code de sécurité vient d'être renvoyé\./)
  const second = await lastCode()
  if (first !== second) assert.notEqual((await sendCode(page, { code: first })).status, 303)
  assert.equal((await sendCode(page, { code: second })).status, 303)
})

test('no more than five codes in a quarter of an hour', async () => {
  const page = await askedForCode()
  for (let envoi = 2; envoi <= 5; envoi++) await sendCode(page, { renvoyer: '1' })
  const sixth = await sendCode(page, { renvoyer: '1' })
  assert.equal(sixth.status, 429)
  assert.equal(titleOf(sixth), 'Trop de codes de sécurité')
})

test('leaving the page for the provider without the code is not signing in', async () => {
  const page = await askedForCode()
  const uid = page.url.pathname.split('/').at(-1)
  const resumed = await browser.follow(`${HORIZON}/oidc/auth/${uid}`)
  assert.notEqual(titleOf(resumed), undefined)
  assert.equal((await user()).status, 401)
})

test('the page comes back when it is reloaded, and asks for nothing new', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const reloaded = await browser.get(page.url)
  assert.equal(titleOf(reloaded), 'Code de sécurité')
  assert.equal((await sendCode(page, { code })).status, 303)
})

test('a code without the password step leads nowhere', async () => {
  const page = await openLogin(browser)
  assert.equal((await sendCode(page, { code: '123456' })).status, 410)
})
