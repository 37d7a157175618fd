import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createReader } from '../../../testing/openapi.ts'
import { message } from '../messages/messages.schema.ts'
import { codeSecurite } from './securite.schema.ts'
import {
  CAMILLE,
  createCodes,
  HUGO,
  JEANNE,
  later,
  MOBILE_CAMILLE,
  MOBILE_HUGO,
  NOUVEAU,
  not,
} from './testing/codes.ts'

let t: TestApp
const codes = createCodes(() => t)
const lines: string[] = []
before(async () => {
  t = await createTestApp({
    environment: { LOG_LEVEL: 'info' },
    extend: ({ log }) => {
      for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const)
        log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    },
  })
})
after(() => t?.close())
beforeEach(() => codes.reset())

const UNAUTHENTICATED = 'VERIFY_UNAUTHENTICATED_AMF'

test('R7.62 R7.63 R7.67 a code leaves by SMS, and the answer says where, masked', async () => {
  const answer = await codes.send(await t.as(HUGO), 'VERIFY_AMF')
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.deepEqual(answer.json(), {
    sendType: 'SMS',
    content: 'Un code de sécurité à 6\u00a0chiffres vient d’être envoyé par SMS au •• •• •• 45 67.',
    telephoneForbidden: false,
    logoutUrl: null,
  })
  const [sms, ...others] = await codes.inbox(MOBILE_HUGO)
  assert.equal(others.length, 0)
  assert.match(
    sms?.text ?? '',
    /^Mutuelle Horizon : \d{6} est votre code pour confirmer votre identité\. Valable 10 min\. Ne le donnez à personne\.$/,
  )
  assert.deepEqual(await codes.inbox(HUGO), [])
})

for (const [title, userName, host, isTelephoneInterdit] of [
  ['R4.11 without a confirmed mobile', JEANNE, undefined, false],
  ['R4.12 where SMS is inactive', 'nadia.perrot@example.org', 'atlas.localhost:8080', false],
  ['R4.13 when the phone is forbidden', CAMILLE, undefined, true],
] as const) {
  test(`${title}, the code leaves by mail`, async () => {
    const { id } = await codes.compte(userName)
    const telephone = t.sealer.seal(MOBILE_HUGO, ['compte.telephone', id])
    await codes.set(userName, {
      isTelephoneInterdit,
      ...(host && { telephone, telephoneConfirmeLe: t.clock.now }),
    })
    const answer = (await codes.send(await t.as(userName, host), 'VERIFY_AMF')).json()
    await codes.set(userName, { isTelephoneInterdit: false })
    assert.equal(answer.sendType, 'MAIL')
    assert.equal(answer.telephoneForbidden, isTelephoneInterdit)
    assert.match(
      answer.content,
      new RegExp(`envoyé par e-mail à ${userName[0]}•••••@example\\.org`),
    )
    const channels = await t.database.db.select({ channel: message.channel }).from(message)
    assert.deepEqual(channels, [{ channel: 'MAIL' }])
  })
}

test('the mail is the client’s, in HTML and in text, and says what the code is worth', async () => {
  await codes.send(await t.as(CAMILLE), 'DESACTIVATE_AMF', { sendType: 'MAIL' })
  const [mail] = await codes.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre code de sécurité')
  for (const text of [mail?.text ?? '', mail?.html ?? '']) {
    assert.match(text, /Bonjour Camille,/)
    assert.match(text, /\b\d{6}\b/)
    assert.match(text, /pour désactiver la vérification en deux étapes\u00a0:/)
    assert.match(text, /valable 10\u00a0minutes/)
    assert.match(text, /Ne le communiquez à personne\u00a0: aucun conseiller de Mutuelle Horizon/)
  }
  assert.doesNotMatch(mail?.html ?? '', /<table|<script|http/)
})

test('R7.67 the calls are in the API’s documentation, in French', async () => {
  const document = (await t.visitor()('/api/openapi.json')).json()
  const { paths } = document
  for (const [path, method, summary] of [
    ['send', 'post', 'Envoyer un code de sécurité par e-mail ou par SMS'],
    ['verify', 'post', 'Vérifier un code de sécurité, et faire ce qu’il autorise'],
    ['contact', 'get', 'Où les codes de sécurité peuvent être envoyés (coordonnées masquées)'],
    ['refresh', 'post', 'Relire les coordonnées après un changement de téléphone'],
  ] as const) {
    const operation = paths[`/api/security-code/${path}`]?.[method]
    assert.equal(operation?.summary, summary)
    assert.ok(operation.responses['200'].content['application/json'].schema)
  }
  const { schema } = paths['/api/security-code/send'].post.requestBody.content['application/json']
  const { properties } = createReader(document)(schema)
  assert.deepEqual(Object.keys(properties), [
    'sendType',
    'operation',
    'username',
    'reference',
    'newAmfTel',
  ])
  assert.equal(paths['/dev/mailbox'], undefined)
})

