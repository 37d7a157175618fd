import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ApercuLot, LotFait } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import {
  createRibs,
  deposer,
  envoyer as envoyerRib,
  IBAN,
  JEANNE,
  ribDe,
} from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { sealed } from '../../noyau/sealed.ts'
import { historique } from '../historique/historique.schema.ts'
import { client } from '../portail/portail.schema.ts'

let t: TestApp
let jeanne: Inject
let karim: Inject
let claire: Inject
let medical: Inject
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const modesGestion = { ribPrestationsActeGestion: 'manuel' }
  const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  jeanne = await t.as(JEANNE)
  karim = await t.as('gestionnaire@example.org')
  claire = await t.as('consultant@example.org')
  medical = await t.as('service.medical@example.org')
})
after(() => t?.close())
beforeEach(() => ribs.reset())

type Sujet = { id: string; reference: string; revision: number }

const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/admin/demandes/${path}`, payload })
async function envoyer(path: string, data: object): Promise<Sujet> {
  const answer = await jeanne({ method: 'POST', url: `/api/forms/${path}/form`, payload: { data } })
  assert.equal(answer.statusCode, 200, answer.body)
  await t.jobs.drain()
  return { ...answer.json().demande, revision: 1 }
}
const signalement = (page: string) =>
  envoyer('accessibilite', { numeroContrat: '', page, message: 'Illisible.', outil: '' })
const question = () =>
  envoyer('contact/v2', {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Quand suis-je prélevée chaque mois ?',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450005',
  })
const changeRib = async (): Promise<Sujet> => {
  const rib = await deposer(jeanne)
  const answer = await envoyerRib(jeanne, ribDe('20450005', { rib }))
  assert.equal(answer.statusCode, 200, answer.body)
  return { ...answer.json().demande, revision: 1 }
}
const cible = ({ id, revision }: Sujet) => ({ id, revision })
const apercu = async (sujets: Sujet[], a: string | null = null): Promise<ApercuLot> => {
  const answer = await post(karim, 'lot-apercu', { cibles: sujets.map(cible), a })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const accepter = async (sujets: Sujet[]): Promise<LotFait> =>
  (await post(karim, 'lot', { geste: 'accepter', cibles: sujets.map(cible) })).json()
const file = async (query: string) => (await karim(`/api/admin/demandes/traitement${query}`)).json()
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('what several at once would do is what it does: the same requests left out, for the same reasons', async () => {
  const deux = [await signalement('Accueil'), await signalement('Contrats')]
  const message = await question()
  const changee = { ...(await signalement('Profil')), revision: 4 }
  const attend = await signalement('Cartes')
  const demandee = await post(karim, 'traitement', {
    geste: 'demander',
    ...cible(attend),
    champ: null,
    motif: null,
    texte: 'Laquelle ?',
    echeance: '2026-12-06',
  })
  const rib = await changeRib()
  const tous = [...deux, message, changee, { ...attend, revision: demandee.json().revision }, rib]
  const dit = await apercu(tous)
  const accord = dit.gestes.find(({ geste }) => geste === 'accepter')
  assert.deepEqual(
    accord?.faisables,
    deux.map(({ id }) => id),
  )
  assert.deepEqual(
    accord?.laissees.map(({ id, raison }) => [id, raison]),
    [
      [message.id, 'message'],
      [changee.id, 'changee'],
      [attend.id, 'attente'],
      [rib.id, 'a-comparer'],
    ],
  )
  assert.deepEqual(
    dit.effets.map(({ nombre, effetLe }) => [nombre, effetLe]),
    [[2, null]],
  )
  assert.equal(dit.prevenus, 2)
  const prises = dit.gestes.find(({ geste }) => geste === 'prendre')
  assert.equal(prises?.faisables.length, 5, 'a message, an awaited one and an account are taken')
  assert.deepEqual(ids(await file(`?q=${deux[0]?.reference}`)), [deux[0]?.id])
  // Nothing was done by looking.
  assert.equal((await file(`?q=${deux[0]?.reference}`)).items[0].etat, 'recue')

  const fait = await accepter(tous)
  assert.equal(fait.faites, accord?.faisables.length)
  assert.deepEqual(
    fait.refus.map(({ id, raison, message: dite }) => ({ id, raison, message: dite })),
    accord?.laissees,
  )
  const [faite] = (await file(`?q=${deux[0]?.reference}`)).items
  assert.equal(faite.etat, 'acceptee', 'found once it is decided')
})

test('nobody accepts what concerns them among others: it is left to a colleague', async () => {
  const une = await signalement('Accueil')
  const { db } = t.database
  const [elle] = await db.select().from(compte).where(eq(compte.userName, JEANNE))
  const [lui] = await db
    .select()
    .from(compte)
    .where(eq(compte.userName, 'gestionnaire@example.org'))
  const avant = lui?.personneId ?? null
  const soi = (personneId: string | null) =>
    db.update(compte).set({ personneId }).where(eq(compte.userName, 'gestionnaire@example.org'))
  await soi(elle?.personneId ?? null)
  try {
    const dit = await apercu([une])
    for (const { geste, faisables, laissees } of dit.gestes)
      assert.deepEqual(
        [faisables, laissees.map(({ raison }) => raison)],
        [[], ['concernee']],
        geste,
      )
    const { faites, refus } = await accepter([une])
    assert.deepEqual([faites, refus[0]?.raison, refus[0]?.code], [0, 'concernee', 'Forbidden'])
  } finally {
    await soi(avant)
  }
})

test('one field finds open and closed requests, by reference, contract, name and address', async () => {
  const ouverte = await question()
  const close = await signalement('Accueil')
  assert.equal((await accepter([close])).faites, 1)
  for (const q of ['20450005', 'moreau jeanne', JEANNE, JEANNE.toUpperCase()])
    assert.ok(ids(await file(`?q=${encodeURIComponent(q)}`)).includes(ouverte.id), q)
  for (const q of [close.reference, 'moreau', JEANNE]) {
    const { items } = await file(`?q=${encodeURIComponent(q)}`)
    const trouvee = items.find(({ id }: { id: string }) => id === close.id)
    assert.equal(trouvee?.etat, 'acceptee', q)
  }
  assert.deepEqual(ids(await file('?q=nobody%40example.org')), [])
  // Narrowed by whoever looks, it is.
  const recues = ids(await file(`?q=${encodeURIComponent(JEANNE)}&etat=recue`))
  assert.deepEqual([recues.includes(ouverte.id), recues.includes(close.id)], [true, false])
})

test('account numbers are read whole by whoever may decide, under a line that their member reads', async () => {
  const ancien = 'FR1420041010050500013M02606'
  const cle = { clientCode: 'horizon', numeroContrat: '20450005' }
  await t.database.db
    .update(contrat)
    .set({ iban: t.sealer.seal(ancien, sealed.contratIban(cle)), ibanMasque: 'FR•• •••• 2606' })
    .where(and(eq(contrat.clientCode, 'horizon'), eq(contrat.numero, '20450005')))
  const { id } = await changeRib()
  const lire = (call: Inject) => call(`/api/admin/demandes/comparaison?id=${id}`)
  for (const autre of [claire, medical, jeanne]) assert.equal((await lire(autre)).statusCode, 403)
  const vue = (await karim(`/api/admin/demandes/dossier?id=${id}`)).json()
  assert.equal(vue.isAComparer, true)
  assert.doesNotMatch(JSON.stringify(vue), new RegExp(IBAN))
  const deClaire = (await claire(`/api/admin/demandes/dossier?id=${id}`)).json()
  assert.equal(deClaire.isAComparer, false)

  const { items } = (await lire(karim)).json()
  const iban = items.find(({ libelle }: { libelle: string }) => /IBAN/.test(libelle))
  assert.equal(iban.apres.replaceAll(' ', ''), IBAN)
  assert.equal(iban.avant, 'FR14 2004 1010 0505 0001 3M02 606')
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'iban'), eq(historique.cible, id)))
  assert.equal(lignes.length, 1)
  const { items: vues } = (await jeanne('/api/adherent/consultations')).json()
  assert.ok(
    vues.some(({ quoi }: { quoi: string }) => quoi.startsWith('A lu vos coordonnées bancaires')),
  )
  const sans = await question()
  assert.equal((await karim(`/api/admin/demandes/comparaison?id=${sans.id}`)).statusCode, 404)
})

test('what is decided by an amount or an answer of its own is left to be opened, however many are chosen', async () => {
  const une = await signalement('Accueil')
  const plainte = await envoyer('reclamation', {
    ...{ numeroContrat: '', objet: 'accueil', depuis: '', attendu: '', pieces: [] },
    message: 'Personne ne me répond.',
  })
  const dit = await apercu([une, plainte])
  const accord = dit.gestes.find(({ geste }) => geste === 'accepter')
  const attendue = { id: plainte.id, raison: 'une-par-une', message: 'Une réponse est à écrire' }
  assert.deepEqual([accord?.faisables, accord?.laissees], [[une.id], [attendue]])
  const cibles = [cible(une), cible(plainte)]
  const fait: LotFait = (await post(karim, 'lot', { geste: 'accepter', cibles })).json()
  assert.deepEqual([fait.faites, fait.refus.map(({ raison }) => raison)], [1, ['une-par-une']])
})
