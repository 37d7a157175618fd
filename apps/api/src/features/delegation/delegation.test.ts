import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, JEANNE } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { session } from '../identity/identity.schema.ts'
import { delegation } from './delegation.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const HUGO = 'hugo.roche@example.org'
const SANTE = '20450001'
const noon = new Date('2026-11-16T11:00:00Z')

let t: TestApp
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await t.database.db.delete(delegation)
  await t.database.db.execute(sql`delete from message`)
  await ribs.reset()
})

const URL_BASE = '/api/adherent/delegations'
const juste = {
  nom: 'Jeanne ma voisine',
  email: 'Jeanne.Moreau@example.org',
  domaines: ['carte', 'remboursements'],
  fin: '31/12/2026',
}

const proposer = (call: Inject, data: object = {}, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: `${URL_BASE}/create`, payload: { ...juste, ...data }, headers })
const geste = (call: Inject, payload: object) =>
  call({ method: 'POST', url: `${URL_BASE}/geste`, payload })
const lister = async (call: Inject) => (await call(URL_BASE)).json().items
const isIn = async (call: Inject) => (await call('/api/identity/user')).statusCode === 200
const sujets = async (to: string) => (await ribs.inbox(to)).map(({ subject }) => subject)
const codeDe = async (to: string) =>
  /acces-proche\?code=([\w-]+)/.exec((await ribs.inbox(to))[0]?.text ?? '')?.[1] ?? ''

/** Invited with a code, by whoever is signed in; gives the code of the link. */
async function inviter(call: Inject, who: string, data: object = {}) {
  const securityCode = await ribs.prove(call, who)
  const answer = await proposer(call, data, { 'x-securitycode': securityCode })
  assert.equal(answer.statusCode, 200, answer.body)
  return codeDe(JEANNE)
}

/** Camille lets Jeanne read these areas, and Jeanne looks. */
async function regarder(domaines: readonly string[]) {
  const camille = await t.as(CAMILLE)
  const code = await inviter(camille, CAMILLE, { domaines })
  const jeanne = await t.as(JEANNE)
  const { id } = (await geste(jeanne, { geste: 'accepter', code })).json()
  const opened = await geste(jeanne, { geste: 'ouvrir', id })
  assert.equal(opened.statusCode, 200, opened.body)
  return { camille, jeanne, id }
}

test('an invitation takes a code, and what is wrong with it is said at its field', async () => {
  const camille = await t.as(CAMILLE)
  const sans = await proposer(camille)
  assert.deepEqual([sans.statusCode, sans.json().code], [403, 'SecurityCodeRequired'])
  for (const [data, champ, phrase] of [
    [{ nom: ' ' }, 'nom', 'Le nom de votre proche est obligatoire'],
    [
      { nom: 'Gagnez sur www.x.fr' },
      'nom',
      'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques',
    ],
    [{ email: 'jeanne@' }, 'email', 'L’adresse e-mail doit s’écrire comme nom@exemple.fr'],
    [
      { email: CAMILLE },
      'email',
      'C’est votre propre adresse e-mail\u00a0: indiquez celle de votre proche',
    ],
    [{ domaines: [] }, 'domaines', 'Choisissez au moins une partie de votre espace'],
    [{ fin: '17/11/2027' }, 'fin', 'La date doit être antérieure ou égale au 16/11/2027'],
  ] as const) {
    const refused = await proposer(camille, data)
    assert.equal(refused.statusCode, 400, champ)
    assert.deepEqual(refused.json().champs, { [champ]: phrase })
  }
  assert.equal((await proposer(camille, { domaines: ['coordonnees'] })).statusCode, 400)
  assert.deepEqual(await lister(camille), [])
  assert.deepEqual(await sujets(JEANNE), [])
})

