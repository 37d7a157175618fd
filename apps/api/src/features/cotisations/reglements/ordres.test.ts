import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis, type ReponsePaiement } from '@espace-adherent/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp, untold } from '../../../../testing/index.ts'
import { assure, contrat } from '../../../noyau/contrats.schema.ts'
import { cotisation } from '../../../noyau/cotisations.schema.ts'
import { AbsentError } from '../../../platform/jobs/index.ts'
import { miseDeCote } from '../../../platform/jobs/jobs.schema.ts'
import { document } from '../../documents/documents.schema.ts'
import { historique } from '../../historique/historique.schema.ts'
import { impaye } from '../../impayes/impayes.schema.ts'
import { mettreEnDemeure, suivreImpayes } from '../../impayes/index.ts'
import { indu, induEcheance } from '../../indus/indus.schema.ts'
import { message } from '../../messages/messages.schema.ts'
import { endContrat } from '../../resiliation/index.ts'
import { reportCotisation } from '../cotisations.schema.ts'
import { reviserCotisations } from '../index.ts'
import { reglement as paiement } from './paiements.schema.ts'
import { conclure, suivre } from './suivi.ts'

/** The same things in another order: what a payment, its instalments and its contract come to. */

const CLE = { clientCode: 'horizon', numeroContrat: '20450003' }
const MONTANT = 5000

let t: TestApp
let depart: Date
let compteId: string
/** Two instalments: one that came back, one to come that is not debited. */
let echeances: (typeof cotisation.$inferSelect)[]
let rejetee: string
let aVenir: string

before(async () => {
  t = await createTestApp()
  depart = t.clock.now
  const { rows } = (await t.database.db.execute(
    sql`select id from compte where email = 'hugo.roche@example.org'`,
  )) as unknown as { rows: { id: string }[] }
  compteId = rows[0]?.id ?? ''
  echeances = await t.database.db
    .select()
    .from(cotisation)
    .where(eq(cotisation.numeroContrat, CLE.numeroContrat))
    .orderBy(asc(cotisation.dateEcheance))
  rejetee = echeances.find(({ etat }) => etat === 'rejetee')?.id ?? ''
  aVenir =
    echeances.find((e) => e.dateEcheance > addDays(dateAParis(depart), 20) && e.etat === 'a_venir')
      ?.id ?? ''
})
after(() => t?.close())

beforeEach(async () => {
  t.clock.now = depart
  const { db } = t.database
  for (const table of [reportCotisation, impaye, message]) await db.delete(table)
  await db.delete(cotisation).where(eq(cotisation.numeroContrat, CLE.numeroContrat))
  await db.insert(cotisation).values(echeances)
  await db.delete(paiement)
  await db
    .update(contrat)
    .set({ etat: 'valide', dateFin: null, isPrecontentieux: false })
    .where(eq(contrat.numero, CLE.numeroContrat))
  const neuve = { montant: MONTANT, prixMensuels: null }
  await db
    .update(cotisation)
    .set({ ...neuve, etat: 'rejetee', codeModePaiement: 'PRE' })
    .where(eq(cotisation.id, rejetee))
  await db
    .update(cotisation)
    .set({ ...neuve, etat: 'a_venir', codeModePaiement: 'CHQ' })
    .where(eq(cotisation.id, aVenir))
})

/** What the provider answers from now on. */
let reponse: ReponsePaiement | null = null
const deps = () => ({
  ...t.actes,
  db: t.database.db,
  encaissement: {
    open: () => Promise.reject(new Error('Nothing is opened here')),
    read: async () => reponse,
  },
})

async function ouvrir(echeances: string[], ecart: Partial<typeof paiement.$inferInsert> = {}) {
  const id = randomUUID()
  const montant = MONTANT * echeances.length
  reponse = { reference: id, montant, code: '02000', rendu: 0 }
  const now = t.clock.now
  await t.database.db.insert(paiement).values({
    ...{ id, ...CLE, compteId, reference: id, montant, echeances, etat: 'en-cours' },
    ...{ sessionId: id, url: 'https://banque.example', creeLe: now, ouvertLe: now },
    ...ecart,
  })
  return id
}
const lu = async (id: string) => {
  const [row] = await t.database.db.select().from(paiement).where(eq(paiement.id, id))
  assert.ok(row)
  return row
}
const etatDe = async (id: string) => {
  const [row] = await t.database.db.select().from(cotisation).where(eq(cotisation.id, id))
  return row ? `${row.etat} ${row.codeModePaiement}` : 'gone'
}
const plusTard = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}
const sujets = async (): Promise<string[]> => {
  await t.jobs.drain(['messages.mail'])
  const mails = await t.visitor()('/dev/mailbox/messages?to=hugo.roche@example.org')
  return mails.json().map(({ subject }: { subject: string }) => subject)
}

