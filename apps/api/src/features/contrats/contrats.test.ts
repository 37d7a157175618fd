import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Contrat, contratSchema } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const contratsDe = async (userName: string, headers = {}): Promise<Contrat[]> => {
  const call = await t.as(userName)
  return (await call({ url: '/api/adherent/contrats', headers })).json().contrats
}
const numeros = (contrats: readonly Contrat[]) => contrats.map((c) => c.numeroContratIndividuel)

test('R7.48 R3.07 R3.08 the contracts of a member, each with its whole shape', async () => {
  const call = await t.as('camille.martin@example.org')
  const reponse = await call('/api/adherent/contrats')
  assert.equal(reponse.statusCode, 200)
  assert.equal(reponse.headers['cache-control'], 'no-store')
  assert.deepEqual(Object.keys(reponse.json()), ['contrats'])
  const { contrats } = reponse.json() as { contrats: Contrat[] }
  assert.deepEqual(numeros(contrats), ['20450001', '20450002'])
  for (const contrat of contrats) assert.deepEqual(contratSchema.parse(contrat), contrat)
  const annee = t.clock.now.getFullYear()
  assert.deepEqual(contrats[0], {
    numeroContratIndividuel: '20450001',
    nomOffre: 'Santé Sérénité',
    etat: 'valide',
    isActif: true,
    isPrecontentieux: false,
    isCotisationRejetee: false,
    isMandatCaduc: false,
    isCompteADemander: false,
    impaye: null,
    indu: null,
    teletransmissionRefusee: ['Léa'],
    modalitePaiementPrestation: {
      rib: 'FR•• •••• 7858',
      codeModePaiement: 'VIR',
      isMissing: false,
      isEnAttente: false,
    },
    typeContrat: 'sante',
    dateDebut: `${annee - 6}-01-01`,
    dateFin: null,
    portabiliteJusquAu: null,
    qualite: 'adherent',
    assures: [
      { prenom: 'Camille', nom: 'Martin', lien: 'Adhérente' },
      { prenom: 'Julien', nom: 'Martin', lien: 'Conjoint' },
      { prenom: 'Léa', nom: 'Martin', lien: 'Enfant' },
    ],
  })
})

test('a refused télétransmission is told to the adherent of everybody, to a beneficiary of themselves', async () => {
  const { db } = t.database
  const refus = async (userName: string) => (await contratsDe(userName))[0]?.teletransmissionRefusee
  assert.deepEqual(await refus('julien.martin@example.org'), [])
  const julien = `where prenom = 'Julien' and nom = 'Martin'`
  await db.execute(
    `update personne set is_teletransmission = false, motif_refus_teletransmission = 'Double' ${julien}`,
  )
  assert.deepEqual(await refus('julien.martin@example.org'), ['Julien'])
  assert.deepEqual(await refus('camille.martin@example.org'), ['Julien', 'Léa'])
  // Without a reason it was never asked for: nothing was refused.
  await db.execute(`update personne set motif_refus_teletransmission = null ${julien}`)
  assert.deepEqual(await refus('julien.martin@example.org'), [])
  await db.execute(`update personne set is_teletransmission = true ${julien}`)
})

test('active contracts come first, then by number', async () => {
  const { db } = t.database
  const etats = async () =>
    (await contratsDe('hugo.roche@example.org')).map((c) => [
      c.numeroContratIndividuel,
      c.etat,
      c.isActif,
    ])
  assert.deepEqual(await etats(), [
    ['20450003', 'valide', true],
    ['20450004', 'resilie', false],
  ])
  await db.execute(`update contrat set etat = 'eninstance' where numero = '20450003'`)
  await db.execute(`update contrat set etat = 'suspendu' where numero = '20450004'`)
  assert.deepEqual(await etats(), [
    ['20450004', 'suspendu', true],
    ['20450003', 'eninstance', false],
  ])
  await db.execute(`update contrat set etat = 'valide' where numero = '20450003'`)
  await db.execute(`update contrat set etat = 'resilie' where numero = '20450004'`)
})