test('accepted by the relative, once, with their own account; both sides see it', async () => {
  const camille = await t.as(CAMILLE)
  const code = await inviter(camille, CAMILLE)
  const [mail] = await ribs.inbox(JEANNE)
  assert.equal(mail?.subject, 'Camille Martin vous propose de consulter son espace')
  assert.match(mail?.text ?? '', /remboursements et carte de tiers payant/)
  assert.doesNotMatch(mail?.text ?? '', /voisine/)
  const [donnee] = await lister(camille)
  assert.deepEqual(
    [donnee.sens, donnee.nom, donnee.etat, donnee.fin],
    ['donnee', 'Jeanne ma voisine', 'invitee', '2026-12-31'],
  )

  const visitor = await geste(t.visitor(), { geste: 'lire', code })
  assert.equal(visitor.statusCode, 401)
  const sienne = await geste(camille, { geste: 'accepter', code })
  assert.deepEqual(
    [sienne.statusCode, sienne.json().message],
    [400, 'Cette invitation est la vôtre\u00a0: transmettez-la à votre proche'],
  )
  const jeanne = await t.as(JEANNE)
  const lue = (await geste(jeanne, { geste: 'lire', code })).json()
  assert.deepEqual([lue.nom, lue.email, lue.etat], ['Camille Martin', null, 'invitee'])
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => geste(jeanne, { geste: 'accepter', code })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [
    200,
    ...Array(19).fill(400),
  ])
  assert.equal((await geste(await t.as(HUGO), { geste: 'lire', code })).json().code, 'InvalidToken')
  assert.deepEqual(
    (await lister(camille)).map(({ nom, etat }: { nom: string; etat: string }) => [nom, etat]),
    [['Jeanne Moreau', 'acceptee']],
  )
  assert.deepEqual(
    (await lister(jeanne)).map(({ sens, nom }: { sens: string; nom: string }) => [sens, nom]),
    [['recue', 'Camille Martin']],
  )
  assert.equal((await sujets(CAMILLE))[0], 'Jeanne Moreau peut maintenant consulter votre espace')
  const { items } = (await camille('/api/notifications')).json()
  assert.equal(items[0].titre, 'Jeanne Moreau peut maintenant consulter votre espace')
})

test('a link of seven days, and a refusal, leave nothing open', async () => {
  const camille = await t.as(CAMILLE)
  const tard = await inviter(camille, CAMILLE)
  t.clock.now = new Date('2026-11-23T11:00:00Z')
  const jeanne = await t.as(JEANNE)
  assert.equal((await geste(jeanne, { geste: 'accepter', code: tard })).json().code, 'InvalidToken')
  assert.equal((await lister(await t.as(CAMILLE)))[0].etat, 'terminee')

  t.clock.now = noon
  await ribs.reset()
  const code = await inviter(camille, CAMILLE)
  assert.equal((await geste(jeanne, { geste: 'refuser', code })).json().etat, 'refusee')
  assert.equal((await geste(jeanne, { geste: 'accepter', code })).statusCode, 400)
  assert.deepEqual(await lister(jeanne), [])
  assert.equal((await sujets(CAMILLE))[0], 'Votre invitation n’a pas été acceptée')
})

test('five at most are open', async () => {
  const camille = await t.as(CAMILLE)
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, CAMILLE))
  for (let i = 0; i < 5; i++)
    await t.database.db.insert(delegation).values({
      clientCode: 'horizon',
      compteId: row?.id ?? '',
      nom: 'x',
      email: 'x@example.org',
      domaines: ['carte'],
      fin: '2026-12-31',
      etat: 'invitee',
      expireLe: new Date('2026-11-20T11:00:00Z'),
      creeLe: new Date('2026-11-13T11:00:00Z'),
    })
  const refused = await proposer(camille)
  assert.equal(refused.statusCode, 400)
  assert.match(refused.json().message, /^Vous avez déjà cinq accès ouverts ou proposés/)
})

/** What each area opens, written out once more: a resource that stands nowhere is closed. */
const table: Record<string, readonly string[]> = {
  remboursements: [
    '/api/v1/adherent/remboursements',
    '/api/v2/adherent/prestations',
    '/api/v2/adherent/tiers-prestations',
    '/api/v2/adherent/paiements',
  ],
  documents: ['/api/cgdm-svc/ged', '/api/adherent/courriers', '/api/documents/attestation'],
  contrats: ['/api/forms/garanties'],
  carte: ['/api/cgdm-svc/carte-tp', '/api/cgdm-svc/carte-tp/portefeuille'],
  cotisations: ['/api/forms/ribcotisations'],
  demarches: ['/api/demandes', '/api/demandes/dossier'],
}
/** What anybody may read, or what every area stands on. */
const toujours = [
  '/api/identity/client',
  '/api/adherent/contrats',
  // It looks into the opened areas only: see below.
  '/api/adherent/recherche',
  '/api/cms/blocklists',
  '/api/cms/contenus',
]
/** Only the act that changes an address asks for them, and relatives change nothing. */
const saisieAdresse = ['/api/referentiel/code-postal', '/api/referentiel/adresse']
const publiques = ['/api/inbenta-faq/content', '/api/inbenta-faq/search']

const lectures = (Object.values(registry) as Resource[])
  .filter(({ can }) => 'list' in can)
  .map((resource) => resourceUrl(resource))

