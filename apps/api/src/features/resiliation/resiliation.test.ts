import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

const HUGO = 'hugo.roche@example.org'
let t: TestApp
let hugo: Inject
let clerk: Inject
const de = createActesDeTest(() => t)

before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  hugo = await t.as(HUGO)
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

const vide = { motif: '', evenementLe: '', souhaiteeLe: '', precision: '', adresse: '' }
const saisie = (ecart: object = {}) => ({ ...vide, numeroContrat: '20450003', ...ecart })
const post = (call: Inject, url: string, payload: object) => call({ method: 'POST', url, payload })
const dossier = async (id: string) => (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
async function traiter(id: string, geste: object) {
  const { revision } = await dossier(id)
  return post(clerk, '/api/admin/demandes/traitement', { id, revision, ...geste })
}
const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await t.database.db.execute(query)) as unknown as { rows: T[] }).rows
const contrat = async (numero: string) =>
  (
    await rows<{ etat: string; date_fin: string | null }>(
      sql`select etat, date_fin::text from contrat where numero = ${numero} and client_code = 'horizon'`,
    )
  )[0]
/** Mails of somebody, the latest first, once the papers are printed. */
async function inbox(to: string) {
  await t.jobs.drain()
  const sent = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return sent as { id: string; subject: string; text: string; piece?: string }[]
}

test('what leaving changes is said before it is sent: the day, the card', async () => {
  const lignes = await de.lignes(hugo, 'resiliationActeGestion', saisie({ motif: 'unAn' }))
  assert.deepEqual(lignes['Votre contrat'], ['En cours', 'Jusqu’au 15/12/2026 inclus'])
  assert.deepEqual(lignes['Votre carte de tiers payant'], ['Valable', 'Jusqu’au 15/12/2026 inclus'])
  assert.deepEqual(lignes['Règle appliquée'], [
    null,
    'Votre contrat santé a plus d’un an, il prend fin un mois après votre demande du 16/11/2026',
  ])
})

test('before a year the earliest lawful day is said with its rule, and so is a later one that is asked for', async () => {
  const debut = (jour: string, type: string) =>
    t.database.db.execute(sql`update contrat set date_debut = ${jour}, type_contrat = ${type}
      where numero = '20450003' and client_code = 'horizon'`)
  const [{ jour }] = (await rows<{ jour: string }>(
    sql`select date_debut::text as jour from contrat where numero = '20450003' and client_code = 'horizon'`,
  )) as [{ jour: string }]
  const dites = async (ecart: object) => {
    const lignes = await de.lignes(hugo, 'resiliationActeGestion', saisie(ecart))
    return [lignes['Votre contrat']?.[1], lignes['Règle appliquée']?.[1]]
  }
  await debut('2026-03-01', 'sante')
  assert.deepEqual(await dites({}), [
    'Jusqu’au 31/03/2027 inclus',
    'Votre contrat santé a un an le 01/03/2027\u00a0; votre demande est gardée jusqu’à ce jour, et il prend fin un mois après',
  ])
  assert.deepEqual(await dites({ souhaiteeLe: '01/01/2028' }), [
    'Jusqu’au 31/12/2027 inclus',
    'Votre contrat santé a un an le 01/03/2027\u00a0; votre demande est gardée jusqu’à ce jour, et il prend fin un mois après\u00a0; vous avez demandé qu’il prenne fin le 01/01/2028',
  ])
  assert.deepEqual(await dites({ souhaiteeLe: '20/11/2026' }), [
    'Jusqu’au 31/03/2027 inclus',
    'Votre contrat santé a un an le 01/03/2027\u00a0; votre demande est gardée jusqu’à ce jour, et il prend fin un mois après\u00a0; vous souhaitiez le 20/11/2026, mais le 01/04/2027 est le premier jour que la loi permet',
  ])
  await debut('2020-03-01', 'prevoyance')
  assert.deepEqual(await dites({ motif: 'unAn' }), [
    'Jusqu’au 31/12/2027 inclus',
    'Échéance du 31/12/2027, demandée au plus tard le 31/10/2027',
  ])
  await debut(jour, 'sante')
})

