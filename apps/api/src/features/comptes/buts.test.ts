import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { sealed } from '../../noyau/sealed.ts'
import { type ButLien, changementIdentifiant } from './comptes.schema.ts'
import { compteIdOf, plantLien, post } from './testing/index.ts'

const CAMILLE = 'camille.martin@example.org'
const NOUVEAU = 'Trombone!2026'

let portal: TestApp
let id: string
before(async () => {
  portal = await createTestApp()
  id = await compteIdOf(portal, CAMILLE)
})
after(() => portal.close())

/** As the person would stand before following it: what each link needs is there, whatever the link. */
async function prepare(isActif: boolean): Promise<void> {
  const { db } = portal.database
  const { now } = portal.clock
  await db.execute(sql`delete from lien`)
  await db.delete(changementIdentifiant)
  await db.update(compte).set({ isActif }).where(eq(compte.id, id))
  await db.insert(changementIdentifiant).values({
    compteId: id,
    nouvelIdentifiant: portal.sealer.seal(
      'camille@nouvelle.example.org',
      sealed.changementNouvelIdentifiant(id),
    ),
    demandeLe: now,
    effetLe: new Date(now.getTime() + 60_000),
  })
}
beforeEach(() => portal.database.db.execute(sql`delete from echec_connexion`))

const buts: ButLien[] = [
  'activation',
  'confirmationAdresse',
  'changementIdentifiant',
  'annulationChangement',
  'retablissementIdentifiant',
  'reinitialisation',
]
const passwords = { password: NOUVEAU, confirmPassword: NOUVEAU, cgu: true }

/** Every call that takes a link, the one purpose it takes, and whether the account waits for it. */
const routes = [
  { path: 'check-token', data: { purpose: 'Confirmation' }, but: 'activation', waits: true },
  { path: 'check-token', data: { purpose: 'ResetPassword' }, but: 'reinitialisation' },
  { path: 'confirm-email', data: {}, but: 'confirmationAdresse', waits: true },
  { path: 'activate-user', data: passwords, but: 'activation', waits: true },
  { path: 'reset-password', data: passwords, but: 'reinitialisation' },
  { path: 'confirm-username', data: {}, but: 'changementIdentifiant' },
  { path: 'cancel-username', data: {}, but: 'annulationChangement' },
  { path: 'restore-username', data: {}, but: 'retablissementIdentifiant' },
] as const

for (const { path, data, but, ...state } of routes)
  for (const given of buts) {
    const purpose = 'purpose' in data ? ` (${data.purpose})` : ''
    const isAccepted = given === but
    test(`${path}${purpose} ${isAccepted ? 'takes' : 'refuses'} a link for ${given}`, async () => {
      await prepare(!('waits' in state))
      const link = await plantLien(portal, id, given)
      const answer = await post(portal.visitor(), path, { ...link, ...data })
      if (isAccepted) assert.equal(answer.statusCode, 200, answer.body)
      else
        assert.deepEqual(
          [answer.statusCode, answer.json().code],
          [400, 'InvalidToken'],
          answer.body,
        )
    })
  }

test('no link gives a password to an account that is open', async () => {
  await prepare(true)
  const { db } = portal.database
  const [before] = await db.select().from(compte).where(eq(compte.id, id))
  for (const given of buts.filter((but) => but !== 'reinitialisation')) {
    const link = await plantLien(portal, id, given)
    const answer = await post(portal.visitor(), 'activate-user', { ...link, ...passwords })
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'InvalidToken'], given)
    const checked = await post(portal.visitor(), 'check-token', {
      purpose: 'Confirmation',
      ...link,
    })
    assert.equal(checked.json().code, 'InvalidToken', given)
  }
  const [after] = await db.select().from(compte).where(eq(compte.id, id))
  assert.equal(after?.motDePasse, before?.motDePasse)
})
