import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FaqCategorie, type FaqQuestion, faqCategorieSchema } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { client } from '../portail/portail.schema.ts'
import { faqCommentaire, faqQuestion, faqRechercheVide, faqStatistique } from './faq.schema.ts'

let t: TestApp
let visitor: Inject
before(async () => {
  t = await createTestApp()
  visitor = t.visitor()
})
after(() => t?.close())

const content = async (query = '', call = visitor): Promise<FaqCategorie[]> =>
  (await call(`/api/inbenta-faq/content${query}`)).json().items
const top = async (call = visitor) =>
  (await content('?getPopular=true&userType=4', call))[0]?.items ?? []
const search = async (query: string, call = visitor): Promise<FaqQuestion[]> =>
  (await call(`/api/inbenta-faq/search?userType=4&query=${encodeURIComponent(query)}`)).json().items
const click = (payload: object, call = visitor) =>
  call({ method: 'POST', url: '/api/inbenta-faq/click', payload })
const rate = (payload: object, call = visitor) =>
  call({ method: 'POST', url: '/api/inbenta-faq/useful', payload })
const titles = (categories: FaqCategorie[]) =>
  categories.flatMap(({ items }) => items.map(({ title }) => title))

async function statsOf(title: string) {
  const [row] = await t.database.db
    .select()
    .from(faqStatistique)
    .innerJoin(faqQuestion, eq(faqQuestion.id, faqStatistique.questionId))
    .where(and(eq(faqQuestion.title, title), eq(faqQuestion.clientCode, 'horizon')))
  return row?.faq_statistique ?? { questionId: '', lectures: 0, utiles: 0, inutiles: 0 }
}

