import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { blocklistsResource, type CmsItem, cmsItemSchema } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { contenu } from './contenu.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const lire = async (query: string, host?: string): Promise<CmsItem[]> =>
  (await t.visitor(host)(`/api/cms/blocklists?${query}`)).json()

test('R7.54 R7.55 R3.47 a block is a list of contents, in their order', async () => {
  const pages = await lire('name=Pages_Statiques')
  assert.deepEqual(
    pages.map(({ name }) => name),
    ['mentions-legales', 'donnees-personnelles', 'accessibilite', 'cookies', 'cgu'],
  )
  for (const page of pages) assert.deepEqual(cmsItemSchema.parse(page), page)
  assert.equal(new Set(pages.map(blocklistsResource.identify)).size, 5)
})

test('R7.54 itemName chooses one of the block', async () => {
  const pages = await lire('name=Pages_Statiques&itemName=cookies')
  assert.deepEqual(
    pages.map(({ title }) => title),
    ['Cookies'],
  )
})

test('R7.56 the blocks that the public screens ask for are published', async () => {
  for (const name of [
    'Pages_Statiques',
    'Register_Help',
    'Register_Num_Secu_Popup',
    'Aide_Contact',
  ])
    for (const host of ['localhost', 'atlas.localhost'])
      assert.ok((await lire(`name=${name}`, host)).length > 0, `${name} ${host}`)
})

test('an unknown name is an empty list, no name is refused', async () => {
  assert.deepEqual(await lire('name=Inconnu'), [])
  assert.deepEqual(await lire('name=Pages_Statiques&itemName=inconnue'), [])
  assert.deepEqual(await lire('name=__proto__&itemName=constructor'), [])
  assert.equal((await t.visitor()('/api/cms/blocklists')).statusCode, 400)
})

test('each client has its own contents', async () => {
  const [horizon] = await lire('name=Pages_Statiques&itemName=mentions-legales')
  const [atlas] = await lire('name=Pages_Statiques&itemName=mentions-legales', 'atlas.localhost')
  assert.match(horizon?.content ?? '', /Mutuelle Horizon/)
  assert.match(atlas?.content ?? '', /Prévoyance Atlas/)
  assert.doesNotMatch(atlas?.content ?? '', /Horizon/)
})

test('a content that has not changed is not sent again', async () => {
  const url = '/api/cms/blocklists?name=Pages_Statiques'
  const { headers } = await t.visitor()(url)
  const headersBack = { 'if-none-match': String(headers.etag) }
  assert.equal((await t.visitor()({ url, headers: headersBack })).statusCode, 304)
})

test('what is published shows at the next refresh, drafts never, and scripts not at all', async () => {
  const { db } = t.database
  const brouillon = {
    clientCode: 'horizon',
    bloc: 'Essai',
    name: 'un',
    title: 'Un',
    content: '<p>a<script>alert(1)</script></p>',
    ordre: 1,
  }
  await db.insert(contenu).values(brouillon)
  await t.contenus.refresh(db)
  assert.deepEqual(await lire('name=Essai'), [])
  await db.update(contenu).set({ publieLe: new Date() }).where(eq(contenu.bloc, 'Essai'))
  assert.deepEqual(await lire('name=Essai'), [])
  await t.contenus.refresh(db)
  assert.equal((await lire('name=Essai'))[0]?.content, '<p>a</p>')
})