/** What may happen to a payment of the rejected instalment, whose number is `id`. */
const gestes = {
  repond:
    (code: string, rendu = 0) =>
    async (id: string) => {
      assert.ok(reponse)
      reponse = { ...reponse, code, rendu }
      await conclure(deps(), id, t.clock.now)
    },
  attend: (minutes: number) => async () => {
    plusTard(minutes)
    await suivre(deps(), t.clock.now)
  },
  /** The bank's file says that a second try of the debit went through. */
  debite: async () => {
    await t.database.db
      .update(cotisation)
      .set({ etat: 'payee', motifRejet: null })
      .where(eq(cotisation.id, rejetee))
  },
}
const { repond, attend, debite } = gestes
const oui = repond('00000')
const rendu = (cents: number) => repond('00000', cents)

for (const [titre, suite, etat, enTrop, echeance] of [
  ['yes', [oui], 'accepte', 0, 'payee CB'],
  ['yes, told three times', [oui, oui, oui], 'accepte', 0, 'payee CB'],
  ['yes at minute 50, after it expired', [attend(46), oui], 'accepte', 0, 'payee CB'],
  ['no, then yes with another card', [repond('01100'), oui], 'accepte', 0, 'payee CB'],
  ['left, then paid all the same', [repond('02304'), oui], 'accepte', 0, 'payee CB'],
  ['no, then nothing', [repond('01100'), attend(60)], 'refuse', 0, 'rejetee PRE'],
  ['debited meanwhile, then yes', [debite, oui], 'accepte', 5000, 'payee PRE'],
  ['expired, debited, then yes', [attend(46), debite, oui], 'accepte', 5000, 'payee PRE'],
  ['yes, then given back', [oui, rendu(5000)], 'rembourse', 0, 'rejetee CB'],
  ['given back in two parts', [oui, rendu(2000), rendu(5000)], 'rembourse', 0, 'rejetee CB'],
  ['a part given back', [oui, rendu(2000)], 'accepte', 0, 'payee CB'],
  ['a double payment given back', [debite, oui, rendu(5000)], 'rembourse', 5000, 'payee PRE'],
  ['given back before we ever asked', [rendu(5000)], 'rembourse', 0, 'rejetee PRE'],
  ['given back, then told again', [oui, rendu(5000), oui], 'rembourse', 0, 'rejetee CB'],
] as const)
  test(`a card payment, ${titre}: ${etat}, and its instalment is ${echeance}`, async () => {
    const id = await ouvrir([rejetee])
    for (const geste of suite) await geste(id)
    const row = await lu(id)
    assert.deepEqual([row.etat, row.enTrop, await etatDe(rejetee)], [etat, enTrop, echeance])
  })

test('expired without an answer, it is asked about once more a day later, and once', async () => {
  const id = await ouvrir([rejetee])
  await attend(46)()
  assert.equal((await lu(id)).etat, 'expire')
  assert.ok(reponse)
  reponse = { ...reponse, code: '00000' }
  await attend(60)()
  assert.equal((await lu(id)).etat, 'expire')
  await attend(24 * 60)()
  assert.deepEqual([(await lu(id)).etat, await etatDe(rejetee)], ['accepte', 'payee CB'])
})

test('what a clerk opened waits a week for its member; no money can have been taken meanwhile', async () => {
  const id = await ouvrir([rejetee], { etat: 'initie', sessionId: null, url: null, ouvertLe: null })
  await attend(6 * 24 * 60)()
  assert.equal((await lu(id)).etat, 'initie')
  await attend(24 * 60)()
  assert.equal((await lu(id)).etat, 'expire')
})

test('twice by card: the first pays, the second is given back, and giving it back takes nothing from the first', async () => {
  const premier = await ouvrir([rejetee])
  await attend(46)()
  const second = await ouvrir([rejetee])
  await oui(second)
  // The first one had been paid all along.
  reponse = { reference: premier, montant: MONTANT, code: '00000', rendu: 0 }
  await conclure(deps(), premier, t.clock.now)
  assert.deepEqual([(await lu(premier)).enTrop, (await lu(second)).enTrop], [5000, 0])
  assert.ok((await sujets()).some((sujet) => /nous vous rendons 50,00/.test(sujet)))
  reponse = { ...reponse, rendu: MONTANT }
  await conclure(deps(), premier, t.clock.now)
  assert.deepEqual([(await lu(premier)).etat, await etatDe(rejetee)], ['rembourse', 'payee CB'])
})

