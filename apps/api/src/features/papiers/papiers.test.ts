import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { createTestApp, type Inject, type TestApp, untold } from '../../../testing/index.ts'
import { ATLAS, createRibs } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { reviserCotisations } from '../cotisations/index.ts'
import { document, impression } from '../documents/documents.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { createMessages, MessageRefuseError } from '../messages/index.ts'
import { sendAlertes } from '../preferences/index.ts'
import { annoncerEcheanciers, annoncerFermetures, confirmerPapiers } from './index.ts'
import { preuvePapier } from './papiers.schema.ts'
import { noteRejet } from './rejets.ts'

const HUGO = 'hugo.roche@example.org'
const FINI = '20450004'
const ARCHIVE = '/api/adherent/papiers/visionneuse?id=mes-papiers.zip'

let t: TestApp
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())

const numeros = async (call: Inject) =>
  (await call('/api/adherent/contrats'))
    .json()
    .contrats.map((c: { numeroContratIndividuel: string }) => c.numeroContratIndividuel)
const le = (jour: string) => {
  t.clock.now = new Date(`${jour}T11:00:00Z`)
}
const deps = () => ({ ...t.actes, db: t.database.db })
/** Ended on the last day of the year before last. */
const dernier = () => `${noon.getFullYear() + 3}-12-31`

test('an ended contract and its papers are read for five years after its end, and not one day more', async () => {
  le(dernier())
  const hugo = await t.as(HUGO)
  assert.ok((await numeros(hugo)).includes(FINI))
  const papiers = await hugo({ url: '/api/cgdm-svc/ged', headers: { 'x-numcontrat': FINI } })
  assert.ok(papiers.json().items.length > 0)
  le(`${noon.getFullYear() + 4}-01-01`)
  const apres = await t.as(HUGO)
  assert.deepEqual(await numeros(apres), ['20450003'])
  const ferme = await apres({ url: '/api/cgdm-svc/ged', headers: { 'x-numcontrat': FINI } })
  assert.equal(ferme.statusCode, 404)
})

