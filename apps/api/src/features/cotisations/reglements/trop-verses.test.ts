import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import type { Cotisations } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { historique } from '../../historique/historique.schema.ts'
import { reportCotisation } from '../cotisations.schema.ts'
import { reglement } from './paiements.schema.ts'

const CLE = { clientCode: 'horizon', numeroContrat: '20450001' }

let t: TestApp
let clerk: Inject
before(async () => {
  t = await createTestApp()
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())
beforeEach(async () => {
  await t.database.db.delete(reglement)
  await t.database.db.delete(reportCotisation)
})

type Ligne = { id: string; revision: number; nature: string; montant: number; adherent: string }
const lire = async (call = clerk): Promise<Ligne[]> =>
  (await call('/api/admin/trop-verses')).json().items
/** From what stands, unless it is another that was seen. */
async function faire(geste: string, id: string, vue?: number, call = clerk) {
  const revision = vue ?? (await lire(call)).find((une) => une.id === id)?.revision ?? 1
  const url = `/api/admin/trop-verses/gestes/${geste}`
  return call({ method: 'POST', url, payload: { id, revision, saisie: {} } })
}
const solde = (montant: number, cle = CLE) =>
  t.database.db
    .insert(reportCotisation)
    .values({ ...cle, nature: 'ecart', cotisationId: null, montant, le: t.clock.now })
async function payer(ecart: Partial<typeof reglement.$inferInsert>) {
  const id = randomUUID()
  const { now } = t.clock
  await t.database.db.insert(reglement).values({
    ...{ id, ...CLE, reference: `R${id}`, montant: 5000, echeances: [], etat: 'accepte' },
    ...{ creeLe: now, finiLe: now, ...ecart },
  })
  return id
}
const cotisations = async (annee?: number): Promise<Cotisations> =>
  (
    await (
      await t.as('camille.martin@example.org')
    )({
      url: `/api/forms/ribcotisations${annee ? `?annee=${annee}` : ''}`,
      headers: { 'x-numcontrat': CLE.numeroContrat },
    })
  ).json()

test('what is not where it belongs is listed, of this insurer alone, and what is settled is not', async () => {
  const enTrop = await payer({ enTrop: 5000, rendu: 2000 })
  const incoherent = await payer({ etat: 'incoherent' })
  await payer({ enTrop: 5000, rendu: 5000 })
  await payer({})
  await solde(-3000)
  const rows = await lire()
  assert.deepEqual(
    new Map(rows.map(({ id, nature, montant }) => [id, [nature, montant]])),
    new Map<string, [string, number]>([
      [enTrop, ['enTrop', 3000]],
      [incoherent, ['incoherent', 5000]],
      [CLE.numeroContrat, ['credit', 3000]],
    ]),
  )
  assert.equal(rows[0]?.adherent, 'Camille Martin')
  const atlas = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  assert.deepEqual(await lire(atlas), [])
  for (const [geste, id] of [
    ['classer', incoherent],
    ['verifier', enTrop],
    ['rembourser', CLE.numeroContrat],
    ['reporter', CLE.numeroContrat],
  ] as const)
    assert.equal((await faire(geste, id, 1, atlas)).statusCode, 404, geste)
  // Each where its money stands: no gesture of a card payment for a contract, nor the other way.
  for (const [geste, id] of [
    ['verifier', incoherent],
    ['verifier', CLE.numeroContrat],
    ['classer', CLE.numeroContrat],
    ['reporter', enTrop],
  ] as const)
    assert.equal((await faire(geste, id)).statusCode, 409, geste)
  assert.equal((await lire()).length, 3)
})

test('a payment that was looked at leaves the list, with its line, once', async () => {
  const id = await payer({ etat: 'incoherent' })
  assert.equal((await faire('classer', id)).statusCode, 200)
  assert.deepEqual(await lire(), [])
  assert.equal((await faire('classer', id)).statusCode, 404)
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.action, 'paiement-classe'), eq(historique.cible, id)))
  assert.equal(lignes.length, 1)
})

test('what a contract paid too much is given back as it was seen, once, and its member is told', async () => {
  await solde(-3000)
  const id = CLE.numeroContrat
  const [{ revision: vue } = { revision: 0 }] = await lire()
  await solde(-500)
  const tard = await faire('rembourser', id, vue)
  assert.deepEqual([tard.statusCode, tard.json().versions.actuelle.montant], [409, 3500])
  await solde(500)
  assert.equal((await faire('rembourser', id)).statusCode, 200)
  assert.equal((await faire('rembourser', id)).statusCode, 404)
  assert.equal((await cotisations()).solde, 0)
  await t.jobs.drain(['messages.mail'])
  const [mail] = (await t.visitor()('/dev/mailbox/messages?to=camille.martin@example.org')).json()
  assert.equal(mail.subject, 'Nous vous rendons 30,00\u00a0€ de cotisations')
})

for (const [montant, premiere] of [
  [-3000, -3000],
  [3000, 3000],
  [-20_000, -13_194],
] as const)
  test(`a balance of ${montant} cents is borne by instalments to come, which say so`, async () => {
    const annee = t.clock.now.getFullYear()
    const avant = await cotisations(annee + 1)
    await solde(montant)
    assert.equal((await cotisations()).solde, montant)
    assert.equal((await faire('reporter', CLE.numeroContrat)).statusCode, 200)
    const apres = await cotisations(annee + 1)
    assert.equal(apres.solde, 0)
    const reports = [...(await cotisations()).echeances, ...apres.echeances].filter(
      ({ report }) => report !== 0,
    )
    assert.equal(
      reports.reduce((somme, { report }) => somme + report, 0),
      montant,
    )
    assert.ok(Math.abs(reports[0]?.report ?? 0) <= Math.abs(premiere))
    // An equation: its price and what it bears are what is called.
    for (const [rang, e] of apres.echeances.entries())
      assert.equal(e.montant - e.report, avant.echeances[rang]?.montant, e.dateEcheance)
    // Put back for the next one.
    await solde(-montant)
    assert.equal((await faire('reporter', CLE.numeroContrat)).statusCode, 200)
    assert.deepEqual((await cotisations(annee + 1)).totaux, avant.totaux)
  })
