import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import type { FaqCategorie } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../../testing/index.ts'
import type { Demande } from '../service.ts'
import { createInbentaFaq, type Distante } from './index.ts'
import { startKnowledgeServer } from './testing/knowledge-server.ts'

let inbenta: Awaited<ReturnType<typeof startKnowledgeServer>>
let clock: number
let faq: Distante
const visiteur = { clientCode: 'horizon', lectorat: 'visiteur', now: new Date() } as Demande
const connecte = { ...visiteur, lectorat: 'connecte' } as Demande

const config = (more: object = {}) => ({
  url: inbenta.url,
  apiKey: 'la-cle',
  secret: 'le-secret',
  environment: 'production' as const,
  ...more,
})

beforeEach(async () => {
  inbenta = await startKnowledgeServer()
  clock = 1_800_000_000_000
  faq = createInbentaFaq(config(), { now: () => clock, timeoutMs: 20_000 })
})
afterEach(() => inbenta.close())

const isBadGateway = { code: 'BadGateway' }
const list = async (demande = visiteur) => (await faq.list(demande)) as FaqCategorie[]

test('the list is read in pages and put into its categories, sanitised, with what goes with it', async () => {
  const categories = await list()
  assert.deepEqual(
    categories.map(({ name, order, items }) => [order, name, items.map(({ title }) => title)]),
    [
      [1, 'Remboursements', ['Délai de remboursement', 'Dans deux catégories']],
      [2, 'Connexion', ['Mot de passe oublié', 'Dans deux catégories']],
      [3, 'Autres questions', ['Sans catégorie connue']],
    ],
  )
  const [delai, deux] = categories[0]?.items ?? []
  assert.equal(delai?.content, '<p>Cinq jours</p>')
  assert.deepEqual([delai?.clickCode, delai?.rateCode], ['clic-2', 'note-2'])
  assert.equal(deux?.content, '')
  assert.equal(categories[2]?.items[0]?.content, 'Texte')
  assert.deepEqual(
    categories[1]?.items[0]?.related.map(({ title }) => title),
    ['Délai de remboursement'],
  )
})

