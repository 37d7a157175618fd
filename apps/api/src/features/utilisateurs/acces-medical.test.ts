import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FichePersonne, LigneAccesMedical } from '@espace-adherent/contract'
import { and, desc, eq } from 'drizzle-orm'
import {
  accorderEtAttendre,
  copierRole,
  createTestApp,
  faireAccord,
  type Inject,
  SECOND,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const JOUR = 24 * 3_600_000
const SOPHIE = 'admin@example.org'
const KARIM = 'gestionnaire@example.org'
const JULIEN = 'julien.martin@example.org'
const URL = '/api/admin/settings/role/medical'
const MOTIF = 'Remplacement du Dr Noël'
const sophie = () => t.as(SOPHIE)
const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row.id
}
const dans = (jours: number) =>
  new Date(t.clock.now.getTime() + jours * JOUR).toISOString().slice(0, 10)
const demander = async (qui: Inject, userName: string, ecart: object = {}) =>
  qui({
    method: 'POST',
    url: `${URL}/create`,
    payload: { compteId: await idDe(userName), motif: MOTIF, jusquau: dans(20), ...ecart },
  })
const acces = async () => (await (await sophie())(URL)).json().items as LigneAccesMedical[]
/** Care is what the medical service alone reads on the sheet of a person. */
const soinsLus = async (userName = KARIM) => {
  const lu = await (await t.as(userName))(`/api/admin/users/personne?id=${await idDe(JULIEN)}`)
  assert.equal(lu.statusCode, 200, lu.body)
  return (lu.json() as FichePersonne).soins !== null
}
const poserRoles = (userName: string, roles: (typeof compte.$inferInsert)['roles']) =>
  t.database.db.update(compte).set({ roles }).where(eq(compte.userName, userName))

test('asked for by one administrator, given by another, off until then, over by itself on its day', async () => {
  assert.equal(await soinsLus(), false)
  const reponse = await demander(await sophie(), KARIM)
  assert.equal(reponse.statusCode, 200, reponse.body)
  const { accord, jusquau } = reponse.json() as LigneAccesMedical
  assert.deepEqual([jusquau, accord?.etat], [null, 'demande'])
  assert.deepEqual(
    accord?.changements.map(({ champ, apres }) => [champ, apres]),
    [
      ['jusquau', dans(20)],
      ['motif', MOTIF],
    ],
  )
  assert.equal(await soinsLus(), false)
  const soi = await faireAccord(await sophie(), accord?.id ?? '', 'accorder')
  assert.equal(soi.statusCode, 400, soi.body)
  assert.equal(await soinsLus(), false)
  const fin = dans(20)
  await accorderEtAttendre(t, { accord: accord ?? null })
  assert.equal((await acces())[0]?.jusquau, fin)
  assert.equal(await soinsLus(), true)
  // Each opening is a line of the member's own, which says as what it was opened.
  const [ouverte] = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.compteId, await idDe(JULIEN)), eq(historique.action, 'consultation')))
    .orderBy(desc(historique.id))
  assert.match(ouverte?.role ?? '', /AccesMedical/)
  assert.equal(ouverte?.auteurId, await idDe(KARIM))
  // It is no right: what their role does not open stays closed.
  const karim = await t.as(KARIM)
  assert.equal((await karim('/api/admin/settings/role')).statusCode, 403)
  t.clock.now = new Date(t.clock.now.getTime() + 18 * JOUR)
  assert.equal(await soinsLus(), true)
  t.clock.now = new Date(t.clock.now.getTime() + 3 * JOUR)
  assert.equal(await soinsLus(), false)
  assert.deepEqual(await acces(), [])
})

test('taken back by one, at once', async () => {
  const { accord } = (await demander(await sophie(), KARIM)).json() as LigneAccesMedical
  await accorderEtAttendre(t, { accord })
  assert.equal(await soinsLus(), true)
  const retrait = await (await sophie())({
    method: 'POST',
    url: URL,
    payload: { compteId: await idDe(KARIM) },
  })
  assert.equal(retrait.statusCode, 200, retrait.body)
  assert.equal(await soinsLus(), false)
})

test('no role carries it: neither a copy of the role of whoever has it, nor their other roles', async () => {
  const { accord } = (await demander(await sophie(), KARIM)).json() as LigneAccesMedical
  await accorderEtAttendre(t, { accord })
  const { role } = (await copierRole(await sophie(), 'Copie', 'BackEndUser')).json()
  await poserRoles('consultant@example.org', [role])
  assert.equal(await soinsLus('consultant@example.org'), false)
  // Once they work there no more, it opens nothing to them either.
  await poserRoles(KARIM, [])
  const parti = await (await t.as(KARIM))(`/api/admin/users/personne?id=${await idDe(JULIEN)}`)
  assert.equal(parti.statusCode, 403)
  await poserRoles(KARIM, ['BackEndUser'])
  await poserRoles('consultant@example.org', ['Consultant'])
  await (await sophie())({ method: 'POST', url: URL, payload: { compteId: await idDe(KARIM) } })
})

test('refusals: each with its reason', async () => {
  const qui = await sophie()
  for (const [titre, reponse, statut, dit] of [
    ['for oneself', await demander(qui, SOPHIE), 403, /son propre compte/],
    ['for a member', await demander(qui, JULIEN), 400, /ne travaille pas ici/],
    [
      'for the medical service',
      await demander(qui, 'service.medical@example.org'),
      400,
      /service médical/,
    ],
    ['without a reason', await demander(qui, KARIM, { motif: 'court' }), 400, /motif/],
    ['until yesterday', await demander(qui, KARIM, { jusquau: dans(-1) }), 400, /passée/],
    ['for ever', await demander(qui, KARIM, { jusquau: dans(400) }), 400, /d’ici un an/],
    ['for nobody', await demander(qui, KARIM, { compteId: crypto.randomUUID() }), 404, /./],
    ['by a clerk', await demander(await t.as(KARIM), 'consultant@example.org'), 403, /./],
    [
      'at the neighbour’s',
      await demander(await t.as('admin.atlas@example.org', 'atlas.localhost:8080'), KARIM),
      404,
      /./,
    ],
  ] as const) {
    assert.equal(reponse.statusCode, statut, `${titre}: ${reponse.body}`)
    assert.match(reponse.body, dit, titre)
  }
  // Somebody whose role shows no request has no paper to read.
  await poserRoles(SECOND, ['Consultant'])
  assert.deepEqual(await acces(), [])
  await poserRoles(SECOND, ['Admin'])
})

test('whoever it is for does not agree to it', async () => {
  const { accord } = (await demander(await sophie(), SECOND)).json() as LigneAccesMedical
  const soi = await faireAccord(await t.as(SECOND), accord?.id ?? '', 'accorder')
  assert.equal(soi.statusCode, 400, soi.body)
  assert.match(soi.json().champs.geste, /Cet accès est pour vous/)
  await faireAccord(await sophie(), accord?.id ?? '', 'annuler')
})
