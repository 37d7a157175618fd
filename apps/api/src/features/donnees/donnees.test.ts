import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, envoyer, JEANNE, ribDe } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { historique } from '../historique/historique.schema.ts'
import { notification } from '../notifications/notifications.schema.ts'
import { copieDonnees } from './donnees.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const URL = '/api/adherent/donnees'

let t: TestApp
let camille: Inject
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
  await t.database.db.delete(copieDonnees)
  await t.database.db.delete(notification)
  camille = await t.as(CAMILLE)
})

const demander = (call: Inject, code?: string) =>
  call({
    method: 'POST',
    url: `${URL}/create`,
    payload: {},
    ...(code && { headers: { 'x-securitycode': code } }),
  })

/** Asks for a code, answers it, and asks for a copy with it. */
async function demanderAvecCode(call: Inject, to: string) {
  const answer = await demander(call, await ribs.prove(call, to))
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

async function preparer(call: Inject, to: string) {
  const { id } = await demanderAvecCode(call, to)
  await t.jobs.drain()
  return id as string
}

const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000)
const lire = async (call: Inject) => (await call(URL)).json().items
const telecharger = (call: Inject, nom: string, headers = {}) =>
  call({ url: `${URL}/visionneuse?id=${nom}`, headers })
async function donneesDe(call: Inject, to: string) {
  const id = await preparer(call, to)
  const file = await telecharger(call, `${id}.json`)
  assert.equal(file.statusCode, 200, file.body)
  return file.json()
}

test('a copy is asked for with a code, even just after signing in, and nothing is written without', async () => {
  const refused = await demander(camille)
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'SecurityCodeRequired'])
  assert.equal((await demander(camille, '000000')).statusCode, 403)
  assert.deepEqual(await lire(camille), [])
  assert.equal((await t.database.db.select().from(copieDonnees)).length, 0)
})

test('it is prepared apart, told by a mail and a notification without personal data, and fetched', async () => {
  const asked = await demanderAvecCode(camille, CAMILLE)
  assert.deepEqual([asked.etat, asked.faites, asked.jusquAu], ['preparation', 0, null])
  assert.ok(asked.parties >= 25, `${asked.parties} parts`)
  assert.equal((await telecharger(camille, `${asked.id}.pdf`)).statusCode, 404)
  await t.jobs.drain()
  const [ready] = await lire(camille)
  assert.deepEqual(
    [ready.id, ready.etat, ready.faites, ready.jusquAu],
    [asked.id, 'prete', asked.parties, later(noon, 7 * 24 * 60).toISOString()],
  )
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'La copie de vos données est prête')
  assert.doesNotMatch(`${mail?.text}${mail?.html}`, /camille|martin|20450001/i)
  assert.match(mail?.text ?? '', /#\/profil\/donnees/)
  const [told, ...others] = await t.database.db.select().from(notification)
  assert.deepEqual(
    [told?.titre, told?.lien, others.length],
    ['La copie de vos données est prête', '/profil/donnees', 0],
  )

  const pdf = await telecharger(camille, `${asked.id}.pdf`)
  assert.equal(pdf.headers['content-type'], 'application/pdf')
  const { titre, pages } = readPdf(pdf.rawPayload)
  assert.equal(titre, 'Vos données personnelles')
  const written = pages.join('\n')
  for (const words of [
    'Votre compte et vos choix',
    'camille.martin@example.org',
    'Soins et remboursements',
    'Les accès à votre compte',
    'Copie des données demandée',
  ])
    assert.ok(written.includes(words), words)
  const json = await telecharger(camille, `${asked.id}.json`)
  assert.match(String(json.headers['content-disposition']), /^attachment; .*mes-donnees-.*\.json/)
  assert.equal(json.headers['cache-control'], 'no-store')
})

