import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Conservation } from '@espace-adherent/contract'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { miseDeCote } from '../../platform/jobs/jobs.schema.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { inTurn, supprimerPerimes } from './suppression.ts'

const URL = '/api/admin/conservation'
/** Ended; its adherent has other contracts. */
const FINI = '20450004'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const ligne = async (genre: string): Promise<Conservation> =>
  (await admin(URL)).json().items.find((une: Conservation) => une.genre === genre)
const regler = (genre: string, avant: number, mois: number) =>
  admin({ method: 'POST', url: URL, payload: { genre, avant, mois } })
const finir = (jour: string) =>
  t.database.db.update(contrat).set({ dateFin: jour }).where(eq(contrat.numero, FINI))
const compte = async (table: string) => {
  const found = await t.database.db.execute(
    sql`select count(*)::int as n from ${sql.identifier(table)} where numero_contrat = ${FINI}`,
  )
  return (found as unknown as { rows: { n: number }[] }).rows[0]?.n
}
const passer = () =>
  supprimerPerimes({ db: t.database.db, sealer: t.sealer }, 'horizon', t.clock.now)
const anneesAvant = (annees: number) => `${t.clock.now.getUTCFullYear() - annees}-01-15`

test('what cannot go keeps neither its kind nor those after it, and is put aside', async () => {
  const { db } = t.database
  const ans = anneesAvant(30)
  for (const numero of ['10000001', '10000002']) {
    await db.execute(sql`insert into contrat (client_code, numero, nom_offre, type_contrat, etat, date_debut, date_fin)
      values ('horizon', ${numero}, 'Ancienne', 'sante', 'resilie', ${ans}, ${ans})`)
    await db.execute(sql`insert into cotisation (client_code, numero_contrat, periode_debut, periode_fin,
      date_echeance, montant, etat, code_mode_paiement)
      values ('horizon', ${numero}, ${ans}, ${ans}, ${ans}, 100, 'payee', 'CHQ')`)
  }
  await db.execute(sql`create function bloque() returns trigger language plpgsql as $$
    begin if old.numero_contrat = '10000001' then raise exception 'held'; end if; return old; end $$`)
  await db.execute(
    sql`create trigger bloque before delete on cotisation for each row execute function bloque()`,
  )
  await passer()
  const restent = await db
    .select({ numero: contrat.numero })
    .from(contrat)
    .where(eq(contrat.nomOffre, 'Ancienne'))
  // The other one of the same lot went, and itself after it.
  assert.deepEqual(restent, [{ numero: '10000001' }])
  const aside = await db.select().from(miseDeCote)
  assert.deepEqual(
    aside.map(({ key, cible }) => `${key} ${cible}`),
    ['conservation.suppression cotisations 10000001'],
  )
  await db.execute(sql`drop trigger bloque on cotisation`)
  await db.delete(miseDeCote)
  await passer()
  assert.equal(await db.$count(contrat, eq(contrat.nomOffre, 'Ancienne')), 0)
})

