import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { echecConnexion, oidcPayload, session } from '../../features/identity/identity.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { envoiScript } from '../pages/page.ts'
import { type Answer, type Browser, createBrowser } from '../testing/browser.ts'
import { createCodeStep } from '../testing/code.ts'
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
  await step.reset()
})

const step = createCodeStep(() => portal)

const askedForCode = () => step.asked(browser, 'hugo.roche')

async function lastCode(): Promise<string> {
  const answer = await portal.visitor()('/dev/mailbox/messages')
  const [message] = answer.json() as { channel: string; text: string }[]
  assert.equal(message?.channel, 'SMS')
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
}

const sendCode = (page: Answer, fields: Record<string, string>) => step.send(browser, page, fields)

const user = () => browser.get(`${HORIZON}/api/identity/user`)

test('R3.19 LOGIN_AMF: the password alone opens nothing, the code sent by text message does', async () => {
  const page = await askedForCode()
  assert.equal(titleOf(page), 'Code de sécurité')
  assert.match(page.body, /autocomplete="one-time-code"/)
  assert.match(page.body, /envoyé par SMS au •/)
  // Its only script keeps a form from being sent twice.
  const scripts = page.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)
  assert.deepEqual(
    [...scripts].map(([, attributes = '', text]) => [/\bsrc\b/.test(attributes), text]),
    [[false, envoiScript]],
  )
  assert.equal((await user()).status, 401)

  const code = await lastCode()
  const sent = await sendCode(page, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.equal(sent.status, 303)
  const end = await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  assert.equal(JSON.parse((await user()).body).userName, 'hugo.roche@example.org')
  const visiteur = await portal.identity.findVisiteur({
    client: portal.annuaire.byHost('localhost') as never,
    cookies: { session: browser.cookie('session')?.value },
  })
  assert.equal(visiteur?.session.secondFacteur, 'code')
})

test('LOGIN_AMF: whoever is protected without a mobile gets the code by mail', async () => {
  const { db } = portal.database
  const JEANNE = 'jeanne.moreau@example.org'
  await db.update(compte).set({ isAmf: true }).where(eq(compte.userName, JEANNE))
  try {
    const page = await step.asked(browser, 'jeanne.moreau')
    assert.match(page.body, /envoyé par e-mail à j•/)
    const sent = await sendCode(page, { code: await step.last(JEANNE) })
    await browser.follow(sent.location ?? '', (url) => url.hash !== '')
    assert.equal(JSON.parse((await user()).body).userName, JEANNE)
  } finally {
    await db.update(compte).set({ isAmf: false }).where(eq(compte.userName, JEANNE))
  }
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
  assert.equal(alertOf(first), 'Le code de sécurité est incorrect. Il vous reste 4\u00a0essais')
  for (let essai = 2; essai <= 5; essai++) await sendCode(page, { code: wrong })
  const late = await sendCode(page, { code })
  assert.notEqual(late.status, 303)
  assert.equal((await user()).status, 401)
})

test('R8.43 a new code may be asked for, and replaces the first', async () => {
  const page = await askedForCode()
  const first = await lastCode()
  const again = await sendCode(page, { renvoyer: '1' })
  assert.match(again.body, /Un code de sécurité vient d’être renvoyé\./)
  const second = await lastCode()
  if (first !== second) assert.notEqual((await sendCode(page, { code: first })).status, 303)
  assert.equal((await sendCode(page, { code: second })).status, 303)
})

const twice = <T>(send: () => Promise<T>) => Promise.all([send(), send()])
const sentCodes = async () =>
  ((await portal.visitor()('/dev/mailbox/messages')).json() as unknown[]).length

