import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { ApercuEnvoi, DossierEnvoi, SaisieEnvoi } from '@espace-adherent/contract'
import { and, eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { sealed } from '../../noyau/sealed.ts'
import { createMessages, MessageRefuseError } from '../messages/index.ts'
import { message } from '../messages/messages.schema.ts'
import { notification } from '../notifications/notifications.schema.ts'
import { preference } from '../preferences/preferences.schema.ts'
import { createDepart } from './depart.ts'
import { envoi, envoiDestinataire } from './envois.schema.ts'

let t: TestApp
let anne: Inject
let mathilde: Inject
let audienceId: string

const DAY = 24 * 3600_000
/**
 * A Tuesday, at ten in Paris; each test that moves the clock leaves it at the next one. In the September to come: later than
 * the start of the application, whose own jobs wait for their next turn, and weeks without a holiday or another hour.
 */
let mardi = mardiDeSeptembre(new Date())
/** So many days and hours after it. */
const apres = (jours: number, heures = 0) =>
  new Date(mardi.getTime() + jours * DAY + heures * 3600_000)
const semaineSuivante = () => {
  mardi = apres(7)
  return moment(mardi)
}
const BASE = '/api/admin/notifications'
const JEANNE = 'jeanne.moreau@example.org'
const HUGO = 'hugo.roche@example.org'
const SECRET = 'un secret pour les retours'

before(async () => {
  t = await createTestApp({ environment: { BOUNCE_SECRET: SECRET } })
  // A second administrator: nobody consents to their own.
  await t.database.db
    .update(compte)
    .set({ roles: ['Admin'] })
    .where(eq(compte.userName, 'gestionnaire@example.org'))
  await moment(mardi)
  audienceId = await audience('Tous', { lien: 'et', regles: [] })
})
after(() => t?.close())

function mardiDeSeptembre(now: Date): Date {
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 8 ? 0 : 1)
  const huit = new Date(Date.UTC(year, 8, 8, 8))
  return new Date(huit.getTime() + ((9 - huit.getUTCDay()) % 7) * DAY)
}

/** The clock is moved: whoever was signed in signs in again. */
async function moment(le: Date): Promise<void> {
  t.clock.now = le
  mathilde = await t.as('admin@example.org')
  anne = await t.as('gestionnaire@example.org')
}

const post = (url: string, payload: object, qui: Inject = mathilde) =>
  qui({ method: 'POST', url, payload })
async function audience(nom: string, regle: object): Promise<string> {
  const reponse = await post('/api/admin/audiences/create', { nom, description: null, regle })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json().id
}
const modele = (): SaisieEnvoi => ({
  titre: 'Il nous manque votre compte bancaire',
  texte: 'Bonjour ((prenom)), ajoutez-le pour votre contrat ((numeroContrat)).\nMerci.',
  bouton: 'Ajouter mon compte bancaire',
  lien: '/mon-rib',
  categorie: 'service',
  canaux: ['portail', 'email'],
  audienceId,
  departLe: null,
})
const creer = async (
  saisie: Partial<SaisieEnvoi> = {},
): Promise<{ id: string; revision: number }> => {
  const reponse = await post(`${BASE}/create`, { ...modele(), ...saisie })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
const dossier = async (id: string, qui: Inject = mathilde): Promise<DossierEnvoi> =>
  (await qui(`${BASE}/dossier?id=${id}`)).json()
const faire = async (geste: string, id: string, reste: object = {}, qui: Inject = mathilde) => {
  const { revision, comptage } = await dossier(id)
  const nombre = ['soumettre', 'approuver'].includes(geste) ? { nombre: comptage.total } : {}
  return post(`${BASE}/geste`, { geste, id, revision, ...nombre, ...reste }, qui)
}
const approuve = async (saisie: Partial<SaisieEnvoi> = {}): Promise<string> => {
  const { id } = await creer(saisie)
  assert.equal((await faire('soumettre', id)).statusCode, 200)
  const reponse = await faire('approuver', id, {}, anne)
  assert.equal(reponse.statusCode, 200, reponse.body)
  return id
}
const destinataires = (id: string) =>
  t.database.db.select().from(envoiDestinataire).where(eq(envoiDestinataire.envoiId, id))
const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row)
  return row.id
}
const preferer = async (userName: string, choix: Partial<typeof preference.$inferInsert>) => {
  const values = {
    compteId: await idDe(userName),
    service: ['email' as const],
    information: ['email' as const],
    offres: [],
    silenceDebut: '',
    silenceFin: '',
    le: t.clock.now,
    ...choix,
  }
  await t.database.db
    .insert(preference)
    .values(values)
    .onConflictDoUpdate({ target: preference.compteId, set: values })
}

