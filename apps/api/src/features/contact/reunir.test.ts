import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, deposer } from '../../../testing/ribs.ts'
import { demande } from '../demandes/demandes.schema.ts'

const JEANNE = 'jeanne.moreau@example.org'
const CAMILLE = 'camille.martin@example.org'
let t: TestApp
let jeanne: Inject
let karim: Inject
let sophie: Inject
const ribs = createRibs(() => t)
/** A Monday, and what is written after. */
const lundi = new Date('2026-11-16T11:00:00Z')
const ensuite = new Date('2026-11-16T11:05:00Z')
before(async () => {
  t = await createTestApp()
  t.clock.now = lundi
  jeanne = await t.as(JEANNE)
  karim = await t.as('gestionnaire@example.org')
  sophie = await t.as('admin@example.org')
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = lundi
  await ribs.reset()
})

async function ecrit(message: string, ecart: object = {}, call = jeanne): Promise<string> {
  const data = {
    ...{ motif: 'COT', domaine: '', sousDomaine: '', personne: '', message },
    ...{ piece: null, piece2: null, piece3: null, numeroContrat: '20450005' },
    ...ecart,
  }
  const answer = await call({
    method: 'POST',
    url: '/api/forms/contact/v2/form',
    payload: { data },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().demande.id
}
const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/${path}`, payload })
const dossier = async (id: string) => (await karim(`/api/admin/demandes/dossier?id=${id}`)).json()
async function tenter(id: string, geste: object, call = karim) {
  const { revision } = await dossier(id)
  const isOrdered = !('geste' in geste && ['ecrire', 'noter'].includes(`${geste.geste}`))
  return post(call, 'admin/demandes/traitement', { id, ...(isOrdered && { revision }), ...geste })
}
async function traiter(id: string, geste: object, call = karim) {
  const answer = await tenter(id, geste, call)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
async function reunir(id: string, avec: string, call = karim) {
  const { revision } = await dossier(avec)
  return tenter(id, { geste: 'reunir', avec, revisionAvec: revision }, call)
}
const file = async (query = '') =>
  (await karim(`/api/admin/demandes/traitement${query}`)).json().items as { id: string }[]
const lu = async (id: string) => (await jeanne(`/api/demandes/dossier?id=${id}`)).json()
const siennes = async (etat: string) =>
  (await jeanne(`/api/demandes?etat=${etat}`)).json() as { items: { id: string }[]; total: number }
const sujets = async () => (await ribs.inbox(JEANNE)).map(({ subject }) => subject)
const textesDe = ({ messages }: { messages: { texte: string }[] }) =>
  messages.map(({ texte }) => texte)

test('of two messages the older goes on: words, documents and questions of both, one request for their member, who is told nothing', async () => {
  const ancien = await ecrit('Ai-je été prélevée deux fois ?')
  await traiter(ancien, { geste: 'ecrire', texte: 'Nous regardons.' })
  t.clock.now = ensuite
  const piece = await deposer(jeanne)
  const recent = await ecrit('Voici le relevé.', { piece })
  await traiter(recent, {
    geste: 'demander',
    champ: null,
    motif: null,
    texte: 'De quel mois ?',
    echeance: '2026-12-07',
  })
  await traiter(recent, { geste: 'noter', texte: 'La banque confirme.' })
  const avant = await dossier(recent)
  assert.deepEqual(
    avant.reunissables.map(({ id, message }: { id: string; message: { extrait: string } }) => [
      id,
      message.extrait,
    ]),
    [[ancien, 'Ai-je été prélevée deux fois ?']],
  )
  const dits = await sujets()
  const { reference } = avant
  const answer = await reunir(recent, ancien)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().id, ancien)

  const garde = await dossier(ancien)
  assert.deepEqual(textesDe(garde), ['Nous regardons.', 'Mes cotisations\n\nVoici le relevé.'])
  assert.equal(garde.pieces.length, 1)
  assert.deepEqual(
    garde.notes.map(({ texte }: { texte: string }) => texte),
    ['La banque confirme.'],
  )
  assert.deepEqual([garde.attentesDetail[0].texte, garde.attentes], ['De quel mois ?', 1])
  assert.deepEqual(
    garde.evenements.map(({ geste, texte }: { geste: string; texte: string | null }) => [
      geste,
      texte,
    ]),
    [
      ['recevoir', null],
      ['ecrire', null],
      ['reunir', reference],
    ],
  )
  // The document opens where it is now; what the other was and what happened to it stay with it.
  const { remoteFileName } = garde.pieces[0]
  assert.equal(
    (await karim(`/api/admin/demandes/pieces/visionneuse?id=${remoteFileName}`)).statusCode,
    200,
  )
  const jointe = await dossier(recent)
  assert.deepEqual(
    [jointe.jointeA.id, jointe.gestes, jointe.reunissables, jointe.evenements.length],
    [ancien, [], [], 3],
  )
  assert.match(JSON.stringify(jointe.lignes), /Voici le relevé/)

  assert.deepEqual(await sujets(), dits)
  assert.deepEqual(
    (await siennes('en-cours')).items.map(({ id }) => id),
    [ancien],
  )
  assert.equal((await siennes('terminees')).total, 0)
  // A link of before leads to the conversation, and what is written there is written in it.
  assert.equal((await lu(recent)).id, ancien)
  const suite = { geste: 'ecrire', id: recent, texte: 'De novembre.' }
  assert.equal((await post(jeanne, 'demandes/geste', suite)).json().id, ancien)
  assert.equal(textesDe(await lu(ancien)).at(-1), 'De novembre.')
  assert.deepEqual(
    (await file()).map(({ id }) => id),
    [ancien],
  )
  assert.deepEqual(await file('?etat=traitee'), [])
  // Whoever looks for its number still finds it.
  assert.equal((await file(`?q=${reference}`))[0]?.id, recent)
})

test('the clock runs by the day that comes first, and stands still only where both did', async () => {
  const ancien = await ecrit('Quand suis-je prélevée ?')
  t.clock.now = ensuite
  const recent = await ecrit('Et pour décembre ?')
  const avant = await dossier(ancien)
  await t.database.db.update(demande).set({ echeance: '2026-12-01' }).where(eq(demande.id, recent))
  await traiter(ancien, { geste: 'ecrire', texte: 'Le 5.' })
  assert.equal((await dossier(ancien)).isEnPause, true)
  const { echeance, isEnPause, etat, gestionnaire } = (await reunir(ancien, recent)).json()
  assert.deepEqual(
    [echeance, isEnPause, etat, gestionnaire.nom],
    [avant.echeance, false, 'en-cours', 'Karim Petit'],
  )
  // The question that was taken in is still to be answered.
  const refus = await tenter(ancien, { geste: 'conclure', texte: null })
  assert.equal(refus.statusCode, 409, refus.body)
  await traiter(ancien, { geste: 'conclure', texte: 'Le 5 aussi.' })
  assert.equal((await lu(recent)).etat, 'acceptee')
})

test('an answered message opens again with the newer one; joined to an older one still, all lead there', async () => {
  const premier = await ecrit('Première question ?')
  t.clock.now = new Date('2026-11-16T11:02:00Z')
  const deuxieme = await ecrit('Deuxième question ?')
  t.clock.now = new Date('2026-11-16T11:03:00Z')
  await traiter(deuxieme, { geste: 'conclure', texte: 'Voilà.' })
  t.clock.now = ensuite
  const troisieme = await ecrit('Merci, et si je change ?')
  const { echeance } = await dossier(troisieme)
  const rouverte = (await reunir(troisieme, deuxieme)).json()
  assert.deepEqual(
    [rouverte.id, rouverte.etat, rouverte.decideeLe, rouverte.echeance],
    [deuxieme, 'en-cours', null, echeance],
  )
  assert.equal((await reunir(deuxieme, premier)).json().id, premier)
  assert.equal((await lu(troisieme)).id, premier)
  assert.deepEqual(textesDe(await lu(premier)), [
    'Mes cotisations\n\nDeuxième question ?',
    'Voilà.',
    'Mes cotisations\n\nMerci, et si je change ?',
  ])
})

test('sent twice it is done once; whoever looked at what has changed since is shown what stands', async () => {
  const ancien = await ecrit('Quand suis-je prélevée ?')
  t.clock.now = ensuite
  const recent = await ecrit('Et pour décembre ?')
  const vu = (await dossier(recent)).revision
  const voulu = { geste: 'reunir', id: recent, revision: vu, avec: ancien, revisionAvec: 1 }
  await traiter(ancien, { geste: 'prendre' }, sophie)
  const depasse = await post(karim, 'admin/demandes/traitement', voulu)
  assert.equal(depasse.statusCode, 409, depasse.body)
  assert.equal(depasse.json().versions.votre.avec, ancien)
  assert.equal((await dossier(recent)).jointeA, null)
  const juste = { ...voulu, revisionAvec: 2 }
  for (const _ of [1, 2]) {
    const fait = await post(karim, 'admin/demandes/traitement', juste)
    assert.deepEqual([fait.statusCode, fait.json().id], [200, ancien], fait.body)
  }
  assert.equal(textesDe(await lu(ancien)).length, 1)
})

test('messages of another person, of another contract, another insurer’s or other requests are not joined', async () => {
  const sienne = await ecrit('Quand suis-je prélevée ?')
  t.clock.now = ensuite
  const camille = await t.as(CAMILLE)
  const autrui = await ecrit('Moi aussi ?', { numeroContrat: '20450001' }, camille)
  const dAutrui = await reunir(sienne, autrui)
  assert.deepEqual(
    [dAutrui.statusCode, dAutrui.json().message],
    [409, 'Ces messages ne viennent pas de la même personne'],
  )
  const ailleurs = await ecrit('Autre contrat ?')
  const de = eq(demande.id, ailleurs)
  const inconnu = { geste: 'reunir', id: sienne, revision: 1, avec: ailleurs, revisionAvec: 1 }
  await t.database.db.update(demande).set({ numeroContrat: null }).where(de)
  assert.equal(
    (await post(karim, 'admin/demandes/traitement', inconnu)).json().message,
    'Ces messages ne concernent pas le même contrat',
  )
  await t.database.db.update(demande).set({ clientCode: 'atlas' }).where(de)
  assert.equal((await post(karim, 'admin/demandes/traitement', inconnu)).statusCode, 404)
  assert.deepEqual(textesDe(await lu(sienne)), [])
})
