import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { CleAccesOptions } from '@espace-adherent/contract'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { cleAcces, defiCleAcces } from './cles-acces.schema.ts'
import { deleteExpiredDefis } from './defis.repository.ts'
import {
  addCle,
  askOptions,
  createAuthentificateur,
  createPortal,
  type Ecarts,
  later,
  listCles,
  removeCle,
  sendCle,
} from './testing/index.ts'

const JULIEN = 'julien.martin@example.org'
const CAMILLE = 'camille.martin@example.org'

let t: TestApp
let julien: Inject
let noon: Date
const portal = createPortal(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await portal.reset()
  julien = await t.as(JULIEN)
})

const begin = async (call: Inject) => (await askOptions(call)).json<CleAccesOptions>()
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const mails = async () => (await portal.inbox(JULIEN)).map(({ subject }) => subject)

test('what the authenticator is asked: a key of its own, kept on the device, that verifies its owner', async () => {
  const answer = await askOptions(julien)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const { challenge, user, ...options } = answer.json<CleAccesOptions>()
  assert.equal(Buffer.from(challenge, 'base64url').length, 32)
  const id = await portal.compteId(JULIEN)
  assert.deepEqual(user, {
    id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
    name: JULIEN,
    displayName: 'Julien Martin',
  })
  assert.deepEqual(options, {
    rp: { id: 'localhost', name: 'Mutuelle Horizon' },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    timeout: 270_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  })
  assert.notEqual((await begin(julien)).challenge, challenge)
})

test('a key is added, listed without its secrets, and its owner is told', async () => {
  const { device, cle } = await addCle(julien, { libelle: '  Téléphone d’Élodie ' })
  assert.deepEqual(cle, {
    id: cle.id,
    libelle: 'Téléphone d’Élodie',
    creeLe: noon.toISOString(),
    utiliseeLe: null,
    isSynchronisee: true,
  })
  assert.deepEqual(await listCles(julien), [cle])
  assert.deepEqual(await listCles(await t.as(CAMILLE)), [])
  const [mail] = await portal.inbox(JULIEN)
  assert.equal(mail?.subject, 'Une clé d’accès a été ajoutée')
  assert.match(mail?.text ?? '', /Une clé d’accès \(Appareil\) permet désormais/)
  assert.doesNotMatch(mail?.text ?? '', /Élodie/, 'what was typed stays out of mails')
  const [row] = await t.database.db.select().from(cleAcces)
  assert.equal(row?.credentialId, device.credentialId)
  assert.deepEqual(row?.transports, ['internal', 'hybrid'])
})

test('a key without a name is called after its device, and the next one is told apart', async () => {
  const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)' }
  assert.equal((await addCle(julien, { headers: iphone })).cle.libelle, 'iPhone')
  assert.equal((await addCle(julien, { headers: iphone, libelle: ' ' })).cle.libelle, 'iPhone (2)')
  const { cle } = await addCle(julien, {
    headers: iphone,
    ecarts: {
      attachment: 'cross-platform',
      transports: ['usb', 'pigeon'],
      isSynchronisable: false,
    },
  })
  assert.equal(cle.libelle, 'Clé de sécurité')
  assert.equal(cle.isSynchronisee, false)
  const rows = await t.database.db.select().from(cleAcces)
  assert.deepEqual(rows.at(-1)?.transports, ['usb'])
})

