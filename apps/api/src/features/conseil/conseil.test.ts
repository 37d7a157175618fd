import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { CAMILLE, createActesDeTest, NADIA } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { conseil } from './conseil.schema.ts'

let t: TestApp
let jeanne: Inject
const de = createActesDeTest(() => t)
const AJOUT = '/vel/option-affiliation'
const CLE = 'optionAffiliationActeGestion'
const CONTRAT = '20450005'
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  jeanne = await t.as('jeanne.moreau@example.org')
})
after(() => t?.close())

const voulu = (ecart: object) => ({
  numeroContrat: CONTRAT,
  code: 'DEN',
  montantMensuel: 1150,
  dateEffet: '2026-12-01',
  ...ecart,
})
const refus = async (ecart: object, call = jeanne) => {
  const answer = await de.envoyer(call, AJOUT, voulu(ecart))
  return [answer.statusCode, answer.json().champs]
}
const papier = async (call: Inject, quoi: 'conseil' | 'ipid', id: string) => {
  const url = `/api/demarches/${quoi}/visionneuse?id=${encodeURIComponent(id)}`
  return call({ url, headers: { 'x-numcontrat': CONTRAT } })
}
/** Words may be drawn on several lines. */
const lire = (pdf: Buffer) => readPdf(pdf).pages.join(' ').replaceAll(/\s+/g, ' ')
const A_REDONNER = 'Ce conseil n’est plus le vôtre\u00a0: répondez de nouveau à nos questions'
const PERIME =
  'Notre conseil a changé depuis que vous l’avez lu\u00a0: répondez de nouveau à nos questions'

test('new cover is refused without needs, without an advice, without its papers', async () => {
  const [statut, champs] = await refus({})
  assert.equal(statut, 400)
  assert.deepEqual(champs, {
    besoinRecherche: 'Dites-nous ce que vous cherchez',
    besoinPourQui: 'Dites-nous pour qui',
    besoinBudget: 'Dites-nous votre budget',
    conseilId: 'Notre conseil ne vous a pas encore été donné',
    isConseilRecu: 'Cochez cette case quand vous avez reçu ces documents',
  })
  const donne = await de.conseil(jeanne, CLE, CONTRAT)
  assert.deepEqual(await refus({ ...donne, isConseilRecu: false }), [
    400,
    { isConseilRecu: 'Cochez cette case quand vous avez reçu ces documents' },
  ])
  assert.deepEqual(await de.demandes(), [])
})

test('an advice is worth something to whoever it was given, for that act, until it changes', async () => {
  const camille = await t.as(CAMILLE)
  const autre = await de.conseil(camille, CLE, '20450001')
  assert.deepEqual(await refus(autre), [400, { conseilId: A_REDONNER }])
  const niveau = await de.conseil(jeanne, 'garantiesActeGestion', CONTRAT)
  assert.deepEqual(await refus(niveau), [400, { conseilId: A_REDONNER }])
  const ancien = await de.conseil(jeanne, CLE, CONTRAT)
  const donne = await de.conseil(jeanne, CLE, CONTRAT)
  assert.deepEqual(await refus(ancien), [400, { conseilId: A_REDONNER }])
  const { db } = t.database
  const prix = (montant: number) =>
    db.execute(sql`update renfort set montant_mensuel = ${montant} where code = 'OPT'`)
  await prix(700)
  assert.deepEqual(await refus(donne), [400, { conseilId: PERIME }])
  await prix(690)
  t.clock.now = new Date('2026-12-18T11:00:00Z')
  jeanne = await t.as('jeanne.moreau@example.org')
  assert.deepEqual(await refus({ ...donne, dateEffet: '2027-01-01' }), [400, { conseilId: PERIME }])
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  jeanne = await t.as('jeanne.moreau@example.org')
  assert.deepEqual(await de.demandes(), [])
})

test('needs of other words, of an act without an advice or of somebody else’s contract are refused', async () => {
  const demander = async (call: Inject, payload: object, numero = CONTRAT) =>
    (
      await call({
        method: 'POST',
        url: '/api/demarches/conseil',
        headers: { 'x-numcontrat': numero },
        payload,
      })
    ).statusCode
  const besoins = {
    recherche: 'reste',
    pourQui: 'tous',
    attentes: [],
    budget: 'libre',
    precisions: '',
  }
  assert.equal(await demander(jeanne, { acte: CLE, besoins: { ...besoins, budget: 'x' } }), 400)
  // Less left to pay and a lower contribution: no advice is drawn from that, and none is kept.
  const avant = await t.database.db.$count(conseil)
  assert.equal(await demander(jeanne, { acte: CLE, besoins: { ...besoins, budget: 'moins' } }), 400)
  assert.equal(await t.database.db.$count(conseil), avant)
  assert.equal(await demander(jeanne, { acte: 'adresseActeGestion', besoins }), 404)
  assert.equal(await demander(jeanne, { acte: CLE, besoins }, '20450001'), 404)
  assert.equal(await demander(t.visitor(), { acte: CLE, besoins }), 401)
  const julien = await t.as('julien.martin@example.org')
  assert.equal(await demander(julien, { acte: CLE, besoins }, '20450001'), 403)
})

