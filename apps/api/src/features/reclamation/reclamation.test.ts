import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { deposer } from '../../../testing/ribs.ts'

const HUGO = 'hugo.roche@example.org'
let t: TestApp
let hugo: Inject
let clerk: Inject
const de = createActesDeTest(() => t)

async function leJour(jour: string) {
  t.clock.now = new Date(`${jour}T11:00:00Z`)
  hugo = await t.as(HUGO)
  clerk = await t.as('gestionnaire@example.org')
}
before(async () => {
  t = await createTestApp()
  await leJour('2026-11-16')
})
after(() => t?.close())

const post = (call: Inject, url: string, payload: object) => call({ method: 'POST', url, payload })
const dossier = async (id: string) => (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
async function traiter(id: string, geste: object) {
  const { revision } = await dossier(id)
  return post(clerk, '/api/admin/demandes/traitement', { id, revision, ...geste })
}
async function inbox(to: string) {
  await t.jobs.drain()
  const sent = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return sent as { subject: string; text: string; piece?: string }[]
}
const plainte = (ecart: object = {}) => ({
  numeroContrat: '',
  objet: 'remboursement',
  depuis: '01/10/2026',
  message: 'Ma couronne n’est toujours pas remboursée.',
  attendu: '',
  pieces: [],
  ...ecart,
})
const envoyer = async (ecart: object = {}) => de.envoyer(hugo, '/forms/reclamation', plainte(ecart))
type Legale = { cle: string; echeance: string; tenueLe: string | null }
const MEDIATEUR = /La Médiation de la Mutualité des Alpes/

let reclamation: string
test('a complaint has its receipt at once, and two clocks from its sending', async () => {
  const answer = await envoyer()
  assert.equal(answer.statusCode, 200, answer.body)
  reclamation = answer.json().demande.id
  assert.match((await inbox(HUGO))[0]?.piece ?? '', /^accuse-reception/)
  const { legales } = await dossier(reclamation)
  assert.deepEqual(
    legales.map((l: Legale) => [l.cle, l.echeance, l.tenueLe !== null]),
    [
      ['accuse', '2026-11-27', true],
      ['reponse', '2027-01-16', false],
    ],
  )
})

test('while the member is awaited, the law does not wait', async () => {
  const demandee = await traiter(reclamation, {
    geste: 'demander',
    champ: null,
    motif: null,
    texte: 'Quelle facture ?',
    echeance: '2026-12-10',
  })
  assert.equal(demandee.statusCode, 200, demandee.body)
  await leJour('2027-01-18')
  const { items, synthese } = (await clerk('/api/admin/demandes/traitement?legal=oui')).json()
  assert.equal(synthese.horsDelaiLegal, 1)
  assert.deepEqual(
    [items[0].id, items[0].isEnPause, items[0].legaleLe],
    [reclamation, true, '2027-01-16'],
  )
})

test('a refusal names the médiateur, whatever the clerk writes; answered, the clock stops; taken back, it runs on', async () => {
  const lettre = { sujet: 'Notre réponse', corps: 'Non.' }
  const voulu = { geste: 'refuser', texte: 'Non.', lettre }
  const { revision } = await dossier(reclamation)
  const apercu = await post(clerk, '/api/admin/demandes/apercu', {
    id: reclamation,
    revision,
    ...voulu,
  })
  assert.match(apercu.json().paragraphes.join(' '), MEDIATEUR)
  assert.equal((await traiter(reclamation, voulu)).statusCode, 200)
  const [mail] = await inbox(HUGO)
  assert.equal(mail?.subject, 'Notre réponse')
  assert.match(mail?.text ?? '', MEDIATEUR)
  const reponse = async () =>
    (await dossier(reclamation)).legales.find((l: Legale) => l.cle === 'reponse').tenueLe
  assert.notEqual(await reponse(), null)
  assert.equal((await traiter(reclamation, { geste: 'revenir' })).statusCode, 200)
  assert.equal(await reponse(), null)
})

test('the register says what it comes from, what is done about it, and is taken away', async () => {
  const analyse = {
    geste: 'analyser',
    cause: 'delai',
    action: 'Deux personnes de plus au dentaire',
  }
  const faite = await traiter(reclamation, analyse)
  assert.equal(faite.statusCode, 200, faite.body)
  const { items, total } = (await clerk('/api/admin/demandes/reclamations?cause=delai')).json()
  assert.equal(total, 1)
  assert.deepEqual(
    [items[0].nature, items[0].cause, items[0].action, items[0].reponseLe],
    ['remboursement', 'delai', 'Deux personnes de plus au dentaire', '2027-01-16'],
  )
  const csv = await clerk('/api/admin/demandes/reclamations/export?format=csv')
  assert.match(csv.body, /Délai trop long/)
  assert.equal((await clerk('/api/admin/demandes/reclamations?cause=technique')).json().total, 0)
})

test('twenty files are refused with words, and the files are still there to be sent', async () => {
  const pieces: object[] = []
  for (let rang = 0; rang < 6; rang++) pieces.push(await deposer(hugo, `Piece-${rang}.pdf`))
  const trop = await envoyer({ pieces: Array.from({ length: 20 }, (_, i) => pieces[i % 6]) })
  assert.equal(trop.statusCode, 400)
  assert.match(trop.json().champs.pieces, /^Joignez au plus 5 documents/)
  const assez = await envoyer({ pieces: pieces.slice(0, 5) })
  assert.equal(assez.statusCode, 200, assez.body)
})

test('a message that complains becomes a complaint, from the day it was sent', async () => {
  await leJour('2027-02-01')
  const message = {
    motif: 'REM',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Cela fait deux mois que j’attends, c’est inadmissible.',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450003',
  }
  const { id } = (await de.envoyer(hugo, '/forms/contact/v2', message)).json().demande
  await leJour('2027-02-04')
  const non = await traiter(id, { geste: 'requalifier', en: 'unAn', evenementLe: null })
  assert.equal(non.statusCode, 409)
  const oui = await traiter(id, { geste: 'requalifier', en: 'reclamation', evenementLe: null })
  assert.equal(oui.statusCode, 200, oui.body)
  const { acte, legales } = await dossier(id)
  assert.equal(acte, 'reclamationActeGestion')
  assert.match((await inbox(HUGO))[0]?.subject ?? '', /Faire une réclamation/)
  assert.deepEqual(
    legales.map((l: Legale) => l.echeance),
    ['2027-02-12', '2027-04-01'],
  )
  assert.equal((await clerk('/api/admin/demandes/reclamations')).json().total, 3)
})

const identite = {
  prenom: 'Alix',
  nom: 'Dubreuil',
  email: 'alix@ailleurs.example.org',
  numeroContrat: '',
}
const sansCompte = (acte: string, saisie: object, ecart: object = {}) =>
  post(t.visitor(), '/api/demandes/sans-compte', {
    acte,
    identite: { ...identite, ...ecart },
    saisie,
  })

test('anybody complains without an account, and is answered by mail', async () => {
  const { numeroContrat: _, ...saisie } = plainte()
  const answer = await sansCompte('reclamationActeGestion', saisie)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.match((await inbox(identite.email))[0]?.piece ?? '', /^accuse/)
  const { items } = (
    await clerk(`/api/admin/demandes/traitement?q=${answer.json().reference}`)
  ).json()
  const refus = await traiter(items[0].id, { geste: 'refuser', texte: 'Rien ne manque.' })
  assert.equal(refus.statusCode, 200, refus.body)
  const [mail] = await inbox(identite.email)
  assert.match(mail?.text ?? '', MEDIATEUR)
  assert.doesNotMatch(mail?.text ?? '', /#\/demandes/)
})

test('a right is asked for by a stranger: a receipt, and nothing before a clerk knows who they are', async () => {
  const answer = await sansCompte(
    'droitsActeGestion',
    { droit: 'acces', message: '' },
    { email: 'droits@ailleurs.example.org' },
  )
  assert.equal(answer.statusCode, 200, answer.body)
  const [recu] = await inbox('droits@ailleurs.example.org')
  assert.match(recu?.piece ?? '', /^accuse/)
  const { items } = (
    await clerk(`/api/admin/demandes/traitement?q=${answer.json().reference}`)
  ).json()
  const { id } = items[0]
  const { legales } = await dossier(id)
  assert.deepEqual(legales.at(-1).echeance, '2027-03-04')
  assert.equal((await traiter(id, { geste: 'accepter' })).statusCode, 409)
  await traiter(id, { geste: 'rattacher', numeroContrat: '20450003' })
  assert.equal((await traiter(id, { geste: 'accepter' })).statusCode, 200)
  const registre = (await clerk('/api/admin/demandes/droits')).json()
  assert.deepEqual([registre.total, registre.items[0].nature], [1, 'acces'])
})

test('whether or not a stranger is known, a right that they ask for is received in the same words', async () => {
  const dit = async (numeroContrat: string, email: string) => {
    const demande = { droit: 'effacement', message: '' }
    const qui = { prenom: 'Hugo', nom: 'Roche', numeroContrat, email }
    const answer = await sansCompte('droitsActeGestion', demande, qui)
    const [recu] = await inbox(email)
    const lu = JSON.stringify([answer.statusCode, answer.json(), recu?.subject, recu?.text])
    const siens = [answer.json().reference, numeroContrat, email]
    return siens.reduce((dit, sien) => dit.replaceAll(sien, '…'), lu)
  }
  assert.equal(
    await dit('20450003', 'un@ailleurs.example.org'),
    await dit('99999999', 'deux@ailleurs.example.org'),
  )
})

test('a member asks for a right with a code', async () => {
  const data = { numeroContrat: '', droit: 'opposition', message: 'La prospection' }
  assert.equal((await de.envoyer(hugo, '/forms/droits', data)).statusCode, 403)
  const code = (await hugo.prove?.()) ?? ''
  const answer = await de.envoyer(hugo, '/forms/droits', data, { 'x-securitycode': code })
  assert.equal(answer.statusCode, 200, answer.body)
})

test('the register is looked through by reference, name and contract, and read from either end', async () => {
  const registre = async (query: string) => {
    const { items, total } = (await clerk(`/api/admin/demandes/reclamations?${query}`)).json()
    assert.equal(items.length, total)
    return items.map(({ reference }: { reference: string }) => reference) as string[]
  }
  const toutes = await registre('')
  const [derniere = ''] = toutes
  assert.ok(toutes.length > 1)
  assert.deepEqual(await registre('tri=creeLe'), [...toutes].reverse())
  assert.deepEqual(await registre(`q=${derniere}`), [derniere])
  assert.deepEqual(await registre('q=1999-999999'), [])
  // The last one came without an account.
  assert.deepEqual(await registre('q=roche'), toutes.slice(1))
  const { items } = (await clerk('/api/admin/demandes/reclamations')).json()
  for (const { reference, numeroContrat } of items)
    if (numeroContrat) assert.ok((await registre(`q=${numeroContrat}`)).includes(reference))
  assert.deepEqual(await registre('q=personne'), [])
})
