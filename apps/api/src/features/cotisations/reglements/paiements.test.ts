import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import type { Reglement } from '@espace-adherent/contract'
import { and, eq, like, sql } from 'drizzle-orm'
import { startStandIn } from '../../../../demo/monext/stand-in.ts'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { cotisation } from '../../../noyau/cotisations.schema.ts'
import { demande } from '../../demandes/demandes.schema.ts'
import { document } from '../../documents/documents.schema.ts'
import { historique } from '../../historique/historique.schema.ts'
import { message } from '../../messages/messages.schema.ts'
import { client } from '../../portail/portail.schema.ts'
import { reglement } from './paiements.schema.ts'

const HUGO = 'hugo.roche@example.org'
const NUMERO = '20450003'
const ACCES = { merchantId: 'essai', accessKey: 'cle-d-essai' }

let t: TestApp
let hugo: Inject
let standIn: Awaited<ReturnType<typeof startStandIn>>
let noon: Date
let echeance: string

/** The provider calls the portal over HTTP: the address that it is given must be the one that is served. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

before(async () => {
  standIn = await startStandIn({ ...ACCES, tardMs: 300 })
  const port = await freePort()
  t = await createTestApp({
    environment: {
      PORT: String(port),
      MONEXT_URL: standIn.url,
      MONEXT_MERCHANT_ID: ACCES.merchantId,
      MONEXT_ACCESS_KEY: ACCES.accessKey,
    },
  })
  await t.app.listen({ port, host: 'localhost' })
  noon = t.clock.now
  const [rejetee] = await t.database.db
    .select({ id: cotisation.id })
    .from(cotisation)
    .where(and(eq(cotisation.numeroContrat, NUMERO), eq(cotisation.etat, 'rejetee')))
  echeance = rejetee?.id ?? ''
})
after(async () => {
  await t?.close()
  await standIn?.close()
})
beforeEach(async () => {
  t.clock.now = noon
  const { db } = t.database
  for (const table of [reglement, demande, message]) await db.delete(table)
  hugo = await t.as(HUGO)
})

/** One rejected instalment, of that many cents. */
const du = (montant: number) =>
  t.database.db
    .update(cotisation)
    .set({ etat: 'rejetee', motifRejet: 'AM04', codeModePaiement: 'PRE', montant })
    .where(eq(cotisation.id, echeance))
const demander = (montant: number, ecart: object = {}, call = hugo) =>
  call({
    method: 'POST',
    url: '/api/forms/paiement-cotisation-monext/form',
    payload: { data: { echeances: [echeance], montant, numeroContrat: NUMERO, ...ecart } },
  })
const paiement = async (query: string, call = hugo): Promise<Reglement> =>
  (await call(`/api/paiements-cotisation?${query}`)).json().items[0]
const ouvrir = (id: string, call = hugo) =>
  call({ method: 'POST', url: '/api/paiements-cotisation', payload: { id } })
const etatEcheance = async () => {
  const [row] = await t.database.db.select().from(cotisation).where(eq(cotisation.id, echeance))
  return [row?.etat, row?.codeModePaiement]
}
const sujets = async () => {
  await t.jobs.drain()
  const mails = await t.visitor()(`/dev/mailbox/messages?to=${encodeURIComponent(HUGO)}`)
  return mails.json().map(({ subject }: { subject: string }) => subject)
}

/** Asked for and opened: the provider's page is next. */
async function initier(montant: number) {
  await du(montant)
  const answer = await demander(montant)
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = await paiement(`demande=${answer.json().demande.id}`)
  const ouvert = (await ouvrir(id)).json() as Reglement
  assert.ok(ouvert.url?.startsWith(standIn.url))
  return { id, url: ouvert.url ?? '', demandeId: answer.json().demande.id as string }
}
/** As a person on the provider's page; what comes back is where the browser is sent to. */
async function choisir(url: string, comportement: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ comportement }),
    redirect: 'manual',
  })
  return answer.headers.get('location') ?? ''
}
const revenir = async (location: string) => {
  const answer = await fetch(location, { redirect: 'manual' })
  assert.equal(answer.status, 303)
  return answer.headers.get('location')
}
const until = async (etat: string, id: string) => {
  for (let essai = 0; essai < 100; essai++) {
    const lu = await paiement(`id=${id}`)
    if (lu.etat === etat) return lu
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`never ${etat}`)
}

