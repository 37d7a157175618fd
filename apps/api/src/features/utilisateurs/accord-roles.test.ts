import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DossierUtilisateur } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import {
  accorderEtAttendre,
  changerRoles,
  createTestApp,
  faireAccord,
  faireAuCompte,
  inviterCollegue,
  SECOND,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'

const SOPHIE = 'admin@example.org'
const CLAIRE = 'consultant@example.org'
const LISTE = '/api/admin/users/roles'
const JOUR = 24 * 3_600_000

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const lu = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row
}
const dossier = async (userName: string): Promise<DossierUtilisateur> =>
  (
    await (
      await t.as(SOPHIE)
    )(`/api/admin/users/roles/dossier?id=${(await lu(userName)).id}`)
  ).json()
const changer = async (userName: string, roles: string[]) => {
  return changerRoles(await t.as(SOPHIE), (await lu(userName)).id, roles)
}
const inviter = async (prenom: string, roles: string[]) =>
  inviterCollegue(await t.as(SOPHIE), {
    email: `${prenom.toLowerCase()}@example.org`,
    nom: 'Neuf',
    prenom,
    roles,
  })
const sujets = async (to: string): Promise<string[]> => {
  await t.jobs.drain()
  const mails = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return mails.map(({ subject }: { subject: string }) => subject)
}

test('whoever is invited as an administrator is nobody, and told nothing, until two agree and a day is over', async () => {
  const cree = await inviter('Ada', ['Admin'])
  assert.deepEqual(cree.json().roles, [])
  assert.deepEqual(await sujets('ada@example.org'), [])
  assert.equal((await sujets(SECOND))[0], 'Un changement sensible attend un second administrateur')
  // Not lost in the meantime: the list of staff shows them.
  const { items } = (await (await t.as(SOPHIE))(LISTE)).json()
  assert.ok(items.some(({ userName }: { userName: string }) => userName === 'ada@example.org'))
  const { accord } = await dossier('ada@example.org')
  assert.deepEqual(accord?.changements, [{ champ: 'roles', avant: [], apres: ['Admin'] }])
  await accorderEtAttendre(t, { accord })
  const ada = await lu('ada@example.org')
  assert.deepEqual(ada.roles, ['Admin'])
  assert.equal(ada.accordsDesLe?.getTime(), t.clock.now.getTime() + 3 * JOUR)
  assert.equal((await sujets('ada@example.org'))[0], 'Votre espace personnel vous attend')
  const [ligne] = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.cible, ada.id), eq(historique.action, 'accord-applique')))
  assert.deepEqual(ligne?.apres, { roles: ['Admin'] })
})

test('what is medical is given by two; the other roles of the same change count at once', async () => {
  const reponse = await changer(CLAIRE, ['BackEndUser', 'ServiceMedical'])
  assert.deepEqual(reponse.json().roles, ['BackEndUser'])
  const { accord } = await dossier(CLAIRE)
  await accorderEtAttendre(t, { accord })
  assert.deepEqual((await lu(CLAIRE)).roles, ['BackEndUser', 'ServiceMedical'])
  // Taken by one: nobody reads more by it.
  assert.deepEqual((await changer(CLAIRE, ['Consultant'])).json().roles, ['Consultant'])
})

test('roles that somebody changed meanwhile are not those that were agreed on', async () => {
  await changer(CLAIRE, ['Consultant', 'Admin'])
  const { accord } = await dossier(CLAIRE)
  assert.deepEqual((await changer(CLAIRE, ['BackEndUser'])).json().roles, ['BackEndUser'])
  await accorderEtAttendre(t, { accord })
  assert.deepEqual((await lu(CLAIRE)).roles, ['BackEndUser'])
  await changer(CLAIRE, ['Consultant'])
})

test('locking the others makes nobody the only administrator', async () => {
  const autres = [SECOND, 'ada@example.org']
  for (const userName of autres)
    await t.database.db
      .update(compte)
      .set({ verrouilleLe: t.clock.now })
      .where(eq(compte.userName, userName))
  const cree = await inviter('Alias', ['Admin'])
  assert.deepEqual(cree.json().roles, [])
  const { accord } = await dossier('alias@example.org')
  assert.equal((await faireAccord(await t.as(SOPHIE), accord?.id ?? '', 'annuler')).statusCode, 200)
})

test('the only administrator names a second one alone, who counts after three days; nothing else', async () => {
  for (const userName of [SECOND, 'ada@example.org'])
    await t.database.db.update(compte).set({ roles: [] }).where(eq(compte.userName, userName))
  const medical = await inviter('Medecin', ['ServiceMedical'])
  assert.deepEqual(medical.json().roles, [])
  const seul = await inviter('Bea', ['Admin'])
  assert.deepEqual(seul.json().roles, ['Admin'])
  assert.equal((await sujets(SOPHIE))[0], 'Un administrateur est nommé')
  assert.equal((await sujets('bea@example.org'))[0], 'Votre espace personnel vous attend')
  const bea = await lu('bea@example.org')
  assert.equal(bea.accordsDesLe?.getTime(), t.clock.now.getTime() + 3 * JOUR)
  // There are two now: the next one takes both.
  assert.deepEqual((await inviter('Carl', ['Admin'])).json().roles, [])
})

test('nobody takes the second factor off staff with a helper whom they have just made', async () => {
  const faire = async (qui: string, geste: string, cible: string, saisie = {}) =>
    faireAuCompte(await t.as(qui), geste, (await lu(cible)).id, saisie)
  const KARIM = 'gestionnaire@example.org'
  await changer(CLAIRE, ['Consultant'])
  await t.database.db
    .update(compte)
    .set({
      accordsDesLe: new Date(t.clock.now.getTime() + JOUR),
      roles: ['Admin'],
      verrouilleLe: null,
    })
    .where(eq(compte.userName, SECOND))
  const demande = await faire(SOPHIE, 'leverProtection', KARIM, { motif: 'Téléphone perdu' })
  assert.equal(demande.statusCode, 200, demande.body)
  const refus = await faire(SECOND, 'leverProtection/accord', KARIM, { isDonne: true })
  assert.equal(refus.statusCode, 400, refus.body)
  assert.match(refus.json().message, /administrateur depuis peu/)
  await t.database.db
    .update(compte)
    .set({ accordsDesLe: t.clock.now })
    .where(eq(compte.userName, SECOND))
  assert.equal(
    (await faire(SECOND, 'leverProtection/accord', KARIM, { isDonne: true })).statusCode,
    200,
  )
})

test('without a sign-in of a moment ago, nobody is named', async () => {
  const sophie = await t.as(SOPHIE)
  t.clock.now = new Date(t.clock.now.getTime() + 11 * 60_000)
  const { id, roles: avant } = await lu(CLAIRE)
  const refus = await changerRoles(sophie, id, ['Admin'])
  assert.equal(refus.json().code, 'SecurityCodeRequired')
  assert.deepEqual((await lu(CLAIRE)).roles, avant)
})