test('R3.21 only operations for visitors do without a session; strange bodies are refused', async () => {
  const visitor = t.visitor()
  for (const operation of ['ACTIVATE_AMF', 'VERIFY_AMF', 'LOGIN_AMF', 'ACTIVATE_BIOMETRIE']) {
    assert.equal((await codes.send(visitor, operation)).statusCode, 401, operation)
    assert.equal((await codes.verify(visitor, operation, '123456')).statusCode, 401, operation)
  }
  const camille = await t.as(CAMILLE)
  for (const sendType of ['MAIL', 'SMS'])
    assert.equal((await codes.send(camille, 'VERIFY_AMF', { sendType })).json().sendType, sendType)
  await codes.reset()
  for (const body of [{ sendType: 'PIGEON' }, { newAmfTel: '01 99 00 12 34' }, { username: {} }])
    assert.equal((await codes.send(camille, 'VERIFY_AMF', body)).statusCode, 400)
  const refused = await codes.send(camille, 'MODIFY_TEL_AMF')
  assert.deepEqual(refused.json().champs, {
    newAmfTel: 'Le nouveau numéro de mobile est obligatoire',
  })
  assert.equal((await codes.send(visitor, UNAUTHENTICATED)).statusCode, 400)
  assert.equal(await t.database.db.$count(message), 0)
})

test('without the anti-forgery token nothing is sent nor verified', async () => {
  const camille = await t.as(CAMILLE)
  const forged = { headers: { 'x-xsrf-token': 'x'.repeat(32) } }
  assert.equal((await codes.send(camille, 'VERIFY_AMF', {}, forged)).statusCode, 403)
  const foreign = { headers: { origin: 'https://evil.example' } }
  assert.equal((await codes.send(camille, 'VERIFY_AMF', {}, foreign)).statusCode, 403)
  assert.equal(await t.database.db.$count(message), 0)
})

test('a visitor learns nothing: known and unknown identifiers get the same answers', async () => {
  const visitor = t.visitor()
  const asked = async (username: string) => {
    const started = performance.now()
    const sent = await codes.send(visitor, UNAUTHENTICATED, { username })
    const verified = await codes.verify(visitor, UNAUTHENTICATED, '000000', { username })
    return {
      answers: [sent.statusCode, sent.json(), verified.statusCode, verified.json()],
      milliseconds: performance.now() - started,
    }
  }
  // Whatever the account: with a mobile, without one, closed, or nobody's.
  const everybody = [HUGO, ' Jeanne.MOREAU@example.org ', 'invitee@example.org', 'x@example.org']
  const all = await Promise.all(everybody.map(asked))
  for (const { answers, milliseconds } of all) {
    assert.deepEqual(answers, all[0]?.answers)
    assert.ok(milliseconds >= 230, `${milliseconds} ms`)
  }
  assert.equal(all[0]?.answers[0], 200)
  assert.equal(all[0]?.answers[2], 400)
  assert.equal((await codes.inbox(MOBILE_HUGO)).length, 1)
  assert.equal((await codes.inbox(JEANNE)).length, 1)
  assert.equal(await t.database.db.$count(message), 2)
})

test('five codes in fifteen minutes; the sixth ends the session, everywhere', async () => {
  const hugo = await t.as(HUGO)
  const elsewhere = await t.as(HUGO)
  for (let i = 0; i < 5; i++)
    assert.equal(
      (await codes.send(hugo, i % 2 ? 'VERIFY_AMF' : 'LOGIN_AMF')).json().sendType,
      'SMS',
    )
  const sixth = await codes.send(hugo, 'VERIFY_AMF')
  assert.equal(sixth.statusCode, 200)
  assert.deepEqual(sixth.json(), {
    sendType: null,
    content:
      'Trop de codes de sécurité ont été demandés. Par précaution, votre session est fermée\u00a0: patientez 15\u00a0minutes, puis reconnectez-vous.',
    telephoneForbidden: false,
    logoutUrl: '/',
  })
  assert.match(String(sixth.headers['set-cookie']), /session=;/)
  for (const call of [hugo, elsewhere])
    assert.equal((await call('/api/identity/user')).statusCode, 401)
  assert.equal((await codes.inbox(MOBILE_HUGO)).length, 5)

  const noon = t.clock.now
  t.clock.now = later(noon, 15)
  const back = (await codes.send(await t.as(HUGO), 'VERIFY_AMF')).json()
  t.clock.now = noon
  assert.equal(back.logoutUrl, null)
})

