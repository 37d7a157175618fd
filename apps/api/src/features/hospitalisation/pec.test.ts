import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { document } from '../documents/documents.schema.ts'

const SANTE = '20450001'
const TITRE = 'Prise en charge hospitalière'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  camille = await t.as('camille.martin@example.org')
  await t.database.db.delete(demande)
  await t.database.db.delete(document).where(eq(document.titre, TITRE))
})

const faitsDe = async (call: Inject, numeroContrat: string) => {
  const query = `acte=pecHospiActeGestion&numeroContrat=${numeroContrat}`
  const lus = (await call(`/api/demarches/faits?${query}`)).json()
  return lus.items?.[0] ?? lus
}
async function sejour(call: Inject, numeroContrat: string, ecart: object = {}) {
  const { personnes } = await faitsDe(call, numeroContrat)
  return {
    numeroContrat,
    numPers: personnes.at(-1).numPers,
    finess: '690099123',
    etablissement: '',
    service: 'chirurgie',
    motif: 'programmee',
    dateEntree: addDays(dateAParis(t.clock.now), 5),
    nuits: '2',
    chambreParticuliere: true,
    parentAccompagnant: true,
    preadmission: [],
    ...ecart,
  }
}
const demander = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/pec/hospi/form', payload: { data } })
const lettres = () => t.database.db.select().from(document).where(eq(document.titre, TITRE))

test('the form is given who is covered and the establishments, by their numbers', async () => {
  const { personnes, etablissements } = await faitsDe(camille, SANTE)
  assert.equal(personnes.length, 3)
  assert.equal(etablissements[0].code, '690099123')
})

test('R7.93 sent twenty times at once, one letter is in the documents, and opens', async () => {
  const data = await sejour(camille, SANTE)
  const answers = await Promise.all(Array.from({ length: 20 }, () => demander(camille, data)))
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  const [lettre, ...autres] = await lettres()
  assert.equal(autres.length, 0)
  const texte = lettre?.parametres.paragraphes?.join('\n') ?? ''
  assert.match(texte, /Clinique du Parc.*FINESS 690099123/)
  assert.match(texte, /Forfait journalier hospitalier × 3.*69,00\u00a0€/)
  assert.match(
    texte,
    /Chambre particulière × 2.*sur 140,00\u00a0€ \(au prix habituel de 70,00\u00a0€ la nuit\), reste/,
  )
  const pdf = await camille({
    url: `/api/cgdm-svc/ged/visionneuse?id=${lettre?.id}`,
    headers: { 'x-numcontrat': SANTE },
  })
  assert.equal(pdf.statusCode, 200)
  assert.match(pdf.body, /^%PDF/)
})

test('every rule is held by the server, at its field, and nothing is written', async () => {
  for (const [ecart, champ] of [
    [{ numPers: '00000000-0000-4000-8000-000000000000' }, 'numPers'],
    [{ finess: '123456789' }, 'finess'],
    [{ finess: 'autre' }, 'etablissement'],
    [{ service: 'spa' }, 'service'],
    [{ motif: '' }, 'motif'],
    [{ dateEntree: '2001-01-01' }, 'dateEntree'],
    [{ nuits: '91' }, 'nuits'],
    [{ chambreParticuliere: null }, 'chambreParticuliere'],
  ] satisfies [object, string][]) {
    const answer = await demander(camille, await sejour(camille, SANTE, ecart))
    assert.equal(answer.statusCode, 400, JSON.stringify(ecart))
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  assert.equal((await lettres()).length, 0)
  const data = await sejour(camille, SANTE)
  assert.equal((await demander(t.visitor(), data)).statusCode, 401)
  const prevoyance = await demander(camille, { ...data, numeroContrat: '20450002' })
  assert.equal(prevoyance.statusCode, 403)
})

test('an establishment that is not in the list is written down; a clerk looks, and the letter names it', async () => {
  const clerk = await t.as('admin@example.org')
  const ecart = { finess: 'autre', etablissement: 'Clinique du Lac, Annecy' }
  const saisie = await sejour(camille, SANTE, ecart)
  // Before it is sent, nothing promises that it will be done by then.
  const apercu = await camille({
    method: 'POST',
    url: '/api/demarches/apercu',
    payload: { acte: 'pecHospiActeGestion', saisie },
  })
  assert.equal(apercu.json().modeGestion, 'manuel', apercu.body)
  const answer = await demander(camille, saisie)
  assert.equal(answer.json().isModeGestionManuel, true, answer.body)
  assert.equal((await lettres()).length, 0)
  const { id } = answer.json().demande
  const payload = { geste: 'accepter', id, revision: 1 }
  const accepte = await clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
  assert.equal(accepte.statusCode, 200, accepte.body)
  const [lettre] = await lettres()
  assert.match(
    lettre?.parametres.paragraphes?.join('\n') ?? '',
    /À l’attention de Clinique du Lac, Annecy\. Nous accordons/,
  )
})

test('where a clerk decides, the letter comes with the acceptance, never with a refusal', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const traiter = (payload: object) =>
    clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
  const premiere = await demander(nadia, await sejour(nadia, '70310001'))
  assert.equal(premiere.json().isModeGestionManuel, true, premiere.body)
  const texte = 'Le contrat est suspendu.'
  const refus = { geste: 'refuser', id: premiere.json().demande.id, revision: 1, texte }
  assert.equal((await traiter(refus)).statusCode, 200)
  assert.equal((await lettres()).length, 0)
  const seconde = await demander(nadia, await sejour(nadia, '70310001', { nuits: '3' }))
  const { id } = seconde.json().demande
  assert.equal((await traiter({ geste: 'accepter', id, revision: 1 })).statusCode, 200)
  assert.equal((await lettres()).length, 1)
})
