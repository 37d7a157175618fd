import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { registry } from '@espace-adherent/contract'
import { pairesFaibles } from '@espace-adherent/domain'
import { and, count, eq } from 'drizzle-orm'
import type { RouteOptions } from 'fastify'
import { createTestApp, openEmptyDatabase, type TestApp } from '../../testing/index.ts'
import { openInstallation } from '../app/installation.ts'
import { unfinishedPages } from '../app/pages-obligatoires.ts'
import { lien } from '../features/comptes/comptes.schema.ts'
import { contenu } from '../features/contenu/contenu.schema.ts'
import { historique } from '../features/historique/historique.schema.ts'
import { client, clientLogo } from '../features/portail/portail.schema.ts'
import { compte } from '../noyau/comptes.schema.ts'
import type { Database } from '../platform/db/index.ts'
import { openDocument } from '../platform/documents/pdf-document.ts'
import { drawLogo } from '../platform/documents/pdf-logo.ts'
import type { NouveauClient } from './arguments.ts'
import { installClient, inviteTo, ouvrir, regler } from './installer.ts'

const HOTE = 'espace.mutuelle-x.fr'
const MOT_DE_PASSE = 'Tilleul-Bourdonne-42'

const demande: NouveauClient = {
  client: 'mutuelle-x',
  libelle: 'Mutuelle « X » & Cie',
  hotes: [HOTE],
  adressePublique: `https://${HOTE}`,
  couleur: '#0b7285',
  logo: null,
  adressePostale: null,
  administrateur: { email: 'Anne.Dupont@mutuelle-x.fr', prenom: 'Anne', nom: 'Dupont' },
}

let database: Database
let t: TestApp
const routes: RouteOptions[] = []
before(async () => {
  database = await openEmptyDatabase()
  t = await createTestApp({
    environment: { DEMO_DATA: '0', PUBLIC_PROTOCOL: 'https' },
    database,
    onRoute: (route) => routes.push(route),
  })
})
after(() => t?.close())

const deps = () => ({
  database,
  config: t.config,
  now: t.clock.now,
})
const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { host: HOTE, ...headers } })
const partsOf = (url: string) => {
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  return { code: query.get('code') ?? '', userId: query.get('userId') ?? '' }
}
const activate = (url: string) =>
  t.visitor(HOTE)({
    method: 'POST',
    url: '/api/identity/activate-user',
    payload: {
      ...partsOf(url),
      password: MOT_DE_PASSE,
      confirmPassword: MOT_DE_PASSE,
      cgu: true,
    },
  })
/** The announcement travels through the database. */
const until = async (isDone: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 200; i++) {
    if (await isDone()) return
    await new Promise((done) => setTimeout(done, 20))
  }
  assert.fail('the node has not heard of it')
}

test('without a client: monitors are answered, everybody else is told so, in French', async () => {
  const live = await get('/health/live')
  assert.deepEqual([live.statusCode, live.json()], [200, { status: 'ok' }])
  assert.equal(live.headers['set-cookie'], undefined)
  assert.equal((await get('/health/ready')).statusCode, 503)
  for (const url of ['/', '/page', '/connexion/x', '/oidc/auth', '/dev/mailbox']) {
    const page = await get(url, { accept: 'text/html' })
    assert.equal(page.statusCode, 503, url)
    assert.match(page.body, /<html lang="fr">.*Ce portail n’est pas encore installé/s)
    assert.match(page.body, /npm run installer/)
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*nonce-/)
    assert.equal(page.headers['x-frame-options'], 'DENY')
    assert.equal(page.headers['x-content-type-options'], 'nosniff')
    assert.match(String(page.headers['strict-transport-security']), /max-age/)
    assert.doesNotMatch(page.body, /\bat .*\.ts|Error/)
  }
  for (const url of ['/api/identity/client', '/api/identity/user', '/api/inconnue', '/charte/x']) {
    const answer = await get(url)
    assert.equal(answer.statusCode, 503, url)
    assert.equal(answer.json().code, 'ServiceUnavailable')
    assert.match(answer.json().message, /npm run installer/)
    assert.equal(answer.headers['x-frame-options'], 'DENY')
  }
})

test('a failure leaves nothing', async () => {
  const broken = { ...deps(), now: new Date(Number.NaN) }
  await assert.rejects(installClient(broken, demande))
  for (const table of [client, clientLogo, contenu, compte, lien]) {
    const [row] = await database.db.select({ n: count() }).from(table)
    assert.equal(row?.n, 0)
  }
})