test('R1.36 a notification is written, consented to by somebody else, and reaches everybody once', async () => {
  const { id } = await creer()
  const avant = await dossier(id)
  assert.equal(avant.etat, 'brouillon')
  const population = avant.comptage.total
  assert.ok(population > 3)

  assert.equal((await faire('approuver', id)).statusCode, 400, 'nobody submitted it')
  assert.equal((await faire('soumettre', id)).statusCode, 200)
  const soi = await faire('approuver', id)
  assert.equal(soi.statusCode, 400)
  assert.match(soi.json().champs.geste, /autre personne/)
  assert.equal((await faire('approuver', id, {}, anne)).statusCode, 200)
  await t.jobs.drain()

  const fini = await dossier(id)
  assert.equal(fini.etat, 'termine')
  assert.equal(fini.traites, population)
  const [portail, email] = fini.rapport
  assert.equal(portail?.remis, population)
  assert.equal((email?.remis ?? 0) + (email?.ecartes ?? 0), population)
  assert.equal(portail?.lus, 0)

  const jeanne = await t.as(JEANNE)
  const { items } = (await jeanne('/api/notifications')).json()
  assert.equal(items[0].titre, 'Il nous manque votre compte bancaire')
  assert.match(items[0].texte, /^Bonjour Jeanne, ajoutez-le pour votre contrat \w+\.\nMerci\.$/)
  await post('/api/notifications/form', { data: { ids: [items[0].id], isLue: true } }, jeanne)
  assert.equal((await dossier(id)).rapport[0]?.lus, 1)
})

test('a gesture from an old version shows what stands, and a draft alone is changed', async () => {
  const { id, revision } = await creer()
  const modifie = await post(BASE, { id, revision, ...modele(), titre: 'Autre titre' })
  assert.equal(modifie.statusCode, 200, modifie.body)
  const vieux = await post(BASE, { id, revision, ...modele() })
  assert.equal(vieux.statusCode, 409)
  assert.equal(vieux.json().versions.actuelle.titre, 'Autre titre')
  await faire('soumettre', id)
  const { revision: soumise } = await dossier(id)
  const tard = await post(BASE, { id, revision: soumise, ...modele() })
  assert.equal(tard.statusCode, 400)
  assert.equal((await faire('reprendre', id)).statusCode, 200)
  assert.equal((await dossier(id)).etat, 'brouillon', 'consent is asked again')
})

test('what is wrong is said at its place', async () => {
  for (const [saisie, champ, message] of [
    [{ titre: '((iban))' }, 'titre', /n’existe pas/],
    [{ texte: 'Bonjour ((prenom' }, 'texte', /Caractère 9/],
    [{ canaux: ['sms'], texte: 'x'.repeat(500) }, 'texte', /459/],
    [{ lien: null }, 'lien', /page/],
    [{ lien: 'https://ailleurs.example' }, 'lien', /page du portail/],
    [{ audienceId: '00000000-0000-4000-8000-000000000000' }, 'audienceId', /n’existe pas/],
    [{ departLe: apres(5).toISOString() }, 'departLe', /dimanche/],
    [{ departLe: apres(1, 12).toISOString() }, 'departLe', /20/],
    [{ departLe: apres(-1).toISOString() }, 'departLe', /à venir/],
  ] as const) {
    const reponse = await post(`${BASE}/create`, { ...modele(), ...saisie })
    assert.equal(reponse.statusCode, 400, champ)
    assert.match(reponse.json().champs[champ] ?? '', message, champ)
  }
})

