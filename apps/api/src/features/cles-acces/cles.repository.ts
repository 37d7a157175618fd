import { and, asc, eq, lt } from 'drizzle-orm'
import { type Change, changed, type Ecriture, holdComptes, isOuvert } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { cleAcces } from './cles-acces.schema.ts'

export type CleRow = typeof cleAcces.$inferSelect

/** Keys of one account are added one after the other: the limit needs no more than a count. */
export async function lockTitulaire(tx: Executor, compteId: string) {
  const rows = await holdComptes(
    tx,
    { email: compte.email, prenom: compte.prenom },
    and(eq(compte.id, compteId), eq(compte.isActif, true)),
  )
  return rows[0]
}

export const findCles = (db: Executor, compteId: string): Promise<CleRow[]> =>
  db
    .select()
    .from(cleAcces)
    .where(eq(cleAcces.compteId, compteId))
    .orderBy(asc(cleAcces.creeLe), asc(cleAcces.id))

/** Undefined when that credential is known already, to this account or to another. */
/** Null: somebody has that key already. */
export async function insertCle(
  e: Ecriture,
  cle: typeof cleAcces.$inferInsert,
): Promise<Change<CleRow> | null> {
  const [row] = await e
    .insert(cleAcces)
    .values(cle)
    .onConflictDoNothing({ target: cleAcces.credentialId })
    .returning()
  return row ? changed(e, row) : null
}

/** Null when the account has no such key. */
export async function deleteCle(
  e: Ecriture,
  { id, compteId }: { id: string; compteId: string },
): Promise<Change<Pick<CleRow, 'utiliseeLe'>> | null> {
  const [row] = await e
    .delete(cleAcces)
    .where(and(eq(cleAcces.id, id), eq(cleAcces.compteId, compteId)))
    .returning({ utiliseeLe: cleAcces.utiliseeLe })
  return row ? changed(e, row) : null
}

export const deleteClesOf = (tx: Executor, compteId: string) =>
  tx.delete(cleAcces).where(eq(cleAcces.compteId, compteId))

/** Only of an account that may sign in, at that client. */
export async function findCleToSignIn(db: Executor, clientCode: string, credentialId: string) {
  const rows = await db
    .select({ cle: cleAcces })
    .from(cleAcces)
    .innerJoin(compte, eq(compte.id, cleAcces.compteId))
    .where(
      and(eq(cleAcces.credentialId, credentialId), eq(compte.clientCode, clientCode), isOuvert),
    )
  return rows[0]?.cle
}

/**
 * False when the counter went further meanwhile, as with a copied key. The one of many
 * authenticators stays at 0, which says nothing.
 */
export async function recordUse(
  db: Executor,
  { id, compteur, isSynchronisee }: Pick<CleRow, 'id' | 'compteur' | 'isSynchronisee'>,
  now: Date,
): Promise<boolean> {
  const goesForward = compteur === 0 ? eq(cleAcces.compteur, 0) : lt(cleAcces.compteur, compteur)
  const rows = await db
    .update(cleAcces)
    .set({ compteur, isSynchronisee, utiliseeLe: now })
    .where(and(eq(cleAcces.id, id), goesForward))
    .returning({ id: cleAcces.id })
  return rows.length > 0
}
