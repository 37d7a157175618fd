import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Vue } from '@espace-adherent/contract'
import { desc, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { vue } from './gestion.schema.ts'

let t: TestApp
let admin: Inject
let clerk: Inject
let consultant: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  clerk = await t.as('gestionnaire@example.org')
  consultant = await t.as('consultant@example.org')
})
after(() => t?.close())

const VUES = '/api/admin/vues'
const post = (who: Inject, suite: string, payload: object) =>
  who({ method: 'POST', url: `${VUES}${suite}`, payload })
const vuesDe = async (who: Inject, gestion: string): Promise<Vue[]> =>
  (await who(`${VUES}?gestion=${gestion}`)).json().items
const nomsDe = async (who: Inject, gestion: string) =>
  (await vuesDe(who, gestion)).map(({ nom }) => nom)
const lignes = () =>
  t.database.db
    .select()
    .from(historique)
    .where(eq(historique.objet, 'vues'))
    .orderBy(desc(historique.id))

test('views are kept on the server, each for whoever made it, and leave no line', async () => {
  const vue = { gestion: 'nouveautes', nom: 'Brouillons', parametres: 'tri=-titre' }
  const made = (await post(admin, '/create', vue)).json()
  const again = await post(admin, '/create', { ...vue, parametres: 'q=a' })
  assert.deepEqual([again.json().id, again.json().parametres], [made.id, 'q=a'])
  const [mine] = await vuesDe(admin, 'nouveautes')
  assert.deepEqual([mine?.nom, mine?.isMienne, mine?.isPartagee], ['Brouillons', true, false])
  assert.deepEqual(await vuesDe(consultant, 'nouveautes'), [])
  const cible = { id: made.id, revision: 2 }
  assert.equal((await post(consultant, '/delete', cible)).statusCode, 404)
  assert.equal((await post(consultant, '', { ...cible, isPartagee: true })).statusCode, 404)
  assert.equal((await post(admin, '/delete', cible)).statusCode, 204)
  assert.deepEqual(await lignes(), [])
})

test('what is shared is found by whoever may read the table, under the name of whoever made it', async () => {
  const vue = { gestion: 'demandes', nom: 'Urgentes', parametres: 'retard=true', isPartagee: true }
  const made: Vue = (await post(clerk, '/create', vue)).json()
  for (const who of [admin, consultant]) {
    const [found] = await vuesDe(who, 'demandes')
    assert.deepEqual(
      [found?.nom, found?.isMienne, found?.auteur === made.auteur],
      ['Urgentes', false, true],
    )
  }
  // A clerk does not read notes: their views are none of theirs.
  const note = { gestion: 'nouveautes', nom: 'À relire', parametres: 'q=', isPartagee: true }
  assert.equal((await post(admin, '/create', note)).statusCode, 200)
  assert.deepEqual(await nomsDe(clerk, 'nouveautes'), [])
  assert.deepEqual(await nomsDe(consultant, 'nouveautes'), ['À relire'])
  const [ligne] = await lignes()
  assert.deepEqual(
    [ligne?.action, ligne?.apres],
    ['creation', { nom: 'À relire', table: 'nouveautes', partagee: true }],
  )
})

test('sharing takes the right to change that part of the back office, on a table that there is', async () => {
  const vue = { nom: 'À tous', parametres: 'q=', isPartagee: true }
  const partage = (who: Inject, gestion: string) => post(who, '/create', { ...vue, gestion })
  assert.equal((await partage(consultant, 'demandes')).statusCode, 403)
  assert.equal((await partage(clerk, 'referentiel.civilite')).statusCode, 403)
  assert.equal((await partage(admin, 'constructor')).statusCode, 403)
  const gardee = { ...vue, gestion: 'demandes', isPartagee: false }
  const { id, revision } = (await post(consultant, '/create', gardee)).json()
  assert.equal((await post(consultant, '', { id, revision, isPartagee: true })).statusCode, 403)
})

test('what is shared is taken back by whoever made it or looks after the team, and by no other', async () => {
  const [vue] = (await vuesDe(clerk, 'demandes')).filter(({ nom }) => nom === 'Urgentes')
  assert.ok(vue)
  const { id, revision } = vue
  assert.equal((await post(consultant, '/delete', { id, revision })).statusCode, 403)
  assert.equal((await post(consultant, '', { id, revision, isPartagee: false })).statusCode, 403)
  const vieux = await post(clerk, '', { id, revision: revision + 1, isPartagee: false })
  assert.equal(vieux.statusCode, 409)
  assert.equal((await post(clerk, '', { id, revision, isPartagee: false })).statusCode, 200)
  assert.ok(!(await nomsDe(admin, 'demandes')).includes('Urgentes'))
  const remise = await post(clerk, '', { id, revision: revision + 1, isPartagee: true })
  assert.equal(remise.json().isPartagee, true)
  assert.equal((await post(admin, '/delete', { id, revision: revision + 2 })).statusCode, 204)
  assert.ok(!(await nomsDe(clerk, 'demandes')).includes('Urgentes'))
  const [ligne] = await lignes()
  assert.deepEqual([ligne?.action, ligne?.cible, ligne?.apres], ['suppression', id, null])
})

test('what a colleague who has gone offered stays the team’s, what they kept goes with them', async () => {
  const { db } = t.database
  const userName = 'amel@example.org'
  const [modele] = await db
    .select()
    .from(compte)
    .where(eq(compte.userName, 'gestionnaire@example.org'))
  assert.ok(modele)
  const { id: _, ...comme } = modele
  await db.insert(compte).values({ ...comme, userName, email: userName, prenom: 'Amel' })
  const amel = await t.as(userName)
  const offerte = { gestion: 'demandes', nom: 'Relances', parametres: 'etat=en-pause' }
  const made: Vue = (await post(amel, '/create', { ...offerte, isPartagee: true })).json()
  await post(amel, '/create', { ...offerte, nom: 'Pour moi' })
  await db.delete(compte).where(eq(compte.userName, userName))
  const [found] = (await vuesDe(clerk, 'demandes')).filter(({ nom }) => nom === 'Relances')
  assert.deepEqual(found, { ...made, revision: 2, isMienne: false, auteur: null })
  const reste = await db.select().from(vue).where(eq(vue.nom, 'Pour moi'))
  assert.deepEqual(reste, [])
  // Taken from the team it would be nobody's: whoever looks after the team deletes it, and nobody else.
  const cible = { id: made.id, revision: 2 }
  assert.equal((await post(admin, '', { ...cible, isPartagee: false })).statusCode, 403)
  assert.equal((await post(clerk, '/delete', cible)).statusCode, 403)
  assert.deepEqual(
    await vuesDe(await t.as('admin.atlas@example.org', 'atlas.localhost:8080'), 'demandes'),
    [],
  )
  assert.equal((await post(admin, '/delete', cible)).statusCode, 204)
})