test('its member is told two months before, once, and the proof says when, how and where', async () => {
  await ribs.reset()
  await t.database.db.delete(preuvePapier)
  const annoncer = () => annoncerFermetures(deps(), t.clock.now)
  const sujet = `Vos papiers\u00a0: à enregistrer jusqu’au 31 décembre ${noon.getFullYear() + 3}`
  const recus = async () => (await ribs.inbox(HUGO)).filter(({ subject }) => subject === sujet)
  // The test before moved the clock: the application's own job may have told of it then.
  const avant = (await recus()).length
  le(`${noon.getFullYear() + 3}-10-30`)
  assert.equal(await annoncer(), 0)
  le(`${noon.getFullYear() + 3}-10-31`)
  assert.equal(await annoncer(), 1)
  assert.equal(await annoncer(), 0)
  // Three years later other work is due as well, and its mails may have come since.
  const [mail, ...autres] = await recus()
  assert.equal(autres.length, avant)
  assert.match(mail?.text ?? '', /Santé Essentiel, n°\u00a020450004/)
  assert.match(mail?.text ?? '', /#\/profil\/donnees/)
  const [preuve] = await t.database.db.select().from(preuvePapier)
  assert.deepEqual(
    [preuve?.nature, preuve?.objet, preuve?.moyen, preuve?.le.getTime()],
    ['fermeture', FINI, 'email', t.clock.now.getTime()],
  )
  assert.doesNotMatch(preuve?.adresse ?? '', /hugo/)
})

test('one file with every paper of each contract, what is kept and what is made, and nothing after a long time without proof', async () => {
  t.clock.now = noon
  const hugo = await t.as(HUGO)
  const reponse = await hugo(ARCHIVE)
  assert.equal(reponse.statusCode, 200, reponse.body.slice(0, 200))
  assert.equal(reponse.headers['content-type'], 'application/zip')
  assert.match(String(reponse.headers['content-disposition']), /mes-papiers-\d{4}-\d\d-\d\d\.zip/)
  const fichiers = unzipSync(reponse.rawPayload)
  const noms = Object.keys(fichiers)
  const annee = noon.getFullYear()
  for (const attendu of [
    /^Santé [^/]+ 20450003\/Documents\//,
    /^Santé Essentiel 20450004\/(Documents|Courriers)\//,
    new RegExp(`20450003/Édités ce jour/Échéancier ${annee}\\.pdf$`),
    new RegExp(`20450003/Édités ce jour/Relevé de prestations ${annee}\\.pdf$`),
    /20450003\/Édités ce jour\/Carte TP /,
    /20450003\/Édités ce jour\/Mandat SEPA /,
    /^LISEZ-MOI\.txt$/,
  ])
    assert.ok(
      noms.some((nom) => attendu.test(nom)),
      `${attendu}: ${noms.join(', ')}`,
    )
  assert.equal(new Set(noms).size, noms.length)
  const lisezMoi = Buffer.from(fichiers['LISEZ-MOI.txt'] ?? []).toString()
  assert.match(lisezMoi, new RegExp(`contient ${noms.length - 1}\\u00a0documents`))
  assert.doesNotMatch(lisezMoi, /n’ont pas pu/)
  t.clock.now = new Date(noon.getTime() + 20 * 60_000)
  const refus = await hugo(ARCHIVE)
  assert.deepEqual([refus.statusCode, refus.json().code], [403, 'SecurityCodeRequired'])
  t.clock.now = noon
})

test('what another person of the contract keeps to themselves is in no paper of the archive', async () => {
  const { db } = t.database
  await db.execute(`update accord_soins set retire_le = now() where retire_le is null`)
  const textesDe = async (qui: string) => {
    const archive = await (await t.as(qui))(ARCHIVE)
    assert.equal(archive.statusCode, 200)
    return Object.entries(unzipSync(archive.rawPayload))
      .filter(([nom]) => /Relevé de prestations \d{4}\.pdf$/.test(nom))
      .map(([, contenu]) => readPdf(Buffer.from(contenu)).pages.join('\n'))
      .join('\n')
  }
  const camille = await textesDe('camille.martin@example.org')
  assert.match(camille, /Soins confidentiels versés sur votre compte/)
  assert.doesNotMatch(camille, /^Julien$/m)
  const julien = await textesDe('julien.martin@example.org')
  assert.doesNotMatch(julien, /Camille\n/)
})

const compteDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row)
  return row
}
const numerique = (depuis: Date) =>
  t.database.db
    .update(compte)
    .set({ isDematerialise: true, papiersPoste: [], dematerialiseLe: depuis, emailRejete: null })
    .where(eq(compte.userName, HUGO))
const ilYA = (jours: number) => new Date(noon.getTime() - jours * 86_400_000)
const actions = async (compteId: string) =>
  (
    await t.database.db
      .select({ action: historique.action })
      .from(historique)
      .where(eq(historique.compteId, compteId))
      .orderBy(historique.id)
  ).map(({ action }) => action)
const natures = async (compteId: string) =>
  (
    await t.database.db
      .select()
      .from(preuvePapier)
      .where(eq(preuvePapier.compteId, compteId))
      .orderBy(preuvePapier.le)
  ).map(({ nature, moyen }) => `${nature} ${moyen}`)
const lienDe = (text: string) => /\/retour-papier\/\S+/.exec(text)?.[0] ?? ''

test('digital papers are confirmed a year after they were chosen, then a year after that, with a proof each time', async () => {
  t.clock.now = noon
  await ribs.reset()
  await t.database.db.delete(preuvePapier)
  await numerique(ilYA(364))
  assert.equal(await confirmerPapiers(deps(), noon), 0)
  await numerique(ilYA(366))
  assert.equal(await confirmerPapiers(deps(), noon), 1)
  assert.equal(await confirmerPapiers(deps(), noon), 0)
  assert.equal(await confirmerPapiers(deps(), new Date(noon.getTime() + 367 * 86_400_000)), 1)
  const mails = await ribs.inbox(HUGO)
  assert.equal(mails.length, 2)
  assert.match(mails[0]?.text ?? '', /à cette adresse\u00a0: hugo\.roche@example\.org/)
  assert.match(mails[0]?.text ?? '', /Revenir au papier/)
  const { id } = await compteDe(HUGO)
  assert.deepEqual(await natures(id), ['confirmation email', 'confirmation email'])
})