test('each kind has the delay of the law until an insurer chooses another that the law allows', async () => {
  assert.equal((await ligne('papiers')).mois, 60)
  assert.match((await regler('papiers', 60, 12)).json().champs.mois, /De 60 à 120/)
  assert.equal((await regler('papiers', 60, 72)).statusCode, 200)
  assert.equal((await ligne('papiers')).mois, 72)
  // What the public page says is what is done, as soon as it is.
  const page = async (host: string) =>
    (await t.visitor(host)('/api/cms/blocklists?name=Pages_Statiques')).body
  for (let essai = 0; essai < 100; essai++) {
    if (/6\u00a0ans \(départ\u00a0: fin du contrat\)/.test(await page('localhost:8080'))) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.match(await page('localhost:8080'), /6\u00a0ans \(départ\u00a0: fin du contrat\)/)
  assert.doesNotMatch(await page('atlas.localhost:8080'), /6\u00a0ans|\(\(duree/)
  assert.equal((await regler('papiers', 60, 84)).statusCode, 409)
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  const autres = (await elena(URL)).json().items as Conservation[]
  assert.equal(autres.find(({ genre }) => genre === 'papiers')?.mois, 60)
  await regler('papiers', 72, 60)
})

test('what is under way, or frozen, is kept; the dry run says how many and deletes nothing', async () => {
  await t.database.db.insert(demande).values({
    id: crypto.randomUUID(),
    clientCode: 'horizon',
    numeroContrat: FINI,
    acte: 'reclamationActeGestion',
    modeGestion: 'manuel',
    etat: 'recue',
    creeLe: t.clock.now,
  })
  await finir(anneesAvant(4))
  const retenue = await ligne('prestations')
  assert.deepEqual([retenue.aSupprimer, retenue.retenus], [0, 1])
  await t.database.db.delete(demande).where(eq(demande.numeroContrat, FINI))
  const libre = await ligne('prestations')
  assert.deepEqual([libre.aSupprimer, libre.retenus], [1, 0])

  const gels = `${URL}/gels`
  const geler = (numeroContrat: string) =>
    admin({
      method: 'POST',
      url: `${gels}/create`,
      payload: { numeroContrat, motif: 'Contentieux', jusquAu: null },
    })
  assert.match((await geler('99999999')).json().champs.numeroContrat, /Aucun contrat/)
  const gel = (await geler(FINI)).json()
  assert.equal((await ligne('prestations')).retenus, 1)
  assert.equal(await passer(), 0)
  assert.ok(Number(await compte('ligne')) > 0)
  const { id, revision } = gel
  assert.equal(
    (await admin({ method: 'POST', url: `${gels}/delete`, payload: { id, revision } })).statusCode,
    204,
  )
})

test('two years after a contract its reimbursements go, and its papers stay', async () => {
  assert.equal(await passer(), 1)
  assert.equal(await compte('ligne'), 0)
  assert.equal(await compte('decompte'), 0)
  assert.ok(Number(await compte('document')) > 0)
  assert.equal(await compte('assure'), 1)
})

test('a run leaves its proof: what, how many, when, a hash, and nobody', async () => {
  const [passage, suppression] = (await admin(`${URL}/passages`)).json().items
  assert.deepEqual([passage.genre, passage.nombre], [null, 1])
  assert.deepEqual([suppression.genre, suppression.nombre], ['prestations', 1])
  assert.match(suppression.empreinte, /^[\w-]{20,}$/)
  assert.ok(!JSON.stringify(suppression).includes(FINI))
  assert.equal(await passer(), 0)
})

test('when nothing is left of it the contract goes, and its people stay as long as something names them', async () => {
  await finir(anneesAvant(7))
  await passer()
  assert.equal(await compte('document'), 0)
  assert.equal(await compte('assure'), 0)
  const rows = await t.database.db.select().from(contrat).where(eq(contrat.numero, FINI))
  assert.equal(rows.length, 0)
  assert.equal(
    (await (await t.as('camille.martin@example.org'))('/api/identity/user')).statusCode,
    200,
  )
})

test('a request of nobody that was recognised goes after a year, and an open one never', async () => {
  const ancien = new Date(t.clock.now)
  ancien.setUTCFullYear(ancien.getUTCFullYear() - 2)
  const commun = {
    clientCode: 'horizon',
    acte: 'droitsActeGestion',
    modeGestion: 'manuel',
    demandeur: 'scellé',
    creeLe: ancien,
  } as const
  const [close, ouverte] = [crypto.randomUUID(), crypto.randomUUID()]
  await t.database.db.insert(demande).values([
    { ...commun, id: close, etat: 'refusee', decideeLe: ancien },
    { ...commun, id: ouverte, etat: 'recue' },
  ])
  const avant = await ligne('sans-compte')
  assert.deepEqual([avant.aSupprimer, avant.retenus], [1, 1])
  await passer()
  const restent = await t.database.db.select({ id: demande.id }).from(demande)
  assert.ok(!restent.some(({ id }) => id === close))
  assert.ok(restent.some(({ id }) => id === ouverte))
})

test('another insurer is first each day', () => {
  const le = (jour: number) => inTurn(['a', 'b', 'c'], new Date(jour * 86_400_000)).join('')
  assert.deepEqual([le(0), le(1), le(2), le(3)], ['abc', 'bca', 'cab', 'abc'])
  assert.deepEqual(inTurn([], new Date()), [])
})
