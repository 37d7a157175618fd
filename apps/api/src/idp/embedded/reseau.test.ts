import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ConnexionCleOptions } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { budgetSecurite } from '../../features/budgets/budgets.schema.ts'
import { addCle } from '../../features/cles-acces/testing/index.ts'
import { type Answer, type Browser, createBrowser } from '../testing/browser.ts'
import { createCodeStep } from '../testing/code.ts'
import { alertOf, HORIZON, identifiants, openLogin, sendForm } from '../testing/sign-in.ts'

const BUREAU = '192.0.2.1'
const AILLEURS = '198.51.100.7'

let portal: TestApp
let browser: Browser
const code = createCodeStep(() => portal)
before(async () => {
  portal = await createTestApp({
    environment: { RATE_LIMIT: '100000', SIGN_IN_FAILURES_PER_QUARTER: '12' },
  })
})
after(() => portal?.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
  await code.reset()
})

const spray = (page: Answer, from: number, count: number, reseau = BUREAU) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      sendForm(browser, page, identifiants(`personne${from + i}`, 'Printemps2026!'), reseau),
    ),
  )
const statusesOf = (answers: Answer[]) => {
  const statuses = answers.map(({ status }) => status)
  return Object.fromEntries(
    [...new Set(statuses)].map((s) => [s, statuses.filter((one) => one === s).length]),
  )
}

test('one password on many accounts, all at once: twelve are looked at, from that network', async () => {
  const page = await openLogin(browser)
  assert.deepEqual(statusesOf(await spray(page, 0, 30)), { 401: 12, 429: 18 })

  const late = await sendForm(browser, page, identifiants('camille.martin'), BUREAU)
  assert.equal(late.status, 429, 'not even the right password')
  assert.equal(alertOf(late), 'Trop d’essais infructueux depuis votre réseau')
  assert.match(late.body, /Patientez un quart d’heure/)
  assert.match(late.body, /id="cle"/, 'the key is still offered')
  const there = await sendForm(browser, page, identifiants('camille.martin'), AILLEURS)
  assert.equal(there.status, 303)

  portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 60_000)
  const next = await openLogin(browser)
  assert.equal((await sendForm(browser, next, identifiants('camille.martin'), BUREAU)).status, 303)
})

test('somebody with a passkey still signs in from there', async () => {
  const { device } = await addCle(await portal.as('julien.martin@example.org'))
  const page = await openLogin(browser)
  await spray(page, 100, 13, '127.0.0.1')
  assert.equal((await sendForm(browser, page, identifiants('julien.martin'))).status, 429)
  const at = (suffix: string) => new URL(`${page.url.pathname}/cle${suffix}`, page.url)
  const options: ConnexionCleOptions = JSON.parse((await browser.postJson(at('/options'))).body)
  const answer = await browser.postJson(at(''), device.get(options))
  await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  const me = await browser.get(`${HORIZON}/api/identity/user`)
  assert.equal(JSON.parse(me.body).userName, 'julien.martin@example.org')
})

test('a hundred wrong codes an hour from one network, at sign-in too, over all accounts', async () => {
  const people = ['admin', 'gestionnaire', 'consultant', 'hugo.roche']
  const waiting: { visit: Browser; page: Answer }[] = []
  for (const userName of people) {
    const visit = createBrowser(portal.app)
    waiting.push({ visit, page: await code.asked(visit, userName) })
  }
  const wrong = async (reseau: string) =>
    Promise.all(
      waiting.flatMap(({ visit, page }) =>
        Array.from({ length: 26 }, (_, rang) =>
          code.send(visit, page, { code: `aucun ${rang}` }, reseau),
        ),
      ),
    )
  const statuses = statusesOf(await wrong(BUREAU))
  assert.equal(statuses['429'], 4)
  const last = waiting[0]
  assert.ok(last)
  const late = await code.send(last.visit, last.page, { code: 'aucun' }, BUREAU)
  assert.equal(
    alertOf(late),
    'Trop de codes de sécurité incorrects depuis votre réseau. Patientez une heure, puis réessayez',
  )
  assert.notEqual((await code.send(last.visit, last.page, { code: 'x' }, AILLEURS)).status, 429)
})

test('right codes cost the network nothing', async () => {
  const page = await code.asked(browser, 'hugo.roche')
  assert.equal((await code.send(browser, page, { code: await code.last() }, BUREAU)).status, 303)
  const rows = await portal.database.db.select().from(budgetSecurite)
  const used = rows.filter(({ quoi, qui }) => quoi === 'essais' && qui.startsWith('adresse:'))
  assert.deepEqual(
    used.map(({ nombre }) => nombre),
    [0],
  )
})
