import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CmsItem, CodeLibelle, LigneGestion, Nouveaute } from '@espace-adherent/contract'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'

const ADHERENT = 'camille.martin@example.org'
const BENEFICIAIRE = 'julien.martin@example.org'

let t: TestApp
let admin: Inject
let audience = ''
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  const regle = {
    lien: 'et',
    regles: [{ champ: 'qualite', operateur: 'parmi', valeur: ['adherent'] }],
  }
  const answer = await post('/api/admin/audiences/create', { nom: 'Adhérents seuls', regle })
  audience = (answer as { id: string }).id
})
after(() => t?.close())

const send = (url: string, payload: object) => admin({ method: 'POST', url, payload })
async function post<T = unknown>(url: string, payload: object): Promise<T> {
  const answer = await send(url, payload)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as T
}
const CONTENUS = '/api/admin/cms/blocklists'
const nomsDe = (body: string) => (JSON.parse(body) as CmsItem[]).map(({ name }) => name)
const lus = async (call: Inject, suite = '') =>
  nomsDe((await call(`/api/cms/contenus?name=Offre_Du_Mois${suite}`)).body)

async function publie(name: string, audienceId: string | null): Promise<LigneGestion> {
  const texte = { bloc: 'Offre_Du_Mois', name, title: name, content: `<p>${name}</p>`, audienceId }
  const { id, revision } = await post<LigneGestion>(`${CONTENUS}/create`, texte)
  return post<LigneGestion>(`${CONTENUS}/publish`, { id, revision, le: t.clock.now.toISOString() })
}

test('what is for an audience is read by its members alone, in its place among the others', async () => {
  await publie('pour-tous', null)
  await publie('pour-adherents', audience)
  await t.contenus.refresh(t.database.db)
  const camille = await t.as(ADHERENT)
  assert.deepEqual(await lus(camille), ['pour-tous', 'pour-adherents'])
  assert.deepEqual(await lus(camille, '&itemName=pour-adherents'), ['pour-adherents'])
  assert.deepEqual(await lus(await t.as(BENEFICIAIRE)), ['pour-tous'])
  assert.deepEqual(await lus(admin), ['pour-tous'])
  for (const url of ['contenus', 'blocklists'])
    assert.deepEqual(
      nomsDe((await t.visitor()(`/api/cms/${url}?name=Offre_Du_Mois`)).body),
      ['pour-tous'],
      url,
    )
  assert.deepEqual(await lus(t.visitor(), '&itemName=pour-adherents'), [])
})

test('a rule that was changed counts at the next reading', async () => {
  const { items } = (await admin(`/api/admin/audiences?id=${audience}`)).json() as {
    items: { id: string; revision: number }[]
  }
  const [{ revision } = { revision: 0 }] = items
  const beneficiaires = [{ champ: 'qualite', operateur: 'parmi', valeur: ['beneficiaire'] }]
  const regle = { lien: 'et', regles: beneficiaires }
  await post('/api/admin/audiences', { id: audience, revision, valeurs: { regle } })
  assert.deepEqual(await lus(await t.as(ADHERENT)), ['pour-tous'])
  assert.deepEqual(await lus(await t.as(BENEFICIAIRE)), ['pour-tous', 'pour-adherents'])
})

test('the preview reads as of a moment, and as an audience', async () => {
  const at = async (suite: string) =>
    nomsDe((await admin(`/api/admin/cms/apercu?name=Offre_Du_Mois&${suite}`)).body)
  assert.deepEqual(await at('le=brouillon'), ['pour-tous'])
  assert.deepEqual(await at(`le=brouillon&audience=${audience}`), ['pour-tous', 'pour-adherents'])
  assert.deepEqual(await at(`le=2020-01-01T00:00:00Z&audience=${audience}`), [])
})

