import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { contextOf } from '../../app/request-context.ts'
import { createMessages } from '../messages/index.ts'
import { createSecurite, type Securite } from './index.ts'
import { createCodes, HUGO, later, MOBILE_HUGO, NOUVEAU, not } from './testing/codes.ts'

let t: TestApp
let securite: Securite
let hugo: Inject
let noon: Date
const codes = createCodes(() => t)

before(async () => {
  t = await createTestApp({
    environment: { RATE_LIMIT: '100000' },
    extend: (app) => {
      app.post('/api/essai/recente', { config: { access: 'connecte' } }, async (request) => {
        const { db } = t.database
        const { visiteur, now } = await contextOf(request, { db, clock: () => t.clock.now })
        if (!visiteur) throw new Error('nobody')
        return { moyen: await db.transaction((tx) => securite.requireIdentite(tx, visiteur, now)) }
      })
    },
  })
  const { database, jobs, sealer, clock } = t
  const messages = createMessages({
    db: database.db,
    jobs,
    sealer,
    clock: () => clock.now,
    messengers: {},
  })
  securite = createSecurite({ sealer, messages, identity: t.identity })
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await codes.reset()
  hugo = await t.as(HUGO)
})

/** What an act is answered that asks who is there: by what they proved it, or the code of its refusal. */
async function acte(call: Inject): Promise<string | null> {
  const answer = await call({ method: 'POST', url: '/api/essai/recente', payload: {} })
  return answer.statusCode === 200 ? answer.json().moyen : answer.json().code
}
async function prouver(call: Inject, operation: string, body: { sendType?: string } = {}) {
  await codes.send(call, operation, body)
  const code = await codes.lastCode(body.sendType === 'MAIL' ? HUGO : MOBILE_HUGO)
  assert.equal((await codes.verify(call, operation, code)).statusCode, 200)
}
const REFUS = 'SecurityCodeRequired'

for (const [operation, sendType, attendu] of [
  ['VERIFY_AMF', 'SMS', 'SMS'],
  ['VERIFY_AMF', 'MAIL', 'MAIL'],
  ['VERIFY_SMS_AMF', 'SMS', 'SMS'],
  ['VERIFY_MAIL_AMF', 'MAIL', 'MAIL'],
  ['ACTIVATE_BIOMETRIE', 'SMS', 'SMS'],
  ['DESACTIVATE_BIOMETRIE', 'SMS', 'SMS'],
  ['LOGIN_AMF', 'SMS', REFUS],
] as const)
  test(`a code accepted for ${operation} by ${sendType}: ${attendu}`, async () => {
    assert.equal(await acte(hugo), null, 'whoever has just signed in')
    t.clock.now = later(noon, 11)
    assert.equal(await acte(hugo), REFUS)
    await prouver(hugo, operation, { sendType })
    assert.equal(await acte(hugo), attendu)
  })

test('one code opens ten minutes, to as many acts as are made, and to that session alone', async () => {
  const elsewhere = await t.as(HUGO)
  t.clock.now = later(noon, 11)
  await prouver(hugo, 'VERIFY_AMF')
  for (const minutes of [11, 15, 20]) {
    t.clock.now = later(noon, minutes)
    assert.equal(await acte(hugo), 'SMS', `${minutes} min`)
    assert.equal(await acte(elsewhere), REFUS)
  }
  t.clock.now = later(noon, 21)
  assert.equal(await acte(hugo), REFUS)
})

test('a number that is only brought in proves nobody: its code opens no more minutes', async () => {
  t.clock.now = later(noon, 9)
  await codes.send(hugo, 'MODIFY_TEL_AMF', { newAmfTel: NOUVEAU })
  const code = await codes.lastCode('+33639987701')
  const verified = await codes.verify(hugo, 'MODIFY_TEL_AMF', code, { newAmfTel: NOUVEAU })
  assert.equal(verified.statusCode, 200, verified.body)
  t.clock.now = later(noon, 11)
  assert.equal(await acte(hugo), REFUS)
  await codes.set(HUGO, {
    telephone: t.sealer.seal(MOBILE_HUGO, ['compte.telephone', (await codes.compte(HUGO)).id]),
  })
})

test('whoever types right codes is never signed out: twelve acts in a quarter of an hour', async () => {
  for (let i = 0; i < 12; i++) {
    const envoi = (await codes.send(hugo, 'VERIFY_AMF')).json()
    assert.deepEqual([envoi.sendType, envoi.logoutUrl], ['SMS', null], `act ${i + 1}`)
    const code = await codes.lastCode(MOBILE_HUGO)
    assert.equal((await codes.verify(hugo, 'VERIFY_AMF', code)).statusCode, 200)
  }
  assert.equal((await hugo('/api/identity/user')).statusCode, 200)
})

test('right codes buy no wrong ones: ten of those lock as before, and codes that nobody answers end the session', async () => {
  await prouver(hugo, 'VERIFY_AMF')
  for (let i = 0; i < 4; i++)
    assert.equal((await codes.send(hugo, 'VERIFY_AMF')).json().logoutUrl, null)
  assert.equal((await codes.send(hugo, 'VERIFY_AMF')).json().logoutUrl, null)
  assert.equal((await codes.send(hugo, 'VERIFY_AMF')).json().logoutUrl, '/')

  await codes.reset()
  const again = await t.as(HUGO)
  const refus: string[] = []
  for (let lot = 0; lot < 2; lot++) {
    await codes.send(again, 'VERIFY_AMF')
    const faux = not(await codes.lastCode(MOBILE_HUGO))
    for (let i = 0; i < 5; i++)
      refus.push((await codes.verify(again, 'VERIFY_AMF', faux)).json().code)
    if (lot === 0) {
      await codes.send(again, 'VERIFY_SMS_AMF')
      await codes.verify(again, 'VERIFY_SMS_AMF', await codes.lastCode(MOBILE_HUGO))
    }
  }
  assert.equal(refus.at(-1), 'SecurityCodeLocked')
  assert.equal(refus.indexOf('SecurityCodeLocked'), 9)
})
