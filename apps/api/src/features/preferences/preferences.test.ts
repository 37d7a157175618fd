import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis, formatDateLongue } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, createRibs, SAMIRA } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'
import { miseDeCote } from '../../platform/jobs/jobs.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { insertDocuments } from '../documents/index.ts'
import { historique } from '../historique/historique.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { paiement } from '../remboursements/remboursements.schema.ts'
import { sendAlertes } from './index.ts'
import { abonnement, alerteEnvoyee, preference } from './preferences.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const MOBILE = '+33639980111'
let t: TestApp
let camille: Inject
let id: string
let debut: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, CAMILLE))
  id = row?.id ?? ''
})
after(() => t?.close())
beforeEach(async () => {
  await ribs.reset()
  // A moment of its own, so that what it writes is told from what came before.
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  debut = t.clock.now
  for (const table of [preference, abonnement, alerteEnvoyee]) await t.database.db.delete(table)
  const rien = { telephone: null, telephoneConfirmeLe: null, isDematerialise: null }
  await t.database.db
    .update(compte)
    .set({ ...rien, papiersPoste: [] })
    .where(eq(compte.id, id))
})

const envoyer = (call: Inject, acte: string, data: object) =>
  call({ method: 'POST', url: `/api/forms/${acte}/form`, payload: { data } })
const faits = async (acte: string, call = camille) =>
  (await call(`/api/demarches/faits?acte=${acte}ActeGestion`)).json().items[0]
const choix = (ecart: object = {}) => ({
  service: ['email'],
  information: [],
  offres: [],
  silenceDebut: '',
  silenceFin: '',
  ...ecart,
})
/** How many lines of history tell that it was chosen, since the test began. */
const lignes = async (acte: string) =>
  (await t.database.db.select().from(historique)).filter(
    ({ action, cible, le }) => action === 'preference-choisie' && cible === acte && le >= debut,
  ).length
const donnerMobile = () =>
  t.database.db
    .update(compte)
    .set({
      telephone: t.sealer.seal(MOBILE, ['compte.telephone', id]),
      telephoneConfirmeLe: t.clock.now,
    })
    .where(eq(compte.id, id))

test('nobody is called who did not ask for it; the answer is kept with its day and its words', async () => {
  assert.equal((await faits('communication')).actuelle.telephone, false)
  await envoyer(camille, 'communication', choix())
  const lue = async () => (await t.database.db.select().from(preference))[0]
  assert.deepEqual([(await lue())?.telephone, (await lue())?.telephoneLe], [false, null])
  await envoyer(camille, 'communication', choix({ telephone: true }))
  const oui = await lue()
  assert.deepEqual([oui?.telephone, oui?.telephoneLe], [true, t.clock.now])
  assert.match(oui?.telephonePhrase ?? '', /^J’accepte que mon assureur m’appelle/)
  const admin = await t.as('admin@example.org')
  const dossier = (await admin(`/api/admin/users/roles/dossier?id=${id}`)).json()
  assert.deepEqual(dossier.appels, { isAccepte: true, le: t.clock.now.toISOString() })
})

test('R7.79 how a member is written to is kept with its day, and read again', async () => {
  assert.deepEqual((await faits('communication')).actuelle.service, ['email'])
  const answer = await envoyer(
    camille,
    'communication',
    choix({ silenceDebut: '21:00', silenceFin: '08:00' }),
  )
  assert.equal(answer.statusCode, 200, answer.body)
  const [kept] = await t.database.db.select().from(preference)
  assert.deepEqual([kept?.information, kept?.silenceDebut, kept?.le], [[], '21:00', t.clock.now])
  assert.equal((await faits('communication')).actuelle.silenceFin, '08:00')
  const again = await envoyer(
    camille,
    'communication',
    choix({ silenceDebut: '21:00', silenceFin: '08:00', offres: [] }),
  )
  assert.equal(again.statusCode, 200)
  assert.equal((await ribs.demandes()).length, 0)
  assert.equal(await lignes('communicationActeGestion'), 1)
})

