import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { constater } from './support/constats.ts'
import { createVisiteur, type Demande, signIn, type Visiteur } from './support/demandeur.ts'
import { createHasard } from './support/hasard.ts'
import { type Portail, startPortail } from './support/portail.ts'
import {
  asCurl,
  horsDocument,
  isHarmless,
  type OpenApi,
  type Route,
  requeteDe,
  requetesRedoutees,
  routesOf,
} from './support/requetes.ts'

/** Another seed tries other things: FUZZ_SEED=… npm run test:attaques -- fuzz */
const GRAINE = Number(process.env.FUZZ_SEED ?? 20261116)
const ENSEMBLE = 8
/** More of them find more, and take longer: FUZZ_TRIES=8 for a night. */
const ESSAIS = Number(process.env.FUZZ_TRIES ?? 3)

let portail: Portail
let doc: OpenApi
let routes: Route[]
let personne: Visiteur
let connectes: Visiteur[]
/** Those that turn nobody in particular away. */
const reservees = new Set<string>()
before(async () => {
  // What only the database refuses is said there, and should have been refused before.
  portail = await startPortail({ LOG_LEVEL: 'warn' })
  personne = createVisiteur(portail.url, 'nobody')
  const read = async (path: string) =>
    (await personne.send({ method: 'GET', path })).body.toString()
  doc = JSON.parse(await read('/api/openapi.json')) as OpenApi
  const asset = /\/assets\/[\w.-]+\.js/.exec(await read('/'))?.[0] ?? ''
  routes = [...routesOf(doc), ...horsDocument(asset)]
  connectes = await Promise.all(
    ['camille.martin', 'julien.martin', 'admin'].map((nom) =>
      signIn(portail.url, `${nom}@example.org`),
    ),
  )
})
after(() => portail?.end('SIGKILL'))

type Essai = { visiteur: Visiteur; route: Route; demande: Demande }

/** Drawn in one go, before anything is sent: what comes back changes nothing to what is tried. */
function tirer(visiteurs: readonly Visiteur[], tried: readonly Route[], graine: number): Essai[] {
  const hasard = createHasard(graine)
  return visiteurs.flatMap((visiteur) =>
    tried.flatMap((route) =>
      Array.from({ length: triesOf(route) }, (_, i) => ({
        visiteur,
        route,
        // The first one is good: some of it must come through.
        demande: requeteDe(route, hasard, doc, i === 0),
      })),
    ),
  )
}

/** What takes nothing has little to break; files read what their list reads, and take long to write. */
const triesOf = ({ path, operation: { parameters, requestBody } }: Route) =>
  (parameters?.length || requestBody) && !/\/(export|print)$/.test(path) ? ESSAIS : 1

const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Sends them, a few at a time; fails with one request of each kind of fault, to be tried again by hand. */
async function essayer(essais: readonly Essai[]): Promise<Map<number, number>> {
  const kinds = new Map<string, { count: number; example: string }>()
  const statuses = new Map<number, number>()
  const queue = essais.values()
  const work = async () => {
    for (const { visiteur, route, demande } of queue)
      for (const fault of await fautesDe(visiteur, route, demande, statuses)) {
        const example = `as ${visiteur.nom}: ${asCurl(portail.url, demande)}`
        kinds.set(fault, {
          example,
          ...kinds.get(fault),
          count: (kinds.get(fault)?.count ?? 0) + 1,
        })
      }
  }
  await Promise.all(Array.from({ length: ENSEMBLE }, work))
  const told = [...kinds].map(([fault, { count, example }]) => `${count} × ${fault}\n  ${example}`)
  assert.equal(kinds.size, 0, `FUZZ_SEED=${GRAINE}, ${essais.length} requests:\n${told.join('\n')}`)
  return statuses
}

async function fautesDe(
  visiteur: Visiteur,
  route: Route,
  demande: Demande,
  statuses: Map<number, number>,
): Promise<string[]> {
  try {
    const reponse = await visiteur.send(demande)
    statuses.set(reponse.status, (statuses.get(reponse.status) ?? 0) + 1)
    return constater(demande, reponse, reservees.has(nameOf(route)))
  } catch (error) {
    return [`no answer: ${(error as Error).message}`]
  }
}

test('there is something to try, and some of it is for members only', async () => {
  assert.ok(routesOf(doc).length > 60, `${routesOf(doc).length} routes`)
  for (const route of routes) {
    const { method, operation } = route
    const demande = requeteDe({ ...route, operation }, createHasard(1), doc, true)
    const { status } = await personne.send({ ...demande, method })
    if (status === 401) reservees.add(nameOf(route))
  }
  assert.ok(reservees.size > 30, `${reservees.size} routes for members`)
})

test('whatever nobody in particular sends, the answer is a proper one', async () => {
  const statuses = await essayer(tirer([personne], routes, GRAINE))
  for (const expected of [200, 400, 401, 404]) assert.ok(statuses.get(expected), String(expected))
})

test('addresses that no tidy client would send are refused like any other', async () => {
  const tidied = [
    ...['/assets/..', '/assets/%2e%2e', '/assets/../../package.json', '/assets/./', '/assets/a//b'],
    ...['/api/docs/static/..', '/api/../api/openapi.json', '//api/openapi.json', '/\\\\x', '/..;/'],
    ...[
      '/%',
      '/%ff',
      '/%00',
      '/api/%c0%af',
      `/${'a/'.repeat(3_000)}`,
      `/api/fichiers/${'a'.repeat(600)}`,
    ],
  ]
  const route = { method: 'GET', path: '', operation: {} }
  const essais = tidied.map((path) => ({
    visiteur: personne,
    route,
    demande: { method: 'GET', path },
  }))
  const statuses = await essayer(essais)
  assert.deepEqual([...statuses.keys()].sort(), [400, 404, 414])
})

test('every parameter and every field stands what has broken servers before', async () => {
  const hasard = createHasard(GRAINE)
  const [camille] = connectes
  assert.ok(camille)
  const essais = routes.filter(isHarmless).flatMap((route) =>
    requetesRedoutees(route, hasard, doc)
      // A part of them, others with another seed: all of them are sent with FUZZ_TRIES=8.
      .filter((_, rang) => ESSAIS >= 8 || (rang + GRAINE) % 3 === 0)
      .map((demande) => ({ visiteur: camille, route, demande })),
  )
  assert.ok(essais.length > 500, `${essais.length} requests`)
  await essayer(essais)
})

test('whatever a member, a beneficiary or a clerk sends, the answer is a proper one', async () => {
  const statuses = await essayer(tirer(connectes, routes.filter(isHarmless), GRAINE + 1))
  for (const expected of [200, 400, 403, 404]) assert.ok(statuses.get(expected), String(expected))
  // Or most of it was tried as nobody.
  for (const visiteur of connectes) {
    const { status } = await visiteur.send({ method: 'GET', path: '/api/identity/user' })
    assert.equal(status, 200, visiteur.nom)
  }
})

test('what may end the sessions of whoever tries it is tried last, by somebody else', async () => {
  const jeanne = await signIn(portail.url, 'jeanne.moreau@example.org')
  const spoiling = routes.filter((route) => !isHarmless(route))
  assert.ok(spoiling.length >= 3)
  await essayer(tirer([jeanne], spoiling, GRAINE + 2))
})

test('the process is still there, and serves', async () => {
  assert.equal(portail.child.exitCode, null)
  for (const path of ['/health/ready', '/', '/api/identity/client'])
    assert.equal((await personne.send({ method: 'GET', path })).status, 200, path)
  const said = portail
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0|value refused/.test(line))
  assert.deepEqual(said, [])
})
