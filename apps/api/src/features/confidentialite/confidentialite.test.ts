import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, createRibs } from '../../../testing/ribs.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { decompte } from '../remboursements/remboursements.schema.ts'
import { partageSoins, soinSecret } from './confidentialite.schema.ts'

const NADIA = 'nadia.perrot@example.org'
const LUC = 'luc.bernard@example.org'
const DU_COUPLE = '70310001'
const REMBOURSEMENTS = '/api/v1/adherent/remboursements?taille=100'
const URL_ACCORDS = '/api/adherent/accords-soins'

let t: TestApp
let nadia: Inject
let luc: Inject
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  nadia = await t.as(NADIA, ATLAS)
  luc = await t.as(LUC, ATLAS)
})
after(() => t?.close())

type Ligne = { prenom: string; decompteId: number; rc: number }

const lignes = async (call: Inject, numero = DU_COUPLE): Promise<Ligne[]> => {
  const answer = await call({ url: REMBOURSEMENTS, headers: { 'x-numcontrat': numero } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items
}
const deLuc = async () => (await lignes(nadia)).filter(({ prenom }) => prenom === 'Luc')
const choisir = (call: Inject, isAccord: boolean, numeroContrat = DU_COUPLE) =>
  call({ method: 'POST', url: URL_ACCORDS, payload: { numeroContrat, isAccord } })
const secret = (call: Inject, decompteId: number, isSecret: boolean, numero = DU_COUPLE) =>
  call({
    method: 'POST',
    url: '/api/adherent/soins-secrets',
    headers: { 'x-numcontrat': numero },
    payload: { decompteId, isSecret },
  })

/** Another node would hear of it a moment later. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let essai = 0; essai < 200; essai++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.fail('it never came')
}

/** The care in the copy of somebody's data. */
async function copieDe(call: Inject): Promise<Record<string, string>[]> {
  const url = '/api/adherent/donnees'
  const headers = { 'x-securitycode': (await call.prove?.()) ?? '' }
  const asked = await call({ method: 'POST', url: `${url}/create`, payload: {}, headers })
  assert.equal(asked.statusCode, 200, asked.body)
  await t.jobs.drain()
  const file = await call(`${url}/visionneuse?id=${asked.json().id}.json`)
  assert.equal(file.statusCode, 200, file.body)
  const chercher = (valeur: unknown): unknown[] =>
    Array.isArray(valeur)
      ? valeur.flatMap(chercher)
      : valeur && typeof valeur === 'object'
        ? [valeur, ...Object.values(valeur).flatMap(chercher)]
        : []
  return chercher(file.json()).filter(
    (one): one is Record<string, string> => 'codeActe' in (one as object),
  )
}

test('nobody has agreed before they did: whoever subscribed reads no line, and what came on their account', async () => {
  assert.deepEqual(await deLuc(), [])
  const { synthese } = (
    await nadia({ url: REMBOURSEMENTS, headers: { 'x-numcontrat': DU_COUPLE } })
  ).json()
  assert.deepEqual(synthese.confidentiels.slice(0, 2), [
    { mois: '2026-01', montant: 900 },
    { mois: '2025-11', montant: 900 },
  ])
  assert.deepEqual(
    synthese.personnes.map((une: Record<string, unknown>) => [une.prenom, une.isConfidentiel]),
    [
      ['Nadia', false],
      ['Luc', true],
    ],
  )
})

test('agreed to and taken back by the person alone, dated, told by mail, and true at once', async () => {
  await t.database.db.execute(sql`delete from message`)
  const [avant] = (await luc(URL_ACCORDS)).json().items
  assert.deepEqual(
    [avant.adherent, avant.peutConsentir, avant.depuis, avant.historique],
    ['Nadia Perrot', true, null, []],
  )
  assert.deepEqual((await nadia(URL_ACCORDS)).json().items, [])
  assert.equal((await choisir(nadia, true)).statusCode, 404, 'nobody agrees for somebody else')
  assert.equal((await choisir(luc, true, '20450001')).statusCode, 404)

  const donne = await choisir(luc, true)
  assert.equal(donne.statusCode, 200, donne.body)
  assert.equal(donne.json().depuis, t.clock.now.toISOString())
  assert.equal((await choisir(luc, true)).statusCode, 200, 'twice is once')
  await until(async () => (await deLuc()).length > 0)

  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const retire = (await choisir(luc, false)).json()
  assert.deepEqual(
    [retire.depuis, retire.historique.length, retire.historique[0].retireLe],
    [null, 1, t.clock.now.toISOString()],
  )
  await until(async () => (await deLuc()).length === 0)
  assert.deepEqual((await ribs.inbox(LUC, ATLAS)).map(({ subject }) => subject).toSorted(), [
    'Nadia Perrot ne voit plus le détail de vos soins',
    'Nadia Perrot peut maintenant voir vos soins',
  ])
  const actions = await t.database.db.select({ action: historique.action }).from(historique)
  for (const action of ['soins-accord-donne', 'soins-accord-retire'])
    assert.equal(actions.filter((one) => one.action === action).length, 1, action)
})

test('a child is sixteen on their day: the mask is there, and no job put it', async () => {
  const camille = await t.as('camille.martin@example.org')
  const deLea = async () =>
    (await lignes(camille, '20450001')).filter(({ prenom }) => prenom === 'Léa')
  const avant = t.clock.now
  const { db } = t.database
  await db.update(personne).set({ dateNaissance: '2010-11-16' }).where(eq(personne.prenom, 'Léa'))
  t.clock.now = new Date('2026-11-15T12:00:00Z')
  assert.ok((await deLea()).length > 0)
  t.clock.now = new Date('2026-11-15T23:30:00Z')
  assert.deepEqual(await deLea(), [], 'midnight in Paris')
  await db.update(personne).set({ dateNaissance: '2015-06-18' }).where(eq(personne.prenom, 'Léa'))
  t.clock.now = avant
})

test('a parent keeps a child’s care secret, from themselves too, and does not take it back', async () => {
  t.clock.now = new Date(t.clock.now.getTime() + 10_000)
  const camille = await t.as('camille.martin@example.org')
  const deLea = async () =>
    (await lignes(camille, '20450001')).filter(({ prenom }) => prenom === 'Léa')
  const [premiere] = (await deLea()).filter((ligne) => 'etat' in ligne && ligne.etat === 'reglee')
  const id = premiere?.decompteId ?? 0
  const julien = await t.as('julien.martin@example.org')
  assert.equal((await secret(julien, id, true, '20450001')).statusCode, 404)
  assert.equal((await secret(camille, id, true, '20450001')).statusCode, 200)
  await until(async () => (await deLea()).every(({ decompteId }) => decompteId !== id))
  assert.ok((await deLea()).length > 0, 'the rest of hers is there')
  assert.equal((await secret(camille, id, false, '20450001')).statusCode, 404)
  const [soin] = await t.database.db.select().from(decompte).where(eq(decompte.id, id))
  const dites = await copieDe(camille)
  assert.ok(dites.some(({ prenom }) => prenom === 'Léa'))
  assert.ok(
    dites.every(
      ({ prenom, dateSoins, professionnel }) =>
        prenom !== 'Léa' || dateSoins !== soin?.date || professionnel !== soin?.professionnel,
    ),
  )
  await t.database.db.delete(soinSecret)
})

test('whoever agreed still keeps one care secret, and shows it again', async () => {
  await t.database.db.delete(partageSoins).where(eq(partageSoins.numeroContrat, DU_COUPLE))
  await choisir(luc, true)
  await until(async () => (await deLuc()).length > 0)
  const [une] = (await lignes(luc)).filter((ligne) => 'etat' in ligne && ligne.etat === 'reglee')
  const id = une?.decompteId ?? 0
  assert.equal((await secret(nadia, id, true)).statusCode, 403, 'an adult decides alone')
  assert.equal((await secret(luc, id, true)).statusCode, 200)
  await until(async () => (await deLuc()).every(({ decompteId }) => decompteId !== id))
  assert.ok(
    (await lignes(luc)).some(({ decompteId }) => decompteId === id),
    'its owner sees it',
  )
  assert.equal((await secret(luc, id, false)).statusCode, 200)
  await until(async () => (await deLuc()).some(({ decompteId }) => decompteId === id))
})