for (const [domaine, ouvertes] of Object.entries(table))
  test(`« ${domaine} » opens its own resources of a relative, and none of the others`, async () => {
    const { jeanne } = await regarder([domaine])
    assert.ok(lectures.length > 60)
    for (const url of lectures) {
      const answer = await jeanne({ url, headers: { 'x-numcontrat': SANTE } })
      const isOuverte =
        [...ouvertes, ...toujours, ...publiques].includes(url) ||
        // Codes and their labels are nobody's; what helps to type an address is of use to no reader.
        (url.startsWith('/api/referentiel/') && !saisieAdresse.includes(url))
      const refused = answer.statusCode === 403 && answer.json().code === 'LectureSeule'
      assert.equal(refused, !isOuverte, `${url} answered ${answer.statusCode}`)
      if (ouvertes.includes(url))
        assert.ok([200, 400].includes(answer.statusCode), `${url} answered ${answer.statusCode}`)
    }
  })

test('nothing can be written, nor is the account, its security or its bank ever shown', async () => {
  const { jeanne, id } = await regarder(Object.keys(table))
  const headers = { 'x-numcontrat': SANTE }
  for (const resource of Object.values(registry) as Resource[])
    for (const verb of ['form', 'vel', 'update', 'create', 'delete'] as const) {
      if (!(verb in resource.can) || resource === registry.retourDelegation) continue
      const suffix = verb === 'update' ? '' : `/${verb}`
      const url = `${resourceUrl(resource, verb)}${suffix}`
      const { statusCode, body } = await jeanne({ method: 'POST', url, payload: {}, headers })
      assert.equal(statusCode, 403, `${url}: ${body}`)
    }
  for (const url of [
    '/api/forms/ribprestations/form',
    '/api/security-code/send',
    '/api/identity/change-password',
    '/api/fichiers/upload',
    `${URL_BASE}/create`,
  ]) {
    const payload = { sendType: 'MAIL', operation: 'VERIFY_AMF' }
    const answer = await jeanne({ method: 'POST', url, payload, headers })
    assert.equal(answer.json().code, 'LectureSeule', `${url}: ${answer.body}`)
  }
  assert.match(
    (await geste(jeanne, { geste: 'ouvrir', id })).json().message,
    /^Vous consultez l’espace d’un proche/,
  )
  for (const url of [
    '/api/identity/securite',
    '/api/security-code/contact',
    '/api/coordonnees-bancaires',
    '/api/adherent/profil/v2',
    '/api/adherent/donnees',
    '/api/identity/sso-token',
    '/api/notifications/flux',
  ])
    assert.equal((await jeanne({ url, headers })).json().code, 'LectureSeule', url)
  const user = (await jeanne('/api/identity/user')).json()
  assert.deepEqual(
    [user.prenom, user.email, user.userName.includes('@'), user.delegation.fin],
    ['Camille', '', false, '2026-12-31'],
  )
})

test('what concerns the others of the contract, its bank or its care stays with its owner', async () => {
  const { camille, jeanne } = await regarder(['remboursements', 'cotisations', 'documents'])
  const lire = async (call: Inject, url: string) =>
    (await call({ url, headers: { 'x-numcontrat': SANTE } })).json()
  const prenoms = async (call: Inject) => {
    const { items } = await lire(call, '/api/v1/adherent/remboursements?taille=100')
    return [...new Set(items.map(({ prenom }: { prenom: string }) => prenom))].sort()
  }
  assert.ok((await prenoms(camille)).length > 1)
  assert.deepEqual(await prenoms(jeanne), ['Camille'])
  const { contrats } = await lire(jeanne, '/api/adherent/contrats')
  assert.deepEqual(
    [contrats[0].modalitePaiementPrestation.rib, contrats[0].assures, contrats[0].qualite],
    [null, [], 'adherent'],
  )
  const deCamille = await lire(camille, '/api/forms/ribcotisations')
  const dJeanne = await lire(jeanne, '/api/forms/ribcotisations')
  assert.notEqual(deCamille.mandat, null)
  assert.deepEqual(dJeanne, { ...deCamille, mandat: null, isCarteAcceptee: false })
  const natures = async (call: Inject) => {
    const { items } = await lire(call, '/api/cgdm-svc/ged?limite=50')
    return [...new Set(items.map(({ nature }: { nature: string }) => nature))].sort()
  }
  assert.ok((await natures(camille)).includes('cotisations'))
  assert.deepEqual(await natures(jeanne), ['attestations', 'contrat', 'remboursements'])

  await geste(camille, { geste: 'revoquer', id: (await lister(camille))[0].id })
  await ribs.reset()
  const sansSoins = (await regarder(['documents'])).jeanne
  assert.deepEqual(await natures(sansSoins), ['attestations', 'contrat'])
  assert.deepEqual((await lire(sansSoins, '/api/adherent/courriers')).items, [])
  assert.deepEqual(
    (await lire(sansSoins, '/api/documents/attestation')).items.map(
      ({ code }: { code: string }) => code,
    ),
    ['attestation'],
  )
})

