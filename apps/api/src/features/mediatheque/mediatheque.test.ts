import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneGestion, Media } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const DOCUMENTS = '/api/admin/cms/documents'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

async function upload(call: Inject, name = 'carte.png'): Promise<string> {
  const limit = 'frontiere'
  const head = `--${limit}\r\nContent-Disposition: form-data; name="media"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), PNG, Buffer.from(`\r\n--${limit}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${limit}` }
  const answer = await call({ method: 'POST', url: '/api/fichiers/upload', payload, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  return (
    (answer.json() as { fileNames: { remoteFileName: string }[] }).fileNames[0]?.remoteFileName ??
    ''
  )
}
const post = (payload: object, verbe = '', url = DOCUMENTS) =>
  admin({ method: 'POST', url: `${url}${verbe}`, payload })
const medias = async () => ((await admin(DOCUMENTS)).json() as { items: Media[] }).items
const only = async (): Promise<Media> => {
  const [media] = await medias()
  assert.ok(media)
  return media
}
const saisie = ({ id, revision, titre, alt, bibliothequeId, tags }: Media) => ({
  ...{ id, revision, titre, alt, bibliothequeId, tags },
  remoteFileName: null,
  isCorbeille: true,
})

test('R7.110 a picture is put in the library and read by everybody, of its client only', async () => {
  const remoteFileName = await upload(admin)
  const cree = await post({ remoteFileName, titre: 'Carte', alt: 'Une carte' }, '/create')
  assert.equal(cree.statusCode, 200, cree.body)
  const { id, typeMime, taille } = cree.json() as Media
  assert.deepEqual([typeMime, taille], ['image/png', PNG.length])
  const lu = await t.visitor()(`/medias/${id}`)
  assert.equal(lu.statusCode, 200)
  assert.deepEqual(lu.rawPayload, PNG)
  assert.match(String(lu.headers['content-security-policy']), /sandbox/)
  const again = await t.visitor()({
    url: `/medias/${id}`,
    headers: { 'if-none-match': String(lu.headers.etag) },
  })
  assert.equal(again.statusCode, 304)
  assert.equal((await t.visitor('atlas.localhost:8080')(`/medias/${id}`)).statusCode, 404)
  assert.equal((await t.visitor()('/medias/x')).statusCode, 404)
})

test('nobody puts somebody else’s file there', async () => {
  const other = await upload(await t.as('gestionnaire@example.org'))
  const refus = await post({ remoteFileName: other, titre: 'x', alt: null }, '/create')
  assert.equal(refus.statusCode, 400)
  assert.match(
    (refus.json() as { champs: { fichier: string } }).champs.fichier,
    /^Ce fichier n’est pas arrivé/,
  )
})

test('another file keeps its address, and whoever comes second is shown what stands', async () => {
  const media = await only()
  const remoteFileName = await upload(admin, 'neuve.png')
  const change = await post({ ...saisie(media), alt: null, remoteFileName })
  assert.equal(change.statusCode, 200, change.body)
  const apres = change.json() as Media
  assert.deepEqual(
    [apres.id, apres.revision, apres.nomFichier, apres.alt],
    [media.id, 2, 'neuve.png', null],
  )
  assert.equal((await post(saisie(media))).statusCode, 409)
})

test('what a text shows stays; taken out of it, it goes to the trash, and comes back', async () => {
  const { id } = await only()
  const page = {
    bloc: 'Essai',
    name: 'image',
    title: 'Avec image',
    content: `<img src="/medias/${id}" alt="">`,
  }
  const cree = (await post(page, '/create', '/api/admin/cms/blocklists')).json() as LigneGestion
  const utilise = await only()
  assert.deepEqual(utilise.usages, [{ libelle: 'Contenu', titre: 'Avec image' }])
  const cible = { id, revision: utilise.revision }
  assert.equal((await post(cible, '/delete')).statusCode, 409)
  await post({ id: cree.id, revision: 1 }, '/delete', '/api/admin/cms/blocklists')
  assert.equal((await post(cible, '/delete')).statusCode, 204)
  assert.equal((await t.visitor()(`/medias/${id}`)).statusCode, 404)
  const jete = await only()
  assert.ok(jete.supprimeLe)
  assert.equal((await post({ ...saisie(jete), isCorbeille: false })).statusCode, 200)
  assert.equal((await t.visitor()(`/medias/${id}`)).statusCode, 200)
})

test('R7.111 R7.112 libraries and tags hold documents, and stay while they do', async () => {
  const create = async (path: string, nom: string) =>
    (await post({ nom }, '/create', `/api/admin/cms/${path}`)).json() as { id: string }
  const [bibliotheque, tag] = [await create('libraries', 'Affiches'), await create('tag', 'été')]
  const media = await only()
  const range = { ...saisie(media), bibliothequeId: bibliotheque.id, tags: [tag.id] }
  assert.equal((await post(range)).statusCode, 200)
  for (const [path, id] of [
    ['libraries', bibliotheque.id],
    ['tag', tag.id],
  ] as const)
    assert.equal(
      (await post({ id, revision: 1 }, '/delete', `/api/admin/cms/${path}`)).statusCode,
      409,
    )
  const inconnue = { ...saisie(await only()), bibliothequeId: media.id }
  assert.equal((await post(inconnue)).statusCode, 400)
})

test('after thirty days in the trash it is gone, and all of it was told', async () => {
  const { id, revision } = await only()
  assert.equal((await post({ id, revision }, '/delete')).statusCode, 204)
  t.clock.now = new Date(t.clock.now.getTime() + 31 * 86_400_000)
  await t.jobs.drain()
  admin = await t.as('admin@example.org')
  assert.deepEqual(await medias(), [])
  const lignes = await t.database.db.select().from(historique).where(eq(historique.objet, 'media'))
  assert.deepEqual([...new Set(lignes.map(({ action }) => action))].sort(), [
    'creation',
    'modification',
    'restauration',
    'suppression',
  ])
})
