import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneGestion, VersionGestion } from '@espace-adherent/contract'
import {
  ADRESSE_VIDE,
  borneDe,
  plagesSelon,
  type RegleDateEffet,
  saisieDepuisAdresse,
} from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { datesEffetDe } from '../actes/index.ts'
import { historique } from '../historique/historique.schema.ts'

let t: TestApp
let admin: Inject
let camille: Inject
/** In the afternoon, in Paris. */
const NOVEMBRE = new Date('2026-11-16T14:00:00Z')
before(async () => {
  t = await createTestApp()
  t.clock.now = NOVEMBRE
  admin = await t.as('admin@example.org')
  camille = await t.as('camille.martin@example.org')
  await t.database.db
    .update(contrat)
    .set({ dateDebut: '2020-04-01' })
    .where(eq(contrat.numero, '20450001'))
})
after(() => t?.close())

const URL = '/api/admin/settings/regle-date-effet'
const acte = 'adresseActeGestion'
const post = (payload: object, suite = '') =>
  admin({ method: 'POST', url: `${URL}${suite}`, payload })
async function done<T>(payload: object, suite = ''): Promise<T> {
  const answer = await post(payload, suite)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as T
}
type Ligne = LigneGestion & { acte: string; nomOffre: string; regle: RegleDateEffet }
const rows = async (suite = ''): Promise<Ligne[]> => (await admin(`${URL}${suite}`)).json().items
const regleDe = async (nomOffre = '') =>
  (await rows()).find((une) => une.acte === acte && une.nomOffre === nomOffre)
const versionsDe = async (id: string): Promise<VersionGestion[]> =>
  (await admin(`${URL}/versions?id=${encodeURIComponent(id)}`)).json().versions
/** From the version that stands. */
const ecrire = async (ecrite: RegleDateEffet, suite: { malgre?: string[] } = {}) =>
  done<Ligne>({
    id: acte,
    revision: (await regleDe())?.revision,
    valeurs: { regle: ecrite },
    ...suite,
  })
/** As its own act’s again. */
const rendre = async (nomOffre = '') => {
  const ligne = await regleDe(nomOffre)
  const rendue = await post({ id: ligne?.id, revision: ligne?.revision }, '/delete')
  assert.equal(rendue.statusCode, 204, rendue.body)
}

const regle = (libelle: string, ...contraintes: ReturnType<typeof borneDe>[]): RegleDateEffet => ({
  plages: [{ libelle, contraintes }],
})
const demain = regle('Plus tard', borneDe('>', 'AUJ'))

/** What the act itself offers, on a contract of that offer. */
const offert = async (nomOffre: string) => {
  const dates = await datesEffetDe(
    t.database.db,
    {
      contrat: {
        clientCode: 'horizon',
        numeroContrat: '20450001',
        nomOffre,
        typeContrat: 'sante',
        etat: 'valide',
        dateDebut: '2020-04-01',
        dateFin: null,
        qualite: 'adherent',
        isImporte: false,
      },
      now: t.clock.now,
    },
    { key: acte, dateEffet: regle('De l’acte', borneDe('>=', 'AUJ')) },
  )
  const [plage] = plagesSelon(dates)
  return plage?.libelle
}

test('every act whose day is chosen is listed with the rule that it comes with', async () => {
  const regles = await rows()
  assert.deepEqual(
    regles.map((une) => [une.acte, une.revision, une.modifieLe]).find(([key]) => key === acte),
    [acte, 1, null],
  )
  assert.equal(regles.length, 8)
  assert.equal(
    regles.some((une) => une.acte === 'contactActeGestion'),
    false,
  )
})

test('R3.23 a rule holds from the next request on, for all offers or for one, and is given up again', async () => {
  const ecrite = await ecrire(demain)
  assert.deepEqual([ecrite.revision, ecrite.regle], [2, demain])
  assert.equal(await offert('Santé Confort'), 'Plus tard')

  const annee = regle('L’an prochain', borneDe('=', 'UNAN'))
  const confort = { acte, nomOffre: 'Santé Confort', regle: annee }
  await done(confort, '/create')
  assert.equal(await offert('Santé Confort'), 'L’an prochain')
  assert.equal(await offert('Santé Sérénité'), 'Plus tard')
  assert.equal((await post(confort, '/create')).statusCode, 400)

  const stale = await post({ id: acte, revision: 1, valeurs: { regle: annee } })
  assert.equal(stale.statusCode, 409)
  assert.equal(stale.json().versions.actuelle.revision, 2)
  const inconnue = await post({ ...confort, nomOffre: 'Aucune' }, '/create')
  assert.equal(inconnue.json().champs.nomOffre, 'Cette offre n’existe pas')

  await rendre('Santé Confort')
  assert.equal(await offert('Santé Confort'), 'Plus tard')
  assert.equal((await rows()).length, 8)
  await rendre()
  assert.equal(await offert('Santé Confort'), 'De l’acte')
  const [derniere, seconde, premiere] = await versionsDe(acte)
  assert.deepEqual(
    [derniere, seconde, premiere].map((une) => [une?.revision, une?.valeurs, une?.par]),
    [
      [3, null, 'Sophie Lambert'],
      [2, { regle: demain }, 'Sophie Lambert'],
      [1, null, null],
    ],
  )
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.objet, 'regle-date-effet'))
  assert.equal(lignes.length, 4)
})

