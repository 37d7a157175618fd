import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify'
import { registerErrorHandling } from '../http/errors.ts'
import { mountResources } from './mount.ts'
import { type Contexte, registre, sources } from './testing/specimen.ts'

let app: FastifyInstance
const routes: RouteOptions[] = []
const now = new Date('2026-11-14T23:30:00Z')

before(async () => {
  app = fastify()
  registerErrorHandling(app)
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  mountResources<Contexte, typeof registre>(app, {
    registry: registre,
    sources,
    context: () => ({ now, qui: 'Camille' }),
    sharedContext: () => ({ now, qui: 'personne' }),
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
      'GET /api/essai/page',
      'GET /api/essai/tableau',
      'GET /api/essai/un',
      'GET /api/essai/nomme',
      'GET /api/essai/memoire',
      'GET /api/essai/document/print',
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

test('R7.38 an update posted to /print comes back as a document', async () => {
  const document = await post('/api/essai/tout/print', { nom: 'Léa', age: 7 })
  assert.equal(document.headers['content-type'], 'application/pdf')
  assert.equal(document.body, '%PDF Léa')
  assert.match(
    String(document.headers['content-disposition']),
    /^attachment; filename="saisie\.pdf"/,
  )
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
    sources: { tout: { ...sources.tout, isShared: undefined, list: panne } },
    context: () => ({ now, qui: '' }),
    sharedContext: () => ({ now, qui: '' }),
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
        context: () => ({ now }),
        sharedContext: () => ({ now }),
        letterhead: () => ({ nom: '', couleur: '#000000' }),
      }),
    /lacks list\(\)/,
  )
})

test('the compiler refuses a resource without its source, or a source without its verb', () => {
  const mount = mountResources<Contexte, Pick<typeof registre, 'tableau' | 'tout'>>
  const { tableau, tout } = sources
  const typed = (_: Parameters<typeof mount>[1]['sources']) => {}
  // @ts-expect-error the source of « tout » is missing
  typed({ tableau })
  const { vel: _, ...sansVel } = tout
  // @ts-expect-error « tout » can vel
  typed({ tableau, tout: sansVel })
  typed({ tableau, tout })
})