test('who consents does so with the number that they saw; another one is another decision', async () => {
  const { id } = await creer()
  await faire('soumettre', id)
  const { comptage } = await dossier(id)
  const loin = await faire('approuver', id, { nombre: comptage.total + 50 }, anne)
  assert.equal(loin.statusCode, 400)
  assert.match(loin.json().champs.nombre, /regardez-la et décidez à nouveau/)
  const refus = await faire('refuser', id, { motif: 'Le texte ne dit pas pourquoi' }, anne)
  assert.equal(refus.statusCode, 200)
  const rendu = await dossier(id)
  assert.equal(rendu.etat, 'brouillon')
  assert.equal(rendu.motif, 'Le texte ne dit pas pourquoi')
})

test('what waits for its day leaves on it, unless its audience has changed meanwhile', async () => {
  const regle = { lien: 'et', regles: [{ champ: 'age', operateur: 'auMoins', valeur: 18 }] }
  const autre = await audience('Majeurs', regle)
  const departLe = apres(1).toISOString()
  const [tenu, change] = [
    await approuve({ departLe }),
    await approuve({ departLe, audienceId: autre }),
  ]
  await t.jobs.drain()
  assert.equal((await dossier(tenu)).etat, 'programme')

  const { items } = (await mathilde('/api/admin/audiences?q=Majeurs')).json()
  const { id, revision } = items[0]
  await post('/api/admin/audiences', { id, revision, valeurs: { description: 'Dix-huit ans' } })
  await moment(apres(1, 0.1))
  await t.jobs.drain()
  assert.equal((await dossier(tenu)).etat, 'termine')
  const rendu = await dossier(change)
  assert.equal(rendu.etat, 'attente')
  assert.match(rendu.motif ?? '', /modifiée depuis l’approbation/)
  await semaineSuivante()
})

test('nothing leaves at night, on a Sunday or in a pause; it then goes on where it stood', async () => {
  await moment(apres(0, 11))
  const id = await approuve()
  await t.jobs.drain()
  assert.equal((await dossier(id)).etat, 'programme')
  assert.equal((await destinataires(id)).length, 0)
  await moment(apres(1, -1))
  // Begun, and paused before anybody was written to.
  await t.database.db.update(envoi).set({ etat: 'encours' }).where(eq(envoi.id, id))
  assert.equal((await faire('suspendre', id)).statusCode, 200)
  await t.jobs.drain()
  assert.equal((await destinataires(id)).length, 0)
  assert.equal((await faire('annuler', id, { revision: 1 })).statusCode, 409)
  assert.equal((await faire('relancer', id)).statusCode, 200)
  await t.jobs.drain()
  assert.equal((await dossier(id)).etat, 'termine')
  await semaineSuivante()
})

test('a node that dies in the middle is followed by one that writes to nobody twice', async () => {
  const id = await approuve()
  await t.jobs.drain()
  const faits = await destinataires(id)
  const mails = faits.filter(({ messageId }) => messageId !== null)
  // As if it had died once all was written, before it knew what had left: one mail had not.
  const [perdu] = mails
  assert.ok(perdu?.messageId)
  await t.database.db
    .update(envoi)
    .set({ etat: 'encours', termineLe: null })
    .where(eq(envoi.id, id))
  await t.database.db
    .update(envoiDestinataire)
    .set({ etat: 'parti' })
    .where(
      and(
        eq(envoiDestinataire.envoiId, id),
        eq(envoiDestinataire.etat, 'remis'),
        eq(envoiDestinataire.canal, 'email'),
      ),
    )
  await t.database.db.update(message).set({ envoyeLe: null }).where(eq(message.id, perdu.messageId))
  const compter = async () => [
    await t.database.db.$count(notification),
    await t.database.db.$count(message),
  ]
  const avant = await compter()
  await moment(apres(0, 0.1))
  await t.jobs.drain()
  assert.equal((await dossier(id)).etat, 'termine')
  assert.deepEqual(await compter(), avant)
  assert.equal((await destinataires(id)).length, faits.length)
  const [parti] = await t.database.db.select().from(message).where(eq(message.id, perdu.messageId))
  assert.ok(parti?.envoyeLe)
  await semaineSuivante()
})

