import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Sinistre, sinistreSchema } from '@espace-adherent/contract'
import { lireEquation } from '@espace-adherent/domain/prestations/cas'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { sinistre } from './sinistres.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function sinistresDeCamille(): Promise<Sinistre[]> {
  const call = await t.as('camille.martin@example.org')
  const reponse = await call({
    url: '/api/adherent/sinistres',
    headers: { 'x-numcontrat': '20450002' },
  })
  const { items } = reponse.json() as { items: Sinistre[] }
  return items.map((un) => sinistreSchema.parse(un))
}

test('what a claim was paid is told payment by payment, each by a true equation', async () => {
  const sinistres = await sinistresDeCamille()
  const sejour = sinistres.find(({ indemnites }) => indemnites.length > 0 && indemnites.length < 3)
  assert.equal(
    sejour?.indemnites.reduce((somme, { montant }) => somme + montant, 0),
    15_000,
  )
  const toutes = sinistres.flatMap(({ indemnites }) => indemnites)
  assert.ok(toutes.length >= 5, `${toutes.length} payments`)
  for (const { montant, explication } of toutes)
    assert.equal(lireEquation(explication.calcul), montant, explication.calcul)
  // Of a hundred and thirty-one days of a stoppage thirty are waited for, and work gave 36,73 € more than the state.
  const arret = sinistres.find(({ indemnites }) => indemnites.length > 2)
  assert.ok(arret)
  assert.equal(
    arret.indemnites.reduce((somme, { montant }) => somme + montant, 0),
    101 * 3673,
  )
  assert.match(toutes.map(({ explication }) => explication.duree).join('\n'), /de franchise = \d+/)
  assert.match(
    arret.indemnites.at(-1)?.explication.calcul ?? '',
    /dans la limite de votre salaire net\u00a0: 78,20\u00a0€, moins 41,47\u00a0€ de la Sécurité sociale = 36,73\u00a0€/,
  )
})

test('a payment of another sum than ours is told as it was paid', async () => {
  const { db } = t.database
  await db.update(sinistre).set({
    indemnisation: sql`jsonb_set(${sinistre.indemnisation}, '{periodes,0,montant}', '123456')`,
  })
  const premieres = (await sinistresDeCamille()).flatMap(({ indemnites }) => indemnites.slice(0, 1))
  assert.deepEqual(
    premieres.map(({ montant, explication }) => [montant, explication.calcul]),
    premieres.map(() => [
      123_456,
      'Montant versé, selon votre assureur\u00a0: 1\u00a0234,56\u00a0€',
    ]),
  )
})
