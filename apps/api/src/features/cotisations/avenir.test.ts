import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Changement, Cotisations, Dossier } from '@espace-adherent/contract'
import { formatDate, formatMontant } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { CAMILLE, createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp, untold } from '../../../testing/index.ts'
import { createRibs } from '../../../testing/ribs.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { annoncerEcheanciers } from '../papiers/index.ts'
import { reviserCotisations } from './index.ts'

const NUMERO = '20450001'
const headers = { 'x-numcontrat': NUMERO }
let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const lire = async (annee = 2026): Promise<Cotisations> =>
  (await camille({ url: `/api/forms/ribcotisations?annee=${annee}`, headers })).json()
const avenir = async () => {
  const lu = (await lire()).avenir
  assert.ok(lu)
  return lu
}
const montants = async (annee: number) =>
  (await lire(annee)).echeances.map(({ montant }) => montant)
const papier = async (url: string) =>
  readPdf((await camille({ url: `/api${url}`, headers })).rawPayload)
    .pages.join(' ')
    .replaceAll(/\s+/g, ' ')
const dit = (texte: string) => texte.replaceAll(/\s+/g, ' ')

const AJOUT = ['optionAffiliationActeGestion', '/vel/option-affiliation'] as const
const RETRAIT = ['optionRadiationActeGestion', '/vel/option-radiation'] as const
const NIVEAU = ['garantiesActeGestion', '/forms/garanties'] as const
const conseil = (acte: string) => de.conseil(camille, acte, NUMERO)
const optique = async () => ({
  numeroContrat: NUMERO,
  code: 'OPT',
  montantMensuel: 690,
  dateEffet: '2026-12-01',
  ...(await conseil(AJOUT[0])),
})
const sansAssistance = { numeroContrat: NUMERO, codes: ['ASS'], dateEffet: '2027-01-01' }
const confort = async () => ({
  numeroContrat: NUMERO,
  nomOffre: 'Santé Confort',
  dateEffet: '2027-01-01',
  ...(await conseil(NIVEAU[0])),
})

/** Sends it; what its preview said of the price, and its request. */
async function demander([acte, path]: readonly [string, string], saisie: object) {
  const prix = (await de.lignes(camille, acte, saisie))['Cotisation mensuelle']
  const recue = await de.envoyer(camille, path, saisie)
  assert.equal(recue.statusCode, 200, recue.body)
  t.clock.now = new Date(t.clock.now.getTime() + 120_000)
  return { prix, id: recue.json().demande.id as string }
}
const annuler = async (id: string, call = camille) => {
  const dossier: Dossier = (await camille(`/api/demandes/dossier?id=${id}`)).json()
  return call({
    method: 'POST',
    url: '/api/demandes/geste',
    payload: { geste: 'annuler', id, revision: dossier.revision },
  })
}

test('without anything planned, today’s price and the tariff of next year, which nobody asked for', async () => {
  assert.deepEqual(await avenir(), {
    aujourdhui: 12_840,
    paliers: [{ depuis: '2027-01-01', montant: 13_194, ecart: 354 }],
    lignes: [
      {
        cle: 'tarif-2027',
        genre: 'tarif',
        libelle: 'Tarif 2027',
        effetLe: '2027-01-01',
        depuis: '2027-01-01',
        avant: 12_840,
        ecart: 354,
        apres: 13_194,
        isSansEffet: false,
        demande: null,
        sansElle: null,
      },
    ],
  })
  const { echeances } = await lire(2027)
  assert.deepEqual(echeances[0]?.changements, [{ libelle: 'tarif 2027', ecart: 354 }])
  assert.deepEqual(echeances[1]?.changements, [])
})

