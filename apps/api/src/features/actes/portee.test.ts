import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pecHospiActe } from '@espace-adherent/contract'
import type { PorteesActes } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, regler, type TestApp } from '../../../testing/index.ts'
import { client } from '../portail/portail.schema.ts'

let t: TestApp
let camille: Inject
let julien: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
  julien = await t.as('julien.martin@example.org')
})
after(() => t?.close())

const ACTE = 'pecHospiActeGestion'
const headers = { 'x-numcontrat': '20450001' }
const isOfferte = async (call: Inject) => {
  const { items } = (await call({ url: '/api/demarches', headers })).json()
  return items.some(({ acte }: { acte: string }) => acte === ACTE)
}
const envoi = async (call: Inject) => {
  const data = { ...pecHospiActe.vide, numeroContrat: '20450001' }
  const answer = await call({
    method: 'POST',
    url: '/api/forms/pec/hospi/form',
    payload: { data },
    headers,
  })
  return answer.statusCode
}

for (const [portee, adherent, beneficiaire] of [
  ['Both', true, true],
  ['Contrat', true, false],
  ['Benef', false, true],
] as const)
  test(`R6.05 an act of scope ${portee} is offered to, and taken from, those alone`, async () => {
    await regler(t, { porteesActes: { [ACTE]: portee } as PorteesActes })
    assert.deepEqual([await isOfferte(camille), await isOfferte(julien)], [adherent, beneficiaire])
    // What is wrong in it is told to those who may send it.
    assert.equal((await envoi(camille)) === 403, !adherent)
    assert.equal((await envoi(julien)) === 403, !beneficiaire)
  })

test('R6.08 a feature that nobody has spoken of is visible, one that is switched off is not', async () => {
  const simuler = async () =>
    (await camille({ url: '/api/simulateurprestation', headers })).statusCode
  for (const [fonctionnalites, statut] of [
    [{}, 200],
    [{ simulateur: false }, 403],
    [{ simulateur: true }, 200],
  ] as const) {
    const { db } = t.database
    await db.update(client).set({ fonctionnalites }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
    assert.equal(await simuler(), statut)
  }
})
