import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { suivreImpayes } from './suite.ts'

const HUGO = 'hugo.roche@example.org'
const NUMERO = '20450003'

let t: TestApp
/** Notice of 15/09/2026: to be paid by 15/10, suspended from 16/10, over after 25/10. */
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-09-15T08:00:00Z')
})
after(() => t?.close())

const clerk = () => t.as('gestionnaire@example.org')
const ligne = async (call: Inject, id: string) =>
  (await call(`/api/admin/impayes?id=${id}`)).json().items[0] ?? { revision: 1 }
/** From the version that stands, unless it is another that was seen. */
async function faire(geste: string, id: string, saisie: object, vue?: number) {
  const call = await clerk()
  const revision = vue ?? (await ligne(call, id)).revision
  const url = `/api/admin/impayes/gestes/${geste}`
  return call({ method: 'POST', url, payload: { id, revision, saisie } })
}
const mettreEnDemeure = (numeroContrat: string, vue?: number) =>
  faire('mettreEnDemeure', numeroContrat, {}, vue)
const encaisser = (numeroContrat: string, recuLe: string) =>
  faire('encaisser', numeroContrat, { recuLe })
/** The day has come: what the job does. */
async function au(instant: string) {
  t.clock.now = new Date(instant)
  await suivreImpayes({ ...t.actes, db: t.database.db }, t.clock.now)
}
const lire = async (qui = HUGO, numero = NUMERO) => {
  const call = await t.as(qui)
  const headers = { 'x-numcontrat': numero }
  const { contrats } = (await call('/api/adherent/contrats')).json()
  const un = contrats.find(
    (one: { numeroContratIndividuel: string }) => one.numeroContratIndividuel === numero,
  )
  const carte = (await call({ url: '/api/cgdm-svc/carte-tp', headers })).body
  const simulateur = (await call({ url: '/api/simulateurprestation', headers })).json()
  return { call, headers, un, carte, simulateur: simulateur.items?.[0] ?? simulateur }
}
const rejeter = async (numero: string, nombre: number) => {
  const rows = await t.database.db
    .select({ id: cotisation.id })
    .from(cotisation)
    .where(eq(cotisation.numeroContrat, numero))
    .limit(nombre)
  for (const { id } of rows)
    await t.database.db.update(cotisation).set({ etat: 'rejetee' }).where(eq(cotisation.id, id))
  return rows.map(({ id }) => id)
}

test('a notice leaves with its letter, once, and only where something is due', async () => {
  const { db } = t.database
  await db.update(cotisation).set({ etat: 'payee' }).where(eq(cotisation.numeroContrat, '20450001'))
  assert.equal((await mettreEnDemeure('20450001')).statusCode, 404)
  await rejeter(NUMERO, 2)
  const envoyee = await mettreEnDemeure(NUMERO)
  assert.equal(envoyee.statusCode, 200, envoyee.body)
  const { miseEnDemeureLe, etat, du, revision } = envoyee.json()
  assert.deepEqual([miseEnDemeureLe, etat, du > 0], ['2026-09-15', 'avertie', true])
  assert.equal((await mettreEnDemeure(NUMERO)).statusCode, 409)
  // A colleague who still sees the contract as it was is shown what it has become.
  const tard = await mettreEnDemeure(NUMERO, revision - 1)
  assert.deepEqual([tard.statusCode, tard.json().versions.actuelle], [409, envoyee.json()])
  const [lettre] = await db
    .select()
    .from(document)
    .where(and(eq(document.numeroContrat, NUMERO), eq(document.le, '2026-09-15')))
  const dit = JSON.stringify(lettre?.parametres)
  assert.match(dit, /L\. 221-7.*midi, le lendemain/)
  assert.match(dit, /jusqu’au 15 octobre 2026 inclus.*à partir du 16 octobre 2026.*25 octobre 2026/)
  const { call, headers, un } = await lire()
  // The notice speaks for them: no second sentence, and no second way to pay.
  const { rejets } = (await call({ url: '/api/forms/ribcotisations', headers })).json()
  assert.deepEqual(rejets, [])
  const pdf = await call({ url: `/api/adherent/courriers/visionneuse?id=${lettre?.id}`, headers })
  assert.deepEqual([pdf.statusCode, pdf.headers['content-type']], [200, 'application/pdf'])
  assert.deepEqual([un.etat, un.impaye.isSuspendu, un.impaye.reprendLe], ['valide', false, null])
  const [mail] = (await t.visitor()(`/dev/mailbox/messages?to=${HUGO}`)).json()
  assert.match(mail.subject, /^Cotisations impayées.*au plus tard le 15 octobre 2026$/)
})

