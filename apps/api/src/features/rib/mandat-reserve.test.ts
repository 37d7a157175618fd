import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { and, asc, eq } from 'drizzle-orm'
import { createTestApp, type TestApp, untold } from '../../../testing/index.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'
import { replaceMandat } from '../../noyau/index.ts'
import { isReservee } from '../cotisations/index.ts'
import { reglement } from '../cotisations/reglements/paiements.schema.ts'

const CLE = { clientCode: 'horizon', numeroContrat: '20450005' }

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

test('a mandate signed while a card is paying does not debit that instalment besides', async () => {
  const { db } = t.database
  const aVenir = and(
    eq(cotisation.numeroContrat, CLE.numeroContrat),
    eq(cotisation.etat, 'a_venir'),
  )
  const [payee] = await db
    .select()
    .from(cotisation)
    .where(aVenir)
    .orderBy(asc(cotisation.dateEcheance))
  assert.ok(payee)
  await db.insert(reglement).values({
    ...{ id: randomUUID(), ...CLE, reference: 'R1', montant: payee.montant },
    ...{ echeances: [payee.id], etat: 'en-cours', creeLe: t.clock.now },
  })
  const row = {
    ...{ ...CLE, rum: 'HOR204500050099', ics: 'FR98ZZZ999001', signeLe: '2026-11-18' },
    ...{ titulaire: 'Jeanne Moreau', iban: 'x', ibanMasque: 'FR•• •••• 0000', bic: 'CMCIFRPPXXX' },
  }
  const quand = { jour: '2026-11-18', premier: '2026-12-02', isReservee }
  await untold(db, (e) => replaceMandat(e, CLE, row, quand))
  const modes = await db.select().from(cotisation).where(aVenir)
  assert.deepEqual(
    modes.filter(({ codeModePaiement }) => codeModePaiement === 'CHQ').map(({ id }) => id),
    [payee.id],
  )
  assert.ok(modes.length > 1)
})
