import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ConnexionCleOptions } from '@espace-adherent/contract'
import { isBackOfficeAccess } from '@espace-adherent/contract/resources'
import type { Role } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp, voirComme } from '../../../testing/index.ts'
import { addCle } from '../../features/cles-acces/testing/index.ts'
import { client } from '../../features/portail/portail.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { createCodeStep } from '../testing/code.ts'
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
const code = createCodeStep(() => portal)
/** What only staff may call. */
const routes: { method: string; url: string }[] = []
before(async () => {
  portal = await createTestApp({
    onRoute: ({ method, url, config }) => {
      if (!isBackOfficeAccess(config?.access ?? 'public')) return
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url })
    },
  })
})
after(() => portal?.close())
beforeEach(async () => {
  browser = createBrowser(portal.app)
  portal.clock.now = new Date()
  await code.reset()
})

const user = () => browser.get(`${HORIZON}/api/identity/user`)

async function setSecondFacteur(isSecondFacteurPersonnel: boolean | undefined): Promise<void> {
  const { db } = portal.database
  const [row] = await db.select().from(client).where(eq(client.code, 'horizon'))
  assert.ok(row)
  const { isSecondFacteurPersonnel: _, ...others } = row.config
  const config = { ...others, isSecondFacteurPersonnel } as typeof row.config
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await portal.annuaire.refresh(db)
}

for (const [userName, mobile] of [
  ['admin', '+33639980201'],
  ['gestionnaire', '+33639980202'],
  ['consultant', '+33639980203'],
  ['service.medical', '+33639980204'],
] as const)
  test(`the password of ${userName} opens nothing, the code sent to their mobile does`, async () => {
    const page = await code.asked(browser, userName)
    assert.equal(titleOf(page), 'Code de sécurité')
    assert.match(page.body, /envoyé par SMS au/)
    assert.equal((await user()).status, 401)
    const sent = await code.send(browser, page, { code: await code.last(mobile) })
    assert.equal(sent.status, 303)
    const end = await browser.follow(sent.location ?? '', (url) => url.hash !== '')
    assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
    assert.equal(JSON.parse((await user()).body).userName, `${userName}@example.org`)
  })

test('members are asked for nothing more than before', async () => {
  const end = await signIn(browser, 'camille.martin')
  assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
})

test('a client that has never decided has it, one that does without has not', async () => {
  try {
    await setSecondFacteur(undefined)
    assert.equal(titleOf(await code.asked(browser, 'admin')), 'Code de sécurité')
    await setSecondFacteur(false)
    const end = await signIn(createBrowser(portal.app), 'admin')
    assert.equal(end.location?.href, `${HORIZON}/#/accueil`)
  } finally {
    await setSecondFacteur(true)
  }
})

test('a member who is given a role is signed out, and comes back by the second factor only', async () => {
  const { db } = portal.database
  const camille = eq(compte.userName, 'camille.martin@example.org')
  const [avant] = await db.select({ roles: compte.roles }).from(compte).where(camille)
  assert.ok(avant)
  await signIn(browser, 'camille.martin')
  assert.equal((await user()).status, 200)
  try {
    const roles: Role[] = ['User', 'Admin', 'BackEndUser', 'Consultant', 'ServiceMedical']
    await db.update(compte).set({ roles }).where(camille)
    portal.identity.onTopic('*')
    assert.ok(routes.length > 200, `${routes.length} routes of staff`)
    for (const { method, url } of routes) {
      const address = `${HORIZON}${url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`
      const answer = await (method === 'GET' ? browser.get(address) : browser.postJson(address, {}))
      assert.equal(answer.status, 401, `${method} ${url}`)
    }
    assert.equal((await user()).status, 401)
    // The provider remembers a password alone, and asks again instead of letting them in.
    const page = await openLogin(browser)
    assert.match(page.body, /name="password"/)
    const sent = await sendForm(browser, page, identifiants('camille.martin'))
    const ask = await browser.get(sent.location ?? '')
    assert.equal(titleOf(ask), 'Code de sécurité')
    assert.equal((await user()).status, 401)
  } finally {
    await db.update(compte).set(avant).where(camille)
    portal.identity.onTopic('*')
  }
})

test('a portal that staff look at as its member lends them no role of that member', async () => {
  const { db } = portal.database
  const camille = eq(compte.userName, 'camille.martin@example.org')
  const [avant] = await db
    .select({ id: compte.id, roles: compte.roles })
    .from(compte)
    .where(camille)
  assert.ok(avant)
  const clerk = await voirComme(await portal.as('admin@example.org'), avant.id)
  try {
    await db
      .update(compte)
      .set({ roles: ['User', 'Admin'] })
      .where(camille)
    portal.identity.onTopic('*')
    assert.deepEqual((await clerk('/api/identity/user')).json().roles, ['User'])
    assert.equal((await clerk('/api/admin/users/roles')).statusCode, 403)
  } finally {
    await db.update(compte).set({ roles: avant.roles }).where(camille)
    portal.identity.onTopic('*')
  }
})

test('a passkey takes the place of both', async () => {
  const { device } = await addCle(await portal.as('admin@example.org'))
  const page = await openLogin(browser)
  const at = (suffix: string) => new URL(`${page.url.pathname}/cle${suffix}`, page.url)
  const options: ConnexionCleOptions = JSON.parse((await browser.postJson(at('/options'))).body)
  const answer = await browser.postJson(at(''), device.get(options))
  await browser.follow(JSON.parse(answer.body).url, (url) => url.hash !== '')
  assert.equal(JSON.parse((await user()).body).userName, 'admin@example.org')
})

test('the demonstration says where its codes are, in another tab', async () => {
  const page = await code.asked(browser, 'admin')
  assert.match(page.body, /Démonstration\u00a0: le code est dans/)
  assert.match(page.body, /<a href="\/dev\/mailbox" target="_blank" rel="noopener">/)
})

test('where mails are really sent, nothing is said of a mailbox', async () => {
  const real = await createTestApp({
    environment: { SMTP_URL: 'smtp://localhost:1', SMTP_FROM: 'portail@example.org' },
  })
  try {
    const page = await code.asked(createBrowser(real.app), 'admin')
    assert.equal(titleOf(page), 'Code de sécurité')
    assert.doesNotMatch(page.body, /mailbox|Démonstration/)
  } finally {
    await real.close()
  }
})

test('without a way to send a code: said to whoever knows the password, and to nobody else', async () => {
  // A gateway for text messages alone, and an account without a mobile.
  const deaf = await createTestApp({ environment: { SMS_GATEWAY_URL: 'http://localhost:1' } })
  try {
    await deaf.database.db
      .update(compte)
      .set({ telephone: null, telephoneConfirmeLe: null })
      .where(eq(compte.userName, 'admin@example.org'))
    const visit = createBrowser(deaf.app)
    const page = await openLogin(visit)
    const wrong = await sendForm(visit, page, identifiants('admin', 'Mauvais!2026'))
    assert.equal(wrong.status, 401)
    assert.equal(alertOf(wrong), 'Identifiant ou mot de passe incorrect')
    const right = await sendForm(visit, page, identifiants('admin'))
    assert.equal(right.status, 503)
    assert.match(right.body, /aucun moyen de vous l’envoyer/)
    // Somebody whose code can leave is asked for it.
    const hugo = await sendForm(visit, page, identifiants('hugo.roche'))
    assert.equal(hugo.status, 303)
  } finally {
    await deaf.close()
  }
})