test('screen, schedule, papers, mail and previews say one price; cancelling a change says another, everywhere', async () => {
  const un = await demander(AJOUT, await optique())
  const deux = await demander(RETRAIT, sansAssistance)
  const trois = await demander(NIVEAU, await confort())
  const lu = await avenir()
  const suite = lu.lignes.map(({ libelle, avant, ecart, apres }) => [libelle, avant, ecart, apres])
  assert.deepEqual(suite.slice(0, 3), [
    ['Ajout\u00a0: Renfort Optique', 12_840, 690, 13_530],
    ['Tarif 2027', 13_530, 354, 13_884],
    ['Retrait\u00a0: Assistance à domicile', 13_884, -420, 13_464],
  ])
  // Confort does not know the thermal cure, and keeps the glasses.
  const final = lu.paliers.at(-1)?.montant ?? 0
  assert.deepEqual(suite[3], ['Passage au niveau Santé Confort', 13_464, final - 13_464, final])
  assert.deepEqual(
    lu.paliers.map(({ depuis, ecart }) => [depuis, ecart]),
    [
      ['2026-12-01', 690],
      ['2027-01-01', final - 12_840],
    ],
  )
  // Each preview began where the one before ended.
  const ligne = (id: string) => {
    const { avant, apres, depuis } = lu.lignes.find(({ cle }) => cle === id) ?? lu.lignes[0] ?? {}
    return [
      formatMontant(avant ?? 0),
      `${formatMontant(apres ?? 0)} dès le ${formatDate(depuis ?? '')}`,
    ]
  }
  for (const { id, prix } of [un, deux, trois]) assert.deepEqual(prix, ligne(id))
  const [mail] = await ribs.inbox(CAMILLE)
  assert.ok(dit(mail?.text ?? '').includes(dit(ligne(trois.id)[1] ?? '')), mail?.text)

  // The other screens tell each the same way.
  const prevus = (await camille({ url: '/api/demarches/changements', headers })).json()
    .items as Changement[]
  for (const { id } of [un, deux, trois]) {
    const dites = prevus.find(({ demandeId }) => demandeId === id)?.lignes ?? []
    const { avant, apres } = dites.find(({ libelle }) => libelle === 'Cotisation mensuelle') ?? {}
    assert.deepEqual([avant, apres], ligne(id))
  }

  // The schedule and its paper, to the cent.
  const annee = await lire(2027)
  assert.equal(annee.totaux.appele, annee.totaux.paye + annee.totaux.aVenir + annee.totaux.rejete)
  assert.deepEqual((await lire(2026)).echeances.at(-1)?.changements, [
    { libelle: 'Renfort Optique', ecart: 690 },
  ])
  assert.equal(annee.echeances[0]?.changements.length, 3)
  const pdf = await papier(
    '/documents/attestation/print?edition=echeancier&debut=2027-01-01&fin=2027-12-31',
  )
  for (const { montant } of annee.echeances)
    assert.ok(pdf.includes(dit(formatMontant(montant))), pdf)
  assert.ok(pdf.includes(dit(formatMontant(annee.totaux.appele))))
  assert.match(pdf, /\u2212 4,20 € Assistance à domicile/)
  assert.match(pdf, /Les changements demandés pour plus tard sont comptés/)

  // Without the glasses, all that follows is less by them, and the preview that was kept says so too.
  assert.equal(lu.lignes[0]?.demande?.annulableJusquAu, '2026-11-30')
  assert.deepEqual(lu.lignes[0]?.sansElle, { montant: final - 690, depuis: '2027-01-01' })
  assert.equal((await annuler(un.id, await t.as('jeanne.moreau@example.org'))).statusCode, 404)
  const avant = await montants(2027)
  assert.equal((await annuler(un.id)).statusCode, 200)
  const reste = await avenir()
  assert.deepEqual(
    reste.lignes.map(({ apres }) => apres),
    [13_194, 12_774, final - 690],
  )
  assert.deepEqual(
    (await montants(2027)).map((montant, rang) => (avant[rang] ?? 0) - montant),
    [690 + 690, 690, ...Array.from({ length: 10 }, () => 690)],
  )
  const suivi: Dossier = (await camille(`/api/demandes/dossier?id=${deux.id}`)).json()
  assert.deepEqual(
    suivi.lignes
      .filter(({ libelle }) => libelle === 'Cotisation mensuelle')
      .map(({ apres }) => apres),
    [`${formatMontant(12_774)} dès le 01/01/2027`],
  )

  // On its day, what was told is what is called.
  const dits = await montants(2027)
  await de.leJour('2027-01-01')
  camille = await t.as(CAMILLE)
  assert.deepEqual(await montants(2027), dits)
  const fait = await avenir()
  assert.deepEqual([fait.aujourdhui, fait.lignes, fait.paliers], [final - 690, [], []])
})

