import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Ouverture } from '@espace-adherent/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { RouteOptions } from 'fastify'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createFermee } from '../../app/page-fermee.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { contenu } from '../contenu/contenu.schema.ts'
import { createMail } from '../messages/index.ts'
import { message } from '../messages/messages.schema.ts'
import { client } from '../portail/portail.schema.ts'

const HOTE = 'cimes.localhost:8080'
const CODE = 'cimes'
const ADRESSE = '/api/admin/identity/client'

let t: TestApp
let admin: Inject
let second: Inject
const routes: RouteOptions[] = []
before(async () => {
  t = await createTestApp({
    onRoute: (route) => routes.push(route),
    // The page as it stands before the built one.
    extend: (app) => {
      app.get('/', { config: { access: 'public' } }, async (request, reply) => {
        const fermee = createFermee({ sealer: t.sealer, clock: () => t.clock.now, fontUrl: null })
        return reply.html((await fermee(request, reply)) ?? 'application')
      })
    },
  })
  admin = await t.as('admin@example.org')
  second = await t.as('second.admin@example.org')
  const cree = await post(admin, '/api/identity/client/create', {
    modele: 'horizon',
    code: CODE,
    libelle: 'Mutuelle des Cimes',
    adresse: 'cimes.localhost',
    couleur: '#7a5c00',
    administrateur: { email: 'zoe.cimes@example.org', nom: 'Cimes', prenom: 'Zoé' },
  })
  assert.equal(cree.statusCode, 200, cree.body)
  assert.equal(cree.json().isEnPreparation, true)
  await until(() => t.annuaire.byCode(CODE) !== undefined)
})
after(() => t?.close())

const post = (qui: Inject, url: string, payload: object, headers = {}) =>
  qui({ method: 'POST', url, payload, headers })
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let essai = 0; essai < 300 && !(await isSo()); essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.ok(await isSo(), 'nothing was announced')
}
const lire = async (qui = admin): Promise<Ouverture> =>
  (await qui(`${ADRESSE}/ouverture?id=${CODE}`)).json()
const prouver = async (qui: Inject) => ({ 'x-securitycode': (await qui.prove?.()) ?? '' })
const geste = async (qui: Inject, nom: string) =>
  post(qui, `${ADRESSE}/ouverture`, { id: CODE, geste: nom }, await prouver(qui))
const etats = ({ points }: Ouverture) =>
  Object.fromEntries(points.map(({ cle, etat }) => [cle, etat]))
const mails = async () => {
  await t.jobs.drain()
  return t.database.db.select().from(message).where(eq(message.clientCode, CODE))
}
const boite = async (to: string) =>
  (await t.visitor(HOTE)(`/dev/mailbox/messages?to=${to}`)).json() as {
    subject: string
    text: string
  }[]

test('nothing of the other client comes along that leads to it or pays it', async () => {
  const [row] = await t.database.db.select().from(client).where(eq(client.code, CODE))
  const { config, fournisseurExterne } = row ?? assert.fail()
  for (const cle of ['ics', 'pointDeVente', 'siren', 'telephoneProfessionnels', 'mediateurNom'])
    assert.equal(config[cle as keyof typeof config], undefined, cle)
  assert.deepEqual([config.adressePostale, config.contact, fournisseurExterne], ['', null, null])
})

/** Whoever is not let in before they sign in needs these to do so. */
const PASSAGES = [
  /^\/$/,
  /^\/(?:assets|charte|application|connexion|oidc|health|dev|essai|essai-recu)\//,
  /^\/service-worker\.js$/,
  /^\/api\/identity\/(?:login|callback|logout|user|client|check-token|check-password|activate-user|forgot-password|reset-password)$/,
  /^\/api\/security-code\/(?:send|verify)$/,
]

test('every route of visitors and members is closed, whatever it says of itself', async () => {
  const visiteur = t.visitor(HOTE)
  // Somebody who has an account there, and is no administrator.
  await t.database.db.insert(compte).values({
    clientCode: CODE,
    userName: 'adherent@cimes.example',
    email: 'adherent@cimes.example',
    nom: 'Roc',
    prenom: 'Léa',
    roles: ['User'],
    isActif: true,
  })
  const membre = await t.as('adherent@cimes.example', HOTE)
  const tenues = routes.filter(
    ({ url, config }) => !config?.isForMonitors && !PASSAGES.some((passage) => passage.test(url)),
  )
  assert.ok(tenues.length > 300, String(tenues.length))
  for (const { method, url } of tenues) {
    const adresse = url.replaceAll(/:\w+/g, 'x').replace('*', 'x')
    for (const une of [method].flat().filter((nom) => nom !== 'HEAD' && nom !== 'OPTIONS'))
      for (const qui of [visiteur, membre]) {
        const reponse = await qui({ method: une as 'GET', url: adresse })
        assert.equal(reponse.statusCode, 503, `${une} ${adresse}: ${reponse.statusCode}`)
        assert.equal(reponse.json().code, 'EnPreparation', `${une} ${adresse}`)
        assert.match(String(reponse.headers['x-robots-tag']), /noindex/)
      }
  }
})