for (const [title, ecart, champ, message] of [
  ['no way at all', { service: [] }, 'service', /au moins un moyen/],
  ['text messages without a mobile', { offres: ['sms'] }, 'offres', /mobile/],
  ['half a night', { silenceDebut: '21:00' }, 'silenceFin', /aussi cette heure/],
] satisfies [string, object, string, RegExp][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await envoyer(camille, 'communication', choix(ecart))
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().champs[champ], message)
    assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
  })

test('nobody studies a choice, whatever its insurer wrote in its settings; only a mail that leaves is announced', async () => {
  const { db } = t.database
  const [atlas] = await db.select().from(client).where(eq(client.code, 'atlas'))
  assert.ok(atlas)
  const manuel = { communicationActeGestion: 'manuel', dematerialisationActeGestion: 'manuel' }
  const modesGestion = { ...atlas.config.modesGestion, ...manuel } as const
  await db
    .update(client)
    .set({ config: { ...atlas.config, modesGestion } as typeof atlas.config })
    .where(eq(client.code, 'atlas'))
  await t.annuaire.refresh(db)
  const samira = await t.as(SAMIRA, ATLAS)
  const choisi = (await envoyer(samira, 'communication', choix())).json()
  assert.deepEqual(
    [choisi.isModeGestionManuel, choisi.isAccuseReception, choisi.demande],
    [false, false, null],
  )
  assert.equal(choisi.suite.titre, 'Votre choix est enregistré')
  assert.equal(await db.$count(preference), 1)
  assert.deepEqual(await ribs.inbox(SAMIRA, ATLAS), [])
  const enLigne = (await envoyer(samira, 'dematerialisation', { enLigne: ['attestations'] })).json()
  assert.deepEqual([enLigne.isAccuseReception, enLigne.demande], [true, null])
  assert.equal(enLigne.suite.titre, 'Votre choix est enregistré')
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.equal(mail?.subject, 'Votre choix est enregistré')
  assert.match(mail?.text ?? '', /#\/profil\/preferences/)
  assert.deepEqual((await samira('/api/demandes')).json().items, [])
})

test('a choice that does not exist is refused, and a visitor chooses nothing', async () => {
  assert.equal((await envoyer(camille, 'abonnement', { alertes: ['horoscope'] })).statusCode, 400)
  assert.equal((await envoyer(camille, 'dematerialisation', { enLigne: ['x'] })).statusCode, 400)
  for (const acte of ['abonnement', 'communication', 'dematerialisation'])
    assert.equal((await envoyer(t.visitor(), acte, {})).statusCode, 401)
})

test('R7.75 twenty times at once, a member is subscribed once; leaving keeps nothing', async () => {
  const alertes = ['document', 'remboursement']
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => envoyer(camille, 'abonnement', { alertes })),
  )
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200])
  assert.equal((await ribs.demandes()).length, 0)
  assert.equal(await lignes('abonnementActeGestion'), 1)
  assert.deepEqual((await faits('abonnement')).actuelles, ['remboursement', 'document'])
  await envoyer(camille, 'abonnement', { alertes: [] })
  assert.equal(await t.database.db.$count(abonnement), 0)
})

const contrat = { clientCode: 'horizon', numeroContrat: '20450001' }
const jour = (decalage = 0) => addDays(dateAParis(t.clock.now), decalage)
const alerter = (alerte: Parameters<typeof sendAlertes>[1], now = t.clock.now) =>
  sendAlertes({ ...t.actes, db: t.database.db }, alerte, now)
const sabonner = async (...alertes: string[]) => {
  assert.equal((await envoyer(camille, 'abonnement', { alertes })).statusCode, 200)
  await ribs.reset()
}
const payer = (montant: number) =>
  t.database.db.insert(paiement).values({
    ...contrat,
    date: jour(),
    montant,
    mode: 'VIR',
    destinataire: 'assure',
  })
const arrives = async (to = CAMILLE) => {
  await t.actes.messages.dispatch()
  return (await ribs.inbox(to)).map(({ subject, text }) => subject ?? text)
}