test('each opening is told to its owner, and the way back leads to one’s own space', async () => {
  const { camille, jeanne, id } = await regarder(['carte'])
  const { items } = (await camille('/api/adherent/consultations')).json()
  assert.deepEqual(
    items.slice(0, 2).map(({ nom, role, quoi }: Record<string, string>) => [nom, role, quoi]),
    [
      ['Jeanne Moreau', 'Proche', 'A ouvert votre espace'],
      ['Jeanne Moreau', 'Proche', 'A accepté l’accès que vous lui avez proposé'],
    ],
  )
  const retour = await jeanne({ method: 'POST', url: `${URL_BASE}/retour`, payload: {} })
  assert.equal(retour.statusCode, 200, retour.body)
  const user = (await jeanne('/api/identity/user')).json()
  assert.deepEqual([user.userName, user.delegation], [JEANNE, null])
  assert.deepEqual(user.proches, [{ id, nom: 'Camille Martin' }])
  assert.equal((await geste(await t.as(HUGO), { geste: 'ouvrir', id })).statusCode, 404)
  assert.equal((await geste(await t.as(HUGO), { geste: 'revoquer', id })).statusCode, 404)
})

for (const [who, by, told, sujet] of [
  ['its owner', 'camille', JEANNE, 'Camille Martin a retiré votre accès à son espace'],
  ['the relative', 'ailleurs', CAMILLE, 'Jeanne Moreau ne consulte plus votre espace'],
] as const)
  test(`ended by ${who}, whoever looks is out at once, and the other side is told`, async () => {
    const { camille, jeanne, id } = await regarder(['carte'])
    const ailleurs = await t.as(JEANNE)
    assert.equal(await isIn(jeanne), true)
    const ended = await geste({ camille, ailleurs }[by], { geste: 'revoquer', id })
    assert.equal(ended.json().etat, 'revoquee', ended.body)
    assert.deepEqual([await isIn(jeanne), await isIn(ailleurs)], [false, true])
    assert.equal((await geste(ailleurs, { geste: 'ouvrir', id })).statusCode, 404)
    assert.equal((await sujets(told))[0], sujet)
  })

test('the space of an account that staff have shut is shut to relatives too', async () => {
  const { jeanne, id } = await regarder(['carte'])
  const ailleurs = await t.as(JEANNE)
  const shut = (verrouilleLe: Date | null) =>
    t.database.db.update(compte).set({ verrouilleLe }).where(eq(compte.userName, CAMILLE))
  await shut(noon)
  try {
    // Longer than a node trusts what it read.
    t.clock.now = new Date(noon.getTime() + 6_000)
    assert.equal(await isIn(jeanne), false)
    assert.deepEqual((await ailleurs('/api/identity/user')).json().proches, [])
  } finally {
    await shut(null)
  }
  t.clock.now = new Date(noon.getTime() + 12_000)
  assert.equal(await isIn(jeanne), true)
  assert.equal((await ailleurs('/api/identity/user')).json().proches[0].id, id)
})

test('it ends by itself after its last day, and both sides are told once', async () => {
  const { jeanne } = await regarder(['carte'])
  const [row] = await t.database.db.select().from(session).where(sql`delegation_id is not null`)
  assert.ok(row)
  const soir = new Date('2026-12-31T22:59:00Z')
  await t.database.db
    .update(session)
    .set({ vueLe: soir, expireLe: new Date('2027-01-02T00:00:00Z') })
    .where(eq(session.empreinte, row.empreinte))
  t.clock.now = soir
  assert.equal(await isIn(jeanne), true)
  t.clock.now = new Date('2026-12-31T23:00:06Z')
  assert.equal(await isIn(jeanne), false)
  for (let i = 0; i < 2; i++) {
    await t.jobs.drain()
    t.clock.now = new Date(t.clock.now.getTime() + 3_600_000)
  }
  for (const to of [CAMILLE, JEANNE])
    assert.equal(
      (await sujets(to)).filter((sujet) => sujet === 'Fin d’un accès entre proches').length,
      1,
    )
})

for (const [domaine, trouves] of [
  ['remboursements', { lunettes: ['remboursements'], resilier: [] }],
  ['documents', { attestation: ['faire', 'documents'], lunettes: [] }],
  ['carte', { lunettes: [], resilier: [] }],
] satisfies [string, Record<string, string[]>][])
  test(`with « ${domaine} » alone, the search of a relative looks there, and offers no act`, async () => {
    const { jeanne } = await regarder([domaine])
    for (const [q, attendus] of Object.entries(trouves)) {
      const url = `/api/adherent/recherche?q=${q}`
      const answer = await jeanne({ url, headers: { 'x-numcontrat': SANTE } })
      const groupes = answer.json().items.map(({ groupe }: { groupe: string }) => groupe)
      assert.deepEqual(groupes, attendus, q)
    }
  })