test('a visitor reads that it is being prepared, in its name; its administrators get in', async () => {
  const page = await t.visitor(HOTE)({ url: '/', headers: { accept: 'text/html' } })
  assert.match(page.body, /Ce portail est en préparation/)
  assert.match(page.body, /Mutuelle des Cimes/)
  assert.match(page.body, /administration#\/login/)
  await t.database.db
    .update(compte)
    .set({ isActif: true })
    .where(eq(compte.email, 'zoe.cimes@example.org'))
  const zoe = await t.as('zoe.cimes@example.org', HOTE)
  assert.equal((await zoe('/')).body, 'application')
  assert.equal((await t.visitor(HOTE)('/?administration')).body, 'application')
  // Its contents are there at once, for those who may read them.
  const pages = (await zoe('/api/cms/blocklists?name=Pages_Statiques')).json()
  assert.ok(pages.length >= 5)
  // What an administrator was given is kept for nobody else.
  const autre = await t.visitor(HOTE)('/api/cms/blocklists?name=Pages_Statiques')
  assert.equal(autre.statusCode, 503)
})

test('the link of an administrator shows it to whoever holds it, and another client nothing', async () => {
  const { url } = (await post(admin, `${ADRESSE}/ouverture/vue`, { id: CODE })).json()
  const chemin = new URL(url).pathname
  const echange = await t.visitor(HOTE)(chemin)
  assert.equal(echange.statusCode, 302)
  const essai = echange.cookies.find(({ name }) => name === 'essai')?.value ?? ''
  const vu = await t.visitor(HOTE)({
    url: '/api/cms/blocklists?name=Pages_Statiques',
    cookies: { essai },
  })
  assert.equal(vu.statusCode, 200)
  for (const faux of ['', 'x', essai.slice(0, -6)])
    assert.equal(
      (await t.visitor(HOTE)({ url: '/api/cms/blocklists?name=A', cookies: { essai: faux } }))
        .statusCode,
      503,
    )
  assert.equal((await t.visitor('atlas.localhost:8080')(chemin)).statusCode, 302)
  t.clock.now = new Date(t.clock.now.getTime() + 6 * 60_000)
  assert.equal((await t.visitor(HOTE)(chemin)).statusCode, 400)
})

test('only its administrators are written to, each time marked as a trial', async () => {
  const chez = t.annuaire.byCode(CODE) ?? assert.fail()
  const ecrire = (to: string) =>
    createMail(chez, { to, sujet: 'Votre carte', prenom: null, blocs: [{ texte: 'Bonjour.' }] })
  const { messages } = await import('../messages/index.ts').then(({ createMessages }) => ({
    messages: createMessages({
      ...t,
      db: t.database.db,
      jobs: t.jobs,
      clock: () => t.clock.now,
      messengers: {},
    }),
  }))
  for (const to of ['adherent@cimes.example', 'zoe.cimes@example.org'])
    await messages.enqueue(t.database.db, ecrire(to))
  await mails()
  assert.deepEqual(await boite('adherent@cimes.example'), [])
  const recus = await boite('zoe.cimes@example.org')
  assert.ok(recus.length >= 2)
  for (const { subject } of recus) assert.match(subject, /^\[Essai\] /)
  assert.equal((await mails()).filter(({ envoyeLe, echoueLe }) => !envoyeLe && !echoueLe).length, 0)
})

test('each point says what is missing and where; none can be passed over', async () => {
  const debut = await lire()
  assert.deepEqual(etats(debut), {
    argent: 'manque',
    legaux: 'manque',
    contenus: 'manque',
    fournisseur: 'pret',
    identite: 'manque',
    charte: 'pret',
    essai: 'manque',
    droits: 'pret',
  })
  assert.deepEqual([debut.restants, debut.gestes, debut.modele], [5, [], 'horizon'])
  const refus = await geste(admin, 'demander')
  assert.equal(refus.statusCode, 400)
  assert.match(refus.json().message, /Encore 5\spoints avant/)
})

test('what is filled in is seen at once, and the trial is proven by its receipt', async () => {
  const { db } = t.database
  const [row] = await db.select().from(client).where(eq(client.code, CODE))
  assert.ok(row)
  await db
    .update(client)
    .set({
      config: {
        ...row.config,
        ics: 'FR72ZZZ123456',
        isSansCarte: true,
        consentements: [],
        adressePostale: '1 rue du Col, 73000 Chambéry',
        contact: { telephone: '04 79 00 00 00', horaires: 'du lundi au vendredi' },
        siren: '123456789',
        formeJuridique: 'mutuelle',
        mediateurNom: 'Médiateur des mutuelles',
      },
    })
    .where(eq(client.code, CODE))
  for (const { id, title, content } of await db
    .select()
    .from(contenu)
    .where(and(eq(contenu.clientCode, CODE), isNotNull(contenu.publieLe)))) {
    const propre = (texte: string) =>
      texte.replaceAll(/horizon/gi, 'Cimes').replaceAll(/\[[^\]]*\]/g, 'dit')
    await db
      .update(contenu)
      .set({ title: propre(title), content: propre(content) })
      .where(eq(contenu.id, id))
  }
  const { points, restants } = await lire()
  const reste = points.filter(({ etat }) => etat !== 'pret').map(({ cle, texte }) => [cle, texte])
  assert.deepEqual(
    reste.map(([cle]) => cle),
    ['essai'],
    JSON.stringify(reste),
  )
  assert.equal(restants, 1)

  assert.deepEqual((await post(admin, `${ADRESSE}/ouverture/essai`, { id: CODE })).json(), {
    a: 'admin@example.org',
  })
  await mails()
  const [essai] = await boite('admin@example.org')
  assert.equal(essai?.subject, '[Essai] Cet e-mail est bien arrivé')
  const lien = /http\S+\/essai-recu\/\S+/.exec(essai?.text ?? '')?.[0] ?? ''
  const chemin = new URL(lien).pathname
  const visiteur = t.visitor(HOTE)
  assert.match((await visiteur(chemin)).body, /Cet essai est-il bien arrivé/)
  // Opened is not followed.
  assert.equal((await lire()).restants, 1)
  assert.match((await visiteur({ method: 'POST', url: chemin })).body, /C’est noté/)
  assert.equal((await visiteur({ method: 'POST', url: chemin.slice(0, -6) })).statusCode, 404)
  assert.equal((await lire()).restants, 0)
})