test('« Revenir au papier » works signed out: a page asks, a click does it, once, with its letter, proof and mail', async () => {
  t.clock.now = noon
  await numerique(ilYA(400))
  const { id } = await compteDe(HUGO)
  await ribs.reset()
  await t.database.db.delete(preuvePapier)
  await t.database.db.delete(impression)
  assert.equal(await confirmerPapiers(deps(), noon), 1)
  const [mail] = await ribs.inbox(HUGO)
  const url = lienDe(mail?.text ?? '')
  const visiteur = t.visitor()
  const page = await visiteur(url)
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /Oui, revenir au papier/)
  assert.equal((await compteDe(HUGO)).isDematerialise, true)
  // Elsewhere it is worth nothing, nor cut, nor for another purpose.
  for (const [ailleurs, host] of [
    [url, ATLAS],
    [url.slice(0, -4), undefined],
    [url.replace('retour-papier', 'desinscription'), undefined],
  ] as const)
    assert.equal((await t.visitor(host)({ method: 'POST', url: ailleurs })).statusCode, 404)
  assert.equal((await compteDe(HUGO)).isDematerialise, true)
  await ribs.reset()
  const faites = await Promise.all(
    Array.from({ length: 5 }, () => visiteur({ method: 'POST', url })),
  )
  assert.deepEqual(
    faites.map(({ statusCode }) => statusCode),
    [200, 200, 200, 200, 200],
  )
  assert.equal((await compteDe(HUGO)).isDematerialise, false)
  assert.deepEqual(
    (await ribs.inbox(HUGO)).map(({ subject }) => subject),
    ['Vos documents vous parviendront par la poste'],
  )
  assert.deepEqual(await natures(id), ['confirmation email', 'papier lien'])
  assert.deepEqual((await actions(id)).slice(-1), ['papier-retabli'])
  const [aImprimer] = await t.database.db.select().from(impression)
  assert.deepEqual(
    [aImprimer?.numeroContrat, aImprimer?.titre, aImprimer?.etat],
    ['20450003', 'Vos documents vous parviennent de nouveau par la poste', 'a-imprimer'],
  )
  const lettre = await (await t.as(HUGO))({
    url: `/api/adherent/courriers/visionneuse?id=${aImprimer?.documentId}`,
    headers: { 'x-numcontrat': '20450003' },
  })
  // Where its lines break depends on the hour that it tells.
  const texte = readPdf(lettre.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' ')
  assert.match(texte, /de nouveau vos documents sur papier/)
  assert.match((await visiteur(url)).body, /déjà par la poste/)
})

test('a clerk takes away what is to be printed, and says that it has left', async () => {
  const [{ id, revision } = { id: '', revision: 0 }] = await t.database.db.select().from(impression)
  const clerk = await t.as('gestionnaire@example.org')
  const file = await clerk('/api/admin/impressions/export?format=csv')
  assert.match(file.body, /20450003/)
  const ouvrir = (qui: Inject, quoi: string) =>
    qui(`/api/admin/impressions/papier/visionneuse?id=${quoi}`)
  const papier = await ouvrir(clerk, id)
  assert.equal(papier.statusCode, 200, papier.body)
  const texte = readPdf(papier.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' ')
  assert.match(texte, /de nouveau vos documents sur papier/)
  // Whose letter it is reads who opened it; who only looks prints nothing.
  const { id: hugo } = await compteDe(HUGO)
  assert.deepEqual((await actions(hugo)).slice(-1), ['consultation'])
  const consultante = await t.as('consultant@example.org')
  assert.equal((await ouvrir(consultante, id)).statusCode, 403)
  assert.equal((await ouvrir(clerk, hugo)).statusCode, 404)
  assert.equal((await ouvrir(clerk, 'x')).statusCode, 404)
  const remis = await clerk({
    method: 'POST',
    url: '/api/admin/impressions',
    payload: { id, revision, valeurs: { etat: 'remis' } },
  })
  assert.equal(remis.statusCode, 200, remis.body)
  assert.equal((await t.database.db.select().from(impression))[0]?.etat, 'remis')
})

