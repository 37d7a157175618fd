import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { demandeEcheanceLegale } from '../../schema/demandes.schema.ts'

type Legale = { cle: string; echeance: string }

const de = (demandeId: string, cles: readonly string[]) =>
  and(eq(demandeEcheanceLegale.demandeId, demandeId), inArray(demandeEcheanceLegale.cle, [...cles]))

/** A clock that runs already goes on: it is never started again. */
export const insertLegales = (tx: Executor, demandeId: string, legales: readonly Legale[]) =>
  tx
    .insert(demandeEcheanceLegale)
    .values(legales.map((legale) => ({ demandeId, ...legale, tenueLe: null })))
    .onConflictDoNothing()

/** Those of them that were still open. */
export const keepLegales = (tx: Executor, demandeId: string, cles: readonly string[], now: Date) =>
  tx
    .update(demandeEcheanceLegale)
    .set({ tenueLe: now })
    .where(and(de(demandeId, cles), isNull(demandeEcheanceLegale.tenueLe)))
    .returning({ cle: demandeEcheanceLegale.cle })

export const reopenLegales = (tx: Executor, demandeId: string, cles: readonly string[]) =>
  tx.update(demandeEcheanceLegale).set({ tenueLe: null }).where(de(demandeId, cles))

export const deleteLegales = (tx: Executor, demandeId: string, cles: readonly string[]) =>
  tx.delete(demandeEcheanceLegale).where(de(demandeId, cles))

export const findLegales = (db: Executor, demandeId: string) =>
  db
    .select({
      cle: demandeEcheanceLegale.cle,
      echeance: demandeEcheanceLegale.echeance,
      tenueLe: demandeEcheanceLegale.tenueLe,
    })
    .from(demandeEcheanceLegale)
    .where(eq(demandeEcheanceLegale.demandeId, demandeId))
    .orderBy(asc(demandeEcheanceLegale.echeance), asc(demandeEcheanceLegale.cle))
