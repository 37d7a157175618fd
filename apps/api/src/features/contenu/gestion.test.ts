import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CmsItem, LigneGestion, VersionGestion } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const post = async (payload: object, verbe = '') =>
  admin({ method: 'POST', url: `/api/admin/cms/blocklists${verbe}`, payload })
type Contenu = LigneGestion &
  Record<
    'title' | 'name' | 'publieLe' | 'publieeRevision' | 'programmeeLe' | 'programmeeRevision',
    unknown
  >
const done = async (payload: object, verbe = ''): Promise<Contenu> => {
  const answer = await post(payload, verbe)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as Contenu
}
const find = async (name: string): Promise<Contenu> => {
  const { items } = (await admin(`/api/admin/cms/blocklists?q=${name}`)).json() as {
    items: Contenu[]
  }
  const found = items.find((contenu) => contenu.name === name)
  assert.ok(found, name)
  return found
}
/** Announcements travel by themselves: what everybody reads is waited for. */
async function shown(name: string, isThere: (item: CmsItem | undefined) => boolean) {
  const read = async () =>
    (
      (
        await t.visitor()(`/api/cms/blocklists?name=Pages_Statiques&itemName=${name}`)
      ).json() as CmsItem[]
    )[0]
  for (let turn = 0; turn < 200 && !isThere(await read()); turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return read()
}
const apercu = async (name: string, le: string) =>
  (
    (
      await admin(
        `/api/admin/cms/apercu?name=Pages_Statiques&itemName=${name}&le=${encodeURIComponent(le)}`,
      )
    ).json() as CmsItem[]
  )[0]

test('a draft over what is public is read by nobody until it is published', async () => {
  const cgu = await find('cgu')
  assert.deepEqual([cgu.revision, cgu.publieeRevision], [1, 1])
  const ecrit = await done({
    id: cgu.id,
    revision: 1,
    valeurs: {
      title: 'Conditions',
      content: '<p class="chapo primaire">Neuf<script>alert(1)</script></p>',
    },
  })
  assert.deepEqual([ecrit.title, ecrit.revision, ecrit.publieeRevision], ['Conditions', 2, 1])
  assert.equal((await shown('cgu', Boolean))?.title, 'Conditions générales d’utilisation')
  assert.equal((await apercu('cgu', 'brouillon'))?.content, '<p class="chapo primaire">Neuf</p>')

  await done({ id: cgu.id, revision: 2, le: t.clock.now.toISOString() }, '/publish')
  assert.equal(
    (await shown('cgu', (item) => item?.title === 'Conditions'))?.content,
    '<p class="chapo primaire">Neuf</p>',
  )
})

test('what was public before comes back from its revisions', async () => {
  const cgu = await find('cgu')
  const { versions } = (await admin(`/api/admin/cms/blocklists/versions?id=${cgu.id}`)).json() as {
    versions: VersionGestion[]
  }
  assert.deepEqual(
    versions.map(({ revision, valeurs }) => [revision, valeurs?.title]),
    [
      [2, 'Conditions'],
      [1, 'Conditions générales d’utilisation'],
    ],
  )
  const rendu = await done({ id: cgu.id, revision: 2, version: 1 }, '/restore')
  assert.deepEqual([rendu.revision, rendu.publieeRevision], [3, 2])
  await done({ id: cgu.id, revision: 3, le: t.clock.now.toISOString() }, '/publish')
  assert.match(
    (await shown('cgu', (item) => item?.title !== 'Conditions'))?.content ?? '',
    /<h4>1\. À qui/,
  )
})

test('R9.41 R9.42 the address of a page is made of what was typed; what leaves nothing is refused', async () => {
  const page = { bloc: 'Pages_Statiques', title: 'Santé', content: '<p>Un</p>' }
  const fait = await done({ ...page, name: ' Été & Santé ! ' }, '/create')
  assert.equal(fait.name, 'ete-sante')
  const url = '/api/admin/cms/blocklists/create'
  const refus = await admin({ method: 'POST', url, payload: { ...page, name: '&&&' } })
  assert.equal(refus.statusCode, 400)
})

test('on its day the revision that was planned is shown, whatever was written since', async () => {
  const neuf = await done(
    { bloc: 'Pages_Statiques', name: 'partenaires', title: 'Partenaires', content: '<p>Un</p>' },
    '/create',
  )
  const demain = new Date(t.clock.now.getTime() + 86_400_000).toISOString()
  const prevu = await done({ id: neuf.id, revision: 1, le: demain }, '/publish')
  assert.deepEqual([prevu.programmeeRevision, prevu.publieLe], [1, null])
  await done({ id: neuf.id, revision: 1, valeurs: { content: '<p>Deux</p>' } })
  assert.equal(await apercu('partenaires', t.clock.now.toISOString()), undefined)
  assert.equal((await apercu('partenaires', demain))?.content, '<p>Un</p>')
  await t.jobs.drain()
  assert.equal(await shown('partenaires', () => true), undefined)
  t.clock.now = new Date(t.clock.now.getTime() + 86_400_000)
  await t.jobs.drain()
  assert.equal((await shown('partenaires', Boolean))?.content, '<p>Un</p>')
  // A day later the session is over.
  admin = await t.as('admin@example.org')
  const { revision, publieeRevision, programmeeLe } = await find('partenaires')
  assert.deepEqual([revision, publieeRevision, programmeeLe], [2, 1, null])
})

test('a plan is cancelled, then what is public is taken back, then it may go', async () => {
  const { id, revision } = await find('partenaires')
  const plus = new Date(t.clock.now.getTime() + 86_400_000).toISOString()
  await done({ id, revision, le: plus }, '/publish')
  const annule = await done({ id, revision, le: null }, '/publish')
  assert.equal(annule.programmeeLe, null)
  assert.ok(annule.publieLe)
  assert.equal((await post({ id, revision }, '/delete')).statusCode, 409)
  assert.equal((await done({ id, revision, le: null }, '/publish')).publieLe, null)
  assert.equal(await shown('partenaires', (item) => !item), undefined)
  assert.equal((await post({ id, revision }, '/delete')).statusCode, 204)
})

test('a page that the law wants is changed, neither emptied nor taken back', async () => {
  const { id, revision } = await find('mentions-legales')
  const retire = await post({ id, revision, le: null }, '/publish')
  assert.equal(retire.statusCode, 409)
  assert.match(retire.json().message, /La loi demande que cette page soit publique/)
  const vide = await done({ id, revision, valeurs: { content: '<p>&nbsp;</p>' } })
  const le = t.clock.now.toISOString()
  const publie = await post({ id, revision: vide.revision, le }, '/publish')
  assert.equal(publie.statusCode, 400)
  assert.match(publie.json().champs.content, /ne peut pas être vide/)
  assert.ok((await shown('mentions-legales', Boolean))?.content)
})

test('an empty text is kept as a draft, and published to nobody', async () => {
  const { id, revision } = await find('cookies')
  const vide = await done({ id, revision, valeurs: { content: '<p><br></p>' } })
  const le = t.clock.now.toISOString()
  const publie = await post({ id, revision: vide.revision, le }, '/publish')
  assert.equal(publie.statusCode, 400)
  assert.match(publie.json().champs.content, /Un texte vide ne se publie pas/)
  assert.ok((await shown('cookies', Boolean))?.content)
})

test('what is wrong is said at its field, and whoever comes second is shown what stands', async () => {
  const cookies = await find('cookies')
  const sent = { id: cookies.id, revision: cookies.revision }
  const valeurs = { title: 'Cookies', content: '<img src="/a.png">' }
  const refus = await post({ ...sent, valeurs })
  assert.equal(refus.statusCode, 400)
  assert.match(
    (refus.json() as { champs: Record<string, string> }).champs.content ?? '',
    /^Chaque image/,
  )
  const pris = { bloc: 'Pages_Statiques', name: 'cookies', title: 'x', content: null }
  const double = await post(pris, '/create')
  assert.match(
    (double.json() as { champs: Record<string, string> }).champs.name ?? '',
    /déjà prise/,
  )
  await done({ ...sent, valeurs: { content: '<img src="/a.png" alt="">' } })
  const second = await post({ ...sent, valeurs: { content: '<p>Perdu</p>' } })
  assert.equal(second.statusCode, 409)
  const { versions } = second.json() as { versions: { actuelle: Contenu } }
  assert.equal(versions.actuelle.revision, cookies.revision + 1)
})

test('every change leaves its line', async () => {
  const lignes = await t.database.db
    .select({ action: historique.action })
    .from(historique)
    .where(and(eq(historique.objet, 'contenu'), eq(historique.clientCode, 'horizon')))
  const actions = new Set(lignes.map(({ action }) => action))
  assert.deepEqual([...actions].sort(), [
    'creation',
    'modification',
    'publication',
    'restauration',
    'suppression',
  ])
})
