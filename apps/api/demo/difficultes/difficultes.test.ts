import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { nora as groupeDeNora } from '../lot/groupe.ts'
import { apporter } from '../lot/lot.testing.ts'
import { seedDifficultes } from './seed.ts'

let t: TestApp
let nora: Inject
let karim: Inject
before(async () => {
  t = await createTestApp()
  const { sealer, database, clock } = t
  await apporter(t, groupeDeNora)
  await database.db.transaction((tx) => seedDifficultes({ tx, sealer, now: clock.now }))
  nora = await t.as('nora.lemaire@example.org')
  karim = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

test('her health contract is suspended by its letter, and may still be saved', async () => {
  const { contrats } = (await nora('/api/adherent/contrats')).json()
  const [sante] = contrats.filter(
    (un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel === '20450111',
  )
  assert.deepEqual([sante.etat, sante.impaye.isSuspendu], ['suspendu', true])
  const jour = dateAParis(t.clock.now)
  assert.ok(sante.impaye.dernierJourPourPayer < jour && sante.impaye.dernierJourDuContrat > jour)
  const impayes = (await karim('/api/admin/impayes')).json()
  const suivi = impayes.items.find(
    (un: { numeroContrat: string }) => un.numeroContrat === '20450111',
  )
  assert.deepEqual([suivi.adherent, suivi.etat], ['Nora Lemaire', 'suspendue'])
})

test('a benefit that was paid twice is asked back, and she has yet to answer', async () => {
  const headers = { 'x-numcontrat': '20450111' }
  const lus = (await nora({ url: '/api/adherent/indus', headers })).json()
  const [indu] = lus.items ?? lus
  assert.deepEqual([indu.etat, indu.motif, indu.reste], ['demande', 'double', indu.montant])
  // Enough to be paid in several times.
  assert.ok(indu.montant >= 6_000 && indu.mensualites.length >= 3, String(indu.montant))
  const documents = (await nora({ url: '/api/adherent/courriers', headers })).body
  for (const titre of ['Demande de remboursement d’un trop-perçu', 'Mise en demeure de payer'])
    assert.ok(documents.includes(titre), titre)
})

test('the files of her insurer do not know yet that she moved: a clerk has to decide', async () => {
  const { items } = (await karim('/api/admin/gardes?etat=non-reprise')).json()
  const sienne = items.find((un: { numeroContrat: string }) => un.numeroContrat === '20450111')
  assert.deepEqual([sienne?.personne, sienne?.groupe], ['Nora Lemaire', 'personne.adresse'])
})

test('every paper that she is offered comes out, and no card while the contract is suspended', async () => {
  const { contrats } = (await nora('/api/adherent/contrats')).json()
  for (const { numeroContratIndividuel: numero, etat } of contrats) {
    const headers = { 'x-numcontrat': numero }
    const lire = async (url: string) => (await nora({ url: `/api/${url}`, headers })).json()
    const { items: editions }: { items: { code: string }[] } = await lire('documents/attestation')
    const { items }: { items: { id: string; titre: string }[] } = await lire('cgdm-svc/ged')
    const titres = [...editions.map(({ code }) => code), ...items.map(({ titre }) => titre)]
    assert.equal(
      titres.some((titre) => /carte/i.test(titre)),
      numero === '20450113',
      numero,
    )
    assert.equal(etat === 'suspendu', numero === '20450111')
    const adresses = [
      ...editions.map(({ code }) => `documents/attestation/print?edition=${code}`),
      ...items.map(({ id }) => `cgdm-svc/ged/visionneuse?id=${id}`),
    ]
    for (const url of adresses)
      assert.equal(
        (await nora({ url: `/api/${url}`, headers })).statusCode,
        200,
        `${numero} ${url}`,
      )
  }
})

test('the mandate that no debit used is void, and another one is asked for', async () => {
  const { contrats } = (await nora('/api/adherent/contrats')).json()
  assert.deepEqual(
    contrats.map((un: { numeroContratIndividuel: string; isMandatCaduc: boolean }) => [
      un.numeroContratIndividuel,
      un.isMandatCaduc,
    ]),
    [
      ['20450111', false],
      ['20450112', true],
      ['20450113', false],
    ],
  )
  const { items } = (await nora('/api/notifications')).json()
  const titres = items.map(({ titre }: { titre: string }) => titre)
  assert.equal(titres.length, 5, titres.join())
})

test('the cover of her former employer goes on for nothing, and says until when', async () => {
  const { contrats } = (await nora('/api/adherent/contrats')).json()
  const { portabiliteJusquAu } = contrats.find(
    (un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel === '20450113',
  )
  assert.ok(portabiliteJusquAu > dateAParis(t.clock.now), portabiliteJusquAu)
  const headers = { 'x-numcontrat': '20450113' }
  const { echeances } = (await nora({ url: '/api/forms/ribcotisations', headers })).json()
  // The month of the last day of work was paid for; none since.
  const finEmploi = addDays(dateAParis(t.clock.now), -35)
  assert.ok(echeances.length > 0)
  for (const { periodeDebut } of echeances) assert.ok(periodeDebut <= finEmploi, periodeDebut)
  const { pages } = readPdf(
    (await nora({ url: '/api/documents/attestation/print?edition=echeancier', headers }))
      .rawPayload,
  )
  assert.match(pages.join('').replaceAll('\n', ' '), /maintenues gratuitement après votre emploi/)
  const portabilites = (await karim('/api/admin/portabilites')).json().items
  assert.deepEqual(
    portabilites.map((une: { adherent: string; jusquAu: string }) => [une.adherent, une.jusquAu]),
    [['Nora Lemaire', portabiliteJusquAu]],
  )
})