test('a mail about a document that comes back asks for another address; the second brings paper back', async () => {
  t.clock.now = noon
  await numerique(noon)
  const { id } = await compteDe(HUGO)
  await ribs.reset()
  await t.database.db.delete(preuvePapier)
  await t.database.db.delete(impression)
  const { db } = t.database
  const messages = createMessages({
    ...t,
    db,
    clock: () => t.clock.now,
    messengers: {
      MAIL: {
        send: async () => {
          throw new MessageRefuseError()
        },
      },
    },
  })
  messages.onRefus(noteRejet({ ...deps(), clock: () => t.clock.now }))
  const [handler] = messages.handlers
  const revenir = async (email: string, documentDe?: string) => {
    const message = { clientCode: 'horizon', channel: 'MAIL', to: email } as const
    const [messageId = 0] = await messages.ecrire(db, [
      { ...message, subject: 's', text: 't', html: null, documentDe },
    ])
    return handler?.work({ messageId }, {
      now: t.clock.now,
      signal: new AbortController().signal,
    } as never)
  }
  const isDemande = async () =>
    (await (await t.as(HUGO))('/api/identity/user')).json().isEmailRejete ?? false
  // What tells of no document is given up as well, and nothing follows from it.
  await revenir(HUGO)
  assert.equal(await isDemande(), false)
  await revenir('ancienne@example.org', id)
  assert.equal(await isDemande(), false)
  await revenir(HUGO, id)
  assert.equal(await isDemande(), true)
  assert.equal((await compteDe(HUGO)).isDematerialise, true)
  await revenir(HUGO, id)
  assert.equal((await compteDe(HUGO)).isDematerialise, false)
  assert.deepEqual((await natures(id)).sort(), ['papier automatique', 'rejet email', 'rejet email'])
  assert.deepEqual((await actions(id)).slice(-3), [
    'email-rejete',
    'email-rejete',
    'papier-retabli',
  ])
  assert.equal((await db.select().from(impression)).length, 1)
  // Another address: nothing is asked any more.
  await db.update(compte).set({ email: 'hugo@example.net' }).where(eq(compte.id, id))
  assert.equal(await isDemande(), false)
  await db.update(compte).set({ email: HUGO, emailRejete: null }).where(eq(compte.id, id))
})