test('R7.94 accepted: the instalment is paid, with its receipt, a mail and a notification; twice told, it is once', async () => {
  const { id, url } = await initier(33_300)
  const retour = await choisir(url, 'deux-fois')
  // The browser comes back while the provider says so, twice.
  const [vers] = await Promise.all([revenir(retour), revenir(retour), revenir(retour)])
  assert.match(vers ?? '', new RegExp(`/#/cotisations/paiement/${id}$`))
  const { recuId, motif } = await until('accepte', id)
  assert.equal(motif, null)
  assert.deepEqual(await etatEcheance(), ['payee', 'CB'])
  assert.deepEqual(await sujets(), ['Votre paiement de 333,00\u00a0€ est accepté'])
  const recu = await hugo({
    url: `/api/cgdm-svc/ged/visionneuse?id=${recuId}`,
    headers: { 'x-numcontrat': NUMERO },
  })
  assert.deepEqual([recu.statusCode, recu.headers['content-type']], [200, 'application/pdf'])
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.action, 'paiement-accepte'), eq(historique.cible, id)))
  assert.equal(lignes.length, 1)
  const notifications = (await hugo('/api/notifications')).json()
  assert.match(JSON.stringify(notifications), new RegExp(`/cotisations/paiement/${id}`))
})

for (const [titre, comportement, montant, etat, motif] of [
  ['refused by the bank', 'refuser', 5_000, 'refuse', /autre carte/],
  ['refused, by its amount', 'accepter', 33_305, 'refuse', /autre carte/],
  ['without funds, by its amount', 'accepter', 33_351, 'refuse', /provision/],
  ['left on the way', 'abandonner', 5_000, 'abandonne', /quitté/],
] as const)
  test(`${titre}: nothing is paid, the request ends with the reason, and one may try again`, async () => {
    const { id, url, demandeId } = await initier(montant)
    await revenir(await choisir(url, comportement))
    const lu = await until(etat, id)
    assert.match(lu.motif ?? '', motif)
    assert.deepEqual(await etatEcheance(), ['rejetee', 'PRE'])
    const dossier = (await hugo(`/api/demandes/dossier?id=${demandeId}`)).json()
    assert.equal(dossier.etat, 'sans-suite')
    assert.equal((await sujets()).length, etat === 'refuse' ? 1 : 0)
    t.clock.now = new Date(noon.getTime() + 120_000)
    assert.equal((await demander(montant)).statusCode, 200)
  })

test('an answer that is late is waited for, and comes by itself', async () => {
  const { id, url } = await initier(5_000)
  await revenir(await choisir(url, 'tard'))
  assert.equal((await paiement(`id=${id}`)).etat, 'en-cours')
  await until('accepte', id)
  assert.deepEqual(await etatEcheance(), ['payee', 'CB'])
})

test('never told, and nobody came back: the job asks', async () => {
  const { id, url } = await initier(5_000)
  await choisir(url, 'jamais')
  assert.deepEqual(await etatEcheance(), ['rejetee', 'PRE'])
  t.clock.now = new Date(noon.getTime() + 70_000)
  await t.jobs.drain(['paiements.suivi'])
  const [row] = await t.database.db.select().from(reglement)
  assert.deepEqual([row?.id, row?.etat], [id, 'accepte'])
})

test('a page that nobody used expires; meanwhile the instalment is not paid twice', async () => {
  const { id } = await initier(5_000)
  const encore = await demander(5_000, { montant: 5_000 })
  // The same words within a minute are the same request.
  assert.equal(encore.statusCode, 200)
  t.clock.now = new Date(noon.getTime() + 5 * 60_000)
  assert.match((await demander(5_000)).json().champs.echeances, /plus à payer/)
  t.clock.now = new Date(noon.getTime() + 46 * 60_000)
  await t.jobs.drain(['paiements.suivi'])
  hugo = await t.as(HUGO)
  assert.equal((await paiement(`id=${id}`)).etat, 'expire')
  assert.equal((await ouvrir(id)).statusCode, 409)
})

