import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, oublierImports, type TestApp } from '../../../testing/index.ts'
import { personne } from '../contrats.schema.ts'
import { gardeImport } from '../gardes.schema.ts'
import { saveComptePrestations, tellAll, write } from '../index.ts'
import { guard } from './index.ts'

const cle = { clientCode: 'horizon', numeroContrat: '20450001' }
let t: TestApp
before(async () => {
  t = await createTestApp()
  await oublierImports(t)
})
after(() => t?.close())

const changer = (titulaire: string | null) =>
  write(t.database.db, null, async (e) => {
    await guard(e, cle, { demandeId: null, le: t.clock.now }, async () => {
      if (titulaire !== null)
        await saveComptePrestations(e, cle, {
          ...{
            titulaire,
            iban: null,
            ibanMasque: null,
            ibanEmpreinte: `e-${titulaire}`,
            bic: null,
          },
          codeModePaiement: 'VIR',
        })
    })
    return tellAll(e)
  })
const gardes = () =>
  t.database.db
    .select({ groupe: gardeImport.groupe, parties: gardeImport.parties })
    .from(gardeImport)
    .orderBy(gardeImport.rang)

test('a contract of which no file speaks has nothing to guard', async () => {
  await changer('Avant')
  assert.deepEqual(await gardes(), [])
})

test('what has changed is guarded, and nothing else; what has not is no change', async () => {
  const { db } = t.database
  await db.update(personne).set({ source: sql`id::text` }).where(eq(personne.clientCode, 'horizon'))
  await changer(null)
  await changer('Avant')
  assert.deepEqual(await gardes(), [])
  await changer('Premier')
  await changer('Second')
  const [un, deux, ...autres] = await gardes()
  assert.deepEqual(autres, [])
  assert.deepEqual([un?.groupe, deux?.groupe], ['contrat.compte', 'contrat.compte'])
  assert.deepEqual(
    [un, deux].map((garde) => garde?.parties.map(({ cle: de, partie }) => [de, partie])),
    [[['20450001', 'compte']], [['20450001', 'compte']]],
  )
  // Of two in a row, the second begins where the first ended.
  assert.equal(deux?.parties[0]?.avant, un?.parties[0]?.apres)
  assert.notEqual(un?.parties[0]?.avant, un?.parties[0]?.apres)
})