test('two clicks within one moment count as one: the password, another code, a wrong code', async () => {
  const form = await openLogin(browser)
  const entered = await twice(() => sendForm(browser, form, identifiants('hugo.roche')))
  assert.deepEqual(
    entered.map(({ status }) => status),
    [303, 303],
  )
  assert.equal(await sentCodes(), 1)
  const page = await browser.get(entered[1]?.location ?? '')
  for (const again of await twice(() => sendCode(page, { renvoyer: '1' })))
    assert.match(again.body, /vient d’être renvoyé/)
  assert.equal(await sentCodes(), 2)
  const code = await lastCode()
  const wrong = code === '000000' ? '111111' : '000000'
  for (const refused of await twice(() => sendCode(page, { code: wrong })))
    assert.equal(alertOf(refused), 'Le code de sécurité est incorrect. Il vous reste 4\u00a0essais')
  const sent = await sendCode(page, { code })
  await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  assert.equal(JSON.parse((await user()).body).userName, 'hugo.roche@example.org')
})

test('a wrong password sent twice within one moment costs one try', async () => {
  const form = await openLogin(browser)
  const wrong = identifiants('hugo.roche', 'Faux!2026')
  for (const refused of await twice(() => sendForm(browser, form, wrong)))
    assert.equal(alertOf(refused), 'Identifiant ou mot de passe incorrect')
  const { db } = portal.database
  assert.deepEqual(
    new Set((await db.select().from(echecConnexion)).map((un) => un.essais)),
    new Set([1]),
  )
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

test('reloaded after a wrong code or a second one, the page costs neither a try nor a message', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const vue = vueOf(page)
  const wrong = code === '000000' ? '111111' : '000000'
  const first = await sendCode(page, { code: wrong, vue })
  assert.match(alertOf(first) ?? '', /reste 4\u00a0essais/)
  for (let reload = 1; reload <= 6; reload++)
    assert.equal((await sendCode(page, { code: wrong, vue })).status, 200)
  const second = await sendCode(page, { code: wrong, vue: vueOf(first) })
  assert.match(alertOf(second) ?? '', /reste 3\u00a0essais/)
  const resend = { renvoyer: '1', vue: vueOf(second) }
  await sendCode(page, resend)
  const renewed = await lastCode()
  const shown = await sendCode(page, resend)
  assert.equal(await lastCode(), renewed)
  const opened = await browser.get(new URL(`${page.url.pathname}/code`, page.url))
  assert.equal(opened.status, 303)
  assert.equal((await sendCode(page, { code: renewed, vue: vueOf(shown) })).status, 303)
})

const vueOf = ({ body }: Answer) => /name="vue" value="([^"]+)"/.exec(body)?.[1] ?? ''

test('a code without the password step leads nowhere', async () => {
  const page = await openLogin(browser)
  assert.equal((await sendCode(page, { code: '123456' })).status, 410)
})

test('the code of one account does not end the sign-in of another', async () => {
  const page = await askedForCode()
  const elsewhere = createBrowser(portal.app)
  const hers = await step.asked(elsewhere, 'admin')
  const [his, other] = [await step.last('+33639984567'), await step.last('+33639980201')]
  if (his !== other) {
    assert.equal((await sendCode(page, { code: other })).status, 400)
    assert.equal((await step.send(elsewhere, hers, { code: his })).status, 400)
  }
  assert.equal((await sendCode(page, { code: his })).status, 303)
  const end = await step.send(elsewhere, hers, { code: other })
  await elsewhere.follow(end.location ?? '', (url) => url.hash !== '')
  const me = await elsewhere.get(`${HORIZON}/api/identity/user`)
  assert.equal(JSON.parse(me.body).userName, 'admin@example.org')
})

test('one browser, two sign-ins under way: each code ends its own', async () => {
  const page = await askedForCode()
  const hers = await step.asked(browser, 'admin')
  const [his, other] = [await step.last('+33639984567'), await step.last('+33639980201')]
  if (his !== other) assert.equal((await sendCode(page, { code: other })).status, 400)
  const sent = await sendCode(page, { code: his })
  await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  assert.equal(JSON.parse((await user()).body).userName, 'hugo.roche@example.org')
  assert.equal((await sendCode(hers, { code: other })).status, 303)
})