/** What is written after the answer, or announced by the database, takes a moment. */
async function eventually<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const value = await read()
    if (isGood(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return read()
}

test('R3.15 R3.16 R7.43 R7.127 the list is categories in order, with their questions', async () => {
  const categories = await content('?userType=4')
  assert.deepEqual(
    categories.map(({ name, order }) => [order, name]),
    [
      [1, 'Connexion à mon espace'],
      [2, 'Remboursements'],
      [3, 'Mon contrat et mes cotisations'],
      [4, 'Carte de tiers payant'],
      [5, 'Bénéficiaires'],
      [6, 'Soins\u00a0: optique, dentaire, hôpital'],
      [7, 'Prévoyance\u00a0: arrêt de travail, décès'],
      [8, 'Mon espace et mes données'],
    ],
  )
  for (const categorie of categories)
    assert.deepEqual(faqCategorieSchema.parse(categorie), categorie)
  const [premiere] = categories[0]?.items ?? []
  assert.equal(premiere?.title, 'J’ai oublié mon mot de passe, que faire\u00a0?')
  assert.deepEqual(
    premiere?.related.map(({ title }) => title),
    [
      'Quel est mon identifiant\u00a0?',
      'Mon accès est bloqué, comment le débloquer\u00a0?',
      'Je n’ai pas reçu l’e-mail d’activation',
    ],
  )
  const orders = categories.flatMap(({ items }) => items.map(({ order }) => order))
  assert.deepEqual(
    orders,
    orders.toSorted((a, b) => a - b),
  )
})

test('R7.44 the popular ones are the five most read', async () => {
  assert.deepEqual(
    (await top()).map(({ title }) => title),
    [
      'J’ai oublié mon mot de passe, que faire\u00a0?',
      'Comment créer mon espace personnel\u00a0?',
      'Sous combien de temps mes soins sont-ils remboursés\u00a0?',
      'Quel est mon identifiant\u00a0?',
      'Quand vais-je recevoir ma carte de tiers payant\u00a0?',
    ],
  )
  const [categorie] = await content('?getPopular=true')
  assert.deepEqual([categorie?.name, categorie?.items.length], ['Top 5', 5])
  assert.equal((await content('?getPopular=false')).length, 8)
})

test('R7.45 R7.129 a search forgives accents, capitals and typing mistakes', async () => {
  assert.equal((await search('IDENTIFIAN'))[0]?.title, 'Quel est mon identifiant\u00a0?')
  assert.equal((await search('resilié'))[0]?.title, 'Comment résilier mon contrat\u00a0?')
  assert.deepEqual(await search('pizza'), [])
})

test('empty, huge and hostile searches get a 4xx or an empty answer, never a 5xx', async () => {
  for (const query of ['', '%20%20', 'a'.repeat(201), '%00', '%F0%9F'])
    assert.equal((await visitor(`/api/inbenta-faq/search?query=${query}`)).statusCode, 400)
  assert.equal((await visitor('/api/inbenta-faq/search')).statusCode, 400)
  assert.equal((await visitor('/api/inbenta-faq/search?query=a&userType=9')).statusCode, 400)
  for (const query of ['a'.repeat(200), '%F0%9F%A6%B7', '%27%3B--', '__proto__', '%3Cb%3E'])
    assert.equal((await visitor(`/api/inbenta-faq/search?query=${query}`)).statusCode, 200, query)
})

test('questions for members are shown to members only, whatever a visitor claims', async () => {
  const rib = 'Comment modifier mes coordonnées bancaires\u00a0?'
  const camille = await t.as('camille.martin@example.org')
  for (const [query, call, isShown] of [
    ['', visitor, false],
    ['?userType=2', visitor, false],
    ['?userType=connecte', visitor, false],
    ['', camille, true],
    ['?userType=2', camille, true],
    ['?userType=connecte', camille, true],
    ['?userType=4', camille, false],
    ['?userType=visiteur', camille, false],
  ] satisfies [string, Inject, boolean][])
    assert.equal(titles(await content(query, call)).includes(rib), isShown, query)
  const related = (await content()).flatMap(({ items }) => items.flatMap((item) => item.related))
  assert.ok(related.every(({ title }) => title !== rib))
  assert.ok((await search('RIB')).every(({ title }) => title !== rib))
  const found = await camille('/api/inbenta-faq/search?query=RIB&userType=2')
  assert.equal(found.json().items[0].title, rib)
})

test('R7.46 R7.128 opening a question is counted, and moves it up at once', async () => {
  const title = 'Qu’est-ce que la télétransmission\u00a0?'
  const [question] = await search('télétransmission')
  assert.equal(question?.title, title)
  const { questionId, lectures } = await statsOf(title)
  const answer = await click({ clickCode: question?.clickCode, userType: 4 })
  assert.deepEqual([answer.statusCode, answer.body], [204, ''])
  assert.equal((await statsOf(title)).lectures, lectures + 1)
  await t.database.db
    .update(faqStatistique)
    .set({ lectures: 1000 })
    .where(eq(faqStatistique.questionId, questionId))
  await click({ clickCode: question?.clickCode })
  assert.equal((await top())[0]?.title, title)
  await t.database.db
    .update(faqStatistique)
    .set({ lectures })
    .where(eq(faqStatistique.questionId, questionId))
  // What another node counted is read again after five minutes.
  assert.equal((await top())[0]?.title, title)
  t.clock.now = new Date(t.clock.now.getTime() + 6 * 60_000)
  assert.notEqual((await top())[0]?.title, title)
})

test('twenty who read at once count twenty', async () => {
  const title = 'Quel est mon identifiant\u00a0?'
  const { lectures } = await statsOf(title)
  const [question] = await search('identifiant')
  await Promise.all(Array.from({ length: 20 }, () => click({ clickCode: question?.clickCode })))
  assert.equal((await statsOf(title)).lectures, lectures + 20)
})

test('R7.47 R7.130 a rating says yes or no, or says in words what was missing', async () => {
  const title = 'Comment résilier mon contrat\u00a0?'
  const [question] = await search('résilier')
  const rateCode = question?.rateCode
  const before = await statsOf(title)
  for (const payload of [
    { rateCode, isUseful: true, userType: 4 },
    { rateCode, isUseful: false, userType: '4' },
    { rateCode, comment: 'Et si je pars à l’étranger ? Mon numéro : 20450017, moi@example.org' },
  ]) {
    const answer = await rate(payload)
    assert.deepEqual([answer.statusCode, answer.body], [204, ''])
  }
  const after = await statsOf(title)
  assert.deepEqual([after.utiles, after.inutiles], [before.utiles + 1, before.inutiles + 1])
  const comments = await t.database.db.select().from(faqCommentaire)
  assert.deepEqual(
    comments.map(({ questionId, texte }) => [questionId, texte]),
    [[after.questionId, 'Et si je pars à l’étranger ? Mon numéro : •••, •••']],
  )
  assert.deepEqual(Object.keys(comments[0] ?? {}).sort(), ['id', 'le', 'questionId', 'texte'])
})

test('a rating that says nothing, or too much, is refused', async () => {
  const [question] = await search('résilier')
  const rateCode = question?.rateCode
  for (const payload of [
    { rateCode },
    { rateCode, comment: '  ' },
    { rateCode, comment: 'a'.repeat(1001) },
    { rateCode, isUseful: 'oui' },
    { isUseful: true },
  ])
    assert.equal((await rate(payload)).statusCode, 400, JSON.stringify(payload))
})

test('a code cannot be made up, lent to another use, nor taken to another client', async () => {
  const [question] = await search('résilier')
  const { clickCode = '', rateCode = '' } = question ?? {}
  const before = await statsOf('Comment résilier mon contrat\u00a0?')
  const forged = `${clickCode.slice(0, -1)}${clickCode.endsWith('A') ? 'B' : 'A'}`
  for (const code of [rateCode, forged, clickCode.slice(0, 22), 'x', `${clickCode}A`])
    assert.equal((await click({ clickCode: code })).statusCode, 404, code)
  assert.equal((await rate({ rateCode: clickCode, isUseful: true })).statusCode, 404)
  assert.deepEqual(await statsOf('Comment résilier mon contrat\u00a0?'), before)
  assert.notEqual(clickCode, rateCode)
})

test('every write needs the anti-forgery token', async () => {
  const [question] = await search('résilier')
  for (const [url, payload] of [
    ['/api/inbenta-faq/click', { clickCode: question?.clickCode }],
    ['/api/inbenta-faq/useful', { rateCode: question?.rateCode, isUseful: true }],
  ] satisfies [string, object][]) {
    const answer = await t.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'localhost' },
    })
    assert.equal(answer.statusCode, 403)
    assert.equal(answer.json().code, 'AntiForgery')
  }
})

