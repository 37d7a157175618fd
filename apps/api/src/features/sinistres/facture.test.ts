import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, deposer } from '../../../testing/ribs.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const SANTE = '20450001'
const PROFESSIONNEL = 'Dr Facture'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  // The year begins anew, for amounts that do not depend on the day.
  await t.database.db.delete(ligne)
})
after(() => t?.close())
beforeEach(async () => {
  camille = await t.as(CAMILLE)
  const { db } = t.database
  await db.delete(demande)
  await db.delete(fichier)
  await db.delete(ligne)
  await db.delete(decompte).where(eq(decompte.professionnel, PROFESSIONNEL))
})

const CONSULTATION = { codeActe: 'G', quantite: '1', depense: '30', ro: '' }
const personnesDe = async (call: Inject, numeroContrat: string) => {
  const query = `acte=declarationSinistreV2ActeGestion&numeroContrat=${numeroContrat}`
  const lus = (await call(`/api/demarches/faits?${query}`)).json()
  return (lus.items?.[0] ?? lus).personnes as { numPers: string; prenom: string }[]
}
async function facture(call: Inject, numeroContrat: string, ecart: object = {}) {
  const [personne] = await personnesDe(call, numeroContrat)
  return {
    numeroContrat,
    numPers: personne?.numPers ?? '',
    professionnel: PROFESSIONNEL,
    dateSoins: addDays(dateAParis(t.clock.now), -1),
    soins: [CONSULTATION],
    facture: [await deposer(call, 'page 1.pdf'), await deposer(call, 'page 2.pdf')],
    decompteRo: [],
    ordonnance: [],
    isCertifiee: true,
    ...ecart,
  }
}
const envoyer = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/declarationsinistreV2/form', payload: { data } })
const remboursements = async (call: Inject, numeroContrat: string) =>
  (
    await call({
      url: '/api/v1/adherent/remboursements',
      headers: { 'x-numcontrat': numeroContrat },
    })
  ).json().items as Record<string, unknown>[]

test('R1.13 R7.82 sent twenty times at once, a bill is one statement, with the amounts that were announced', async () => {
  const data = await facture(camille, SANTE)
  const apercu = (
    await camille({
      method: 'POST',
      url: '/api/demarches/apercu',
      payload: { acte: 'declarationSinistreV2ActeGestion', saisie: data },
    })
  ).json()
  const dits = Object.fromEntries(
    apercu.lignes.map(({ libelle, apres }: { libelle: string; apres: string }) => [libelle, apres]),
  )
  assert.equal(dits['Remboursement estimé'], '9,00\u00a0€')
  assert.equal(dits['Reste à votre charge'], '2,00\u00a0€')
  assert.equal((await remboursements(camille, SANTE)).length, 0)
  const answers = await Promise.all(Array.from({ length: 20 }, () => envoyer(camille, data)))
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  const [paye, ...autres] = await remboursements(camille, SANTE)
  assert.equal(autres.length, 0)
  assert.deepEqual(
    [paye?.depense, paye?.ro, paye?.rc, paye?.reste, paye?.etat],
    [3000, 1900, 900, 200, 'attente'],
  )
  const [entete] = await t.database.db
    .select()
    .from(decompte)
    .where(eq(decompte.professionnel, PROFESSIONNEL))
  const releve = await camille({
    url: `/api/v2/adherent/prestations?id=${entete?.id}`,
    headers: { 'x-numcontrat': SANTE },
  })
  // « Pourquoi ce montant ? » finds the same amounts again.
  assert.match(releve.body, /70\s%/u)
})

test('R5.74 the pages of one document weigh 50 Mo at most together, as the server weighed them', async () => {
  const data = await facture(camille, SANTE)
  const { db } = t.database
  const peser = (taille: number) => db.update(fichier).set({ taille })
  await peser(25 * 1024 * 1024 + 1)
  const refus = await envoyer(camille, data)
  assert.deepEqual(
    [refus.statusCode, refus.json().champs],
    [400, { facture: 'Le poids total des pièces jointes est limité à 50,0 Mo' }],
  )
  assert.equal(await db.$count(demande), 0)
  await peser(25 * 1024 * 1024)
  assert.equal((await envoyer(camille, data)).statusCode, 200)
})

const estimer = (call: Inject, payload: object) =>
  call({
    method: 'POST',
    url: '/api/adherent/sinistres/estimation',
    headers: { 'x-numcontrat': SANTE },
    payload,
  })
const SOIN = { quantite: 1, ro: null, monture: null, situation: 'parcours' }