test('the mail of a new document leads back to paper, and is one whose return counts', async () => {
  await ribs.reset()
  const { id } = await compteDe(HUGO)
  await t.database.db.execute(sql`insert into abonnement (compte_id, alerte, depuis)
    values (${id}, 'document', ${ilYA(2).toISOString()})`)
  await t.database.db.insert(document).values({
    clientCode: 'horizon',
    numeroContrat: '20450003',
    nature: 'contrat',
    titre: 'Avenant',
    le: noon.toISOString().slice(0, 10),
    typeMime: 'application/pdf',
    nomFichier: 'avenant.pdf',
  })
  await sendAlertes(deps(), 'document', noon)
  const [mail] = (await ribs.inbox(HUGO)).filter(({ text }) => text.includes('Avenant'))
  assert.match(lienDe(mail?.text ?? ''), /^\/retour-papier\//)
})

const echeancier = async (userName: string, numeroContrat: string, annee: number) =>
  (await t.as(userName))({
    url: `/api/documents/attestation/print?edition=echeancier&debut=${annee}-01-01&fin=${annee}-12-31`,
    headers: { 'x-numcontrat': numeroContrat },
  })

test('a schedule says what contributions are used for, the last day to leave and the right to leave at any time', async () => {
  const annee = noon.getFullYear()
  const lire = async (jour: string) => {
    t.clock.now = new Date(`${jour}T11:00:00Z`)
    return readPdf((await echeancier(HUGO, '20450003', annee)).rawPayload)
      .pages.join(' ')
      .replaceAll(/\s+/g, ' ')
  }
  // A day that has passed is no right: from the next day on, it is the one of the year after.
  const tard = await lire(`${annee}-11-01`)
  assert.match(
    tard,
    new RegExp(`31 décembre ${annee + 1}.*au plus tard le 31 octobre ${annee + 1}`),
  )
  const texte = await lire(`${annee}-10-31`)
  t.clock.now = noon
  for (const attendu of [
    '81,0 %',
    '16,4 %',
    `(${annee - 1})`,
    'Les frais de gestion recouvrent',
    `au plus tard le 31 octobre ${annee}`,
    'partir à tout moment',
    'Créancier (ICS)',
  ])
    assert.ok(texte.includes(attendu.replaceAll('\u00a0', ' ')), `${attendu} in ${texte}`)
})

test('a year without its ratios has no schedule; one of before is what it was; staff write them, as percentages', async () => {
  const annee = noon.getFullYear()
  const { db } = t.database
  await db.execute(
    sql`delete from ratio_annuel where client_code = 'horizon' and annee in (${annee}, ${annee - 1})`,
  )
  const refus = await echeancier(HUGO, '20450003', annee)
  assert.deepEqual([refus.statusCode, refus.json().code], [409, 'NotPublished'])
  assert.equal((await echeancier(HUGO, '20450003', annee - 1)).statusCode, 200)
  const admin = await t.as('admin@example.org')
  const creer = (prestations: string) =>
    admin({
      method: 'POST',
      url: '/api/admin/ratios/create',
      payload: { annee, exercice: annee - 1, prestations, frais: '16', composition: null },
    })
  assert.equal((await creer('beaucoup')).statusCode, 400)
  assert.equal((await creer('82,5')).statusCode, 200)
  assert.equal((await echeancier(HUGO, '20450003', annee)).statusCode, 200)
  const { ratios } = (
    await (
      await t.as(HUGO)
    )({
      url: '/api/forms/garanties',
      headers: { 'x-numcontrat': '20450003' },
    })
  ).json()
  assert.deepEqual(ratios, {
    annee,
    exercice: annee - 1,
    prestations: '82,5',
    frais: '16',
    composition: null,
  })
})

test('a schedule that changes is kept and told once, with what is due next, the mandate and the right to leave; it waits for its ratios', async () => {
  const annee = noon.getFullYear()
  const { db } = t.database
  // In spring, with instalments to come.
  le(`${annee}-03-02`)
  await db.execute(sql`update cotisation set etat = 'a_venir' where numero_contrat = '20450003'
    and date_echeance between ${`${annee}-04-01`}::date and ${`${annee}-12-31`}::date`)
  await db.execute(sql`insert into option_contrat (client_code, numero_contrat, code_renfort, date_debut, montant_mensuel)
    select 'horizon', '20450003', code, ${`${annee}-05-01`}::date, 990 from renfort
    where client_code = 'horizon' and nom_offre = 'Santé Confort'
    and code not in (select code_renfort from option_contrat where numero_contrat = '20450003') limit 1`)
  await ribs.reset()
  // Next year's instalments change too, and wait for theirs.
  await db.execute(
    sql`delete from ratio_annuel where client_code = 'horizon' and annee >= ${annee}`,
  )
  const cle = { clientCode: 'horizon', numeroContrat: '20450003' }
  await untold(db, (e) =>
    reviserCotisations(e, cle, { effet: `${annee}-05-01`, prevenuLe: t.clock.now }),
  )
  const annoncer = () => annoncerEcheanciers(deps(), t.clock.now)
  assert.equal(await annoncer(), 0)
  await db.execute(sql`insert into ratio_annuel (client_code, annee, exercice, prestations, frais)
    values ('horizon', ${annee}, ${annee - 1}, '81', '16')`)
  // Two hundred that nobody can publish yet stand before it, and keep nobody from being told.
  await db.execute(sql`insert into avis_echeancier (client_code, numero_contrat, annee, le)
    select 'horizon', '20450001', g, ${ilYA(9).toISOString()} from generate_series(2101, 2301) g`)
  assert.equal(await annoncer(), 1)
  assert.equal(await annoncer(), 0)
  await db.execute(sql`delete from avis_echeancier where annee > 2100`)
  const [mail] = await ribs.inbox(HUGO)
  const texte = mail?.text ?? ''
  assert.equal(mail?.subject, `Votre échéancier ${annee} a changé`)
  assert.match(texte, /mandat \(RUM\) \S+\. Créancier \(ICS\)\u00a0: \S+\./)
  assert.match(texte, new RegExp(`au plus tard le 31 octobre ${annee}\\. Après un an`))
  assert.match(lienDe(texte), /^\/retour-papier\//)
  const [garde] = await db
    .select()
    .from(document)
    .where(eq(document.nomFichier, `echeancier-${annee}-20450003-${annee}-03-02.pdf`))
  assert.equal(garde?.instantane?.ratiosAnnee?.prestations, '81')
  t.clock.now = noon
})