test('R6.10 without the feature every call is refused, and each client has its own questions', async () => {
  const atlas = t.visitor('atlas.localhost')
  for (const url of ['/api/inbenta-faq/content', '/api/inbenta-faq/search?query=arret'])
    assert.equal((await atlas(url)).statusCode, 403, url)
  assert.equal((await click({ clickCode: 'x' }, atlas)).statusCode, 403)
  assert.equal((await rate({ rateCode: 'x', isUseful: true }, atlas)).statusCode, 403)
  const [row] = await t.database.db.select().from(client).where(eq(client.code, 'atlas'))
  const fonctionnalites = { ...row?.fonctionnalites, faqInbentaService: true }
  await t.database.db.update(client).set({ fonctionnalites }).where(eq(client.code, 'atlas'))
  await t.annuaire.refresh(t.database.db)
  const siennes = titles(await content('', atlas))
  assert.ok(siennes.includes('Comment déclarer un arrêt de travail\u00a0?'))
  assert.ok(titles(await content()).every((title) => !siennes.includes(title)))
  const [question] = await search('résilier')
  assert.equal((await click({ clickCode: question?.clickCode }, atlas)).statusCode, 404)
})

test('for a contract without the feature, members are refused', async () => {
  const camille = await t.as('camille.martin@example.org')
  const url = '/api/inbenta-faq/content'
  for (const [numeroContrat, status] of [
    ['20450001', 200],
    ['20450002', 403],
  ] satisfies [string, number][])
    assert.equal(
      (await camille({ url, headers: { 'x-numcontrat': numeroContrat } })).statusCode,
      status,
    )
})

