import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, deposer } from '../../../testing/ribs.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { historique } from '../historique/historique.schema.ts'

const JEANNE = 'jeanne.moreau@example.org'
let t: TestApp
let jeanne: Inject
let karim: Inject
let sophie: Inject
const ribs = createRibs(() => t)
/** A Monday. */
const noon = new Date('2026-11-16T11:00:00Z')
before(async () => {
  t = await createTestApp()
  t.clock.now = noon
  jeanne = await t.as(JEANNE)
  karim = await t.as('gestionnaire@example.org')
  sophie = await t.as('admin@example.org')
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
})

async function ecrit(message: string, ecart: object = {}): Promise<string> {
  const data = {
    ...{ motif: 'COT', domaine: '', sousDomaine: '', personne: '', message },
    ...{ piece: null, piece2: null, piece3: null, numeroContrat: '20450005' },
    ...ecart,
  }
  const url = '/api/forms/contact/v2/form'
  const answer = await jeanne({ method: 'POST', url, payload: { data } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().demande.id
}
const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/${path}`, payload })
const dossier = async (id: string) => (await karim(`/api/admin/demandes/dossier?id=${id}`)).json()
async function tenter(id: string, geste: object, call = karim) {
  const { revision } = await dossier(id)
  const isOrdered = !('geste' in geste) || geste.geste !== 'ecrire'
  const payload = { id, ...(isOrdered && { revision }), ...geste }
  return post(call, 'admin/demandes/traitement', payload)
}
async function traiter(id: string, geste: object, call = karim) {
  const answer = await tenter(id, geste, call)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
async function relance(id: string, texte = 'Merci, et pour le mois prochain ?') {
  const answer = await post(jeanne, 'demandes/geste', { geste: 'ecrire', id, texte })
  assert.equal(answer.statusCode, 200, answer.body)
}
const file = async () => (await karim('/api/admin/demandes/traitement')).json().items
const lu = async (id: string) => (await jeanne(`/api/demandes/dossier?id=${id}`)).json()
const sujets = async () => (await ribs.inbox(JEANNE)).map(({ subject }) => subject)

for (const [geste, message] of [
  [{ geste: 'accepter' }, 'Un message ne s’accepte ni ne se refuse\u00a0: répondez-y'],
  [
    { geste: 'refuser', texte: 'Non.' },
    'Un message ne s’accepte ni ne se refuse\u00a0: répondez-y',
  ],
  [
    { geste: 'clore', texte: null },
    'Un message ne se classe pas sans réponse\u00a0: répondez-y, puis fermez-le',
  ],
  [
    { geste: 'conclure', texte: null },
    'Ce message attend votre réponse\u00a0: écrivez-la, puis fermez-le',
  ],
] satisfies [object, string][])
  test(`${JSON.stringify(geste)} is refused of a message, and nobody is told anything`, async () => {
    const id = await ecrit('Quand suis-je prélevée chaque mois ?')
    const avant = await sujets()
    const refus = await tenter(id, geste)
    assert.deepEqual([refus.statusCode, refus.json().message], [409, message])
    assert.equal((await dossier(id)).gestes.includes('accepter'), false)
    assert.deepEqual(await sujets(), avant)
    assert.deepEqual([(await lu(id)).etat, (await lu(id)).messages], ['recue', []])
  })

test('answered and left open, it is the clerk’s, its clock stands still, and its member is told once', async () => {
  const id = await ecrit('Quand suis-je prélevée chaque mois ?')
  const ligne = await traiter(id, { geste: 'ecrire', texte: 'Le 5 de chaque mois.' })
  assert.deepEqual(
    [ligne.etat, ligne.gestionnaire.nom, ligne.isEnPause],
    ['en-cours', 'Karim Petit', true],
  )
  assert.deepEqual(await sujets(), [
    'Nous avons répondu à votre message',
    'Nous avons reçu votre message',
  ])
  const { suite, messages } = await lu(id)
  assert.equal(suite.titre, 'Nous avons répondu à votre message')
  assert.equal(messages[0].texte, 'Le 5 de chaque mois.')
  // Nothing more needs to be said, and nothing more is.
  const fermee = await traiter(id, { geste: 'conclure', texte: null })
  assert.deepEqual([fermee.etat, fermee.isEnPause], ['acceptee', false])
  assert.equal((await sujets()).length, 2)
  assert.equal((await lu(id)).suite.titre, 'Nous avons répondu à votre message')
})

test('answered and closed at once; what its member writes opens it again, before what has time left', async () => {
  const id = await ecrit('Quand suis-je prélevée chaque mois ?')
  const autre = await ecrit('Puis-je payer par trimestre ?')
  await traiter(id, { geste: 'conclure', texte: 'Le 5 de chaque mois.' })
  assert.equal((await sujets()).filter((un) => un.includes('répondu')).length, 1)
  assert.deepEqual(
    (await file()).map((ligne: { id: string }) => ligne.id),
    [autre],
  )
  const accuse = await jeanne(`/api/demandes/dossier/print?id=${id}`)
  assert.equal(accuse.statusCode, 200)
  t.clock.now = new Date('2026-11-17T11:00:00Z')
  jeanne = await t.as(JEANNE)
  karim = await t.as('gestionnaire@example.org')
  await relance(id)
  const [premiere, seconde] = await file()
  assert.deepEqual(
    [premiere.id, premiere.etat, premiere.isReponseRecue, premiere.echeance],
    [id, 'en-cours', true, '2026-11-17'],
  )
  assert.deepEqual([seconde.id, seconde.isReponseRecue], [autre, false])
  assert.deepEqual(premiere.message, {
    sujet: 'Mes cotisations',
    extrait: 'Merci, et pour le mois prochain ?',
  })
  // It awaits an answer again: the first one does not count for the second question.
  assert.equal((await tenter(id, { geste: 'conclure', texte: null })).statusCode, 409)
  assert.equal((await lu(id)).suite.titre, 'Nous avons reçu votre message')
  const close = await traiter(id, { geste: 'conclure', texte: 'Le 5 aussi.' })
  assert.equal(close.isReponseRecue, false)
})

test('a second message before any answer is no answer received, and gains no place', async () => {
  const id = await ecrit('Quand suis-je prélevée chaque mois ?')
  await relance(id, 'J’ai oublié de dire que c’est pressé.')
  const [ligne] = await file()
  assert.deepEqual(
    [ligne.etat, ligne.isReponseRecue, ligne.echeance],
    ['recue', false, '2026-11-19'],
  )
})

test('rows show how a message begins, leave no line, and never what is medical', async () => {
  const long = `${'Je voudrais comprendre mon échéancier. '.repeat(6)}\nMerci.`
  const id = await ecrit(long)
  const [ligne] = await file()
  assert.equal(ligne.message.sujet, 'Mes cotisations')
  assert.match(ligne.message.extrait, /^Je voudrais comprendre .*…$/)
  assert.ok(ligne.message.extrait.length <= 141)
  const ouvertures = await t.database.db.select().from(historique).where(eq(historique.cible, id))
  assert.deepEqual(
    ouvertures.filter(({ action }) => action === 'consultation'),
    [],
  )
  await post(karim, 'admin/demandes/transmettre-medical', {
    ...{ demande: id, nature: 'saisie', cible: null },
  })
  for (const call of [karim, sophie, await t.as('service.medical@example.org')]) {
    const [tue] = (await call('/api/admin/demandes/traitement')).json().items
    assert.deepEqual([tue.id, tue.message], [id, null])
  }
  const medicale = await ecrit('Combien coûtera le trimestre ?')
  const payload = { geste: 'ecrire', id: medicale, texte: 'Je suis souffrante.', isMedicale: true }
  assert.equal((await post(jeanne, 'demandes/geste', payload)).statusCode, 200)
  const deux = (await file()).find((une: { id: string }) => une.id === medicale)
  assert.equal(deux.message, null)
})

test('what goes with an answer is the member’s from then on, and nobody else’s document is taken', async () => {
  const id = await ecrit('Pouvez-vous m’envoyer mon échéancier ?')
  const piece = await deposer(karim, 'Echeancier.pdf')
  const texte = 'Le voici.'
  const sienne = await deposer(sophie, 'Autre.pdf')
  const refus = await tenter(id, { geste: 'ecrire', texte, fichiers: [sienne] })
  assert.equal(refus.statusCode, 400, refus.body)
  const seule = await tenter(id, { geste: 'conclure', texte: null, fichiers: [piece] })
  assert.equal(seule.statusCode, 409, seule.body)
  await traiter(id, { geste: 'conclure', texte, fichiers: [piece] })
  const { pieces } = await lu(id)
  assert.deepEqual(
    pieces.map(({ nom, libelle }: Record<string, string>) => [nom, libelle]),
    [['Echeancier.pdf', 'Joint à notre réponse']],
  )
  const url = `/api/demandes/pieces/visionneuse?id=${piece.remoteFileName}`
  assert.equal((await jeanne(url)).statusCode, 200)
  const autre = await t.as('hugo.roche@example.org')
  assert.equal((await autre(url)).statusCode, 404)
})

test('prepared words name the member and the contract; what is left to complete keeps them from leaving', async () => {
  const motif = {
    ...{ titre: 'Double prélèvement', geste: 'conclure', acte: null, ordre: 1 },
    texte: 'Vous avez raison, ((prenom)) ((nom)).\nContrat ((numero)), demande ((reference)).',
  }
  const cree = await post(karim, 'admin/demandes/motifs/create', motif)
  assert.equal(cree.statusCode, 200, cree.body)
  const faux = await post(karim, 'admin/demandes/motifs/create', {
    ...motif,
    texte: 'Bonjour ((age)).',
  })
  assert.equal(faux.statusCode, 400)
  assert.match(faux.json().champs.texte, /age/)
  const id = await ecrit('J’ai été prélevée deux fois.')
  const { modeles, reference } = await dossier(id)
  assert.deepEqual(modeles.conclure[0], {
    titre: 'Double prélèvement',
    texte: `Vous avez raison, Jeanne Moreau.\nContrat 20450005, demande ${reference}.`,
  })
  for (const { texte } of modeles.conclure) assert.doesNotMatch(texte, /\(\(|^Bonjour/)
  for (const geste of ['ecrire', 'conclure']) {
    const refus = await tenter(id, { geste, texte: 'Nous vous rendons ((montant)).' })
    assert.deepEqual(
      [refus.statusCode, refus.json().champs],
      [400, { texte: 'Complétez ((montant)) avant d’envoyer' }],
    )
  }
})

test('several accepted at once: a message stays where it is, with the reason', async () => {
  const id = await ecrit('Quand suis-je prélevée chaque mois ?')
  const cibles = [{ id, revision: 1 }]
  const lot = (await post(karim, 'admin/demandes/lot', { geste: 'accepter', cibles })).json()
  assert.equal(lot.faites, 0)
  assert.match(lot.refus[0].message, /^Un message ne s’accepte/)
})

test('of a closed account a message is filed away, and nobody is told', async () => {
  const id = await ecrit('Quand suis-je prélevée chaque mois ?')
  await t.database.db
    .update(demande)
    .set({ compteId: null, data: null, lignes: null })
    .where(eq(demande.id, id))
  const { gestes } = await dossier(id)
  assert.equal(gestes.includes('clore'), true)
  const avant = (await sujets()).length
  const close = await traiter(id, { geste: 'clore', texte: null })
  assert.deepEqual([close.etat, (await sujets()).length], ['sans-suite', avant])
})
