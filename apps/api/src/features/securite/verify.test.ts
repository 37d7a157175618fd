import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
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
  NOUVEAU_E164,
  not,
} from './testing/codes.ts'

let t: TestApp
let hugo: Inject
let noon: Date
const codes = createCodes(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await codes.reset()
  hugo = await t.as(HUGO)
})

/** Asks for a code and reads it where it went. */
async function obtain(call: Inject, operation: string, to: string, body: object = {}) {
  assert.equal((await codes.send(call, operation, body)).statusCode, 200)
  return codes.lastCode(to)
}
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

test('R7.64 R8.47 the right code is accepted once, even sent twenty times at once', async () => {
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => codes.verify(hugo, 'VERIFY_AMF', code)),
  )
  const good = answers.filter(({ statusCode }) => statusCode === 200)
  assert.equal(good.length, 1)
  assert.deepEqual(good[0]?.json(), { message: 'Le code de sécurité est vérifié.' })
  assert.equal(good[0]?.headers['cache-control'], 'no-store')
  const others = answers.filter((answer) => answer !== good[0])
  assert.deepEqual(new Set(others.map(codeOf)), new Set(['SecurityCodeExpired']))
})

test('R3.18 R5.65 R5.66 R9.01 a code is six digits, neither fewer nor anything else', async () => {
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  assert.match(code, /^\d{6}$/)
  for (const other of ['', code.slice(1), `${code}1`, `${code.slice(1)}a`, ` ${code.slice(1)}`]) {
    const answer = await codes.verify(hugo, 'VERIFY_AMF', other)
    assert.deepEqual([answer.statusCode, 'champs' in answer.json()], [400, true], `« ${other} »`)
  }
  // What cannot be a code is no try.
  assert.equal((await codes.verify(hugo, 'VERIFY_AMF', code)).statusCode, 200)
})

test('five wrong tries kill a code, the right one included; remaining tries are told', async () => {
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  const messages: string[] = []
  for (let i = 0; i < 5; i++) {
    const answer = await codes.verify(hugo, 'VERIFY_AMF', not(code))
    assert.equal(answer.statusCode, 400)
    messages.push(answer.json().message)
  }
  assert.deepEqual(messages, [
    'Le code de sécurité est incorrect. Il vous reste 4\u00a0essais',
    'Le code de sécurité est incorrect. Il vous reste 3\u00a0essais',
    'Le code de sécurité est incorrect. Il vous reste 2\u00a0essais',
    'Le code de sécurité est incorrect. Il vous reste 1\u00a0essai',
    'Trop d’essais avec ce code de sécurité\u00a0: demandez-en un nouveau',
  ])
  assert.equal(codeOf(await codes.verify(hugo, 'VERIFY_AMF', code)), 'SecurityCodeDead')
})

test('twenty guesses at once are five tries', async () => {
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => codes.verify(hugo, 'VERIFY_AMF', not(code))),
  )
  const tried = answers.filter((answer) => codeOf(answer) === 'SecurityCodeInvalid')
  assert.equal(tried.length, 4)
  const [row] = await t.database.db.select().from(codeSecurite)
  assert.equal(row?.essais, 5)
})

test('a new code gives no new budget: ten wrong tries in an hour, over all codes', async () => {
  const guess = async (operation: string) => {
    const code = await obtain(hugo, operation, MOBILE_HUGO)
    const wrong = Array.from({ length: 20 }, () => codes.verify(hugo, operation, not(code)))
    return (await Promise.all(wrong)).map(codeOf)
  }
  await guess('VERIFY_AMF')
  const second = await guess('DESACTIVATE_AMF')
  assert.equal(second.filter((code) => code === 'SecurityCodeInvalid').length, 4)
  assert.ok(second.includes('SecurityCodeLocked'))
  const sent = (await codes.send(hugo, 'VERIFY_AMF')).json()
  assert.match(sent.content, /incorrects ont été saisis\. .* patientez 1\u00a0heure/)
  assert.equal(sent.logoutUrl, '/')
  assert.equal((await hugo('/api/identity/user')).statusCode, 401)

  t.clock.now = later(noon, 60)
  hugo = await t.as(HUGO)
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  assert.equal((await codes.verify(hugo, 'VERIFY_AMF', code)).statusCode, 200)
})

test('a code lives ten minutes, and dies when another takes its place', async () => {
  const first = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  t.clock.now = later(noon, 9.9)
  const second = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  if (first !== second)
    assert.equal(codeOf(await codes.verify(hugo, 'VERIFY_AMF', first)), 'SecurityCodeInvalid')
  t.clock.now = later(noon, 19.9)
  assert.equal(codeOf(await codes.verify(hugo, 'VERIFY_AMF', second)), 'SecurityCodeExpired')
})

