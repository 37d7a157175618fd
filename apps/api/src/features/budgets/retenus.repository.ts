import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { mailRetenu } from '../../schema/securite.schema.ts'

export type RetenuRow = typeof mailRetenu.$inferSelect
type Cle = Pick<RetenuRow, 'clientCode' | 'destinataireEmpreinte'>

const is = ({ clientCode, destinataireEmpreinte }: Cle) =>
  and(
    eq(mailRetenu.clientCode, clientCode),
    eq(mailRetenu.destinataireEmpreinte, destinataireEmpreinte),
  )

/** The one of that receiver, held; made by the first that comes. */
export async function lockRetenu(tx: Executor, nouveau: RetenuRow): Promise<RetenuRow> {
  await tx.insert(mailRetenu).values(nouveau).onConflictDoNothing()
  const [row] = await tx.select().from(mailRetenu).where(is(nouveau)).for('update')
  return row ?? nouveau
}

export const addRetenu = (tx: Executor, cle: Cle, contenu: string) =>
  tx
    .update(mailRetenu)
    .set({ contenu, nombre: sql`${mailRetenu.nombre} + 1` })
    .where(is(cle))

/** Those whose day has come, held: another node that comes for them finds nothing. */
export const lockDus = (tx: Executor, now: Date, limite: number) =>
  tx
    .select()
    .from(mailRetenu)
    .where(lte(mailRetenu.envoiLe, now))
    .orderBy(asc(mailRetenu.envoiLe))
    .limit(limite)
    .for('update', { skipLocked: true })

export const deleteRetenu = (tx: Executor, cle: Cle) => tx.delete(mailRetenu).where(is(cle))

export async function countRetenus(db: Executor, clientCode: string): Promise<number> {
  const [row] = await db
    .select({ nombre: count() })
    .from(mailRetenu)
    .where(eq(mailRetenu.clientCode, clientCode))
  return row?.nombre ?? 0
}
