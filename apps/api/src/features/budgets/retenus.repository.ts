import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'
import { mailRetenu } from './budgets.schema.ts'

export type RetenuRow = typeof mailRetenu.$inferSelect
type Cle = Pick<RetenuRow, 'clientCode' | 'destinataireEmpreinte'>

const is = ({ clientCode, destinataireEmpreinte }: Cle) =>
  and(
    eq(mailRetenu.clientCode, clientCode),
    eq(mailRetenu.destinataireEmpreinte, destinataireEmpreinte),
  )

/** The one of that receiver, held; made by the first that comes. */
export async function lockRetenu(tx: Executor, nouveau: RetenuRow): Promise<RetenuRow> {
  for (;;) {
    await tx.insert(mailRetenu).values(nouveau).onConflictDoNothing()
    const [row] = await tx.select().from(mailRetenu).where(is(nouveau)).for('update')
    // Told, and gone, while this one waited for it: it is the first of another day.
    if (row) return row
  }
}

export const addRetenu = (tx: Executor, cle: Cle, contenu: string) =>
  tx
    .update(mailRetenu)
    .set({ contenu, nombre: sql`${mailRetenu.nombre} + 1` })
    .where(is(cle))

/** Those of one insurer whose day has come. */
export const findDus = (
  db: Executor,
  { clientCode, now, apres, limite }: Suite<RetenuRow> & { now: Date },
) =>
  db
    .select()
    .from(mailRetenu)
    .where(
      and(
        eq(mailRetenu.clientCode, clientCode),
        gt(mailRetenu.destinataireEmpreinte, apres?.destinataireEmpreinte ?? ''),
        lte(mailRetenu.envoiLe, now),
      ),
    )
    .orderBy(asc(mailRetenu.destinataireEmpreinte))
    .limit(limite)

/** Gone once told; undefined: another node told it. */
export async function takeRetenu(tx: Executor, cle: Cle): Promise<RetenuRow | undefined> {
  return (await tx.delete(mailRetenu).where(is(cle)).returning())[0]
}

export async function countRetenus(db: Executor, clientCode: string): Promise<number> {
  const [row] = await db
    .select({ nombre: count() })
    .from(mailRetenu)
    .where(eq(mailRetenu.clientCode, clientCode))
  return row?.nombre ?? 0
}