test('twenty askings at once send five codes', async () => {
  const hugo = await t.as(HUGO)
  await Promise.all(Array.from({ length: 20 }, () => codes.send(hugo, 'VERIFY_AMF')))
  assert.equal((await codes.inbox(MOBILE_HUGO)).length, 5)
  assert.equal(await t.database.db.$count(codeSecurite), 1)
})

test('a stranger who asks again and again annoys nobody: the owner’s own codes still leave', async () => {
  const visitor = t.visitor()
  const username = CAMILLE
  await Promise.all(
    Array.from({ length: 12 }, () => codes.send(visitor, UNAUTHENTICATED, { username })),
  )
  assert.equal((await codes.inbox(MOBILE_CAMILLE)).length, 5)
  // True of the first as of the twelfth, which nothing was sent for.
  const { content } = (await codes.send(visitor, UNAUTHENTICATED, { username })).json()
  assert.equal(
    content,
    'Si cet identifiant est celui d’un compte, saisissez le dernier code de sécurité à 6\u00a0chiffres que nous avons envoyé à son titulaire. Nous en envoyons 5 par quart d’heure au plus.',
  )
  const own = (await codes.send(await t.as(CAMILLE), 'VERIFY_AMF')).json()
  assert.equal(own.logoutUrl, null)
  assert.equal((await codes.inbox(MOBILE_CAMILLE)).length, 6)
})

test('no code, number or address is written at rest or in the logs', async () => {
  const hugo = await t.as(HUGO)
  await codes.send(hugo, 'MODIFY_TEL_AMF', { newAmfTel: NOUVEAU })
  const code = await codes.lastCode(NOUVEAU)
  await codes.verify(hugo, 'MODIFY_TEL_AMF', not(code), { newAmfTel: NOUVEAU })
  await codes.send(hugo, 'VERIFY_AMF', { sendType: 'MAIL' })
  await codes.send(t.visitor(), UNAUTHENTICATED, { username: HUGO })
  const { db } = t.database
  const stored = JSON.stringify([
    await db.select().from(message),
    await db.select().from(codeSecurite),
    await codes.compte(JEANNE),
  ])
  assert.doesNotMatch(stored, new RegExp(`${code}|3998770|3998456|hugo\\.roche|code de s`))
  assert.ok(lines.some((line) => line.includes('/api/security-code/send')))
  assert.doesNotMatch(lines.join('\n'), new RegExp(`"${code}|998770|998456|hugo|@example`, 'i'))
})

test('which way codes go is the member’s choice where both exist: at sign-in, and told to the dialog', async () => {
  const choisir = (call: Inject, sendType: string, headers: Record<string, string> = {}) =>
    call({ method: 'POST', url: '/api/security-code/choix', payload: { sendType }, headers })
  const hugo = await t.as(HUGO)
  /** As the sign-in page sends it, which asks nobody. */
  const login = async () => (await codes.send(hugo, 'LOGIN_AMF')).json().sendType
  assert.equal(await login(), 'SMS')
  const chosen = await choisir(hugo, 'MAIL')
  assert.deepEqual([chosen.statusCode, chosen.json().codesPar], [200, 'MAIL'], chosen.body)
  assert.equal(await login(), 'MAIL')
  // Whoever finds an open session later answers a code first; nothing changes without one.
  const avant = t.clock.now
  t.clock.now = later(avant, 11)
  const refused = await choisir(hugo, 'SMS')
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'SecurityCodeRequired'])
  const code = (await hugo.prove?.()) ?? ''
  assert.equal((await choisir(hugo, 'SMS', { 'x-securitycode': code })).json().codesPar, 'SMS')
  assert.equal(await login(), 'SMS')
  // Without a confirmed mobile, and for staff, there is nothing to choose.
  const jeanne = await choisir(await t.as(JEANNE), 'SMS')
  assert.deepEqual([jeanne.statusCode, jeanne.json().code], [400, 'MobileRequired'])
  assert.equal((await choisir(await t.as('admin@example.org'), 'MAIL')).statusCode, 403)
  assert.equal((await choisir(hugo, 'PIGEON')).statusCode, 400)
  t.clock.now = avant
})
