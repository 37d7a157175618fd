import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cotisations } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp, untold } from '../../../testing/index.ts'
import { reviserCotisations } from './index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const MARTIN = { clientCode: 'horizon', numeroContrat: '20450001' }
const lire = async (annee: number): Promise<Cotisations> => {
  const answer = await (await t.as('camille.martin@example.org'))({
    url: `/api/forms/ribcotisations?annee=${annee}`,
    headers: { 'x-numcontrat': MARTIN.numeroContrat },
  })
  return answer.json()
}

test('an option that begins next year is told before, and changes the instalments from its day', async () => {
  const suivante = t.clock.now.getFullYear() + 1
  const effet = `${suivante}-03-01`
  await untold(t.database.db, async (e) => {
    await e.execute(sql`insert into option_contrat
      (client_code, numero_contrat, code_renfort, date_debut, montant_mensuel)
      values ('horizon', '20450001', 'OPT', ${effet}, 690)`)
    await reviserCotisations(e, MARTIN, { effet, prevenuLe: t.clock.now })
  })
  const { avenir, echeances } = await lire(suivante)
  assert.deepEqual(avenir?.paliers.at(-1), { depuis: effet, montant: 13_884, ecart: 1044 })
  assert.deepEqual(
    echeances.map(({ montant }) => montant),
    [13_194, 13_194, ...Array.from({ length: 10 }, () => 13_884)],
  )
  assert.deepEqual(echeances[2]?.changements, [{ libelle: 'Renfort Optique', ecart: 690 }])
})