test('a device that has a key already is told which, and may not bring it twice', async () => {
  const { device } = await addCle(julien)
  const options = await begin(julien)
  assert.deepEqual(options.excludeCredentials, [
    { id: device.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
  ])
  const again = await sendCle(julien, { credential: device.create(options) })
  assert.equal(again.statusCode, 409)
  assert.equal(codeOf(again), 'PasskeyKnown')
})

test('the key of one account cannot be claimed by another', async () => {
  const { device } = await addCle(julien)
  const camille = await t.as(CAMILLE)
  const stolen = createAuthentificateur().create(await begin(camille), {
    credentialId: device.credentialId,
  })
  assert.equal(codeOf(await sendCle(camille, { credential: stolen })), 'PasskeyKnown')
  assert.equal((await listCles(julien)).length, 1)
  assert.deepEqual(await listCles(camille), [])
})

for (const [title, ecarts] of [
  ['made at another origin', { origin: 'http://evil.example:8080' }],
  ['made at another port', { origin: 'http://localhost:9999' }],
  ['made for another client', { origin: 'http://atlas.localhost:8080' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['made for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['that answers a sign-in', { type: 'webauthn.get' }],
  ['that did not verify its owner', { isVerified: false }],
] satisfies [string, Ecarts][]) {
  test(`a key ${title} is refused, nothing is written and nobody is told`, async () => {
    const credential = createAuthentificateur().create(await begin(julien), ecarts)
    const answer = await sendCle(julien, { credential })
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json(), {
      code: 'PasskeyInvalid',
      message: 'Cette clé d’accès n’a pas pu être vérifiée\u00a0: recommencez',
    })
    assert.deepEqual(await listCles(julien), [])
    assert.deepEqual(await mails(), [])
  })
}

test('a key that vouches for itself is a key like any other', async () => {
  await addCle(julien, { ecarts: { isSelfAttested: true } })
  assert.equal((await listCles(julien)).length, 1)
})

test('the client’s other addresses may make keys as well', async () => {
  const credential = createAuthentificateur('http://interne.localhost:8080').create(
    await begin(julien),
  )
  assert.equal((await sendCle(julien, { credential })).statusCode, 200)
})

test('a challenge is good once, whatever came of it, and even twenty times at once', async () => {
  const options = await begin(julien)
  const bad = createAuthentificateur().create(options, { isVerified: false })
  assert.equal(codeOf(await sendCle(julien, { credential: bad })), 'PasskeyInvalid')
  const good = createAuthentificateur().create(options)
  assert.equal(codeOf(await sendCle(julien, { credential: good })), 'PasskeyExpired')

  const other = await begin(julien)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      sendCle(julien, { credential: createAuthentificateur().create(other) }),
    ),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.equal((await listCles(julien)).length, 1)
})

test('a challenge lives five minutes, for the session that asked, until it asks again', async () => {
  const expired = createAuthentificateur().create(await begin(julien))
  t.clock.now = later(noon, 5)
  assert.equal(codeOf(await sendCle(julien, { credential: expired })), 'PasskeyExpired')
  t.clock.now = noon

  const first = createAuthentificateur().create(await begin(julien))
  const elsewhere = await t.as(JULIEN)
  assert.equal(codeOf(await sendCle(elsewhere, { credential: first })), 'PasskeyExpired')
  await begin(julien)
  assert.equal(codeOf(await sendCle(julien, { credential: first })), 'PasskeyInvalid')

  const last = createAuthentificateur().create(await begin(julien))
  t.clock.now = later(noon, 4.99)
  assert.equal((await sendCle(julien, { credential: last })).statusCode, 200)
})

test('challenges that nobody answered are swept out', async () => {
  const { db } = t.database
  await begin(julien)
  await deleteExpiredDefis(db, later(noon, 5))
  assert.equal(await db.$count(defiCleAcces), 1)
  await deleteExpiredDefis(db, later(noon, 5.1))
  assert.equal(await db.$count(defiCleAcces), 0)
})

test('ten keys and no more, even begun before and sent at once', async () => {
  for (let i = 0; i < 8; i++) await addCle(julien)
  const sessions = await Promise.all(Array.from({ length: 6 }, () => t.as(JULIEN)))
  const ready = await Promise.all(
    sessions.map(async (call) => ({
      call,
      credential: createAuthentificateur().create(await begin(call)),
    })),
  )
  const answers = await Promise.all(
    ready.map(({ call, credential }) => sendCle(call, { credential })),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 2)
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  assert.equal(
    refused?.json().message,
    'Vous avez déjà 10\u00a0clés d’accès\u00a0: supprimez-en une avant d’en ajouter une autre',
  )
  assert.equal((await listCles(julien)).length, 10)
  assert.equal(codeOf(await askOptions(julien)), 'PasskeyLimit', 'before the person is asked')
})

test('ten minutes after signing in, a security code is asked for, and serves once', async () => {
  const credential = createAuthentificateur().create(await begin(julien))
  t.clock.now = later(noon, 10)
  const refused = await askOptions(julien)
  assert.equal(refused.statusCode, 403)
  assert.equal(codeOf(refused), 'SecurityCodeRequired')
  assert.equal(codeOf(await sendCle(julien, { credential })), 'PasskeyExpired')

  const code = await portal.askCode(julien, JULIEN, 'ACTIVATE_BIOMETRIE')
  const withCode = { 'X-SecurityCode': code }
  assert.equal((await askOptions(julien, withCode)).statusCode, 403, 'sent, not yet verified')
  await portal.verifyCode(julien, 'ACTIVATE_BIOMETRIE', code)
  assert.equal((await askOptions(julien)).statusCode, 403, 'the code must come along')
  assert.equal((await askOptions(julien, { 'X-SecurityCode': other(code) })).statusCode, 403)
  assert.equal((await askOptions(await agedSession(), withCode)).statusCode, 403, 'its own session')

  // Giving up in front of the device costs nothing.
  assert.equal((await askOptions(julien, withCode)).statusCode, 200)
  const begun = await askOptions(julien, withCode)
  const made = createAuthentificateur().create(begun.json())
  assert.equal(codeOf(await sendCle(julien, { credential: made })), 'SecurityCodeRequired')
  await addCle(julien, { headers: withCode })
  assert.equal(codeOf(await askOptions(julien, withCode)), 'SecurityCodeRequired')
  assert.equal((await listCles(julien)).length, 1)
})

/** Another code than this one. */
const other = (code: string) => (code === '000000' ? '111111' : '000000')

/** Another session of Julien's, that old. */
async function agedSession(): Promise<Inject> {
  const { now } = t.clock
  t.clock.now = noon
  const session = await t.as(JULIEN)
  t.clock.now = now
  return session
}

test('the code of another operation adds no key', async () => {
  t.clock.now = later(noon, 10)
  const code = await portal.askCode(julien, JULIEN, 'VERIFY_AMF')
  await portal.verifyCode(julien, 'VERIFY_AMF', code)
  assert.equal((await askOptions(julien, { 'X-SecurityCode': code })).statusCode, 403)
})

test('begun within the ten minutes, a key may be finished after them', async () => {
  t.clock.now = later(noon, 9.9)
  const credential = createAuthentificateur().create(await begin(julien))
  t.clock.now = later(noon, 12)
  assert.equal((await sendCle(julien, { credential })).statusCode, 200)
})

test('a key is removed by its owner alone, who is told', async () => {
  const { cle } = await addCle(julien)
  const { cle: kept } = await addCle(julien)
  await portal.forgetMails()
  for (const [call, id] of [
    [await t.as(CAMILLE), cle.id],
    [julien, '00000000-0000-4000-8000-000000000000'],
  ] as const)
    assert.equal((await removeCle(call, id)).statusCode, 404)
  assert.equal((await removeCle(julien, 'x')).statusCode, 400)
  assert.equal((await listCles(julien)).length, 2)
  const answers = await Promise.all([removeCle(julien, cle.id), removeCle(julien, cle.id)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404])
  assert.deepEqual(await listCles(julien), [kept])
  assert.deepEqual(await mails(), ['Une clé d’accès a été supprimée'])
})

test('a key that has served takes the other sessions of its owner with it; one that has not takes none', async () => {
  const isSignedIn = async (call: Inject) => (await call('/api/identity/user')).statusCode === 200
  const [elsewhere, camille] = [await t.as(JULIEN), await t.as(CAMILLE)]
  const unused = await addCle(julien)
  assert.equal(await isSignedIn(elsewhere), true, 'a new one')
  assert.equal((await removeCle(julien, unused.cle.id)).statusCode, 200)
  assert.equal(await isSignedIn(elsewhere), true, 'one that never served')

  const { cle } = await addCle(julien)
  await t.database.db.update(cleAcces).set({ utiliseeLe: noon })
  assert.equal((await removeCle(camille, cle.id)).statusCode, 404)
  assert.equal(await isSignedIn(elsewhere), true, 'somebody else’s')
  assert.equal((await removeCle(julien, cle.id)).statusCode, 200)
  assert.equal(await isSignedIn(elsewhere), false)
  assert.equal(await isSignedIn(julien), true)
  assert.equal(await isSignedIn(camille), true)
})

test('with the insurer’s own identity provider there are no keys here', async () => {
  const nadia = await t.as('nadia.perrot@example.org', 'atlas.localhost:8080')
  assert.equal((await nadia('/api/identity/cles-acces')).statusCode, 404)
  assert.equal((await askOptions(nadia)).statusCode, 404)
  const credential = createAuthentificateur().create(await begin(julien))
  assert.equal((await sendCle(nadia, { credential })).statusCode, 404)
  assert.equal((await removeCle(nadia, '00000000-0000-4000-8000-000000000000')).statusCode, 404)
})

test('R3.19 ten minutes after signing in, a key is removed with a code of its own operation, once', async () => {
  t.clock.now = noon
  const session = await t.as(JULIEN)
  const [cle, autre] = [await addCle(session), await addCle(session)]
  t.clock.now = later(noon, 10)
  assert.equal(codeOf(await removeCle(session, cle.cle.id)), 'SecurityCodeRequired')
  const avant = (await listCles(session)).length
  const code = await portal.askCode(session, JULIEN, 'DESACTIVATE_BIOMETRIE')
  await portal.verifyCode(session, 'DESACTIVATE_BIOMETRIE', code)
  const headers = { 'X-SecurityCode': code }
  assert.equal((await removeCle(session, cle.cle.id, headers)).statusCode, 200)
  assert.equal((await listCles(session)).length, avant - 1)
  assert.equal(codeOf(await removeCle(session, autre.cle.id, headers)), 'SecurityCodeRequired')
})

test('nobody, and no page of another site, adds or removes a key', async () => {
  const visitor = t.visitor()
  assert.equal((await visitor('/api/identity/cles-acces')).statusCode, 401)
  assert.equal((await askOptions(visitor)).statusCode, 401)
  const { cle } = await addCle(julien)
  const foreign: Record<string, string>[] = [
    { 'x-xsrf-token': 'x' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign) {
    const answers = await Promise.all([
      askOptions(julien, headers),
      julien({
        method: 'POST',
        url: '/api/identity/cles-acces/suppression',
        payload: { id: cle.id },
        headers,
      }),
    ])
    for (const answer of answers) assert.equal(codeOf(answer), 'AntiForgery')
  }
  assert.equal((await listCles(julien)).length, 1)
})

type Credential = ReturnType<ReturnType<typeof createAuthentificateur>['create']>
const answering = (response: Partial<Credential['response']>) => (good: Credential) => ({
  ...good,
  response: { ...good.response, ...response },
})
for (const [title, spoil] of [
  ['nothing at all', () => ({})],
  ['another type', (good) => ({ ...good, type: 'password' })],
  ['an identifier that is none', (good) => ({ ...good, id: '\u0000' })],
  ['another identifier than its own', (good) => ({ ...good, id: 'autre', rawId: 'autre' })],
  ['two identifiers', (good) => ({ ...good, rawId: 'autre' })],
  ['letters that are no bytes', answering({ clientDataJSON: 'é' })],
  ['bytes that are no JSON', answering({ clientDataJSON: 'AAAA' })],
  ['too many bytes', answering({ clientDataJSON: 'A'.repeat(9000) })],
  ['bytes that are no CBOR', answering({ attestationObject: 'AAAA' })],
  ['arrays in arrays in arrays', answering({ attestationObject: 'gYGB'.repeat(3900) })],
] satisfies [string, (good: Credential) => object][]) {
  test(`an answer with ${title} is refused, and never fails`, async () => {
    const good = createAuthentificateur().create(await begin(julien))
    const answer = await sendCle(julien, { credential: spoil(good) })
    assert.equal(answer.statusCode, 400, answer.body)
    assert.deepEqual(await listCles(julien), [])
  })
}

test('a name has forty characters at most', async () => {
  const credential = createAuthentificateur().create(await begin(julien))
  const answer = await sendCle(julien, { libelle: 'a'.repeat(41), credential })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(answer.json().champs, {
    libelle: 'Le nom de la clé comporte 40 caractères au maximum',
  })
  const { libelle } = (await sendCle(julien, { libelle: ` ${'é'.repeat(40)} `, credential })).json()
  assert.equal(libelle, 'é'.repeat(40))
})
