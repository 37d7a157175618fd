import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { compter } from './support/essais.ts'
import { signInPersonnel } from './support/personnel.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

/** Members who are employed meanwhile try to decide what they, or somebody close, asked for. */
let portail: Portail
let admin: Visiteur
let karim: Visiteur
const sessions = new Map<string, Visiteur>()

type Compte = { id: string; revision: number; roles: string[] }
type Dossier = {
  revision: number
  etat: string
  gestes: string[]
  empechement: string | null
  gestionnaire: { id: string } | null
}

const send = async (qui: Visiteur, path: string, payload: object) => {
  const answer = await qui.sendJson(path, payload)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const lire = async <T>(qui: Visiteur, path: string): Promise<T> => {
  const answer = await qui.go(path)
  assert.equal(answer.status, 200, path)
  return (await answer.json()) as T
}
const ROLES = '/api/admin/users/roles'
const compteDe = async (userName: string): Promise<Compte> => {
  const { items } = await lire<{ items: Compte[] }>(
    admin,
    `${ROLES}?q=${encodeURIComponent(userName)}`,
  )
  assert.ok(items[0], userName)
  return items[0]
}

/** Their session: a member's, then, once they are employed, the one that they opened with a code. */
function membre(userName: string): Visiteur {
  const session = sessions.get(userName)
  assert.ok(session, userName)
  return session
}

/** Signed in as a member, then employed: that session is over, and they come back as staff do. */
async function employ(userName: string): Promise<Visiteur> {
  const qui = membre(userName)
  const { id, revision, roles } = await compteDe(userName)
  if (roles.includes('BackEndUser')) return qui
  const payload = { id, revision, saisie: { roles: ['BackEndUser'] } }
  assert.equal((await send(admin, `${ROLES}/gestes/changerRoles`, payload)).status, 200)
  for (let tries = 0; (await qui.go('/api/identity/user')).status !== 401; tries++) {
    assert.ok(tries < 100, `the session of ${userName} outlived their first role`)
    await sleep(50)
  }
  assert.equal((await qui.go('/api/admin/demandes/reperes')).status, 401)
  const employe = await signInPersonnel(portail.url, userName)
  assert.equal((await employe.go('/api/admin/demandes/reperes')).status, 200)
  sessions.set(userName, employe)
  return employe
}

async function demander(userName: string, numeroContrat: string): Promise<string> {
  const qui = membre(userName)
  const data = {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Quand ma cotisation est-elle prélevée ?',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat,
  }
  const { status, body } = await send(qui, '/api/forms/contact/v2/form', { data })
  assert.equal(status, 200, JSON.stringify(body))
  return (body.demande as { id: string }).id
}

const dossierDe = async (qui: Visiteur, id: string): Promise<Dossier> => {
  const lu = await lire<Dossier & { items?: Dossier[] }>(
    qui,
    `/api/admin/demandes/dossier?id=${id}`,
  )
  return lu.items?.[0] ?? lu
}

/** What each gesture says besides; one that the product has and this table has not fails. */
const dits: Record<string, object> = {
  prendre: {},
  rendre: {},
  confier: {},
  accepter: {},
  refuser: { texte: 'Rien ne le permet.' },
  clore: { texte: null },
  conclure: { texte: 'Le 5 de chaque mois.' },
  revenir: {},
  ecrire: { texte: 'Bonjour.' },
  noter: { texte: 'À revoir.' },
  demander: { champ: null, motif: null, texte: 'Laquelle ?', echeance: '2099-12-06' },
  requalifier: { en: 'reclamation', evenementLe: null },
  rattacher: { numeroContrat: '20450017' },
  analyser: { cause: 'delai', action: '' },
  tenir: { cle: 'accuse' },
  reunir: { avec: '00000000-0000-4000-8000-000000000000', revisionAvec: 1 },
  coder: {
    professionnel: 'Cabinet médical',
    dateSoins: '2026-01-05',
    soins: [{ codeActe: 'CS', quantite: '1', depense: '30', ro: '' }],
  },
}

before(async () => {
  // What takes two administrators takes effect at once, instead of a day later.
  portail = await startPortail({ ACCORD_DELAI_SECONDES: '0' })
  admin = await signInPersonnel(portail.url, 'admin@example.org')
  karim = await signInPersonnel(portail.url, 'gestionnaire@example.org')
  for (const userName of ['camille.martin@example.org', 'julien.martin@example.org'])
    sessions.set(userName, await signIn(portail.url, { userName, password: 'Horizon!2026' }))
})
after(() => portail?.end('SIGTERM'))

type Decrit = {
  paths: Record<string, { post: { requestBody: unknown } }>
  components: { schemas: Record<string, unknown> }
}

/** The gestures as the product itself describes them. */
async function gestesDuProduit(): Promise<string[]> {
  const { paths, components } = await lire<Decrit>(admin, '/api/openapi.json')
  const vus = new Set<string>()
  const whole = (shape: unknown): string =>
    JSON.stringify(shape).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (_, nom: string) => {
      if (vus.has(nom)) return '""'
      vus.add(nom)
      return whole(components.schemas[nom])
    })
  const document = whole(paths['/api/admin/demandes/traitement']?.post.requestBody)
  const noms = [...document.matchAll(/"geste":\{[^}]*?"(?:const|enum)":\[?"([a-z-]+)"/g)].map(
    ([, nom]) => nom ?? '',
  )
  return [...new Set(noms)]
}

for (const [titre, clerc, deQui, numeroContrat] of [
  ['their own request', 'camille.martin@example.org', 'camille.martin@example.org', '20450001'],
  [
    'a request of their contract',
    'julien.martin@example.org',
    'camille.martin@example.org',
    '20450001',
  ],
  [
    'another contract of a spouse',
    'julien.martin@example.org',
    'camille.martin@example.org',
    '20450002',
  ],
] as const)
  test(`no clerk decides ${titre}, one gesture after the other or all at once`, async () => {
    const gestes = await gestesDuProduit()
    assert.deepEqual(gestes.toSorted(), Object.keys(dits).toSorted())
    const qui = await employ(clerc)
    const id = await demander(deQui, numeroContrat)
    const { id: collegue } = await compteDe('gestionnaire@example.org')
    const { revision } = await dossierDe(admin, id)
    const essayer = (geste: string) =>
      send(qui, '/api/admin/demandes/traitement', {
        geste,
        id,
        ...(!['ecrire', 'noter'].includes(geste) && { revision }),
        ...(geste === 'confier' ? { a: collegue } : dits[geste]),
      })
    let tried = 0
    const check = ({ status, body }: Awaited<ReturnType<typeof essayer>>, quoi: string) => {
      tried += 1
      assert.equal(status, 403, `${quoi} ${JSON.stringify(body)}`)
      assert.match(String(body.message), /un collègue doit s’en charger$/)
    }
    for (const geste of gestes) check(await essayer(geste), geste)
    const together = await Promise.all([...gestes, ...gestes, ...gestes].map(essayer))
    for (const answer of together) check(answer, 'at once')
    for (const geste of ['prendre', 'rendre', 'confier', 'accepter']) {
      const lot = { geste, cibles: [{ id, revision }], ...(geste === 'confier' && { a: collegue }) }
      const { body } = await send(qui, '/api/admin/demandes/lot', lot)
      assert.equal(body.faites, 0, JSON.stringify(body))
      tried += 1
    }
    for (let fois = 0; fois < 30; fois++) {
      const { status, body } = await send(qui, '/api/admin/demandes/suivante', {
        acte: 'contactActeGestion',
      })
      tried += 1
      if (status === 404) break
      assert.notEqual(body.id, id)
    }
    const { id: clercId } = await compteDe(clerc)
    const confier = { geste: 'confier', id, revision, a: clercId }
    const remise = await send(karim, '/api/admin/demandes/traitement', confier)
    assert.equal(remise.status, 400, JSON.stringify(remise.body))
    const [vu, reel] = [await dossierDe(qui, id), await dossierDe(admin, id)]
    assert.deepEqual([vu.gestes, vu.empechement === null], [[], false])
    assert.deepEqual([reel.revision, reel.etat, reel.gestionnaire], [revision, 'recue', null])
    compter(`gestures of a clerk on ${titre}`, tried + 1)
  })

test('no clerk looks at a spouse’s portal, shuts their account, or decides what their contract owes', async () => {
  const qui = await employ('julien.martin@example.org')
  const { id } = await compteDe('camille.martin@example.org')
  const numeroContrat = '20450001'
  const motif = 'Appel de ce matin'
  // Administrators may do all of it: being one changes nothing.
  const { id: julien, revision } = await compteDe('julien.martin@example.org')
  await send(admin, `${ROLES}/gestes/changerRoles`, {
    id: julien,
    revision,
    saisie: { roles: ['BackEndUser', 'Admin'] },
  })
  const second = await signInPersonnel(portail.url, 'second.admin@example.org')
  const { accord } = await lire<{ accord: { id: string } }>(second, `${ROLES}/dossier?id=${julien}`)
  const accorde = await send(second, '/api/admin/accords', { id: accord.id, geste: 'accorder' })
  assert.equal(accorde.status, 200, JSON.stringify(accorde.body))
  for (
    let tries = 0;
    (await qui.go('/api/admin/users/membres?contrat=1')).status !== 200;
    tries++
  ) {
    assert.ok(tries < 600, 'two administrators agreed, and nothing came of it')
    await sleep(100)
  }
  const essais: [string, object][] = [
    ...(
      [
        ['relancer', {}],
        ['deverrouiller', {}],
        ['fermerSessions', {}],
        ['changerRoles', { roles: [] }],
        ['leverProtection/accord', { isDonne: true }],
        ['leverProtection/accord', { isDonne: false }],
        ['verrouiller', { motif }],
        ['leverProtection', { motif }],
        ['voirComme', { motif }],
      ] as const
    ).map(([geste, saisie]): [string, object] => [
      `users/roles/gestes/${geste}`,
      { id, revision: 1, saisie },
    ]),
    ['impayes/gestes/mettreEnDemeure', { id: numeroContrat, revision: 1, saisie: {} }],
    [
      'impayes/gestes/encaisser',
      { id: numeroContrat, revision: 1, saisie: { recuLe: '2026-01-10' } },
    ],
    ['portabilites/gestes/finir', { id: numeroContrat, revision: 1, saisie: { le: '2099-12-31' } }],
    ['demandes/courrier', { numeroContrat, recueLe: '2026-01-12', assureur: 'Autre', email: '' }],
    ['conservation/gels/create', { numeroContrat, motif: 'Contentieux en cours', jusquAu: null }],
    [
      'identity/client/fonctionnalites',
      {
        id: 'horizon',
        numeroContrat,
        fonctionnalite: 'simulateur',
        isActivated: false,
        avant: null,
      },
    ],
  ]
  for (const [path, payload] of essais) {
    const { status, body } = await send(qui, `/api/admin/${path}`, payload)
    const isDate = path === 'demandes/courrier' && status === 400
    assert.ok(
      status === 403 || isDate,
      `${path} ${JSON.stringify(payload)} ${JSON.stringify(body)}`,
    )
  }
  compter('decisions on a spouse’s file', essais.length)
})