test('no revision comes twice, of a rule that was given back nor of one for an offer', async () => {
  const { revision, modifieLe } = (await regleDe()) ?? {}
  assert.deepEqual([revision, modifieLe], [3, null])
  const confort = { acte, nomOffre: 'Santé Confort', regle: demain }
  assert.equal((await done<Ligne>(confort, '/create')).revision, 3)
  await rendre('Santé Confort')
})

test('what is sent again under its key is written once', async () => {
  const { id, revision, modifieLe } = (await regleDe()) ?? {}
  const envoyer = (url: string, payload: object) =>
    admin({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': `une-seule-${url.length}` },
    })
  const sent = { id, revision, valeurs: { regle: demain } }
  const [une, deux] = [await envoyer(URL, sent), await envoyer(URL, sent)]
  assert.deepEqual([une.statusCode, deux.statusCode], [200, 200])
  assert.deepEqual(deux.json(), une.json())
  assert.equal(modifieLe, null)
  assert.equal((await post(sent)).statusCode, 409)
  await rendre()
  const essai = { acte, libelle: 'Une fois', essai: JOUR_MEME }
  await envoyer(`${URL}-essai/create`, essai)
  const garde = (await envoyer(`${URL}-essai/create`, essai)).json()
  assert.equal((await rows('-essai')).length, 1)
  await post({ id: garde.id, revision: 1 }, '-essai/delete')
})

test('a rule that allows no date is refused, with the reason at its place', async () => {
  const { revision } = (await regleDe()) ?? {}
  const jamais = regle('Jamais', borneDe('>', 'AUJ'), borneDe('<', 'AUJ'))
  const refus = await post({ id: acte, revision, valeurs: { regle: jamais } })
  assert.equal(refus.statusCode, 400)
  assert.match(refus.json().champs['regle.plages.0'], /se contredisent/)
})

const JOUR_MEME = {
  jour: '2026-11-16',
  dateDebut: '2020-04-01',
  dateFin: null,
  dateMotif: null,
  faits: {},
  date: '2026-11-16',
  attendu: true,
}

test('a kept trial that a rule would break warns before it is saved', async () => {
  const garde = await done<Ligne>(
    { acte, nomOffre: 'Santé Confort', libelle: 'Le jour même', essai: JOUR_MEME },
    '-essai/create',
  )
  const { revision } = (await regleDe()) ?? {}
  const averti = await post({ id: acte, revision, valeurs: { regle: demain } })
  assert.equal(averti.statusCode, 400)
  assert.match(
    averti.json().champs['malgre.essais'],
    /^1.essai gardé ne donnerait plus .*:\nLe jour même$/,
  )
  assert.equal((await regleDe())?.modifieLe, null)
  await ecrire(demain, { malgre: ['essais'] })
  assert.equal(await offert('Santé Confort'), 'Plus tard')
  await post({ id: garde.id, revision: 1 }, '-essai/delete')
  assert.deepEqual(await rows('-essai'), [])
})

test('a contract gives a trial its offer and its dates, and nothing of whose it is', async () => {
  const contrat = await done<object>({ numeroContrat: '20450001' }, '/apercu')
  assert.deepEqual(Object.keys(contrat).sort(), ['dateDebut', 'dateFin', 'nomOffre'])
  assert.equal((await post({ numeroContrat: '1' }, '/apercu')).statusCode, 400)
})