test('R7.75 a transfer is told once, to those who asked, by mail and in the portal', async () => {
  await payer(1250)
  assert.equal(await alerter('remboursement'), 0)
  await sabonner('remboursement')
  await payer(4275)
  const sent = await Promise.all([alerter('remboursement'), alerter('remboursement')])
  const [told] = sent.sort((a, b) => b - a)
  assert.ok(told !== undefined && told >= 1)
  assert.equal(await alerter('remboursement'), 0)
  const subjects = await arrives()
  assert.equal(
    subjects.filter((subject) => subject.includes('42,75')).length,
    1,
    subjects.join('\n'),
  )
  const { items } = (await camille('/api/notifications')).json()
  assert.match(items[0].titre, /Un remboursement de .* vous est versé/)
})

test('of two hundred alerts and one, one that cannot be told keeps none of the others; those that are no news are counted', async () => {
  const { db } = t.database
  const HUGO = 'hugo.roche@example.org'
  const [hugo] = await db.select().from(compte).where(eq(compte.userName, HUGO))
  assert.ok(hugo)
  const depuis = new Date(t.clock.now.getTime() - 40 * 86_400_000)
  await sabonner('remboursement')
  await db.update(abonnement).set({ depuis })
  await db.insert(abonnement).values({ compteId: hugo.id, alerte: 'remboursement', depuis })
  await db
    .insert(preference)
    .values({ ...choix({ service: ['sms'] }), compteId: hugo.id, le: depuis } as never)
  await db
    .update(compte)
    .set({ telephone: 'illisible', telephoneConfirmeLe: depuis })
    .where(eq(compte.id, hugo.id))
  await alerter('remboursement')
  await db.delete(miseDeCote)
  const verse = { mode: 'VIR', destinataire: 'assure' as const, montant: 100 }
  await db
    .insert(paiement)
    .values([
      ...Array.from({ length: 201 }, () => ({ ...contrat, ...verse, date: jour() })),
      ...Array.from({ length: 3 }, () => ({ ...contrat, ...verse, date: jour(-20) })),
      { clientCode: 'horizon', numeroContrat: '20450003', ...verse, date: jour() },
    ])
  const comptees = () =>
    db
      .select()
      .from(historique)
      .where(eq(historique.action, 'alertes-perimees'))
      .orderBy(historique.id)
  const deja = (await comptees()).length
  assert.equal(await alerter('remboursement'), 201)
  const aside = await db.select().from(miseDeCote)
  assert.deepEqual(
    aside.map(({ key, cible }) => [key, cible.split(' ')[0]]),
    [['preferences.remboursement', hugo.id]],
  )
  assert.deepEqual(
    (await comptees())
      .slice(deja)
      .map(({ clientCode, cible, detail }) => [clientCode, cible, detail]),
    [['horizon', 'remboursement', { nombre: 3 }]],
  )
  assert.equal(await alerter('remboursement'), 0)
  await db.delete(miseDeCote)
  await db.delete(paiement).where(eq(paiement.montant, 100))
  await db
    .update(compte)
    .set({ telephone: hugo.telephone, telephoneConfirmeLe: hugo.telephoneConfirmeLe })
    .where(eq(compte.id, hugo.id))
})

test('nothing leaves in quiet hours; it leaves when they end', async () => {
  await sabonner('remboursement')
  await envoyer(camille, 'communication', choix({ silenceDebut: '00:00', silenceFin: '23:59' }))
  await ribs.reset()
  await payer(3300)
  assert.equal(await alerter('remboursement'), 0)
  await envoyer(camille, 'communication', choix())
  await ribs.reset()
  assert.ok((await alerter('remboursement')) >= 1)
})

test('by text message where that was chosen, and not by mail', async () => {
  await donnerMobile()
  await sabonner('remboursement')
  const answer = await envoyer(camille, 'communication', choix({ service: ['sms'] }))
  assert.equal(answer.statusCode, 200, answer.body)
  await ribs.reset()
  await payer(5151)
  await alerter('remboursement')
  assert.ok((await arrives(MOBILE)).some((text) => text.includes('51,51')))
  assert.deepEqual(await arrives(), [])
})

