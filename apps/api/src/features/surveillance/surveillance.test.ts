import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq, ne } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { toPortailSettings } from '../portail/index.ts'
import { lecturePersonnel } from './surveillance.schema.ts'

let t: TestApp
let admin: Inject
let clerk: Inject
let karim: string
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  clerk = await t.as('gestionnaire@example.org')
  karim = await idOf('gestionnaire@example.org')
})
after(() => t?.close())

async function idOf(userName: string): Promise<string> {
  const [row] = await t.database.db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, userName))
  assert.ok(row)
  return row.id
}
const heure = () => {
  const debut = new Date(t.clock.now)
  debut.setUTCMinutes(0, 0, 0)
  return debut
}
/** As if he had already read that much within the hour. */
const lues = (nombre: { dossiers?: number; lignes?: number }) =>
  t.database.db
    .insert(lecturePersonnel)
    .values({ compteId: karim, heure: heure(), ...nombre })
    .onConflictDoUpdate({
      target: [lecturePersonnel.compteId, lecturePersonnel.heure],
      set: nombre,
    })
const open = (id: string) => clerk(`/api/admin/users/roles/dossier?id=${id}`)
const alertes = async () => (await admin('/api/admin/alertes-lecture')).json().items

test('a file more than usual is an alarm: a line, a thing to do, a mail to administrators, once', async () => {
  await lues({ dossiers: 60 })
  assert.equal((await open(await idOf('camille.martin@example.org'))).statusCode, 200)
  assert.equal((await open(await idOf('jeanne.moreau@example.org'))).statusCode, 200)
  const [alerte, autre] = await alertes()
  assert.deepEqual(
    [alerte.qui, alerte.genre, alerte.periode, alerte.nombre],
    ['Karim Petit', 'dossiers', 'heure', 61],
  )
  assert.equal(autre, undefined)
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.action, 'lecture-massive'))
  assert.deepEqual(
    lignes.map(({ compteId, detail }) => [compteId, detail]),
    [[karim, { genre: 'dossiers', periode: 'heure', nombre: 61 }]],
  )
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  await t.jobs.drain()
  const boite = (await t.visitor()('/dev/mailbox/messages?to=admin@example.org')).json()
  const mails = boite.filter(({ subject }: { subject: string }) =>
    subject.startsWith('Lecture inhabituelle'),
  )
  assert.equal(mails.length, 1)
  assert.match(mails[0].text, /Karim Petit a ouvert 61\u00a0dossiers d’adhérents en une heure/)
})

test('beyond the cap a file stays shut, in words, and others go on', async () => {
  await lues({ dossiers: 200 })
  const refus = await open(await idOf('hugo.roche@example.org'))
  assert.equal(refus.statusCode, 429)
  assert.match(refus.json().message, /plus de 200\u00a0dossiers en une heure/)
  const hers = await admin(
    `/api/admin/users/roles/dossier?id=${await idOf('hugo.roche@example.org')}`,
  )
  assert.equal(hers.statusCode, 200)
  // The next hour is another one.
  t.clock.now = new Date(t.clock.now.getTime() + 3_600_000)
  clerk = await t.as('gestionnaire@example.org')
  assert.equal((await open(await idOf('radie@example.org'))).statusCode, 200)
})

test('of many files opened at once, exactly as many as the cap leaves are', async () => {
  t.clock.now = new Date(t.clock.now.getTime() + 25 * 3_600_000)
  clerk = await t.as('gestionnaire@example.org')
  admin = await t.as('admin@example.org')
  await lues({ dossiers: 197 })
  const membres = await t.database.db
    .select({ id: compte.id })
    .from(compte)
    .where(and(eq(compte.clientCode, 'horizon'), ne(compte.id, karim)))
    .limit(20)
  assert.ok(membres.length > 5)
  const ouverts = await Promise.all(membres.map(({ id }) => open(id)))
  assert.equal(ouverts.filter(({ statusCode }) => statusCode === 200).length, 3)
  assert.equal(ouverts.filter(({ statusCode }) => statusCode === 429).length, membres.length - 3)
})

test('lines that are taken away are counted, and refused beyond the cap', async () => {
  const csv = await clerk('/api/admin/referentiel/civilite/export?format=csv')
  assert.equal(csv.statusCode, 200)
  const [lu] = await t.database.db
    .select()
    .from(lecturePersonnel)
    .where(eq(lecturePersonnel.heure, heure()))
  assert.ok((lu?.lignes ?? 0) >= 2)
  await lues({ lignes: 100_001 })
  const refus = await clerk('/api/admin/referentiel/civilite/export?format=csv')
  assert.equal(refus.statusCode, 429)
  assert.match(refus.json().message, /plus de 100\u00a0000\u00a0lignes/)
})

test('a client that watches more closely is told sooner, and no page says from how many', async () => {
  const { db } = t.database
  await db.execute(
    `update client set config = jsonb_set(config::jsonb, '{alertesLecture}', '{"dossiersHeure": 5}')
     where code = 'horizon'`,
  )
  await t.annuaire.refresh(db)
  t.clock.now = new Date(t.clock.now.getTime() + 49 * 3_600_000)
  clerk = await t.as('gestionnaire@example.org')
  admin = await t.as('admin@example.org')
  const avant = (await alertes()).length
  await lues({ dossiers: 5 })
  await open(await idOf('hugo.roche@example.org'))
  const apres = await alertes()
  assert.equal(apres.length, avant + 1)
  assert.equal(apres[0].nombre, 6)
  const [horizon] = t.annuaire.all().filter(({ code }) => code === 'horizon')
  assert.ok(horizon)
  const page = JSON.stringify(toPortailSettings(horizon, { host: 'localhost', isEmbarque: false }))
  assert.doesNotMatch(page, /alertesLecture|dossiersHeure/)
})