test('suspended after thirty days: no card, nothing simulated, and paying says when cover is back', async () => {
  await au('2026-10-15T21:59:00Z')
  assert.equal((await lire()).un.etat, 'valide')
  await au('2026-10-15T22:01:00Z')
  const { call, un, carte, simulateur } = await lire()
  assert.deepEqual([un.etat, un.impaye.isSuspendu], ['suspendu', true])
  assert.doesNotMatch(carte, /numeroAmc/)
  assert.deepEqual([simulateur.isSuspendu, simulateur.domaines], [true, []])
  const faits = await call(
    `/api/demarches/faits?acte=paiementCotisationActeGestion&numeroContrat=${NUMERO}`,
  )
  assert.equal((faits.json().items?.[0] ?? faits.json()[0]).reprendLe, '2026-10-17')
})

test('paid in part, nothing changes; paid whole, cover is back at noon the day after', async () => {
  const { db } = t.database
  t.clock.now = new Date('2026-10-20T09:00:00Z')
  const [une] = await db
    .select()
    .from(cotisation)
    .where(and(eq(cotisation.numeroContrat, NUMERO), eq(cotisation.etat, 'rejetee')))
  await db
    .update(cotisation)
    .set({ etat: 'payee' })
    .where(eq(cotisation.id, une?.id ?? ''))
  await au('2026-10-20T09:00:00Z')
  assert.equal((await lire()).un.etat, 'suspendu')
  for (const jour of ['2026-10-21', '2026-09-14'])
    assert.equal((await encaisser(NUMERO, jour)).statusCode, 400, jour)
  const payee = await encaisser(NUMERO, '2026-10-20')
  assert.deepEqual([payee.statusCode, payee.json().etat], [200, 'payee'], payee.body)
  assert.equal((await lire()).un.impaye.reprendLe, '2026-10-21')
  await au('2026-10-21T09:59:00Z')
  assert.equal((await lire()).un.etat, 'suspendu')
  await au('2026-10-21T10:00:00Z')
  const { un, carte } = await lire()
  assert.deepEqual([un.etat, un.impaye, un.isPrecontentieux], ['valide', null, false])
  assert.match(carte, /numeroAmc/)
})

test('never paid, the contract ends ten days later, on its lawful day', async () => {
  t.clock.now = new Date('2026-09-15T08:00:00Z')
  await rejeter('20450005', 1)
  assert.equal((await mettreEnDemeure('20450005')).statusCode, 200)
  await au('2026-10-16T08:00:00Z')
  await au('2026-10-25T22:59:00Z')
  const etat = async () => {
    const [row] = await t.database.db.select().from(contrat).where(eq(contrat.numero, '20450005'))
    return [row?.etat, row?.dateFin]
  }
  assert.deepEqual(await etat(), ['suspendu', null])
  await au('2026-10-25T23:01:00Z')
  assert.deepEqual(await etat(), ['resilie', '2026-10-25'])
  const [mail] = (await t.visitor()('/dev/mailbox/messages?to=jeanne.moreau@example.org')).json()
  assert.equal(mail.subject, 'Votre contrat a pris fin le 25 octobre 2026')
  // Too late: nothing runs any more.
  assert.equal((await encaisser('20450005', '2026-10-26')).statusCode, 404)
})

test('paid within the thirty days, nothing is ever suspended; a beneficiary hears of no debt', async () => {
  t.clock.now = new Date('2026-09-15T08:00:00Z')
  await rejeter('20450001', 1)
  await mettreEnDemeure('20450001')
  const julien = await lire('julien.martin@example.org', '20450001')
  assert.equal(julien.un.impaye, null)
  t.clock.now = new Date('2026-10-15T20:00:00Z')
  assert.equal((await encaisser('20450001', '2026-10-15')).statusCode, 200)
  const { un } = await lire('camille.martin@example.org', '20450001')
  assert.deepEqual([un.etat, un.impaye], ['valide', null])
})
