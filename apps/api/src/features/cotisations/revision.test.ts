import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cotisations } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp, untold } from '../../../testing/index.ts'
import { apercuCotisation, findTarification, reviserCotisations } from './index.ts'
import { moisDeRevision } from './revision.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const MARTIN = { clientCode: 'horizon', numeroContrat: '20450001' }
const montants = async (annee: number) => {
  const answer = await (await t.as('camille.martin@example.org'))({
    url: `/api/forms/ribcotisations?annee=${annee}`,
    headers: { 'x-numcontrat': MARTIN.numeroContrat },
  })
  return (answer.json() as Cotisations).echeances.map(({ montant }) => montant)
}

test('what begins in the course of a month is paid from the next', () => {
  for (const [effet, mois] of [
    ['2026-12-01', '2026-12-01'],
    ['2026-12-02', '2027-01-01'],
    ['2028-02-29', '2028-03-01'],
  ] as const)
    assert.equal(moisDeRevision(effet), mois)
})

test('an option that begins next year is told before, and changes the instalments from its day', async () => {
  const suivante = t.clock.now.getFullYear() + 1
  const effet = `${suivante}-03-01`
  const avant = await findTarification(t.database.db, MARTIN)
  assert.ok(avant)
  const option = { libelle: 'Renfort Optique', dateDebut: effet, dateFin: null }
  const apres = { ...avant, options: [...avant.options, { ...option, montantMensuel: 690 }] }
  assert.deepEqual(apercuCotisation(avant, apres, effet), {
    avant: 13_194,
    apres: 13_884,
    depuis: effet,
  })
  await untold(t.database.db, async (e) => {
    await e.execute(sql`insert into option_contrat
      (client_code, numero_contrat, code_renfort, date_debut, montant_mensuel)
      values ('horizon', '20450001', 'OPT', ${effet}, 690)`)
    await reviserCotisations(e, MARTIN, { effet, prevenuLe: t.clock.now })
  })
  assert.deepEqual(await montants(suivante), [
    13_194,
    13_194,
    ...Array.from({ length: 10 }, () => 13_884),
  ])
})