let premierLien: string

test('installed: a node that runs already serves the client, with defaults that are lawful', async () => {
  const installe = await installClient(deps(), demande)
  premierLien = installe.lien
  assert.match(
    premierLien,
    /^https:\/\/espace\.mutuelle-x\.fr\/#\/activate-user\?code=[\w-]{43}&userId=[0-9a-f-]{36}$/,
  )
  await until(() => t.annuaire.all().length === 1)
  const [found] = t.annuaire.all()
  assert.ok(found)
  const { config, fonctionnalites, charte } = found
  assert.equal(found.isDefaut, true)
  assert.equal(config.ibanEtrangerAccepte, true)
  assert.equal(config.alertesRemboursement, false)
  assert.equal(config.dataCollectActivated, false)
  assert.equal(config.conformiteAccessibilite, 'non conforme')
  assert.deepEqual(config.modesGestion, { ribPrestationsActeGestion: 'manuel' })
  assert.ok(config.passwordRequiredLength >= 12)
  assert.equal(fonctionnalites.dematCreationCompte, false)
  assert.deepEqual([...pairesFaibles(charte.clair), ...pairesFaibles(charte.sombre)], [])
  assert.equal((await get('/health/ready')).statusCode, 200)
})

test('what is installed is prepared: nobody meets its drafts before it is opened', async () => {
  const ferme = await get('/api/cms/blocklists?name=Pages_Statiques')
  assert.deepEqual([ferme.statusCode, ferme.json().code], [503, 'EnPreparation'])
  // What the console opens is told below; the tests that follow read its pages as they are.
  await database.db.update(client).set({ preparation: null })
  await database.notify('clients')
  await until(() => t.annuaire.all()[0]?.isEnPreparation === false)
})

test('the link stands nowhere in the database', async () => {
  const { code, userId } = partsOf(premierLien)
  const rows = await database.db.select().from(lien).where(eq(lien.compteId, userId))
  assert.equal(rows.length, 1)
  assert.ok(!JSON.stringify(rows).includes(code))
  assert.equal(rows[0]?.expireLe?.getTime(), t.clock.now.getTime() + 24 * 3_600_000)
})

test('every public address answers, and every text that a screen reads is there', async () => {
  const publics = routes.filter(
    ({ method, url, config }) =>
      [method].flat().includes('GET') && config?.access === 'public' && !url.includes(':'),
  )
  assert.ok(publics.length > 10)
  for (const { url } of publics.filter((route) => !route.url.includes('*'))) {
    const { statusCode } = await get(url)
    assert.ok(statusCode < 500, `${url}: ${statusCode}`)
  }
  const pages = async () => (await get('/api/cms/blocklists?name=Pages_Statiques')).json()
  await until(async () => (await pages()).length === 5)
  for (const name of [
    'mentions-legales',
    'donnees-personnelles',
    'accessibilite',
    'cookies',
    'cgu',
  ]) {
    const [page] = (await get(`/api/cms/blocklists?name=Pages_Statiques&itemName=${name}`)).json()
    assert.ok(page.title && page.content.length > 500, name)
    assert.match(page.content, /Mutuelle «\u00a0X\u00a0» &amp; Cie/, name)
    assert.doesNotMatch(page.content, /undefined|null|horizon|atlas/i, name)
  }
  for (const name of ['Aide_Contact', 'Register_Help', 'Register_Num_Secu_Popup'])
    assert.equal((await get(`/api/cms/blocklists?name=${name}`)).json().length, 1, name)
})

