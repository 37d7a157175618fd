import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { contextOf } from '../../app/request-context.ts'
import { budgetSecurite } from '../budgets/budgets.schema.ts'
import { purgePlaces } from '../budgets/index.ts'
import { createMessages } from '../messages/index.ts'
import { createSecurite, type Securite } from './index.ts'
import { autorisationSecurite, codeSecurite } from './securite.schema.ts'
import { createCodes, HUGO, later, MOBILE_HUGO, not } from './testing/codes.ts'

let t: TestApp
let securite: Securite
let hugo: Inject
let noon: Date
const codes = createCodes(() => t)

before(async () => {
  t = await createTestApp({
    environment: { RATE_LIMIT: '100000' },
    extend: (app) => {
      // An act as others will be: what it needs is exchanged inside its own transaction.
      app.post('/api/essai/acte', { config: { access: 'connecte' } }, async (request) => {
        const { db } = t.database
        const { visiteur, securityCode, now } = await contextOf(request, {
          db,
          clock: () => t.clock.now,
        })
        const code = await securite.presentCode(
          db,
          {
            compteId: visiteur?.compteId ?? '',
            sessionEmpreinte: visiteur?.session.empreinte ?? '',
            operation: 'VERIFY_AMF',
            securityCode,
          },
          now,
        )
        await db.transaction(async (tx) => {
          await securite.requireAutorisation(tx, code, now)
          if ((request.body as { fails?: boolean }).fails) throw new Error('the act fails')
        })
        return { fait: true }
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

async function accepted(operation = 'VERIFY_AMF'): Promise<string> {
  await codes.send(hugo, operation)
  const code = await codes.lastCode(MOBILE_HUGO)
  assert.equal((await codes.verify(hugo, operation, code)).statusCode, 200)
  return code
}
const act = async (call: Inject, code: string | null, payload = {}) =>
  (
    await call({
      method: 'POST',
      url: '/api/essai/acte',
      payload,
      headers: code === null ? {} : { 'X-SecurityCode': code },
    })
  ).statusCode

test('R4.15 an accepted code opens one act, once, even twenty times at once', async () => {
  assert.equal(await act(hugo, null), 403)
  assert.equal(await act(hugo, '123456'), 403)
  const code = await accepted()
  assert.equal(await act(hugo, null), 403)
  assert.equal(await act(hugo, not(code)), 403)
  const statuses = await Promise.all(Array.from({ length: 20 }, () => act(hugo, code)))
  assert.equal(statuses.filter((status) => status === 200).length, 1)
  assert.equal(statuses.filter((status) => status === 403).length, 19)
})

test('wrong codes stay counted though their act is undone: after five, one after the other or at once, the right one is refused too', async () => {
  const enSerie = await accepted()
  for (let i = 0; i < 5; i++) assert.equal(await act(hugo, not(enSerie)), 403)
  assert.equal(await act(hugo, enSerie), 403)
  await codes.reset()
  const code = await accepted()
  const guesses = await Promise.all(Array.from({ length: 20 }, () => act(hugo, not(code))))
  assert.deepEqual([...new Set(guesses)], [403])
  const [grant] = await t.database.db.select().from(autorisationSecurite)
  assert.equal(grant?.essais, 5)
  assert.equal(await act(hugo, code), 403)
})

test('a right code costs no try, however often its act fails', async () => {
  const code = await accepted()
  for (let i = 0; i < 6; i++) assert.equal(await act(hugo, code, { fails: true }), 500)
  assert.equal(await act(hugo, code), 200)
})

test('it is worth nothing to another session, for another operation, or ten minutes later', async () => {
  const code = await accepted()
  assert.equal(await act(await t.as(HUGO), code), 403)
  assert.equal(await act(await t.as('camille.martin@example.org'), code), 403)
  t.clock.now = later(noon, 10)
  assert.equal(await act(hugo, code), 403)
  t.clock.now = noon
  await codes.reset()
  const other = await accepted('LOGIN_AMF')
  assert.equal(await act(hugo, other), 403)
})

test('an act that fails leaves the grant as it was', async () => {
  const code = await accepted()
  assert.equal(await act(hugo, code, { fails: true }), 500)
  assert.equal(await act(hugo, code), 200)
})

test('without a session, wrong guesses are counted against the grant', async () => {
  const { db } = t.database
  const visitor = t.visitor()
  const username = HUGO
  await codes.send(visitor, 'VERIFY_UNAUTHENTICATED_AMF', { username })
  const code = await codes.lastCode(MOBILE_HUGO)
  await codes.verify(visitor, 'VERIFY_UNAUTHENTICATED_AMF', code, { username })
  const exchange = async (securityCode: string) => {
    const operation = 'VERIFY_UNAUTHENTICATED_AMF' as const
    const demande = { compteId: id, sessionEmpreinte: null, operation, securityCode }
    return securite.requireAutorisation(db, await securite.presentCode(db, demande, noon), noon)
  }
  const { id } = await codes.compte(HUGO)
  for (let i = 0; i < 5; i++) await assert.rejects(exchange(not(code)), /code de sécurité/)
  await assert.rejects(exchange(code), /code de sécurité/)
})

test('an address sends sixty codes an hour, and is wrong a hundred times', async () => {
  const from = (remoteAddress: string) => ({ remoteAddress })
  const statuses = async (addresses: string[]) =>
    Promise.all(
      addresses.map(async (address, i) => {
        const body = { username: `inconnu${i}@example.org` }
        const call = t.visitor()
        return (await codes.send(call, 'VERIFY_UNAUTHENTICATED_AMF', body, from(address)))
          .statusCode
      }),
    )
  // One IPv6 site, many machines.
  const site = Array.from({ length: 62 }, (_, i) => `2001:db8:1:2::${i + 1}`)
  const answers = await statuses(site)
  assert.equal(answers.filter((status) => status === 200).length, 60)
  assert.equal(answers.filter((status) => status === 429).length, 2)
  assert.deepEqual(await statuses(['2001:db8:1:3::1']), [200])

  const guesses = await Promise.all(
    Array.from({ length: 100 }, () => codes.verify(hugo, 'VERIFY_AMF', '000000')),
  )
  assert.ok(guesses.every(({ statusCode }) => statusCode === 400))
  assert.equal((await codes.verify(hugo, 'VERIFY_AMF', '000000')).statusCode, 429)
})

test('what has expired is swept out, the rest stays', async () => {
  const { db } = t.database
  await accepted()
  await codes.verify(hugo, 'VERIFY_AMF', '000000')
  const counts = () =>
    Promise.all([codeSecurite, autorisationSecurite, budgetSecurite].map((each) => db.$count(each)))
  const before = await counts()
  assert.ok(before.every((count) => count > 0))
  await securite.purge(db, noon)
  assert.deepEqual(await counts(), before)
  await securite.purge(db, later(noon, 61))
  // What was counted by the day is swept by the slice that counts, a day later.
  await purgePlaces(db, later(noon, 25 * 60))
  assert.deepEqual(await counts(), [0, 0, 0])
})
