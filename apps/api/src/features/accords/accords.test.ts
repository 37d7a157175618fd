import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Accord, FicheClient } from '@espace-adherent/contract'
import { lireChemin, type reglagesSensibles } from '@espace-adherent/domain'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import {
  accorderEtAttendre,
  createTestApp,
  faireAccord,
  type Inject,
  laisserPasser,
  poserDroits,
  SECOND,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { accord } from './accords.schema.ts'

const SOPHIE = 'admin@example.org'
const FICHE = '/api/admin/identity/client'
const HEURE = 3_600_000
const JOUR = 24 * HEURE

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const fiche = async (qui?: Inject, id = 'horizon'): Promise<FicheClient> =>
  (await (qui ?? (await t.as(SOPHIE)))(`${FICHE}?id=${id}`)).json().items[0]

/** As an administrator who has just signed in, unless another session is given. */
async function modifier(valeurs: object, { qui, code }: { qui?: Inject; code?: string } = {}) {
  const session = qui ?? (await t.as(SOPHIE))
  const { id, revision } = await fiche(session)
  return session({
    method: 'POST',
    url: FICHE,
    payload: { id, revision, valeurs },
    ...(code && { headers: { 'x-securitycode': code } }),
  })
}
const config = async (ecart: object) => ({ config: { ...(await fiche()).config, ...ecart } })

async function demander(valeurs: object): Promise<Accord> {
  const reponse = await modifier(valeurs)
  assert.equal(reponse.statusCode, 200, reponse.body)
  const { accord: attend } = reponse.json() as FicheClient
  assert.ok(attend)
  return attend
}
const annuler = async ({ id }: { id: string }) =>
  assert.equal((await faireAccord(await t.as(SOPHIE), id, 'annuler')).statusCode, 200)
const servi = () => t.annuaire.byCode('horizon')

async function until(isSo: () => boolean): Promise<void> {
  for (let essai = 0; essai < 200 && !isSo(); essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.ok(isSo(), 'nothing was announced')
}
/** What was told to one of them, the latest first. */
const sujets = async (to: string): Promise<string[]> => {
  await t.jobs.drain()
  const mails = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return mails.map(({ subject }: { subject: string }) => subject)
}
const lignes = async () =>
  (
    await t.database.db
      .select({ action: historique.action })
      .from(historique)
      .where(and(eq(historique.cible, 'horizon'), like(historique.action, 'accord-%')))
      .orderBy(desc(historique.id))
  ).map(({ action }) => action)

const rolesDe = async (role: string) => {
  const { items } = (await (await t.as(SOPHIE))('/api/admin/settings/role')).json()
  return items.find((ligne: { role: string }) => ligne.role === role) as {
    droits: Record<string, string[]>
  }
}

test('what one administrator may write is written at once; what takes two waits, and the answer says so', async () => {
  const avant = await fiche()
  const reponse = await modifier({
    libelle: 'Mutuelle Horizon Sud',
    ...(await config({ pointDeVente: 'VOLE', delaiToasts: 9 })),
  })
  const apres = reponse.json() as FicheClient
  assert.deepEqual(
    [apres.revision, apres.libelle, apres.config.delaiToasts, apres.config.pointDeVente],
    [avant.revision + 1, 'Mutuelle Horizon Sud', 9, avant.config.pointDeVente],
  )
  const { accord: attend } = apres
  assert.deepEqual(attend?.changements, [
    {
      champ: 'config.pointDeVente',
      avant: avant.config.pointDeVente ?? null,
      apres: 'VOLE',
    },
  ])
  assert.deepEqual(
    [attend?.etat, attend?.par, attend?.effetLe, attend?.gestes],
    ['demande', 'Sophie Lambert', null, ['annuler']],
  )
  assert.equal(apres.administrateurs, 2)
  // Kept sealed: who reads the table reads nothing.
  const [row] = await t.database.db.select().from(accord)
  assert.doesNotMatch(row?.saisie ?? '', /VOLE/)
  for (const qui of [SOPHIE, SECOND])
    assert.equal((await sujets(qui))[0], 'Un changement sensible attend un second administrateur')
  assert.equal((await lignes())[0], 'accord-demande')
  // A thing to do for the other one, and not for whoever asked.
  const aFaire = async (qui: string) => (await (await t.as(qui))('/api/admin/approbations')).json()
  assert.equal((await aFaire(SOPHIE)).accords, 0)
  const { accords, accord: premier } = await aFaire(SECOND)
  assert.deepEqual([accords, premier], [1, { objet: 'clients', cible: 'horizon' }])
  if (attend) await annuler(attend)
  assert.equal((await lignes())[0], 'accord-annule')
  assert.equal((await sujets(SECOND))[0], 'Un changement sensible n’aura pas lieu')
  await modifier({ libelle: avant.libelle, config: avant.config })
})

test('asked for twice, it is asked for once; something else has to wait, and nothing of it is written', async () => {
  const premier = await demander(await config({ pointDeVente: 'UN' }))
  const encore = await demander(await config({ pointDeVente: 'UN' }))
  assert.equal(encore.id, premier.id)
  const { libelle } = await fiche()
  const autre = await modifier({ libelle: 'Perdu', ...(await config({ pointDeVente: 'DEUX' })) })
  assert.equal(autre.statusCode, 400)
  assert.match(autre.json().champs['config.pointDeVente'], /attend déjà/)
  assert.equal((await fiche()).libelle, libelle)
  await annuler(premier)
})

test('two who ask at once: one of them does', async () => {
  const [sophie, paul] = [await t.as(SOPHIE), await t.as(SECOND)]
  const [un, deux] = [await config({ pointDeVente: 'UN' }), await config({ pointDeVente: 'DEUX' })]
  const reponses = await Promise.all([modifier(un, { qui: sophie }), modifier(deux, { qui: paul })])
  assert.deepEqual(reponses.map(({ statusCode }) => statusCode).sort(), [200, 400])
  const isSophie = reponses[0]?.statusCode === 200
  const { accord: attend } = await fiche(isSophie ? sophie : paul)
  assert.ok(attend)
  // Whoever asked takes it back: the other one may only refuse it.
  const reprise = await faireAccord(isSophie ? sophie : paul, attend.id, 'annuler')
  assert.equal(reprise.statusCode, 200, reprise.body)
})

test('whoever asked does not agree; nor does a clerk, nor another insurer’s administrator', async () => {
  const { id } = await demander(await config({ ics: 'FR72ZZZ123456' }))
  const soi = await faireAccord(await t.as(SOPHIE), id, 'accorder')
  assert.equal(soi.statusCode, 400)
  assert.match(soi.json().champs.geste, /une autre personne/)
  const clerk = await faireAccord(await t.as('gestionnaire@example.org'), id, 'accorder')
  assert.equal(clerk.statusCode, 403)
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  for (const geste of ['accorder', 'refuser', 'annuler'])
    assert.equal((await faireAccord(elena, id, geste)).statusCode, 404)
  const refuse = await faireAccord(await t.as(SECOND), id, 'refuser')
  assert.equal(refuse.json().etat, 'refuse')
  assert.equal((await lignes())[0], 'accord-refuse')
  const tard = await faireAccord(await t.as(SECOND), id, 'accorder')
  assert.match(tard.json().champs.geste, /plus possible/)
})

test('an administrator named less than three days ago, or who reads the same mailbox, is no second person', async () => {
  const attend = await demander(await config({ ics: 'FR72ZZZ123456' }))
  const paul = eq(compte.userName, SECOND)
  const refusDe = async (ecart: object) => {
    await t.database.db.update(compte).set(ecart).where(paul)
    const reponse = await faireAccord(await t.as(SECOND), attend.id, 'accorder')
    assert.equal(reponse.statusCode, 400, reponse.body)
    return reponse.json().champs.geste as string
  }
  const demain = new Date(t.clock.now.getTime() + JOUR)
  assert.match(await refusDe({ accordsDesLe: demain }), /à partir du/)
  const { empechement } = (await fiche(await t.as(SECOND))).accord ?? {}
  assert.match(empechement ?? '', /administrateur depuis peu/)
  assert.match(await refusDe({ accordsDesLe: null }), /sera valable 3/)
  const alias = { accordsDesLe: t.clock.now, email: 'Admin+paul@example.org' }
  assert.match(await refusDe(alias), /une autre personne/)
  await t.database.db.update(compte).set({ email: SECOND }).where(paul)
  await annuler(attend)
})

test('nobody makes the one who asks either: a clerk with every right asks for nothing, a new administrator waits', async () => {
  const nadia = await t.as('consultant@example.org')
  const tous = Object.fromEntries(
    Object.keys((await rolesDe('Admin')).droits).map((domaine) => [
      domaine,
      ['create', 'read', 'update', 'delete'],
    ]),
  )
  const { droits: avant } = await rolesDe('Consultant')
  await poserDroits(t, 'Consultant', tous)
  await until(() => servi()?.droits?.Consultant?.clients?.includes('update') === true)
  const valeurs = await config({ pointDeVente: 'COMPLICE' })
  const refus = await modifier({ libelle: 'Non', ...valeurs }, { qui: nadia })
  assert.equal(refus.statusCode, 400, refus.body)
  assert.match(refus.json().champs['config.pointDeVente'], /entre administrateurs/)
  assert.notEqual((await fiche()).libelle, 'Non')
  // What is not sensitive is written by whoever has the right.
  assert.equal(
    (await modifier({ libelle: (await fiche()).libelle }, { qui: nadia })).statusCode,
    200,
  )
  await poserDroits(t, 'Consultant', avant)

  const paul = eq(compte.userName, SECOND)
  const demain = new Date(t.clock.now.getTime() + JOUR)
  const [{ accordsDesLe } = { accordsDesLe: null }] = await t.database.db
    .select()
    .from(compte)
    .where(paul)
  await t.database.db.update(compte).set({ accordsDesLe: demain }).where(paul)
  const attend = (await modifier(valeurs, { qui: await t.as(SECOND) })).json() as FicheClient
  const { empechement } = (await fiche()).accord ?? {}
  assert.match(empechement ?? '', /Qui a demandé .* depuis peu.* à partir du/)
  const seul = await faireAccord(await t.as(SOPHIE), attend.accord?.id ?? '', 'accorder')
  assert.match(seul.json().champs.geste, /Qui a demandé/)
  await t.database.db.update(compte).set({ accordsDesLe }).where(paul)
  await faireAccord(await t.as(SOPHIE), attend.accord?.id ?? '', 'refuser')
})

test('asking and agreeing take a sign-in of a moment ago, or a code; stopping takes neither', async () => {
  const sophie = await t.as(SOPHIE)
  const paul = await t.as(SECOND)
  t.clock.now = new Date(t.clock.now.getTime() + 11 * 60_000)
  const valeurs = await config({ pointDeVente: 'AUTRE' })
  const sans = await modifier(valeurs, { qui: sophie })
  assert.deepEqual([sans.statusCode, sans.json().code], [403, 'SecurityCodeRequired'])
  // What one may write alone needs none.
  const { libelle } = await fiche(sophie)
  assert.equal((await modifier({ libelle }, { qui: sophie })).statusCode, 200)
  const code = await sophie.prove?.()
  assert.equal((await modifier(valeurs, { qui: sophie, ...(code && { code }) })).statusCode, 200)
  const { accord: attend } = await fiche(sophie)
  assert.ok(attend)
  const refuse = await faireAccord(paul, attend.id, 'accorder')
  assert.equal(refuse.json().code, 'SecurityCodeRequired')
  const donne = await faireAccord(paul, attend.id, 'accorder', await paul.prove?.())
  assert.equal(donne.json().etat, 'accorde')
  assert.equal((await faireAccord(sophie, attend.id, 'annuler')).statusCode, 200)
})

test('where the insurer’s own provider signs staff in, a code is asked for whenever it was', async () => {
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  await t.database.db.execute(sql`update session set second_facteur = 'fournisseur'`)
  const { revision, adresses } = await fiche(elena, 'atlas')
  const payload = {
    id: 'atlas',
    revision,
    valeurs: { adresses: [...adresses, 'nouveau.localhost'] },
  }
  const sans = await elena({ method: 'POST', url: FICHE, payload })
  assert.equal(sans.json().code, 'SecurityCodeRequired')
  const headers = { 'x-securitycode': (await elena.prove?.()) ?? '' }
  const avec = await elena({ method: 'POST', url: FICHE, payload, headers })
  assert.equal(avec.json().accord.etat, 'demande')
})

test('agreed to, it waits for a day: anybody may stop it until then, and two who agree at once agree once', async () => {
  const attend = await demander(await config({ pointDeVente: 'AUTRE' }))
  const paul = await t.as(SECOND)
  const reponses = await Promise.all([
    faireAccord(paul, attend.id, 'accorder'),
    faireAccord(paul, attend.id, 'accorder'),
  ])
  assert.deepEqual(reponses.map(({ statusCode }) => statusCode).sort(), [200, 400])
  const { accord: donne } = await fiche()
  assert.equal(donne?.decidePar, 'Paul Rivière')
  assert.equal(
    new Date(donne?.effetLe ?? 0).getTime() - new Date(donne?.decideLe ?? 0).getTime(),
    JOUR,
  )
  assert.equal((await sujets(SOPHIE))[0], 'Un changement sensible prendra bientôt effet')
  await laisserPasser(t, JOUR - 60_000)
  assert.equal((await fiche()).accord?.etat, 'accorde')
  await annuler(attend)
  await laisserPasser(t, HEURE)
  assert.notEqual((await fiche()).config.pointDeVente, 'AUTRE')
  const [row] = await t.database.db.select().from(accord).where(eq(accord.id, attend.id))
  assert.deepEqual([row?.etat, row?.saisie], ['annule', null])
})

test('a request that nobody agrees to is over after fourteen days, and everybody is told', async () => {
  await demander(await config({ pointDeVente: 'AUTRE' }))
  await laisserPasser(t, 14 * JOUR - HEURE)
  assert.equal((await fiche()).accord?.etat, 'demande')
  await laisserPasser(t, HEURE)
  assert.equal((await fiche()).accord, null)
  assert.equal((await lignes())[0], 'accord-expire')
  assert.equal((await sujets(SOPHIE))[0], 'Un changement sensible n’aura pas lieu')
})

/** Each setting that takes two, and another value of it. */
const autres: Record<Exclude<keyof typeof reglagesSensibles, 'fournisseurExterne'>, unknown> = {
  adresses: ['localhost', 'interne.localhost', 'nouveau2.localhost'],
  adressesRestreintes: [],
  adressePublique: 'http://localhost:9',
  'config.sitesPartenaires': ['santeclair.example'],
  'config.ics': 'FR72ZZZ999999',
  'config.pointDeVente': 'AUTRE-PDV',
  'config.ibanEtrangerAccepte': null,
  'config.reflexionRibHeures': 1,
  'config.createAccountAuthMode': 'individual',
  'config.hasSanteOuInvalidite': false,
  'config.registerAttemptNumber': 50,
  'config.isRegisterIbanObligatoire': null,
  'config.isRegisterVerifyEmail': null,
  'config.isRegisterVerifyIban': null,
  'config.isCodePostalVerifiedOnAccountCreation': null,
  'config.isCheckBirthdayForgotPasswordActivated': null,
  'config.amfSmsActivated': null,
  // Nobody takes it off, with or without an agreement.
  'config.isSecondFacteurPersonnel': undefined,
  'config.alertesLecture': { dossiersHeure: 7 },
  'config.delaiChangementIdentifiantHeures': 100,
  'config.passwordRequiredLength': 20,
  'config.retractationSuppressionJours': 0,
  'config.isConfirmationSansClic': true,
  'config.isMotDePasseFaibleAccepte': true,
  'config.isRedirectionLibre': true,
  'config.applicationMobile.schemes': ['autrechose'],
}

for (const [chemin, autre] of Object.entries(autres))
  test(`alone, nobody changes ${chemin}; two do, after a day`, async () => {
    if (autre === undefined) return
    const avant = await fiche()
    const ancien = lireChemin(avant, chemin)
    const nouveau = autre ?? !ancien
    const [racine = '', nom = '', dedans] = chemin.split('.')
    const valeur = dedans
      ? { ...avant.config, [nom]: { ...avant.config.applicationMobile, [dedans]: nouveau } }
      : { ...avant.config, [nom]: nouveau }
    const attend = await demander({ [racine]: racine === 'config' ? valeur : nouveau })
    assert.ok(attend.changements.every(({ champ }) => champ.startsWith(chemin)))
    const seul = await fiche()
    assert.deepEqual([seul.revision, lireChemin(seul, chemin)], [avant.revision, ancien])
    await accorderEtAttendre(t, { accord: attend })
    const apres = await fiche()
    assert.deepEqual(lireChemin(apres, chemin), nouveau)
    assert.deepEqual([apres.revision, apres.accord], [avant.revision + 1, null])
    assert.equal((await lignes())[0], 'accord-applique')
    assert.equal((await sujets(SECOND))[0], 'Un changement sensible a pris effet')
    await until(() => JSON.stringify(lireChemin(servi(), chemin)).includes(JSON.stringify(nouveau)))
  })

test('what was agreed to goes on top of what has changed since; of those very values, it is over', async () => {
  const attend = await demander({ adressePublique: null })
  await modifier({ libelle: 'Changé depuis' })
  await accorderEtAttendre(t, { accord: attend })
  const apres = await fiche()
  assert.deepEqual([apres.libelle, apres.adressePublique], ['Changé depuis', null])

  const second = await demander({ adressePublique: 'http://localhost:10' })
  await t.database.db
    .update(client)
    .set({ adressePublique: 'http://localhost:11' })
    .where(eq(client.code, 'horizon'))
  await accorderEtAttendre(t, { accord: second })
  assert.equal((await fiche()).adressePublique, 'http://localhost:11')
  assert.equal((await lignes())[0], 'accord-perime')
  const [row] = await t.database.db.select().from(accord).where(eq(accord.id, second.id))
  assert.equal(row?.motif, 'Ce réglage a changé depuis la demande')
  await t.database.db
    .update(client)
    .set({ adressePublique: null })
    .where(eq(client.code, 'horizon'))
})

test('a host that somebody else took meanwhile is not taken from them', async () => {
  const { adresses } = await fiche()
  const attend = await demander({ adresses: [...adresses, 'convoite.localhost'] })
  await t.database.db
    .update(client)
    .set({ adresses: ['atlas.localhost', 'convoite.localhost'] })
    .where(eq(client.code, 'atlas'))
  await accorderEtAttendre(t, { accord: attend })
  assert.deepEqual((await fiche()).adresses, adresses)
  assert.equal((await lignes())[0], 'accord-perime')
})

test('locking whoever asked, or agreed, stops what they wanted', async () => {
  const attend = await demander(await config({ pointDeVente: 'VOLE' }))
  const paul = eq(compte.userName, SECOND)
  await faireAccord(await t.as(SECOND), attend.id, 'accorder')
  await t.database.db.update(compte).set({ verrouilleLe: t.clock.now }).where(paul)
  await laisserPasser(t, JOUR)
  assert.notEqual((await fiche()).config.pointDeVente, 'VOLE')
  assert.equal((await lignes())[0], 'accord-perime')
  await t.database.db.update(compte).set({ verrouilleLe: null }).where(paul)
})

test('going back to a version brings back what one may write alone; the rest is asked for', async () => {
  const { revision, libelle } = await fiche()
  const attend = await demander(await config({ pointDeVente: 'RETOUR' }))
  await accorderEtAttendre(t, { accord: attend })
  await modifier({ libelle: 'Encore un autre' })
  const sophie = await t.as(SOPHIE)
  const rendue = await sophie({
    method: 'POST',
    url: `${FICHE}/restore`,
    payload: { id: 'horizon', revision: revision + 2, version: revision },
  })
  const apres = rendue.json() as FicheClient
  assert.deepEqual([apres.libelle, apres.config.pointDeVente], [libelle, 'RETOUR'])
  assert.deepEqual(
    apres.accord?.changements.map(({ champ }) => champ),
    ['config.pointDeVente'],
  )
  if (apres.accord) await annuler(apres.accord)
})

test('a new client takes over neither the merchant, nor the creditor identifier, nor the provider of its model', async () => {
  const sophie = await t.as(SOPHIE)
  const modele = await fiche(sophie)
  assert.ok(modele.config.ics && modele.config.pointDeVente)
  const creation = {
    modele: 'horizon',
    code: 'horizon-neuf',
    libelle: 'Horizon Neuf',
    adresse: 'neuf.localhost',
    couleur: '#7a1fa2',
    administrateur: { email: 'chef@example.org', nom: 'Chef', prenom: 'Zoé' },
  }
  const cree = await sophie({
    method: 'POST',
    url: '/api/identity/client/create',
    payload: creation,
  })
  assert.equal(cree.statusCode, 200, cree.body)
  const { config: copie, fournisseurExterne, adressePublique } = cree.json() as FicheClient
  assert.deepEqual(
    [copie.ics, copie.pointDeVente, fournisseurExterne, adressePublique],
    [undefined, undefined, null, null],
  )
  assert.equal(copie.passwordRequiredLength, modele.config.passwordRequiredLength)
  // Its administrator was named by one: those of the house know it.
  assert.equal((await sujets(SECOND))[0], 'Un administrateur est nommé')
  // They look after it too: what is sensitive of it takes two of them.
  await until(() => t.annuaire.byCode('horizon-neuf') !== undefined)
  const { revision } = await fiche(sophie, 'horizon-neuf')
  const valeurs = { config: { ...copie, ics: 'FR72ZZZ123456' } }
  const ecrite = await sophie({
    method: 'POST',
    url: FICHE,
    payload: { id: 'horizon-neuf', revision, valeurs },
  })
  assert.equal(ecrite.json().config.ics, undefined)
  await accorderEtAttendre(t, ecrite.json())
  assert.equal((await fiche(await t.as(SOPHIE), 'horizon-neuf')).config.ics, 'FR72ZZZ123456')
})