/** The insurer gives the money back at its provider, who tells the portal. */
async function rendre(id: string): Promise<void> {
  const [row] = await t.database.db.select().from(reglement)
  const authorization = `Basic ${Buffer.from('essai:cle-d-essai').toString('base64')}`
  const session = `${standIn.url}/v1/checkout/sessions/${row?.sessionId}`
  await fetch(`${session}/refund`, { method: 'POST', headers: { authorization } })
  const told = `/api/paiements-cotisation/notification?paiement=${id}&token=${row?.sessionId}`
  assert.equal((await t.visitor()(told)).statusCode, 200)
  assert.equal((await paiement(`id=${id}`)).etat, 'rembourse')
}

test('money given back: the instalment is due again', async () => {
  const { id, url } = await initier(33_300)
  await revenir(await choisir(url, 'accepter'))
  await until('accepte', id)
  await rendre(id)
  assert.equal((await etatEcheance())[0], 'rejetee')
})

test('a benefit to give back is paid by card as it is asked for; given back to the card, it is due again', async () => {
  const staff = await t.as('gestionnaire@example.org')
  const payees = (await staff(`/api/admin/indus/lignes?numeroContrat=${NUMERO}`)).json()
  const [ligne] = payees.items ?? payees
  const asked = await staff({
    method: 'POST',
    url: '/api/admin/indus/gestes/demander',
    payload: {
      saisie: {
        numeroContrat: NUMERO,
        motif: 'double',
        explication: 'La même facture nous est parvenue deux fois, et deux fois remboursée.',
        constateLe: noon.toISOString().slice(0, 10),
        lignes: [{ ligneId: ligne.id, montant: ligne.verse }],
      },
    },
  })
  assert.equal(asked.statusCode, 200, asked.body)
  const { id: induId, montant } = asked.json()
  const lire = async () => {
    const lus = (
      await hugo({ url: '/api/adherent/indus', headers: { 'x-numcontrat': NUMERO } })
    ).json()
    return (lus.items ?? lus).find((un: { id: string }) => un.id === induId)
  }
  const mine = async () => {
    const { etat, reste } = await lire()
    return [etat, reste]
  }
  const { echeances } = await lire()
  const payer = (somme: number) => demander(somme, { echeances: [echeances[0].id] })
  assert.equal((await payer(montant - 1)).statusCode, 400)
  const answer = await payer(montant)
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = await paiement(`demande=${answer.json().demande.id}`)
  const { url } = (await ouvrir(id)).json() as Reglement
  await revenir(await choisir(url ?? '', 'accepter'))
  await until('accepte', id)
  assert.deepEqual(await mine(), ['solde', 0])
  // The request and the receipt say what was paid: no contribution.
  const dossier = (await hugo(`/api/demandes/dossier?id=${answer.json().demande.id}`)).body
  assert.match(dossier, /"Payer par carte".*Trop-perçu à rendre, échéance du/)
  const { recuId } = await paiement(`id=${id}`)
  const [recu] = await t.database.db
    .select()
    .from(document)
    .where(eq(document.id, recuId ?? ''))
  assert.match(JSON.stringify(recu?.parametres), /Trop-perçu, échéance du .*remboursée/)
  await rendre(id)
  assert.deepEqual(await mine(), ['demande', montant])
})

