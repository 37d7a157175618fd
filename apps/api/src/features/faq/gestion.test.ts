import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type {
  ATraiterFaq,
  CategorieFaq,
  FaqCategorie,
  LigneGestion,
  VersionGestion,
} from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'
import { faqRechercheVide } from './faq.schema.ts'

type QuestionFaq = LigneGestion & Record<'title' | 'categorieId', string>

let t: TestApp
let admin: Inject
let visitor: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  visitor = t.visitor()
})
after(() => t?.close())

const post = (path: string, payload: object) =>
  admin({ method: 'POST', url: `/api/admin/inbenta-faq/${path}`, payload })
async function done<T>(path: string, payload: object): Promise<T> {
  const answer = await post(path, payload)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as T
}
const rows = async <T>(path: string): Promise<T[]> =>
  (await admin(`/api/admin/inbenta-faq/${path}`)).json().items
const questions = () => rows<QuestionFaq>('questions?taille=200')
const categories = () => rows<CategorieFaq>('categories')
const aTraiter = () => rows<ATraiterFaq>('a-traiter')

async function eventually<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 200; turn++) {
    const value = await read()
    if (isGood(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return read()
}
/** What a visitor reads: announcements travel by themselves, so it is waited for. */
const lues = async (): Promise<FaqCategorie[]> =>
  (await visitor('/api/inbenta-faq/content')).json().items
const titres = async () => (await lues()).flatMap(({ items }) => items.map(({ title }) => title))
const search = (query: string) =>
  visitor(`/api/inbenta-faq/search?query=${encodeURIComponent(query)}`)

test('a search without an answer becomes a question, written, published and found', async () => {
  for (const _ of [1, 2]) await search('zorglub cosmique')
  await search('zorglub 06 12 34 56 78')
  const [recherche] = await eventually(aTraiter, ([une]) => une?.nombre === 2)
  assert.deepEqual(
    [recherche?.genre, recherche?.texte, recherche?.nombre],
    ['recherche', 'zorglub cosmique', 2],
  )
  assert.equal(
    (await aTraiter()).some(({ texte }) => /\d{4}/.test(texte)),
    false,
  )

  const [categorie] = await categories()
  const creee = await done<QuestionFaq>('questions/create', {
    categorieId: categorie?.id,
    title: 'Qu’est-ce que le zorglub cosmique ?',
    content: null,
    lectorat: 'visiteur',
    motsCles: [],
    reliees: [],
  })
  const { id, genre } = recherche as ATraiterFaq
  await done('a-traiter', { id, genre, isRepondue: true })
  assert.equal((await aTraiter()).length, 0)
  const texte = { motsCles: ['zorglub'], reliees: [creee.id] }
  const vide = await post('questions/publish', {
    id: creee.id,
    revision: 1,
    le: t.clock.now.toISOString(),
  })
  assert.equal(vide.json().champs.content, 'Une question se publie avec sa réponse')
  const ecrite = await done<QuestionFaq>('questions', {
    id: creee.id,
    revision: 1,
    valeurs: {
      ...texte,
      content: '<p onclick="x()">Une réponse<script>alert(1)</script></p>',
    },
  })
  assert.deepEqual([ecrite.revision, ecrite.publieeRevision], [2, null])
  assert.equal((await titres()).includes(creee.title), false)

  const stale = await post('questions', {
    id: creee.id,
    revision: 1,
    valeurs: { content: '<p>Autre</p>' },
  })
  assert.equal(stale.statusCode, 409)
  assert.equal(stale.json().versions.actuelle.revision, 2)

  await done('questions/publish', { id: creee.id, revision: 2, le: t.clock.now.toISOString() })
  await eventually(titres, (tous) => tous.includes(creee.title))
  const [trouvee] = (await search('zorglub')).json().items
  assert.deepEqual([trouvee.title, trouvee.content], [creee.title, '<p>Une réponse</p>'])
  assert.deepEqual(trouvee.related, [])
})

test('what is public is written over by a draft, compared and taken again', async () => {
  const [premiere] = await titres()
  const une = (await questions()).find(({ title }) => title === premiere)
  const autre = (await questions()).find(({ title }) => title !== premiere)
  assert.ok(une && autre)
  const valeurs = { title: 'Un autre titre', reliees: [autre.id] }
  await done('questions', { id: une.id, revision: 1, valeurs })
  assert.equal((await titres())[0], une.title)
  await done('questions/publish', { id: une.id, revision: 2, le: t.clock.now.toISOString() })
  await eventually(titres, ([premier]) => premier === 'Un autre titre')
  const [publiee] = (await lues())[0]?.items ?? []
  assert.deepEqual(
    publiee?.related.map(({ title }) => title),
    [autre.title],
  )

  await done('questions/restore', { id: une.id, revision: 2, version: 1 })
  await done('questions/publish', { id: une.id, revision: 3, le: t.clock.now.toISOString() })
  await eventually(titres, ([premier]) => premier === une.title)
  const { versions } = (
    await admin(`/api/admin/inbenta-faq/questions/versions?id=${une.id}`)
  ).json()
  assert.deepEqual(
    (versions as VersionGestion[]).map(({ revision, par }) => [revision, par]),
    [
      [3, 'Sophie Lambert'],
      [2, 'Sophie Lambert'],
      [1, null],
    ],
  )
  const occupee = await post('questions/delete', { id: une.id, revision: 3 })
  assert.equal(occupee.statusCode, 409)
  await done('questions/publish', { id: une.id, revision: 3, le: null })
  await eventually(titres, (tous) => !tous.includes(une.title))
})

test('categories are made, renamed, ordered and deleted once empty', async () => {
  const nouvelle = await done<CategorieFaq>('categories/create', { name: 'Divers' })
  const pris = await post('categories/create', { name: 'Divers' })
  assert.equal(pris.json().champs.name, 'Une catégorie porte déjà ce nom')
  await done('categories', { id: nouvelle.id, revision: 1, name: 'Tout le reste' })
  const ids = (await categories()).map(({ id }) => id)
  const tour = [nouvelle.id, ...ids.filter((id) => id !== nouvelle.id)]
  assert.equal((await post('ordre', { categorieId: null, ids: tour.slice(1) })).statusCode, 409)
  await done('ordre', { categorieId: null, ids: tour })
  assert.deepEqual(
    (await categories()).map(({ id }) => id),
    tour,
  )
  const [, pleine] = await categories()
  const refus = await post('categories/delete', { id: pleine?.id, revision: pleine?.revision })
  assert.match(refus.json().message, /contient des questions/)
  await done('ordre', { categorieId: null, ids })
  await post('categories/delete', { id: nouvelle.id, revision: 2 })
  assert.equal((await categories()).length, ids.length - 1)

  // As they are read.
  const [premiere] = await lues()
  const siennes = premiere?.items.map(({ title }) => title) ?? []
  const connues = await questions()
  const inverse = siennes.toReversed()
  await done('ordre', {
    categorieId: ids[0],
    ids: [
      ...inverse.map((titre) => connues.find(({ title }) => title === titre)?.id),
      ...connues
        .filter(({ categorieId, title }) => categorieId === ids[0] && !siennes.includes(title))
        .map(({ id }) => id),
    ],
  })
  await eventually(titres, ([title]) => title === inverse[0])
  assert.deepEqual(
    (await lues())[0]?.items.map(({ title }) => title),
    inverse,
  )
})

test('a search is left aside for good, a comment is dealt with once', async () => {
  await search('blablabla introuvable')
  await eventually(aTraiter, (liste) => liste.some(({ texte }) => texte.includes('introuvable')))
  const [lue] = (await lues())[0]?.items ?? []
  await visitor({
    method: 'POST',
    url: '/api/inbenta-faq/useful',
    payload: { rateCode: lue?.rateCode, isUseful: false, comment: 'Et pour un enfant ?' },
  })
  const commentaire = (await aTraiter()).find(({ genre }) => genre === 'commentaire')
  assert.equal(commentaire?.texte, 'Et pour un enfant ?')
  assert.equal(commentaire?.question?.title, lue?.title)
  for (const { id, genre } of await aTraiter()) await done('a-traiter', { id, genre })
  assert.deepEqual(await aTraiter(), [])
  await search('blablabla introuvable')
  const { db } = t.database
  await eventually(
    () => db.select().from(faqRechercheVide).where(eq(faqRechercheVide.nombre, 2)),
    (trouvees) => trouvees.length > 0,
  )
  assert.deepEqual(await aTraiter(), [])
  const lignes = await db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'faq'), eq(historique.clientCode, 'horizon')))
  assert.ok(lignes.length > 10)
})
