import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { sealed } from '../../noyau/sealed.ts'
import { changementIdentifiant } from './comptes.schema.ts'
import { compteIdOf } from './testing/index.ts'

test('the server applies by itself what is due, within fifteen seconds', async () => {
  const portal = await createTestApp()
  try {
    const { db } = portal.database
    const compteId = await compteIdOf(portal, 'camille.martin@example.org')
    const { now } = portal.clock
    await db.insert(changementIdentifiant).values({
      compteId,
      nouvelIdentifiant: portal.sealer.seal(
        'camille@nouvelle.example.org',
        sealed.changementNouvelIdentifiant(compteId),
      ),
      demandeLe: now,
      confirmeLe: now,
      effetLe: now,
    })
    const userName = async () =>
      (await db.select().from(compte).where(eq(compte.id, compteId)))[0]?.userName
    const planned = async () =>
      (await portal.jobs.counters()).find(({ key }) => key === 'comptes.changements')?.planned
    while ((await planned()) !== 1) await new Promise((resolve) => setTimeout(resolve, 20))
    portal.clock.now = new Date(now.getTime() + 15_000)
    await portal.jobs.drain()
    assert.equal(await userName(), 'camille@nouvelle.example.org')
  } finally {
    await portal.close()
  }
})
