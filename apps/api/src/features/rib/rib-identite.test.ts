import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import {
  ATLAS,
  createRibs,
  deposer,
  envoyer,
  JEANNE,
  MASQUE,
  ribDe,
  SAMIRA,
} from '../../../testing/ribs.ts'

let t: TestApp
let jeanne: Inject
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
  jeanne = await t.as(JEANNE)
})

const later = (minutes: number, seconds = 0) => {
  t.clock.now = new Date(noon.getTime() + (minutes * 60 + seconds) * 1000)
}
const OTHER_IBAN = 'FR1420041010050500013M02606'

const cle = (key: string) => ({ 'idempotency-key': key })
const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))

test('the same submission twenty times at once is one change and one mail', async () => {
  const proven = { ...cle('essai-0001'), 'x-securitycode': (await jeanne.prove?.()) ?? '' }
  const answers = await times(() => envoyer(jeanne, ribDe('20450005'), proven))
  for (const { statusCode, body } of answers)
    assert.deepEqual([statusCode, JSON.parse(body).isModeGestionManuel], [200, false], body)
  assert.equal(new Set(answers.map(({ body }) => JSON.parse(body).demande.id)).size, 1)
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [1, 1])
  assert.equal((await ribs.contrat('20450005')).ibanMasque, MASQUE)
})

test('in manual mode too: one request, one document, one mail', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const rib = await deposer(samira)
  const data = ribDe('70310003', { rib })
  const proven = { ...cle('essai-0002'), 'x-securitycode': (await samira.prove?.()) ?? '' }
  const answers = await times(() => envoyer(samira, data, proven))
  for (const { statusCode, body } of answers)
    assert.deepEqual([statusCode, JSON.parse(body).isModeGestionManuel], [200, true])
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [1, 1])
})

test('a key is worth one content, to one account', async () => {
  await envoyer(jeanne, ribDe('20450005'), cle('essai-0003'))
  const other = ribDe('20450005', { iban: OTHER_IBAN })
  const reused = await envoyer(jeanne, other, cle('essai-0003'))
  assert.deepEqual([reused.statusCode, reused.json().code], [409, 'Conflict'])
  assert.equal((await ribs.contrat('20450005')).ibanMasque, MASQUE)

  const camille = await t.as('camille.martin@example.org')
  const hers = ribDe('20450002', { titulaire: 'Camille Martin' })
  assert.equal((await envoyer(camille, hers, cle('essai-0003'))).statusCode, 200)
  assert.equal((await ribs.demandes()).length, 2)
})

test('without a key, what is said twice within a minute is said once', async () => {
  const [first, other] = [ribDe('20450005'), ribDe('20450005', { iban: OTHER_IBAN })]
  const written = async () => [(await ribs.demandes()).length, await ribs.messages()]
  // One code, as one person has: twenty would each take the place of the one before.
  const proven = { 'x-securitycode': (await jeanne.prove?.()) ?? '' }
  const answers = await times(() => envoyer(jeanne, first, proven))
  for (const { statusCode, body } of answers)
    assert.deepEqual([statusCode, JSON.parse(body).isModeGestionManuel], [200, false], body)
  assert.equal(new Set(answers.map(({ body }) => JSON.parse(body).demande.id)).size, 1)
  assert.deepEqual(await written(), [1, 1])
  // Keys in another order say nothing else.
  later(0, 59)
  await envoyer(jeanne, Object.fromEntries(Object.entries(first).reverse()))
  assert.deepEqual(await written(), [1, 1])
  // Something else is a change of mind, which counts, and waits: one at a time.
  later(1)
  await envoyer(jeanne, other)
  assert.equal((await ribs.demandes()).length, 2)
  later(1, 1)
  assert.equal((await envoyer(jeanne, first)).statusCode, 400)
  assert.equal((await ribs.demandes()).length, 2)
  assert.equal((await ribs.contrat('20450005')).ibanMasque, MASQUE)
})

test('in manual mode too, where the document has been taken by the first', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const data = ribDe('70310003', { rib: await deposer(samira) })
  const proven = { 'x-securitycode': (await samira.prove?.()) ?? '' }
  for (const { statusCode, body } of await times(() => envoyer(samira, data, proven)))
    assert.deepEqual([statusCode, JSON.parse(body).isModeGestionManuel], [200, true], body)
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [1, 1])
})

test('without a key, one account never answers for another, nor one contract for another', async () => {
  const camille = await t.as('camille.martin@example.org')
  const data = (numero: string) => ribDe(numero, { titulaire: 'Camille Martin' })
  for (const numero of ['20450001', '20450002'])
    assert.equal((await envoyer(camille, data(numero))).statusCode, 200)
  assert.equal((await envoyer(jeanne, ribDe('20450005'))).statusCode, 200)
  assert.equal((await ribs.demandes()).length, 3)
})

test('a key that could not be kept is refused rather than dropped', async () => {
  for (const key of ['court', 'é'.repeat(20), 'x'.repeat(101), 'a b c d e f'])
    assert.equal(
      (await envoyer(jeanne, ribDe('20450005'), cle(encodeURI(key)))).statusCode,
      400,
      key,
    )
  assert.equal((await ribs.demandes()).length, 0)
})

test('a refused submission keeps no key: corrected, it may be sent under the same one', async () => {
  const wrong = ribDe('20450005', { bic: 'X' })
  assert.equal((await envoyer(jeanne, wrong, cle('essai-0004'))).statusCode, 400)
  assert.equal((await envoyer(jeanne, ribDe('20450005'), cle('essai-0004'))).statusCode, 200)
})

test('a code is needed, even right after sign-in; without one nothing is written', async () => {
  const sansCode = { 'x-securitycode': '', ...cle('essai-0005') }
  const refused = await envoyer(jeanne, ribDe('20450005'), sansCode)
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'SecurityCodeRequired'])
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
  assert.equal((await ribs.contrat('20450005')).ibanMasque, null)
})

test('R7.71 R4.15 with a code the same submission passes, once for each code', async () => {
  later(15)
  const code = await ribs.prove(jeanne, JEANNE)
  const withCode = { 'x-securitycode': code }
  const faulty = await envoyer(jeanne, ribDe('20450005', { bic: '' }), withCode)
  assert.equal(faulty.statusCode, 400)
  const answers = await times(() =>
    envoyer(jeanne, ribDe('20450005'), { ...withCode, ...cle('essai-0006') }),
  )
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  assert.equal((await ribs.demandes()).length, 1)
  const other = ribDe('20450005', { iban: OTHER_IBAN })
  const again = await envoyer(jeanne, other, { ...withCode, ...cle('essai-0007') })
  assert.deepEqual([again.statusCode, again.json().code], [403, 'SecurityCodeRequired'])
  assert.equal((await ribs.contrat('20450005')).ibanMasque, MASQUE)
})

test('a wrong code, or somebody else’s, opens nothing', async () => {
  const camille = await t.as('camille.martin@example.org')
  later(20)
  const hers = await ribs.prove(camille, 'camille.martin@example.org')
  const own = await ribs.prove(jeanne, JEANNE)
  const wrong = String((Number(own) + 1) % 1_000_000).padStart(6, '0')
  for (const code of [hers === own ? wrong : hers, wrong, '', 'abcdef']) {
    const answer = await envoyer(jeanne, ribDe('20450005'), { 'x-securitycode': code })
    assert.equal(answer.statusCode, 403, code)
  }
  assert.equal((await ribs.demandes()).length, 0)
})