test('one of two instalments is debited meanwhile: the receipt adds up to what was paid', async () => {
  const id = await ouvrir([rejetee, aVenir])
  await debite()
  await oui(id)
  const { enTrop, recuId } = await lu(id)
  assert.deepEqual([enTrop, await etatDe(aVenir)], [5000, 'payee CB'])
  const [recu] = await t.database.db
    .select()
    .from(document)
    .where(eq(document.id, recuId ?? ''))
  const { paragraphes = [] } = (recu?.parametres ?? {}) as { paragraphes?: string[] }
  const montants = paragraphes.map((phrase) => Number(/(\d+),00/.exec(phrase)?.[1] ?? 0))
  const [total = 0, ...parts] = montants
  assert.deepEqual([total, parts.reduce((somme, part) => somme + part, 0)], [100, 100])
  // Given back, what paid nothing changes nothing.
  await rendu(5000)(id)
  assert.deepEqual([(await lu(id)).etat, await etatDe(aVenir)], ['accepte', 'payee CB'])
})

test('another amount than ours ends it once, frees its instalment and is told', async () => {
  const id = await ouvrir([rejetee])
  assert.ok(reponse)
  reponse = { ...reponse, montant: 1, code: '00000' }
  for (let tour = 0; tour < 5; tour++) await attend(2)()
  assert.deepEqual([(await lu(id)).etat, await etatDe(rejetee)], ['incoherent', 'rejetee PRE'])
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.cible, id), eq(historique.action, 'paiement-incoherent')))
  assert.equal(lignes.length, 1)
  assert.deepEqual(await sujets(), ['Votre paiement de 50,00\u00a0€ est à vérifier'])
})

test('the contract ends under an open payment: let finish, its money is given back', async () => {
  const id = await ouvrir([aVenir])
  const dernier = addDays(dateAParis(depart), 1)
  await untold(t.database.db, (e) => endContrat(e, CLE, { dernier, le: t.clock.now }))
  assert.equal(await etatDe(aVenir), 'gone')
  await oui(id)
  const { etat, enTrop, recuId } = await lu(id)
  assert.deepEqual([etat, enTrop, recuId], ['accepte', 5000, null])
})

test('a price that changes under an open payment goes around it, and the schedule adds up', async () => {
  const id = await ouvrir([aVenir])
  const { db } = t.database
  const comptes = async () => {
    const echeances = await db
      .select()
      .from(cotisation)
      .where(eq(cotisation.numeroContrat, CLE.numeroContrat))
    const lignes = await db.select().from(reportCotisation)
    const [reservee] = echeances.filter((e) => e.id === aVenir)
    const prix = (e: (typeof echeances)[number]) =>
      e.prixMensuels?.reduce((somme, un) => somme + un, 0) ??
      e.montant +
        lignes.filter((l) => l.cotisationId === e.id).reduce((somme, l) => somme + l.montant, 0)
    return {
      reservee: reservee?.montant,
      appele: echeances.reduce((somme, e) => somme + e.montant, 0),
      prix: echeances.reduce((somme, e) => somme + prix(e), 0),
      solde: lignes.reduce((somme, l) => somme + l.montant, 0),
    }
  }
  await untold(db, (e) =>
    reviserCotisations(e, CLE, {
      effet: `${dateAParis(depart).slice(0, 7)}-01`,
      prevenuLe: depart,
    }),
  )
  const apres = await comptes()
  assert.equal(apres.reservee, MONTANT)
  assert.equal(apres.appele + apres.solde, apres.prix)
  await oui(id)
  assert.deepEqual([(await lu(id)).enTrop, await etatDe(aVenir)], [0, 'payee CB'])
})

test('a payment that was ready is not opened once something else has paid what it was for', async () => {
  const pret = { etat: 'initie', sessionId: null, url: null, ouvertLe: null } as const
  const id = await ouvrir([rejetee], pret)
  await debite()
  const hugo = await t.as('hugo.roche@example.org')
  const answer = await hugo({ method: 'POST', url: '/api/paiements-cotisation', payload: { id } })
  assert.deepEqual([answer.statusCode, (await lu(id)).etat], [409, 'initie'])
  assert.match(answer.json().message, /réglé autrement|l’a été autrement/)
})

test('a benefit that is asked back no more is not paid back by a card that was under way', async () => {
  const { db } = t.database
  const [personne] = await db
    .select()
    .from(assure)
    .where(eq(assure.numeroContrat, CLE.numeroContrat))
  const [induId, echeance] = [randomUUID(), randomUUID()]
  await db.insert(indu).values({
    ...{ id: induId, ...CLE, personneId: personne?.personneId ?? '', motif: 'double' },
    ...{ explication: 'Payée deux fois', montant: MONTANT, lignes: [], constateLe: '2026-11-01' },
    ...{ demandeLe: '2026-11-02', documentId: randomUUID(), etat: 'demande' },
  })
  await db
    .insert(induEcheance)
    .values({ id: echeance, induId, dateEcheance: '2026-12-02', montant: MONTANT })
  const id = await ouvrir([echeance])
  await db.update(indu).set({ etat: 'annule' }).where(eq(indu.id, induId))
  await oui(id)
  const [rendue] = await db.select().from(induEcheance).where(eq(induEcheance.id, echeance))
  assert.deepEqual([(await lu(id)).enTrop, rendue?.payeeLe], [MONTANT, null])
})