test('a bill is estimated while it is typed: line by line, with its reasons, as it will be paid', async () => {
  const [personne] = await personnesDe(camille, SANTE)
  const question = {
    numPers: personne?.numPers,
    dateSoins: '2026-03-10',
    soins: [
      { ...SOIN, codeActe: 'G', depense: 3000 },
      { ...SOIN, codeActe: 'G', depense: 3000, situation: 'horsParcours' },
      { ...SOIN, codeActe: 'HBLD680', depense: 55_000 },
      { ...SOIN, codeActe: 'OPTB', depense: 33_900, monture: 13_900 },
    ],
  }
  const answer = await estimer(camille, question)
  assert.equal(answer.statusCode, 200, answer.body)
  const { lignes, total } = answer.json()
  assert.deepEqual(
    lignes.map((l: Record<string, number>) => [l.ro, l.rc, l.reste, l.horsLimite]),
    [
      [1900, 900, 200, 0],
      [700, 900, 1400, 0],
      [7200, 44_300, 0, 3500],
      [9, 29_991, 3900, 0],
    ],
  )
  assert.deepEqual(total, {
    depense: 94_900,
    ro: 9809,
    rc: 76_091,
    reste: 5500,
    horsLimite: 3500,
  })
  assert.match(lignes[0].explication.ro, /70\s% de 30,00\s€/u)
  assert.match(lignes[1].explication.ro, /30\s% \(hors parcours de soins\)/u)
  assert.match(lignes[2].avertissement, /ne peut pas demander plus de 515,00\s€/u)
  assert.equal(lignes[0].avertissement, null)
  // Nothing is written, and nobody else's bill is reckoned.
  assert.equal((await remboursements(camille, SANTE)).length, 0)
  const julien = await t.as('julien.martin@example.org')
  assert.equal((await estimer(julien, question)).statusCode, 404)
  for (const soins of [
    [],
    [{ ...SOIN, codeActe: 'X', depense: 3000 }],
    [{ ...SOIN, codeActe: 'G', depense: -1 }],
    [{ ...SOIN, codeActe: 'G', depense: 3000, ro: 3001 }],
    [{ ...SOIN, codeActe: 'G', depense: 3000, situation: 'ailleurs' }],
  ])
    assert.equal((await estimer(camille, { ...question, soins })).statusCode, 400)
})

test('the frame and the situation of a bill are kept: its reasons are found again', async () => {
  const lunettes = { codeActe: 'OPTB', quantite: '1', depense: '339', ro: '', monture: '139' }
  const consultation = { ...CONSULTATION, situation: 'horsParcours' }
  const data = await facture(camille, SANTE, { soins: [lunettes, consultation] })
  const sent = await envoyer(camille, data)
  assert.equal(sent.statusCode, 200, sent.body)
  const rows = await t.database.db.select().from(ligne)
  assert.deepEqual(
    rows.map(({ rc, monture, situation }) => [rc, monture, situation]),
    [
      [29_991, 13_900, 'parcours'],
      [900, null, 'horsParcours'],
    ],
  )
  const releve = await camille({
    url: `/api/v2/adherent/prestations?id=${rows[0]?.decompteId}`,
    headers: { 'x-numcontrat': SANTE },
  })
  assert.match(releve.body, /hors parcours de soins/)
})

test('what is on a statement already is found, shown and refused', async () => {
  const data = await facture(camille, SANTE)
  assert.equal((await envoyer(camille, data)).statusCode, 200)
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  const again = await envoyer(camille, {
    ...(await facture(camille, SANTE)),
    dateSoins: data.dateSoins,
  })
  assert.equal(again.statusCode, 400)
  assert.match(again.json().champs.soins, /Consultation généraliste à 30,00\u00a0€/)
  assert.equal((await remboursements(camille, SANTE)).length, 1)
  const autrePrix = await facture(camille, SANTE, {
    dateSoins: data.dateSoins,
    soins: [{ ...CONSULTATION, depense: '31' }],
  })
  assert.equal((await envoyer(camille, autrePrix)).statusCode, 200)
})

test('every rule is held by the server, at its field, and nothing is written', async () => {
  for (const [ecart, champ] of [
    [{ numPers: '00000000-0000-4000-8000-000000000000' }, 'numPers'],
    [{ professionnel: '' }, 'professionnel'],
    [{ dateSoins: '2999-01-01' }, 'dateSoins'],
    [{ soins: [] }, 'soins'],
    [{ soins: [{ ...CONSULTATION, codeActe: 'INCONNU' }] }, 'soins'],
    [{ soins: [{ ...CONSULTATION, ro: '31' }] }, 'soins'],
    [{ facture: [] }, 'facture'],
    [{ isCertifiee: false }, 'isCertifiee'],
  ] satisfies [object, string][]) {
    const answer = await envoyer(camille, await facture(camille, SANTE, ecart))
    assert.equal(answer.statusCode, 400, JSON.stringify(ecart))
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  assert.equal(await t.database.db.$count(demande), 0)
})

test('a beneficiary sends their own bills, and nobody else’s', async () => {
  const julien = await t.as('julien.martin@example.org')
  assert.deepEqual(
    (await personnesDe(julien, SANTE)).map(({ prenom }) => prenom),
    ['Julien'],
  )
  const lea = (await personnesDe(camille, SANTE)).find(({ prenom }) => prenom === 'Léa')
  const refus = await envoyer(julien, await facture(julien, SANTE, { numPers: lea?.numPers }))
  assert.deepEqual(Object.keys(refus.json().champs), ['numPers'])
  assert.equal((await envoyer(julien, await facture(julien, SANTE))).statusCode, 200)
})

test('where a clerk decides, nothing is paid before; accepted, it is', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const decompteRo = [await deposer(nadia, 'ameli.pdf')]
  const sent = await envoyer(nadia, await facture(nadia, '70310001', { decompteRo }))
  assert.equal(sent.json().isModeGestionManuel, true, sent.body)
  assert.equal((await remboursements(nadia, '70310001')).length, 0)
  const { id } = sent.json().demande
  const done = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'accepter', id, revision: 1 },
  })
  assert.equal(done.statusCode, 200, done.body)
  assert.equal((await remboursements(nadia, '70310001')).length, 1)
})