test('an instalment is told before its day, and again if the bank refuses it', async () => {
  await sabonner('cotisation')
  const ligne = {
    ...contrat,
    periodeDebut: jour(),
    periodeFin: jour(30),
    dateEcheance: jour(3),
    montant: 8888,
    etat: 'a_venir' as const,
    codeModePaiement: 'PRE',
  }
  const [row] = await t.database.db.insert(cotisation).values(ligne).returning()
  await alerter('cotisation')
  await alerter('cotisation')
  await t.database.db
    .update(cotisation)
    .set({ etat: 'rejetee' })
    .where(eq(cotisation.id, row?.id ?? ''))
  await alerter('cotisation')
  const siens = (await arrives()).filter((subject) => subject.includes('88,88'))
  assert.deepEqual(siens.sort(), [
    `Votre cotisation de 88,88\u00a0€ est due le ${formatDateLongue(jour(3))}`,
    'Votre prélèvement de 88,88\u00a0€ a été rejeté',
  ])
})

test('an answer is told; what one took back oneself is none', async () => {
  await envoyer(camille, 'abonnement', { alertes: ['demande'] })
  const question = await envoyer(camille, 'contact/v2', {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Quand ma cotisation est-elle prélevée ?',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450001',
  })
  assert.equal(question.statusCode, 200, question.body)
  const decider = (etat: string) =>
    t.database.db.execute(sql`update demande set mode_gestion = 'manuel', etat = ${etat},
      decidee_le = ${t.clock.now.toISOString()}::timestamptz
      where client_code = 'horizon' and id = ${question.json().demande.id}::uuid`)
  await decider('annulee')
  assert.equal(await alerter('demande'), 0)
  await decider('refusee')
  assert.equal(await alerter('demande'), 1)
  await ribs.reset()
})

const lettre = () => ({
  ...contrat,
  nature: 'courrier' as const,
  titre: 'Lettre d’essai',
  le: jour(),
  edition: 'courrier' as const,
  parametres: { paragraphes: ['Bonjour'] },
  typeMime: 'application/pdf',
  nomFichier: 'lettre.pdf',
})
const canalDe = async () => {
  await t.database.db.delete(document).where(eq(document.titre, 'Lettre d’essai'))
  await insertDocuments(t.database.db, [lettre()])
  const [row] = await t.database.db
    .select()
    .from(document)
    .where(eq(document.titre, 'Lettre d’essai'))
  return row?.canal
}

test('R7.83 papers go as was chosen, kind by kind, from that day', async () => {
  assert.equal(await canalDe(), 'papier')
  const tout = ['contrat', 'cotisations', 'remboursements', 'attestations', 'courrier']
  assert.equal((await envoyer(camille, 'dematerialisation', { enLigne: tout })).statusCode, 200)
  assert.equal(await canalDe(), 'electronique')
  await envoyer(camille, 'dematerialisation', { enLigne: ['remboursements'] })
  assert.equal(await canalDe(), 'papier')
  const [row] = await t.database.db.select().from(compte).where(eq(compte.id, id))
  assert.deepEqual([row?.isDematerialise, row?.dematerialiseLe], [true, t.clock.now])
  assert.deepEqual((await faits('dematerialisation')).actuels, ['remboursements'])
})

test('the answer given at registration is the same record', async () => {
  await t.database.db.update(compte).set({ isDematerialise: true }).where(eq(compte.id, id))
  assert.equal((await faits('dematerialisation')).actuels.length, 5)
  assert.equal(await canalDe(), 'electronique')
})

test('a document is told to those who asked', async () => {
  await sabonner('document')
  await canalDe()
  await alerter('document')
  assert.deepEqual(
    (await arrives()).filter((subject) => subject === 'Un document vous attend').length >= 1,
    true,
  )
})