test('the complete file says what each of its keys means, and holds nothing that is not said', async () => {
  const { description, donnees } = await donneesDe(camille, CAMILLE)
  assert.deepEqual(Object.keys(description), Object.keys(donnees))
  for (const [partie, rows] of Object.entries(donnees) as [string, object[]][])
    for (const row of rows)
      assert.deepEqual(Object.keys(row), Object.keys(description[partie].cles), partie)
  assert.equal(description.soins.cles.depense, 'Dépense (en centimes)')
  assert.equal(description.compte.cles.creeLe, 'Créé le (date et heure universelles)')
})

test('an adherent finds their account, contracts, care, papers and history', async () => {
  const { donnees } = await donneesDe(camille, CAMILLE)
  assert.equal(donnees.compte[0].identifiant, CAMILLE)
  assert.deepEqual(donnees.contrats.map(({ contrat }: { contrat: string }) => contrat).sort(), [
    '20450001',
    '20450002',
  ])
  for (const partie of [
    'personne',
    'beneficiaires',
    'coordonneesBancaires',
    'cotisations',
    'cartes',
    'soins',
    'virements',
    'documents',
    'consentements',
    'sessions',
    'historique',
    'messages',
  ])
    assert.ok(donnees[partie].length > 0, partie)
  const [ligne] = donnees.historique
  assert.deepEqual([ligne.libelle, ligne.auteur], ['Copie des données demandée', null])
})

test('what is secret even from a thief of the session is masked, in drafts and requests too', async () => {
  const saisie = ribDe('20450002', { titulaire: 'Camille Martin' })
  const brouillon = { acte: 'ribPrestationsActeGestion', sujet: '20450002', saisie }
  const draft = await camille({
    method: 'POST',
    url: '/api/demarches/brouillons',
    payload: { ...brouillon, etape: 'compte', revision: 0 },
  })
  assert.equal(draft.statusCode, 200, draft.body)
  const hers = ribDe('20450001', { titulaire: 'Camille Martin' })
  assert.equal((await envoyer(camille, hers)).statusCode, 200)
  const { donnees } = await donneesDe(camille, CAMILLE)
  const all = JSON.stringify(donnees)
  assert.doesNotMatch(all, /FR\d{2}[\dA-Z]{23}/, 'an account number')
  assert.doesNotMatch(all, /\+336\d{8}/, 'a telephone number')
  assert.doesNotMatch(all, /"v2\./, 'a sealed value')
  assert.equal(donnees.personne[0].nir, '2 86 •• •• ••• •••')
  assert.doesNotMatch(all, /argon2/)
  assert.deepEqual(
    [donnees.demandes[0].saisie.titulaire, donnees.demandes[0].saisie.iban],
    ['Camille Martin', '•••••'],
  )
  assert.deepEqual(
    donnees.brouillons.map(({ saisie }: { saisie: { iban: string } }) => saisie.iban),
    ['•••••'],
  )
})

test('care of a spouse is nobody else’s; that of a child under sixteen is told', async () => {
  const { donnees } = await donneesDe(camille, CAMILLE)
  const pour = new Set(donnees.soins.map(({ prenom }: { prenom: string }) => prenom))
  assert.ok(pour.has('Camille') && pour.has('Léa'), [...pour].join())
  assert.equal(pour.has('Julien'), false)
  assert.equal(
    donnees.documents.some(({ personne }: { personne: string }) => personne === 'Julien'),
    false,
  )
})

test('a beneficiary finds themselves, and nothing of the contract that is its adherent’s', async () => {
  const julien = await t.as(JULIEN)
  const { donnees } = await donneesDe(julien, JULIEN)
  assert.deepEqual(
    new Set(donnees.soins.map(({ prenom }: { prenom: string }) => prenom)),
    new Set(['Julien']),
  )
  assert.deepEqual(
    donnees.beneficiaires.map(({ prenom }: { prenom: string }) => prenom),
    ['Julien'],
  )
  for (const partie of ['coordonneesBancaires', 'mandats', 'cotisations', 'options'])
    assert.deepEqual(donnees[partie], [], partie)
  assert.doesNotMatch(JSON.stringify(donnees), /Camille|Léa/)
})

test('twenty times at once is one copy and one job', async () => {
  const code = await ribs.prove(camille, CAMILLE)
  const answers = await Promise.all(Array.from({ length: 20 }, () => demander(camille, code)))
  for (const { statusCode, body } of answers) assert.equal(statusCode, 200, body)
  assert.equal(new Set(answers.map(({ body }) => JSON.parse(body).id)).size, 1)
  await t.jobs.drain()
  assert.equal((await t.database.db.select().from(notification)).length, 1)
})

test('a new copy takes the place of the last; a fourth within a day is refused', async () => {
  const first = await preparer(camille, CAMILLE)
  t.clock.now = later(noon, 20)
  await preparer(camille, CAMILLE)
  assert.equal((await telecharger(camille, `${first}.json`)).statusCode, 404)
  t.clock.now = later(noon, 40)
  await preparer(camille, CAMILLE)
  t.clock.now = later(noon, 60)
  const code = await ribs.prove(camille, CAMILLE)
  const refused = await demander(camille, code)
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [429, 'Vous avez déjà demandé plusieurs copies de vos données aujourd’hui. Réessayez demain.'],
  )
})