test('two administrators open it, on every node; what was written before never leaves', async () => {
  const autre = await createTestApp({ database: { ...t.database, close: async () => {} } })
  try {
    assert.equal((await geste(admin, 'demander')).statusCode, 200)
    assert.deepEqual((await lire()).gestes, ['annuler'])
    assert.equal((await geste(admin, 'accorder')).statusCode, 400)
    assert.equal((await lire(second)).empechement, null)
    assert.deepEqual((await lire(second)).gestes, ['accorder', 'refuser'])
    // Somebody whom an administrator has just named is no second person yet.
    const zoe = await t.as('zoe.cimes@example.org', HOTE)
    assert.match((await lire(zoe)).empechement ?? '', /depuis peu/)
    assert.equal((await geste(zoe, 'accorder')).statusCode, 400)
    const avant = (await mails()).length
    const ouvert = await geste(second, 'accorder')
    assert.deepEqual([ouvert.statusCode, ouvert.json()], [200, { ouverture: null }])
    for (const un of [t, autre])
      await until(() => un.annuaire.byCode(CODE)?.isEnPreparation === false)
    const pages = await autre.visitor(HOTE)('/api/cms/blocklists?name=Pages_Statiques')
    assert.equal(pages.statusCode, 200)
    assert.equal(
      (await t.visitor(HOTE)('/api/cms/blocklists?name=Pages_Statiques')).statusCode,
      200,
    )
    assert.equal((await mails()).length, avant)
    assert.equal((await admin(`${ADRESSE}/ouverture?id=${CODE}`)).statusCode, 409)
  } finally {
    await autre.close()
  }
})

test('those who look after another client see nothing of it', async () => {
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  assert.equal((await elena(`${ADRESSE}/ouverture?id=${CODE}`)).statusCode, 404)
})