/** A formal notice that ran when its contract ended, and what came after that. */
for (const [titre, avant, puis, attendu] of [
  ['suspended, never paid', 31, [], 'sansObjet'],
  ['told, never paid', 3, [], 'sansObjet'],
  ['suspended, paid after the end', 31, [oui], 'reglee'],
  ['told, paid after the end', 3, [oui], 'reglee'],
] as const)
  test(`a contract that ended otherwise stays ended: ${titre}`, async () => {
    const { db } = t.database
    const client = t.actes.findClient('horizon')
    assert.ok(client)
    const visiteur = { compteId }
    await mettreEnDemeure(t.actes, { db, client, visiteur, now: depart }, CLE.numeroContrat)
    const jour = async (jours: number) => {
      plusTard(jours * 24 * 60)
      await suivreImpayes({ ...t.actes, db }, t.clock.now)
    }
    await jour(avant)
    const dernier = dateAParis(t.clock.now)
    await untold(db, (e) => endContrat(e, CLE, { dernier, le: t.clock.now }))
    await db.delete(message)
    if (puis.length > 0) {
      const id = await ouvrir([rejetee])
      for (const geste of puis) await geste(id)
    }
    await jour(1)
    await jour(30)
    const [notice] = await db.select().from(impaye)
    const [fini] = await db.select().from(contrat).where(eq(contrat.numero, CLE.numeroContrat))
    assert.deepEqual([notice?.etat, fini?.etat, fini?.dateFin], [attendu, 'resilie', dernier])
    // Neither « your cover is back » nor « ended because it was not paid ».
    assert.deepEqual(
      (await sujets()).filter((sujet) => !/^Votre paiement/.test(sujet)),
      [],
    )
  })

test('paid while suspended, then given back: cover does not come back', async () => {
  const { db } = t.database
  const client = t.actes.findClient('horizon')
  assert.ok(client)
  await mettreEnDemeure(
    t.actes,
    { db, client, visiteur: { compteId }, now: depart },
    CLE.numeroContrat,
  )
  plusTard(32 * 24 * 60)
  await suivreImpayes({ ...t.actes, db }, t.clock.now)
  const id = await ouvrir([rejetee])
  await oui(id)
  const [payee] = await db.select().from(impaye)
  assert.ok(payee?.payeLe)
  await rendu(5000)(id)
  const [rendue] = await db.select().from(impaye)
  assert.equal(rendue?.payeLe, null)
  plusTard(24 * 60)
  await suivreImpayes({ ...t.actes, db }, t.clock.now)
  const [suspendu] = await db.select().from(contrat).where(eq(contrat.numero, CLE.numeroContrat))
  assert.equal(suspendu?.etat, 'suspendu')
})

test('a hundred payments whose answers cannot be read keep none of the others waiting, and each is put aside', async () => {
  const ids: string[] = []
  for (let n = 0; n < 101; n += 1) ids.push(await ouvrir([rejetee]))
  const bon = ids.at(-1) ?? ''
  plusTard(10)
  const read = async (id: string) => {
    if (id !== bon) throw new Error('unreadable')
    return { reference: bon, montant: MONTANT, code: '00000', rendu: 0 }
  }
  await suivre({ ...deps(), encaissement: { ...deps().encaissement, read } }, t.clock.now)
  assert.equal((await lu(bon)).etat, 'accepte')
  assert.equal(await etatDe(rejetee), 'payee CB')
  const aside = await t.database.db.select().from(miseDeCote)
  assert.deepEqual([aside.length, aside[0]?.key], [100, 'paiements.suivi'])
  await t.database.db.delete(miseDeCote)
})

test('a provider that is away is asked three times, and nothing is given up', async () => {
  for (let n = 0; n < 5; n += 1) await ouvrir([rejetee])
  plusTard(10)
  let asked = 0
  const read = async () => {
    asked += 1
    throw new AbsentError('away')
  }
  const job = suivre({ ...deps(), encaissement: { ...deps().encaissement, read } }, t.clock.now)
  await assert.rejects(job, /away/)
  assert.equal(asked, 3)
  await t.database.db.delete(miseDeCote)
})

test('a debit that was refused and then paid by card has still been presented', async () => {
  const id = await ouvrir([rejetee, aVenir])
  await gestes.repond('00000')(id)
  const lues = await t.database.db.select().from(cotisation).where(eq(cotisation.paiementId, id))
  assert.deepEqual(lues.map((une) => [une.id === rejetee, une.isPresentee]).toSorted(), [
    [false, false],
    [true, true],
  ])
})