test('the four logos are pictures, and the one on paper can be drawn there', async () => {
  for (const nom of ['entete', 'clair', 'pied', 'icone']) {
    const logo = await get(`/charte/logos/${nom}`)
    assert.equal(logo.headers['content-type'], 'image/svg+xml', nom)
    assert.match(logo.body, /^<svg .*<title>Mutuelle « X » &#38; Cie<\/title>/, nom)
  }
  const [found] = t.annuaire.all()
  const doc = openDocument('', '')
  doc.addPage()
  assert.ok(drawLogo(doc, found?.logos.entete, { x: 0, y: 0, width: 200, height: 40 }))
})

test('the link activates the administrator, once', async () => {
  const check = await t.visitor(HOTE)({
    method: 'POST',
    url: '/api/identity/check-token',
    payload: { purpose: 'Confirmation', ...partsOf(premierLien) },
  })
  assert.equal(check.statusCode, 200, check.body)
  assert.deepEqual(check.json(), { isCreatedByAdmin: true, isPersonnel: true })
  assert.equal((await activate(premierLien)).statusCode, 200)
  assert.equal((await activate(premierLien)).json().code, 'InvalidToken')
  const anne = await t.as('anne.dupont@mutuelle-x.fr', HOTE)
  const user = (await anne('/api/identity/user')).json()
  assert.deepEqual([user.nom, user.prenom, user.roles], ['Dupont', 'Anne', ['Admin']])
})

test('a signed-in administrator meets no broken screen', async () => {
  const anne = await t.as('anne.dupont@mutuelle-x.fr', HOTE)
  for (const { path } of Object.values(registry)) {
    for (const url of [`/api${path}`, `/api/admin${path}`]) {
      const { statusCode } = await anne(url)
      assert.ok(statusCode < 500, `${url}: ${statusCode}`)
    }
  }
})

test('the same code or host again is refused in a sentence, another client is added', async () => {
  await assert.rejects(installClient(deps(), demande), {
    name: 'StartRefusedError',
    message: /Le client « mutuelle-x » existe déjà/,
  })
  const autre = {
    ...demande,
    client: 'autre',
    libelle: 'Autre',
    hotes: ['autre.fr', 'espace.autre.fr'],
    adressePublique: 'https://autre.fr',
  }
  await assert.rejects(installClient(deps(), { ...autre, hotes: ['autre.fr', HOTE] }), {
    message: /L’hôte espace\.mutuelle-x\.fr est déjà celui de Mutuelle/,
  })
  const { client: made } = await installClient(deps(), autre)
  assert.equal(made.isDefaut, false)
  await until(() => t.annuaire.byHost('espace.autre.fr')?.code === 'autre')
})

test('an administrator who lost the link gets another, until the account is active', async () => {
  const email = 'anne.dupont@mutuelle-x.fr'
  const inviteMe = (invite: Partial<Parameters<typeof inviteTo>[1]>) =>
    inviteTo(deps(), { client: 'autre', email, personne: null, ...invite })
  const { lien: first } = await inviteMe({})
  const { lien: second } = await inviteMe({})
  const at = (url: string) =>
    t.visitor('autre.fr')({
      method: 'POST',
      url: '/api/identity/check-token',
      payload: { purpose: 'Confirmation', ...partsOf(url) },
    })
  assert.equal((await at(first)).json().code, 'InvalidToken')
  assert.equal((await at(second)).statusCode, 200)
  await assert.rejects(inviteMe({ client: 'mutuelle-x' }), { message: /a déjà activé son compte/ })
  await assert.rejects(inviteMe({ client: 'nulle-part' }), {
    message: /Aucun client « nulle-part »/,
  })
  await assert.rejects(inviteMe({ client: null }), { message: /dites lequel avec --client/ })
  await assert.rejects(inviteMe({ email: 'x@y.fr' }), { message: /Aucun administrateur x@y\.fr/ })
  const personne = { prenom: 'Luc', nom: 'Petit' }
  await assert.rejects(inviteMe({ personne }), { message: /a déjà un compte chez Autre/ })
  const { lien: luc } = await inviteMe({ email: 'luc@autre.fr', personne })
  assert.equal((await at(luc)).statusCode, 200)
})

test('a real database takes no demonstration; without a word about it, it is served as it is', async () => {
  const openWith = (change: object) =>
    openInstallation({ ...t.config, ...change }, { database: shared })
  const shared = { ...database, close: async () => {} }
  await assert.rejects(openWith({ demoData: true, isDemoDemandee: true }), {
    name: 'StartRefusedError',
    message: /une vraie installation.*DEMO_DATA=0/,
  })
  const { config, annuaire } = await openWith({ demoData: true, isDemoDemandee: false })
  assert.equal(config.demoData, false)
  assert.equal(annuaire.all().length, 2)
})

test('the pages that the law wants are there from the first day; without them nothing starts, by name', async () => {
  const shared = { ...database, close: async () => {} }
  const { annuaire, contenus } = await openInstallation(t.config, { database: shared })
  const [premier] = annuaire.ouverts()
  assert.ok(premier)
  assert.ok(
    unfinishedPages(annuaire.all(), contenus).includes(`${premier.libelle} : donnees-personnelles`),
  )
  await database.db
    .update(contenu)
    .set({ content: '<p> </p>' })
    .where(and(eq(contenu.clientCode, premier.code), eq(contenu.name, 'mentions-legales')))
  await assert.rejects(openInstallation(t.config, { database: shared }), {
    name: 'StartRefusedError',
    message: new RegExp(`vides.*\\(${premier.libelle} : mentions-legales\\)`),
  })
})

test('an administrator named here counts as a second person at once', async () => {
  const [anne] = await database.db
    .select({ accordsDesLe: compte.accordsDesLe, creeLe: compte.creeLe })
    .from(compte)
    .where(eq(compte.clientCode, 'mutuelle-x'))
  assert.deepEqual(anne?.accordsDesLe, anne?.creeLe)
})

test('whoever holds the server changes a sensitive setting alone, by the same rules; its line says so', async () => {
  const code = 'mutuelle-x'
  const config = async () =>
    (await database.db.select().from(client).where(eq(client.code, code)))[0]?.config
  for (const [chemin, valeur, refus] of [
    ['libelle', 'Autre', /ne se change pas ainsi/],
    ['config.ics', 'pas un ICS', /ne se change pas ainsi/],
    ['fournisseurExterne', { issuer: 'https://idp' }, /ne peut qu’être retiré/],
    ['adresses', ['ailleurs.fr'], /nom d’hôte doit être l’une des adresses/],
    ['config.isSecondFacteurPersonnel', false, /ne s’enlève pas/],
  ] as const)
    await assert.rejects(regler(deps(), { code, chemin, valeur }), refus)
  await assert.rejects(
    regler(deps(), { code: 'inconnu', chemin: 'config.ics', valeur: 'FR72ZZZ123456' }),
    /Aucun client/,
  )
  assert.equal((await config())?.ics, undefined)
  await regler(deps(), { code, chemin: 'config.ics', valeur: 'FR72ZZZ123456' })
  assert.equal((await config())?.ics, 'FR72ZZZ123456')
  await regler(deps(), { code, chemin: 'config.ics', valeur: null })
  assert.equal((await config())?.ics, undefined)
  const [ligne] = await database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'clients'), eq(historique.cible, code)))
  assert.deepEqual([ligne?.compteId, ligne?.detail], [null, { par: 'installation' }])
})

