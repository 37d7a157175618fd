import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dateAParis, heureAParis } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { envoyer, type Fichiers } from '../features/imports/testing/lot.ts'
import { findEvenements } from '../features/preferences/alertes.repository.ts'
import { rowsOf } from '../platform/db/index.ts'

/** Camille's, who asked to hear of her payments. */
const CONTRAT = '20450001'

let t: TestApp
before(async () => {
  t = await createTestApp()
  await lire(sql`insert into abonnement (compte_id, alerte, depuis)
    select id, 'remboursement', now() - interval '2 years' from compte where user_name = 'camille.martin@example.org'`)
})
after(() => t?.close())

const lire = <T>(quoi: ReturnType<typeof sql>) => rowsOf<T>(t.database.db, quoi)
const jour = (n: number) => addDays(dateAParis(t.clock.now), n)

let lot = 0
async function envoie(fichiers: Fichiers) {
  const precedent = lot === 0 ? null : String(lot)
  lot += 1
  const envoi = { fichiers, lot: String(lot), precedent, mode: 'delta' } as const
  const { rejets } = await envoyer(t, envoi, { clientCode: 'horizon' })
  assert.deepEqual(rejets, [])
}

const paiement = (id: string, date: string, montant: number) => ({
  ...{ id, contrat: CONTRAT, date, montant, mode: 'VIR', destinataire: 'assure' },
})

/** What Camille is about to be told, by its amount: of those that this test made. */
async function aDire(): Promise<(number | null)[]> {
  const moment = { jour: dateAParis(t.clock.now), heure: heureAParis(t.clock.now) }
  const tous = await findEvenements(t.database.db, 'remboursement', {
    ...{ clientCode: 'horizon', moment, apres: null, limite: 1_000 },
  })
  return tous.map(({ montant }) => montant).filter((montant) => (montant ?? 0) > 900_000)
}

test('nobody hears of what a first load brings', async () => {
  await envoie({ paiements: [paiement('V1', jour(-1), 900_001)] })
  assert.deepEqual(await aDire(), [])
})

test('of a later one they hear of what is dated within seven days', async () => {
  await envoie({
    paiements: [
      paiement('V2', jour(-1), 900_002),
      paiement('V3', jour(-7), 900_003),
      paiement('V4', jour(-8), 900_004),
    ],
  })
  assert.deepEqual((await aDire()).sort(), [900_002, 900_003])
})

test('a schedule whose amounts change is to be told, once, and no other', async () => {
  const cotisation = (id: string, date: string, montant: number) => ({
    ...{ id, contrat: CONTRAT, periodeDebut: date, periodeFin: date, dateEcheance: date },
    ...{ montant, etat: 'a_venir', codeModePaiement: 'PRE' },
  })
  const avis = () =>
    lire(sql`select numero_contrat, annee from avis_echeancier where client_code = 'horizon'`)
  const annee = Number(jour(0).slice(0, 4)) + 1
  const deux = [
    cotisation('E1', `${annee}-02-05`, 6_000),
    cotisation('E2', `${annee + 1}-02-05`, 6_000),
  ]
  await envoie({ cotisations: deux })
  assert.deepEqual(await avis(), [])
  await envoie({ cotisations: [{ ...deux[0], periodeFin: `${annee}-03-05` }, deux[1]] as object[] })
  assert.deepEqual(await avis(), [])
  await envoie({ cotisations: [{ ...deux[0], montant: 6_100 }, deux[1]] as object[] })
  assert.deepEqual(await avis(), [{ numero_contrat: CONTRAT, annee }])
})

test('members are gathered again, where somebody counts by them', async () => {
  const releve = () =>
    lire<{ le: string }>(sql`select le::text from profil_releve where client_code = 'horizon'`)
  const now = t.clock.now.toISOString()
  await lire(
    sql`insert into profil_releve (client_code, demande_le, le) values ('horizon', ${now}, ${now})`,
  )
  await envoie({ paiements: [paiement('V5', jour(0), 900_005)] })
  const [row] = await releve()
  const age = t.clock.now.getTime() - new Date(row?.le ?? 0).getTime()
  assert.ok(age > 10 * 60_000 && age < 11 * 60_000, `${age}`)
})
