import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { changementIdentifiant } from '../../schema/comptes.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { sealed } from '../../schema/sealed.ts'
import { createTestApp } from '../../testing/index.ts'
import { compteIdOf } from './testing/index.ts'

test('the server applies by itself what is due, within fifteen seconds', async () => {
  // What is done every fifteen seconds is done at once; the watch over the database keeps its own pace.
  const real = globalThis.setInterval
  mock.method(globalThis, 'setInterval', ((work: () => void, ms: number) =>
    real(work, ms === 15_000 ? 50 : ms)) as typeof setInterval)
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
    for (let turn = 0; turn < 200 && (await userName()) !== 'camille@nouvelle.example.org'; turn++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(await userName(), 'camille@nouvelle.example.org')
  } finally {
    mock.restoreAll()
    await portal.close()
  }
})
