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
    | 'title'
    | 'name'
    | 'etat'
    | 'publieLe'
    | 'publieeRevision'
    | 'programmeeLe'
    | 'programmeeRevision',
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

test('what is planned begins and ends at its hour, and is finished; an end before its beginning is refused', async () => {
  const bandeau = {
    bloc: 'Bandeaux',
    name: 'maintenance',
    title: 'Maintenance ce soir',
    content: '<p>De 22 h à 23 h.</p>',
  }
  const lu = async () =>
    ((await t.visitor()('/api/cms/blocklists?name=Bandeaux')).json() as CmsItem[]).map(
      ({ name }) => name,
    )
  const dans = (minutes: number) => new Date(t.clock.now.getTime() + minutes * 60_000).toISOString()
  const neuf = await done({ ...bandeau, finLe: dans(90) }, '/create')
  const { id } = neuf
  const tard = await post({ id, revision: 1, le: dans(90) }, '/publish')
  assert.equal(tard.statusCode, 400)
  assert.match(tard.json().champs.finLe, /La fin vient après le début/)
  const prevu = await done({ id, revision: 1, le: dans(30) }, '/publish')
  assert.equal(prevu.etat, 'programme')
  const apercuLe = async (le: string) =>
    (await admin(`/api/admin/cms/apercu?name=Bandeaux&le=${encodeURIComponent(le)}`)).json().length
  assert.deepEqual(
    [await apercuLe(dans(29)), await apercuLe(dans(30)), await apercuLe(dans(90))],
    [0, 1, 0],
  )
  await t.jobs.drain()
  assert.deepEqual(await lu(), [])
  const debut = t.clock.now.getTime()
  t.clock.now = new Date(debut + 30 * 60_000)
  admin = await t.as('admin@example.org')
  await t.jobs.drain()
  await t.contenus.refresh(t.database.db)
  assert.deepEqual(await lu(), ['maintenance'])
  assert.equal((await find('maintenance')).etat, 'public')
  const answer = await t.visitor()('/api/cms/blocklists?name=Bandeaux')
  assert.equal(answer.headers['cache-control'], 'no-store')

  // At its very end, before anybody has taken it back.
  t.clock.now = new Date(debut + 90 * 60_000)
  admin = await t.as('admin@example.org')
  assert.deepEqual(await lu(), [])
  await t.jobs.drain()
  const fini = await find('maintenance')
  assert.deepEqual([fini.etat, fini.publieLe], ['termine', null])
  const { items } = (await admin('/api/admin/cms/blocklists?etat=termine')).json()
  assert.deepEqual(
    items.map(({ name }: Contenu) => name),
    ['maintenance'],
  )
  // Given another end, it may be shown again; what is finished may go.
  const plusTard = await done({ id, revision: fini.revision, valeurs: { finLe: dans(60) } })
  const le = t.clock.now.toISOString()
  const remis = await done({ id, revision: plusTard.revision, le }, '/publish')
  assert.equal(remis.etat, 'public')
  await t.contenus.refresh(t.database.db)
  assert.deepEqual(await lu(), ['maintenance'])
})

test('a message after sign-in names its cookie and its days, within bounds; nothing else has one', async () => {
  const texte = { title: 'Du nouveau', content: '<p>Lisez.</p>' }
  const fenetre = { ...texte, bloc: 'Popups', name: 'ete' }
  for (const [champ, valeur] of [
    ['cookie', 'été 2026'],
    ['cookie', '2026'],
    ['cookie', 'a;b'],
    ['jours', 0],
    ['jours', 366],
  ] as const) {
    const refus = await post({ ...fenetre, [champ]: valeur }, '/create')
    assert.equal(refus.statusCode, 400, `${champ} ${valeur}`)
    assert.ok(refus.json().champs[champ], refus.body)
  }
  const { id, revision } = await done({ ...fenetre, cookie: 'ete_2026', jours: 30 }, '/create')
  await done({ id, revision, le: t.clock.now.toISOString() }, '/publish')
  await t.contenus.refresh(t.database.db)
  const lus = (await t.visitor()('/api/cms/blocklists?name=Popups')).json() as CmsItem[]
  const ete = lus.find(({ name }) => name === 'ete')
  assert.deepEqual([ete?.cookie, ete?.jours], ['ete_2026', 30])
  // Those that choose nothing say nothing: they are silenced as before.
  const autre = lus.find(({ name }) => name === 'nouveautes-rib')
  assert.ok(autre && !('cookie' in autre) && !('jours' in autre))
  const cookies = await find('cookies')
  const refus = await post({
    id: cookies.id,
    revision: cookies.revision,
    valeurs: { cookie: 'ete_2026' },
  })
  assert.match(refus.json().champs.cookie, /Seule une fenêtre/)
})

test('a notice says since when; a page that the law wants has no end', async () => {
  const texte = { title: 'Délais', content: '<p>Deux jours de plus.</p>' }
  const neuf = await done(
    { ...texte, bloc: 'Information_Remboursements', name: 'delais' },
    '/create',
  )
  await done({ id: neuf.id, revision: 1, le: t.clock.now.toISOString() }, '/publish')
  await t.contenus.refresh(t.database.db)
  const [info] = (
    await t.visitor()('/api/cms/blocklists?name=Information_Remboursements')
  ).json() as CmsItem[]
  assert.equal(info?.le, t.clock.now.toISOString())
  const { id, revision } = await find('donnees-personnelles')
  const finLe = new Date(t.clock.now.getTime() + 3_600_000).toISOString()
  const refus = await post({ id, revision, valeurs: { finLe } })
  assert.match(refus.json().champs.finLe, /elle n’a pas de fin/)
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
