import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DossierUtilisateur, Utilisateur } from '@espace-adherent/contract'
import { and, eq, gte, inArray } from 'drizzle-orm'
import {
  changerRoles,
  createTestApp,
  faireAccord,
  faireAuCompte,
  type Inject,
  inviterCollegue,
  laisserPasser,
  ongletVue,
  SECOND,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { accord } from '../accords/accords.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { session } from '../identity/identity.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const LISTE = '/api/admin/users/roles'
const post = (url: string, payload: object, qui: Inject = admin) =>
  qui({ method: 'POST', url, payload })
const chercher = async (q: string): Promise<string[]> =>
  (await admin(`${LISTE}?q=${encodeURIComponent(q)}`))
    .json()
    .items.map(({ userName }: Utilisateur) => userName)
const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row.id
}
const dossier = async (userName: string, qui: Inject = admin): Promise<DossierUtilisateur> =>
  (await qui(`/api/admin/users/roles/dossier?id=${await idDe(userName)}`)).json()
const faire = async (geste: string, userName: string, saisie: object = {}, qui: Inject = admin) =>
  faireAuCompte(qui, geste, await idDe(userName), saisie)
const MOTIF = { motif: 'Appel de l’adhérente ce matin' }

const JEANNE = 'jeanne.moreau@example.org'
const HUGO = 'hugo.roche@example.org'

