import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { defineResource } from '@espace-adherent/contract'
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify'
import { z } from 'zod'
import { registerErrorHandling } from '../http/errors.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import type { Sources } from './index.ts'
import { mountResources } from './mount.ts'
import { type Contextes, contextes, registre, sources } from './testing/specimen.ts'

let app: FastifyInstance
const routes: RouteOptions[] = []
const now = new Date('2026-11-14T23:30:00Z')

before(async () => {
  app = fastify()
  registerErrorHandling(app)
  registerSecurityHeaders(app, { strictTransport: false })
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  mountResources<Contextes, typeof registre>(app, {
    registry: registre,
    sources,
    contexts: contextes(now),
    letterhead: () => ({ nom: 'Mutuelle Horizon', couleur: '#0b6765' }),
  })
  await app.ready()
})
after(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

test('R7.01 R7.02 R7.73 each verb has its path, and back-office models are under api/admin', () => {
  assert.deepEqual(
    routes.map(({ method, url }) => `${method} ${url}`),
    [
      'GET /api/essai/tout',
      'GET /api/essai/tout/export',
      'GET /api/essai/tout/print',
      'POST /api/essai/tout/print',
      'GET /api/essai/tout/visionneuse',
      'POST /api/essai/tout/form',
      'POST /api/essai/tout/vel',
      'POST /api/essai/tout',
      'GET /api/essai/partage',
      'POST /api/essai/partage/form',
      'POST /api/admin/essai/partage/create',
      'POST /api/admin/essai/partage',
      'POST /api/admin/essai/partage/publish',
      'POST /api/admin/essai/partage/restore',
      'POST /api/admin/essai/partage/delete',
      'GET /api/essai/page',
      'GET /api/essai/tableau',
      'GET /api/essai/un',
      'GET /api/essai/nomme',
      'GET /api/essai/memoire',
      'GET /api/essai/document/print',
      'POST /api/essai/document/print',
      'GET /api/admin/essai/administre',
      'GET /api/admin/essai/administre/export',
    ],
  )
})

test('every route declares what its resource declares', () => {
  for (const { config } of routes.filter((route) => route.url.startsWith('/api/essai/tout')))
    assert.deepEqual(config, {
      access: 'connecte',
      scope: 'contrat',
      portee: 'Contrat',
      feature: 'essais',
    })
  assert.deepEqual(routes.at(-1)?.config, {
    access: { backoffice: { domaine: 'parametrage', action: 'read' } },
    scope: 'compte',
    portee: 'Both',
  })
})

test('each verb declares its own rights, and staff need no contract of theirs', () => {
  const parametrage = (action: string) => ({
    access: { backoffice: { domaine: 'parametrage', action } },
    scope: 'compte',
    portee: 'Both',
  })
  assert.deepEqual(
    routes
      .filter(({ url }) => url.includes('/essai/partage'))
      .map(({ url, config }) => [url, config]),
    [
      ['/api/essai/partage', { access: 'public', scope: 'compte', portee: 'Both' }],
      [
        '/api/essai/partage/form',
        { access: 'membre', scope: 'compte', portee: 'Benef', feature: 'essais' },
      ],
      ['/api/admin/essai/partage/create', parametrage('create')],
      ['/api/admin/essai/partage', parametrage('update')],
      ['/api/admin/essai/partage/publish', parametrage('update')],
      ['/api/admin/essai/partage/restore', parametrage('update')],
      ['/api/admin/essai/partage/delete', parametrage('delete')],
    ],
  )
})

test('a row is created, published, restored and deleted by what it is known by', async () => {
  const admin = '/api/admin/essai/partage'
  const cree = await post(`${admin}/create`, { nom: 'Léa' })
  assert.deepEqual(cree.json(), { id: '2', nom: 'Léa', revision: 1 })
  const le = '2026-12-01T08:00:00.000Z'
  const publie = await post(`${admin}/publish`, { id: '1', revision: 3, le })
  assert.deepEqual(publie.json(), { id: '1', nom: `publié ${le}`, revision: 4 })
  const rendu = await post(`${admin}/restore`, { id: '1', revision: 3, version: 2 })
  assert.deepEqual(rendu.json(), { id: '1', nom: 'version 2', revision: 4 })
  const supprime = await post(`${admin}/delete`, { id: '1', revision: 3 })
  assert.deepEqual([supprime.statusCode, supprime.body], [204, ''])
  assert.equal((await post(`${admin}/delete`, { id: '9', revision: 3 })).statusCode, 404)
  for (const payload of [
    { id: '1' },
    { revision: 3 },
    { id: '1', revision: 0 },
    { id: '', revision: 1 },
  ])
    assert.equal((await post(`${admin}/delete`, payload)).statusCode, 400, JSON.stringify(payload))
})

test('a write that starts from an old version is a conflict that carries both', async () => {
  const refus = await post('/api/admin/essai/partage', { nom: 'Éva' })
  assert.equal(refus.statusCode, 409)
  const { code, versions } = refus.json()
  assert.equal(code, 'Conflict')
  assert.deepEqual(versions, {
    votre: { nom: 'Éva' },
    actuelle: { id: '1', nom: 'Ève', revision: 3 },
  })
})

test('a field that nobody asked for is refused under its name', async () => {
  const refus = await post('/api/admin/essai/partage', { nom: 'Éva', prenom: 'x', age: 3 })
  assert.equal(refus.statusCode, 400)
  assert.deepEqual(Object.keys(refus.json().champs).sort(), ['age', 'prenom'])
})

test('R7.28 a list answers the query, without what its schema does not name', async () => {
  const liste = await get('/api/essai/tout')
  assert.deepEqual(liste.json(), {
    items: [
      { id: '1', nom: 'Ève' },
      { id: '2', nom: '=1+1' },
    ],
    total: 2,
  })
  assert.equal(liste.headers['cache-control'], 'no-store')
  assert.deepEqual((await get('/api/essai/tout?prefixe=%C3%88')).json(), {
    items: [{ id: '1', nom: 'Ève' }],
    total: 1,
  })
  const refus = await get(`/api/essai/tout?prefixe=${'x'.repeat(11)}`)
  assert.equal(refus.statusCode, 400)
  assert.equal(refus.json().code, 'BadRequest')
})

test('each envelope has its shape, and none lets an unknown key out', async () => {
  const lignes = [
    { id: '1', nom: 'Ève' },
    { id: '2', nom: '=1+1' },
  ]
  assert.deepEqual((await get('/api/essai/page')).json(), { items: lignes, total: 250 })
  assert.deepEqual((await get('/api/essai/tableau')).json(), lignes)
  assert.deepEqual((await get('/api/essai/nomme')).json(), { contrats: lignes })
  assert.equal((await get('/api/essai/un')).statusCode, 404)
})

test('R7.34 an act takes {data}, checked, and answers how it will be treated', async () => {
  const recu = await post('/api/essai/tout/form', { data: { nom: 'Léa', age: '7' } })
  assert.equal(recu.statusCode, 200)
  assert.deepEqual(recu.json(), { isModeGestionManuel: true, qui: 'Camille', nom: 'Léa', age: 7 })
  for (const payload of [
    {},
    { nom: 'Léa', age: 7 },
    { data: { nom: 'L', age: 7 } },
    { data: null },
  ]) {
    const refus = await post('/api/essai/tout/form', payload)
    assert.equal(refus.statusCode, 400, JSON.stringify(payload))
  }
})

test('R7.36 vel is the same with another resource', async () => {
  const recu = await post('/api/essai/tout/vel', { data: { nom: 'Léa', age: 7 } })
  assert.deepEqual(recu.json(), { isModeGestionManuel: false, vel: 'Léa' })
})

test('R7.37 an update takes the data itself and answers the row', async () => {
  const maj = await post('/api/essai/tout', { nom: 'Léa', age: 7 })
  assert.deepEqual(maj.json(), { id: '9', nom: 'Léa' })
  assert.equal((await post('/api/essai/tout', { data: { nom: 'Léa', age: 7 } })).statusCode, 400)
})

test('what is asked for may be posted to /print, or nothing at all', async () => {
  for (const payload of [undefined, {}, { prefixe: 'È' }]) {
    const document = await app.inject({
      method: 'POST',
      url: '/api/essai/tout/print',
      ...(payload && { payload }),
    })
    assert.equal(document.headers['content-type'], 'application/pdf')
    assert.equal(document.body.slice(0, 5), '%PDF-')
  }
  assert.equal((await post('/api/essai/tout/print', { prefixe: 'x'.repeat(11) })).statusCode, 400)
})

test('R7.29 the viewer shows a picture in place, and 404 when there is none', async () => {
  const image = await get('/api/essai/tout/visionneuse?id=1')
  assert.equal(image.headers['content-type'], 'image/png')
  assert.equal(image.headers['x-content-type-options'], 'nosniff')
  assert.match(String(image.headers['content-disposition']), /^inline; .*filename\*=UTF-8''radio/)
  assert.equal(image.rawPayload.toString('hex'), '89504e470d0a1a0a')
  assert.equal((await get('/api/essai/tout/visionneuse?id=2')).statusCode, 404)
  assert.equal((await get('/api/essai/tout/visionneuse')).statusCode, 400)
})

test('a drawing that could hold a script is never shown in place', async () => {
  const svg = await get('/api/essai/tout/visionneuse?id=svg')
  assert.match(String(svg.headers['content-disposition']), /^attachment/)
})

test('R7.30 an export is a file named after its label and its day in Paris', async () => {
  const csv = await get('/api/essai/tout/export?prefixe=%C3%88')
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(
    csv.headers['content-disposition'],
    `attachment; filename="essais-d-ete-2026-11-15.csv"; filename*=UTF-8''essais-d-ete-2026-11-15.csv`,
  )
  assert.equal(csv.body, '\ufeffIdentifiant;Nom\r\n1;Ève\r\n')
  assert.equal(csv.headers['cache-control'], 'no-store')
  assert.equal(csv.headers['x-content-type-options'], 'nosniff')
  const xlsx = await get('/api/essai/tout/export?format=xlsx')
  assert.match(String(xlsx.headers['content-disposition']), /essais-d-ete-2026-11-15\.xlsx/)
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  assert.equal((await get('/api/essai/tout/export?format=exe')).statusCode, 400)
})

test('an export gives every row where the list gives a page, and no formula', async () => {
  const csv = await get('/api/admin/essai/administre/export')
  assert.equal(csv.body, "\ufeffIdentifiant;Nom\r\n1;Ève\r\n2;'=1+1\r\n")
})

test('R7.31 a list prints as a PDF, and a document as itself', async () => {
  const liste = await get('/api/essai/tout/print')
  assert.equal(liste.headers['content-type'], 'application/pdf')
  assert.equal(liste.rawPayload.subarray(0, 5).toString(), '%PDF-')
  const document = await get('/api/essai/document/print')
  assert.match(String(document.headers['content-disposition']), /filename="attestation\.pdf"/)
})

test('an answer kept in memory is sent as it is, under an ETag', async () => {
  const plein = await get('/api/essai/memoire')
  assert.equal(plein.json()[0].nom.length, 2000)
  assert.equal(plein.headers['content-type'], 'application/json; charset=utf-8')
  assert.equal(plein.headers['cache-control'], 'no-cache')
  const etag = String(plein.headers.etag)
  assert.match(etag, /^"[\w-]{22}"$/)
  const connu = await get('/api/essai/memoire', { 'if-none-match': etag })
  assert.equal(connu.statusCode, 304)
  assert.equal(connu.body, '')
  const autre = await get('/api/essai/memoire', { 'if-none-match': '"autre", W/"encore"' })
  assert.equal(autre.statusCode, 200)
})

test('a query that fails is an error answer, not a broken file', async () => {
  const { tout } = registre
  const seul = fastify()
  registerErrorHandling(seul)
  const panne = () => Promise.reject(new Error('secret detail'))
  mountResources(seul, {
    registry: { tout },
    sources: { tout: { ...sources.tout, isShared: undefined, list: panne } } as never,
    contexts: contextes(now),
    letterhead: () => ({ nom: '', couleur: '#000000' }),
  })
  for (const url of ['/api/essai/tout', '/api/essai/tout/export', '/api/essai/tout/print']) {
    const reponse = await seul.inject(url)
    assert.equal(reponse.statusCode, 500, url)
    assert.equal(reponse.json().code, 'Internal', url)
    assert.match(String(reponse.headers['content-type']), /json/, url)
    assert.doesNotMatch(reponse.body, /secret/)
  }
  await seul.close()
})

test('a source without the method that its resource declares stops the boot', () => {
  const { tout } = registre
  assert.throws(
    () =>
      mountResources(fastify(), {
        registry: { tout },
        sources: { tout: {} } as never,
        contexts: contextes(now),
        letterhead: () => ({ nom: '', couleur: '#000000' }),
      }),
    /lacks list\(\)/,
  )
})

/** Mounts one resource whose rights were lost on the way. */
const mountAlone = (resource: object, source: object) => () =>
  mountResources(fastify(), {
    registry: { seul: resource as typeof registre.tableau },
    sources: { seul: source as never },
    contexts: contextes(now),
    letterhead: () => ({ nom: '', couleur: '#000000' }),
  })

test('a verb left without its access stops the boot', () => {
  const { tableau } = registre
  assert.throws(
    mountAlone({ ...tableau, can: { list: undefined } }, sources.tableau),
    /seul declares no access for list/,
  )
  assert.throws(
    () => defineResource({ ...sansDroits, can: { list: undefined } } as never),
    /\/essai\/sans-droits declares no access for list/,
  )
  assert.throws(
    () => defineResource({ ...sansDroits, can: ['list'] } as never),
    /\/essai\/sans-droits declares no access for list/,
  )
})

test('what a source treats and its resource does not declare stops the boot', () => {
  const { tableau } = registre
  const update = async () => ({ id: '1', nom: 'x' })
  assert.throws(
    mountAlone(tableau, { ...sources.tableau, update }),
    /seul declares no access for update, which its source treats/,
  )
})

const sansDroits = {
  slice: 'essai',
  path: '/essai/sans-droits',
  libelle: 'Sans droits',
  row: z.object({ id: z.string() }),
  identify: ({ id }: { id: string }) => id,
} as const

test('the compiler refuses a verb without its access', () => {
  const define = (_: () => unknown) => {}
  // @ts-expect-error nobody is said to be let in
  define(() => defineResource({ ...sansDroits, can: ['list'] }))
  // @ts-expect-error nor here
  define(() => defineResource({ ...sansDroits, can: { list: undefined } }))
  // @ts-expect-error there is no such verb
  define(() => defineResource({ ...sansDroits, can: { voler: 'public' } }))
  define(() => defineResource({ ...sansDroits, can: ['list'], access: 'public' }))
  define(() => defineResource({ ...sansDroits, can: { list: 'public' } }))
})

test('the compiler refuses a resource without its source, or a source without its verb', () => {
  type Some = Pick<typeof registre, 'tableau' | 'tout'>
  const { tableau, tout } = sources
  const typed = (_: Sources<Contextes, Some>) => {}
  // @ts-expect-error the source of « tout » is missing
  typed({ tableau })
  const { vel: _, ...sansVel } = tout
  // @ts-expect-error « tout » can vel
  typed({ tableau, tout: sansVel })
  const update = async () => ({ id: '1', nom: 'x' })
  // @ts-expect-error « tableau » cannot be updated: nobody has said who may
  typed({ tableau: { ...tableau, update }, tout })
  typed({ tableau, tout })
})

test('the compiler gives a source what the guard has proven, and no more', () => {
  const typed = (_: Sources<Contextes, Pick<typeof registre, 'partage'>>['partage']) => {}
  const { partage } = sources
  const nommee = async ({ qui }: { qui: string }) => [{ id: '1', nom: qui, revision: 1 }]
  // @ts-expect-error « partage » is read by everybody: nobody is known
  typed({ ...partage, list: nommee })
  typed({ ...partage, form: async ({ qui }) => ({ isModeGestionManuel: false, qui }) })
})