test('what sells reaches those alone who agreed, by the ways that they chose', async () => {
  await preferer(JEANNE, { offres: ['email'] })
  const id = await approuve({ categorie: 'prospection', canaux: ['portail', 'email', 'sms'] })
  await t.jobs.drain()
  const rows = await destinataires(id)
  const jeanne = await idDe(JEANNE)
  const recus = rows.filter(({ etat }) => etat === 'remis')
  assert.deepEqual(recus.map(({ compteId, canal }) => [compteId, canal]).sort(), [
    [jeanne, 'email'],
    [jeanne, 'portail'],
  ])
  assert.deepEqual(
    rows
      .filter(({ compteId, canal }) => compteId === jeanne && canal === 'sms')
      .map(({ motif }) => motif),
    ['sans-accord'],
  )
})

test('one’s own quiet hours are kept: the portal at once, the mail when they are over', async () => {
  await preferer(HUGO, { silenceDebut: '09:00', silenceFin: '14:00' })
  const id = await approuve()
  await t.jobs.drain()
  const hugo = await idDe(HUGO)
  const siens = async () =>
    Object.fromEntries(
      (await destinataires(id))
        .filter(({ compteId }) => compteId === hugo)
        .map(({ canal, etat }) => [canal, etat]),
    )
  assert.deepEqual(await siens(), { portail: 'remis', email: 'a-partir' })
  assert.equal((await dossier(id)).etat, 'encours')
  await moment(apres(0, 4.5))
  await t.jobs.drain()
  assert.deepEqual(await siens(), { portail: 'remis', email: 'remis' })
  assert.equal((await dossier(id)).etat, 'termine')
  await semaineSuivante()
})

