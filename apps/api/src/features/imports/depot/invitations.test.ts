import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { compte } from '../../../noyau/comptes.schema.ts'
import { message } from '../../messages/messages.schema.ts'
import { deposer, faire, lire, lotDe } from './depot.testing.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const URL = '/api/admin/imports/invitations'
const inviter = async (parJour: number, qui = admin) => {
  const reponse = await qui({ method: 'POST', url: URL, payload: { parJour } })
  await t.jobs.drain(['imports.inviter'])
  return reponse
}
const compter = async () => (await admin(URL)).json()
const messages = () => t.database.db.$count(message)

test('holders of imported accounts are written to when somebody asks, so many a day, each once', async () => {
  const gens = Array.from({ length: 12 }, (_, i) => `M${i}`)
  const personnes = gens.map((id, i) => ({
    ...{ id, nom: 'Importe', prenom: 'Alix', dateNaissance: `19${60 + i}-03-04` },
  }))
  const offres = [{ nom: 'Essentielle', garanties: [], engagements: [], tarifs: [], renforts: [] }]
  const contrats = gens.map((id) => ({
    ...{ numero: `M-${id}`, nomOffre: 'Essentielle', typeContrat: 'sante', etat: 'valide' },
    ...{ dateDebut: '2024-01-01' },
    assures: [{ personne: id, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
  }))
  const comptes = gens.map((id) => ({ identifiant: `${id}@import.example`, personne: id }))
  const avant = await messages()
  const lot = lotDe({ offres, personnes, contrats, comptes }, { mode: 'delta' })
  const id = await deposer(admin, lot)
  await faire(admin, 'importer', id)
  await t.jobs.drain(['imports.executer'])
  const fait = await lire(admin, id)
  assert.equal(fait.etat, 'fait', `${fait.arret} ${JSON.stringify(fait.bilan)}`)
  assert.equal(await messages(), avant, 'nobody is written to by an import')
  assert.deepEqual(await compter(), { aInviter: 12, sansAdresse: 0, invitesLeJour: 0 })
  await t.database.db
    .update(compte)
    .set({ emailRejete: 'm11@import.example' })
    .where(eq(compte.userName, 'm11@import.example'))
  assert.deepEqual(await compter(), { aInviter: 11, sansAdresse: 1, invitesLeJour: 0 })

  assert.equal((await inviter(5)).statusCode, 200)
  assert.equal(await messages(), avant + 5)
  assert.deepEqual(await compter(), { aInviter: 6, sansAdresse: 1, invitesLeJour: 5 })
  // Asked again on that day, nobody is written to; more of them, the rest of the day's number.
  await inviter(5)
  assert.equal(await messages(), avant + 5)
  await inviter(7)
  assert.equal(await messages(), avant + 7)
  t.clock.now = new Date(t.clock.now.getTime() + 86_400_000)
  admin = await t.as('admin@example.org')
  await inviter(100)
  assert.deepEqual(await compter(), { aInviter: 0, sansAdresse: 1, invitesLeJour: 4 })
  assert.equal(await messages(), avant + 11)
  const rows = await t.database.db.select().from(compte).where(eq(compte.nom, 'Importe'))
  assert.equal(rows.filter(({ inviteLe }) => inviteLe !== null).length, 11)

  const clerk = await t.as('gestionnaire@example.org')
  for (const [qui, parJour, status] of [
    [clerk, 5, 403],
    [admin, 0, 400],
    [admin, 100_001, 400],
  ] as const)
    assert.equal((await inviter(parJour, qui)).statusCode, status)
})
