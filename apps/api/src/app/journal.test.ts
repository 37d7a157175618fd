import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { asc, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { envoyer, JEANNE, ribDe } from '../../testing/ribs.ts'
import { hugo, lienTo, post } from '../features/comptes/testing/index.ts'
import { historique } from '../features/historique/historique.schema.ts'
import { createHistorique } from '../features/historique/index.ts'
import { type Browser, createBrowser } from '../idp/testing/browser.ts'
import { createCodeStep } from '../idp/testing/code.ts'
import { HORIZON, identifiants, openLogin, sendForm, signIn } from '../idp/testing/sign-in.ts'

let portal: TestApp
let browser: Browser
let since = 0
const codes = createCodeStep(() => portal)
before(async () => {
  portal = await createTestApp()
})
after(() => portal?.close())

const lignes = () => portal.database.db.select().from(historique).orderBy(asc(historique.id))
beforeEach(async () => {
  browser = createBrowser(portal.app)
  await codes.reset()
  since = (await lignes()).length
})

const compteId = async (userName: string) => {
  const { rows } = (await portal.database.db.execute(
    sql`select id from compte where user_name = ${userName}`,
  )) as unknown as { rows: { id: string }[] }
  return rows[0]?.id ?? null
}

/** What was written since the test began, and about whom. */
const written = async () =>
  (await lignes()).slice(since).map(({ action, compteId, cible }) => ({ action, compteId, cible }))
const actions = async () => (await written()).map(({ action }) => action)

test('a sign-in, and the way out', async () => {
  await signIn(browser, 'camille.martin')
  const camille = await compteId('camille.martin@example.org')
  assert.deepEqual(await written(), [{ action: 'connexion', compteId: camille, cible: null }])
  const answer = await browser.postJson(`${HORIZON}/api/identity/logout`)
  assert.equal(answer.status, 200)
  assert.deepEqual(await actions(), ['connexion', 'deconnexion'])
})

test('failures, known and unknown, and the lock once', async () => {
  const page = await openLogin(browser)
  await sendForm(browser, page, identifiants('personne', 'Faux!2026'))
  assert.deepEqual(await written(), [{ action: 'connexion-refusee', compteId: null, cible: null }])
  since = (await lignes()).length
  for (let i = 0; i < 13; i++)
    await sendForm(browser, page, identifiants('hugo.roche', `Faux!${i}aA`))
  assert.deepEqual(await actions(), [
    ...Array.from({ length: 10 }, () => 'connexion-refusee'),
    'connexion-verrouillee',
  ])
})

test('a wrong code', async () => {
  const page = await codes.asked(browser, 'hugo.roche')
  const right = await codes.last()
  await codes.send(browser, page, { code: right === '000000' ? '111111' : '000000' })
  assert.deepEqual(await actions(), ['code-refuse'])
})

test('bank details', async () => {
  const answer = await envoyer(await portal.as(JEANNE), ribDe('20450005'))
  assert.equal(answer.statusCode, 200, answer.body)
  const jeanne = await compteId(JEANNE)
  assert.deepEqual(await written(), [
    { action: 'demande-appliquer', compteId: jeanne, cible: answer.json().demande.id },
  ])
})

test('an account made, opened, and given another password', async () => {
  const visitor = portal.visitor()
  assert.equal((await post(visitor, 'register', hugo)).statusCode, 200)
  const { code, userId } = await lienTo(portal, hugo.email)
  assert.equal((await post(visitor, 'confirm-email', { code, userId })).statusCode, 200)
  await portal.database.db.execute(sql`delete from message`)
  await post(visitor, 'forgot-password', { userName: hugo.email, dateNaissance: '1985-05-12' })
  const reset = await lienTo(portal, hugo.email)
  const answer = await post(visitor, 'reset-password', {
    code: reset.code,
    userId,
    password: 'Xylophone!2027',
    confirmPassword: 'Xylophone!2027',
  })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(
    (await written()).map(({ action, compteId }) => [action, compteId]),
    ['compte-cree', 'compte-active', 'mot-de-passe-modifie'].map((action) => [action, userId]),
  )
})

test('nothing of a person stands in it, and the chain of all that holds', async () => {
  const { db } = portal.database
  const journal = createHistorique({ sealer: portal.sealer, joursAdresses: 180 })
  await journal.seal(db)
  const { lignes: sealed, rupture } = await journal.check(db, new Date())
  assert.equal(rupture, null)
  const all = await lignes()
  assert.equal(sealed, all.length)
  const told = JSON.stringify(all).toLowerCase()
  for (const personal of ['@', 'hugo', 'lefèvre', 'jeanne', 'fr76', '127.0.0.1', 'camille'])
    assert.equal(told.includes(personal), false, personal)
})