const mailsA = async (to: string) =>
  (await t.visitor()(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json() as {
    subject: string
    text: string
  }[]

test('one click ends offers, without signing in; opening the page changes nothing', async () => {
  await preferer(JEANNE, { offres: ['email'], le: apres(0, -1) })
  const envoye = await approuve({ categorie: 'prospection', canaux: ['email'], titre: 'Une offre' })
  await t.jobs.drain()
  assert.equal((await dossier(envoye)).etat, 'termine')
  const mail = (await mailsA(JEANNE)).find(({ subject }) => subject === 'Une offre')
  const url = /http\S+(\/desinscription\/\S+)/.exec(mail?.text ?? '')?.[1]
  assert.ok(url, mail?.text)

  const page = await t.app.inject({ url, headers: { host: 'localhost:8080' } })
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /Ne plus recevoir d’offres/)
  const [avant] = await t.database.db
    .select()
    .from(preference)
    .where(eq(preference.compteId, await idDe(JEANNE)))
  assert.deepEqual(avant?.offres, ['email'])

  // As a mail program posts it: no cookie, no header of ours.
  const clic = await t.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  assert.equal(clic.statusCode, 200, clic.body)
  const [ensuite] = await t.database.db
    .select()
    .from(preference)
    .where(eq(preference.compteId, await idDe(JEANNE)))
  assert.deepEqual(ensuite?.offres, [])
  const { items } = (await mathilde(`${BASE}/ecartees`)).json()
  assert.deepEqual(
    items.map(({ adresse, motif }: { adresse: string; motif: string }) => [adresse, motif]),
    [['j•••@example.org', 'desinscription']],
  )
  const retiree = await post(`${BASE}/ecartees`, { id: items[0].id })
  assert.equal(retiree.statusCode, 200, retiree.body)
  assert.deepEqual((await mathilde(`${BASE}/ecartees`)).json().items, [])
})

test('a gateway that is away, and a number that cannot be read, keep nobody from being written to by other ways', async () => {
  const { db } = t.database
  const CAMILLE = 'camille.martin@example.org'
  const joignable = async (userName: string, numero: string | null) => {
    const id = await idDe(userName)
    const telephone = numero ? t.sealer.seal(numero, sealed.compteTelephone(id)) : 'illisible'
    await db
      .update(compte)
      .set({ telephone, telephoneConfirmeLe: t.clock.now, isTelephoneInterdit: false })
      .where(eq(compte.id, id))
    await preferer(userName, { service: ['email', 'sms'] })
    return id
  }
  const jeanne = await joignable(JEANNE, '+33639981111')
  const [avant] = await db.select().from(compte).where(eq(compte.userName, CAMILLE))
  const camille = await joignable(CAMILLE, null)
  await preferer(HUGO, { silenceDebut: '09:00', silenceFin: '14:00' })
  const id = await approuve({ canaux: ['email', 'sms'], departLe: apres(1).toISOString() })
  const partis: string[] = []
  const deps = { db, jobs: t.jobs, sealer: t.sealer, clock: () => t.clock.now }
  const { partir } = createDepart({
    ...deps,
    messages: createMessages({
      ...deps,
      messengers: {
        MAIL: { send: async ({ to }) => void partis.push(to) },
        SMS: {
          send: async () => {
            throw new Error('SMS gateway answered 503')
          },
        },
      },
    }),
    findClient: t.annuaire.byCode,
    isHeureEnvoi: () => true,
  })
  const etats = async () =>
    new Map((await destinataires(id)).map((un) => [`${un.compteId} ${un.canal}`, un.etat]))
  await moment(apres(1, 0.1))
  await partir(id, new AbortController().signal)
  const matin = await etats()
  assert.deepEqual(
    [`${jeanne} email`, `${jeanne} sms`, `${camille} email`, `${camille} sms`].map((qui) =>
      matin.get(qui),
    ),
    ['remis', 'parti', 'remis', 'echec'],
  )
  assert.equal(partis.includes(HUGO), false)
  await moment(apres(1, 4.5))
  await partir(id, new AbortController().signal)
  assert.ok(partis.includes(HUGO))
  assert.equal((await dossier(id)).etat, 'encours')
  // Five days without an answer: it is given up, and her number stays a good one.
  await moment(apres(7))
  await partir(id, new AbortController().signal)
  assert.equal((await etats()).get(`${jeanne} sms`), 'echec')
  assert.equal((await dossier(id)).etat, 'termine')
  const { items } = (await mathilde(`${BASE}/ecartees`)).json()
  assert.ok(items.every(({ nom }: { nom: string }) => nom !== 'Jeanne Moreau'))
  for (const qui of [JEANNE, CAMILLE, HUGO]) await preferer(qui, {})
  await db
    .update(compte)
    .set({ telephone: avant?.telephone, telephoneConfirmeLe: avant?.telephoneConfirmeLe })
    .where(eq(compte.id, camille))
  await semaineSuivante()
  await semaineSuivante()
})

test('an address that exists no more is a failure, put aside, and written to no more', async () => {
  const departLe = apres(1).toISOString()
  const [premier, second] = [await approuve({ departLe }), await approuve({ departLe })]
  await moment(apres(1, 0.1))
  const send = async ({ to }: { to: string }) => {
    if (to === HUGO) throw new MessageRefuseError()
  }
  const { db } = t.database
  const deps = { db, jobs: t.jobs, sealer: t.sealer, clock: () => t.clock.now }
  const { partir } = createDepart({
    ...deps,
    messages: createMessages({ ...deps, messengers: { MAIL: { send } } }),
    findClient: t.annuaire.byCode,
    isHeureEnvoi: () => true,
  })
  await preferer(HUGO, { silenceDebut: '', silenceFin: '' })
  await partir(premier, new AbortController().signal)
  const [, email] = (await dossier(premier)).rapport
  assert.equal(email?.echecs, 1)
  const { items } = (await mathilde(`${BASE}/ecartees`)).json()
  assert.deepEqual(
    items.map(({ nom, motif }: { nom: string; motif: string }) => [nom, motif]),
    [['Hugo Roche', 'rejet']],
  )
  await partir(second, new AbortController().signal)
  const apresRejet = await dossier(second)
  assert.equal(apresRejet.rapport[1]?.echecs, 0)
  assert.ok(apresRejet.ecarts.some(({ motif }) => motif === 'adresse-ecartee'))
  assert.equal(apresRejet.etat, 'termine')
  await semaineSuivante()
})

test('what comes back later counts as failed, and its address is put aside; a forged report does nothing', async () => {
  const { db } = t.database
  const [row] = await db
    .select({ message: envoiDestinataire.messageId })
    .from(envoiDestinataire)
    .innerJoin(compte, eq(compte.id, envoiDestinataire.compteId))
    .where(
      and(
        eq(compte.userName, JEANNE),
        eq(envoiDestinataire.canal, 'email'),
        sql`message_id is not null`,
      ),
    )
  assert.ok(row?.message)
  const rapport = (adresse: string, statut = '5.1.1') =>
    [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      `Final-Recipient: rfc822; ${adresse}`,
      'Action: failed',
      `Status: ${statut}`,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <message-${row.message}@mutuelle.example>`,
      '--b--',
    ].join('\r\n')
  const rend = async (payload: string, secret = SECRET) => {
    const signature = createHmac('sha256', secret).update(payload).digest('hex')
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: '/api/retours-courriel',
      headers: {
        host: 'localhost:8080',
        'content-type': 'message/rfc822',
        'x-signature': `sha256=${signature}`,
      },
      payload,
    })
    return statusCode
  }
  const ecartes = async () =>
    ((await mathilde(`${BASE}/ecartees`)).json().items as { nom: string; motif: string }[]).filter(
      ({ nom, motif }) => nom === 'Jeanne Moreau' && motif === 'rejet',
    ).length
  assert.equal(await rend(rapport(JEANNE), 'un autre secret tout à fait'), 401)
  assert.equal(await rend(rapport(JEANNE, '4.2.2')), 204)
  assert.equal(await rend(rapport(HUGO)), 204, 'not whom that message was for')
  assert.equal(await ecartes(), 0)
  for (const _ of [1, 2]) assert.equal(await rend(rapport(JEANNE)), 204)
  assert.equal(await ecartes(), 1)
  const [apresRetour] = await db
    .select({ etat: envoiDestinataire.etat })
    .from(envoiDestinataire)
    .where(eq(envoiDestinataire.messageId, row.message))
  assert.equal(apresRetour?.etat, 'echec')

  const plainte = (adresse: string) =>
    [
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      `Original-Rcpt-To: <${adresse}>`,
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <message-${row.message}@mutuelle.example>`,
      '--b--',
    ].join('\r\n')
  const plaintes = async () =>
    ((await mathilde(`${BASE}/ecartees`)).json().items as { nom: string; motif: string }[]).filter(
      ({ nom, motif }) => nom === 'Jeanne Moreau' && motif === 'desinscription',
    ).length
  const avant = await plaintes()
  assert.equal(await rend(plainte(HUGO)), 204, 'not whom that message was for')
  assert.equal(await plaintes(), avant)
  for (const _ of [1, 2]) assert.equal(await rend(plainte(JEANNE)), 204)
  assert.equal(await plaintes(), 1, 'no more offers, told once')
})

test('who may consent is told by mail, and finds it on the dashboard; who asked does not', async () => {
  const ANNE = 'gestionnaire@example.org'
  const mailsDe = async (a: string) =>
    ((await t.visitor()(`/dev/mailbox/messages?to=${a}`)).json() as { subject: string }[]).filter(
      ({ subject }) => subject === 'Votre accord est attendu',
    ).length
  const attendus = async (qui: Inject) =>
    (await qui('/api/admin/approbations')).json().notifications as number
  const avant = { anne: await mailsDe(ANNE), elle: await mailsDe('admin@example.org') }
  const [deAnne, deMathilde] = [await attendus(anne), await attendus(mathilde)]
  const { id, revision } = await creer()
  const { comptage, seconds } = await dossier(id)
  const soumis = await post(`${BASE}/geste`, {
    id,
    revision,
    geste: 'soumettre',
    nombre: comptage.total,
  })
  assert.equal(soumis.statusCode, 200, soumis.body)
  // Named before and after it is asked for: those who are told, and never who asks.
  assert.deepEqual(seconds, ['Karim Petit', 'Paul Rivière'])
  assert.deepEqual((await dossier(id)).seconds, seconds)
  assert.deepEqual((await dossier(id, anne)).seconds, seconds)
  assert.equal(await mailsDe(ANNE), avant.anne + 1)
  assert.equal(await mailsDe('admin@example.org'), avant.elle)
  assert.equal(await attendus(anne), deAnne + 1)
  assert.equal(await attendus(mathilde), deMathilde)
})

test('a link that was cut, made up or is another insurer’s does nothing', async () => {
  for (const jeton of ['x', 'a'.repeat(500)])
    for (const method of ['GET', 'POST'] as const) {
      const reponse = await t.app.inject({
        method,
        url: `/desinscription/${jeton}`,
        headers: { host: 'localhost:8080' },
      })
      assert.equal(reponse.statusCode, 404)
    }
})

test('it is read as three real receivers would, and each of them is told', async () => {
  const { fautes, lecteurs } = (await post(`${BASE}/apercu`, modele())).json() as ApercuEnvoi
  assert.deepEqual(fautes, {})
  assert.equal(lecteurs.length, 3)
  for (const { nom, paragraphes } of lecteurs)
    assert.ok(paragraphes[0]?.startsWith(`Bonjour ${nom.split(' ')[0]}`), nom)
  const { rows } = (await t.database.db.execute(
    sql`select count(*)::int as n from historique where action = 'consultation' and compte_id = ${lecteurs[0]?.compteId}`,
  )) as unknown as { rows: { n: number }[] }
  assert.ok((rows[0]?.n ?? 0) > 0)
  const faux = (await post(`${BASE}/apercu`, { ...modele(), titre: '((x))' })).json() as ApercuEnvoi
  assert.deepEqual(Object.keys(faux.fautes), ['titre'])
})

test('a trial goes to whoever asks, and says that it is one', async () => {
  const reponse = await post(`${BASE}/essai`, modele())
  assert.equal(reponse.statusCode, 200, reponse.body)
  assert.deepEqual(reponse.json(), { a: 'admin@example.org' })
  const [mail] = await mailsA('admin@example.org')
  assert.equal(mail?.subject, '[Essai] Il nous manque votre compte bancaire')
})

test('an audience that notifications were sent to stays; who is not staff sees none of it', async () => {
  const { revision } = (await mathilde('/api/admin/audiences?q=Tous')).json().items[0]
  const reponse = await post('/api/admin/audiences/delete', { id: audienceId, revision })
  assert.equal(reponse.json().code, 'InUse')
  const consultant = await t.as('consultant@example.org')
  const { id } = await creer()
  assert.deepEqual((await dossier(id, consultant)).gestes, [])
})