test('whoever is alone opens from the server, once everything else is ready; what is missing is named', async () => {
  const { db } = database
  const code = 'autre'
  const lire = async () =>
    (await db.select().from(client).where(eq(client.code, code)))[0] ?? assert.fail()
  await assert.rejects(ouvrir(deps(), 'inconnu'), /Aucun client/)
  await assert.rejects(
    ouvrir(deps(), code),
    /n’est pas prêt, et personne ne peut passer outre.*Identifiants d’argent.*Textes légaux.*Essai d’envoi/s,
  )
  const { config, preparation, adressePublique } = await lire()
  assert.ok(preparation)
  const instant = t.clock.now.toISOString()
  await db
    .update(client)
    .set({
      preparation: {
        ...preparation,
        essai: { cle: 'x', url: adressePublique ?? '', envoyeLe: instant, recuLe: instant },
      },
      config: {
        ...config,
        isSansPrelevement: true,
        isSansCarte: true,
        adressePostale: '1 rue du Port, 29000 Quimper',
        contact: { telephone: '02 98 00 00 00', horaires: 'de 9 h à 17 h' },
        siren: '123456789',
        formeJuridique: 'mutuelle',
        mediateurNom: 'Médiateur',
      },
    })
    .where(eq(client.code, code))
  for (const { id, content } of await db.select().from(contenu).where(eq(contenu.clientCode, code)))
    await db
      .update(contenu)
      .set({ content: content.replaceAll(/\[[^\]]*\]/g, 'dit') })
      .where(eq(contenu.id, id))
  assert.match(await ouvrir(deps(), code), /est ouvert\. Aucun message/)
  assert.equal((await lire()).preparation, null)
  await assert.rejects(ouvrir(deps(), code), /déjà ouvert/)
  const [ligne] = await db.select().from(historique).where(eq(historique.action, 'ouverture'))
  assert.deepEqual(ligne?.detail, { par: 'installation' })
})