test('a code that ended a sign-in ends no other, nor the same one again', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const cookies = browser.cookies().map((cookie) => ({ ...cookie }))
  assert.equal((await sendCode(page, { code })).status, 303)
  // As whoever saw everything pass would send it again.
  for (const { name, value, path } of cookies) browser.setCookie(name, value, 'localhost', path)
  assert.equal((await sendCode(page, { code })).status, 410)

  const other = createBrowser(portal.app)
  const second = await step.asked(other, 'hugo.roche')
  assert.equal((await step.send(other, second, { code })).status, 400)
})

test('a code for something else does not sign in', async () => {
  const ask = async (call: Inject, operation: string) => {
    const payload = { sendType: 'SMS', operation, username: 'hugo.roche@example.org' }
    await call({ method: 'POST', url: '/api/security-code/send', payload })
    return lastCode()
  }
  const page = await askedForCode()
  const first = await lastCode()
  const hugo = await portal.as('hugo.roche@example.org')
  for (const code of [
    await ask(hugo, 'VERIFY_AMF'),
    await ask(portal.visitor(), 'VERIFY_UNAUTHENTICATED_AMF'),
  ])
    if (code !== first) assert.equal((await sendCode(page, { code })).status, 400)
  assert.equal((await user()).status, 401)
})

test('a sign-in that waits for its code ends with the sessions of the account', async () => {
  const page = await askedForCode()
  const code = await lastCode()
  const { db } = portal.database
  const isHugo = eq(compte.userName, 'hugo.roche@example.org')
  const [hugo] = await db.select({ id: compte.id }).from(compte).where(isHugo)
  // As a new password does: the old one was worth no more than this page.
  await portal.identity.closeAll(hugo?.id ?? '')
  assert.equal((await sendCode(page, { code })).status, 410)
  assert.equal((await user()).status, 401)
})

test('no session of before lives on after the code: neither the portal’s nor the provider’s', async () => {
  const { db } = portal.database
  const signIn = async () => {
    const page = await askedForCode()
    const sent = await sendCode(page, { code: await lastCode() })
    await browser.follow(sent.location ?? '', (url) => url.hash !== '')
    return [browser.cookie('session')?.value, browser.cookie('oidc_session')?.value] as const
  }
  const [firstSession, firstProvider] = await signIn()
  assert.ok(firstSession && firstProvider)
  // The provider has forgotten the person, as after thirty minutes, and the browser has not.
  await db.delete(oidcPayload).where(eq(oidcPayload.modele, 'Session'))
  const [secondSession, secondProvider] = await signIn()
  assert.notEqual(secondSession, firstSession)
  assert.notEqual(secondProvider, firstProvider)
  const thief = createBrowser(portal.app)
  thief.setCookie('session', firstSession)
  // The database announces it to the node, which hears it within moments.
  const isOut = async () => (await thief.get(`${HORIZON}/api/identity/user`)).status === 401
  for (let essai = 0; essai < 100 && !(await isOut()); essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.ok(await isOut())
  assert.equal(await db.$count(oidcPayload, eq(oidcPayload.id, firstProvider)), 0)
  assert.ok((await db.$count(session)) >= 1)
})

test('a session that somebody else put in the browser is not the one that signs in', async () => {
  // The provider gives a visitor a session before it knows them, and somebody may have planted it.
  await openLogin(browser)
  browser.setCookie('session', 'A'.repeat(43))
  browser.setCookie('oidc_session', 'B'.repeat(43))
  const page = await askedForCode()
  const sent = await sendCode(page, { code: await lastCode() })
  await browser.follow(sent.location ?? '', (url) => url.hash !== '')
  assert.notEqual(browser.cookie('session')?.value, 'A'.repeat(43))
  assert.notEqual(browser.cookie('oidc_session')?.value, 'B'.repeat(43))
  assert.equal((await user()).status, 200)
})