test('a code is worth nothing for another operation nor for another account', async () => {
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO)
  assert.equal(codeOf(await codes.verify(hugo, 'LOGIN_AMF', code)), 'SecurityCodeExpired')
  const camille = await t.as(CAMILLE)
  await codes.send(camille, 'VERIFY_AMF')
  if ((await codes.lastCode(MOBILE_CAMILLE)) !== code)
    assert.equal(codeOf(await codes.verify(camille, 'VERIFY_AMF', code)), 'SecurityCodeInvalid')
  const visitor = t.visitor()
  const asHugo = { username: HUGO }
  await codes.send(visitor, 'VERIFY_UNAUTHENTICATED_AMF', asHugo)
  const other = await codes.lastCode(MOBILE_HUGO)
  if (other !== code) {
    const answer = await codes.verify(visitor, 'VERIFY_UNAUTHENTICATED_AMF', code, asHugo)
    assert.equal(answer.statusCode, 400)
  }
  const good = await codes.verify(visitor, 'VERIFY_UNAUTHENTICATED_AMF', other, asHugo)
  assert.deepEqual(good.json(), { message: 'Le code de sécurité est vérifié.' })
})

test('R8.44 R8.45 the protection by SMS is switched off, the owner told, and on again', async () => {
  const off = await obtain(hugo, 'DESACTIVATE_AMF', MOBILE_HUGO)
  assert.deepEqual((await codes.verify(hugo, 'DESACTIVATE_AMF', off)).json(), {
    message: 'La protection par SMS est désactivée.',
  })
  assert.equal((await codes.compte(HUGO)).isAmf, false)
  assert.equal(
    (await codes.inbox(HUGO))[0]?.subject,
    'La vérification en deux étapes est désactivée',
  )
  const on = await obtain(hugo, 'ACTIVATE_AMF', MOBILE_HUGO)
  assert.deepEqual((await codes.verify(hugo, 'ACTIVATE_AMF', on)).json(), {
    message: 'La protection par SMS est activée.',
  })
  assert.equal((await codes.compte(HUGO)).isAmf, true)
})

test('without a mobile the protection goes by mail: on, then off', async () => {
  const jeanne = await t.as(JEANNE)
  const on = await obtain(jeanne, 'ACTIVATE_AMF', JEANNE)
  assert.deepEqual((await codes.verify(jeanne, 'ACTIVATE_AMF', on)).json(), {
    message: 'La protection par e-mail est activée.',
  })
  const { isAmf, telephone } = await codes.compte(JEANNE)
  assert.deepEqual([isAmf, telephone], [true, null])
  const off = await obtain(jeanne, 'DESACTIVATE_AMF', JEANNE)
  assert.deepEqual((await codes.verify(jeanne, 'DESACTIVATE_AMF', off)).json(), {
    message: 'La protection par e-mail est désactivée.',
  })
  assert.equal((await codes.compte(JEANNE)).isAmf, false)
})

test('a number counts once a code came from it', async () => {
  const jeanne = await t.as(JEANNE)
  const newAmfTel = NOUVEAU
  const bySms = await obtain(jeanne, 'ACTIVATE_AMF', NOUVEAU, { newAmfTel })
  assert.equal((await codes.verify(jeanne, 'ACTIVATE_AMF', bySms, { newAmfTel })).statusCode, 200)
  const { id, isAmf, telephone, telephoneConfirmeLe } = await codes.compte(JEANNE)
  assert.equal(isAmf, true)
  assert.equal(t.sealer.unseal(telephone ?? '', ['compte.telephone', id]), NOUVEAU_E164)
  assert.deepEqual(telephoneConfirmeLe, noon)
  await codes.set(JEANNE, { isAmf: false, telephone: null, telephoneConfirmeLe: null })
})

test('R7.65 R7.66 R8.46 another phone: only with a code from it, and the former one is told', async () => {
  const camille = await t.as(CAMILLE)
  const { telephone, telephoneConfirmeLe } = await codes.compte(CAMILLE)
  const contact = await camille('/api/security-code/contact')
  assert.deepEqual(contact.json(), {
    email: 'c•••••@example.org',
    telephone: '•• •• •• 01 45',
    isTelephoneConfirme: true,
    isTelephoneInterdit: false,
    codesPar: 'SMS',
    isAmf: false,
    hasApplication: false,
  })
  assert.equal(contact.headers['cache-control'], 'no-store')

  const newAmfTel = NOUVEAU
  const code = await obtain(camille, 'MODIFY_TEL_AMF', NOUVEAU, { newAmfTel })
  const stolen = { newAmfTel: '06 39 98 00 66' }
  const other = await codes.verify(camille, 'MODIFY_TEL_AMF', code, stolen)
  assert.equal(codeOf(other), 'SecurityCodeInvalid')
  // The same number may be spelled in another way.
  const spelled = { newAmfTel: '+33 (0)6 39 98 77 01' }
  const done = await codes.verify(camille, 'MODIFY_TEL_AMF', code, spelled)
  assert.deepEqual(done.json(), { message: 'Votre numéro de téléphone est modifié.' })

  const refreshed = await camille({ method: 'POST', url: '/api/security-code/refresh' })
  assert.equal(refreshed.json().telephone, '•• •• •• 77 01')
  assert.equal(refreshed.json().isTelephoneConfirme, true)
  const [mail] = await codes.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre numéro de téléphone a changé')
  assert.match(mail?.text ?? '', /désormais le •• •• •• 77 01\./)
  assert.match((await codes.inbox(MOBILE_CAMILLE))[0]?.text ?? '', /téléphone .* a changé/)
  await codes.set(CAMILLE, { telephone, telephoneConfirmeLe })
})

