import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { note, tell } from '../features/nouvelles/index.ts'
import { contrat } from './contrats.schema.ts'
import {
  type Ecriture,
  markTold,
  suspendContrat,
  type Told,
  together,
  unchanged,
  write,
} from './index.ts'

const cle = { clientCode: 'horizon', numeroContrat: '20450001' }
let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const etat = async () => {
  const [row] = await t.database.db.select().from(contrat).where(eq(contrat.numero, '20450001'))
  return row?.etat
}
const isDue = async () => true
const suspend = (e: Ecriture) => suspendContrat(e, cle, { etat: 'valide' })

test('a change that nobody was told of is undone, at the end or where it is called unchanged', async () => {
  const { db } = t.database
  const nothing = { value: undefined } as unknown as Told
  await assert.rejects(
    write(db, null, async (e) => {
      await suspend(e)
      return nothing
    }),
    /1 change\(s\) that nobody was told of/,
  )
  await assert.rejects(
    write(db, null, async (e) => {
      await suspend(e)
      return unchanged(e, undefined)
    }),
    /nobody was told of/,
  )
  assert.equal(await etat(), 'valide')
})

test('a change that was told stays; a second one beside it that was forgotten undoes both', async () => {
  const { db } = t.database
  await assert.rejects(
    write(db, null, async (e) => {
      const first = await suspend(e)
      await suspend(e)
      return markTold(e, first)
    }),
    /1 change\(s\)/,
  )
  assert.equal(await etat(), 'valide')
  await write(db, null, async (e) => markTold(e, await suspend(e)))
  assert.equal(await etat(), 'suspendu')
})

/** Read by the compiler only: each of these must not compile. */
export const refusedByTheCompiler = () => {
  const { db } = t.database
  // @ts-expect-error a change is returned untold
  write(db, null, (e) => suspend(e))
  // @ts-expect-error nothing is returned
  write(db, null, async (e) => void (await suspend(e)))
  // @ts-expect-error an early return is no telling
  write(db, null, async (e) => (e ? undefined : unchanged(e, undefined)))
  // @ts-expect-error a command in a bare transaction
  db.transaction((tx) => suspend(tx))
  // @ts-expect-error a command on the database itself
  suspend(db)
  const qui = { client: { code: 'horizon' }, now: new Date(), auteur: null }
  const ligne = { a: null, action: 'donnees-demandees' } as const
  // @ts-expect-error a line without a change is a note
  write(db, qui, (e) => tell(e, [], ligne))
  // @ts-expect-error a list that may be empty is told by together()
  write(db, qui, async (e) => tell(e, (await isDue()) ? [await suspend(e)] : [], ligne))
  // @ts-expect-error together with nothing
  write(db, qui, (e) => tell(e, together(e), ligne))
  // @ts-expect-error a note has no change to hand in
  write(db, qui, async (e) => note(e, await suspend(e), ligne))
  // @ts-expect-error whoever has no mails to send proves nothing to anybody
  write(db, qui, (e) => note(e, { ...ligne, preuve: isDue }))
}
