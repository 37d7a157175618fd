import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { echecConnexion } from '../identity/identity.schema.ts'
import { addCle, createPortal, listCles } from './testing/index.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const passwords = { password: 'Trombone!2026', confirmPassword: 'Trombone!2026' }

let t: TestApp
const portal = createPortal(() => t)
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  await portal.reset()
  await t.database.db.delete(echecConnexion)
})

const call = (path: string, payload: object) =>
  t.visitor()({ method: 'POST', url: `/api/identity/${path}`, payload })

/** The link that a forgotten password sends. */
async function forgot() {
  await portal.forgetMails()
  await call('forgot-password', { userName: CAMILLE, dateNaissance: '1986-03-14' })
  const text = (await portal.inbox(CAMILLE))[0]?.text ?? ''
  const { code, userId } = /code=(?<code>[\w-]+)&userId=(?<userId>[\w-]+)/.exec(text)?.groups ?? {}
  return { code, userId }
}

const checkedOf = async (link: object) =>
  (await call('check-token', { purpose: 'ResetPassword', ...link })).json()

test('a reset says whether there are keys, and leaves them unless told otherwise', async () => {
  assert.equal((await checkedOf(await forgot())).hasClesAcces, false)
  await addCle(await t.as(CAMILLE))
  const link = await forgot()
  assert.equal((await checkedOf(link)).hasClesAcces, true)
  assert.equal((await call('reset-password', { ...link, ...passwords })).statusCode, 200)
  assert.equal((await listCles(await t.as(CAMILLE))).length, 1)
  const [mail] = await portal.inbox(CAMILLE)
  assert.match(mail?.text ?? '', /Vos clés d’accès n’ont pas été supprimées/)
})

test('asked for, all the keys of that account go with the old password, and the mail says so', async () => {
  const julien = await t.as(JULIEN)
  await addCle(julien)
  const camille = await t.as(CAMILLE)
  await addCle(camille)
  await addCle(camille)
  const link = { ...(await forgot()), supprimerClesAcces: true }
  const weak = await call('reset-password', { ...link, password: 'a', confirmPassword: 'a' })
  assert.equal(weak.statusCode, 400)
  assert.equal((await listCles(camille)).length, 2, 'nothing goes without a new password')
  assert.equal((await call('reset-password', { ...link, ...passwords })).statusCode, 200)
  assert.deepEqual(await listCles(await t.as(CAMILLE)), [])
  assert.equal((await listCles(julien)).length, 1)
  const [mail] = await portal.inbox(CAMILLE)
  assert.match(mail?.text ?? '', /Vos clés d’accès ont été supprimées, comme vous l’avez demandé/)
})

test('without any, the mail has nothing to say of them', async () => {
  await call('reset-password', { ...(await forgot()), ...passwords, supprimerClesAcces: true })
  const [mail] = await portal.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre mot de passe a changé')
  assert.doesNotMatch(mail?.text ?? '', /clés d’accès/)
})
