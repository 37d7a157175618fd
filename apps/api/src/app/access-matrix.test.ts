import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { domainesBackOffice, porteesMachine, verbesDe } from '@espace-adherent/domain'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createTestApp, type Inject, systemeAvec, type TestApp } from '../../testing/index.ts'
import { ACTES, CONTRAT_DES_MEMBRES, machines, matrix, visitors } from './access-matrix.table.ts'

let t: TestApp
/** `GET /api/adherent/contrats`, … */
const mounted = new Set<string>()
/** What routes ask of staff: `demandes read`, … */
const asked = new Set<string>()
before(async () => {
  const note = ({ method, url, config }: RouteOptions) => {
    const { access } = config ?? {}
    if (typeof access === 'object' && 'backoffice' in access)
      asked.add(`${access.backoffice.domaine} ${access.backoffice.action}`)
    for (const each of [method].flat())
      if (each !== 'HEAD' && each !== 'OPTIONS') mounted.add(`${each} ${url}`)
  }
  t = await createTestApp({ onRoute: note })
})
after(() => t?.close())

/** `GET /a{,/b}` is `GET /a` and `GET /a/b`. */
function spell(line: string): string[] {
  const [, head, choices, tail] = /^(.*?)\{([^}]*)\}(.*)$/.exec(line) ?? []
  if (head === undefined || choices === undefined) return [line]
  return choices.split(',').flatMap((choice) => spell(`${head}${choice}${tail}`))
}

const table = matrix.flatMap(({ verdicts, routes }) =>
  routes.flatMap(spell).map((route) => ({ route, verdicts: verdicts.split(' ') })),
)

test('every route has its line, every line its route, and each one only', () => {
  assert.ok(mounted.size > 100, `${mounted.size} routes`)
  const written = table.map(({ route }) => route)
  assert.deepEqual(
    [...mounted].filter((route) => !written.includes(route)),
    [],
    'routes that the table does not speak of',
  )
  assert.deepEqual(
    written.filter((route) => !mounted.has(route)),
    [],
    'lines without a route',
  )
  assert.equal(new Set(written).size, written.length, 'a route has two lines')
})

test('the table of rights holds each right that a route asks for, and none that nothing asks for', () => {
  const proposes = domainesBackOffice.flatMap((domaine) =>
    verbesDe[domaine].map((action) => `${domaine} ${action}`),
  )
  assert.deepEqual([...asked].toSorted(), proposes.toSorted())
  // What code asks besides, in the middle of a read, is in the table as well.
  for (const file of globSync(new URL('../**/*.ts', import.meta.url).pathname)) {
    if (/\.(test|testing)\.ts$|\/testing\//.test(file)) continue
    for (const [, domaine, action] of readFileSync(file, 'utf8').matchAll(
      /domaine: '([\w-]+)', action: '(\w+)'/g,
    ))
      assert.ok(proposes.includes(`${domaine} ${action}`), `${file}: ${domaine} ${action}`)
  }
})

test('every act of the list is sent somewhere, and nothing else is', () => {
  const sent = [...mounted].filter((route) => /^POST .*\/(form|vel)$/.test(route))
  assert.equal(sent.filter((route) => /\/api\/(forms|vel)\//.test(route)).length, ACTES)
})

/** What the specification reads, or opens as a page; all that it names without a verb is sent. */
const IDENTITY_READ = ['login', 'client', 'client/mode-gestion/:id', 'sso-token']
const IDENTITY_SENT =
  'activate-user change-password check-password check-token confirm-email client/create forgot-password ' +
  'forgot-username pre-forgot-username register reset-password relance-activation logout'

test('R7.03 an identity call is sent by POST, and by nothing else, unless the specification reads it', () => {
  for (const call of IDENTITY_SENT.split(' ')) {
    const verbs = [...mounted].filter((route) => route.endsWith(` /api/identity/${call}`))
    assert.deepEqual(verbs, [`POST /api/identity/${call}`])
  }
  for (const call of IDENTITY_READ) assert.ok(mounted.has(`GET /api/identity/${call}`), call)
})

test('every line speaks of every kind of visitor', () => {
  for (const { route, verdicts } of table) {
    assert.equal(verdicts.length, visitors.length, route)
    for (const verdict of verdicts) assert.match(verdict, /^(in|401|403)$/, route)
  }
})

async function checkAll(
  call: Inject,
  column: number,
  who: string,
  isAsked: (line: (typeof table)[number]) => boolean = () => true,
) {
  const headers = who.startsWith('its ') ? { 'x-numcontrat': CONTRAT_DES_MEMBRES } : {}
  for (const { route, verdicts } of table.filter(isAsked)) {
    // Leaving ends the very session that the next routes are tried with.
    if (route.endsWith('/logout')) continue
    const [method, pattern = ''] = route.split(' ')
    const address = pattern.replace(/:\w+/g, 'x').replace('*', 'x')
    // In is in, whatever is then asked for: nobody waits here for a list of all postal codes.
    const url = address.endsWith('/export') ? `${address}?format=aucun` : address
    // A stream of events never ends by itself: its beginning is its answer.
    const payloadAsStream = url.endsWith('/flux')
    const { statusCode } = await call({ method: method as 'GET', url, payloadAsStream, headers })
    const title = `${who}: ${route} answered ${statusCode}`
    if (verdicts[column] === 'in') assert.ok(![401, 403].includes(statusCode), title)
    else assert.equal(String(statusCode), verdicts[column], title)
  }
}

for (const [column, [who, userName]] of visitors.entries())
  test(`R6.01 R7.02 every route × ${who} equals the table`, async () =>
    checkAll(userName ? await t.as(userName) : t.visitor(), column, who))

const UN_ID = '00000000-0000-4000-8000-000000000000'
const ofMachines = Object.entries(machines).flatMap(([portee, routes]) =>
  routes.flatMap(spell).map((route) => ({ portee, route })),
)

for (const portee of porteesMachine)
  test(`every call of a machine × a key that opens ${portee} equals the table`, async () => {
    const { call } = await systemeAvec(t, [portee])
    for (const { portee: demandee, route } of ofMachines) {
      const [method, pattern = ''] = route.split(' ')
      const url = pattern.replace(/:id/, UN_ID).replace(/:\w+/g, 'x')
      const { statusCode } = await call({ method: method as 'GET', url })
      const title = `${portee}: ${route} answered ${statusCode}`
      if (demandee === portee) assert.ok(![401, 403].includes(statusCode), title)
      else assert.equal(statusCode, 403, title)
    }
  })

test('a key that opens everything of machines is nobody everywhere else', async () => {
  const { cle } = await systemeAvec(t, porteesMachine)
  const visitor = t.visitor()
  const call: Inject = (options) => {
    const request = typeof options === 'string' ? { url: options } : options
    return visitor({ ...request, headers: { ...request.headers, authorization: `Bearer ${cle}` } })
  }
  await checkAll(call, 0, 'a key', ({ route }) => !route.includes(' /api/systeme/'))
})

test('a route that declares no access stops the boot', async () => {
  const extend = (app: FastifyInstance) => {
    app.get('/api/oubli', () => ({}))
  }
  await assert.rejects(createTestApp({ extend }), /GET \/api\/oubli declares no access/)
})