let premiere: string
test('a termination is received at once, with a paper; nobody can refuse or close it', async () => {
  const answer = await de.envoyer(hugo, '/forms/resiliation', saisie({ motif: 'situation' }))
  assert.equal(answer.statusCode, 200, answer.body)
  premiere = answer.json().demande.id
  const [mail] = await inbox(HUGO)
  assert.equal(
    mail?.subject,
    'Nous avons bien reçu votre demande «\u00a0Résilier un contrat\u00a0»',
  )
  assert.equal(mail?.piece, `accuse-reception-${answer.json().demande.reference}.pdf`)
  const pdf = await t.visitor()(`/dev/mailbox/messages/${mail?.id}/piece`)
  assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-')
  const { gestes, legales } = await dossier(premiere)
  assert.ok(!gestes.includes('refuser') && !gestes.includes('clore'))
  assert.ok(gestes.includes('requalifier') && gestes.includes('accepter'))
  assert.deepEqual(
    legales.map((l: { cle: string; tenueLe: string | null }) => [l.cle, l.tenueLe !== null]),
    [['accuse', true]],
  )
  for (const geste of ['refuser', 'clore']) {
    const refus = await traiter(premiere, { geste, texte: 'Non.' })
    assert.equal(refus.statusCode, 409, refus.body)
  }
})

test('a clerk sets the ground right, then accepts: the notice leaves, the contract ends on its day and not before', async () => {
  const corrigee = await traiter(premiere, {
    geste: 'requalifier',
    en: 'unAn',
    evenementLe: null,
  })
  assert.equal(corrigee.statusCode, 200, corrigee.body)
  const { evenements } = await dossier(premiere)
  assert.equal(
    evenements.at(-1).texte,
    'Ma situation a changé → J’ai ce contrat depuis plus d’un an',
  )
  assert.equal((await traiter(premiere, { geste: 'accepter' })).statusCode, 200)
  const [avis] = await inbox(HUGO)
  assert.equal(avis?.subject, 'Votre contrat prend fin le 15 décembre 2026')
  assert.match(avis?.piece ?? '', /^avis-fin-contrat-/)
  const lettre = await t.visitor()(`/dev/mailbox/messages/${avis?.id}/piece`)
  assert.match(
    readPdf(lettre.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' '),
    /Règle appliquée : votre contrat santé a plus d’un an, il prend fin un mois après votre demande du 16\/11\/2026/,
  )
  const { legales, effetLe } = await dossier(premiere)
  assert.equal(effetLe, '2026-12-16')
  assert.deepEqual(
    legales.map((l: { cle: string; echeance: string }) => [l.cle, l.echeance]),
    [
      ['accuse', '2026-11-17'],
      ['avisFin', '2026-11-17'],
      ['remboursement', '2027-01-15'],
    ],
  )
  assert.deepEqual(await contrat('20450003'), { etat: 'valide', date_fin: null })
  await de.leJour('2026-12-15')
  assert.deepEqual(await contrat('20450003'), { etat: 'valide', date_fin: null })
  await de.leJour('2026-12-16')
  assert.deepEqual(await contrat('20450003'), { etat: 'resilie', date_fin: '2026-12-15' })
  const cartes = await rows<{ fin: string }>(
    sql`select max(date_fin)::text as fin from carte_tp where numero_contrat = '20450003' and client_code = 'horizon'`,
  )
  assert.equal(cartes[0]?.fin, '2026-12-15')
})

test('asked for twice, it ends once, and both have a receipt', async () => {
  t.clock.now = new Date('2026-12-17T11:00:00Z')
  clerk = await t.as('gestionnaire@example.org')
  hugo = await t.as(HUGO)
  const answer = await de.envoyer(hugo, '/forms/resiliation', saisie({ souhaiteeLe: '01/01/2020' }))
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json().demande
  assert.equal((await inbox(HUGO))[0]?.piece?.startsWith('accuse'), true)
  assert.equal((await traiter(id, { geste: 'accepter' })).statusCode, 200)
  assert.deepEqual(await contrat('20450003'), { etat: 'resilie', date_fin: '2026-12-15' })
})