/** Announced by the database: soon. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let essai = 0; essai < 200; essai++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.fail('nothing was announced')
}

test('R7.123 staff stand first; others are found by name, by identifier, by contract', async () => {
  assert.deepEqual(await chercher(''), [
    'service.medical@example.org',
    'admin@example.org',
    'consultant@example.org',
    'gestionnaire@example.org',
    'second.admin@example.org',
  ])
  assert.deepEqual(await chercher('MOR jéanne'), [JEANNE])
  assert.deepEqual(await chercher('Hugo.Roche@example.org'), [HUGO])
  assert.deepEqual(await chercher('20450001'), [
    'camille.martin@example.org',
    'julien.martin@example.org',
  ])
  assert.deepEqual(await chercher('perrot'), [], 'another insurer’s')
})

test('a number of the social security is not looked for', async () => {
  for (const q of ['2 85 05 69 123 456', '1850575123456 12']) {
    const reponse = await admin(`${LISTE}?q=${encodeURIComponent(q)}`)
    assert.equal(reponse.statusCode, 400, q)
    assert.match(reponse.json().champs.q, /ne se cherche pas ici/)
  }
})

test('opening an account shows it, its number in part only, and is told to its member', async () => {
  const hugo = await dossier(HUGO)
  assert.equal(hugo.etat, 'actif')
  assert.equal(hugo.isAmf, true)
  assert.equal(hugo.isCodeDemande, true)
  assert.match(hugo.telephone ?? '', /•/)
  assert.equal(hugo.contrats.length, 2)
  const lui = await t.as(HUGO)
  const { items } = (await lui('/api/adherent/consultations')).json()
  assert.deepEqual(
    items.map(({ nom, quoi }: { nom: string; quoi: string }) => [nom, quoi]),
    [['Sophie Lambert', 'A consulté votre dossier']],
  )
  const inconnu = await admin(
    '/api/admin/users/roles/dossier?id=00000000-0000-4000-8000-000000000000',
  )
  assert.equal(inconnu.statusCode, 404)
})

test('an account that is shut loses its sessions at once, and is entered by no way until it is opened', async () => {
  const elle = await t.as(JEANNE)
  assert.equal((await elle('/api/identity/user')).statusCode, 200)
  assert.equal((await faire('verrouiller', JEANNE)).statusCode, 400, 'without a reason')
  const shut = await faire('verrouiller', JEANNE, MOTIF)
  assert.equal(shut.json().etat, 'verrouille')
  assert.equal((await elle('/api/identity/user')).statusCode, 401)
  const essai = { userName: JEANNE, motDePasse: 'Horizon!2026', reseau: 'ici' }
  assert.deepEqual(await t.identity.authenticate('horizon', essai), { etat: 'refuse', reste: 9 })
  assert.equal(await t.identity.isActiveCompte('horizon', await idDe(JEANNE)), false)
  const tard = await t.as(JEANNE)
  assert.equal((await tard('/api/identity/user')).statusCode, 401)
  assert.equal((await faire('deverrouiller', JEANNE)).json().etat, 'actif')
  assert.equal((await t.identity.authenticate('horizon', essai)).etat, 'accepte')
  const { items } = (await (await t.as(JEANNE))('/api/adherent/consultations')).json()
  assert.deepEqual(
    items
      .map(({ quoi }: { quoi: string }) => quoi)
      .filter((quoi: string) => quoi.startsWith('A agi')),
    [
      'A agi sur votre compte\u00a0: Compte déverrouillé',
      'A agi sur votre compte\u00a0: Compte verrouillé',
    ],
  )
})

test('sessions are ended from afar', async () => {
  const elle = await t.as(JEANNE)
  assert.ok((await dossier(JEANNE)).sessions.length > 0)
  assert.equal((await faire('fermerSessions', JEANNE)).statusCode, 200)
  assert.deepEqual((await dossier(JEANNE)).sessions, [])
  assert.equal((await elle('/api/identity/user')).statusCode, 401)
})

test('the mail of activation is sent again to whoever waits, and to nobody else', async () => {
  assert.equal((await faire('relancer', 'invitee@example.org')).statusCode, 200)
  const deja = await faire('relancer', HUGO)
  assert.equal(deja.statusCode, 409)
  for (let fois = 2; fois <= 5; fois++)
    assert.equal((await faire('relancer', 'invitee@example.org')).statusCode, 200)
  assert.equal((await faire('relancer', 'invitee@example.org')).statusCode, 429)
  // Its history tells the five that left, and not the one that did not.
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.action, 'activation-renvoyee'))
  assert.equal(lignes.length, 5)
})

test('somebody is invited to work here; an address that is taken is refused at its field', async () => {
  const nouveau = {
    email: 'seconde@example.org',
    nom: 'Seconde',
    prenom: 'Ada',
    roles: ['Admin'],
  }
  const cree = await inviterCollegue(admin, nouveau)
  assert.equal(cree.statusCode, 200, cree.body)
  // An administrator is named by two: until then, they are nobody.
  assert.deepEqual([cree.json().etat, cree.json().roles], ['en-attente', []])
  assert.deepEqual((await inviterCollegue(admin, nouveau)).json().champs, {
    email: 'Cette adresse a déjà un compte',
  })
})

test('nobody changes their own roles, and two administrators who dismiss each other, as a third agrees, leave one', async () => {
  const ADA = 'seconde@example.org'
  const SOPHIE = 'admin@example.org'
  const roles = async (userName: string, apres: string[], qui: Inject) =>
    changerRoles(qui, await idDe(userName), apres)
  assert.match((await roles(SOPHIE, [], admin)).json().message, /son propre compte/)
  assert.match((await faire('verrouiller', SOPHIE, MOTIF)).json().message, /son propre compte/)
  await t.database.db
    .update(compte)
    .set({ isActif: true, roles: ['Admin'], accordsDesLe: t.clock.now })
    .where(eq(compte.userName, ADA))
  await faireAccord(admin, (await dossier(ADA)).accord?.id ?? '', 'annuler')
  const ada = await t.as(ADA)
  const reponses = await Promise.all([roles(SOPHIE, [], ada), roles(ADA, [], admin)])
  for (const reponse of reponses) assert.deepEqual(reponse.json().roles, ['Admin'], reponse.body)
  const paul = await t.as(SECOND)
  for (const userName of [ADA, SOPHIE]) {
    const { accord } = await dossier(userName)
    assert.equal((await faireAccord(paul, accord?.id ?? '', 'accorder')).statusCode, 200)
  }
  await laisserPasser(t, 24 * 3_600_000)
  const restent = await t.database.db
    .select({ userName: compte.userName, roles: compte.roles, accordsDesLe: compte.accordsDesLe })
    .from(compte)
    .where(inArray(compte.userName, [ADA, SOPHIE]))
  // Whoever was dismissed first wants nothing any more.
  const parti = restent.filter((un) => un.roles.length === 0)
  assert.equal(parti.length, 1)
  assert.equal(parti[0]?.accordsDesLe, null)
  for (const userName of [ADA, SOPHIE])
    await t.database.db
      .update(compte)
      .set({ roles: ['Admin'], accordsDesLe: t.clock.now })
      .where(eq(compte.userName, userName))
  admin = await t.as(SOPHIE)
})

test('roles of contracts are not given by hand; whoever comes second is told; a change counts at once', async () => {
  const id = await idDe('consultant@example.org')
  const membre = await changerRoles(admin, id, ['Consultant', 'User'])
  assert.equal(membre.statusCode, 400)
  const vieux = { id, revision: 99, saisie: { roles: ['BackEndUser'] } }
  const perime = await post(`${LISTE}/gestes/changerRoles`, vieux)
  assert.equal(perime.statusCode, 409)
  assert.deepEqual(perime.json().versions.actuelle.roles, ['Consultant'])
  const elle = await t.as('consultant@example.org')
  assert.equal((await elle('/api/admin/history')).statusCode, 200)
  assert.equal((await changerRoles(admin, id, ['BackEndUser'])).statusCode, 200)
  await until(async () => (await elle('/api/admin/history')).statusCode === 403)
  await changerRoles(admin, id, ['Consultant'])
})

test('a protection is taken off by two people: one asks, another decides', async () => {
  const decider = (isDonne: boolean, qui: Inject = admin) =>
    faire('leverProtection/accord', HUGO, { isDonne }, qui)
  assert.match((await decider(true)).json().message, /n’est plus possible/, 'nobody asked')
  assert.equal((await faire('leverProtection', HUGO, MOTIF)).statusCode, 200)
  assert.equal((await dossier(HUGO)).reinitialisation?.isParMoi, true)
  assert.match((await faire('leverProtection', HUGO, MOTIF)).json().message, /attend déjà/)
  assert.match((await decider(true)).json().message, /autre personne/)
  const ada = await t.as('seconde@example.org')
  const vu = await dossier(HUGO, ada)
  const { par, motif, isDecidable } = vu.reinitialisation ?? {}
  assert.deepEqual([par, motif, isDecidable], ['Sophie Lambert', MOTIF.motif, true])
  // Another mailbox, the same person behind it; then somebody of another insurer, who knows of no such account.
  const { db } = t.database
  const alias = { email: 'admin+ada@example.org' }
  await db.update(compte).set(alias).where(eq(compte.userName, 'seconde@example.org'))
  assert.match((await decider(true, ada)).json().message, /autre personne/)
  await db
    .update(compte)
    .set({ email: 'seconde@example.org' })
    .where(eq(compte.userName, 'seconde@example.org'))
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  assert.equal((await decider(true, elena)).statusCode, 404)
  // What was asked for was asked of the account as it was.
  await db.update(compte).set({ revision: 7 }).where(eq(compte.userName, HUGO))
  assert.equal((await decider(true, ada)).statusCode, 409)
  assert.equal((await decider(false, ada)).statusCode, 200)
  assert.equal((await dossier(HUGO)).isAmf, true)
  // No other way agrees to it than its own.
  assert.equal((await faire('leverProtection', HUGO, MOTIF)).statusCode, 200)
  const [attend] = await db
    .select()
    .from(accord)
    .where(and(eq(accord.geste, 'leverProtection'), eq(accord.etat, 'demande')))
  assert.equal((await faireAccord(ada, attend?.id ?? '', 'accorder')).statusCode, 404)
  const { id, revision } = await dossier(HUGO)
  const vus = { id, revision, saisie: { isDonne: true } }
  const ensemble = await Promise.all(
    [ada, await t.as(SECOND)].map((qui) =>
      post(`${LISTE}/gestes/leverProtection/accord`, vus, qui),
    ),
  )
  assert.deepEqual(ensemble.map(({ statusCode }) => statusCode).sort(), [200, 409], 'one decides')
  const leve = await dossier(HUGO)
  assert.deepEqual([leve.isAmf, leve.telephone, leve.reinitialisation], [false, null, null])
  assert.match((await decider(true, ada)).json().message, /n’est plus possible/)
  const { items } = (await (await t.as(HUGO))('/api/adherent/consultations')).json()
  assert.ok(items.some(({ quoi }: { quoi: string }) => quoi.endsWith('Protection levée')))
})

test('staff look at a portal as its member sees it: they read, do nothing, and the member knows why', async () => {
  const elle = await t.as('admin@example.org')
  assert.match(
    (await faire('voirComme', 'gestionnaire@example.org', MOTIF, elle)).json().message,
    /Seul le portail/,
  )
  assert.equal((await faire('voirComme', JEANNE, MOTIF, elle)).statusCode, 200)
  const onglet = ongletVue(elle, await idDe(JEANNE))
  const vue = (await onglet('/api/identity/user')).json()
  assert.deepEqual([vue.userName, vue.vuPar], [JEANNE, 'Sophie Lambert'])
  assert.equal((await onglet('/api/adherent/contrats')).statusCode, 200)
  assert.equal((await onglet('/api/admin/history')).statusCode, 403, 'no right of staff there')
  for (const [method, url] of [
    ['POST', '/api/forms/adresse/form'],
    ['POST', '/api/security-code/send'],
    ['POST', '/api/identity/change-password'],
    ['GET', '/api/identity/sso-token'],
    ['GET', '/api/adherent/donnees/visionneuse?id=x.pdf'],
  ] as const) {
    const refus = await onglet({ method, url, ...(method === 'POST' && { payload: {} }) })
    assert.equal(refus.statusCode, 403, url)
    assert.equal(refus.json().code, 'ReadOnlyView', url)
  }
  assert.equal((await post('/api/identity/voir-comme/fin', {}, onglet)).statusCode, 200)
  assert.equal((await onglet('/api/identity/user')).statusCode, 401, 'and nobody else’s')
  const { items } = (await (await t.as(JEANNE))('/api/adherent/consultations')).json()
  assert.ok(
    items.some(
      ({ nom, quoi }: { nom: string; quoi: string }) =>
        nom === 'Sophie Lambert' &&
        quoi ===
          'A regardé votre espace comme vous le voyez, sans pouvoir rien y faire (Appel de l’adhérente ce matin)',
    ),
  )
})

test('the clerk’s own tabs go on as the clerk’s; a tab shows whom its session looks at, and nobody else', async () => {
  const elle = await t.as('admin@example.org')
  const user = async (qui: Inject) => {
    const answer = await qui('/api/identity/user')
    return answer.statusCode === 200 ? answer.json().userName : answer.statusCode
  }
  const [jeanne, hugo] = [await idDe(JEANNE), await idDe(HUGO)]
  assert.equal(await user(ongletVue(elle, jeanne)), 401, 'claimed, and never begun')
  await faire('voirComme', JEANNE, MOTIF, elle)
  assert.equal(await user(ongletVue(elle, jeanne)), JEANNE)
  assert.equal(await user(elle), 'admin@example.org')
  assert.equal((await elle('/api/admin/history')).statusCode, 200, 'with their rights')
  assert.equal((await elle('/api/adherent/contrats')).statusCode, 403, 'and none of a member')
  // Only the look is read-only: what is done here is answered by the table of states.
  assert.equal((await faire('relancer', JEANNE, {}, elle)).statusCode, 409)
  for (const claim of [hugo, jeanne.toUpperCase(), '', 'x', `${jeanne} `, `${jeanne}\u0000`])
    assert.equal(await user(ongletVue(elle, claim)), 401, claim)
  // Another session, the member's own, a stranger: the claim gives nothing.
  for (const qui of [await t.as('admin@example.org'), await t.as(JEANNE), await t.as(HUGO)])
    assert.equal(await user(ongletVue(qui, jeanne)), 401)
  assert.equal(await user(ongletVue(t.visitor(), jeanne)), 401)
  // An address says it for streams and images alone.
  assert.equal((await elle(`/api/adherent/contrats?vue=${jeanne}`)).statusCode, 403)
  assert.equal((await elle(`/api/notifications/flux?vue=${hugo}`)).statusCode, 401)
  // Somebody else is looked at: the first tab shows nobody any more.
  await faire('voirComme', HUGO, MOTIF, elle)
  assert.deepEqual(
    [await user(ongletVue(elle, jeanne)), await user(ongletVue(elle, hugo))],
    [401, HUGO],
  )
  await elle({ method: 'POST', url: '/api/identity/logout', payload: {} })
  assert.equal(await user(ongletVue(elle, hugo)), 401, 'it goes with the session')
})

test('after half an hour the tab shows nobody’s portal, not even one’s own', async () => {
  const elle = await t.as('admin@example.org')
  await faire('voirComme', JEANNE, MOTIF, elle)
  const onglet = ongletVue(elle, await idDe(JEANNE))
  const avant = t.clock.now
  t.clock.now = new Date(avant.getTime() + 29 * 60_000)
  assert.equal((await onglet('/api/identity/user')).json().userName, JEANNE)
  // Its sign of life is written while nobody waits for it.
  const { db } = t.database
  await until(async () => (await db.$count(session, gte(session.vueLe, t.clock.now))) > 0)
  t.clock.now = new Date(avant.getTime() + 31 * 60_000)
  assert.equal((await onglet('/api/identity/user')).statusCode, 401)
  assert.equal((await elle('/api/identity/user')).json().userName, 'admin@example.org')
  t.clock.now = avant
})

test('a clerk reads accounts and does nothing with them', async () => {
  const karim = await t.as('gestionnaire@example.org')
  assert.deepEqual((await dossier(JEANNE, karim)).gestes, [])
  assert.equal((await faire('fermerSessions', JEANNE, {}, karim)).statusCode, 403)
})

test('what was read of a portal that staff look at is told, each thing once', async () => {
  const elle = await t.as('admin@example.org')
  assert.equal((await faire('voirComme', JEANNE, MOTIF, elle)).statusCode, 200)
  const onglet = ongletVue(elle, await idDe(JEANNE))
  for (const _ of [1, 2]) await onglet('/api/adherent/contrats')
  await onglet('/api/nouveautes')
  await post('/api/identity/voir-comme/fin', {}, onglet)
  const sienne = await t.as(JEANNE)
  await sienne('/api/adherent/delegations')
  const { items } = (await sienne('/api/adherent/consultations')).json()
  const quoi = items.map((ligne: { quoi: string }) => ligne.quoi)
  const vus = quoi.filter((dit: string) => dit.startsWith('A vu dans votre espace'))
  assert.equal(vus.filter((dit: string) => dit.endsWith(': Nouveautés')).length, 1)
  assert.equal(
    vus.filter((dit: string) => dit.endsWith(': Contrats')).length,
    2,
    'one for each look',
  )
  assert.ok(!vus.some((dit: string) => dit.includes('proche')), 'what its member read is not told')
})

test('one session is ended, and the others stay', async () => {
  const [une, autre] = [await t.as(JEANNE), await t.as(JEANNE)]
  const { sessions } = await dossier(JEANNE)
  const recente = sessions.toSorted((a, b) => (a.ouverteLe < b.ouverteLe ? 1 : -1))
  const avant = sessions.length
  const fermee = await faire('fermerSession', JEANNE, { session: recente[0]?.id })
  assert.equal(fermee.statusCode, 200, fermee.body)
  assert.equal((await dossier(JEANNE)).sessions.length, avant - 1)
  const statuts = [await une('/api/identity/user'), await autre('/api/identity/user')]
  assert.equal(statuts.filter(({ statusCode }) => statusCode === 401).length, 1)
  const deuxieme = await faire('fermerSession', JEANNE, { session: recente[0]?.id })
  assert.match(deuxieme.json().message, /déjà fermée/)
})

test('a space is made for somebody whom a contract covers, who is sent its link', async () => {
  const { rows } = (await t.database.db.execute(
    `select a.numero_contrat as numero, a.personne_id as id from assure a
     where a.client_code = 'horizon' and a.numero_contrat = '20450023'
       and not exists (select 1 from compte c where c.personne_id = a.personne_id) limit 1`,
  )) as unknown as { rows: { numero: string; id: string }[] }
  const [sans] = rows
  assert.ok(sans)
  const URL = '/api/admin/users/membres'
  const admin = await t.as('admin@example.org')
  const assures = (await admin(`${URL}?contrat=${sans.numero}`)).json().items
  const lui = assures.find(({ personneId }: { personneId: string }) => personneId === sans.id)
  assert.equal(lui.compteId, null)
  const data = { numeroContrat: sans.numero, personneId: sans.id, email: 'Neuf@Example.org' }
  const pris = await post(`${URL}/create`, { ...data, email: JEANNE })
  assert.match(pris.body, /Cette adresse a déjà un compte/)
  const cree = await post(`${URL}/create`, data)
  assert.equal(cree.statusCode, 200, cree.body)
  assert.equal((await dossier('neuf@example.org')).etat, 'en-attente')
  const mails = (await t.visitor()('/dev/mailbox/messages?to=neuf@example.org')).json()
  assert.equal(mails.length, 1)
  assert.match((await post(`${URL}/create`, data)).body, /a déjà un compte/)
  const autre = { ...data, personneId: '00000000-0000-4000-8000-000000000000' }
  assert.equal((await post(`${URL}/create`, autre)).statusCode, 404)
})

test('what was done to an account is read beside it, by those who may read the history of their own client', async () => {
  const { id } = await dossier(JEANNE)
  const histoire = (qui: Inject, objet = 'compte', cible = id) =>
    qui(`/api/admin/history/element?objet=${objet}&cible=${cible}`)
  await faire('fermerSessions', JEANNE)
  const [derniere] = (await histoire(admin)).json().items
  assert.deepEqual(
    [derniere.action, derniere.auteur, derniere.role],
    ['sessions-fermees', 'Sophie Lambert', 'Administrateur Digital'],
  )
  assert.equal((await histoire(admin, 'demande')).statusCode, 400)
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  assert.deepEqual((await histoire(elena)).json().items, [])
  const karim = await t.as('gestionnaire@example.org')
  assert.equal((await histoire(karim)).statusCode, 403)
})