test('whoever owes pays their own: a beneficiary by their card, and no contribution; nobody pays for them', async () => {
  const { db } = t.database
  const julien = await t.as('julien.martin@example.org')
  const camille = await t.as('camille.martin@example.org')
  const staff = await t.as('gestionnaire@example.org')
  const numeroContrat = '20450001'
  const headers = { 'x-numcontrat': numeroContrat }
  const faits = async (call: Inject) =>
    (
      await call(
        `/api/demarches/faits?acte=paiementCotisationActeGestion&numeroContrat=${numeroContrat}`,
      )
    ).json().items[0]
  assert.deepEqual(await faits(julien), { payables: [], reprendLe: null })
  // Paid to him on an account of his own.
  const { rows } = (await db.execute(sql`
    with sienne as (select l.id, l.rc, l.paiement_id, l.personne_id from ligne l join personne p on p.id = l.personne_id
      where p.prenom = 'Julien' and l.numero_contrat = ${numeroContrat} and l.etat = 'reglee' and l.rc > 0
      and l.destinataire = 'assure' and l.paiement_id is not null order by l.date_reglement desc limit 1),
    paye as (update paiement y set personne_id = s.personne_id from sienne s where y.id = s.paiement_id)
    select id, rc from sienne`)) as { rows: { id: string; rc: number }[] }
  const [ligne] = rows
  assert.ok(ligne)
  const asked = await staff({
    method: 'POST',
    url: '/api/admin/indus/gestes/demander',
    payload: {
      saisie: {
        numeroContrat,
        motif: 'double',
        explication: 'La même facture nous est parvenue deux fois, et deux fois remboursée.',
        constateLe: noon.toISOString().slice(0, 10),
        lignes: [{ ligneId: Number(ligne.id), montant: ligne.rc }],
      },
    },
  })
  assert.equal(asked.statusCode, 200, asked.body)
  const { montant } = asked.json()
  const [mien] = (await julien({ url: '/api/adherent/indus', headers })).json().items
  assert.equal(mien.isCarteAcceptee, true)
  const { echeances } = mien
  assert.deepEqual(
    (await faits(julien)).payables.map(({ id }: { id: string }) => id),
    [echeances[0].id],
  )
  const payer = (call: Inject) =>
    demander(montant, { echeances: [echeances[0].id], numeroContrat }, call)
  const pasLeSien = await payer(camille)
  assert.deepEqual(
    [pasLeSien.statusCode, Object.keys(pasLeSien.json().champs)],
    [400, ['echeances']],
  )
  const parCarte = async (comportement: string) => {
    const answer = await payer(julien)
    assert.equal(answer.statusCode, 200, answer.body)
    const { id } = await paiement(`demande=${answer.json().demande.id}`, julien)
    const { url } = (await ouvrir(id, julien)).json() as Reglement
    await revenir(await choisir(url ?? '', comportement))
    return paiement(`id=${id}`, julien)
  }
  const refuse = await parCarte('refuser')
  // Tried again, it is for the same thing.
  assert.deepEqual(
    [refuse.etat, refuse.isTropPercu, refuse.echeances],
    ['refuse', true, [echeances[0].id]],
  )
  t.clock.now = new Date(noon.getTime() + 120_000)
  const accepte = await parCarte('accepter')
  assert.equal(accepte.etat, 'accepte')
  const recu = { url: `/api/cgdm-svc/ged/visionneuse?id=${accepte.recuId}`, headers }
  assert.equal((await julien(recu)).statusCode, 200)
  const [garde] = await db
    .select({ personneId: document.personneId })
    .from(document)
    .where(eq(document.id, accepte.recuId ?? ''))
  assert.notEqual(garde?.personneId, null)
})