type Detail = RegleDateEffet['plages'][number]['contraintes'][number]['detail']
/** Under that rule alone, what the form of an address answers to a day. */
async function refusDe(detail: Partial<Detail>, dateEffet: string, jourDuMois?: number) {
  const base = borneDe(detail.borne ?? '>=', detail.dateReference ?? 'AUJ')
  const contraintes = [{ ...base, detail: { ...base.detail, ...detail } }]
  const plage = { libelle: 'Essai', contraintes, ...(jourDuMois && { jourDuMois }) }
  await ecrire({ plages: [plage] })
  const saisie = {
    ...saisieDepuisAdresse(ADRESSE),
    telephone: '',
    personnes: [],
    justificatif: null,
  }
  const answer = await camille({
    method: 'POST',
    url: '/api/forms/adresse/form',
    payload: { data: { ...saisie, dateEffet, numeroContrat: '20450001' } },
  })
  return answer.json().champs?.dateEffet as string | undefined
}
const ADRESSE = { ...ADRESSE_VIDE, numVoie: '3', libelleVoie: 'Crébillon', codePostal: '44000' }
const AU = (jour: string) => `La date d’effet doit être postérieure ou égale au ${jour}`

// It is the 16th of November 2026; the contract began on the 1st of April 2020, and has no end.
for (const [titre, dateReference, dateRelative, jour] of [
  ['R3.26 the start of the contract', 'CDEB', null, '01/04/2020'],
  ['R3.28 today', 'AUJ', null, '16/11/2026'],
  ['R3.30 the next anniversary of the contract', 'CANN', null, '01/04/2027'],
  ['R3.31 a fixed day', 'FIXE', '2027-03-05', '05/03/2027'],
  ['R3.32 the next New Year', 'UNAN', null, '01/01/2027'],
  ['R3.33 the 1st of the month', 'UNMOIS', null, '01/11/2026'],
  ['R3.34 the next such day of a month', 'XMOIS', '10', '10/12/2026'],
  ['R3.35 that day of this month', 'XMOISC', '10', '10/11/2026'],
  ['R3.36 that day of the next month', 'XMOISS', '10', '10/12/2026'],
  ['R3.37 that day of this year', 'XYAN', '01/09', '01/09/2026'],
  ['R3.38 the next such day of a year', 'XYPAN', '01/09', '01/09/2027'],
] satisfies [string, Detail['dateReference'], string | null, string][])
  test(`${titre}: the form asks for ${jour} or later`, async () => {
    t.clock.now = NOVEMBRE
    assert.equal(await refusDe({ dateReference, dateRelative }, '01/01/1990'), AU(jour))
    assert.equal(await refusDe({ dateReference, dateRelative }, jour), undefined)
  })

for (const [borne, refusee, permise] of [
  ['<', '16/11/2026', '15/11/2026'],
  ['<=', '17/11/2026', '16/11/2026'],
  ['=', '17/11/2026', '16/11/2026'],
  ['>=', '15/11/2026', '16/11/2026'],
  ['>', '16/11/2026', '17/11/2026'],
] satisfies [Detail['borne'], string, string][])
  test(`R3.24 R3.25 ${borne} today refuses ${refusee} and takes ${permise}`, async () => {
    t.clock.now = NOVEMBRE
    assert.match((await refusDe({ borne }, refusee)) ?? '', /^La date d’effet doit être/)
    assert.equal(await refusDe({ borne }, permise), undefined)
  })

test('R3.24 R5.16 R5.17 modifiers move a bound, and each message names its own', async () => {
  t.clock.now = NOVEMBRE
  const modifie = { modificateurAnnee: 1, modificateurMois: 1, modificateurJour: 1 }
  assert.equal(await refusDe({ dateReference: 'CDEB', ...modifie }, '01/01/1990'), AU('02/05/2021'))
  assert.equal(
    await refusDe({ borne: '<=', dateReference: 'UNAN' }, '02/01/2027'),
    'La date d’effet doit être antérieure ou égale au 01/01/2027',
  )
})

test('R5.15 a day is required; R5.13 in month mode it is the rule’s own', async () => {
  t.clock.now = NOVEMBRE
  assert.equal(await refusDe({}, ''), 'La date d’effet est obligatoire')
  assert.equal(await refusDe({}, '01/12/2026', 1), undefined)
  assert.ok(await refusDe({}, '02/12/2026', 1))
})

test('R3.27 R9.22 without an end, the end of a contract is 31/12/9999: no bound, and no day', async () => {
  t.clock.now = NOVEMBRE
  assert.equal(await refusDe({ borne: '<=', dateReference: 'CFIN' }, '01/01/2030'), undefined)
  assert.ok(await refusDe({ borne: '>=', dateReference: 'CFIN' }, '01/01/2030'))
})