test('the key, the token and who asks travel in headers, the secret only to be exchanged', async () => {
  await faq.search(visiteur, 'pizza')
  await faq.search(connecte, 'pizza')
  const [auth, ...searches] = inbenta.seen
  assert.equal(auth?.headers['x-inbenta-key'], 'la-cle')
  assert.deepEqual(auth?.body, { secret: 'le-secret' })
  assert.deepEqual(
    searches.map(({ headers }) => [
      headers.authorization,
      headers['x-inbenta-key'],
      headers['x-inbenta-env'],
      headers['x-inbenta-user-type'],
    ]),
    [
      ['Bearer jeton-1', 'la-cle', 'production', '4'],
      ['Bearer jeton-1', 'la-cle', 'production', '2'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(searches), /le-secret/)
})

test('popular and search give questions', async () => {
  const [top] = (await faq.popular(visiteur)) as FaqCategorie[]
  assert.equal(top?.name, 'Top 5')
  assert.deepEqual(
    top?.items.map(({ title }) => title),
    ['Délai de remboursement', 'Mot de passe oublié'],
  )
  const [found] = await faq.search(visiteur, 'passe')
  assert.deepEqual([found?.title, found?.related.length], ['Mot de passe oublié', 1])
  assert.deepEqual(await faq.search(visiteur, 'pizza'), [])
  assert.deepEqual(inbenta.seen.find(({ path }) => path === '/km/v1/search')?.body, {
    query: 'passe',
    length: 10,
    type: 'search',
    tracking: true,
  })
})

test('clicks, ratings and comments are tracked', async () => {
  await faq.click(visiteur, 'clic-1')
  await faq.rate(visiteur, { rateCode: 'note-1', isUseful: true })
  await faq.rate(visiteur, { rateCode: 'note-1', isUseful: false })
  await faq.rate(visiteur, { rateCode: 'note-1', comment: 'Trop court, je suis a@b.fr' })
  assert.deepEqual(
    inbenta.seen.filter(({ path }) => path.endsWith('/events')).map(({ body }) => body),
    [
      { type: 'click', data: { code: 'clic-1' } },
      { type: 'rate', data: { code: 'note-1', value: 1 } },
      { type: 'rate', data: { code: 'note-1', value: 2 } },
      { type: 'rate', data: { code: 'note-1', value: 2, comment: 'Trop court, je suis •••' } },
    ],
  )
  await assert.rejects(faq.click(visiteur, 'inventé'), { code: 'NotFound' })
})

test('what people type by mistake is not sent to another house', async () => {
  await faq.search(visiteur, 'mon numéro 1 85 05 78 006 048')
  assert.match(JSON.stringify(inbenta.seen.at(-1)), /"query":"mon numéro •••"/)
})

test('one token serves until it ends, however many ask at once', async () => {
  const auths = () => inbenta.asked().filter((route) => route === 'POST /v1/auth').length
  await Promise.all(['a', 'b', 'c', 'd'].map((query) => faq.search(visiteur, query)))
  assert.equal(auths(), 1)
  clock += 1_160_000
  await faq.search(visiteur, 'e')
  assert.equal(auths(), 1)
  clock += 20_000
  await Promise.all(['f', 'g'].map((query) => faq.search(visiteur, query)))
  assert.equal(auths(), 2)
})

test('a token refused before its time is asked for again, once', async () => {
  await faq.search(visiteur, 'passe')
  inbenta.state.tokens.clear()
  inbenta.seen.length = 0
  assert.equal((await faq.search(visiteur, 'passe')).length, 1)
  assert.deepEqual(inbenta.asked().slice(0, 3), [
    'POST /km/v1/search',
    'POST /v1/auth',
    'POST /km/v1/search',
  ])
  inbenta.state.fault = ({ path }, response) => {
    if (!path.startsWith('/km/')) return false
    response.writeHead(401).end()
    return true
  }
  inbenta.seen.length = 0
  await assert.rejects(faq.search(visiteur, 'passe'), isBadGateway)
  assert.equal(inbenta.seen.length, 3)
})

test('a wrong secret is found out, and forgotten as soon as it is right', async () => {
  const wrong = createInbentaFaq(config({ secret: 'autre' }))
  await assert.rejects(wrong.search(visiteur, 'a'), isBadGateway)
  await assert.rejects(wrong.search(visiteur, 'a'), isBadGateway)
  assert.equal(inbenta.seen.length, 2)
})

for (const [quoi, fault] of [
  ['a 500', (response) => response.writeHead(500).end('{}')],
  ['a page instead of JSON', (response) => response.writeHead(200).end('<html>')],
  ['another shape', (response) => response.writeHead(200).end('{"results":[{"id":1}]}')],
  ['an empty answer', (response) => response.writeHead(200).end()],
  ['a redirection elsewhere', (response) => response.writeHead(302, { location: '/x' }).end()],
  ['a cut connection', (response) => response.destroy()],
  ['silence', () => {}],
] satisfies [string, (response: import('node:http').ServerResponse) => unknown][]) {
  test(`${quoi} is somebody else’s breakdown`, async () => {
    inbenta.state.fault = ({ path }, response) => {
      if (!path.startsWith('/km/')) return false
      fault(response)
      return true
    }
    // Only silence has to be waited for; the others answer long before.
    const hurried = createInbentaFaq(config(), { timeoutMs: quoi === 'silence' ? 300 : 20_000 })
    await assert.rejects(hurried.search(visiteur, 'passe'), isBadGateway)
    await assert.rejects(hurried.list(visiteur), isBadGateway)
  })
}

test('a list is kept five minutes, and an hour when Inbenta is away', async () => {
  await list()
  const before = inbenta.seen.length
  clock += 4 * 60_000
  await Promise.all([list(), list()])
  assert.equal(inbenta.seen.length, before)
  clock += 2 * 60_000
  inbenta.state.fault = (_, response) => {
    response.writeHead(503).end()
    return true
  }
  assert.equal((await list()).length, 3)
  clock += 60 * 60_000
  await assert.rejects(list(), isBadGateway)
  inbenta.state.fault = () => false
  assert.equal((await list()).length, 3)
})

test('related contents that fail leave the answer alone', async () => {
  inbenta.state.fault = ({ path }, response) => {
    if (!path.endsWith('/related')) return false
    response.writeHead(500).end()
    return true
  }
  const [found] = await faq.search(visiteur, 'passe')
  assert.deepEqual([found?.title, found?.related], ['Mot de passe oublié', []])
})

/** The whole portal, set to ask Inbenta. */
let t: TestApp
let elsewhere: typeof inbenta
before(async () => {
  elsewhere = await startKnowledgeServer()
  t = await createTestApp({
    environment: {
      INBENTA_URL: elsewhere.url,
      INBENTA_API_KEY: 'la-cle',
      INBENTA_SECRET: 'le-secret',
    },
  })
})
after(async () => {
  await t?.close()
  await elsewhere?.close()
})

test('the same calls of the portal are answered by Inbenta', async () => {
  const visitor = t.visitor()
  const content = (await visitor('/api/inbenta-faq/content?userType=4')).json()
  assert.equal(content.items[0].name, 'Remboursements')
  const top = (await visitor('/api/inbenta-faq/content?getPopular=true')).json()
  assert.equal(top.items[0].items[0].clickCode, 'clic-2')
  const found = (await visitor('/api/inbenta-faq/search?query=passe')).json()
  assert.equal(found.total, 1)
  const post = (url: string, payload: object) => visitor({ method: 'POST', url, payload })
  assert.equal((await post('/api/inbenta-faq/click', { clickCode: 'clic-1' })).statusCode, 204)
  const avis = { rateCode: 'note-1', isUseful: true }
  assert.equal((await post('/api/inbenta-faq/useful', avis)).statusCode, 204)
  assert.equal((await post('/api/inbenta-faq/click', { clickCode: 'faux' })).statusCode, 404)
})

test('without Inbenta the portal says so, in French, and goes on', async () => {
  elsewhere.state.fault = (_, response) => {
    response.writeHead(503).end()
    return true
  }
  const answer = await t.visitor()('/api/inbenta-faq/search?query=passe')
  assert.equal(answer.statusCode, 502)
  assert.deepEqual(answer.json(), {
    code: 'BadGateway',
    message: 'Ce service ne répond pas pour le moment. Réessayez dans quelques instants',
  })
  assert.equal((await t.visitor()('/api/identity/client')).statusCode, 200)
  assert.equal((await t.visitor()('/health/ready')).statusCode, 200)
})
