import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dateAParis } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { ATLAS } from '../../../../testing/ribs.ts'
import { carteTp } from '../../../noyau/carte-tp.schema.ts'
import { document } from '../../documents/documents.schema.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const perdue = (numeroContrat: string, ecart: object = {}) => ({
  numeroContrat,
  motif: 'perdue',
  precision: '',
  support: 'papier',
  ...ecart,
})
const demander = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/cartetp/form', payload: { data } })
const cartes = (numeroContrat: string) =>
  t.database.db
    .select()
    .from(carteTp)
    .where(eq(carteTp.numeroContrat, numeroContrat))
    .orderBy(carteTp.dateDebut)
const jour = () => dateAParis(t.clock.now)

test('refused at its field, and for whom it is not', async () => {
  for (const [ecart, champ] of [
    [{ motif: 'mangee' }, 'motif'],
    [{ motif: 'erronee' }, 'precision'],
    [{ support: '' }, 'support'],
  ] satisfies [object, string][]) {
    const answer = await demander(camille, perdue('20450001', ecart))
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  const julien = await t.as('julien.martin@example.org')
  assert.equal((await demander(julien, perdue('20450001'))).statusCode, 403)
  assert.equal((await demander(camille, perdue('20450002'))).statusCode, 403)
  assert.equal((await demander(t.visitor(), perdue('20450001'))).statusCode, 401)
})

test('R7.77 asked for twenty times at once, one new card from today, the old one ended, its paper kept', async () => {
  const avant = await cartes('20450001')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => demander(camille, perdue('20450001'))),
  )
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  const apres = await cartes('20450001')
  assert.equal(apres.length, avant.length + 1)
  const nouvelle = apres.find(({ dateDebut }) => dateDebut === jour())
  assert.ok(nouvelle)
  assert.equal(apres.filter(({ dateFin }) => dateFin === nouvelle.dateFin).length, 1)
  const headers = { 'x-numcontrat': '20450001' }
  const lue = (await camille({ url: '/api/cgdm-svc/carte-tp', headers })).json()
  assert.match(JSON.stringify(lue), new RegExp(`"dateDebut":"${jour()}"`))
  const [papier] = await t.database.db
    .select()
    .from(document)
    .where(and(eq(document.numeroContrat, '20450001'), eq(document.le, jour())))
  const pdf = await camille({ url: `/api/cgdm-svc/ged/visionneuse?id=${papier?.id}`, headers })
  assert.match(pdf.body, /^%PDF/)
  // Another one the same day would be the same card.
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  const encore = await demander(camille, perdue('20450001'))
  assert.match(encore.json().champs.motif, /déjà la nouvelle/)
})

test('where a clerk decides, the old card is good until then', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const avant = (await cartes('70310001')).length
  const sent = await demander(nadia, perdue('70310001'))
  assert.equal(sent.json().isModeGestionManuel, true, sent.body)
  assert.equal((await cartes('70310001')).length, avant)
  const done = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'accepter', id: sent.json().demande.id, revision: 1 },
  })
  assert.equal(done.statusCode, 200, done.body)
  assert.equal((await cartes('70310001')).length, avant + 1)
})