test('what the law wants after the end is counted when it is late, until a clerk says it is done', async () => {
  t.clock.now = new Date('2027-01-18T11:00:00Z')
  clerk = await t.as('gestionnaire@example.org')
  const file = async () => (await clerk('/api/admin/demandes/traitement?legal=oui')).json()
  const { items, synthese } = await file()
  assert.equal(synthese.horsDelaiLegal, 2)
  const ligne = items.find(({ id }: { id: string }) => id === premiere)
  assert.deepEqual([ligne.legaleLe, ligne.etat], ['2027-01-15', 'acceptee'])
  const tenue = await traiter(premiere, { geste: 'tenir', cle: 'remboursement' })
  assert.equal(tenue.statusCode, 200, tenue.body)
  assert.equal((await file()).synthese.horsDelaiLegal, 1)
  assert.equal((await traiter(premiere, { geste: 'tenir', cle: 'remboursement' })).statusCode, 409)
})

test('somebody else’s contract does not exist; a beneficiary ends nobody’s contract', async () => {
  const jeanne = await t.as('jeanne.moreau@example.org')
  assert.equal((await de.envoyer(jeanne, '/forms/resiliation', saisie())).statusCode, 404)
  const julien = await t.as('julien.martin@example.org')
  const sienne = saisie({ numeroContrat: '20450001' })
  assert.equal((await de.envoyer(julien, '/forms/resiliation', sienne)).statusCode, 403)
})

test('of an employer’s compulsory contract, one is told who decides', async () => {
  await t.database.db.execute(
    sql`update contrat set is_obligatoire = true where numero = '20450005' and client_code = 'horizon'`,
  )
  const jeanne = await t.as('jeanne.moreau@example.org')
  const answer = await de.envoyer(
    jeanne,
    '/forms/resiliation',
    saisie({ numeroContrat: '20450005' }),
  )
  assert.equal(answer.statusCode, 400)
  assert.match(answer.json().champs.numeroContrat, /employeur/)
})

const identite = (ecart: object = {}) => ({
  prenom: 'Hugo',
  nom: 'Roche',
  email: 'hugo@ailleurs.example.org',
  numeroContrat: '20450003',
  ...ecart,
})
const sansCompte = (ecart: object = {}, motif = 'unAn') =>
  post(t.visitor(), '/api/demandes/sans-compte', {
    acte: 'resiliationActeGestion',
    identite: identite(ecart),
    saisie: { ...vide, motif },
  })

test('without an account, the answer and the receipt are the same whether or not anybody is recognised', async () => {
  const connue = await sansCompte()
  assert.equal(connue.statusCode, 200, connue.body)
  const inconnue = await sansCompte({ nom: 'Personne', email: 'x@ailleurs.example.org' })
  assert.deepEqual(Object.keys(connue.json()), Object.keys(inconnue.json()))
  const [a] = await inbox('hugo@ailleurs.example.org')
  const [b] = await inbox('x@ailleurs.example.org')
  const sans = (texte: string | undefined) => texte?.replace(/\d{4}-\d{6}/g, '#')
  assert.equal(sans(a?.text), sans(b?.text))
  assert.ok(a?.piece && b?.piece)
  // Whoever it is about hears of it where they are known.
  assert.equal((await inbox(HUGO))[0]?.subject, 'Une demande a été envoyée en votre nom')
})

