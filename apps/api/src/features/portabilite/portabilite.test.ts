import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dateAParis, formatDate, formatDateLongue } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp, untold } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { reviserCotisations } from '../cotisations/index.ts'
import { suivrePortabilites } from './suite.ts'

const CAMILLE = 'camille.martin@example.org'
const NUMERO = '20450001'
const headers = { 'x-numcontrat': NUMERO }

let t: TestApp
before(async () => {
  t = await createTestApp()
  await t.database.db.execute(
    sql`update contrat set is_obligatoire = true where numero = ${NUMERO} and client_code = 'horizon'`,
  )
})
after(() => t?.close())

const GESTES = '/api/admin/portabilites/gestes'
const staff = async (saisie: object, qui = 'gestionnaire@example.org') =>
  (await t.as(qui))({ method: 'POST', url: `${GESTES}/ouvrir`, payload: { saisie } })
const finir = async (id: string, le: string, vue?: number) => {
  const clerk = await t.as('gestionnaire@example.org')
  const { items } = (await clerk(`/api/admin/portabilites?id=${id}`)).json()
  const revision = vue ?? items[0]?.revision ?? 1
  const payload = { id, revision, saisie: { le } }
  return clerk({ method: 'POST', url: `${GESTES}/finir`, payload })
}
const contrat = async () =>
  (await (await t.as(CAMILLE))('/api/adherent/contrats'))
    .json()
    .contrats.find(
      (un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel === NUMERO,
    )
const sujets = async () => {
  await t.jobs.drain()
  const mails = await t.visitor()(`/dev/mailbox/messages?to=${CAMILLE}`)
  return mails.json().map(({ subject }: { subject: string }) => subject)
}
const papier = async (url: string) => {
  const pdf = await (await t.as(CAMILLE))({ url, headers })
  assert.equal(pdf.statusCode, 200, pdf.body.slice(0, 200))
  return readPdf(pdf.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' ')
}

/** Employed for six months, until the end of last month: six months are left, less what has passed. */
const jour = () => dateAParis(t.clock.now)
const ouvrir = (ecart: object = {}) => ({
  numeroContrat: NUMERO,
  debutEmploi: addDays(jour(), -170),
  finEmploi: addDays(jour(), -10),
  allocationsJusquAu: null,
  ...ecart,
})

let dernier: string
let paye: string
const avance = crypto.randomUUID()
test('opened by a clerk from the employer’s dates: told on the contract, the card and the papers', async () => {
  const refus = async (saisie: object) => {
    const answer = await staff(saisie)
    assert.equal(answer.statusCode, 400, answer.body)
    return Object.keys(answer.json().champs)
  }
  assert.deepEqual(await refus(ouvrir({ numeroContrat: '99999999' })), ['numeroContrat'])
  // An individual contract has none.
  assert.deepEqual(await refus(ouvrir({ numeroContrat: '20450003' })), ['numeroContrat'])
  assert.deepEqual(await refus(ouvrir({ debutEmploi: jour() })), ['debutEmploi'])
  // Ten days of it are covered by the employment, and ten for nothing.
  paye = crypto.randomUUID()
  await t.database.db.execute(sql`insert into cotisation (id, client_code, numero_contrat, periode_debut,
    periode_fin, date_echeance, montant, etat, code_mode_paiement) values (${paye}, 'horizon', ${NUMERO},
    ${addDays(jour(), -19)}, ${jour()}, ${addDays(jour(), -19)}, 2000, 'payee', 'PRE')`)
  // And the quarter that follows was paid ahead.
  await t.database.db.execute(sql`insert into cotisation (id, client_code, numero_contrat, periode_debut,
    periode_fin, date_echeance, montant, etat, code_mode_paiement) values (${avance}, 'horizon', ${NUMERO},
    '2027-01-01', '2027-03-31', ${addDays(jour(), -5)}, 30000, 'payee', 'PRE')`)
  const [une, autre] = await Promise.all([staff(ouvrir()), staff(ouvrir())])
  assert.deepEqual([une.statusCode, autre.statusCode].toSorted(), [200, 400], autre.body)
  const ouverte = (une.statusCode === 200 ? une : autre).json()
  dernier = ouverte.jusquAu
  assert.ok(dernier > addDays(jour(), 150) && dernier < addDays(jour(), 180), dernier)
  assert.equal((await contrat()).portabiliteJusquAu, dernier)
  const carte = (await (await t.as(CAMILLE))({ url: '/api/cgdm-svc/carte-tp', headers })).json()
  assert.equal(carte.items[0].portabiliteJusquAu, dernier)
  assert.ok(carte.items[0].dateFin <= dernier)
  assert.match(
    await papier('/api/cgdm-svc/carte-tp/print'),
    new RegExp(`Portabilité jusqu’au ${formatDate(dernier)}`),
  )
  assert.match(
    await papier('/api/documents/attestation/print?edition=attestation'),
    /portabilité \(code de la sécurité sociale, article L\. 911-8\), jusqu’au/,
  )
  assert.match(
    await papier('/api/forms/situation-contractuelle/print'),
    new RegExp(`Portabilité jusqu’au ${formatDateLongue(dernier).replaceAll(/\s/g, ' ')}`),
  )
  assert.ok((await sujets()).some((sujet: string) => /^Vos garanties sont maintenues/.test(sujet)))
  const [mail] = (await t.visitor()(`/dev/mailbox/messages?to=${CAMILLE}`)).json()
  assert.match(JSON.stringify(mail), /Revenir au papier/)
  const { items } = (
    await (
      await t.as(CAMILLE)
    )({ url: '/api/adherent/courriers', headers })
  ).json()
  const lettre = await papier(`/api/adherent/courriers/visionneuse?id=${items[0].id}`)
  for (const dit of [/gratuit/, /L\. 911-8/, /France Travail/, /contrat individuel/])
    assert.match(lettre, dit)
})

test('cover is free from the end of the employment: what was paid ahead is given back, by the day', async () => {
  const { rows } = (await t.database.db.execute(sql`select nature, montant from report_cotisation
    where cotisation_id = ${paye}`)) as { rows: object[] }
  assert.deepEqual(rows, [{ nature: 'ecart', montant: -1000 }])
})

test('a price that changes while cover is free asks nothing for what was given back', async () => {
  const { db } = t.database
  const solde = async () => {
    const { rows } =
      (await db.execute(sql`select coalesce(sum(montant), 0)::int as n from report_cotisation
      where client_code = 'horizon' and numero_contrat = ${NUMERO}`)) as { rows: { n: number }[] }
    return rows[0]?.n
  }
  const avant = await solde()
  assert.ok(avant !== undefined && avant <= -31_000)
  for (const effet of ['2026-12-01', '2027-02-01'])
    await untold(db, (e) =>
      reviserCotisations(
        e,
        { clientCode: 'horizon', numeroContrat: NUMERO },
        { effet, prevenuLe: t.clock.now },
      ),
    )
  assert.equal(await solde(), avant)
})

test('nothing is called for any more while it runs', async () => {
  const { rows } = (await t.database.db.execute(sql`select count(*)::int as n from cotisation
    where client_code = 'horizon' and numero_contrat = ${NUMERO} and etat = 'a_venir'
    and periode_debut > ${addDays(jour(), -10)}::date`)) as { rows: { n: number }[] }
  assert.equal(rows[0]?.n, 0)
})

test('somebody who looks only opens nothing; a contract without one ends nothing', async () => {
  assert.equal((await staff(ouvrir(), 'consultant@example.org')).statusCode, 403)
  assert.equal((await finir('20450003', jour())).statusCode, 404)
  assert.equal((await finir(NUMERO, addDays(jour(), -1))).statusCode, 400)
  assert.equal((await finir(NUMERO, addDays(dernier, 1))).statusCode, 400)
  const sooner = await finir(NUMERO, addDays(dernier, -30))
  assert.equal(sooner.statusCode, 200, sooner.body)
  // A colleague who saw the former day is shown the new one.
  const tard = await finir(NUMERO, jour(), sooner.json().revision + 30)
  assert.deepEqual([tard.statusCode, tard.json().versions.actuelle], [409, sooner.json()])
  dernier = sooner.json().jusquAu
  // Whoever shortens somebody's cover is known, once for what was done and never for what was refused.
  const { rows } = (await t.database.db.execute(
    sql`select role, cible from historique where action = 'portabilite-ecourtee'`,
  )) as { rows: { role: string; cible: string }[] }
  assert.deepEqual(
    rows.map(({ cible }) => cible),
    [NUMERO],
  )
  assert.equal(rows[0]?.role, 'BackEndUser')
})

test('sixty days before its end it is told, once; after its last day the contract and its card are over', async () => {
  const apres = (depuis: string) => {
    t.clock.now = new Date(`${depuis}T10:00:00Z`)
    return suivrePortabilites({ ...t.actes, db: t.database.db }, t.clock.now)
  }
  assert.equal(await apres(addDays(dernier, -61)), 0)
  assert.equal(await apres(addDays(dernier, -59)), 1)
  assert.match((await sujets())[0], /^Vos garanties prennent fin le/)
  assert.equal(await apres(addDays(dernier, -40)), 0)
  assert.equal(await apres(dernier), 0)
  assert.equal((await contrat()).etat, 'valide')
  assert.equal(await apres(addDays(dernier, 1)), 1)
  assert.match((await sujets())[0], /^Vos garanties ont pris fin le/)
  const fini = await contrat()
  assert.deepEqual([fini.etat, fini.dateFin], ['resilie', dernier])
  assert.equal(await apres(addDays(dernier, 3)), 0)
})
