import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, desc, eq, like } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp, voirComme } from '../../../testing/index.ts'
import { deposer } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { findDemande } from './demandes.repository.ts'
import { demande, demandeMessage } from './demandes.schema.ts'
import { requalify } from './requalifier.ts'

const CAMILLE = 'camille.martin@example.org'
const GESTIONNAIRE = 'gestionnaire@example.org'
const MEDICAL = 'service.medical@example.org'
const SANTE = '20450001'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const modesGestion = { pecHospiActeGestion: 'manuel', contactActeGestion: 'manuel' }
  const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const poster = (call: Inject, url: string, payload: object) =>
  call({ method: 'POST', url, payload })

async function envoyer(path: string, data: object): Promise<string> {
  const sent = await poster(camille, `/api/forms/${path}/form`, { data })
  assert.equal(sent.statusCode, 200, sent.body)
  return sent.json().demande.id
}

let sejours = 0
async function sejour(preadmission: object[] = []) {
  const lus = await camille(`/api/demarches/faits?acte=pecHospiActeGestion&numeroContrat=${SANTE}`)
  const saisie = {
    numeroContrat: SANTE,
    numPers: lus.json().items[0].personnes[0].numPers,
    finess: '690099123',
    service: 'chirurgie',
    motif: 'programmee',
    dateEntree: `2026-12-${String(++sejours + 9)}`,
    nuits: '2',
    chambreParticuliere: true,
    parentAccompagnant: false,
    preadmission,
  }
  return saisie
}
const contact = (ecart: object = {}) => ({
  numeroContrat: SANTE,
  motif: 'REM',
  domaine: '',
  sousDomaine: '',
  personne: '',
  message: 'Pourquoi cette greffe n’est-elle pas remboursée ?',
  piece: null,
  piece2: null,
  piece3: null,
  ...ecart,
})