test('a health contract without account misses it, a provident one does not', async () => {
  const [jeanne] = await contratsDe('jeanne.moreau@example.org')
  assert.deepEqual(jeanne?.modalitePaiementPrestation, {
    rib: null,
    // Until there is an account, she is paid by cheque.
    codeModePaiement: 'CHQ',
    isMissing: true,
    isEnAttente: false,
  })
  await t.database.db.execute(
    `update contrat set type_contrat = 'prevoyance' where numero = '20450005'`,
  )
  const [prevoyance] = await contratsDe('jeanne.moreau@example.org')
  assert.equal(prevoyance?.modalitePaiementPrestation.isMissing, false)
  await t.database.db.execute(`update contrat set type_contrat = 'sante' where numero = '20450005'`)
})

test('a beneficiary sees the contract that covers them, and not the account', async () => {
  const contrats = await contratsDe('julien.martin@example.org')
  assert.deepEqual(numeros(contrats), ['20450001'])
  assert.equal(contrats[0]?.qualite, 'beneficiaire')
  assert.deepEqual(contrats[0]?.modalitePaiementPrestation, {
    rib: null,
    codeModePaiement: null,
    isMissing: false,
    isEnAttente: false,
  })
  const call = await t.as('julien.martin@example.org')
  assert.doesNotMatch((await call('/api/adherent/contrats/export')).body, /••/)
})

test('a rejected debit is told to whoever pays, and to nobody else', async () => {
  await t.database.db
    .update(cotisation)
    .set({ etat: 'rejetee', motifRejet: 'AM04' })
    .where(eq(cotisation.numeroContrat, '20450001'))
  const [sien] = await contratsDe('camille.martin@example.org')
  assert.equal(sien?.isCotisationRejetee, true)
  const [vu] = await contratsDe('julien.martin@example.org')
  assert.equal(vu?.isCotisationRejetee, false)
  const [hugo] = await contratsDe('hugo.roche@example.org')
  assert.equal(hugo?.isCotisationRejetee, true)
})

test('somebody struck off has an empty list', async () => {
  assert.deepEqual(await contratsDe('radie@example.org'), [])
})

test('another person’s contract is never listed, whatever the request claims', async () => {
  for (const [userName, attendus] of [
    ['camille.martin@example.org', ['20450001', '20450002']],
    ['hugo.roche@example.org', ['20450003', '20450004']],
    ['jeanne.moreau@example.org', ['20450005']],
  ] satisfies [string, string[]][]) {
    const claimed = await contratsDe(userName, { 'x-numcontrat': '20450017' })
    assert.deepEqual(numeros(claimed), attendus)
    const call = await t.as(userName)
    const csv = (await call('/api/adherent/contrats/export?personneId=1&numero=20450017')).body
    assert.deepEqual(csv.match(/\b20450\d{3}\b/g), attendus)
  }
})

test('the same e-mail at another client lists that client’s contracts only', async () => {
  const nadia = await t.as('nadia.perrot@example.org', 'atlas.localhost:8080')
  const { contrats } = (await nadia('/api/adherent/contrats')).json()
  assert.deepEqual(numeros(contrats), ['70310001', '70310002'])
})

test('visitors get 401, the back office 403', async () => {
  for (const suffixe of ['', '/export', '/print']) {
    const url = `/api/adherent/contrats${suffixe}`
    assert.equal((await t.visitor()(url)).statusCode, 401, url)
    for (const userName of ['admin@example.org', 'consultant@example.org']) {
      const call = await t.as(userName)
      assert.equal((await call(url)).statusCode, 403, `${userName} ${url}`)
    }
  }
})

test('R7.30 R7.31 the list is exported and printed, without an IBAN in clear', async () => {
  const call = await t.as('camille.martin@example.org')
  const csv = await call('/api/adherent/contrats/export')
  assert.match(csv.body, /^\ufeffNuméro;Offre;État;Début;Fin;Compte de remboursement\r\n20450001;/)
  assert.match(
    String(csv.headers['content-disposition']),
    /filename="contrats-\d{4}-\d\d-\d\d\.csv"/,
  )
  const xlsx = await call('/api/adherent/contrats/export?format=xlsx')
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  const pdf = await call('/api/adherent/contrats/print')
  assert.equal(pdf.headers['content-type'], 'application/pdf')
  assert.match(pdf.rawPayload.toString('latin1'), /\(Mutuelle Horizon\)/)
  for (const { rawPayload } of [csv, xlsx, pdf])
    assert.doesNotMatch(rawPayload.toString('latin1'), /FR7610096181/)
})
