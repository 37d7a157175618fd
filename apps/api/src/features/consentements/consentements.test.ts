import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { consentement } from './consentements.schema.ts'

// Everybody else of the demonstration has answered.
const JEANNE = 'jeanne.moreau@example.org'
/** The client whose clerks look at everything. */
const ATLAS = 'atlas.localhost:8080'

let t: TestApp
let jeanne: Inject
before(async () => {
  t = await createTestApp()
  jeanne = await t.as(JEANNE)
})
after(() => t?.close())

const OFFRES =
  'J’accepte de recevoir par e-mail les offres et les conseils de prévention de Mutuelle Horizon.'

const answer = (call: Inject, data: unknown) =>
  call({ method: 'POST', url: '/api/forms/consentement/form', payload: { data } })
const list = async (call: Inject) => (await call('/api/forms/consentement')).json().items
const lines = async () => {
  const rows = await t.database.db
    .select()
    .from(consentement)
    .innerJoin(compte, eq(compte.id, consentement.compteId))
    .where(eq(compte.userName, JEANNE))
    .orderBy(consentement.id)
  return rows.map((row) => row.consentement)
}

test('the client’s consents wait for an answer', async () => {
  const [first, second, ...others] = await list(jeanne)
  assert.deepEqual(first, {
    nomConsentement: 'offres',
    libelle: OFFRES,
    isAccepted: null,
    le: null,
    enAttente: null,
  })
  assert.equal(second.nomConsentement, 'enquetes')
  assert.equal(others.length, 0)
})

test('R7.39 an answer is a line with its sentence and its date; the same one again adds nothing', async () => {
  const data = { nomConsentement: 'offres', isAccepted: true }
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(jeanne, data)))
  for (const { statusCode, body } of answers)
    assert.deepEqual([statusCode, JSON.parse(body).isModeGestionManuel], [200, false])
  const [line, ...others] = await lines()
  assert.equal(others.length, 0)
  assert.deepEqual(
    [line?.nomConsentement, line?.isAccepted, line?.libelle, line?.le],
    ['offres', true, OFFRES, t.clock.now],
  )
  const [offres, enquetes] = await list(jeanne)
  assert.deepEqual([offres.isAccepted, offres.le], [true, t.clock.now.toISOString()])
  assert.equal(enquetes.isAccepted, null)
})

test('an answer that changes adds a line: the last one holds, the others prove', async () => {
  for (const isAccepted of [false, true, false])
    await answer(jeanne, { nomConsentement: 'offres', isAccepted })
  assert.deepEqual(
    (await lines()).map((line) => line.isAccepted),
    [true, false, true, false],
  )
  assert.equal((await list(jeanne))[0].isAccepted, false)
  // Somebody else’s answer stays as it was.
  assert.equal((await list(await t.as('hugo.roche@example.org')))[0].isAccepted, true)
})

test('who agreed to another sentence is asked again', async () => {
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  assert.ok(horizon)
  await answer(jeanne, { nomConsentement: 'offres', isAccepted: true })
  const reword = async (libelle: string) => {
    const consentements = [{ nom: 'offres', libelle }]
    const config = { ...horizon.config, consentements }
    await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
  }
  await reword('J’accepte de recevoir les offres de nos partenaires.')
  assert.equal((await list(jeanne))[0].isAccepted, null)
  const before = (await lines()).length
  // Within the minute, the same words would be the same request sent again.
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  await answer(jeanne, { nomConsentement: 'offres', isAccepted: true })
  assert.equal((await lines()).length, before + 1)
  assert.equal((await list(jeanne))[0].isAccepted, true)
  await db.update(client).set({ config: horizon.config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
})

test('only what the client asks, by a member, in the right shape', async () => {
  const before = (await lines()).length
  for (const [data, status] of [
    [{ nomConsentement: 'inconnu', isAccepted: true }, 404],
    [{ nomConsentement: 'offres' }, 400],
    [{ nomConsentement: 'offres', isAccepted: 'oui' }, 400],
    [{ isAccepted: true }, 400],
    [null, 400],
  ] satisfies [unknown, number][])
    assert.equal((await answer(jeanne, data)).statusCode, status, JSON.stringify(data))
  const good = { nomConsentement: 'offres', isAccepted: true }
  assert.equal((await answer(t.visitor(), good)).statusCode, 401)
  assert.equal((await answer(await t.as('admin@example.org'), good)).statusCode, 403)
  assert.equal((await lines()).length, before)
})

test('where a clerk decides, an answer waits: said as such, asked for once, counted when accepted', async () => {
  const samira = await t.as('samira.haddad@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const sent = await answer(samira, { nomConsentement: 'offres', isAccepted: false })
  assert.equal(sent.json().isModeGestionManuel, true)
  const { id } = sent.json().demande
  const [waiting] = await list(samira)
  assert.deepEqual(
    [waiting.isAccepted, waiting.enAttente],
    [true, { isAccepted: false, demandeId: id }],
  )
  const done = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'accepter', id, revision: 1 },
  })
  assert.equal(done.statusCode, 200, done.body)
  const [applied] = await list(samira)
  assert.deepEqual([applied.isAccepted, applied.enAttente], [false, null])
})