test('an amount changed in the browser is refused at its field, and nothing is written', async () => {
  await du(5_000)
  for (const [ecart, champ] of [
    [{ montant: 1 }, 'montant'],
    [{ montant: 0 }, 'montant'],
    [{ montant: -5_000 }, 'montant'],
    [{ echeances: [] }, 'echeances'],
    [{ echeances: [echeance, echeance], montant: 10_000 }, 'echeances'],
    [{ echeances: ['00000000-0000-4000-8000-000000000000'] }, 'echeances'],
    [{ echeances: ['x'] }, 'echeances'],
  ] as const) {
    const answer = await demander(5_000, ecart)
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  assert.equal((await demander(5_000, { carte: '4970100000000007' })).statusCode, 400)
  assert.equal(await t.database.db.$count(reglement), 0)
})

test('a notification for another session, or for an amount that is not ours, is refused', async () => {
  const premier = await initier(33_300)
  const [row] = await t.database.db.select().from(reglement)
  const notifier = (id: string, token: string, host?: string) =>
    t.visitor(host)(`/api/paiements-cotisation/notification?paiement=${id}&token=${token}`)
  const session = row?.sessionId ?? ''
  for (const [id, token, host] of [
    [premier.id, 'une-autre-session', undefined],
    ['00000000-0000-4000-8000-000000000000', session, undefined],
    [premier.id, session, 'atlas.localhost:8080'],
  ] as const)
    assert.equal((await notifier(id, token, host)).statusCode, 404)
  // Paid, but for a row that says another amount: somebody changed one of them.
  await choisir(premier.url, 'jamais')
  await t.database.db.update(reglement).set({ montant: 1 })
  assert.equal((await notifier(premier.id, session)).statusCode, 409)
  // It ended there: whatever is told later, it is staff's to look at.
  await t.database.db.update(reglement).set({ montant: 33_300 })
  assert.equal((await notifier(premier.id, session)).statusCode, 409)
  assert.deepEqual(await etatEcheance(), ['rejetee', 'PRE'])
  const faux = await t.database.db
    .select()
    .from(historique)
    .where(like(historique.action, 'paiement-incoherent'))
  assert.equal(faux.length, 1)
})

test('twenty clicks at once are one request and one page; somebody else’s payment does not exist', async () => {
  await du(5_000)
  const answers = await Promise.all(Array.from({ length: 20 }, () => demander(5_000)))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  assert.equal(await t.database.db.$count(reglement), 1)
  const { id } = await paiement(`numeroContrat=${NUMERO}`)
  const pages = await Promise.all(Array.from({ length: 5 }, () => ouvrir(id)))
  assert.equal(new Set(pages.map((page) => page.json().url)).size, 1)
  const camille = await t.as('camille.martin@example.org')
  assert.equal((await ouvrir(id, camille)).statusCode, 404)
  assert.deepEqual((await camille(`/api/paiements-cotisation?id=${id}`)).json().items, [])
  assert.equal((await demander(5_000, {}, camille)).statusCode, 404)
})

test('where a clerk looks first, accepting opens the payment, and refusing opens none', async () => {
  const { db } = t.database
  const mode = async (choisi: 'manuel' | 'automatique') => {
    const path = '{modesGestion,paiementCotisationActeGestion}'
    const config = sql`jsonb_set(config, ${path}::text[], to_jsonb(${choisi}::text))`
    await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
  }
  await mode('manuel')
  try {
    await du(5_000)
    const clerk = await t.as('admin@example.org')
    const treat = (payload: object) =>
      clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
    const first = (await demander(5_000)).json()
    assert.equal(first.isModeGestionManuel, true)
    const sur = { id: first.demande.id, revision: 1 }
    assert.equal((await treat({ geste: 'refuser', ...sur, texte: 'Déjà réglée' })).statusCode, 200)
    assert.equal(await db.$count(reglement), 0)
    t.clock.now = new Date(noon.getTime() + 120_000)
    const { demande: second } = (await demander(5_000)).json()
    assert.equal((await treat({ geste: 'accepter', id: second.id, revision: 1 })).statusCode, 200)
    assert.equal((await paiement(`demande=${second.id}`)).etat, 'initie')
    assert.equal((await sujets())[0], 'Vous pouvez payer par carte')
  } finally {
    await mode('automatique')
  }
})

test('the provider away: told so, and nothing is lost', async () => {
  const autre = await createTestApp({
    environment: {
      MONEXT_URL: 'http://localhost:1',
      MONEXT_MERCHANT_ID: 'x',
      MONEXT_ACCESS_KEY: 'y',
    },
  })
  try {
    const lui = await autre.as(HUGO)
    const [rejetee] = await autre.database.db
      .select()
      .from(cotisation)
      .where(and(eq(cotisation.numeroContrat, NUMERO), eq(cotisation.etat, 'rejetee')))
    const montant = rejetee?.montant ?? 0
    const demandee = await demander(montant, { echeances: [rejetee?.id] }, lui)
    const { id } = await paiement(`demande=${demandee.json().demande.id}`, lui)
    const answer = await ouvrir(id, lui)
    assert.equal(answer.statusCode, 502)
    assert.match(answer.json().message, /ne répond pas/)
    assert.equal((await paiement(`id=${id}`, lui)).etat, 'initie')
  } finally {
    await autre.close()
  }
})