test('a new schedule is told, by mail and on its paper, with what is planned after it', async () => {
  await de.reset()
  t.clock.now = new Date('2027-03-01T11:00:00Z')
  camille = await t.as(CAMILLE)
  const { aujourdhui } = await avenir()
  assert.ok(aujourdhui !== null)
  await demander(AJOUT, { ...(await optique()), dateEffet: '2027-04-01' })
  const cle = { clientCode: 'horizon', numeroContrat: NUMERO }
  await t.database.db.execute(`update cotisation set etat = 'payee'
    where numero_contrat = '${NUMERO}' and date_echeance <= '2027-03-01'`)
  await t.database.db.execute(`update cotisation set montant = montant + 100
    where numero_contrat = '${NUMERO}' and date_echeance between '2027-05-01' and '2027-12-31'`)
  await untold(t.database.db, (e) =>
    reviserCotisations(e, cle, { effet: '2027-03-01', prevenuLe: t.clock.now }),
  )
  await t.database.db.execute(`insert into ratio_annuel (client_code, annee, exercice, prestations, frais)
    select 'horizon', 2027, 2026, '81', '16' where not exists (
      select 1 from ratio_annuel where client_code = 'horizon' and annee = 2027)`)
  const deps = { ...t.actes, db: t.database.db }
  assert.ok((await annoncerEcheanciers(deps, t.clock.now)) > 0)
  const { echeances, prochaine } = await lire(2027)
  const mails = await ribs.inbox(CAMILLE)
  const mail = mails.find(({ subject }) => subject === 'Votre échéancier 2027 a changé')
  assert.ok(dit(mail?.text ?? '').includes(dit(formatMontant(prochaine?.montant ?? 0))))
  const { items } = (await camille({ url: '/api/cgdm-svc/ged?nature=cotisations', headers })).json()
  const lettre = await papier(`/cgdm-svc/ged/visionneuse?id=${items[0].id}`)
  for (const { montant } of echeances)
    assert.ok(lettre.includes(dit(formatMontant(montant))), lettre)
  assert.match(lettre, /\+ 6,90 € Renfort Optique/)
})

test('what is planned by nobody who reads is told without its request; a relative reads no name', async () => {
  const [row] = await t.database.db.select().from(demande)
  await t.database.db
    .update(demande)
    .set({ compteId: null })
    .where(eq(demande.id, row?.id ?? ''))
  const [ligne] = (await avenir()).lignes.filter(({ genre }) => genre === 'ajout')
  assert.deepEqual([ligne?.demande, ligne?.sansElle, ligne?.ecart], [null, null, 690])
})

test('a contract that will end owes nothing from then on, and one that has ended has no future', async () => {
  await de.reset()
  t.clock.now = new Date('2027-03-03T11:00:00Z')
  camille = await t.as(CAMILLE)
  const { db } = t.database
  const fini = (
    await (
      await t.as('hugo.roche@example.org')
    )({
      url: '/api/forms/ribcotisations',
      headers: { 'x-numcontrat': '20450004' },
    })
  ).json() as Cotisations
  assert.equal(fini.avenir, null)
  await db.execute(`insert into demande (id, client_code, numero_contrat, acte, mode_gestion, etat,
      effet_le, cree_le, decidee_le, data)
    values (gen_random_uuid(), 'horizon', '${NUMERO}', 'resiliationActeGestion', 'manuel', 'acceptee',
      '2027-06-01', now(), now(), null)`)
  const { aujourdhui, paliers } = await avenir()
  assert.deepEqual(paliers, [{ depuis: '2027-06-01', montant: 0, ecart: -(aujourdhui ?? 0) }])
  const { echeances } = await lire(2027)
  assert.equal(echeances.at(-1)?.periodeFin, '2027-05-31')
})
