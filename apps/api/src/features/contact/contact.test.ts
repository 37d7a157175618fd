import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, deposer } from '../../../testing/ribs.ts'

const CAMILLE = 'camille.martin@example.org'
let t: TestApp
let camille: Inject
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
})
after(() => t?.close())
beforeEach(() => ribs.reset())

const saisie = (ecart: object = {}) => ({
  motif: 'REM',
  domaine: '',
  sousDomaine: '',
  personne: '',
  message: 'Où en est le remboursement de ma couronne ?',
  piece: null,
  piece2: null,
  piece3: null,
  numeroContrat: '20450001',
  ...ecart,
})
const envoyer = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/contact/v2/form', payload: { data } })
const faits = async (call: Inject, numero = '20450001') =>
  (await call(`/api/demarches/faits?acte=contactActeGestion&numeroContrat=${numero}`)).json()
    .items[0]

test('what a message may be about: subjects, the tree of domains, one’s own people', async () => {
  const { motifs, domaines, personnes } = await faits(camille)
  assert.ok(motifs.some(({ libelle }: { libelle: string }) => libelle === 'Un remboursement'))
  assert.ok(domaines.length > 3 && domaines[0].sousDomaines.length > 0)
  assert.deepEqual(
    personnes.map(({ nom }: { nom: string }) => nom),
    ['Camille Martin', 'Julien Martin', 'Léa Martin'],
  )
  const sien = await faits(await t.as('julien.martin@example.org'))
  assert.deepEqual(
    sien.personnes.map(({ nom }: { nom: string }) => nom),
    ['Julien Martin'],
  )
  assert.deepEqual((await faits(camille, '20450002')).domaines, [])
})

test('R7.80 a message is a conversation: the member and a clerk write in it, one after the other', async () => {
  const { domaines, personnes } = await faits(camille)
  const [{ libelle: domaine, sousDomaines }] = domaines
  const piece = await deposer(camille, 'Facture.pdf')
  const data = saisie({
    domaine,
    sousDomaine: sousDomaines[0],
    personne: personnes[2].id,
    piece,
  })
  const answer = await envoyer(camille, data)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().isModeGestionManuel, true)
  const { id } = answer.json().demande
  const dossier = async () => (await camille(`/api/demandes/dossier?id=${id}`)).json()
  const { lignes } = await dossier()
  assert.deepEqual(
    lignes.map(({ apres }: { apres: string }) => apres),
    [
      `Un remboursement › ${domaine} › ${sousDomaines[0]}`,
      'Léa Martin',
      'Où en est le remboursement de ma couronne ?',
    ],
  )
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Nous avons reçu votre message')
  assert.doesNotMatch(mail?.text ?? '', /couronne/)
  const staff = await t.as('gestionnaire@example.org')
  const dire = (call: Inject, url: string, texte: string) =>
    call({ method: 'POST', url, payload: { id, geste: 'ecrire', texte } })
  const reponse = await dire(staff, '/api/admin/demandes/traitement', 'Il part demain.')
  assert.equal(reponse.statusCode, 200, reponse.body)
  const suite = await dire(camille, '/api/demandes/geste', 'Merci beaucoup.')
  assert.equal(suite.statusCode, 200, suite.body)
  const { messages } = await dossier()
  assert.deepEqual(
    messages.map(({ texte }: { texte: string }) => texte),
    ['Il part demain.', 'Merci beaucoup.'],
  )
})

for (const [title, ecart, champ] of [
  ['no subject', { motif: '' }, 'motif'],
  ['a complaint, which has a form of its own', { motif: 'REC' }, 'motif'],
  ['the end of a contract, which has one too', { motif: 'RES' }, 'motif'],
  ['a domain that is none', { domaine: 'Astrologie' }, 'domaine'],
  ['an empty message', { message: '  ' }, 'message'],
  [
    'somebody of another contract',
    { personne: '00000000-0000-4000-8000-000000000000' },
    'personne',
  ],
] satisfies [string, object, string][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await envoyer(camille, saisie(ecart))
    assert.deepEqual([answer.statusCode, Object.keys(answer.json().champs)], [400, [champ]])
    assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
  })

test('another’s contract does not exist, a visitor writes nothing, twenty sendings are one', async () => {
  assert.equal((await envoyer(camille, saisie({ numeroContrat: '20450005' }))).statusCode, 404)
  assert.equal((await envoyer(t.visitor(), saisie())).statusCode, 401)
  await Promise.all(Array.from({ length: 20 }, () => envoyer(camille, saisie())))
  assert.equal((await ribs.demandes()).length, 1)
})
