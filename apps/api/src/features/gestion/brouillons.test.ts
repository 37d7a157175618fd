import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { deleteBrouillons } from './brouillons.repository.ts'
import { brouillonPersonnel } from './gestion.schema.ts'

let t: TestApp
let clerk: Inject
let colleague: Inject
before(async () => {
  t = await createTestApp()
  clerk = await t.as('gestionnaire@example.org')
  colleague = await t.as('admin@example.org')
})
after(() => t?.close())

const BROUILLONS = '/api/admin/brouillons'
const CLE = 'demande.ecrire.0d3f'
const keep = (who: Inject, valeur: string | null, cle = CLE) =>
  who({ method: 'POST', url: BROUILLONS, payload: { cle, valeur } })
const read = async (who: Inject, cle = CLE) =>
  (await who(`${BROUILLONS}?cle=${encodeURIComponent(cle)}`)).json().items
const rows = () => t.database.db.select().from(brouillonPersonnel)

test('what a clerk types is found again from another session, by them alone, and is sealed', async () => {
  assert.deepEqual(await read(clerk), [])
  assert.equal((await keep(clerk, 'Bonjour Hugo')).statusCode, 200)
  assert.equal((await keep(clerk, 'Bonjour Hugo, votre')).statusCode, 200)
  const elsewhere = await t.as('gestionnaire@example.org')
  assert.equal((await read(elsewhere))[0].valeur, 'Bonjour Hugo, votre')
  assert.deepEqual(await read(colleague), [])
  assert.doesNotMatch(JSON.stringify(await rows()), /Hugo/)
  await keep(colleague, 'Le mien')
  assert.equal((await read(clerk))[0].valeur, 'Bonjour Hugo, votre')
})

test('once it is sent nothing of it is left', async () => {
  assert.equal((await keep(clerk, null)).statusCode, 200)
  assert.deepEqual(await read(clerk), [])
  assert.equal((await read(colleague))[0].valeur, 'Le mien')
})

test('64 kB at most, counted in bytes; a member has none', async () => {
  assert.equal((await keep(clerk, 'a'.repeat(65_536))).statusCode, 200)
  const long = await keep(clerk, 'é'.repeat(40_000))
  assert.deepEqual(
    [long.statusCode, long.json().champs.valeur],
    [400, 'Ce texte est trop long pour être gardé.'],
  )
  assert.equal((await keep(clerk, 'a'.repeat(65_537))).statusCode, 400)
  assert.equal((await keep(clerk, 'a', '<script>')).statusCode, 400)
  const member = await t.as('hugo.roche@example.org')
  assert.equal((await keep(member, 'a')).statusCode, 403)
  assert.equal((await member(`${BROUILLONS}?cle=${CLE}`)).statusCode, 403)
})

test('two hundred for each person, and thirty days after the last key', async () => {
  await t.database.db.delete(brouillonPersonnel)
  for (let n = 0; n < 201; n++) {
    t.clock.now = new Date(t.clock.now.getTime() + 1_000)
    await keep(clerk, String(n), `note.${n}`)
  }
  assert.equal((await rows()).length, 200)
  assert.deepEqual(await read(clerk, 'note.0'), [])
  const day = 86_400_000
  await deleteBrouillons(t.database.db, new Date(t.clock.now.getTime() - 30 * day))
  assert.equal((await rows()).length, 200)
  await deleteBrouillons(t.database.db, new Date(t.clock.now.getTime() + 1))
  assert.equal((await rows()).length, 0)
})
