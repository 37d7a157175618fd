import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { ecriturePersonnel } from './gestion.schema.ts'
import { deleteEcritures } from './une-fois.repository.ts'

const KARIM = 'gestionnaire@example.org'
const ADMIN = 'admin@example.org'
const numeroContrat = '20450003'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const poster = async (qui: string, url: string, cle: string | null, payload: object) =>
  (await t.as(qui))({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: cle === null ? {} : { 'idempotency-key': cle },
    payload,
  })
const nouveaute = (titre: string) => ({
  titre,
  nature: 'nouveaute',
  contenu: '<p>Un texte.</p>',
  audienceId: null,
})
const gardees = () => t.database.db.select().from(ecriturePersonnel)

test('sent again under its key, a write is answered as before and done once', async () => {
  const creer = () => poster(ADMIN, 'release-note/create', 'cle-de-creation', nouveaute('Une fois'))
  const [une, deux] = await Promise.all([creer(), creer()])
  const trois = await creer()
  assert.deepEqual([une.statusCode, deux.statusCode, trois.statusCode], [200, 200, 200], une.body)
  assert.deepEqual([deux.body, trois.body], [une.body, une.body])
  assert.match(String(trois.headers['content-type']), /json/)
  const { items } = (await (await t.as(ADMIN))('/api/admin/release-note?q=Une%20fois')).json()
  assert.equal(items.length, 1)
  const supprimer = () =>
    poster(ADMIN, 'release-note/delete', 'cle-de-suppression', { id: une.json().id, revision: 1 })
  assert.deepEqual([(await supprimer()).statusCode, (await supprimer()).statusCode], [204, 204])
})

test('a gesture whose answer was lost is not done twice, nor refused; without a key it is refused', async () => {
  const { db } = t.database
  await db
    .update(cotisation)
    .set({ etat: 'rejetee' })
    .where(eq(cotisation.numeroContrat, numeroContrat))
  const envoyer = (cle: string | null) =>
    poster(KARIM, 'impayes/gestes/mettreEnDemeure', cle, {
      id: numeroContrat,
      revision: 1,
      saisie: {},
    })
  const une = await envoyer('cle-de-la-lettre')
  const deux = await envoyer('cle-de-la-lettre')
  assert.deepEqual([une.statusCode, deux.statusCode, deux.body], [200, 200, une.body])
  assert.equal((await envoyer(null)).statusCode, 409)
})

test('work is tried again once, and the chain of the history gone through once, whoever sends that twice', async () => {
  const { db } = t.database
  const actions = async () =>
    (await db.select().from(historique).where(eq(historique.objet, 'job'))).length
  const key = 'donnees.copie'
  const relancer = () => poster(ADMIN, 'jobs/relance', 'cle-de-relance', { key })
  const [une, deux] = [await relancer(), await relancer()]
  assert.deepEqual([une.statusCode, deux.statusCode, deux.body], [200, 200, une.body])
  assert.equal(await actions(), 1)
  const controler = () => poster(ADMIN, 'history/controle', 'cle-du-controle', {})
  const [premier, second] = [await controler(), await controler()]
  assert.deepEqual([premier.statusCode, second.body], [200, premier.body], premier.body)
  const cles = (await gardees()).map(({ cle }) => cle)
  assert.ok(cles.includes('cle-de-relance') && cles.includes('cle-du-controle'))
})

test('a key is of one account and of one write; what was refused may be asked anew', async () => {
  const refusee = await poster(ADMIN, 'release-note/create', 'cle-refusee', { titre: 'Sans rien' })
  assert.equal(refusee.statusCode, 400)
  const inconnue = { id: crypto.randomUUID(), revision: 1, valeurs: { titre: 'Rien' } }
  assert.equal((await poster(ADMIN, 'release-note', 'cle-refusee', inconnue)).statusCode, 404)
  const creer = (qui: string, titre: string) =>
    poster(qui, 'release-note/create', 'cle-refusee', nouveaute(titre))
  assert.equal((await creer(ADMIN, 'Enfin')).statusCode, 200)
  assert.equal((await creer(ADMIN, 'Autre chose')).statusCode, 400)
  assert.equal((await poster(ADMIN, 'release-note', 'cle', inconnue)).statusCode, 400)
})

test('the answer is sealed, and forgotten after a day', async () => {
  const rows = await gardees()
  assert.ok(rows.length >= 4)
  assert.ok(rows.every(({ reponse }) => !reponse?.includes('titre')))
  await deleteEcritures(t.database.db, 'personnel', new Date(t.clock.now.getTime() + 1))
  assert.deepEqual(await gardees(), [])
})