test('to fetch it takes a recent sign-in, or a code', async () => {
  const id = await preparer(camille, CAMILLE)
  t.clock.now = later(noon, 11)
  const refused = await telecharger(camille, `${id}.json`)
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'SecurityCodeRequired'])
  await ribs.reset()
  await ribs.prove(camille, CAMILLE)
  for (const format of ['json', 'pdf'])
    assert.equal((await telecharger(camille, `${id}.${format}`)).statusCode, 200)
  t.clock.now = later(noon, 21)
  assert.equal((await telecharger(camille, `${id}.json`)).statusCode, 403)
})

test('somebody else’s copy does not exist, whoever asks, and that they asked is kept', async () => {
  const id = await preparer(camille, CAMILLE)
  const jeanne = await t.as(JEANNE)
  assert.deepEqual(await lire(jeanne), [])
  for (const nom of [`${id}.json`, `${id}.pdf`, id, `${id}.exe`, `${id}.json.pdf`, `' or 1=1.pdf`])
    assert.equal((await telecharger(jeanne, encodeURIComponent(nom))).statusCode, 404, nom)
  const refused = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.cible, `${id}.json`))
  assert.deepEqual(
    refused.map(({ action }) => action),
    ['acces-refuse'],
  )
  const admin = await t.as('admin@example.org')
  assert.equal((await telecharger(admin, `${id}.json`)).statusCode, 403)
})

test('after seven days it is gone; its bytes are sealed while it is there', async () => {
  const id = await preparer(camille, CAMILLE)
  const [row] = await t.database.db.select().from(copieDonnees)
  assert.match(row?.json ?? '', /^v2\./)
  assert.match(row?.pdf ?? '', /^v2\./)
  t.clock.now = later(noon, 7 * 24 * 60 + 1)
  const again = await t.as(CAMILLE)
  assert.deepEqual(await lire(again), [])
  assert.equal((await telecharger(again, `${id}.json`)).statusCode, 404)
  t.clock.now = later(noon, 7 * 24 * 60 + 12)
  await t.jobs.drain()
  assert.equal((await t.database.db.select().from(copieDonnees)).length, 0)
})

test('a copy that fails is said to have failed after half an hour, and another can be asked for', async () => {
  await demanderAvecCode(camille, CAMILLE)
  t.clock.now = later(noon, 31)
  const again = await t.as(CAMILLE)
  assert.equal((await lire(again))[0].etat, 'echec')
  assert.equal((await demanderAvecCode(again, CAMILLE)).etat, 'preparation')
})

test('the account goes: its copies go with it', async () => {
  const { db } = t.database
  const [row] = await db.select().from(compte).where(eq(compte.userName, 'hugo.roche@example.org'))
  assert.ok(row)
  await db
    .insert(copieDonnees)
    .values({ clientCode: 'horizon', compteId: row.id, creeLe: noon, parties: 1 })
  await db.delete(compte).where(eq(compte.id, row.id))
  assert.equal((await db.select().from(copieDonnees)).length, 0)
})