test('the queue shows it as such; a clerk recognises who asks, then ends the contract', async () => {
  const { reference } = (
    await sansCompte({ email: 'y@ailleurs.example.org', nom: 'Rôche-Dupont' })
  ).json()
  const { items } = (await clerk(`/api/admin/demandes/traitement?q=${reference}`)).json()
  const [ligne] = items
  assert.deepEqual([ligne.isSansCompte, ligne.membre], [true, 'Hugo Rôche-Dupont'])
  const lu = await dossier(ligne.id)
  assert.equal(lu.demandeur.isReconnu, false)
  assert.equal(lu.changement.obstacles.length, 1)
  assert.ok(!lu.gestes.includes('demander') && lu.gestes.includes('rattacher'))
  assert.equal((await traiter(ligne.id, { geste: 'accepter' })).statusCode, 409)
  const inconnu = await traiter(ligne.id, { geste: 'rattacher', numeroContrat: '999' })
  assert.equal(inconnu.statusCode, 400)
  const reconnue = await traiter(ligne.id, { geste: 'rattacher', numeroContrat: '20450003' })
  assert.equal(reconnue.statusCode, 200, reconnue.body)
  assert.equal(
    (await traiter(ligne.id, { geste: 'ecrire', texte: 'Merci, c’est noté.' })).statusCode,
    400,
  )
  const ecrit = await post(clerk, '/api/admin/demandes/traitement', {
    id: ligne.id,
    geste: 'ecrire',
    texte: 'Merci, c’est noté.',
  })
  assert.equal(ecrit.statusCode, 200, ecrit.body)
  assert.match((await inbox('y@ailleurs.example.org'))[0]?.text ?? '', /Merci, c’est noté\./)
  assert.equal((await traiter(ligne.id, { geste: 'accepter' })).statusCode, 200)
  assert.match((await inbox('y@ailleurs.example.org'))[0]?.piece ?? '', /^avis-fin-contrat/)
})

test('sent twice within a minute, it is one; six from one address in a day are too many', async () => {
  const nombre = async () => (await de.demandes()).length
  const avant = await nombre()
  const email = 'z@ailleurs.example.org'
  await sansCompte({ email })
  await sansCompte({ email })
  assert.equal(await nombre(), avant + 1)
  for (const prenom of ['A', 'B', 'C', 'D']) await sansCompte({ email, prenom })
  assert.equal((await sansCompte({ email, prenom: 'E' })).statusCode, 429)
  assert.equal(await nombre(), avant + 5)
})

test('only what is open to everybody is taken, and what cannot be read is refused in its field', async () => {
  const autre = await post(t.visitor(), '/api/demandes/sans-compte', {
    acte: 'adresseActeGestion',
    identite: identite(),
    saisie: {},
  })
  assert.equal(autre.statusCode, 404)
  const illisible = await sansCompte({ email: 'w@ailleurs.example.org' }, 'lune')
  assert.deepEqual([illisible.statusCode, Object.keys(illisible.json().champs)], [400, ['motif']])
  assert.equal((await sansCompte({ email: 'pas une adresse' })).statusCode, 400)
})

test('a letter of a new insurer, entered by a clerk, runs from the day it came and takes the same way', async () => {
  t.clock.now = new Date('2027-01-18T11:00:00Z')
  const saisir = (ecart: object = {}) =>
    post(clerk, '/api/admin/demandes/courrier', {
      numeroContrat: '20450001',
      recueLe: '2027-01-11',
      assureur: 'Mutuelle du Lac',
      email: '',
      ...ecart,
    })
  const faute = async (ecart: object) => Object.keys((await saisir(ecart)).json().champs)
  assert.deepEqual(await faute({ recueLe: '2027-01-19' }), ['recueLe'])
  assert.deepEqual(await faute({ numeroContrat: '1' }), ['numeroContrat'])
  const answer = await saisir()
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json()
  assert.equal((await inbox('camille.martin@example.org'))[0]?.piece?.startsWith('accuse'), true)
  const { changement, creeLe } = await dossier(id)
  assert.deepEqual([changement.effetLe, creeLe.slice(0, 10)], ['2027-02-11', '2027-01-11'])
  const camille = await t.as('camille.martin@example.org')
  assert.equal((await camille(`/api/demandes/dossier?id=${id}`)).statusCode, 200)
})