test('a search that found nothing is counted, unless it holds something personal', async () => {
  const counted = async () =>
    (await t.database.db.select().from(faqRechercheVide))
      .filter(({ clientCode }) => clientCode === 'horizon')
      .map(({ texte, nombre }) => [texte, nombre])
  await t.database.db.delete(faqRechercheVide)
  await search('1 85 05 78 006 048')
  await search('zzzz@example.org')
  await search('Ma Trottinette ?')
  await search('trottinette')
  const rows = await eventually(counted, (found) => found[0]?.[1] === 2)
  assert.deepEqual(rows, [['trottinette', 2]])
})

test('a flood of searches leaves the thousand that matter', async () => {
  const { db } = t.database
  const le = new Date('2026-01-01')
  await db.insert(faqRechercheVide).values(
    Array.from({ length: 1100 }, (_, i) => ({
      clientCode: 'horizon',
      texte: `bruit ${i}`,
      nombre: 1,
      derniereLe: le,
    })),
  )
  await search('xylophone')
  const kept = await eventually(
    () => db.select().from(faqRechercheVide),
    ({ length }) => length === 1000,
  )
  assert.equal(kept.length, 1000)
  assert.ok(kept.some(({ texte }) => texte === 'trottinette'))
  assert.ok(kept.some(({ texte }) => texte === 'xylophone'))
})

test('a publication is announced by the database itself; drafts and scripts are never shown', async () => {
  const { db } = t.database
  const [modele] = await db.select().from(faqQuestion).where(eq(faqQuestion.clientCode, 'horizon'))
  const brouillon = {
    clientCode: 'horizon',
    categorieId: modele?.categorieId ?? '',
    title: 'Une question toute neuve',
    content: '<p onclick="x()">Réponse<script>alert(1)</script></p>',
    ordre: 99,
  }
  const [{ id } = { id: '' }] = await db.insert(faqQuestion).values(brouillon).returning()
  const shown = async () =>
    (await content()).flatMap(({ items }) => items).find(({ title }) => title === brouillon.title)
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(await shown(), undefined)
  await db.update(faqQuestion).set({ publieLe: new Date() }).where(eq(faqQuestion.id, id))
  const question = await eventually(shown, (found) => found !== undefined)
  assert.equal(question?.content, '<p>Réponse</p>')
  assert.equal((await click({ clickCode: question?.clickCode })).statusCode, 204)
  assert.equal((await statsOf(brouillon.title)).lectures, 1)
  await db.delete(faqQuestion).where(eq(faqQuestion.id, id))
  assert.equal((await click({ clickCode: question?.clickCode })).statusCode, 404)
  assert.equal((await rate({ rateCode: question?.rateCode, isUseful: true })).statusCode, 404)
  assert.equal((await rate({ rateCode: question?.rateCode, comment: 'a' })).statusCode, 404)
  assert.equal(await eventually(shown, (found) => found === undefined), undefined)
})

test('a list that has not changed is not sent again', async () => {
  const url = '/api/inbenta-faq/content?userType=4'
  const { headers } = await visitor(url)
  const back = { 'if-none-match': String(headers.etag) }
  assert.equal((await visitor({ url, headers: back })).statusCode, 304)
})

test('the four calls are in the API’s documentation', async () => {
  const { paths } = (await visitor('/api/openapi.json')).json()
  assert.ok(paths['/api/inbenta-faq/content'].get)
  assert.ok(paths['/api/inbenta-faq/search'].get)
  assert.ok(paths['/api/inbenta-faq/click'].post)
  assert.ok(paths['/api/inbenta-faq/useful'].post)
})

test('opinions are limited per address, and politely', async () => {
  const limited = await createTestApp({ environment: { RATE_LIMIT: '1200' } })
  try {
    const post = () =>
      limited.visitor()({
        method: 'POST',
        url: '/api/inbenta-faq/useful',
        payload: { rateCode: 'x', isUseful: true },
      })
    for (let i = 0; i < 20; i++) assert.equal((await post()).statusCode, 404)
    const refused = await post()
    assert.equal(refused.statusCode, 429)
    assert.equal(refused.json().code, 'TooManyRequests')
    assert.equal((await limited.visitor()('/api/inbenta-faq/content')).statusCode, 200)
  } finally {
    await limited.close()
  }
})