test('an audience is named to whoever writes, told where it serves, and stays while it does', async () => {
  const { items } = (await admin('/api/admin/audiences/choix')).json() as { items: CodeLibelle[] }
  assert.ok(items.some(({ code, libelle }) => code === audience && libelle === 'Adhérents seuls'))
  const { usages } = (await admin(`/api/admin/audiences/usages?id=${audience}`)).json()
  assert.deepEqual(usages, [{ libelle: 'Contenu «\u00a0pour-adherents\u00a0»', nombre: 1 }])
  const refus = await send('/api/admin/audiences/delete', { id: audience, revision: 2 })
  assert.equal(refus.statusCode, 409, refus.body)
})

test('a draft for others leaves what is public as it was; an older revision is taken with its audience', async () => {
  const { items } = (await admin(`${CONTENUS}?taille=200`)).json() as { items: LigneGestion[] }
  const avant = items.find(({ name }) => name === 'pour-adherents')
  assert.ok(avant)
  const { id, revision } = avant
  const ecrit = await post<LigneGestion>(CONTENUS, {
    id,
    revision,
    valeurs: { content: '<p>x</p>', audienceId: null },
  })
  assert.equal(ecrit.audienceId, null)
  await t.contenus.refresh(t.database.db)
  assert.deepEqual(await lus(t.visitor()), ['pour-tous'])
  const repris = await post<LigneGestion>(`${CONTENUS}/restore`, {
    id,
    revision: ecrit.revision,
    version: revision,
  })
  assert.equal(repris.audienceId, audience)
})

test('refused: a page that the law wants for some only, and an audience that is not there', async () => {
  const { items } = (await admin(`${CONTENUS}?taille=200`)).json() as { items: LigneGestion[] }
  const mentions = items.find(({ name }) => name === 'mentions-legales')
  assert.ok(mentions)
  const { id, revision } = mentions
  const valeurs = { content: '<p>x</p>', audienceId: audience }
  const refus = await send(CONTENUS, { id, revision, valeurs })
  assert.equal(refus.statusCode, 400)
  assert.match(refus.body, /tout le monde lise cette page/)
  const inconnue = { bloc: 'Offre_Du_Mois', name: 'x', title: 'x', content: null }
  const autre = '00000000-0000-4000-8000-000000000000'
  const refusee = await send(`${CONTENUS}/create`, { ...inconnue, audienceId: autre })
  assert.match(refusee.body, /Cette audience n’existe plus/)
})

test('a release note for an audience is previewed as it, then reaches its members alone', async () => {
  const note = {
    titre: 'Pour eux',
    nature: 'amelioration',
    contenu: '<p>x</p>',
    audienceId: audience,
  }
  const { id, revision } = await post<{ id: string; revision: number }>(
    '/api/admin/release-note/create',
    note,
  )
  const at = async (suite: string) => {
    const answer = await admin(`/api/admin/release-note/apercu?${suite}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return (answer.json() as Nouveaute[]).map(({ titre }) => titre)
  }
  const maintenant = t.clock.now.toISOString()
  assert.equal((await at(`le=brouillon&audience=${audience}`))[0], 'Pour eux')
  assert.ok(!(await at('le=brouillon')).includes('Pour eux'))
  assert.ok(!(await at(`le=${maintenant}&audience=${audience}`)).includes('Pour eux'))
  await post('/api/admin/release-note/publish', { id, revision, le: maintenant })
  assert.ok((await at(`le=${maintenant}&audience=${audience}`)).includes('Pour eux'))
  const has = async (userName: string) => {
    const { items } = (await (await t.as(userName))('/api/nouveautes')).json() as {
      items: Nouveaute[]
    }
    return items.some(({ titre }) => titre === 'Pour eux')
  }
  assert.deepEqual([await has(ADHERENT), await has(BENEFICIAIRE)], [false, true])
  const refus = await send('/api/admin/release-note/create', { ...note, audienceId: 'autre' })
  assert.equal(refus.statusCode, 400, refus.body)
})