test('a number that was changed by a code sent by mail is not yet confirmed', async () => {
  const jeanne = await t.as(JEANNE)
  const body = { sendType: 'MAIL', newAmfTel: NOUVEAU }
  const code = await obtain(jeanne, 'MODIFY_TEL_AMF', JEANNE, body)
  assert.equal((await codes.verify(jeanne, 'MODIFY_TEL_AMF', code, body)).statusCode, 200)
  const { id, telephone, telephoneConfirmeLe } = await codes.compte(JEANNE)
  assert.equal(t.sealer.unseal(telephone ?? '', ['compte.telephone', id]), NOUVEAU_E164)
  assert.equal(telephoneConfirmeLe, null)
  assert.equal((await codes.send(jeanne, 'VERIFY_AMF')).json().sendType, 'MAIL')
  await codes.set(JEANNE, { telephone: null })
})

test('an old session brings in no telephone of its own, unless it answers a code first', async () => {
  t.clock.now = later(noon, 11)
  const body = { newAmfTel: NOUVEAU }
  for (const operation of ['MODIFY_TEL_AMF', 'ACTIVATE_AMF']) {
    const refused = await codes.send(hugo, operation, body)
    assert.equal(refused.statusCode, 403)
    assert.equal(codeOf(refused), 'SecurityCodeRequired')
  }
  // Other operations do not let themselves be led to another phone.
  const code = await obtain(hugo, 'VERIFY_AMF', MOBILE_HUGO, body)
  assert.deepEqual(await codes.inbox(NOUVEAU), [])
  assert.equal((await codes.verify(hugo, 'VERIFY_AMF', code)).statusCode, 200)
  assert.equal((await codes.send(hugo, 'MODIFY_TEL_AMF', body)).json().sendType, 'SMS')
  assert.equal((await codes.inbox(NOUVEAU)).length, 1)
})

const isSignedIn = async (call: Inject) => (await call('/api/identity/user')).statusCode === 200

for (const [operation, body, endsOthers] of [
  ['DESACTIVATE_AMF', {}, true],
  ['ACTIVATE_AMF', {}, true],
  ['MODIFY_TEL_AMF', { newAmfTel: NOUVEAU }, true],
  ['VERIFY_AMF', {}, false],
  ['ACTIVATE_BIOMETRIE', {}, false],
  ['DESACTIVATE_BIOMETRIE', {}, false],
  ['VERIFY_MAIL_AMF', {}, false],
  ['VERIFY_SMS_AMF', {}, false],
] as const)
  test(`R3.19 R3.20 ${operation} ${endsOthers ? 'ends' : 'leaves'} the other sessions of the account, and this one stays`, async () => {
    const elsewhere = await t.as(HUGO)
    assert.equal(await isSignedIn(elsewhere), true)
    const { id } = await codes.compte(HUGO)
    // An address is verified by a mail to it, whichever way is asked for.
    const usuel = operation === 'VERIFY_MAIL_AMF' ? HUGO : MOBILE_HUGO
    const to = 'newAmfTel' in body ? NOUVEAU_E164 : usuel
    const code = await obtain(hugo, operation, to, body)
    assert.equal((await codes.verify(hugo, operation, not(code), body)).statusCode, 400)
    assert.equal(await isSignedIn(elsewhere), true, 'a wrong code changes nothing')
    assert.equal((await codes.verify(hugo, operation, code, body)).statusCode, 200)
    assert.equal(await isSignedIn(elsewhere), !endsOthers)
    assert.equal(await isSignedIn(hugo), true)
    await codes.set(HUGO, {
      isAmf: true,
      telephone: t.sealer.seal(MOBILE_HUGO, ['compte.telephone', id]),
      telephoneConfirmeLe: noon,
    })
  })

test('staff who give the protection up are told that a code is asked for all the same', async () => {
  const admin = await t.as('admin@example.org')
  const code = await obtain(admin, 'DESACTIVATE_AMF', '+33639980201')
  await codes.verify(admin, 'DESACTIVATE_AMF', code)
  const [mail] = await codes.inbox('admin@example.org')
  assert.match(mail?.text ?? '', /Un code de sécurité vous est toujours demandé/)
  assert.doesNotMatch(mail?.text ?? '', /ne vous sera plus demandé/)
})