test('the advice and the product are read as PDF before, and kept with the request after', async () => {
  const besoins = {
    attentes: ['optique', 'hospitalisation'],
    precisions: 'Des lunettes au printemps',
  }
  const donne = await de.conseil(jeanne, CLE, CONTRAT, besoins)
  const id = `${donne.conseilId}:DEN`
  const fiche = lire((await papier(jeanne, 'conseil', id)).rawPayload)
  for (const dit of [
    'Fiche conseil',
    'Des lunettes au printemps',
    'Renfort Hospitalisation (5,40 € par mois) répond à ce que vous prévoyez',
    // She has had glasses this summer: none are paid for two years.
    'Optique : vous ne pourriez vous en servir qu’à partir du',
    // What a year costs in all, whatever is chosen.
    'Coût net de l’année',
    'Le coût net de l’année est douze mois de cotisation',
    'Ce choix est différent de notre conseil',
  ])
    assert.ok(fiche.includes(dit), `${dit} in ${fiche}`)
  const ipid = lire((await papier(jeanne, 'ipid', id)).rawPayload)
  for (const dit of [
    'Qu’est-ce qui est assuré',
    'Qu’est-ce qui n’est pas assuré',
    'Y a-t-il des exclusions à la couverture',
    'Où suis-je couvert(e)',
    'Quelles sont mes obligations',
    'Quand et comment effectuer les paiements',
    'Quand commence la couverture et quand prend-elle fin',
    'Comment puis-je résilier le contrat',
    'Renfort Dentaire',
  ])
    assert.ok(ipid.includes(dit), `${dit} in ${ipid}`)
  const camille = await t.as(CAMILLE)
  assert.equal((await papier(camille, 'conseil', id)).statusCode, 404)
  for (const wrong of ['x', `${donne.conseilId}:NUL`, ':', ''])
    assert.notEqual((await papier(jeanne, 'ipid', wrong)).statusCode, 200)

  const recu = await de.envoyer(jeanne, AJOUT, voulu(donne))
  assert.equal(recu.statusCode, 200, recu.body)
  const [row] = await t.database.db.select().from(conseil).where(sql`demande_id is not null`)
  assert.deepEqual([row?.choix, row?.recuLe], ['DEN', t.clock.now])
  assert.ok(row?.ficheOuverteLe && row.ipidOuvertLe)
  assert.ok(!row.contenu.includes('lunettes'))
  const dossier = (await jeanne(`/api/demandes/dossier?id=${recu.json().demande.id}`)).json()
  assert.deepEqual(
    [dossier.conseil.isConforme, dossier.conseil.titre],
    [false, 'Ajouter\u00a0: Renfort Hospitalisation'],
  )
  const { items } = await de.lire(jeanne, '/api/cgdm-svc/ged?q=conseil', CONTRAT)
  assert.equal(items[0].titre, 'Fiche conseil')
  const garde = await jeanne({
    url: `/api/cgdm-svc/ged/visionneuse?id=${items[0].id}`,
    headers: { 'x-numcontrat': CONTRAT },
  })
  assert.ok(lire(garde.rawPayload).includes('Des lunettes au printemps'))
  // Used once: the next request asks for its own.
  assert.deepEqual(await refus({ ...donne, code: 'OPT', montantMensuel: 690 }), [
    400,
    { conseilId: A_REDONNER },
  ])
  await de.reset()
})

test('a clerk reads the needs and the advice with the request', async () => {
  const nadia = await t.as(NADIA, ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const donne = await de.conseil(nadia, CLE, '70310001', { attentes: ['dentaire'] })
  const recue = await de.envoyer(nadia, AJOUT, voulu({ ...donne, numeroContrat: '70310001' }))
  assert.equal(recue.json().isModeGestionManuel, true, recue.body)
  const url = `/api/admin/demandes/dossier?id=${recue.json().demande.id}`
  const dossier = (await clerk(url)).json()
  assert.equal(dossier.conseil.isConforme, true)
  assert.deepEqual(dossier.conseil.besoins[2], {
    question: 'Ce que vous prévoyez',
    reponse: 'Dentaire',
  })
})

test('the needs that a reinforcement answers are written by staff, and the next advice follows them', async () => {
  const recommandes = async () =>
    (
      await jeanne({
        method: 'POST',
        url: '/api/demarches/conseil',
        headers: { 'x-numcontrat': CONTRAT },
        payload: {
          acte: CLE,
          besoins: {
            recherche: 'reste',
            pourQui: 'tous',
            attentes: ['aidesAuditives'],
            budget: 'libre',
            precisions: '',
          },
        },
      })
    ).json().recommandes
  assert.ok(!(await recommandes()).includes('DEN'))
  const admin = await t.as('admin@example.org')
  const { items } = (await admin('/api/admin/renforts?q=dentaire')).json()
  const ligne = items.find((un: { nomOffre: string }) => un.nomOffre === 'Santé Confort')
  assert.deepEqual([ligne.libelle, ligne.repondA], ['Renfort Dentaire', ['dentaire']])
  const ecrire = async (valeurs: object, call = admin) =>
    (
      await call({
        method: 'POST',
        url: '/api/admin/renforts',
        payload: { id: ligne.id, revision: ligne.revision, valeurs },
      })
    ).statusCode
  assert.equal(await ecrire({ repondA: ['dents'] }), 400)
  assert.equal(await ecrire({ nomOffre: 'Santé Sérénité' }), 400)
  assert.equal(await ecrire({ repondA: [] }, await t.as('consultant@example.org')), 403)
  assert.equal(await ecrire({ repondA: ['dentaire', 'aidesAuditives'] }), 200)
  assert.deepEqual(await recommandes(), ['DEN'])
})