const dossier = async (userName: string, id: string) => {
  const answer = await (await t.as(userName))(`/api/admin/demandes/dossier?id=${id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}
const dire = async (userName: string, choix: object) =>
  poster(await t.as(userName), '/api/admin/demandes/secret-medical', choix)
const transmettre = async (userName: string, cible: object) =>
  poster(await t.as(userName), '/api/admin/demandes/transmettre-medical', cible)
const isLisible = async (remoteFileName: string, userName = GESTIONNAIRE) => {
  const call = await t.as(userName)
  return (await call(`/api/admin/demandes/pieces/visionneuse?id=${remoteFileName}`)).statusCode
}
const lignes = (cible: string) =>
  t.database.db
    .select({ action: historique.action, role: historique.role, detail: historique.detail })
    .from(historique)
    .where(and(eq(historique.cible, cible), like(historique.action, 'medical-%')))
    .orderBy(historique.id)

test('what the medical service writes about a stay is theirs and the member’s, by message, note or mail, until they pass it on', async () => {
  const id = await envoyer('pec/hospi', await sejour())
  await t.database.db
    .update(compte)
    .set({ roles: ['BackEndUser', 'ServiceMedical'] })
    .where(eq(compte.userName, MEDICAL))
  const ecrire = async (userName: string, geste: object) =>
    poster(await t.as(userName), '/api/admin/demandes/traitement', { id, ...geste })
  const lettre = { sujet: 'Votre demande', corps: 'Vos résultats sont là.' }
  const { revision } = (await dossier(MEDICAL, id)).json()
  const parMail = await ecrire(MEDICAL, { geste: 'refuser', texte: 'Non.', revision, lettre })
  assert.deepEqual(Object.keys(parMail.json().champs ?? {}), ['lettre.corps'])
  for (const geste of [
    { geste: 'ecrire', texte: 'Apportez le résultat de la greffe' },
    { geste: 'noter', texte: 'Greffe déjà vue en mars' },
  ])
    assert.equal((await ecrire(MEDICAL, geste)).statusCode, 200)
  assert.match((await camille(`/api/demandes/dossier?id=${id}`)).body, /résultat de la greffe/)
  assert.match((await dossier(MEDICAL, id)).body, /déjà vue en mars/)
  for (const userName of [GESTIONNAIRE, 'admin@example.org', 'consultant@example.org']) {
    const vu = await dossier(userName, id)
    assert.doesNotMatch(vu.body, /greffe/i, userName)
    const { messages, notes } = vu.json()
    assert.deepEqual(
      [messages[0].texte, messages[0].isLisible, notes[0].texte],
      ['Message du service médical', false, 'Note du service médical, qu’il est seul à lire'],
    )
  }
  const { messages } = (await dossier(MEDICAL, id)).json()
  const cible = { demande: id, nature: 'message', cible: messages[0].id }
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: false })).statusCode, 200)
  assert.match((await dossier(GESTIONNAIRE, id)).body, /résultat de la greffe/)
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: true })).statusCode, 200)
  // A clerk’s own words are theirs: nobody makes them medical.
  await ecrire(GESTIONNAIRE, { geste: 'ecrire', texte: 'Bonjour' })
  const [clerc] = (await dossier(GESTIONNAIRE, id))
    .json()
    .messages.filter(({ texte }: { texte: string }) => texte === 'Bonjour')
  assert.equal((await transmettre(GESTIONNAIRE, { ...cible, cible: clerc.id })).statusCode, 404)
  await t.database.db
    .update(compte)
    .set({ roles: ['ServiceMedical'] })
    .where(eq(compte.userName, MEDICAL))
})

test('a message about a stay: the clerk knows that it came, until the medical service passes it on; the member reads who said so', async () => {
  const id = await envoyer('pec/hospi', await sejour())
  const texte = 'Je suis opéré du genou'
  await poster(camille, '/api/demandes/geste', { geste: 'ecrire', id, texte })
  const vu = await dossier(GESTIONNAIRE, id)
  assert.doesNotMatch(vu.body, /genou/)
  const [message] = vu.json().messages
  assert.deepEqual(
    [message.texte, message.isMedicale, message.isLisible, message.qualifieLe],
    ['Message reçu, lu par le service médical', true, false, null],
  )
  const cible = { demande: id, nature: 'message', cible: message.id }
  for (const userName of [GESTIONNAIRE, 'admin@example.org', 'consultant@example.org']) {
    const refus = await dire(userName, { ...cible, isMedicale: false })
    assert.deepEqual(
      [refus.statusCode, refus.json().message],
      [403, 'Le service médical est seul à pouvoir le dire.'],
      userName,
    )
  }
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: false })).statusCode, 200)
  const [passe] = (await dossier(GESTIONNAIRE, id)).json().messages
  assert.deepEqual([passe.texte, passe.isMedicale], [texte, false])
  assert.equal(passe.qualifieLe, '2026-11-16T11:00:00.000Z')
  // Said again, it is known.
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: false })).statusCode, 200)
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: true })).statusCode, 200)
  assert.doesNotMatch((await dossier(GESTIONNAIRE, id)).body, /genou/)
  assert.deepEqual(await lignes(id), [
    {
      action: 'medical-leve',
      role: 'ServiceMedical',
      detail: { acte: 'pecHospiActeGestion', nature: 'message' },
    },
    {
      action: 'medical-retabli',
      role: 'ServiceMedical',
      detail: { acte: 'pecHospiActeGestion', nature: 'message' },
    },
  ])
  const { items } = (await camille('/api/adherent/consultations')).json()
  const dits = items.map(({ quoi }: { quoi: string }) => quoi)
  assert.ok(
    dits.includes(
      'A jugé non médical un message que vous avez écrit\u00a0: nos conseillers peuvent aussi le lire',
    ),
    dits.join('\n'),
  )
  assert.ok(
    dits.includes(
      'A jugé médical un message que vous avez écrit\u00a0: le service médical est seul à le lire',
    ),
  )
})

test('a document: the medical service says that it is not medical, a clerk gives it back and cannot take it again', async () => {
  const piece = await deposer(camille, 'genou.pdf')
  const id = await envoyer('pec/hospi', await sejour([piece]))
  const { remoteFileName } = piece
  const cible = { demande: id, nature: 'piece', cible: remoteFileName }
  assert.equal(await isLisible(remoteFileName), 403)
  assert.equal((await dire(MEDICAL, { ...cible, isMedicale: false })).statusCode, 200)
  assert.equal(await isLisible(remoteFileName), 200)
  assert.match((await dossier(GESTIONNAIRE, id)).body, /genou\.pdf/)
  assert.equal((await transmettre('consultant@example.org', cible)).statusCode, 403)
  assert.equal((await transmettre(MEDICAL, cible)).statusCode, 403, 'they have their own gesture')
  assert.equal((await transmettre(GESTIONNAIRE, cible)).statusCode, 200)
  assert.equal(await isLisible(remoteFileName), 403)
  assert.doesNotMatch((await dossier(GESTIONNAIRE, id)).body, /genou\.pdf/)
  assert.equal((await dire(GESTIONNAIRE, { ...cible, isMedicale: false })).statusCode, 403)
  assert.equal(await isLisible(remoteFileName), 403)
  assert.deepEqual(
    (await lignes(remoteFileName)).map(({ action }) => action),
    ['medical-leve', 'medical-transmis'],
  )
  const { items } = (await camille('/api/adherent/consultations')).json()
  assert.equal(
    items[0].quoi,
    'A transmis au service médical, désormais seul à le lire, un document que vous avez envoyé',
  )
})

test('a message sent by the contact form is handed over with what was joined to it; a complaint made of it opens nothing', async () => {
  const piece = await deposer(camille, 'compte-rendu-greffe.pdf')
  const id = await envoyer('contact/v2', contact({ piece }))
  const ouvert = await dossier(GESTIONNAIRE, id)
  assert.match(ouvert.body, /compte-rendu-greffe\.pdf/)
  assert.match(ouvert.body, /cette greffe/)
  for (const cible of [
    { demande: id, nature: 'saisie', cible: null },
    { demande: id, nature: 'piece', cible: piece.remoteFileName },
  ])
    assert.equal((await transmettre(GESTIONNAIRE, cible)).statusCode, 200)
  const ferme = await dossier(GESTIONNAIRE, id)
  assert.doesNotMatch(ferme.body, /greffe/)
  const { ecrits, changement, revision } = ferme.json()
  assert.deepEqual([ecrits.isMedicale, ecrits.isLisible, changement.lignes], [true, false, []])
  assert.match((await dossier(MEDICAL, id)).body, /cette greffe/)
  assert.match((await camille(`/api/demandes/dossier?id=${id}`)).body, /cette greffe/)
  const geste = { geste: 'requalifier', en: 'reclamation', evenementLe: null, id, revision }
  const fait = await poster(await t.as(GESTIONNAIRE), '/api/admin/demandes/traitement', geste)
  assert.equal(fait.statusCode, 200, fait.body)
  const reclamation = await dossier(GESTIONNAIRE, id)
  assert.equal(reclamation.json().acte, 'reclamationActeGestion')
  assert.doesNotMatch(reclamation.body, /greffe/)
  assert.equal(await isLisible(piece.remoteFileName), 403)
  // What the law owes the member leaves by mail: without the name of what they joined.
  await t.jobs.drain()
  assert.doesNotMatch((await t.visitor()('/dev/mailbox/messages')).body, /compte-rendu-greffe/)
})

test('whoever ticks that their documents are medical sends them to the medical service, not their message', async () => {
  const piece = await deposer(camille, 'bilan-cardiaque.pdf')
  const id = await envoyer('contact/v2', contact({ piece, isPiecesMedicales: true }))
  const vu = await dossier(GESTIONNAIRE, id)
  assert.doesNotMatch(vu.body, /bilan-cardiaque/)
  assert.match(vu.body, /cette greffe/)
  assert.equal(await isLisible(piece.remoteFileName), 403)
  assert.equal(await isLisible(piece.remoteFileName, MEDICAL), 200)
})

test('what is not of that request, or nothing at all, is not found; a clerk’s own message is never medical', async () => {
  const piece = await deposer(camille, 'ailleurs.pdf')
  await envoyer('pec/hospi', await sejour([piece]))
  const id = await envoyer('pec/hospi', await sejour())
  const clerk = await t.as(GESTIONNAIRE)
  await poster(clerk, '/api/admin/demandes/traitement', { geste: 'ecrire', id, texte: 'Bonjour' })
  const [sien] = await t.database.db
    .select()
    .from(demandeMessage)
    .where(eq(demandeMessage.demandeId, id))
  for (const cible of [
    { demande: id, nature: 'piece', cible: piece.remoteFileName },
    { demande: id, nature: 'piece', cible: null },
    { demande: id, nature: 'message', cible: sien?.id },
    { demande: id, nature: 'message', cible: 'pas un identifiant' },
    { demande: crypto.randomUUID(), nature: 'saisie', cible: null },
  ]) {
    const dit = JSON.stringify(cible)
    assert.equal((await dire(MEDICAL, { ...cible, isMedicale: false })).statusCode, 404, dit)
    assert.equal((await transmettre(GESTIONNAIRE, cible)).statusCode, 404, dit)
  }
  assert.equal((await dire(MEDICAL, { demande: id, nature: 'saisie' })).statusCode, 400)
})

test('a draft of a stay that is taken up again is sent like any other; staff who look meanwhile see no document', async () => {
  const piece = await deposer(camille, 'brouillon-genou.pdf')
  const saisie = await sejour([piece])
  const brouillon = {
    acte: 'pecHospiActeGestion',
    sujet: SANTE,
    etape: 'chambre',
    saisie,
    revision: 0,
  }
  const garde = await poster(camille, '/api/demarches/brouillons', brouillon)
  assert.equal(garde.statusCode, 200, garde.body)
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, CAMILLE))
  const admin = await voirComme(await t.as('admin@example.org'), row?.id ?? '')
  const vu = (await admin('/api/demarches/brouillons')).json().items[0]
  assert.deepEqual([vu.saisie.preadmission, vu.saisie.nuits], [[], '2'])
  const [repris] = (await camille('/api/demarches/brouillons')).json().items
  assert.equal(repris.saisie.preadmission[0].localFileName, 'brouillon-genou.pdf')
  const id = await envoyer('pec/hospi', repris.saisie)
  assert.equal(await isLisible(piece.remoteFileName), 403)
  // The same words within the minute are the same request, and its file is taken once.
  assert.equal(await envoyer('pec/hospi', repris.saisie), id)
  const autre = await poster(camille, '/api/forms/contact/v2/form', { data: contact({ piece }) })
  assert.equal(autre.statusCode, 400, 'a medical paper cannot be sent again as an ordinary one')
})

test('a request that becomes one of an act that may carry medical papers is closed as a whole; made ordinary, it stays so', async () => {
  const piece = await deposer(camille, 'joint-au-message.pdf')
  const id = await envoyer('contact/v2', contact({ piece, message: 'Mon opération de la hanche' }))
  await poster(camille, '/api/demandes/geste', { geste: 'ecrire', id, texte: 'Encore la hanche' })
  const { db } = t.database
  const row = await findDemande(db, 'horizon', id)
  assert.ok(row)
  const { pourDemandes } = t.actes.moteur
  const data = { motif: 'REM', domaine: '', sousDomaine: '', personne: '', message: 'La hanche' }
  const vers = (acte: 'pecHospiActeGestion' | 'contactActeGestion') => ({
    ...pourDemandes,
    requalifie: () => ({ acte, version: 1, data, lignes: null, dit: 'Autre chose' }),
  })
  const voulu = {
    geste: 'requalifier',
    en: 'reclamation',
    id,
    revision: 1,
    evenementLe: null,
  } as const
  const deps = { sealer: t.sealer } as Parameters<typeof requalify>[0]
  const dedans = await db.transaction((tx) =>
    requalify({ ...deps, moteur: vers('pecHospiActeGestion') }, tx, row, voulu),
  )
  assert.deepEqual([dedans.changement.isMedicale, dedans.changement.isSaisieMedicale], [true, true])
  assert.equal(await isLisible(piece.remoteFileName), 403)
  const [message] = await db
    .select()
    .from(demandeMessage)
    .where(eq(demandeMessage.demandeId, id))
    .orderBy(desc(demandeMessage.numero))
  assert.equal(message?.isMedicale, true)
  await db.update(demande).set(dedans.changement).where(eq(demande.id, id))
  const ferme = await findDemande(db, 'horizon', id)
  assert.ok(ferme)
  const dehors = await db.transaction((tx) =>
    requalify({ ...deps, moteur: vers('contactActeGestion') }, tx, ferme, voulu),
  )
  assert.deepEqual(
    [dehors.changement.isMedicale, dehors.changement.isSaisieMedicale],
    [undefined, undefined],
    'nothing of it is taken back',
  )
  await db.update(demande).set(dehors.changement).where(eq(demande.id, id))
  await poster(camille, '/api/demandes/geste', { geste: 'ecrire', id, texte: 'Toujours la hanche' })
  assert.doesNotMatch((await dossier(GESTIONNAIRE, id)).body, /hanche/)
  assert.match((await dossier(MEDICAL, id)).body, /Toujours la hanche/)
})

test('without an account, no file comes in', async () => {
  const avant = await t.database.db.$count(fichier)
  const piece = await deposer(camille, 'sans-compte.pdf')
  const payload = {
    acte: 'reclamationActeGestion',
    identite: {
      prenom: 'Camille',
      nom: 'Martin',
      email: 'autre@example.org',
      numeroContrat: SANTE,
    },
    saisie: {
      numeroContrat: '',
      objet: 'accueil',
      depuis: '',
      message: 'Personne ne me répond depuis deux semaines.',
      attendu: '',
      pieces: [piece],
      isPiecesMedicales: true,
    },
  }
  const envoi = await poster(t.visitor(), '/api/demandes/sans-compte', payload)
  assert.equal(envoi.statusCode, 200, envoi.body)
  const [pris] = await t.database.db
    .select()
    .from(fichier)
    .where(eq(fichier.remoteFileName, piece.remoteFileName))
  assert.deepEqual([pris?.rattacheLe, await t.database.db.$count(fichier)], [null, avant + 1])
})
